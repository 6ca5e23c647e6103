"""One server for one data folder: a lock that its process holds, and that the system lets go of when it dies."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from .paths import lock_file
from .schema import CannotKeep

if sys.platform == "win32":
    import msvcrt

    FAR = 1 << 30  # the byte that is locked: beyond the text, which others are to read

    def _lock(file: int) -> None:
        os.lseek(file, FAR, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class AlreadyServed(CannotKeep):
    """Another server has the folder."""


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Keep a data folder to ourselves; refused while another server has it."""
    try:
        file = os.open(lock_file(folder), os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise CannotKeep(f"tables cannot be kept in {folder}: {error.strerror}") from None
    try:
        try:
            _lock(file)
        except OSError:
            raise AlreadyServed(
                f"the tables in {folder} are served already, by process {_process(file)};"
                " stop it first, or choose another --data"
            ) from None
        os.truncate(file, 0)
        os.write(file, f"{os.getpid()}\n".encode())
        yield
    finally:
        os.close(file)  # which unlocks it; the file stays, since a lock on a file that is gone keeps nobody out


def holder(folder: Path) -> str:
    """The process that serves a folder; empty if there is none."""
    try:
        file = os.open(lock_file(folder), os.O_RDWR)
    except OSError:
        return ""
    try:
        _lock(file)
    except OSError:
        return _process(file)
    else:
        return ""
    finally:
        os.close(file)


def _process(file: int) -> str:
    return os.read(file, 20).decode(errors="replace").strip()
