"""Measure the server: tables whose players answer as fast as they can, every move kept on disk before it is shown.

Once with the drawings that a browser asks for, and once for readers that only need the words. Beside it, on wish,
boardgame.io's server on the same machine under the same load; it keeps its games in memory and draws nothing. With
--store the same once more with the tables in a database, and with --servers for several servers that share it: those
of a table at one of them, as behind a proxy that goes by its id, and apart.
"""

import argparse
import asyncio
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.table import Column, Table

from atoll import games
from atoll.kernel.game import BadSetup
from atoll.kernel.mistakes import Mistake

from ._options import check_store, from_one_on, long_enough

HELP = "measure how many moves a second the server takes"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", action="append", metavar="GAME", help="what is played; may be repeated (all games)")
    parser.add_argument("--tables", type=int, default=50, metavar="N", help="how many tables (50)")
    parser.add_argument(
        "--seconds", type=float, default=10, metavar="S", help="how long to measure each, in three turns (10)"
    )
    parser.add_argument("--store", default="", metavar="URL", help="an empty database to compare with: postgresql://…")
    parser.add_argument(
        "--servers", type=int, default=1, metavar="N", help="as many servers as this on it, one after the other (1)"
    )
    parser.add_argument("--peer", type=Path, metavar="DIR", help="a folder with boardgame.io and server.js in it")


def run(args: argparse.Namespace) -> None:
    from atoll.web.load import (  # imported late: other commands need no server
        PLAYERS,
        SHAPES,
        House,
        Turn,
        in_turns,
        ours,
    )
    from atoll.web.peer import theirs

    long_enough(args)
    from_one_on(args, "tables", "servers")
    if args.servers > 1 and not args.store:
        raise BadSetup("several servers need a database that they share: --store postgresql://…")
    every = [name for name in games.names() if PLAYERS in games.find(name).seats]
    played = [games.find(name).name for name in args.game or every]
    table = Table(Column("server", no_wrap=True), "moves/s", "p50 ms", "p99 ms", "CPU µs/move", "kB/move")
    if args.store:
        check_empty(args.store)
    houses = [House()]
    if args.store:
        houses += [House(args.store, number) for number in range(1, args.servers + 1)]
    if args.servers > 1:
        houses.append(House(args.store, args.servers, apart=True))
    servers: list[Turn] = [
        partial(ours, game, args.tables, shape, house) for game in played for shape in SHAPES for house in houses
    ]
    if args.peer is not None:
        servers.insert(0, partial(theirs, args.peer, args.tables))
        table.add_column("times its moves")
    tallies = asyncio.run(in_turns(servers, args.seconds))
    for tally in tallies:
        row = [
            tally.name,
            f"{tally.rate:.0f}",
            f"{tally.quantile(0.5):.1f}",
            f"{tally.quantile(0.99):.1f}",
            f"{tally.effort:.0f}",
            f"{tally.size:.1f}",
        ]
        table.add_row(*row, *([f"{tally.rate / tallies[0].rate:.2f}"] if args.peer is not None else []))
    Console().print(table)


def check_empty(url: str) -> None:
    """Refuse a database in which somebody may have tables: ours would stay among them."""
    check_store(url)
    from atoll.web.store.errands import is_empty

    if not asyncio.run(is_empty(url)):
        raise Mistake("there are tables in this database: name an empty one, which is for measuring only")
