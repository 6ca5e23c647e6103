"""Names by which other libraries ask for our games, bound to the version of the rules: `atoll/CostaRuana-v1`."""

import re

from atoll import games
from atoll.kernel.game import Game
from atoll.kernel.mistakes import Mistake

_ID = re.compile(r"(?:atoll/)?(\w+)-v(\d+)")


class UnknownId(Mistake):
    """No game has this id, or its rules have another version."""


def stem(name: str) -> str:
    """The part of an id that is the game's: `CostaRuana`."""
    return "".join(part.capitalize() for part in name.split("-"))


def id_of(game: Game) -> str:
    """The id of a game. Other rules are another environment, so results under one id can be compared."""
    return f"atoll/{stem(game.name)}-v{game.rules}"


def ids() -> list[str]:
    """The ids of all games on the shelf."""
    return [id_of(games.find(name)) for name in games.names()]


def game_of(id: str) -> Game:
    """The game of an id; raises UnknownId for another version of its rules."""
    found = _ID.fullmatch(id)
    by_stem = {stem(name): name for name in games.names()}
    if found is None or found[1] not in by_stem:
        raise UnknownId(f"there is no game with the id {id!r}; there are: {', '.join(ids())}")
    game = games.find(by_stem[found[1]])
    if int(found[2]) != game.rules:
        raise UnknownId(f"{game.title} is installed with version {game.rules} of its rules, as {id_of(game)}, not {id}")
    return game
