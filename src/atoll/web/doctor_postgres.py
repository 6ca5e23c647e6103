"""What can be wrong with a house in PostgreSQL, and what to do about it. The database's own health is its keeper's."""

import sqlite3
import tempfile
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

from .doctor import Finding, games_of
from .keeper import DEAD
from .schema import CannotKeep
from .store.carry import take_out
from .store.errands import check_ours, connected
from .store.postgres_schema import found_version

SPARE = 20
"""Lines to the database that should be free: a server takes up to eight."""
DURABLE = ("fsync", "full_page_writes", "synchronous_commit")
"""What must not be off if a move that was shown is to survive a power cut."""


async def examine(url: str) -> AsyncIterator[Finding]:
    """Look at a database without changing anything; servers may run there meanwhile."""
    async with connected(url) as connection:
        name, size, version = await connection.fetchrow(
            "SELECT current_database(), pg_database_size(current_database()), current_setting('server_version')"
        )
        yield Finding("database", f"{name}, {size / 1e6:.1f} MB, PostgreSQL {version}")
        says = f"version {await found_version(connection)}"
        try:
            await check_ours(connection)
        except CannotKeep as refused:
            yield Finding("schema", says, str(refused))
            return
        yield Finding("schema", says)
        yield await _servers(connection)
        yield await _durable(connection)
        yield await _lines(connection)
    yield await _games(url)
    yield Finding("backups", "those of the database are not looked at; atoll backup FILE --store URL makes one")


async def _servers(connection: Any) -> Finding:
    query = "SELECT count(*) FROM servers WHERE seen > clock_timestamp() - make_interval(secs => $1)"
    return Finding("servers", f"{await connection.fetchval(query, DEAD)} serve this database")


async def _durable(connection: Any) -> Finding:
    off = [name for name in DURABLE if await connection.fetchval("SELECT current_setting($1)", name) == "off"]
    advice = f"set {' and '.join(off)} to on, or a power cut takes moves that were shown" if off else ""
    return Finding("disk", f"{', '.join(off)} off" if off else "moves are on the disk before they are shown", advice)


async def _lines(connection: Any) -> Finding:
    most = int(await connection.fetchval("SELECT current_setting('max_connections')"))
    used = int(await connection.fetchval("SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend'"))
    advice = "raise max_connections of the database" if most - used < SPARE else ""
    return Finding("lines", f"{used} of {most} connections in use", advice)


async def _games(url: str) -> Finding:
    """Whether the games that go on can be found again: looked at in a copy, as of one moment."""
    with tempfile.TemporaryDirectory(prefix="atoll-") as folder:
        copy = Path(folder) / "tables.db"
        await take_out(url, copy)
        with closing(sqlite3.connect(copy)) as connection:
            return games_of(connection)
