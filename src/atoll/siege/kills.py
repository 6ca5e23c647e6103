"""Kills: a server is killed again and again while people play, and nothing that it acknowledged may be lost."""

import asyncio
import itertools
import random
import signal
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from http.client import HTTPException
from pathlib import Path

from websockets.exceptions import WebSocketException

from atoll.play.match import Match
from atoll.play.record import Entry
from atoll.web import wire
from atoll.web.paths import tables_file
from atoll.web.store import decode
from atoll.web.visitor import Seated, Visitor

from .subject import Subject, serving

TALKATIVE = 0.1
"""How often a player says something before a move."""
PATIENCE = 60.0
AWAY = 0.05
"""Seconds before somebody whose line broke comes back."""


@dataclass
class Ledger:
    """What a server has acknowledged."""

    moves: dict[str, int] = field(default_factory=dict)  # by table: how many lines its record has
    talk: dict[str, dict[int, str]] = field(default_factory=dict)  # by table and number
    seats: dict[str, int] = field(default_factory=dict)  # by table: how many people sit there
    asked: dict[int, list[str]] = field(default_factory=dict)  # by player: all names that were asked for
    named: dict[int, int] = field(default_factory=dict)  # and how many of them were acknowledged


class Duel:
    """Two people who play on whatever happens to the server, and remember what it acknowledged."""

    def __init__(self, server: Subject, seed: int) -> None:
        self.people = (server.visitor(), server.visitor())
        self.ledger = Ledger()
        self.lost: list[str] = []  # what was acknowledged, and is not shown any more
        self.table = ""
        self.touched: set[str] = set()  # tables at which something happened lately
        self.seed = seed
        self.dice = random.Random(seed)  # noqa: S311 - no secret
        self.numbers = itertools.count(1)

    @property
    def moves(self) -> int:
        """Acknowledged moves in all games."""
        return sum(self.ledger.moves.values())

    async def run(self) -> None:
        """Game after game."""
        while True:
            try:
                await self.sit_down()
            except (OSError, HTTPException):
                await asyncio.sleep(AWAY)
                continue
            await asyncio.gather(*(self.play(visitor) for visitor in self.people))

    async def sit_down(self) -> None:
        """Take new names, and open a table for two."""
        anna, ben = self.people
        for number, visitor in enumerate(self.people):
            asked = self.ledger.asked.setdefault(number, [])
            asked.append(f"{number} of {self.seed}, {next(self.numbers)}")
            await visitor.rename(asked[-1])
            self.ledger.named[number] = len(asked)
        wish = wire.TableWish("costa-ruana", [wire.SeatWish("me"), wire.SeatWish("open")])
        table = (await anna.open_table(wish)).id
        self.touched.add(table)
        self.ledger.seats[table] = 1
        await ben.ask("POST", f"/api/tables/{table}/sit", wire.TableView, wire.Sit())
        self.ledger.seats[table] = 2
        await anna.ask("POST", f"/api/tables/{table}/start", wire.TableView)
        self.table = table

    async def play(self, visitor: Visitor) -> None:
        """Answer every question; come back when the line breaks."""
        while True:
            try:
                async with visitor.visit(self.table) as seated:
                    await self.answer(seated)
                    return
            except (WebSocketException, OSError, EOFError):
                await asyncio.sleep(AWAY)

    async def answer(self, seated: Seated) -> None:
        """Play and talk until the game is over."""
        known = self.ledger.moves.get(self.table, 0)  # the other's frames may be newer than one under way to us
        while True:
            heard = await seated.receive()
            if isinstance(heard, wire.Talk):
                self.ledger.talk.setdefault(self.table, {})[heard.n] = heard.text
            if not isinstance(heard, wire.Frame):
                continue
            if heard.entries < known:
                self.lost.append(f"{known} moves were acknowledged at {self.table}, {heard.entries} are shown")
            known = heard.entries
            self.ledger.moves[self.table] = max(known, self.ledger.moves.get(self.table, 0))
            if heard.phase == "over":
                return
            if heard.choices:
                if self.dice.random() < TALKATIVE:
                    await seated.send(wire.Chat(f"line {next(self.numbers)}"))
                await seated.send(wire.Play(heard.seq, self.dice.choice(heard.choices).word))


@dataclass
class Found:
    """What a check of the file has found."""

    moves: int = 0
    lines: int = 0
    seats: int = 0
    names: int = 0
    lost: list[str] = field(default_factory=list)


def check_file(data: Path, ledgers: list[Ledger]) -> Found:
    """Whether the file is sound and holds all that was acknowledged; gives what was compared."""
    found = Found()
    with closing(sqlite3.connect(f"{tables_file(data).resolve().as_uri()}?mode=ro", uri=True)) as file:
        sound = file.execute("PRAGMA quick_check").fetchone()[0]
        if sound != "ok":
            found.lost.append(f"quick_check says {sound}")
        names = {name for (name,) in file.execute("SELECT name FROM people")}
        for ledger in ledgers:
            _check_tables(file, ledger, found)
            _check_talk(file, ledger, found)
            for number, acknowledged in ledger.named.items():
                found.names += acknowledged
                if not names.intersection(ledger.asked[number][acknowledged - 1 :]):
                    found.lost.append(f"the name {ledger.asked[number][acknowledged - 1]}")
    return found


def _check_tables(file: sqlite3.Connection, ledger: Ledger, found: Found) -> None:
    """Seats are taken and moves are there, without holes, and can be replayed."""
    for name, seats in ledger.seats.items():
        row = file.execute("SELECT doc FROM tables WHERE id = ?", (name,)).fetchone()
        table = decode(row[0]) if row is not None else None
        found.seats += seats
        if table is None or len(list(table.people())) < seats:
            found.lost.append(f"a seat at {name}")
            continue
        rows = file.execute("SELECT n, seat, word FROM moves WHERE at = ? ORDER BY n", (name,)).fetchall()
        acknowledged = ledger.moves.get(name, 0)
        found.moves += acknowledged
        if len(rows) < acknowledged or [row[0] for row in rows] != list(range(1, len(rows) + 1)):
            found.lost.append(f"moves at {name}: {len(rows)} of {acknowledged}")
        elif rows:
            Match.replay(table.record([Entry(seat, word) for _, seat, word in rows]))


def _check_talk(file: sqlite3.Connection, ledger: Ledger, found: Found) -> None:
    for name, lines in ledger.talk.items():
        kept = dict(file.execute("SELECT n, text FROM talk WHERE at = ?", (name,)))
        found.lines += len(lines)
        found.lost += [f"line {n} at {name}" for n, text in lines.items() if kept.get(n) != text]


@dataclass
class Outcome:
    """What became of a server that was killed so many times."""

    kills: int
    found: Found
    tables: int
    start: float  # seconds that a start takes, at the median


async def kill_again_and_again(
    data: Path, times: int, duels: int = 6, on_kill: Callable[[], None] = lambda: None
) -> Outcome:
    """Kill a server under load; after every start, what the games of the last life acknowledged must be there."""
    dice = random.Random(7)  # noqa: S311 - no secret
    starts, lost = [], list[str]()
    async with serving(data) as server:
        pairs = [Duel(server, seed) for seed in range(duels)]
        playing = [asyncio.create_task(pair.run()) for pair in pairs]
        for _ in range(times):
            await _until_played(pairs, playing, dice.randint(20, 120))
            await server.stop(signal.SIGKILL)
            last = [_lately(pair) for pair in pairs]
            began = time.perf_counter()
            await server.start()
            starts.append(time.perf_counter() - began)
            on_kill()
            lost += check_file(data, last).lost
            lost += [one for pair in pairs for one in pair.lost]
            if lost:
                break
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    found = check_file(data, [pair.ledger for pair in pairs])
    found.lost = lost + [one for one in found.lost if one not in lost]
    tables = sum(len(pair.ledger.seats) for pair in pairs)
    return Outcome(len(starts), found, tables, sorted(starts)[len(starts) // 2])


def _lately(pair: Duel) -> Ledger:
    """What was acknowledged at the tables of the last life: whoever checks all of them after every kill never ends."""
    ledger, tables = pair.ledger, pair.touched
    pair.touched = {pair.table}
    return Ledger(
        moves={table: ledger.moves.get(table, 0) for table in tables},
        talk={table: dict(ledger.talk.get(table, {})) for table in tables},
        seats={table: ledger.seats[table] for table in tables if table in ledger.seats},
        asked=ledger.asked,  # names go on to be asked for: a newer one in the file is none that was lost
        named=dict(ledger.named),
    )


async def _until_played(pairs: list[Duel], playing: list["asyncio.Task[None]"], moves: int) -> None:
    enough = sum(pair.moves for pair in pairs) + moves
    async with asyncio.timeout(PATIENCE):
        while sum(pair.moves for pair in pairs) < enough:
            await asyncio.sleep(0.001)
            for task in playing:
                if task.done():
                    task.result()  # a player never stops by itself: say what went wrong
