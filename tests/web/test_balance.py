"""Several servers behind each proxy of the hosting guide: a table's id decides, and a server that is gone is left."""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import connect

from atoll.web import wire
from atoll.web.visitor import Seated
from web.house import house
from web.proxies import Kind, needs, proxied, trusting
from web.test_proxy import ask

every_proxy = pytest.mark.parametrize(
    "kind", [pytest.param(kind, marks=needs(kind)) for kind in ("haproxy", "nginx", "caddy")]
)


class Double:
    """Stands in for a server: tells its name, and remembers what it was asked."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.heads: list[str] = []

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):  # a check that knocks and goes away
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            if "/healthz" not in head:
                self.heads.append(head.lower())
            body = self.name.encode()
            writer.write(b"HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-length: %d\r\n\r\n%s" % (len(body), body))
            await writer.drain()
        writer.close()


@asynccontextmanager
async def doubles(count: int) -> AsyncIterator[list[tuple[Double, asyncio.Server]]]:
    found = []
    for n in range(count):
        double = Double(f"server {n}")
        found.append((double, await asyncio.start_server(double.answer, "127.0.0.1", 0)))
    try:
        yield found
    finally:
        for _, server in found:
            server.close()


@every_proxy
def test_a_table_has_its_server_until_that_is_gone(kind: Kind, tmp_path: Path) -> None:
    async def story() -> None:
        async with doubles(3) as servers:
            ports = [server.sockets[0].getsockname()[1] for _, server in servers]
            async with proxied(kind, tmp_path / "proxy", ports) as door:

                async def who(path: str, **headers: str) -> str:
                    status, _, body = await asyncio.to_thread(ask, door, "GET", path, None, "127.0.0.1", **headers)
                    assert status == 200
                    return body.decode()

                tables = [secrets.token_hex(6) for _ in range(24)]
                before = {table: await who(f"/api/tables/{table}") for table in tables}
                assert len(set(before.values())) == 3
                for table in tables:
                    for path in (f"/ws/tables/{table}", f"/api/tables/{table}/replay/5?seat=1"):
                        assert await who(path, x_table="0", x_forwarded_for="10.9.8.7") == before[table]
                heads = [head for double, _ in servers for head in double.heads]
                assert all("x-forwarded-for: 127.0.0.1\r\n" in head and "10.9.8.7" not in head for head in heads)
                assert all("x-forwarded-proto: https\r\n" in head for head in heads)
                assert (await asyncio.to_thread(ask, door, "GET", "/metrics"))[0] == 403

                servers[0][1].close()
                await servers[0][1].wait_closed()
                orphan = next(table for table in tables if before[table] == "server 0")
                async with asyncio.timeout(10):
                    while not await asyncio.to_thread(answers, door, f"/api/tables/{orphan}"):
                        await asyncio.sleep(0.05)
                for table in tables:
                    now = await who(f"/api/tables/{table}")
                    assert now == before[table] or before[table] == "server 0" != now

    asyncio.run(story())


def answers(door: int, path: str) -> bool:
    """Whether there is a server behind a door for this; just after its own is gone there may be none."""
    try:
        return ask(door, "GET", path)[0] == 200
    except ConnectionError:
        return False


@every_proxy
def test_people_play_through_it(kind: Kind, tmp_path: Path) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            inn = await stack.enter_async_context(house(tmp_path / "data", proxy="127.0.0.1"))
            door = await stack.enter_async_context(proxied(kind, tmp_path / "proxy", [inn.port, inn.port]))
            status, headers, _ = await asyncio.to_thread(
                ask, door, "POST", "/api/me", b"{}", origin=f"https://127.0.0.1:{door}"
            )
            assert status == 200 and "secure" in headers["set-cookie"].lower()
            cookie = headers["set-cookie"].partition(";")[0]
            wish = b'{"game": "costa-ruana", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}'
            _, _, body = await asyncio.to_thread(ask, door, "POST", "/api/tables", wish, "127.0.0.5", cookie=cookie)
            table = await inn.tables.table(msgspec.json.decode(body)["id"])
            assert table.origin == "127.0.0.5"
            url = f"wss://127.0.0.1:{door}/ws/tables/{table.id}?shape=none"
            async with connect(url, additional_headers={"cookie": cookie}, ssl=trusting(), proxy=None) as open_:
                assert (await Seated(open_).expect(wire.Frame)).you == 0

    asyncio.run(story())
