"""The pages around the table when something is refused, slow or missing, and what they remember between visits."""

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from .player import BOT, House, Player

pytestmark = pytest.mark.slow

NO_STORAGE = "Object.defineProperty(window, 'localStorage', {get() { throw new DOMException('', 'SecurityError') }})"
FULL_STORAGE = "Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError') }"


def ask(player: Player, path: str, body: dict[str, Any] | None = None) -> Any:
    """What the server answers to this browser, past the pages."""
    return player.page.evaluate(
        "([path, body]) => fetch('/api/' + path, body && {method: 'POST', body: JSON.stringify(body),"
        " headers: {'content-type': 'application/json'}}).then(answer => answer.json())",
        [path, body],
    )


@pytest.mark.parametrize("storage", [NO_STORAGE, FULL_STORAGE])
def test_a_browser_that_keeps_nothing_shows_the_pages_and_the_guide(
    browser: Browser, house: House, storage: str
) -> None:
    anna = Player(browser, house)
    anna.page.evaluate("localStorage.clear()")
    anna.page.add_init_script(storage)
    anna.visit("/")
    anna.page.locator('[data-play="costa-ruana"]').click()
    guide = anna.page.locator(".guide")
    expect(guide).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(guide).to_have_count(0)
    assert anna.errors == []
