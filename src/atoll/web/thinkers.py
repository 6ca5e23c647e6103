"""Who thinks for the bots: processes of this machine or a Ray cluster. They get a record and give back a word."""

import asyncio
import sys
import time
from collections.abc import Callable, MutableSequence, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import suppress
from math import inf
from multiprocessing import get_context
from pathlib import Path
from typing import Protocol, TypeVar

from atoll.bots.levels import budget, budget_text
from atoll.play.advice import Advice, advise
from atoll.play.cluster import Cluster, called
from atoll.play.match import Match, invite
from atoll.play.record import parse
from atoll.play.workers import enter

from .log import LOG, log_event
from .wire import Strength

T = TypeVar("T")
SPAWN = get_context("spawn")

ADVICE = "500ms"
"""How long a bot thinks about a hint."""
QUICK = 0.1
"""Seconds that a bot without a search takes at most."""
PACE = 1000
"""Iterations a second of a search at its slowest, interpreted: one with so many is given a second."""
HASTE = 0.05
"""Seconds that a bot thinks when there is no time."""
PATIENCE = 5.0
"""Seconds that a cluster may take for a thought beyond the thought's own time."""
READY = "ready"
"""The file that says that a compiled build is complete."""

Signals = MutableSequence[int]
"""Shared with the workers, one for each: whether to stop thinking."""

signals: Signals = [0]


class Thought:
    """A bot's turn, of one decision or more: how long it may take, and whether somebody has waited enough."""

    def __init__(self, most: float = inf) -> None:
        self.most = most
        self.began = time.monotonic()
        self.stop = asyncio.Event()

    @property
    def spent(self) -> float:
        return time.monotonic() - self.began

    @property
    def left(self) -> float:
        """Seconds for the next decision: hardly any when the time is spent or somebody wants to go on."""
        return HASTE if self.stop.is_set() else max(HASTE, self.most - self.spent)

    async def rest(self, until: float) -> None:
        """Wait until a time of the loop, or until somebody wants to go on."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.stop.wait(), max(0.0, until - asyncio.get_running_loop().time()))

    async def pass_on(self, tell: Callable[[], None]) -> None:
        """Tell whoever thinks when somebody wants to go on."""
        await self.stop.wait()
        tell()


class Lost(Exception):
    """Whoever thought about this is dead, gone or too late: it can be put to the next."""


class Thinkers(Protocol):
    """They take one question for each worker; who may ask when is not their business."""

    @property
    def workers(self) -> int: ...

    @property
    def gone(self) -> bool: ...

    async def think(self, record: str, seat: int, level: str, thought: Thought) -> str: ...

    async def advise(
        self, record: str, seat: int, language: str, number: int, words: Sequence[str]
    ) -> list[Advice]: ...

    def close(self) -> None: ...


def usual_time(level: str) -> float:
    """Seconds that a bot of this level has for a decision."""
    text = budget_text(level)
    if not text:
        return QUICK
    limit = budget(text)
    return limit.seconds or max(QUICK, limit.iterations / PACE)


# -- what workers do ----------------------------------------------------------------------------------


def think(record: str, seat: int, level: str, seconds: float = inf, stop: Callable[[], bool] = called) -> str:
    """What a bot says in this seat: it is shown a position in which all it cannot know is made up.

    It thinks so long at most, and only until it is told to stop.
    """
    read = parse(record)
    player = invite(level, read.find_game(), read.seed, len(read.entries), seat)
    if seconds < inf:
        player.hurry(seconds, stop)
    match = Match.replay(read, players={seat: player})
    try:
        move = match.choose(seat)
    finally:
        match.close()
    for mistake in match.mistakes.values():
        LOG.error("a bot failed", extra={"about": {"bot": level, "seat": seat, "why": mistake}})
    return move.text


def think_here(record: str, seat: int, level: str, seconds: float, place: int) -> str:
    """Think in a process of this machine, until the signal at its place is given."""
    return think(record, seat, level, seconds, lambda: bool(signals[place]))


def hint(record: str, seat: int, language: str, number: int, *words: str) -> list[Advice]:
    """The moves that a search likes best in this seat, then those asked about."""
    return advise(record, seat, ADVICE, language, number, asked=words)


def begin_work(shared: "Signals") -> None:
    """What a worker does first."""
    global signals
    signals = shared
    enter()


# -- here and elsewhere -------------------------------------------------------------------------------


class Processes:
    """Workers of this machine."""

    gone = False

    def __init__(self, workers: int, compiled: Path | None = None) -> None:
        self.workers = workers
        self.compiled = compiled  # where a compiled build will lie
        self.strength: Strength = "compiling" if compiled is not None else ""
        self._pool: ProcessPoolExecutor | None = None
        self._signals: Signals = SPAWN.Array("b", workers, lock=False)
        self._places = list(range(workers))  # free ones

    async def think(self, record: str, seat: int, level: str, thought: Thought) -> str:
        place = self._places.pop()
        self._signals[place] = 0
        watching = asyncio.create_task(thought.pass_on(lambda: self._signals.__setitem__(place, 1)))
        try:
            return await self.do(think_here, record, seat, level, thought.left, place)
        finally:
            watching.cancel()
            self._places.append(place)

    async def advise(self, record: str, seat: int, language: str, number: int, words: Sequence[str]) -> list[Advice]:
        return await self.do(hint, record, seat, language, number, *words)

    async def do(self, work: Callable[..., T], *about: str | float) -> T:
        """Have a worker do something. If one dies they are all replaced, when the next question comes."""
        self.change_over()
        pool = self._pool or self._hire()
        try:
            return await asyncio.wrap_future(pool.submit(work, *about))
        except BrokenExecutor as error:
            if self._pool is pool:
                self._pool = None
            raise Lost from error

    def change_over(self) -> bool:
        """From now on let workers with the compiled build think, as soon as there is one; says whether they begin now.

        Those who think already finish their thought and go home: what they find is the same, only later.
        """
        if self.strength != "compiling" or self.compiled is None or not (self.compiled / READY).exists():
            return False
        self.strength = "compiled"
        if self._pool is not None:
            self._pool.shutdown(wait=False)
            self._pool = None
        log_event("bots are compiled", folder=str(self.compiled))
        return True

    def _hire(self) -> ProcessPoolExecutor:
        """Start the workers. They look for their code where this process does, but in the compiled build first."""
        pool = ProcessPoolExecutor(self.workers, SPAWN, begin_work, (self._signals,))
        path = list(sys.path)
        if self.strength == "compiled":
            sys.path.insert(0, str(self.compiled))
        try:
            pool.submit(int)  # all are started with the first piece of work
        finally:
            sys.path[:] = path
        self._pool = pool
        return pool

    def close(self) -> None:
        """Send the workers home in the middle of whatever they think about."""
        if self._pool is None:
            return
        workers = list((self._pool._processes or {}).values())
        self._pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()


class Elsewhere:
    """The cores of a cluster. One that is late is left as if it were gone: others may be using it up."""

    def __init__(self, cluster: Cluster) -> None:
        self.cluster = cluster

    @property
    def workers(self) -> int:
        return self.cluster.cores

    @property
    def gone(self) -> bool:
        return self.cluster.gone

    async def think(self, record: str, seat: int, level: str, thought: Thought) -> str:
        most = min(thought.left, usual_time(level))
        return await self._do(most, thought, think, record, seat, level, thought.left)

    async def advise(self, record: str, seat: int, language: str, number: int, words: Sequence[str]) -> list[Advice]:
        most = (1 + len(words)) * budget(ADVICE).seconds
        return await self._do(most, Thought(), hint, record, seat, language, number, *words)

    async def _do(self, most: float, thought: Thought, work: Callable[..., T], *about: str | float) -> T:
        future = self.cluster.submit(work, *about)
        watching = asyncio.create_task(thought.pass_on(lambda: self.cluster.call(future)))
        try:
            async with asyncio.timeout(most + PATIENCE if most < inf else None):
                return await asyncio.wrap_future(future)
        except TimeoutError as error:
            self.close()
            raise Lost from error
        except BrokenExecutor as error:
            raise Lost from error
        finally:
            watching.cancel()

    def close(self) -> None:
        self.cluster.shutdown(wait=False)
