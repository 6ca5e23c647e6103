"""What one stranger sends too much of: the house goes on for everybody else, and its memory does not grow."""

import asyncio
import contextlib
import resource
import struct
from pathlib import Path

import pytest

from atoll.siege.subject import serving
from atoll.web import wire
from atoll.web.limits import Limits

from .house import house, seats, two

PING = b"\x89\x80\x00\x00\x00\x00"
EMPTY_FRAGMENT = b"\x00\x80\x00\x00\x00\x00"
FIRST_FRAGMENT = b"\x01\x80\x00\x00\x00\x00"
ONE_BYTE = b"\x81\x81\x00\x00\x00\x00x"

MEGABYTE = 1 << 20


async def upgrade(port: int, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A WebSocket of a guest, as bytes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(
        f"GET /ws/tables/{table}?shape=none HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\nconnection: upgrade\r\n"
        "upgrade: websocket\r\nsec-websocket-version: 13\r\n"
        "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    return reader, writer


async def flood(writer: asyncio.StreamWriter, frame: bytes, seconds: float, start: bytes = b"") -> None:
    """Send frames at a megabyte a second, or as fast as they are taken."""
    part = frame * (MEGABYTE // 20 // len(frame))
    with contextlib.suppress(ConnectionError, TimeoutError):
        writer.write(start)
        async with asyncio.timeout(seconds):
            while True:
                writer.write(part)
                await writer.drain()
                await asyncio.sleep(0.05)


def resident(pid: int) -> int:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * resource.getpagesize()


@pytest.mark.parametrize(
    ("start", "frame"),
    [(b"", PING), (FIRST_FRAGMENT, EMPTY_FRAGMENT), (b"", ONE_BYTE)],
    ids=["pings", "fragments", "small"],
)
def test_others_are_answered_while_one_socket_floods(tmp_path: Path, start: bytes, frame: bytes) -> None:
    async def story() -> None:
        async with serving(tmp_path) as process:  # without limits: portions alone keep the house going
            anna = process.visitor()
            table = (await anna.open_table(wire.TableWish("costa-ruana", seats("me", "open")))).id
            reader, writer = await upgrade(process.port, table)
            draining = asyncio.create_task(reader.read(-1))
            flooding = asyncio.create_task(flood(writer, frame, 4, start))
            answered = 0
            while not flooding.done():
                async with asyncio.timeout(5):
                    assert (await anna.fetch("GET", "/api/tables"))[0] == 200
                answered += 1
            assert answered
            draining.cancel()
            writer.close()

    asyncio.run(story())


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="the memory of a process is read from /proc")
def test_pings_whose_answers_are_never_read_fill_no_memory(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as process:
            anna = process.visitor()
            table = (await anna.open_table(wire.TableWish("costa-ruana", seats("me", "open")))).id
            reader, writer = await upgrade(process.port, table)
            reader._transport.pause_reading()  # type: ignore[attr-defined]
            assert process.process is not None
            before = resident(process.process.pid)
            full = b"\x89\xfd" + bytes(4 + 125)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(6):
                    for _ in range(60):
                        writer.write(full * (MEGABYTE // len(full)))
                        await writer.drain()
            assert resident(process.process.pid) - before < 20 * MEGABYTE
            assert (await anna.fetch("GET", "/api/tables"))[0] == 200
            writer.transport.abort()

    asyncio.run(story())


@pytest.mark.parametrize(
    ("start", "frame"), [(b"", PING), (FIRST_FRAGMENT, EMPTY_FRAGMENT)], ids=["pings", "fragments"]
)
def test_a_socket_that_sends_too_many_frames_is_closed(tmp_path: Path, start: bytes, frame: bytes) -> None:
    async def story() -> None:
        async with house(tmp_path, Limits()) as inn:
            _, _, table = await two(inn)
            reader, writer = await upgrade(inn.port, table)
            writer.write(start + frame * 1000)
            async with asyncio.timeout(10):
                heard = await reader.read(-1)
            writer.close()
            assert struct.pack("!BBH", 0x88, 2 + len("too many frames"), 1008) in heard

    asyncio.run(story())


def test_pings_of_an_honest_client_are_answered(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, Limits()) as inn:
            anna, _, table = await two(inn)
            async with anna.visit(table) as seated:
                for _ in range(50):
                    await (await seated.socket.ping())

    asyncio.run(story())


def test_many_messages_at_once_are_all_heard_in_order(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            anna, _, table = await two(inn)
            async with anna.visit(table) as seated:
                for n in range(2000):
                    await seated.send(wire.Why(f"word {n}"))
                assert [(await seated.expect(wire.Reason)).word for n in range(2000)] == [
                    f"word {n}" for n in range(2000)
                ]

    asyncio.run(story())
