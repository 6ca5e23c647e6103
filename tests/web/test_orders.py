"""What the host of a house can do about people and tables, while everybody else plays on."""

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from atoll.cli import main
from atoll.web import wire
from atoll.web.lock import locked
from atoll.web.orders import Barred
from atoll.web.people import Signer
from atoll.web.visitor import Unwelcome, Visitor
from web.house import House, asked, first, house, seats, two


async def order(data: Path, *words: str) -> int:
    """Give an order, as a host does in another terminal."""
    return await asyncio.to_thread(main, ["host", "--data", str(data), *words])


def served(data: Path, story: Any) -> None:
    """A story in a house that holds its folder, as `atoll serve` does."""

    async def opened() -> None:
        with locked(data):
            async with house(data) as inn:
                await story(inn)

    asyncio.run(opened())


async def person_of(inn: House, visitor: Visitor) -> str:
    me = await visitor.ask("GET", "/api/me", wire.Me)
    return me.key.partition("-")[0]


def test_a_table_is_taken_away_and_the_others_play_on(tmp_path: Path) -> None:
    async def story(inn: House) -> None:
        anna, _, bad = await two(inn)
        eve, ben, good = await two(inn)
        mover = await first(inn, good, eve, ben)
        async with anna.visit(bad) as gone, mover.visit(good) as here:
            await gone.expect(wire.Frame)
            frame = await asked(here)
            assert await order(tmp_path, "remove", bad) == 0
            with pytest.raises(ConnectionClosed):
                await gone.expect(wire.Problem)  # frames are passed over
            await here.send(wire.Play(frame.seq, frame.choices[0].word))
            while (await here.expect(wire.Frame)).moves != 1:
                pass
        async with anna.visit(bad) as again:
            assert (await again.expect(wire.Problem)).name == "unknown-table"
        assert [table.id for table in (await anna.ask("GET", "/api/tables", wire.LobbyView)).mine] == []
        assert await inn.tables.store.moves(bad) == []

    served(tmp_path, story)


@pytest.mark.parametrize("by", ["person", "address"])
def test_whom_the_host_bars_is_sent_away_and_stays_out(tmp_path: Path, by: str) -> None:
    async def story(inn: House) -> None:
        _, _, table = await two(inn)
        eve = Visitor("127.0.0.1", inn.port, "127.0.0.9")
        await eve.rename("Eve")
        key = (await eve.ask("GET", "/api/me", wire.Me)).key
        whom = await person_of(inn, eve) if by == "person" else "127.0.0.8/31"
        async with eve.visit(table) as seated:
            await seated.expect(wire.Frame)
            assert await order(tmp_path, "bar", whom) == 0
            with pytest.raises(ConnectionClosed):
                await seated.expect(wire.Problem)  # frames are passed over
        async with eve.visit(table) as again:
            assert (await again.expect(wire.Problem)).name == "barred"
        with pytest.raises(Unwelcome, match="barred"):
            await eve.open_table(wire.TableWish("costa-ruana", seats("me", "open")))
        if by == "person":  # nor from elsewhere, with the key
            with pytest.raises(Unwelcome, match="barred"):
                await inn.visitor().ask("POST", "/api/me", wire.Me, wire.MeWish(key=key))
        await inn.visitor().rename("Anna")
        assert await order(tmp_path, "unbar", whom) == 0
        await eve.rename("Eve again")

    served(tmp_path, story)


def test_what_was_revoked_opens_nothing_and_the_new_key_does(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story(inn: House) -> None:
        anna, _, table = await two(inn)
        old = (await anna.ask("GET", "/api/me", wire.Me)).key
        async with anna.visit(table) as seated:
            await seated.expect(wire.Frame)
            assert await order(tmp_path, "revoke", old.partition("-")[0]) == 0
            with pytest.raises(ConnectionClosed):
                await seated.expect(wire.Problem)  # frames are passed over
        assert (await anna.ask("GET", f"/api/tables/{table}", wire.TableView)).you == -1  # a stranger
        phone = inn.visitor()
        with pytest.raises(Unwelcome, match="unknown-key"):
            await phone.ask("POST", "/api/me", wire.Me, wire.MeWish(key=old))
        new = re.search(r"nobody else: (\S+)", capsys.readouterr().out)
        assert new is not None
        assert (await phone.ask("POST", "/api/me", wire.Me, wire.MeWish(key=new[1]))).name == "Anna"
        assert (await phone.ask("GET", f"/api/tables/{table}", wire.TableView)).you == 0

    served(tmp_path, story)


def test_orders_are_kept_when_the_server_starts_again_or_runs_only_later(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def before() -> tuple[str, str]:
        async with house(tmp_path) as inn:
            anna, _, table = await two(inn)
            return anna.cookie, table

    cookie, table = asyncio.run(before())
    person = cookie.partition("=")[2].partition(".")[0]
    for words in (["tables"], ["bar", person], ["barred"], ["remove", table]):  # no server runs: done at once
        assert main(["host", "--data", str(tmp_path), *words]) == 0
    said = capsys.readouterr().out
    assert table in said and person in said and "Anna" in said and "127.0.0.1" in said

    async def after() -> None:
        async with house(tmp_path) as inn:
            anna = inn.visitor()
            anna.cookie = cookie
            with pytest.raises(Unwelcome, match="barred"):
                await anna.ask("GET", "/api/tables", wire.LobbyView)
            assert await inn.tables.store.table(table) is None

    asyncio.run(after())


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["remove", "nowhere"], "there is no table nowhere"),
        (["bar", "somebody"], "'somebody' is neither a person nor an address"),
        (["unbar", "10.0.0.1"], "10.0.0.1/32 is not barred"),
        (["revoke", "10.0.0.1"], "'10.0.0.1' is no person"),
    ],
)
def test_an_order_that_makes_no_sense_is_refused_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    assert main(["host", "--data", str(tmp_path), *words]) == 2
    assert "there are no tables" in capsys.readouterr().err

    async def story() -> None:
        async with house(tmp_path):
            pass

    asyncio.run(story())
    assert main(["host", "--data", str(tmp_path), *words]) == 2
    err = capsys.readouterr().err
    assert said in err and err.count("\n") == 1


def test_a_network_covers_its_addresses_as_the_limits_name_them() -> None:
    barred = Barred(["10.0.0.0/24", "2001:db8::/56", "0123456789abcdef"])
    assert barred.keeps_out("", "10.0.0.7") and barred.keeps_out("", "2001:db8:0:7::/64")
    assert barred.keeps_out("0123456789abcdef", "192.0.2.1")
    assert not barred.keeps_out("fedcba9876543210", "10.0.1.7") and not barred.covers("")


def test_only_what_was_revoked_is_worthless() -> None:
    person, other = "0123456789abcdef", "fedcba9876543210"
    old, new = Signer("00" * 32), Signer("00" * 32, {person: 1})
    assert new.read_cookie(old.cookie(person)) is None and new.read_key(old.key(person)) is None
    assert new.read_cookie(new.cookie(person)) == person
    assert new.read_cookie(old.cookie(other)) == other
    assert Signer("00" * 32, {person: 2}).read_cookie(new.cookie(person)) is None
