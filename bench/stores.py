"""The two stores side by side, in one run and in turns, alone and under a whole server.

How many moves are kept a second, what waits for them, and what they cost. PostgreSQL is started for the purpose, in a
temporary folder of this machine.

    python bench/stores.py [--seconds 12] [--tables 50] [--game costa-ruana] [--before FOLDER]
                           [--servers 3] [--appends-only]

`--before` is the folder of another Atoll (`src` of a checkout, or its `build/compiled`), whose file store is measured
too. Ends with status 1 if a bar is missed; the bars mean something on a machine that does nothing else.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import Any

import uvloop

ROOT = Path(__file__).parents[1]
TURNS = 3
WARM_UP = 0.5

Figures = dict[str, Any]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=12, help="how long to measure each, in three turns")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--game", default="costa-ruana")
    parser.add_argument("--before", type=Path, metavar="FOLDER")
    parser.add_argument("--servers", type=int, default=1, help="also so many servers on the database")
    parser.add_argument("--appends-only", action="store_true")
    parser.add_argument("--one", default="", help=argparse.SUPPRESS)  # a turn, in a process of its own
    args = parser.parse_args()
    if args.one:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:  # the loop that serves, too
            print(json.dumps(runner.run(appends(args.one, args.tables, args.seconds))))
        return
    from atoll.siege import database  # late: a turn measures the Atoll that its process finds

    if database.MISSING:
        sys.exit(database.MISSING)
    with database.running() as own:
        url = own.url
        asyncio.run(create(url, "appends", "load"))
        missed = compare_appends(args, url.removesuffix("postgres") + "appends")
        if not args.appends_only:
            missed += compare_load(args, url.removesuffix("postgres") + "load")
    for bar in missed:
        print(f"missed: {bar}")
    sys.exit(1 if missed else 0)


async def create(url: str, *names: str) -> None:
    import asyncpg

    connection = await asyncpg.connect(url)
    for name in names:
        await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()


# -- moves alone --------------------------------------------------------------------------------------------


async def appends(where: str, tables: int, seconds: float) -> Figures:
    """Tables each of which waits for its move to be on the disk before the next; what they took."""
    from atoll.web.metrics import Metrics
    from atoll.web.store.sqlite import SqliteStore

    with tempfile.TemporaryDirectory(prefix="atoll-bench-") as folder:
        store: Any
        if where == "file":
            store = SqliteStore(Path(folder) / "atoll.db", Metrics())
        else:
            from atoll.web.store.postgres import PostgresStore

            store = await PostgresStore.open(where, Metrics())
        await play(store, tables, WARM_UP)
        before, began = time.process_time(), time.perf_counter()
        waits = await play(store, tables, seconds)
        took, worked = time.perf_counter() - began, time.process_time() - before
        await store.close()
    return {"waits": waits, "seconds": took, "worked": worked}


async def play(store: Any, tables: int, seconds: float) -> list[float]:
    """Moves with their summaries, as rooms have them kept."""
    from atoll.web.store import Line
    from atoll.web.table import Seat, Table, fresh_name

    end, waits = time.perf_counter() + seconds, list[float]()

    async def one() -> None:
        seats = [Seat("person", f"{n:016x}", f"Player {n}") for n in range(4)]
        terms: Any = {"title": "", "options": {}, "pace": "live", "clock": None, "hints": True, "guests": True}
        table = Table(
            id=fresh_name(), game="arnak", rules=1, host="", seats=seats, invite="", seed="0" * 32, salt="0" * 32,
            made=0.0, changed=0.0, open_talk=False, stand_ins=True, phase="playing", **terms,
        )  # fmt: skip
        await store.save(table)
        last = None
        while time.perf_counter() < end:
            line = Line(table.moves + 1, table.moves % 4, "research card-12/left 3", time.time())
            asked = time.perf_counter()
            await store.append(table.id, line, last)
            waits.append(time.perf_counter() - asked)
            last, table.moves, table.changed = line, line.n, line.time
            store.save_soon(table)

    await asyncio.gather(*(one() for _ in range(tables)))
    return waits


def turn(args: argparse.Namespace, where: str, atoll: Path | None) -> Figures:
    command = [sys.executable, __file__, "--one", where, "--tables", str(args.tables)]
    command += ["--seconds", str(args.seconds / TURNS)]
    environment = {**os.environ, "PYTHONPATH": str(atoll)} if atoll else None
    figures: Figures = json.loads(subprocess.run(command, check=True, capture_output=True, env=environment).stdout)
    return figures


def compare_appends(args: argparse.Namespace, url: str) -> list[str]:
    """Print how many moves each store keeps; gives the bars that are missed."""
    stores = {"file": ("file", None), "PostgreSQL": (url, None)}
    if args.before:
        stores["file, before"] = ("file", args.before.resolve())
    found: dict[str, Figures] = {name: {"waits": [], "seconds": 0.0, "worked": 0.0} for name in stores}
    for _ in range(TURNS):
        for name, (where, atoll) in stores.items():
            for key, value in turn(args, where, atoll).items():
                found[name][key] += value
    rates, late = {}, {}
    print(f"{'moves kept':28}{'a second':>10}{'p50 ms':>9}{'p99 ms':>9}{'µs/move':>9}")
    for name, figures in found.items():
        waits = sorted(figures["waits"])
        rates[name] = len(waits) / figures["seconds"]
        half, late[name] = (1e3 * waits[int(len(waits) * share)] for share in (0.5, 0.99))
        effort = 1e6 * figures["worked"] / len(waits)
        print(f"{name:28}{rates[name]:10.0f}{half:9.2f}{late[name]:9.2f}{effort:9.1f}")
    bars = {
        "PostgreSQL keeps 0.9 times the file's moves": rates["PostgreSQL"] / rates["file"] >= 0.9,
        "their p99 is at most 1.5 times the file's": late["PostgreSQL"] / late["file"] <= 1.5,
    }
    if args.before:
        bars["the file keeps 0.97 times what it did before"] = rates["file"] / rates["file, before"] >= 0.97
    return [bar for bar, met in bars.items() if not met]


# -- a whole server -----------------------------------------------------------------------------------------


def compare_load(args: argparse.Namespace, url: str) -> list[str]:
    """Print what a server carries on each store; gives the bars that are missed."""
    from atoll.web.load import SHAPES, House, in_turns, ours

    file, database, before = House(), House(url), House(atoll=args.before and args.before.resolve())
    many = [House(url, number) for number in range(2, args.servers + 1)]
    apart = [House(url, args.servers, apart=True)] if many else []
    houses = [file, database, *many, *apart, *([before] if args.before else [])]
    kinds = [(shape, house) for shape in SHAPES for house in houses]
    turns = [partial(ours, args.game, args.tables, shape, house) for shape, house in kinds]
    tallies = dict(zip(kinds, asyncio.run(in_turns(turns, args.seconds)), strict=True))
    print(f"\n{'server':60}{'moves/s':>9}{'p50 ms':>9}{'p99 ms':>9}{'µs/move':>9}")
    for tally in tallies.values():
        p50, p99 = tally.quantile(0.5), tally.quantile(0.99)
        print(f"{tally.name:60}{tally.rate:9.0f}{p50:9.1f}{p99:9.1f}{tally.effort:9.0f}")
    drawn = {house: tallies["wide", house].rate for house in houses}
    bars = {
        "with drawings 0.85 times as many moves in PostgreSQL as in the file": drawn[database] / drawn[file] >= 0.85
    }
    if args.before:
        bars["with drawings 0.97 times as many moves in the file as before"] = drawn[file] / drawn[before] >= 0.97
    return [bar for bar, met in bars.items() if not met]


if __name__ == "__main__":
    main()
