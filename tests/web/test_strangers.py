"""What comes from other sites, and what people write: refused or cleaned, without a traceback."""

import asyncio
import contextlib
import gzip
import logging
from pathlib import Path

import pytest

from atoll.web import app, wire
from atoll.web.people import one_line

from .house import house, seats, two


@pytest.mark.parametrize("text", ["\u3164", "\u2800", "\u115f", "\u034f", "\u200b\u200d", "\u0301", "\u202e", " "])
def test_a_name_that_shows_nothing_is_none(text: str) -> None:
    assert one_line(text) == ""


def test_a_title_is_one_line_and_reads_in_one_direction(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            wish = wire.TableWish("costa-ruana", seats("me", "open"), title="Tea\n at\x07 \u202eeight\u200b \u3164é")
            assert (await (await inn.named("Anna")).open_table(wish)).title == "Tea at eight é"

    asyncio.run(story())


def test_another_site_can_change_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            other = {"sec-fetch-site": "cross-site"}
            assert (await inn.visitor().fetch("POST", "/api/me", b"{}", other))[0] == 403
            assert (await inn.visitor().fetch("GET", "/api/me", None, other))[0] == 200  # a link leads here
            own = {"sec-fetch-site": "same-origin"}
            assert (await inn.visitor().fetch("POST", "/api/me", b"{}", own))[0] == 200

    asyncio.run(story())


def test_a_server_for_this_machine_answers_to_no_other_name(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            for host, status in {"rebound.example:80": 403, "[::1]:80": 200, "localhost": 200, "[": 403}.items():
                assert (await inn.visitor().fetch("GET", "/api/me", None, {"host": host}))[0] == status
        async with house(tmp_path, proxy="127.0.0.1") as inn:
            assert (await inn.visitor().fetch("GET", "/api/me", None, {"host": "atoll.example"}))[0] == 200

    asyncio.run(story())


def test_a_tab_that_is_closed_abruptly_leaves_no_traceback(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            anna, _, table = await two(inn)
            room = await inn.tables.room(table)
            for _ in range(20):
                async with anna.visit(table) as seated:
                    await seated.expect(wire.Frame)
                    connection = next(one for one in inn.connections() if hasattr(one, "write"))
                    connection.transport.abort()
                    assert not connection.ready
                    room.show()
                    with contextlib.suppress(Exception):
                        await seated.socket.wait_closed()
            assert not [record for record in caplog.records if record.levelno >= logging.ERROR]

    asyncio.run(story())


def test_a_file_of_the_client_is_compressed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("page")
    (static / "assets" / "a.js").write_text("let island = 1;\n" * 1000)
    (static / "assets" / "a.woff2").write_bytes(bytes(5000))
    monkeypatch.setattr(app, "STATIC", static)
    worked = []
    compress = gzip.compress

    def counting(data: bytes, **settings: int) -> bytes:
        worked.append(data)
        return compress(data, **settings)

    monkeypatch.setattr(gzip, "compress", counting)

    async def story() -> None:
        async with house(tmp_path / "data") as inn:
            takes = {"accept-encoding": "gzip"}
            for _ in range(3):
                status, headers, body = await inn.visitor().fetch("GET", "/assets/a.js", None, takes)
                assert (status, headers["content-encoding"], headers["vary"]) == (200, "gzip", "accept-encoding")
                assert gzip.decompress(body) == (static / "assets" / "a.js").read_bytes()
                assert "javascript" in headers["content-type"] and "immutable" in headers["cache-control"]
            assert len(worked) == 1
            again = {**takes, "if-none-match": headers["etag"]}
            assert (await inn.visitor().fetch("GET", "/assets/a.js", None, again))[0] == 304
            assert len((await inn.visitor().fetch("GET", "/assets/a.js"))[2]) == 16_000
            assert "content-encoding" not in (await inn.visitor().fetch("GET", "/assets/a.woff2", None, takes))[1]

    asyncio.run(story())


def test_an_unsafe_page_of_a_safe_site_is_another_site(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, proxy="127.0.0.1") as inn:
            host = f"127.0.0.1:{inn.port}"
            for origin, status in ((f"http://{host}", 403), (f"https://{host}", 200)):
                said = {"origin": origin, "x-forwarded-proto": "https", "x-forwarded-for": "10.0.0.7"}
                assert (await inn.visitor().fetch("POST", "/api/me", b"{}", said))[0] == status
            # a proxy that ends TLS and says nothing of it
            assert (await inn.visitor().fetch("POST", "/api/me", b"{}", {"origin": f"https://{host}"}))[0] == 200

    asyncio.run(story())


def test_a_request_hung_up_in_the_middle_leaves_no_traceback(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            for _ in range(20):
                _, writer = await asyncio.open_connection("127.0.0.1", inn.port)
                writer.write(b"POST /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{")
                await writer.drain()
                writer.transport.abort()
            async with asyncio.timeout(10):
                while inn.connections():
                    await asyncio.sleep(0.02)
            assert not [record for record in caplog.records if record.levelno >= logging.ERROR]

    asyncio.run(story())
