"""A house whose database has a standby that takes its place while people play."""

import asyncio
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("asyncpg", reason="PostgreSQL needs its driver, asyncpg: its tests are left out")

from atoll.siege.company import Crowd
from atoll.siege.database import MISSING, USER, Database, running
from atoll.web.doctor_postgres import examine
from atoll.web.store.errands import connected
from web.servers import two_servers

pytestmark = [pytest.mark.slow, pytest.mark.skipif(bool(MISSING), reason=MISSING)]
ENOUGH = 30


def address(first: Database, second: Database) -> str:
    """Of whichever of them takes moves."""
    return f"postgresql://atoll@127.0.0.1:{first.port},127.0.0.1:{second.port}/postgres?target_session_attrs=primary"


@pytest.fixture
def databases() -> Iterator[tuple[Database, Database]]:
    """A database and its standby."""
    with running() as first, tempfile.TemporaryDirectory(prefix="atoll-pg-") as folder:
        if os.geteuid() == 0:
            shutil.chown(folder, USER)
        second = first.standby(Path(folder))
        try:
            yield first, second
        finally:
            second.stop()


async def configure(database: Database, setting: str) -> None:
    async with connected(database.url) as line:
        await line.execute(f"ALTER SYSTEM SET {setting}")
        await line.execute("SELECT pg_reload_conf()")


def test_nothing_is_lost_with_a_synchronous_standby_that_takes_over(
    databases: tuple[Database, Database], tmp_path: Path
) -> None:
    first, second = databases

    async def story() -> None:
        await configure(first, "synchronous_standby_names = 'standby'")
        async with two_servers(tmp_path, address(first, second)) as (here, there):
            crowd = Crowd(tmp_path, second.url, lambda: [here.port, there.port], pairs=2)
            async with crowd.play():
                await crowd.until_played(ENOUGH)
                await asyncio.to_thread(first.stop)
                await asyncio.to_thread(second.promote)
                await crowd.until_played(ENOUGH)
            found = await crowd.check()
            await asyncio.to_thread(first.start)  # so that it can be stopped
        assert found.lost == []
        assert found.moves >= 2 * ENOUGH

    asyncio.run(asyncio.wait_for(story(), 250))


def test_what_is_lost_with_an_asynchronous_standby_is_told_and_games_go_on(
    databases: tuple[Database, Database], tmp_path: Path
) -> None:
    first, second = databases

    async def story() -> None:
        async with two_servers(tmp_path, address(first, second)) as (here, there):
            crowd = Crowd(tmp_path, second.url, lambda: [here.port, there.port], pairs=2)
            async with crowd.play():
                await crowd.until_played(ENOUGH)
                await configure(second, "primary_conninfo = ''")  # it follows no longer
                await crowd.until_played(5)
                await asyncio.to_thread(first.stop)
                await asyncio.to_thread(second.promote)
                await crowd.until_played(ENOUGH)
            assert any("moves-lost" in pair.told for pair in crowd.pairs)
            games = [finding async for finding in examine(second.url) if finding.about == "tables"]
            await asyncio.to_thread(first.start)  # so that it can be stopped
        assert [finding.advice for finding in games] == [""]

    asyncio.run(asyncio.wait_for(story(), 250))
