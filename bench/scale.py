"""What a house costs: bytes on the disk, memory, processor. Prints the tables of the page about it.

    PYTHONPATH=build/compiled python bench/scale.py [--games 10] [--tables 16] [--seconds 6]
                                                    [--only disk,wake,think,memory,load]

Games are played by random bots, with as many seats as people mostly sit at. PostgreSQL is started for the purpose.
"""

import argparse
import asyncio
import random
import sqlite3
import statistics
import tempfile
import time
from contextlib import AsyncExitStack, closing
from itertools import accumulate
from pathlib import Path
from typing import Any

import atoll
from atoll import games
from atoll.siege import database
from atoll.siege.subject import QUICK, Subject, serving
from atoll.web import wire
from atoll.web.livegame import LiveGame
from atoll.web.load import SHAPES, House, ours
from atoll.web.metrics import Metrics
from atoll.web.store import Line
from atoll.web.store.sqlite import SqliteStore
from atoll.web.table import Seat, Table, fresh_name
from atoll.web.thinkers import think
from atoll.web.visitor import Seated

ROOT = Path(__file__).parents[1]
SEATS = {"costa-ruana": 2, "la-isla": 4, "arnak": 4}
PLAYED = 50
"""Moves at a table before its memory is taken."""
LATER = 1e11
MOVES = "atoll_moves_total"

Game = tuple[Table, list[Line]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10, help="how many games of each title are kept and woken")
    parser.add_argument("--tables", type=int, default=16, help="how many tables are awake at once")
    parser.add_argument("--seconds", type=float, default=6, help="how long each load is measured")
    parser.add_argument("--only", default="disk,wake,think,memory,load")
    args = parser.parse_args()
    parts = {"disk": disk, "wake": wake, "think": thoughts, "memory": memory, "load": load}
    for name in args.only.split(","):
        asyncio.run(parts[name](args))


def played(title: str, count: int) -> list[Game]:
    """Finished games as a house keeps them."""
    found = []
    seats = SEATS[title]
    for seed in range(count):
        match = atoll.match(title, seats=seats, seed=seed, bots=["random"] * seats)
        for _ in match:
            pass
        people = [Seat("person", f"{n:016x}", f"Player {n}") for n in range(seats)]
        terms: dict[str, Any] = {"title": "", "options": match.record.options, "pace": "live", "clock": None}
        table = Table(
            id=fresh_name(), game=title, rules=match.record.rules, host=people[0].person, seats=people, invite="0" * 10,
            seed=f"{match.record.seed:032x}", salt="0" * 32, made=1.0, changed=1.0, open_talk=False, stand_ins=True,
            hints=True, guests=True, phase="over", **terms,
        )  # fmt: skip
        said, dice, now = match.record.entries, random.Random(seed), time.time()
        times = accumulate((dice.uniform(1, 40) for _ in said), initial=now)  # as people take theirs
        lines = [Line(n, entry.seat, entry.text, at) for n, (entry, at) in enumerate(zip(said, times), 1)]  # noqa: B905
        table.moves, table.since, table.banks = len(lines), [0.0] * seats, [0.0] * seats
        found.append((table, lines))
    return found


# -- on the disk --------------------------------------------------------------------------------------------


async def disk(args: argparse.Namespace) -> None:
    """Bytes of a move, of a table, and of a folded game, in each store."""
    print("\n| on the disk | moves a game | bytes a move | bytes a table | a game | folded |")
    print("| --- | --- | --- | --- | --- | --- |")
    for title in SEATS:
        found = played(title, args.games)
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "atoll.db"
            show(f"{title}, {SEATS[title]} seats, file", found, await kept(SqliteStore(path, Metrics()), found, path))
        if database.MISSING:
            print(database.MISSING)
            continue
        from atoll.web.store.postgres import PostgresStore

        with database.running() as own:
            url = own.url
            store = await PostgresStore.open(url, Metrics())
            show(f"{title}, {SEATS[title]} seats, PostgreSQL", found, await kept(store, found))


async def kept(store: Any, found: list[Game], path: Path | None = None) -> tuple[int, int, int]:
    """The room that moves, tables and folded games take."""

    async def room(rows: str) -> int:
        if path is not None:
            return file_size(path)
        return int((await store._ask("SELECT pg_total_relation_size($1::text::regclass)", rows))[0][0])

    async def one(table: Table, lines: list[Line]) -> None:
        last = None
        for line in lines:
            await store.append(table.id, line, last)
            last = line

    bare = await room("moves")
    await asyncio.gather(*(one(*game) for game in found))
    moves = await room("moves") - bare
    bare = await room("tables")
    for table, _ in found:
        table.version = 0
        await store.save(table)
    tables = await room("tables") - bare
    bare = await room("records")
    await store.fold(LATER)
    folded = packed(path) if path else await room("records") - bare  # a file does not grow by it
    await store.close()
    return moves, tables, folded


def file_size(path: Path) -> int:
    with closing(sqlite3.connect(path)) as file:
        return int(file.execute("PRAGMA page_count").fetchone()[0]) * int(
            file.execute("PRAGMA page_size").fetchone()[0]
        )


def packed(path: Path) -> int:
    with closing(sqlite3.connect(path)) as file:
        return int(file.execute("SELECT sum(length(packed) + length(at)) FROM records").fetchone()[0])


def show(report: str, found: list[Game], sizes: tuple[int, int, int]) -> None:
    count, moves = len(found), sum(len(lines) for _, lines in found)
    of_moves, of_tables, of_folded = sizes
    print(
        f"| {report} | {moves / count:.0f} | {of_moves / moves:.0f} | {of_tables / count:.0f}"
        f" | {(of_moves + of_tables) / count / 1000:.1f} kB | {of_folded / count / 1000:.1f} kB |",
        flush=True,
    )


# -- awake --------------------------------------------------------------------------------------------------


async def wake(args: argparse.Namespace) -> None:
    """Processor time to find a whole game again from its moves."""
    print("\n| to wake a whole game | ms, median |\n| --- | --- |")
    for title in SEATS:
        took = []
        for table, lines in played(title, args.games):
            began = time.process_time()
            LiveGame(table, lines)
            took.append(1e3 * (time.process_time() - began))
        print(f"| {title}, {SEATS[title]} seats | {statistics.median(took):.1f} |")


async def thoughts(args: argparse.Namespace) -> None:
    """Processor time of a bot's decision, by level, as a worker makes it: from the record to the word."""
    print("\n| a bot's decision | normal, ms, median | hard |\n| --- | --- | --- |")
    for title in SEATS:
        match = atoll.match(title, seats=SEATS[title], seed=1, bots=["random"] * SEATS[title])
        asked = [(match.record.format(), match.state.waiting()[0]) for _ in match if match.state.waiting()]
        took: dict[str, list[float]] = {"normal": [], "hard": []}
        for record, seat in asked[:: max(1, len(asked) // args.games)]:
            for level, times in took.items():
                began = time.process_time()
                think(record, seat, level)
                times.append(1e3 * (time.process_time() - began))
        print(f"| {title}, {SEATS[title]} seats | {' | '.join(f'{statistics.median(t):.0f}' for t in took.values())} |")


async def memory(args: argparse.Namespace) -> None:
    """Memory of an awake table with two browsers, sockets included; as many tables fill what all share before."""
    print("\n| an awake table with two browsers | MB | shared by all, MB | a frame, kB | frames a move |")
    print("| --- | --- | --- | --- | --- |")
    for title in SEATS:
        with tempfile.TemporaryDirectory() as folder:
            async with serving(Path(folder), settings=QUICK) as server, AsyncExitStack() as stack:
                people = [server.visitor(), server.visitor()]
                first = server.memory()
                for _ in range(args.tables):
                    await sit(people, title, stack)
                before = server.memory()
                for _ in range(args.tables):
                    await sit(people, title, stack)
                shared, room = before - first, (server.memory() - before) / args.tables
                said = await counted(server)
                size = said["atoll_frame_bytes_total"] / said["atoll_frames_total"] / 1000
                print(
                    f"| {title} | {room:.2f} | {shared:.0f} | {size:.1f}"
                    f" | {said['atoll_frames_total'] / said[MOVES]:.1f} |",
                    flush=True,
                )


async def counted(server: Subject) -> dict[str, float]:
    """What a server counts of itself."""
    _, _, content = await server.visitor().fetch("GET", "/metrics")
    found = [line.rpartition(" ") for line in content.decode().splitlines() if not line.startswith("#")]
    return {name.partition("{")[0]: float(value) for name, _, value in found}


async def sit(people: list[Any], title: str, stack: AsyncExitStack) -> None:
    """Two people with browsers at a table for two, some moves into the game."""
    anna, ben = people
    table = (await anna.open_table(wire.TableWish(title, [wire.SeatWish("me"), wire.SeatWish("open")]))).id
    await ben.ask("POST", f"/api/tables/{table}/sit", wire.TableView, wire.Sit())
    await anna.ask("POST", f"/api/tables/{table}/start", wire.TableView)
    seated = [await stack.enter_async_context(each.visit(table, shape="wide", deflate=True)) for each in people]
    await asyncio.gather(*(play(one) for one in seated))


async def play(seated: Seated) -> None:
    """Choose whatever comes first until the game is as far as it is to be."""
    while True:
        frame = await seated.expect(wire.Frame)
        if frame.entries >= PLAYED:
            return
        if frame.choices:
            await seated.send(wire.Play(frame.seq, frame.choices[0].word))


# -- under load ---------------------------------------------------------------------------------------------


async def load(args: argparse.Namespace) -> None:
    """The server's processor for a move, two players each, and moves a second that fill a core."""
    print("\n| a move, two readers | processor µs | moves/s a core |\n| --- | --- | --- |")
    for title in SEATS:
        for shape in SHAPES:
            tally = await ours(title, args.tables, shape, House(), args.seconds)
            name = "words only" if shape == "none" else "drawn"
            print(f"| {games.find(title).title}, {name} | {tally.effort:.0f} | {1e6 / tally.effort:.0f} |")


if __name__ == "__main__":
    main()
