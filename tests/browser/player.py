"""A real server, and somebody who plays by clicking in a real browser."""

import fcntl
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, Playwright, ViewportSize, expect

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
NAME = "atoll.test"  # of the house: browsers trust 127.0.0.1 as if it came by https, but no name
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    f"--host-resolver-rules=MAP {NAME} 127.0.0.1",
]
ROOT = Path(__file__).parents[2]
AXE = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
GAMES = ("costa-ruana", "la-isla", "arnak")
BOT = {"kind": "bot", "level": "random"}
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
PATIENCE = 20_000  # milliseconds: what is awaited comes, but a busy machine takes its time

expect.set_options(timeout=PATIENCE)


def installed() -> str | None:
    """The browser of this machine."""
    return next((path for name in BROWSERS if (path := shutil.which(name))), None)


def launch(player: Playwright, path: str) -> Browser:
    return player.chromium.launch(executable_path=path, args=FLAGS)


def build_client() -> None:
    """Build the pages if they have changed, one test process at a time; the packages for the checks come with them."""
    with (Path(tempfile.gettempdir()) / "atoll-client.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not AXE.is_file():
            subprocess.run(
                ["npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts"], cwd=ROOT / "client", check=True
            )
        subprocess.run([sys.executable, "hatch_build.py"], cwd=ROOT, check=True)


class House:
    """The server as a process of its own, so that it can be killed and started again on the same data."""

    def __init__(self, data: Path, deals: int = 1) -> None:
        self.data = data
        self.deals = deals
        self.name = "127.0.0.1"
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://{self.name}:{self.port}"

    def open(self) -> None:
        options = ["--no-browser", "--port", str(self.port), "--data", str(self.data), "--workers", "1", "--pause", "0"]
        command = [sys.executable, "-m", "tests.browser.dealer", str(self.deals), "serve", *options]
        quiet = subprocess.DEVNULL
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=quiet, stderr=quiet)
        for _ in range(600):  # a minute: the machine may be busy
            if self.process.poll() is not None:
                break
            try:
                with urllib.request.urlopen(f"{self.address}/healthz", timeout=1):
                    return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError(f"the server does not answer: {self.process.returncode}")

    def kill(self) -> None:
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def close(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.wait(30)


class Player:
    """Somebody at a browser, who complains about every error on the page."""

    def __init__(
        self, browser: Browser, house: House, *, phone: bool = False, motion: bool = False, seed: int = 1
    ) -> None:
        self.context: BrowserContext = browser.new_context(
            viewport=PHONE if phone else DESKTOP,
            reduced_motion="no-preference" if motion else "reduce",
        )
        self.house = house
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.dice = random.Random(seed)
        self.visit("/")
        self.page.wait_for_selector("[data-play]")
        for game in GAMES:
            self.page.evaluate(f"localStorage.setItem('atoll-guide-{game}', 'seen')")

    def visit(self, path: str) -> None:
        self.page.goto(self.house.address + path)

    def lay(self, game: str, *seats: dict[str, str]) -> str:
        """Lay a table by asking the server directly, and sit down at it."""
        wish = {"game": game, "seats": [{"kind": "me"}, *seats]}
        made = self.page.evaluate(
            "wish => fetch('/api/tables', {method: 'POST', headers: {'content-type': 'application/json'},"
            " body: JSON.stringify(wish)}).then(answer => answer.json())",
            wish,
        )
        self.visit(f"/t/{made['id']}")
        return str(made["id"])

    def asked(self) -> bool:
        return self.page.query_selector(".prompt .choice, .prompt .go") is not None

    def over(self) -> bool:
        return self.page.query_selector(".over.result") is not None

    def wait(self) -> None:
        """Until it is my turn, or all is over."""
        self.page.wait_for_selector(".prompt .choice, .prompt .go, .over.result", state="attached", timeout=60_000)

    def move(self, *, board: bool) -> None:
        """Click something that can be clicked: a thing on the board if there is one and it is wanted, else a button."""
        before = self.state()
        self.page.evaluate(
            """([dice, board]) => {
                const yes = document.querySelector('.prompt .go');
                const things = board ? [...document.querySelectorAll('.board .sprite.live')] : [];
                const buttons = [...document.querySelectorAll('.prompt .choice')];
                const found = yes ? [yes] : things.length ? things : buttons;
                const one = found[Math.floor(dice * found.length)];
                one?.dispatchEvent(new MouseEvent('click', {bubbles: true}));
            }""",
            [self.dice.random(), board],
        )
        for _ in range(100):
            if self.state() != before:
                return
            self.page.wait_for_timeout(20)

    def state(self) -> str:
        """Enough of the page to see that a click did something."""
        return str(
            self.page.evaluate(
                "() => (document.querySelector('.prompt')?.innerText ?? '')"
                " + document.querySelectorAll('.log li').length"
                " + [...document.querySelectorAll('.sprite.chosen')].map(node => node.dataset.id)"
            )
        )

    def play(self, moves: int = 10_000) -> int:
        """Play on, now by the board and now by the buttons."""
        made = 0
        while made < moves:
            self.wait()
            if self.over():
                break
            self.move(board=self.dice.random() < 0.6)
            made += 1
        assert self.errors == []
        return made
