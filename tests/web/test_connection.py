"""Connections that never ask, never finish or never read: they are closed, and there are not many of one address."""

import asyncio
import resource
import subprocess
import sys
import time
from pathlib import Path

import pytest

from atoll.web.connection import HEADER_BYTES
from atoll.web.limits import Limits, RateLimiter, network

from .house import House, house

HOST = b"host: localhost\r\n"
SLOW = Limits(request_seconds=0.5)

UNFINISHED = {
    "nothing": b"",
    "half a request line": b"GET /api",
    "half a header": b"GET /api/tables HTTP/1.1\r\nhost",
    "half a body": b"POST /api/me HTTP/1.1\r\n" + HOST + b"content-length: 100\r\n\r\n{",
    "half a handshake": b"GET /ws/tables/x HTTP/1.1\r\n" + HOST + b"upgrade: websocket\r\nconnection: upgrade\r\n",
}


async def send(inn: House, data: bytes) -> bytes:
    """Send bytes; gives all that comes until the server closes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", inn.port)
    try:
        writer.write(data)
        async with asyncio.timeout(10):
            return await reader.read(-1)
    except ConnectionError:
        return b""
    finally:
        writer.close()


@pytest.mark.parametrize("part", UNFINISHED.values(), ids=UNFINISHED)
def test_who_does_not_finish_a_request_is_not_waited_for(
    tmp_path: Path, part: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with house(tmp_path, SLOW) as inn:
            assert await send(inn, part) == b""
            assert not inn.server.limiter.connections
        assert not [record for record in caplog.records if record.exc_info]  # nothing of it is a fault of ours

    asyncio.run(story())


def test_the_deadline_is_for_each_request_not_for_a_connection(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, SLOW) as inn:
            visitor = inn.visitor()
            with visitor.keep_alive():
                until = time.monotonic() + 2 * SLOW.request_seconds
                while time.monotonic() < until:
                    assert (await visitor.fetch("POST", "/api/me", b"{}"))[0] == 200
                    await asyncio.sleep(SLOW.request_seconds / 10)  # not so fast that it is refused for its rate
                assert visitor._kept is not None and visitor._kept.sock is not None
            async with asyncio.timeout(10):
                while inn.server.limiter.connections:
                    await asyncio.sleep(0.02)

    asyncio.run(story())


def test_an_address_has_so_many_connections_and_no_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, Limits(connections=3)) as inn:
            kept = [await asyncio.open_connection("127.0.0.1", inn.port) for _ in range(3)]
            assert await send(inn, b"GET /healthz HTTP/1.1\r\n" + HOST + b"connection: close\r\n\r\n") == b""
            for _, writer in kept:
                writer.close()
            async with asyncio.timeout(10):
                while inn.server.limiter.connections:
                    await asyncio.sleep(0.02)
            assert b"200 OK" in await send(inn, b"GET /healthz HTTP/1.1\r\n" + HOST + b"connection: close\r\n\r\n")

    asyncio.run(story())


def test_a_socket_counts_as_a_connection_until_it_is_closed(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            async with inn.visitor().visit("nowhere") as guest:
                assert inn.server.limiter.connections.total() == 1
                await guest.receive()
            async with asyncio.timeout(10):
                while inn.server.limiter.connections:
                    await asyncio.sleep(0.02)

    asyncio.run(story())


def test_our_own_proxy_may_have_any_number_of_connections(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, Limits(connections=1), proxy="127.0.0.1") as inn:
            kept = [await asyncio.open_connection("127.0.0.1", inn.port) for _ in range(3)]
            assert (await inn.visitor().fetch("GET", "/healthz"))[0] == 200
            for _, writer in kept:
                writer.close()

    asyncio.run(story())


def test_the_log_says_once_that_there_are_too_many_connections(caplog: pytest.LogCaptureFixture) -> None:
    limiter = RateLimiter(Limits())
    limiter.most_connections = 2
    assert [limiter.connect(f"10.0.0.{n}") for n in range(9)] == [True, True, *[False] * 7]
    assert [record.message for record in caplog.records] == ["too many connections"]


def test_an_owner_of_many_addresses_is_one_visitor() -> None:
    assert network("2001:db8::1") == network("2001:db8::ffff:1") != network("2001:db8:0:1::1")
    assert network("192.0.2.7") == "192.0.2.7"
    assert network("fe80::1%eth0") == "fe80::/64"


def test_the_limit_of_open_files_is_raised() -> None:
    before = "import resource as r; r.setrlimit(r.RLIMIT_NOFILE, (256, r.getrlimit(r.RLIMIT_NOFILE)[1]))"
    after = "from atoll.web.serve import raise_file_limit; print(raise_file_limit(), r.getrlimit(r.RLIMIT_NOFILE)[0])"
    said = subprocess.run([sys.executable, "-c", f"{before}\n{after}"], capture_output=True, text=True, check=True)
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    most = min(hard, 65_536) if hard != resource.RLIM_INFINITY else 65_536
    assert said.stdout.split() == [str(most)] * 2


LARGE = {
    "one header": b"GET /api/tables HTTP/1.1\r\ncookie: " + b"x" * HEADER_BYTES,
    "one header that ends": b"GET /api/tables HTTP/1.1\r\ncookie: " + b"x" * HEADER_BYTES + b"\r\n\r\n",
    "many headers": b"GET /api/tables HTTP/1.1\r\n" + b"a: bcdefghi\r\n" * (HEADER_BYTES // 8),
    "an address": b"GET /" + b"x" * HEADER_BYTES,
}


@pytest.mark.parametrize("request_", LARGE.values(), ids=LARGE)
def test_headers_have_a_limit(tmp_path: Path, request_: bytes) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            assert b" 431 " in await send(inn, request_)

    asyncio.run(story())


def test_headers_below_the_limit_are_read_in_as_many_parts_as_they_come(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            reader, writer = await asyncio.open_connection("127.0.0.1", inn.port)
            writer.write(b"GET /healthz HTTP/1.1\r\nconnection: close\r\n" + HOST)
            for n in range(6):
                writer.write(b"x-%d: " % n + b"x" * 10_000 + b"\r\n")
                await asyncio.sleep(0.02)
            writer.write(b"\r\n")
            async with asyncio.timeout(10):
                assert b"200 OK" in await reader.read(-1)
            writer.close()

    asyncio.run(story())


def test_a_handshake_that_cannot_be_parsed_is_answered(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            handshake = UNFINISHED["half a handshake"] + b"x: " + b"x" * 20_000 + b"\r\n\r\n"
            assert b" 431 " in await send(inn, handshake)

    asyncio.run(story())
