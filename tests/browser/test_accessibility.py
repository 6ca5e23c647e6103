"""Every page keeps the rules of accessibility, by day and by night, and on a phone fits fingers and eyes."""

import pytest
from playwright.sync_api import Browser

from .player import AXE, BOT, DESKTOP, GAMES, PHONE, House, Player
from .test_pages import finished

pytestmark = pytest.mark.slow

MIDDLE = 24  # clicks

# What a finger would miss, and what could not be read, of all that is written and offered outside of boards (which
# test_fingers measures): things that are not met half a finger beside their middle, and letters below 11 px.
SMALL = """() => {
    const FINGER = 44, LEAST = 11;
    const found = [];
    const shown = node => node.checkVisibility({visibilityProperty: true}) && !node.closest('.sr, [inert]');
    for (const node of document.querySelectorAll('a[href], button, select, input, summary, textarea')) {
        const target = node.matches('[type=radio], [type=checkbox]') ? node.closest('label') : node;
        if (!target || !shown(target) || node.matches('.sr *, .skip') || node.closest('.board')) continue;
        if (node.matches('.ref') || getComputedStyle(node).display === 'inline') continue; // a word of a sentence
        target.scrollIntoView({block: 'center', inline: 'center'});
        const {x, y, width, height} = target.getBoundingClientRect();
        if (!width || !height) continue;
        const meets = (dx, dy) => {
            const hit = document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy);
            return hit !== null && target.contains(hit);
        };
        const half = FINGER / 2 - 1;
        const wide = width >= FINGER - 1 || (meets(-half, 0) && meets(half, 0));
        const high = height >= FINGER - 1 || (meets(0, -half) && meets(0, half));
        const name = (node.getAttribute('aria-label') || target.innerText || node.id).trim().slice(0, 40);
        if (!wide || !high) found.push(`${node.className || node.tagName}: ${name}: ${width} x ${height}`);
    }
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = words.nextNode(); text; text = words.nextNode()) {
        const parent = text.parentElement;
        if (!text.data.trim() || !shown(parent)) continue;
        if (parent.closest('.board, .defs, script, style, option, .still')) continue;
        const size = parseFloat(getComputedStyle(parent).fontSize);
        if (size < LEAST) found.push(`${size} px: ${text.data.trim().slice(0, 40)}`);
    }
    return [...new Set(found)];
}"""


class Inspector(Player):
    """Somebody who looks at each page by day, by night and on a phone, and writes down what is wrong."""

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
        before = self.page.viewport_size or DESKTOP
        self.page.set_viewport_size(PHONE)
        self.at_rest()
        self.faults += [f"{page}, phone: {what}" for what in self.page.evaluate(SMALL)]
        self.page.set_viewport_size(before)


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
def test_no_game_breaks_a_rule_at_its_beginning_and_in_its_middle(browser: Browser, house: House, game: str) -> None:
    anna = Inspector(browser, house)
    anna.page.set_viewport_size(PHONE)
    anna.lay(game, BOT)
    anna.wait()
    anna.inspect(f"{game}, phone, beginning")
    anna.page.set_viewport_size(DESKTOP)
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
