"""Mishaps of a house with two servers, inside the test: nothing that was shown may be lost, or be played twice."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

pytest.importorskip("asyncpg", reason="PostgreSQL needs its driver, asyncpg: its tests are left out")

from atoll.siege.company import Crowd
from atoll.siege.database import Database, running
from atoll.siege.relay import relaying
from atoll.web.serve import UNLIMITED
from atoll.web.store.errands import connected
from web.house import House, house
from web.servers import two_servers

ENOUGH = 30
"""Moves before a mishap, and after it."""


@pytest.fixture
def database(postgres_server: str) -> Iterator[Database]:
    """A database of the test's own, which may crash."""
    with running() as own:
        yield own


@asynccontextmanager
async def crowded(folder: Path, url: str, *servers: House) -> AsyncIterator[Crowd]:
    """People who play at these servers; at the end all that they were shown is there."""
    crowd = Crowd(folder, url, lambda: [server.port for server in servers if not server.web.should_exit], pairs=2)
    async with crowd.play():
        await crowd.until_played(ENOUGH)
        yield crowd
        await crowd.until_played(ENOUGH)
    found = await crowd.check()
    assert found.lost == []
    assert found.moves >= 2 * ENOUGH


@pytest.mark.slow
def test_a_database_that_crashes_loses_nothing(database: Database, tmp_path: Path) -> None:
    async def story() -> None:
        async with two_servers(tmp_path, database.url) as servers, crowded(tmp_path, database.url, *servers):
            await asyncio.to_thread(database.stop)
            await asyncio.to_thread(database.start)

    asyncio.run(asyncio.wait_for(story(), 250))


@pytest.mark.slow
def test_lines_that_are_cut_lose_nothing(postgres: str, tmp_path: Path) -> None:
    async def story() -> None:
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
        async with (
            two_servers(tmp_path, postgres) as servers,
            crowded(tmp_path, postgres, *servers),
            connected(postgres) as line,
        ):
            await line.execute(f"{cut} AND pid <> pg_backend_pid()")

    asyncio.run(asyncio.wait_for(story(), 250))


@pytest.mark.slow
def test_servers_that_are_opened_anew_one_after_the_other_stop_nobody(postgres: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            two_servers(tmp_path, postgres) as (here, there),
            house(tmp_path / "a", UNLIMITED, store=postgres) as newer,
            crowded(tmp_path, postgres, here, there, newer) as crowd,
        ):
            for server in (here, there):
                server.web.should_exit = True
                await crowd.until_played(ENOUGH)

    asyncio.run(asyncio.wait_for(story(), 250))


@pytest.mark.slow
def test_a_server_that_is_cut_off_for_twelve_seconds_loses_nothing(postgres: str, tmp_path: Path) -> None:
    async def story() -> None:
        port = int(postgres.rpartition(":")[2].partition("/")[0])
        async with (
            relaying(port) as relay,
            house(tmp_path, UNLIMITED, store=postgres) as here,
            house(tmp_path, UNLIMITED, store=postgres.replace(f":{port}/", f":{relay.port}/")) as there,
            crowded(tmp_path, postgres, here, there) as crowd,
        ):
            relay.open.clear()
            await asyncio.sleep(12)
            await crowd.until_played(ENOUGH)  # at the other one
            relay.open.set()

    asyncio.run(asyncio.wait_for(story(), 250))
