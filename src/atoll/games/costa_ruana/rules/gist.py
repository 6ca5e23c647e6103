"""What a move changes on the islands, in one plain sentence."""

from typing import Final

from atoll.kernel.moves import Move
from atoll.kernel.notes import Event, Note

from .rounds import island_winner
from .state import CostaRuana

TAKES_LEAD: Final = Note("gist-takes-lead", "5.2", "island")
COSTS_LEAD: Final = Note("gist-costs-lead", "5.2", "other:seat island")
KEEPS_APART: Final = Note("gist-argue", "5.3", "island")


def gist(before: CostaRuana, _move: Move, after: CostaRuana, seat: int) -> Event | None:
    """The most telling of the islands that would go to somebody else now: one's own, then one that a rival loses."""
    found: Event | None = None
    for island in range(len(before.treasures)):
        was = island_winner(before, island)
        now = island_winner(after, island)
        if now == seat != was:
            return Event(TAKES_LEAD, seat, (island,))
        if was not in (now, seat, -1):
            found = found or Event(COSTS_LEAD, seat, (was, island))
        elif now == -1 and was == seat:
            found = found or Event(KEEPS_APART, seat, (island,))
    return found
