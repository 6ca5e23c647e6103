"""What the servers of one house tell each other, by way of their database: hints, which may be lost.

A hint is sent after what it speaks of has been kept, so nobody waits for it; whoever misses one finds out by looking.
"""

from collections import deque
from collections.abc import Iterator

import msgspec
from msgspec import Struct

from .store import ChatLine, Line

CHANNEL = "atoll"
MOST = 7900
"""Bytes of a note; PostgreSQL carries 8000."""


class Moved(Struct, frozen=True, tag="moved"):
    """A line was added to the record of a table, after another."""

    table: str
    after: Line | None
    line: Line


class Saved(Struct, frozen=True, tag="saved"):
    """Something was agreed on at a table, or it is gone."""

    table: str


class Said(Struct, frozen=True, tag="said"):
    """Somebody has said something at a table."""

    table: str
    line: ChatLine


class Here(Struct, frozen=True, tag="here"):
    """Who is at a table by way of this server, and for which seats they want a bot: all of it, each time."""

    table: str
    people: dict[str, str]  # their names
    votes: dict[int, list[str]]


class Hurried(Struct, frozen=True, tag="hurried"):
    """Somebody at a table does not want to wait for its bots."""

    table: str


class Renamed(Struct, frozen=True, tag="renamed"):
    """Somebody has another name."""

    person: str
    name: str


class Ordered(Struct, frozen=True, tag="ordered"):
    """The host has ordered something that concerns a table, a person or an address."""

    whom: str


class Restored(Struct, frozen=True, tag="restored"):
    """A backup has taken the place of all that was kept."""


class Present(Struct, frozen=True, tag="present"):
    """A server that has come, and knows of nobody yet."""


Hint = Moved | Saved | Said | Here | Hurried | Renamed | Ordered | Restored | Present


class Note(Struct):
    """Several hints of one server."""

    server: str
    hints: list[Hint]


def note(hint: Hint) -> str:
    """What a command tells the servers that it has done."""
    return msgspec.json.encode(Note("", [hint])).decode()


def packed(server: str, hints: "deque[Hint]") -> Iterator[str]:
    """Notes with all these hints, as few as may be. What is too long for one is left out: it is a hint."""
    while hints:
        size, fitting = 60, list[Hint]()
        while hints and size + (length := len(msgspec.json.encode(hints[0])) + 1) <= MOST:
            size += length
            fitting.append(hints.popleft())
        if fitting:
            yield msgspec.json.encode(Note(server, fitting)).decode()
        else:
            hints.popleft()
