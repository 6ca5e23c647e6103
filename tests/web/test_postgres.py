"""Tables that are kept in PostgreSQL: which databases are opened, broken lines, and games played on them."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from atoll.cli import main
from atoll.siege.database import MISSING, Database, running
from atoll.siege.subject import QUICK, serving
from atoll.web import wire
from web.house import play_on, seats

asyncpg = pytest.importorskip("asyncpg", reason="PostgreSQL needs its driver, asyncpg: its tests are left out")

from atoll.web.metrics import Metrics  # noqa: E402
from atoll.web.store import Line, Stale  # noqa: E402
from atoll.web.store import postgres as postgres_store  # noqa: E402
from atoll.web.store.postgres import PostgresStore  # noqa: E402
from web.test_stores import fresh  # noqa: E402

FIRST = Line(1, 0, "take 1", 10.0)


def serve(data: Path, url: str) -> list[str]:
    return ["serve", "--no-browser", "--port", "0", "--data", str(data), "--store", url]


class Torn:
    """A line that breaks after so many answers have been given, before anybody hears the next one."""

    def __init__(self, pool: Any, after: int = 0) -> None:
        self.pool = pool
        self.left = after

    async def fetch(self, *asked: Any) -> Any:
        answer = await self.pool.fetch(*asked)
        self.left -= 1
        if self.left == -1:
            raise asyncpg.ConnectionDoesNotExistError("the line is broken")
        return answer


def test_a_move_whose_answer_was_lost_is_looked_for_and_found(postgres: str) -> None:
    async def story() -> None:
        store = await PostgresStore.open(postgres, Metrics())
        pool, store._pool = store._pool, Torn(store._pool)
        await store.append("t", FIRST, None)
        with pytest.raises(Stale):
            await store.append("t", Line(1, 1, "take 2", 11.0), None)
        assert await store.moves("t") == [FIRST]
        store._pool = pool
        await store.close()

    asyncio.run(story())


def test_lines_that_are_cut_cost_no_move(postgres: str) -> None:
    async def story() -> None:
        store = await PostgresStore.open(postgres, Metrics())
        axe = await asyncpg.connect(postgres)
        before = None
        for n in range(1, 41):
            if n % 8 == 0:
                cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
                await axe.execute(f"{cut} AND pid <> pg_backend_pid()")
            line = Line(n, 0, f"take {n}", float(n))
            await store.append("t", line, before)
            before = line
        assert [line.n for line in await store.moves("t")] == list(range(1, 41))
        await axe.close()
        await store.close()

    asyncio.run(story())


def test_a_summary_that_the_database_was_not_there_to_take_is_written_when_it_is_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if MISSING:
        pytest.skip(MISSING)
    monkeypatch.setattr(postgres_store, "SAVE_DELAY", 0.05)
    monkeypatch.setattr(postgres_store, "AGAIN", 0.2)

    async def story(server: Database) -> None:
        failed = asyncio.Event()
        monkeypatch.setattr(postgres_store, "log_trouble", lambda *_: failed.set())
        store = await PostgresStore.open(server.url, Metrics())
        table = fresh()
        await store.save(table)
        await asyncio.to_thread(server.stop)
        table.points = [3, 4]
        store.save_soon(table)
        await failed.wait()
        await asyncio.to_thread(server.start)
        async with asyncio.timeout(20):
            while (kept := await store.fresh(table.id)) is None or kept.points != [3, 4]:
                await asyncio.sleep(0.05)
        await store.close()

    with running() as server:
        asyncio.run(story(server))


def test_a_database_of_a_newer_version_is_refused_in_one_sentence(
    postgres: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def age() -> None:
        await (await PostgresStore.open(postgres, Metrics())).close()
        connection = await asyncpg.connect(postgres)
        await connection.execute("UPDATE atoll_schema SET version = version + 1")
        await connection.close()

    asyncio.run(age())
    assert main(serve(tmp_path, postgres)) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1 and "was written by a newer Atoll" in said


@pytest.mark.parametrize(
    ("url", "said"),
    [("mysql://127.0.0.1/x", "not 'mysql://"), ("postgresql://127.0.0.1:1/x", "cannot be kept in PostgreSQL")],
)
def test_what_is_no_database_is_said_in_one_sentence(
    url: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(serve(tmp_path, url)) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1 and said in err


def test_a_game_is_played_to_its_end(postgres: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "data", settings=(*QUICK, "--store", postgres)) as server:
            anna = server.visitor()
            table = (await anna.open_table(wire.TableWish("costa-ruana", seats("me", "random")))).id
            async with anna.visit(table) as seated:
                frame = await play_on(seated, random.Random(1))
            assert frame.over is not None
            assert not (tmp_path / "data" / "atoll.db").exists()

    asyncio.run(asyncio.wait_for(story(), 60))
