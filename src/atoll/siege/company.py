"""Several servers of one house, and mishaps that befall them while people play all games.

Each player comes to any of the servers, and goes to another when a line breaks or stays silent, as one is sent by a
proxy that looks after its servers. Nothing that was shown may be lost, and nothing be played twice.
"""

import asyncio
import itertools
import random
import signal
import sqlite3
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from http.client import HTTPException
from pathlib import Path

from websockets.exceptions import WebSocketException

from atoll.kernel.mistakes import Mistake
from atoll.web import wire
from atoll.web.paths import tables_file
from atoll.web.store.carry import take_out
from atoll.web.store.errands import connected
from atoll.web.visitor import Seated, Unwelcome, Visitor

from .database import Database, running
from .kills import Found, Ledger, check_file
from .relay import Relay, relaying
from .subject import HOST, QUICK, Subject

GAMES = ("costa-ruana", "la-isla", "arnak")
AWAY = 0.05
"""Seconds before somebody whose line broke comes back."""
SILENT = 1.5
"""Seconds after which a server that does not answer is left for another."""
PATIENCE = 90.0
STOPPED = 7.0
CUT_OFF = 12.0
CHECK_EVERY = 20
TROUBLE = (WebSocketException, OSError, EOFError, HTTPException, TimeoutError, Unwelcome)


class Stuck(Mistake):
    """People have waited in vain."""


class Pair:
    """Two people who play one game after the other, wherever they are served, and remember what they were shown."""

    def __init__(self, doors: Callable[[], list[int]], game: str, seed: int, *, bot: bool = False) -> None:
        self.doors = doors  # the ports where somebody may be
        self.game = game
        self.bot = bot  # the second is a bot
        self.dice = random.Random(seed)  # noqa: S311 - no secret
        self.people = [Visitor(HOST, 0), *([] if bot else [Visitor(HOST, 0)])]
        self.ledger = Ledger()
        self.said: dict[tuple[str, int], dict[int, set[str]]] = {}  # words, by question
        self.lost: list[str] = []
        self.told: set[str] = set()  # the names of problems
        self.waits: list[tuple[float, float]] = []  # when a move was shown, and how long that had taken
        self.table = ""
        self.last = 0.0
        self.games = 0

    @property
    def moves(self) -> int:
        return sum(self.ledger.moves.values())

    def somewhere(self, visitor: Visitor) -> Visitor:
        """The visitor at any of the doors, but not where it has just come from."""
        doors = self.doors()
        visitor.port = self.dice.choice([port for port in doors if port != visitor.port] or doors)
        return visitor

    async def run(self) -> None:
        """Game after game."""
        while True:
            try:
                await self.sit_down()
            except TROUBLE:
                await asyncio.sleep(AWAY)
                continue
            self.last = time.monotonic()
            await asyncio.gather(*(self.play(seat, visitor) for seat, visitor in enumerate(self.people)))
            self.games += 1

    async def sit_down(self) -> None:
        """Open a table, and begin."""
        for visitor in self.people:
            self.somewhere(visitor)
        other = wire.SeatWish("bot", "random") if self.bot else wire.SeatWish("open")
        table = (await self.people[0].open_table(wire.TableWish(self.game, [wire.SeatWish("me"), other]))).id
        if not self.bot:
            await self.people[1].ask("POST", f"/api/tables/{table}/sit", wire.TableView, wire.Sit())
            await self.people[0].ask("POST", f"/api/tables/{table}/start", wire.TableView)
        self.ledger.seats[table] = len(self.people)
        self.table = table

    async def play(self, seat: int, visitor: Visitor) -> None:
        """Answer every question; go elsewhere when the line breaks."""
        while True:
            known = self.ledger.moves.get(self.table, 0)  # before the door: meanwhile others are shown more
            try:
                async with asyncio.timeout(SILENT) as patience, self.somewhere(visitor).visit(self.table) as seated:
                    await self.answer(seat, seated, known, patience)
                    return
            except TROUBLE:
                await asyncio.sleep(AWAY)

    async def answer(self, seat: int, seated: Seated, known: int, patience: asyncio.Timeout) -> None:
        """Play until the game is over; where nothing is heard for a while, all may be well elsewhere."""
        answered = 0
        said = self.said.setdefault((self.table, seat), defaultdict(set))
        while True:
            heard = await seated.receive()
            if isinstance(heard, wire.Problem):
                self.told.add(heard.name)
                if heard.name == "unknown-table":
                    return
            if not isinstance(heard, wire.Frame):
                continue
            if heard.entries < known:
                self.lost.append(f"{known} moves were shown at {self.table}, now {heard.entries}")
            known = heard.entries
            self.show(known)
            if heard.phase == "over":
                return
            patience.reschedule(asyncio.get_running_loop().time() + SILENT)
            if heard.choices and heard.seq != answered:
                answered = heard.seq
                word = self.dice.choice(heard.choices).word
                said[heard.seq].add(word)
                await seated.send(wire.Play(heard.seq, word))

    def show(self, entries: int) -> None:
        """So many lines were shown to somebody."""
        if entries > self.ledger.moves.get(self.table, 0):
            now = time.monotonic()
            self.waits.append((now, now - self.last))
            self.last = now
            self.ledger.moves[self.table] = entries


@dataclass
class Besieged:
    """What became of a house with several servers."""

    mishaps: int = 0
    found: Found = field(default_factory=Found)
    games: int = 0
    people: list[float] = field(default_factory=list)  # the longest wait at a table of people around each mishap
    bots: list[float] = field(default_factory=list)  # and at a table with a bot


class Crowd:
    """Pairs at all games, and one person with a bot; and what they were shown beside what is kept."""

    def __init__(self, folder: Path, url: str, doors: Callable[[], list[int]], pairs: int) -> None:
        self.folder = folder
        self.url = url
        games = itertools.islice(itertools.cycle(GAMES), pairs)
        self.people = [Pair(doors, game, n) for n, game in enumerate(games)]
        self.alone = Pair(doors, GAMES[0], 99, bot=True)
        self.pairs = [*self.people, self.alone]
        self.copies = itertools.count()
        self.playing: list[asyncio.Task[None]] = []

    @asynccontextmanager
    async def play(self) -> AsyncIterator[None]:
        """Everybody plays for so long."""
        self.playing = [asyncio.create_task(pair.run()) for pair in self.pairs]
        try:
            yield
        finally:
            for task in self.playing:
                task.cancel()
            await asyncio.gather(*self.playing, return_exceptions=True)

    async def until_played(self, moves: int) -> None:
        """Wait until every table has gone on, and so many moves were made."""
        before = {pair: pair.moves for pair in self.pairs}
        end = time.monotonic() + PATIENCE
        while True:
            still = [pair for pair, old in before.items() if pair.moves == old]
            if not still and sum(pair.moves for pair in self.pairs) >= sum(before.values()) + moves:
                return
            if time.monotonic() > end:
                tables = ", ".join(f"{pair.table} ({pair.game})" for pair in still)
                raise Stuck(f"after {PATIENCE:g} s nothing had happened at: {tables or 'no table, but little at all'}")
            await asyncio.sleep(0.01)
            for task in self.playing:
                if task.done():
                    task.result()  # a player never stops by itself: say what went wrong

    async def check(self) -> Found:
        """Compare what the players were shown with what is kept, in a copy of one moment."""
        copy = self.folder / f"copy-{next(self.copies)}"
        copy.mkdir()
        ledgers = [Ledger(moves=dict(pair.ledger.moves), seats=dict(pair.ledger.seats)) for pair in self.pairs]
        await take_out(self.url, tables_file(copy))
        found = check_file(copy, ledgers)
        for pair in self.pairs:
            found.lost += pair.lost + twice(copy, pair)
        return found


class Siege:
    """Servers, the database that they share, and people who play there."""

    def __init__(self, folder: Path, database: Database, relay: Relay, servers: int, pairs: int) -> None:
        self.database = database
        self.relay = relay  # the way of the first server to the database
        urls = [database.url.replace(f":{database.port}/", f":{relay.port}/"), *[database.url] * (servers - 1)]
        self.servers = [Subject(folder / str(n), settings=(*QUICK, "--store", url)) for n, url in enumerate(urls)]
        self.crowd = Crowd(folder, database.url, lambda: [server.port for server in self.servers], pairs)
        self.dice = random.Random(7)  # noqa: S311 - no secret

    # -- mishaps

    async def kill(self) -> None:
        """A server is killed, and started again a moment later."""
        server = self.dice.choice(self.servers)
        await server.stop(signal.SIGKILL)
        await asyncio.sleep(self.dice.random())
        await server.start()

    async def stop(self) -> None:
        """A server stops, and continues as if nothing had been."""
        server = self.dice.choice(self.servers)
        assert server.process is not None
        server.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(STOPPED)
        server.process.send_signal(signal.SIGCONT)

    async def crash(self) -> None:
        """The database crashes, and is started again."""
        await asyncio.to_thread(self.database.stop)
        await asyncio.to_thread(self.database.start)

    async def cut(self) -> None:
        """All lines to the database are cut."""
        async with connected(self.database.url) as line:
            await line.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")

    async def part(self) -> None:
        """One server is cut off from the database for a while, without being told."""
        self.relay.open.clear()
        await asyncio.sleep(CUT_OFF)
        self.relay.open.set()

    async def upgrade(self) -> None:
        """All servers are started anew, one after the other."""
        for server in self.servers:
            await server.stop(signal.SIGTERM)
            await server.start()

    # -- the siege

    async def run(self, mishap: str, times: int, on_mishap: Callable[[Besieged], None]) -> Besieged:
        """Let it happen so many times while people play; then look what was kept."""
        outcome, crowd = Besieged(), self.crowd
        async with self._opened(), crowd.play():
            for number in range(times):
                await crowd.until_played(self.dice.randint(20, 120))
                began = time.monotonic()
                await MISHAPS[mishap](self)
                await crowd.until_played(1)
                outcome.mishaps += 1
                outcome.people.append(longest(crowd.people, began))
                outcome.bots.append(longest([crowd.alone], began))
                outcome.games = sum(pair.games for pair in crowd.pairs)
                if number % CHECK_EVERY == CHECK_EVERY - 1 or number == times - 1:
                    outcome.found = await crowd.check()
                on_mishap(outcome)
                if outcome.found.lost:
                    break
        return outcome

    @asynccontextmanager
    async def _opened(self) -> AsyncIterator[None]:
        try:
            await asyncio.gather(*(server.start() for server in self.servers))
            yield
        finally:
            for server in self.servers:
                if server.process is not None:
                    await server.stop(signal.SIGKILL)


MISHAPS: dict[str, Callable[[Siege], Awaitable[None]]] = {
    "kill": Siege.kill,
    "stop": Siege.stop,
    "crash": Siege.crash,
    "cut": Siege.cut,
    "part": Siege.part,
    "upgrade": Siege.upgrade,
}


async def besiege(
    folder: Path,
    mishap: str,
    times: int,
    servers: int = 3,
    pairs: int = 6,
    on_mishap: Callable[[Besieged], None] = lambda _: None,
) -> Besieged:
    """Try a house of several servers on a database of its own."""
    with running() as database:
        async with relaying(database.port) as relay:
            return await Siege(folder, database, relay, servers, pairs).run(mishap, times, on_mishap)


def longest(pairs: list[Pair], since: float) -> float:
    """The longest wait for a move that ended after a moment."""
    return max((wait for pair in pairs for shown, wait in pair.waits if shown >= since), default=0.0)


def twice(copy: Path, pair: Pair) -> list[str]:
    """What was played although nobody said it, or more often than it was asked."""
    wrong = []
    with closing(sqlite3.connect(tables_file(copy))) as file:
        for (table, seat), said in list(pair.said.items()):
            rows = file.execute("SELECT word FROM moves WHERE at = ? AND seat = ? ORDER BY n", (table, seat)).fetchall()
            questions = iter(sorted(said.items()))
            if not all(any(word in words for _, words in questions) for (word,) in rows):
                wrong.append(f"seat {seat} at {table} played what it has not said, or twice")
    return wrong
