"""Measure the server: tables whose players answer as fast as they can, every move kept on disk before it is shown.

Once with the drawings that a browser asks for, and once for readers that only need the words. Beside it, on wish,
boardgame.io's server on the same machine under the same load; it keeps its games in memory and draws nothing.
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
    parser.add_argument("--seconds", type=float, default=10, metavar="S", help="how long to measure each (10)")
    parser.add_argument("--peer", type=Path, metavar="DIR", help="a folder with boardgame.io and server.js in it")


def run(args: argparse.Namespace) -> None:
    from atoll.web.load import SHAPES, ours  # imported late: other commands need no server
    from atoll.web.peer import theirs

    table = Table("server", "moves/s", "p50 ms", "p99 ms")
    tallies = [asyncio.run(ours(args.game, args.tables, args.seconds, shape)) for shape in SHAPES]
    peer = None if args.peer is None else asyncio.run(theirs(args.peer, args.tables, args.seconds))
    if peer is not None:
        table.add_column("times its moves")
    for tally in tallies:
        row = [tally.name, f"{tally.rate:.0f}", f"{tally.quantile(0.5):.1f}", f"{tally.quantile(0.99):.1f}"]
        table.add_row(*row, *([f"{tally.rate / peer.rate:.2f}"] if peer is not None else []))
    if peer is not None:
        table.add_row(peer.name, f"{peer.rate:.0f}", f"{peer.quantile(0.5):.1f}", f"{peer.quantile(0.99):.1f}", "1")
    Console().print(table)
