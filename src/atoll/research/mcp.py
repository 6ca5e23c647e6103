"""A server of the Model Context Protocol, through which an assistant reads rules and plays at tables.

The assistant has one seat at a time: in a match against bots, or at a table of a server, where it is a visitor like any
other. All that it is told is what that seat may know.
"""

import asyncio
import secrets
from collections.abc import Awaitable
from typing import TypeVar

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

import atoll
from atoll import games
from atoll.kernel.game import BadSetup
from atoll.kernel.mistakes import Mistake
from atoll.play.match import Match, invite
from atoll.web import wire
from atoll.web.botpool import levels

from . import text
from .seat import HouseTable, LocalTable, Seat, house

__all__ = ["Assistant", "serve"]

PERSON = "person"  # an opponent who is somebody with the link, at a server's table
LONGEST = 50.0  # seconds to wait: many clients give up on a tool after a minute

INSTRUCTIONS = """Board games to play and to read about. `games` lists them, `rules` tells how they are played.
Open a table or join one, then answer each question with `say` and one of the words offered, exactly as written.
`look` describes the whole table, `why` tells why a word cannot be said, `wait` waits for the others."""

T = TypeVar("T")


class NoTable(Mistake):
    """The assistant sits nowhere."""


class Assistant:
    """What an assistant can do, one thing after the other. Public methods are tools, described by their docstrings."""

    def __init__(self, server: str = "", name: str = "", language: str = "en") -> None:
        self.visitor = house(server) if server else None
        self.name = name
        self.language = language
        self.table: Seat | None = None
        self._lock = asyncio.Lock()

    async def games(self) -> str:
        """List the games: name, title, number of players, options."""
        lines = []
        for name in games.names():
            game = games.find(name)
            options = ", ".join(f"{option.name}={'|'.join(option.values)}" for option in game.options)
            lines.append(
                f"{name}: {game.title}, {game.seats[0]} to {game.seats[-1]} players. Options: {options or '-'}"
            )
        return "\n".join(lines)

    async def rules(self, game: str, paragraph: str = "") -> str:
        """Read the rules of a game, or only a section ("3") or paragraph ("3.1") of them."""
        return await self._do(self._rules(game, paragraph))

    async def open_table(self, game: str, opponents: list[str], options: dict[str, str] | None = None) -> str:
        """Open a table and sit down in the first seat, with one opponent for each other seat.

        An opponent is a bot: random, easy, normal, hard or expert. At a server it may be "person": you get a link
        for whoever it is.
        """
        return await self._do(self._open(game, opponents, options or {}))

    async def join_table(self, link: str) -> str:
        """Sit down at a table of the server by its link or its name."""
        return await self._do(self._join(link))

    async def look(self) -> str:
        """Describe the whole table as you see it, and your question with every word you may say."""
        return await self._do(self._seat().look())

    async def say(self, word: str) -> str:
        """Answer your question with one of the offered words. Tells what happens and your next question."""
        return await self._do(self._seat().say(word))

    async def why(self, word: str) -> str:
        """Ask why a word cannot be said now, with the rule behind it."""
        return await self._do(self._seat().why(word))

    async def wait(self, seconds: float = 20) -> str:
        """Wait until you are asked, at most so many seconds. Tells what the others did meanwhile."""
        return await self._do(self._seat().wait(min(seconds, LONGEST)))

    async def leave(self) -> str:
        """Stand up from the table; a bot plays on for you if others are there."""
        await self._do(self._seat().leave())
        self.table = None
        return "-"

    # -- how ------------------------------------------------------------------------------------------

    async def _do(self, work: Awaitable[T]) -> T:
        """One thing at a time; what cannot be done is said in one sentence."""
        async with self._lock:
            try:
                return await work
            except Mistake as mistake:
                raise ToolError(str(mistake)) from None
            except OSError as error:
                raise ToolError(f"the server cannot be reached: {error}") from None

    def _seat(self) -> Seat:
        if self.table is None:
            raise ToolError(str(NoTable("you sit at no table: open one or join one")))
        return self.table

    async def _rules(self, game: str, paragraph: str) -> str:
        return text.rules(games.find(game), paragraph, self.language)

    async def _open(self, name: str, opponents: list[str], options: dict[str, str]) -> str:
        await self._stand_up()
        if self.visitor is not None:
            await self._introduce()
            seats = [wire.SeatWish("me")]
            seats += [wire.SeatWish("invite") if one == PERSON else wire.SeatWish("bot", one) for one in opponents]
            self.table, link = await HouseTable.opened(
                self.visitor, wire.TableWish(name, seats, options=options), self.language
            )
            return f"{link}\n\n{await self.table.look()}"
        if PERSON in opponents:
            raise BadSetup("people play at a table of a server: start `atoll mcp` with --server")
        if unknown := [level for level in opponents if level not in levels()]:  # others run commands
            raise BadSetup(f"an opponent is one of {', '.join(levels())}, not {unknown[0]!r}")
        game = games.find(name)
        seed = secrets.randbits(128)
        count = game.check_seats(len(opponents) + 1)
        bots = {seat: invite(level, game, seed, seat) for seat, level in enumerate(opponents, 1)}
        self.table = LocalTable(Match.new(game, count, seed, options, players=bots), 0, self.language)
        return await self.table.look()

    async def _join(self, link: str) -> str:
        if self.visitor is None:
            raise BadSetup("there are tables to join at a server only: start `atoll mcp` with --server")
        await self._stand_up()
        await self._introduce()
        self.table = await HouseTable.joined(self.visitor, link, self.language)
        return await self.table.look()

    async def _introduce(self) -> None:
        assert self.visitor is not None
        if self.name and not self.visitor.cookie:
            await self.visitor.rename(self.name)

    async def _stand_up(self) -> None:
        if self.table is not None:
            await self.table.leave()
            self.table = None


def serve(assistant: Assistant) -> MCPServer:
    """The protocol's server with the tools of an assistant; `.run()` speaks through standard input and output."""
    server: MCPServer = MCPServer("atoll", instructions=INSTRUCTIONS, version=atoll.__version__, log_level="WARNING")
    tools = (
        assistant.games,
        assistant.rules,
        assistant.open_table,
        assistant.join_table,
        assistant.look,
        assistant.say,
        assistant.why,
        assistant.wait,
        assistant.leave,
    )
    for tool in tools:
        server.add_tool(tool, structured_output=False)
    return server
