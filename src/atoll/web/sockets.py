"""One reader's socket: what comes in is checked and limited, what goes out is always the newest."""

import asyncio
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from .hall import Hall
from .limits import Bucket
from .log import LOG, tell
from .refusal import Refused
from .room import Listener, Room
from .wire import Frame, Problem, Said

GONE = 1012  # "service restart": the client comes back by itself
TOO_MUCH = 1008

_decoder = msgspec.json.Decoder(Said)
_encoder = msgspec.json.Encoder()


class Socket:
    """Carries messages between a browser and a room."""

    def __init__(self, socket: WebSocket, hall: Hall, room: Room, reader: Listener) -> None:
        self.socket = socket
        self.hall = hall
        self.room = room
        self.reader = reader
        self.bucket = Bucket(hall.limits.messages, hall.limits.messages_burst)
        self.mistakes = 0

    async def run(self) -> None:
        """Until either side hangs up."""
        await self.room.join(self.reader)
        writing = asyncio.create_task(self._write())
        try:
            await self._read()
        except (WebSocketDisconnect, RuntimeError):
            pass  # they hung up; or the writer closed the socket while we were about to read
        finally:
            self.room.leave(self.reader)
            writing.cancel()
            with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await writing

    async def _read(self) -> None:
        while self.mistakes <= self.hall.limits.mistakes:
            message = await self.socket.receive()
            if message["type"] != "websocket.receive":
                return
            try:
                await self._hear(message.get("text") or message.get("bytes") or "")
            except Refused as refused:
                self._refuse(refused)
            except Exception:  # a fault of ours: the client learns that, and nothing else
                LOG.exception("a message failed", extra={"about": {"table": self.room.table.id}})
                self._refuse(Refused("busy"))
        await self.socket.close(TOO_MUCH)

    async def _hear(self, text: str | bytes) -> None:
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
            self.reader.show()

    async def _write(self) -> None:
        reader = self.reader
        while not reader.gone:
            await reader.bell.wait()
            reader.bell.clear()
            while reader.outbox:
                await self._send(reader.outbox.popleft())
            if reader.dirty and not reader.gone:
                reader.dirty = False
                await self._send(self.room.frame(reader))
        await self.socket.close(GONE)

    async def _send(self, message: object) -> None:
        data = _encoder.encode(message)
        if isinstance(message, Frame):
            self.hall.metrics.frames += 1
            self.hall.metrics.frame_bytes += len(data)
        await self.socket.send({"type": "websocket.send", "text": data.decode()})


async def refuse(socket: WebSocket, refused: Refused, language: str) -> None:
    """Say why, then hang up: a browser cannot read why a handshake failed."""
    if socket.application_state is WebSocketState.CONNECTING:
        await socket.accept()
    problem = Problem(refused.name, refused.say(language))
    await socket.send({"type": "websocket.send", "text": _encoder.encode(problem).decode()})
    await socket.close(TOO_MUCH)
    tell("refused", name=refused.name)
