"""The same people once more: one table for all, each with a seat that is kept until they accept it."""

from . import catalog_page, wire
from .refusal import Refused
from .room import Room
from .seating import check_room, fresh_table, keep, sit, start
from .table import Person, Seat, Table, Terms, fields_of
from .tables import Tables


async def play_again(tables: Tables, person: Person, address: str, name: str, rotate: bool) -> Table:
    """Open the table that follows a finished one, or accept the seat that is kept there."""
    made: list[Table] = []

    async def change(room: Room) -> None:
        old = room.table
        if old.phase != "over":
            raise Refused("not-over")
        if old.seat_of(person.id) == -1:
            raise Refused("not-seated")
        follows = await _successor(tables, old)
        if follows is None:
            await check_room(tables, person, address)
            follows = _following(old, person, address, rotate)
            await keep(tables, person, follows)
            old.successor, old.asked_by = follows.id, person.name
            try:
                await room.save()
            except Refused:  # somebody else has asked at this very moment
                await tables.store.remove(follows.id)
                raise
        made.append(follows)

    await tables.change(name, change)
    return await _accept(tables, person, made[0])


async def _successor(tables: Tables, old: Table) -> Table | None:
    """The table that follows, unless it was called off or is over as well."""
    if not old.successor:
        return None
    try:
        follows = await tables.table(old.successor)
    except Refused:
        return None
    return None if follows.phase == "over" else follows


def _following(old: Table, person: Person, address: str, rotate: bool) -> Table:
    seats = [
        Seat("bot", name=seat.name, level=seat.level)
        if seat.kind == "bot"
        else Seat("person", person.id, person.name)
        if seat.person == person.id
        else Seat("invite", name=seat.name, held=seat.person)
        for seat in old.seats
    ]
    if rotate:
        seats = seats[1:] + seats[:1]
    table = fresh_table(catalog_page.find(old.game), person, address, seats, fields_of(Terms, old))
    table.predecessor = old.id
    return table


async def _accept(tables: Tables, person: Person, table: Table) -> Table:
    """Sit down where a seat is kept; the game begins when everybody has."""
    if table.phase != "gathering":
        return table
    if table.complete():
        return await start(tables, person, table.id, "")
    if table.seat_of(person.id) != -1:
        return table
    return await sit(tables, person, table.id, wire.Sit())
