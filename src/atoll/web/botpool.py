"""Bots in processes of their own: they get a record as text and give back one word."""

import asyncio
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Coroutine, MutableSequence, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import cache
from math import inf
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeVar

from atoll.bots.levels import budget, budget_text, guests
from atoll.play.advice import Advice, advise
from atoll.play.match import Match, invite
from atoll.play.record import parse
from atoll.play.workers import enter

from .log import LOG, log_event
from .metrics import Metrics
from .refusal import Refused

T = TypeVar("T")
SPAWN = get_context("spawn")
Turn = asyncio.Future[None]

LEVELS = ("random", "easy", "normal", "hard")
"""The bots of the house that one can sit down with, weakest first."""
SUBSTITUTE = "normal"
"""Who plays for people that are gone."""
ADVICE = "500ms"
"""How long a bot thinks about a hint."""
PERSON_SHARE = 4
ADDRESS_SHARE = 8
"""How many workers may think at a time for one person, and for all people at one address."""
ATTEMPTS = 5
"""How many workers may die over one question."""
QUICK = 0.1
"""Seconds that a bot without a search takes at most."""
HASTE = 0.05
"""Seconds that a bot thinks when there is no time."""
READY = "ready"
"""The file that says that a compiled build is complete."""

Strength = Literal["", "compiling", "compiled"]
"""How fast bots think: as ever, slowly until their code is compiled, or fast since it is."""
Signals = MutableSequence[int]
"""Shared with the workers, one for each: whether to stop thinking."""

signals: Signals = [0]


@cache
def levels() -> tuple[str, ...]:
    """All bots that one can sit down with: the house's, and those that the host has installed with other packages."""
    return (*LEVELS, *guests())


def think(record: str, seat: int, level: str, seconds: float = inf, place: int = 0) -> str:
    """What a bot says in this seat: it is shown a position in which all it cannot know is made up.

    It thinks so long at most, and only until the signal at its place is given.
    """
    read = parse(record)
    player = invite(level, read.find_game(), read.seed, len(read.entries), seat)
    if seconds < inf:
        player.hurry(seconds, lambda: bool(signals[place]))
    match = Match.replay(read, players={seat: player})
    try:
        move = match.choose(seat)
    finally:
        match.close()
    for mistake in match.mistakes.values():
        LOG.error("a bot failed", extra={"about": {"bot": level, "seat": seat, "why": mistake}})
    return move.text


def hint(record: str, seat: int, language: str, number: int, *words: str) -> list[Advice]:
    """The moves that a search likes best in this seat, then those asked about."""
    return advise(record, seat, ADVICE, language, number, asked=words)


def usual_time(level: str) -> float:
    """Seconds that a bot of this level has for a decision."""
    limit = budget_text(level)
    return budget(limit).seconds if limit else QUICK


def begin_work(shared: "Signals") -> None:
    """What a worker does first."""
    global signals
    signals = shared
    enter()


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


class Customer(NamedTuple):
    """For whom a bot thinks: who opened the table, or asks for a hint, and from where."""

    address: str
    person: str
    attended: bool  # somebody sits at the table and looks


class Rounds:
    """Start-time fair queuing: who has been served least comes first, and nobody saves up turns by staying away."""

    def __init__(self) -> None:
        self.round = 0
        self.next: dict[str, int] = {}  # the next round of those who are ahead of the others

    def due(self, who: str) -> int:
        """The round in which somebody's turn comes."""
        return max(self.round, self.next.get(who, 0))

    def serve(self, who: str) -> None:
        self.round = self.due(who)
        self.next[who] = self.round + 1
        self.next = {who: round_ for who, round_ in self.next.items() if round_ > self.round}


class FairGate:
    """Who may think next: tables where somebody sits and looks before all others, and among them in turn.

    Addresses take turns, and so do the people of an address. A thought cannot be interrupted. So neither one person,
    nor one address, nor all the tables where nobody sits and looks may have every worker at once, if there are several.
    """

    def __init__(self, workers: int) -> None:
        self.free = workers
        self.most = max(1, workers - 1)
        self.thinking: Counter[tuple[str, str]] = Counter()  # by what counts: a person, an address, or no attendance
        self.waiting: list[tuple[Customer, Turn]] = []
        self.addresses = Rounds()
        self.people: defaultdict[str, Rounds] = defaultdict(Rounds)  # by address

    async def enter(self, customer: Customer) -> None:
        """Wait for a worker on somebody's account."""
        turn: Turn = asyncio.get_running_loop().create_future()
        self.waiting.append((customer, turn))
        self._call()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self.waiting.remove((customer, turn))
            else:  # called at the same moment
                self.leave(customer)
            raise

    def leave(self, customer: Customer) -> None:
        """Pass the worker on."""
        self.free += 1
        self.thinking.subtract(dict.fromkeys(self._limits(customer), 1))
        self.thinking += Counter()  # drops those who have none
        self._call()
        if not any(other.address == customer.address for other, _ in self.waiting):
            self.people.pop(customer.address, None)

    def _call(self) -> None:
        """Call those whose turn it is, while there are workers."""
        while self.free:
            called = min(filter(self._may, self.waiting), key=self._rank, default=None)
            if called is None:
                return
            customer, turn = called
            self.waiting.remove(called)
            self.free -= 1
            self.thinking.update(dict.fromkeys(self._limits(customer), 1))
            self.addresses.serve(customer.address)
            self.people[customer.address].serve(customer.person)
            turn.set_result(None)

    def _may(self, waiting: tuple[Customer, Turn]) -> bool:
        limits = self._limits(waiting[0])
        return not waiting[1].done() and all(self.thinking[what] < most for what, most in limits.items())

    def _rank(self, waiting: tuple[Customer, Turn]) -> tuple[bool, int, int]:
        address, person, attended = waiting[0]
        return not attended, self.addresses.due(address), self.people[address].due(person)

    def _limits(self, customer: Customer) -> dict[tuple[str, str], int]:
        """What a customer's thought counts for, and how many of each there may be at once."""
        limits = {
            ("person", customer.person): min(PERSON_SHARE, self.most),
            ("address", customer.address): min(ADDRESS_SHARE, self.most),
        }
        return limits if customer.attended else {**limits, ("unattended", ""): self.most}


class BotPool:
    """The bots' workers. A room never waits for them; what they say comes in by the players' door."""

    def __init__(self, workers: int, metrics: Metrics, compiled: Path | None = None) -> None:
        self.workers = workers
        self.metrics = metrics
        self.compiled = compiled  # where a compiled build will lie
        self.strength: Strength = "compiling" if compiled is not None else ""
        self._pool: ProcessPoolExecutor | None = None
        self._gate = FairGate(workers)
        self._working: set[asyncio.Task[Any]] = set()
        self._signals: Signals = SPAWN.Array("b", workers, lock=False)
        self._places = list(range(workers))  # free ones

    async def think(
        self,
        record: str,
        seat: int,
        level: str,
        customer: Customer,
        wanted: Callable[[], bool],
        least: float = 0.0,
        thought: Thought | None = None,
    ) -> str:
        """One decision of a bot; refused if nobody wants it any more when a worker is free.

        It is told after so many seconds at least: how soon a bot has made up its mind can tell what it holds.
        Somebody who wants to go on need not wait for that.
        """
        thought = thought or Thought()
        loop = asyncio.get_running_loop()
        began = loop.time()

        def begin() -> bool:
            nonlocal began
            began = loop.time()
            return wanted()

        async def work() -> str:
            place = self._places.pop()
            self._signals[place] = 0
            watching = loop.create_task(self._pass_on(thought, place))
            try:
                return await self._do(think, record, seat, level, thought.left, place)
            finally:
                watching.cancel()
                self._places.append(place)

        word = await self._serve(customer, begin, work)
        await thought.rest(began + least)
        return word

    async def _pass_on(self, thought: Thought, place: int) -> None:
        """Tell the worker at a place when somebody wants to go on."""
        await thought.stop.wait()
        self._signals[place] = 1

    async def advise(
        self, record: str, seat: int, language: str, customer: Customer, number: int, words: Sequence[str] = ()
    ) -> list[Advice]:
        """Hints for a person, best first; then what was found about the words that are asked about."""
        about: list[str | int] = [record, seat, language, number, *words]
        return await self._serve(customer, lambda: True, lambda: self._do(hint, *about))

    async def _serve(
        self, customer: Customer, wanted: Callable[[], bool], work: Callable[[], Coroutine[Any, Any, T]]
    ) -> T:
        """Have a worker do something when it is the customer's turn.

        A worker thinks on when nobody waits for it any more, and so long it is not free for others.
        """
        await self._gate.enter(customer)
        if not wanted():
            self._gate.leave(customer)
            raise Refused("not-now")
        task = asyncio.create_task(work())
        self._working.add(task)

        def pass_on(task: asyncio.Task[T]) -> None:
            self._working.discard(task)
            self._gate.leave(customer)
            if not task.cancelled():
                task.exception()  # if nobody waits, nobody is told

        task.add_done_callback(pass_on)
        return await asyncio.shield(task)

    async def _do(self, work: Callable[..., T], *about: str | float) -> T:
        """Have a worker do something. One that died is replaced, and the question put again, but not for ever."""
        began = time.perf_counter()
        self.metrics.thinking += 1
        try:
            for attempt in range(ATTEMPTS):
                self.change_over()
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
        for task in self._working:
            task.cancel()
        if self._pool is None:
            return
        workers = list((self._pool._processes or {}).values())
        self._pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()
