"""A killed server loses nothing that was acknowledged, and plays on by itself."""

import asyncio
import random
import signal
import sqlite3
import time
from collections.abc import Callable, Coroutine
from contextlib import closing, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from atoll.siege.kills import Duel, check_file, kill_again_and_again
from atoll.siege.subject import serving
from atoll.web import wire
from atoll.web.schema import copy
from atoll.web.visitor import Seated, Visitor
from web.house import play_on, seats


def test_a_killed_server_loses_no_acknowledged_move(tmp_path: Path) -> None:
    outcome = asyncio.run(kill_again_and_again(tmp_path, 3))
    found = outcome.found
    assert outcome.kills == 3 and found.lost == []
    assert found.moves > 50 and found.lines and found.seats and found.names


@pytest.mark.parametrize(
    ("loss", "said"),
    [
        ("DELETE FROM moves WHERE n = 2", "moves"),
        ("DELETE FROM moves WHERE n = (SELECT max(n) FROM moves AS m WHERE m.at = moves.at)", "moves"),
        ("DELETE FROM talk", "line"),
        ("DELETE FROM tables", "a seat"),
        ("DELETE FROM people", "the name"),
    ],
)
def test_the_check_after_a_kill_notices_what_is_lost(tmp_path: Path, loss: str, said: str) -> None:
    async def story() -> None:
        async with serving(tmp_path) as server:
            duel = Duel(server, 1)
            await duel.sit_down()
            playing = [asyncio.create_task(duel.play(visitor)) for visitor in duel.people]
            await asyncio.gather(*playing)
            assert duel.ledger.talk
        assert check_file(tmp_path, [duel.ledger]).lost == []
        with closing(sqlite3.connect(tmp_path / "atoll.db")) as file, file:
            file.execute(loss)
        lost = check_file(tmp_path, [duel.ledger]).lost
        assert lost and all(one.startswith(said) for one in lost)

    asyncio.run(story())


@pytest.mark.slow
@pytest.mark.parametrize("part", ["first", "second"])  # of fifty kills: side by side they take half as long
def test_a_server_killed_again_and_again_loses_no_acknowledged_move(tmp_path: Path, part: str) -> None:
    found = asyncio.run(kill_again_and_again(tmp_path, 25)).found
    assert found.lost == [] and found.moves > 500


def test_bots_think_on_when_the_server_comes_back_although_nobody_watches(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as server:
            anna = server.visitor()
            table = await anna.open_table(wire.TableWish("costa-ruana", seats("me", "expert", "expert")))
            async with anna.visit(table.id) as seated:
                frame = await play_on(seated, random.Random(1), 1)
                while frame.choices:
                    frame = await play_on(seated, random.Random(1), 1)
            await server.stop(signal.SIGKILL)  # while a bot thinks
            await server.start()
            async with asyncio.timeout(60):
                while (await anna.ask("GET", f"/api/tables/{table.id}", wire.TableView)).moves == frame.moves:
                    await asyncio.sleep(0.05)

    asyncio.run(story())


def test_the_server_shuts_down_within_five_seconds_under_load(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as server:
            duels = [Duel(server, seed) for seed in range(6)]
            playing = [asyncio.create_task(duel.run()) for duel in duels]
            anna = server.visitor()
            await anna.open_table(wire.TableWish("costa-ruana", seats("me", "expert", "expert")))
            async with asyncio.timeout(60):
                while not all(duel.moves for duel in duels):
                    await asyncio.sleep(0.01)
            began = time.monotonic()
            assert await server.stop(signal.SIGTERM) in (0, -signal.SIGTERM)
            assert time.monotonic() - began < 5
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            assert check_file(tmp_path, [duel.ledger for duel in duels]).lost == []
            await server.start()

    asyncio.run(story())


async def at_table(
    visitor: Visitor, table: str, act: Callable[[Seated], Coroutine[None, None, wire.Frame]]
) -> wire.Frame:
    """Do something at a table, and come back as often as one is sent home: a restored file may be noticed twice."""
    async with asyncio.timeout(60):
        while True:
            with suppress(ConnectionClosed):
                async with visitor.visit(table) as seated:
                    return await act(seated)


def test_a_backup_is_made_and_restored_while_people_play(tmp_path: Path) -> None:
    async def story() -> None:
        data, backup = tmp_path / "data", tmp_path / "backup.db"
        async with serving(data) as server:
            anna = server.visitor()
            table = (await anna.open_table(wire.TableWish("costa-ruana", seats("me", "random")))).id
            async with anna.visit(table) as seated:
                kept = await play_on(seated, random.Random(1), 4)
                copy(data / "atoll.db", backup)
                later = await play_on(seated, random.Random(1), 4)
                assert later.entries > kept.entries
                copy(backup, data / "atoll.db")
                with pytest.raises(ConnectionClosed):  # sent home, to come back to what was restored
                    await play_on(seated, random.Random(3))
            frame = await at_table(anna, table, lambda seated: seated.expect(wire.Frame))
            assert kept.entries <= frame.entries < later.entries
            frame = await at_table(anna, table, lambda seated: play_on(seated, random.Random(2)))
            assert frame.over is not None

    asyncio.run(story())
