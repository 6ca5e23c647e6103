"""The server that is tried: a process of its own on this machine, which can be killed and started again."""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

from atoll.kernel.mistakes import Mistake
from atoll.web.load import free_port
from atoll.web.visitor import Visitor

HOST = "127.0.0.1"
QUICK = ("--unlimited", "--pause", "0", "--workers", "1")
"""Nobody is too fast, and bots do not pause."""
PATIENCE = 60.0
"""Seconds that it may take to start."""


class Subject:
    """`atoll serve` on a port that stays the same from one life to the next; packages are searched in `paths` first."""

    def __init__(self, data: Path, paths: tuple[Path, ...] = (), settings: tuple[str, ...] = QUICK) -> None:
        self.data = data
        self.log = data / "log"
        self.settings = settings
        self.environment = {**os.environ, "PYTHONPATH": os.pathsep.join([*map(str, paths), *sys.path])}
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def visitor(self, source: str = "") -> Visitor:
        """Somebody who comes to it, from an address of this machine."""
        return Visitor(HOST, self.port, source)

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    async def start(self) -> None:
        """Begin a life; what it says goes to its log."""
        place = ["--port", str(self.port), "--data", str(self.data), "--no-browser"]
        command = [sys.executable, "-m", "atoll", "serve", *self.settings, *place]
        self.data.mkdir(parents=True, exist_ok=True)
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=log, env=self.environment)
        try:
            async with asyncio.timeout(PATIENCE):
                while not await self._answers():
                    await asyncio.sleep(0.02)
        except TimeoutError:
            raise Mistake(f"the server that is to be tried did not answer within {PATIENCE:.0f} s") from None

    async def _answers(self) -> bool:
        with contextlib.suppress(OSError):
            return (await self.visitor().fetch("GET", "/healthz"))[0] == 200
        return False

    async def stop(self, how: signal.Signals) -> int:
        """End it; gives the exit status."""
        assert self.process is not None
        self.process.send_signal(how)
        return await asyncio.to_thread(self.process.wait, 30)

    def memory(self) -> float:
        """Megabytes that it holds just now, without its bots."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    def faults(self) -> list[str]:
        """What its log says of errors."""
        lines = self.log.read_text(encoding="utf-8").splitlines()
        return [line for line in lines if '"level":"error"' in line or not line.startswith("{")]


@contextlib.asynccontextmanager
async def serving(data: Path, *paths: Path, settings: tuple[str, ...] = QUICK) -> AsyncIterator[Subject]:
    """A server while the trial goes on."""
    subject = Subject(data, paths, settings)
    try:
        await subject.start()
        yield subject
    finally:
        await subject.stop(signal.SIGKILL)
