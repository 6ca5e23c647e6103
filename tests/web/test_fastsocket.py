"""The WebSocket of a browser: slow readers, fragments, compression and faults."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from atoll.web import wire
from atoll.web.session import FAULT
from atoll.web.visitor import Seated
from web.house import asked, first, house, two


def test_a_slow_reader_fills_no_memory_and_then_gets_the_newest_frame(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            anna, ben, table = await two(inn)
            room = await inn.tables.room(table)
            mover = await first(inn, table, anna, ben)
            async with mover.visit(table) as quick, anna.visit(table, shape="wide") as slow:
                frame = await asked(quick)
                await slow.expect(wire.Frame)
                reader = next(reader for reader in room.readers if reader.shape == "wide")
                slow.socket.transport.pause_reading()
                sent, shows = inn.tables.metrics.frame_bytes, 0
                while not reader.needs_frame:
                    reader.shown.clear()  # a large frame
                    reader.show()
                    shows += 1
                    await asyncio.sleep(0)
                for _ in range(1000):
                    reader.show()
                    await asyncio.sleep(0)
                assert reader.needs_frame and inn.tables.metrics.frame_bytes - sent < 16_000_000
                await quick.send(wire.Play(frame.seq, frame.choices[0].word))
                while (await quick.expect(wire.Frame)).moves == 0:
                    pass
                slow.socket.transport.resume_reading()
                seen = 0
                while (await slow.expect(wire.Frame)).moves == 0:
                    seen += 1
                assert seen <= shows

    asyncio.run(story())


def test_fragments_are_put_together_and_many_messages_are_answered_in_order(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            anna, _, table = await two(inn)
            async with anna.visit(table) as seated:
                await seated.socket.send(['{"type":', '"ping"}'])
                await seated.expect(wire.Pong)
                for n in range(100):
                    await seated.send(wire.Why(f"word {n}"))
                assert [(await seated.expect(wire.Reason)).word for _ in range(100)] == [
                    f"word {n}" for n in range(100)
                ]

    asyncio.run(story())


@pytest.mark.parametrize("shape", ["wide", "none"])
def test_a_frame_is_the_same_compressed_or_not(tmp_path: Path, shape: str) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            anna, _, table = await two(inn)
            url = f"ws://127.0.0.1:{inn.port}/ws/tables/{table}?shape={shape}&lang=en"
            frames = []
            for compression in ("deflate", None):
                async with connect(url, additional_headers={"cookie": anna.cookie}, compression=compression) as socket:
                    assert bool(socket.protocol.extensions) == (compression is not None)
                    frames.append(await Seated(socket).expect(wire.Frame))
            there = [msgspec.structs.replace(frame, seats=[]) for frame in frames]
            assert there[0] == there[1]

    asyncio.run(story())


def broken(_: object) -> wire.Frame:
    raise ZeroDivisionError


def test_who_cannot_be_sent_a_frame_is_sent_home_to_come_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            anna, _, table = await two(inn)
            room = await inn.tables.room(table)
            async with anna.visit(table) as seated:
                await seated.expect(wire.Frame)
                monkeypatch.setattr(room, "frame", broken)
                room.show()
                with pytest.raises(ConnectionClosed) as closed:
                    await seated.expect(wire.Frame)
                assert closed.value.rcvd is not None and closed.value.rcvd.code == FAULT
            monkeypatch.undo()
            async with anna.visit(table) as seated:
                await seated.expect(wire.Frame)

    asyncio.run(story())
