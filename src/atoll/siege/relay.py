"""A line that can fall silent without breaking, as when a cable is pulled, or lead elsewhere from now on."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress


class Relay:
    """Carries bytes to a port of this machine and back, while it is open."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.port = 0
        self.open = asyncio.Event()
        self.open.set()
        self._carrying: set[asyncio.Task[None]] = set()

    async def meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Somebody calls."""
        await self.open.wait()
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            await _close(writer)  # nobody is there
            return
        for source, sink in ((reader, back), (there, writer)):
            task = asyncio.create_task(self._carry(source, sink))
            self._carrying.add(task)
            task.add_done_callback(self._carrying.discard)

    async def _carry(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        try:
            with suppress(OSError):
                while data := await source.read(1 << 16):
                    await self.open.wait()
                    sink.write(data)
                    await sink.drain()
        finally:
            await _close(sink)

    async def hang_up(self) -> None:
        """Cut all lines."""
        for task in self._carrying:
            task.cancel()
        await asyncio.gather(*self._carrying, return_exceptions=True)


async def _close(sink: asyncio.StreamWriter) -> None:
    sink.close()
    with suppress(OSError):
        await sink.wait_closed()


@asynccontextmanager
async def relaying(target: int) -> AsyncIterator[Relay]:
    """A relay to a port, for so long."""
    relay = Relay(target)
    server = await asyncio.start_server(relay.meet, "127.0.0.1", 0)
    relay.port = server.sockets[0].getsockname()[1]
    try:
        yield relay
    finally:
        server.close()
        await relay.hang_up()
