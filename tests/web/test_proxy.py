"""The proxy of the hosting guide before a real server: TLS, sockets, addresses, and strangers who never finish."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from http.client import HTTPSConnection
from pathlib import Path

import msgspec
from websockets.asyncio.client import connect

from atoll.web import wire
from atoll.web.visitor import Seated
from web.house import House, house
from web.proxies import needs, proxied, trusting


def ask(
    door: int, method: str, path: str, body: bytes | None = None, source: str = "127.0.0.1", **headers: str
) -> tuple[int, dict[str, str], bytes]:
    connection = HTTPSConnection("127.0.0.1", door, context=trusting(), source_address=(source, 0), timeout=20)
    try:
        connection.request(method, path, body, {name.replace("_", "-"): value for name, value in headers.items()})
        answer = connection.getresponse()
        return answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()
    finally:
        connection.close()


@contextlib.asynccontextmanager
async def safe_house(tmp_path: Path) -> AsyncIterator[tuple[House, int]]:
    hurry = {"timeout http-request 10s": "timeout http-request 1s", "conn_cur gt 200": "conn_cur gt 10"}
    async with contextlib.AsyncExitStack() as stack:
        inn = await stack.enter_async_context(house(tmp_path / "data", proxy="127.0.0.1"))
        yield inn, await stack.enter_async_context(proxied("haproxy", tmp_path / "proxy", [inn.port], **hurry))


@needs("haproxy")
def test_people_play_through_the_proxy_and_are_known_by_their_own_address(tmp_path: Path) -> None:
    async def story() -> None:
        async with safe_house(tmp_path) as (inn, door):
            status, headers, _ = await asyncio.to_thread(
                ask, door, "POST", "/api/me", b"{}", origin=f"https://127.0.0.1:{door}"
            )
            assert status == 200 and "secure" in headers["set-cookie"].lower()
            cookie = headers["set-cookie"].partition(";")[0]
            refused = await asyncio.to_thread(ask, door, "POST", "/api/me", b"{}", origin=f"http://127.0.0.1:{door}")
            assert refused[0] == 403
            wish = b'{"game": "costa-ruana", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}'
            _, _, body = await asyncio.to_thread(
                ask, door, "POST", "/api/tables", wish, "127.0.0.5", cookie=cookie, x_forwarded_for="10.9.8.7"
            )
            table = await inn.tables.table(msgspec.json.decode(body)["id"])
            assert table.origin == "127.0.0.5"
            url = f"wss://127.0.0.1:{door}/ws/tables/{table.id}?shape=none"
            async with connect(url, additional_headers={"cookie": cookie}, ssl=trusting(), proxy=None) as open_:
                frame = await Seated(open_).expect(wire.Frame)
                assert frame.you == 0
            assert (await asyncio.to_thread(ask, door, "GET", "/metrics"))[0] == 403

    asyncio.run(story())


async def say_nothing(door: int, source: str) -> None:
    """Keep a connection until it is closed."""
    with contextlib.suppress(ConnectionError):
        reader, writer = await asyncio.open_connection("127.0.0.1", door, local_addr=(source, 0))
        try:
            await reader.read(1)
        finally:
            writer.transport.abort()


@needs("haproxy")
def test_the_proxy_waits_for_nobody_and_counts_who_says_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with safe_house(tmp_path) as (_, door):
            reader, writer = await asyncio.open_connection("127.0.0.1", door, ssl=trusting())
            writer.write(b"GET /api/tables HTTP/1.1\r\nhost")
            async with asyncio.timeout(10):
                await reader.read(-1)  # sent away
            writer.close()
            silent = [asyncio.create_task(say_nothing(door, "127.0.0.6")) for _ in range(30)]
            async with asyncio.timeout(10):
                while len([one for one in silent if one.done()]) < 20:
                    await asyncio.sleep(0.02)
            assert (await asyncio.to_thread(ask, door, "GET", "/healthz"))[0] == 200  # others are served
            for one in silent:
                one.cancel()
            await asyncio.gather(*silent, return_exceptions=True)

    asyncio.run(story())
