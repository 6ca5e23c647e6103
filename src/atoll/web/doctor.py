"""What can be wrong with a data folder, and what to do about it."""

import shutil
import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from atoll.kernel.mistakes import Mistake
from atoll.play.match import Match
from atoll.play.record import Entry

from .backups import EVERY, damage, made, remedy
from .lock import holder
from .paths import backup_folder, tables_file
from .schema import check_version, schema_version
from .store import decode

ROOM = 200_000_000
"""Bytes that should be free beyond a copy of the tables."""
NAMED = 5
"""How many tables are named at most."""


class Finding(NamedTuple):
    """One thing that was looked at: how it stands, and what to do if it is not well."""

    about: str
    says: str
    advice: str = ""

    @property
    def well(self) -> bool:
        return not self.advice


def examine(data: Path) -> Iterator[Finding]:
    """Look at a data folder without changing anything; a server may run there meanwhile."""
    process = holder(data)
    yield Finding("server", f"process {process} serves this folder" if process else "none serves this folder")
    file = tables_file(data)
    if not file.is_file():
        advice = remedy(data) if made(data) else "name the folder that `atoll serve` prints when it starts"
        yield Finding("file", f"there is no {file}", advice)
        return
    what = damage(file, in_use=True)
    size = file.stat().st_size
    yield Finding(
        "file", f"{file}, {size / 1e6:.1f} MB" + (f", damaged: {what}" if what else ", sound"), what and remedy(data)
    )
    if not what:
        with closing(sqlite3.connect(file.resolve().as_uri() + "?mode=ro", uri=True)) as connection:
            yield _version(connection, file)
            yield games_of(connection)
    yield _disk(data, size)
    if sys.platform != "win32":
        yield _modes(data)
    yield _backups(data)


def _version(connection: sqlite3.Connection, file: Path) -> Finding:
    says = f"version {schema_version(connection)}"
    try:
        check_version(connection, file)
    except Mistake as mistake:
        return Finding("schema", says, str(mistake))
    return Finding("schema", says)


def games_of(connection: sqlite3.Connection) -> Finding:
    """Whether the games that go on can be found again from their moves."""
    counts = dict(connection.execute("SELECT phase, count(*) FROM tables GROUP BY phase").fetchall())
    says = ", ".join(f"{counts.get(phase, 0)} {phase}" for phase in ("gathering", "playing", "over"))
    bad = []
    for name, doc in connection.execute("SELECT id, doc FROM tables WHERE phase = 'playing'"):
        rows = connection.execute("SELECT n, seat, word FROM moves WHERE at = ? ORDER BY n", (name,)).fetchall()
        try:
            if [row[0] for row in rows] != list(range(1, len(rows) + 1)):
                raise Mistake("a move is missing")
            Match.replay(decode(doc).record([Entry(seat, word) for _, seat, word in rows]))
        except Exception as error:  # whatever is wrong with it, the others are looked at too
            bad.append(f"{name} ({str(error) or type(error).__name__})")
    if not bad:
        return Finding("tables", f"{says}; those that play replay")
    named = ", ".join(bad[:NAMED]) + (f" and {len(bad) - NAMED} more" if len(bad) > NAMED else "")
    advice = "games of other rules go on with the Atoll they began with; for the others, restore a backup"
    return Finding("tables", f"{says}; {len(bad)} do not replay: {named}", advice)


def _disk(data: Path, size: int) -> Finding:
    free = shutil.disk_usage(data).free
    short = free < ROOM + size
    return Finding(
        "disk", f"{free / 1e9:.1f} GB free", "make room: moves are refused when the disk is full" if short else ""
    )


def _modes(data: Path) -> Finding:
    """Whether other users of this machine can read the key of the cookies and the seeds."""
    folders = [data, backup_folder(data)]
    if data.stat().st_mode & 0o077 == 0:
        return Finding("access", "private to its owner")
    files = [file for folder in folders if folder.is_dir() for file in folder.iterdir() if file.is_file()]
    readable = [str(file) for file in files if ".db" in file.name and file.stat().st_mode & 0o077]
    if not readable:
        return Finding("access", "private to its owner")
    return Finding("access", f"others can read {', '.join(readable[:NAMED])}", f"chmod 700 {data}")


def _backups(data: Path) -> Finding:
    files = made(data)
    if not files:
        return Finding(
            "backups", "none yet", "" if holder(data) else "a server makes one a day; or run atoll backup FILE"
        )
    age = time.time() - files[-1].stat().st_mtime
    says = f"{len(files)}, the last {age / 3600:.0f} hours old"
    if what := damage(files[-1]):
        return Finding("backups", f"{says}, damaged: {what}", f"delete {files[-1]}; the server makes a new one")
    if age > 2 * EVERY and holder(data):
        return Finding("backups", says, "look in the server's log for why none is made")
    return Finding("backups", says)
