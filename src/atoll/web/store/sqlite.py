"""The store of a house with one server: one SQLite file.

All that has piled up is written in one transaction, and only then those who wait are told: a hundred tables
share the price of one sync to disk. Statements take microseconds and run in the event loop; the commit, which
waits for the disk, runs in a thread. The driver of the standard library is enough for that; an asynchronous one
would send every statement to a thread and back, and know no batches.
"""

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from ..log import LOG
from ..metrics import Metrics
from ..orders import Order
from ..schema import WAIT, connect
from ..table import Table
from . import ChatLine, Line, Stale, Unkept, decode
from .folded import unfold
from .sql import (
    BATCH,
    NOTHING,
    ORDERS,
    SAVE,
    SAVE_DELAY,
    SEATED_AND_PLAYING,
    SUM_UP,
    TALK_KEPT,
    Change,
    SqlStore,
    standing,
)

T = TypeVar("T")
Statement = Callable[[sqlite3.Connection], Any]
Done = list[tuple["asyncio.Future[Any] | None", Any]]

APPEND = """
INSERT INTO moves SELECT ?1, ?2, ?3, ?4, ?5
WHERE ?2 = ?6 + 1
AND (?6 = 0 OR EXISTS (SELECT 1 FROM moves WHERE at = ?1 AND n = ?6 AND seat = ?7 AND word = ?8 AND time = ?9))
ON CONFLICT DO NOTHING"""


class Job(NamedTuple):
    """A statement, the state of the file it rests on, and who waits for it."""

    statement: Statement
    version: int
    future: "asyncio.Future[Any] | None"


class SqliteStore(SqlStore):
    """The file, and what can be asked of it."""

    def __init__(self, path: Path, metrics: Metrics) -> None:
        self.path = path
        self.metrics = metrics
        self.restored = asyncio.Event()  # another process has changed the file under us
        self._loop = asyncio.get_running_loop()
        self._connection = connect(path)
        self._connection.execute("PRAGMA busy_timeout = 0")  # we wait ourselves, without holding up the loop
        self._found = self._known = self._version()
        self._unsaved: dict[str, Table] = {}  # tables that have moved on since they were last written
        self._save_timer: asyncio.TimerHandle | None = None
        self._jobs: list[Job] = []
        self._pending = asyncio.Event()
        self._thread = ThreadPoolExecutor(1, "store")
        self._working = self._loop.create_task(self._work())

    async def close(self) -> None:
        """Write all that was asked for and let go of the file."""
        self._save_now()
        with contextlib.suppress(Stale):  # the file was restored at the last moment: nothing of ours belongs there
            await self._do(lambda _: None)
        self._working.cancel()
        self._thread.shutdown()
        self._connection.close()

    def accept(self) -> None:
        """Go on with the file as it was restored; nothing of the old one is in memory any more."""
        self.restored.clear()
        self._unsaved.clear()
        self._known = self._found

    # -- transactions ---------------------------------------------------------------------------------

    async def _work(self) -> None:
        while True:
            await self._pending.wait()
            self._pending.clear()
            while self._jobs:
                batch, self._jobs = self._jobs[:BATCH], self._jobs[BATCH:]
                began = time.perf_counter()
                try:
                    done = await self._transact(batch)
                except Exception as error:  # nothing of the batch is written, and everybody is told so
                    if self._connection.in_transaction:
                        self._connection.execute("ROLLBACK")
                    said = Unkept(str(error)) if isinstance(error, sqlite3.Error) else error
                    done = [(job.future, said) for job in batch]
                self.metrics.commit.observe(time.perf_counter() - began)
                _resolve(done)
                await asyncio.sleep(0)  # those who were told go on first: what they bring along shares the next sync

    async def _transact(self, batch: list[Job]) -> Done:
        """Run jobs in one transaction. One that fails changes nothing and does not hinder the others."""
        await self._begin()
        self._found = self._version()
        before = self._connection.total_changes
        done = [(job.future, self._run(job)) for job in batch]
        if self._connection.total_changes == before:  # nothing to wait for
            self._connection.execute("COMMIT")
        else:
            await self._loop.run_in_executor(self._thread, self._connection.execute, "COMMIT")
        if batch[-1].version != self._found:
            self.restored.set()
        return done

    async def _begin(self) -> None:
        """Take hold of the file, as soon as whoever restores a backup lets go of it."""
        deadline = self._loop.time() + WAIT
        while True:
            try:
                self._connection.execute("BEGIN IMMEDIATE")
            except sqlite3.OperationalError:
                if self._loop.time() > deadline:
                    raise
                await asyncio.sleep(0.01)
            else:
                return

    def _run(self, job: Job) -> Any:
        if job.version != self._found:  # only `atoll restore` writes beside us
            return Stale("the file was restored")
        try:
            return job.statement(self._connection)
        except Stale as error:
            return error
        except sqlite3.IntegrityError as error:
            return Unkept(str(error))

    def _version(self) -> int:
        """A number that changes when another connection changes the file."""
        return int(self._connection.execute("PRAGMA data_version").fetchone()[0])

    def _enqueue(self, statement: Statement, future: "asyncio.Future[Any] | None") -> None:
        self._jobs.append(Job(statement, self._known, future))
        self._pending.set()

    def _later(self, statement: Statement) -> None:
        """Have it written soon; nobody waits for it."""
        self._enqueue(statement, None)

    async def _do(self, statement: Callable[[sqlite3.Connection], T]) -> T:
        """Have it written and committed."""
        future: asyncio.Future[T] = self._loop.create_future()
        self._enqueue(statement, future)
        return await future

    async def _ask(self, query: str, *values: object) -> list[Any]:
        """The rows that a statement gives; what it changes is kept when it returns."""
        query = numbered(query)
        return await self._do(lambda connection: connection.execute(query, values).fetchall())

    async def _change(self, *changes: Change) -> None:
        """Statements one after the other, all of them or none."""

        def statement(connection: sqlite3.Connection) -> None:
            for each, rows in changes:
                connection.executemany(numbered(each), rows)

        await self._do(statement)

    # -- moves and talk -------------------------------------------------------------------------------

    async def append(self, table: str, line: Line, after: Line | None) -> None:
        """Keep the next move of a table; raises Stale if the one before is not the last, or not the one we know."""
        row = (table, *line, *(after or NOTHING))

        def statement(connection: sqlite3.Connection) -> None:
            if connection.execute(APPEND, row).rowcount != 1:
                raise Stale

        await self._do(statement)

    async def talk(self, table: str, seat: int, name: str, text: str, now: float) -> ChatLine:
        """Keep a line of talk."""

        def statement(connection: sqlite3.Connection) -> ChatLine:
            query = "SELECT coalesce(max(n), 0) + 1 FROM talk WHERE at = ?"
            said = ChatLine(connection.execute(query, (table,)).fetchone()[0], seat, name, text, now)
            connection.execute("INSERT INTO talk VALUES (?, ?, ?, ?, ?, ?)", (table, *said))
            connection.execute("DELETE FROM talk WHERE at = ? AND n <= ?", (table, said.n - TALK_KEPT))
            return said

        return await self._do(statement)

    # -- tables ---------------------------------------------------------------------------------------

    async def save(self, table: Table) -> None:
        """Keep a table and who sits there, as the version that follows the one it was read as."""
        self._unsaved.pop(table.id, None)
        table.version += 1
        await self._do(_saving(table))

    def save_soon(self, table: Table) -> None:
        """Write the summary of a table soon: all of it can be found again from its moves, so nobody waits."""
        self._unsaved[table.id] = table
        if self._save_timer is None:
            self._save_timer = self._loop.call_later(SAVE_DELAY, self._save_now)

    def _save_now(self) -> None:
        self._save_timer = None
        for table in self._unsaved.values():
            self._later(_summing_up(table))
        self._unsaved.clear()

    async def rename(self, person: str, name: str) -> list[str]:
        """Write a new name at all tables of somebody that are not over; gives those tables."""
        self._save_now()  # what is written after this job must not bring the old name back

        def statement(connection: sqlite3.Connection) -> list[str]:
            tables = [decode(doc) for (doc,) in connection.execute(numbered(SEATED_AND_PLAYING), (person,))]
            for table in tables:
                if table.rename(person, name):
                    _summing_up(table)(connection)
            return [table.id for table in tables]

        return await self._do(statement)

    async def alarms(self, now: float) -> list[str]:
        """Tables that want looking after: a bot owes a move, or a clock runs out."""
        return [row[0] for row in await self._ask("SELECT id FROM tables WHERE alarm <= $1", now)]

    async def stop_clocks(self, now: float) -> None:
        """While the server was down, nobody's time ran; nor back, if the clock of the machine was set back."""

        def statement(connection: sqlite3.Connection) -> None:
            row = _one(connection, "SELECT value FROM about WHERE name = 'seen'")
            _shift(connection, now - float(row[0]) if row is not None else 0.0)

        await self._do(statement)

    def shift_clocks(self, by: float) -> None:
        """The time of day has jumped: whatever is kept moves along. Tables that are awake are the rooms' to move."""
        self._save_now()
        self._later(lambda connection: _shift(connection, by))


@cache
def numbered(query: str) -> str:
    """A statement with its blanks as SQLite numbers them."""
    return query.replace("$", "?")


def kept_moves(connection: sqlite3.Connection, table: str) -> list[Line]:
    """All moves of a table in a file that somebody looks into, folded or not."""
    rows = connection.execute("SELECT n, seat, word, time FROM moves WHERE at = ? ORDER BY n", (table,)).fetchall()
    folded = None if rows else _one(connection, "SELECT packed FROM records WHERE at = ?", table)
    return [Line(*row) for row in rows] if folded is None else unfold(folded[0])


def carry_out(connection: sqlite3.Connection, order: Order) -> None:
    """Do what the host has ordered in a file that nobody serves."""
    connection.execute("BEGIN IMMEDIATE")
    for statement in ORDERS[order.what]:
        connection.execute(numbered(statement), (order.whom,))
    connection.execute("COMMIT")


def _saving(table: Table) -> Statement:
    """A statement that writes a table and who sits there."""
    row, people = standing(table), sorted(table.people())

    def statement(connection: sqlite3.Connection) -> None:
        if connection.execute(numbered(SAVE), row).fetchone() is None:
            raise Stale
        blanks = ", ".join("?" * len(people))
        connection.execute(f"DELETE FROM seated WHERE at = ? AND person NOT IN ({blanks})", (table.id, *people))  # noqa: S608
        rows = [(person, table.id) for person in people]
        connection.executemany("INSERT OR IGNORE INTO seated (person, at) VALUES (?, ?)", rows)

    return statement


def _summing_up(table: Table) -> Statement:
    """A statement that writes how a table stands, unless something newer is written there."""
    row = standing(table)
    return lambda connection: connection.execute(numbered(SUM_UP), row) and None


def _shift(connection: sqlite3.Connection, by: float) -> None:
    """Move the moments since when the seats of running tables owe their answers."""
    for (doc,) in connection.execute("SELECT doc FROM tables WHERE alarm IS NOT NULL").fetchall():
        table = decode(doc)
        table.shift(by)
        _summing_up(table)(connection)


def _one(connection: sqlite3.Connection, query: str, *values: object) -> Any:
    return connection.execute(query, values).fetchone()


def _resolve(done: Done) -> None:
    unheard = [result for future, result in done if future is None and isinstance(result, Exception)]
    if unheard:
        about = {"writes": len(unheard), "why": str(unheard[0]) or type(unheard[0]).__name__}
        LOG.error("writes that nobody waits for have failed", extra={"about": about})
    for future, result in done:
        if future is None or future.done():
            continue
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)
