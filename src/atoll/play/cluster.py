"""A Ray cluster as an executor: work goes to whichever of its machines is free.

Whoever joins a cluster shares its fate. When it is gone, Ray lets calls wait for a minute and then ends the process
that made them. So a process of its own, the envoy, joins the cluster and passes on work and results; it ends as soon as
the cluster does not answer, and whoever sent it is told at once and goes on.
"""

import asyncio
import contextlib
import importlib
import importlib.util
import logging
import os
import socket
import threading
import time
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, NamedTuple, ParamSpec, TypeVar

from atoll.kernel.mistakes import Mistake

P = ParamSpec("P")
T = TypeVar("T")

SPAWN = get_context("spawn")
LOCAL = "local"
"""The address of a Ray that is started on this machine for as long as it is needed."""
KNOCK = 3.0
"""Seconds in which a cluster must open the door."""
TRIAL = 60.0
"""Seconds in which it must do a first piece of work: it may have to start processes, and to finish others' work."""
BEAT = 1.0
SILENCE = 4.0
"""Seconds between two signs of life of a cluster, and how long none may come."""
LEAVING = 3.0
"""Seconds in which whoever joined a cluster must have left it."""
LONGEST = 600.0
"""Seconds after which a piece of work can be called upon no more: what was lost is forgotten at last."""


class NoRay(Mistake):
    """Ray is not installed or not reachable."""


class Gone(BrokenExecutor):
    """The cluster does not answer any more, or died over a piece of work."""


class Piece(NamedTuple):
    """Some work. Without any, whoever has this number is called upon to finish."""

    number: int
    work: Callable[..., Any] | None = None
    about: tuple[Any, ...] = ()


FAREWELL = Piece(0)


class Result(NamedTuple):
    number: int
    found: Any
    failed: bool


class Cluster(Executor):
    """Used by one thread. `joined` is the number of cores as soon as there is a cluster, and fails if there is none."""

    def __init__(self, address: str) -> None:
        check_installed()
        self.joined: Future[int] = Future()
        self.cores = 0  # now; machines come and go
        self.gone = False
        self._open: dict[int, Future[Any]] = {}
        self._numbers: dict[Future[Any], int] = {}
        self._given = 0
        self._pipe, there = SPAWN.Pipe()
        self._envoy = SPAWN.Process(target=represent, args=(there, address), daemon=True)
        self._envoy.start()
        there.close()
        threading.Thread(target=self._listen, daemon=True).start()

    def submit(self, work: Callable[P, T], /, *about: P.args, **named: P.kwargs) -> Future[T]:
        """Have something done on the cluster. It cannot be cancelled, only called upon to finish."""
        assert not named
        future: Future[T] = Future()
        future.set_running_or_notify_cancel()
        self._given += 1
        self._open[self._given], self._numbers[future] = future, self._given
        self._send(Piece(self._given, work, about))
        if self.gone:
            self._fail_all()
        return future

    def call(self, future: Future[Any]) -> None:
        """Tell whoever works on this to come to an end: `called` is true there from now on."""
        if future in self._numbers:
            self._send(Piece(self._numbers[future]))

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Leave the cluster; what is not done is not wanted any more."""
        self.gone = True
        self._send(FAREWELL)
        self._envoy.join(LEAVING if wait else 0)
        self._envoy.kill()  # Ray would answer a milder signal with a stack trace

    def _send(self, piece: Piece) -> None:
        with contextlib.suppress(OSError):  # then the listener hears the end, too
            self._pipe.send(piece)

    def _listen(self) -> None:
        """Until the envoy ends. The first thing that it says is how many cores there are, or why there are none."""
        with contextlib.suppress(EOFError, OSError):
            while True:
                result: Result = self._pipe.recv()
                if result.number:
                    self._settle(result)
                elif result.failed:
                    self.joined.set_exception(result.found)
                else:
                    self.cores = result.found
                    if not self.joined.done():
                        self.joined.set_result(self.cores)
        self.gone = True
        if not self.joined.done():
            self.joined.set_exception(NoRay("the process that was to join the Ray cluster has ended"))
        self._fail_all()

    def _settle(self, result: Result) -> None:
        future = self._open.pop(result.number)
        del self._numbers[future]
        if result.failed:
            future.set_exception(result.found)
        else:
            future.set_result(result.found)

    def _fail_all(self) -> None:
        for number in list(self._open):
            with contextlib.suppress(KeyError):  # told by the other thread
                self._settle(Result(number, Gone("the Ray cluster does not answer any more"), failed=True))


def library() -> Any:
    """Ray, which takes a second to import and is not there on every machine."""
    return importlib.import_module("ray")


def check_installed() -> None:
    """Say in one sentence that Ray is missing."""
    if importlib.util.find_spec("ray") is None:
        raise NoRay("Ray is not installed; `pip install 'atoll[ray]'` brings it")


# -- the envoy ----------------------------------------------------------------------------------------


def represent(pipe: Connection, address: str) -> None:
    """Join a cluster and pass on work and results until nobody asks or nobody answers."""
    from .workers import enter

    enter()
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody else is told that people play here
    ray = library()
    sending = threading.Lock()

    def reply(number: int, found: Any, failed: bool = False) -> None:
        with sending, contextlib.suppress(OSError):
            pipe.send(Result(number, found, failed))

    try:
        board = join(address)
    except NoRay as why:
        reply(0, why, failed=True)
        return
    reply(0, cores())
    threading.Thread(target=watch, args=(board, reply), daemon=True).start()
    remote = ray.remote(num_cpus=1, scheduling_strategy="SPREAD")(perform)

    def report(number: int, done: Future[Any]) -> None:
        board.forget.remote(number)
        error = done.exception()
        reply(number, done.result() if error is None else plain(error), failed=error is not None)

    with contextlib.suppress(EOFError):
        while True:
            piece: Piece = pipe.recv()
            if piece == FAREWELL:
                break
            if piece.work is None:
                board.call.remote(piece.number)
            else:
                ref = remote.remote(board, piece.number, piece.work, piece.about)
                ref.future().add_done_callback(partial(report, piece.number))
    ray.shutdown()


def join(address: str) -> Any:
    """Open a cluster, see that it can do our work, and put up a board there."""
    ray = library()
    try:
        if address == LOCAL:
            ray.init(include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
        else:
            knock(address)
            ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
        version = ray.get(ray.remote(num_cpus=1)(edition).remote(), timeout=TRIAL)
        board = ray.remote(num_cpus=0, max_concurrency=100_000)(Board).remote()
        ray.get(board.beat.remote(), timeout=TRIAL)
    except ray.exceptions.GetTimeoutError:
        raise NoRay(f"the Ray cluster at {address} is too busy: it did nothing for {TRIAL:g} s") from None
    except (OSError, RuntimeError, ValueError, ray.exceptions.RayError) as error:
        raise NoRay(f"no Ray cluster can be used at {address}: {first_line(error)}") from None
    if version != edition():
        raise NoRay(f"the Ray cluster at {address} has Atoll {version}, not {edition()}")
    return board


def knock(address: str) -> None:
    """See whether anybody is there at all: Ray itself takes two minutes to find out."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if port.isdecimal():
        socket.create_connection((host, int(port)), KNOCK).close()


def watch(board: Any, reply: Callable[[int, Any], None]) -> None:
    """Tell when machines have come or gone, and end this process when the cluster gives no sign of life."""
    alive, known = threading.Event(), 0

    def end_with_it() -> None:
        while alive.wait(SILENCE):
            alive.clear()
        os._exit(1)

    threading.Thread(target=end_with_it, daemon=True).start()
    with contextlib.suppress(Exception):  # whatever hangs or fails here is no sign of life, also while we are leaving
        while True:
            library().get(board.beat.remote())
            known, before = cores(), known
            if known != before:
                reply(0, known)
            alive.set()
            time.sleep(BEAT)


def cores() -> int:
    """How much a cluster can do at once."""
    return max(1, int(library().cluster_resources().get("CPU", 1)))


def plain(error: BaseException) -> BaseException:
    """What the work itself raised, if it did; else its machine is to blame."""
    if isinstance(error, library().exceptions.RayTaskError):
        cause: object = getattr(error, "cause", None)
        return cause if isinstance(cause, Exception) else RuntimeError(first_line(error))
    return Gone(first_line(error))


def first_line(error: BaseException) -> str:
    return next(iter(str(error).strip().splitlines()), type(error).__name__)


# -- on the cluster -----------------------------------------------------------------------------------


class Board:
    """Where work that is under way can be called upon to finish, wherever it is done."""

    def __init__(self) -> None:
        self.calls: defaultdict[int, asyncio.Event] = defaultdict(asyncio.Event)

    async def beat(self) -> None:
        """A sign of life."""

    async def wait(self, number: int) -> None:
        """Until this piece of work is called upon, or done."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.calls[number].wait(), LONGEST)
        self.calls.pop(number, None)

    async def call(self, number: int) -> None:
        self.calls[number].set()

    async def forget(self, number: int) -> None:
        if number in self.calls:
            self.calls[number].set()


_call = threading.Event()


def called() -> bool:
    """Whether the work that is done in this process is to come to an end."""
    return _call.is_set()


def perform(board: Any, number: int, work: Callable[..., T], about: tuple[Any, ...]) -> T:
    """Do a piece of work on whichever machine this is."""
    global _call
    _call = mine = threading.Event()
    board.wait.remote(number).future().add_done_callback(lambda _: mine.set())
    return work(*about)


def edition() -> str:
    """Which Atoll this machine has."""
    import atoll

    return atoll.__version__
