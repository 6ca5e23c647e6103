"""Where everything lies on the table of La Isla, for wide and for narrow screens."""

from typing import Final

import msgspec

from atoll.kernel.moves import Move
from atoll.kernel.scene import Panel, Scene, Voice, remembered

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
from .island import HALF, centred, island
from .view import LaIslaView, PlayerView

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


def mine(view: LaIslaView) -> PlayerView | None:
    """The reader as a player; a guest is none."""
    return view.players[view.reader] if view.reader >= 0 else None


def chart(view: LaIslaView, voice: Voice, points: list[int]) -> Panel:
    return island(voice, view.reader, len(view.players), view.spaces, view.regions, points)


def plates(view: LaIslaView, voice: Voice) -> list[Panel]:
    """All players, you first; what only the reader of a plate knows of it is not shown there."""
    return [
        desk.plate(voice, seat, public(view.players[seat]), seat == view.first, seat != view.reader)
        for seat in seats_from_reader(view)
    ]


def public(player: PlayerView) -> PlayerView:
    """A player as everybody sees them, so that one drawing serves all."""
    return msgspec.structs.replace(player, hand=None, plan=None)


def wide_panels(view: LaIslaView, voice: Voice) -> list[Panel]:
    """Tracks, your things and your hand at the left, the island in the middle, players at the right."""
    seat, me = view.reader, mine(view)
    points = [player.points for player in view.players]
    panels = [
        sea(voice),
        at(chart(view, voice, points), 744 - 376, 19, 752 / (2 * HALF)),
        at(desk.tracks(voice, view.markers, view.end_sum, seat, me.animals if me else []), 12, 10),
    ]
    if me:
        panels += [
            at(ground(voice, seat), 11, 316),
            at(desk.purse(voice, seat, me.resources, me.supply), 20, 327, 0.955),
            at(desk.holder(voice, seat, me.slots, me.plan or [], view.step), 20, 381, 0.955),
        ]
    hand = me.hand if me else None
    top = view.discards[-1] if view.discards else None
    panels += [
        at(desk.hand(voice, hand), 10, 574, 0.94 if len(hand or []) > 3 else 1),
        at(desk.deck(voice, view.pile, len(view.discards), top), 994, 682),
    ]
    y = 10.0
    for panel in plates(view, voice):
        panels.append(at(panel, 1126, y))
        y += panel.h + 8
    return [*panels, Panel("log", 300, 780 - y, x=1126, y=y)]


def tall_panels(view: LaIslaView, voice: Voice) -> list[Panel]:
    """A phone: scores, island, tracks, purse and, while planning, the hand under a smaller island."""
    seat, me = view.reader, mine(view)
    planning = bool(me and me.hand)
    side = 285.0 if planning else 382.0
    zoom = side / 748
    y = 48 + side
    panels = [
        at(chart(view, voice, []), 195 - HALF * zoom, 48 + side / 2 - HALF * zoom, zoom),
        *chips(view, voice),
        at(desk.mini_tracks(voice, view.markers, seat, me.animals if me else []), 0, y),
    ]
    if me:
        hand = desk.hand(voice, me.hand)
        panels += [
            at(desk.purse(voice, seat, me.resources, me.supply), 34, y + 80, 0.92),
            at(hand, 16, y + 122, 358 / 412) if planning else at(hand, 40, y + 88, 0.75),
            at(ground(voice, seat), 20, 12, 1, "hand"),
            at(desk.holder(voice, seat, me.slots, me.plan or [], view.step), 29, 77, 0.955, "hand"),
        ]
    top = 10.0
    for panel in plates(view, voice):
        panels.append(at(panel, 45, top, 1, "players"))
        top += panel.h + 8
    return panels


@remembered
def sea(_: Voice) -> Panel:
    """The chart that the table is printed on: ship and rose in the corners that the round island leaves free."""
    panel = Panel("sea", 1440, 790)
    panel.box(744 - 396, 395 - 396, 792, 792, "shallows")
    centred(panel, "rose", 1072, 62, 0.86)
    centred(panel, "ship", 412, 56, 0.8)
    return panel


@remembered
def ground(_: Voice, seat: int) -> Panel:
    """What lies under everything that is yours, with a cap in your colour."""
    panel = Panel("ground", 350, 246)
    panel.box(1, 1, 348, 60, "seat-colour", seat=seat)
    panel.box(1, 12, 348, 233, "plate")
    return panel


def chips(view: LaIslaView, voice: Voice) -> list[Panel]:
    """The scores at the top of a phone, a panel for each seat, so that it is seen whose turn it is."""
    w = (390 - 20) / len(view.players)  # with room at the left for the flag of whose turn it is
    return [
        chip(voice, seat, public(view.players[seat]), 17 + i * w, w - 3)
        for i, seat in enumerate(seats_from_reader(view))
    ]


@remembered
def chip(voice: Voice, seat: int, player: PlayerView, x: float, w: float) -> Panel:
    panel = Panel(f"chip-{seat + 1}", w, 41, x=x, y=4, seat=seat)
    title = voice.say("scene-points", who=voice.name(seat), n=player.points)
    animals = [f"tile_{animal}" for animal, n in zip(ANIMALS, player.animals, strict=True) for _ in range(n)]
    things = [*[f"explorer_{seat}"] * player.supply, *animals]
    panel.box(0, 0, w, 41, "plate", id=f"seat_{seat + 1}", title=title, seat=seat, holds=things)
    centred(panel, f"explorer-{seat + 1}", 19, 20, 0.82)
    panel.say(str(player.points), w - 10, 28, "score small", id=f"points_{seat + 1}")
    return panel
