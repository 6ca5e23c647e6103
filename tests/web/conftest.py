"""What tests of the web share."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from atoll.siege import database

if TYPE_CHECKING:
    from web.servers import Story, Tell


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """One PostgreSQL for all tests of a worker."""
    if database.MISSING:
        pytest.skip(database.MISSING)
    pytest.importorskip("asyncpg", reason="PostgreSQL needs its driver, asyncpg: its tests are left out")
    with database.running() as server:
        yield server.url


@pytest.fixture
def postgres(postgres_server: str, request: pytest.FixtureRequest) -> str:
    """The address of an empty database."""
    name = f"t{abs(hash(request.node.nodeid)):x}"

    async def make() -> None:
        import asyncpg

        connection = await asyncpg.connect(postgres_server)
        await connection.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(make())
    return postgres_server.removesuffix("postgres") + name


@pytest.fixture
def tell(postgres: str, tmp_path: Path) -> "Tell":
    """Tells a story of two servers of one house."""
    from web.servers import two_servers

    def telling(story: "Story") -> None:
        async def opened() -> None:
            async with two_servers(tmp_path, postgres) as (here, there):
                await story(here, there)

        asyncio.run(asyncio.wait_for(opened(), 100))

    return telling
