"""Bots that are asked and bots that are waited for: hints, the coach, the bar that fills while one thinks."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from .player import BOT, House, Player

pytestmark = pytest.mark.slow


def test_a_hint_says_why_first_then_shows_three_moves_and_plays_one(browser: Browser, house: House) -> None:
    anna = Player(browser, house, phone=True, touch=True)
    anna.lay("arnak", BOT)
    anna.wait()
    advice = anna.page.locator(".advice")
    anna.page.get_by_role("button", name="Hint").tap()
    expect(advice).to_be_visible(timeout=60_000)
    first = advice.locator("[role=status]")
    best = first.locator("b").inner_text()
    reason = first.inner_text().removeprefix(best).strip()
    assert reason.endswith(".") and not re.search(r"\d\.\d", reason)
    expect(advice.locator("li")).to_have_count(3)
    chances = advice.locator("meter").evaluate_all("all => all.map(one => one.value)")
    assert len(chances) == 3 and all(0 <= chance <= 1 for chance in chances)
    numbers = advice.locator("details p").first
    expect(numbers).to_be_hidden()
    advice.locator("summary").tap()
    expect(numbers).to_contain_text(re.compile(r"Wins \d+% of the time"))
    anna.page.locator(".views a").last.tap()  # to the log: what is to be shown is not in sight
    expect(anna.page.locator(".board")).to_have_count(0)
    advice.locator("li").first.get_by_role("button", name="Show").tap()
    expect(anna.page.locator(".board .sprite.hinted").first).to_be_in_viewport()
    words = anna.page.evaluate("document.querySelector('.advice li .go').dataset.word")
    assert anna.words_sent() == []
    advice.locator("li").first.get_by_role("button", name="Play it").tap()
    expect(advice).to_have_count(0)
    anna.until(lambda: anna.words_sent() == [words], "the hint was not played")
    assert anna.errors == []


def warn(anna: Player) -> None:
    """A coach who finds every move a bad one, in a house whose bots have just been compiled."""

    def lay(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        better: dict[str, Any] = {}

        def heard(text: str | bytes) -> None:
            frame = json.loads(text)
            if frame["type"] == "frame" and frame["choices"]:
                better.update(frame["choices"][-1])
            page.send(json.dumps({**frame, "bots": "compiled"}) if frame["type"] == "frame" else text)

        def said(text: str | bytes) -> None:
            asked = json.loads(text)
            if asked["type"] != "weigh":
                server.send(text)
                return
            told = {key: better[key] for key in ("word", "label", "rule", "targets")}
            advice = {**told, "gist": "It holds the island.", "chance": 0.6, "why": ""}
            page.send(json.dumps({**asked, "loss": 0.25, "better": advice}))

        server.on_message(heard)
        page.on_message(said)

    anna.page.route_web_socket("**/ws/tables/**", lay)


def test_a_coach_who_is_switched_on_warns_before_a_bad_move(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    warn(anna)
    anna.lay("costa-ruana", BOT)
    anna.wait()
    expect(anna.page.locator(".bar [role=status]")).to_have_text("Bots at full speed")
    anna.page.locator('[popovertarget="menu"]').first.click()
    anna.page.get_by_role("button", name="Coach: off").click()
    expect(anna.page.get_by_role("button", name="Coach: warns from 5% on")).to_be_visible()
    anna.page.keyboard.press("Escape")
    anna.page.reload()  # it is remembered
    anna.wait()
    choice = anna.page.locator(".prompt .choice").first
    word = choice.get_attribute("data-word")
    warning = anna.page.locator(".advice[role=alert]")
    choice.click()
    expect(warning).to_contain_text("gives away about 25% of your chance to win")
    expect(warning).to_contain_text("It holds the island.")
    assert anna.words_sent() == []
    warning.get_by_role("button", name="Play it anyway").click()
    anna.until(lambda: anna.words_sent() == [word], "the move was not made")
    expect(warning).to_have_count(0)
    assert anna.errors == []


def test_a_bot_that_thinks_has_a_bar_and_can_be_hurried(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    anna.lay("arnak", {"kind": "bot", "level": "expert"})
    anna.wait()
    anna.page.locator(".prompt .choice", has_text="Pass").click()
    now = anna.page.get_by_role("button", name="Move now")
    bar = anna.page.locator("meter.thinking-bar")
    end = anna.page.get_by_role("button", name="End the turn")
    expect(bar.or_(end)).to_be_visible()
    if end.count():
        end.click()
    expect(bar).to_have_attribute("aria-label", re.compile("thinks$"))
    expect(anna.page.locator(".board .clock", has_text="Captain").first).to_be_attached()
    now.click()
    anna.until(lambda: {"type": "hurry"} in anna.page.evaluate("sent"), "nobody was hurried")
    assert anna.errors == []
