"""What goes wrong in a house: it is said, it harms nobody else, and it can be put right."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from atoll.web import wire
from atoll.web.limits import Limits
from atoll.web.paths import tables_file
from atoll.web.people import Signer
from atoll.web.serve import settings
from atoll.web.store import Line, Unkept, decode
from atoll.web.table import Table
from atoll.web.visitor import Seated, Unwelcome, Visitor

from .house import House, asked, first, house, seats, two

Story = Callable[[House], Awaitable[None]]


def tell(tmp_path: Path, story: Story) -> None:
    """A story in a house of its own."""

    async def opened() -> None:
        async with house(tmp_path) as inn:
            await story(inn)

    asyncio.run(opened())


def failing(*_: Any) -> Awaitable[None]:
    raise Unkept("database or disk is full")


async def quiet(inn: House) -> None:
    """Wait until every room has gone to sleep."""
    async with asyncio.timeout(10):
        while inn.tables.rooms:
            await asyncio.sleep(0.02)


async def last_frame(seated: Seated) -> wire.Frame:
    """The frame after all that is on its way."""
    frames: list[wire.Frame] = []
    await seated.send(wire.Show("none", "en"))
    await seated.send(wire.Ping())
    async with asyncio.timeout(20):
        while not isinstance(message := await seated.receive(), wire.Pong):
            frames += [message] if isinstance(message, wire.Frame) else []
    return frames[-1] if frames else await seated.expect(wire.Frame)


# -- tables that cannot be woken or kept -------------------------------------------------------------------


def test_a_table_of_other_rules_is_named_and_the_others_go_on(tmp_path: Path) -> None:
    async def story(inn: House) -> None:
        tables = [(await two(inn, clock={"bank": 10, "increment": 0})) for _ in range(2)]
        (anna, _, broken), (_, _, other) = sorted(tables, key=lambda opened: opened[2])
        old, sound = await inn.tables.table(broken), await inn.tables.table(other)
        for room in list(inn.tables.rooms.values()):
            room.close()
        for table, rules in ((old, old.rules + 1), (sound, sound.rules)):  # both wake, as time is up
            await inn.tables.store.save(msgspec.structs.replace(table, rules=rules, banks=[0.0, 0.0]))
        async with asyncio.timeout(20):
            while not (await inn.tables.table(other)).moves:
                await asyncio.sleep(0.05)
        async with anna.visit(old.id) as guest:
            assert (await guest.expect(wire.Problem)).name == "old-table"

    tell(tmp_path, story)


def test_a_seat_that_cannot_be_kept_is_not_shown(tmp_path: Path) -> None:
    async def story(inn: House) -> None:
        anna, ben = await inn.named("Anna"), await inn.named("Ben")
        table = (await anna.open_table(wire.TableWish("costa-ruana", seats("me", "open")))).id
        save = inn.tables.store.save
        inn.tables.store.save = failing  # type: ignore[assignment, method-assign]
        with pytest.raises(Unwelcome, match="busy"):
            await ben.ask("POST", f"/api/tables/{table}/sit", wire.TableView, wire.Sit())
        inn.tables.store.save = save  # type: ignore[method-assign]
        assert [seat.name for seat in (await inn.tables.table(table)).seats] == ["Anna", ""]
        assert (await ben.ask("POST", f"/api/tables/{table}/sit", wire.TableView, wire.Sit())).you == 1

    tell(tmp_path, story)


def test_a_full_disk_shows_in_the_health_of_the_house(tmp_path: Path) -> None:
    async def story(inn: House) -> None:
        stranger = inn.visitor()
        assert (await stranger.fetch("GET", "/healthz"))[0] == 200
        inn.tables.store.heartbeat = failing  # type: ignore[assignment, method-assign]
        status, _, body = await stranger.fetch("GET", "/healthz")
        assert (status, body) == (503, b"cannot write: database or disk is full\n")

    tell(tmp_path, story)


def test_nobody_pays_for_the_time_that_a_killed_server_was_down(tmp_path: Path) -> None:
    async def story(inn: House) -> None:
        anna, ben, name = await two(inn, clock={"bank": 10})
        room = await inn.tables.room(name)
        seat = room.match.state.waiting()[0]
        async with (anna, ben)[seat].visit(name) as seated:
            frame = await asked(seated)
            word = frame.choices[0].word
        await quiet(inn)
        table = await inn.tables.table(name)
        async with asyncio.timeout(10):
            while not isinstance(await inn.tables.store.table(name), Table):
                await asyncio.sleep(0.05)
        # As a killed server leaves it: the move is kept, and how the table stands is not.
        await inn.tables.store.append(name, Line(table.moves + 1, seat, word, table.changed - 3600), None)
        room = await inn.tables.room(name)
        for waiting in room.table.waiting:
            left = room.table.left(waiting, room.table.changed)
            assert left is not None and left > 9

    tell(tmp_path, story)


# -- coming and going ----------------------------------------------------------------------------------------


def test_somebody_who_is_turned_away_does_not_keep_a_table_awake(tmp_path: Path) -> None:
    async def story(inn: House) -> None:
        _, _, table = await two(inn, guests=False)
        async with inn.visitor().visit(table) as guest:
            assert (await guest.expect(wire.Problem)).name == "no-guests"
        await quiet(inn)

    tell(tmp_path, story)


def test_who_opens_a_table_that_is_just_closing_is_asked_to_come_back(tmp_path: Path) -> None:
    async def story(inn: House) -> None:
        anna, _, table = await two(inn)
        room = await inn.tables.room(table)
        real = inn.tables.room

        async def late(_name: str) -> Any:
            room.close()
            return room

        inn.tables.room = late  # type: ignore[assignment, method-assign]
        async with anna.visit(table) as seated:
            with pytest.raises(ConnectionClosed) as closed:
                await seated.expect(wire.Frame)
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
        inn.tables.room = real  # type: ignore[method-assign]
        async with anna.visit(table) as seated:
            await seated.expect(wire.Frame)

    tell(tmp_path, story)


def test_all_who_sit_down_at_once_have_a_seat(tmp_path: Path) -> None:
    async def story(inn: House) -> None:
        anna = await inn.named("Anna")
        others = [await inn.named(f"P{n}") for n in range(5)]
        for _ in range(8):
            table = (await anna.open_table(wire.TableWish("costa-ruana", seats("me", *["open"] * 5)))).id
            path = f"/api/tables/{table}/sit"
            views = await asyncio.gather(*[one.ask("POST", path, wire.TableView, wire.Sit()) for one in others])
            assert sorted(view.you for view in views) == [1, 2, 3, 4, 5]
            assert {seat.name for seat in (await inn.tables.table(table)).seats} == {
                "Anna",
                *(f"P{n}" for n in range(5)),
            }

    tell(tmp_path, story)


def test_an_invited_seat_stays_one_when_its_holder_stands_up(tmp_path: Path) -> None:
    async def story(inn: House) -> None:
        anna, ben, eve = await inn.named("Anna"), await inn.named("Ben"), await inn.named("Eve")
        table = await anna.open_table(wire.TableWish("costa-ruana", seats("me", "invite")))
        await ben.ask("POST", f"/api/tables/{table.id}/sit", wire.TableView, wire.Sit(invite=table.invite))
        await ben.ask("POST", f"/api/tables/{table.id}/leave", wire.TableView)
        assert table.id not in [one.id for one in (await eve.ask("GET", "/api/tables", wire.LobbyView)).open]
        with pytest.raises(Unwelcome, match="seat-taken"):
            await eve.ask("POST", f"/api/tables/{table.id}/sit", wire.TableView, wire.Sit())

    tell(tmp_path, story)


def test_who_came_before_the_game_leaves_when_it_begins_without_guests(tmp_path: Path) -> None:
    async def story(inn: House) -> None:
        anna = await inn.named("Anna")
        wish = wire.TableWish("costa-ruana", seats("me", "open"), guests=False)
        table = (await anna.open_table(wish)).id
        async with inn.visitor().visit(table) as eve:
            await eve.expect(wire.Frame)
            start = wire.Start("random")
            await anna.ask("POST", f"/api/tables/{table}/start", wire.TableView, start)
            with pytest.raises(ConnectionClosed):
                await eve.expect(wire.Problem)  # frames are passed over

    tell(tmp_path, story)


def test_one_who_is_left_of_three_can_have_bots_for_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("atoll.web.standin.ABSENCE", 0.0)

    async def story(inn: House) -> None:
        anna, ben, eve = await inn.named("Anna"), await inn.named("Ben"), await inn.named("Eve")
        table = (await anna.open_table(wire.TableWish("costa-ruana", seats("me", "open", "open")))).id
        for other in (ben, eve):
            await other.ask("POST", f"/api/tables/{table}/sit", wire.TableView, wire.Sit())
        await anna.ask("POST", f"/api/tables/{table}/start", wire.TableView)
        async with anna.visit(table) as seated:
            await seated.send(wire.Vote(1))
            await seated.send(wire.Vote(2))
            frame = await last_frame(seated)
            assert [seat.stand_in for seat in frame.seats] == [False, True, True]

    tell(tmp_path, story)


@pytest.mark.parametrize("clock", [None, {"bank": 600}])
def test_in_a_game_by_turns_nobody_is_voted_out_before_the_time_is_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: dict[str, int] | None
) -> None:
    monkeypatch.setattr("atoll.web.standin.ABSENCE", 0.0)

    async def story(inn: House) -> None:
        anna, ben, table = await two(inn, pace="turns", clock=clock)
        seat = (await inn.tables.table(table)).waiting[0]
        async with (anna, ben)[1 - seat].visit(table) as other:
            assert await other.refusal(wire.Vote(seat)) == "no-vote"
            assert not any(place.stand_in for place in (await last_frame(other)).seats)

    tell(tmp_path, story)


# -- clocks and hints ----------------------------------------------------------------------------------------


def test_what_is_taken_back_has_earned_no_time(tmp_path: Path) -> None:
    async def story(inn: House) -> None:
        anna, ben, table = await two(inn, "arnak", clock={"bank": 100, "increment": 60})
        async with (await first(inn, table, anna, ben)).visit(table) as seated:
            for _ in range(4):
                frame = await asked(seated)
                harmless = next(choice for choice in frame.choices if not choice.shows)
                await seated.send(wire.Play(frame.seq, harmless.word))
                while not frame.undo.moves:
                    frame = await seated.expect(wire.Frame)
                await seated.send(wire.Undo(frame.seq, frame.undo.moves))
                while frame.undo.moves:
                    frame = await seated.expect(wire.Frame)
                await seated.send(wire.Show("none", "en"))
            clock = (await asked(seated)).seats[frame.you].clock
            assert clock is not None and clock <= 100

    tell(tmp_path, story)


def test_a_bot_for_a_moment_brings_no_time(tmp_path: Path) -> None:
    async def story(inn: House) -> None:
        anna, ben, table = await two(inn, clock={"bank": 10})
        async with (await first(inn, table, anna, ben)).visit(table) as seated:
            frame = await asked(seated)
            (await inn.tables.room(table)).pause = 5.0
            await seated.send(wire.Vote(-1, True))
            await seated.send(wire.Vote(-1, False))
            clock = (await last_frame(seated)).seats[frame.you].clock
            assert clock is not None and clock <= 10

    tell(tmp_path, story)


def test_who_takes_the_seat_back_before_the_bot_has_moved_wins_no_time(tmp_path: Path) -> None:
    async def story(inn: House) -> None:
        anna, ben, table = await two(inn, clock={"bank": 10})
        async with (await first(inn, table, anna, ben)).visit(table) as seated:
            frame = await asked(seated)
            you, room = frame.you, await inn.tables.room(table)
            room.pause = 1.0
            room.table.banks[you] = 0.1
            room.schedule()
            while not frame.seats[you].stand_in:
                frame = await seated.expect(wire.Frame)
            for _ in range(3):
                await seated.send(wire.Vote(-1, False))
                frame = await last_frame(seated)
                assert frame.seats[you].stand_in and frame.seats[you].clock == 0
            assert await seated.refusal(wire.Play(frame.seq, frame.choices[0].word)) == "not-now"
            while frame.seats[you].stand_in:  # the seat comes back with the bot's move
                frame = await seated.expect(wire.Frame)
            clock = frame.seats[you].clock
            assert frame.moves and clock is not None and 20 < clock <= 30

    tell(tmp_path, story)


def test_who_takes_the_bot_s_move_back_finds_no_grace_there_again(tmp_path: Path) -> None:
    async def story(inn: House) -> None:
        anna, ben, table = await two(inn, "arnak", clock={"bank": 10})
        async with (await first(inn, table, anna, ben)).visit(table) as seated:
            you, room = (await asked(seated)).you, await inn.tables.room(table)
            words = asyncio.Semaphore(0)

            async def harmless(_record: str, seat: int, *_: Any) -> str:
                await words.acquire()
                return next(choice.word for choice in room.live.frames.offered(seat, "en") if not choice.shows)

            room.bots.think = harmless  # type: ignore[method-assign, assignment]

            async def run_out() -> wire.Frame:
                room.table.banks[you] = 0.0
                await room.on_alarm()
                await seated.send(wire.Vote(-1, False))
                assert (await last_frame(seated)).seats[you].stand_in
                words.release()
                while (await seated.expect(wire.Frame)).moves != 1:
                    pass
                return await last_frame(seated)

            frame = await run_out()
            assert not frame.seats[you].stand_in and frame.seats[you].clock
            await seated.send(wire.Undo(frame.seq, 1))
            while (await seated.expect(wire.Frame)).moves:
                pass
            frame = await run_out()
            assert frame.seats[you].stand_in and frame.seats[you].clock == 0

    tell(tmp_path, story)


def test_one_hint_at_a_time_and_other_words_are_heard_meanwhile(tmp_path: Path) -> None:
    async def story(inn: House) -> None:
        anna, ben, table = await two(inn)
        advise, thinking = inn.tables.bots.advise, asyncio.Event()

        async def slowly(*about: Any) -> Any:
            await thinking.wait()
            return await advise(*about)

        inn.tables.bots.advise = slowly  # type: ignore[method-assign, assignment]
        async with (await first(inn, table, anna, ben)).visit(table) as seated:
            await asked(seated)
            await seated.send(wire.Hint())
            assert await seated.refusal(wire.Hint()) == "busy"
            await seated.send(wire.Ping())
            await seated.expect(wire.Pong)
            thinking.set()
            assert (await seated.expect(wire.Advice)).moves

    tell(tmp_path, story)


def test_a_hint_is_counted_on_the_disk_before_it_is_shown(tmp_path: Path) -> None:
    async def story(inn: House) -> None:
        anna, ben, table = await two(inn)
        async with (await first(inn, table, anna, ben)).visit(table) as seated:
            you = (await asked(seated)).you
            await seated.send(wire.Hint())
            await seated.expect(wire.Advice)
            with closing(sqlite3.connect(tables_file(tmp_path))) as file:
                doc = file.execute("SELECT doc FROM tables WHERE id = ?", (table,)).fetchone()[0]
            assert decode(doc).seats[you].hints == 1

    tell(tmp_path, story)


def test_a_bot_is_not_asked_what_was_taken_back_during_its_pause(tmp_path: Path) -> None:
    async def story(inn: House) -> None:
        anna, ben, table = await two(inn, "arnak")
        room, thoughts = await inn.tables.room(table), list[int]()

        async def thinking(_record: str, seat: int, *_: Any) -> str:
            thoughts.append(room.live.seqs[seat])
            return room.live.frames.offered(seat, "en")[0].word

        ended, think = list[int](), room._think

        async def until_the_end(seat: int) -> None:
            await think(seat)
            ended.append(seat)

        room.bots.think = thinking  # type: ignore[method-assign, assignment]
        room._think = until_the_end  # type: ignore[method-assign]
        room.pause = 0.2
        async with (await first(inn, table, anna, ben)).visit(table) as seated:
            frame = await asked(seated)
            harmless = next(choice for choice in frame.choices if not choice.shows)
            await seated.send(wire.Play(frame.seq, harmless.word))
            while not frame.undo.moves:
                frame = await seated.expect(wire.Frame)
            await seated.send(wire.Vote(-1, True))
            await seated.send(wire.Vote(-1, False))
            async with asyncio.timeout(10):
                while not ended:
                    await asyncio.sleep(0.02)
            assert not thoughts  # the person is back
            await seated.send(wire.Vote(-1, True))
            await seated.send(wire.Undo(frame.seq, 1))
            async with asyncio.timeout(5):
                while len(thoughts) < 2:
                    await asyncio.sleep(0.02)
            assert thoughts[0] != thoughts[1]  # not once in vain for the question of before

    tell(tmp_path, story)


def test_a_seat_can_be_asked_more_than_a_hundred_thousand_questions() -> None:
    said = wire.Play(100_001, "pass")
    assert msgspec.json.decode(msgspec.json.encode(said), type=wire.ClientMessage) == said


# -- strangers -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("odd", ['prefs={"x": 1}', "a=b c", "consent", "arr[0]=1"])
def test_another_program_s_cookie_costs_nobody_a_name(tmp_path: Path, odd: str) -> None:
    async def story(inn: House) -> None:
        anna = await inn.named("Anna")
        for cookies in (f"{odd}; {anna.cookie}", f"{anna.cookie}; {odd}"):
            twin = Visitor("127.0.0.1", inn.port)
            twin.cookie = cookies
            assert (await twin.ask("GET", "/api/me", wire.Me)).name == "Anna"

    tell(tmp_path, story)


def test_an_address_that_lays_too_many_tables_is_asked_to_wait(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, Limits(new_tables=0.001, new_tables_burst=2)) as inn:
            wish = wire.TableWish("costa-ruana", seats("me", "open"))
            for _ in range(2):
                await inn.visitor().open_table(wish)
            with pytest.raises(Unwelcome, match="too-fast"):
                await inn.visitor().open_table(wish)

    asyncio.run(story())


def test_forged_cookies_are_not_remembered() -> None:
    signer = Signer("00" * 32)
    for n in range(50):
        assert signer.read_cookie(f"{'x' * 1000}{n}.signature") is None
    assert signer._sign.cache_info().currsize == 0


def test_a_missing_file_of_another_version_is_not_kept_for_a_year(tmp_path: Path) -> None:
    async def story(inn: House) -> None:
        stranger = inn.visitor()
        status, headers, _ = await stranger.fetch("GET", "/assets/index-of-old.js")
        assert (status, headers["cache-control"]) == (404, "no-store")
        assert (await stranger.fetch("GET", f"/{'long' * 100}"))[0] == 200  # the page says what is not there

    tell(tmp_path, story)


def test_an_origin_that_cannot_be_read_is_another_house(tmp_path: Path) -> None:
    async def story(inn: House) -> None:
        status, _, _ = await inn.visitor().fetch("POST", "/api/me", b"{}", {"origin": "http://["})
        assert status == 403

    tell(tmp_path, story)


def test_only_our_own_proxy_says_who_a_visitor_is(tmp_path: Path) -> None:
    async def story(inn: House) -> None:
        assert settings(inn.server, "127.0.0.1", 0).proxy_headers is False
        behind = settings(inn.server, "127.0.0.1", 0, "10.0.0.2")
        assert behind.proxy_headers and behind.forwarded_allow_ips == "10.0.0.2"

    tell(tmp_path, story)
