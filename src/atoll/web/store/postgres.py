"""The store of a house whose tables are kept in PostgreSQL.

All moves that have piled up are one statement: one round trip and one sync for a hundred tables, as with the file. What
changes a table runs one after the other, so that a summary never meets a save on its way; questions go side by side.
"""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import asyncpg
import msgspec

from ..log import log_trouble
from ..metrics import Metrics
from ..orders import Order
from ..schema import CannotKeep
from ..table import Pace, Person, Table
from . import ChatLine, Line, Stale, Unkept, decode
from .postgres_schema import upgrade

SAVE_DELAY = 0.5
"""Seconds after which the summary of a table that goes on is written (write-behind)."""
TALK_KEPT = 1000
"""How many lines of talk are kept of a table: the last ones."""
BATCH = 512
"""How many moves share a statement at most."""
PATIENCE = 10.0
"""Seconds for which a database that does not answer is asked again."""
PAUSE = 0.1
"""Seconds between two tries."""
HELD = 6_170_031
"""The advisory lock that the server of a database holds."""

NOTHING = Line(0, 0, "", 0.0)
"""What stands before the first line."""
APPEND = """
INSERT INTO moves (at, n, seat, word, time)
SELECT u.at, u.n, u.seat, u.word, u.time
FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::float8[], $6::int[], $7::int[], $8::text[], $9::float8[])
    AS u(at, n, seat, word, time, n0, seat0, word0, time0)
WHERE u.n = u.n0 + 1 AND (u.n0 = 0 OR EXISTS (
    SELECT FROM moves m
    WHERE m.at = u.at AND m.n = u.n0 AND m.seat = u.seat0 AND m.word = u.word0 AND m.time = u.time0))
ORDER BY u.at, u.n
ON CONFLICT DO NOTHING RETURNING at, n"""
"""Rows in one order for everybody: two who write at once never wait for each other in a circle."""
KEPT = """
SELECT at, n, seat, word, time FROM moves
JOIN unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::float8[]) AS u(at, n, seat, word, time)
USING (at, n, seat, word, time)"""
SAVE = """
INSERT INTO tables (id, phase, free, changed, alarm, moves, doc, origin, version)
SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9 WHERE $9 = 1 OR EXISTS (SELECT FROM tables WHERE id = $1)
ON CONFLICT (id) DO UPDATE SET
    phase = $2, free = $3, changed = $4, alarm = $5, moves = $6, doc = $7, origin = $8, version = $9
WHERE tables.version = $9 - 1
RETURNING id"""
SUM_UP = """
UPDATE tables SET phase = $2, free = $3, changed = $4, alarm = $5, moves = $6, doc = $7, origin = $8
WHERE id = $1 AND version = $9 AND moves <= $6"""
ORDERS = {
    "bar": "INSERT INTO barred VALUES ($1) ON CONFLICT DO NOTHING",
    "unbar": "DELETE FROM barred WHERE whom = $1",
    "revoke": "INSERT INTO revoked VALUES ($1, 1) ON CONFLICT (person) DO UPDATE SET times = revoked.times + 1",
}

LOST = (
    OSError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # what the driver says of a line that is cut while it takes it from the pool
    asyncpg.OperatorInterventionError,
    TimeoutError,
)
"""What says that the line to the database is broken, or that it is going down or coming up."""


class Append(NamedTuple):
    """A move that waits to be kept, and who waits for it."""

    table: str
    line: Line
    after: Line
    future: "asyncio.Future[None]"


class PostgresStore:
    """The database, and what can be asked of it."""

    def __init__(self, pool: "asyncpg.Pool[Any]", guard: Any, metrics: Metrics) -> None:
        self.metrics = metrics
        self.restored = asyncio.Event()
        self._pool = pool
        self._guard = guard  # the line that holds the lock
        self._loop = asyncio.get_running_loop()
        self._changing = asyncio.Lock()  # held by whoever changes tables
        self._unsaved: dict[str, Table] = {}  # tables that have moved on since they were last written
        self._save_timer: asyncio.TimerHandle | None = None
        self._saving: set[asyncio.Task[None]] = set()
        self._appends: list[Append] = []
        self._pending = asyncio.Event()
        self._working = self._loop.create_task(self._work())

    @classmethod
    async def open(cls, url: str, metrics: Metrics) -> "PostgresStore":
        """Open a database and bring its tables up to date; refused if another server has it."""
        guard = await _held(url)
        pool = await asyncpg.create_pool(url, min_size=2, max_size=6, command_timeout=PATIENCE)
        return cls(pool, guard, metrics)

    async def close(self) -> None:
        """Write all that was asked for and let go of the database."""
        if self._save_timer is not None:
            self._save_timer.cancel()
        with contextlib.suppress(Unkept):
            await self._save_now()
        self._working.cancel()
        with contextlib.suppress(*LOST):
            await asyncio.wait_for(self._pool.close(), PATIENCE)
        self._guard.terminate()

    def accept(self) -> None:
        """Go on with what was restored; nothing of before is in memory any more."""
        self.restored.clear()
        self._unsaved.clear()

    # -- the line -------------------------------------------------------------------------------------

    async def _ask(self, query: str, *values: object) -> list[Any]:
        """Ask until there is an answer: whatever goes through here may be done twice."""
        deadline = self._loop.time() + PATIENCE
        while True:
            try:
                return list(await self._pool.fetch(query, *values))
            except LOST as error:
                if self._loop.time() > deadline:
                    raise Unkept(str(error) or type(error).__name__) from None
                await asyncio.sleep(PAUSE)
            except asyncpg.PostgresError as error:
                raise Unkept(str(error)) from None

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[Any]:
        """Several statements that are kept together; whoever has changed tables before is waited for."""
        try:
            async with self._changing, self._pool.acquire() as connection, connection.transaction():
                yield connection
        except (*LOST, asyncpg.PostgresError) as error:
            raise Unkept(str(error) or type(error).__name__) from None

    # -- moves and talk -------------------------------------------------------------------------------

    async def append(self, table: str, line: Line, after: Line | None) -> None:
        """Keep the next move of a table; raises Stale if the one before is not the last, or not the one we know."""
        future: asyncio.Future[None] = self._loop.create_future()
        self._appends.append(Append(table, line, after or NOTHING, future))
        self._pending.set()
        await future

    async def _work(self) -> None:
        while True:
            await self._pending.wait()
            self._pending.clear()
            while self._appends:
                batch, self._appends = self._appends[:BATCH], self._appends[BATCH:]
                began = time.perf_counter()
                try:
                    kept = await self._keep(batch)
                except Exception as error:
                    said = error if isinstance(error, Unkept) else Unkept(str(error))
                    _resolve(batch, said)
                else:
                    _resolve(batch, kept)
                self.metrics.commit.observe(time.perf_counter() - began)
                await asyncio.sleep(0)  # those who were told go on first: what they bring along shares the next sync

    async def _keep(self, batch: list[Append]) -> set[tuple[str, int]]:
        """Keep moves, and say which were. If the line breaks, nobody knows: they are sent again, and looked for."""
        lines = [[each.table for each in batch], *map(list, zip(*(each.line for each in batch), strict=True))]
        before = [list(column) for column in zip(*(each.after for each in batch), strict=True)]
        deadline, unknown = self._loop.time() + PATIENCE, False
        while True:
            try:
                rows = await self._pool.fetch(APPEND, *lines, *before)
                if unknown:
                    rows += await self._pool.fetch(KEPT, *lines)
                return {(row[0], row[1]) for row in rows}
            except LOST as error:
                unknown = True
                if self._loop.time() > deadline:
                    raise Unkept(str(error) or type(error).__name__) from None
                await asyncio.sleep(PAUSE)

    async def copy_moves(self, old: str, new: str, upto: int) -> None:
        """Begin a table with the first moves of another."""
        query = (
            "INSERT INTO moves SELECT $1, n, seat, word, time FROM moves WHERE at = $2 AND n <= $3"
            " ON CONFLICT DO NOTHING"
        )
        await self._ask(query, new, old, upto)

    async def moves(self, table: str) -> list[Line]:
        """All moves of a table, in their order."""
        query = "SELECT n, seat, word, time FROM moves WHERE at = $1 ORDER BY n"
        return [Line(*row) for row in await self._ask(query, table)]

    async def talk(self, table: str, seat: int, name: str, text: str, now: float) -> ChatLine:
        """Keep a line of talk."""
        async with self._transaction() as connection:
            n = 1 + await connection.fetchval("SELECT coalesce(max(n), 0) FROM talk WHERE at = $1", table)
            said = ChatLine(n, seat, name, text, now)
            await connection.execute("INSERT INTO talk VALUES ($1, $2, $3, $4, $5, $6)", table, *said)
            await connection.execute("DELETE FROM talk WHERE at = $1 AND n <= $2", table, n - TALK_KEPT)
        return said

    async def forget_talk(self, before: float) -> None:
        """Let go of what was said at tables that have been over since before a moment."""
        query = "DELETE FROM talk WHERE at IN (SELECT id FROM tables WHERE phase = 'over' AND changed < $1)"
        await self._ask(query, before)

    async def talked(self, table: str, most: int, *, players: bool = True, guests: bool = True) -> list[ChatLine]:
        """The last lines of talk, in order: what players said, guests, or both."""
        query = (
            "SELECT n, seat, name, text, time FROM talk"
            " WHERE at = $1 AND CASE WHEN seat >= 0 THEN $2::boolean ELSE $3::boolean END ORDER BY n DESC LIMIT $4"
        )
        return [ChatLine(*row) for row in reversed(await self._ask(query, table, players, guests, most))]

    # -- tables ---------------------------------------------------------------------------------------

    async def save(self, table: Table) -> None:
        """Keep a table and who sits there, as the version that follows the one it was read as."""
        self._unsaved.pop(table.id, None)
        table.version += 1
        row, people = _row(table), sorted(table.people())
        async with self._transaction() as connection:
            if await connection.fetchval(SAVE, *row) is None:
                raise Stale
            await connection.execute("DELETE FROM seated WHERE at = $1 AND person <> ALL($2)", table.id, people)
            query = "INSERT INTO seated (person, at) SELECT unnest($2::text[]), $1 ON CONFLICT DO NOTHING"
            await connection.execute(query, table.id, people)

    def save_soon(self, table: Table) -> None:
        """Write the summary of a table soon: all of it can be found again from its moves, so nobody waits."""
        self._unsaved[table.id] = table
        if self._save_timer is None:
            self._save_timer = self._loop.call_later(SAVE_DELAY, self._save_in_time)

    def _save_in_time(self) -> None:
        task = self._loop.create_task(self._save_now())
        self._saving.add(task)
        task.add_done_callback(self._saved)

    def _saved(self, task: "asyncio.Task[None]") -> None:
        self._saving.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Exception):
            log_trouble("writes that nobody waits for have failed", error)

    async def _save_now(self) -> None:
        """Write the summaries that wait; they are read from memory until the database has them."""
        self._save_timer = None
        async with self._transaction() as connection:
            tables = list(self._unsaved.values())
            rows = [_row(table) for table in sorted(tables, key=lambda table: table.id)]
            if rows:
                await connection.executemany(SUM_UP, rows)
        written = {row[0]: row[5] for row in rows}
        for table in tables:
            if self._unsaved.get(table.id) is table and table.moves == written[table.id]:
                del self._unsaved[table.id]
        if self._unsaved and self._save_timer is None:
            self._save_timer = self._loop.call_later(SAVE_DELAY, self._save_in_time)

    async def table(self, name: str) -> Table | None:
        if name in self._unsaved:
            return self._unsaved[name]
        rows = await self._ask("SELECT doc FROM tables WHERE id = $1", name)
        return decode(rows[0][0]) if rows else None

    async def _tables(self, query: str, *values: object) -> list[Table]:
        tables = [decode(row[0]) for row in await self._ask(query, *values)]
        return [self._unsaved.get(table.id, table) for table in tables]

    async def tables_of(self, person: str, *, over: bool, most: int) -> list[Table]:
        """The tables where somebody sits, finished or not, last changed first; without those put away."""
        query = (
            "SELECT doc FROM seated JOIN tables ON tables.id = seated.at"
            " WHERE seated.person = $1 AND (phase = 'over') = $2 AND NOT archived ORDER BY changed DESC LIMIT $3"
        )
        return await self._tables(query, person, over, most)

    async def archived_by(self, person: str, most: int) -> list[Table]:
        """The tables that somebody has put away, last changed first."""
        query = (
            "SELECT doc FROM seated JOIN tables ON tables.id = seated.at"
            " WHERE seated.person = $1 AND archived ORDER BY changed DESC LIMIT $2"
        )
        return await self._tables(query, person, most)

    async def archive(self, person: str, table: str, wish: bool) -> None:
        """Put a table away for somebody, or take it out again."""
        await self._ask("UPDATE seated SET archived = $3 WHERE person = $1 AND at = $2", person, table, wish)

    async def rename(self, person: str, name: str) -> list[str]:
        """Write a new name at all tables of somebody that are not over; gives those tables."""
        await self._save_now()  # what is written after this must not bring the old name back
        query = "SELECT doc FROM seated JOIN tables ON tables.id = seated.at WHERE person = $1 AND phase <> 'over'"
        async with self._transaction() as connection:
            tables = [decode(row[0]) for row in await connection.fetch(query, person)]
            for table in tables:
                if table.rename(person, name):
                    await connection.execute(SUM_UP, *_row(table))
        return [table.id for table in tables]

    async def free_tables(self, most: int) -> list[Table]:
        """Where anybody may sit down, newest first."""
        return await self._tables("SELECT doc FROM tables WHERE free ORDER BY changed DESC LIMIT $1", most)

    async def gathering_from(self, origin: str) -> int:
        """How many tables were opened from an address and still wait for players."""
        query = "SELECT count(*) FROM tables WHERE origin = $1 AND phase = 'gathering'"
        return int((await self._ask(query, origin))[0][0])

    async def waiting_since(self, before: dict[Pace, float]) -> list[str]:
        """Tables that gather and have not changed since a moment, by their pace."""
        query = "SELECT doc FROM tables WHERE phase = 'gathering' AND changed < $1"
        tables = await self._tables(query, max(before.values()))
        return [table.id for table in tables if table.changed < before[table.pace]]

    async def remove(self, table: str) -> None:
        """Forget a table at which nothing was played."""
        async with self._transaction() as connection:
            await connection.execute("DELETE FROM tables WHERE id = $1 AND phase = 'gathering'", table)
            for rows in ("seated", "talk"):
                gone = f"DELETE FROM {rows} WHERE at = $1 AND NOT EXISTS (SELECT FROM tables WHERE id = $1)"  # noqa: S608
                await connection.execute(gone, table)

    async def alarms(self, now: float) -> list[str]:
        """Tables that want looking after: a bot owes a move, or a clock runs out."""
        return [row[0] for row in await self._ask("SELECT id FROM tables WHERE alarm <= $1", now)]

    async def unsaved(self) -> list[str]:
        """Tables whose last moves are kept but not their summary: the server was killed in between."""
        query = (
            "SELECT id FROM tables WHERE phase = 'playing'"
            " AND moves <> (SELECT coalesce(max(n), 0) FROM moves WHERE at = tables.id)"
        )
        return [row[0] for row in await self._ask(query)]

    async def going(self, person: str) -> int:
        """At how many unfinished tables somebody sits."""
        query = (
            "SELECT count(*) FROM seated JOIN tables ON tables.id = seated.at"
            " WHERE seated.person = $1 AND tables.phase <> 'over'"
        )
        return int((await self._ask(query, person))[0][0])

    # -- people and settings --------------------------------------------------------------------------

    async def person(self, name: str) -> Person | None:
        rows = await self._ask("SELECT id, name, language FROM people WHERE id = $1", name)
        return Person(*rows[0]) if rows else None

    async def keep(self, person: Person) -> None:
        query = "INSERT INTO people VALUES ($1, $2, $3) ON CONFLICT (id) DO UPDATE SET name = $2, language = $3"
        await self._ask(query, person.id, person.name, person.language)

    async def setting(self, name: str, default: str) -> str:
        """A setting of the server; made on first use."""
        await self._ask("INSERT INTO about VALUES ($1, $2) ON CONFLICT DO NOTHING", name, default)
        return str((await self._ask("SELECT value FROM about WHERE name = $1", name))[0][0])

    async def carry_out(self, order: Order) -> None:
        """Do what the host has ordered."""
        async with self._transaction() as connection:
            if order.what != "remove":
                await connection.execute(ORDERS[order.what], order.whom)
                return
            self._unsaved.pop(order.whom, None)
            for rows, key in (("tables", "id"), ("seated", "at"), ("moves", "at"), ("talk", "at")):
                await connection.execute(f"DELETE FROM {rows} WHERE {key} = $1", order.whom)  # noqa: S608 - our own words

    async def barred(self) -> list[str]:
        """People and networks that are kept out."""
        return [row[0] for row in await self._ask("SELECT whom FROM barred")]

    async def revoked(self) -> dict[str, int]:
        """How many times people's cookies and keys were made worthless."""
        return {row[0]: row[1] for row in await self._ask("SELECT person, times FROM revoked")}

    # -- time -----------------------------------------------------------------------------------------

    async def stop_clocks(self, now: float) -> None:
        """While the server was down, nobody's time ran; nor back, if the clock of the machine was set back."""
        rows = await self._ask("SELECT value FROM about WHERE name = 'seen'")
        await self._shift(now - float(rows[0][0]) if rows else 0.0)

    def shift_clocks(self, by: float) -> None:
        """The time of day has jumped: whatever is kept moves along. Tables that are awake are the rooms' to move."""
        task = self._loop.create_task(self._shift(by))
        self._saving.add(task)
        task.add_done_callback(self._saved)

    async def _shift(self, by: float) -> None:
        await self._save_now()
        async with self._transaction() as connection:
            for (doc,) in await connection.fetch("SELECT doc FROM tables WHERE alarm IS NOT NULL"):
                table = decode(doc)
                table.shift(by)
                await connection.execute(SUM_UP, *_row(table))

    async def heartbeat(self, now: float) -> None:
        """The server is alive, and can write."""
        await self._ask("INSERT INTO about VALUES ('seen', $1) ON CONFLICT (name) DO UPDATE SET value = $1", str(now))


async def check(url: str) -> None:
    """Refuse a database in one sentence that cannot be reached, is another server's, or is a newer Atoll's."""
    await (await _held(url)).close()


async def _held(url: str) -> Any:
    """A line to a database that is up to date, and ours as long as the line holds."""
    guard: Any = None
    try:
        guard = await asyncpg.connect(url, timeout=PATIENCE)
        if not await guard.fetchval("SELECT pg_try_advisory_lock($1)", HELD):
            raise CannotKeep("the tables in this database are served already; stop that server first")
        await upgrade(guard)
    except CannotKeep:
        guard.terminate()
        raise
    except (*LOST, asyncpg.PostgresError, ValueError) as error:
        raise CannotKeep(f"tables cannot be kept in PostgreSQL: {error}") from None
    return guard


def _row(table: Table) -> tuple[Any, ...]:
    """A table as it is now, whatever happens to it later."""
    doc = msgspec.json.encode(table)
    standing = (table.phase, table.has_free_seat(), table.changed, table.alarm(), table.moves)
    return (table.id, *standing, doc, table.origin, table.version)


def _resolve(batch: list[Append], kept: set[tuple[str, int]] | Unkept) -> None:
    """Tell those who wait; of two who asked for the same place, the first has it."""
    for each in batch:
        if each.future.done():
            continue
        if isinstance(kept, Unkept):
            each.future.set_exception(kept)
        elif (each.table, each.line.n) in kept:
            kept.discard((each.table, each.line.n))
            each.future.set_result(None)
        else:
            each.future.set_exception(Stale())
