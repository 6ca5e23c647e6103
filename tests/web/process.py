"""A server in a process of its own, which can be killed."""

import asyncio
import contextlib
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

from atoll.web.load import free_port
from atoll.web.visitor import Visitor


class Process:
    """`atoll serve` on a port that stays the same from one life to the next."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def visitor(self) -> Visitor:
        return Visitor("127.0.0.1", self.port)

    async def start(self) -> None:
        settings = ["--no-browser", "--unlimited", "--pause", "0", "--workers", "1"]
        place = ["--port", str(self.port), "--data", str(self.data)]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "atoll", "serve", *settings, *place], stderr=subprocess.DEVNULL
        )
        async with asyncio.timeout(30):
            while True:
                with contextlib.suppress(OSError):
                    if (await self.visitor().fetch("GET", "/healthz"))[0] == 200:
                        return
                await asyncio.sleep(0.02)

    async def stop(self, how: signal.Signals) -> int:
        """End it; gives the exit status."""
        assert self.process is not None
        self.process.send_signal(how)
        return await asyncio.to_thread(self.process.wait, 30)


@contextlib.asynccontextmanager
async def serving(data: Path) -> AsyncIterator[Process]:
    process = Process(data)
    await process.start()
    try:
        yield process
    finally:
        await process.stop(signal.SIGKILL)
