"""Games and thoughts on a real Ray cluster of this machine, which dies and comes back; only where Ray is installed."""

import asyncio
import os
import secrets
import signal
import subprocess
import sys
import time
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from queue import Queue
from typing import Any
from unittest.mock import Mock

import pytest

import atoll
from atoll.cli import main
from atoll.play import cluster
from atoll.play.arena import fixtures, play_fixture
from atoll.play.cluster import Cluster, NoRay, called
from atoll.play.workers import OnRay, run_all
from atoll.web import botpool
from atoll.web.botpool import BotPool, Customer, Thought
from atoll.web.load import free_port
from atoll.web.metrics import Metrics
from atoll.web.thinkers import Elsewhere

PIECES: list[Any] = [("costa-ruana", {}, fixture, 7) for fixture in fixtures(["quick@1", "random"], 2, 4)]
ANNA = Customer("here", "anna", attended=True)
FOR_EVER = "search@100000s"
PATIENCE = 60.0

needs_ray = pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed (pip install atoll[ray])")
ON_LOOPBACK = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}
"""Makes Ray treat this machine as a desktop, whose address is 127.0.0.1; else it listens on all interfaces."""


@pytest.fixture(autouse=True)
def on_loopback(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    """For this process, its envoys and the clusters that it starts; whoever has not their token stays out."""
    token = tmp_path_factory.mktemp("token") / "auth_token"
    token.write_text(secrets.token_hex(32))
    for name, value in {**ON_LOOPBACK, "RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN_PATH": str(token)}.items():
        monkeypatch.setenv(name, value)


class Clustered:
    """A Ray cluster of one machine on loopback. It can be killed as by a power cut, and started again."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.folder = folder
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def start(self) -> None:
        ray = str(Path(sys.executable).with_name("ray"))
        options = "start --head --block --num-cpus 2 --include-dashboard false --disable-usage-stats"
        command = [ray, *options.split(), "--port", str(self.port), "--temp-dir", str(self.folder)]
        quiet = subprocess.DEVNULL
        self.process = subprocess.Popen(command, stdout=quiet, stderr=quiet, start_new_session=True)

    def kill(self) -> None:
        if self.process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.process = None


def opening() -> tuple[str, int]:
    """A record with a question, and whose it is."""
    match = atoll.match("costa-ruana", seats=2, seed=7)
    match.say(match.state.waiting()[0], "place 1")
    return match.record.format(), match.state.waiting()[0]


def wait_until_called(folder: str) -> str:
    """Work that says where it is done, and goes on until it is called upon."""
    Path(folder, str(os.getpid())).touch()
    while not called():
        time.sleep(0.01)
    return "called"


async def until_thinking(bots: BotPool, there: bool) -> None:
    """Until bots think on the cluster, or here."""
    async with asyncio.timeout(PATIENCE):
        while isinstance(bots.thinkers, Elsewhere) != there:
            await asyncio.sleep(0.05)


def working(folder: Path) -> set[int]:
    return {int(path.name) for path in folder.iterdir()}


@needs_ray
@pytest.mark.slow
def test_bots_think_on_a_cluster_while_it_is_there_and_here_while_it_is_not(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(botpool, "KNOCK", 0.2)
    record, seat = opening()

    async def think(bots: BotPool, level: str, thought: Thought | None = None) -> str:
        return await bots.think(record, seat, level, ANNA, lambda: True, 0.0, thought)

    async def hurry(bots: BotPool, meanwhile: Any = None) -> str:
        """Have a bot think for ever, until somebody has waited enough."""
        thought = Thought(most=100_000.0)
        thinking = asyncio.create_task(think(bots, FOR_EVER, thought))
        while not bots.metrics.thinking:
            await asyncio.sleep(0.01)
        if meanwhile is not None:
            await meanwhile()
        thought.stop.set()
        return await thinking

    async def story(home: Clustered) -> None:
        bots = BotPool(1, Metrics())
        try:
            expected = await think(bots, "search@50i")
            bots.join(home.address)
            home.start()
            await until_thinking(bots, there=True)
            assert bots._gate.workers == 2
            assert await think(bots, "search@50i") == expected
            assert await hurry(bots)  # else it would never come
            await lose_a_worker(bots, tmp_path)

            async def power_cut() -> None:
                home.kill()
                await until_thinking(bots, there=False)

            assert await hurry(bots, power_cut)  # the thought that was under way goes on here
            assert bots._gate.workers == 1 and await think(bots, "search@50i") == expected
            home.start()
            await until_thinking(bots, there=True)
            assert await think(bots, "search@50i") == expected
        finally:
            bots.close()
            home.kill()

    asyncio.run(story(Clustered(tmp_path_factory.mktemp("ray"))))


async def lose_a_worker(bots: BotPool, folder: Path) -> None:
    """Kill the process that thinks, in mid-thought: another begins anew, and is called upon like the first."""
    assert isinstance(bots.thinkers, Elsewhere)
    joined = bots.thinkers.cluster
    future = joined.submit(wait_until_called, str(folder))
    async with asyncio.timeout(PATIENCE):
        while not (first := working(folder)):
            await asyncio.sleep(0.02)
        os.kill(first.pop(), signal.SIGKILL)
        while len(working(folder)) < 2:
            await asyncio.sleep(0.02)
        joined.call(future)
        assert await asyncio.wrap_future(future) == "called"


@needs_ray
@pytest.mark.slow
def test_games_on_ray_are_the_games_played_here(capfd: pytest.CaptureFixture[str]) -> None:
    here = sorted((one.number, one.points) for one in run_all(play_fixture, PIECES))
    there = sorted((one.number, one.points) for one in run_all(play_fixture, PIECES, OnRay("local")))
    assert here == there
    assert "SIGTERM" not in capfd.readouterr().err  # whoever joined leaves without a stack trace


def test_a_cluster_that_dies_while_it_is_asked_ends_the_envoy_and_nothing_is_raised(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Dying:
        """A Ray whose actors have died."""

        def get(self, _: object) -> None:
            raise RuntimeError("the actor died")

    ended: Queue[int] = Queue()
    monkeypatch.setattr(os, "_exit", ended.put)
    monkeypatch.setattr(cluster, "SILENCE", 0.01)
    monkeypatch.setattr(cluster, "library", Dying)
    cluster.watch(Mock(), lambda *_: None)
    assert ended.get(timeout=60) == 1


@needs_ray
def test_where_no_cluster_answers_one_sentence_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    command = f"simulate costa-ruana --games 1 --jobs ray:127.0.0.1:{free_port()}"
    assert main(command.split()) == 2
    assert "no Ray cluster can be used at 127.0.0.1" in capsys.readouterr().err


@pytest.mark.skipif(find_spec("ray") is not None, reason="Ray is installed, so nothing says how to get it")
def test_without_ray_one_sentence_says_how_to_get_it() -> None:
    with pytest.raises(NoRay, match="atoll\\[ray\\]"):
        Cluster("local")
