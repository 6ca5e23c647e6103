"""A seat at a table for somebody who reads and writes: at a match of one's own, or at a table of a server."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack, suppress
from typing import Protocol
from urllib.parse import parse_qs, urlsplit

import msgspec
from websockets.exceptions import ConnectionClosed

from atoll.kernel.mistakes import Mistake
from atoll.kernel.state import IllegalMove
from atoll.play.match import Match
from atoll.scene import Panel
from atoll.text.catalogue import Catalogue, catalogue
from atoll.text.speaker import Speaker
from atoll.web import wire
from atoll.web.panels import together
from atoll.web.visitor import Seated, Unwelcome, Visitor

from .text import choices, compact, news, words

__all__ = ["BadAddress", "HouseTable", "LocalTable", "Seat", "house"]

ANSWER = 20.0  # seconds in which a server says what has become of a word
MOMENT = 0.05  # seconds in which one hears what has come before


class BadAddress(Mistake):
    """There is no table at this address, or it is not the server's."""


class Seat(Protocol):
    """What somebody can do who has a seat. Every answer is text, made of what that seat may know."""

    async def look(self) -> str:
        """The table, and what is asked."""
        ...

    async def say(self, word: str) -> str:
        """Answer the question; what happens until the next one, or why the word is refused."""
        ...

    async def why(self, word: str) -> str:
        """Why a word cannot be said now."""
        ...

    async def wait(self, seconds: float) -> str:
        """What the others do until one is asked, or the time is up."""
        ...

    async def leave(self) -> None:
        """Stand up."""
        ...


# -- a match of one's own -------------------------------------------------------------------------------


class LocalTable:
    """A seat in a match whose other players are bots."""

    def __init__(self, match: Match, seat: int, language: str) -> None:
        self.match = match
        self.seat = seat
        self.speaker = Speaker(match.game, language)
        self.read = 0  # how many steps were told

    async def look(self) -> str:
        game, view = self.match.game, self.match.game.look(self.match.state, self.seat)
        table = compact(view) if game.stage is None else words(game.stage(view, self.speaker, True))
        you = self.speaker.message("reader-you", who=self.speaker.name(self.seat))
        return f"{you}\n\n{table}\n\n{await self.wait(0)}"

    async def say(self, word: str) -> str:
        try:
            self.match.say(self.seat, word)
        except IllegalMove as mistake:
            return self.speaker.message("reader-refused", why=self.speaker.explain(mistake))
        return await self.wait(0)

    async def why(self, word: str) -> str:
        try:
            self.match.check(self.seat, word)
        except IllegalMove as mistake:
            return self.speaker.explain(mistake)
        return self.speaker.message("terminal-possible")

    async def wait(self, seconds: float) -> str:
        """The bots answer at once, so there is nothing to wait for."""
        await asyncio.to_thread(self.match.play_on)
        told = news(self.match.steps[self.read :], self.seat, self.speaker)
        self.read = len(self.match.steps)
        return "\n\n".join(part for part in (told, self._asked()) if part)

    def _asked(self) -> str:
        if not self.match.state.over():
            return choices(self.match.state, self.seat, self.speaker)
        outcome = self.match.outcome
        names = [self.speaker.name(seat) for seat in range(len(outcome.points))]
        return _result(self.speaker.catalogue, names, outcome.points, outcome.ranks)

    async def leave(self) -> None:
        self.match.close()


def _result(catalogue: Catalogue, names: list[str], points: Sequence[int], ranks: Sequence[int]) -> str:
    """How a game ended, best first."""
    rows = sorted(zip(ranks, names, points, strict=True))
    scores = [catalogue.message("reader-score", rank=rank, who=name, points=score) for rank, name, score in rows]
    return "\n".join([catalogue.message("reader-over"), *scores])


# -- a table of a server --------------------------------------------------------------------------------


def house(address: str) -> Visitor:
    """A visitor of the server at an address such as http://127.0.0.1:8000."""
    parts = urlsplit(address)
    if parts.scheme != "http" or not parts.hostname:
        raise BadAddress(f"the address of a server begins with http://, not {address!r}")
    return Visitor(parts.hostname, parts.port or 80)


class HouseTable:
    """A seat at a server's table, taken as a browser takes it: the server shows what that seat may know."""

    def __init__(self, visitor: Visitor, table: str, language: str) -> None:
        self.visitor = visitor
        self.table = table
        self.catalogue = catalogue(language)
        self.frame: wire.Frame | None = None
        self.problem = ""
        self.reason = ""
        self.log: list[wire.News] = []
        self.read = 0
        self._panels: dict[str, Panel] = {}
        self._socket = AsyncExitStack()
        self._seated: Seated | None = None

    @classmethod
    async def opened(cls, visitor: Visitor, wish: wire.TableWish, language: str) -> tuple["HouseTable", str]:
        """A new table, and the link that invites others to it."""
        try:
            table = await visitor.open_table(wish)
        except Unwelcome as refused:
            raise BadAddress(refused.problem.text) from None
        link = f"http://{visitor.host}:{visitor.port}/t/{table.id}?invite={table.invite}"
        return cls(visitor, table.id, language), link

    @classmethod
    async def joined(cls, visitor: Visitor, link: str, language: str) -> "HouseTable":
        """A seat at a table whose link, or name, somebody has given."""
        parts = urlsplit(link)
        if parts.netloc and (parts.hostname, parts.port or 80) != (visitor.host, visitor.port):
            raise BadAddress(f"that table is of another server than http://{visitor.host}:{visitor.port}")
        name = parts.path.rpartition("/")[2]
        invite = parse_qs(parts.query).get("invite", [""])[0]
        try:
            await visitor.ask("POST", f"/api/tables/{name}/sit", wire.TableView, wire.Sit(invite=invite))
        except Unwelcome as refused:
            raise BadAddress(refused.problem.text) from None
        return cls(visitor, name, language)

    async def look(self) -> str:
        await self._until(lambda: self.frame is not None, ANSWER)
        await self._until(self._asked, 0)
        if self.frame is None:
            raise BadAddress("the server does not answer")
        scene = self.frame.scene
        panels = [self._panels[name] for name in self.frame.panels]
        table = "" if scene is None else words(msgspec.structs.replace(scene, panels=panels))
        who = self.frame.seats[self.frame.you].name if self.frame.you >= 0 else ""
        you = self.catalogue.message("reader-you", who=who) if who else self.catalogue.message("reader-guest")
        return f"{you}\n\n{table}\n\n{self._told()}"

    async def say(self, word: str) -> str:
        frame = self.frame
        if frame is None or not frame.choices:
            await self.wait(0)
            frame = self.frame
        if frame is None or not frame.choices:
            return self._refused(frame.prompt if frame else self.catalogue.message("reader-waiting"))
        self.problem = ""
        await self._send(wire.Play(frame.seq, word))
        await self._until(lambda: bool(self.problem) or self._beyond(frame), ANSWER)
        if self.problem:
            return self._refused(await self.why(word))
        return await self.wait(ANSWER)

    def _refused(self, why: str) -> str:
        return self.catalogue.message("reader-refused", why=why)

    def _beyond(self, asked: wire.Frame) -> bool:
        """Whether a question has been answered."""
        return self.frame is not None and (self.frame.seq != asked.seq or self.frame.phase == "over")

    async def why(self, word: str) -> str:
        self.reason = ""
        await self._send(wire.Why(word))
        await self._until(lambda: bool(self.reason), ANSWER)
        return self.reason or self.catalogue.message("reader-waiting")

    async def wait(self, seconds: float) -> str:
        await self._until(self._asked, seconds)
        return self._told()

    async def leave(self) -> None:
        await self._socket.aclose()
        with suppress(Unwelcome):  # a game that is over has nobody to leave it
            await self.visitor.ask("POST", f"/api/tables/{self.table}/leave", wire.TableView)

    # -- listening ------------------------------------------------------------------------------------

    def _asked(self) -> bool:
        return self.frame is not None and (bool(self.frame.choices) or self.frame.phase == "over")

    async def _send(self, said: wire.ClientMessage) -> None:
        seated = await self._connected()
        await seated.send(said)

    async def _connected(self) -> Seated:
        if self._seated is None:
            visit = self.visitor.visit(self.table, self.catalogue.language, "wide")
            self._seated = await self._socket.enter_async_context(visit)
        return self._seated

    async def _until(self, settled: Callable[[], bool], seconds: float) -> None:
        """Hear what comes until something is so or the time is up; what is there already is always heard."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds or MOMENT):
                while not settled():
                    await self._hear()

    async def _hear(self) -> None:
        try:
            message = await (await self._connected()).receive()
        except ConnectionClosed:  # the server was restarted, or we have been silent for too long: come back
            self._seated = None
            await self._socket.aclose()
            self._socket = AsyncExitStack()
            return
        if isinstance(message, wire.Frame):
            self._take(message)
        elif isinstance(message, wire.Reason):
            cited = f" ({self.catalogue.message('cited-rule', rule=message.rule)})" if message.rule else ""
            self.reason = message.text + cited
        elif isinstance(message, wire.Problem):
            self.problem = message.text

    def _take(self, frame: wire.Frame) -> None:
        """A frame brings only the panels and lines that are new."""
        self.frame = frame
        self._panels = together(self._panels, frame)
        kept = [line for line in self.log if line.n <= frame.kept]
        self.read = min(self.read, len(kept))
        self.log = [*kept, *frame.news]

    def _told(self) -> str:
        """What has happened since the last answer, and what is asked."""
        frame = self.frame
        if frame is None:
            return self.catalogue.message("reader-waiting")
        told = "\n".join(line.text for line in self.log[self.read :])
        self.read = len(self.log)
        if frame.over is not None:
            names = [seat.name for seat in frame.seats]
            asked = _result(self.catalogue, names, frame.over.points, frame.over.ranks)
        else:
            offered = [f"- {choice.word}: {choice.label}" for choice in frame.choices]
            asked = "\n".join([frame.prompt, *offered])
        return "\n\n".join(part for part in (told, asked) if part)
