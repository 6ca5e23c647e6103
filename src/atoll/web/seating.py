"""Before the game: open a table, sit down, leave, change what was agreed, begin or call it off."""

import secrets
from typing import Any

from atoll.kernel.game import BadSetup, Game
from atoll.play.commitment import Commitment
from atoll.play.lesson import lesson

from . import catalog_page, clock, ending, standin, wire
from .botpool import levels
from .log import log_event
from .news import Saved
from .people import one_line
from .refusal import Refused, words
from .room import Room
from .table import Lesson, Person, Seat, Table, Terms, discreet_seats, fields_of, fresh_name, unlike
from .tables import Tables

BIRDS = 8
"""How many names of birds there are for bots."""
GOING = 200
"""Among how many unfinished tables of somebody a lesson is looked for."""


async def open_table(tables: Tables, person: Person, address: str, wish: wire.TableWish) -> Table:
    """Open a new table; the shuffle is committed to before anybody sits down."""
    await check_room(tables, person, address)
    await tables.warm()
    game = catalog_page.find(wish.game)
    terms = checked_terms(game, wish, len(wish.seats))
    table = fresh_table(game, person, address, _seats(person, wish.seats), terms)
    await keep(tables, person, table)
    return await start(tables, person, table.id, "") if table.complete() else table


def checked_terms(game: Game, wish: wire.Terms, seats: int) -> dict[str, Any]:
    """The terms of a table as they are kept, if so many can play by them."""
    try:
        options = game.settings(wish.options)
        game.check_seats(seats)
    except BadSetup as mistake:
        raise Refused("bad-setup", str(mistake)) from None
    return {**fields_of(Terms, wish), "options": options, "title": one_line(wish.title)}


def fresh_table(game: Game, host: Person, address: str, seats: list[Seat], terms: dict[str, Any]) -> Table:
    """A table with a shuffle of its own."""
    sealed = Commitment.fresh()
    now = clock.now()
    return Table(
        id=fresh_name(),
        game=game.name,
        rules=game.rules,
        host=host.id,
        seats=seats,
        invite=secrets.token_hex(5),
        seed=sealed.digits,
        salt=sealed.salt,
        made=now,
        changed=now,
        origin=address,
        sealed_dice=True,
        **terms,
    )


async def keep(tables: Tables, person: Person, table: Table) -> None:
    """Store a new table, and who opened it."""
    await tables.store.keep(person)
    await tables.store.save(table)
    log_event("opened", table=table.id, game=table.game, seats=len(table.seats))


async def open_lesson(tables: Tables, person: Person, address: str, name: str) -> Table:
    """The lesson of a game, where somebody left it or from its beginning: a fixed deal against gentle bots."""
    await tables.warm()
    game = catalog_page.find(name)
    script = lesson(game)
    if script is None:
        raise Refused("unknown-page")
    for table in await tables.store.tables_of(person.id, over=False, most=GOING):
        mine = table.game == name and table.lesson is not None and table.seat_of(person.id) != -1
        if mine and table.phase == "playing":  # it may have ended since its row was written
            return table
    await check_room(tables, person, address)
    wishes = [wire.SeatWish("bot", script.level) for _ in range(script.seats)]
    wishes[script.seat - 1] = wire.SeatWish("me")
    terms = checked_terms(game, wire.Terms(options=script.options), script.seats)
    table = fresh_table(game, person, address, _seats(person, wishes), terms)
    table.seed, table.sealed_dice, table.lesson = Commitment(script.seed, table.salt).digits, False, Lesson()
    await keep(tables, person, table)
    return await start(tables, person, table.id, "")


async def check_room(tables: Tables, person: Person, address: str) -> None:
    """Refuse another table to who has many going, and to where many were opened that still wait for players."""
    if await tables.store.going(person.id) >= tables.limits.tables:
        raise Refused("house-full")
    if await tables.store.gathering_from(address) >= tables.limits.open_tables:
        raise Refused("house-full")


def _seats(person: Person, wishes: list[wire.SeatWish]) -> list[Seat]:
    seats: list[Seat] = []
    for wish in wishes:
        if wish.kind == "me":
            if any(seat.person for seat in seats):
                raise Refused("already-seated")
            seats.append(Seat("person", person.id, person.name))
        elif wish.kind == "bot":
            seats.append(Seat("bot", name=bird(person.language, len(seats)), level=checked_level(wish.level)))
        else:
            seats.append(Seat(wish.kind))
    return seats


async def sit(tables: Tables, person: Person, name: str, wish: wire.Sit) -> Table:
    """Give somebody the seat that is kept for them, a free one, or one for which they hold the invitation."""

    async def change(room: Room) -> None:
        table = room.table
        if table.phase != "gathering":
            raise Refused("seat-taken")
        if table.seat_of(person.id) != -1:
            raise Refused("already-seated")
        number = _free_seat(table, person, wish)
        invited = table.seats[number].kind == "invite"
        _release(table, person)
        table.seats[number] = Seat("person", person.id, person.name, invited=invited)
        table.changed = clock.now()
        await tables.store.keep(person)
        if table.predecessor and table.complete():
            await _begin(room, table.seats)
        else:
            await room.save()

    return await tables.change(name, change)


def _free_seat(table: Table, person: Person, wish: wire.Sit) -> int:
    """Where somebody may sit down: an invited guest on an invited seat first, so that the open ones stay open."""
    held = table.held_for(person.id)
    if held != -1 and wish.seat in (held, -1):
        return held
    invited = secrets.compare_digest(wish.invite.encode(), table.invite.encode())
    kinds = {"open", "invite"} if invited else {"open"}
    free = [n for n, s in enumerate(table.seats) if s.kind in kinds and not s.held and wish.seat in (n, -1)]
    if not free:
        raise Refused("seat-taken")
    return min(free, key=lambda n: (table.seats[n].kind != "invite", n))


def _release(table: Table, person: Person) -> bool:
    """Keep a seat for somebody no longer; whether there was one."""
    held = table.held_for(person.id)
    if held != -1:
        table.seats[held] = Seat("invite")
    return held != -1


async def leave(tables: Tables, person: Person, name: str) -> Table:
    """Stand up, or decline a seat; during the game a bot plays on in it until one is back."""

    async def change(room: Room) -> None:
        table = room.table
        seat = table.seat_of(person.id)
        if seat == -1 and not (table.phase == "gathering" and _release(table, person)):
            raise Refused("not-seated")
        if table.phase == "playing":
            await standin.stand_in(room, seat, True)
        elif table.phase == "gathering":
            if seat != -1:
                table.seats[seat] = Seat("invite" if table.seats[seat].invited else "open")
            table.changed = clock.now()
            await room.save()

    return await tables.change(name, change)


async def start(tables: Tables, person: Person, name: str, level: str) -> Table:
    """Begin: seats that nobody took go to bots or away."""
    if level:
        checked_level(level)

    async def change(room: Room) -> None:
        table = _hosted(room, person)
        seats = [seat for seat in table.seats if level or seat.kind in {"person", "bot"}]
        for number, seat in enumerate(seats):
            if seat.kind not in {"person", "bot"}:
                seats[number] = Seat("bot", name=bird(person.language, number), level=level)
        if len(seats) not in catalog_page.find(table.game).seats:
            raise Refused("not-now")
        await _begin(room, seats)

    return await tables.change(name, change)


async def _begin(room: Room, seats: list[Seat]) -> None:
    """The game begins with these seats."""
    table = room.table
    table.seats = told_apart(seats)
    table.discreet = discreet_seats(seats)
    table.phase = "playing"
    room.begin()
    await room.save()
    log_event("started", table=table.id)
    room.send_guests_away()


# -- what the host may change while the table waits ----------------------------------------------------------


def _hosted(room: Room, person: Person) -> Table:
    """The table of a host that still waits for players."""
    if room.table.host != person.id:
        raise Refused("not-host")
    if room.table.phase != "gathering":
        raise Refused("not-now")
    return room.table


async def arrange(tables: Tables, person: Person, name: str, wish: wire.Arrangement) -> Table:
    """Give the seats another order or other kinds, make more or fewer; who is not among them any more gets up."""

    async def change(room: Room) -> None:
        table = _hosted(room, person)
        if wish.changed != table.changed:
            raise Refused("stale")
        before, seats = table.people(), _rearranged(table, person, wish.seats)
        if len(seats) not in catalog_page.find(table.game).seats:
            raise Refused("bad-setup", f"{len(seats)} seats")
        table.seats = seats
        table.changed = clock.now()
        await room.save()
        for removed in before - table.people():
            room.tell(removed, "removed")

    return await tables.change(name, change)


def _rearranged(table: Table, person: Person, places: list[wire.Place]) -> list[Seat]:
    kept = [place.was for place in places if place.kind == "keep"]
    if len(set(kept)) < len(kept) or not all(0 <= seat < len(table.seats) for seat in kept):
        raise Refused("bad-message", "seats")
    names = {table.seats[seat].name for seat in kept}
    seats: list[Seat] = []
    for place in places:
        if place.kind == "keep":
            seats.append(table.seats[place.was])
        elif place.kind == "bot":
            birds = [bird(person.language, number) for number in range(BIRDS)]
            free = next(found for found in birds if found not in names)  # there are as many as seats
            seats.append(Seat("bot", name=free, level=checked_level(place.level)))
            names.add(free)
        else:
            seats.append(Seat(place.kind))
    return seats


async def agree(tables: Tables, person: Person, name: str, wish: wire.TermsWish) -> Table:
    """Change the terms of a table that waits."""

    async def change(room: Room) -> None:
        table = _hosted(room, person)
        terms = checked_terms(catalog_page.find(table.game), wish, len(table.seats))
        for field, value in terms.items():
            setattr(table, field, value)
        table.changed = clock.now()
        await room.save()

    return await tables.change(name, change)


async def cancel(tables: Tables, person: Person, name: str) -> Table:
    """Call a table off that waits for players."""

    async def change(room: Room) -> None:
        table = _hosted(room, person)
        await tables.store.remove(table.id)
        room.company.tell(Saved(table.id))
        log_event("cancelled", table=table.id)
        for reader in room.readers:
            room.tell(reader.person, "cancelled")
        room.close()

    table = await tables.change(name, change)
    if table.predecessor:
        await tables.change(table.predecessor, _forget_successor)
    return table


async def _forget_successor(room: Room) -> None:
    room.table.successor = room.table.asked_by = ""
    await room.save()


# -- the end before the end ----------------------------------------------------------------------------------


async def resign(tables: Tables, person: Person, name: str) -> Table:
    """Give up for good."""
    return await tables.change(name, lambda room: ending.resign(room, person.id))


async def abandon(tables: Tables, person: Person, name: str, wish: bool) -> Table:
    """Wish to stop, or to go on."""
    return await tables.change(name, lambda room: ending.abandon(room, person.id, wish))


async def archive(tables: Tables, person: Person, name: str, wish: bool) -> Table:
    """Put a finished table away, or take it out again; a game of one person with bots is abandoned by that."""
    table = await tables.table(name)
    if table.phase == "playing" and table.players() == [table.seat_of(person.id)]:
        table = await abandon(tables, person, name, True)
    if table.phase != "over":
        raise Refused("not-over")
    if person.id not in table.people():
        raise Refused("not-seated")
    await tables.store.archive(person.id, name, wish)
    return table


# -- names ---------------------------------------------------------------------------------------------------


def checked_level(level: str) -> str:
    if level not in levels():
        raise Refused("bad-setup", f"a bot is one of {', '.join(levels())}, not {level!r}")
    return level


def bird(language: str, number: int) -> str:
    """The name of a bot."""
    return words(language).message(f"bird-{number % BIRDS + 1}")


def told_apart(seats: list[Seat]) -> list[Seat]:
    """Seats whose names can be told apart."""
    taken: set[str] = set()
    for seat in seats:
        seat.name = unlike(seat.name, taken)
        taken.add(seat.name)
    return seats
