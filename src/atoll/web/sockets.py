"""One reader's socket: what comes in is checked and limited, what goes out is always the newest."""

import asyncio
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from .cable import Cable, nothing
from .hall import Hall
from .limits import Bucket
from .log import LOG, tell
from .refusal import Refused
from .room import Listener, Room
from .wire import Frame, Heard, Problem, Said

GONE = 1012  # "service restart": the client comes back by itself
TOO_MUCH = 1008
FAULT = 1011

_decoder = msgspec.json.Decoder(Said)
_encoder = msgspec.json.Encoder()


class Socket:
    """Carries messages between a browser and a room."""

    def __init__(self, socket: WebSocket, hall: Hall, room: Room, reader: Listener) -> None:
        self.socket = socket
        self.cable: Cable = socket.scope["state"]["cable"]
        self.hall = hall
        self.room = room
        self.reader = reader
        self.bucket = Bucket(hall.limits.messages, hall.limits.messages_burst)
        self.mistakes = 0
        self.due = False  # something is about to be sent
        self.closing: asyncio.Task[None] | None = None
        self.loop = asyncio.get_running_loop()
        reader.wake = self.cable.on_ready = self.wake

    async def run(self) -> None:
        """Until either side hangs up."""
        try:
            await self.room.join(self.reader)
            await self._read()
        finally:
            self.room.leave(self.reader)
            self.reader.wake = self.cable.on_ready = nothing
            if self.closing is not None:
                await self.closing

    async def _read(self) -> None:
        while self.mistakes <= self.hall.limits.mistakes:
            message = await self.cable.receive()
            if message["type"] != "websocket.receive":
                return
            try:
                await self._hear(message.get("bytes") or b"")
            except Refused as refused:
                self._refuse(refused)
            except Exception:  # a fault of ours: the client learns that, and nothing else
                LOG.exception("a message failed", extra={"about": {"table": self.room.table.id}})
                self._refuse(Refused("busy"))
        await self._close(TOO_MUCH)

    async def _hear(self, text: bytes) -> None:
        if not self.bucket.take():
            await asyncio.sleep(1 / self.hall.limits.messages)  # who shouts is heard more slowly
            raise Refused("too-fast")
        if len(text) > self.hall.limits.message_bytes:
            raise Refused("too-large")
        try:
            said = _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refused("bad-message", str(error)[:100]) from None
        await self.room.hear(self.reader, said)

    def _refuse(self, refused: Refused) -> None:
        self.mistakes += 1
        self.hall.metrics.refusals[refused.name] += 1
        self.reader.hand(Problem(refused.name, refused.say(self.reader.language)))
        if refused.name in {"stale", "not-now", "illegal", "cannot-undo"}:  # what they see is old
            self.room.show_anew(self.reader)

    # -- sending --------------------------------------------------------------------------------------

    def wake(self) -> None:
        """Send what there is as soon as what happens now has happened: one frame does for all of it."""
        if not self.due:
            self.due = True
            self.loop.call_soon(self._flush)

    def _flush(self) -> None:
        """Send what the cable takes; it wakes us when it takes more."""
        self.due = False
        if self.reader.gone:
            self._hang_up(GONE)
            return
        try:
            while (self.reader.outbox or self.reader.dirty) and self.cable.ready:
                self._send(self._next())
        except Exception:  # a fault of ours: the client comes back to a fresh frame
            LOG.exception("a frame failed", extra={"about": {"table": self.room.table.id}})
            self._hang_up(FAULT)

    def _next(self) -> Heard:
        """What the reader is to hear next: frames come last, to be the newest."""
        if self.reader.outbox:
            return self.reader.outbox.popleft()
        self.reader.dirty = False
        return self.room.frame(self.reader)

    def _send(self, message: Heard) -> None:
        data = _encoder.encode(message)
        if isinstance(message, Frame):
            self.hall.metrics.frames += 1
            self.hall.metrics.frame_bytes += len(data)
        self.cable.write(data)

    def _hang_up(self, code: int) -> None:
        if self.closing is None:
            self.closing = self.loop.create_task(self._close(code))

    async def _close(self, code: int) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):  # they hung up first
            await self.socket.close(code)


async def refuse(socket: WebSocket, refused: Refused, language: str) -> None:
    """Say why, then hang up: a browser cannot read why a handshake failed."""
    if socket.application_state is WebSocketState.CONNECTING:
        await socket.accept()
    problem = Problem(refused.name, refused.say(language))
    await socket.send({"type": "websocket.send", "text": _encoder.encode(problem).decode()})
    await socket.close(TOO_MUCH)
    tell("refused", name=refused.name)
