"""Honest people at a server, and what they wait for: a page, a move of theirs, and a bot."""

import asyncio
import random
import time
from contextlib import suppress
from dataclasses import dataclass, field
from http.client import HTTPException

from websockets.exceptions import WebSocketException

from atoll.web import wire
from atoll.web.visitor import Unwelcome, Visitor

from .subject import Subject

PATIENCE = 25.0
"""Seconds after which whoever waits gives up; to be turned away is as bad."""
LOOK_EVERY = 0.1
THOUGHT = 0.06
AWAY = 0.2
BOT = "easy"
TROUBLE = (OSError, EOFError, HTTPException, TimeoutError, Unwelcome, WebSocketException)

Wait = tuple[float, float]
"""When it began, and its seconds."""


@dataclass
class Waits:
    """How long people waited, by what for."""

    http: list[Wait] = field(default_factory=list)
    move: list[Wait] = field(default_factory=list)
    bot: list[Wait] = field(default_factory=list)

    def between(self, start: float, end: float) -> "Waits":
        """The waits that began in a time."""
        return Waits(
            *([wait for wait in waits if start <= wait[0] < end] for waits in (self.http, self.move, self.bot))
        )


def quantile(waits: list[Wait], share: float) -> float:
    """The wait in seconds that so many stayed below; if nobody was served, as long as anybody waits."""
    lengths = sorted(seconds for _, seconds in waits)
    return lengths[min(len(lengths) - 1, int(share * len(lengths)))] if lengths else PATIENCE


class People:
    """A few people from addresses of their own: two who play, one who plays with a bot, and one who looks around."""

    def __init__(self, server: Subject) -> None:
        self.server = server
        self.waits = Waits()
        self.dice = random.Random(3)  # noqa: S311 - no secret
        self.gathering = ""  # a table that waits for players

    def comes(self) -> Visitor:
        return self.server.visitor(f"127.0.2.{self.dice.randint(1, 250)}")

    async def run(self) -> None:
        """Until it is cancelled."""
        self.gathering = (await self.comes().open_table(_wish("open"))).id
        await asyncio.gather(self.look(), self.play("open"), self.play("bot"))

    async def look(self) -> None:
        """Look at the lobby again and again, over a new connection each time."""
        visitor = self.comes()
        while True:
            began = time.monotonic()
            try:
                async with asyncio.timeout(PATIENCE):
                    await visitor.ask("GET", "/api/tables", wire.LobbyView)
            except TROUBLE:
                self.waits.http.append((began, PATIENCE))
            else:
                self.waits.http.append((began, time.monotonic() - began))
            await asyncio.sleep(LOOK_EVERY)

    async def finds_a_table(self) -> bool:
        """Whether a newcomer sees the honest table that waits for players."""
        view = await self.comes().ask("GET", "/api/tables", wire.LobbyView)
        return self.gathering in {table.id for table in view.open}

    async def play(self, with_: str) -> None:
        """Game after game, with another person or with a bot."""
        while True:
            with suppress(*TROUBLE):
                anna, ben = self.comes(), self.comes()
                table = (await anna.open_table(_wish(with_))).id
                people = [anna]
                if with_ == "open":
                    await ben.ask("POST", f"/api/tables/{table}/sit", wire.TableView, wire.Sit())
                    await anna.ask("POST", f"/api/tables/{table}/start", wire.TableView)
                    people.append(ben)
                await asyncio.gather(*(self.sit(person, table) for person in people))
            await asyncio.sleep(AWAY)

    async def sit(self, person: Visitor, table: str) -> None:
        """Play to the end. A wait is from a word until it is shown, or from a bot's question until its answer."""
        async with person.visit(table, shape="wide") as seated:
            answered, said, asked = 0, 0.0, 0.0
            while True:
                try:
                    frame = await seated.expect(wire.Frame, PATIENCE)
                except TimeoutError:
                    self.waits.move.append((said, PATIENCE))
                    raise
                now = time.monotonic()
                if said and frame.seq != answered:
                    self.waits.move.append((said, now - said))
                    said = 0.0
                if asked and not said:
                    self.waits.bot.append((asked, now - asked))
                asked = now if any(seat.kind == "bot" and seat.waiting for seat in frame.seats) else 0.0
                if frame.phase == "over":
                    return
                if frame.choices and frame.seq != answered:
                    await asyncio.sleep(self.dice.expovariate(1 / THOUGHT))
                    answered, said = frame.seq, time.monotonic()
                    await seated.send(wire.Play(frame.seq, self.dice.choice(frame.choices).word))


def _wish(other: str) -> wire.TableWish:
    seat = wire.SeatWish("bot", BOT) if other == "bot" else wire.SeatWish("open")
    return wire.TableWish("costa-ruana", [wire.SeatWish("me"), seat])
