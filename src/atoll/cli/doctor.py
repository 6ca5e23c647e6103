"""Check what a server keeps: whether all of it is sound. Ends with status 1 if something is to be done."""

import argparse
import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console

from atoll.kernel.mistakes import Mistake
from atoll.web.paths import data_folder

from ._options import add_store, check_store

if TYPE_CHECKING:
    from atoll.web.doctor import Finding

HELP = "check a data folder, or a database"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", type=Path, nargs="?", default=data_folder(), help="where tables are kept")
    add_store(parser)


def run(args: argparse.Namespace) -> int:
    console = Console(highlight=False, soft_wrap=True)
    status = 0
    for finding in _findings(args):
        console.print(f"{'ok  ' if finding.well else 'mend'}  {finding.about:10}{finding.says}", markup=False)
        if not finding.well:
            console.print(f"                do: {finding.advice}", markup=False)
            status = 1
    return status


def _findings(args: argparse.Namespace) -> "Iterator[Finding]":
    """What there is to say, as it is found."""
    if args.store:
        check_store(args.store)
        from atoll.web.doctor_postgres import examine as examine_database  # its driver is an extra

        async def all_of_it() -> "list[Finding]":
            return [finding async for finding in examine_database(args.store)]

        return iter(asyncio.run(all_of_it()))
    from atoll.web.doctor import examine  # imported late: it knows the games

    if not args.folder.is_dir():
        raise Mistake(f"there is no folder {args.folder}")
    return examine(args.folder)
