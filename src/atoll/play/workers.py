"""Many independent pieces of work: one after the other, in processes, or on a Ray cluster."""

import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    Executor,
    Future,
    ProcessPoolExecutor,
    as_completed,
    wait,
)
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from typing import Any, TypeVar

from atoll.kernel.mistakes import Mistake

from .cluster import Cluster

R = TypeVar("R")

AHEAD = 3  # pieces handed out for each process: none waits for work, and few are in memory


class LostWorker(Mistake):
    """A process has been ended by somebody else, or by the lack of memory."""


@dataclass(frozen=True)
class OnRay:
    """Work is to be done on the Ray cluster at this address."""

    address: str


Jobs = int | OnRay
"""Where work is done: in so many processes, or on a cluster."""


def run_all(work: Callable[..., R], pieces: Iterable[tuple[Any, ...]], jobs: Jobs = 1) -> Generator[R, None, None]:
    """The results of `work(*piece)` for every piece, in the order in which they are ready."""
    if isinstance(jobs, OnRay):
        cluster = Cluster(jobs.address)
        try:
            yield from _hand_out(cluster, work, pieces, cluster.joined.result())
        except BrokenExecutor as error:
            raise LostWorker(f"the cluster is lost: {error}") from None
        finally:
            cluster.shutdown()
    elif jobs > 1:
        yield from _run_in_processes(work, pieces, jobs)
    else:
        for piece in pieces:
            yield work(*piece)


def _run_in_processes(work: Callable[..., R], pieces: Iterable[tuple[Any, ...]], jobs: int) -> Iterator[R]:
    # Spawned, not forked: a child never inherits a half-drawn progress bar or a lock.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=enter) as pool:
        try:
            yield from _hand_out(pool, work, pieces, jobs)
        except BrokenExecutor:
            why = "too little memory, or a script without `if __name__ == '__main__'`"
            raise LostWorker(f"a process that was at work has ended: {why}") from None
        except BaseException:  # interrupted: nobody waits for the rest
            workers = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for worker in workers:
                worker.terminate()
            raise


def _hand_out(pool: Executor, work: Callable[..., R], pieces: Iterable[tuple[Any, ...]], jobs: int) -> Iterator[R]:
    running: set[Future[R]] = set()
    for piece in pieces:
        running.add(pool.submit(work, *piece))
        if len(running) >= AHEAD * jobs:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
    yield from (future.result() for future in as_completed(running))


def enter() -> None:
    """A worker ends with whoever hands out the work, however that ends; a Ctrl-C is for that one to handle."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()
