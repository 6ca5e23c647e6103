"""Frames bring what is new to a reader, and with what it has they make the whole table."""

import asyncio
import random
from pathlib import Path

import msgspec
import pytest

from atoll import games
from atoll.scene import Panel, Scene
from atoll.web import wire
from atoll.web.frames import Reader
from atoll.web.panels import bring, together
from web.house import house, two


def heard(frame: wire.Frame) -> wire.Frame:
    """A frame as it comes out of a socket."""
    return msgspec.json.decode(msgspec.json.encode(frame), type=wire.Frame)


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("shape", ["wide", "tall"])
def test_what_a_reader_has_of_a_drawing_is_not_sent_again(tmp_path: Path, name: str, shape: wire.Shape) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            _, _, table = await two(inn, name)
            room, dice = await inn.tables.room(table), random.Random(1)
            match, frames = room.match, room.live.frames
            reader = Reader(room.table.seats[0].person, "", "en", shape)
            had: dict[str, Panel] = {}
            sent = drawn = changed = 0
            for _ in range(40):
                frame, whole = heard(room.frame(reader)), heard(room.frame(Reader(reader.person, "", "en", shape)))
                assert frame.scene is not None and whole.scene is not None
                had = together(had, frame)
                assert whole.panels == frame.panels and not whole.changes
                assert whole.scene == msgspec.structs.replace(frame.scene, panels=list(had.values()))
                sent, drawn = sent + len(msgspec.json.encode(frame)), drawn + len(msgspec.json.encode(whole))
                changed += len(frame.changes)
                seat = dice.choice(match.state.waiting())
                match.say(seat, dice.choice(match.state.moves(seat)).text)
                frames.wipe()
            assert changed and sent < drawn / 2

    asyncio.run(story())


def test_any_drawing_leads_to_any_other_whatever_was_moved_doubled_or_taken_away(tmp_path: Path) -> None:
    def drawn(dice: random.Random, size: int) -> Scene:
        panel = Panel("sea", 9, 9)
        for _ in range(size):
            panel.label(f"island {dice.randrange(12)}", 0, 0, "name")
        return Scene(9, 9, [panel])

    async def story() -> None:
        async with house(tmp_path) as inn:
            _, _, table = await two(inn)
            frame = (await inn.tables.room(table)).frame(Reader("", "", "en", "none"))
            dice, changed = random.Random(4), 0
            for _ in range(400):
                old, new = (drawn(dice, dice.randrange(40)) for _ in range(2))
                had = {panel.name: panel for panel in old.panels}
                _, sent, changes = bring(had, new)
                told = heard(msgspec.structs.replace(frame, scene=sent, changes=changes, panels=["sea"]))
                assert list(together(had, told).values()) == new.panels
                changed += len(changes)
            assert changed > 100

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
