"""During the game: undo, refusals, talk, stand-ins and clocks."""

import asyncio
import gc
import random
import time
import weakref
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocket

from atoll import games
from atoll.web import standin, wire
from atoll.web.visitor import Seated
from web.house import asked, first, house, play_on, seats, two


async def until(seated: Seated, moves: int) -> wire.Frame:
    """The frame in which so many moves stand."""
    while True:
        frame = await seated.expect(wire.Frame)
        if frame.moves == moves:
            return frame


def test_a_stale_foreign_or_illegal_word_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            anna, ben, table = await two(inn)
            costa_ruana = games.find("costa-ruana")
            async with (await first(inn, table, anna, ben)).visit(table) as seated:
                frame = await asked(seated)
                word = frame.choices[0].word
                assert await seated.refusal(wire.Play(frame.seq + 1, word)) == "stale"
                assert await seated.refusal(wire.Play(frame.seq, "dance")) == "illegal"
                other = next(
                    move.text
                    for move in (await inn.tables.room(table)).match.game.lexicon.moves
                    if move.text not in {choice.word for choice in frame.choices}
                )
                assert await seated.refusal(wire.Play(frame.seq, other)) == "illegal"
                assert await seated.refusal(wire.Undo(frame.seq, 1)) == "cannot-undo"
                await seated.send(wire.Why(other))
                reason = await seated.expect(wire.Reason)
                assert reason.text
                refused = (await inn.tables.room(table)).match.game.lexicon.find(other)
                thing = costa_ruana.targets(refused) if refused and costa_ruana.targets else []
                await seated.send(wire.Why(thing[0]))
                assert (await seated.expect(wire.Reason)).text
                await seated.send(wire.Why("no such thing"))
                assert (await seated.expect(wire.Reason)).text == ""
                await seated.send(wire.Show("none", "en"))
                again = await asked(seated)
                assert (again.moves, again.seq, again.choices) == (0, frame.seq, frame.choices)

    asyncio.run(story())


def test_a_refused_word_brings_a_fresh_frame(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            anna, ben, table = await two(inn)
            async with (await first(inn, table, anna, ben)).visit(table) as seated:
                frame = await asked(seated)
                await seated.send(wire.Play(frame.seq + 7, frame.choices[0].word))
                assert (await seated.expect(wire.Problem)).name == "stale"
                assert (await seated.expect(wire.Frame)).seq == frame.seq

    asyncio.run(story())


def test_undo_goes_back_to_the_wall_and_the_log_with_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            anna, ben, table = await two(inn)
            dice = random.Random(3)
            async with anna.visit(table) as a, ben.visit(table) as b:
                players = (a, b)
                done = False
                for _ in range(200):
                    room = await inn.tables.room(table)
                    seat = room.match.state.waiting()[0]
                    before = [choice.word for choice in room.live.frames.offered(seat, "en")]
                    seq, steps = room.live.seqs[seat], len(room.match.steps)
                    await players[seat].send(wire.Play(seq, dice.choice(before)))
                    frame = await until(players[seat], steps + 1)
                    if frame.undo.moves:
                        assert frame.undo.moves == len(frame.undo.labels) and frame.undo.wall
                        await players[seat].send(wire.Undo(frame.seq, 1))
                        back = await until(players[seat], steps)
                        assert [choice.word for choice in back.choices] == before
                        assert back.entries == frame.entries + 1 and back.kept == steps
                        # What was meant for the question before the undo is not taken for the new one.
                        assert await players[seat].refusal(wire.Play(seq, before[0])) == "stale"
                        done = True
                        break
                assert done

    asyncio.run(story())


@pytest.mark.parametrize("name", games.names())
def test_an_answer_makes_no_other_seat_s_answer_stale_unless_its_choice_changes(tmp_path: Path, name: str) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            anna, ben, table = await two(inn, name)
            room = await inn.tables.room(table)
            dice = random.Random(5)
            async with anna.visit(table) as a, ben.visit(table) as b:
                while room.table.phase == "playing":
                    waiting, entries = room.match.state.waiting(), len(room.match.record.entries)
                    said = {
                        n: wire.Play(room.live.seqs[n], dice.choice(room.match.state.moves(n)).text) for n in waiting
                    }
                    seat, *others = dice.sample(waiting, len(waiting))
                    asked_before = [(room.match.state.question(n), list(room.match.state.moves(n))) for n in others]
                    await (a, b)[seat].send(said[seat])
                    async with asyncio.timeout(20):
                        while len(room.match.record.entries) == entries:
                            await asyncio.sleep(0.001)
                    for other, (question, moves) in zip(others, asked_before, strict=True):
                        same = room.match.state.question(other) is question and room.match.state.moves(other) == moves
                        assert (room.live.seqs[other] == said[other].seq) == same

    asyncio.run(story())


def test_guests_hear_the_players_talk_only_if_the_table_says_so(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            for open_talk in (True, False):
                anna, ben, table = await two(inn, open_talk=open_talk)
                async with anna.visit(table) as a, ben.visit(table) as b, inn.visitor().visit(table) as guest:
                    await guest.expect(wire.Frame)
                    await a.send(wire.Chat("  <b>kettle</b>\u202e is on \n"))
                    heard = await b.expect(wire.Talk)
                    assert (heard.seat, heard.name, heard.text) == (0, "Anna", "<b>kettle</b> is on")
                    await guest.send(wire.Ping())
                    first = await guest.expect(object)
                    while not isinstance(first, wire.Talk | wire.Pong):
                        first = await guest.expect(object)
                    assert isinstance(first, wire.Talk) == open_talk
                async with inn.visitor().visit(table) as late:
                    await late.send(wire.Ping())
                    kinds = []
                    while wire.Pong not in kinds:
                        kinds.append(type(await late.receive()))
                    assert (wire.Talk in kinds) == open_talk

    asyncio.run(story())


def test_a_table_without_guests_lets_nobody_watch(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            _, _, table = await two(inn, guests=False)
            async with inn.visitor().visit(table) as guest:
                assert (await guest.expect(wire.Problem)).name == "no-guests"
            async with inn.visitor().visit("nowhere") as guest:
                assert (await guest.expect(wire.Problem)).name == "unknown-table"

    asyncio.run(story())


def test_a_bot_gives_a_hint_that_can_be_played(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            anna, ben, table = await two(inn)
            async with (await first(inn, table, anna, ben)).visit(table, "fr") as seated:
                frame = await asked(seated)
                await seated.send(wire.Hint())
                advice = await seated.expect(wire.Advice)
                labels = {choice.word: choice.label for choice in frame.choices}
                assert advice.seq == frame.seq and 1 <= len(advice.moves) <= 3
                for move in advice.moves:
                    assert move.label == labels[move.word]
                    assert 0 <= move.chance <= 1 and move.gist and move.why
                assert (await seated.expect(wire.Frame)).seats[frame.you].hints == 1
            anna, ben, table = await two(inn, hints=False)
            async with (await first(inn, table, anna, ben)).visit(table) as seated:
                await asked(seated)
                assert await seated.refusal(wire.Hint()) == "no-hints"

    asyncio.run(story())


def test_a_bot_that_fails_does_not_hold_up_the_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            anna = await inn.named("Anna")
            think = inn.tables.bots.think

            async def fail(record: str, seat: int, level: str, *about: Any) -> str:
                if level == "hard":
                    raise ArithmeticError("lost count")
                return await think(record, seat, level, *about)

            inn.tables.bots.think = fail  # type: ignore[method-assign, assignment]
            table = (await anna.open_table(wire.TableWish("costa-ruana", seats("me", "hard")))).id
            async with anna.visit(table) as seated:
                assert (await play_on(seated, random.Random(1))).over is not None

    asyncio.run(story())


def test_a_bot_stands_in_by_vote_and_hands_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("atoll.web.standin.ABSENCE", 0.3)

    async def story() -> None:
        async with house(tmp_path) as inn:
            anna, ben, table = await two(inn)
            async with anna.visit(table) as a:
                await a.expect(wire.Frame)
                async with ben.visit(table) as b:
                    await b.expect(wire.Frame)
                    assert await a.refusal(wire.Vote(1)) == "no-vote"  # Ben is here
                while (await a.expect(wire.Frame)).seats[1].connected:
                    pass
                assert await a.refusal(wire.Vote(1)) == "no-vote"  # perhaps Ben only reloads the page
                room = await inn.tables.room(table)
                async with asyncio.timeout(10):
                    while not standin.absent(room, 1):
                        await asyncio.sleep(0.02)
                await a.send(wire.Vote(1))
                dice = random.Random(1)
                frame = await play_on(a, dice, 6)
                assert frame.seats[1].stand_in and frame.moves > 6
                async with ben.visit(table) as b:
                    frame = await b.expect(wire.Frame)
                    assert not frame.seats[1].stand_in and frame.you == 1

    asyncio.run(story())


def test_a_bot_stands_in_when_the_time_is_up(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            anna, ben, table = await two(inn, clock={"bank": 10, "increment": 5})
            room = await inn.tables.room(table)
            async with ben.visit(table) as b:
                frame = await b.expect(wire.Frame)
                left = [seat.clock for seat in frame.seats]
                assert all(clock is not None and 0 < clock <= 10 for clock in left)
                slow = room.match.state.waiting()[0]
                room.table.banks[slow] = 0.3
                room.schedule()
                while not frame.seats[slow].stand_in:
                    frame = await b.expect(wire.Frame)
            async with (anna, ben)[slow].visit(table) as back:
                while (frame := await back.expect(wire.Frame)).seats[slow].stand_in:
                    pass  # until the bot has moved
                clock = frame.seats[slow].clock
                assert clock is not None and clock > 20 and frame.moves

    asyncio.run(story())


def test_an_answer_costs_its_time_and_earns_the_increment(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            anna, ben, table = await two(inn, clock={"bank": 100, "increment": 5})
            room = await inn.tables.room(table)
            seat = room.match.state.waiting()[0]
            async with (anna, ben)[seat].visit(table) as seated:
                frame = await asked(seated)
                room.table.since[seat] -= 30
                await seated.send(wire.Play(frame.seq, frame.choices[0].word))
                after = await until(seated, 1)
                clock = after.seats[seat].clock
                assert clock is not None and 74 < clock <= 75.5

    asyncio.run(story())


def test_a_clock_runs_while_the_table_sleeps(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            _, _, table = await two(inn, clock={"bank": 10})
            room = await inn.tables.room(table)
            room.table.since = [time.time() - 60] * 2
            await inn.tables.store.save(room.table)
            room.close()
            assert table not in inn.tables.rooms
            saved = room.table
            async with asyncio.timeout(20):
                while not saved.moves:
                    await asyncio.sleep(0.05)
                    saved = await inn.tables.table(table)
            assert any(seat.stand_in for seat in saved.seats)

    asyncio.run(story())


def test_an_empty_room_goes_to_sleep_and_wakes_where_it_was(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            anna = await inn.named("Anna")
            table = (await anna.open_table(wire.TableWish("costa-ruana", seats("me", "random")))).id
            async with anna.visit(table) as seated:
                await play_on(seated, random.Random(2), 5)
                before = await asked(seated)
            async with asyncio.timeout(20):
                while inn.tables.rooms:
                    await asyncio.sleep(0.02)
            async with anna.visit(table) as seated:
                after = await asked(seated)
            assert (after.seq, after.choices, after.moves) == (before.seq, before.choices, before.moves)

    asyncio.run(story())


def test_who_comes_in_while_the_room_goes_to_sleep_wakes_it_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    accept = WebSocket.accept

    async def story() -> None:
        async with house(tmp_path) as inn:

            async def late(socket: WebSocket) -> None:
                for room in list(inn.tables.rooms.values()):
                    room.close()
                await accept(socket)

            monkeypatch.setattr(WebSocket, "accept", late)
            anna = await inn.named("Anna")
            table = (await anna.open_table(wire.TableWish("costa-ruana", seats("me", "random")))).id
            async with anna.visit(table) as seated:
                await play_on(seated, random.Random(2), 2)

    asyncio.run(story())


def test_a_room_that_sleeps_leaves_nothing_for_the_collector(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            anna, ben, table = await two(inn)
            async with anna.visit(table) as a, ben.visit(table) as b:
                await asyncio.gather(a.expect(wire.Frame), b.expect(wire.Frame))
                room = weakref.ref(await inn.tables.room(table))
                gc.collect()
                gc.disable()
            async with asyncio.timeout(20):
                while room() is not None:
                    await asyncio.sleep(0.01)

    try:
        asyncio.run(story())
    finally:
        gc.enable()


def test_a_finished_game_can_be_replayed_move_by_move(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            anna = await inn.named("Anna")
            table = (await anna.open_table(wire.TableWish("costa-ruana", seats("me", "random")))).id
            assert (await anna.fetch("GET", f"/api/tables/{table}/replay/3"))[0] == 409
            assert (await anna.fetch("GET", f"/api/tables/{table}/record"))[0] == 409
            async with anna.visit(table) as seated:
                last = await play_on(seated, random.Random(2))
            for n in (0, 1, last.entries // 2, last.entries):
                frame = await anna.ask("GET", f"/api/tables/{table}/replay/{n}?lang=fr&seat=1", wire.Frame)
                assert (frame.entries, frame.you, frame.choices) == (n, 1, [])
            assert frame.over is not None and last.over is not None and frame.over.points == last.over.points
            for path in ("replay/-1", "replay/x", "replay/3?seat=9", "replay/3?shape=round"):
                assert (await anna.fetch("GET", f"/api/tables/{table}/{path}"))[0] == 400

    asyncio.run(story())


def test_a_finished_game_says_who_was_ahead_and_can_be_played_on_from_any_move(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            anna = await inn.named("Anna")
            table = (await anna.open_table(wire.TableWish("costa-ruana", seats("me", "random")))).id
            assert (await anna.fetch("GET", f"/api/tables/{table}/lead"))[0] == 409
            async with anna.visit(table) as seated:
                last = await play_on(seated, random.Random(2))
            lead = await anna.ask("GET", f"/api/tables/{table}/lead", wire.Lead)
            assert len(lead.values) == last.entries + 1
            assert last.over is not None and lead.values[-1] == last.over.points
            assert lead.rounds[0] == wire.Round(0, "Round 1 of 5") and lead.rounds[-1].name == "Round 5 of 5"
            assert [mark.n for mark in lead.rounds] == sorted({mark.n for mark in lead.rounds})
            made = await anna.ask("POST", f"/api/tables/{table}/play-on", wire.TableView, wire.PlayOn(10))
            assert made.id != table and made.seats[0].name == "Anna"
            assert [seat.kind for seat in made.seats] == ["person", "bot"]
            before = await anna.ask("GET", f"/api/tables/{table}/replay/10?shape=none", wire.Frame)
            async with anna.visit(made.id) as again:
                frame = await again.expect(wire.Frame)  # the first tells all that has happened
                assert [line.n for line in frame.news[: len(before.news)]] == [line.n for line in before.news]
            async with anna.visit(made.id) as again:
                assert (await play_on(again, random.Random(3))).over is not None
            late = b'{"n": %d}' % last.entries
            assert (await anna.fetch("POST", f"/api/tables/{table}/play-on", late))[0] == 409

    asyncio.run(story())


def test_with_people_at_the_table_undo_keeps_its_rule_and_nothing_is_practice(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            anna, ben, table = await two(inn, "costa-ruana")
            mover = await first(inn, table, anna, ben)
            async with mover.visit(table) as seated:
                frame = await asked(seated)
                await seated.send(wire.Play(frame.seq, frame.choices[0].word))
                frame = await until(seated, 1)
                assert (frame.undo.moves, frame.undo.free) == (1, 0)
                other = ben if mover is anna else anna
                async with other.visit(table) as opposite:
                    theirs = await asked(opposite)
                    await opposite.send(wire.Play(theirs.seq, theirs.choices[0].word))
                    frame = await until(seated, 2)
                    assert await seated.refusal(wire.Undo(frame.seq, 1)) == "cannot-undo"
                    assert not frame.practice

    asyncio.run(story())
