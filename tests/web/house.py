"""A real server inside the test, and visitors to it."""

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import msgspec
import uvicorn

from atoll.web import wire
from atoll.web.app import Server
from atoll.web.limits import Limits
from atoll.web.serve import UNLIMITED, settings
from atoll.web.tables import Tables
from atoll.web.visitor import Seated, Visitor


class Quiet(uvicorn.Server):
    """A server that leaves the signals to the tests."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class House:
    """A running server."""

    def __init__(self, server: Server, web: uvicorn.Server) -> None:
        self.server = server
        self.web = web
        self.port = web.servers[0].sockets[0].getsockname()[1]

    def connections(self) -> list[Any]:
        """The open connections, as uvicorn knows them."""
        return list(self.web.server_state.connections)

    @property
    def tables(self) -> Tables:
        return self.server.tables

    def visitor(self) -> Visitor:
        return Visitor("127.0.0.1", self.port)

    async def named(self, name: str) -> Visitor:
        visitor = self.visitor()
        await visitor.rename(name)
        return visitor


@contextlib.asynccontextmanager
async def house(data: Path, limits: Limits = UNLIMITED, proxy: str = "", store: str = "") -> AsyncIterator[House]:
    """Open a house on a free port, and close it again."""
    server = Server(data, limits, workers=1, pause=0)
    server.store_url = store
    web = Quiet(settings(server, "127.0.0.1", 0, proxy))
    running = asyncio.create_task(web.serve())
    while not web.started:
        await asyncio.sleep(0.01)
        if running.done():
            await running
    try:
        yield House(server, web)
    finally:
        web.should_exit = True
        await running


def seats(*kinds: str) -> list[wire.SeatWish]:
    """Seats by a word each: me, invite, open, or the level of a bot."""
    people = {"me", "invite", "open"}
    wishes = [{"kind": kind} if kind in people else {"kind": "bot", "level": kind} for kind in kinds]
    return msgspec.convert(wishes, list[wire.SeatWish])


async def two(inn: House, game: str = "costa-ruana", **wishes: object) -> tuple[Visitor, Visitor, str]:
    """Anna and Ben at a table for two, and its name."""
    anna, ben = await inn.named("Anna"), await inn.named("Ben")
    wish = msgspec.convert({"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], **wishes}, wire.TableWish)
    table = await anna.open_table(wish)
    await ben.ask("POST", f"/api/tables/{table.id}/sit", wire.TableView, wire.Sit())
    await anna.ask("POST", f"/api/tables/{table.id}/start", wire.TableView)
    return anna, ben, table.id


async def first(inn: House, table: str, *visitors: Visitor) -> Visitor:
    """Of those who sit at a table in this order, the one whose turn it is."""
    return visitors[(await inn.tables.table(table)).waiting[0]]


async def asked(seated: Seated) -> wire.Frame:
    """The next frame with choices in it."""
    while True:
        frame = await seated.expect(wire.Frame)
        if frame.choices:
            return frame


async def play_on(seated: Seated, dice: random.Random, moves: int = -1) -> wire.Frame:
    """Play at random until the game is over, or so many moves; gives the last frame."""
    while True:
        frame = await seated.expect(wire.Frame)
        if frame.phase == "over" or moves == 0:
            return frame
        if frame.choices:
            await seated.send(wire.Play(frame.seq, dice.choice(frame.choices).word))
            moves -= 1
