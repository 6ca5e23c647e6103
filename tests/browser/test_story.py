"""What the others did is told: where the eye is not, at the end of a round, and once more step by step."""

import re

import pytest
from playwright.sync_api import Browser, expect

from .player import BOT, House, Player

pytestmark = pytest.mark.slow


def test_what_happens_on_another_page_is_told_by_a_strip_that_leads_there(browser: Browser, house: House) -> None:
    anna = Player(browser, house, phone=True, touch=True, seed=3)
    anna.lay("arnak", BOT)
    strip = anna.page.locator("button.strip")
    here = anna.page.locator(".pages [aria-current]")
    for _ in range(60):
        anna.wait()
        anna.drawn()
        if strip.count():
            break
        anna.move(board=False)
    rival = anna.ask(f"tables/{anna.page.url.rpartition('/')[2]}")["seats"][1]["name"]
    expect(strip).to_contain_text(f"{rival} ")
    expect(strip).to_contain_text("Show")
    before = here.inner_text()
    strip.tap()
    expect(here).not_to_have_text(before)
    expect(strip).to_have_count(0)
    assert anna.errors == []


def test_the_end_of_a_round_is_told_on_a_card_and_the_bots_moves_are_stepped_through(
    browser: Browser, house: House
) -> None:
    anna = Player(browser, house)
    anna.lay("costa-ruana", BOT, BOT)
    card = anna.page.locator(".round-card")
    for _ in range(60):
        anna.wait()
        anna.drawn()
        if card.count():
            break
        anna.move(board=False)
    expect(card.locator("h2")).to_have_text(re.compile("^Round 1 of 5"))
    seats = anna.ask(f"tables/{anna.page.url.rpartition('/')[2]}")["seats"]
    expect(card.locator("li b")).to_have_text([seat["name"] for seat in seats])
    expect(card.locator("li").filter(has_text=re.compile("takes (a|its) treasure")).first).to_be_visible()
    card.get_by_role("button", name="Close").click()
    expect(card).to_have_count(0)
    step_through(anna)
    assert anna.errors == []


def step_through(anna: Player) -> None:
    """Back and on through what the others have done since Anna's last move; nothing can be chosen in the past."""
    story = anna.page.get_by_role("group", name="What others did")
    live = anna.page.locator(".board .sprite.live")
    now = anna.page.locator(".board").inner_html()
    can = live.count()
    assert can > 0
    anna.page.keyboard.press("b")
    expect(story).to_contain_text(re.compile(r"(\d+) of \1:"))
    steps = int(anna.page.locator(".strip b").inner_text().strip(":").split()[-1])
    expect(live).to_have_count(0)
    for step in range(steps - 1, 0, -1):
        story.get_by_role("button").first.click()
        expect(story).to_contain_text(f"{step} of {steps}")
    first = anna.page.locator(".board").inner_html()
    assert steps < 2 or first != now
    anna.page.keyboard.press("n")
    if steps > 1:
        expect(story).to_contain_text(f"2 of {steps}")
        anna.page.keyboard.press("Escape")
    expect(story).to_have_count(0)
    expect(live).to_have_count(can)
