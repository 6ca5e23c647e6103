"""The time by which players' clocks run.

The wall clock is set, and it runs on while the machine sleeps; the monotonic clock does neither. So time goes by the
monotonic clock from a base, and a jump of the wall clock is taken over only when all that rests on it moves along.
Where several servers share a database, all go by its clock, and their own wall clocks do not matter.
"""

import time

JUMP = 2.0
"""Seconds that the wall clock may be off before it counts as set."""

_base = time.time() - time.monotonic()
_follows = False


def now() -> float:
    """The time of day, as far as no jump has been left out."""
    return _base + time.monotonic()


def follow(there: float | None, at: float = 0.0) -> None:
    """Go by another clock, which showed this at a moment of our monotonic clock; or by our own again."""
    global _base, _follows
    _follows = there is not None
    _base = time.time() - time.monotonic() if there is None else there - at


def jumped() -> bool:
    """Whether the wall clock was set, or the machine slept."""
    return not _follows and abs(time.time() - now()) >= JUMP


def jump() -> float:
    """Go on by the wall clock; gives how far it has jumped."""
    global _base
    by = time.time() - now()
    _base += by
    return by
