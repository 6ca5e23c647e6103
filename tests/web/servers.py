"""Two servers of one house, inside the test."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

from atoll.web import wire
from atoll.web.limits import Limits
from atoll.web.news import Hint
from atoll.web.serve import UNLIMITED
from atoll.web.together import Together
from atoll.web.visitor import Seated, Visitor
from web.house import House, house

Story = Callable[[House, House], Awaitable[None]]
Tell = Callable[[Story], None]


@contextlib.asynccontextmanager
async def two_servers(data: Path, url: str, limits: Limits = UNLIMITED) -> AsyncIterator[tuple[House, House]]:
    """Two servers on one database, that know of each other."""
    for folder in ("a", "b"):
        (data / folder).mkdir()
    async with house(data / "a", limits, store=url) as here, house(data / "b", limits, store=url) as there:
        await until(lambda: bool(company(here).others and company(there).others))
        yield here, there


def company(server: House) -> Together:
    """What a server knows of the others."""
    assert isinstance(server.tables.company, Together)
    return server.tables.company


def mute(server: House) -> None:
    """A server tells the others nothing any more."""

    def nobody(hint: Hint) -> None:
        """Nobody hears it."""

    company(server).wire.tell = nobody  # type: ignore[method-assign]


def at(server: House, visitor: Visitor) -> Visitor:
    """The same person, who comes to another server from now on."""
    visitor.port = server.port
    return visitor


async def until(done: Callable[[], bool], within: float = 10.0) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(within):
        while not done():
            await asyncio.sleep(0.01)


async def apart(here: House, there: House, game: str = "costa-ruana", **terms: object) -> tuple[Visitor, Visitor, str]:
    """Anna at one server and Ben at the other, at one table."""
    anna, ben = await here.named("Anna"), await there.named("Ben")
    wish = wire.TableWish(game, [wire.SeatWish("me"), wire.SeatWish("open")], **terms)  # type: ignore[arg-type]
    table = await anna.open_table(wish)
    await ben.ask("POST", f"/api/tables/{table.id}/sit", wire.TableView, wire.Sit())
    await anna.ask("POST", f"/api/tables/{table.id}/start", wire.TableView)
    return anna, ben, table.id


async def shows(seated: Seated, wanted: Callable[[wire.Frame], bool]) -> wire.Frame:
    """The next frame in which something is so."""
    while True:
        frame = await seated.expect(wire.Frame)
        if wanted(frame):
            return frame
