"""The common table of Arnak: map, research track, temple, supply and the row of cards."""

from typing import Final

import msgspec

from atoll.kernel.scene import Panel, Voice, remembered

from ..art.sheet import CARD, SITE, TRACK, records, slabs
from ..rules.components import CARDS, GUARDIANS, PLACES, SIDES, SITE_NAMES, TEMPLE, TEMPLE_POINTS, TEMPLE_STACKS, TRACKS
from .view import ArnakView, PlaceView, StackView

SITE_X: Final = (10, 145, 279, 414)
SITE_Y: Final = {1: 220, 2: 114, 3: 8}
CAMP_Y: Final = 328
ROMAN: Final = ("I", "II", "III", "IV", "V")
STACKS: Final = ((0, 82), (40, 82), (80, 82), (20, 49), (60, 49), (40, 16))
"""Where the stacks of temple tiles lie in their pyramid: three bronze, two silver, one gold."""

BY_NAME: Final = {card.name: card for card in CARDS}
SITES: Final = dict(zip(SITE_NAMES, [row["id"] for row in (*records("camps"), *records("sites"))], strict=True))
SPACES: Final = {row["id"].lower(): row for row in records("map_spaces")}
CAMPS: Final = {row["id"].replace("_", "-"): row for row in records("camps")}
SLABS: Final = {row["id"]: slabs(row) for row in records("research_tracks")}

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


def symbol_of(name: str) -> str:
    """The drawing of a card."""
    return "fear_card" if name == "fear" else BY_NAME[name].id


def message_of(name: str) -> str:
    """The message that names a card."""
    return BY_NAME[name].id.replace("_", "-")


def tile_of(name: str) -> str:
    """The drawing of a guardian or an assistant: "guardian-7" is guardian_07."""
    kind, _, number = name.partition("-")
    return f"{kind}_{int(number):02}"


def card(
    panel: Panel, voice: Voice, name: str, x: float, y: float, id: str, *,
    scale: float = 1, seat: int = -1, home: str = "", state: str = "",
) -> None:  # fmt: skip
    """A card with its name written in the reader's language: one line if it fits, else two."""
    message = message_of(name)
    title = voice.say(message)
    w, h = CARD[0] * scale, CARD[1] * scale
    panel.put(
        symbol_of(name), x, y, w, h, id=id, title=title, detail=voice.detail(message, "text"),
        seat=seat, home=home, like=f"card_{name}", state=state, flips=True,
    )  # fmt: skip
    if scale < 0.5:
        return
    face = "card-name light" if name == "fear" else "card-name"
    short = title.split(" (")[0]
    room = 86.0
    for size in (15, 14, 13):
        if width(short, size) <= room - 2 or (size == 13 and " " not in short):
            panel.say(short, x + 81.5 * scale, y + 25 * scale, f"{face} s{round(size * scale)}", part=id)
            return
    parts = short.split(" ")
    cuts = [(" ".join(parts[:i]), " ".join(parts[i:])) for i in range(1, len(parts))]
    lines = min(cuts, key=lambda cut: max(width(part, 13) for part in cut))
    size = 13 if max(width(part, 13) for part in lines) <= room else 12
    for k, line in enumerate(lines):
        panel.say(line, x + 81.5 * scale, y + (18 + 14 * k) * scale, f"{face} s{round(size * scale)}", part=id)


def called(voice: Voice, seat: int, seats: int) -> str:
    """What the table calls whoever a piece belongs to: after the players comes the rival."""
    return voice.name(seat) if seat < seats else voice.say("scene-rival-name")


def count(panel: Panel, n: int, x: float, y: float, what: str) -> None:
    """How many lie here: a small disc with a figure."""
    panel.box(x - 11, y - 11, 22, 22, "disc")
    panel.say(str(n), x, y + 4.6, "disc-word", id=f"{what}_size")


@remembered
def island(voice: Voice, side: str, seats: int, places: list[PlaceView]) -> Panel:
    """The map with its camps and sites."""
    return Island(voice, side, seats).draw(places)


class Island:
    """Draws the map."""

    def __init__(self, voice: Voice, side: str, seats: int) -> None:
        self.voice = voice
        self.side = side
        self.seats = seats
        self.panel = Panel("map", 548, 448)

    def draw(self, places: list[PlaceView]) -> Panel:
        self.panel.put("island", 0, 0, 548, 448)
        for place, shown in zip(PLACES, places, strict=True):
            if place.level:
                self.site(shown, SITE_X[place.column - 1], SITE_Y[place.row])
            else:
                self.camp(shown, 4.7 + 108.7 * (place.column - 1))
        return self.panel

    def site(self, place: PlaceView, x: float, y: float) -> None:
        """A place for a site: hidden with its idols, or found, perhaps with its guardian."""
        row, own = SPACES[place.name], f"place_{place.name}"
        toll = f"toll_{self.side}_{row['id']}"
        where = self.voice.say(f"place-{place.name}")
        if place.site is None:
            title = self.voice.say("scene-hidden", place=where)
            self.panel.put(f"hidden_{row['id']}", x, y, *SITE, id=own, title=title, flips=True)
            self.panel.put(toll, x, y, 34, 92, part=own)
            if row["idols"]["face_down"]:
                self.panel.put("idol_down", x + 74, y + 10, 31, 40, part=own)
            if place.idol:
                title = self.voice.say(f"idol-{place.idol}")
                self.panel.put(
                    f"idol_{place.idol}", x + 82, y + 26, 38, 48.5, part=own, title=title, id=f"idol_{place.name}",
                    like="idol",
                )  # fmt: skip
        else:
            title = self.voice.say("scene-site", place=where, site=self.voice.say(place.site))
            detail = self.voice.detail(place.site, "text")
            self.panel.put(SITES[place.site], x, y, *SITE, id=own, title=title, detail=detail, flips=True)
            if place.figures[0] == -1:
                self.panel.put(toll, x, y, 34, 92, part=own)
        if place.guardian:
            self.guardian(place, x + 33, y + 42)
        title = self.voice.say(f"space-{place.name}")
        self.panel.box(x, y, *SITE, id=f"space_{place.name}", title=title, part=own)
        self.figure(place.figures[0], f"space_{place.name}", x + 1, y + 24)

    def guardian(self, place: PlaceView, x: float, y: float) -> None:
        number = [guardian.name for guardian in GUARDIANS].index(place.guardian or "") + 1
        message = f"guardian-{number:02}"
        self.panel.put(
            f"guardian_{number:02}_plate", x, y, 88, 46, id=f"guardian_{place.name}", title=self.voice.say(message),
            detail=self.voice.detail(message, "text"), like=message,
        )  # fmt: skip

    def camp(self, place: PlaceView, x: float) -> None:
        """A camp with its two stands."""
        row, own = CAMPS[place.name], f"place_{place.name}"
        title, detail = self.voice.say(place.name), self.voice.detail(place.name, "text")
        self.panel.put(row["id"], x, CAMP_Y, 104, 112, id=own, title=title, detail=detail)
        for k, (spot, who) in enumerate(zip(row["spaces"], place.figures, strict=True)):
            name = spot["id"].replace("_", "-")
            left = x + 5 + 48 * k
            if who == -2:
                self.panel.put("blocking_tile", left, CAMP_Y + 61, 46, 46, title=self.voice.say("scene-blocked"))
            title = self.voice.say(f"space-{name}")
            self.panel.box(left, CAMP_Y + 60, 46, 48, id=f"space_{name}", title=title)
            self.figure(who, f"space_{name}", x + (12 if k == 0 else 60), CAMP_Y + 62)

    def figure(self, who: int, space: str, x: float, y: float) -> None:
        """Whoever stands there hides a price that nobody can pay now."""
        if who >= 0:
            title = self.voice.say("scene-figure", who=called(self.voice, who, self.seats))
            self.panel.put(
                f"figure_{who % 4 + 1}", x, y, 32, 44, id=f"figure_{who + 1}_{space}", title=title, part=space,
                like=f"figure_{who}",
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
    for name, (left, right, top) in SLABS[lies.side].items():
        spot = int(name.split(":")[1])
        if spot == TEMPLE:
            arrivals(panel, lies, voice, left, right, top)
        if spot:
            title = voice.say("scene-step", n=spot)
            panel.box(left, top, right - left, 39, id=f"step_{spot}", title=title)
        bonus = lies.bonuses[spot] if spot < len(lies.bonuses) else None
        if bonus is not None:
            title = voice.say(f"bonus-{bonus}")
            panel.put(
                f"bonus_{bonus}", right - 30, top - 8, 26, 26, id=f"bonus_{spot}", title=title, like=f"bonus_{bonus}"
            )
        here = [(kind, seat) for kind, seat, step in lies.tokens if step == spot]
        pitch = min(27.0, (right - left - 62) / max(1, len(here) - 1))
        for i, (kind, seat) in enumerate(here):
            title = voice.say(f"scene-{kind}", who=called(voice, seat, lies.seats))
            panel.put(
                f"{kind}_{seat % 4 + 1}", left + 2 + pitch * i, top - 13, 32, 32, id=f"{kind}_{seat + 1}", title=title
            )
    return panel


def arrivals(panel: Panel, lies: Research, voice: Voice, left: float, right: float, top: float) -> None:
    """What is still to be had at the Lost Temple by whoever comes next."""
    rest = TRACKS[SIDES.index(lies.side)].arrivals[lies.arrived :][:3]
    for i, n in enumerate(rest):
        x = left + 2 + 33 * i if i < 2 else right - 64
        panel.put("laurel", x, top + 4, 32, 28)
        panel.say(str(n), x + 16, top + 22, "laurel-word")
    if lies.temple_bonuses:
        title = voice.say("scene-temple-bonuses", n=lies.temple_bonuses)
        panel.put("bonus_back", right - 30, top + 5, 26, 26, id="temple_bonus", title=title)


def temple(panel: Panel, voice: Voice, side: str, tiles: dict[str, int], x: float, y: float) -> None:
    """The six stacks as a small pyramid with their three prices."""
    panel.say(voice.say("scene-temple"), x + 61, y + 11, "heading")
    for (dx, dy), stack, points in zip(STACKS, TEMPLE_STACKS, TEMPLE_POINTS, strict=True):
        colour = stack.split("-")[0]
        left = tiles[stack]
        title = voice.say("scene-temple-tile", tile=voice.say(f"temple-{stack}"), n=left)
        panel.put(
            f"temple_{colour}", x + dx, y + dy, 42, 33, id=f"temple_{stack}", title=title,
            detail=voice.detail(f"temple-{stack}", "text"), state="" if left else "gone",
        )  # fmt: skip
        panel.say(str(points), x + dx + 21, y + dy + 20, "tile-word")
        for k in range(left):
            panel.box(x + dx + 21 - 3.5 * (left - 1) + 7 * k - 2.2, y + dy + 23.8, 4.4, 4.4, "pip")
    for part, dx in (("left", 0), ("middle", 40), ("right", 80)):
        panel.put(f"price_{side}_{part}", x + dx + 1, y + 117, 40, 40)


@remembered
def supply(voice: Voice, side: str, tiles: dict[str, int], stacks: list[StackView], *, flat: bool = False) -> Panel:
    """Temple tiles and the open assistants: a column on a wide table, a band on a phone."""
    panel = Panel("supply", 498 if flat else 126, 166 if flat else 448)
    panel.box(0, 0, panel.w, panel.h, "ground")
    temple(panel, voice, side, tiles, *((6, 4) if flat else (2, 8)))
    panel.say(voice.say("scene-assistants"), 312 if flat else 63, 36 if flat else 183, "heading")
    for i, stack in enumerate(stacks):
        x, y = (136 + 121 * i, 50) if flat else (4, 190 + 85 * i)
        if stack.top is None:
            continue
        tile = tile_of(stack.top)
        message = tile.replace("_", "-")
        detail = voice.say("scene-sides", silver=voice.detail(message, "silver"), gold=voice.detail(message, "gold"))
        panel.put(tile, x, y, 118, 82, id=f"supply_{stack.top}", title=voice.say(message), detail=detail, like=message)
        count(panel, stack.size, *((x + 19, y) if flat else (x, y + 40)), f"stack_{i}")
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


def card_row(view: ArnakView) -> Row:
    decks = (view.artifacts_left, view.items_left, view.top_artifact, view.top_item)
    return Row(view.round, view.rounds, view.row, *decks, view.fear_deck, view.exile)


def piles(panel: Panel, row: Row, voice: Voice) -> None:
    """Round, Fear deck and exile, at the left of the row."""
    word = voice.say("scene-round")
    panel.say(word, 8, 54, "round")
    panel.say(ROMAN[row.round - 1], 16 + width(word, 16), 54, "round large")
    for i in range(row.rounds):
        face = "round-pip now" if i + 1 == row.round else "round-pip done" if i + 1 < row.round else "round-pip"
        panel.box(16 + 22 * i, 70, 16, 16, face)
    panel.put("back_fear", 14, 100, 44, 60, id="fear_deck", title=voice.say("scene-fear-deck", n=row.fear_deck))
    count(panel, row.fear_deck, 56, 104, "fear_deck")
    title, cards = voice.say("scene-exile", n=len(row.exile)), [f"card_{name}" for name in row.exile]
    panel.put("exile_pile", 78, 104, 50, 50, id="exile", title=title, holds=cards)
    count(panel, len(row.exile), 124, 108, "exile")
    panel.say(voice.say("fear"), 36, 174, "heading")
    panel.say(voice.say("scene-exiled"), 103, 174, "heading")


@remembered
def market(voice: Voice, row: Row) -> Panel:
    """The row of cards: artifacts left of the moon staff, items right of it."""
    panel = Panel("market", 1148, 180)
    panel.box(146, 150, 1002, 30, "shelf")
    piles(panel, row, voice)
    for kind, x, n, top in (
        ("artifact", 154, row.artifacts_left, row.top_artifact),
        ("item", 1082, row.items_left, row.top_item),
    ):
        for k in (2, 1, 0):
            panel.put(
                f"back_{kind}",
                x + 2 * k,
                72 - 2 * k,
                58,
                79,
                id="" if k else f"{kind}_deck",
                title=voice.say(f"scene-{kind}-deck", n=n),
            )
        if top is not None:
            card(panel, voice, top, x, 72, f"row_{top}", scale=0.45, home=f"{kind}_deck")
        count(panel, n, x + 56, 76, f"{kind}_deck")
    left = 222.0
    for i, name in enumerate(row.cards):
        if i == row.round:
            panel.put("moon_staff", left - 4, 2, 36, 172, id="moon_staff", title=voice.say("scene-staff"))
            left += 32
        if name is not None:
            card(panel, voice, name, left, 2, f"row_{name}", home="artifact_deck" if i < row.round else "item_deck")
        left += 134.5
    return panel
