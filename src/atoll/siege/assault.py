"""An attack while honest people play: what they wait for before, during and after it, and what it leaves behind."""

import asyncio
import multiprocessing
import random
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from atoll.web import wire
from atoll.web.visitor import Visitor

from .attacks import Target, run_attack
from .honest import People, Waits, quantile
from .subject import HOST, Subject, serving

STRANGER = "127.0.6.66"
"""The one address that an attack comes from."""
MOVE_BAR = 0.5
HTTP_BAR = 1.0
BOT_BAR = 2.0
"""Below what the 99th percentile of a move and of HTTP must stay, in seconds, and a bot in times of its calm median."""
RECOVERY_BAR = 5.0
MEMORY_BAR = 50.0
"""Within how many seconds all is well again, and how many megabytes an attack may leave behind."""
WARM_UP = 2.0


@dataclass
class Report:
    """What an attack came to."""

    name: str
    did: str
    before: Waits
    during: Waits
    after: Waits
    recovery: float
    memory: tuple[float, float, float]  # megabytes before, at most during, and after
    listed: bool  # a newcomer finds an honest table in the lobby
    faults: list[str]

    def failures(self) -> list[str]:
        """The bars that were missed."""
        checks = {
            f"a move took {quantile(self.during.move, 0.99):.2f} s": quantile(self.during.move, 0.99) < MOVE_BAR,
            f"HTTP took {quantile(self.during.http, 0.99):.2f} s": quantile(self.during.http, 0.99) < HTTP_BAR,
            f"recovery took {self.recovery:.1f} s": self.recovery <= RECOVERY_BAR,
            f"{self.memory[2] - self.memory[0]:.0f} MB are left": self.memory[2] - self.memory[0] <= MEMORY_BAR,
            f"a bot took {self.slower:.1f} times as long": self.slower <= BOT_BAR,
            "a newcomer found no honest table": self.listed,
            f"{len(self.faults)} faults are in the log": not self.faults,
        }
        return [what for what, kept in checks.items() if not kept]

    @property
    def slower(self) -> float:
        """How many times its calm time a bot took, at the median."""
        return quantile(self.during.bot, 0.5) / quantile(self.before.bot, 0.5)


async def assault(data: Path, name: str, seconds: float) -> Report:
    """Start a server with its usual limits, let people play, and attack it."""
    async with serving(data, settings=()) as server:
        target = await prepare(server)
        with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as stranger:
            stranger.submit(str).result()  # there before it is needed
            people = People(server)
            playing = asyncio.create_task(people.run())
            await asyncio.sleep(WARM_UP)
            try:
                return await measure(server, people, stranger, target, name, seconds)
            finally:
                playing.cancel()
                await asyncio.gather(playing, return_exceptions=True)


async def measure(
    server: Subject, people: People, stranger: ProcessPoolExecutor, target: Target, name: str, seconds: float
) -> Report:
    began, calm = time.monotonic(), server.memory()
    await asyncio.sleep(seconds)
    attacked, most = time.monotonic(), calm
    attack = asyncio.wrap_future(stranger.submit(run_attack, name, target, seconds))
    while not attack.done():
        most = max(most, server.memory())
        await asyncio.wait([attack], timeout=0.2)
    over = time.monotonic()
    listed = await people.finds_a_table()
    await asyncio.sleep(RECOVERY_BAR + seconds)
    waits = people.waits
    return Report(
        name,
        attack.result(),
        waits.between(began, attacked),
        waits.between(attacked, over),
        waits.between(over, time.monotonic()),
        recovery(waits, over),
        (calm, most, server.memory()),
        listed,
        server.faults(),
    )


def recovery(waits: Waits, over: float) -> float:
    """Seconds from the end of an attack until nobody has waited too long any more."""
    late = [
        at + wait - over
        for kind, bar in ((waits.move, MOVE_BAR), (waits.http, HTTP_BAR))
        for at, wait in kind
        if wait >= bar and at + wait > over
    ]
    return max(late, default=0.0)


async def prepare(server: Subject) -> Target:
    """A table that anybody may watch, and a finished game, both the stranger's own."""
    anna, ben = server.visitor(STRANGER), server.visitor(STRANGER)
    dice = random.Random(1)  # noqa: S311 - no secret
    names = []
    for _ in range(2):
        wish = wire.TableWish("costa-ruana", [wire.SeatWish("me"), wire.SeatWish("open")])
        names.append((await anna.open_table(wish)).id)
        await ben.ask("POST", f"/api/tables/{names[-1]}/sit", wire.TableView, wire.Sit())
        await anna.ask("POST", f"/api/tables/{names[-1]}/start", wire.TableView)

    async def play(visitor: Visitor) -> None:
        async with visitor.visit(names[1]) as seated:
            answered = 0
            while (frame := await seated.expect(wire.Frame)).phase != "over":
                if frame.choices and frame.seq != answered:
                    answered = frame.seq
                    await seated.send(wire.Play(frame.seq, dice.choice(frame.choices).word))
                    await asyncio.sleep(1 / 30)  # who is faster is refused

    await asyncio.gather(play(anna), play(ben))
    return Target(HOST, server.port, STRANGER, *names)
