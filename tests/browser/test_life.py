"""The life of a table in two browsers: waiting, leaving, vanishing, ending, playing again."""

import re

import pytest
from playwright.sync_api import Browser, expect

from .player import BOT, House, Player

pytestmark = pytest.mark.slow
each_size = pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])


def two(browser: Browser, house: House, *, phone: bool, start: bool = True, **terms: object) -> tuple[Player, Player]:
    """Anna and Ben at a table for two."""
    anna, ben = Player(browser, house, phone=phone), Player(browser, house, phone=phone, seed=2)
    for player, name in ((anna, "Anna"), (ben, "Ben")):
        player.ask("me", {"name": name})
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = anna.ask("tables", {"game": "costa-ruana", "seats": seats, **terms})["id"]
    ben.ask(f"tables/{table}/sit", {})
    if start:
        anna.ask(f"tables/{table}/start", {})
    for player in (anna, ben):
        player.visit(f"/t/{table}")
        player.page.wait_for_selector(".board" if start else ".gather")
    return anna, ben


def menu(player: Player, name: str) -> None:
    """Choose something in the menu of the table, and say yes."""
    player.page.locator('[popovertarget="menu"]').first.click()
    player.page.locator("#menu").get_by_role("button", name=name).click()
    if player.page.locator("#menu .sure").count():
        player.page.locator("#menu .sure .go").click()


@each_size
def test_play_again_takes_both_to_one_table(browser: Browser, house: House, phone: bool) -> None:
    anna, ben = two(browser, house, phone=phone, resigning="end")
    menu(ben, "Give up")
    for player, words in ((anna, "You won"), (ben, "Anna wins")):
        expect(player.page.locator(".over.result h2")).to_have_text(words)
        expect(player.page.locator(".over.result")).to_contain_text("Ben gave up.")
    anna.page.get_by_role("button", name="Play again").click()
    expect(anna.page.locator(".gather")).to_contain_text("asked")
    expect(ben.page.locator(".banner")).to_contain_text("Anna would like to play again.")
    ben.page.locator(".banner").get_by_role("button", name="Join").click()
    for player in (anna, ben):
        player.page.wait_for_selector(".board")
    assert anna.page.url == ben.page.url
    assert anna.errors == ben.errors == []


def test_who_does_not_wish_to_play_again_says_so_and_hears_no_more_of_it(browser: Browser, house: House) -> None:
    anna, ben = two(browser, house, phone=False, resigning="end")
    menu(ben, "Give up")
    anna.page.get_by_role("button", name="Again, seats rotated").click()
    expect(anna.page.locator(".seats li").first).to_contain_text("Ben")
    ben.page.locator(".banner").get_by_role("button", name="Not now").click()
    expect(ben.page.locator(".banner")).to_have_count(0)
    expect(anna.page.locator(".seats li").first).to_contain_text("Free")


@each_size
def test_a_game_is_abandoned_by_agreement(browser: Browser, house: House, phone: bool) -> None:
    anna, ben = two(browser, house, phone=phone)
    menu(anna, "Abandon the game")
    expect(anna.page.locator("#menu")).to_be_hidden()
    banner = ben.page.locator(".banner")
    expect(banner).to_contain_text("Anna would like to abandon this game.")
    banner.get_by_role("button", name="Play on").click()
    expect(anna.page.locator(".banner")).to_have_count(0)
    menu(anna, "Abandon the game")
    banner.get_by_role("button", name="Agree").click()
    for player in (anna, ben):
        expect(player.page.locator(".over.result h2")).to_have_text("The game was abandoned")
    anna.visit("/")
    expect(anna.page.locator(".rows").last).to_contain_text("abandoned")


@each_size
def test_who_vanishes_is_counted_down_in_the_bar_and_replaced(browser: Browser, house: House, phone: bool) -> None:
    anna, ben = two(browser, house, phone=phone, absence=30)
    mover, other = (anna, ben) if anna.asked() else (ben, anna)
    mover.page.close()
    name = "Anna" if mover is anna else "Ben"
    bar = other.page.locator("#prompt")
    expect(bar).to_contain_text(f"{name} is away.")
    expect(bar).to_contain_text(re.compile(rf"A bot plays for {name} in 0:[0-2]\d"))
    expect(bar).not_to_contain_text("is away", timeout=60_000)
    other.wait()
    assert other.asked()


@each_size
def test_the_ways_out_of_a_game_with_bots_and_the_archive(browser: Browser, house: House, phone: bool) -> None:
    anna = Player(browser, house, phone=phone)
    table = anna.lay("costa-ruana", {"kind": "bot", "level": "expert"})  # who thinks for so long that there is time
    anna.wait()
    menu(anna, "Let a bot play for me")
    expect(anna.page.locator("#menu")).to_be_hidden()
    menu(anna, "End the game")
    expect(anna.page.locator(".over.result h2")).to_have_text("The game was abandoned")
    anna.page.locator(".over.result").get_by_role("link", name="Replay").click()
    anna.page.wait_for_url(re.compile(rf"/t/{table}/replay"))
    anna.visit("/")
    anna.page.get_by_role("button", name=re.compile("^Put away")).click()
    expect(anna.page.get_by_role("link", name=re.compile("^Replay"))).to_have_count(0)
    anna.page.locator("details.panel summary").click()
    anna.page.get_by_role("button", name=re.compile("^Take out")).click()
    expect(anna.page.get_by_role("link", name=re.compile("^Replay"))).to_have_count(1)
    assert anna.errors == []


def test_what_ifs_are_marked_and_listed_apart_and_my_tables_come_first(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    first = anna.page.locator("main h2").first
    expect(first).to_have_text("Costa Ruana")  # a newcomer sees the games first
    table = anna.lay("costa-ruana", BOT)
    anna.play_to_the_end()
    made = anna.ask(f"tables/{table}/play-on", {"n": 10})["id"]
    anna.visit(f"/t/{made}")
    expect(anna.page.locator(".bar .title .tag")).to_have_text("What if?")
    anna.lay("costa-ruana", BOT)
    anna.wait()
    anna.visit("/")
    expect(first).to_contain_text("My tables")
    branches = anna.page.locator("section", has=anna.page.locator("#branches-tables"))
    expect(branches.locator(".rows li")).to_have_count(1)
    expect(branches).to_contain_text("What if?")
    expect(anna.page.locator(".nudge")).to_contain_text("Your turn at 1 table")
    branches.get_by_role("button", name=re.compile("^Put away")).click()
    branches.get_by_role("button", name="End the game").click()
    expect(branches).to_have_count(0)


@each_size
def test_the_waiting_room_has_chat_and_its_host_changes_it(browser: Browser, house: House, phone: bool) -> None:
    anna, ben = two(browser, house, phone=phone, start=False, title="Sunday")
    expect(anna.page.locator(".gather")).to_contain_text("Costa Ruana")  # a table with a name says its game too
    anna.page.locator("#chat-field").fill("Hello Ben")
    anna.page.locator("#chat-field").press("Enter")
    expect(ben.page.locator(".chat")).to_contain_text("Hello Ben")
    anna.page.get_by_role("button", name="One more seat").click()
    expect(ben.page.locator(".seats li")).to_have_count(3)
    anna.page.get_by_label("Who sits here: Seat 3").select_option("easy")
    for player in (anna, ben):  # she arranges the seats that she sees
        expect(player.page.locator(".seats li").last).to_contain_text("Deckhand")
    anna.page.get_by_role("button", name="Move Ben one seat up").click()
    expect(anna.page.locator(".seats li").first).to_contain_text("Ben")
    anna.page.get_by_role("button", name="Change", exact=True).click()
    anna.page.locator(".terms").get_by_text("The game ends", exact=True).click()
    anna.page.locator(".terms").get_by_role("button", name="Save").click()
    expect(ben.page.locator(".agreed")).to_contain_text("The game ends")
    ben.page.locator("#my-name").fill("Benjamin")
    ben.page.locator("#my-name").press("Enter")
    expect(anna.page.locator(".seats li").first).to_contain_text("Benjamin")
    anna.page.get_by_label("Who sits here: Benjamin").select_option("open")
    expect(ben.page.locator("[role=alert]")).to_contain_text("The host has taken your seat away.")
    anna.page.get_by_role("button", name="Get up").click()
    expect(anna.page.locator(".seats .choice")).to_have_count(2)  # she may sit down again, here or there
    anna.page.get_by_role("button", name="Call it off").click()
    anna.page.get_by_role("button", name="Yes, call the table off").click()
    anna.page.wait_for_selector("[data-play]")
    expect(ben.page.locator("h1")).to_have_text("The host has called this table off.")
    assert anna.errors == ben.errors == []


def test_an_invitation_that_leads_to_this_machine_only_says_so(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    found = {"local": True, "addresses": []}
    anna.page.route("**/api/reach*", lambda route: route.fulfill(json=found))
    anna.lay("costa-ruana", {"kind": "invite"})
    expect(anna.page.locator(".invite .warn")).to_contain_text("atoll serve --host 0.0.0.0")
    found.update(local=False, addresses=["http://192.168.7.7:8765"])
    anna.page.reload()
    expect(anna.page.locator("#link")).to_have_value(re.compile(r"^http://192\.168\.7\.7:8765/t/.*invite="))
    expect(anna.page.locator(".invite .warn")).to_have_count(0)
    expect(anna.page.locator(".invite .qr path")).to_be_visible()
    anna.page.get_by_text("Only this machine").click()
    expect(anna.page.locator(".invite .warn")).to_contain_text("phone cannot open it")


def test_a_table_that_waits_is_called_off_and_who_waited_is_told(browser: Browser, house: House) -> None:
    anna, ben = two(browser, house, phone=False, start=False)
    anna.page.get_by_role("button", name="Call it off").click()
    anna.page.get_by_role("button", name="Yes, call the table off").click()
    expect(ben.page.locator("main")).to_contain_text("The host has called this table off.")
    anna.page.wait_for_url(f"{house.address}/")
    assert anna.ask("tables")["mine"] == ben.ask("tables")["mine"] == []


def test_who_leaves_for_a_while_is_not_waited_for_and_comes_back_by_opening_the_table(
    browser: Browser, house: House
) -> None:
    anna, ben = two(browser, house, phone=False)
    mover, other = (anna, ben) if anna.asked() else (ben, anna)
    table = mover.page.url
    menu(mover, "Leave for a while")
    mover.page.wait_for_url(f"{house.address}/")
    other.wait()  # a bot has moved
    assert other.asked()
    before = other.state()
    mover.page.goto(table)
    expect(mover.page.locator(".board")).to_be_visible()
    other.move(board=False)
    other.until(lambda: other.state() != before, "the move was not made")
    mover.wait()
    assert mover.asked() and anna.errors == ben.errors == []


def test_the_host_is_asked_for_a_name(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    anna.visit("/new?game=costa-ruana")
    anna.page.locator("#my-name").fill("Anna")
    anna.page.get_by_role("button", name="Open the table").click()
    expect(anna.page.locator(".seats li").first).to_contain_text("Anna")


def test_spectators_are_named_and_told_that_the_players_talk_is_closed(browser: Browser, house: House) -> None:
    anna, ben = two(browser, house, phone=False)
    eve = Player(browser, house)
    eve.ask("me", {"name": "Eve"})
    eve.visit(anna.page.url.removeprefix(house.address))
    eve.page.locator('a[href="#chat"]').click()
    expect(eve.page.locator(".chat")).to_contain_text("chat is closed to spectators.")
    eve.page.locator("#chat-field").fill("Who is ahead?")
    eve.page.locator("#chat-field").press("Enter")
    expect(eve.page.locator(".chat li")).to_contain_text("Who is ahead?")
    anna.page.locator('[popovertarget="menu"]').first.click()
    expect(anna.page.locator("#menu")).to_contain_text("Watching: Eve")
    assert ben.page.locator(".book .tag").count() == 0


def test_what_i_have_read_or_said_is_not_unread_when_i_come_back(browser: Browser, house: House) -> None:
    anna, ben = two(browser, house, phone=False)
    for player in (anna, ben):
        player.page.get_by_text("Chat", exact=False).first.click()
        player.page.locator("#chat-field").fill("Hello")
        player.page.locator("#chat-field").press("Enter")
        expect(player.page.locator(".chat li").last).to_contain_text("Hello")
    expect(anna.page.locator(".chat li")).to_have_count(2)
    anna.page.reload()
    anna.page.wait_for_selector(".board")
    anna.page.locator('a[href="#log"]').click()
    anna.drawn()
    expect(anna.page.locator(".book .tabs .tag")).to_have_count(0)
    ben.page.locator("#chat-field").fill("Your turn")
    ben.page.locator("#chat-field").press("Enter")
    expect(anna.page.locator(".book .tabs .tag")).to_have_text("1")


INSIDE = """([inner, outer]) => {
    const a = document.querySelector(inner).getBoundingClientRect();
    const b = document.querySelector(outer).getBoundingClientRect();
    return a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;
}"""


@each_size
def test_play_again_is_in_sight_and_the_chat_can_be_sent(browser: Browser, house: House, phone: bool) -> None:
    anna = Player(browser, house, phone=phone)
    anna.lay("arnak", BOT)
    if not phone:
        anna.wait()
        anna.page.locator('a[href="#chat"]').click()
        anna.at_rest()
        assert anna.page.evaluate(INSIDE, [".say-it .btn", ".book"])
    anna.play_to_the_end()
    anna.at_rest()
    assert anna.page.evaluate(INSIDE, [".over.result .go", ".over.result"])
    assert anna.page.evaluate(INSIDE, [".over.result .scroll", ".over.result"])
    assert anna.page.locator(".over.result .go").evaluate("node => node === document.elementFromPoint("
        "...(box => [box.x + box.width / 2, box.y + box.height / 2])(node.getBoundingClientRect()))")  # fmt: skip


def test_a_replay_plays_and_leads_back_to_the_result(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    table = anna.lay("costa-ruana", BOT)
    anna.play_to_the_end()
    anna.page.locator(".over.result").get_by_role("link", name="Replay").click()
    expect(anna.page.locator(".replay .move b")).to_have_text(re.compile(r"^[1-9]\d* / \d+$"))  # it moves by itself
    anna.visit(f"/t/{table}/replay")
    anna.page.get_by_role("link", name="Result").click()
    expect(anna.page.get_by_role("button", name="Play again")).to_be_visible()


@each_size
def test_an_address_that_leads_nowhere_says_so_once_within_margins(browser: Browser, house: House, phone: bool) -> None:
    anna = Player(browser, house, phone=phone)
    for path, words in (("/nowhere", "There is nothing at this address."), ("/t/nowhere", "There is no such table.")):
        anna.visit(path)
        expect(anna.page.get_by_text(words)).to_have_count(1)
        assert anna.box(anna.page.locator("main.narrow-page"))["x"] >= 16
