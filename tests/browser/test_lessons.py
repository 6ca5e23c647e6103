"""Lessons: a newcomer who does only what the papers say plays every one of them to its end."""

import pytest
from playwright.sync_api import Browser, expect

from atoll import games
from atoll.play.lesson import lesson

from .newcomer import Newcomer
from .player import BOT, GAMES, House

pytestmark = pytest.mark.slow
TAUGHT = [name for name in GAMES if lesson(games.find(name)) is not None]


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", TAUGHT)
def test_who_follows_a_lesson_is_shown_every_paper_once_beside_its_subject(
    browser: Browser, house: House, game: str, phone: bool
) -> None:
    script = lesson(games.find(game))
    assert script is not None
    anna = Newcomer(browser, house, phone=phone)
    anna.learn(game)
    anna.play_lesson()
    assert anna.faults == []
    assert sorted(anna.papers) == sorted(paper.name for paper in script.papers)
    expect(anna.page.locator(".over.result")).to_be_visible()


def test_a_paper_says_tap_to_a_finger_and_click_to_a_mouse(browser: Browser, house: House) -> None:
    for phone, verb in ((False, "Click"), (True, "Tap")):
        anna = Newcomer(browser, house, phone=phone)
        anna.learn("costa-ruana")
        expect(anna.page.locator(".lesson-paper")).to_contain_text(f"{verb} the glowing island")


def test_a_lesson_goes_on_after_a_reload_and_from_the_lobby(browser: Browser, house: House) -> None:
    anna = Newcomer(browser, house)
    anna.learn("la-isla")
    anna.close_paper()
    second = anna.paper()
    table = anna.page.url
    anna.page.reload()
    expect(anna.page.locator(f'[data-paper="{second}"]')).to_be_visible()
    anna.learn("la-isla")
    assert anna.page.url == table
    anna.page.get_by_role("button", name="Stop the lesson").first.click()
    expect(anna.page.locator(".lesson-paper")).to_have_count(0)
    anna.page.get_by_role("button", name="Table menu").click()
    anna.page.get_by_role("button", name="Go on with the lesson").click()
    expect(anna.page.locator(f'[data-paper="{second}"]')).to_be_visible()


def test_a_phone_opens_the_tab_of_what_a_paper_speaks_of(browser: Browser, house: House) -> None:
    anna = Newcomer(browser, house, phone=True)
    anna.learn("arnak")
    expect(anna.page.locator(".pages [aria-current]")).to_have_text("Island")
    while anna.paper() != "research":
        assert anna.follow()
        anna.wait()
        anna.drawn()
    expect(anna.page.locator(".pages [aria-current]")).to_contain_text("Temple")


@pytest.mark.parametrize("game", TAUGHT)
def test_the_rules_open_with_the_aim_in_pictures_and_lead_to_the_signs(
    browser: Browser, house: House, game: str
) -> None:
    anna = Newcomer(browser, house)
    anna.lay(game, BOT)
    anna.wait()
    anna.page.get_by_role("button", name="Rules", exact=True).first.click()
    sheet = anna.page.locator("#rules")
    expect(sheet.locator(".still h3").first).to_have_text("The aim")
    assert sheet.locator(".still svg use").count() > 10
    sheet.get_by_role("button", name="Symbols").click()
    expect(sheet.locator(".signs dt").first).to_be_visible()
    missing = """() => [...document.querySelectorAll('#rules .text use')].map(node => node.getAttribute('href'))
        .filter(link => !document.getElementById(link.slice(1)))"""
    assert anna.page.evaluate(missing) == []
    sheet.get_by_role("button", name="All rules").click()
    expect(sheet.locator(".text p b").first).to_have_text("1.1")
    assert anna.errors == []


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_signs_are_one_click_from_the_table_and_cite_their_rule(
    browser: Browser, house: House, phone: bool
) -> None:
    anna = Newcomer(browser, house, phone=phone)
    anna.lay("arnak", BOT)
    anna.wait()
    anna.page.locator("[data-signs]").click()
    signs = anna.page.locator("#rules .signs")
    expect(signs.first).to_contain_text("Coin")
    signs.first.locator(".ref").first.click()
    expect(anna.page.locator("#rules .here")).to_be_visible()
