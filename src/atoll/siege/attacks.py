"""Attacks of one stranger on a running server, each from one address, for so many seconds and no longer.

Every attack gives a sentence that says what it came to. They do what is worst for others within what the server lets
them do: a socket that is closed is opened again, a table that is refused is asked for again.
"""

import asyncio
import contextlib
import itertools
import random
import resource
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from atoll.web import wire
from atoll.web.visitor import Seated, Unwelcome, Visitor

PING = b"\x89\x80\x00\x00\x00\x00"
FIRST_FRAGMENT = b"\x01\x80\x00\x00\x00\x00"
EMPTY_FRAGMENT = b"\x00\x80\x00\x00\x00\x00"
ONE_BYTE = b"\x81\x81\x00\x00\x00\x00x"

PORTION = 1 << 16
FLOODING = 10
"""Sockets that flood at a time."""
IDLE = 1100
"""Connections that are opened and say nothing, or half of something."""
COOKIE = 3 << 20
SHOWN = 100
TALKERS = 20
BOT_TABLES = 30
AGAIN = 0.05
"""Seconds after which a stranger who was turned away tries again."""


@dataclass(frozen=True)
class Target:
    """The server, where the stranger comes from, a table that may be watched, and a finished game."""

    host: str
    port: int
    source: str
    table: str
    finished: str

    def visitor(self) -> Visitor:
        return Visitor(self.host, self.port, self.source)

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(self.host, self.port, local_addr=(self.source, 0))

    async def upgrade(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A WebSocket of a guest, as bytes."""
        reader, writer = await self.connect()
        writer.write(
            f"GET /ws/tables/{self.table}?shape=none HTTP/1.1\r\nhost: {self.host}:{self.port}\r\n"
            "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
            "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        return reader, writer


class Done(Counter[str]):
    """What an attack came to, by name."""

    def __str__(self) -> str:
        return ", ".join(f"{count} {what}" for what, count in self.items() if count) or "nothing"


Attack = Callable[[Target, Done], Awaitable[None]]
"""Goes on until it is stopped, and counts what it does."""


async def over_and_over(step: Callable[[], Awaitable[None]]) -> None:
    """Again and again, whatever the server says to it."""
    while True:
        with contextlib.suppress(Exception):
            await step()
        await asyncio.sleep(AGAIN)


async def in_parallel(number: int, step: Callable[[], Awaitable[None]]) -> None:
    await asyncio.gather(*(over_and_over(step) for _ in range(number)))


# -- frames (H1) ------------------------------------------------------------------------------------------


async def _flood(target: Target, done: Done, frame: bytes, start: bytes = b"") -> None:
    portion = frame * (PORTION // len(frame))

    async def step() -> None:
        reader, writer = await target.upgrade()
        done["sockets"] += 1
        draining = asyncio.create_task(reader.read(-1))
        try:
            writer.write(start)
            while not draining.done():
                writer.write(portion)
                await writer.drain()
                done["kB offered"] += PORTION >> 10
        finally:
            draining.cancel()
            writer.transport.abort()

    await in_parallel(FLOODING, step)


async def pings(target: Target, done: Done) -> None:
    """Empty pings, as many as are taken."""
    await _flood(target, done, PING)


async def fragments(target: Target, done: Done) -> None:
    """Messages of empty fragments without an end."""
    await _flood(target, done, EMPTY_FRAGMENT, FIRST_FRAGMENT)


async def small(target: Target, done: Done) -> None:
    """Messages of one byte."""
    await _flood(target, done, ONE_BYTE)


async def unread(target: Target, done: Done) -> None:
    """Pings whose answers are never read."""
    full = b"\x89\xfd" + bytes(4 + 125)

    async def step() -> None:
        reader, writer = await target.upgrade()
        reader._transport.pause_reading()  # type: ignore[attr-defined]
        try:
            while True:
                writer.write(full * (PORTION // len(full)))
                async with asyncio.timeout(5):
                    await writer.drain()
                done["kB offered"] += PORTION >> 10
        finally:
            writer.transport.abort()

    await in_parallel(FLOODING, step)


# -- connections (H2, M4) -----------------------------------------------------------------------------------

UNFINISHED = (
    b"",
    b"GET /api/tables HTTP/1.1\r\nhost: x\r\nx-",
    b"POST /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{",
    b"GET /ws/tables/x HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n",
)


async def idle(target: Target, done: Done) -> None:
    """Connections that say nothing, half a header, half a body or half a handshake."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most if most == resource.RLIM_INFINITY else min(most, 65_536), most))
    parts = itertools.cycle(UNFINISHED)

    async def step() -> None:
        reader, writer = await target.connect()
        done["connections"] += 1
        try:
            writer.write(next(parts))
            await reader.read(1)
        finally:
            writer.transport.abort()

    await in_parallel(IDLE, step)


async def headers(target: Target, done: Done) -> None:
    """Cookies of megabytes, and headers without an end."""

    async def step() -> None:
        reader, writer = await target.connect()
        try:
            writer.write(b"GET /api/tables HTTP/1.1\r\nhost: localhost\r\ncookie: " + b"a=b; " * (COOKIE // 5))
            await writer.drain()
            writer.write(b"\r\n\r\n")
            done["requests"] += 1
            await reader.read(1)
        finally:
            writer.transport.abort()

    async def endless() -> None:
        _, writer = await target.connect()
        try:
            writer.write(b"GET /api/tables HTTP/1.1\r\nhost: localhost\r\n")
            while True:
                writer.write(b"x-header: of no use\r\n" * 3000)
                await writer.drain()
        finally:
            writer.transport.abort()

    await asyncio.gather(in_parallel(3, step), in_parallel(3, endless))


# -- thinking (H3) ------------------------------------------------------------------------------------------


async def bots(target: Target, done: Done) -> None:
    """Tables of four expert bots, each watched by a guest."""

    async def step() -> None:
        visitor = target.visitor()
        wish = wire.TableWish("costa-ruana", [wire.SeatWish("bot", "expert")] * 4)
        table = (await visitor.open_table(wish)).id
        done["tables"] += 1
        async with target.visitor().visit(table) as watching:
            while True:
                await watching.receive()

    await in_parallel(BOT_TABLES, step)


# -- requests (M5) and sockets (M6) ---------------------------------------------------------------------------


async def lead(target: Target, done: Done) -> None:
    """The dear requests about a finished game, never twice the same."""
    dice = random.Random(5)  # noqa: S311 - no secret

    async def step() -> None:
        language, shape = dice.choice(("en", "fr")), dice.choice(("wide", "tall"))
        about = f"/api/tables/{target.finished}"
        place = f"{about}/replay/{dice.randrange(60)}?lang={language}&shape={shape}&seat={dice.choice((-1, 0, 1))}"
        for path in (place, f"{about}/lead?lang={language}", f"{about}/record"):
            status, _, _ = await target.visitor().fetch("GET", path)
            done[f"answers {status}"] += 1

    await in_parallel(8, step)


async def show(target: Target, done: Done) -> None:
    """A few bytes that ask for all panels, over many sockets."""
    wishes = itertools.cycle([wire.Show("tall", "en"), wire.Show("wide", "en")])

    async def step() -> None:
        async with target.visitor().visit(target.table, shape="wide") as seated:
            done["sockets"] += 1
            asking = asyncio.create_task(ask(seated))
            try:
                while True:
                    heard = await seated.socket.recv(decode=False)
                    done["kB received"] += len(heard) >> 10
            finally:
                asking.cancel()

    async def ask(seated: Seated) -> None:
        while True:
            await seated.send(next(wishes))
            await asyncio.sleep(1 / 30)

    await in_parallel(SHOWN, step)


async def doors(target: Target, done: Done) -> None:
    """Sockets that are opened and closed again, each of which wakes the table."""

    async def step() -> None:
        async with target.visitor().visit(target.finished, shape="wide") as seated:
            await seated.receive()
            done["sockets"] += 1

    await in_parallel(8, step)


# -- talk (M7) and the lobby (M8) -----------------------------------------------------------------------------


async def talk(target: Target, done: Done) -> None:
    """Long lines of one person over many sockets."""
    visitor = target.visitor()
    table = (await visitor.open_table(wire.TableWish("costa-ruana", [wire.SeatWish("me"), wire.SeatWish("open")]))).id

    async def step() -> None:
        async with visitor.visit(table) as seated:
            while True:
                await seated.send(wire.Chat("x" * 500))
                heard = await seated.receive()
                done["lines heard"] += isinstance(heard, wire.Talk)
                await asyncio.sleep(1 / 30)

    await in_parallel(TALKERS, step)


async def lobby(target: Target, done: Done) -> None:
    """Open tables, each by a new person."""

    async def step() -> None:
        wish = wire.TableWish("costa-ruana", [wire.SeatWish("me"), wire.SeatWish("open")], title="Come here")
        try:
            await target.visitor().open_table(wish)
            done["tables"] += 1
        except Unwelcome:
            done["refused"] += 1

    await in_parallel(4, step)


ATTACKS: dict[str, Attack] = {
    attack.__name__: attack
    for attack in (pings, fragments, small, unread, idle, bots, headers, lead, show, doors, talk, lobby)
}


def run_attack(name: str, target: Target, seconds: float) -> str:
    """Attack for so long; in a process of its own, so that what it takes is not taken from who measures."""
    done = Done()

    async def bounded() -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await ATTACKS[name](target, done)

    asyncio.run(bounded())
    return str(done)
