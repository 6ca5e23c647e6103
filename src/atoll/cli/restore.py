"""Put back all tables from a backup, also while the server runs: its visitors see them at once."""

import argparse
import asyncio
import sqlite3
from pathlib import Path

from atoll.kernel.mistakes import Mistake
from atoll.web.backups import up_to_date
from atoll.web.lock import locked
from atoll.web.paths import tables_file
from atoll.web.schema import Damaged, connect, copy

from ._options import add_house, check_store

HELP = "put back all tables from a backup"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="a file made by atoll backup")
    add_house(parser)


def run(args: argparse.Namespace) -> None:
    if not args.file.is_file():
        raise Mistake(f"there is no backup {args.file}")
    try:
        with sqlite3.connect(args.file.resolve().as_uri() + "?mode=ro", uri=True) as backup:
            backup.execute("SELECT id, doc FROM tables LIMIT 1")
        backup.close()
    except sqlite3.DatabaseError:
        raise Mistake(f"{args.file} is no backup of tables") from None
    if args.store:
        check_store(args.store)
    with up_to_date(args.file) as ready:
        if args.store:
            from atoll.web.store.carry import put_back  # its driver is an extra

            asyncio.run(put_back(ready, args.store))
        else:
            _put_into_folder(ready, args.data)


def _put_into_folder(backup: Path, data: Path) -> None:
    file = tables_file(data)
    try:
        connect(file).close()
    except Damaged:  # too far gone to be written over
        with locked(data):
            file.replace(file.with_name(file.name + ".damaged"))
            for rest in ("-wal", "-shm"):
                file.with_name(file.name + rest).unlink(missing_ok=True)
        connect(file).close()
    copy(backup, file)
