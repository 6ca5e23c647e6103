"""The file of the tables: what is in it, its version, and how it is opened and copied."""

import sqlite3
from pathlib import Path

from atoll.kernel.mistakes import Mistake

from .store.folded import FOLDING

SCHEMA = """
CREATE TABLE about (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL, language TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE tables (
    id TEXT PRIMARY KEY, phase TEXT NOT NULL, free INTEGER NOT NULL, changed REAL NOT NULL,
    alarm REAL, moves INTEGER NOT NULL, doc BLOB NOT NULL, origin TEXT NOT NULL DEFAULT '',
    version INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE INDEX alarms ON tables (alarm) WHERE alarm IS NOT NULL;
CREATE INDEX free ON tables (changed) WHERE free;
CREATE INDEX origins ON tables (origin) WHERE phase = 'gathering';
CREATE TABLE seated (
    person TEXT, at TEXT, archived INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (person, at)
) WITHOUT ROWID;
CREATE TABLE moves (
    at TEXT, n INTEGER, seat INTEGER NOT NULL, word TEXT NOT NULL, time REAL NOT NULL, PRIMARY KEY (at, n)
) WITHOUT ROWID;
CREATE TABLE talk (
    at TEXT, n INTEGER, seat INTEGER NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL, time REAL NOT NULL,
    PRIMARY KEY (at, n)
) WITHOUT ROWID;
CREATE TABLE barred (whom TEXT PRIMARY KEY) WITHOUT ROWID;
CREATE TABLE revoked (person TEXT PRIMARY KEY, times INTEGER NOT NULL) WITHOUT ROWID;
"""

FIRST = 5
"""The version of a file that SCHEMA makes, from which it is brought up to date like an older one."""
UPGRADES = {
    1: """
ALTER TABLE tables ADD COLUMN origin TEXT NOT NULL DEFAULT '';
CREATE INDEX origins ON tables (origin) WHERE phase = 'gathering';
""",
    2: """
CREATE TABLE barred (whom TEXT PRIMARY KEY) WITHOUT ROWID;
CREATE TABLE revoked (person TEXT PRIMARY KEY, times INTEGER NOT NULL) WITHOUT ROWID;
""",
    3: """
ALTER TABLE seated ADD COLUMN archived INTEGER NOT NULL DEFAULT 0;
""",
    4: """
ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
""",
    5: FOLDING,
}
"""What makes a file of a version one of the next."""
SCHEMA_VERSION = 6
"""Kept in the file as `user_version`. Files from before it was written say 0, and have the schema of version 1."""
WAIT = 30.0
"""Seconds that another process (a backup being restored) may hold the file."""


class CannotKeep(Mistake):
    """There is no file for the tables, and none can be made."""


class Damaged(CannotKeep):
    """The file is there, but SQLite cannot read it."""


def connect(path: Path) -> sqlite3.Connection:
    """Open the file, made on first use. FULL: what was acknowledged survives even a power cut."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        path.touch(mode=0o600)  # it holds the key of the cookies and the seeds; SQLite's side files take after it
        connection = sqlite3.connect(path, isolation_level=None, timeout=WAIT, check_same_thread=False)
        try:
            check_version(connection, path)
        except CannotKeep:
            connection.close()
            raise
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        upgrade(connection)
    except (OSError, sqlite3.Error) as error:
        kind = Damaged if type(error) is sqlite3.DatabaseError else CannotKeep
        raise kind(f"tables cannot be kept in {path}: {getattr(error, 'strerror', None) or error}") from None
    return connection


def upgrade(connection: sqlite3.Connection) -> None:
    """Make a new file, or one of an older version, one of ours; as a whole or not at all."""
    version = schema_version(connection)
    if version == SCHEMA_VERSION:
        return
    if version == 0 and connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'tables'").fetchone():
        version = 1
    first = [] if version else [SCHEMA]
    steps = first + [UPGRADES[step] for step in range(version or FIRST, SCHEMA_VERSION)]
    connection.executescript(f"BEGIN IMMEDIATE;{''.join(steps)}PRAGMA user_version = {SCHEMA_VERSION};COMMIT;")


def schema_version(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def check_version(connection: sqlite3.Connection, path: Path) -> None:
    """Refuse a file of a newer version: we would misread it, or spoil it."""
    found = schema_version(connection)
    if found > SCHEMA_VERSION:
        raise CannotKeep(
            f"{path} was written by a newer Atoll (its tables have version {found}, this Atoll knows {SCHEMA_VERSION});"
            " update this Atoll to open it"
        )


def copy(source: Path, target: Path) -> None:
    """Copy a whole file while others read and write it, as of one moment."""
    try:
        target.touch(mode=0o600)
        with sqlite3.connect(source, timeout=WAIT) as old, sqlite3.connect(target, timeout=WAIT) as new:
            check_version(old, source)
            old.backup(new)
        old.close()
        new.close()
    except sqlite3.Error as error:
        raise CannotKeep(f"{source} cannot be copied to {target}: {error}") from None
