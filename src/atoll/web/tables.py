"""The registry of all tables: which are awake as rooms, and what wakes them."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import nullcontext, suppress
from pathlib import Path

from atoll.kernel.mistakes import Mistake

from . import backups, catalog_page, clock
from .botpool import BotPool
from .cache import Cache
from .company import Company, Overtaken
from .languages import spoken_language
from .limits import Limits
from .log import LOG, log_event, log_trouble
from .metrics import Metrics
from .news import Ordered, Renamed, Saved
from .orders import Barred, Order, given
from .paths import tables_file
from .people import Signer
from .reach import Listening
from .refusal import Refused, words
from .room import THINK_TIME, Room
from .store import Stale, Store, Unkept
from .store.sqlite import SqliteStore
from .table import Pace, Person, Table

TICK = 1.0
LAST_SEEN = 10.0
BACKUP_TICK = 60.0
EXPIRY_TICK = 3600.0
REMEMBERED = 128
"""How many answers about finished games are remembered."""


class Tables:
    """Knows who is who and which tables are awake. A sleeping table is its rows; waking it is a replay."""

    signer: Signer
    barred: Barred

    def __init__(self, store: Store, bots: BotPool, limits: Limits, metrics: Metrics) -> None:
        self.store = store
        self.company = Company(store)
        self.bots = bots
        self.limits = limits
        self.metrics = metrics
        self.pause = 0.0
        self.listening = Listening("127.0.0.1", 0)
        self.think_time = THINK_TIME
        self.rooms: dict[str, Room] = {}
        self.finished = Cache(REMEMBERED)  # replays and leads of finished games
        self._broken: set[str] = set()  # tables that cannot be woken
        self._waking: dict[str, asyncio.Future[Room]] = {}
        self._chores: list[asyncio.Task[None]] = []
        self._warming: asyncio.Task[None] | None = None

    @classmethod
    async def open(
        cls,
        data: Path,
        limits: Limits,
        workers: int,
        pause: float,
        kept: int,
        think_time: float = THINK_TIME,
        compiled: Path | None = None,
        store_url: str = "",
    ) -> "Tables":
        """Open the database: stopped clocks go on, and bots that were thinking think again."""
        metrics = Metrics()
        store = await _open_store(data, store_url, metrics)
        tables = cls(store, BotPool(workers, metrics, compiled), limits, metrics)
        tables.pause = pause
        tables.think_time = think_time
        await tables._enter_company()
        await tables.read_house_rules()
        tables._warming = asyncio.create_task(asyncio.to_thread(catalog_page.warm_up))
        log_event("open", data=str(data))
        chores = [
            tables._watch(),
            tables._await_restoring(),
            tables._back_up(data, kept, store_url),
            tables._expire(),
            tables._obey(data),
        ]
        tables._chores = [asyncio.create_task(chore) for chore in chores]
        return tables

    async def _enter_company(self) -> None:
        """Where nobody else has kept the house open, stopped clocks go on, and what was left is done."""
        alone = isinstance(self.store, SqliteStore)
        if not alone:
            from .store.postgres import PostgresStore  # their driver is an extra
            from .together import Together

            assert isinstance(self.store, PostgresStore)
            self.company = company = Together(self, self.store)
            alone = await company.enter()
        if alone:
            await self.store.stop_clocks(clock.now())
            await self.save_what_was_left()

    async def save_what_was_left(self) -> None:
        """Look after the tables whose server was killed before it had written how they stand."""
        for name in await self.store.unsaved():
            if name in self.rooms:
                self.store.save_soon(self.rooms[name].table)
            else:
                await self._on_alarm(name)

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
        await self.company.close()
        self.bots.close()
        with suppress(Stale, Unkept):
            await self.store.heartbeat(clock.now())
        await self.store.close()

    async def _watch(self) -> None:
        """Wake the tables whose alarm rings, and write down that we are alive."""
        last = 0.0
        while True:
            try:
                await self._notice_jump()
                if self.bots.change_over():
                    for room in self.rooms.values():
                        room.show()
                now = clock.now()
                for name in await self.company.alarms(now):
                    if name not in self.rooms and name not in self._broken:
                        await self._on_alarm(name)
                if abs(now - last) > LAST_SEEN:
                    await self.store.heartbeat(now)
                    last = now
            except (Refused, Stale):
                pass  # the file is being restored; the next round will do
            except Unkept as error:
                log_trouble("alarms cannot be looked after", error)
                await asyncio.sleep(LAST_SEEN)
            except Exception:
                LOG.exception("the check of alarms failed")
            await asyncio.sleep(TICK)

    async def _notice_jump(self) -> None:
        """A machine that slept, or whose clock was set, was down for so long: nobody's time ran."""
        if not clock.jumped():
            return
        while self._waking:  # what has been read but is no room yet could not move along
            await asyncio.wait(list(self._waking.values()))
        by = clock.jump()
        self.store.shift_clocks(by)
        for room in self.rooms.values():
            room.table.shift(by)
            room.show()
        log_event("the clock jumped", seconds=round(by, 1))
        await self.store.heartbeat(clock.now())

    async def _on_alarm(self, name: str) -> None:
        """Wake a table whose alarm rings. One that cannot be woken is left alone, and the others go on."""
        try:
            await (await self.room(name)).on_alarm()
        except (Refused, Stale, Unkept) as error:
            LOG.warning("a table cannot be woken", extra={"about": {"table": name, "why": str(error)}})
            if str(error) == "old-table":
                self._broken.add(name)
        except Exception:
            LOG.exception("a table cannot be woken", extra={"about": {"table": name}})
            self._broken.add(name)

    async def _back_up(self, data: Path, kept: int, store_url: str) -> None:
        """Make a backup a day, and look after a minute already: not everybody's server runs for days."""
        while kept:
            await asyncio.sleep(BACKUP_TICK)
            try:
                if backups.due(data, time.time()):
                    made = await asyncio.to_thread(backups.rotate, data, kept, time.time(), store_url)
                    log_event("backup", file=made.name)
            except (OSError, Mistake) as error:
                log_trouble("no backup can be made", error)

    async def _await_restoring(self) -> None:
        """When another file was restored under us, forget what we hold in memory; again, if it changes meanwhile."""
        while True:
            await self.store.restored.wait()
            try:
                await self._reopen()
            except Stale:
                pass  # another writer came in between, and `restored` is set again
            except Exception:
                LOG.exception("the restored tables cannot be opened")
                self.store.restored.set()
                await asyncio.sleep(TICK)

    async def _reopen(self) -> None:
        for room in list(self.rooms.values()):
            room.close()
        self.store.accept()
        self._broken.clear()
        await self.store.stop_clocks(clock.now())
        await self.read_house_rules()
        log_event("restored")

    async def read_house_rules(self) -> None:
        """The secret that cookies are signed with, and who is kept out."""
        secret = await self.store.setting("secret", secrets.token_hex(32))
        self.signer = Signer(secret, await self.store.revoked())
        self.barred = Barred(await self.store.barred())

    async def _obey(self, data: Path) -> None:
        """Carry out what the host orders by `atoll host`."""
        while True:
            try:
                for file, order in given(data):
                    if order is not None:
                        await self._carry_out(order)
                    file.unlink()
                    log_event("ordered", order="none" if order is None else f"{order.what} {order.whom}")
            except (Refused, Stale):
                pass  # the file is being restored; the next round will do
            except (OSError, Unkept) as error:
                log_trouble("an order cannot be carried out", error)
            await asyncio.sleep(TICK)

    async def _carry_out(self, order: Order) -> None:
        """Do it, and send those away whom it concerns: they find out at the door."""
        room = self.rooms.get(order.whom)
        async with nullcontext() if room is None else room.turn:
            if room is not None:
                room.close()
            await self.store.carry_out(order)
        self.company.tell(Ordered(order.whom))
        await self.heed(order.whom)

    async def heed(self, whom: str) -> None:
        """The host has ordered something about a table, a person or an address."""
        if whom in self.rooms:
            self.rooms[whom].close()
        await self.read_house_rules()
        log_event("ordered", whom=whom)
        for room in self.rooms.values():
            room.send_away(lambda reader: whom == reader.person or self.barred.covers(reader.address))

    async def _expire(self) -> None:
        """Take away tables that have waited for too long and the talk of games long over, whose moves are folded."""
        while True:
            now = clock.now()
            try:
                before: dict[Pace, float] = {"live": now - self.limits.live_wait, "turns": now - self.limits.turns_wait}
                for name in await self.store.waiting_since(before):
                    if name not in self.rooms and not any(self.company.elsewhere(name)):
                        await self.store.remove(name)
                        log_event("expired", table=name)
                await self.store.forget_talk(now - self.limits.talk_days * 86_400)
                if self.limits.fold_days:
                    await self.store.fold(now - self.limits.fold_days * 86_400)
            except (Refused, Stale):
                pass  # the file is being restored; the next round will do
            except Unkept as error:
                log_trouble("tables cannot be taken away", error)
            except Exception:
                LOG.exception("tables cannot be taken away")
            await asyncio.sleep(EXPIRY_TICK)

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
        """The room of a table, woken if it sleeps; requests at the same time wake it once."""
        if name in self.rooms:
            room = self.rooms[name]
        else:
            if name not in self._waking:
                self._waking[name] = asyncio.ensure_future(self._wake(name))
                self._waking[name].add_done_callback(lambda _: self._waking.pop(name, None))
            room = await asyncio.shield(self._waking[name])
        await self.company.refresh(room)  # who comes from another server must not find less than was shown there
        return await self.room(name) if room.closed else room

    async def _wake(self, name: str) -> Room:
        table = await self.table(name)
        lines = await self.store.moves(name)
        try:
            room = Room(table, lines, self.company, self.bots, self.metrics)
        except Mistake:  # it follows other rules than ours
            raise Refused("old-table") from None
        room.pause = self.pause
        room.think_time = self.think_time
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

    async def change(self, name: str, change: Callable[[Room], Awaitable[None]]) -> Table:
        """Change a table, alone."""
        room = await self.room(name)
        try:
            async with room.turn:
                if not room.closed:
                    await change(room)
                    return room.table
        except Overtaken:
            log_event("overtaken", table=name)
        except (Stale, Unkept) as error:
            log_trouble("a table cannot be saved", error, table=name)
            room.close()  # what it holds in memory is not so
            raise Refused("busy") from None
        finally:
            room.show()
            room.schedule()
        return await self.change(name, change)  # it went to sleep while we waited for our turn, or others came first

    # -- people ---------------------------------------------------------------------------------------

    async def person(self, name: str, language: str) -> Person:
        """Somebody by the name in a cookie; strangers are called guests until they say otherwise."""
        try:
            known = await self.store.person(name)
        except Stale:  # a backup was restored just now
            known = await self.store.person(name)
        if known is not None:
            known.language = spoken_language(known.language) or language
            return known
        return Person(name, words(language).message("guest-name"), language)

    async def rename(self, person: Person) -> None:
        """Bring a new name to all tables where somebody sits or looks on, at once."""
        seated = await self.store.rename(person.id, person.name)
        self.company.tell(Renamed(person.id, person.name))
        for name in seated:
            self.company.tell(Saved(name))
        for name in seated:
            if name in self._waking:  # it may have been read before the new name was written
                await asyncio.wait([self._waking[name]])
        for room in list(self.rooms.values()):
            if room.table.id in seated or any(reader.person == person.id for reader in room.readers):
                await self.company.refresh(room)
                async with room.turn:
                    if not room.closed:
                        await room.rename(person.id, person.name)


async def _open_store(data: Path, url: str, metrics: Metrics) -> Store:
    """What keeps the tables: the file in the data folder, or a database."""
    if not url:
        return SqliteStore(tables_file(data), metrics)
    from .store.postgres import PostgresStore  # its driver is an extra

    return await PostgresStore.open(url, metrics)
