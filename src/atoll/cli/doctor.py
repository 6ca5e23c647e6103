"""Check a data folder: its server, file, tables, disk and backups. Ends with status 1 if something is to be done."""

import argparse
from pathlib import Path

from rich.console import Console

from atoll.kernel.mistakes import Mistake
from atoll.web.paths import data_folder

HELP = "check a data folder"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", type=Path, nargs="?", default=data_folder(), help="where tables are kept")


def run(args: argparse.Namespace) -> int:
    from atoll.web.doctor import examine  # imported late: it knows the games

    if not args.folder.is_dir():
        raise Mistake(f"there is no folder {args.folder}")
    console = Console(highlight=False, soft_wrap=True)
    status = 0
    for finding in examine(args.folder):
        console.print(f"{'ok  ' if finding.well else 'mend'}  {finding.about:8}{finding.says}", markup=False)
        if not finding.well:
            console.print(f"              do: {finding.advice}", markup=False)
            status = 1
    return status
