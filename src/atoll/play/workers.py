"""Many independent pieces of work: one after the other, in processes, or on a Ray cluster."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Any, TypeVar

from atoll.kernel.mistakes import Mistake

R = TypeVar("R")


class NoRay(Mistake):
    """Ray is not installed or not reachable."""


def run_all(work: Callable[..., R], pieces: Iterable[tuple[Any, ...]], jobs: int = 1, ray: str = "") -> Iterator[R]:
    """The results of `work(*piece)` for every piece, in the order in which they are ready."""
    if ray:
        yield from _run_on_ray(work, pieces, ray)
    elif jobs > 1:
        # Spawned, not forked: a child never inherits a half-drawn progress bar or a lock.
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            futures = [pool.submit(work, *piece) for piece in pieces]
            for future in as_completed(futures):
                yield future.result()
    else:
        for piece in pieces:
            yield work(*piece)


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
