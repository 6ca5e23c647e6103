"""Where the tables lie."""

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """The user's data folder, unless told otherwise."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home()))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "atoll"


def tables_file(folder: Path) -> Path:
    """The file that holds all of them."""
    return folder / "atoll.db"


def lock_file(folder: Path) -> Path:
    """The file that the server of a folder holds locked."""
    return folder / "atoll.lock"


def order_folder(folder: Path) -> Path:
    """Where the host leaves orders for the server."""
    return folder / "orders"


def backup_folder(folder: Path) -> Path:
    """Where the server keeps its own backups."""
    return folder / "backups"
