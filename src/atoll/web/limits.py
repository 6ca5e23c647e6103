"""How much is too much: for one socket, for one address, and in one message."""

import time
from collections import OrderedDict

from msgspec import Struct


class Limits(Struct, frozen=True):
    """What one stranger may ask of the house. Rates are per second, bursts come on top."""

    message_bytes: int = 4096
    body_bytes: int = 16_384
    messages: float = 30  # by one socket
    messages_burst: int = 60
    requests: float = 40  # by one address
    requests_burst: int = 200
    lays: float = 0.2  # tables by one address
    lays_burst: int = 30
    sockets: int = 200  # by one address
    tables: int = 200  # made or joined by one person and not yet over
    mistakes: int = 200  # refused messages before a socket is closed


class Bucket:
    """Tokens that drip in at a rate; whoever finds none is too fast."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.at = time.monotonic()

    def take(self) -> bool:
        """Take a token, if there is one."""
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Buckets:
    """A bucket for every address that came lately."""

    MOST = 10_000

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self.rate, self.burst)
            if len(self._buckets) > self.MOST:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take()


class Doorman:
    """Remembers the addresses that came lately, and how busily they ask."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.sockets: dict[str, int] = {}
        self.asking = Buckets(limits.requests, limits.requests_burst)
        self.laying = Buckets(limits.lays, limits.lays_burst)

    def lets_in(self, address: str) -> bool:
        """Count one more socket of this address, unless it has too many."""
        if self.sockets.get(address, 0) >= self.limits.sockets:
            return False
        self.sockets[address] = self.sockets.get(address, 0) + 1
        return True

    def sees_off(self, address: str) -> None:
        self.sockets[address] -= 1
        if not self.sockets[address]:
            del self.sockets[address]
