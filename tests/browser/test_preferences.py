"""What a browser does for somebody who looks elsewhere, and what a page can do that came without https."""

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from .player import BOT, NAME, House, Player

pytestmark = pytest.mark.slow

LOOK_AWAY = "Object.defineProperty(document, 'hidden', {get: () => true})"
# What the browser agreed to show, or why it refused; it may put a notification away again before anybody looks.
TOLD = """(() => {
    window.told = [];
    const show = ServiceWorkerRegistration.prototype.showNotification;
    ServiceWorkerRegistration.prototype.showNotification = function (title, options) {
        return show.call(this, title, options).then(
            () => { told.push([title, options.tag]); },
            refusal => { told.push(String(refusal)); },
        );
    };
})()"""
RUNG = """(() => {
    window.rung = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function () { window.rung += 1; start.call(this); };
})()"""


def open_settings(player: Player) -> None:
    player.page.locator('[popovertarget="me"]').first.click()


def awaited(player: Player, script: str) -> Any:
    """What a script finds as soon as it is something; the pages forbid Playwright's own way."""
    player.until(lambda: player.page.evaluate(script), f"nothing came of {script}")
    return player.page.evaluate(script)


def test_who_looks_elsewhere_is_told_when_it_is_their_turn(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    anna.context.grant_permissions(["notifications"])
    anna.page.add_init_script(TOLD)
    anna.page.reload()
    open_settings(anna)
    anna.page.get_by_label("Notification at my turn").check()
    table = anna.lay("costa-ruana", BOT)
    anna.wait()
    assert anna.page.evaluate("told") == []  # they are looking
    anna.page.evaluate(LOOK_AWAY)
    anna.play(1)
    assert awaited(anna, "told.length ? told : null") == [["Your turn", table]]
    assert anna.errors == []


def test_a_bell_rings_for_who_wants_it(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    anna.page.add_init_script(RUNG)
    anna.page.reload()
    open_settings(anna)
    anna.page.get_by_label("Bell at my turn").check()
    assert anna.page.evaluate("window.rung") == 2  # its two tones, to hear what it is like
    anna.lay("costa-ruana", BOT)
    anna.wait()
    assert anna.page.evaluate("window.rung") == 0
    anna.page.evaluate(LOOK_AWAY)
    anna.play(1)
    assert awaited(anna, "window.rung")
    assert anna.errors == []


def test_a_browser_that_forbids_notifications_is_said_to(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    anna.context.grant_permissions([])  # and all others are refused
    open_settings(anna)
    anna.page.get_by_label("Notification at my turn").click()
    expect(anna.page.locator("#me")).to_contain_text("The browser forbids notifications here")
    expect(anna.page.get_by_label("Notification at my turn")).not_to_be_checked()
    assert anna.errors == []


@pytest.mark.parametrize(("refusal", "said"), [("AbortError", 0), ("NotAllowedError", 1)])
def test_who_changes_their_mind_about_sharing_has_met_no_error(
    browser: Browser, house: House, refusal: str, said: int
) -> None:
    anna = Player(browser, house)
    anna.page.add_init_script(f"navigator.share = () => Promise.reject(new DOMException('Not shared', '{refusal}'))")
    anna.lay("costa-ruana", {"kind": "open"})
    anna.page.get_by_role("button", name="Share").click()
    expect(anna.page.get_by_role("alert").get_by_text("Not shared")).to_have_count(said)
    assert anna.errors == []


def test_without_https_links_are_copied_and_what_cannot_be_done_is_said(browser: Browser, house: House) -> None:
    house.name = NAME
    anna = Player(browser, house)
    assert not anna.page.evaluate("window.isSecureContext")
    open_settings(anna)
    expect(anna.page.get_by_label("Notification at my turn")).to_be_disabled()
    expect(anna.page.locator("#me")).to_contain_text("over https")
    anna.page.keyboard.press("Escape")
    anna.lay("costa-ruana", {"kind": "open"})
    anna.page.evaluate(
        "addEventListener('copy', event => window.copied = getSelection() + document.activeElement.value)"
    )
    anna.page.get_by_role("button", name="Copy", exact=True).click()
    expect(anna.page.get_by_role("button", name="Copied")).to_be_visible()
    assert anna.page.evaluate("window.copied").endswith(anna.page.locator("#link").input_value())
    assert anna.errors == []


def test_without_https_a_seal_is_checked_by_command(browser: Browser, house: House) -> None:
    house.name = NAME
    anna = Player(browser, house)
    table = anna.lay("costa-ruana", BOT)
    anna.play_to_the_end()
    anna.page.get_by_text("How it is checked").click()
    expect(anna.page.locator(".seal details")).to_contain_text(f"atoll verify {table}.atoll")
    expect(anna.page.get_by_role("button", name="Check it now")).to_have_count(0)
    assert anna.errors == []


def test_the_tables_can_be_kept_on_the_first_page_of_a_phone(browser: Browser, house: House) -> None:
    anna = Player(browser, house, phone=True)
    session = anna.context.new_cdp_session(anna.page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == [] and manifest["url"].endswith("/manifest.json")
    hindrances = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {one["errorId"] for one in hindrances} <= {"in-incognito"}  # as Playwright's browsers are
