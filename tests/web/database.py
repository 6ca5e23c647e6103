"""A PostgreSQL of the tests' own: in a temporary folder, on a free port of this machine, gone with them."""

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
        return Path(found).parent
    folders = Path("/usr/lib/postgresql").glob("*/bin")
    return max(folders, key=lambda folder: int(folder.parent.name), default=None)


MISSING = "" if programs() else "there is no PostgreSQL here (initdb): its tests are left out"


@contextmanager
def running() -> Iterator[str]:
    """A server for so long; gives the address of its database."""
    place = programs()
    assert place is not None, MISSING
    become = ["setpriv", f"--reuid={USER}", "--clear-groups", "--"] if os.geteuid() == 0 else []
    with tempfile.TemporaryDirectory(prefix="atoll-pg-") as folder:
        if become:
            shutil.chown(folder, USER)
        data, port = f"{folder}/data", free_port()
        options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=200"

        def run(*command: str) -> None:
            subprocess.run([*become, *command], check=True, cwd=folder, stdout=subprocess.DEVNULL)

        run(f"{place}/initdb", "-D", data, "-U", "atoll", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        run(f"{place}/pg_ctl", "-D", data, "-l", f"{folder}/log", "-o", options, "-w", "start")
        try:
            yield f"postgresql://atoll@127.0.0.1:{port}/postgres"
        finally:
            run(f"{place}/pg_ctl", "-D", data, "-m", "immediate", "-w", "stop")
