"""Bots in processes of their own: they get a record as text and give back one word."""

import asyncio
import multiprocessing
import time
from collections import deque
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from typing import TypeVar

from atoll.bots.levels import bot
from atoll.kernel.rng import seeded
from atoll.play.match import Match
from atoll.play.record import parse
from atoll.play.thinking import Advice, advise
from atoll.play.workers import enter

from .metrics import Metrics

T = TypeVar("T")

LEVELS = ("random", "easy", "normal", "hard")
"""The bots that one can sit down with, weakest first."""
STAND_IN = "normal"
"""Who plays for people that are gone."""
ADVICE = "500ms"
"""How long a bot thinks about a hint."""
ATTEMPTS = 5
"""How many workers may die over one question."""


def think(record: str, seat: int, level: str) -> str:
    """What a bot says in this seat: it is shown a position in which all it cannot know is made up."""
    match = Match.replay(parse(record))
    dice = seeded(match.record.seed * 1009 + len(match.record.entries) * 17 + seat)
    player = bot(level, match.game, dice)
    try:
        return player.choose(match.redealt(seat), seat).text
    finally:
        player.close()


def hint(record: str, seat: int, language: str) -> Advice:
    """The move that a search likes best in this seat, in words."""
    return advise(record, seat, ADVICE, language, number=1)[0]


class Turns:
    """Who may think next: whoever is watched before those whom nobody waits for, in the order in which they came."""

    def __init__(self, free: int) -> None:
        self.free = free
        self.waiting: tuple[deque[asyncio.Future[None]], ...] = (deque(), deque())

    @asynccontextmanager
    async def take(self, watched: bool) -> AsyncIterator[None]:
        """Wait for a worker, and pass it on in the end."""
        turn = asyncio.get_running_loop().create_future()
        self.waiting[not watched].append(turn)
        self._call()
        try:
            await turn
            yield
        finally:
            if turn.done() and not turn.cancelled():
                self.free += 1
            self._call()

    def _call(self) -> None:
        for queue in self.waiting:
            while queue and self.free:
                turn = queue.popleft()
                if not turn.done():  # else whoever waited has gone
                    self.free -= 1
                    turn.set_result(None)


class Thinkers:
    """The bots' workers. A room never waits for them; what they say comes in by the players' door."""

    def __init__(self, workers: int, metrics: Metrics) -> None:
        self.workers = workers
        self.metrics = metrics
        self._pool: ProcessPoolExecutor | None = None
        self._turns = Turns(workers)

    async def think(self, record: str, seat: int, level: str, watched: bool) -> str:
        """One decision of a bot; tables that nobody looks at come last."""
        async with self._turns.take(watched):
            return await self._do(think, record, seat, level)

    async def advise(self, record: str, seat: int, language: str) -> Advice:
        """A hint for a person."""
        async with self._turns.take(watched=True):
            return await self._do(hint, record, seat, language)

    async def _do(self, work: Callable[..., T], *about: str | int) -> T:
        """Have a worker do something. One that died is replaced, and the question put again, but not for ever."""
        began = time.perf_counter()
        self.metrics.thinking += 1
        try:
            for attempt in range(ATTEMPTS):
                pool = self._pool or self._hire()
                try:
                    return await asyncio.wrap_future(pool.submit(work, *about))
                except BrokenProcessPool:
                    if self._pool is pool:
                        self._pool = None
                    if attempt == ATTEMPTS - 1:
                        raise
            raise AssertionError("unreachable")
        finally:
            self.metrics.thinking -= 1
            self.metrics.thought.observe(time.perf_counter() - began)

    def _hire(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=enter)
        return self._pool

    def close(self) -> None:
        """Send the workers home in the middle of whatever they think about."""
        if self._pool is None:
            return
        workers = list((self._pool._processes or {}).values())
        self._pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()
