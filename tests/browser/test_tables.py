"""Whole games in a real browser."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, WebSocket, expect

from .player import BOT, DESKTOP, GAMES, PHONE, House, Player

each_game = pytest.mark.parametrize("game", GAMES)
pytestmark = pytest.mark.slow


def test_every_run_of_these_tests_plays_the_same_games(browser: Browser, client: None, tmp_path: Path) -> None:
    dealt = []
    for name, deals in (("first", 1), ("again", 1), ("other", 2)):
        house = House(tmp_path / name, deals)
        house.open()
        anna = Player(browser, house)
        anna.lay("arnak", BOT)
        anna.wait()
        dealt.append([card.get_attribute("aria-label") for card in anna.page.locator('[data-id^="row_"]').all()])
        house.close()
    first, again, other = dealt
    assert first == again != other


@each_game
def test_a_whole_game_against_bots_by_clicks(browser: Browser, house: House, game: str) -> None:
    anna = Player(browser, house)
    table = anna.lay(game, BOT)
    anna.play_to_the_end()
    expect(anna.page.locator(".scores tfoot td")).to_have_count(2)
    anna.page.get_by_role("button", name="Check it now").click()
    expect(anna.page.locator(".seal")).to_contain_text("Shuffle verified")
    anna.page.get_by_role("button", name="See the board").click()
    expect(anna.page.locator(".scores")).to_have_count(0)
    anna.page.get_by_role("button", name="Result").click()
    expect(anna.page.locator(".scores tfoot td")).to_have_count(2)
    number = anna.page.locator(".replay .move b")
    for size in (PHONE, DESKTOP):
        anna.page.set_viewport_size(size)
        expect(anna.page.locator(".replay .course")).to_have_count(2)
        expect(anna.page.locator(".replay .move")).to_contain_text("The game is over.")
        anna.page.locator(".replay .lead").click()  # in the middle
        anna.page.wait_for_url(re.compile(r"/replay\?n="))
        expect(number).to_have_text(re.compile(r"^\d+ / \d+$"))
        first, last = (int(part) for part in number.inner_text().split(" / "))
        assert abs(2 * first - last) <= 1
        anna.page.go_back()
        expect(anna.page.locator(".over.result")).to_be_visible()
    anna.visit(f"/t/{table}/replay?n=5")
    expect(number).to_have_text(re.compile(r"^5 /"))
    anna.page.keyboard.press("ArrowRight")
    expect(number).to_have_text(re.compile(r"^6 /"))
    expect(anna.page.locator(".replay .figures li")).to_have_count(2)
    anna.page.locator(".replay .lead").click(position={"x": 300, "y": 20})
    expect(number).not_to_have_text(re.compile(r"^6 /"))
    anna.page.get_by_role("button", name="What if? Play on").click()
    anna.page.wait_for_url(lambda url: table not in url)
    anna.wait()
    assert anna.asked() and anna.errors == []


def test_a_newcomer_is_at_a_table_after_one_click(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    anna.page.locator('[data-play="costa-ruana"]').click()
    anna.page.wait_for_selector(".board .sprite.live")
    assert anna.asked()


def test_the_rules_can_be_read_before_the_first_game(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    for title in ("La Isla", "Costa Ruana"):
        anna.page.locator(".game", has_text=title).get_by_role("button", name="Rules").click()
        expect(anna.page.locator("#rules h2")).to_contain_text(title)
        anna.page.keyboard.press("Escape")
    assert anna.errors == []


def test_a_browser_keeps_its_theme_and_a_wrong_key_is_refused_in_words(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    anna.page.locator('[popovertarget="me"]').first.click()
    anna.page.get_by_label("Night").check()
    anna.page.reload()
    expect(anna.page.locator("html")).to_have_attribute("data-theme", "night")
    anna.page.locator('[popovertarget="me"]').first.click()
    anna.page.locator("#key").fill("no key at all")
    anna.page.get_by_role("button", name="Use").click()
    expect(anna.page.locator("#me [role=alert]")).to_have_text("Nobody here has this key.")
    assert anna.errors == []


def test_two_people_in_two_browsers_play_and_talk(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    anna.visit("/new?game=costa-ruana")
    for _ in range(2):
        anna.page.locator(".seats li").last.get_by_role("button").click()
    anna.page.get_by_role("button", name="Open the table").click()
    link = anna.page.locator("#link").input_value()
    ben = Player(browser, house, seed=2)
    ben.page.goto(link)
    ben.page.locator("#my-name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    expect(anna.page.locator(".seats")).to_contain_text("Ben")
    anna.page.get_by_role("button", name="Start now").click()
    for player in (anna, ben):
        player.page.wait_for_selector(".board")
    for _ in range(12):
        anna.until(lambda: anna.asked() or ben.asked(), "neither of them is asked")
        (anna if anna.asked() else ben).move(board=True)
    anna.page.locator('a[href="#chat"]').click()
    anna.page.locator("#chat-field").fill("Nobody touch island 4 <b>please</b>")
    anna.page.keyboard.press("Enter")
    ben.page.locator('a[href="#chat"]').click()
    expect(ben.page.locator(".chat")).to_contain_text("island 4 <b>please</b>")
    assert anna.errors == ben.errors == []


def test_a_reload_and_a_killed_server_lose_nothing(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    anna.lay("costa-ruana", BOT, BOT)
    anna.play(3)
    anna.wait()
    lines = anna.page.locator(".log li").count()
    anna.page.reload()
    anna.wait()
    assert anna.page.locator(".log li").count() >= lines
    anna.page.locator('a[href="#chat"]').click()
    anna.page.locator("#chat-field").fill("Where is everybody?")
    house.kill()
    expect(anna.page.locator(".banner.lost")).to_be_visible()
    anna.page.locator("#chat-field").press("Enter")
    expect(anna.page.locator("#chat-field")).to_have_value("Where is everybody?")  # it could not be sent
    house.open()
    expect(anna.page.locator(".banner.lost")).to_be_hidden(timeout=60_000)  # it tries again ever more slowly
    anna.page.locator("#chat-field").press("Enter")
    expect(anna.page.locator(".chat li")).to_contain_text("Where is everybody?")
    anna.play(3)


def test_who_leaves_a_lost_table_and_comes_back_hears_everything_once(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    sockets: list[WebSocket] = []
    anna.page.on("websocket", lambda socket: sockets.append(socket))
    anna.page.clock.install()
    anna.lay("costa-ruana", BOT)
    anna.wait()
    house.kill()
    expect(anna.page.locator(".banner.lost")).to_be_visible()
    anna.page.get_by_role("link", name="Lobby").click()
    anna.page.go_back()
    house.open()
    anna.wait()
    anna.page.clock.run_for(20_000)  # longer than the first visit would have waited
    anna.ask("me")  # what the page has asked for before this has reached the house by now
    assert [socket.is_closed() for socket in sockets].count(False) == 1


def test_a_server_that_does_not_answer_is_said_in_one_sentence(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    house.kill()
    play = anna.page.locator('[data-play="costa-ruana"]')
    play.click()
    expect(anna.page.locator(".game [role=alert]")).to_contain_text("The server does not answer.")
    anna.page.locator(".game", has_text="La Isla").get_by_role("button", name="Rules").click()
    expect(anna.page.locator("#rules")).to_contain_text("The server does not answer.")
    anna.page.keyboard.press("Escape")
    house.open()
    play.click()
    anna.wait()
    assert anna.errors == []


def test_drawings_that_did_not_come_are_asked_for_again(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    anna.page.route("**/symbols.svg?*", lambda route: route.abort())
    anna.lay("costa-ruana", BOT)
    anna.wait()
    expect(anna.page.locator(".sheet-of-game")).to_have_count(0)
    anna.page.unroute_all()
    house.kill()
    expect(anna.page.locator(".banner.lost")).to_be_visible()
    house.open()
    expect(anna.page.locator(".sheet-of-game")).to_have_count(1, timeout=60_000)
    assert anna.errors == []


@each_game
def test_a_phone_shows_everything_without_sideways_scrolling(browser: Browser, house: House, game: str) -> None:
    anna = Player(browser, house, phone=True)
    sideways = "document.documentElement.scrollWidth"
    assert anna.page.evaluate(sideways) <= 390
    anna.visit(f"/new?game={game}")
    anna.page.wait_for_selector("form.two-thirds")
    assert anna.page.evaluate(sideways) <= 390
    anna.lay(game, BOT)
    anna.play(6)
    for view in anna.page.locator(".views a").all():
        view.click()
        assert anna.page.evaluate(sideways) <= 390
    anna.page.locator(".views a").first.click()
    anna.play(4)


def test_a_page_with_something_to_choose_opens_by_itself(browser: Browser, house: House) -> None:
    anna = Player(browser, house, phone=True)
    buy = anna.page.locator('.prompt .choice:has(.count):has-text("Buy")')
    for _ in range(20):  # until a deal lets her afford several cards: a single one would be bought at once
        anna.lay("arnak", BOT)
        anna.wait()
        if buy.count():
            break
    expect(anna.page.locator(".pages [aria-current]")).to_have_text("Island")
    buy.click()
    expect(anna.page.locator(".pages [aria-current]")).to_contain_text("Market")
    expect(anna.page.locator('.board [data-id^="row_"].live').first).to_be_visible()


def test_a_whole_game_by_keyboard_alone(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    anna.lay("costa-ruana", BOT)
    for _ in range(400):
        anna.wait()
        if anna.over():
            break
        before = anna.state()
        anna.page.keyboard.press("1")
        anna.until_changed(before, "the key 1")
    assert anna.over() and anna.errors == []


def test_the_board_is_walked_with_arrows(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    anna.lay("costa-ruana", BOT, BOT, BOT)
    anna.wait()
    anna.page.locator('.board .sprite[tabindex="0"]').first.focus()
    first = anna.page.evaluate("document.activeElement.dataset.id")
    anna.page.keyboard.press("ArrowDown")
    second = anna.page.evaluate("document.activeElement.dataset.id")
    assert first != second
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".log")).to_contain_text(f"island {second.split('_')[1]}")


def play_two_cards(player: Player) -> None:
    """Two moves that can be taken back."""
    player.lay("arnak", BOT)
    player.wait()
    for card, shown in enumerate(("Undo: Play", "2 moves can be taken back")):
        player.page.locator('.board [data-id^="hand_"].live').nth(card).dispatch_event("click")
        expect(player.page.get_by_role("button", name=shown)).to_be_visible()


def test_what_can_be_taken_back_fits_on_a_phone(browser: Browser, house: House) -> None:
    anna = Player(browser, house, phone=True)
    play_two_cards(anna)
    box = anna.box(anna.page.get_by_role("button", name="2 moves can be taken back"))
    assert box["x"] + box["width"] <= 390


def test_undo_takes_back_and_so_does_the_log(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    play_two_cards(anna)
    lines = anna.page.locator(".log li")
    before = lines.all_inner_texts()
    anna.page.get_by_role("button", name="Undo: Play").click()
    expect(anna.page.get_by_role("button", name="2 moves can be taken back")).to_have_count(0)
    after = lines.all_inner_texts()
    assert len(after) < len(before) and after == before[: len(after)]


def test_a_refusal_says_why_and_opens_the_rule(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    anna.lay("arnak", BOT)
    anna.wait()
    anna.page.locator('[data-id="place_ii-1"]').dispatch_event("click")
    expect(anna.page.locator("#lens-sheet")).to_be_visible()
    anna.page.keyboard.press("Escape")
    anna.page.locator(".prompt .ref").first.click()
    expect(anna.page.locator("#rules .here")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("#rules")).to_be_hidden()


def test_who_loses_alone_reads_by_how_much(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    anna.lay("arnak")
    anna.play_to_the_end()
    expect(anna.page.locator(".over.result h2")).to_have_text("The rival wins")
    expect(anna.page.locator(".over.result p").first).to_contain_text("points against the rival")


@each_game
def test_french_is_switched_at_once(browser: Browser, house: House, game: str) -> None:
    anna = Player(browser, house)
    anna.lay(game, BOT)
    anna.wait()
    anna.page.locator(".lang [lang=fr]").click()
    expect(anna.page.locator(".prompt .pennant")).to_contain_text("À vous")
    expect(anna.page.locator("html")).to_have_attribute("lang", "fr")
    anna.play(3)
