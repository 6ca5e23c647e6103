"""Who judges positions of a game: a learned net where the game brings one for so many seats, else its linear value.

A game's nets lie in its folder, `learned/2.net` for two seats; each has a card beside it that says how it was made, and
for which bots it is the better judge.
"""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from atoll.kernel.data import read_json
from atoll.kernel.game import Game
from atoll.kernel.mistakes import Mistake

from .judge import Judge

if TYPE_CHECKING:
    from atoll.kernel.net import Layers  # nets come with packed vectors, which linear values do not need

FOLDER = "learned"
LINEAR = "linear"
VALUES = ("", LINEAR)
"""What a bot can be told to judge by: the best there is, or the linear value."""
QUICK, SEARCH = "quick", "search"
"""Who judges: a bot that looks one move ahead, or one that searches."""


class UnknownValue(Mistake):
    """Nobody judges by that."""


def net_path(game: Game, seats: int) -> Path:
    """Where the net of a game for so many seats lies, if there is one."""
    return game.folder / FOLDER / f"{seats}.net"


@cache
def card(game: Game, seats: int) -> dict[str, Any]:
    """How the net was made that lies there for so many seats; empty where there is none, or nothing is told."""
    path = net_path(game, seats).with_suffix(".json")
    return read_json(path) if path.is_file() else {}


def learned(game: Game, seats: int, bot: str) -> bool:
    """Whether such a bot judges by a net at so many seats."""
    return layers(game, seats) is not None and bot in card(game, seats).get("for", [QUICK, SEARCH])


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


def appoint(game: Game, seats: int, value: str = "", bot: str = SEARCH) -> Judge:
    """A judge of one game for such a bot; `linear` asks for the value whose terms have names."""
    if value not in VALUES:
        raise UnknownValue(f"a bot judges by its best value or by {LINEAR}, not by {value!r}")
    found = None if value == LINEAR or not learned(game, seats, bot) else layers(game, seats)
    if found is None:
        return Judge(game, seats)
    from atoll.kernel.net import Net

    from .learned import LearnedJudge

    assert game.observer is not None
    return LearnedJudge(game, seats, game.observer(seats), Net(found))
