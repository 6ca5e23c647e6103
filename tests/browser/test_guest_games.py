"""Games of other packages look at home: in the lobby, on the form of a new table, at the table and at its end."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from web.guests import install, strip

from .newcomer import Newcomer
from .player import BOT, House, Player

pytestmark = pytest.mark.slow

WIDTHS = pytest.mark.parametrize("width", [390, 1366])

# Everything that can be read or heard on a page and looks like the name of a message: `blurb-pearl-dive`.
RAW = """() => {
    const words = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) words.push(texts.currentNode.data);
    for (const node of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) words.push(node.getAttribute(name) ?? '');
    return words.map(text => text.trim()).filter(text => /^[a-z]+(-[a-z0-9]+)+$/.test(text));
}"""


@pytest.fixture
def house(client: None, tmp_path: Path) -> Iterator[House]:
    packages = tmp_path / "packages"
    install(packages, "pearl-dive")
    strip(install(packages, "bare-dive"))
    server = House(tmp_path / "data", packages=packages)
    server.open()
    yield server
    server.close()


def looks_at_home(player: Player) -> None:
    """Nothing on the page is the name of a message, or sticks out of it."""
    player.at_rest()
    assert player.page.evaluate(RAW) == []
    assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert player.errors == []


def is_drawn(cover: Locator) -> None:
    """A cover has come: a picture of its own, or the one of the house."""
    expect(cover).to_be_visible()
    assert cover.evaluate("node => node.tagName !== 'IMG' || (node.complete && node.naturalWidth > 0)")


def visitor(browser: Browser, house: House, width: int, language: str) -> Player:
    anna = Player(browser, house)
    anna.page.set_viewport_size({"width": width, "height": 844})
    anna.ask("me", {"language": language})
    anna.visit("/")
    anna.page.wait_for_load_state("networkidle")
    return anna


@WIDTHS
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", ["pearl-dive", "bare-dive"])
def test_a_guest_looks_at_home_wherever_it_is_met(
    browser: Browser, house: House, game: str, language: str, width: int
) -> None:
    anna = visitor(browser, house, width, language)
    card = anna.page.locator(".game", has=anna.page.locator(f'[data-play="{game}"]'))
    is_drawn(card.locator(".cover"))
    looks_at_home(anna)
    anna.visit(f"/new?game={game}")
    is_drawn(anna.page.locator(".cover").first)
    looks_at_home(anna)
    table = anna.lay(game, BOT)
    anna.wait()
    expect(anna.page.locator(".around li")).to_have_count(2)
    name = anna.ask("me")["name"]  # the bot may still be choosing too
    expect(anna.page.locator(".around [aria-current]", has_text=name)).to_have_count(1)
    looks_at_home(anna)
    anna.play_to_the_end()
    looks_at_home(anna)
    anna.visit(f"/t/{table}/replay?n=5")
    expect(anna.page.locator(".log li").first).to_be_visible()
    looks_at_home(anna)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_guest_is_taught_by_its_own_lesson(browser: Browser, house: House, phone: bool) -> None:
    anna = Newcomer(browser, house, phone=phone)
    anna.learn("pearl-dive")
    looks_at_home(anna)
    anna.play_lesson()
    assert anna.papers == ["lay", "alone", "score"] and anna.faults == []


def test_a_guest_without_a_lesson_offers_none(browser: Browser, house: House) -> None:
    anna = visitor(browser, house, 1366, "en")
    expect(anna.page.locator('[data-play="bare-dive"]')).to_be_visible()
    expect(anna.page.locator('[data-learn="bare-dive"]')).to_have_count(0)
