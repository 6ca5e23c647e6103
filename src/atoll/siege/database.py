"""A PostgreSQL for a trial: in a temporary folder, on a free port of this machine, gone with it."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from atoll.web.load import free_port

USER = "nobody"
"""Who runs it where we are root, as which PostgreSQL refuses to run."""


def programs() -> Path | None:
    """Where the newest PostgreSQL's own programs are; Debian keeps them out of the path."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    folders = Path("/usr/lib/postgresql").glob("*/bin")
    return max(folders, key=lambda folder: int(folder.parent.name), default=None)


MISSING = "" if programs() else "there is no PostgreSQL here (initdb): its tests are left out"


class Database:
    """One PostgreSQL server, which can be crashed and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.data = folder / "data"
        self.port = free_port()
        self.url = f"postgresql://atoll@127.0.0.1:{self.port}/postgres"

    def make(self) -> None:
        """Make an empty one."""
        self.run("initdb", "-D", str(self.data), "-U", "atoll", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=200"
        self.run("pg_ctl", "-D", str(self.data), "-l", str(self.folder / "log"), "-o", options, "-w", "start")

    def stop(self) -> None:
        """Crash it: what is not on the disk is gone."""
        self.run("pg_ctl", "-D", str(self.data), "-m", "immediate", "-w", "stop")

    def standby(self, folder: Path) -> "Database":
        """Another one, which takes over every change of this one as it is made."""
        other = Database(folder)
        place = f"host=127.0.0.1 port={self.port} user=atoll application_name=standby"
        self.run("pg_basebackup", "-D", str(other.data), "-R", "-X", "stream", "-c", "fast", "-d", place)
        other.start()
        return other

    def promote(self) -> None:
        """Take the place of the one that was followed."""
        self.run("pg_ctl", "-D", str(self.data), "-w", "promote")

    def run(self, program: str, *arguments: str) -> None:
        """Run one of its programs, as somebody who may."""
        place = programs()
        assert place is not None, MISSING
        become = ["setpriv", f"--reuid={USER}", "--clear-groups", "--"] if os.geteuid() == 0 else []
        command = [*become, str(place / program), *arguments]
        subprocess.run(command, check=True, cwd=self.folder, stdout=subprocess.DEVNULL)


@contextmanager
def running() -> Iterator[Database]:
    """A database for so long."""
    with tempfile.TemporaryDirectory(prefix="atoll-pg-") as folder:
        if os.geteuid() == 0:
            shutil.chown(folder, USER)
        database = Database(Path(folder))
        database.make()
        database.start()
        try:
            yield database
        finally:
            database.stop()
