"""Who judges positions of a game: a learned net where the game brings one for so many seats, else its linear value.

A game's nets lie in its folder, `learned/2.net` for two seats; each has a card beside it that says how it was made.
"""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from atoll.kernel.game import Game
from atoll.kernel.mistakes import Mistake

from .judge import Judge

if TYPE_CHECKING:
    from atoll.kernel.net import Layers  # nets come with packed vectors, which linear values do not need

FOLDER = "learned"
LINEAR = "linear"
VALUES = ("", LINEAR)
"""What a bot can be told to judge by: the best there is, or the linear value."""


class UnknownValue(Mistake):
    """Nobody judges by that."""


def net_path(game: Game, seats: int) -> Path:
    """Where the net of a game for so many seats lies, if there is one."""
    return game.folder / FOLDER / f"{seats}.net"


@cache
def layers(game: Game, seats: int) -> "Layers | None":
    """The net of a game for so many seats."""
    path = net_path(game, seats)
    if game.observer is None or not path.is_file():
        return None
    from atoll.kernel.net import BadNet, Layers
    from atoll.kernel.netfile import read_net

    about, weights = read_net(path.read_bytes())
    fits = (about.get("game"), about.get("seats"), about["size"]) == (game.name, seats, game.observer(seats).size)
    if not fits:
        raise BadNet(f"{path} was made for other rows than those of {game.title} with {seats} seats")
    return Layers(weights)


def appoint(game: Game, seats: int, value: str = "") -> Judge:
    """A judge of one game; `linear` asks for the value whose terms have names."""
    if value not in VALUES:
        raise UnknownValue(f"a bot judges by its best value or by {LINEAR}, not by {value!r}")
    found = None if value == LINEAR else layers(game, seats)
    if found is None:
        return Judge(game, seats)
    from atoll.kernel.net import Net

    from .learned import LearnedJudge

    assert game.observer is not None
    return LearnedJudge(game, seats, game.observer(seats), Net(found))
