"""How a room follows what was kept, said and wished at other servers."""

import time
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from atoll.kernel.mistakes import Mistake

from . import wire
from .log import log_event
from .news import Moved
from .refusal import Refused
from .store import Line
from .store.postgres import PostgresStore
from .table import Table

if TYPE_CHECKING:
    from .room import Room


async def follow(room: "Room", hint: Moved, store: PostgresStore) -> None:
    """Play a line that another server has kept, if it is the next after the last that is known here; or else look."""
    async with room.turn:
        last = room.game.last if room.game is not None else None
        if room.closed:
            return
        if room.game is not None and hint.after == last:
            _play(room, [hint.line])
            room.show()
            room.schedule()
        elif last is None or hint.line.n > last.n or hint.line.time > last.time:
            await catch_up(room, store)


async def catch_up(room: "Room", store: PostgresStore) -> None:
    """Learn what is kept of a table, as the holder of its turn. If it is not as we remember, the room closes."""
    if room.closed:
        return
    known = room.game.last if room.game is not None else None
    kept = await store.fresh(room.table.id)
    lines = await store.moves(room.table.id, known.n - 1 if known is not None else 0)
    if kept is None:
        _send_home(room, "cancelled" if room.table.phase == "gathering" else "unknown-table")
    elif known is not None and (not lines or lines[0] != known):
        log_event("moves were lost", table=room.table.id, known=known.n)
        _send_home(room, "moves-lost")
    elif kept.version == room.table.version:
        _play(room, lines[known is not None :])
    elif room.game is not None and known is not None and kept.moves >= known.n:
        agreed = 1 + kept.moves - known.n
        _play(room, lines[1:agreed])
        _adopt(room, kept)
        _play(room, lines[agreed:])
    else:
        whole = await store.moves(kept.id)  # before anything is adopted: frames may be drawn meanwhile
        _adopt(room, kept)
        if kept.phase == "gathering":
            room.game = None
        else:
            room.begin(whole)
            room.send_guests_away()
    room.show()
    room.schedule()


def _play(room: "Room", lines: Sequence[Line]) -> None:
    try:
        for line in lines:
            room.live.play(line)
    except Mistake:  # another version of the rules is played elsewhere
        room.close()
        raise Refused("old-table") from None


def _adopt(room: "Room", kept: Table) -> None:
    """What was agreed on elsewhere is agreed on here, from now on."""
    table = room.table
    before = [(seat.name, seat.stand_in) for seat in table.seats]
    people = table.people()
    for field in kept.__struct_fields__:
        setattr(table, field, getattr(kept, field))
    for removed in people - table.people():
        room.tell(removed, "removed")
    for seat, place in enumerate(table.seats):
        if before[seat : seat + 1] != [(place.name, place.stand_in)]:
            room.votes.pop(seat, None)
    if room.game is not None:
        room.game.frames.rename()
    for reader in room.readers:
        reader.told.clear()


def _send_home(room: "Room", why: str) -> None:
    """What a room shows is not so: its readers are told, and come back to what is."""
    for reader in room.readers:
        reader.queue(wire.Problem(why, Refused(why).sentence(reader.language)))
    room.close()
    raise Refused("busy")


def greet(room: "Room", before: Collection[str]) -> None:
    """Somebody has come or gone elsewhere: against who is back nobody votes, and who left is away from now on."""
    here = room.people()
    for seat, place in enumerate(room.table.seats):
        if place.person in before and place.person not in here:
            room.left_at[seat] = time.monotonic()
        elif place.person in here and place.person not in before:
            room.votes.pop(seat, None)
    room.show()
    room.schedule()
