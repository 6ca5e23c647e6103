"""Which server looks after the bots and clocks of a table: its keeper, as long as that is alive.

A server gives a sign of life every second, by the clock of the database, which is one for all. It also holds a lock on
a line of its own: the database lets go of that as soon as the process ends, so one that was killed need not be waited
for like one that is only silent. Nothing breaks if two keep a table by mistake, as every word goes through the same
log; it only costs thoughts.
"""

import secrets
import time
from collections.abc import Collection
from typing import NamedTuple

from . import clock
from .store.postgres import PostgresStore

DEAD = 5.0
"""Seconds without a sign of life after which a server's tables go to others."""
LATE = 1.5
"""Seconds after which they do if its lock is free as well."""
PRESENCE = 6_170_033
"""Of all advisory locks, those of servers."""
SLOW = 0.5
"""Seconds: an answer that takes longer does not say what time it is."""

PULSE = """
INSERT INTO servers VALUES ($1, clock_timestamp()) ON CONFLICT (id) DO UPDATE SET seen = clock_timestamp()
RETURNING extract(epoch FROM seen)::float8"""
ALIVE = f"""
seen > clock_timestamp() - interval '{DEAD} s' AND (
    seen > clock_timestamp() - interval '{LATE} s'
    OR NOT pg_try_advisory_xact_lock_shared({PRESENCE}, hashtext(servers.id))
)"""
BURY = f"DELETE FROM servers WHERE NOT ({ALIVE}) RETURNING id"  # noqa: S608 - our own words
FREE = f"(keeper IS NULL OR keeper = $1 OR NOT EXISTS (SELECT FROM servers WHERE servers.id = keeper AND {ALIVE}))"
CLAIM = f"UPDATE tables SET keeper = $1 WHERE id = $2 AND {FREE} RETURNING id"  # noqa: S608
RELEASE = "UPDATE tables SET keeper = NULL WHERE id = $2 AND keeper = $1"
ALARMS = f"""
UPDATE tables SET keeper = $1 WHERE id IN (
    SELECT id FROM tables WHERE alarm <= $2 AND id <> ALL($3::text[]) AND {FREE}
    ORDER BY alarm LIMIT 50 FOR UPDATE SKIP LOCKED
) RETURNING id"""  # noqa: S608
"""Not all at once, so that other servers get their share."""


class Pulse(NamedTuple):
    """What a server finds out as it gives a sign of life."""

    others: set[str]
    dead: list[str]  # that nobody else has found


class Keeper:
    """The signs of life of one server, and the tables that it keeps."""

    def __init__(self, store: PostgresStore) -> None:
        self.store = store
        self.server = secrets.token_hex(4)
        self.kept: set[str] = set()
        self._heard = 0.0  # when our last sign of life was surely there

    async def beat(self) -> Pulse:
        """Give a sign of life; what time it is goes by the answer."""
        asked = time.monotonic()
        rows = await self.store.ask(PULSE, self.server)
        if time.monotonic() - asked < SLOW:
            clock.follow(rows[0][0], (asked + time.monotonic()) / 2)
        self._heard = asked
        dead = [row[0] for row in await self.store.ask(BURY)]
        others = await self.store.ask("SELECT id FROM servers WHERE id <> $1", self.server)
        return Pulse({row[0] for row in others}, dead)

    async def die(self) -> None:
        """Others may have our tables at once."""
        await self.store.ask("DELETE FROM servers WHERE id = $1", self.server)
        clock.follow(None)

    async def keeps(self, table: str) -> bool:
        """Whether a table is ours to look after; it becomes ours if it is nobody's, or a dead server's."""
        if table in self.kept and time.monotonic() - self._heard < LATE:
            return True  # nobody can have taken it: we were alive a moment ago
        self.kept.discard(table)
        if await self.store.ask(CLAIM, self.server, table):
            self.kept.add(table)
        return table in self.kept

    async def alarms(self, now: float, awake: Collection[str]) -> list[str]:
        """Tables that want looking after, and are ours from now on; those that are awake look after themselves."""
        rows = await self.store.ask(ALARMS, self.server, now, list(awake))
        self.kept.update(row[0] for row in rows)
        return [row[0] for row in rows]

    async def release(self, table: str) -> None:
        """Whoever wants to may keep a table that sleeps here."""
        if table in self.kept:
            self.kept.discard(table)
            await self.store.ask(RELEASE, self.server, table)
