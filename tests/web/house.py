"""A real server inside the test, and visitors to it."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import uvicorn

from atoll.web import wire
from atoll.web.app import Server
from atoll.web.limits import Limits
from atoll.web.visitor import Seated, Visitor

GENEROUS = Limits(
    messages=1e6, messages_burst=10**6, requests=1e6, requests_burst=10**6, mistakes=10**6, sockets=10**4, tables=10**4
)


class House:
    """A running server."""

    def __init__(self, server: Server, port: int) -> None:
        self.server = server
        self.port = port

    @property
    def hall(self):  # type: ignore[no-untyped-def]
        return self.server.hall

    def visitor(self) -> Visitor:
        return Visitor("127.0.0.1", self.port)

    async def named(self, name: str) -> Visitor:
        visitor = self.visitor()
        await visitor.rename(name)
        return visitor


@asynccontextmanager
async def house(data: Path, limits: Limits = GENEROUS) -> AsyncIterator[House]:
    """Open a house on a free port, and close it again."""
    server = Server(data, limits, workers=1, pause=0)
    config = uvicorn.Config(
        server.app(),
        port=0,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=2,
        ws_per_message_deflate=False,
    )
    web = uvicorn.Server(config)
    web.capture_signals = _no_signals  # type: ignore[method-assign]
    running = asyncio.create_task(web.serve())
    while not web.started:
        await asyncio.sleep(0.01)
        if running.done():
            await running
    try:
        yield House(server, web.servers[0].sockets[0].getsockname()[1])
    finally:
        web.should_exit = True
        await running


def _no_signals():  # type: ignore[no-untyped-def]
    import contextlib

    return contextlib.nullcontext()


def seats(*kinds: str) -> list[wire.SeatWish]:
    """Seats by a word each: me, invite, open, or the level of a bot."""
    return [
        msgspec.convert(
            {"kind": kind} if kind in {"me", "invite", "open"} else {"kind": "bot", "level": kind}, wire.SeatWish
        )
        for kind in kinds
    ]


async def play_on(seated: Seated, dice: random.Random, moves: int = -1) -> wire.Frame:
    """Play at random until the game is over, or so many moves; gives the last frame."""
    while True:
        frame = await seated.expect(wire.Frame)
        if frame.phase == "over" or moves == 0:
            return frame
        if frame.choices:
            await seated.say(wire.Play(frame.seq, dice.choice(frame.choices).word))
            moves -= 1
