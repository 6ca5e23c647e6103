"""Looking inside a position: all it holds, as plain values that can be compared.

For proofs and replays only; what a seat may know comes from `Game.look`.
"""

import inspect
from collections import deque
from typing import Any

from librt.vecs import vec

from atoll.kernel.moves import Move
from atoll.kernel.state import State
from atoll.kernel.tasks import Agenda, Task

# What is not part of the position: who listens, what was listed to save time, and what was shown last.
_PASSING = {"journal", "listed", "listed_seat", "origin", "discreet", "revealed"}


def snapshot(thing: Any) -> Any:
    """A position, or a part of one, as nested tuples."""
    if isinstance(thing, list | tuple | deque | vec):
        return tuple([snapshot(part) for part in thing])
    if isinstance(thing, set):
        return frozenset(snapshot(part) for part in thing)
    if isinstance(thing, bytearray):
        return bytes(thing)
    if isinstance(thing, dict):
        return tuple((key, snapshot(part)) for key, part in thing.items())
    if isinstance(thing, Agenda):
        return snapshot(thing.tasks())
    if isinstance(thing, Task | Move):  # never changes and is shared, so it is itself
        return (type(thing).__name__, id(thing))
    if thing is None or isinstance(thing, int | float | str | bool | bytes | frozenset | range):
        return thing
    names = [name for name in _fields(thing) if not (isinstance(thing, State) and name in _PASSING)]
    if not names:
        raise TypeError(f"a position holds a {type(thing).__name__}, into which nobody can look")
    return (type(thing).__name__, tuple((name, snapshot(getattr(thing, name))) for name in names))


def _fields(thing: Any) -> list[str]:
    """The names of an object's attributes: compiled classes and slots are descriptors, others are in a dictionary."""
    compiled = {
        name
        for base in type(thing).__mro__
        for name, member in vars(base).items()
        if (inspect.isgetsetdescriptor(member) or inspect.ismemberdescriptor(member)) and not name.startswith("__")
    }
    return sorted(compiled | set(getattr(thing, "__dict__", {})))
