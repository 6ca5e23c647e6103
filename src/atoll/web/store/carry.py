"""A house on the move: out of a PostgreSQL database into a file like the one of a house with one server, and back.

So a backup is the same file wherever the tables are kept, and the way from one to the other.
"""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from ..news import CHANNEL, Restored, note
from ..schema import CannotKeep, connect
from .errands import check_ours, connected
from .postgres_schema import upgrade

ROWS = 5000
"""How many rows are read at once."""


async def take_out(url: str, target: Path) -> None:
    """Copy all that a database keeps into a new file, as of one moment, while people play."""
    async with connected(url) as source:
        await check_ours(source)
        try:
            with closing(connect(target)) as file:
                async with source.transaction(isolation="repeatable_read", readonly=True):
                    await _copy_out(source, file)
        except sqlite3.Error as error:
            raise CannotKeep(f"{target} cannot be written: {error}") from None


async def _copy_out(source: Any, file: sqlite3.Connection) -> None:
    tables = columns(file)
    await source.execute(f"LOCK TABLE {', '.join(tables)} IN ACCESS SHARE MODE")  # nothing is restored meanwhile
    file.execute("BEGIN")
    for table, names in tables.items():
        blanks = ", ".join("?" * len(names))
        rows = await source.cursor(f"SELECT {', '.join(names)} FROM {table}")  # noqa: S608 - our own names
        while part := await rows.fetch(ROWS):
            file.executemany(f"INSERT INTO {table} VALUES ({blanks})", [tuple(row) for row in part])  # noqa: S608
    file.execute("COMMIT")


async def put_back(source: Path, url: str) -> None:
    """Put a backup that is up to date in the place of all that a database keeps; the servers of that house are told."""
    with closing(sqlite3.connect(source)) as backup:
        async with connected(url) as target, target.transaction():
            await upgrade(target)
            await _copy_in(backup, target)
            await target.execute("SELECT pg_notify($1, $2)", CHANNEL, note(Restored()))


async def _copy_in(backup: sqlite3.Connection, target: Any) -> None:
    tables = columns(backup)
    await target.execute(f"TRUNCATE {', '.join(tables)}")
    for table, names in tables.items():
        query = f"SELECT {', '.join(names)} FROM {table}"  # noqa: S608 - our own names
        kinds = [column.type.name for column in (await target.prepare(query)).get_attributes()]
        truths = [n for n, kind in enumerate(kinds) if kind == "bool"]  # which the file keeps as numbers
        rows = (_true(row, truths) for row in backup.execute(query))
        await target.copy_records_to_table(table, records=rows, columns=names)


def _true(row: tuple[Any, ...], truths: list[int]) -> tuple[Any, ...]:
    return tuple(bool(value) if n in truths else value for n, value in enumerate(row)) if truths else row


def columns(file: sqlite3.Connection) -> dict[str, list[str]]:
    """What there is to carry: the tables of a file and their columns."""
    tables = [name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")]
    return {table: [row[1] for row in file.execute(f"PRAGMA table_info({table})")] for table in tables}
