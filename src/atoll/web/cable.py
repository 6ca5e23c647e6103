"""The cable to one browser: uvicorn's WebSocket, with a way to write that need not be waited for.

Through ASGI a message is sent by waiting for it, which takes a task for every socket and a switch to it for every
frame. A cable says whether it takes more, and calls when it does again; so whoever has changed a table can have its
frames written at once, and slow readers still fill no memory.
"""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

QUEUED = 16
"""How many messages may wait to be heard before no more are read."""


def nothing() -> None:
    """For those who have nobody to call."""


class Cable(WebSocketsSansIOProtocol):
    """A WebSocket; the application finds it as `state["cable"]` of its scope."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.on_ready: Callable[[], None] = nothing

    async def run_asgi(self) -> None:
        self.scope["state"]["cable"] = self
        await super().run_asgi()
        del self.scope["state"]["cable"]  # nothing that is done with may lead back to itself: see `shelf.YOUNG`

    # -- writing --------------------------------------------------------------------------------------

    @property
    def ready(self) -> bool:
        """Whether it takes a message now."""
        return self.writable.is_set() and self.conn.state is State.OPEN

    def resume_writing(self) -> None:
        super().resume_writing()
        self.on_ready()

    def write(self, text: bytes) -> None:
        """Send a text message; only a cable that is ready may be asked to."""
        if self.conn.extensions:  # it is to be compressed
            self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))
        else:
            self.transport.write(_head(len(text)) + text)

    # -- reading --------------------------------------------------------------------------------------

    def send_receive_event_to_app(self) -> None:
        """Queue a message. Reading is stopped when many wait; above, by two calls of the system, for every one."""
        data = b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        if not self.read_paused and self.queue.qsize() >= QUEUED:
            self.read_paused = True
            self.transport.pause_reading()


def _head(size: int) -> bytes:
    """The bytes before an uncompressed text message of a server (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((0x81, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
