"""Takes the pictures of the README and the docs: `python -m tests.browser.shots [FOLDER]`."""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from .player import BOT, GAMES, ROOT, House, Player, build_client, installed, launch

MOVES = {"costa-ruana": 9, "la-isla": 24, "arnak": 26}
SEATS = {"costa-ruana": 4, "la-isla": 3, "arnak": 3}


def shoot(player: Player, folder: Path, name: str) -> None:
    player.page.mouse.move(0, 0)
    player.page.wait_for_timeout(900)
    player.page.screenshot(path=folder / f"{name}.jpg", type="jpeg", quality=72)


def pages(browser: Browser, house: House, folder: Path, *, phone: bool) -> None:
    """Lobby, settings, new table, seats, and every game in play and at its end."""
    anna = Player(browser, house, phone=phone, seed=4)
    size = "phone" if phone else "desktop"
    anna.page.evaluate(
        "fetch('/api/me', {method: 'POST', headers: {'content-type': 'application/json'},"
        " body: JSON.stringify({name: 'Anna'})})"
    )
    anna.lay("costa-ruana", {"kind": "invite"}, BOT)
    anna.page.wait_for_selector("#link")
    shoot(anna, folder, f"seats-{size}")
    for game in GAMES:
        anna.lay(game, *[BOT] * (SEATS[game] - 1))
        anna.play(MOVES[game])
        anna.wait()
        shoot(anna, folder, f"{game}-{size}")
    table = anna.lay("costa-ruana", BOT, BOT)
    anna.play()
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


def main() -> None:
    found = installed()
    if found is None:
        sys.exit("no browser found on this machine")
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    build_client()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as player:
        house = House(Path(data))
        house.open()
        browser = launch(player, found)
        for phone in (False, True):
            pages(browser, house, folder, phone=phone)
        browser.close()
        house.close()


if __name__ == "__main__":
    main()
