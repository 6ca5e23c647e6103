"""What every store promises, whatever it keeps things in."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from atoll.web.metrics import Metrics
from atoll.web.orders import Order
from atoll.web.paths import tables_file
from atoll.web.store import Line, Stale, Store, decode
from atoll.web.store.sqlite import SqliteStore
from atoll.web.table import Person, Seat, Table, fresh_name

ANNA, BEN = "a" * 16, "b" * 16
FIRST, SECOND = Line(1, 0, "take 1", 10.0), Line(2, 1, "take 2", 11.0)


@asynccontextmanager
async def opened_store(where: Path | str) -> AsyncIterator[Store]:
    """A store in a folder, or at the address of a database."""
    store: Store
    if isinstance(where, Path):
        store = SqliteStore(tables_file(where), Metrics())
    else:
        from atoll.web.store.postgres import PostgresStore

        store = await PostgresStore.open(where, Metrics())
    try:
        yield store
    finally:
        await store.close()


@pytest.fixture(params=["sqlite", "postgres"])
def tell(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Callable[[Store], Awaitable[None]]], None]:
    """Tells a story about an empty store of each kind."""
    where = tmp_path if request.param == "sqlite" else request.getfixturevalue("postgres")

    def telling(story: Callable[[Store], Awaitable[None]]) -> None:
        async def opened() -> None:
            async with opened_store(where) as store:
                await story(store)

        asyncio.run(opened())

    return telling


Tell = Callable[[Callable[[Store], Awaitable[None]]], None]


def fresh(phase: str = "playing") -> Table:
    """A table of Anna and Ben."""
    seats = [Seat("person", ANNA, "Anna"), Seat("person", BEN, "Ben")]
    terms: dict[str, Any] = {"title": "", "options": {}, "pace": "live", "clock": None, "hints": True, "guests": True}
    table = Table(
        id=fresh_name(), game="costa-ruana", rules=1, host=ANNA, seats=seats, invite="", seed="0", salt="", made=1.0,
        changed=1.0, open_talk=False, stand_ins=True, **terms,
    )  # fmt: skip
    table.phase = phase  # type: ignore[assignment]
    return table


def copied(table: Table) -> Table:
    """A table as another server has read it."""
    return decode(msgspec.json.encode(table))


def test_moves_come_back_as_they_were_kept(tell: Tell) -> None:
    async def story(store: Store) -> None:
        await store.append("t", FIRST, None)
        await store.append("t", SECOND, FIRST)
        assert await store.moves("t") == [FIRST, SECOND]
        assert await store.moves("elsewhere") == []

    tell(story)


@pytest.mark.parametrize(
    ("line", "after"),
    [
        (FIRST, None),  # the first once more
        (SECOND, None),  # not after nothing
        (Line(3, 1, "take 2", 12.0), SECOND),  # a line is missing
        (SECOND, Line(1, 1, "take 1", 10.0)),  # the same number, another seat
        (SECOND, Line(1, 0, "take 9", 10.0)),  # another word
        (SECOND, Line(1, 0, "take 1", 10.5)),  # the same word, said at another time
    ],
)
def test_a_move_that_rests_on_another_past_is_stale(tell: Tell, line: Line, after: Line | None) -> None:
    async def story(store: Store) -> None:
        await store.append("t", FIRST, None)
        with pytest.raises(Stale):
            await store.append("t", line, after)
        assert await store.moves("t") == [FIRST]

    tell(story)


def test_of_two_moves_at_once_one_is_kept_and_the_other_is_stale(tell: Tell) -> None:
    async def story(store: Store) -> None:
        others = [Line(1, seat, f"take {seat}", 10.0 + seat) for seat in range(4)]
        done = await asyncio.gather(*(store.append("t", line, None) for line in others), return_exceptions=True)
        assert sorted(isinstance(result, Stale) for result in done) == [False, True, True, True]
        assert len(await store.moves("t")) == 1

    tell(story)


def test_one_stale_move_hinders_none_of_those_that_are_kept_with_it(tell: Tell) -> None:
    async def story(store: Store) -> None:
        writes = [store.append(f"t{n}", SECOND if n == 7 else FIRST, None) for n in range(20)]
        done = await asyncio.gather(*writes, return_exceptions=True)
        assert [n for n, result in enumerate(done) if isinstance(result, Stale)] == [7]
        assert [len(await store.moves(f"t{n}")) for n in range(20)] == [int(n != 7) for n in range(20)]

    tell(story)


def test_a_table_begins_with_the_first_moves_of_another(tell: Tell) -> None:
    async def story(store: Store) -> None:
        await store.append("t", FIRST, None)
        await store.append("t", SECOND, FIRST)
        await store.copy_moves("t", "u", 1)
        assert await store.moves("u") == [FIRST]
        await store.append("u", Line(2, 1, "take 3", 20.0), FIRST)

    tell(story)


def test_whoever_saves_a_table_that_was_saved_since_is_stale(tell: Tell) -> None:
    async def story(store: Store) -> None:
        table = fresh("gathering")
        await store.save(table)
        other = copied(table)
        table.title = "ours"
        await store.save(table)
        other.title = "theirs"
        with pytest.raises(Stale):
            await store.save(other)
        kept = await store.table(table.id)
        assert kept is not None and (kept.title, kept.version) == ("ours", 2)

    tell(story)


def test_a_table_that_was_removed_does_not_come_back(tell: Tell) -> None:
    async def story(store: Store) -> None:
        table = fresh("gathering")
        await store.save(table)
        await store.remove(table.id)
        with pytest.raises(Stale):
            await store.save(table)
        assert await store.table(table.id) is None and await store.going(ANNA) == 0

    tell(story)


def test_a_summary_never_overwrites_what_is_newer(tell: Tell) -> None:
    async def story(store: Store) -> None:
        table = fresh()
        await store.save(table)
        late, behind = copied(table), copied(table)
        table.title, table.moves = "agreed", 5
        await store.save(table)
        late.moves = 9  # rests on what was agreed before
        behind.version, behind.moves = table.version, 4  # and this one on fewer moves
        for old in (late, behind):
            store.save_soon(old)
            await store.rename(BEN, f"Ben {old.moves}")  # whatever waits is written before that
        kept = await store.table(table.id)
        assert kept is not None and (kept.title, kept.moves) == ("agreed", 5)

    tell(story)


def test_a_summary_is_read_before_it_is_written(tell: Tell) -> None:
    async def story(store: Store) -> None:
        table = fresh()
        await store.save(table)
        table.moves = 3
        store.save_soon(table)
        kept = await store.table(table.id)
        assert kept is not None and kept.moves == 3
        assert [each.moves for each in await store.tables_of(ANNA, over=False, most=9)] == [3]

    tell(story)


def test_tables_whose_moves_are_ahead_of_their_summary_are_found(tell: Tell) -> None:
    async def story(store: Store) -> None:
        table, level = fresh(), fresh()
        for each in (table, level):
            await store.save(each)
        await store.append(table.id, FIRST, None)
        assert await store.unsaved() == [table.id]

    tell(story)


def test_an_alarm_rings_when_its_time_has_come(tell: Tell) -> None:
    async def story(store: Store) -> None:
        table, idle = fresh(), fresh()
        table.seats[1] = Seat("bot", name="Puffin", level="easy")
        table.waiting = [1]  # a bot owes a move
        for each in (table, idle):
            await store.save(each)
        assert await store.alarms(100.0) == [table.id]

    tell(story)


def test_tables_are_listed_for_those_whom_they_concern(tell: Tell) -> None:
    async def story(store: Store) -> None:
        open_, over = fresh("gathering"), fresh("over")
        open_.seats[1], open_.origin = Seat("open"), "192.0.2.7"
        for each in (open_, over):
            await store.save(each)
        assert [table.id for table in await store.free_tables(9)] == [open_.id]
        assert [table.id for table in await store.tables_of(ANNA, over=False, most=9)] == [open_.id]
        assert [table.id for table in await store.tables_of(BEN, over=True, most=9)] == [over.id]
        assert (await store.going(ANNA), await store.going(BEN)) == (1, 0)
        assert (await store.gathering_from("192.0.2.7"), await store.gathering_from("192.0.2.8")) == (1, 0)
        assert await store.waiting_since({"live": 2.0, "turns": 0.5}) == [open_.id]
        assert await store.waiting_since({"live": 0.5, "turns": 2.0}) == []
        await store.archive(BEN, over.id, True)
        assert await store.tables_of(BEN, over=True, most=9) == []
        assert [table.id for table in await store.archived_by(BEN, 9)] == [over.id]

    tell(story)


def test_talk_is_numbered_and_told_to_those_who_may_hear_it(tell: Tell) -> None:
    async def story(store: Store) -> None:
        over = fresh("over")
        await store.save(over)
        for n, seat in enumerate([0, -1, 1]):
            assert (await store.talk(over.id, seat, "x", f"line {n}", 1.0)).n == n + 1
        assert [said.text for said in await store.talked(over.id, 2)] == ["line 1", "line 2"]
        assert [said.seat for said in await store.talked(over.id, 9, players=False)] == [-1]
        assert [said.seat for said in await store.talked(over.id, 9, guests=False)] == [0, 1]
        await store.forget_talk(0.5)
        assert await store.talked(over.id, 9)
        await store.forget_talk(2.0)
        assert await store.talked(over.id, 9) == []

    tell(story)


def test_people_are_kept_and_called_by_their_new_names(tell: Tell) -> None:
    async def story(store: Store) -> None:
        assert await store.person(ANNA) is None
        for name in ("Anna", "Anne"):
            await store.keep(Person(ANNA, name, "fr"))
        assert await store.person(ANNA) == Person(ANNA, "Anne", "fr")
        table, over = fresh(), fresh("over")
        for each in (table, over):
            await store.save(each)
        assert await store.rename(ANNA, "Ann") == [table.id]
        names = [[seat.name for seat in kept.seats] for each in (table, over) if (kept := await store.table(each.id))]
        assert names == [["Ann", "Ben"], ["Anna", "Ben"]]

    tell(story)


def test_a_setting_is_made_once(tell: Tell) -> None:
    async def story(store: Store) -> None:
        assert [await store.setting("secret", fresh) for fresh in ("one", "two")] == ["one", "one"]

    tell(story)


def test_the_orders_of_the_host_are_carried_out(tell: Tell) -> None:
    async def story(store: Store) -> None:
        table = fresh()
        await store.save(table)
        await store.append(table.id, FIRST, None)
        for order in (Order("remove", table.id), Order("bar", ANNA), Order("bar", ANNA), Order("revoke", BEN)):
            await store.carry_out(order)
        await store.carry_out(Order("revoke", BEN))
        assert await store.table(table.id) is None and await store.moves(table.id) == []
        assert await store.barred() == [ANNA] and await store.revoked() == {BEN: 2}
        await store.carry_out(Order("unbar", ANNA))
        assert await store.barred() == []

    tell(story)


def test_clocks_stand_still_while_no_server_is_alive(tell: Tell) -> None:
    async def story(store: Store) -> None:
        table = fresh()
        table.seats[1] = Seat("bot", name="Puffin", level="easy")
        table.waiting, table.since = [1], [100.0, 100.0]
        await store.save(table)
        await store.heartbeat(150.0)
        await store.stop_clocks(450.0)
        kept = await store.table(table.id)
        assert kept is not None and kept.since == [400.0, 400.0]

    tell(story)
