"""Measure the engine on one core: decisions a second in random play, and copies."""

import argparse
import json
import sys
from dataclasses import asdict

from rich.console import Console
from rich.table import Table

import atoll
from atoll import games
from atoll.play.bench import measure

from ._options import long_enough

HELP = "measure the speed of the engine"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", action="append", help="only this game; may be repeated")
    parser.add_argument("--seats", type=int, default=4, help="how many players (default 4)")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long to measure each game")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")


def run(args: argparse.Namespace) -> None:
    long_enough(args)
    found = [games.find(name) for name in args.game or games.names()]
    speeds = {game.name: measure(game, args.seats, args.seconds) for game in found}
    if args.json:
        sys.stdout.write(json.dumps({name: asdict(speed) for name, speed in speeds.items()}) + "\n")
        return
    built = "compiled" if atoll.COMPILED else "interpreted"
    table = Table(
        "game", "decisions/s", "copy µs", "redeal µs", "search/s", title=f"{args.seats} seats, {built}, one core"
    )
    for name, speed in speeds.items():
        table.add_row(
            name, f"{speed.decisions:,.0f}", f"{speed.copy:.2f}", f"{speed.redeal:.2f}", f"{speed.search:,.0f}"
        )
    Console().print(table)
