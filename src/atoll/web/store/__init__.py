"""What the house asks of whatever keeps its tables. Each way of keeping them is a module beside this."""

import asyncio
from typing import NamedTuple, Protocol

import msgspec

from atoll.play.record import Entry

from ..orders import Order
from ..table import Pace, Person, Table


class Stale(Exception):
    """What was to be written rests on what is no longer so: another writer came first, or a backup was restored."""


class Unkept(Exception):
    """It cannot be kept now: the disk is full, or the database does not answer."""


class Line(NamedTuple):
    """A move as it is kept."""

    n: int
    seat: int
    word: str
    time: float

    @property
    def entry(self) -> Entry:
        return Entry(self.seat, self.word)


class ChatLine(NamedTuple):
    """A line of talk as it is kept."""

    n: int
    seat: int
    name: str
    text: str
    time: float


class Store(Protocol):
    """People, tables, moves and talk. Whatever is awaited is kept for good when it returns.

    Writers rest on what they know, and are told `Stale` when it is no longer so; `Unkept` is for what cannot be
    helped now. Nothing of a call that raises is kept.
    """

    restored: asyncio.Event
    """Set when a backup has taken the place of all that was kept; then everything refuses until `accept`."""

    def accept(self) -> None:
        """Go on with what was restored; nothing of before is in memory any more."""

    async def close(self) -> None:
        """Keep all that was asked for, and let go."""

    # -- moves and talk

    async def append(self, table: str, line: Line, after: Line | None) -> None:
        """Keep the next move; `Stale` unless the last one that is kept is the one that the writer knows."""

    async def copy_moves(self, old: str, new: str, upto: int) -> None:
        """Begin a table with the first moves of another."""

    async def moves(self, table: str, after: int = 0) -> list[Line]:
        """All moves of a table, or those after the first few, in their order."""

    async def fold(self, before: float) -> None:
        """Keep the moves of games that have been over since before a moment in less room."""

    async def talk(self, table: str, seat: int, name: str, text: str, now: float) -> ChatLine:
        """Keep a line of talk."""

    async def talked(self, table: str, most: int, *, players: bool = True, guests: bool = True) -> list[ChatLine]:
        """The last lines of talk, in order: what players said, guests, or both."""

    async def forget_talk(self, before: float) -> None:
        """Let go of what was said at tables that have been over since before a moment."""

    # -- tables

    async def save(self, table: Table) -> None:
        """Keep a table and who sits there as its next version; `Stale` if somebody has saved it since it was read."""

    def save_soon(self, table: Table) -> None:
        """Write the summary of a table soon, unless a newer one is there by then: nobody waits for it."""

    async def table(self, name: str) -> Table | None: ...

    async def tables_of(self, person: str, *, over: bool, most: int) -> list[Table]:
        """The tables where somebody sits, finished or not, last changed first; without those put away."""

    async def archived_by(self, person: str, most: int) -> list[Table]:
        """The tables that somebody has put away, last changed first."""

    async def archive(self, person: str, table: str, wish: bool) -> None:
        """Put a table away for somebody, or take it out again."""

    async def rename(self, person: str, name: str) -> list[str]:
        """Write a new name at all tables of somebody that are not over; gives those tables."""

    async def free_tables(self, most: int) -> list[Table]:
        """Where anybody may sit down, newest first."""

    async def gathering_from(self, origin: str) -> int:
        """How many tables were opened from an address and still wait for players."""

    async def waiting_since(self, before: dict[Pace, float]) -> list[str]:
        """Tables that gather and have not changed since a moment, by their pace."""

    async def remove(self, table: str) -> None:
        """Forget a table at which nothing was played."""

    async def alarms(self, now: float) -> list[str]:
        """Tables that want looking after: a bot owes a move, or a clock runs out."""

    async def unsaved(self) -> list[str]:
        """Tables whose last moves are kept but not their summary: the server was killed in between."""

    async def going(self, person: str) -> int:
        """At how many unfinished tables somebody sits."""

    # -- people and settings

    async def person(self, name: str) -> Person | None: ...

    async def keep(self, person: Person) -> None: ...

    async def setting(self, name: str, default: str) -> str:
        """A setting of the server; made on first use."""

    async def carry_out(self, order: Order) -> None:
        """Do what the host has ordered."""

    async def barred(self) -> list[str]:
        """People and networks that are kept out."""

    async def revoked(self) -> dict[str, int]:
        """How many times people's cookies and keys were made worthless."""

    # -- time

    async def stop_clocks(self, now: float) -> None:
        """While the server was down, nobody's time ran; nor back, if the clock of the machine was set back."""

    def shift_clocks(self, by: float) -> None:
        """The time of day has jumped: whatever is kept moves along. Tables that are awake are the rooms' to move."""

    async def heartbeat(self, now: float) -> None:
        """The server is alive, and can write."""


def decode(doc: bytes) -> Table:
    """A table as it is kept."""
    return msgspec.json.decode(doc, type=Table)
