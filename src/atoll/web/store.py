"""What is kept: people, tables, moves and talk, in one SQLite file.

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
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from atoll.kernel.mistakes import Mistake
from atoll.play.record import Entry

from .metrics import Metrics
from .table import Person, Table

T = TypeVar("T")
Errand = Callable[[sqlite3.Connection], Any]
Done = list[tuple["asyncio.Future[Any] | None", Any]]

SCHEMA = """
CREATE TABLE IF NOT EXISTS about (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS people (id TEXT PRIMARY KEY, name TEXT NOT NULL, language TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, phase TEXT NOT NULL, free INTEGER NOT NULL, changed REAL NOT NULL,
    alarm REAL, moves INTEGER NOT NULL, doc BLOB NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS alarms ON tables (alarm) WHERE alarm IS NOT NULL;
CREATE INDEX IF NOT EXISTS free ON tables (changed) WHERE free;
CREATE TABLE IF NOT EXISTS seated (person TEXT, at TEXT, PRIMARY KEY (person, at)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS moves (
    at TEXT, n INTEGER, seat INTEGER NOT NULL, word TEXT NOT NULL, time REAL NOT NULL, PRIMARY KEY (at, n)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS talk (
    at TEXT, n INTEGER, seat INTEGER NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL, time REAL NOT NULL,
    PRIMARY KEY (at, n)
) WITHOUT ROWID;
"""

SUMMING = 0.5
"""Seconds after which a table that goes on is summed up."""
BATCH = 512
"""How many errands share a transaction at most."""
WAIT = 30.0
"""Seconds that another process (a backup being restored) may hold the file."""


class CannotKeep(Mistake):
    """There is no file for the tables, and none can be made."""


class Stale(Exception):
    """What was to be written rests on what is no longer so: another writer came first, or the file was restored."""


class Order(NamedTuple):
    """An errand, the state of the file it rests on, and who waits for it."""

    errand: Errand
    version: int
    future: "asyncio.Future[Any] | None"


class Line(NamedTuple):
    """A move as it is kept."""

    n: int
    seat: int
    word: str
    time: float

    @property
    def entry(self) -> Entry:
        return Entry(self.seat, self.word)


class Said(NamedTuple):
    """A line of talk as it is kept."""

    n: int
    seat: int
    name: str
    text: str
    time: float


class Store:
    """The file, and what can be asked of it."""

    def __init__(self, path: Path, metrics: Metrics) -> None:
        self.path = path
        self.metrics = metrics
        self.restored = asyncio.Event()  # another process has changed the file under us
        self._loop = asyncio.get_running_loop()
        self._connection = connect(path)
        self._connection.execute("PRAGMA busy_timeout = 0")  # we wait ourselves, without holding up the loop
        self._found = self._known = self._version()
        self._summaries: dict[str, Table] = {}  # tables that have moved on since they were last written
        self._summing: asyncio.TimerHandle | None = None
        self._orders: list[Order] = []
        self._bell = asyncio.Event()
        self._thread = ThreadPoolExecutor(1, "store")
        self._working = self._loop.create_task(self._work())

    async def close(self) -> None:
        """Write all that was asked for and let go of the file."""
        self._sum_up_now()
        with contextlib.suppress(Stale):  # the file was restored at the last moment: nothing of ours belongs there
            await self._do(lambda _: None)
        self._working.cancel()
        self._thread.shutdown()
        self._connection.close()

    def accept(self) -> None:
        """Go on with the file as it was restored; nothing of the old one is in memory any more."""
        self.restored.clear()
        self._summaries.clear()
        self._known = self._found

    # -- transactions ---------------------------------------------------------------------------------

    async def _work(self) -> None:
        while True:
            await self._bell.wait()
            self._bell.clear()
            while self._orders:
                batch, self._orders = self._orders[:BATCH], self._orders[BATCH:]
                began = time.perf_counter()
                try:
                    done = await self._transact(batch)
                except Exception as error:  # nothing of the batch is written, and everybody is told so
                    if self._connection.in_transaction:
                        self._connection.execute("ROLLBACK")
                    done = [(order.future, error) for order in batch]
                self.metrics.commit.observe(time.perf_counter() - began)
                _resolve(done)
                await asyncio.sleep(0)  # those who were told go on first: what they bring along shares the next sync

    async def _transact(self, batch: list[Order]) -> Done:
        """Run errands in one transaction. One that fails changes nothing and does not hinder the others."""
        await self._begin()
        self._found = self._version()
        before = self._connection.total_changes
        done = [(order.future, self._run(order)) for order in batch]
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

    def _run(self, order: Order) -> Any:
        if order.version != self._found:  # only `atoll restore` writes beside us
            return Stale("the file was restored")
        try:
            return order.errand(self._connection)
        except (Stale, sqlite3.IntegrityError) as error:
            return error

    def _version(self) -> int:
        """A number that changes when another connection changes the file."""
        return int(self._connection.execute("PRAGMA data_version").fetchone()[0])

    def _order(self, errand: Errand, future: "asyncio.Future[Any] | None") -> None:
        self._orders.append(Order(errand, self._known, future))
        self._bell.set()

    def _later(self, errand: Errand) -> None:
        """Have it written soon; nobody waits for it."""
        self._order(errand, None)

    async def _do(self, errand: Callable[[sqlite3.Connection], T]) -> T:
        """Have it written and committed."""
        future: asyncio.Future[T] = self._loop.create_future()
        self._order(errand, future)
        return await future

    # -- moves and talk -------------------------------------------------------------------------------

    async def append(self, table: str, line: Line) -> None:
        """Keep the next move of a table; raises Stale if it is not the next one."""

        def errand(connection: sqlite3.Connection) -> None:
            done = connection.execute(
                "INSERT INTO moves SELECT ?1, ?2, ?3, ?4, ?5"
                " WHERE ?2 = (SELECT coalesce(max(n), 0) + 1 FROM moves WHERE at = ?1)",
                (table, *line),
            )
            if done.rowcount != 1:
                raise Stale

        await self._do(errand)

    async def moves(self, table: str) -> list[Line]:
        """All moves of a table, in order."""
        query = "SELECT n, seat, word, time FROM moves WHERE at = ? ORDER BY n"
        return await self._do(lambda connection: [Line(*row) for row in connection.execute(query, (table,))])

    async def talk(self, table: str, seat: int, name: str, text: str, now: float) -> Said:
        """Keep a line of talk."""

        def errand(connection: sqlite3.Connection) -> Said:
            query = "SELECT coalesce(max(n), 0) + 1 FROM talk WHERE at = ?"
            said = Said(connection.execute(query, (table,)).fetchone()[0], seat, name, text, now)
            connection.execute("INSERT INTO talk VALUES (?, ?, ?, ?, ?, ?)", (table, *said))
            return said

        return await self._do(errand)

    async def talked(self, table: str, most: int) -> list[Said]:
        """The last lines of talk, in order."""
        query = "SELECT n, seat, name, text, time FROM talk WHERE at = ? ORDER BY n DESC LIMIT ?"
        rows = await self._do(lambda connection: connection.execute(query, (table, most)).fetchall())
        return [Said(*row) for row in reversed(rows)]

    # -- tables ---------------------------------------------------------------------------------------

    async def save(self, table: Table) -> None:
        """Keep a table and who sits there."""
        self._summaries.pop(table.id, None)
        await self._do(_saving(table))

    def sum_up(self, table: Table) -> None:
        """Keep how a table stands, soon: all of it can be found again from its moves, so nobody waits."""
        self._summaries[table.id] = table
        if self._summing is None:
            self._summing = self._loop.call_later(SUMMING, self._sum_up_now)

    def _sum_up_now(self) -> None:
        self._summing = None
        for table in self._summaries.values():
            self._later(_saving(table, seated=False))
        self._summaries.clear()

    async def table(self, name: str) -> Table | None:
        if name in self._summaries:
            return self._summaries[name]
        row = await self._do(lambda connection: _one(connection, "SELECT doc FROM tables WHERE id = ?", name))
        return None if row is None else decode(row[0])

    async def tables_of(self, person: str, *, over: bool, most: int) -> list[Table]:
        """The tables where somebody sits, finished or not, last changed first."""
        query = (
            "SELECT doc FROM seated JOIN tables ON tables.id = seated.at"
            " WHERE seated.person = ? AND (phase = 'over') = ? ORDER BY changed DESC LIMIT ?"
        )
        return await self._tables(query, person, over, most)

    async def free_tables(self, most: int) -> list[Table]:
        """Where anybody may sit down, newest first."""
        return await self._tables("SELECT doc FROM tables WHERE free ORDER BY changed DESC LIMIT ?", most)

    async def alarms(self, now: float) -> list[str]:
        """Tables that want looking after: a bot owes a move, or a clock runs out."""
        query = "SELECT id FROM tables WHERE alarm <= ?"
        return await self._do(lambda connection: [row[0] for row in connection.execute(query, (now,))])

    async def unsummed(self) -> list[str]:
        """Tables whose last moves were kept but not summed up: the server was killed in between."""
        query = (
            "SELECT id FROM tables WHERE phase = 'playing'"
            " AND moves <> (SELECT coalesce(max(n), 0) FROM moves WHERE at = tables.id)"
        )
        return await self._do(lambda connection: [row[0] for row in connection.execute(query)])

    async def _tables(self, query: str, *values: object) -> list[Table]:
        rows = await self._do(lambda connection: connection.execute(query, values).fetchall())
        tables = [decode(row[0]) for row in rows]
        return [self._summaries.get(table.id, table) for table in tables]

    async def going(self, person: str) -> int:
        """At how many unfinished tables somebody sits."""
        query = (
            "SELECT count(*) FROM seated JOIN tables ON tables.id = seated.at"
            " WHERE seated.person = ? AND tables.phase <> 'over'"
        )
        return int((await self._do(lambda connection: _one(connection, query, person)))[0])

    # -- people and the house -------------------------------------------------------------------------

    async def person(self, name: str) -> Person | None:
        query = "SELECT id, name, language FROM people WHERE id = ?"
        row = await self._do(lambda connection: _one(connection, query, name))
        return None if row is None else Person(*row)

    async def keep(self, person: Person) -> None:
        row = (person.id, person.name, person.language)
        await self._do(lambda connection: connection.execute("REPLACE INTO people VALUES (?, ?, ?)", row) and None)

    async def about(self, name: str, fresh: str) -> str:
        """Something the house knows about itself; made on first use."""

        def errand(connection: sqlite3.Connection) -> str:
            connection.execute("INSERT OR IGNORE INTO about VALUES (?, ?)", (name, fresh))
            return str(connection.execute("SELECT value FROM about WHERE name = ?", (name,)).fetchone()[0])

        return await self._do(errand)

    async def stop_clocks(self, now: float) -> None:
        """While the server was down, nobody's time ran."""

        def errand(connection: sqlite3.Connection) -> None:
            row = _one(connection, "SELECT value FROM about WHERE name = 'seen'")
            down = max(0.0, now - float(row[0])) if row is not None else 0.0
            for (doc,) in connection.execute("SELECT doc FROM tables WHERE alarm IS NOT NULL").fetchall():
                table = decode(doc)
                table.since = [since + down if since else 0 for since in table.since]
                _saving(table, seated=False)(connection)

        await self._do(errand)

    async def seen(self, now: float) -> None:
        """The server is alive, and can write."""
        row = (str(now),)
        await self._do(lambda connection: connection.execute("REPLACE INTO about VALUES ('seen', ?)", row) and None)


def connect(path: Path) -> sqlite3.Connection:
    """Open the file, made on first use. FULL: what was acknowledged survives even a power cut."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(path, isolation_level=None, timeout=WAIT, check_same_thread=False)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.executescript(SCHEMA)
    except (OSError, sqlite3.Error) as error:
        raise CannotKeep(f"tables cannot be kept in {path}: {getattr(error, 'strerror', None) or error}") from None
    return connection


def copy(source: Path, target: Path) -> None:
    """Copy a whole file while others read and write it, as of one moment."""
    try:
        with sqlite3.connect(source, timeout=WAIT) as old, sqlite3.connect(target, timeout=WAIT) as new:
            old.backup(new)
        old.close()
        new.close()
    except sqlite3.Error as error:
        raise CannotKeep(f"{source} cannot be copied to {target}: {error}") from None


def decode(doc: bytes) -> Table:
    return msgspec.json.decode(doc, type=Table)


def _saving(table: Table, seated: bool = True) -> Errand:
    """An errand that writes a table as it is now, whatever happens to it later."""
    doc = msgspec.json.encode(table)
    row = (table.id, table.phase, table.has_free_seat(), table.changed, table.alarm(), table.moves, doc)
    people = [(person, table.id) for person in table.people()] if seated else []

    def errand(connection: sqlite3.Connection) -> None:
        connection.execute("REPLACE INTO tables VALUES (?, ?, ?, ?, ?, ?, ?)", row)
        if seated:
            connection.execute("DELETE FROM seated WHERE at = ?", (table.id,))
            connection.executemany("INSERT INTO seated VALUES (?, ?)", people)

    return errand


def _one(connection: sqlite3.Connection, query: str, *values: object) -> Any:
    return connection.execute(query, values).fetchone()


def _resolve(done: Done) -> None:
    for future, result in done:
        if future is None or future.done():
            continue
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)
