"""A WebSocket that can be written to without waiting: uvicorn's, extended.

Through ASGI a message is sent by awaiting it, which takes a task for every socket and a switch to it for every frame.
This one says whether its buffer takes more, and calls back when it does again: whoever has changed a table has its
frames written at once, and with backpressure, so that slow readers fill no memory.

What comes in is taken in small portions, so that nobody can keep the loop busy alone. Nothing is read while messages
wait, or while the peer does not read what we write; and frames that are no message come out of the same bucket.
"""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import State

from .connection import peer
from .limits import Bucket, RateLimiter

QUEUED = 16
"""How many received messages may wait before reading is paused."""

CHUNK = 2048
"""How many bytes of one socket are parsed in a turn of the loop: of the smallest frames, a few milliseconds' worth."""

FRAGMENTS = 64
"""How many fragments a message may come in."""

TOO_MUCH = 1008


class FastSocket(WebSocketsSansIOProtocol):
    """A WebSocket; the application finds it as `state["fastsocket"]` of its scope."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.on_ready: Callable[[], None] | None = None
        self.limiter: RateLimiter = self.app_state["limiter"]
        self.limits = self.limiter.limits
        self.bucket = Bucket(self.limits.messages, self.limits.messages_burst)  # of frames
        self.unread = bytearray()  # received, and not yet parsed
        self.excess = 0  # frames that found the bucket empty
        self.parsing = False  # the next portion is parsed in the next turn of the loop

    async def run_asgi(self) -> None:
        self.scope["state"]["fastsocket"] = self
        await super().run_asgi()
        del self.scope["state"]["fastsocket"]  # breaks a reference cycle; see `catalog_page.GC_THRESHOLD`

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.limiter.disconnect(peer(self))  # counted when it was not yet a WebSocket

    # -- writing --------------------------------------------------------------------------------------

    @property
    def ready(self) -> bool:
        """Whether it takes a message now."""
        return self.writable.is_set() and self.conn.state is State.OPEN and not self.transport.is_closing()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._pace()
        if self.on_ready is not None:
            self.on_ready()

    def write(self, text: bytes) -> None:
        """Send a text message; only while `ready`."""
        if self.conn.extensions:  # it is to be compressed
            self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))
        else:
            self.transport.write(_head(len(text)) + text)

    # -- reading --------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            if not self.handshake_initiated:  # the parser has an answer to what it could not take
                self.transport.write(b"".join(self.conn.data_to_send()))
                self.transport.close()
        elif self.unread or self.read_paused or len(data) > CHUNK:
            self.unread += data
            self._pace()
        else:
            super().data_received(data)
            self._pace()

    def _pace(self) -> None:
        """Read on, parse on in the next turn of the loop, or wait until messages are taken and answers are read."""
        if self.transport.is_closing():
            return
        blocked = not self.writable.is_set() or (self.queue.qsize() >= QUEUED and not self.close_sent)
        if blocked or self.unread:
            if not self.read_paused:
                self.read_paused = True
                self.transport.pause_reading()
            if not blocked and not self.parsing:
                self.parsing = True
                self.loop.call_soon(self._parse)
        elif self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def _parse(self) -> None:
        """Parse the next portion of what was received."""
        self.parsing = False
        if self.transport.is_closing():
            return
        portion = bytes(self.unread[:CHUNK])
        del self.unread[:CHUNK]
        super().data_received(portion)
        self._pace()

    async def receive(self) -> Any:
        """The next message; the parent reads on only when none is left."""
        message = await self.queue.get()
        if self.read_paused:
            self._pace()
        return message

    def send_receive_event_to_app(self) -> None:
        """Queue a message; the parent pauses for every one, by two system calls."""
        data = b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})

    # -- frames that are no message -------------------------------------------------------------------

    def handle_cont(self, event: Frame) -> None:
        self._count()
        super().handle_cont(event)
        if len(self.frames) > FRAGMENTS:
            self._fail()

    def handle_ping(self) -> None:
        self._count()
        if not self.transport.is_closing():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self.pending_ping_payload is None or bytes(event.data) != self.pending_ping_payload:  # we asked for none
            self._count()
        super().handle_pong(event)

    def _count(self) -> None:
        """Take a token for a frame. Browsers send few of this kind: whoever sends far too many is sent away."""
        if not self.bucket.take():
            self.excess += 1
            if self.excess > self.limits.mistakes:
                self._fail()

    def _fail(self) -> None:
        if not self.transport.is_closing():
            self.conn.fail(TOO_MUCH, "too many frames")
            self.handle_parser_exception()

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        self._abort_later()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._abort_later()

    def _abort_later(self) -> None:
        """A closed connection stays until what was written is read: not for ever."""
        self.loop.call_later(self.close_timeout, self.transport.abort)


def _head(size: int) -> bytes:
    """The bytes before an uncompressed text message of a server (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((0x81, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
