"""Three island board games, played by the book: in the terminal, in the browser and from Python.

>>> import atoll
>>> match = atoll.match("costa-ruana", seats=2, seed=7, bots=["quick", "random"])
>>> moves = [(step.seat, step.move) for step in match]
>>> match.outcome.winners
[0]
"""

from collections.abc import Sequence
from pathlib import Path
from typing import SupportsIndex

from . import games, kernel
from .bots.bot import Bot
from .bots.levels import bot as _bot
from .games import find as game
from .kernel.game import BadSetup, Game, NotOver, Outcome
from .kernel.mistakes import Mistake
from .kernel.moves import Move
from .kernel.rng import check_seed, seeded
from .kernel.state import DRAW, EXPLAIN, GUEST, IllegalMove, NoSuchSeat, State
from .play.match import Match, Step, invite
from .play.record import Entry, Record, spoken
from .play.record import parse as record

__version__ = "0.1.0"

__all__ = [
    "COMPILED",
    "GUEST",
    "BadSetup",
    "Bot",
    "Entry",
    "Game",
    "IllegalMove",
    "Match",
    "Mistake",
    "Move",
    "NoSuchSeat",
    "NotOver",
    "Outcome",
    "Record",
    "State",
    "Step",
    "bot",
    "game",
    "games",
    "match",
    "move",
    "picture",
    "position",
    "record",
    "seeded",
]

COMPILED = Path(kernel.state.__file__).suffix != ".py"
"""Whether the fast rooms run as machine code."""


def match(
    name: str,
    *,
    seats: SupportsIndex,
    seed: SupportsIndex = 0,
    bots: Sequence[str | Bot | None] = (),
    names: Sequence[str] = (),
    **options: str,
) -> Match:
    """A new match. `bots` says for each seat who plays: a level such as "search@200ms", a bot of yours, or nobody."""
    title = game(name)
    count, number = title.check_seats(seats), check_seed(seed)
    if isinstance(bots, str) or not isinstance(bots, Sequence):
        raise BadSetup(f"bots are a list, with a level, a bot or None for each seat, not {bots!r}")
    if isinstance(names, str) or not isinstance(names, Sequence) or not all(isinstance(each, str) for each in names):
        raise BadSetup(f"names are a list of texts, not {names!r}")
    if len(bots) > count:
        raise BadSetup(f"{len(bots)} bots cannot sit in {count} seats")
    players = {
        seat: invite(player, title, number, seat) if isinstance(player, str) else player
        for seat, player in enumerate(bots)
        if player is not None
    }
    return Match.new(title, count, number, options, list(names), players)


def position(name: str, *, seats: SupportsIndex, seed: SupportsIndex = 0, said: str = "", **options: str) -> State:
    """A position by what was said: `said="2 place 2; 1 place 3"`, seats counted from one as in a record."""
    state: State = game(name).start(seats, seed, **options)
    for entry in spoken(said, state.seats):
        state.say(entry.seat, entry.text)
    return state


def move(name: str, text: str) -> Move:
    """A word of a game: `atoll.move("costa-ruana", "place 2")`."""
    return game(name).lexicon[text]


def bot(level: str, name: str, seed: SupportsIndex = 0) -> Bot:
    """A bot of a level for one seat of a game: `atoll.bot("search@200ms", "arnak")`."""
    return _bot(level, game(name), seeded(seed, "bot"))


def picture(
    shown: State | Match | Step, seat: SupportsIndex = GUEST, language: str = "en", *, wide: bool = True
) -> str:
    """The drawn table as one SVG, as a seat or a guest sees it; `wide=False` is how a phone lays it out."""
    from .svg import NotDrawn, table_svg

    at = shown.after() if isinstance(shown, Step) else shown
    state, names = (at.state, at.record.names) if isinstance(at, Match) else (at, [])
    title = state.lexicon().game if isinstance(state, State) else None
    if title is None:
        raise NotDrawn(f"only a position, match or step of a game on the shelf can be drawn, not {shown!r}")
    return table_svg(title, state, seat, language, names, wide=wide)


def _draw(state: State) -> str | None:
    """What a guest sees of a position, for a notebook; None for a game without drawings."""
    title = state.lexicon().game
    return None if title is None or title.stage is None else picture(state)


def _explain(mistake: IllegalMove) -> str:
    """A refusal in English; the catalogue is read when somebody wants to know."""
    from .text.speaker import Speaker

    title = mistake.lexicon.game
    return mistake.reason.note.name if title is None else Speaker(title).explain(mistake)


EXPLAIN.append(_explain)
DRAW.append(_draw)
