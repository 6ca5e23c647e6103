"""Somebody who knows nothing but what is on the screen, and plays a lesson by doing what its papers say."""

from pathlib import Path

from playwright.sync_api import Browser

from .player import House, Player

# The boxes of what a paper speaks of, as far as the window shows them, and its own.
SPOKEN_OF = """() => {
    const box = node => { const {x, y, width, height} = node.getBoundingClientRect(); return {x, y, width, height}; };
    const paper = document.querySelector('.lesson-paper');
    const {points, panels} = window.lastFrame.lesson.paper;
    const find = (name, value) => document.querySelector(`[data-${name}="${CSS.escape(value)}"]`);
    const nodes = [...points.map(id => find('id', id)), ...panels.map(name => find('panel', name))];
    return {paper: box(paper), subject: nodes.filter(node => node?.getClientRects().length).map(box)};
}"""

HEAR = """
window.lastFrame = null;
const listen = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
Object.defineProperty(WebSocket.prototype, 'onmessage', {
    ...listen,
    set(act) {
        listen.set.call(this, event => {
            const heard = JSON.parse(event.data);
            if (heard.type === 'frame') window.lastFrame = heard;
            act.call(this, event);
        });
    },
});
"""

# What the screen suggests: yes to a question asked again, a glowing thing, a framed button. Gives what was clicked.
FOLLOW = """() => {
    const found = document.querySelector('.prompt .choices .go')
        ?? document.querySelector('.board .sprite.suggested.live:not(.chosen)')
        ?? document.querySelector('.prompt .choice.suggested');
    found?.dispatchEvent(new MouseEvent('click', {bubbles: true}));
    return found ? found.dataset.id || found.innerText : '';
}"""


class Newcomer(Player):
    """Reads every paper, and notes what was wrong with it."""

    def __init__(self, browser: Browser, house: House, *, phone: bool = False, pictures: Path | None = None) -> None:
        super().__init__(browser, house, phone=phone, touch=phone)
        self.page.add_init_script(HEAR)
        self.touches = phone
        self.pictures = pictures
        self.papers: list[str] = []
        self.faults: list[str] = []

    def learn(self, game: str) -> None:
        """Open the lesson of a game from the lobby."""
        self.visit("/")
        button = self.page.locator(f'[data-learn="{game}"]')
        button.tap() if self.touches else button.click()
        self.page.wait_for_url("**/t/*")
        self.wait()

    def paper(self) -> str:
        """The paper that lies on the table; nothing if there is none."""
        found = self.page.query_selector(".lesson-paper")
        return "" if found is None else found.get_attribute("data-paper") or ""

    def read(self) -> None:
        """Look at a paper: is it beside what it speaks of, and is that to be seen?"""
        name = self.paper()
        self.at_rest()
        self.papers.append(name)
        if self.pictures is not None:
            self.page.screenshot(path=self.pictures / f"{len(self.papers):02}-{name}.png")
        shown = self.page.evaluate(SPOKEN_OF)
        window = self.page.viewport_size or {"width": 0, "height": 0}
        if not shown["subject"]:
            self.faults.append(f"{name}: what it speaks of is nowhere to be seen")
        for box in shown["subject"]:
            if overlap(box, shown["paper"]) > 0:
                self.faults.append(f"{name}: it covers {box}")
        paper = shown["paper"]
        if paper["x"] < 0 or paper["x"] + paper["width"] > window["width"] or paper["y"] < 0:
            self.faults.append(f"{name}: it does not fit on the screen")

    def follow(self) -> bool:
        """Do what the screen suggests, if it suggests something."""
        before = self.state()
        clicked = self.page.evaluate(FOLLOW)
        if clicked:
            self.until_changed(before, f"a click on {clicked!r}")
        return bool(clicked)

    def close_paper(self) -> None:
        name = self.paper()
        button = self.page.locator(".lesson-paper .go")
        button.tap() if self.touches else button.click()
        self.until(lambda: self.paper() != name, f"the paper {name} stays")

    def play_lesson(self) -> None:
        """Play the whole game as the lesson says; where it says nothing, anything."""
        while True:
            self.wait()
            self.drawn()
            name = self.paper()
            if name and name not in self.papers[-1:]:
                self.read()
                if not self.page.evaluate("window.lastFrame.lesson.word"):
                    self.close_paper()
                    continue
            if self.over():
                break
            if not self.follow():
                if word := self.page.evaluate("window.lastFrame.lesson.word"):
                    self.faults.append(f"nothing on the screen leads to {word}")
                self.move(board=True)
        assert self.errors == []


def overlap(a: dict[str, float], b: dict[str, float]) -> float:
    wide = min(a["x"] + a["width"], b["x"] + b["width"]) - max(a["x"], b["x"])
    high = min(a["y"] + a["height"], b["y"] + b["height"]) - max(a["y"], b["y"])
    return max(0.0, wide) * max(0.0, high)
