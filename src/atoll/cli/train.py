"""Train a net to judge positions of a game: it plays against itself and learns from how that ends."""

import argparse
import os
from dataclasses import fields
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

from atoll import games
from atoll.bots.jury import QUICK, SEARCH
from atoll.kernel.game import BadSetup
from atoll.kernel.mistakes import Mistake

from ._options import add_game, add_jobs, from_one_on, seed

if TYPE_CHECKING:
    from atoll.play.training import Training

HELP = "train a net for the bots from self-play"
TWO = 2  # who is alone plays against nobody's net
HIDDEN, SECOND = 32, 16  # of whole blocks of sums; see kernel/net.py


class NoNumPy(Mistake):
    """What training needs beyond playing is not installed."""


def arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--seats", type=int, required=True, metavar="N", help="how many players")
    parser.add_argument("--games", type=int, default=200_000, metavar="N", help="games of self-play (default 200000)")
    parser.add_argument("--folder", type=Path, metavar="DIR", help="keep all here; go on from it if it exists")
    parser.add_argument("--hidden", type=int, default=128, metavar="N", help="sums of the first layer (default 128)")
    parser.add_argument("--second", type=int, default=32, metavar="N", help="sums of the second layer (default 32)")
    parser.add_argument("--rate", type=float, default=0.001, metavar="X", help="pace of learning (default 0.001)")
    parser.add_argument("--trace", type=float, default=0.7, metavar="X", help="how far the end counts (default 0.7)")
    parser.add_argument("--seed", metavar="HEX", help="the seed of deals and weights, in hexadecimal")
    parser.add_argument("--bots", default="quick,search", metavar="A,B", help="who judges by it (default quick,search)")
    parser.add_argument("--write", action="store_true", help="put the net and its card into the game's own folder")
    add_jobs(parser)


def run(args: argparse.Namespace) -> None:
    # Before NumPy is imported: its threads would only take the cores that games are played on.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    game = games.find(args.game)
    if args.seats not in game.seats:
        raise BadSetup(f"{game.title} is for {game.seats[0]} to {game.seats[-1]} players, not {args.seats}")
    if args.seats < TWO:
        raise BadSetup("a net learns by playing against itself: train it for two players or more")
    from_one_on(args, "games", "jobs")
    for name, block in (("hidden", HIDDEN), ("second", SECOND)):
        if getattr(args, name) < 1 or getattr(args, name) % block:
            raise BadSetup(f"--{name} is a multiple of {block}, not {getattr(args, name)}")
    if not {*args.bots.split(",")} <= {QUICK, SEARCH}:
        raise BadSetup(f"--bots is {QUICK}, {SEARCH} or both, as in {QUICK},{SEARCH}, not {args.bots!r}")
    if not 0 < args.rate < 1 or not 0 <= args.trace <= 1:
        raise BadSetup("--rate is a number between 0 and 1, and --trace one from 0 to 1")
    try:
        from atoll.play.training import Plan, Training
    except ImportError as problem:
        raise NoNumPy(f"training needs NumPy ({problem}): pip install atoll[train]") from None
    args.seed = seed(args)
    args.game = game.name
    plan = Plan(**{field.name: getattr(args, field.name) for field in fields(Plan)})
    folder = args.folder or Path(f"{game.name}-{args.seats}-training")
    follow(Training(plan, folder), args, Console())


def follow(training: "Training", args: argparse.Namespace, console: Console) -> None:
    """Train to the end, with a line for each point of the curve."""
    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=console, transient=True) as progress:
            task = progress.add_task("games", total=args.games, completed=training.played)
            for row in training.curve(args.jobs, lambda played: progress.update(task, completed=played)):
                progress.console.print(
                    f"{row['games']:,} games, {row['rows']:,} rows, {row['seconds']} s: error {row['error']:.4f}, "
                    f"won {100 * row['share']:.1f} % of {row['of']} against the linear value",
                    soft_wrap=True,
                )
    except KeyboardInterrupt:
        console.print(f"stopped; {training.folder} keeps what was learned, and the same command goes on from there")
        raise
    where = training.finish(args.write, args.bots.split(","))
    console.print(f"the net is {where}", soft_wrap=True)
