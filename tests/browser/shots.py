"""Takes pictures of every page on four widths, by day and night, in both languages: `python -m tests.browser.shots`.

Words narrow them down: `arnak 390 dark fr` takes those whose name has all of them. With the word `docs` it takes
those that the README and the docs show.
"""

import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from .player import BOT, GAMES, ROOT, House, Player, build_client, installed, launch

MOVES = {"costa-ruana": 9, "la-isla": 24, "arnak": 26}
SEATS = {"costa-ruana": 4, "la-isla": 3, "arnak": 3}
LENS_ON = {"costa-ruana": "island_3", "la-isla": "seat_1", "arnak": "place_camp-1"}
ASKED = ".prompt .choice, .prompt .go"
SIZES: list[ViewportSize] = [
    {"width": 390, "height": 844},
    {"width": 820, "height": 1180},
    {"width": 1366, "height": 768},
    {"width": 1920, "height": 1080},
]
THEMES: list[Literal["light", "dark"]] = ["light", "dark"]
LANGUAGES = ("en", "fr")


@dataclass(frozen=True)
class Station:
    """A page to be photographed: its address, what shows that it is there, and what is done on it first."""

    name: str
    path: str
    awaited: str
    first: Callable[[Page], None] = lambda page: None


def shoot(player: Player, folder: Path, station: Station, name: str) -> None:
    player.page.mouse.move(0, 0)
    player.visit(station.path)
    player.page.wait_for_selector(station.awaited)
    player.at_rest()
    station.first(player.page)
    player.at_rest()
    player.page.screenshot(path=folder / f"{name}.jpg", type="jpeg", quality=72)


def tab(name: str) -> Callable[[Page], None]:
    """Turn a phone to one of its tabs; elsewhere all is seen at once."""

    def turn(page: Page) -> None:
        link = page.locator(f'.views a[href="#{name}"]')
        if link.count():
            link.click()

    return turn


def opened(button: str) -> Callable[[Page], None]:
    return lambda page: page.locator(button).first.click()


def lens(thing: str) -> Callable[[Page], None]:
    """Rest the pointer on something on the table."""

    def read(page: Page) -> None:
        page.locator(f'[data-id="{thing}"]').first.hover(force=True)
        page.wait_for_selector(".lens")

    return read


def rules(page: Page) -> None:
    page.locator('.bar button:has([href$="#i-rules"])').click()
    page.wait_for_selector("#rules .still svg")


def stations(anna: Player, words: list[str]) -> list[Station]:
    """Every page, with tables in the middle and at the end of their games; of the games that are named, if any is."""
    anna.ask("me", {"name": "Anna"})
    named = [game for game in GAMES if game in words]
    found = []
    for game in named or GAMES:
        path = f"/t/{anna.lay(game, *[BOT] * (SEATS[game] - 1))}"
        anna.play(MOVES[game])
        anna.wait()
        found += [
            Station(game, path, ASKED),
            Station(f"{game}-hand", path, ASKED, tab("hand")),
            Station(f"{game}-players", path, ASKED, tab("players")),
            Station(f"{game}-lens", path, ASKED, lens(LENS_ON[game])),
            Station(f"{game}-rules", path, ASKED, rules),
            Station(f"{game}-legend", path, ASKED, opened("[data-signs]")),
            Station(f"{game}-menu", path, ASKED, opened('[popovertarget="menu"]')),
            Station(f"{game}-new", f"/new?game={game}", "form.two-thirds"),
        ]
        found.append(Station(f"{game}-lesson", f"/t/{anna.ask(f'games/{game}/lesson', {})['id']}", ".lesson-paper"))
    if named:
        return found
    over = f"/t/{anna.lay('costa-ruana', BOT, BOT)}"
    anna.play_to_the_end()
    waiting = f"/t/{anna.lay('costa-ruana', {'kind': 'invite'}, BOT)}"
    return [
        *found,
        Station("result", over, ".over.result"),
        Station("replay", f"{over}/replay?n=40", ".replay"),
        Station("seats", waiting, "#link"),
        Station("lobby", "/", ".games"),
        Station("me", "/", ".games", opened('[popovertarget="me"]')),
        Station("404", "/nowhere", ".drawn"),
    ]


def every_page(browser: Browser, house: House, folder: Path, words: list[str]) -> None:
    """Each page once, photographed as every size, theme and language shows it."""
    anna = Player(browser, house, seed=4)
    every = stations(anna, words)
    for language in LANGUAGES:
        anna.ask("me", {"language": language})
        for station, size, theme in product(every, SIZES, THEMES):
            name = f"{station.name}-{size['width']}-{theme}-{language}"
            if not all(word in name for word in words):
                continue
            anna.page.set_viewport_size(size)
            anna.page.emulate_media(color_scheme=theme)
            shoot(anna, folder, station, name)


def shown_in_docs(browser: Browser, house: House, folder: Path, *, phone: bool) -> None:
    """The pictures of README and docs."""
    anna = Player(browser, house, phone=phone, seed=4)
    size = "phone" if phone else "desktop"
    for station in stations(anna, []):
        name = {"result": "over", "la-isla-new": "new"}.get(station.name, station.name)
        if (ROOT / "docs" / "pictures" / f"{name}-{size}.jpg").is_file():
            fresh = Player(browser, house, phone=phone) if station.name in ("lobby", "me") else anna  # no tables yet
            shoot(fresh, folder, station, f"{name}-{size}")


def main() -> None:
    found = installed()
    if found is None:
        sys.exit("no browser found on this machine")
    words = sys.argv[1:]
    folder = ROOT / "docs" / "pictures" if words == ["docs"] else ROOT / "build" / "shots"
    folder.mkdir(parents=True, exist_ok=True)
    build_client()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as player:
        house = House(Path(data))
        house.open()
        try:
            browser = launch(player, found)
            if words == ["docs"]:
                for phone in (False, True):
                    shown_in_docs(browser, house, folder, phone=phone)
            else:
                every_page(browser, house, folder, words)
            browser.close()
        finally:
            house.close()


if __name__ == "__main__":
    main()
