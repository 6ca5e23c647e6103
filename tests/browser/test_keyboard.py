"""A table for hands on a keyboard, and for ears."""

import re

import pytest
from playwright.sync_api import Browser, expect

from .player import BOT, GAMES, House, Player

pytestmark = pytest.mark.slow
each_game = pytest.mark.parametrize("game", GAMES)

MOST_STOPS = 12

# Where the Tab key stands: whether that is a choice, hidden from ears, or seen by nobody.
STANDS = """() => {
    const here = document.activeElement;
    const outlined = getComputedStyle(here).outlineStyle !== 'none';
    const ring = here.querySelector?.('.focus-ring');
    return {
        choice: here.matches('.prompt .choice, .prompt .go, .board .sprite[role=button]'),
        hidden: here.closest('[aria-hidden=true]') !== null,
        page: here === document.body,
        seen: outlined || (ring !== null && ring !== undefined && getComputedStyle(ring).strokeOpacity === '1'),
        what: here.outerHTML.slice(0, 120),
    };
}"""


@each_game
def test_the_first_choice_is_a_dozen_tabs_away_at_most(browser: Browser, house: House, game: str) -> None:
    anna = Player(browser, house)
    anna.lay(game, BOT)
    anna.play(4)  # the log has lines with references by now
    anna.wait()
    anna.page.reload()
    anna.wait()
    stops = 0
    while not anna.page.evaluate(STANDS)["choice"]:
        anna.page.keyboard.press("Tab")
        stops += 1
        assert stops <= MOST_STOPS
    assert anna.errors == []


@each_game
def test_whatever_the_tab_key_reaches_is_seen_and_named(browser: Browser, house: House, game: str) -> None:
    anna = Player(browser, house)
    anna.lay(game, BOT)
    anna.wait()
    for _ in range(60):
        anna.page.keyboard.press("Tab")
        stands = anna.page.evaluate(STANDS)
        if stands["page"]:
            break
        assert not stands["hidden"], stands["what"]
        assert stands["seen"], stands["what"]
    assert stands["page"], "the Tab key does not come round"


def test_arrows_walk_between_the_choices(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    anna.lay("costa-ruana", BOT, BOT)
    anna.wait()
    choices = anna.page.locator(".prompt .choice")
    choices.first.focus()
    anna.page.keyboard.press("ArrowRight")
    expect(choices.nth(1)).to_be_focused()
    anna.page.keyboard.press("ArrowLeft")
    expect(choices.first).to_be_focused()


def test_escape_leaves_a_kind_of_move(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    anna.lay("arnak", BOT)
    anna.wait()
    kind = anna.page.locator(".prompt .choice:has(.count)").first
    words = kind.inner_text()
    kind.click()
    expect(anna.page.get_by_role("button", name="Back", exact=True)).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(".prompt .choice").filter(has_text=words.split("\n")[1])).to_be_visible()
    expect(anna.page.get_by_role("button", name="Back", exact=True)).to_have_count(0)


def test_ctrl_and_z_take_back(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    anna.lay("arnak", BOT)
    anna.wait()
    anna.page.locator('.board [data-id^="hand_"].live').first.dispatch_event("click")
    expect(anna.page.get_by_role("button", name="Undo: Play")).to_be_visible()
    anna.page.keyboard.press("Control+z")
    expect(anna.page.get_by_role("button", name="Undo", exact=True)).to_be_visible()
    assert anna.page.evaluate("sent.at(-1).type") == "undo"


@pytest.mark.parametrize("phone", [False, True])
def test_a_question_mark_shows_all_keys(browser: Browser, house: House, phone: bool) -> None:
    anna = Player(browser, house, phone=phone)
    anna.lay("costa-ruana", BOT)
    anna.wait()
    anna.page.keyboard.press("?")
    keys = anna.page.locator("#keys")
    expect(keys).to_be_visible()
    for key in ("Esc", "Ctrl", "U", "H", "R", "?"):
        expect(keys.locator("kbd", has_text=re.compile(f"^{re.escape(key)}$")).first).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(keys).to_be_hidden()


@pytest.mark.parametrize("phone", [False, True])
def test_what_others_did_is_said_to_those_who_listen(browser: Browser, house: House, phone: bool) -> None:
    anna = Player(browser, house, phone=phone)
    anna.lay("costa-ruana", BOT)
    anna.play(1)
    anna.wait()
    said = anna.page.locator("#heard")
    expect(said).to_have_attribute("aria-live", "polite")
    names = [seat["name"] for seat in anna.ask(f"tables/{anna.page.url.rpartition('/')[2]}")["seats"]]
    expect(said).to_contain_text(names[1])
    expect(said).not_to_contain_text(f"{names[0]} ")
