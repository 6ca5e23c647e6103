"""Check the data files of a game, for whoever types in what is printed in a box."""

import argparse
from pathlib import Path

from rich.console import Console

from atoll import games
from atoll.kernel.mistakes import Mistake

from ._options import add_game

HELP = "check the data files of a game"


class NothingToCheck(Mistake):
    """The game has no checker, or the folder is not there."""


def arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("folder", type=Path, nargs="?", help="where the data files are (default: the game's own)")


def run(args: argparse.Namespace) -> int:
    game = games.find(args.game)
    if game.check is None:
        raise NothingToCheck(f"{game.title} has no checker for its data")
    folder = args.folder or game.folder / "data"
    if not folder.is_dir():
        raise NothingToCheck(f"there is no folder {folder}")
    findings = game.check(folder)
    console = Console()
    for finding in findings:
        console.print(finding, highlight=False, markup=False, soft_wrap=True)
    console.print(f"{game.title}: {len(findings) or 'nothing'} to mend", highlight=False)
    return 2 if findings else 0
