"""How much one stranger may ask: dear answers, whole frames, talk, tables in the lobby."""

import asyncio
import random
import time
from pathlib import Path

import msgspec
import pytest

from atoll.web import finished, wire
from atoll.web.cache import Cache
from atoll.web.limits import Bucket, Limits, RateLimiter
from atoll.web.lobby import LISTED
from atoll.web.serve import UNLIMITED
from atoll.web.store import sqlite
from atoll.web.visitor import Unwelcome, Visitor

from .house import House, asked, first, house, play_on, seats, two


async def over(inn: House) -> tuple[Visitor, str]:
    """Somebody, and the finished game that they played against a bot."""
    anna = await inn.named("Anna")
    table = (await anna.open_table(wire.TableWish("costa-ruana", seats("me", "random")))).id
    async with anna.visit(table) as seated:
        await play_on(seated, random.Random(1))
    return anna, table


def test_what_was_worked_out_about_a_finished_game_is_remembered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            anna, table = await over(inn)
            paths = [f"/api/tables/{table}/lead?lang=en", f"/api/tables/{table}/replay/3?lang=en&seat=1"]
            before = [await anna.fetch("GET", path) for path in paths]
            monkeypatch.delattr(finished, "timeline")
            monkeypatch.delattr(finished, "FrameMaker")
            after = [await anna.fetch("GET", path) for path in paths]
            assert [(status, body) for status, _, body in after] == [(200, body) for _, _, body in before]

    asyncio.run(story())


def test_dear_answers_are_worked_out_one_at_a_time_and_few_are_kept() -> None:
    async def story() -> None:
        cache, working, worked = Cache(2), 0, []

        async def ask(n: int) -> int:
            async def work() -> int:
                nonlocal working
                working += 1
                assert working == 1
                await asyncio.sleep(0)
                working -= 1
                worked.append(n)
                return 10 * n

            return await cache.get((n,), work)

        assert await asyncio.gather(*map(ask, [1, 2, 1, 2, 3])) == [10, 20, 10, 20, 30]
        assert worked == [1, 2, 3]
        assert await ask(3) == 30 and worked == [1, 2, 3]
        await ask(1)
        assert worked == [1, 2, 3, 1]  # it had been forgotten

    asyncio.run(story())


def test_a_dear_request_counts_for_several(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, msgspec.structs.replace(UNLIMITED, requests=0.001, requests_burst=25)) as inn:
            anna = inn.visitor()
            lead = [(await anna.fetch("GET", "/api/tables/none/lead"))[0] for _ in range(4)]
            assert lead == [404, 404, 429, 429]
            assert (await anna.fetch("GET", "/api/tables/none"))[0] == 404

    asyncio.run(story())


def test_whole_frames_are_sent_slowly_to_who_asks_often(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, msgspec.structs.replace(UNLIMITED, shows=4, shows_burst=2)) as inn:
            anna, _, table = await two(inn)
            async with anna.visit(table) as seated:
                began = time.monotonic()
                for n in range(6):
                    await seated.send(wire.Show("wide" if n % 2 else "tall", "en"))
                await seated.send(wire.Ping())
                await seated.expect(wire.Pong)
                assert time.monotonic() - began > 0.7

    asyncio.run(story())


def test_one_person_talks_so_much_through_all_their_sockets_together(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, msgspec.structs.replace(UNLIMITED, talk=0.001, talk_burst=3)) as inn:
            anna, ben, table = await two(inn)
            async with anna.visit(table) as one, anna.visit(table) as other, ben.visit(table) as his:
                for seated in (one, other, one):
                    await seated.send(wire.Chat("hello"))
                    await his.expect(wire.Talk)
                assert await other.refusal(wire.Chat("and again")) == "too-fast"
                await his.send(wire.Chat("hello"))
                await his.expect(wire.Talk)

    asyncio.run(story())


def test_strangers_at_one_address_and_at_one_table_talk_so_much_together() -> None:
    limiter = RateLimiter(Limits(talk=0.001, talk_burst=3))
    assert [limiter.may_talk(f"{n}", "10.0.0.1", f"{n}") for n in range(14)] == [True] * 12 + [False] * 2
    assert [limiter.may_talk(f"p{n}", f"10.0.1.{n}", "table") for n in range(14)] == [True] * 12 + [False] * 2


def test_the_last_lines_of_talk_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "TALK_KEPT", 5)

    async def story() -> None:
        async with house(tmp_path) as inn:
            for n in range(8):
                await inn.tables.store.talk("table", 0, "Anna", f"{n}", 0)
            assert [said.text for said in await inn.tables.store.talked("table", 100)] == ["3", "4", "5", "6", "7"]

    asyncio.run(story())


def test_a_bucket_gives_no_more_than_it_has() -> None:
    bucket = Bucket(0.001, 10)
    assert [bucket.take(4), bucket.take(4), bucket.take(4), bucket.take(2)] == [True, True, False, True]


def test_one_stranger_does_not_fill_the_lobby(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            wish = wire.TableWish("costa-ruana", seats("me", "open"))
            honest = {(await (await inn.named(name)).open_table(wish)).id for name in ("Anna", "Ben")}
            for name in honest:
                table = await inn.tables.table(name)
                table.origin = "10.0.0.1"
                await inn.tables.store.save(table)
            for _ in range(60):
                await inn.visitor().open_table(wish)  # with a new cookie each, from one address
            view = await inn.visitor().ask("GET", "/api/tables", wire.LobbyView)
            assert len(view.open) == LISTED and honest <= {table.id for table in view.open}
            assert [table.changed for table in view.open] == sorted(
                (table.changed for table in view.open), reverse=True
            )

    asyncio.run(story())


def test_an_address_opens_so_many_tables_that_wait_for_players(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, msgspec.structs.replace(UNLIMITED, open_tables=2)) as inn:
            anna = await inn.named("Anna")
            wish = wire.TableWish("costa-ruana", seats("me", "open"))
            first = await anna.open_table(wish)
            await anna.open_table(wish)
            with pytest.raises(Unwelcome, match="house-full"):
                await inn.visitor().open_table(wish)
            await anna.ask("POST", f"/api/tables/{first.id}/start", wire.TableView, wire.Start("random"))
            await inn.visitor().open_table(wish)

    asyncio.run(story())


def test_a_table_that_nobody_comes_to_is_taken_away(tmp_path: Path) -> None:
    async def story() -> None:
        names = {}
        async with house(tmp_path) as inn:
            anna, _, names["playing"] = await two(inn)
            for pace in ("live", "turns"):
                wish = {"game": "costa-ruana", "seats": [{"kind": "me"}, {"kind": "open"}], "pace": pace}
                names[pace] = (await anna.open_table(msgspec.convert(wish, wire.TableWish))).id
            for name in names.values():
                table = await inn.tables.table(name)
                table.changed -= 2 * 86_400
                await inn.tables.store.save(table)
        async with house(tmp_path) as inn:
            async with asyncio.timeout(10):
                while await inn.tables.store.table(names["live"]) is not None:
                    await asyncio.sleep(0.02)
            left = (await anna_at(inn, anna).ask("GET", "/api/tables", wire.LobbyView)).mine
            assert {table.id for table in left} == {names["playing"], names["turns"]}

    asyncio.run(story())


def anna_at(inn: House, anna: Visitor) -> Visitor:
    """The same person at a server that was started again."""
    again = inn.visitor()
    again.cookie = anna.cookie
    return again


def test_all_sockets_of_an_address_are_sent_whole_frames_slowly_together(tmp_path: Path) -> None:
    async def story() -> None:
        limits = msgspec.structs.replace(UNLIMITED, shows=0.001, shows_burst=2)
        async with house(tmp_path, limits) as inn:
            anna, _, table = await two(inn)
            for _ in range(4):
                async with anna.visit(table) as seated:
                    for shape in ("wide", "tall"):
                        await seated.send(wire.Show(shape, "en"))
                    await seated.send(wire.Ping())
                    await seated.expect(wire.Pong)
            async with anna.visit(table) as seated:  # which has a bucket of its own
                await seated.expect(wire.Frame)
                await seated.send(wire.Show("wide", "en"))
                await seated.send(wire.Ping())
                with pytest.raises(TimeoutError):
                    await seated.expect(wire.Pong, within=0.5)

    asyncio.run(story())


def test_the_talk_of_games_long_over_is_let_go(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            _, table = await over(inn)
            playing = (await two(inn))[2]
            for name in (table, playing):
                await inn.tables.store.talk(name, 0, "Anna", "well played", 0)
                saved = await inn.tables.table(name)
                saved.changed -= 91 * 86_400
                await inn.tables.store.save(saved)
        async with house(tmp_path) as inn:
            async with asyncio.timeout(10):
                while await inn.tables.store.talked(table, 9):
                    await asyncio.sleep(0.02)
            assert await inn.tables.store.talked(playing, 9)

    asyncio.run(story())


def test_a_record_does_not_grow_for_ever_by_taking_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("atoll.web.frames.MOST_LINES", 6)

    async def story() -> None:
        async with house(tmp_path) as inn:
            anna, ben, table = await two(inn, "arnak")
            mover = await first(inn, table, anna, ben)
            async with mover.visit(table) as seated:
                frame = await asked(seated)
                for lines in range(1, 7):
                    if lines % 2:
                        word = next(choice.word for choice in frame.choices if not choice.shows)
                        await seated.send(wire.Play(frame.seq, word))
                    else:
                        assert frame.undo.moves == 1
                        await seated.send(wire.Undo(frame.seq, 1))
                    while frame.entries < lines:
                        frame = await seated.expect(wire.Frame)
                word = next(choice.word for choice in frame.choices if not choice.shows)
                await seated.send(wire.Play(frame.seq, word))
                while frame.entries < 7:
                    frame = await seated.expect(wire.Frame)
                assert frame.undo.moves == 0
                assert await seated.refusal(wire.Undo(frame.seq, 1)) == "cannot-undo"

    asyncio.run(story())
