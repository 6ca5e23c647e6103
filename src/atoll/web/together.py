"""A server that shares its house with others: it tells them what it keeps, and follows what they keep.

Every server may serve every table. A room is a memory of what is kept, so whatever a hint says is compared with that
memory first; where they do not fit together, what is kept counts.
"""

import asyncio
from collections import defaultdict
from collections.abc import Coroutine, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

from . import following, talk
from .company import Company
from .keeper import Keeper, Pulse
from .log import LOG, log_event, log_trouble
from .news import Here, Hint, Hurried, Moved, Ordered, Present, Renamed, Restored, Said, Saved
from .newswire import Newswire
from .refusal import Refused
from .store import Line, Stale, Unkept
from .store.postgres import PostgresStore

if TYPE_CHECKING:
    from .room import Room
    from .tables import Tables

PULSE = 1.0
"""Seconds between two signs of life."""
GRACE = 2.0
"""Seconds for what is under way when the server closes."""
LOOK = 10.0
"""Seconds after which whoever has missed a hint finds out."""

KEPT = """
SELECT t.id, t.version, m.n, m.seat, m.word, m.time, coalesce(k.n, 0)
FROM unnest($1::text[]) AS u(id) JOIN tables t ON t.id = u.id
LEFT JOIN LATERAL (SELECT n, seat, word, time FROM moves WHERE at = u.id ORDER BY n DESC LIMIT 1) m ON true
LEFT JOIN LATERAL (SELECT n FROM talk WHERE at = u.id ORDER BY n DESC LIMIT 1) k ON true"""


class Kept(NamedTuple):
    """How far what is kept of a table goes."""

    version: int
    last: Line | None
    talk: int


class Together(Company):
    """The company of the other servers of a database."""

    alone = False

    def __init__(self, tables: "Tables", store: PostgresStore) -> None:
        super().__init__(store)
        self.tables = tables
        self.database = store
        self.keeper = Keeper(store)
        self.others: set[str] = set()
        self.wire = Newswire(store.url, self.keeper.server, self._hear, self._gap)
        self._elsewhere: defaultdict[str, dict[str, Here]] = defaultdict(dict)  # by table and server
        self._errands: set[asyncio.Task[None]] = set()
        self._chores: list[asyncio.Task[None]] = []

    async def enter(self) -> bool:
        """Be one of the servers of the house; says whether we are the only one just now."""
        self.others = (await self.keeper.beat()).others
        await self.wire.open()
        self.wire.tell(Present())
        self._chores = [asyncio.create_task(self._live()), asyncio.create_task(self._look_often())]
        return not self.others

    async def close(self) -> None:
        for task in self._chores:
            task.cancel()
        if self._errands:
            await asyncio.wait(self._errands, timeout=GRACE)
        await self.wire.close()
        with suppress(Unkept):
            await self.keeper.die()

    # -- what rooms ask for ---------------------------------------------------------------------------

    def tell(self, hint: Hint) -> None:
        if self.others:
            self.wire.tell(hint)

    def elsewhere(self, table: str) -> Iterable[Here]:
        return self._elsewhere[table].values() if table in self._elsewhere else ()

    async def refresh(self, room: "Room") -> None:
        await self._look([room])

    async def catch_up(self, room: "Room") -> None:
        await following.catch_up(room, self.database)

    async def keeps(self, table: str) -> bool:
        return await self.keeper.keeps(table)

    def release(self, table: str) -> None:
        self._go(self.keeper.release(table))

    async def alarms(self, now: float) -> list[str]:
        return await self.keeper.alarms(now, self.tables.rooms)

    # -- signs of life --------------------------------------------------------------------------------

    async def _live(self) -> None:
        while True:
            await asyncio.sleep(PULSE)
            try:
                await self._mind(await self.keeper.beat())
            except Unkept as error:
                log_trouble("no sign of life can be given", error)
            except Exception:
                LOG.exception("a sign of life failed")

    async def _mind(self, pulse: Pulse) -> None:
        """Whoever is gone takes along those who were here by way of it; what it left undone is done."""
        gone, new = self.others - pulse.others, pulse.others - self.others
        self.others = pulse.others
        for server in gone:
            for table in [table for table, here in self._elsewhere.items() if server in here]:
                self._be_here(server, Here(table, {}, {}))
        if new:
            self._announce()
        if pulse.dead:
            log_event("servers are gone", servers=" ".join(pulse.dead))
            await self.tables.save_what_was_left()

    def _announce(self) -> None:
        """Tell the others who is here."""
        for room in self.tables.rooms.values():
            if room.readers:
                room.announce()

    # -- looking --------------------------------------------------------------------------------------

    def _gap(self) -> None:
        """Hints may have been lost."""
        self._go(self._look(list(self.tables.rooms.values())))

    async def _look_often(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                if self.others:
                    self._announce()
                    await self._look(list(self.tables.rooms.values()))
                await self.tables.read_house_rules()
            except (Stale, Unkept) as error:
                log_trouble("others cannot be followed", error)
            except Exception:
                LOG.exception("others cannot be followed")

    async def _look(self, rooms: "list[Room]") -> None:
        """See whether rooms know all that is kept of their tables."""
        if not rooms:
            return
        rows = await self.database.ask(KEPT, [room.table.id for room in rooms])
        kept = {name: Kept(version, Line(*line) if line[0] else None, n) for name, version, *line, n in rows}
        for room in rooms:
            found = kept.get(room.table.id)
            last = room.game.last if room.game is not None else None
            if found is None or (found.version, found.last) != (room.table.version, last):
                async with room.turn:
                    with suppress(Refused):
                        await following.catch_up(room, self.database)
            if found is not None and room.heard is None:
                room.heard = found.talk
            elif found is not None:
                await talk.pass_on(room, found.talk)

    # -- hints ----------------------------------------------------------------------------------------

    def _hear(self, server: str, hint: Hint) -> None:
        """Follow a hint; what concerns nobody here needs no following."""
        self.others.add(server)
        rooms = self.tables.rooms
        if isinstance(hint, Moved | Saved | Said | Hurried):
            if hint.table in rooms:
                self._in_room(rooms[hint.table], hint)
        elif isinstance(hint, Here):
            self._be_here(server, hint)
        elif isinstance(hint, Renamed):
            for room in rooms.values():
                room.call(hint.person, hint.name)
        elif isinstance(hint, Ordered):
            self._go(self.tables.heed(hint.whom))
        elif isinstance(hint, Restored):
            self.database.on_restored()
        else:
            self._announce()

    def _in_room(self, room: "Room", hint: Moved | Saved | Said | Hurried) -> None:
        if isinstance(hint, Moved):
            self._go(following.follow(room, hint, self.database))
        elif isinstance(hint, Saved):
            self._go(self._look([room]))
        elif isinstance(hint, Said):
            self._go(talk.pass_on(room, hint.line.n, hint.line))
        else:
            room.hurry()

    def _be_here(self, server: str, here: Here) -> None:
        """Who is at a table by way of a server, from now on."""
        room = self.tables.rooms.get(here.table)
        before = set(room.people()) if room is not None else set()
        self._elsewhere[here.table].pop(server, None)
        if here.people:
            self._elsewhere[here.table][server] = here
        elif not self._elsewhere[here.table]:
            del self._elsewhere[here.table]
        if room is not None:
            following.greet(room, before)

    def _go(self, errand: Coroutine[Any, Any, None]) -> None:
        """Do something meanwhile; what cannot be done now is found at the next look."""

        async def done() -> None:
            try:
                await errand
            except (Refused, Stale, Unkept) as error:
                log_trouble("others cannot be followed", error)
            except Exception:
                LOG.exception("others cannot be followed")

        task = asyncio.create_task(done())
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)
