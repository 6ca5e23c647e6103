"""Write games as Parquet or Arrow for learning: bots' games, or a house's finished tables without people's names."""

import argparse
import asyncio
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from atoll import games
from atoll.kernel.game import BadSetup
from atoll.kernel.mistakes import Mistake
from atoll.web.paths import tables_file

from ._options import add_game, add_table, check_store, from_one_on, options, seats, seed

HELP = "write games as data for learning"


class NotInstalled(Mistake):
    """A package is missing that only this command needs."""


def arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("folder", type=Path, help="where the files go; the same command goes on where it stopped")
    add_table(parser)
    parser.add_argument("--games", type=int, metavar="M", help="how many games (default 1000, or all of a house)")
    parser.add_argument("--bots", default="quick", metavar="A[,B…]", help="one level for all seats, or one for each")
    parser.add_argument("--house", type=Path, metavar="FOLDER", help="the finished tables in a server's data folder")
    parser.add_argument("--store", default="", metavar="URL", help="those in a server's database: postgresql://…")
    parser.add_argument("--format", choices=("parquet", "arrow"), default="parquet")


def run(args: argparse.Namespace) -> None:
    try:
        from atoll.research.export import Export, export
    except ModuleNotFoundError as missing:
        raise NotInstalled(f"{missing.name} is not installed; `pip install 'atoll[data]'` brings it") from None
    game = games.find(args.game)
    count = seats(args, game)
    from_one_on(args, "games")
    levels = tuple(args.bots.split(","))
    levels = levels * count if len(levels) == 1 else levels
    if len(levels) != count:
        raise BadSetup(f"--bots names one level or one for each of {count} seats, not {len(levels)}")
    bots = () if args.house or args.store else levels
    plan = Export(game.name, game.rules, count, bots, seed(args), options(args, game), args.format)
    wanted = args.games if args.games or not bots else 1000
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    shown = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
    with _house(args) as house, shown as progress:
        bar = progress.add_task(f"{game.title}, {count} seats", total=wanted)
        done = export(plan, args.folder, wanted, house, lambda games: progress.update(bar, completed=games))
    Console(highlight=False, soft_wrap=True).print(f"{done} games are in {args.folder}", markup=False)


@contextmanager
def _house(args: argparse.Namespace) -> Iterator[Path | None]:
    """The folder whose tables are written; those of a database are copied into one first."""
    if not args.store:
        yield args.house
        return
    check_store(args.store)
    from atoll.web.store.carry import take_out  # its driver is an extra

    with tempfile.TemporaryDirectory(prefix="atoll-") as folder:
        asyncio.run(take_out(args.store, tables_file(Path(folder))))
        yield Path(folder)
