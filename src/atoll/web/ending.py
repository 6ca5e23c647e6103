"""The end before the end: somebody gives up, all agree to stop, or a game of one person is put away."""

from typing import TYPE_CHECKING

from . import clock, standin
from .log import log_event
from .refusal import Refused
from .table import Ending

if TYPE_CHECKING:
    from .room import Room


async def resign(room: "Room", person: str) -> None:
    """Somebody gives up for good: a bot plays on, or the game ends, as the table agreed."""
    seat = _player(room, person)
    table = room.table
    table.seats[seat].left = True
    table.seats[seat].abandons = False
    room.returning.discard(seat)
    room.votes.pop(seat, None)
    log_event("resigned", table=table.id, seat=seat)
    if table.resigning == "end" or not table.players():
        await _end(room, "resigned")
    elif table.seats[seat].stand_in:
        await room.save()
    else:
        await standin.stand_in(room, seat, True)
    await _stop_if_agreed(room)


async def abandon(room: "Room", person: str, wish: bool) -> None:
    """Somebody wishes to stop, and all who play must wish it; or somebody does not, and nothing more is said of it."""
    seat = _player(room, person)
    for place in room.table.seats:
        place.abandons = place.abandons and wish
    room.table.seats[seat].abandons = wish
    await room.save()
    await _stop_if_agreed(room)


async def _stop_if_agreed(room: "Room") -> None:
    """Stop when nobody who plays is against it. Those for whom a bot stands in are not waited for."""
    table = room.table
    asked = [seat for n in table.players() if not (seat := table.seats[n]).stand_in or seat.abandons]
    if table.phase == "playing" and any(seat.abandons for seat in asked) and all(seat.abandons for seat in asked):
        await _end(room, "abandoned")


def _player(room: "Room", person: str) -> int:
    """The seat of somebody who plays."""
    seat = room.table.seat_of(person)
    if seat == -1:
        raise Refused("not-seated")
    if room.table.phase != "playing":
        raise Refused("not-now")
    return seat


async def _end(room: "Room", ending: Ending) -> None:
    """Stop the game as it stands."""
    room.table.end(ending)
    room.table.changed = clock.now()
    await room.save()
    log_event("ended early", table=room.table.id, how=ending)
    room.live.frames.wipe()
    room.show()
    room.schedule()
