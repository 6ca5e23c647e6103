"""What commands do at a house in PostgreSQL from outside, while its servers go on: look, and carry out orders."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg

from ..news import CHANNEL, Ordered, note
from ..orders import Order
from ..schema import CannotKeep
from .postgres import LOST, PATIENCE
from .postgres_schema import STEPS, found_version, newer
from .sql import ORDERS


@asynccontextmanager
async def connected(url: str) -> AsyncIterator[Any]:
    """A line to a database for one errand; whatever goes wrong is said in one sentence."""
    try:
        connection = await asyncpg.connect(url, timeout=PATIENCE)
        try:
            yield connection
        finally:
            await connection.close(timeout=PATIENCE)
    except (*LOST, asyncpg.PostgresError, ValueError) as error:
        raise CannotKeep(f"the database cannot be used: {error or type(error).__name__}") from None


async def check_ours(connection: Any) -> None:
    """Refuse a database that holds no tables, or those of another version: nothing is to be changed here."""
    found = await found_version(connection)
    if found == 0:
        raise CannotKeep("there are no tables in this database: atoll serve --store makes them")
    if found > len(STEPS):
        raise newer(found)
    if found < len(STEPS):
        raise CannotKeep(
            f"this database was written by an older Atoll (its tables have version {found}, this Atoll knows"
            f" {len(STEPS)}); open it once with this one, or use that one"
        )


async def is_empty(url: str) -> bool:
    """Whether a database is nobody's house."""
    async with connected(url) as connection:
        if await found_version(connection) == 0:
            return True
        return not await connection.fetchval("SELECT EXISTS (SELECT FROM tables)")


async def look(url: str, query: str, *values: object) -> list[Any]:
    """The rows that a query gives."""
    async with connected(url) as connection:
        await check_ours(connection)
        return list(await connection.fetch(query, *values))


async def carry_out(url: str, order: Order) -> None:
    """Do what the host has ordered; the servers of the house are told."""
    async with connected(url) as connection:
        await check_ours(connection)
        async with connection.transaction():
            for statement in ORDERS[order.what]:
                await connection.execute(statement, order.whom)
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, note(Ordered(order.whom)))
