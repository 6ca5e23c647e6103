"""Finished games that are folded into one row: nobody who reads them notices."""

import asyncio
import random
from pathlib import Path

import msgspec
import pytest

from atoll.cli import main
from atoll.web import wire
from atoll.web.cache import Cache
from atoll.web.serve import UNLIMITED
from atoll.web.store import Line
from atoll.web.store.folded import fold, unfold
from atoll.web.store.sql import SqlStore
from atoll.web.visitor import Visitor
from web.house import House, asked, house, play_on, seats

LATER = 1e11
"""When every game of today is long over."""


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest) -> str:
    """Nothing for the file of the folder, or the address of a database."""
    if request.param == "sqlite":
        return ""
    pytest.importorskip("asyncpg", reason="PostgreSQL needs its driver, asyncpg: its tests are left out")
    return str(request.getfixturevalue("postgres"))


def test_what_was_folded_unfolds_to_the_same() -> None:
    lines = [Line(n, n % 4, f"take {n} “ü”", 1795033986.6407733 + n / 7) for n in range(1, 400)]
    assert unfold(fold(lines)) == lines
    assert len(fold(lines)) < 5000
    assert unfold(fold([])) == []


async def finished(inn: House) -> tuple[Visitor, str]:
    """A game that Anna has played to its end against a bot."""
    anna = await inn.named("Anna")
    table = (await anna.open_table(wire.TableWish("costa-ruana", seats("me", "random")))).id
    async with anna.visit(table) as seated:
        await play_on(seated, random.Random(1))
    async with asyncio.timeout(10):
        while not await count(inn, "tables WHERE phase = 'over'"):  # it is written down a moment later
            await asyncio.sleep(0.02)
    return anna, table


async def readings(inn: House, anna: Visitor, table: str) -> list[bytes]:
    """All that can be read of a finished game, with nothing in memory."""
    for room in list(inn.tables.rooms.values()):
        room.close()
    inn.tables.finished = Cache(9)
    paths = ("record", "replay/0", "replay/7?seat=1", "replay/20", "lead")
    found = [await anna.fetch("GET", f"/api/tables/{table}/{path}") for path in paths]
    assert [status for status, _, _ in found] == [200] * len(paths)
    async with anna.visit(table) as seated:
        frame = await seated.expect(wire.Frame)
        return [*(content for _, _, content in found), msgspec.json.encode((frame.entries, frame.over, frame.news))]


async def count(inn: House, rows: str) -> int:
    assert isinstance(inn.tables.store, SqlStore)
    return int((await inn.tables.store._ask(f"SELECT count(*) FROM {rows}"))[0][0])


def test_a_folded_game_reads_as_before(tmp_path: Path, store: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def story() -> None:
        async with house(tmp_path / "data", store=store) as inn:
            anna, table = await finished(inn)
            before, moves = await readings(inn, anna, table), await inn.tables.store.moves(table)
            await inn.tables.store.fold(1.0)
            assert await count(inn, "moves") == len(moves)  # it is not long enough over
            await inn.tables.store.fold(LATER)
            assert (await count(inn, "moves"), await count(inn, "records")) == (0, 1)
            assert await inn.tables.store.moves(table) == moves
            assert await readings(inn, anna, table) == before
            (tmp_path / "game.atoll").write_bytes(before[0])
            assert main(["verify", str(tmp_path / "game.atoll")]) == 0

            again = await anna.ask("POST", f"/api/tables/{table}/play-on", wire.TableView, wire.PlayOn(5))
            async with anna.visit(again.id) as seated:
                assert (await asked(seated)).moves >= 5
            assert (await inn.tables.store.moves(again.id))[:5] == moves[:5]
            await inn.tables.store.fold(LATER)  # a game that goes on is left as it is
            assert await count(inn, "moves") >= 5

    asyncio.run(story())


def test_a_folded_game_is_carried_along_and_exported(tmp_path: Path, store: str, postgres: str) -> None:
    pytest.importorskip("pyarrow", reason="the extra atoll[data] is not installed")
    backup, other = tmp_path / "tables.db", "" if store else postgres
    place = ["--store", store] if store else ["--data", str(tmp_path / "data")]
    elsewhere = ["--store", other] if other else ["--data", str(tmp_path / "other")]
    source = ["--store", store] if store else ["--house", str(tmp_path / "data")]

    async def story() -> None:
        async with house(tmp_path / "data", store=store) as inn:
            anna, table = await finished(inn)
            before = await readings(inn, anna, table)
        exported = [await asyncio.to_thread(export, tmp_path / "whole", source)]
        limits = msgspec.structs.replace(UNLIMITED, fold_days=1e-9)
        async with house(tmp_path / "data", limits, store=store) as inn:
            async with asyncio.timeout(10):
                while not await count(inn, "records"):
                    await asyncio.sleep(0.02)
        exported.append(await asyncio.to_thread(export, tmp_path / "folded", source))
        assert exported[0] == exported[1]
        assert await asyncio.to_thread(main, ["backup", str(backup), *place]) == 0
        assert await asyncio.to_thread(main, ["restore", str(backup), *elsewhere]) == 0
        async with house(tmp_path / "other", store=other) as inn:
            anna.port = inn.port
            assert await readings(inn, anna, table) == before
            assert (await count(inn, "moves"), await count(inn, "records")) == (0, 1)

    asyncio.run(story())


def export(folder: Path, source: list[str]) -> list[object]:
    """All that is exported of the finished games of a house."""
    import pyarrow.parquet as pq

    assert main(["export", "costa-ruana", str(folder), "--seats", "2", *source]) == 0
    [part] = folder.glob("part-*.parquet")
    rows: list[object] = pq.read_table(part).to_pylist()
    assert rows
    return rows


def test_a_game_that_is_taken_away_leaves_nothing(tmp_path: Path, store: str) -> None:
    async def story() -> None:
        from atoll.web.orders import Order

        async with house(tmp_path / "data", store=store) as inn:
            _, table = await finished(inn)
            await inn.tables.store.fold(LATER)
            await inn.tables.store.carry_out(Order("remove", table))
            assert await count(inn, "records") == 0 and await inn.tables.store.moves(table) == []

    asyncio.run(story())
