"""A server inside one process, fed with bytes: for trying nonsense, a thousand times a second, without a network."""

import asyncio
import logging
import tempfile
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from uvicorn.server import ServerState

from atoll.kernel.mistakes import Mistake
from atoll.play.record import parse
from atoll.web import wire
from atoll.web.app import Server
from atoll.web.connection import Connection
from atoll.web.people import COOKIE
from atoll.web.serve import UNLIMITED, settings

PATIENCE = 120.0
"""Seconds that an answer may take: the machine may be busy with other things."""
PING, PONG = b'{"type":"ping"}', b'{"type":"pong"}'
LOGS = ("atoll.web", "uvicorn", "asyncio")
HOST = b"host: localhost\r\n"


class Fault(AssertionError):
    """The server has answered with a fault of its own, or not at all."""


class Line(asyncio.Transport):
    """A connection without a network: keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.said = b""
        self.protocol: Any = None
        self.ended = False

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return {"peername": ("127.0.0.1", 1), "sockname": ("127.0.0.1", 2)}.get(name, default)

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def get_protocol(self) -> Any:
        return self.protocol

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.said += bytes(data)

    def is_closing(self) -> bool:
        return self.ended

    def close(self) -> None:
        if not self.ended:
            self.ended = True
            asyncio.get_event_loop().call_soon(self.protocol.connection_lost, None)

    abort = close

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


class Faults(logging.Handler):
    """Keeps what the server says of its own faults."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(logging.Formatter().format(record))


class Model:
    """A server with a table at which two people play, in this process."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        asyncio.set_event_loop(self.loop)
        self.faults = Faults()
        for name in LOGS:
            logging.getLogger(name).addHandler(self.faults)
        self.stack = AsyncExitStack()
        self.cookies: list[bytes] = []
        self.lines: dict[int, Line] = {}  # the open sockets of people at the table
        self.table = b""
        self.loop.run_until_complete(self._open())

    def close(self) -> None:
        """Let go of the tables and of the loop."""
        for line in self.lines.values():
            line.close()
        self.loop.run_until_complete(self.stack.aclose())
        self.loop.close()
        asyncio.set_event_loop(None)
        for name in LOGS:
            logging.getLogger(name).removeHandler(self.faults)

    async def _open(self) -> None:
        folder = self.stack.enter_context(tempfile.TemporaryDirectory(prefix="atoll-fuzz-"))
        self.server = Server(Path(folder), UNLIMITED, workers=1, pause=0)
        self.config: uvicorn.Config = settings(self.server, "127.0.0.1", 0)
        self.config.load()
        self.state = await self.stack.enter_async_context(self.server._life(None))  # type: ignore[arg-type]
        await self.server.tables.warm()
        for _ in range(2):
            person = self.server.tables.signer.stranger()
            self.cookies.append(f"cookie: {COOKIE}={self.server.tables.signer.cookie(person)}\r\n".encode())
        await self.sit_down()

    async def sit_down(self) -> None:
        """A new table for both."""
        wish = wire.TableWish("costa-ruana", [wire.SeatWish("me"), wire.SeatWish("open")], open_talk=True)
        opened = await self.exchange(self.post(b"/api/tables", wish))
        self.table = msgspec.json.decode(opened.partition(b"\r\n\r\n")[2], type=wire.TableView).id.encode()
        await self.exchange(self.post(b"/api/tables/%s/sit" % self.table, wire.Sit(), 1))
        await self.exchange(self.post(b"/api/tables/%s/start" % self.table, wire.Start()))

    def post(self, path: bytes, body: msgspec.Struct, person: int = 0) -> bytes:
        content = msgspec.json.encode(body)
        head = b"POST %s HTTP/1.1\r\n" % path + HOST + self.cookies[person]
        return head + b"content-length: %d\r\n\r\n" % len(content) + content

    def get(self, path: bytes) -> bytes:
        return b"GET %s HTTP/1.1\r\n" % path + HOST + self.cookies[0] + b"\r\n"

    def handshake(self, person: int) -> bytes:
        return (
            b"GET /ws/tables/%s?shape=none HTTP/1.1\r\n" % self.table + HOST + self.cookies[person] +
            b"connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
            b"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )  # fmt: skip

    # -- nonsense -------------------------------------------------------------------------------------

    def try_(self, nonsense: Callable[[bytes], Any], data: bytes) -> None:
        """Try it; raises Fault if the server does not know what to say."""
        self.loop.run_until_complete(nonsense(data))
        if self.faults.said:
            raise Fault("\n".join(self.faults.said))

    async def request(self, data: bytes) -> None:
        """Bytes in place of a request."""
        if b" 500 " in (await self.exchange(data))[:20]:
            raise Fault("an answer says 500")

    async def frames(self, data: bytes) -> None:
        """Bytes in place of the frames of a WebSocket, a new one each time; another keeps the room awake."""
        await self.seated(0)
        await self.exchange(self.handshake(len(data) % 2), data)

    async def message(self, data: bytes) -> None:
        """Bytes in place of a message, between others that make sense."""
        line = await self.seated(len(data) % 2)
        line.said = b""
        line.protocol.data_received(_text(data) + _text(PING))
        await self._until(lambda: PONG in line.said or line.ended)

    async def seated(self, person: int) -> Line:
        """The open socket of somebody at a table where the game goes on."""
        room = self.server.tables.rooms.get(self.table.decode())
        if room is not None and room.table.phase == "over":
            await self.sit_down()
            self.lines.clear()
        line = self.lines.get(person)
        if line is None or line.ended:
            line = self.lines[person] = self._connect()
            line.protocol.data_received(self.handshake(person))
            await self._until(lambda: b'"type":"frame"' in line.said)
        return line

    def _connect(self) -> Line:
        line = Line()
        line.protocol = Connection(self.config, ServerState(), dict(self.state), self.loop)
        line.protocol.connection_made(line)
        return line

    async def exchange(self, *parts: bytes) -> bytes:
        """Send parts over one connection and hang up; gives what was answered."""
        line = self._connect()
        others = self.state["limiter"].connections.total() - 1
        for part in parts:
            heard = len(line.said)
            if not line.ended:
                line.protocol.data_received(part)
            await self._until(lambda heard=heard: len(line.said) > heard or line.ended or _waits(line.protocol))  # type: ignore[misc]
        line.close()
        await self._until(lambda: self.state["limiter"].connections.total() <= others)
        return line.said

    async def _until(self, done: Callable[[], bool]) -> None:
        deadline = self.loop.time() + PATIENCE
        while not done() and not self.faults.said:
            await asyncio.sleep(0)
            if self.loop.time() > deadline:
                raise Fault("no answer comes")


def _text(data: bytes) -> bytes:
    """A text message in one frame, masked by nothing."""
    size = len(data)
    head = bytes((0x81, 0x80 | size)) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
    return head + bytes(4) + data


def _waits(protocol: Any) -> bool:
    """Whether it is the visitor's turn: a request is not complete yet, or a message has been taken."""
    if isinstance(protocol, Connection):
        return protocol.cycle is None or (protocol.cycle.more_body and not protocol.cycle.response_started)
    return bool(protocol.queue.empty() and not protocol.unread)


async def record(data: bytes) -> None:
    """Bytes in place of a saved game."""
    with suppress(Mistake):
        parse(data.decode("utf-8", "replace"))
