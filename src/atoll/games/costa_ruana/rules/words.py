"""Everything that can be said in Costa Ruana."""

from typing import Final

from mypy_extensions import i64

from atoll.kernel.lexicon import Lexicon
from atoll.kernel.moves import Move
from atoll.kernel.notes import Note

from .components import CARDS, CONDITIONS, MOST_ISLANDS, MOST_SEATS


class PlaceNative(Move):
    """Put a native of yours from the supply on an island."""

    def __init__(self, island: i64) -> None:
        super().__init__(Note("do-place", "4.3", "island"), f"place {island + 1}", (island,))
        self.island: Final = island


class ReturnNative(Move):
    """Take a native of yours back from an island."""

    def __init__(self, island: i64) -> None:
        super().__init__(Note("do-return", "4.2", "island"), f"return {island + 1}", (island,))
        self.island: Final = island


class MoveTreasure(Move):
    """Carry a treasure from one island to another."""

    def __init__(self, origin: i64, goal: i64) -> None:
        note = Note("do-treasure", "4.1", "from:island to:island")
        super().__init__(note, f"treasure {origin + 1} {goal + 1}", (origin, goal))
        self.origin: Final = origin
        self.goal: Final = goal


class MoveNative(Move):
    """Move anybody's native from one island to another."""

    def __init__(self, owner: i64, origin: i64, goal: i64) -> None:
        note = Note("do-move", "4.4", "owner:seat from:island to:island")
        super().__init__(note, f"move {owner + 1} {origin + 1} {goal + 1}", (owner, origin, goal))
        self.owner: Final = owner
        self.origin: Final = origin
        self.goal: Final = goal


class PlayCard(Move):
    """Lay a card from your hand before a player, face up ("show") or face down ("hide")."""

    def __init__(self, kind: i64, before: i64, up: bool) -> None:
        verb = "show" if up else "hide"
        note = Note("do-show", "3.1", "card before:seat") if up else Note("do-hide", "3.2", "card* before:seat")
        super().__init__(note, f"{verb} {CARDS[kind].name} {before + 1}", (kind, before))
        self.kind: Final = kind
        self.before: Final = before
        self.up: Final = up


class StandOn(Move):
    """Put a native of yours on a card that was played this round."""

    def __init__(self, spot: i64) -> None:
        super().__init__(Note("do-stand", "3.3", "spot"), f"stand {spot + 1}", (spot,))
        self.spot: Final = spot


class Flip(Move):
    """Turn over one of the two Condition cards."""

    def __init__(self, condition: i64) -> None:
        name = CONDITIONS[condition].replace("_", "-")
        super().__init__(Note("do-flip", "3.4", "condition"), f"flip {name}", (condition,))
        self.condition: Final = condition


class Resolve(Move):
    """Resolve this one of your cards next."""

    def __init__(self, spot: i64) -> None:
        super().__init__(Note("do-resolve", "3.6", "spot"), f"resolve {spot + 1}", (spot,))
        self.spot: Final = spot


class Name(Move):
    """Resign as Shaman and name another player."""

    def __init__(self, seat: i64) -> None:
        super().__init__(Note("do-name", "6.4", "seat"), f"name {seat + 1}", (seat,))
        self.seat: Final = seat


MOST_CARDS: Final = 2 * MOST_SEATS

ISLANDS: Final = range(MOST_ISLANDS)
SEATS: Final = range(MOST_SEATS)


def _first(words: list[Move]) -> list[list[Move]]:
    """The first 0, 1, 2 ... of these words: the row for so many islands or seats, offered at once."""
    return [words[:size] for size in range(len(words) + 1)]


PLACE: Final[list[Move]] = [PlaceNative(island) for island in ISLANDS]
RETURN: Final[list[Move]] = [ReturnNative(island) for island in ISLANDS]
# [origin][number of other islands]
TREASURE: Final = [_first([MoveTreasure(origin, goal) for goal in ISLANDS if goal != origin]) for origin in ISLANDS]
# [owner][origin][number of other islands]
MOVE: Final = [
    [_first([MoveNative(owner, origin, goal) for goal in ISLANDS if goal != origin]) for origin in ISLANDS]
    for owner in SEATS
]
# [kind of card][number of seats]
SHOW: Final = [_first([PlayCard(card.kind, seat, True) for seat in SEATS]) for card in CARDS]
HIDE: Final = [_first([PlayCard(card.kind, seat, False) for seat in SEATS]) for card in CARDS]
STAND: Final[list[Move]] = [StandOn(spot) for spot in range(MOST_CARDS)]
PASS: Final = Move(Note("do-pass", "3.3"), "pass")
FLIP: Final[list[Move]] = [Flip(condition) for condition in range(len(CONDITIONS))]
RESOLVE: Final[list[Move]] = [Resolve(spot) for spot in range(MOST_CARDS)]
SERVE: Final = Move(Note("do-serve", "6.4"), "serve")
NAME: Final[list[Move]] = [Name(seat) for seat in range(MOST_SEATS)]

# The same words flat, for refusing a whole kind of them at once.
ALL_TREASURE: Final[list[Move]] = [move for rows in TREASURE for move in rows[-1]]
ALL_MOVE: Final[list[Move]] = [move for table in MOVE for rows in table for move in rows[-1]]
ALL_SHOW: Final[list[Move]] = [move for rows in SHOW for move in rows[-1]]
ALL_HIDE: Final[list[Move]] = [move for rows in HIDE for move in rows[-1]]

LEXICON: Final = Lexicon(
    [*PLACE, *RETURN, *ALL_TREASURE, *ALL_MOVE, *ALL_SHOW, *ALL_HIDE, *STAND, PASS, *FLIP, *RESOLVE, SERVE, *NAME]
)
