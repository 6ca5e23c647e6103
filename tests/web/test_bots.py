"""Bots at the table: they keep to their time, move when told to, warn, and change over to a faster build."""

import asyncio
import shutil
from pathlib import Path

import pytest

import atoll
from atoll.play.match import Match
from atoll.play.record import parse
from atoll.web import wire
from atoll.web.botpool import BotPool, Customer, Thought
from atoll.web.metrics import Metrics
from atoll.web.thinkers import HASTE, think

from .house import asked, first, house, seats, two

FOR_EVER = "search@100000s"
ANNA = Customer("here", "anna", attended=True)


def opening(seats: int = 2) -> tuple[str, int]:
    """A record with a question, and whose it is."""
    match = atoll.match("costa-ruana", seats=seats, seed=7)
    match.say(match.state.waiting()[0], "place 1")
    return match.record.format(), match.state.waiting()[0]


def test_a_bot_whose_time_is_spent_moves_at_once() -> None:
    record, seat = opening()
    assert think(record, seat, FOR_EVER, seconds=HASTE)  # else this test would never end


def test_a_turn_of_many_decisions_has_one_time_limit() -> None:
    thought = Thought(most=1000.0)
    thought.began -= 999.0
    assert HASTE < thought.left <= 1.0
    thought.began -= 999.0
    assert thought.left == HASTE


@pytest.mark.slow
def test_who_has_waited_enough_lets_a_thinking_bot_move_now() -> None:
    record, seat = opening()

    async def story() -> str:
        bots, thought = BotPool(1, Metrics()), Thought(most=100_000.0)
        thinking = asyncio.create_task(bots.think(record, seat, FOR_EVER, ANNA, lambda: True, 0.0, thought))
        while not bots.metrics.thinking:
            await asyncio.sleep(0)
        thought.stop.set()
        try:
            return await thinking  # else it would never come
        finally:
            bots.close()

    assert Match.replay(parse(record)).check(seat, asyncio.run(story()))


def test_whoever_plays_sees_that_a_bot_thinks_and_may_hurry_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            anna = await inn.named("Anna")
            hurried = asyncio.Event()

            async def slowly(record: str, seat: int, *about: object) -> str:
                [room] = inn.tables.rooms.values()
                await room.thoughts[seat].stop.wait()
                hurried.set()
                return room.live.frames.offered(seat, "en")[0].word

            inn.tables.bots.think = slowly  # type: ignore[method-assign, assignment]
            table = await anna.open_table(wire.TableWish(game="costa-ruana", seats=seats("me", "hard")))
            async with anna.visit(table.id) as seated, inn.visitor().visit(table.id) as guest:
                while True:
                    frame = await seated.expect(wire.Frame)
                    if frame.choices:
                        await seated.send(wire.Play(frame.seq, frame.choices[0].word))
                    elif frame.seats[1].thinking is not None:
                        break
                assert frame.seats[1].thinking.most == 10.0
                assert await guest.refusal(wire.Hurry()) == "not-seated"
                assert not hurried.is_set()
                await seated.send(wire.Hurry())
                await asked(seated)
                assert hurried.is_set()

    asyncio.run(story())


def test_a_coach_warns_before_a_move_that_gives_away_too_much_and_only_then_counts(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            anna, ben, table = await two(inn)
            async with (await first(inn, table, anna, ben)).visit(table) as seated:
                frame = await asked(seated)
                await seated.send(wire.Hint())
                moves = (await seated.expect(wire.Advice)).moves
                best, other = moves[0], moves[-1]
                await seated.send(wire.Weigh(frame.seq, other.word, 1.0))
                kind = await seated.expect(wire.Verdict)
                assert kind.better is None and kind.word == other.word
                await seated.send(wire.Weigh(frame.seq, best.word, 0.0))
                assert (await seated.expect(wire.Verdict)).loss <= 1.0
            assert (await inn.tables.table(table)).seats[frame.you].hints <= 2

    asyncio.run(story())


@pytest.mark.slow
def test_bots_change_over_to_a_compiled_build_when_it_is_ready_and_play_the_same(tmp_path: Path) -> None:
    record, seat = opening(3)
    build = tmp_path / "compiled"
    home = Path(atoll.__file__).parent

    async def story() -> None:
        bots = BotPool(1, Metrics(), build)

        async def ask() -> tuple[str, Path]:
            word = await bots.think(record, seat, "search@50i", ANNA, lambda: True)
            return word, Path(await bots.here.do(eval, "__import__('atoll').__file__")).parent

        try:
            word, place = await ask()
            assert bots.strength == "compiling" and place == home and not bots.change_over()
            shutil.copytree(home, build / "atoll", ignore=shutil.ignore_patterns("static", "__pycache__"))
            (build / "ready").touch()
            assert bots.change_over() and not bots.change_over()
            assert await ask() == (word, build / "atoll")
            assert str(bots.strength) == "compiled"
        finally:
            bots.close()

    asyncio.run(story())
