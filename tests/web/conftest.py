"""What tests of the web share."""

import asyncio
from collections.abc import Iterator

import pytest

from web import database


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """One PostgreSQL for all tests of a worker."""
    if database.MISSING:
        pytest.skip(database.MISSING)
    with database.running() as url:
        yield url


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
