"""A soak: people come, open tables, play, finish or wander off, for as long as one likes; memory must become flat."""

import asyncio
import random
import signal
import time
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from atoll import games
from atoll.web import wire
from atoll.web.session import GONE
from atoll.web.visitor import Seated, Visitor

from .subject import Subject, serving

GROUPS = 10
"""How many tables are played at any time."""
THOUGHT = 0.08
"""Seconds that a person thinks about a move, on average."""
ADDRESSES = 200
"""From how many addresses of this machine people come."""
SETTLING = 10.0
"""Minutes in which memory may grow: texts and drawings are kept for the next one who needs them."""
FLAT = 10.0
"""Megabytes by which it may differ from then on."""

ENDINGS = ("finished", "finished", "finished", "abandoned", "left", "unattended")
"""What becomes of a table: played to the end, closed in the middle, left to bots, or never begun."""


@dataclass
class Course:
    """What happened, and the memory of the server in megabytes minute by minute."""

    tables: Counter[str] = field(default_factory=Counter)  # by what became of them
    moves: int = 0
    curve: list[float] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    def growth(self, settling: float = SETTLING) -> float:
        """By how much memory has exceeded what it was when the server had settled down."""
        settled = self.curve[min(int(settling), len(self.curve) - 1) :]
        return max(settled) - settled[0]


class Group:
    """A few people who play one game after the other, each at another table and under other names."""

    def __init__(self, server: Subject, course: Course, seed: int) -> None:
        self.server = server
        self.course = course
        self.dice = random.Random(seed)  # noqa: S311 - no secret

    async def run(self) -> None:
        """Table after table."""
        while True:
            ending = self.dice.choice(ENDINGS)
            await self.gather(ending)
            self.course.tables[ending] += 1

    def comes(self) -> Visitor:
        return self.server.visitor(f"127.0.1.{self.dice.randint(1, ADDRESSES)}")

    async def gather(self, ending: str) -> None:
        """Open a table of any game, sit down, and play."""
        game = games.find(self.dice.choice(games.names()))
        people = [self.comes() for _ in range(min(game.seats[-1], self.dice.choice((2, 2, 2, 3))))]
        host, *others = people
        seats = [wire.SeatWish("me"), *(wire.SeatWish("open") for _ in others)]
        if len(seats) < game.seats[-1] and self.dice.random() < 0.3:
            seats.append(wire.SeatWish("bot", "random"))
        await host.rename(f"Host {self.dice.randrange(10**6)}")
        await host.ask("GET", "/api/tables", wire.LobbyView)
        table = (await host.open_table(wire.TableWish(game.name, seats, title="An evening"))).id
        if ending == "unattended":
            return
        for other in others:
            await other.ask("POST", f"/api/tables/{table}/sit", wire.TableView, wire.Sit())
        await host.ask("POST", f"/api/tables/{table}/start", wire.TableView)
        moves = 10**6 if ending == "finished" else self.dice.randint(1, 30)
        async with AsyncExitStack() as guests:
            await guests.enter_async_context(self.comes().visit(table, "fr", "tall"))
            await asyncio.gather(*(self.play(person, table, moves) for person in people))
        if ending == "left":
            for person in people:
                await person.ask("POST", f"/api/tables/{table}/leave", wire.TableView)
        if ending == "finished":
            await host.ask("GET", f"/api/tables/{table}/replay/{self.dice.randrange(30)}", wire.Frame)
            await host.ask("GET", f"/api/tables/{table}/lead", wire.Lead)

    async def play(self, person: Visitor, table: str, moves: int) -> None:
        """Sit at a table; who comes in while it falls asleep is asked to come again."""
        while True:
            try:
                await self.answer(person, table, moves)
            except ConnectionClosed as closed:
                if closed.rcvd is None or closed.rcvd.code != GONE:
                    raise
            else:
                return

    async def answer(self, person: Visitor, table: str, moves: int) -> None:
        """Answer until the game is over, or the table has seen so many moves."""
        async with person.visit(table, self.dice.choice(("en", "fr")), self.dice.choice(("wide", "tall"))) as seated:
            answered = 0
            while True:
                heard = await seated.receive()
                if isinstance(heard, wire.Problem):
                    answered = 0
                if not isinstance(heard, wire.Frame):
                    continue
                if heard.phase == "over" or heard.moves >= moves:
                    return
                if heard.choices and heard.seq != answered:
                    answered = heard.seq
                    await asyncio.sleep(self.dice.expovariate(1 / THOUGHT))
                    await self.speak(seated)
                    await seated.send(wire.Play(heard.seq, self.dice.choice(heard.choices).word))
                    self.course.moves += 1

    async def speak(self, seated: Seated) -> None:
        """Say or ask something now and then."""
        kind = self.dice.random()
        if kind < 0.03:
            await seated.send(wire.Chat("Who has the next turn?"))
        elif kind < 0.06:
            await seated.send(wire.Why("place 9"))


async def watch(groups: list[asyncio.Task[None]], seconds: float) -> None:
    """Let people play for a while; nobody stops by itself, so say what went wrong if somebody did."""
    await asyncio.wait(groups, timeout=max(0.0, seconds), return_when=asyncio.FIRST_EXCEPTION)
    for group in groups:
        if group.done():
            group.result()


async def soak(
    data: Path, minutes: float, minute: float = 60.0, on_minute: Callable[[Course], None] = lambda _: None
) -> Course:
    """Play for so many minutes, counted from the first move; a minute has so many seconds."""
    course = Course()
    async with serving(data, settings=()) as server:
        groups = [asyncio.create_task(Group(server, course, seed).run()) for seed in range(GROUPS)]
        try:
            while not course.moves:
                await watch(groups, 0.1)
            began = time.monotonic()
            course.curve.append(server.memory())
            while len(course.curve) <= minutes:
                await watch(groups, began + minute * len(course.curve) - time.monotonic())
                course.curve.append(server.memory())
                on_minute(course)
            course.faults = server.faults()
        finally:  # not by `cancel`: a connection that is cancelled while it opens stays open
            await server.stop(signal.SIGKILL)
            await asyncio.gather(*groups, return_exceptions=True)
    return course
