"""Copy all tables into one file, also while the server runs."""

import argparse
from pathlib import Path

from atoll.kernel.mistakes import Mistake
from atoll.web.backups import write_backup
from atoll.web.paths import data_folder, tables_file

from ._options import writable

HELP = "copy all tables into a file"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="the file to write")
    parser.add_argument("--data", type=Path, default=data_folder(), metavar="DIR", help="where tables are kept")


def run(args: argparse.Namespace) -> None:
    writable(args.file)
    source = tables_file(args.data)
    if not source.is_file():
        raise Mistake(f"there are no tables in {args.data}")
    write_backup(source, args.file)
