"""Before the game: people, seats, invitations, and what the house tells strangers."""

import asyncio
import json
from pathlib import Path

import msgspec
import pytest

from atoll.web import wire
from atoll.web.people import Signer
from atoll.web.visitor import Unwelcome, Visitor
from web.house import first, house, seats, two


async def refused(visitor: Visitor, method: str, path: str, body: msgspec.Struct | None = None) -> str:
    with pytest.raises(Unwelcome) as caught:
        await visitor.ask(method, path, wire.TableView, body)
    return caught.value.problem.name


def test_a_key_opens_the_same_seats_from_another_device(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            anna = await inn.named("Anna")
            me = await anna.ask("GET", "/api/me", wire.Me)
            table = await anna.open_table(wire.TableWish("costa-ruana", seats("me", "open")))
            phone = inn.visitor()
            again = await phone.ask("POST", "/api/me", wire.Me, wire.MeWish(key=f" {me.key.upper()} "))
            assert again == me
            assert (await phone.ask("GET", f"/api/tables/{table.id}", wire.TableView)).you == 0
            assert await refused(phone, "POST", "/api/me", wire.MeWish(key=me.key[:-1] + "0")) == "unknown-key"

    asyncio.run(story())


def test_a_visitor_who_stays_makes_all_requests_over_one_connection_and_comes_back_if_it_is_closed(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            anna = inn.visitor()
            with anna.keep_alive():
                key = (await anna.rename("Anna")).key
                assert (await anna.ask("GET", "/api/me", wire.Me)).key == key
                assert len(inn.connections()) == 1
                for connection in inn.connections():
                    connection.transport.abort()
                assert (await anna.ask("GET", "/api/me", wire.Me)).key == key

    asyncio.run(story())


def test_a_forged_cookie_is_a_stranger_s() -> None:
    signer = Signer("00" * 32)
    cookie = signer.cookie("0123456789abcdef")
    assert signer.read_cookie(cookie) == "0123456789abcdef"
    assert signer.read_cookie(cookie[:-1] + ("a" if cookie[-1] != "a" else "b")) is None
    assert signer.read_cookie(Signer("11" * 32).cookie("0123456789abcdef")) is None
    assert signer.read_cookie(signer.key("0123456789abcdef").replace("-", ".")) is None
    assert signer.read_key(signer.key("0123456789abcdef")) == "0123456789abcdef"


def test_an_invited_seat_wants_the_invitation_and_a_stranger_can_only_watch(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            anna, ben, eve = await inn.named("Anna"), await inn.named("Ben"), await inn.named("Eve")
            table = await anna.open_table(wire.TableWish("costa-ruana", seats("me", "invite", "random")))
            sit = f"/api/tables/{table.id}/sit"
            assert (await eve.ask("GET", f"/api/tables/{table.id}", wire.TableView)).invite == ""
            assert await refused(eve, "POST", sit, wire.Sit()) == "seat-taken"
            assert await refused(eve, "POST", sit, wire.Sit(invite="0000000000")) == "seat-taken"
            assert await refused(eve, "POST", f"/api/tables/{table.id}/start", wire.Start()) == "not-host"
            await ben.ask("POST", sit, wire.TableView, wire.Sit(invite=table.invite))
            assert await refused(ben, "POST", sit, wire.Sit(invite=table.invite)) == "already-seated"
            begun = await anna.ask("POST", f"/api/tables/{table.id}/start", wire.TableView, wire.Start())
            assert begun.phase == "playing" and [seat.name for seat in begun.seats[:2]] == ["Anna", "Ben"]
            async with eve.visit(table.id) as seat:
                frame = await seat.expect(wire.Frame)
                assert frame.you == -1 and frame.choices == [] and not frame.host
                for said in (wire.Play(1, "pass"), wire.Undo(1, 1), wire.Vote(0), wire.Hint()):
                    assert await seat.refusal(said) == "not-seated"

    asyncio.run(story())


def test_the_host_starts_with_bots_in_the_empty_seats_or_without_them(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            anna = await inn.named("Anna")
            wish = wire.TableWish("costa-ruana", seats("me", "random", "open", "invite"))
            for start, kinds in ((wire.Start("easy"), ["bot"] * 3), (wire.Start(), ["bot"])):
                table = await anna.open_table(wish)
                assert table.phase == "gathering"
                begun = await anna.ask("POST", f"/api/tables/{table.id}/start", wire.TableView, start)
                assert [seat.kind for seat in begun.seats] == ["person", *kinds]
                assert len({seat.name for seat in begun.seats}) == len(begun.seats)
            lonely = await anna.open_table(wire.TableWish("costa-ruana", seats("me", "open")))
            assert await refused(anna, "POST", f"/api/tables/{lonely.id}/start", wire.Start()) == "not-now"

    asyncio.run(story())


def test_open_tables_are_listed_until_their_seats_are_taken(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            anna, ben = await inn.named("Anna"), await inn.named("Ben")
            table = await anna.open_table(wire.TableWish("costa-ruana", seats("me", "open"), title="A quiet evening"))
            await anna.open_table(wire.TableWish("costa-ruana", seats("me", "invite")))
            lobby = await ben.ask("GET", "/api/tables", wire.LobbyView)
            assert [(t.id, t.title, t.invite) for t in lobby.open] == [(table.id, "A quiet evening", "")]
            await ben.ask("POST", f"/api/tables/{table.id}/sit", wire.TableView, wire.Sit())
            lobby = await ben.ask("GET", "/api/tables", wire.LobbyView)
            assert lobby.open == [] and [t.id for t in lobby.mine] == [table.id]
            await ben.ask("POST", f"/api/tables/{table.id}/leave", wire.TableView)
            assert len((await ben.ask("GET", "/api/tables", wire.LobbyView)).open) == 1

    asyncio.run(story())


def test_a_table_where_it_is_my_turn_comes_first(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            anna, ben, table = await two(inn)
            mover = await first(inn, table, anna, ben)
            await mover.open_table(wire.TableWish("costa-ruana", seats("me", "open")))
            mine = (await mover.ask("GET", "/api/tables", wire.LobbyView)).mine
            assert [view.id for view in mine].index(table) == 0
            assert mine[0].seats[mine[0].you].waiting and mine[0].seats[mine[0].you].since > 0

    asyncio.run(story())


def test_what_cannot_be_laid_is_refused_by_name(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            anna = await inn.named("Anna")
            wishes = [
                ("unknown-game", wire.TableWish("chess", seats("me", "random"))),
                ("bad-setup", wire.TableWish("costa-ruana", seats("me"))),
                ("bad-setup", wire.TableWish("costa-ruana", seats("me", "search@1000s"))),
                ("bad-setup", wire.TableWish("costa-ruana", seats("me", "random"), options={"huts": "burnt"})),
                ("already-seated", wire.TableWish("costa-ruana", seats("me", "me"))),
            ]
            for name, wish in wishes:
                assert await refused(anna, "POST", "/api/tables", wish) == name

    asyncio.run(story())


def test_pages_of_other_houses_cannot_act_here(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            anna = await inn.named("Anna")
            for origin, status in (("http://evil.example", 403), (f"http://127.0.0.1:{inn.port}", 200), ("null", 403)):
                got, headers, _ = await anna.fetch("POST", "/api/me", b'{"name":"Ann"}', {"origin": origin})
                assert got == status
                assert "default-src 'none'" in headers["content-security-policy"]
                assert "unsafe" not in headers["content-security-policy"]

    asyncio.run(story())


def test_the_shelf_speaks_both_languages_and_the_document_describes_every_address(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            guest = inn.visitor()
            english = await guest.ask("GET", "/api/messages?lang=en", wire.Messages)
            french = await guest.ask("GET", "/api/messages?lang=fr", wire.Messages)
            assert english.texts.keys() == french.texts.keys()
            assert english.texts["prompt-waiting"] == "{name} is choosing."
            shelf = await guest.ask("GET", "/api/games?lang=fr", wire.GameList)
            for game in shelf.games:
                rules = await guest.ask("GET", f"/api/games/{game.name}/rules?lang=fr", wire.Rules)
                assert rules.language == "fr" and rules.paragraphs
            _, _, body = await guest.fetch("GET", "/api/openapi.json")
            document = json.loads(body)
            assert document["paths"]["/api/tables"]["post"]["responses"]["201"]
            for path in ("/healthz", "/metrics"):
                assert (await guest.fetch("GET", path))[0] == 200
            assert (await guest.fetch("GET", "/api/nowhere"))[0] == 404
            assert (await guest.fetch("POST", "/api/games"))[0] == 405

    asyncio.run(story())


def test_a_closed_table_is_seen_by_those_who_sit_there_or_may_sit_down(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            anna, ben, eve = await inn.named("Anna"), await inn.named("Ben"), await inn.named("Eve")
            wish = wire.TableWish("costa-ruana", seats("me", "invite"), guests=False)
            table = await anna.open_table(wish)
            path = f"/api/tables/{table.id}"
            assert await refused(eve, "GET", path) == "no-guests"
            assert await refused(eve, "GET", f"{path}?invite=0000000000") == "no-guests"
            async with eve.visit(table.id) as seated:
                assert (await seated.expect(wire.Problem)).name == "no-guests"
            assert (await ben.ask("GET", f"{path}?invite={table.invite}", wire.TableView)).seats[0].name == "Anna"
            async with ben.visit(table.id, invite=table.invite) as seated:
                await seated.expect(wire.Frame)
            await ben.ask("POST", f"{path}/sit", wire.TableView, wire.Sit(invite=table.invite))
            await anna.ask("POST", f"{path}/start", wire.TableView, wire.Start())
            assert await refused(eve, "GET", f"{path}?invite={table.invite}") == "no-guests"
            assert (await ben.ask("GET", path, wire.TableView)).phase == "playing"

    asyncio.run(story())
