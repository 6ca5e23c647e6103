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
from ..schema import CannotKeep
from ..table import Table
from . import ChatLine, Line, Stale, Unkept, decode
from .postgres_schema import upgrade
from .sql import BATCH, NOTHING, SAVE, SAVE_DELAY, SEATED_AND_PLAYING, SUM_UP, TALK_KEPT, Change, SqlStore, standing

PATIENCE = 10.0
"""Seconds for which a database that does not answer is asked again."""
PAUSE = 0.1
"""Seconds between two tries."""
AGAIN = 2.0
"""Seconds after which summaries that could not be written are written."""
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
SAY = """
INSERT INTO talk (at, n, seat, name, text, time)
SELECT $1, coalesce(max(n), 0) + 1, $2::int, $3, $4, $5::float8 FROM talk WHERE at = $1
ON CONFLICT DO NOTHING RETURNING n"""

RENAME = "UPDATE tables SET doc = $2, version = $3 WHERE id = $1"

SAVE_WITH_PEOPLE = f"""
WITH saved AS ({SAVE}),
gone AS (DELETE FROM seated WHERE at = $1 AND person <> ALL($10::text[]) AND EXISTS (SELECT FROM saved)),
come AS (
    INSERT INTO seated (person, at)
    SELECT person, $1 FROM unnest($10::text[]) AS person WHERE EXISTS (SELECT FROM saved)
    ON CONFLICT DO NOTHING)
SELECT id FROM saved"""  # noqa: S608 - our own words
"""One round trip, since all other changes of tables wait for it."""

LOST = (
    OSError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # what the driver says of a line that is cut while it takes it from the pool
    asyncpg.OperatorInterventionError,
    asyncpg.TooManyConnectionsError,
    TimeoutError,
)
"""What says that the line to the database is broken, that it is going down or coming up, or has no line free."""


class Append(NamedTuple):
    """A move that waits to be kept, and who waits for it."""

    table: str
    line: Line
    after: Line
    future: "asyncio.Future[None]"


class PostgresStore(SqlStore):
    """The database, and what can be asked of it."""

    def __init__(self, url: str, pool: "asyncpg.Pool[Any]", metrics: Metrics) -> None:
        self.url = url
        self.metrics = metrics
        self.restored = asyncio.Event()
        self._pool = pool
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
        """Open a database and bring its tables up to date."""
        await check(url)
        pool = await asyncpg.create_pool(url, min_size=2, max_size=6, command_timeout=PATIENCE, reset=_as_it_is)
        return cls(url, pool, metrics)

    async def close(self) -> None:
        """Write all that was asked for and let go of the database."""
        if self._save_timer is not None:
            self._save_timer.cancel()
        with contextlib.suppress(Unkept):
            await self._save_now()
        self._working.cancel()
        with contextlib.suppress(*LOST):
            await asyncio.wait_for(self._pool.close(), PATIENCE)

    def accept(self) -> None:
        """Go on with what was restored; nothing of before is in memory any more."""
        self.restored.clear()
        self._unsaved.clear()

    def on_restored(self) -> None:
        """A backup was put in the place of all that was kept."""
        self._unsaved.clear()  # what is in memory is not so any more
        self.restored.set()

    # -- the line -------------------------------------------------------------------------------------

    async def ask(self, query: str, *values: object) -> list[Any]:
        """What only those ask who share the database with others; it may be done twice."""
        return await self._ask(query, *values)

    async def fresh(self, table: str) -> Table | None:
        """A table as it is kept, whatever is remembered of it here."""
        rows = await self._ask("SELECT doc FROM tables WHERE id = $1", table)
        return decode(rows[0][0]) if rows else None

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
        """Several statements that are kept together."""
        async with self._changes(), self._pool.acquire() as connection, connection.transaction():
            yield connection

    @asynccontextmanager
    async def _changes(self) -> AsyncIterator[None]:
        """Change tables; whoever has done so before is waited for."""
        try:
            async with self._changing:
                yield
        except (*LOST, asyncpg.PostgresError) as error:
            raise Unkept(str(error) or type(error).__name__) from None

    async def _change(self, *changes: Change) -> None:
        """Statements one after the other, all of them or none."""
        async with self._transaction() as connection:
            for statement, rows in changes:
                await connection.executemany(statement, rows)

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

    async def talk(self, table: str, seat: int, name: str, text: str, now: float) -> ChatLine:
        """Keep a line of talk."""
        n = None
        async with self._transaction() as connection:
            while n is None:  # others may have said something at the same moment
                n = await connection.fetchval(SAY, table, seat, name, text, now)
            await connection.execute("DELETE FROM talk WHERE at = $1 AND n <= $2", table, n - TALK_KEPT)
        return ChatLine(n, seat, name, text, now)

    # -- tables ---------------------------------------------------------------------------------------

    async def save(self, table: Table) -> None:
        """Keep a table and who sits there, as the version that follows the one it was read as."""
        self._unsaved.pop(table.id, None)
        table.version += 1
        values = (*standing(table), sorted(table.people()))
        async with self._changes():
            if not await self._pool.fetch(SAVE_WITH_PEOPLE, *values):
                raise Stale

    def save_soon(self, table: Table) -> None:
        """Write the summary of a table soon: all of it can be found again from its moves, so nobody waits."""
        self._unsaved[table.id] = table
        self._save_after(SAVE_DELAY)

    def _save_in_time(self) -> None:
        task = self._loop.create_task(self._save_now())
        self._saving.add(task)
        task.add_done_callback(self._saved)

    def _saved(self, task: "asyncio.Task[None]") -> None:
        self._saving.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Exception):
            log_trouble("writes that nobody waits for have failed", error)
            self._save_after(AGAIN)

    def _save_after(self, delay: float) -> None:
        if self._unsaved and self._save_timer is None:
            self._save_timer = self._loop.call_later(delay, self._save_in_time)

    async def _save_now(self) -> None:
        """Write the summaries that wait; they are read from memory until the database has them."""
        self._save_timer = None
        async with self._transaction() as connection:
            tables = list(self._unsaved.values())
            rows = [standing(table) for table in sorted(tables, key=lambda table: table.id)]
            if rows:
                await connection.executemany(SUM_UP, rows)
        written = {row[0]: row[5] for row in rows}
        for table in tables:
            if self._unsaved.get(table.id) is table and table.moves == written[table.id]:
                del self._unsaved[table.id]
        self._save_after(SAVE_DELAY)

    async def rename(self, person: str, name: str) -> list[str]:
        """Write a new name at all tables of somebody that are not over; gives those tables."""
        await self._save_now()  # what is written after this must not bring the old name back
        async with self._transaction() as connection:
            query = f"{SEATED_AND_PLAYING} ORDER BY id FOR UPDATE OF tables"
            tables = [decode(row[0]) for row in await connection.fetch(query, person)]
            for table in tables:
                if table.rename(person, name):
                    table.version += 1
                    await connection.execute(RENAME, table.id, msgspec.json.encode(table), table.version)
        return [table.id for table in tables]

    async def alarms(self, now: float) -> list[str]:
        """Tables that want looking after: a bot owes a move, or a clock runs out."""
        return [row[0] for row in await self._ask("SELECT id FROM tables WHERE alarm <= $1", now)]

    # -- time -----------------------------------------------------------------------------------------

    async def stop_clocks(self, now: float) -> None:
        """While the server was down, nobody's time ran; nor back, if the clock of the machine was set back."""
        await self._save_now()
        async with self._transaction() as connection:  # of two servers that open a house, one shifts
            seen = await connection.fetchval("SELECT value FROM about WHERE name = 'seen' FOR UPDATE")
            if seen is not None:
                await _shift(connection, now - float(seen))
                await connection.execute("UPDATE about SET value = $1 WHERE name = 'seen'", str(now))

    def shift_clocks(self, by: float) -> None:
        """The time of day has jumped: whatever is kept moves along. Tables that are awake are the rooms' to move."""
        task = self._loop.create_task(self._shift(by))
        self._saving.add(task)
        task.add_done_callback(self._saved)

    async def _shift(self, by: float) -> None:
        await self._save_now()
        async with self._transaction() as connection:
            await _shift(connection, by)


async def _as_it_is(_connection: Any) -> None:
    """Give a line back without a word: we leave nothing on it that the next one could stumble over."""


async def check(url: str) -> None:
    """Bring a database up to date; one that cannot be reached, or is a newer Atoll's, is refused in one sentence."""
    try:
        line = await asyncpg.connect(url, timeout=PATIENCE)
        try:
            await upgrade(line)
        finally:
            line.terminate()
    except (*LOST, asyncpg.PostgresError, ValueError) as error:
        raise CannotKeep(f"tables cannot be kept in PostgreSQL: {error}") from None


async def _shift(connection: Any, by: float) -> None:
    """Move the moments since when the seats of running tables owe their answers."""
    for (doc,) in await connection.fetch("SELECT doc FROM tables WHERE alarm IS NOT NULL"):
        table = decode(doc)
        table.shift(by)
        await connection.execute(SUM_UP, *standing(table))


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
