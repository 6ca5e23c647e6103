"""Bots and who may have them think: tables where somebody waits come first, and among them everybody in turn."""

import asyncio
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Coroutine, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from atoll.bots.levels import guests
from atoll.play.advice import Advice
from atoll.play.cluster import Cluster, NoRay

from .log import log_event
from .metrics import Metrics
from .refusal import Refused
from .thinkers import QUICK, Elsewhere, Lost, Processes, Thinkers, Thought, usual_time
from .wire import Strength

__all__ = ["LEVELS", "QUICK", "SUBSTITUTE", "BotPool", "Customer", "FairGate", "Thought", "levels", "usual_time"]

T = TypeVar("T")
Turn = asyncio.Future[None]

LEVELS = ("random", "easy", "normal", "hard", "expert")
"""The bots of the house that one can sit down with, weakest first."""
SUBSTITUTE = "normal"
"""Who plays for people that are gone."""
PERSON_SHARE = 4
ADDRESS_SHARE = 8
"""How many workers may think at a time for one person, and for all people at one address."""
ATTEMPTS = 5
"""How many workers may die over one question."""
KNOCK = 10.0
"""Seconds between two tries to join a cluster."""
GLANCE = 1.0
"""Seconds between two looks at how large it is."""


@cache
def levels() -> tuple[str, ...]:
    """All bots that one can sit down with: the house's, and those that the host has installed with other packages."""
    return (*LEVELS, *guests())


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
        self.free = self.workers = 0
        self.most = 1
        self.thinking: Counter[tuple[str, str]] = Counter()  # by what counts: a person, an address, or no attendance
        self.waiting: list[tuple[Customer, Turn]] = []
        self.addresses = Rounds()
        self.people: defaultdict[str, Rounds] = defaultdict(Rounds)  # by address
        self.resize(workers)

    def resize(self, workers: int) -> None:
        """There are so many workers from now on; if they are fewer, those too many leave when they have thought."""
        self.free += workers - self.workers
        self.workers = workers
        self.most = max(1, workers - 1)
        self._call()

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
        while self.free > 0:
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
    """The bots' workers. A room never waits for them; what they say comes in by the players' door.

    They are processes of this machine, and on wish the cores of a cluster for as long as it is there.
    """

    def __init__(self, workers: int, metrics: Metrics, compiled: Path | None = None) -> None:
        self.metrics = metrics
        self.here = Processes(workers, compiled)
        self.thinkers: Thinkers = self.here
        self._gate = FairGate(workers)
        self._working: set[asyncio.Task[Any]] = set()
        self._joining: asyncio.Task[None] | None = None

    @property
    def strength(self) -> Strength:
        """How fast bots think here."""
        return self.here.strength

    def change_over(self) -> bool:
        """Let workers with the compiled build think as soon as there is one; says whether they begin now."""
        return self.here.change_over()

    def join(self, address: str) -> None:
        """From now on let a Ray cluster think while it is there."""
        self._joining = asyncio.create_task(self._keep_joining(address))

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
        about = thought or Thought()
        loop = asyncio.get_running_loop()
        began = loop.time()

        def begin() -> bool:
            nonlocal began
            began = loop.time()
            return wanted()

        word = await self._serve(customer, begin, lambda thinkers: thinkers.think(record, seat, level, about))
        await about.rest(began + least)
        return word

    async def advise(
        self, record: str, seat: int, language: str, customer: Customer, number: int, words: Sequence[str] = ()
    ) -> list[Advice]:
        """Hints for a person, best first; then what was found about the words that are asked about."""
        return await self._serve(
            customer, lambda: True, lambda thinkers: thinkers.advise(record, seat, language, number, words)
        )

    async def _serve(
        self, customer: Customer, wanted: Callable[[], bool], ask: Callable[[Thinkers], Coroutine[Any, Any, T]]
    ) -> T:
        """Put a question when it is the customer's turn. One that was lost is put again, but not for ever."""
        for _ in range(ATTEMPTS - 1):
            try:
                return await self._serve_once(customer, wanted, ask)
            except Lost:
                if self.thinkers.gone:
                    self._engage(self.here)
        return await self._serve_once(customer, wanted, ask)

    async def _serve_once(
        self, customer: Customer, wanted: Callable[[], bool], ask: Callable[[Thinkers], Coroutine[Any, Any, T]]
    ) -> T:
        """A worker thinks on when nobody waits for it any more, and so long it is not free for others."""
        await self._gate.enter(customer)
        if not wanted():
            self._gate.leave(customer)
            raise Refused("not-now")
        task = asyncio.create_task(self._measured(ask(self.thinkers)))
        self._working.add(task)

        def pass_on(task: asyncio.Task[T]) -> None:
            self._working.discard(task)
            self._gate.leave(customer)
            if not task.cancelled():
                task.exception()  # if nobody waits, nobody is told

        task.add_done_callback(pass_on)
        return await asyncio.shield(task)

    async def _measured(self, work: Coroutine[Any, Any, T]) -> T:
        began = time.perf_counter()
        self.metrics.thinking += 1
        try:
            return await work
        finally:
            self.metrics.thinking -= 1
            self.metrics.thought.observe(time.perf_counter() - began)

    async def _keep_joining(self, address: str) -> None:
        """Let the cluster think while it is there, and the processes of this machine while it is not."""
        said = ""
        while True:
            cluster = Cluster(address)
            try:
                cores = await asyncio.wrap_future(cluster.joined)
                log_event("bots think on a cluster", address=address, cores=cores)
                said = ""
                while not cluster.gone:
                    self._engage(Elsewhere(cluster))
                    await asyncio.sleep(GLANCE)
                log_event("the cluster is gone, bots think here", address=address)
            except NoRay as why:
                if str(why) != said:
                    log_event("bots think here", why=str(why))
                said = str(why)
            finally:
                self._engage(self.here)
                cluster.shutdown(wait=False)
            await asyncio.sleep(KNOCK)

    def _engage(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self._gate.resize(thinkers.workers)

    def close(self) -> None:
        """Send the workers home in the middle of whatever they think about."""
        if self._joining is not None:
            self._joining.cancel()
        for task in self._working:
            task.cancel()
        self.here.close()
