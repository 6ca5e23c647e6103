"""Two pages at two servers of one house: one game, also when one of the servers is killed."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from anyio.from_thread import start_blocking_portal
from playwright.sync_api import Browser, expect

pytest.importorskip("asyncpg", reason="PostgreSQL needs its driver, asyncpg: its tests are left out")

from atoll.siege import database
from atoll.siege.relay import Relay, relaying

from .player import House, Player

pytestmark = pytest.mark.slow


class Servers(NamedTuple):
    """Two servers, the first of them behind a door that can lead to the other."""

    here: House
    there: House
    door: Relay


@pytest.fixture
def servers(browser: Browser, client: None, tmp_path: Path) -> Iterator[Servers]:
    if database.MISSING:
        pytest.skip(database.MISSING)
    with database.running() as postgres:
        here, there = (House(tmp_path / name, store=postgres.url) for name in ("here", "there"))
        for house in (here, there):
            house.data.mkdir()
            house.open()
        with start_blocking_portal() as portal, portal.wrap_async_context_manager(relaying(here.port)) as door:
            here.door = door.port
            yield Servers(here, there, door)
        for house in (here, there):
            house.close()


def meet(anna: Player, ben: Player) -> None:
    """Anna lays a table, Ben sits down at it, they wish each other well, and the game begins."""
    table = anna.lay("arnak", {"kind": "open"})
    ben.visit(f"/t/{table}")
    ben.page.get_by_role("button", name="Sit down").click()
    for player in (anna, ben):
        expect(player.page.locator(".seats li")).to_have_count(2)
    say(anna, "Good luck, Ben")
    expect(ben.page.locator(".chat")).to_contain_text("Good luck, Ben")
    anna.page.get_by_role("button", name="Start").click()


def say(player: Player, text: str) -> None:
    player.page.locator("#chat-field").fill(text)
    player.page.locator("#chat-field").press("Enter")


def lines(player: Player) -> int:
    return player.page.locator(".log li").count()


def take_back(mover: Player, other: Player) -> None:
    """Play a card and take it back; the other sees both."""
    before = lines(other)
    mover.page.locator('.board [data-id^="hand_"].live').first.dispatch_event("click")
    other.until(lambda: lines(other) > before, "the card is not seen at the other server")
    mover.page.get_by_role("button", name="Undo: Play").click()
    other.until(lambda: lines(other) == before, "the card is not taken back at the other server")


def turns(players: tuple[Player, Player], each: int) -> None:
    """Play until both have answered so often."""
    answered = [0, 0]
    while min(answered) < each:
        players[0].until(lambda: any(player.asked() for player in players), "nobody is asked")
        for n, player in enumerate(players):
            if player.asked():
                player.move(board=False)
                answered[n] += 1


def test_two_pages_at_two_servers_play_on_when_one_of_them_is_killed(browser: Browser, servers: Servers) -> None:
    here, there, door = servers
    anna, ben = Player(browser, here), Player(browser, there, seed=2)
    meet(anna, ben)
    anna.until(lambda: anna.asked() or ben.asked(), "nobody is asked")
    take_back(*((anna, ben) if anna.asked() else (ben, anna)))
    turns((anna, ben), 2)
    told = lines(ben)
    here.kill()
    expect(anna.page.locator(".banner.lost")).to_be_visible()
    door.target = there.port
    expect(anna.page.locator(".banner")).to_have_count(0)
    anna.until(lambda: lines(anna) == told, "what was told is not all there")
    turns((anna, ben), 2)
    for player in (anna, ben):
        player.page.locator('a[href="#chat"]').click()
    say(ben, "Welcome back")
    expect(anna.page.locator(".chat")).to_contain_text("Welcome back")
    assert anna.errors == ben.errors == []
