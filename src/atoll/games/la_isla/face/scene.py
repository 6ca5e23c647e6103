"""Where everything lies on the table of La Isla, for wide and for narrow screens."""

from typing import Final

from atoll.kernel.moves import Move
from atoll.kernel.scene import Panel, Scene, Voice

from ..rules.components import ANIMALS, COLOURS, RINGS
from ..rules.island import SPACES
from ..rules.words import (
    FillSlot,
    LiftExplorer,
    MoveMarker,
    Pay,
    PlaceExplorer,
    PlanCard,
    SwapResource,
    TakeResource,
)
from . import desk
from .island import HALF, Chart, centred
from .view import LaIslaView

TOUR: Final = ["island", "hand", "island", "tracks", "holder"]
STEPS: Final = ("plan", "a", "b", "c", "d")


def targets(move: Move) -> list[str]:
    """The things one points at to make a move, in order."""
    if isinstance(move, PlanCard):
        return [move.text.replace(" ", "_")]
    if isinstance(move, FillSlot):
        return [f"slot_{move.slot + 1}"]
    if isinstance(move, TakeResource):
        return [f"supply_{COLOURS[move.colour]}"]
    if isinstance(move, PlaceExplorer | LiftExplorer):
        space = SPACES[move.space]
        return [f"space_{RINGS[space.ring]}_{space.number + 1}"]
    if isinstance(move, Pay):
        return [f"cube_{COLOURS[colour]}" for colour in move.colours]
    if isinstance(move, MoveMarker):
        return [f"track_{ANIMALS[move.animal]}"]
    if isinstance(move, SwapResource):
        return [f"cube_{COLOURS[move.given]}", f"supply_{COLOURS[move.taken]}"]
    return []


def stage(view: LaIslaView, voice: Voice, wide: bool) -> Scene:
    """What one reader sees."""
    panels = wide_panels(view, voice) if wide else tall_panels(view, voice)
    heading = voice.say("round-number", round=view.round)
    steps = [voice.say(f"scene-step-{name}") for name in STEPS]
    return Scene(1440 if wide else 390, 790 if wide else 640, panels, steps, view.step, heading, tour=TOUR)


def at(panel: Panel, x: float, y: float, zoom: float = 1, view: str = "") -> Panel:
    """The same panel at a place of the scene."""
    return Panel(panel.name, panel.w, panel.h, x, y, zoom, view, panel.seat, panel.title, panel.sprites)


def seats_from_reader(view: LaIslaView) -> list[int]:
    """You first, then clockwise."""
    count = len(view.players)
    return [(max(view.reader, 0) + place) % count for place in range(count)]


def wide_panels(view: LaIslaView, voice: Voice) -> list[Panel]:
    """Tracks, your things and your hand at the left, the island in the middle, players at the right."""
    zoom = 752 / (2 * HALF)
    panels = [
        sea(),
        at(Chart(view, voice, ring=True).draw(), 744 - 376, 19, zoom),
        at(desk.tracks(view, voice), 12, 10),
    ]
    if view.reader >= 0:
        panels += [
            at(ground(view.reader), 11, 316),
            at(desk.purse(view, voice), 20, 327, 0.955),
            at(desk.holder(view, voice), 20, 381, 0.955),
        ]
    many = len(view.players[view.reader].hand or []) > 3 if view.reader >= 0 else False
    panels += [at(desk.hand(view, voice), 10, 574, 0.94 if many else 1), at(desk.deck(view, voice), 994, 682)]
    y = 10.0
    for seat in seats_from_reader(view):
        panel = desk.plate(view, voice, seat)
        panels.append(at(panel, 1126, y))
        y += panel.h + 8
    return [*panels, Panel("log", 300, 780 - y, x=1126, y=y)]


def tall_panels(view: LaIslaView, voice: Voice) -> list[Panel]:
    """A phone: scores, island, tracks, purse and, while planning, the hand under a smaller island."""
    planning = view.reader >= 0 and bool(view.players[view.reader].hand)
    side = 285.0 if planning else 382.0
    zoom = side / 748
    y = 48 + side
    panels = [
        at(Chart(view, voice, ring=False).draw(), 195 - HALF * zoom, 48 + side / 2 - HALF * zoom, zoom),
        *chips(view, voice),
        at(desk.mini_tracks(view, voice), 0, y),
    ]
    if view.reader >= 0:
        panels.append(at(desk.purse(view, voice), 34, y + 80, 0.92))
        panels.append(at(desk.hand(view, voice), 16, y + 122, 358 / 412 if planning else 0.4))
        if not planning:
            panels[-1] = at(desk.hand(view, voice), 40, y + 88, 0.75)
        panels.append(at(ground(view.reader), 20, 12, 1, "hand"))
        panels.append(at(desk.holder(view, voice), 29, 77, 0.955, "hand"))
    top = 10.0
    for seat in seats_from_reader(view):
        panel = desk.plate(view, voice, seat)
        panels.append(at(panel, 45, top, 1, "players"))
        top += panel.h + 8
    return panels


def sea() -> Panel:
    """The chart that the table is printed on: ship and rose in the corners that the round island leaves free."""
    panel = Panel("sea", 1440, 790)
    panel.box(744 - 396, 395 - 396, 792, 792, "shallows")
    centred(panel, "rose", 1072, 62, 0.86)
    centred(panel, "ship", 412, 56, 0.8)
    return panel


def ground(seat: int) -> Panel:
    """What lies under everything that is yours, with a cap in your colour."""
    panel = Panel("ground", 350, 246)
    panel.box(1, 1, 348, 60, "seat-colour", seat=seat)
    panel.box(1, 12, 348, 233, "plate")
    return panel


def chips(view: LaIslaView, voice: Voice) -> list[Panel]:
    """The scores at the top of a phone, a panel for each seat, so that it is seen whose turn it is."""
    w = (390 - 8) / len(view.players)
    return [chip(view, voice, seat, 5 + i * w, w - 3) for i, seat in enumerate(seats_from_reader(view))]


def chip(view: LaIslaView, voice: Voice, seat: int, x: float, w: float) -> Panel:
    panel = Panel(f"chip-{seat + 1}", w, 41, x=x, y=4, seat=seat)
    player = view.players[seat]
    title = voice.say("scene-points", who=voice.name(seat), n=player.points)
    animals = [f"tile_{animal}" for animal, n in zip(ANIMALS, player.animals, strict=True) for _ in range(n)]
    things = [*[f"explorer_{seat}"] * player.supply, *animals]
    panel.box(0, 0, w, 41, "plate", id=f"seat_{seat + 1}", title=title, seat=seat, holds=things)
    centred(panel, f"explorer-{seat + 1}", 19, 20, 0.82)
    panel.say(str(player.points), w - 10, 28, "score small", id=f"points_{seat + 1}")
    return panel
