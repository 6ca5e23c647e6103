"""The common table of Arnak: map, research track, temple, supply and the row of cards."""

from typing import Final

import msgspec

from atoll.scene import Panel, Voice, piece, remembered

from ..geometry import (
    ASSISTANT,
    CAMP,
    CARD,
    GUARDIAN_PLATE,
    RISER,
    SITE,
    SLABS,
    STAND,
    TOLL,
    TOP_ROW,
    TRACK,
    TREAD,
    row_top,
)
from ..rules.board import BLOCKED
from ..rules.components import (
    PLACES,
    RESOURCES,
    SIDES,
    SPACES,
    SPACES_OF,
    TEMPLE,
    TEMPLE_POINTS,
    TEMPLE_STACKS,
    TRACKS,
    Place,
)
from .names import (
    camp_symbol,
    card_kind,
    card_message,
    card_symbol,
    place_symbol,
    site_symbol,
    tile_message,
    tile_symbol,
)
from .view import ArnakView, PlaceView, StackView

SITE_X: Final = (10, 145, 279, 414)
SITE_Y: Final = {1: 220, 2: 114, 3: 8}
CAMP_Y: Final = 328
ROMAN: Final = ("I", "II", "III", "IV", "V")
STACKS: Final = ((0, 82), (40, 82), (80, 82), (20, 49), (60, 49), (40, 16))
"""Where the stacks of temple tiles lie in their pyramid: three bronze, two silver, one gold."""

NAMED: Final = 0.8
"""The least scale of a card at which its name can be written on it; the lens names smaller ones."""
LEGIBLE: Final = 0.6
SMALLEST: Final = 12

LETTERS: Final = {
    letter: width
    for width, letters in {
        24: " \u2019'", 32: "ijlîï", 40: "ftI-", 48: "rsz", 52: "ceJéèêç", 57: "agvxyàâ", 61: "boqFSô",
        64: "dhknpuELZûÉ", 70: "Y", 73: "ABCPTVX", 76: "GNRU&", 80: "DKOQ", 84: "wH", 90: "œM", 96: "m", 105: "W",
    }.items()
    for letter in letters
}  # fmt: skip
"""Advance widths of the display face, in hundredths of its size."""


def width(words: str, size: float) -> float:
    return size / 100 * sum(LETTERS.get(letter, 60) for letter in words)


@piece
def card(
    panel: Panel, voice: Voice, name: str, x: float, y: float, id: str, *,
    about: str = "", scale: float = 1, seat: int = -1, home: str = "", state: str = "",
) -> None:  # fmt: skip
    """A card with its name written in the reader's language: one line if it fits, else two."""
    message = card_message(name)
    title = voice.message(message)
    w, h = CARD[0] * scale, CARD[1] * scale
    panel.put(
        card_symbol(name), x, y, w, h, id=id, title=title, detail=voice.detail(message, "text"),
        about="fear" if name == "fear" else about or card_kind(name), seat=seat,
        home=home, like=f"card_{name}", state=state or ("tiny" if scale < LEGIBLE else ""), flips=True,
    )  # fmt: skip
    if scale >= NAMED:
        name_of_card(panel, title.split(" (")[0], x, y, id, scale, "card-name light" if name == "fear" else "card-name")


def name_of_card(panel: Panel, name: str, x: float, y: float, id: str, scale: float, face: str) -> None:
    """The name as large as one line takes it, else in two lines; never smaller than can be read on a phone."""
    room = 86.0 * scale
    sizes = [max(SMALLEST, round(size * scale)) for size in (15, 14, 13)]
    fits = [size for size in sizes if width(name, size) <= room - 2]
    parts = name.split(" ")
    if fits or len(parts) == 1:
        panel.label(name, x + 81.5 * scale, y + 25 * scale, f"{face} s{max(fits, default=sizes[-1])}", part=id)
        return
    cuts = [(" ".join(parts[:i]), " ".join(parts[i:])) for i in range(1, len(parts))]
    lines = min(cuts, key=lambda cut: max(width(part, 13) for part in cut))
    size = sizes[-1] if max(width(part, sizes[-1]) for part in lines) <= room else SMALLEST
    for k, line in enumerate(lines):
        panel.label(line, x + 81.5 * scale, y + (18 + 14 * k) * scale, f"{face} s{size}", part=id)


@piece
def assistant(panel: Panel, voice: Voice, name: str, x: float, y: float, id: str) -> None:
    """An assistant that nobody has, with both its sides."""
    message = tile_message(name)
    detail = voice.message("scene-sides", silver=voice.detail(message, "silver"), gold=voice.detail(message, "gold"))
    panel.put(
        tile_symbol(name), x, y, *ASSISTANT, id=id, title=voice.message(message), detail=detail,
        about="assistant", like=message,
    )  # fmt: skip


def called(voice: Voice, seat: int, seats: int) -> str:
    """What the table calls whoever a piece belongs to: after the players comes the rival."""
    return voice.name(seat) if seat < seats else voice.message("scene-rival-name")


def count(panel: Panel, n: int, x: float, y: float, what: str) -> None:
    """How many lie here: a small disc with a figure, told by what it lies on."""
    panel.box(x - 11, y - 11, 22, 22, "disc", part=what)
    panel.label(str(n), x, y + 5.2, "disc-word", id=f"{what}_size")


@remembered
def island(voice: Voice, side: str, seats: int, places: list[PlaceView]) -> Panel:
    """The map with its camps and sites."""
    return Island(Panel("map", 548, 448), voice, side, seats).draw(places)


@piece
def of_map(panel: Panel, voice: Voice, side: str, seats: int, number: int, shown: PlaceView) -> None:
    """One place of the map."""
    Island(panel, voice, side, seats).place(PLACES[number], shown)


class Island:
    """Draws the map."""

    def __init__(self, panel: Panel, voice: Voice, side: str, seats: int) -> None:
        self.voice = voice
        self.side = side
        self.seats = seats
        self.panel = panel

    def draw(self, places: list[PlaceView]) -> Panel:
        self.panel.put("island", 0, 0, 548, 448)
        for place, shown in zip(PLACES, places, strict=True):
            of_map(self.panel, self.voice, self.side, self.seats, place.number, shown)
        return self.panel

    def place(self, place: Place, shown: PlaceView) -> None:
        """A place with all that lies and stands on it."""
        if place.level:
            self.site(place, shown, SITE_X[place.column - 1], SITE_Y[place.row])
        else:
            self.camp(place, shown, 4.7 + 108.7 * (place.column - 1))

    def site(self, printed: Place, place: PlaceView, x: float, y: float) -> None:
        """A place for a site: hidden with its idols, or found, perhaps with its guardian."""
        own, drawn = f"place_{place.name}", place_symbol(place.name)
        toll = f"toll_{self.side}_{drawn}"
        where = self.voice.message(f"place-{place.name}")
        detail = ""
        if place.site is None:
            title = self.voice.message("scene-hidden", place=where)
            about = "hidden-ii" if printed.level == 2 else "hidden-i"
            self.panel.put(f"hidden_{drawn}", x, y, *SITE, id=own, title=title, about=about, flips=True)
            self.panel.put(toll, x, y, *TOLL, part=own)
        else:
            title, about = self.voice.message("scene-site", place=where, site=self.voice.message(place.site)), "site"
            detail = self.voice.detail(place.site, "text")
            self.panel.put(
                site_symbol(place.site), x, y, *SITE, id=own, title=title, detail=detail, about=about, flips=True
            )
            if place.figures[0] == -1:
                self.panel.put(toll, x, y, *TOLL, part=own)
        self.panel.box(x, y, *SITE, id=f"space_{place.name}", title=title, detail=detail, about=about, part=own)
        if place.site is None:
            self.idols(printed, place, x, y)
        if place.guardian is not None:
            self.guardian(place.name, place.guardian, x + 33, y + 42)
        self.figure(place.figures[0], f"space_{place.name}", x + 1, y + 24)

    def idols(self, printed: Place, place: PlaceView, x: float, y: float) -> None:
        """What lies on a place that nobody has discovered: at level II a second one, face down."""
        own = f"place_{place.name}"
        if printed.level == 2:
            self.panel.put("idol_down", x + 74, y + 10, 31, 40, part=own)
        if place.idol:
            title, gift = self.voice.message(f"idol-{place.idol}"), self.voice.detail(f"idol-{place.idol}", "text")
            self.panel.put(
                f"idol_{place.idol}", x + 82, y + 26, 38, 48.5, part=own, title=title, detail=gift, about="idol",
                id=f"idol_{place.name}", like="idol",
            )  # fmt: skip

    def guardian(self, place: str, guardian: str, x: float, y: float) -> None:
        message = tile_message(guardian)
        self.panel.put(
            f"{tile_symbol(guardian)}_plate", x, y, *GUARDIAN_PLATE, id=f"guardian_{place}",
            title=self.voice.message(message), detail=self.voice.detail(message, "text"), about="guardian",
            part=f"place_{place}", like=message,
        )  # fmt: skip

    def camp(self, printed: Place, place: PlaceView, x: float) -> None:
        """A camp with its two stands."""
        own = f"place_{place.name}"
        title, detail = self.voice.message(place.name), self.voice.detail(place.name, "text")
        self.panel.put(camp_symbol(place.name), x, CAMP_Y, *CAMP, id=own, title=title, detail=detail, about="camp")
        for k, (space, who) in enumerate(zip(SPACES_OF[printed.number], place.figures, strict=True)):
            name = SPACES[space].name
            left = x + 5 + 48 * k
            if who == BLOCKED:
                self.panel.put("blocking_tile", left, CAMP_Y + 61, 46, 46, part=f"space_{name}")
            title = self.voice.message("scene-blocked" if who == BLOCKED else f"space-{name}")
            about = "blocked" if who == BLOCKED else "camp"
            self.panel.box(left, CAMP_Y + 60, *STAND, id=f"space_{name}", title=title, detail=detail, about=about)
            self.figure(who, f"space_{name}", x + (12 if k == 0 else 60), CAMP_Y + 62)

    def figure(self, who: int, space: str, x: float, y: float) -> None:
        """Whoever stands there hides a price that nobody can pay now."""
        if who >= 0:
            title = self.voice.message("scene-figure", who=called(self.voice, who, self.seats))
            self.panel.put(
                f"figure_{who % 4 + 1}", x, y, 32, 44, id=f"figure_{who + 1}_{space}", title=title, about="figure",
                part=space, like=f"figure_{who}",
            )  # fmt: skip


class Research(msgspec.Struct, frozen=True):
    """All that lies on the research track: tokens by kind and seat with the step they stand on, and bonus tiles."""

    side: str
    seats: int
    tokens: list[tuple[str, int, int]]
    bonuses: list[str | None]
    arrived: int
    temple_bonuses: int


def research(view: ArnakView) -> Research:
    tokens = []
    for seat, player in enumerate(view.players):
        tokens += [("glass", seat, player.glass), ("book", seat, player.notebook)]
    if view.rival is not None:
        tokens.append(("glass", len(view.players), view.rival.glass))
    return Research(view.side, len(view.players), tokens, view.bonuses, len(view.arrivals), view.temple_bonuses)


@remembered
def track(voice: Voice, lies: Research) -> Panel:
    """The research track: pay the front of a stair, stand on top."""
    panel = Panel("track", *TRACK)
    panel.put(f"track_{lies.side}", 0, 0, *TRACK)
    side_effects(panel, lies.side, voice)
    for spot, (left, right, top) in enumerate(SLABS[lies.side]):
        if spot == TEMPLE:
            arrivals(panel, lies, voice, left, right, top)
        if spot:
            title = voice.message("scene-temple-step" if spot == TEMPLE else "scene-step", n=spot)
            detail = voice.message("scene-step-cost", cost=toll(voice, lies.side, spot))
            tall = TREAD + RISER
            panel.box(left, top, right - left, tall, id=f"step_{spot}", title=title, detail=detail, about="step")
        bonus = lies.bonuses[spot] if spot < len(lies.bonuses) else None
        if bonus is not None:
            title, gift = voice.message(f"bonus-{bonus}"), voice.detail(f"bonus-{bonus}", "text")
            panel.put(
                f"bonus_{bonus}", right - 30, top - 8, 26, 26, id=f"bonus_{spot}", title=title, detail=gift,
                about="bonus", like=f"bonus_{bonus}",
            )  # fmt: skip
        here = [(kind, seat) for kind, seat, step in lies.tokens if step == spot]
        pitch = min(27.0, (right - left - 62) / max(1, len(here) - 1))
        for i, (kind, seat) in enumerate(here):
            title = voice.message(f"scene-{kind}", who=called(voice, seat, lies.seats))
            panel.put(
                f"{kind}_{seat % 4 + 1}", left + 2 + pitch * i, top - 13, 32, 32, id=f"{kind}_{seat + 1}", title=title,
                about=kind,
            )  # fmt: skip
    return panel


def side_effects(panel: Panel, side: str, voice: Voice) -> None:
    """What a row gives to either token, at the sides of the stairs where it is painted."""
    for row in range(1, TOP_ROW):
        for token, about, x in (("magnifying-glass", "row-glass", 4), ("notebook", "row-book", 389)):
            panel.box(
                x, row_top(row) + 1, 72, 36, id=f"{about}_{row}", title=voice.message(f"scene-{about}", n=row),
                detail=voice.detail(f"row-{side}-{row}", token), about=about,
            )  # fmt: skip


def toll(voice: Voice, side: str, spot: int) -> str:
    """What the bridges to a space cost."""
    bridge = next(bridge for bridges in TRACKS[SIDES.index(side)].bridges for bridge in bridges if bridge.goal == spot)
    return ", ".join([*priced(voice, bridge.tokens), *[voice.message("scene-step-idol")] * bridge.idols])


def priced(voice: Voice, cost: list[int]) -> list[str]:
    """Tokens in words."""
    return [voice.message("amount", resource=name, n=n) for name, n in zip(RESOURCES, cost, strict=True) if n]


def arrivals(panel: Panel, lies: Research, voice: Voice, left: float, right: float, top: float) -> None:
    """What is still to be had at the Lost Temple by whoever comes next."""
    rest = TRACKS[SIDES.index(lies.side)].arrivals[lies.arrived :][:3]
    for i, n in enumerate(rest):
        x = left + 2 + 33 * i if i < 2 else right - 64
        title = voice.message("scene-arrival", n=n)
        panel.put("laurel", x, top + 4, 32, 28, id=f"arrival_{n}", title=title, about="arrival")
        panel.label(str(n), x + 16, top + 22, "laurel-word")
    if lies.temple_bonuses:
        title = voice.message("scene-temple-bonuses", n=lies.temple_bonuses)
        panel.put("bonus_back", right - 30, top + 5, 26, 26, id="temple_bonus", title=title, about="temple-bonus")


def temple(panel: Panel, voice: Voice, side: str, tiles: dict[str, int], x: float, y: float) -> None:
    """The six stacks as a small pyramid with their three prices."""
    panel.label(voice.message("scene-temple"), x + 61, y + 11, "heading")
    for (dx, dy), stack, points in zip(STACKS, TEMPLE_STACKS, TEMPLE_POINTS, strict=True):
        colour = stack.split("-")[0]
        left = tiles[stack]
        title = voice.message("scene-temple-tile", tile=voice.message(f"temple-{stack}"), n=left)
        panel.put(
            f"temple_{colour}", x + dx, y + dy, 42, 33, id=f"temple_{stack}", title=title,
            detail=voice.detail(f"temple-{stack}", "text"), about="temple", state="" if left else "gone",
        )  # fmt: skip
        panel.label(str(points), x + dx + 21, y + dy + 20, "tile-word")
        for k in range(left):
            panel.box(x + dx + 21 - 3.5 * (left - 1) + 7 * k - 2.2, y + dy + 23.8, 4.4, 4.4, "pip")
    for bronze, (part, dx) in enumerate((("left", 0), ("middle", 40), ("right", 80))):
        cost = ", ".join(priced(voice, TRACKS[SIDES.index(side)].temple_costs[bronze]))
        title = voice.message("scene-price", cost=cost)
        panel.put(f"price_{side}_{part}", x + dx + 1, y + 117, 40, 40, id=f"price_{part}", title=title, about="price")


@remembered
def supply(voice: Voice, side: str, tiles: dict[str, int], stacks: list[StackView], *, flat: bool = False) -> Panel:
    """Temple tiles and the open assistants: a column on a wide table, a band on a phone."""
    panel = Panel("supply", 390 if flat else 126, 204 if flat else 448)
    panel.box(0, 0, panel.w, panel.h, "ground")
    temple(panel, voice, side, tiles, *((8, 12) if flat else (2, 8)))
    panel.label(voice.message("scene-assistants"), 260 if flat else 63, 23 if flat else 183, "heading")
    for i, stack in enumerate(stacks):
        x, y = (142 + 122 * (i % 2), 32 + 85 * (i // 2)) if flat else (4, 190 + 85 * i)
        if stack.top is None:
            continue
        assistant(panel, voice, stack.top, x, y, f"supply_{stack.top}")
        at = (x + 2, y + 40) if flat else (x, y + 40)
        title = voice.message("scene-stack", n=stack.size)
        panel.box(at[0] - 11, at[1] - 11, 22, 22, "disc", id=f"stack_{i}", title=title, about="stack")
        panel.label(str(stack.size), at[0], at[1] + 5.2, "disc-word", id=f"stack_{i}_size")
    return panel


class Row(msgspec.Struct, frozen=True):
    """The row of cards and the piles beside it; a deck's top is open where somebody has shown it."""

    round: int
    rounds: int
    cards: list[str | None]
    artifacts_left: int
    items_left: int
    top_artifact: str | None
    top_item: str | None
    fear_deck: int
    exile: list[str]


def listed(voice: Voice, names: list[str]) -> str:
    """The names of cards, for those who cannot see them."""
    return ", ".join(voice.message(card_message(name)) for name in names)


def card_row(view: ArnakView) -> Row:
    decks = (view.artifacts_left, view.items_left, view.top_artifact, view.top_item)
    return Row(view.round, view.rounds, view.row, *decks, view.fear_deck, view.exile)


def piles(panel: Panel, row: Row, voice: Voice) -> None:
    """Round, Fear deck and exile, at the left of the row."""
    word = voice.message("scene-round")
    panel.label(word, 8, 54, "round")
    panel.label(ROMAN[row.round - 1], 16 + width(word, 16), 54, "round large")
    for i in range(row.rounds):
        face = "round-pip now" if i + 1 == row.round else "round-pip done" if i + 1 < row.round else "round-pip"
        panel.box(16 + 22 * i, 70, 16, 16, face)
    heading = voice.message("scene-round-of", round=row.round, rounds=row.rounds)
    panel.box(8, 30, 130, 60, id="round", title=heading, about="round")
    panel.put(
        "back_fear", 14, 100, 44, 60, id="fear_deck", title=voice.message("scene-fear-deck", n=row.fear_deck),
        about="fear-deck",
    )  # fmt: skip
    count(panel, row.fear_deck, 56, 104, "fear_deck")
    title, cards = voice.message("scene-exile", n=len(row.exile)), tuple(f"card_{name}" for name in row.exile)
    detail = listed(voice, row.exile)
    panel.put("exile_pile", 78, 104, 50, 50, id="exile", title=title, detail=detail, about="exile", holds=cards)
    count(panel, len(row.exile), 124, 108, "exile")
    panel.label(voice.message("fear"), 36, 174, "heading")
    panel.label(voice.message("scene-exiled"), 103, 174, "heading")


@remembered
def market(voice: Voice, row: Row) -> Panel:
    """The row of cards: artifacts left of the moon staff, items right of it."""
    panel = Panel("market", 1148, 180)
    panel.box(146, 150, 1002, 30, "shelf")
    piles(panel, row, voice)
    for group, about, x, n, top in (
        ("artifact", "artifact-deck", 154, row.artifacts_left, row.top_artifact),
        ("item", "item-deck", 1082, row.items_left, row.top_item),
    ):
        for k in (2, 1, 0):
            title = voice.message(f"scene-{group}-deck", n=n)
            panel.put(
                f"back_{group}", x + 2 * k, 72 - 2 * k, 58, 79, id="" if k else f"{group}_deck",
                part=f"{group}_deck" if k else "", title="" if k else title, about="" if k else about,
            )  # fmt: skip
        if top is not None:
            card(panel, voice, top, x, 72, f"row_{top}", scale=0.45, home=f"{group}_deck")
        count(panel, n, x + 56, 76, f"{group}_deck")
    left = 222.0
    for i, name in enumerate(row.cards):
        if i == row.round:
            title = voice.message("scene-staff")
            panel.put("moon_staff", left - 4, 2, 36, 172, id="moon_staff", title=title, about="staff")
            left += 32
        if name is not None:
            card(panel, voice, name, left, 2, f"row_{name}", home="artifact_deck" if i < row.round else "item_deck")
        left += 134.5
    return panel
