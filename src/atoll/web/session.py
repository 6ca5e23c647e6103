"""A session at a table: what comes in is checked and limited, what goes out is always the newest."""

import asyncio
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from .fastsocket import TOO_MUCH, FastSocket
from .limits import Bucket
from .log import LOG, log_event, log_trouble
from .refusal import Refused
from .room import Room
from .store import Stale, Unkept
from .subscriber import Subscriber
from .tables import Tables
from .wire import Chat, ClientMessage, Frame, Problem, ServerMessage, Show

GONE = 1012  # "service restart": the client comes back by itself
FAULT = 1011

_decoder = msgspec.json.Decoder(ClientMessage)
_encoder = msgspec.json.Encoder()


class Session:
    """Carries messages between a browser and a room."""

    def __init__(self, socket: WebSocket, tables: Tables, room: Room, subscriber: Subscriber, address: str) -> None:
        self.socket = socket
        self.fastsocket: FastSocket = socket.scope["state"]["fastsocket"]
        self.tables = tables
        self.room = room
        self.subscriber = subscriber
        self.address = address
        self.limiter = self.fastsocket.limiter
        self.shows = Bucket(tables.limits.shows, tables.limits.shows_burst)
        self.mistakes = 0
        self.due = False  # something is about to be sent
        self.closing: asyncio.Task[None] | None = None
        self.loop = asyncio.get_running_loop()
        subscriber.on_news = self.fastsocket.on_ready = self.wake

    async def run(self) -> None:
        """Until either side hangs up."""
        try:
            await self.room.join(self.subscriber)
            await self._read()
        finally:
            self.room.leave(self.subscriber)
            self.subscriber.on_news = self.fastsocket.on_ready = None
            if self.closing is not None:
                await self.closing

    async def _read(self) -> None:
        while self.mistakes <= self.tables.limits.mistakes:
            message = await self.fastsocket.receive()
            if message["type"] != "websocket.receive":
                return
            try:
                await self._handle(message.get("bytes") or b"")
            except Refused as refused:
                self._refuse(refused)
            except (Stale, Unkept) as error:  # the disk is full, or a backup is restored just now
                log_trouble("a message cannot be kept", error, table=self.room.table.id)
                self._refuse(Refused("busy"))
            except Exception:  # a fault of ours: the client learns that, and nothing else
                LOG.exception("a message failed", extra={"about": {"table": self.room.table.id}})
                self._refuse(Refused("busy"))
        await self._close(TOO_MUCH)

    async def _handle(self, text: bytes) -> None:
        if not self.fastsocket.bucket.take():
            await asyncio.sleep(1 / self.tables.limits.messages)  # throttle
            raise Refused("too-fast")
        if len(text) > self.tables.limits.message_bytes:
            raise Refused("too-large")
        try:
            said = _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refused("bad-message", str(error)[:100]) from None
        while isinstance(said, Show) and not (self.shows.take() and self.limiter.shows.take(self.address)):
            await asyncio.sleep(1 / self.tables.limits.shows)  # a few bytes ask for many: throttle
        if isinstance(said, Chat) and not self.limiter.may_talk(
            self.subscriber.person, self.address, self.room.table.id
        ):
            raise Refused("too-fast")
        await self.room.handle(self.subscriber, said)

    def _refuse(self, refused: Refused) -> None:
        self.mistakes += 1
        self.tables.metrics.refusals[refused.name] += 1
        self.subscriber.queue(Problem(refused.name, refused.sentence(self.subscriber.language)))
        if refused.name in {"stale", "not-now", "illegal", "cannot-undo"}:  # what they see is old
            self.room.show_anew(self.subscriber)

    # -- sending --------------------------------------------------------------------------------------

    def wake(self) -> None:
        """Send what there is as soon as what happens now has happened: one frame does for all of it."""
        if not self.due:
            self.due = True
            self.loop.call_soon(self._flush)

    def _flush(self) -> None:
        """Send what the socket takes; it calls back when it takes more (backpressure)."""
        self.due = False
        try:
            while self.subscriber.closed and self.subscriber.outbox and self.fastsocket.ready:
                self._send(self.subscriber.outbox.popleft())  # why it is closed
            if self.subscriber.closed:
                self._hang_up(GONE)
                return
            while (self.subscriber.outbox or self.subscriber.needs_frame) and self.fastsocket.ready:
                self._send(self._next())
        except Exception:  # a fault of ours: the client comes back to a fresh frame
            LOG.exception("a frame failed", extra={"about": {"table": self.room.table.id}})
            self._hang_up(FAULT)

    def _next(self) -> ServerMessage:
        """What the subscriber is to hear next: frames come last, to be the newest."""
        if self.subscriber.outbox:
            return self.subscriber.outbox.popleft()
        self.subscriber.needs_frame = False
        return self.room.frame(self.subscriber)

    def _send(self, message: ServerMessage) -> None:
        data = _encoder.encode(message)
        if isinstance(message, Frame):
            self.tables.metrics.frames += 1
            self.tables.metrics.frame_bytes += len(data)
        self.fastsocket.write(data)

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
    problem = Problem(refused.name, refused.sentence(language))
    await socket.send({"type": "websocket.send", "text": _encoder.encode(problem).decode()})
    await socket.close(TOO_MUCH)
    log_event("refused", name=refused.name)
