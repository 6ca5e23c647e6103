"""Frames bring what is new to a reader, and with what it has they make the whole table."""

import asyncio
import random
from pathlib import Path

import msgspec
import pytest

from atoll import games
from atoll.scene import Panel
from atoll.web import wire
from atoll.web.frames import Reader
from web.house import house, two


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("shape", ["wide", "tall"])
def test_panels_that_a_reader_has_are_named_and_not_sent_again(tmp_path: Path, name: str, shape: wire.Shape) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            _, _, table = await two(inn, name)
            room, dice = await inn.tables.room(table), random.Random(1)
            match, frames = room.match, room.live.frames
            reader = Reader(room.table.seats[0].person, "", "en", shape)
            had: dict[str, Panel] = {}
            sent = drawn = 0
            for _ in range(40):
                frame, whole = room.frame(reader), room.frame(Reader(reader.person, "", "en", shape))
                assert frame.scene is not None
                had |= {panel.name: panel for panel in frame.scene.panels}
                assert whole.panels == frame.panels
                assert whole.scene == msgspec.structs.replace(frame.scene, panels=[had[n] for n in frame.panels])
                sent, drawn = sent + len(frame.scene.panels), drawn + len(frame.panels)
                seat = dice.choice(match.state.waiting())
                match.say(seat, dice.choice(match.state.moves(seat)).text)
                frames.wipe()
            assert sent < drawn / 2

    asyncio.run(story())


def test_another_shape_is_drawn_from_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            anna, _, table = await two(inn)
            async with anna.visit(table, shape="wide") as seated:
                await seated.expect(wire.Frame)
                await seated.send(wire.Show("tall", "en"))
                frame = await seated.expect(wire.Frame)
                while frame.scene is None or frame.scene.w != 390:
                    frame = await seated.expect(wire.Frame)
                assert [panel.name for panel in frame.scene.panels] == frame.panels

    asyncio.run(story())
