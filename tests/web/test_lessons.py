"""Lessons on the server: a paper at a time, remembered for whoever learns, on any device."""

import asyncio
import random
from pathlib import Path

from atoll.web import wire
from atoll.web.visitor import Visitor
from web.house import house, play_on
from web.house import seats as places


async def lesson_of(visitor: Visitor, game: str = "costa-ruana") -> wire.TableView:
    return await visitor.ask("POST", f"/api/games/{game}/lesson", wire.TableView)


def paper(frame: wire.Frame) -> wire.PaperView:
    assert frame.lesson is not None and frame.lesson.paper is not None
    return frame.lesson.paper


def test_a_paper_comes_with_the_frame_and_points_at_what_is_drawn(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            anna = await inn.named("Anna")
            table = await lesson_of(anna)
            assert table.lesson and table.phase == "playing"
            for language, title in (("en", "Islands with treasure"), ("fr", "Des îles et des trésors")):
                async with anna.visit(table.id, language, "wide") as seated:
                    frame = await seated.expect(wire.Frame)
                    first = paper(frame)
                    assert (first.title, frame.lesson and frame.lesson.word) == (title, "place 3")
                    assert frame.scene is not None
                    drawn = {sprite.id for panel in frame.scene.panels for sprite in panel.sprites}
                    assert first.points and set(first.points) <= drawn

    asyncio.run(story())


def test_a_paper_that_was_read_stays_read_after_a_restart_and_on_another_device(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            anna = await inn.named("Anna")
            table = await lesson_of(anna)
            async with anna.visit(table.id) as seated:
                first = paper(await seated.expect(wire.Frame)).name
                await seated.send(wire.Read("no such paper"))
                assert paper(await seated.expect(wire.Frame)).name == first
                await seated.send(wire.Read(first))
                frame = await seated.expect(wire.Frame)
                assert frame.lesson is not None and frame.lesson.read == 1
            key = (await anna.ask("GET", "/api/me", wire.Me)).key
        async with house(tmp_path) as inn:
            phone = inn.visitor()
            await phone.ask("POST", "/api/me", wire.Me, wire.MeWish(key=key))
            assert (await lesson_of(phone)).id == table.id  # it goes on where it was left
            async with phone.visit(table.id) as seated:
                frame = await seated.expect(wire.Frame)
                assert frame.lesson is not None and frame.lesson.read == 1
                await seated.send(wire.Play(frame.seq, "place 3"))
                while frame.moves < 1 or not frame.choices:
                    frame = await seated.expect(wire.Frame)
                assert paper(frame).name == "flag"

    asyncio.run(story())


def test_who_moves_on_has_read_the_paper_before_them(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            anna = await inn.named("Anna")
            async with anna.visit((await lesson_of(anna)).id) as seated:
                frame = await seated.expect(wire.Frame)
                await seated.send(wire.Play(frame.seq, "place 1"))  # not what was suggested
                while frame.moves < 1:
                    frame = await seated.expect(wire.Frame)
                assert frame.lesson is not None and frame.lesson.read == 1

    asyncio.run(story())


def test_a_lesson_can_be_put_aside_and_taken_up_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            anna = await inn.named("Anna")
            async with anna.visit((await lesson_of(anna)).id) as seated:
                first = paper(await seated.expect(wire.Frame)).name
                await seated.send(wire.Teach(False))
                frame = await seated.expect(wire.Frame)
                assert frame.lesson == wire.LessonView(0, frame.lesson.of if frame.lesson else 0, False)
                await seated.send(wire.Teach(True))
                assert paper(await seated.expect(wire.Frame)).name == first

    asyncio.run(story())


def test_a_real_table_teaches_nothing_and_a_lesson_counts_for_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            anna = await inn.named("Anna")
            table = await anna.open_table(wire.TableWish("costa-ruana", places("me", "random")))
            assert not table.lesson
            async with anna.visit(table.id) as seated:
                assert (await seated.expect(wire.Frame)).lesson is None
                assert await seated.refusal(wire.Read("aim")) == "not-now"
            await lesson_of(anna)
            lobby = await anna.ask("GET", "/api/tables", wire.LobbyView)
            assert sorted(mine.lesson for mine in lobby.mine) == [False, True]

    asyncio.run(story())


def test_who_plays_on_from_a_finished_lesson_is_not_taught_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            anna = await inn.named("Anna")
            table = await lesson_of(anna)
            async with anna.visit(table.id) as seated:
                assert paper(await play_on(seated, random.Random(1))).name == "score"
            branch = await anna.ask("POST", f"/api/tables/{table.id}/play-on", wire.TableView, wire.PlayOn(1))
            assert not branch.lesson and branch.id != table.id
            assert (await lesson_of(anna)).id not in {table.id, branch.id}  # a finished lesson can be taken anew

    asyncio.run(story())
