"""Rate and size limits: for one socket, for one address, and for one message."""

import time
from collections import Counter, OrderedDict
from functools import lru_cache
from ipaddress import IPv6Network

from msgspec import Struct

from .log import LOG

SAID_EVERY = 60.0
"""Seconds between two lines of the log about refused connections."""
CROWD = 4
"""How many times as much as one person may do an address, or a table."""


class Limits(Struct, frozen=True):
    """Rate and size limits for one visitor. Rates are per second, bursts come on top."""

    message_bytes: int = 4096
    body_bytes: int = 16_384
    messages: float = 30  # by one socket
    messages_burst: int = 60
    shows: float = 1  # whole frames that one socket asks for; four times as many by one address
    shows_burst: int = 10
    talk: float = 1  # lines by one person; four times as many by one address, and at one table
    talk_burst: int = 10
    talk_days: float = 90  # that the talk of a finished game is kept
    fold_days: float = 30  # until the moves of a finished game are folded into one row; 0 for never
    requests: float = 40  # by one address
    requests_burst: int = 200
    new_tables: float = 0.2  # tables by one address
    new_tables_burst: int = 30
    connections: int = 300  # by one address, sockets among them
    request_seconds: float = 30  # until a request has arrived, or a part of its answer is read
    open_tables: int = 20  # opened from one address and still waiting for players
    live_wait: float = 86_400  # seconds that a table waits for players, and for a game of turns:
    turns_wait: float = 7 * 86_400
    sockets: int = 200  # by one address
    tables: int = 200  # made or joined by one person and not yet over
    mistakes: int = 200  # refused messages before a socket is closed


class Bucket:
    """A token bucket: tokens drip in at a rate, and whoever finds none is too fast."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.at = time.monotonic()

    def take(self, cost: int = 1) -> bool:
        """Take a token, or several for what is dear, if there are enough."""
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens < cost:
            return False
        self.tokens -= cost
        return True


class Buckets:
    """A bucket for every address that came lately."""

    MOST = 10_000

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, cost: int = 1) -> bool:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self.rate, self.burst)
            if len(self._buckets) > self.MOST:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take(cost)


class RateLimiter:
    """Limits requests, new tables and open sockets by address."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.most_connections = 10**9  # of all addresses
        self.connections: Counter[str] = Counter()
        self._said = -SAID_EVERY
        self.sockets: dict[str, int] = {}
        self.requests = Buckets(limits.requests, limits.requests_burst)
        self.new_tables = Buckets(limits.new_tables, limits.new_tables_burst)
        self.shows = Buckets(CROWD * limits.shows, CROWD * limits.shows_burst)
        self.talk = Buckets(limits.talk, limits.talk_burst)  # by person
        self.crowd_talk = Buckets(CROWD * limits.talk, CROWD * limits.talk_burst)  # by address and by table

    def connect(self, address: str) -> bool:
        """Count one more connection of this address, unless there are too many; without an address, only of all."""
        full = self.connections.total() >= self.most_connections
        if full or (address and self.connections[address] >= self.limits.connections):
            self._say_refused("the house" if full else address)
            return False
        self.connections[address] += 1
        return True

    def disconnect(self, address: str) -> None:
        self.connections[address] -= 1
        if not self.connections[address]:
            del self.connections[address]

    def _say_refused(self, whose: str) -> None:
        now = time.monotonic()
        if now - self._said >= SAID_EVERY:
            self._said = now
            LOG.warning("too many connections", extra={"about": {"of": whose, "open": self.connections.total()}})

    def may_talk(self, person: str, address: str, table: str) -> bool:
        """Whether a line of talk is not too much for its speaker, for where it comes from, or for the table."""
        return (
            self.talk.take(person) and self.crowd_talk.take(f"from {address}") and self.crowd_talk.take(f"at {table}")
        )

    def acquire(self, address: str) -> bool:
        """Count one more socket of this address, unless it has too many."""
        if self.sockets.get(address, 0) >= self.limits.sockets:
            return False
        self.sockets[address] = self.sockets.get(address, 0) + 1
        return True

    def release(self, address: str) -> None:
        self.sockets[address] -= 1
        if not self.sockets[address]:
            del self.sockets[address]


@lru_cache(1 << 12)
def network(host: str) -> str:
    """What limits are kept for: an IPv4 address, or the network of an IPv6 address, of which its owner has plenty."""
    if ":" not in host:
        return host
    try:
        return str(IPv6Network((host.partition("%")[0], 64), strict=False))
    except ValueError:
        return host
