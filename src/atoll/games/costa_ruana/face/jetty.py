"""The jetty: a row for each seat, a column for each turn of the Shaman, hidden cards between them.

The Shaman turns either the sky or the tide, and every card acts under exactly one of the two turns. So each
Condition card heads a column, and a face-up card lies in the column of the turn that wakes it.
"""

from dataclasses import dataclass
from typing import Final

import msgspec

from atoll.scene import Panel, Voice, remembered

from ..rules.components import BACKGROUNDS, CARDS, TYPES, Card
from .sea import EMBLEMS
from .view import CardView, CostaRuanaView

TURNS: Final = ("sky", "tide")
BY_NAME: Final = {card.name: card for card in CARDS}


def face(card: Card) -> str:
    """The symbols of a card's face."""
    return f"ground-{BACKGROUNDS[card.background]} effect-{TYPES[card.type]}-{card.value}"


@dataclass(frozen=True)
class Plan:
    """Measures of the table: gutter for names, side and middle columns, header, rows, cards."""

    w: float
    gutter: float
    side: float
    middle: float
    head: float
    rows: float
    card: float
    condition: float

    def row(self, seats: int) -> float:
        return min(self.rows / seats, 1.4 * self.card + 16)

    def foot(self, seats: int) -> float:
        """Where the rows end."""
        return self.head + self.row(seats) * seats


WIDE: Final = Plan(w=484, gutter=14, side=168, middle=114, head=152, rows=476, card=88, condition=141)
LETTER: Final = 7.6
SMALL_LETTER: Final = 6.5
"""How wide a letter of a heading is, about."""
TALL: Final = Plan(w=390, gutter=70, side=112, middle=88, head=106, rows=306, card=56, condition=102)


def fan(n: int, left: float, width: float, card: float) -> tuple[list[float], float]:
    """Left edges and width of n cards in a cell: they shrink to two thirds, and only then overlap."""
    card = max(card * 0.66, min(card, (width - 4 * (n - 1)) / max(n, 1)))
    step = min(card + 4, (width - card) / (n - 1)) if n > 1 else 0
    start = left + (width - card - step * (n - 1)) / 2
    return [start + step * i for i in range(n)], card


class Layout(msgspec.Struct, frozen=True):
    """What all rows of the jetty hang on."""

    wide: bool
    seats: int
    shaman: int
    sides: list[int]
    turned: int

    @property
    def plan(self) -> Plan:
        return WIDE if self.wide else TALL

    @property
    def row(self) -> float:
        return self.plan.row(self.seats)

    def top(self, seat: int) -> float:
        """Rows go from the Shaman down, in order of play."""
        return self.plan.head + (seat - self.shaman) % self.seats * self.row

    def needs(self, card: Card) -> str:
        """What must be turned next for this card to act: the sky or the tide, never both."""
        sky, tide = self.sides
        return "sky" if card.background in (sky ^ 1, tide) else "tide"


def layout_of(view: CostaRuanaView, wide: bool) -> Layout:
    return Layout(wide, len(view.tribes), view.shaman, view.sides, view.turned)


def jetty(view: CostaRuanaView, voice: Voice, wide: bool) -> list[Panel]:
    """The jetty, bottom first; a row is drawn anew only when its own cards have changed."""
    layout = layout_of(view, wide)
    rows: list[list[tuple[int, CardView]]] = [[] for _ in view.tribes]
    for spot, card in enumerate(view.played):
        if card.active:
            rows[card.before].append((spot, card))
    doing = view.played[view.doing].before if view.doing >= 0 else -1
    return [
        runners(voice, layout),
        spotlights(voice, layout, [bool(asked) for asked in view.asked]),
        *(row(voice, layout, seat, cards, view.doing if seat == doing else -1) for seat, cards in enumerate(rows)),
        turns(voice, layout),
    ]


@remembered
def runners(voice: Voice, layout: Layout) -> Panel:
    """What the cards lie on: runners, and ropes between the rows."""
    drawing = Jetty("table", voice, layout)
    for turned in TURNS:
        drawing.runner(turned)
    for i in range(layout.seats):
        drawing.panel.put("rope", 0, layout.plan.head + i * layout.row - 5, layout.plan.w + 16, 10)
    return drawing.panel


@remembered
def spotlights(voice: Voice, layout: Layout, asked: list[bool]) -> Panel:
    """Light on the rows of those who are asked."""
    panel = Jetty("spotlights", voice, layout).panel
    for seat, lit in enumerate(asked):
        if lit:
            panel.put("spotlight", 0, layout.top(seat) + 4, layout.plan.w, layout.row - 8)
    return panel


@remembered
def row(voice: Voice, layout: Layout, seat: int, cards: list[tuple[int, CardView]], doing: int) -> Panel:
    """The cards before a seat."""
    drawing = Jetty(f"row-{seat + 1}", voice, layout)
    drawing.cells(seat, cards, doing)
    drawing.place(seat)
    return drawing.panel


@remembered
def turns(voice: Voice, layout: Layout) -> Panel:
    """The heads of the columns: Condition cards, and the Shaman between them."""
    drawing = Jetty("turns", voice, layout)
    for turned in TURNS:
        drawing.condition(turned)
    drawing.shaman()
    return drawing.panel


class Jetty:
    """Draws a panel that lies on the jetty."""

    def __init__(self, name: str, voice: Voice, layout: Layout) -> None:
        plan = layout.plan
        self.voice = voice
        self.layout = layout
        self.plan = plan
        self.seats = layout.seats
        self.row = layout.row
        self.panel = Panel(name, plan.w, plan.head + self.row * self.seats + 14, x=592 if layout.wide else 0)
        self.turned = TURNS[layout.turned] if layout.turned >= 0 else ""
        self.left = {"sky": plan.gutter, "tide": plan.gutter + plan.side + plan.middle + 8}

    def runner(self, turned: str) -> None:
        """The cloth under a column; the one that does not act lies in the dusk."""
        plan, x = self.plan, self.left[turned]
        y, foot, tile = plan.head - 52, plan.head + self.seats * self.row, plan.side * 128 / 168
        while y < foot:
            self.panel.put(f"runner-{turned}", x, y, plan.side, min(tile, foot - y) + 0.5)
            y += tile
        self.panel.put(f"fringe-{turned}", x, foot, plan.side, 13)
        if self.turned and turned != self.turned:
            top = plan.head - 52
            self.panel.put("dusk", x, top, plan.side, foot + 13 - top)

    def place(self, seat: int) -> None:
        """A seat's row as a place before which a card can be laid."""
        title = self.voice.message("scene-before", who=self.voice.name(seat))
        gutter = self.plan.gutter
        self.panel.box(
            gutter,
            self.layout.top(seat) + 4,
            self.plan.w - gutter - 12,
            self.row - 8,
            id=f"before_{seat + 1}",
            title=title,
            about="before",
        )

    def columns(self) -> dict[str, tuple[float, float]]:
        """Left edge and width of the columns; after the turn the acting column takes the middle as well."""
        plan = self.plan
        down = plan.gutter + plan.side + 4
        if self.turned == "sky":
            return {"sky": (plan.gutter, plan.side + 4 + plan.middle)}
        if self.turned == "tide":
            return {"tide": (down, plan.middle + 4 + plan.side)}
        return {"sky": (plan.gutter, plan.side), "down": (down, plan.middle), "tide": (self.left["tide"], plan.side)}

    def column(self, card: CardView) -> str:
        """Where a played card lies: with the turn it needs, between while hidden, all together once turned."""
        if self.turned:
            return self.turned
        return self.layout.needs(BY_NAME[card.card]) if card.up and card.card else "down"

    def cells(self, seat: int, cards: list[tuple[int, CardView]], doing: int) -> None:
        """The cards before a seat, column by column; a card alone in its cell tells who does what."""
        card = min(self.plan.card, (self.row - 12) / 1.4)
        for kind, (x, width) in self.columns().items():
            spots = [(spot, played) for spot, played in cards if self.column(played) == kind]
            if self.turned:
                spots.sort(key=order)
            told = self.layout.wide and len(spots) == 1 and kind != "down"
            xs, size = fan(len(spots), x + 8, width - 16, card)
            if spots and (told or self.turned == "sky"):
                xs = [left + x + 14 - xs[0] for left in xs]
            y = self.layout.top(seat) + (self.row - size * 1.4) / 2 + 1
            for (spot, played), left in zip(spots, xs, strict=True):
                self.lay(spot, played, left, y, size, "doing" if spot == doing else "")
                if told:
                    self.doers(played, left + size + 10, y + size * 0.7)

    def lay(self, spot: int, played: CardView, x: float, y: float, w: float, state: str) -> None:
        """One played card: face or back, who played it, natives on it; your own hidden card shows itself to you."""
        card = BY_NAME[played.card] if played.card else None
        by = self.voice.name(played.by)
        mine = card is not None and not played.up
        title = self.voice.message("scene-hidden", spot=spot + 1, by=by)
        detail, faces, like = "", "card-back", ""
        told = self.voice.message("scene-button-hidden", by=by, before=self.voice.name(played.before))
        if card is not None:
            name = self.voice.message(f"card-{card.slug}")
            title = self.voice.message("scene-yours" if mine else "scene-card", spot=spot + 1, card=name, by=by)
            detail, faces, like = explain(self.voice, self.layout, card), face(card), f"card_{card.slug}"
            told = self.voice.message("scene-button-card", card=name, before=self.voice.name(played.before))
        if mine and card is not None:
            ground = BACKGROUNDS[card.background]
            faces = f"card-back peek-plaque peek-{ground} effect-{TYPES[card.type]}-{card.value}"
        self.panel.put(
            "shade " + faces, x, y, w, w * 1.4, id=f"card_{spot + 1}", title=title, detail=detail,
            about="card" if played.up else "hidden", button=told, state=state, like=like,
            home=f"seat_{played.by + 1}", goes="discards", flips=True,
        )  # fmt: skip
        if mine and card is not None:
            self.peek(spot, card, x, y, w)
        self.visitors(spot, played, x, y, w)

    def peek(self, spot: int, card: Card, x: float, y: float, w: float) -> None:
        """What only the owner of a hidden card sees: an eye, and the turn that it waits for."""
        turned, size = self.layout.needs(card), w * 0.32
        part = f"card_{spot + 1}"
        self.panel.put("icon-eye", x + w * 0.62, y + w * 0.07, size, size, part=part)
        left = x - size * 0.6 if turned == "sky" else x + w - size * 0.4
        self.panel.put(f"token-{turned}", left, y + w * 0.67, size, size, part=part)

    def visitors(self, spot: int, played: CardView, x: float, y: float, w: float) -> None:
        """The bead of whoever played the card, and the natives on it."""
        part, foot = f"card_{spot + 1}", y + w * 1.4
        bead = max(15.0, w * 0.26)
        self.panel.put(f"bead-{EMBLEMS[played.by]}", x - bead * 0.22, foot - bead * 0.86, bead, bead, part=part)
        size = max(16.0, w * 0.34)
        for k, seat in enumerate(played.natives):
            left = x + w + 5 - size - k * size * 0.66
            self.panel.put(
                f"native-{EMBLEMS[seat]}", left, foot + 2 - size * 1.36, size, size * 34 / 24,
                id=f"visitor_{seat + 1}_{spot + 1}", part=part, like=f"native_{seat}",
                title=self.voice.message("scene-repeats", who=self.voice.name(seat)), about="visitor",
            )  # fmt: skip

    def doers(self, played: CardView, x: float, y: float) -> None:
        """Who would do what if the card acts: the seat it lies before, then every native on it, in that order."""
        card = BY_NAME[played.card or ""]
        clockwise = sorted(played.natives, key=lambda seat: (seat - played.before) % self.seats)
        whose = (played.before, *clockwise)
        step = min(27, (self.row - 10) / len(whose))
        s = step / 27
        y -= step * len(whose) / 2
        for k, seat in enumerate(whose):
            if k:
                self.panel.put(f"native-{EMBLEMS[seat]}", x + 2 * s, y, 18 * s, 25.5 * s)
            else:
                self.panel.put(f"bead-{EMBLEMS[seat]}", x, y + 2 * s, 22 * s, 22 * s)
            if TYPES[card.type].startswith("move"):
                what = "gem" if TYPES[card.type] == "move_treasure" else "icon-native"
                self.panel.put("icon-go", x + 26, y + 5 * s, 16 * s, 16 * s, state="of-paper")
                self.panel.put(what, x + 44, y + 4 * s, 19 * s, 18 * s, state="of-paper")
            else:
                sign = "+" if TYPES[card.type] == "place" else "\N{MINUS SIGN}"
                self.panel.label(f"{sign}{card.value}", x + 28, y + 19.5 * s, "doer" if s > 0.8 else "doer small")
            y += step

    def condition(self, turned: str) -> None:
        """A Condition card at the head of the column that acts if it is turned."""
        plan, x, w = self.plan, self.left[turned], self.plan.condition
        side = self.layout.sides[TURNS.index(turned)]
        acting = self.acting(turned)
        names = [self.voice.message(f"background-{BACKGROUNDS[ground]}") for ground in acting]
        title = self.voice.message("scene-condition", now=self.voice.message(f"background-{BACKGROUNDS[side]}"))
        when = "scene-act-now" if self.turned else "scene-if-turned"
        detail = self.voice.message(when, first=names[0], second=names[1])
        left = x + (plan.side - w) / 2
        self.panel.put(
            f"condition-{BACKGROUNDS[side]}", left, 7, w, w * 112 / 168, id=turned, title=title, detail=detail,
            about="condition", flips=True,
        )  # fmt: skip
        if self.turned and self.turned != turned:
            return
        heading = self.voice.message(
            "scene-these-act" if self.turned else f"scene-if-{turned}" + ("" if self.layout.wide else "-short")
        )
        if self.layout.wide:
            self.panel.label(heading, x + plan.side / 2, plan.head - 31, "turn")
            self.grounds(x + plan.side / 2, acting, names)
        else:
            self.panel.label(heading, x + 36, plan.head - 12, "turn small")
            for k, ground in enumerate(acting):
                self.roundel(ground, x + 69 + k * 20, plan.head - 26, 20)

    def grounds(self, middle: float, acting: list[int], names: list[str]) -> None:
        """The two backgrounds that act, with their names."""
        at = middle - (22 * 2 + 14 + 6.9 * len("".join(names))) / 2
        for ground, name in zip(acting, names, strict=True):
            self.roundel(ground, at, self.plan.head - 27, 22)
            self.panel.label(name, at + 25, self.plan.head - 11.5, "ground")
            at += 22 + 10 + 6.9 * len(name)

    def acting(self, turned: str) -> list[int]:
        """The two backgrounds that act if the sky, or the tide, is turned; once turned, those that do."""
        sky, tide = self.layout.sides
        if self.turned:
            return [sky, tide]
        return [sky ^ 1, tide] if turned == "sky" else [sky, tide ^ 1]

    def roundel(self, ground: int, x: float, y: float, size: float) -> None:
        name = self.voice.message(f"background-{BACKGROUNDS[ground]}")
        own = f"ground_{round(x)}"
        self.panel.put("roundel", x, y, size, size, id=own, title=name, about="ground")
        inner = (x + size * 0.14, y + size * 0.14, size * 0.72, size * 0.72)
        self.panel.put(f"icon-{BACKGROUNDS[ground]}", *inner, part=own)

    def shaman(self) -> None:
        """The Shaman between sky and tide, and the heading of the middle column."""
        plan = self.plan
        middle = plan.gutter + plan.side + 4 + plan.middle / 2
        tall = plan.condition * 0.66
        name = self.voice.name(self.layout.shaman)
        title = self.voice.message("scene-shaman", who=name)
        x, w = middle - tall * 32 / 88, tall * 64 / 88
        self.panel.put("shaman", x, 5, w, tall, id="shaman", title=title, about="shaman")
        first, second = (34, 15) if self.layout.wide else (22, 8)
        size = "" if self.layout.wide else " small"
        above, below = self.shaman_says(name)
        self.panel.label(above, middle, plan.head - first, "turn" + size)
        self.panel.label(below, middle, plan.head - second, ("turn" if self.turned else "ground mid") + size)

    def shaman_says(self, name: str) -> tuple[str, str]:
        """Two lines over the middle column, which is narrow: a long name has one of them to itself."""
        message, room = self.voice.message, self.plan.middle / (LETTER if self.layout.wide else SMALL_LETTER)
        said = message("scene-has-turned" if self.turned else "scene-turns-one", who=name)
        below = message(f"scene-the-{self.turned}" if self.turned else "scene-face-down")
        if len(said) <= room:
            return said, below
        alone = short(name, int(room))
        return alone, said.replace(name, "", 1).strip() + (f" {below}" if self.turned else "")


def short(name: str, most: int) -> str:
    """A name that fits."""
    return name if len(name) <= most else name[: most - 1] + "…"


def order(spot: tuple[int, CardView]) -> int:
    """Cards act by their kind."""
    name = spot[1].card
    return BY_NAME[name].type if name else 0


def explain(voice: Voice, layout: Layout, card: Card, late: str = "scene-acts-now") -> str:
    """A card in words: what it does, when it acts, and which kinds come before it; `late` is said after the turn."""
    effect = voice.message(f"scene-does-{TYPES[card.type]}", n=card.value)
    when = voice.message(late if layout.turned >= 0 else f"scene-acts-{layout.needs(card)}")
    return f"{effect} {when} {voice.message(f'scene-order-{card.type + 1}')}"
