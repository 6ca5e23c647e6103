"""Count the move sequences of a game to a depth: exact numbers for comparing builds and versions."""

import argparse

from rich.console import Console

from atoll import games
from atoll.play.perft import perft

from ._options import add_game, add_table, from_one_on, options, seats, seed

HELP = "count move sequences"


def arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_table(parser)
    parser.add_argument("--depth", type=int, default=3, help="how many moves deep (default 3)")


def run(args: argparse.Namespace) -> None:
    game = games.find(args.game)
    from_one_on(args, "depth")
    state = game.start(seats(args, game), seed(args), **options(args, game))
    for depth in range(1, args.depth + 1):
        Console().print(f"{depth} {perft(state, depth)}", highlight=False)
