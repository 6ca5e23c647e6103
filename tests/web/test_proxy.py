"""The proxy of the hosting guide before a real server: TLS, sockets, addresses, and strangers who never finish."""

import asyncio
import contextlib
import shutil
import socket
import ssl
import subprocess
from collections.abc import AsyncIterator
from http.client import HTTPSConnection
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import connect

from atoll.web import wire
from atoll.web.load import free_port
from atoll.web.visitor import Seated
from web.house import House, house

CONFIGURATION = Path(__file__).parents[2] / "docs" / "guides" / "haproxy.cfg"

needs_haproxy = pytest.mark.skipif(
    shutil.which("haproxy") is None or shutil.which("openssl") is None,
    reason="haproxy or openssl is not installed: the proxy of the hosting guide is not tried",
)


@contextlib.asynccontextmanager
async def proxied(folder: Path, port: int) -> AsyncIterator[int]:
    """The proxy before a port, as the guide has it, but for places, a certificate of our own and little patience."""
    key, certificate, both = (folder / name for name in ("key.pem", "certificate.pem", "both.pem"))
    make = f"openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -keyout {key} -out {certificate}"
    subprocess.run(make.split(), check=True, capture_output=True)
    both.write_text(certificate.read_text() + key.read_text())
    door = free_port()
    text = CONFIGURATION.read_text(encoding="utf-8")
    for old, new in (
        ("bind :443", f"bind 127.0.0.1:{door}"),
        ("/etc/haproxy/atoll.pem", str(both)),
        ("127.0.0.1:8765", f"127.0.0.1:{port}"),
        ("timeout http-request 10s", "timeout http-request 1s"),
        ("conn_cur gt 200", "conn_cur gt 10"),
        ("maxconn 4000", "maxconn 200"),
    ):
        assert text.count(old) == 1
        text = text.replace(old, new)
    file = folder / "haproxy.cfg"
    file.write_text(text)
    process = subprocess.Popen(["haproxy", "-f", str(file), "-db"], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    try:
        async with asyncio.timeout(20):
            while not _open(door):
                assert process.poll() is None, process.stderr and process.stderr.read()
                await asyncio.sleep(0.05)
        yield door
    finally:
        process.terminate()
        process.communicate()


def _open(port: int) -> bool:
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
        return True
    return False


def trusting() -> ssl.SSLContext:
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


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
    (tmp_path / "proxy").mkdir()
    async with house(tmp_path / "data", proxy="127.0.0.1") as inn, proxied(tmp_path / "proxy", inn.port) as door:
        yield inn, door


@needs_haproxy
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


@needs_haproxy
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
