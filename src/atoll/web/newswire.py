"""How the servers of one house hear from each other: a channel of the database that they share."""

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable, Iterator
from typing import Any

import asyncpg
import msgspec

from .keeper import PRESENCE
from .log import LOG, log_trouble
from .news import CHANNEL, Hint, Note, packed
from .store.postgres import LOST

AGAIN = 0.2
"""Seconds before a broken line is opened again."""

_decoder = msgspec.json.Decoder(Note)


@contextlib.contextmanager
def _trying() -> Iterator[None]:
    """Whatever ends a line to the database, it is opened again; what is more than a broken line is written down."""
    try:
        yield
    except LOST:
        pass
    except asyncpg.PostgresError as error:
        log_trouble("the database has no line for news", error)


class Newswire:
    """Two lines to the database: one to tell, one to listen, by which the database knows that we are there."""

    def __init__(self, url: str, server: str, on_hint: Callable[[str, Hint], None], on_gap: Callable[[], None]) -> None:
        self.url = url
        self.server = server
        self.on_hint = on_hint
        self.on_gap = on_gap  # hints may have been lost
        self._untold: deque[Hint] = deque()
        self._bell = asyncio.Event()
        self._listening = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Listen, before anything is read that others may be changing."""
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._send())]
        await self._listening.wait()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def tell(self, hint: Hint) -> None:
        """Tell the others soon; what piles up goes together."""
        self._untold.append(hint)
        self._bell.set()

    async def _send(self) -> None:
        """A note waits for no disk: it holds nothing that is not kept."""
        while True:
            with _trying():
                line = await asyncpg.connect(self.url, timeout=5, command_timeout=5)
                try:
                    await line.execute("SET synchronous_commit = off")
                    while True:
                        await self._bell.wait()
                        self._bell.clear()
                        for note in packed(self.server, self._untold):
                            await line.execute(f"SELECT pg_notify('{CHANNEL}', $1)", note)
                finally:
                    line.terminate()
            await asyncio.sleep(AGAIN)

    async def _listen(self) -> None:
        while True:
            with _trying():
                line = await asyncpg.connect(self.url, timeout=5)
                try:
                    broken = asyncio.Event()
                    line.add_termination_listener(lambda _, broken=broken: broken.set())
                    await line.execute("SELECT pg_try_advisory_lock($1, hashtext($2))", PRESENCE, self.server)
                    await line.add_listener(CHANNEL, self._hear)
                    self._listening.set()
                    self.on_gap()  # whatever was told before
                    await broken.wait()
                finally:
                    line.terminate()
            await asyncio.sleep(AGAIN)

    def _hear(self, _line: Any, _process: int, _channel: str, text: str) -> None:
        try:
            note = _decoder.decode(text)
        except msgspec.DecodeError as error:  # another version of ours, or another program
            log_trouble("news cannot be read", error)
            self.on_gap()
            return
        if note.server == self.server:
            return
        for hint in note.hints:
            try:
                self.on_hint(note.server, hint)
            except Exception:
                LOG.exception("news cannot be followed", extra={"about": {"hint": type(hint).__name__}})
