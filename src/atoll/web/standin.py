"""A bot for somebody who is gone: at their own wish, by vote, when their time is up, or by itself; and the way back."""

import time
from typing import TYPE_CHECKING

from atoll.kernel.state import GUEST

from . import clock, wire
from .log import log_event
from .refusal import Refused
from .subscriber import Subscriber
from .table import GRACE

if TYPE_CHECKING:
    from .room import Room

ABSENCE = 60.0
"""Seconds without a socket after which the others may vote for a stand-in: a reload takes less."""


async def vote(room: "Room", reader: Subscriber, said: wire.Vote) -> None:
    """A bot stands in at once where a person asks for itself, else when most of the others want it."""
    own = room.seat(reader)
    table = room.table
    seat = own if said.seat == GUEST else said.seat
    if table.phase != "playing" or seat not in table.players():
        raise Refused("no-vote")
    if seat == own:
        await stand_in(room, seat, said.wish)
        return
    if not table.stand_ins or not absent(room, seat):
        raise Refused("no-vote")
    votes = room.votes.setdefault(seat, set())
    if said.wish:
        votes.add(reader.person)
    else:
        votes.discard(reader.person)
    room.announce()
    if len(room.voters(seat)) >= votes_needed(seat, room.present()):
        await stand_in(room, seat, True)
    room.show()


def absent(room: "Room", seat: int) -> bool:
    """Whether somebody is gone for the others to decide. In a game by turns people are away by agreement."""
    if room.connected(seat):
        return False
    if room.table.pace == "turns":
        left = room.table.left(seat, clock.now())
        return left is not None and left <= 0
    return away(room, seat) >= ABSENCE


def away(room: "Room", seat: int) -> float:
    """For how many seconds somebody has had no socket here."""
    return time.monotonic() - room.left_at.get(seat, room.opened)


def votes_needed(seat: int, present: set[int]) -> int:
    """Most of the others who are here: those who are gone too cannot be asked."""
    return len(present - {seat}) // 2 + 1


def replaced_in(room: "Room", seat: int, present: set[int]) -> float | None:
    """Seconds until a bot takes the seat of somebody who vanished; None where nobody is gone or nobody waits."""
    table = room.table
    if seat in present or not present or table.phase != "playing" or table.pace != "live" or not table.stand_ins:
        return None
    if seat not in table.players() or table.seats[seat].stand_in:
        return None
    return max(0.0, table.absence - away(room, seat))


async def replace_absent(room: "Room") -> None:
    """Let bots take the seats of those who have been away for as long as the table waits."""
    for seat in room.table.players():
        if replaced_in(room, seat, room.present()) == 0:
            await stand_in(room, seat, True)


async def stand_in(room: "Room", seat: int, wish: bool) -> None:
    """Give a seat to a bot, or back to its person; where time ran out, not before the bot has moved."""
    table, place = room.table, room.table.seats[seat]
    if wish:
        room.returning.discard(seat)
    elif owed_to_bot(room, seat):
        room.returning.add(seat)
        return
    if place.stand_in == wish:
        return
    now = clock.now()
    if table.clock is not None:
        if wish and seat in table.waiting:
            table.banks[seat] -= now - table.since[seat]
        if table.banks[seat] <= 0:
            if not wish:
                table.banks[seat] = GRACE
            # Whoever takes the bot's moves back finds no new grace at the same place.
            table.overdue[seat] = max(table.overdue.get(seat, 0), _moves_by(room, seat))
    table.since[seat] = now
    place.stand_in = wish
    room.votes.pop(seat, None)
    room.returning.discard(seat)
    await room.save()
    log_event("stand-in" if wish else "hand back", table=table.id, seat=seat)
    room.show()
    room.schedule()


def owed_to_bot(room: "Room", seat: int) -> bool:
    """Whether a bot stands in because time ran out, and has yet to make the move that was due."""
    table, place = room.table, room.table.seats[seat]
    out = place.stand_in and table.clock is not None and table.banks[seat] <= 0
    return out and _moves_by(room, seat) <= table.overdue.get(seat, -1)


def _moves_by(room: "Room", seat: int) -> int:
    return sum(step.seat == seat for step in room.match.steps)
