"""A table that waits for its players: what its host may change, its talk, names, and the way there."""

import asyncio
from pathlib import Path

import pytest

from atoll.web import wire
from atoll.web.reach import Listening, network_address, reach
from atoll.web.visitor import Unwelcome, Visitor

from .house import House, asked, first, seats, two
from .test_life import do, lobby, tell, until


async def arrange(visitor: Visitor, view: wire.TableView, *places: wire.Place, changed: float = 0) -> wire.TableView:
    wish = wire.Arrangement(changed or view.changed, list(places))
    return await visitor.ask("POST", f"/api/tables/{view.id}/arrange", wire.TableView, wish)


async def waiting(inn: House, *kinds: str) -> tuple[Visitor, Visitor, wire.TableView]:
    """Anna's table, at which Ben has sat down."""
    anna, ben = await inn.named("Anna"), await inn.named("Ben")
    table = await anna.open_table(wire.TableWish("costa-ruana", seats("me", "open", *kinds)))
    await do(ben, table.id, "sit")
    return anna, ben, await anna.ask("GET", f"/api/tables/{table.id}", wire.TableView)


KEEP = [wire.Place(0), wire.Place(1)]


def test_the_host_changes_seats_removes_somebody_and_tells_them(tmp_path: Path) -> None:
    async def story(inn: House) -> None:
        anna, ben, view = await waiting(inn)
        view = await arrange(anna, view, KEEP[1], KEEP[0], wire.Place(kind="bot", level="easy"))
        assert [seat.name for seat in view.seats[:2]] == ["Ben", "Anna"] and view.you == 1
        assert view.seats[2].kind == "bot" and view.seats[2].name
        async with ben.visit(view.id) as b:
            frame = await b.expect(wire.Frame)
            assert frame.you == 0 and frame.changed == view.changed  # so the seats that are shown can be arranged
            view = await arrange(anna, view, wire.Place(kind="open"), wire.Place(1), wire.Place(2))
            assert (await b.expect(wire.Problem)).name == "removed"
            assert (await until(b, lambda frame: frame.you == -1)).seats[0].kind == "open"
        assert (await lobby(ben)).mine == []

    tell(tmp_path, story)


@pytest.mark.parametrize(
    ("name", "places"),
    [
        ("bad-message", [wire.Place(0), wire.Place(0)]),
        ("bad-message", [wire.Place(0), wire.Place(2)]),
        ("bad-message", [wire.Place(0), wire.Place(-1)]),
        ("bad-setup", [wire.Place(0)]),
        ("bad-setup", [*KEEP, *[wire.Place(kind="open")] * 5]),
        ("bad-setup", [*KEEP, wire.Place(kind="bot", level="search@1000s")]),
    ],
)
def test_seats_that_cannot_be_are_refused(tmp_path: Path, name: str, places: list[wire.Place]) -> None:
    async def story(inn: House) -> None:
        anna, _, view = await waiting(inn)
        with pytest.raises(Unwelcome, match=name):
            await arrange(anna, view, *places)
        assert [seat.name for seat in (await inn.tables.table(view.id)).seats] == ["Anna", "Ben"]

    tell(tmp_path, story)


def test_nobody_is_removed_by_a_host_who_has_not_seen_them_sit_down(tmp_path: Path) -> None:
    async def story(inn: House) -> None:
        anna, _, view = await waiting(inn, "open")
        await do(await inn.named("Eve"), view.id, "sit")
        with pytest.raises(Unwelcome, match="stale"):
            await arrange(anna, view, *KEEP, wire.Place(kind="bot", level="easy"))
        assert (await inn.tables.table(view.id)).seats[2].name == "Eve"

    tell(tmp_path, story)


def test_only_the_host_changes_a_table_and_only_while_it_waits(tmp_path: Path) -> None:
    async def story(inn: House) -> None:
        anna, ben, view = await waiting(inn)
        terms = f"/api/tables/{view.id}/terms"
        for visitor, name in ((ben, "not-host"), (anna, "not-now")):
            with pytest.raises(Unwelcome, match=name):
                await arrange(visitor, view, *KEEP)
            with pytest.raises(Unwelcome, match=name):
                await visitor.ask("POST", terms, wire.TableView, wire.TermsWish())
            with pytest.raises(Unwelcome, match=name):
                await do(visitor, view.id, "cancel")
            if visitor is ben:
                await anna.ask("POST", f"/api/tables/{view.id}/start", wire.TableView)

    tell(tmp_path, story)


def test_the_host_changes_the_terms(tmp_path: Path) -> None:
    async def story(inn: House) -> None:
        anna, ben, view = await waiting(inn)
        terms = wire.TermsWish(title="Late", options={"huts": "open"}, absence=300, resigning="end", hints=False)
        await anna.ask("POST", f"/api/tables/{view.id}/terms", wire.TableView, terms)
        seen = await ben.ask("GET", f"/api/tables/{view.id}", wire.TableView)
        assert (seen.title, seen.absence, seen.resigning, seen.hints) == ("Late", 300, "end", False)
        assert seen.options["huts"] == "open" and seen.changed != view.changed
        wish = wire.TermsWish(options={"huts": "burnt"})
        with pytest.raises(Unwelcome, match="bad-setup"):
            await anna.ask("POST", f"/api/tables/{view.id}/terms", wire.TableView, wish)

    tell(tmp_path, story)


def test_the_host_gets_up_and_remains_the_host(tmp_path: Path) -> None:
    async def story(inn: House) -> None:
        anna, _, view = await waiting(inn)
        left = await do(anna, view.id, "leave")
        assert left.host and left.you == -1 and left.seats[0].kind == "open" and left.invite
        assert (await do(anna, view.id, "sit")).you == 0

    tell(tmp_path, story)


def test_a_table_that_is_called_off_is_gone_and_those_who_wait_are_told(tmp_path: Path) -> None:
    async def story(inn: House) -> None:
        anna, ben, view = await waiting(inn)
        async with ben.visit(view.id) as b:
            await b.expect(wire.Frame)
            await do(anna, view.id, "cancel")
            assert (await b.expect(wire.Problem)).name == "cancelled"
        async with ben.visit(view.id) as b:
            assert (await b.expect(wire.Problem)).name == "unknown-table"
        assert (await lobby(ben)).mine == (await lobby(anna)).mine == (await lobby(ben)).open == []

    tell(tmp_path, story)


# -- names -------------------------------------------------------------------------------------------------


def test_a_new_name_reaches_all_tables_at_once(tmp_path: Path) -> None:
    async def story(inn: House) -> None:
        anna, ben, awake = await two(inn)
        gathering = (await anna.open_table(wire.TableWish("costa-ruana", seats("me", "open")))).id
        over = (await anna.open_table(wire.TableWish("costa-ruana", seats("me", "random")))).id
        await do(anna, over, "abandon")
        async with ben.visit(awake) as b:
            async with (await first(inn, awake, anna, ben)).visit(awake) as mover:
                frame = await asked(mover)
                await mover.send(wire.Play(frame.seq, frame.choices[0].word))
                await until(mover, lambda frame: frame.moves)
            await until(b, lambda frame: frame.moves)
            for room in [room for room in inn.tables.rooms.values() if room.table.id != awake]:
                room.close()
            await anna.rename("Annabel")
            frame = await until(b, lambda frame: frame.seats[0].name == "Annabel")
            told = " ".join(line.text for line in frame.news)
            assert frame.kept == 0 and "Anna " not in told and ("Annabel" in told or "Ben" in told)
            async with anna.visit(awake) as a:
                await a.send(wire.Chat("It is me"))
                assert (await b.expect(wire.Talk)).name == "Annabel"
        assert [(await inn.tables.table(one)).seats[0].name for one in (gathering, over)] == ["Annabel", "Anna"]
        stored = await inn.tables.store.table(awake)
        assert stored is not None and stored.seats[0].name == "Annabel"

    tell(tmp_path, story)


def test_two_at_a_table_can_be_told_apart_after_a_change_of_name(tmp_path: Path) -> None:
    async def story(inn: House) -> None:
        anna, _, table = await two(inn)
        await anna.rename("Ben")
        assert [seat.name for seat in (await inn.tables.table(table)).seats] == ["Ben 2", "Ben"]

    tell(tmp_path, story)


def test_a_name_changed_while_a_table_wakes_is_not_lost(tmp_path: Path) -> None:
    async def story(inn: House) -> None:
        anna, _, table = await two(inn)
        for round_ in range(10):
            for room in list(inn.tables.rooms.values()):
                room.close()
            waking = asyncio.create_task(inn.tables.room(table))
            await asyncio.sleep(0)
            await anna.rename(f"Anna {round_}")
            assert (await waking).table.seats[0].name == f"Anna {round_}"
            stored = await inn.tables.store.table(table)
            assert stored is not None and stored.seats[0].name == f"Anna {round_}"

    tell(tmp_path, story)


# -- those who look on -------------------------------------------------------------------------------------


def test_guests_are_named_and_talk_among_themselves_until_the_game_is_over(tmp_path: Path) -> None:
    async def story(inn: House) -> None:
        anna, ben, table = await two(inn, resigning="end")
        eve, fred = await inn.named("Eve"), await inn.named("Fred")
        async with anna.visit(table) as a, eve.visit(table) as e, fred.visit(table) as f:
            frame = await until(a, lambda frame: frame.guests == 2)
            assert sorted(frame.watchers) == ["Eve", "Fred"] and frame.hears
            assert not (await e.expect(wire.Frame)).hears
            await e.send(wire.Chat("Anna will lose"))
            heard = await f.expect(wire.Talk)
            assert (heard.seat, heard.name, heard.text) == (-1, "Eve", "Anna will lose")
            await a.send(wire.Chat("Good luck"))
            assert (await a.expect(wire.Talk)).text == "Good luck"  # and not what Eve said
        await do(ben, table, "resign")
        async with anna.visit(table) as a:
            assert [(await a.expect(wire.Talk)).text for _ in range(2)] == ["Anna will lose", "Good luck"]
        async with fred.visit(table) as f:
            await f.send(wire.Ping())
            assert (await f.expect(wire.Talk)).text == "Anna will lose"
            kinds = []
            while wire.Pong not in kinds:
                kinds.append(type(await f.receive()))
            assert wire.Talk not in kinds

    tell(tmp_path, story)


def test_all_talk_together_while_they_wait(tmp_path: Path) -> None:
    async def story(inn: House) -> None:
        anna, ben, view = await waiting(inn)
        eve = await inn.named("Eve")
        async with anna.visit(view.id) as a, ben.visit(view.id) as b, eve.visit(view.id) as e:
            await asyncio.gather(a.expect(wire.Frame), b.expect(wire.Frame), e.expect(wire.Frame))
            await e.send(wire.Chat("Is there a seat for me?"))
            for seated in (a, b):
                assert (await seated.expect(wire.Talk)).name == "Eve"

    tell(tmp_path, story)


# -- the way there -----------------------------------------------------------------------------------------


def test_the_host_s_own_machine_is_told_by_which_address_friends_come(tmp_path: Path) -> None:
    async def story(inn: House) -> None:
        found = await inn.visitor().ask("GET", "/api/reach", wire.Reach)
        assert found == wire.Reach(local=True, addresses=[])

    tell(tmp_path, story)
    anywhere = Listening("0.0.0.0", 8765)
    known = [f"http://{network_address()}:8765"] if network_address() != "127.0.0.1" else []
    assert reach(anywhere, "127.0.0.1") == wire.Reach(False, known)
    assert reach(anywhere, "198.51.100.7") == wire.Reach(False, [])
    assert reach(Listening("127.0.0.1", 8765, proxy=True), "127.0.0.1") == wire.Reach(False, [])
