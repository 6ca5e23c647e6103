"""Backups: whole copies of the tables in one file, made while people play. The server makes one a day by itself."""

import asyncio
import os
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from .paths import backup_folder, tables_file
from .schema import CannotKeep, Damaged, connect, copy

EVERY = 86_400.0
"""Seconds from one backup to the next."""
KEPT = 7
"""How many of the server's own backups are kept, unless told otherwise."""


def write_backup(data: Path, target: Path, store_url: str = "") -> None:
    """Copy the tables of a house into a file that is there as a whole or not at all; a damaged copy is refused."""
    draft = target.with_name(target.name + ".new")
    draft.unlink(missing_ok=True)
    try:
        if store_url:
            from .store.carry import take_out  # its driver is an extra

            asyncio.run(take_out(store_url, draft))
        else:
            copy(tables_file(data), draft)
        what = damage(draft)
        if what:
            raise Damaged(f"{tables_file(data)} is damaged ({what}); the last backup is left as it is")
        draft.replace(target)
    finally:
        draft.unlink(missing_ok=True)  # half a backup is none


@contextmanager
def up_to_date(backup: Path) -> Iterator[Path]:
    """A backup as this Atoll would write it: in a copy, as it is nobody's to write any more."""
    with tempfile.TemporaryDirectory(prefix="atoll-") as folder:
        file = Path(folder) / "tables.db"
        copy(backup, file)
        connect(file).close()
        yield file


def damage(file: Path, *, in_use: bool = False) -> str:
    """What is wrong with a file, in SQLite's words; empty if nothing is. A backup is nobody's to write any more."""
    try:
        how = "?mode=ro" if in_use else "?immutable=1"
        with closing(sqlite3.connect(file.resolve().as_uri() + how, uri=True)) as connection:
            said = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.Error as error:
        return str(error)
    return "" if said == "ok" else " ".join(said.split())


def made(data: Path) -> list[Path]:
    """The server's own backups, the oldest first: their names are the time."""
    return sorted(backup_folder(data).glob("atoll-*.db"))


def due(data: Path, now: float) -> bool:
    """Whether the last backup is a day old."""
    files = made(data)
    return not files or abs(now - files[-1].stat().st_mtime) >= EVERY


def rotate(data: Path, kept: int, now: float, store_url: str = "") -> Path:
    """Make today's backup, and remove the oldest ones beyond those that are kept."""
    folder = backup_folder(data)
    folder.mkdir(mode=0o700, exist_ok=True)
    fresh = folder / time.strftime("atoll-%Y%m%dT%H%M%SZ.db", time.gmtime(now))
    write_backup(data, fresh, store_url)
    os.utime(fresh, (now, now))
    for old in made(data)[:-kept]:
        old.unlink()
    return fresh


def check_sound(data: Path) -> None:
    """Refuse to serve a damaged file, and say which backup to put back."""
    file = tables_file(data)
    try:
        connect(file).close()
        what = damage(file, in_use=True)
    except Damaged as damaged:
        raise CannotKeep(f"{damaged}; {remedy(data)}") from None
    if what:
        raise CannotKeep(f"{file} is damaged ({what}); {remedy(data)}")


def remedy(data: Path) -> str:
    """How to come by sound tables again."""
    good = next((file for file in reversed(made(data)) if not damage(file)), None)
    if good is None:
        return f"there is no good backup in {backup_folder(data)}: put back one of your own with atoll restore"
    return f"put back the last good backup: atoll restore {good} --data {data}"
