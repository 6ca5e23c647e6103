"""Measure the server: tables whose players answer as fast as they can, every move kept on disk before it is shown.

Beside it, on wish, boardgame.io's server on the same machine under the same load; it keeps its games in memory.
"""

import argparse
import asyncio
from pathlib import Path

from rich.console import Console
from rich.table import Table

HELP = "measure how many moves a second the server takes"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", default="costa-ruana", help="what is played (costa-ruana)")
    parser.add_argument("--tables", type=int, default=50, metavar="N", help="how many tables (50)")
    parser.add_argument("--seconds", type=float, default=10, metavar="S", help="how long to measure (10)")
    parser.add_argument("--shape", default="none", choices=["none", "wide", "tall"], help="send drawings, too")
    parser.add_argument("--peer", type=Path, metavar="DIR", help="a folder with boardgame.io and server.js in it")


def run(args: argparse.Namespace) -> None:
    from atoll.web.load import ours  # imported late: other commands need no server
    from atoll.web.peer import theirs

    table = Table("server", "moves/s", "p50 ms", "p99 ms")
    tallies = [asyncio.run(ours(args.game, args.tables, args.seconds, args.shape))]
    if args.peer is not None:
        tallies.append(asyncio.run(theirs(args.peer, args.tables, args.seconds)))
    for tally in tallies:
        table.add_row(tally.name, f"{tally.rate:.0f}", f"{tally.quantile(0.5):.1f}", f"{tally.quantile(0.99):.1f}")
    console = Console()
    console.print(table)
    if len(tallies) == 2:
        console.print(f"{tallies[0].rate / tallies[1].rate:.2f} times the moves per second of {tallies[1].name}")
