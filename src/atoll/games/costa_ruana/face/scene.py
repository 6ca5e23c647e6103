"""Where everything lies on the table of Costa Ruana, for wide and for narrow screens."""

from collections.abc import Sequence
from typing import Final

from atoll.kernel.moves import Move
from atoll.scene import Panel, Scene, Voice, piece, remembered

from ..rules.components import CARDS, NATIVES, SUPPLY_POINTS, TREASURE_POINTS
from ..rules.rounds import FaceDown, FaceUp, FirstNative, NativeOnCard, Resign, TurnCondition
from ..rules.words import Flip, MoveNative, MoveTreasure, Name, PlaceNative, PlayCard, Resolve, ReturnNative, StandOn
from .jetty import BY_NAME, TALL, TURNS, WIDE, Layout, explain, face, fan, jetty, layout_of, short
from .sea import CHIP, EMBLEMS, Point, chips, sea
from .view import CostaRuanaView, TakenView, TribeView

SHORE: Final = 592
"""Where the jetty begins on a wide table: left of it is the sea."""
STRAIT: Final = 232
"""The height of the sea above the jetty of an upright tablet."""
STEPS: Final = ("show", "hide", "stand", "flip", "act", "collect")
STEP_OF: Final = {
    FirstNative.prompt.name: -1,
    Resign.prompt.name: STEPS.index("show"),
    FaceUp.prompt.name: STEPS.index("show"),
    FaceDown.prompt.name: STEPS.index("hide"),
    NativeOnCard.prompt.name: STEPS.index("stand"),
    TurnCondition.prompt.name: STEPS.index("flip"),
}
"""The step of a round in which a question is asked; all others are asked by cards that act."""


def targets(move: Move) -> list[str]:
    """The things one points at to make a move, in order."""
    if isinstance(move, PlaceNative | ReturnNative):
        return [f"island_{move.island + 1}"]
    if isinstance(move, MoveTreasure):
        return [f"heap_{move.origin + 1}", f"island_{move.goal + 1}"]
    if isinstance(move, MoveNative):
        return [f"native_{move.owner + 1}_{move.origin + 1}", f"island_{move.goal + 1}"]
    if isinstance(move, PlayCard):
        return [f"hand_{CARDS[move.kind].slug}", f"before_{move.before + 1}"]
    if isinstance(move, StandOn | Resolve):
        return [f"card_{move.spot + 1}"]
    if isinstance(move, Flip):
        return [TURNS[move.condition]]
    if isinstance(move, Name):
        return [f"seat_{move.seat + 1}"]
    return []


def stage(view: CostaRuanaView, voice: Voice, wide: bool) -> Scene:
    """What one reader sees."""
    if wide:
        return framed(view, voice, (1440, 788), wide_panels(view, voice))
    return framed(view, voice, (390, shore(view) + isles_height(view)), tall_panels(view, voice))


def tablet(view: CostaRuanaView, voice: Voice) -> Scene:
    """A tablet held upright: the islands across the top, below them all that lies right of the sea on a wide table."""
    ashore = [panel.at(panel.x - SHORE, panel.y + STRAIT) for panel in jetty_panels(view, voice)]
    panels = [*chips(view, voice, 1440 - SHORE, STRAIT, 0), *ashore]
    return framed(view, voice, (1440 - SHORE, 788 + STRAIT), panels)


def framed(view: CostaRuanaView, voice: Voice, size: tuple[float, float], panels: list[Panel]) -> Scene:
    """Panels as a scene, with where in the round we are."""
    heading = voice.message("round-of", round=view.round, rounds=view.rounds)
    steps = [voice.message(f"step-{name}") for name in STEPS]
    return Scene(*size, panels, steps, step(view), heading)


def step(view: CostaRuanaView) -> int:
    """Where in the round we are, told by what is asked; before the first round, nowhere."""
    asked = [name for name in view.asked if name]
    return STEP_OF.get(asked[0], STEPS.index("act")) if asked else -1


def wide_panels(view: CostaRuanaView, voice: Voice) -> list[Panel]:
    """Sea at the left, jetty in the middle, players at the end of their own row, hand below."""
    planks_below, *rest = jetty_panels(view, voice, 4)
    return [planks_below, *sea(view, voice), edge(voice), *rest]


def jetty_panels(view: CostaRuanaView, voice: Voice, above: int = 0) -> list[Panel]:
    """Everything that lies right of the sea."""
    layout = layout_of(view, True)
    height = min(layout.row - 12, 118)
    down = max(6, (layout.row - 118) / 2)
    return [
        planks(voice, SHORE, 848, 788, above),
        *jetty(view, voice, True),
        piles(voice, view.pile, view.discards, max(view.reader, 0), 1090, 10),
        *(
            plate(voice, seat, tribe, seat == view.reader, seat == view.shaman, 1088, layout.top(seat) + down, height)
            for seat, tribe in enumerate(view.tribes)
        ),
        hand(voice, cards_of_reader(view), layout),
        log(WIDE.foot(len(view.tribes)) + 12),
    ]


def log(y: float) -> Panel:
    """The log takes the height that the rows of players leave."""
    return Panel("log", 340, 780 - y, x=1088, y=y)


def tall_panels(view: CostaRuanaView, voice: Voice) -> list[Panel]:
    """A phone: the table above, the islands below it; hand and players have their own tabs."""
    seats, layout = len(view.tribes), layout_of(view, False)
    asked = [bool(asked) for asked in view.asked]
    return [
        planks(voice, 0, 390, shore(view) + 3, 4),
        *jetty(view, voice, False),
        gutter(voice, layout, view.tribes, asked, view.reader),
        *chips(view, voice, 390, isles_height(view), shore(view)),
        tall_hand(voice, cards_of_reader(view), layout),
        *(
            plate(voice, seat, tribe, seat == view.reader, seat == view.shaman, 20, 10 + seat * 128, 118, "players")
            for seat, tribe in enumerate(view.tribes)
        ),
        piles(voice, view.pile, view.discards, max(view.reader, 0), 20, 20 + seats * 128, "players"),
    ]


def shore(view: CostaRuanaView) -> float:
    """Where the jetty of a phone ends."""
    return TALL.foot(len(view.tribes)) + 17


def isles_height(view: CostaRuanaView) -> float:
    """The sea of a phone: three islands side by side."""
    return -(-len(view.islands) // 3) * CHIP[1] * 130 / CHIP[0]


@remembered
def planks(_: Voice, x: float, w: float, h: float, above: int) -> Panel:
    """The jetty's wood, wider than it need be, so that no window ends before it; above it only where no sea is."""
    panel = Panel("planks", w, h, x=x)
    for k in range(-above, int(h / 128) + 5):
        for left in range(-480 - k % 3 * 160, int(w) + 480, 480):
            panel.put("planks", left, k * 128, 480, 128)
    return panel


@remembered
def edge(_: Voice) -> Panel:
    """The side of the jetty towards the sea, on its posts."""
    panel = Panel("edge", 30, 788, x=568)
    panel.put("water", 0, -512, 24, 1812)
    for k in range(-4, 11):
        panel.put("edge", 2, k * 128, 24, 128)
    for y in (40, 236, 432, 628):
        panel.put("post", 0, y, 30, 54)
    return panel


@remembered
def plate(
    voice: Voice,
    seat: int,
    tribe: TribeView,
    yours: bool,
    shaman: bool,
    x: float,
    y: float,
    height: float,
    view_name: str = "",
) -> Panel:
    """A player: hut, supply, hand; level with the row of cards on a wide table."""
    panel = Panel(f"plate-{seat + 1}", 340, height, x=x, y=y, seat=seat, view=view_name)
    emblem = EMBLEMS[seat]
    name = voice.name(seat)
    tight = height < 90
    own = f"seat_{seat + 1}"
    title, detail = summary(voice, seat, tribe), score(voice, tribe)
    panel.box(0, 0, 340, height, "plate", id=own, title=title, detail=detail, about="tribe", seat=seat)
    home = 52 if tight else 67
    middle = height / 2
    title = voice.message("scene-hut", who=name, hut=inside(voice, tribe))
    panel.put(
        f"hut-{emblem}", 10, middle - home * 0.62, home, home * 50 / 56, id=f"hut_{seat + 1}", title=title, about="hut"
    )
    panel.box(20, middle + home * 0.14, 50, 24, "hut-chip")
    panel.put("gem", 26, middle + home * 0.14 + 4, 17, 15.5)
    hut = "?" if tribe.hut is None else str(tribe.hut)
    panel.label(hut, 56, middle + home * 0.14 + 18, "count small", id=f"hut_{seat + 1}_size")
    line = middle - 4 if tight else 34
    panel.label(short(name, 15), 90, line, "who")
    tags(panel, voice, yours, shaman, 90 + 11 * len(short(name, 15)) + 16, line - 15)
    size = 13 if tight else 16
    foot = line + 10
    title = voice.message("scene-supply", who=name, n=tribe.supply)
    panel.box(88, foot, NATIVES * size + 30, size * 1.5, id=f"supply_{seat + 1}", title=title, about="supply")
    natives(panel, voice, seat, tribe.supply, foot, size)
    panel.label(str(tribe.supply), 96 + NATIVES * size, foot + size * 1.1, "amount", id=f"supply_{seat + 1}_size")
    title = voice.message("scene-fan", who=name, n=tribe.hand_size)
    panel.put("icon-hand", 288, foot, 22, 22, id=f"fan_{seat + 1}", title=title, about="fan", state="of-ink")
    panel.label(str(tribe.hand_size), 314, foot + 17, "amount", id=f"fan_{seat + 1}_size")
    panel.label("", 328, line - 4, "clock", id=f"clock_{seat + 1}")
    if tight:
        haul(panel, voice, seat, tribe.taken, 248, foot + 3, 13, 36)
    elif tribe.taken:
        told = voice.message("scene-last-round")
        panel.label(told, 90, height - 14, "fine")
        haul(panel, voice, seat, tribe.taken, 94 + 6.9 * len(told), height - 27, 17, 110)
    return panel


@piece
def natives(panel: Panel, _: Voice, seat: int, n: int, y: float, size: float) -> None:
    """The natives that a tribe has left."""
    for k in range(NATIVES):
        there = k < n
        panel.put(
            f"native-{EMBLEMS[seat]}" if there else "native-gone", 89 + k * size, y, size, size * 34 / 24,
            id=f"supply_{seat + 1}_{k}", like=f"native_{seat}" if there else "", part=f"supply_{seat + 1}",
        )  # fmt: skip


def haul(
    panel: Panel, voice: Voice, seat: int, taken: list[TakenView], x: float, y: float, gem: float, width: float
) -> None:
    """The treasures that a tribe took last, side by side: each has come from its own island."""
    title = voice.message("scene-won", who=voice.name(seat))
    step = min(gem, (width - gem) / max(1, len(taken) - 1))
    for k, treasure in enumerate(taken):
        own = f"won_{treasure.round}_{seat + 1}_{treasure.island + 1}"
        panel.put(
            "gem", x + k * step, y, gem, gem * 10 / 11, id=own, title=title, about="won", like="gem",
            home=f"island_{treasure.island + 1}", goes=f"hut_{seat + 1}",
        )  # fmt: skip


def tags(panel: Panel, voice: Voice, yours: bool, shaman: bool, x: float, y: float) -> None:
    """The Shaman's badge and, on your own plate, that it is you."""
    if yours:
        panel.box(x, y, 38, 20, "tag-you")
        panel.label(voice.message("scene-you"), x + 19, y + 14.5, "tag-word")
        x += 44
    if shaman:
        panel.box(x, y, 26, 20, "tag-shaman")
        panel.put("icon-shaman", x + 5, y + 2, 16, 16, title=voice.message("shaman"), about="shaman")


def inside(voice: Voice, tribe: TribeView) -> str:
    """What can be seen of a hut."""
    return voice.message("scene-hut-closed") if tribe.hut is None else voice.message("scene-hut-open", n=tribe.hut)


def summary(voice: Voice, seat: int, tribe: TribeView) -> str:
    """A player in one sentence, for those who do not see the plate."""
    hut, won = inside(voice, tribe), len(tribe.taken)
    return voice.message(
        "scene-plate", who=voice.name(seat), supply=tribe.supply, hand=tribe.hand_size, hut=hut, won=won
    )


def score(voice: Voice, tribe: TribeView) -> str:
    """The Respect of a tribe as far as it can be seen, and where it comes from (rules 7.1)."""
    natives = SUPPLY_POINTS * tribe.supply
    if tribe.hut is None:
        return voice.message("scene-score-closed", natives=natives)
    treasures = TREASURE_POINTS * tribe.hut
    return voice.message("scene-score", n=treasures + natives, treasures=treasures, natives=natives)


@remembered
def piles(voice: Voice, pile: int, discards: list[str], emblem: int, x: float, y: float, view_name: str = "") -> Panel:
    """Draw pile, discard pile, and what treasures and natives are worth."""
    panel = Panel("piles", 336, 128, x=x, y=y, view=view_name)
    for k in (2, 1, 0):
        title, part = ("", "pile_0") if k else (voice.message("scene-pile"), "")
        about = "" if k else "pile"
        panel.put("card-back", 2 + 2 * k, 30 + 2 * k, 50, 70, id=f"pile_{k}", title=title, about=about, part=part)
    panel.label(str(pile), 64, 64, "big", id="pile_size")
    panel.label(voice.message("scene-to-draw"), 64, 82, "pile")
    if discards:
        top = BY_NAME[discards[-1]]
        title = voice.message("scene-discards", card=voice.message(f"card-{top.slug}"))
        panel.put(face(top), 112, 30, 50, 70, id="discards", title=title, about="discards")
    else:
        title = voice.message("scene-no-discards")
        panel.put("spot", 112, 30, 50, 70, id="discards", title=title, about="discards", state="faint of-lagoon")
    panel.label(str(len(discards)), 171, 64, "big", id="discards_size")
    panel.label(voice.message("scene-discarded"), 171, 82, "pile")
    worth = voice.message("scene-worth", treasure=TREASURE_POINTS, native=SUPPLY_POINTS)
    panel.box(242, 22, 98, 84, "worth", title=worth, about="worth")
    panel.put("icon-respect", 249, 27, 20, 20)
    panel.label(voice.message("scene-respect"), 273, 43, "worth-head")
    panel.put("gem", 246, 53, 20, 18)
    panel.label(voice.message("scene-in-hut"), 269, 67, "worth-line")
    panel.label(str(TREASURE_POINTS), 331, 68, "count small")
    panel.put(f"native-{EMBLEMS[emblem]}", 248, 76, 16, 22.7)
    panel.label(voice.message("scene-in-supply"), 269, 92, "worth-line")
    panel.label(str(SUPPLY_POINTS), 331, 93, "count small")
    return panel


def cards_in_hand(
    panel: Panel, voice: Voice, names: list[str], layout: Layout, at: Sequence[Point], card: float
) -> None:
    """Your cards, each with the tab of the turn it needs: left for the sky, right for the tide."""
    for i, (name, (x, y)) in enumerate(zip(names, at, strict=True)):
        kind = BY_NAME[name]
        turned = layout.needs(kind)
        again = names[:i].count(name)
        own = f"hand_{kind.slug}" + (f"~{again + 1}" if again else "")
        card_in_hand(panel, voice, name, own, turned, explain(voice, layout, kind, "scene-not-played"), x, y, card)


@piece
def card_in_hand(
    panel: Panel, voice: Voice, name: str, own: str, turned: str, told: str, x: float, y: float, card: float
) -> None:
    """One of your cards, with the tab of the turn it needs and what is told of it."""
    kind = BY_NAME[name]
    tab = x + card * (0.04 if turned == "sky" else 0.5)
    panel.put(f"tab-{turned}", tab, y - card * 0.265, card * 0.46, card * 0.28, part=own)
    panel.put(
        "shade " + face(kind), x, y, card, card * 1.4,
        id=own, title=voice.message(f"card-{kind.slug}"), detail=told,
        about="hand", like=f"card_{kind.slug}", state="in-hand", home="pile_0", goes="discards", flips=True,
    )  # fmt: skip


def cards_of_reader(view: CostaRuanaView) -> list[str] | None:
    """Your cards; a guest has none."""
    return view.tribes[view.reader].hand if view.reader >= 0 else None


@remembered
def hand(voice: Voice, names: list[str] | None, layout: Layout) -> Panel:
    """Your hand in its tray."""
    panel = Panel("hand", 484, 142, x=592, y=646, title=voice.message("hand"))
    panel.box(0, 0, 484, 260, "tray")
    if names is None:
        panel.label(voice.message("scene-guest"), 242, 78, "tray-line mid")
        return panel
    panel.label(voice.message("scene-your-hand"), 16, 50, "tray-head")
    for k, turned in enumerate(TURNS):
        panel.put(f"token-{turned}", 16, 62 + k * 26, 20, 20)
        panel.label(voice.message(f"scene-tab-{turned}"), 42, 76 + k * 26, "tray-line")
    xs, card = fan(len(names), 136, 344, 81)
    cards_in_hand(panel, voice, names, layout, [(x, 137 - card * 1.4) for x in xs], card)
    return panel


@remembered
def tall_hand(voice: Voice, names: list[str] | None, layout: Layout) -> Panel:
    """The hand of a phone: large cards in rows of two."""
    cards = names or []
    panel = Panel("hand", 390, 60 + max(1, -(-len(cards) // 2)) * 252, view="hand", title=voice.message("hand"))
    panel.label(voice.message("scene-guest" if names is None else "scene-your-hand"), 20, 30, "tray-head large")
    at = [(38 + k % 2 * 165, 86 + k // 2 * 252) for k in range(len(cards))]
    cards_in_hand(panel, voice, cards, layout, at, 148)
    return panel


@remembered
def gutter(voice: Voice, layout: Layout, tribes: list[TribeView], asked: list[bool], reader: int) -> Panel:
    """Names and numbers of the seats at the left of the phone's rows."""
    row = layout.row
    panel = Panel("gutter", TALL.gutter, TALL.head + TALL.rows)
    low = row < 70
    for seat, tribe in enumerate(tribes):
        y = layout.top(seat)
        supply = (f"native_{seat}",) * tribe.supply
        panel.box(
            2, y + 4, 66, row - 8, id=f"seat_{seat + 1}", title=summary(voice, seat, tribe),
            detail=score(voice, tribe), about="tribe", holds=supply,
        )  # fmt: skip
        wide, high = (29, 26) if low else (31, 28)
        title = voice.message("scene-hut", who=voice.name(seat), hut=inside(voice, tribe))
        own = f"hut_{seat + 1}"
        panel.put(f"hut-{EMBLEMS[seat]}", 7, y + 6, wide, high, id=own, title=title, about="hut")
        haul(panel, voice, seat, tribe.taken, 9, y + 6 + high - 8, 10, wide - 2)
        name = voice.message("scene-you") if seat == reader else short(voice.name(seat), 8)
        panel.label(name, 8, y + row - (9 if low else 32), "name low" if low else "name")
        x, foot = (40.0, y + 31) if low else (7.0, y + row - 8)
        panel.put(f"native-{EMBLEMS[seat]}", x, foot - 20, 14, 20)
        panel.label(str(tribe.supply), x + 16, foot - 3, "number", id=f"supply_{seat + 1}_size")
        if not low:
            panel.put("icon-hand", 39, foot - 17, 17, 17, state="of-ink")
            panel.label(str(tribe.hand_size), 57, foot - 3, "number", id=f"fan_{seat + 1}_size")
        if asked[seat]:
            flag = voice.message("scene-turn", who=voice.name(seat))
            top, wide, high = (30, 22, 26) if low else (5, 27, 32)
            panel.put("flag-turn", 44, y + top, wide, high, title=flag, about="turn")
    return panel
