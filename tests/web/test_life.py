"""The life of a table: who leaves, gives up, vanishes or comes back, and how it ends before its end."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from atoll.play.commitment import verified
from atoll.play.match import Match
from atoll.web import finished as finished_games
from atoll.web import room, wire
from atoll.web.visitor import Seated, Unwelcome, Visitor

from .house import House, asked, first, house, play_on, seats, two

Story = Callable[[House], Awaitable[None]]


def tell(tmp_path: Path, story: Story) -> None:
    """A story in a house of its own."""

    async def opened() -> None:
        async with house(tmp_path) as inn:
            await story(inn)

    asyncio.run(opened())


async def do(visitor: Visitor, table: str, what: str, **wish: object) -> wire.TableView:
    """Ask something of a table by HTTP."""
    kinds = {"abandon": wire.Abandon, "archive": wire.Archive, "again": wire.PlayAgain}
    return await visitor.ask("POST", f"/api/tables/{table}/{what}", wire.TableView, kinds.get(what, wire.Sit)(**wish))


async def refused(visitor: Visitor, table: str, what: str, **wish: object) -> str:
    with pytest.raises(Unwelcome) as caught:
        await do(visitor, table, what, **wish)
    return caught.value.problem.name


async def lobby(visitor: Visitor) -> wire.LobbyView:
    return await visitor.ask("GET", "/api/tables", wire.LobbyView)


async def until(seated: Seated, holds: Callable[[wire.Frame], object]) -> wire.Frame:
    """The next frame of which something holds."""
    while not holds(frame := await seated.expect(wire.Frame)):
        pass
    return frame


# -- giving up ---------------------------------------------------------------------------------------------


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who takes a seat over does not think: a whole game is over at once."""
    for module in (room, finished_games):
        monkeypatch.setattr(module, "SUBSTITUTE", "random")


def test_who_gives_up_leaves_the_seat_to_a_bot_for_good(tmp_path: Path, hasty: None) -> None:
    async def story(inn: House) -> None:
        anna, ben, table = await two(inn)
        async with anna.visit(table) as a:
            assert (await do(ben, table, "resign")).you == -1
            frame = await play_on(a, random.Random(1), 5)  # the bot answers for Ben
            assert frame.seats[1].left and frame.seats[1].stand_in
            async with ben.visit(table) as b:
                frame = await b.expect(wire.Frame)
                assert frame.you == -1 and frame.choices == [] and frame.seats[1].stand_in
                assert await b.refusal(wire.Vote(-1, False)) == "not-seated"
            assert table not in [one.id for one in (await lobby(ben)).mine]
            assert await refused(ben, table, "resign") == "not-seated"
            frame = await play_on(a, random.Random(2))
            assert frame.over is not None and frame.over.ending == "played" and frame.over.points

    tell(tmp_path, story)


def test_a_game_ends_when_somebody_gives_up_if_the_table_agreed_so(tmp_path: Path) -> None:
    async def story(inn: House) -> None:
        anna, ben, table = await two(inn, resigning="end")
        async with (await first(inn, table, anna, ben)).visit(table) as mover:
            await play_on(mover, random.Random(1), 1)
        async with anna.visit(table) as a:
            await a.expect(wire.Frame)
            await do(ben, table, "resign")
            frame = await until(a, lambda frame: frame.over)
            assert frame.over is not None and frame.phase == "over" and frame.choices == []
            assert (frame.over.ending, frame.over.ranks, frame.over.points) == ("resigned", [1, 2], [])
            assert frame.seal.seed is not None and frame.seats[1].left
        assert [one.ending for one in (await lobby(ben)).finished] == ["resigned"]
        _, _, text = await anna.fetch("GET", f"/api/tables/{table}/record")
        record = verified(text.decode())
        assert record.closing == "resigned 2" and text.decode().endswith("\nend resigned 2\n")
        assert not Match.replay(record).state.over()

    tell(tmp_path, story)


def test_a_game_that_ended_early_is_replayed_weighed_and_played_on(tmp_path: Path, hasty: None) -> None:
    async def story(inn: House) -> None:
        anna, ben, table = await two(inn, resigning="end")
        async with anna.visit(table) as a, ben.visit(table) as b:
            for _ in range(6):
                mover = (a, b)[(await inn.tables.table(table)).waiting[0]]
                frame = await asked(mover)
                await mover.send(wire.Play(frame.seq, frame.choices[0].word))
                await until(mover, lambda after, seq=frame.seq: after.seq != seq)  # type: ignore[misc]
        await do(ben, table, "resign")
        last = (await inn.tables.table(table)).moves
        for n in range(last + 1):
            frame = await anna.ask("GET", f"/api/tables/{table}/replay/{n}", wire.Frame)
            assert (frame.over is not None) == (n == last)
        lead = await anna.ask("GET", f"/api/tables/{table}/lead", wire.Lead)
        assert len(lead.values) == last + 1
        made = await anna.ask("POST", f"/api/tables/{table}/play-on", wire.TableView, wire.PlayOn(last))
        async with anna.visit(made.id) as again:
            assert (await play_on(again, random.Random(3))).over is not None

    tell(tmp_path, story)


def test_the_last_person_who_gives_up_ends_the_game(tmp_path: Path) -> None:
    async def story(inn: House) -> None:
        anna = await inn.named("Anna")
        table = (await anna.open_table(wire.TableWish("costa-ruana", seats("me", "random")))).id
        view = await do(anna, table, "resign")
        assert (view.phase, view.ending, view.ranks) == ("over", "resigned", [2, 1])

    tell(tmp_path, story)


# -- abandoning --------------------------------------------------------------------------------------------


def test_a_game_is_abandoned_when_all_agree_and_goes_on_if_one_does_not(tmp_path: Path) -> None:
    async def story(inn: House) -> None:
        anna, ben, table = await two(inn)
        async with anna.visit(table) as a, ben.visit(table) as b:
            await do(anna, table, "abandon")
            frame = await until(b, lambda frame: frame.seats[0].abandons)
            assert frame.over is None
            await do(ben, table, "abandon", wish=False)
            frame = await until(a, lambda frame: not frame.seats[0].abandons and frame.moves == 0)
            assert frame.over is None
            await do(ben, table, "abandon")
            await do(anna, table, "abandon")
            frame = await until(a, lambda frame: frame.over)
            assert frame.over is not None and (frame.over.ending, frame.over.ranks) == ("abandoned", [])
        assert await refused(anna, table, "abandon") == "not-now"
        _, _, text = await anna.fetch("GET", f"/api/tables/{table}/record")
        assert text.endswith(b"\nend abandoned\n")

    tell(tmp_path, story)


def test_a_wish_to_abandon_and_an_early_end_outlive_the_server(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            anna, ben, table = await two(inn)
            await do(anna, table, "abandon")
        async with house(tmp_path) as inn:
            for visitor in (anna, ben):
                visitor.port = inn.port
            async with ben.visit(table) as b:
                assert (await b.expect(wire.Frame)).seats[0].abandons
            await do(ben, table, "abandon")
        async with house(tmp_path) as inn:
            anna.port = inn.port
            async with anna.visit(table) as a:
                frame = await a.expect(wire.Frame)
                assert frame.over is not None and frame.over.ending == "abandoned" and frame.choices == []

    asyncio.run(story())


def test_who_vanished_is_not_waited_for_when_the_others_stop(tmp_path: Path) -> None:
    async def story(inn: House) -> None:
        anna, ben, table = await two(inn)
        await do(ben, table, "leave")  # a bot plays for Ben
        assert (await do(anna, table, "abandon")).ending == "abandoned"

    tell(tmp_path, story)


# -- lists -------------------------------------------------------------------------------------------------


def test_nothing_waits_for_somebody_for_whom_a_bot_plays(tmp_path: Path) -> None:
    async def story(inn: House) -> None:
        anna, ben, table = await two(inn)
        mover = await first(inn, table, anna, ben)
        other = await mover.open_table(wire.TableWish("costa-ruana", seats("me", "invite")))
        assert [one.id for one in (await lobby(mover)).mine] == [table, other.id]
        (await inn.tables.room(table)).pause = 60.0  # the bot has not moved yet
        await do(mover, table, "leave")
        assert [one.id for one in (await lobby(mover)).mine] == [other.id, table]
        view = (await lobby(mover)).mine[1]
        assert view.seats[view.you].stand_in

    tell(tmp_path, story)


async def looked_at(visitor: Visitor, table: str) -> wire.Frame:
    """A frame of a table; who comes just as its room goes to sleep is sent home, and knocks again."""
    async with asyncio.timeout(20):
        while True:
            with suppress(ConnectionClosed):
                async with visitor.visit(table) as seated:
                    return await seated.expect(wire.Frame)


def test_what_ifs_have_a_list_of_their_own_and_finished_games_can_be_put_away(tmp_path: Path) -> None:
    async def story(inn: House) -> None:
        anna, eve = await inn.named("Anna"), await inn.named("Eve")
        table = (await anna.open_table(wire.TableWish("costa-ruana", seats("me", "random")))).id
        assert await refused(eve, table, "archive") == "not-over"
        async with anna.visit(table) as seated:
            await play_on(seated, random.Random(2))
        assert await refused(eve, table, "archive") == "not-seated"
        made = await anna.ask("POST", f"/api/tables/{table}/play-on", wire.TableView, wire.PlayOn(10))
        assert made.branch == table
        assert (await looked_at(anna, made.id)).branch == table
        found = await lobby(anna)
        assert [one.id for one in found.branches] == [made.id]
        assert found.mine == [] and [one.id for one in found.finished] == [table] and found.archived == []
        await do(anna, table, "archive")
        await do(anna, made.id, "archive")  # nobody else plays there: it is abandoned by that
        found = await lobby(anna)
        assert found.branches == found.finished == []
        assert {one.id for one in found.archived} == {table, made.id}
        assert (await inn.tables.table(made.id)).ending == "abandoned"
        await do(anna, table, "archive", wish=False)
        assert [one.id for one in (await lobby(anna)).finished] == [table]

    tell(tmp_path, story)


def test_a_game_with_others_is_not_put_away_before_it_is_over(tmp_path: Path) -> None:
    async def story(inn: House) -> None:
        anna, _, table = await two(inn)
        assert await refused(anna, table, "archive") == "not-over"
        assert (await inn.tables.table(table)).phase == "playing"

    tell(tmp_path, story)


# -- vanishing ---------------------------------------------------------------------------------------------


def test_a_bot_takes_the_seat_of_who_vanished_by_itself_and_hands_it_back(tmp_path: Path) -> None:
    async def story(inn: House) -> None:
        anna, ben, table = await two(inn, absence=300)
        async with anna.visit(table) as a:
            async with ben.visit(table) as b:
                await b.expect(wire.Frame)
                frame = await until(a, lambda frame: frame.seats[1].connected)
                assert frame.seats[1].replaced_in is None
            frame = await until(a, lambda frame: not frame.seats[1].connected)
            assert frame.seats[1].replaced_in is not None and 290 < frame.seats[1].replaced_in <= 300
            room = await inn.tables.room(table)
            room.left_at[1] -= 300
            room.schedule()
            await until(a, lambda frame: frame.seats[1].stand_in)
            await a.send(wire.Show("none", "en"))
            frame = await play_on(a, random.Random(1), 4)
            assert frame.moves > 4
            async with ben.visit(table) as b:
                frame = await b.expect(wire.Frame)
                assert frame.you == 1 and not frame.seats[1].stand_in

    tell(tmp_path, story)


@pytest.mark.parametrize(("term", "value"), [("stand_ins", False), ("pace", "turns")])
def test_nobody_is_replaced_where_the_table_does_not_want_it(tmp_path: Path, term: str, value: object) -> None:
    async def story(inn: House) -> None:
        anna, _, table = await two(inn, "costa-ruana", **{term: value})
        async with anna.visit(table) as a:
            await a.expect(wire.Frame)
            room = await inn.tables.room(table)
            room.opened -= 10_000
            await room.on_alarm()
            assert room.timer is None and not any(seat.stand_in for seat in room.table.seats)
            assert all(seat.replaced_in is None for seat in room.seats())

    tell(tmp_path, story)


def test_nobody_is_replaced_while_nobody_waits(tmp_path: Path) -> None:
    async def story(inn: House) -> None:
        anna, ben, table = await two(inn)
        async with inn.visitor().visit(table) as guest:
            await guest.expect(wire.Frame)
            room = await inn.tables.room(table)
            room.opened -= 10_000
            await room.on_alarm()
            assert not any(seat.stand_in for seat in room.table.seats)
        del anna, ben

    tell(tmp_path, story)


def test_who_waited_elsewhere_for_the_game_to_begin_has_the_whole_time(tmp_path: Path) -> None:
    async def story(inn: House) -> None:
        anna, ben = await inn.named("Anna"), await inn.named("Ben")
        table = (await anna.open_table(wire.TableWish("costa-ruana", seats("me", "open")))).id
        await do(ben, table, "sit")
        async with anna.visit(table) as a:
            await a.expect(wire.Frame)
            (await inn.tables.room(table)).opened -= 10_000
            await anna.ask("POST", f"/api/tables/{table}/start", wire.TableView)
            frame = await until(a, lambda frame: frame.phase == "playing")
            assert frame.seats[1].replaced_in is not None and frame.seats[1].replaced_in > 100

    tell(tmp_path, story)


# -- again -------------------------------------------------------------------------------------------------


async def finished(inn: House) -> tuple[Visitor, Visitor, str]:
    """Anna and Ben after their game."""
    anna, ben, table = await two(inn, resigning="end", title="Sunday")
    await do(ben, table, "resign")
    return anna, ben, table


@pytest.mark.parametrize("rotate", [False, True])
def test_a_rematch_takes_everybody_to_one_table_by_a_tap(tmp_path: Path, rotate: bool) -> None:
    async def story(inn: House) -> None:
        anna, ben, table = await finished(inn)
        async with ben.visit(table) as b:
            assert (await b.expect(wire.Frame)).again is None
            made = await do(anna, table, "again", rotate=rotate)
            frame = await until(b, lambda frame: frame.again)
            assert frame.again == wire.Again(made.id, "Anna")
        assert (made.phase, made.title, made.you) == ("gathering", "Sunday", 1 if rotate else 0)
        assert made.seats[1 - made.you].held and made.seats[1 - made.you].name == "Ben"
        assert [(one.id, one.held) for one in (await lobby(ben)).mine] == [(made.id, 1 - made.you)]
        assert (await do(anna, table, "again")).id == made.id  # asked twice, and still one table
        begun = await do(ben, table, "again", rotate=not rotate)
        assert (begun.id, begun.phase, begun.you) == (made.id, "playing", 1 - made.you)

    tell(tmp_path, story)


def test_all_who_ask_at_once_come_to_one_table(tmp_path: Path) -> None:
    async def story(inn: House) -> None:
        anna, ben, table = await finished(inn)
        views = await asyncio.gather(do(anna, table, "again"), do(ben, table, "again"))
        assert views[0].id == views[1].id
        assert (await inn.tables.table(views[0].id)).phase == "playing"

    tell(tmp_path, story)


def test_a_seat_kept_for_somebody_is_nobody_else_s_until_it_is_declined(tmp_path: Path) -> None:
    async def story(inn: House) -> None:
        anna, ben, table = await finished(inn)
        eve = await inn.named("Eve")
        assert await refused(eve, table, "again") == "not-seated"
        made = await do(anna, table, "again")
        assert await refused(eve, made.id, "sit", invite=made.invite) == "seat-taken"
        assert await refused(eve, made.id, "leave") == "not-seated"
        await do(ben, made.id, "leave")
        assert (await lobby(ben)).mine == []
        assert (await do(eve, made.id, "sit", invite=made.invite)).phase == "playing"

    tell(tmp_path, story)


def test_a_rematch_that_was_called_off_can_be_asked_for_anew(tmp_path: Path) -> None:
    async def story(inn: House) -> None:
        anna, ben, table = await finished(inn)
        made = await do(anna, table, "again")
        await do(anna, made.id, "cancel")
        async with ben.visit(table) as b:
            assert (await b.expect(wire.Frame)).again is None
        assert (await do(ben, table, "again")).id != made.id

    tell(tmp_path, story)


def test_a_rematch_against_bots_begins_at_once(tmp_path: Path) -> None:
    async def story(inn: House) -> None:
        anna = await inn.named("Anna")
        table = (await anna.open_table(wire.TableWish("costa-ruana", seats("me", "random")))).id
        assert await refused(anna, table, "again") == "not-over"
        await do(anna, table, "abandon")
        made = await do(anna, table, "again", rotate=True)
        assert (made.phase, made.you) == ("playing", 1)
        assert made.seal != (await do(anna, table, "archive")).seal

    tell(tmp_path, story)
