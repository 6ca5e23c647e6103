"""After the game: its record, its replay, who was ahead, and a new table from any of its positions."""

import asyncio
import secrets

import msgspec

from atoll.kernel.mistakes import Mistake
from atoll.play.commitment import with_commitment
from atoll.play.match import Match
from atoll.play.timeline import timeline

from . import clock, wire
from .botpool import SUBSTITUTE
from .frames import NO_UNDO, Around, FrameMaker, Reader, seat_view
from .log import log_event
from .refusal import Refused
from .seating import bird, check_room, told_apart
from .table import Person, Seat, Table, fresh_name
from .tables import Tables


async def record(tables: Tables, name: str, person: Person) -> str:
    """A finished game as a file that `atoll verify` can check."""
    table = await find(tables, name, person)
    return with_commitment((await _match(tables, table)).record, table.sealed)


async def replay(tables: Tables, table: Table, n: int, seat: int, reader: Reader) -> msgspec.Raw:
    """A finished game after so many lines of its record, from any seat: nothing is secret any more."""
    if seat >= len(table.seats):
        raise Refused("bad-message", "seat")

    async def work() -> msgspec.Raw:
        match = await _match(tables, table, n)
        seats = [seat_view(table, number, table.changed) for number in range(len(table.seats))]
        frame = FrameMaker(table, match).frame(reader, seat, n, Around(seats))
        return _encoded(msgspec.structs.replace(frame, choices=[], undo=NO_UNDO))

    key = ("replay", table.id, table.changed, n, seat, reader.language, reader.shape)
    return await tables.finished.get(key, work)


async def lead(tables: Tables, table: Table, language: str) -> msgspec.Raw:
    """Who was ahead in a finished game, position by position and round by round."""

    async def work() -> msgspec.Raw:
        entries = [line.entry for line in await tables.store.moves(table.id)]
        followed = await asyncio.to_thread(timeline, table.record(entries), language)
        return _encoded(wire.Lead(followed.values, [wire.Round(n, name) for n, name in followed.rounds]))

    return await tables.finished.get(("lead", table.id, table.changed, language), work)


def _encoded(answer: msgspec.Struct) -> msgspec.Raw:
    """An answer as it is sent: of a drawn table the text takes a tenth of the memory."""
    return msgspec.Raw(msgspec.json.encode(answer))


async def play_on(tables: Tables, person: Person, address: str, name: str, n: int) -> Table:
    """What if: a new table with the shuffle and the first moves of a finished game, and bots for the others."""
    old = await find(tables, name, person)
    await check_room(tables, person, address)
    if (await _match(tables, old, n)).state.over():
        raise Refused("not-now")
    seats = [
        Seat("bot", name=bird(person.language, number), level=seat.level or SUBSTITUTE)
        for number, seat in enumerate(old.seats)
    ]
    seats[max(old.seat_of(person.id), 0)] = Seat("person", person.id, person.name)
    fresh = {"id": fresh_name(), "version": 0, "invite": secrets.token_hex(5), "host": person.id, "origin": address}
    standing = {"moves": 0, "waiting": [], "since": [], "banks": [], "overdue": {}, "points": [], "ranks": []}
    fresh |= {"branch": old.id, "successor": "", "asked_by": "", "predecessor": "", "ending": "played"}
    fresh |= {"lesson": None, "clock": None}
    now = clock.now()
    table = msgspec.structs.replace(
        old, seats=told_apart(seats), phase="playing", made=now, changed=now, **fresh, **standing
    )
    await tables.store.keep(person)
    await tables.store.save(table)
    await tables.store.copy_moves(old.id, table.id, n)
    log_event("played on", table=table.id, game=table.game, after=n)
    (await tables.room(table.id)).schedule()
    return table


async def find(tables: Tables, name: str, person: Person) -> Table:
    """A finished game, for those who may see it."""
    table = await tables.table(name)
    if table.phase != "over":
        raise Refused("not-over")
    if not table.guests and person.id not in table.people():
        raise Refused("no-guests")
    return table


async def _match(tables: Tables, table: Table, upto: int | None = None) -> Match:
    lines = await tables.store.moves(table.id)
    try:
        return await asyncio.to_thread(Match.replay, table.record([line.entry for line in lines[:upto]]))
    except Mistake:
        raise Refused("old-table") from None
