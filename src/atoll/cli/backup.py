"""Copy all tables into one file, also while the server runs."""

import argparse
from pathlib import Path

from atoll.web.backups import write_backup

from ._options import add_house, check_kept, writable

HELP = "copy all tables into a file"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="the file to write")
    add_house(parser)


def run(args: argparse.Namespace) -> None:
    writable(args.file)
    check_kept(args)
    write_backup(args.data, args.file, args.store)
