"""The hall: every table, awake or asleep, and the doors to them."""

import asyncio
import secrets
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import msgspec

from atoll import games
from atoll.games import UnknownGame
from atoll.kernel.game import BadSetup
from atoll.kernel.mistakes import Mistake
from atoll.play.lead import course
from atoll.play.match import Match
from atoll.play.seal import Sealed, sign

from . import shelf, wire
from .frames import NO_UNDO, Easel, Reader, seat_view
from .limits import Limits
from .log import LOG, tell
from .metrics import Metrics
from .people import Signer
from .place import tables_file
from .refusal import Refused, words
from .room import Room
from .store import Stale, Store
from .table import Person, Seat, Table, fresh_name
from .thinkers import LEVELS, STAND_IN, Thinkers

BIRDS = 8
"""How many names of birds there are for bots."""
LISTED = 50
"""How many tables a list of the lobby shows."""
TICK = 1.0
LAST_SEEN = 10.0


class Hall:
    """Knows who is who and which tables are awake. A sleeping table is its rows; waking it is a replay."""

    def __init__(self, store: Store, thinkers: Thinkers, signer: Signer, limits: Limits, metrics: Metrics) -> None:
        self.store = store
        self.thinkers = thinkers
        self.signer = signer
        self.limits = limits
        self.metrics = metrics
        self.pause = 0.0
        self.rooms: dict[str, Room] = {}
        self._broken: set[str] = set()  # tables that cannot be woken
        self._waking: dict[str, asyncio.Future[Room]] = {}
        self._chores: list[asyncio.Task[None]] = []
        self._warming: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, data: Path, limits: Limits, workers: int, pause: float) -> "Hall":
        """Open the house: stopped clocks go on, and bots that were thinking think again."""
        metrics = Metrics()
        store = Store(tables_file(data), metrics)
        signer = Signer(await store.about("secret", secrets.token_hex(32)))
        hall = cls(store, Thinkers(workers, metrics), signer, limits, metrics)
        hall.pause = pause
        await store.stop_clocks(time.time())
        for name in await store.unsummed():
            await hall._attend(name)
        hall._warming = asyncio.create_task(asyncio.to_thread(shelf.warm_up))
        tell("open", data=str(data))
        hall._chores = [asyncio.create_task(hall._watch()), asyncio.create_task(hall._await_restoring())]
        return hall

    async def warm(self) -> None:
        """Wait until all texts are read."""
        if self._warming is not None:
            await asyncio.shield(self._warming)

    async def close(self) -> None:
        """Close every room. All that was acknowledged is kept already."""
        for chore in self._chores:
            chore.cancel()
        for room in list(self.rooms.values()):
            room.close()
        self.thinkers.close()
        with suppress(Stale, sqlite3.Error):
            await self.store.seen(time.time())
        await self.store.close()

    async def _watch(self) -> None:
        """Wake the tables whose alarm rings, and write down that we are alive."""
        last = 0.0
        while True:
            now = time.time()
            try:
                for name in await self.store.alarms(now):
                    if name not in self.rooms and name not in self._broken:
                        await self._attend(name)
                if now - last > LAST_SEEN:
                    await self.store.seen(now)
                    last = now
            except (Refused, Stale):
                pass  # the file is being restored; the next round will do
            except Exception:
                LOG.exception("the watch stumbled")
            await asyncio.sleep(TICK)

    async def _attend(self, name: str) -> None:
        """Look after a table. One that cannot be woken is left alone, and the others go on."""
        try:
            await (await self.room(name)).attend()
        except (Refused, Stale) as error:
            LOG.warning("a table cannot be looked after", extra={"about": {"table": name, "why": str(error)}})
            if str(error) == "old-table":
                self._broken.add(name)
        except Exception:
            LOG.exception("a table cannot be looked after", extra={"about": {"table": name}})
            self._broken.add(name)

    async def _await_restoring(self) -> None:
        """When another file was restored under us, forget what we hold in memory."""
        while True:
            await self.store.restored.wait()
            for room in list(self.rooms.values()):
                room.close()
            self.store.accept()
            self._broken.clear()
            await self.store.stop_clocks(time.time())
            self.signer = Signer(await self.store.about("secret", secrets.token_hex(32)))
            tell("restored")

    # -- rooms ----------------------------------------------------------------------------------------

    async def table(self, name: str) -> Table:
        """A table as it stands, without waking it."""
        if name in self.rooms:
            return self.rooms[name].table
        table = await self.store.table(name)
        if table is None:
            raise Refused("unknown-table")
        return table

    async def room(self, name: str) -> Room:
        """The room of a table, woken if it sleeps; several who knock at once wake it once."""
        if name in self.rooms:
            return self.rooms[name]
        if name not in self._waking:
            self._waking[name] = asyncio.ensure_future(self._wake(name))
            self._waking[name].add_done_callback(lambda _: self._waking.pop(name, None))
        return await asyncio.shield(self._waking[name])

    async def _wake(self, name: str) -> Room:
        table = await self.table(name)
        lines = await self.store.moves(name)
        try:
            room = Room(table, lines, self.store, self.thinkers, self.metrics)
        except Mistake:  # it follows other rules than ours
            raise Refused("old-table") from None
        room.pause = self.pause
        room.on_idle = lambda: self._sleep(room)
        self.rooms[name] = room
        self.metrics.rooms = len(self.rooms)
        return room

    def _sleep(self, room: Room) -> None:
        """An empty room is forgotten; its rows remember."""
        if self.rooms.get(room.table.id) is room and (room.closed or not room.turn.locked()):
            del self.rooms[room.table.id]
            room.close()
            self.metrics.rooms = len(self.rooms)

    async def _change(self, name: str, change: Callable[[Room], Awaitable[None]]) -> Table:
        """Change a table that gathers, alone."""
        room = await self.room(name)
        try:
            async with room.turn:
                if not room.closed:
                    await change(room)
                    return room.table
        except (Stale, sqlite3.Error) as error:
            LOG.error("a table cannot be kept", extra={"about": {"table": name, "why": str(error)}})
            room.close()  # what it holds in memory is not so
            raise Refused("busy") from None
        finally:
            room.show()
            room.look_after()
        return await self._change(name, change)  # it went to sleep while we waited for our turn

    # -- before the game ------------------------------------------------------------------------------

    async def lay(self, person: Person, wish: wire.TableWish) -> Table:
        """Lay a new table; the shuffle is sealed before anybody sits down."""
        if await self.store.going(person.id) >= self.limits.tables:
            raise Refused("house-full")
        try:
            game = games.find(wish.game)
            options = game.settings(wish.options)
            if len(wish.seats) not in game.seats:
                game.start(len(wish.seats))  # says in words how many can play
        except UnknownGame:
            raise Refused("unknown-game") from None
        except BadSetup as mistake:
            raise Refused("bad-setup", str(mistake)) from None
        sealed = Sealed.fresh()
        now = time.time()
        table = Table(
            id=fresh_name(),
            game=game.name,
            rules=game.rules,
            title=" ".join(wish.title.split()),
            host=person.id,
            seats=self._seats(person, wish.seats),
            options=options,
            pace=wish.pace,
            clock=wish.clock,
            hints=wish.hints,
            guests=wish.guests,
            open_talk=wish.open_talk,
            stand_ins=wish.stand_ins,
            invite=secrets.token_hex(5),
            seed=sealed.digits,
            salt=sealed.salt,
            made=now,
            changed=now,
        )
        await self.store.keep(person)
        await self.store.save(table)
        tell("laid", table=table.id, game=table.game, seats=len(table.seats))
        if all(seat.kind in {"person", "bot"} for seat in table.seats):
            return await self.start(person, table.id, "")
        return table

    def _seats(self, person: Person, wishes: list[wire.SeatWish]) -> list[Seat]:
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

    async def sit(self, person: Person, name: str, wish: wire.Sit) -> Table:
        """Give somebody a free seat, or one for which it holds the invitation."""

        async def change(room: Room) -> None:
            table = room.table
            if table.phase != "gathering":
                raise Refused("seat-taken")
            if table.seat_of(person.id) != -1:
                raise Refused("already-seated")
            invited = secrets.compare_digest(wish.invite.encode(), table.invite.encode())
            kinds = {"open", "invite"} if invited else {"open"}
            free = [n for n, seat in enumerate(table.seats) if seat.kind in kinds and wish.seat in (n, -1)]
            if not free:
                raise Refused("seat-taken")
            # An invited guest takes an invited seat first, so that the open ones stay open.
            number = min(free, key=lambda n: (table.seats[n].kind != "invite", n))
            invited = table.seats[number].kind == "invite"
            table.seats[number] = Seat("person", person.id, person.name, invited=invited)
            table.changed = time.time()
            await self.store.keep(person)
            await self.store.save(table)

        return await self._change(name, change)

    async def leave(self, person: Person, name: str) -> Table:
        """Stand up; during the game a bot plays on in this seat."""

        async def change(room: Room) -> None:
            table = room.table
            seat = table.seat_of(person.id)
            if seat == -1:
                raise Refused("not-seated")
            if table.phase == "gathering":
                table.seats[seat] = Seat("invite" if table.seats[seat].invited else "open")
                table.changed = time.time()
                await self.store.save(table)
            elif table.phase == "playing":
                await room.stand_in(seat, True)

        return await self._change(name, change)

    async def start(self, person: Person, name: str, level: str) -> Table:
        """Begin: seats that nobody took go to bots or away."""
        if level:
            checked_level(level)

        async def change(room: Room) -> None:
            table = room.table
            if table.host != person.id:
                raise Refused("not-host")
            if table.phase != "gathering":
                raise Refused("not-now")
            seats = [seat for seat in table.seats if level or seat.kind in {"person", "bot"}]
            for number, seat in enumerate(seats):
                if seat.kind not in {"person", "bot"}:
                    seats[number] = Seat("bot", name=bird(person.language, number), level=level)
            if len(seats) not in games.find(table.game).seats:
                raise Refused("not-now")
            table.seats = unlike(seats)
            table.phase = "playing"
            room.begin()
            await self.store.save(table)
            tell("started", table=table.id)
            if not table.guests:
                room.send_guests_away()

        return await self._change(name, change)

    # -- after the game -------------------------------------------------------------------------------

    async def record(self, name: str, person: Person) -> str:
        """A finished game as a file that `atoll verify` can check."""
        table = await self.finished(name, person)
        return sign((await self._match(table)).record, table.sealed)

    async def replay(self, table: Table, n: int, seat: int, reader: Reader) -> wire.Frame:
        """A finished game after so many lines of its record, from any seat: nothing is secret any more."""
        if seat >= len(table.seats):
            raise Refused("bad-message", "seat")
        match = await self._match(table, n)
        seats = [seat_view(table, number, table.changed) for number in range(len(table.seats))]
        frame = Easel(table, match).frame(reader, seat, n, seats, 0)
        return msgspec.structs.replace(frame, choices=[], undo=NO_UNDO)

    async def lead(self, table: Table, language: wire.Language) -> wire.Lead:
        """Who was ahead in a finished game, position by position and round by round."""
        entries = [line.entry for line in await self.store.moves(table.id)]
        followed = await asyncio.to_thread(course, table.record(entries), language)
        return wire.Lead(followed.values, [wire.Round(n, name) for n, name in followed.rounds])

    async def play_on(self, person: Person, name: str, n: int) -> Table:
        """What if: a new table with the shuffle and the first moves of a finished game, and bots for the others."""
        old = await self.finished(name, person)
        if await self.store.going(person.id) >= self.limits.tables:
            raise Refused("house-full")
        if (await self._match(old, n)).state.over():
            raise Refused("not-now")
        seats = [
            Seat("bot", name=bird(person.language, number), level=seat.level or STAND_IN)
            for number, seat in enumerate(old.seats)
        ]
        seats[max(old.seat_of(person.id), 0)] = Seat("person", person.id, person.name)
        fresh = {"id": fresh_name(), "invite": secrets.token_hex(5), "host": person.id, "clock": None}
        standing = {"moves": 0, "waiting": [], "since": [], "banks": [], "points": [], "ranks": []}
        now = time.time()
        table = msgspec.structs.replace(
            old, seats=unlike(seats), phase="playing", made=now, changed=now, **fresh, **standing
        )
        await self.store.keep(person)
        await self.store.save(table)
        lines = (await self.store.moves(old.id))[:n]
        await asyncio.gather(*[self.store.append(table.id, line) for line in lines])
        tell("played on", table=table.id, game=table.game, after=n)
        (await self.room(table.id)).look_after()
        return table

    async def finished(self, name: str, person: Person) -> Table:
        """A finished game, for those who may see it."""
        table = await self.table(name)
        if table.phase != "over":
            raise Refused("not-over")
        if not table.guests and person.id not in table.people():
            raise Refused("no-guests")
        return table

    async def _match(self, table: Table, upto: int | None = None) -> Match:
        lines = await self.store.moves(table.id)
        try:
            return Match.replay(table.record([line.entry for line in lines[:upto]]))
        except Mistake:
            raise Refused("old-table") from None

    # -- the lobby ------------------------------------------------------------------------------------

    async def lobby(self, person: Person) -> wire.Tables:
        """Where somebody sits, where one can sit down, and what is finished."""
        # A table may have ended since its row was written, so its phase counts, not the list it came in.
        mine = await self.store.tables_of(person.id, over=False, most=4 * LISTED)
        mine += await self.store.tables_of(person.id, over=True, most=LISTED)
        mine.sort(key=lambda table: -table.changed)
        going = [table for table in mine if table.phase != "over"]
        free = await self.store.free_tables(LISTED)
        going.sort(key=lambda table: (table.seat_of(person.id) not in table.waiting, -table.changed))
        return wire.Tables(
            mine=[self.view(table, person) for table in going[:LISTED]],
            open=[self.view(table, person) for table in free if table.seat_of(person.id) == -1],
            finished=[self.view(table, person) for table in mine if table.phase == "over"][:LISTED],
        )

    def view(self, table: Table, person: Person) -> wire.TableView:
        """A table as the lobby shows it to somebody."""
        if table.id in self.rooms:
            table = self.rooms[table.id].table
            seats = self.rooms[table.id].seats()
        else:
            now = time.time()
            seats = [seat_view(table, number, now) for number in range(len(table.seats))]
        host = person.id == table.host
        return wire.TableView(
            id=table.id,
            game=table.game,
            title=table.title,
            phase=table.phase,
            host=host,
            you=table.seat_of(person.id),
            seats=seats,
            options=table.options,
            pace=table.pace,
            clock=table.clock,
            hints=table.hints,
            guests=table.guests,
            open_talk=table.open_talk,
            stand_ins=table.stand_ins,
            invite=table.invite if host or table.seat_of(person.id) != -1 else "",
            made=table.made,
            changed=table.changed,
            moves=table.moves,
            ranks=table.ranks,
            seal=table.sealed.seal,
        )

    # -- people ---------------------------------------------------------------------------------------

    async def person(self, name: str, language: wire.Language) -> Person:
        """Somebody by the name in a cookie; strangers are called guests until they say otherwise."""
        try:
            known = await self.store.person(name)
        except Stale:  # a backup was restored just now
            known = await self.store.person(name)
        if known is not None:
            return known
        return Person(name, words(language).say("guest-name"), language)


def checked_level(level: str) -> str:
    if level not in LEVELS:
        raise Refused("bad-setup", f"a bot is one of {', '.join(LEVELS)}, not {level!r}")
    return level


def bird(language: str, number: int) -> str:
    """The name of a bot."""
    return words(language).say(f"bird-{number % BIRDS + 1}")


def unlike(seats: list[Seat]) -> list[Seat]:
    """Seats whose names can be told apart: the second Anna becomes «Anna 2»."""
    taken: set[str] = set()
    for seat in seats:
        name, n = seat.name, 1
        while seat.name in taken:
            n += 1
            seat.name = f"{name} {n}"
        taken.add(seat.name)
    return seats
