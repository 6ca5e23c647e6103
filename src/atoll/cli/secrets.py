"""Measure what an opponent could infer beyond the rules: from who is asked, what shares a move, when a turn ends."""

import argparse
import os

from rich.console import Console
from rich.progress import track
from rich.table import Table

from atoll import games
from atoll.bots.levels import bot
from atoll.kernel.rng import seeded
from atoll.play.inference import Inference, infer_game
from atoll.play.workers import run_all

from ._options import add_game, add_jobs, add_table, from_one_on, seats, seed

HELP = "measure what an opponent could infer beyond the rules"


def arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_table(parser)
    parser.add_argument("--games", type=int, default=20, metavar="N", help="how many games (default 20)")
    parser.add_argument("--bots", default="random", metavar="LEVEL", help="who plays (default random)")
    add_jobs(parser, os.cpu_count() or 1)


def run(args: argparse.Namespace) -> None:
    game = games.find(args.game)
    from_one_on(args, "games", "jobs")
    count, first = seats(args, game), seed(args)
    bot(args.bots, game, seeded(0)).close()  # a level that nobody knows is said before the first game
    console = Console()
    table = Table("table", "moves tried", "telling", "bits a game", title=f"{game.title}, {count} seats")
    examples = []
    for discreet in (False, True):
        pieces = [(game.name, count, first + number, args.bots, discreet) for number in range(args.games)]
        found = Inference()
        played = run_all(infer_game, pieces, args.jobs)
        for one in track(played, "games", total=args.games, console=console, transient=True):
            found.add(one)
        kind = "as people play (discreet)" if discreet else "forced answers made at once"
        table.add_row(kind, str(found.moves), str(found.telling), f"{found.bits / args.games:.2f}")
        examples += [found.example] if found.example else []
    console.print(table)
    for example in examples:
        console.print(f"for example {example}", highlight=False)
