"""What happened is seen: things travel, cards turn over, numbers count."""

import re

import pytest
from playwright.sync_api import Browser, expect

from .player import BOT, House, Player

pytestmark = pytest.mark.slow

SPY = """
window.travelled = [];
new MutationObserver(changes => {
    for (const change of changes)
        for (const node of change.addedNodes)
            if (node.dataset?.ghost) travelled.push(node.dataset.ghost);
}).observe(document, {childList: true, subtree: true});
"""


TREASURES = """
window.treasures = [];
new MutationObserver(changes => {
    for (const node of changes.flatMap(change => [...change.addedNodes])) {
        const [kind, , seat, island] = (node.dataset?.ghost ?? '').split('_');
        if (kind !== 'won') continue;
        const gem = node.getBoundingClientRect();
        const isle = document.querySelector(`[data-id="island_${island}"]`).getBoundingClientRect();
        const [x, y] = [gem.x + gem.width / 2, gem.y + gem.height / 2];
        const there = isle.left < x && x < isle.right && isle.top < y && y < isle.bottom;
        treasures.push([seat, there ? island : 'elsewhere']);
    }
}).observe(document, {childList: true, subtree: true});
"""


def watched(
    browser: Browser, house: House, game: str, *, bots: int = 1, motion: bool = True, phone: bool = False
) -> Player:
    """Somebody whose page writes down everything that travels."""
    anna = Player(browser, house, motion=motion, phone=phone)
    anna.page.add_init_script(SPY)
    anna.lay(game, *[BOT] * bots)
    anna.wait()
    return anna


def travelled(player: Player) -> set[str]:
    return {str(name).partition("_")[0] for name in player.page.evaluate("travelled")}


def sees(player: Player, *kinds: str) -> None:
    """All these kinds of things have travelled, or do so now: they set out a moment after the page has changed."""
    player.page.wait_for_function(
        "kinds => kinds.every(kind => travelled.some(name => name.split('_')[0] === kind))", arg=kinds
    )


def test_natives_walk_and_cards_turn_over(browser: Browser, house: House) -> None:
    anna = watched(browser, house, "costa-ruana")
    for _ in range(60):
        if {"native", "card", "hand", "sky"} <= travelled(anna) or anna.over():
            break
        anna.play(1)
    sees(anna, "native", "card", "hand")
    assert {"sky", "tide"} & travelled(anna)
    expect(anna.page.locator("[data-ghost]")).to_have_count(0)


def logged(player: Player) -> list[list[str]]:
    """Who took a treasure from which island, as the log tells it."""
    lines = player.page.evaluate(
        """[...document.querySelectorAll('.log li')].map(line =>
            [line.querySelector('use').getAttribute('href'), line.innerText])"""
    )
    return [
        [seat, *re.findall(r"island (\d+)", text)]
        for mark, text in lines
        if (seat := mark.rpartition("seat-")[2]).isdigit() and re.search(r"takes (a|its) treasure", text)
    ]


def test_a_treasure_goes_from_its_island_to_who_took_it(browser: Browser, house: House) -> None:
    anna = watched(browser, house, "costa-ruana", bots=3)
    anna.page.evaluate(TREASURES)
    for _ in range(60):
        if logged(anna):
            break
        anna.play(1)
    assert len(logged(anna)) >= 3  # so many that one could be taken for another
    anna.page.wait_for_function("n => treasures.length >= n", arg=len(logged(anna)))
    assert sorted(anna.page.evaluate("treasures")) == sorted(logged(anna))


def test_a_bought_card_goes_to_its_buyer(browser: Browser, house: House) -> None:
    anna = watched(browser, house, "arnak")
    for _ in range(60):
        if "row" in travelled(anna):
            break
        anna.play(1)
    sees(anna, "row")
    assert "buys" in anna.page.locator(".log").inner_text()


def test_numbers_count(browser: Browser, house: House) -> None:
    anna = watched(browser, house, "la-isla")
    anna.page.evaluate(
        """() => { window.counted = 0; const real = Element.prototype.animate;
        Element.prototype.animate = function (...how) {
            counted += this.tagName === 'text' && 'stroke' in how[0][0];
            return real.apply(this, how);
        } }"""
    )
    for _ in range(20):
        anna.play(1)
        if anna.page.evaluate("counted"):
            break
    anna.page.wait_for_function("counted > 0")


def test_nothing_moves_for_those_who_want_it_still(browser: Browser, house: House) -> None:
    anna = watched(browser, house, "costa-ruana", motion=False)
    anna.play(8)
    assert travelled(anna) == set()


def test_natives_walk_on_a_phone_too(browser: Browser, house: House) -> None:
    anna = watched(browser, house, "costa-ruana", phone=True)
    anna.play(3)
    sees(anna, "native")


def test_treasures_travel_on_a_phone_too(browser: Browser, house: House) -> None:
    anna = watched(browser, house, "costa-ruana", phone=True)
    for _ in range(60):
        if "won" in travelled(anna):
            break
        anna.play(1)
    sees(anna, "won")


def test_what_travels_keeps_to_the_speed_that_is_chosen_in_the_menu(browser: Browser, house: House) -> None:
    anna = watched(browser, house, "costa-ruana")
    anna.page.locator('[popovertarget="menu"]').first.click()
    lasted = {}
    for speed in ("usual", "slow", "at once"):
        anna.page.get_by_role("button", name=f"Speed: {speed}").wait_for()
        anna.page.keyboard.press("Escape")
        anna.page.reload()  # it is remembered
        anna.page.evaluate(
            """() => { window.lasted = []; const real = Element.prototype.animate;
            Element.prototype.animate = function (frames, how) {
                if (this.closest('[data-ghost]')) lasted.push(how.duration ?? how);
                return real.call(this, frames, how);
            } }"""
        )
        anna.play(1)
        anna.wait()
        anna.drawn()
        lasted[speed] = max(anna.page.evaluate("lasted"), default=0)
        anna.page.locator('[popovertarget="menu"]').first.click()
        anna.page.get_by_role("button", name="Speed:").click()
    assert lasted["slow"] == 3 * lasted["usual"] > 0 == lasted["at once"]
