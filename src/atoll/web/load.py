"""Load: many tables at once, all of whose players answer as fast as they can."""

import asyncio
import math
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode

from .visitor import Visitor
from .wire import GameList, SeatWish, Shape, Sit, TableView, TableWish

TURNS = 3
WARM_UP = 2.0
PLAYERS = 2
"""How many sit at a table."""
PATIENCE = 30.0
SHAPES: tuple[Shape, ...] = ("wide", "none")
"""What players are shown: all that a browser draws, or the words alone."""


@dataclass
class Tally:
    """What the players saw: how long each answer took to come back, in seconds."""

    name: str
    waits: list[float] = field(default_factory=list)
    seconds: float = 0
    processor: float = 0
    """Seconds that the server's processor worked for them; what databases, players and bots take is not in it."""
    heard: int = 0
    """Bytes that the players were sent at their tables."""
    counting: bool = False

    def add(self, other: "Tally") -> None:
        """Count what another turn has shown as well."""
        self.waits += other.waits
        self.seconds += other.seconds
        self.processor += other.processor
        self.heard += other.heard

    def received(self, size: int) -> None:
        """A player was sent so many bytes."""
        if self.counting:
            self.heard += size

    def count(self, began: float) -> None:
        if self.counting:
            self.waits.append(time.perf_counter() - began)

    @property
    def rate(self) -> float:
        """Moves per second."""
        return len(self.waits) / self.seconds

    @property
    def effort(self) -> float:
        """Microseconds of the server's processor for a move."""
        return 1e6 * self.processor / len(self.waits) if self.waits else math.nan

    @property
    def size(self) -> float:
        """Kilobytes that the server sends for a move."""
        return self.heard / 1000 / len(self.waits) if self.waits else math.nan

    def quantile(self, share: float) -> float:
        """The wait that so many answers stayed below, in milliseconds."""
        waits = sorted(self.waits)
        if not waits:
            return math.nan  # nobody has got an answer
        return 1000 * waits[min(len(waits) - 1, int(share * len(waits)))]


Player = Callable[[Tally], Awaitable[None]]
Turn = Callable[[float], Awaitable[Tally]]
"""Measures a server for so many seconds."""


async def in_turns(servers: Sequence[Turn], seconds: float) -> list[Tally]:
    """Measure servers one after the other, again and again: a busy moment of the machine then hits them all."""
    tallies = [await server(seconds / TURNS) for server in servers]
    for _ in range(1, TURNS):
        for tally, server in zip(tallies, servers, strict=True):
            tally.add(await server(seconds / TURNS))
    return tallies


async def measure(
    name: str, players: list[Player], seconds: float, worked: Callable[[], float] = lambda: math.nan
) -> Tally:
    """Let all players play at once, and count after they have warmed up; `worked` tells the server's processor time."""
    tally = Tally(name)
    tasks = [asyncio.ensure_future(player(tally)) for player in players]
    await asyncio.sleep(WARM_UP)
    tally.counting = True
    began, before = time.perf_counter(), worked()
    await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    tally.counting = False
    tally.seconds, tally.processor = time.perf_counter() - began, worked() - before
    failed = [task for task in tasks if task.done()]  # a player never stops by itself: say what went wrong
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for task in failed:
        task.result()
    return tally


# -- our own tables -----------------------------------------------------------------------------------


class Option(msgspec.Struct):
    word: str


class Glance(msgspec.Struct, tag_field="type", tag="frame"):
    """As much of a frame as a hurried player reads."""

    phase: str
    seq: int
    choices: list[Option]


_glance = msgspec.json.Decoder(Glance)


@dataclass
class Pair:
    """Two people who play one game after the other against each other."""

    host: str
    ports: tuple[int, int]
    """The servers at which they sit."""
    game: str
    shape: Shape
    dice: random.Random
    table: str = ""

    async def sit_down(self, anna: Visitor, ben: Visitor) -> None:
        """Open a table for two and begin."""
        wish = TableWish(self.game, [SeatWish("me"), SeatWish("open")])
        self.table = (await anna.open_table(wish)).id
        await ben.ask("POST", f"/api/tables/{self.table}/sit", TableView, Sit())
        await anna.ask("POST", f"/api/tables/{self.table}/start", TableView, None)

    async def play(self, tally: Tally) -> None:
        """Game after game, both at once."""
        anna, ben = (Visitor(self.host, port) for port in self.ports)
        with anna.keep_alive(), ben.keep_alive():
            while True:
                await self.sit_down(anna, ben)
                await asyncio.gather(self.answer(anna, tally), self.answer(ben, tally))

    async def answer(self, visitor: Visitor, tally: Tally) -> None:
        """Answer until the game is over; who is sent home, as another server knew more, comes back like a browser."""
        while True:
            try:
                await self.sit(visitor, tally)
            except ConnectionClosed as closed:
                if closed.rcvd is None or closed.rcvd.code != CloseCode.SERVICE_RESTART:
                    raise
            else:
                return

    async def sit(self, visitor: Visitor, tally: Tally) -> None:
        """Answer every question at once, at random."""
        async with visitor.visit(self.table, shape=self.shape) as seated:
            asked, began = 0, 0.0
            while True:
                data = await seated.socket.recv(decode=False)
                tally.received(len(data))
                if not data.startswith(b'{"type":"frame"'):
                    continue
                frame = _glance.decode(data)
                if asked and frame.seq != asked:
                    tally.count(began)
                    asked = 0
                if frame.phase == "over":
                    return
                if frame.choices and frame.seq != asked:
                    asked, began = frame.seq, time.perf_counter()
                    word = self.dice.choice(frame.choices).word
                    await seated.socket.send(
                        msgspec.json.encode({"type": "play", "seq": asked, "word": word}), text=True
                    )


class House(NamedTuple):
    """How the servers of a house are to be started."""

    store: str = ""  # the database that they share, if it is not the file
    servers: int = 1
    apart: bool = False  # the two of a table sit at different servers
    atoll: Path | None = None  # another Atoll

    def __str__(self) -> str:
        parts = [
            ", in PostgreSQL" if self.store else "",
            f", {self.servers} servers" if self.servers > 1 else "",
            ", players apart" if self.apart else "",
            f", of {self.atoll}" if self.atoll else "",
        ]
        return "".join(parts)


async def ours(game: str, tables: int, shape: Shape, house: House, seconds: float) -> Tally:
    """Measure our own server, or several, started for the purpose."""
    async with AsyncExitStack() as stack:
        ports, started = [free_port() for _ in range(house.servers)], []
        for port in ports:
            data = stack.enter_context(tempfile.TemporaryDirectory(prefix="atoll-load-"))
            command = [sys.executable, "-m", "atoll", "serve", "--no-browser", "--unlimited"]
            command += ["--port", str(port), "--data", data, *(["--store", house.store] if house.store else [])]
            server = running(command, port, paths=[house.atoll] if house.atoll else [])
            started.append(await stack.enter_async_context(server))
            await Visitor("127.0.0.1", port).ask("GET", "/api/games", GameList)  # answers when the server is warm
        pairs = [
            Pair("127.0.0.1", _places(ports, n, house.apart), game, shape, random.Random(n))  # noqa: S311 - no secret
            for n in range(tables)
        ]
        name = f"{game}, {'words only' if shape == 'none' else 'with drawings'}{house}"

        def spent() -> float:
            return sum(worked(server.pid) for server in started)

        return await measure(name, [pair.play for pair in pairs], seconds, spent)


def _places(ports: list[int], n: int, apart: bool) -> tuple[int, int]:
    """Where the two of a table sit: as a proxy that goes by the table's id would have it, or each elsewhere."""
    return ports[n % len(ports)], ports[(n + apart) % len(ports)]


def worked(process: int) -> float:
    """Seconds that the processor has worked for a process so far; where the system does not tell, not a number."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return math.nan
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@asynccontextmanager
async def running(
    command: list[str], port: int, folder: Path | None = None, paths: Sequence[Path] = ()
) -> AsyncIterator[subprocess.Popen[bytes]]:
    """A server in a process of its own, from its first answer until we are done; it looks for packages in `paths`."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, paths))} if paths else None
    quiet = subprocess.DEVNULL
    server = subprocess.Popen(command, cwd=folder, stderr=quiet, stdout=quiet, env=environment)
    try:
        await _answers(port)
        yield server
    finally:
        server.terminate()
        await asyncio.to_thread(server.wait)


async def _answers(port: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                await asyncio.sleep(0.05)
            else:
                writer.close()
                return


def free_port() -> int:
    """A port on which nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
