"""Many independent pieces of work: one after the other, in processes, or on a Ray cluster."""

import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, as_completed, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from typing import Any, TypeVar

from atoll.kernel.mistakes import Mistake

R = TypeVar("R")

AHEAD = 3  # pieces handed out for each process: none waits for work, and few are in memory


class LostWorker(Mistake):
    """A process has been ended by somebody else, or by the lack of memory."""


class NoRay(Mistake):
    """Ray is not installed or not reachable."""


def run_all(work: Callable[..., R], pieces: Iterable[tuple[Any, ...]], jobs: int = 1, ray: str = "") -> Iterator[R]:
    """The results of `work(*piece)` for every piece, in the order in which they are ready."""
    if ray:
        yield from _run_on_ray(work, pieces, ray)
    elif jobs > 1:
        yield from _run_in_processes(work, pieces, jobs)
    else:
        for piece in pieces:
            yield work(*piece)


def _run_in_processes(work: Callable[..., R], pieces: Iterable[tuple[Any, ...]], jobs: int) -> Iterator[R]:
    # Spawned, not forked: a child never inherits a half-drawn progress bar or a lock.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=enter) as pool:
        running: set[Future[R]] = set()
        try:
            for piece in pieces:
                running.add(pool.submit(work, *piece))
                if len(running) >= AHEAD * jobs:
                    done, running = wait(running, return_when=FIRST_COMPLETED)
                    yield from (future.result() for future in done)
            yield from (future.result() for future in as_completed(running))
        except BrokenProcessPool:
            why = "too little memory, or a script without `if __name__ == '__main__'`"
            raise LostWorker(f"a process that was at work has ended: {why}") from None
        except BaseException:  # interrupted: nobody waits for the rest
            workers = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for worker in workers:
                worker.terminate()
            raise


def enter() -> None:
    """A worker ends with whoever hands out the work, however that ends; a Ctrl-C is for that one to handle."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()


def _run_on_ray(work: Callable[..., R], pieces: Iterable[tuple[Any, ...]], address: str) -> Iterator[R]:
    try:
        import ray
    except ImportError:
        raise NoRay("Ray is not installed; `pip install atoll[ray]` brings it") from None
    try:
        if address == "local":
            ray.init(include_dashboard=False, log_to_driver=False)  # nobody looks at it, and it takes a core its time
        else:
            ray.init(address, log_to_driver=False)
    except ConnectionError as error:
        raise NoRay(f"no Ray cluster answers at {address}: {error}") from None
    try:
        remote = ray.remote(work)
        waiting = [remote.remote(*piece) for piece in pieces]
        while waiting:
            ready, waiting = ray.wait(waiting)
            yield from ray.get(ready)
    finally:
        ray.shutdown()
