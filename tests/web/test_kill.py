"""A killed server loses nothing that was acknowledged, and plays on by itself."""

import asyncio
import random
import signal
import sqlite3
import time
from contextlib import closing
from http.client import HTTPException
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from atoll.play.match import Match
from atoll.play.record import Entry
from atoll.web import wire
from atoll.web.store import copy, decode
from atoll.web.visitor import Visitor
from web.house import play_on, seats
from web.process import Process, serving


class Duel:
    """Two people who play on whatever happens to the server, and remember what it acknowledged."""

    def __init__(self, server: Process, seed: int) -> None:
        self.server = server
        self.people = (server.visitor(), server.visitor())
        self.table = ""
        self.acknowledged = 0
        self.seen = 0  # acknowledged moves in all games
        self.dice = random.Random(seed)

    async def sit_down(self) -> None:
        anna, ben = self.people
        table = await anna.lay(wire.TableWish("costa-ruana", seats("me", "open")))
        self.table, self.acknowledged = table.id, 0
        await ben.ask("POST", f"/api/tables/{self.table}/sit", wire.TableView, wire.Sit())
        await anna.ask("POST", f"/api/tables/{self.table}/start", wire.TableView)

    async def play(self, visitor: Visitor) -> None:
        """Answer every question; come back when the line breaks."""
        while True:
            try:
                known = self.acknowledged  # the other's frames may be newer than one that is under way to us
                async with visitor.visit(self.table) as seated:
                    while True:
                        frame = await seated.expect(wire.Frame)
                        assert frame.entries >= known, "an acknowledged move is lost"
                        known = frame.entries
                        self.seen += max(0, known - self.acknowledged)
                        self.acknowledged = max(known, self.acknowledged)
                        if frame.phase == "over":
                            return
                        if frame.choices:
                            await seated.say(wire.Play(frame.seq, self.dice.choice(frame.choices).word))
            except (WebSocketException, OSError, EOFError):
                await asyncio.sleep(0.05)

    async def run(self) -> None:
        while True:
            try:
                await self.sit_down()
            except (OSError, HTTPException):
                await asyncio.sleep(0.05)
                continue
            await asyncio.gather(*(self.play(visitor) for visitor in self.people))


def check_file(data: Path, duels: list[Duel]) -> int:
    """Every game in the file replays, and holds what was acknowledged; gives the number of moves."""
    moves = 0
    with closing(sqlite3.connect(data / "atoll.db")) as file:
        assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        for name, doc in file.execute("SELECT id, doc FROM tables WHERE phase <> 'gathering'").fetchall():
            rows = file.execute("SELECT n, seat, word FROM moves WHERE at = ? ORDER BY n", (name,)).fetchall()
            assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
            Match.replay(decode(doc).record([Entry(seat, word) for _, seat, word in rows]))
            moves += len(rows)
            for duel in duels:
                assert duel.table != name or len(rows) >= duel.acknowledged
    return moves


async def kill_again_and_again(data: Path, times: int) -> int:
    dice = random.Random(7)
    async with serving(data) as server:
        duels = [Duel(server, seed) for seed in range(6)]
        playing = [asyncio.create_task(duel.run()) for duel in duels]
        for _ in range(times):
            enough = sum(duel.seen for duel in duels) + dice.randint(20, 120)
            async with asyncio.timeout(60):
                while sum(duel.seen for duel in duels) < enough:
                    await asyncio.sleep(0.001)
            await server.stop(signal.SIGKILL)
            check_file(data, duels)
            await server.start()
        for task in playing:
            assert not task.done() or task.exception() is None
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        return check_file(data, duels)


def test_a_killed_server_loses_no_acknowledged_move(tmp_path: Path) -> None:
    assert asyncio.run(kill_again_and_again(tmp_path, 3)) > 50


@pytest.mark.slow
def test_a_server_killed_fifty_times_loses_no_acknowledged_move(tmp_path: Path) -> None:
    assert asyncio.run(kill_again_and_again(tmp_path, 50)) > 1000


def test_bots_think_on_when_the_server_comes_back_although_nobody_watches(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as server:
            anna = server.visitor()
            table = await anna.lay(wire.TableWish("costa-ruana", seats("easy", "easy", "easy")))
            await asyncio.sleep(0.5)
            await server.stop(signal.SIGKILL)
            await server.start()
            async with asyncio.timeout(60):
                while (await anna.ask("GET", f"/api/tables/{table.id}", wire.TableView)).phase != "over":
                    await asyncio.sleep(0.2)

    asyncio.run(story())


def test_the_server_shuts_down_within_five_seconds_under_load(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as server:
            duels = [Duel(server, seed) for seed in range(6)]
            playing = [asyncio.create_task(duel.run()) for duel in duels]
            anna = server.visitor()
            await anna.lay(wire.TableWish("costa-ruana", seats("me", "hard", "hard")))
            await asyncio.sleep(1.5)
            began = time.monotonic()
            assert await server.stop(signal.SIGTERM) in (0, -signal.SIGTERM)
            assert time.monotonic() - began < 5
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            check_file(tmp_path, duels)
            await server.start()

    asyncio.run(story())


def test_a_backup_is_made_and_restored_while_people_play(tmp_path: Path) -> None:
    async def story() -> None:
        data, backup = tmp_path / "data", tmp_path / "backup.db"
        async with serving(data) as server:
            anna = server.visitor()
            table = (await anna.lay(wire.TableWish("costa-ruana", seats("me", "random")))).id
            async with anna.visit(table) as seated:
                kept = await play_on(seated, random.Random(1), 4)
                copy(data / "atoll.db", backup)
                later = await play_on(seated, random.Random(1), 4)
                assert later.entries > kept.entries
                copy(backup, data / "atoll.db")
                with pytest.raises(ConnectionClosed):  # sent home, to come back to what was restored
                    await play_on(seated, random.Random(3))
            async with anna.visit(table) as seated:
                frame = await seated.expect(wire.Frame)
                assert kept.entries <= frame.entries < later.entries
            async with anna.visit(table) as seated:
                assert (await play_on(seated, random.Random(2))).over is not None

    asyncio.run(story())
