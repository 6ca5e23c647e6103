"""Takes pictures of every page on four widths, by day and night, in both languages: `python -m tests.browser.shots`.

Words narrow them down: `arnak 390 dark fr` takes those whose name has all of them, `site` those around the tables.
With the word `docs` it takes those that the README and the docs show.
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

# The line to the table breaks, and no other can be laid.
CUT = """() => {
    WebSocket.prototype.send = function () { this.close(); };
    document.dispatchEvent(new Event('visibilitychange', {bubbles: true}));
}"""


@dataclass(frozen=True)
class Station:
    """A page to be photographed: who visits it, its address, what shows that it is there, and what is done on it."""

    name: str
    who: Player
    path: str
    awaited: str = ASKED
    first: Callable[[Page], None] = lambda page: None


def shoot(folder: Path, station: Station, name: str) -> None:
    page = station.who.page
    page.context.set_offline(False)
    page.mouse.move(0, 0)
    station.who.visit(station.path)
    page.wait_for_selector(station.awaited)
    station.who.at_rest()
    station.first(page)
    station.who.at_rest()
    page.screenshot(path=folder / f"{name}.jpg", type="jpeg", quality=72)


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


def pressed(key: str, awaited: str) -> Callable[[Page], None]:
    def press(page: Page) -> None:
        page.keyboard.press(key)
        page.wait_for_selector(awaited)

    return press


def rules(part: int, awaited: str) -> Callable[[Page], None]:
    """Open the rules at one of their parts: in short, the symbols, all of them."""

    def read(page: Page) -> None:
        page.keyboard.press("r")
        page.locator("#rules .parts button").nth(part).click()
        page.wait_for_selector(f"#rules {awaited}")

    return read


def cut_off(page: Page) -> None:
    page.context.set_offline(True)
    page.evaluate(CUT)
    page.wait_for_selector(".banner.lost")


def of_game(anna: Player, game: str) -> list[Station]:
    """A game from its rules to its replay."""
    early = f"/t/{anna.lay(game, *[BOT] * (SEATS[game] - 1))}"
    path = f"/t/{anna.lay(game, *[BOT] * (SEATS[game] - 1))}"
    anna.play(MOVES[game])
    anna.wait()
    over = f"/t/{anna.lay(game, *[BOT] * (SEATS[game] - 1))}"
    anna.play_to_the_end()
    lesson = f"/t/{anna.ask(f'games/{game}/lesson', {})['id']}"
    return [
        Station(f"{game}-new", anna, f"/new?game={game}", "form.two-thirds"),
        Station(f"{game}-lesson", anna, lesson, ".lesson-paper"),
        Station(f"{game}-early", anna, early),
        Station(game, anna, path),
        Station(f"{game}-hand", anna, path, first=tab("hand")),
        Station(f"{game}-players", anna, path, first=tab("players")),
        Station(f"{game}-log", anna, path, first=tab("log")),
        Station(f"{game}-lens", anna, path, first=lens(LENS_ON[game])),
        Station(f"{game}-rules", anna, path, first=rules(0, ".still svg")),
        Station(f"{game}-legend", anna, path, first=rules(1, ".signs")),
        Station(f"{game}-book", anna, path, first=rules(2, ".text p b")),
        Station(f"{game}-hint", anna, path, first=pressed("h", ".advice")),
        Station(f"{game}-result", anna, over, ".over.result"),
        Station(f"{game}-end", anna, over, ".over.result", opened(".over.result .acts button:last-of-type")),
        Station(f"{game}-replay", anna, f"{over}/replay?n=40", ".replay .course"),
    ]


def around(anna: Player, guest: Player) -> list[Station]:
    """The pages around the tables, for somebody who has some and for somebody who has just come."""
    table = f"/t/{anna.lay('costa-ruana', BOT, BOT)}"
    wishes = [{"kind": "me"}, {"kind": "invite"}, {"kind": "open"}, BOT]
    made = anna.ask("tables", {"game": "costa-ruana", "seats": wishes})
    waiting = f"/t/{made['id']}"
    return [
        Station("site-lobby-first", guest, "/", ".games"),
        Station("site-lobby", anna, "/", ".rows"),
        Station("site-settings", anna, "/", ".games", opened('[popovertarget="me"]')),
        Station("site-seats", anna, waiting, "#link"),
        Station("site-invited", guest, f"{waiting}?invite={made['invite']}", ".gather .choice"),
        Station("site-watched", guest, table, ".board"),
        Station("site-menu", anna, table, first=opened('[popovertarget="menu"]')),
        Station("site-keys", anna, table, first=pressed("?", "#keys")),
        Station("site-offline", anna, table, first=cut_off),
        Station("site-404", anna, "/nowhere", ".drawn"),
        Station("site-no-table", anna, "/t/nowhere", ".drawn"),
    ]


def stations(anna: Player, guest: Player, words: list[str]) -> list[Station]:
    """Every page; if games or the site around them are named, theirs alone."""
    anna.ask("me", {"name": "Anna"})
    guest.ask("me", {"name": "Ben"})
    named = [name for name in (*GAMES, "site") if name in words] or [*GAMES, "site"]
    return [station for name in named for station in (around(anna, guest) if name == "site" else of_game(anna, name))]


def every_page(browser: Browser, house: House, folder: Path, words: list[str]) -> None:
    """Each page once, photographed as every size, theme and language shows it."""
    anna, guest = Player(browser, house, seed=4), Player(browser, house)
    every = stations(anna, guest, words)
    for language in LANGUAGES:
        for player in (anna, guest):
            player.ask("me", {"language": language})
        for station, size, theme in product(every, SIZES, THEMES):
            name = f"{station.name}-{size['width']}-{theme}-{language}"
            if not all(word in name for word in words):
                continue
            station.who.page.set_viewport_size(size)
            station.who.page.emulate_media(color_scheme=theme)
            shoot(folder, station, name)


def shown_in_docs(browser: Browser, house: House, folder: Path, *, phone: bool) -> None:
    """The pictures of README and docs."""
    anna, guest = (Player(browser, house, phone=phone, seed=seed) for seed in (4, 1))
    size = "phone" if phone else "desktop"
    shown = {
        **{game: game for game in GAMES},
        "la-isla-new": "new",
        "costa-ruana-result": "over",
        "costa-ruana-replay": "replay",
        "site-lobby-first": "lobby",
        "site-settings": "me",
        "site-seats": "seats",
    }
    for station in stations(anna, guest, []):
        if name := shown.get(station.name):
            shoot(folder, station, f"{name}-{size}")


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
