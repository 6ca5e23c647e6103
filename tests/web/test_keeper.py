"""Bots and clocks where a house has two servers: one looks after a table, and another when that one is gone."""

import asyncio
import random
import time
from pathlib import Path

import pytest

from atoll.web import wire
from web.house import House, house, play_on, seats

pytest.importorskip("asyncpg", reason="PostgreSQL needs its driver, asyncpg: its tests are left out")

from atoll.web.keeper import LATE
from web.servers import Tell, apart, at, company, mute, shows, two_servers, until


def test_every_turn_of_a_bot_is_thought_about_once(tell: Tell) -> None:
    async def story(here: House, there: House) -> None:
        anna, eve = await here.named("Anna"), await there.named("Eve")
        table = (await anna.open_table(wire.TableWish("costa-ruana", seats("me", "random", "random")))).id
        thoughts: list[tuple[int, int]] = []
        for server in (here, there):
            think = server.tables.bots.think

            async def counted(record: str, seat: int, *rest: object, think: object = think) -> str:
                thoughts.append((record.count("\n"), seat))
                return await think(record, seat, *rest)  # type: ignore[operator, no-any-return]

            server.tables.bots.think = counted  # type: ignore[method-assign, assignment]
        async with anna.visit(table) as first, eve.visit(table) as watching:
            done = await asyncio.gather(play_on(first, random.Random(3)), play_on(watching, random.Random(3)))
        assert done[0].entries == done[1].entries
        assert len(thoughts) == len(set(thoughts)) > 10

    tell(story)


def test_the_bots_of_a_table_go_on_when_their_keeper_is_gone(tell: Tell) -> None:
    async def story(here: House, there: House) -> None:
        anna = await here.named("Anna")
        table = (await anna.open_table(wire.TableWish("costa-ruana", seats("me", "random")))).id
        here.tables.bots.think = never  # type: ignore[method-assign, assignment]
        async with anna.visit(table) as first:
            frame = await first.expect(wire.Frame)
            while not frame.seats[1].waiting:
                await first.send(wire.Play(frame.seq, frame.choices[0].word))
                frame = await first.expect(wire.Frame)
            await until(lambda: table in company(here).keeper.kept)
            fall_silent(here)
            async with at(there, anna).visit(table) as second:
                await shows(second, lambda other: other.entries > frame.entries)

    tell(story)


def test_whose_process_has_ended_need_not_be_waited_for_like_who_is_only_silent(tell: Tell) -> None:
    async def story(here: House, there: House) -> None:
        anna = await here.named("Anna")
        table = (await anna.open_table(wire.TableWish("costa-ruana", seats("me", "random")))).id
        ours, others = company(here), company(there)
        assert await ours.keeps(table)
        fall_silent(here)
        await asyncio.gather(*ours._chores, return_exceptions=True)
        late = f"UPDATE servers SET seen = clock_timestamp() - interval '{LATE} s' WHERE id = $1"
        await others.database.ask(late, ours.keeper.server)
        assert not await others.keeps(table)
        assert ours.keeper.server not in (await others.keeper.beat()).dead
        await ours.wire.close()  # as the system does for whoever is killed
        while not await others.keeps(table):
            await others.database.ask(late, ours.keeper.server)  # not so long ago that it would be dead anyway

    tell(story)


async def never(*_: object) -> str:
    """A bot that thinks for ever."""
    await asyncio.Event().wait()
    return ""


def fall_silent(server: House) -> None:
    """A server gives no sign of life any more."""
    for chore in [*company(server)._chores, *server.tables._chores]:
        chore.cancel()
    mute(server)


def test_a_clock_that_runs_out_brings_one_stand_in(tell: Tell) -> None:
    async def story(here: House, there: House) -> None:
        anna, ben, table = await apart(here, there, clock=wire.Clock(bank=60, increment=0))
        async with anna.visit(table) as first, ben.visit(table) as second:
            for seated in (first, second):
                await seated.expect(wire.Frame)
            rooms = [server.tables.rooms[table] for server in (here, there)]
            mover = rooms[0].table.waiting[0]
            for room in rooms:
                room.table.since[mover] -= 59.5
                room.schedule()
            await until(lambda: all(room.table.seats[mover].stand_in for room in rooms))
            await until(lambda: rooms[0].live.last is not None and rooms[0].live.last == rooms[1].live.last)
            assert rooms[0].table.banks == rooms[1].table.banks
            assert [room.table.version for room in rooms] == [rooms[0].table.version] * 2

    tell(story)


def test_clocks_of_machines_that_are_apart_cost_nobody_time(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock of this process is five minutes ahead of the database's when its servers open."""
    right = time.time
    monkeypatch.setattr(time, "time", lambda: right() + 300)

    async def story() -> None:
        async with two_servers(tmp_path, postgres) as (here, there):
            _, _, table = await apart(here, there, clock=wire.Clock(bank=60, increment=0))
            found = await here.tables.table(table)
            assert abs(max(found.since) - right()) < 5 and abs(found.made - right()) < 5

    asyncio.run(asyncio.wait_for(story(), 100))


def test_clocks_run_on_when_another_server_of_an_open_house_starts(postgres: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with two_servers(tmp_path, postgres) as (here, there):
            _, _, table = await apart(here, there, clock=wire.Clock(bank=60, increment=0))
            since = (await here.tables.table(table)).since
            await company(here).database.ask("UPDATE about SET value = value::float8 - 100 WHERE name = 'seen'")
            async with house(tmp_path / "c", store=postgres) as third:
                assert (await third.tables.table(table)).since == since

    asyncio.run(asyncio.wait_for(story(), 100))
