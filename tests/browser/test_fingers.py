"""Fingers and eyes on a phone: whatever a board writes can be read, and whatever it offers can be hit."""

import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from .player import BOT, GAMES, House, Player

pytestmark = pytest.mark.slow

PHONES: list[ViewportSize] = [{"width": 390, "height": 844}, {"width": 360, "height": 640}]
LEAST_TEXT = 11
FINGER = 44
SIDE = 40  # of one between others; what they leave it is made up for along the other side
MOVES = {"costa-ruana": 9, "la-isla": 24, "arnak": 26}

# Every text of the board as it is drawn, also those inside of drawings: its size in pixels, and what it says.
TEXTS = """() => {
    const found = [];
    const size = (text, scale) => [parseFloat(getComputedStyle(text).fontSize) * scale, text.textContent.trim()];
    const scaleOf = node => { const {a, b} = node.getScreenCTM(); return Math.hypot(a, b); };
    for (const text of document.querySelectorAll('.board text')) found.push(size(text, scaleOf(text)));
    for (const use of document.querySelectorAll('.board .sprite:not(.tiny) use')) {
        const symbol = document.getElementById(use.getAttribute('href').slice(1));
        if (!symbol?.viewBox) continue;
        const {width, height} = symbol.viewBox.baseVal;
        const fit = Math.min(use.width.baseVal.value / width, use.height.baseVal.value / height);
        for (const text of symbol.querySelectorAll('text')) {
            const turned = text.transform.baseVal.consolidate()?.matrix;
            found.push([...size(text, scaleOf(use) * fit * (turned ? Math.hypot(turned.a, turned.b) : 1)), symbol.id]);
        }
    }
    return found.filter(([size, words]) => words && size < %s);
}"""

# Where a finger may land to choose each thing that can be chosen: the width, height and area that are its own.
OWN = """() => {
    const board = document.querySelector('.board');
    const nodes = [...board.querySelectorAll('.sprite.live')];
    const boxes = nodes.map(node => node.getBoundingClientRect());
    const far = (box, x, y) => Math.hypot(
        Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
    const chosen = (x, y) => {
        const all = boxes.map(box => far(box, x, y));
        const least = Math.min(...all);
        return least < 22 ? all.lastIndexOf(least) : -1;
    };
    const seen = new Map();
    nodes.forEach((node, i) => {
        const {left, right, top, bottom} = boxes[i];
        const own = {wide: 0, high: 0, area: 0};
        const columns = new Map();
        for (let y = top - 22; y < bottom + 22; y += 2) {
            let row = 0;
            for (let x = left - 22; x < right + 22; x += 2) {
                if (chosen(x, y) !== i) continue;
                row += 2;
                columns.set(x, (columns.get(x) ?? 0) + 2);
            }
            own.wide = Math.max(own.wide, row);
            own.area += 2 * row;
        }
        own.high = Math.max(0, ...columns.values());
        const name = node.dataset.id.replace(/~\\d+$/, '');
        if (!seen.has(name) || seen.get(name).area < own.area) seen.set(name, {name, ...own});
    });
    return [...seen.values()];
}"""


def each_board(player: Player) -> Iterator[str]:
    """Turn through tabs and pages; gives the name of each as it lies open."""

    for tab in player.page.locator(".views a").all():
        tab.click()
        pages = player.page.locator(".pages button").all()
        for page in pages or [tab]:
            page.click()
            player.at_rest()
            yield page.inner_text().split("\n")[0]


@pytest.mark.parametrize("game", GAMES)
def test_everything_written_on_a_phones_board_can_be_read(browser: Browser, house: House, game: str) -> None:
    anna = Player(browser, house, phone=True, seed=4)
    anna.lay(game, BOT, BOT)
    anna.play(MOVES[game])
    small = {}
    for size in PHONES:
        anna.page.set_viewport_size(size)
        for name in each_board(anna):
            for least, *words in anna.page.evaluate(TEXTS % (LEAST_TEXT - 0.05)):
                small[f"{size['width']} {name}: {' '.join(words)}"] = round(least, 1)
    assert small == {}, f"{len(small)} texts of {game} are smaller than {LEAST_TEXT} px"


@pytest.mark.parametrize("game", GAMES)
def test_a_finger_finds_whatever_can_be_chosen_on_a_phones_board(browser: Browser, house: House, game: str) -> None:
    anna = Player(browser, house, phone=True, seed=4)
    anna.lay(game, BOT, BOT)
    least: dict[str, tuple[int, int, int]] = {}
    for _ in range(MOVES[game]):
        anna.wait()
        for size in PHONES:
            anna.page.set_viewport_size(size)
            anna.drawn()
            for own in anna.page.evaluate(OWN):
                kind = f"{size['width']} {own['name'].split('_')[0]}"
                found = (own["area"], own["wide"], own["high"])
                least[kind] = min(least.get(kind, found), found)
        anna.play(1)
    told = [f"{kind}: at least {wide} x {high} px" for kind, (area, wide, high) in sorted(least.items())]
    sys.stdout.write("\n".join([game, *told, ""]))  # `pytest -s` shows how large they are
    assert least
    small = [kind for kind, (area, wide, high) in least.items() if area < FINGER**2 or min(wide, high) < SIDE]
    assert small == []


def test_a_finger_that_lands_beside_an_island_chooses_it(browser: Browser, house: House) -> None:
    anna = Player(browser, house, phone=True, touch=True)
    anna.lay("costa-ruana", BOT)
    anna.wait()
    box = anna.box(anna.page.locator('[data-id="island_1"]'))
    anna.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] - 8)
    expect(anna.page.locator(".lens.tapped")).to_contain_text("Tap again: Place on island 1")
