"""Takes pictures of every page on four widths, by day and night, in both languages: `python -m tests.browser.shots`.

With the word `docs` it takes those that the README and the docs show.
"""

import sys
import tempfile
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from .player import BOT, GAMES, ROOT, House, Player, build_client, installed, launch

MOVES = {"costa-ruana": 9, "la-isla": 24, "arnak": 26}
SEATS = {"costa-ruana": 4, "la-isla": 3, "arnak": 3}


def shoot(player: Player, folder: Path, name: str) -> None:
    player.page.mouse.move(0, 0)
    player.at_rest()
    player.page.screenshot(path=folder / f"{name}.jpg", type="jpeg", quality=72)


def pages(browser: Browser, house: House, folder: Path, *, phone: bool) -> None:
    """Lobby, settings, new table, seats, and every game in play and at its end."""
    anna = Player(browser, house, phone=phone, seed=4)
    size = "phone" if phone else "desktop"
    anna.ask("me", {"name": "Anna"})
    anna.lay("costa-ruana", {"kind": "invite"}, BOT)
    anna.page.wait_for_selector("#link")
    shoot(anna, folder, f"seats-{size}")
    for game in GAMES:
        anna.lay(game, *[BOT] * (SEATS[game] - 1))
        anna.play(MOVES[game])
        anna.wait()
        shoot(anna, folder, f"{game}-{size}")
    table = anna.lay("costa-ruana", BOT, BOT)
    anna.play_to_the_end()
    shoot(anna, folder, f"over-{size}")
    anna.visit(f"/t/{table}/replay?n=40")
    anna.page.wait_for_selector(".replay")
    shoot(anna, folder, f"replay-{size}")
    anna.visit("/new?game=la-isla")
    anna.page.wait_for_selector("form.two-thirds")
    shoot(anna, folder, f"new-{size}")
    anna.visit("/")
    anna.page.wait_for_selector(".rows")
    shoot(anna, folder, f"lobby-{size}")
    anna.page.locator('[popovertarget="me"]').first.click()
    shoot(anna, folder, f"me-{size}")


SIZES: list[ViewportSize] = [
    {"width": 390, "height": 844},
    {"width": 820, "height": 1180},
    {"width": 1366, "height": 768},
    {"width": 1920, "height": 1080},
]
THEMES: list[Literal["light", "dark"]] = ["light", "dark"]


def every_page(browser: Browser, house: House, folder: Path) -> None:
    """Each page once, photographed as every size, theme and language shows it."""
    anna = Player(browser, house, seed=4)
    anna.ask("me", {"name": "Anna"})

    def all_looks(path: str, awaited: str, name: str) -> None:
        for language in ("en", "fr"):
            anna.ask("me", {"language": language})
            for size in SIZES:
                anna.page.set_viewport_size(size)
                for theme in THEMES:
                    anna.page.emulate_media(color_scheme=theme)
                    anna.visit(path)
                    anna.page.wait_for_selector(awaited)
                    shoot(anna, folder, f"{name}-{size['width']}-{theme}-{language}")

    for game in GAMES:
        table = anna.lay(game, *[BOT] * (SEATS[game] - 1))
        anna.play(MOVES[game])
        all_looks(f"/t/{table}", ".prompt .choice, .prompt .go", game)
        anna.page.set_viewport_size(SIZES[2])
    all_looks("/", ".games", "lobby")
    all_looks("/new?game=la-isla", "form.two-thirds", "new")
    waiting = anna.lay("costa-ruana", {"kind": "invite"}, BOT)
    all_looks(f"/t/{waiting}", "#link", "seats")


def main() -> None:
    found = installed()
    if found is None:
        sys.exit("no browser found on this machine")
    shown = sys.argv[1:] == ["docs"]
    folder = ROOT / "docs" / "pictures" if shown else ROOT / "build" / "shots"
    folder.mkdir(parents=True, exist_ok=True)
    build_client()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as player:
        house = House(Path(data))
        house.open()
        browser = launch(player, found)
        if shown:
            for phone in (False, True):
                pages(browser, house, folder, phone=phone)
        else:
            every_page(browser, house, folder)
        browser.close()
        house.close()


if __name__ == "__main__":
    main()
