"""A line that dies, a table that is closed, and what fingers and keys do at one that is open."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Route, WebSocketRoute, expect

from .player import BOT, GAMES, House, Player

pytestmark = pytest.mark.slow


class Cable:
    """The line between a page and its table, which can go dead without anybody hanging up."""

    def __init__(self, player: Player) -> None:
        self.dead = False
        self.laid = 0
        player.page.route_web_socket("**/ws/tables/**", self._lay)

    def _lay(self, page: WebSocketRoute) -> None:
        self.laid += 1
        server = page.connect_to_server()
        page.on_message(lambda said: None if self.dead else server.send(said))
        server.on_message(lambda heard: None if self.dead else page.send(heard))


LOOK_BACK = "document.dispatchEvent(new Event('visibilitychange', {bubbles: true}))"


@pytest.mark.parametrize("notice", ["a move", "a look back at the page"])
def test_a_line_that_went_dead_is_noticed_and_laid_anew(browser: Browser, house: House, notice: str) -> None:
    anna = Player(browser, house)
    cable = Cable(anna)
    anna.page.clock.install()
    anna.lay("costa-ruana", BOT)
    anna.wait()
    cable.dead = True
    if notice == "a move":
        anna.page.locator(".prompt .choice").first.click()
    else:
        anna.page.evaluate(LOOK_BACK)
    anna.page.clock.run_for(8500)  # longer than it waits for an answer, by less than it waits to call again
    expect(anna.page.locator(".banner.lost")).to_be_visible()
    cable.dead = False
    expect(anna.page.locator(".banner")).to_have_count(0)
    assert cable.laid > 1
    anna.play(2)


def test_a_line_that_answers_is_kept(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    cable = Cable(anna)
    anna.page.clock.install()
    anna.lay("costa-ruana", BOT)
    anna.wait()
    anna.page.evaluate(LOOK_BACK)
    anna.play(1)
    anna.page.clock.run_for(20_000)  # longer than it waits for any answer
    anna.drawn()
    expect(anna.page.locator(".banner")).to_have_count(0)
    assert cable.laid == 1


def closed_table(anna: Player) -> str:
    """A table that is for its players only."""
    return str(anna.ask("tables", {"game": "costa-ruana", "seats": [{"kind": "me"}, BOT], "guests": False})["id"])


def test_who_may_not_watch_is_told_so_and_shown_the_way_out(browser: Browser, house: House) -> None:
    table = closed_table(Player(browser, house))
    ben = Player(browser, house)
    cable = Cable(ben)
    ben.page.clock.install()
    for path, why in ((f"/t/{table}", "for its players only"), ("/t/nowhere", "no such table")):
        cable.laid = 0
        ben.visit(path)
        expect(ben.page.locator("main")).to_contain_text(why)
        ben.page.clock.run_for(20_000)  # it would have knocked again by now
        ben.ask("me")  # and been heard, before this was answered
        assert cable.laid == 1
        ben.page.get_by_role("link", name="To the lobby").click()
        ben.page.wait_for_selector("[data-play]")
    assert ben.errors == []


STOPS = "document.querySelectorAll('.board .sprite.live[tabindex=\"0\"]').length"


@pytest.mark.parametrize("game", GAMES)
def test_the_tab_key_reaches_the_board_at_every_turn(browser: Browser, house: House, game: str) -> None:
    anna = Player(browser, house)
    anna.lay(game, BOT)
    for _ in range(6):
        anna.wait()
        lit = anna.page.locator(".board .sprite.live")
        if lit.count():
            assert anna.page.evaluate(STOPS) == 1
            anna.page.locator('.board .sprite.live[tabindex="0"]').focus()
        anna.move(board=True)
    assert anna.errors == []


class Finger:
    """One finger on the screen of a phone."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        self.session = player.context.new_cdp_session(player.page)
        self.session.send("Emulation.setTouchEmulationEnabled", {"enabled": True})

    def touch(self, thing: Locator, moment: int = 60) -> None:
        """Touch a thing for so many milliseconds."""
        spot = dict(zip("xy", self.player.middle(thing), strict=True))
        self.session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
        self.page.wait_for_timeout(moment)  # what a finger does takes its time
        self.session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_tap_on_a_phone_leaves_no_lens_on_the_board(browser: Browser, house: House) -> None:
    anna = Player(browser, house, phone=True)
    anna.context.add_init_script("localStorage.setItem('atoll-one-tap', 'on')")
    anna.lay("arnak", BOT)
    anna.wait()
    before = anna.state()
    anna.page.clock.install()
    Finger(anna).touch(anna.page.locator(".board .sprite.live").first)
    anna.until_changed(before, "a tap")
    anna.page.clock.run_for(2000)  # the lens comes after a moment
    anna.drawn()
    expect(anna.page.locator(".lens.slip")).to_have_count(0)
    assert anna.errors == []


def test_the_lens_comes_where_the_keyboard_stands(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    anna.lay("arnak", BOT)
    anna.wait()
    anna.page.keyboard.press("Tab")
    anna.page.locator('.board .sprite[tabindex="0"]').focus()
    expect(anna.page.locator(".lens.slip")).to_be_visible()


@pytest.mark.parametrize("rest", [700, 1200])
def test_a_finger_that_rests_on_a_thing_reads_it_and_the_next_tap_counts(
    browser: Browser, house: House, rest: int
) -> None:
    anna = Player(browser, house, phone=True)
    anna.context.add_init_script("localStorage.setItem('atoll-one-tap', 'on')")
    anna.lay("arnak", BOT)
    anna.wait()
    before = anna.state()
    finger = Finger(anna)
    thing = anna.page.locator(".board .sprite.live").first
    finger.touch(thing, rest)
    sheet = anna.page.locator("#lens-sheet")
    expect(sheet).to_be_visible()
    anna.page.wait_for_timeout(300)  # the browser may make a click of it a moment later, and tells nobody if not
    expect(sheet).to_be_visible()
    assert anna.state() == before
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_be_hidden()
    finger.touch(thing)
    anna.until_changed(before, "a tap")
    assert anna.errors == []


def ask_again(anna: Player) -> str:
    """Play until a move can be chosen that has to be confirmed, and choose it. Returns its word."""
    for _ in range(60):
        anna.wait()
        words: list[str | None] = anna.page.locator(".prompt .choice").evaluate_all(
            "all => all.map(one => one.dataset.word)"
        )
        for word in filter(None, words):
            before = anna.state()
            anna.page.locator(f'.prompt .choice[data-word="{word}"]').click()
            anna.until_changed(before, f"a click on {word}")
            if anna.page.locator(".prompt .go").count():
                return word
            break
    raise AssertionError("no move had to be confirmed")


def test_while_a_move_is_asked_about_again_one_is_yes_two_is_no_and_other_numbers_are_nothing(
    browser: Browser, house: House
) -> None:
    anna = Player(browser, house)
    anna.lay("arnak", BOT)
    word = ask_again(anna)
    yes = anna.page.locator(".prompt .go")
    moves = anna.page.locator(".log li").count()
    sent = anna.words_sent()
    for key in "3456789":
        anna.page.keyboard.press(key)
    anna.drawn()
    expect(yes).to_be_visible()
    anna.page.keyboard.press("2")
    expect(yes).to_have_count(0)
    assert anna.words_sent() == sent
    anna.page.locator(f'.prompt .choice[data-word="{word}"]').click()
    expect(yes).to_be_visible()
    anna.page.keyboard.press("1")
    expect(yes).to_have_count(0)
    expect(anna.page.locator(".log li").nth(moves)).to_be_attached()
    assert anna.errors == []


def test_the_number_row_of_a_french_keyboard_chooses_too(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    anna.lay("costa-ruana", BOT)
    anna.wait()
    before = anna.state()
    press = (
        "sign => document.body.dispatchEvent(new KeyboardEvent('keydown', {...sign, code: 'Digit1', bubbles: true}))"
    )
    anna.page.evaluate(press, {"key": "!", "shiftKey": True})
    anna.drawn()
    assert anna.state() == before and anna.words_sent() == []
    anna.page.evaluate(press, {"key": "&"})
    anna.until_changed(before, "the first key of the number row")
    assert anna.errors == []


def test_keys_do_nothing_while_the_table_gathers(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    anna.lay("costa-ruana", {"kind": "open"})
    expect(anna.page.locator(".gather")).to_be_visible()
    anna.page.keyboard.press("r")
    anna.page.get_by_role("button", name="Start now").click()
    anna.wait()
    anna.drawn()
    expect(anna.page.locator("#rules")).to_be_hidden()
    assert anna.errors == []


LIES = "document.querySelector('.board > g').style.transform"
SPOT = "id => { const b = document.querySelector(`[data-id='${id}']`).getBoundingClientRect(); return [b.x, b.y] }"
ZOOM = "visualViewport.scale"


def test_a_board_looked_at_closely_can_be_moved_and_no_drag_is_a_choice(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    other = anna.lay("costa-ruana", BOT)
    anna.lay("arnak", BOT)
    anna.wait()
    before = anna.state()
    thing = anna.page.locator(".board .sprite.live").first.get_attribute("data-id")
    for _ in range(5):
        anna.page.keyboard.press("+")
    middle = anna.page.evaluate(LIES)
    assert "translate(-" in middle  # not the corner at the top left
    anna.at_rest()
    x, y = anna.page.evaluate(SPOT, thing)
    anna.page.mouse.move(600, 400)
    anna.page.mouse.wheel(30, 40)
    expect(anna.page.locator(".board > g")).not_to_have_attribute("style", f"transform: {middle};")
    assert anna.page.evaluate(SPOT, thing) == pytest.approx([x - 30, y - 40], abs=1)
    anna.page.mouse.down()
    anna.page.mouse.move(650, 470, steps=5)
    anna.page.mouse.up()
    moved = pytest.approx([x + 20, y + 30], abs=1)
    anna.until(lambda: anna.page.evaluate(SPOT, thing) == moved, "the board does not follow the mouse")
    anna.drawn()
    assert anna.state() == before
    anna.page.mouse.wheel(-5000, -5000)
    edge = "translate(0px, 0px)"
    anna.until(lambda: anna.page.evaluate(LIES).startswith(edge), "the board stops elsewhere than at its edge")
    anna.page.get_by_role("link", name="Lobby").first.click()
    anna.page.locator(f'.rows a[href="/t/{other}"]').click()
    anna.wait()
    assert anna.page.evaluate(LIES) == ""
    assert anna.errors == []


def test_two_fingers_zoom_the_board_and_not_the_page(browser: Browser, house: House) -> None:
    anna = Player(browser, house, phone=True)
    anna.lay("costa-ruana", BOT)
    anna.wait()
    x, y = anna.middle(anna.page.locator(".stage .fit"))
    hand = Finger(anna).session
    for step, far in enumerate(range(20, 120, 10)):
        points = [{"x": x - far, "y": y, "id": 0}, {"x": x + far, "y": y, "id": 1}]
        hand.send("Input.dispatchTouchEvent", {"type": "touchMove" if step else "touchStart", "touchPoints": points})
        anna.drawn()
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    anna.until(lambda: "scale(4)" in anna.page.evaluate(LIES), "two fingers do not bring the board near")
    assert anna.page.evaluate(ZOOM) == 1
    assert anna.page.locator("#lens-sheet:popover-open").count() == 0
    assert anna.errors == []


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_held_sideways_gives_the_board_most_of_its_height(browser: Browser, house: House, game: str) -> None:
    anna = Player(browser, house)
    anna.page.set_viewport_size({"width": 640, "height": 360})
    anna.lay(game, BOT)
    anna.wait()
    board, prompt = (anna.box(anna.page.locator(part)) for part in (".stage .fit", ".prompt"))
    assert board["height"] > 0.8 * 360
    assert prompt["x"] + prompt["width"] <= 640 and prompt["y"] + prompt["height"] <= 360
    for button in anna.page.locator(".prompt .tools .btn").all():
        box = anna.box(button)
        assert box["x"] + box["width"] <= 640 and box["y"] + box["height"] <= 360
    assert anna.errors == []


class Stumble:
    """A house that fails so many times to answer at an address."""

    def __init__(self, player: Player, address: str | re.Pattern[str], times: int) -> None:
        self.times = times
        player.page.route(address, self._answer)

    def _answer(self, route: Route) -> None:
        self.times -= 1
        if self.times < 0:
            route.continue_()
        else:
            route.fulfill(status=429, body="{}")


def test_drawings_that_did_not_come_are_asked_for_again(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    stumble = Stumble(anna, "**/symbols.svg?*", 1)
    anna.page.clock.install()
    anna.lay("costa-ruana", BOT)
    anna.wait()
    anna.until(lambda: stumble.times == 0, "no drawings were asked for")
    anna.page.clock.run_for(5000)
    expect(anna.page.locator(".sheet-of-game")).to_have_count(1)
    assert stumble.times == -1
    anna.page.clock.run_for(20_000)
    anna.ask("me")  # what the page has asked for before this has reached the house by now
    assert stumble.times == -1  # and no more once they are here
    assert anna.errors == []


def test_a_link_to_the_table_that_did_not_come_is_asked_for_again(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    Stumble(anna, re.compile(r"/api/tables/\w+\?"), 2)
    anna.lay("costa-ruana", {"kind": "open"})
    expect(anna.page.locator("#link")).to_be_visible()
    assert anna.errors == []
