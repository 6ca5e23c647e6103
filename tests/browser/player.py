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
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, FloatRect, Locator, Page, Playwright, ViewportSize, expect

from atoll import games

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
GAMES = games.names()
BOT = {"kind": "bot", "level": "random"}
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
PATIENCE = 20_000  # milliseconds: what is awaited comes, but a busy machine takes its time

SLOWEST = 600  # seconds: for what a machine does once, such as a build

SPY = """
window.sent = [];
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) { sent.push(JSON.parse(text)); send.call(this, text); };
"""

# What a click at the table can change, and others' moves cannot: the question, and how far it is answered.
STATE = """() => JSON.stringify([
    document.querySelector('#prompt')?.dataset.question ?? 'none',
    document.querySelector('.over.result') !== null,
    document.querySelector('.prompt .choices')?.innerText ?? '',
    [...document.querySelectorAll('.sprite.chosen')].map(node => node.dataset.id),
])"""

CLICK = """([dice, board]) => {
    const yes = document.querySelector('.prompt .go');
    const things = board ? [...document.querySelectorAll('.board .sprite.live')] : [];
    const buttons = [...document.querySelectorAll('.prompt .choice')];
    const found = yes ? [yes] : things.length ? things : buttons;
    const one = found[Math.floor(dice * found.length)];
    one?.dispatchEvent(new MouseEvent('click', {bubbles: true}));
    return one ? one.dataset.id || one.innerText : '';
}"""

# Until a page shows what it knows: effects run after a frame is drawn, and may ask for one more.
DRAWN = """async () => {
    for (let i = 0; i < 3; i++) await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
}"""

# And until it has come to rest: its letters are here, and nothing moves that ever ends.
AT_REST = """async () => {
    await document.fonts.ready;
    const ends = document.getAnimations().filter(one => one.effect.getComputedTiming().endTime < Infinity);
    await Promise.all(ends.map(one => one.finished.catch(() => undefined)));
}"""

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
                ["npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts"],
                cwd=ROOT / "client",
                check=True,
                timeout=SLOWEST,
            )
        subprocess.run([sys.executable, "hatch_build.py"], cwd=ROOT, check=True, timeout=SLOWEST)


class House:
    """The server as a process of its own, so that it can be killed and started again on the same data."""

    def __init__(self, data: Path, deals: int = 1, packages: Path | None = None, store: str = "") -> None:
        self.data = data
        self.deals = deals
        self.packages = packages  # a folder of packages that are installed here and nowhere else
        self.store = store  # the database that keeps the tables, if it is not a file
        self.name = "127.0.0.1"
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.door = self.port  # by which people come
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://{self.name}:{self.door}"

    def open(self) -> None:
        options = ["--no-browser", "--port", str(self.port), "--data", str(self.data), "--workers", "1", "--pause", "0"]
        options += ["--proxy"]  # it is also reached by a name, as behind a proxy
        options += ["--store", self.store] if self.store else []
        command = [sys.executable, "-m", "tests.browser.dealer", str(self.deals), "serve", *options]
        quiet = subprocess.DEVNULL
        path = os.pathsep.join(str(part) for part in (self.packages, os.environ.get("PYTHONPATH")) if part)
        self.process = subprocess.Popen(
            command, cwd=ROOT, stdout=quiet, stderr=quiet, env={**os.environ, "PYTHONPATH": path}
        )
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
        self.process.wait(30)

    def close(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.wait(30)


class Player:
    """Somebody at a browser, who complains about every error on the page."""

    def __init__(
        self,
        browser: Browser,
        house: House,
        *,
        phone: bool = False,
        touch: bool = False,
        motion: bool = False,
        seed: int = 1,
    ) -> None:
        self.context: BrowserContext = browser.new_context(
            viewport=PHONE if phone else DESKTOP,
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="no-preference" if motion else "reduce",
        )
        self.house = house
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.dice = random.Random(seed)
        self.page.add_init_script(SPY)
        self.visit("/")
        self.page.wait_for_selector("[data-play]")

    def visit(self, path: str) -> None:
        self.page.goto(self.house.address + path)

    def ask(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """What the server answers to this browser, past the pages."""
        return self.page.evaluate(
            "([path, body, patience]) => fetch('/api/' + path, {signal: AbortSignal.timeout(patience), ...(body && {"
            "method: 'POST', body: JSON.stringify(body), headers: {'content-type': 'application/json'}})})"
            ".then(answer => answer.json())",
            [path, body, PATIENCE],
        )

    def lay(self, game: str, *seats: dict[str, str]) -> str:
        """Lay a table by asking the server directly, and sit down at it."""
        made = self.ask("tables", {"game": game, "seats": [{"kind": "me"}, *seats]})
        self.visit(f"/t/{made['id']}")
        return str(made["id"])

    def asked(self) -> bool:
        return self.page.query_selector(".prompt .choice, .prompt .go") is not None

    def over(self) -> bool:
        return self.page.query_selector(".over.result") is not None

    def wait(self) -> None:
        """Until it is my turn, or all is over."""
        self.page.wait_for_selector(".prompt .choice, .prompt .go, .over.result", state="attached", timeout=60_000)

    def state(self) -> str:
        """My question, and how far I have answered it."""
        return str(self.page.evaluate(STATE))

    def answered(self) -> bool:
        """Whether the server has answered whatever was sent to it."""
        return self.page.query_selector("#prompt[data-sending]") is None

    def drawn(self) -> None:
        """Until the page shows what it knows by now."""
        self.page.evaluate(DRAWN)

    def at_rest(self) -> None:
        """Until nothing moves any more."""
        self.drawn()
        self.page.evaluate(AT_REST)

    def box(self, thing: Locator) -> FloatRect:
        """Where something lies when nothing moves any more."""
        self.at_rest()
        box = thing.bounding_box()
        assert box is not None, f"{thing} is nowhere to be seen"
        return box

    def middle(self, thing: Locator) -> tuple[float, float]:
        box = self.box(thing)
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def words_sent(self) -> list[str]:
        """The moves that this page has sent to its table."""
        return [said["word"] for said in self.page.evaluate("sent") if said["type"] == "play"]

    def until(self, holds: Callable[[], object], what: str) -> None:
        """Until something holds, looked at again and again."""
        end = time.monotonic() + PATIENCE / 1000
        while not holds():
            assert time.monotonic() < end, what
            self.page.wait_for_timeout(20)  # between two looks

    def until_changed(self, before: str, tried: str) -> None:
        """Until what was tried has led to another question, or farther in this one."""
        self.until(
            lambda: self.answered() and self.state() != before,
            f"nothing happened after {tried}; the table is at {before}",
        )

    def move(self, *, board: bool) -> None:
        """Click something that can be clicked: a thing on the board if there is one and it is wanted, else a button."""
        before = self.state()
        clicked = self.page.evaluate(CLICK, [self.dice.random(), board])
        assert clicked, f"there is nothing to click on; the table is at {before}"
        self.until_changed(before, f"a click on {clicked!r}")

    def play(self, moves: int) -> None:
        """Play on by so many clicks, now on the board and now on the buttons."""
        for made in range(moves):
            self.wait()
            assert not self.over(), f"the game was over after {made} clicks of {moves}"
            self.move(board=self.dice.random() < 0.6)
        assert self.errors == []

    def play_to_the_end(self) -> None:
        """Play until the game is over."""
        self.wait()
        while not self.over():
            self.play(1)
            self.wait()
