"""The tables of a PostgreSQL database: what is in them, and how those of an older version become ours."""

from typing import Any

from ..schema import CannotKeep
from .folded import FOLDING

STEPS = (
    """
    CREATE TABLE about (name text PRIMARY KEY, value text NOT NULL);
    CREATE TABLE people (id text PRIMARY KEY, name text NOT NULL, language text NOT NULL);
    CREATE TABLE tables (
        id text PRIMARY KEY, phase text NOT NULL, free boolean NOT NULL, changed float8 NOT NULL, alarm float8,
        moves int NOT NULL, doc bytea NOT NULL, origin text NOT NULL, version int NOT NULL
    ) WITH (fillfactor = 70);
    CREATE INDEX alarms ON tables (alarm) WHERE alarm IS NOT NULL;
    CREATE INDEX free ON tables (changed) WHERE free;
    CREATE INDEX origins ON tables (origin) WHERE phase = 'gathering';
    CREATE TABLE seated (person text, at text, archived boolean NOT NULL DEFAULT false, PRIMARY KEY (person, at));
    CREATE INDEX seated_at ON seated (at);
    CREATE TABLE moves (
        at text, n int, seat int NOT NULL, word text NOT NULL, time float8 NOT NULL, PRIMARY KEY (at, n)
    );
    CREATE TABLE talk (
        at text, n int, seat int NOT NULL, name text NOT NULL, text text NOT NULL, time float8 NOT NULL,
        PRIMARY KEY (at, n)
    );
    CREATE TABLE barred (whom text PRIMARY KEY);
    CREATE TABLE revoked (person text PRIMARY KEY, times int NOT NULL);
    """,
    FOLDING,
    """
    CREATE TABLE servers (id text PRIMARY KEY, seen timestamptz NOT NULL);
    ALTER TABLE tables ADD keeper text;
    """,
)
"""One step a version, and never changed again: a later version is a step more."""
UPGRADING = 6_170_032
"""The advisory lock of whoever brings a database up to date."""


async def upgrade(connection: Any) -> None:
    """Make a new database, or one of an older version, one of ours; as a whole or not at all."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", UPGRADING)
        found = await found_version(connection)
        if found > len(STEPS):
            raise newer(found)
        if found == len(STEPS):
            return
        for step in STEPS[found:]:
            await connection.execute(step)
        await connection.execute("CREATE TABLE IF NOT EXISTS atoll_schema (version int NOT NULL)")
        await connection.execute("DELETE FROM atoll_schema")
        await connection.execute("INSERT INTO atoll_schema VALUES ($1)", len(STEPS))


async def found_version(connection: Any) -> int:
    """The version of the tables in a database; 0 if there are none."""
    if await connection.fetchval("SELECT to_regclass('atoll_schema')") is None:
        return 0
    return int(await connection.fetchval("SELECT version FROM atoll_schema"))


def newer(found: int) -> CannotKeep:
    """What is said of a database that this Atoll would misread, or spoil."""
    return CannotKeep(
        f"this database was written by a newer Atoll (its tables have version {found}, this Atoll knows"
        f" {len(STEPS)}); update this Atoll to open it"
    )
