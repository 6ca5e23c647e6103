"""Copy all tables into one file, also while the server runs."""

import argparse
from pathlib import Path

from atoll.kernel.mistakes import Mistake
from atoll.web.place import data_folder, tables_file
from atoll.web.store import copy

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
    draft = args.file.with_name(args.file.name + ".new")
    draft.unlink(missing_ok=True)
    try:
        copy(source, draft)
        draft.replace(args.file)
    finally:
        draft.unlink(missing_ok=True)  # half a backup is none
