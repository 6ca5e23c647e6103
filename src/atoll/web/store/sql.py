"""What both stores ask in the same words: one text of SQL, with numbered blanks, that PostgreSQL and SQLite understand.

What stays with each of them is what it does in its own way: how moves that have piled up are written, and how several
statements are kept together.
"""

from abc import ABC, abstractmethod
from typing import Any

import msgspec

from ..orders import Order
from ..table import Pace, Person, Table
from . import ChatLine, Line, decode
from .folded import fold, unfold

SAVE_DELAY = 0.5
"""Seconds after which the summary of a table that goes on is written (write-behind)."""
TALK_KEPT = 1000
"""How many lines of talk are kept of a table: the last ones."""
BATCH = 512
"""How many writes share a transaction at most."""
FOLDED_AT_ONCE = 1000
"""How many games are folded in an hour at most: more than an hour brings, and no burden."""

NOTHING = Line(0, 0, "", 0.0)
"""What stands before the first line."""
SAVE = """
INSERT INTO tables (id, phase, free, changed, alarm, moves, doc, origin, version)
SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9 WHERE $9 = 1 OR EXISTS (SELECT 1 FROM tables WHERE id = $1)
ON CONFLICT (id) DO UPDATE SET
    phase = $2, free = $3, changed = $4, alarm = $5, moves = $6, doc = $7, origin = $8, version = $9
WHERE tables.version = $9 - 1 AND NOT EXISTS (SELECT 1 FROM moves WHERE at = $1 AND n > $6)
RETURNING id"""
"""Only a new table may be the first version of itself, and a table that was removed does not come back. What is agreed
on rests on the last move, as stand-ins and clocks do."""
SUM_UP = """
UPDATE tables SET phase = $2, free = $3, changed = $4, alarm = $5, moves = $6, doc = $7, origin = $8
WHERE id = $1 AND version = $9 AND moves <= $6"""
SEATED_AND_PLAYING = (
    "SELECT doc FROM seated JOIN tables ON tables.id = seated.at WHERE seated.person = $1 AND phase <> 'over'"
)
REMOVE = (
    "DELETE FROM tables WHERE id = $1 AND phase = 'gathering'",
    "DELETE FROM seated WHERE at = $1 AND NOT EXISTS (SELECT 1 FROM tables WHERE id = $1)",
    "DELETE FROM talk WHERE at = $1 AND NOT EXISTS (SELECT 1 FROM tables WHERE id = $1)",
)
ORDERS = {
    "remove": (
        "DELETE FROM tables WHERE id = $1",
        "DELETE FROM seated WHERE at = $1",
        "DELETE FROM moves WHERE at = $1",
        "DELETE FROM talk WHERE at = $1",
        "DELETE FROM records WHERE at = $1",
    ),
    "bar": ("INSERT INTO barred VALUES ($1) ON CONFLICT DO NOTHING",),
    "unbar": ("DELETE FROM barred WHERE whom = $1",),
    "revoke": ("INSERT INTO revoked VALUES ($1, 1) ON CONFLICT (person) DO UPDATE SET times = revoked.times + 1",),
}
"""What is done when the host orders it, one statement after the other."""


Change = tuple[str, list[tuple[Any, ...]]]
"""A statement, and the values of all the times that it is to be done."""


def standing(table: Table) -> tuple[Any, ...]:
    """A row of a table as it is now, whatever happens to it later: for SAVE and SUM_UP."""
    doc = msgspec.json.encode(table)
    return (
        table.id, table.phase, table.has_free_seat(), table.changed, table.alarm(), table.moves, doc,
        table.origin, table.version,
    )  # fmt: skip


class SqlStore(ABC):
    """The questions that are one statement, and those changes that may be made twice."""

    _unsaved: dict[str, Table]
    """Tables that have moved on since they were last written."""

    # -- each in its own way

    @abstractmethod
    async def _ask(self, query: str, *values: object) -> list[Any]:
        """The rows that a statement gives; what it changes is kept when it returns."""

    @abstractmethod
    async def _change(self, *changes: Change) -> None:
        """Statements one after the other, all of them or none."""

    # -- moves and talk

    async def moves(self, table: str, after: int = 0) -> list[Line]:
        """All moves of a table, or those after the first few, in their order."""
        query = "SELECT n, seat, word, time FROM moves WHERE at = $1 AND n > $2 ORDER BY n"
        lines = [Line(*row) for row in await self._ask(query, table, after)]
        if lines:
            return lines
        folded = await self._ask("SELECT packed FROM records WHERE at = $1", table)
        return unfold(folded[0][0])[after:] if folded else []

    async def copy_moves(self, old: str, new: str, upto: int) -> None:
        """Begin a table with the first moves of another."""
        lines = (await self.moves(old))[:upto]
        query = "INSERT INTO moves (at, n, seat, word, time) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING"
        await self._change((query, [(new, *line) for line in lines]))

    async def fold(self, before: float) -> None:
        """Fold the games that have been over since before a moment, one after the other."""
        query = "SELECT id FROM tables WHERE phase = 'over' AND NOT folded AND changed < $1 ORDER BY changed LIMIT $2"
        for (table,) in await self._ask(query, before, FOLDED_AT_ONCE):
            packed = fold(await self.moves(table))
            await self._change(
                ("INSERT INTO records (at, packed) VALUES ($1, $2) ON CONFLICT DO NOTHING", [(table, packed)]),
                ("DELETE FROM moves WHERE at = $1", [(table,)]),
                ("UPDATE tables SET folded = true WHERE id = $1", [(table,)]),
            )

    async def forget_talk(self, before: float) -> None:
        """Let go of what was said at tables that have been over since before a moment."""
        query = "DELETE FROM talk WHERE at IN (SELECT id FROM tables WHERE phase = 'over' AND changed < $1)"
        await self._ask(query, before)

    async def talked(self, table: str, most: int, *, players: bool = True, guests: bool = True) -> list[ChatLine]:
        """The last lines of talk, in order: what players said, guests, or both."""
        query = (
            "SELECT n, seat, name, text, time FROM talk WHERE at = $1"
            " AND CASE WHEN seat >= 0 THEN CAST($2 AS boolean) ELSE CAST($3 AS boolean) END ORDER BY n DESC LIMIT $4"
        )
        return [ChatLine(*row) for row in reversed(await self._ask(query, table, players, guests, most))]

    # -- tables

    async def table(self, name: str) -> Table | None:
        rows = [] if name in self._unsaved else await self._ask("SELECT doc FROM tables WHERE id = $1", name)
        return decode(rows[0][0]) if rows else self._unsaved.get(name)

    async def _tables(self, query: str, *values: object) -> list[Table]:
        return [self._newer(decode(row[0])) for row in await self._ask(query, *values)]

    def _newer(self, kept: Table) -> Table:
        """A table as it is kept, or as it is remembered if that is newer: another server may have written it."""
        known = self._unsaved.get(kept.id, kept)
        return max(kept, known, key=lambda table: (table.version, table.moves))

    async def tables_of(self, person: str, *, over: bool, most: int) -> list[Table]:
        """The tables where somebody sits, finished or not, last changed first; without those put away."""
        query = (
            "SELECT doc FROM seated JOIN tables ON tables.id = seated.at"
            " WHERE seated.person = $1 AND (phase = 'over') = $2 AND NOT archived ORDER BY changed DESC LIMIT $3"
        )
        return await self._tables(query, person, over, most)

    async def archived_by(self, person: str, most: int) -> list[Table]:
        """The tables that somebody has put away, last changed first."""
        query = (
            "SELECT doc FROM seated JOIN tables ON tables.id = seated.at"
            " WHERE seated.person = $1 AND archived ORDER BY changed DESC LIMIT $2"
        )
        return await self._tables(query, person, most)

    async def archive(self, person: str, table: str, wish: bool) -> None:
        """Put a table away for somebody, or take it out again."""
        await self._ask("UPDATE seated SET archived = $3 WHERE person = $1 AND at = $2", person, table, wish)

    async def free_tables(self, most: int) -> list[Table]:
        """Where anybody may sit down, newest first."""
        return await self._tables("SELECT doc FROM tables WHERE free ORDER BY changed DESC LIMIT $1", most)

    async def gathering_from(self, origin: str) -> int:
        """How many tables were opened from an address and still wait for players."""
        query = "SELECT count(*) FROM tables WHERE origin = $1 AND phase = 'gathering'"
        return int((await self._ask(query, origin))[0][0])

    async def waiting_since(self, before: dict[Pace, float]) -> list[str]:
        """Tables that gather and have not changed since a moment, by their pace."""
        query = "SELECT doc FROM tables WHERE phase = 'gathering' AND changed < $1"
        tables = await self._tables(query, max(before.values()))
        return [table.id for table in tables if table.changed < before[table.pace]]

    async def remove(self, table: str) -> None:
        """Forget a table at which nothing was played."""
        await self._change(*((statement, [(table,)]) for statement in REMOVE))

    async def unsaved(self) -> list[str]:
        """Tables whose last moves are kept but not their summary: the server was killed in between."""
        query = (
            "SELECT id FROM tables WHERE phase = 'playing'"
            " AND moves <> (SELECT coalesce(max(n), 0) FROM moves WHERE at = tables.id)"
        )
        return [row[0] for row in await self._ask(query)]

    async def going(self, person: str) -> int:
        """At how many unfinished tables somebody sits."""
        query = (
            "SELECT count(*) FROM seated JOIN tables ON tables.id = seated.at"
            " WHERE seated.person = $1 AND tables.phase <> 'over'"
        )
        return int((await self._ask(query, person))[0][0])

    # -- people and settings

    async def person(self, name: str) -> Person | None:
        rows = await self._ask("SELECT id, name, language FROM people WHERE id = $1", name)
        return Person(*rows[0]) if rows else None

    async def keep(self, person: Person) -> None:
        query = "INSERT INTO people VALUES ($1, $2, $3) ON CONFLICT (id) DO UPDATE SET name = $2, language = $3"
        await self._ask(query, person.id, person.name, person.language)

    async def setting(self, name: str, default: str) -> str:
        """A setting of the server; made on first use."""
        await self._ask("INSERT INTO about VALUES ($1, $2) ON CONFLICT DO NOTHING", name, default)
        return str((await self._ask("SELECT value FROM about WHERE name = $1", name))[0][0])

    async def carry_out(self, order: Order) -> None:
        """Do what the host has ordered."""
        if order.what == "remove":
            self._unsaved.pop(order.whom, None)
        await self._change(*((statement, [(order.whom,)]) for statement in ORDERS[order.what]))

    async def barred(self) -> list[str]:
        """People and networks that are kept out."""
        return [row[0] for row in await self._ask("SELECT whom FROM barred")]

    async def revoked(self) -> dict[str, int]:
        """How many times people's cookies and keys were made worthless."""
        return {row[0]: row[1] for row in await self._ask("SELECT person, times FROM revoked")}

    async def heartbeat(self, now: float) -> None:
        """The server is alive, and can write."""
        query = "INSERT INTO about VALUES ('seen', $1) ON CONFLICT (name) DO UPDATE SET value = $1"
        await self._ask(query, str(now))
