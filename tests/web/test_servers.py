"""Two servers of one house: whoever plays at one sees what happens at the other."""

import asyncio
import random
from pathlib import Path

import msgspec
import pytest

from atoll.web import wire
from atoll.web.orders import Order, give
from atoll.web.visitor import Seated, Unwelcome
from web.house import House, asked, play_on

pytest.importorskip("asyncpg", reason="PostgreSQL needs its driver, asyncpg: its tests are left out")

from web.servers import Tell, apart, at, company, mute, shows, until


async def frames(seated: Seated, seen: list[wire.Frame], dice: random.Random) -> list[str]:
    """Play to the end without waiting for the other; gives what was refused."""
    refused, answered = [], 0
    while True:
        heard = await seated.receive()
        if isinstance(heard, wire.Problem):
            refused.append(heard.name)
        if isinstance(heard, wire.Frame):
            seen.append(heard)
            if heard.phase == "over":
                return refused
            if heard.choices and heard.seq != answered:
                answered = heard.seq
                await seated.send(wire.Play(heard.seq, dice.choice(heard.choices).word))


@pytest.mark.parametrize("game", ["costa-ruana", "la-isla", pytest.param("arnak", marks=pytest.mark.slow)])
def test_people_who_choose_at_once_at_two_servers_are_both_heard(game: str, tell: Tell) -> None:
    async def story(here: House, there: House) -> None:
        anna, ben, table = await apart(here, there, game)
        seen: tuple[list[wire.Frame], list[wire.Frame]] = ([], [])
        async with anna.visit(table) as first, ben.visit(table) as second:
            plays = zip((first, second), seen, strict=True)
            refused = await asyncio.gather(
                *(frames(seat, mine, random.Random(n)) for n, (seat, mine) in enumerate(plays))
            )
        assert refused == [[], []]
        last = [mine[-1] for mine in seen]
        assert last[0].entries == last[1].entries
        assert last[0].over is not None and last[0].over == last[1].over

    tell(story)


async def a_few_moves(seats: list[Seated], moves: int) -> list[wire.Frame]:
    """So many moves, each of which is shown to everybody; gives what they see then."""
    known = [await seat.expect(wire.Frame) for seat in seats]
    for _ in range(moves):
        await one_move(seats, known)
        known = [await newer(seat, frame) for seat, frame in zip(seats, known, strict=True)]
    return known


async def newer(seated: Seated, than: wire.Frame) -> wire.Frame:
    """The next frame after one more move."""
    return await shows(seated, lambda frame: frame.entries > than.entries)


async def one_move(seats: list[Seated], known: list[wire.Frame]) -> None:
    """The first move that anybody can choose."""
    seat = next(n for n, frame in enumerate(known) if frame.choices)
    await seats[seat].send(wire.Play(known[seat].seq, known[seat].choices[0].word))


def test_the_questions_of_a_seat_have_the_same_numbers_at_every_server(tell: Tell) -> None:
    async def story(here: House, there: House) -> None:
        anna, ben, table = await apart(here, there)
        async with anna.visit(table) as first, ben.visit(table) as second:
            await a_few_moves([first, second], 12)
            rooms = [server.tables.rooms[table] for server in (here, there)]
            await until(lambda: rooms[0].live.last == rooms[1].live.last)
            assert rooms[0].live.seqs == rooms[1].live.seqs
            assert rooms[0].table.banks == rooms[1].table.banks
            assert rooms[0].match.state == rooms[1].match.state

    tell(story)


def test_who_comes_from_another_server_finds_what_was_shown_there_though_no_hint_has_come(tell: Tell) -> None:
    async def story(here: House, there: House) -> None:
        anna, ben, table = await apart(here, there)
        async with ben.visit(table) as watching:
            await watching.expect(wire.Frame)
            mute(here)
            async with anna.visit(table) as first:
                frame = await first.expect(wire.Frame)
                mover, server = (anna, here) if frame.choices else (ben, here)
            async with at(server, mover).visit(table) as first:
                frame = await asked(first)
                await first.send(wire.Play(frame.seq, frame.choices[0].word))
                shown = await shows(first, lambda after: after.entries > frame.entries)
            assert there.tables.rooms[table].match.record.entries == []
            async with at(there, anna).visit(table) as again:
                assert (await again.expect(wire.Frame)).entries == shown.entries == 1

    tell(story)


def test_a_server_that_was_deaf_for_a_while_looks_when_it_hears_again(tell: Tell) -> None:
    async def story(here: House, there: House) -> None:
        anna, ben, table = await apart(here, there)
        async with (
            anna.visit(table) as first,
            at(here, ben).visit(table) as second,
            (await there.named("Eve")).visit(table),
        ):
            mute(here)
            await a_few_moves([first, second], 4)
            watched = there.tables.rooms[table]
            assert len(watched.match.record.entries) == 0
            await company(there).database.ask(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
            )
            await until(lambda: len(watched.match.record.entries) == 4)

    tell(story)


def test_a_history_that_is_not_what_was_kept_sends_everybody_to_what_is(tell: Tell) -> None:
    async def story(here: House, there: House) -> None:
        anna, ben, table = await apart(here, there)
        async with anna.visit(table) as first, ben.visit(table) as second:
            await a_few_moves([first, second], 6)
            await company(here).database.ask("DELETE FROM moves WHERE at = $1 AND n > 4", table)
            for server in (here, there):
                company(server)._gap()
            assert [(await seat.expect(wire.Problem)).name for seat in (first, second)] == ["moves-lost"] * 2
        async with anna.visit(table) as first, ben.visit(table) as second:
            assert [(await seat.expect(wire.Frame)).entries for seat in (first, second)] == [4, 4]

    tell(story)


def test_a_server_that_remembers_more_than_was_kept_adds_nothing_to_it(tell: Tell) -> None:
    async def story(here: House, there: House) -> None:
        anna, ben, table = await apart(here, there)
        async with anna.visit(table) as first, ben.visit(table) as second:
            known = await a_few_moves([first, second], 6)
            await company(here).database.ask("DELETE FROM moves WHERE at = $1 AND n > 4", table)
            await one_move([first, second], known)
            heard = [asyncio.create_task(seat.expect(wire.Problem)) for seat in (first, second)]
            done, rest = await asyncio.wait(heard, return_when=asyncio.FIRST_COMPLETED)
            assert {task.result().name for task in done} == {"moves-lost"}
            for task in rest:
                task.cancel()
            assert len(await here.tables.store.moves(table)) == 4

    tell(story)


def seat_views(frame: wire.Frame) -> list[bool]:
    return [seat.connected for seat in frame.seats]


def test_everybody_sees_who_is_here_by_way_of_any_server(tell: Tell) -> None:
    async def story(here: House, there: House) -> None:
        anna, ben, table = await apart(here, there)
        eve = await there.named("Eve")
        async with anna.visit(table) as first:
            async with ben.visit(table) as second, eve.visit(table):
                for seated in (first, second):
                    frame = await shows(
                        seated, lambda frame: seat_views(frame) == [True, True] and frame.watchers != []
                    )
                    assert frame.watchers == ["Eve"]
            await shows(first, lambda frame: seat_views(frame) == [True, False] and not frame.watchers)

    tell(story)


def test_who_was_here_by_way_of_a_server_that_is_gone_is_here_no_longer(tell: Tell) -> None:
    async def story(here: House, there: House) -> None:
        anna, ben, table = await apart(here, there)
        async with anna.visit(table) as first, ben.visit(table):
            await shows(first, lambda frame: seat_views(frame) == [True, True])
            mute(there)
            for chore in company(there)._chores:
                chore.cancel()
            await shows(first, lambda frame: seat_views(frame) == [True, False])

    tell(story)


def test_what_is_said_is_heard_at_every_server_once_and_in_order(tell: Tell) -> None:
    async def story(here: House, there: House) -> None:
        anna, ben, table = await apart(here, there)
        async with anna.visit(table) as first, ben.visit(table) as second:
            for seated in (first, second):
                await seated.expect(wire.Frame)
            for n in range(5):
                await first.send(wire.Chat(f"anna {n}"))
                await second.send(wire.Chat(f"ben {n}"))
            for seated in (first, second):
                said = {(line := await seated.expect(wire.Talk)).n: line.text for _ in range(10)}
                assert sorted(said) == list(range(1, 11))
                assert [text for _, text in sorted(said.items()) if text.startswith("anna")] == [
                    f"anna {n}" for n in range(5)
                ]

    tell(story)


def test_a_line_of_talk_that_was_missed_is_told_later(tell: Tell) -> None:
    async def story(here: House, there: House) -> None:
        anna, ben, table = await apart(here, there)
        async with anna.visit(table) as first, ben.visit(table) as second:
            for seated in (first, second):
                await seated.expect(wire.Frame)
            mute(here)
            await first.send(wire.Chat("lost"))
            await first.expect(wire.Talk)
            company(there)._gap()
            assert (await second.expect(wire.Talk)).text == "lost"

    tell(story)


def test_a_waiting_room_is_one_at_all_servers(tell: Tell) -> None:
    async def story(here: House, there: House) -> None:
        anna, ben = await here.named("Anna"), await there.named("Ben")
        table = (await anna.open_table(wire.TableWish("costa-ruana", [wire.SeatWish("me"), wire.SeatWish("open")]))).id
        async with anna.visit(table) as host, ben.visit(table) as guest:
            await ben.ask("POST", f"/api/tables/{table}/sit", wire.TableView, wire.Sit())
            frame = await shows(host, lambda frame: frame.seats[1].name == "Ben")
            await anna.ask("POST", f"/api/tables/{table}/terms", wire.TableView, wire.TermsWish(title="Ours"))
            await shows(guest, lambda frame: frame.title == "Ours")
            view = await anna.ask("GET", f"/api/tables/{table}", wire.TableView)
            places = [wire.Place(0), wire.Place(kind="open"), wire.Place(kind="open")]
            wish = wire.Arrangement(view.changed, places)
            await anna.ask("POST", f"/api/tables/{table}/arrange", wire.TableView, wish)
            assert (await guest.expect(wire.Problem)).name == "removed"
            frame = await shows(guest, lambda frame: len(frame.seats) == 3)
            assert [seat.kind for seat in frame.seats] == ["person", "open", "open"]
            await anna.ask("POST", f"/api/tables/{table}/cancel", wire.TableView)
            assert (await guest.expect(wire.Problem)).name == "cancelled"

    tell(story)


def test_two_who_sit_down_at_once_at_two_servers_both_find_a_seat(tell: Tell) -> None:
    async def story(here: House, there: House) -> None:
        anna = await here.named("Anna")
        people = [await server.named(f"{n}") for n in range(2) for server in (here, there)]
        seats = [wire.SeatWish("me"), *(wire.SeatWish("open") for _ in people)]
        table = (await anna.open_table(wire.TableWish("costa-ruana", seats))).id
        path = f"/api/tables/{table}/sit"
        await asyncio.gather(*(person.ask("POST", path, wire.TableView, wire.Sit()) for person in people))
        view = await anna.ask("GET", f"/api/tables/{table}", wire.TableView)
        assert sorted(seat.name for seat in view.seats) == ["0", "0", "1", "1", "Anna"]

    tell(story)


def test_two_who_ask_for_another_game_at_once_at_two_servers_get_one_table(tell: Tell) -> None:
    async def story(here: House, there: House) -> None:
        anna, ben, table = await apart(here, there)
        async with anna.visit(table) as first, ben.visit(table) as second:
            await asyncio.gather(*(play_on(seat, random.Random(1)) for seat in (first, second)))
        path = f"/api/tables/{table}/again"
        wish = wire.PlayAgain(rotate=False)
        follows = await asyncio.gather(*(each.ask("POST", path, wire.TableView, wish) for each in (anna, ben)))
        assert follows[0].id == follows[1].id
        lobby = await anna.ask("GET", "/api/tables", wire.LobbyView)
        assert [each.id for each in lobby.mine] == [follows[0].id]

    tell(story)


def test_a_new_name_is_seen_at_all_servers(tell: Tell) -> None:
    async def story(here: House, there: House) -> None:
        anna, ben, table = await apart(here, there)
        async with anna.visit(table) as first, ben.visit(table):
            await ben.rename("Benno")
            await shows(first, lambda frame: frame.seats[1].name == "Benno")
            await anna.rename("Anne")
            await shows(first, lambda frame: frame.seats[0].name == "Anne")

    tell(story)


def test_what_the_host_orders_at_one_server_holds_at_all(tell: Tell, tmp_path: Path) -> None:
    async def story(here: House, there: House) -> None:
        anna, ben, table = await apart(here, there)
        me = ben.cookie.partition("=")[2].partition(".")[0]
        async with ben.visit(table) as second:
            await second.expect(wire.Frame)
            give(tmp_path / "a", Order("bar", me))
            await until(lambda: table not in there.tables.rooms)
        with pytest.raises(Unwelcome, match="barred"):
            await ben.ask("GET", "/api/tables", wire.LobbyView)
        give(tmp_path / "a", Order("revoke", me))
        await until(lambda: there.tables.signer.read_cookie(ben.cookie.partition("=")[2]) is None)
        async with at(there, anna).visit(table) as first:
            await first.expect(wire.Frame)
            give(tmp_path / "a", Order("remove", table))
            await until(lambda: table not in there.tables.rooms)
        with pytest.raises(Unwelcome, match="unknown-table"):
            await anna.ask("GET", f"/api/tables/{table}", wire.TableView)

    tell(story)


def seen(frame: wire.Frame) -> wire.Frame:
    """What a frame says of the game: all but who is here and what was already told."""
    quiet = [msgspec.structs.replace(seat, connected=False) for seat in frame.seats]
    return msgspec.structs.replace(frame, seats=quiet, guests=0, watchers=[], news=[], kept=0)


@pytest.mark.parametrize("game", ["costa-ruana", "arnak"])
def test_a_seat_sees_the_same_at_every_server_and_a_guest_too(game: str, tell: Tell) -> None:
    """So what is proved of one server's frames, that no secret is in them, holds for the other's."""

    async def story(here: House, there: House) -> None:
        anna, ben, table = await apart(here, there, game)
        dice = random.Random(8)
        async with anna.visit(table) as first, ben.visit(table) as second:
            known = await a_few_moves([first, second], 0)
            for _ in range(4):
                for _ in range(dice.randint(1, 4)):
                    await one_move([first, second], known)
                    known = [await newer(seat, frame) for seat, frame in zip((first, second), known, strict=True)]
                for person in (anna, ben, here.visitor()):
                    looks = []
                    for server in (here, there):
                        async with at(server, person).visit(table) as again:
                            looks.append(seen(await again.expect(wire.Frame)))
                    assert looks[0] == looks[1]
                    assert looks[0].entries == known[0].entries

    tell(story)


def test_a_move_made_at_one_server_is_taken_back_at_the_other(tell: Tell) -> None:
    async def story(here: House, there: House) -> None:
        anna, ben, table = await apart(here, there, "arnak")
        async with anna.visit(table) as first, ben.visit(table) as second:
            known = await a_few_moves([first, second], 0)
            while not any(frame.undo.moves for frame in known):
                await one_move([first, second], known)
                known = [await newer(seat, frame) for seat, frame in zip((first, second), known, strict=True)]
            mover = next(n for n, frame in enumerate(known) if frame.undo.moves)
            person, elsewhere = ((anna, there), (ben, here))[mover]
            async with at(elsewhere, person).visit(table) as again:
                frame = await again.expect(wire.Frame)
                await again.send(wire.Undo(frame.seq, 1))
                assert (await newer(again, frame)).moves == frame.moves - 1
            await shows((first, second)[mover], lambda other: other.moves == frame.moves - 1)

    tell(story)
