"""Every page keeps the rules of accessibility, by day and by night."""

import pytest
from playwright.sync_api import Browser

from .player import AXE, BOT, GAMES, PHONE, House, Player
from .test_pages import finished

pytestmark = pytest.mark.slow

MIDDLE = 24  # clicks


class Inspector(Player):
    """Somebody who looks at each page by day and by night, and writes down what is wrong."""

    def __init__(self, browser: Browser, house: House) -> None:
        super().__init__(browser, house)
        self.faults: list[str] = []

    def inspect(self, page: str) -> None:
        for theme in ("light", "dark"):
            self.page.emulate_media(color_scheme=theme)
            self.at_rest()
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
            found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
            self.faults += [
                f"{page}, {theme}: {problem['id']} ({problem['impact']}) at {node['target']}: {node['failureSummary']}"
                for problem in found["violations"]
                for node in problem["nodes"][:3]
            ]


def test_no_page_around_the_table_breaks_a_rule(browser: Browser, house: House) -> None:
    anna = Inspector(browser, house)
    table = finished(anna)
    for name, path, awaited in (
        ("lobby", "/", ".rows"),
        ("new table", "/new?game=arnak", "form.two-thirds"),
        ("nothing at this address", "/nowhere", "main h1"),
        ("no such table", "/t/nowhere", "main h1"),
        ("result", f"/t/{table}", ".over.result"),
        ("replay", f"/t/{table}/replay?n=9", ".replay .course"),
    ):
        anna.visit(path)
        anna.page.wait_for_selector(awaited)
        anna.inspect(name)
    anna.visit("/")
    anna.page.locator('[popovertarget="me"]').first.click()
    anna.inspect("me")
    anna.lay("costa-ruana", {"kind": "invite"}, BOT)
    anna.page.wait_for_selector("#link")
    anna.inspect("waiting room")
    assert "\n".join(anna.faults) == ""


def test_no_paper_over_the_table_breaks_a_rule(browser: Browser, house: House) -> None:
    anna = Inspector(browser, house)
    anna.page.locator('[data-learn="arnak"]').click()
    anna.page.wait_for_selector(".lesson-paper")
    anna.inspect("lesson")
    anna.lay("arnak", BOT)
    anna.wait()
    anna.page.keyboard.press("r")
    for part in anna.page.locator("#rules .parts button").all():
        part.click()
        anna.inspect(f"rules, {part.inner_text()}")
    anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("?")
    anna.inspect("keys")
    anna.page.keyboard.press("Escape")
    anna.page.locator('[popovertarget="menu"]').first.click()
    anna.inspect("menu")
    anna.page.keyboard.press("Escape")
    anna.page.locator('[data-id="place_ii-1"]').dispatch_event("click")
    anna.page.wait_for_selector("#lens-sheet .why")
    anna.inspect("lens")
    anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("h")
    anna.page.wait_for_selector(".advice", timeout=60_000)
    anna.inspect("hint")
    assert "\n".join(anna.faults) == ""


@pytest.mark.parametrize("game", GAMES)
def test_the_middle_of_no_game_breaks_a_rule(browser: Browser, house: House, game: str) -> None:
    anna = Inspector(browser, house)
    anna.lay(game, BOT)
    anna.play(MIDDLE)
    anna.wait()
    anna.inspect(game)
    anna.page.set_viewport_size(PHONE)
    for view in range(4):
        tabs = anna.page.locator(".views a")
        tabs.first.wait_for()
        if view < tabs.count():
            tabs.nth(view).click()
            anna.inspect(f"{game}, phone, tab {view + 1}")
    assert "\n".join(anna.faults) == ""
