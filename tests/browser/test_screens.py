"""Every screen: sizes that fingers hit, a bar that keeps its height, a layout for upright tablets, a light client."""

import gzip
import sys

import pytest
from playwright.sync_api import Browser, expect

from .player import BOT, GAMES, ROOT, House, Player

pytestmark = pytest.mark.slow

LEAST_TARGET = 44
MOST_BYTES = 60_000


def test_all_scripts_together_stay_light(client: None) -> None:
    scripts = (ROOT / "src" / "atoll" / "web" / "static" / "assets").glob("*.js")
    weight = sum(len(gzip.compress(script.read_bytes())) for script in scripts)
    sys.stdout.write(f"all scripts: {weight} bytes gzipped, of at most {MOST_BYTES}\n")  # `pytest -s` shows it
    assert 0 < weight < MOST_BYTES


def test_what_a_finger_chooses_on_a_phone_is_large_and_the_bar_keeps_its_height(browser: Browser, house: House) -> None:
    anna = Player(browser, house, phone=True)
    anna.lay("costa-ruana", BOT)
    heights = set()
    for _ in range(3):
        anna.wait()
        heights.add(round(anna.box(anna.page.locator(".prompt"))["height"]))
        targets = anna.page.locator(".prompt .choices button, .views a, .prompt .tools .btn")
        sizes = targets.evaluate_all("all => all.map(one => one.getBoundingClientRect().toJSON())")
        assert sizes and all(
            min(size["width"], size["height"]) >= LEAST_TARGET - 0.5 for size in sizes if size["width"]
        )
        anna.move(board=False)
    assert len(heights) == 1
    assert anna.errors == []


@pytest.mark.parametrize("game", GAMES)
def test_an_upright_tablet_shows_the_whole_table_with_the_log(browser: Browser, house: House, game: str) -> None:
    anna = Player(browser, house)
    anna.page.set_viewport_size({"width": 820, "height": 1180})
    anna.lay(game, BOT)
    anna.wait()
    expect(anna.page.locator(".log")).to_be_visible()
    expect(anna.page.locator(".views")).to_have_count(0)
    board = anna.box(anna.page.locator(".board"))
    assert anna.box(anna.page.locator(".prompt"))["y"] >= board["y"] + board["height"] - 1
    if game == "la-isla":
        assert anna.box(anna.page.locator(".panel-island"))["width"] >= 690


def test_level_and_number_of_bots_are_remembered_and_shown_at_the_table(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    card = anna.page.locator(".game", has_text="Costa Ruana")
    card.get_by_label("How many bots").select_option("2")
    card.get_by_label("Level of the bot").select_option("random")
    anna.page.reload()
    expect(card.locator("[data-play] small")).to_contain_text("Castaway")
    card.locator("[data-play]").click()
    expect(anna.page.locator(".board .clock", has_text="Castaway")).to_have_count(2)
