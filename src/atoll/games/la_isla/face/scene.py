"""Where everything lies on the table of La Isla, for wide and for narrow screens."""

from typing import Final

import msgspec

from atoll.kernel.moves import Move
from atoll.scene import Panel, Scene, Voice, remembered

from ..geometry import HALF, SIZE
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
from . import side_panels
from .island import centred, island
from .view import LaIslaView, PlayerView

PLATE: Final = 374 / 300  # of a player, on a phone
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
    return framed(view, voice, (1440, 790) if wide else (390, 750 if mine_to_plan(view) else 660), panels)


def framed(view: LaIslaView, voice: Voice, size: tuple[float, float], panels: list[Panel]) -> Scene:
    """Panels as a scene, with where in the round we are."""
    heading = voice.message("round-number", round=view.round)
    steps = [voice.message(f"scene-step-{name}") for name in STEPS]
    return Scene(*size, panels, steps, view.step, heading)


def seats_from_reader(view: LaIslaView) -> list[int]:
    """You first, then clockwise."""
    count = len(view.players)
    return [(max(view.reader, 0) + place) % count for place in range(count)]


def mine(view: LaIslaView) -> PlayerView | None:
    """The reader as a player; a guest is none."""
    return view.players[view.reader] if view.reader >= 0 else None


def mine_to_plan(view: LaIslaView) -> bool:
    """Whether the reader has cards to plan with."""
    me = mine(view)
    return bool(me and me.hand)


def chart(view: LaIslaView, voice: Voice, points: list[int]) -> Panel:
    return island(voice, view.reader, len(view.players), view.spaces, view.regions, points)


def plates(view: LaIslaView, voice: Voice) -> list[Panel]:
    """All players, you first; what only the reader of a plate knows of it is not shown there."""
    return [
        side_panels.plate(voice, seat, public(view.players[seat]), seat == view.first, seat != view.reader)
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
        chart(view, voice, points).at(744 - 376, 19, 752 / SIZE[0]),
        side_panels.tracks(voice, view.markers, view.end_sum, seat, me.animals if me else []).at(12, 10),
    ]
    if me:
        panels += [
            ground(voice, seat).at(11, 316),
            side_panels.purse(voice, seat, me.resources, me.supply).at(20, 327, 0.955),
            side_panels.holder(voice, seat, me.slots, me.plan or [], view.step).at(20, 381, 0.955),
        ]
    hand = me.hand if me else None
    panels += [
        side_panels.hand(voice, hand).at(10, 574, 0.94 if len(hand or []) > 3 else 1),
        side_panels.deck(voice, view.pile, view.discards).at(994, 682),
    ]
    y = 10.0
    for panel in plates(view, voice):
        panels.append(panel.at(1126, y))
        y += panel.h + 8
    return [*panels, Panel("log", 300, 780 - y, x=1126, y=y)]


def tall_panels(view: LaIslaView, voice: Voice) -> list[Panel]:
    """A phone: scores, island, tracks, purse, and below them the hand or the supply."""
    seat, me = view.reader, mine(view)
    side = 382.0
    zoom = side / 748
    y = 48 + side
    panels = [
        chart(view, voice, []).at(195 - HALF * zoom, 48 + side / 2 - HALF * zoom, zoom),
        *chips(view, voice),
        side_panels.mini_tracks(voice, view.markers, seat, me.animals if me else []).at(0, y),
    ]
    if me:
        hand = side_panels.hand(voice, me.hand)
        panels += [
            side_panels.purse(voice, seat, me.resources, me.supply).at(10, y + 80, 1.05),
            hand.at(2, y + (126 if me.hand else 76), 0.94),
            ground(voice, seat).at(20, 12, 1, "hand"),
            side_panels.holder(voice, seat, me.slots, me.plan or [], view.step).at(29, 77, 0.955, "hand"),
        ]
        if me.hand:
            panels.append(Panel("cards", hand.w, hand.h, sprites=hand.sprites).at(2, 270, 0.94, "hand"))
    top = 10.0
    for panel in plates(view, voice):
        panels.append(panel.at(8, top, PLATE, "players"))
        top += panel.h * PLATE + 8
    return panels


TABLET: Final = (820, 955)
ISLAND: Final = 700


def tablet(view: LaIslaView, voice: Voice) -> Scene:
    """A tablet held upright: the island as wide as it can be, scores beside it, all that is yours and the log below."""
    seat, me = view.reader, mine(view)
    zoom = ISLAND / 748
    planning = bool(me and me.hand)
    panels = [chart(view, voice, []).at(ISLAND / 2 - HALF * zoom, 2 + ISLAND / 2 - HALF * zoom, zoom)]
    panels += [panel.at(704, 4 + 47 * i) for i, panel in enumerate(chips(view, voice, 112 * len(view.players) + 20))]
    panels += [
        side_panels.deck(voice, view.pile, view.discards).at(698, 560, 0.88),
        side_panels.mini_tracks(voice, view.markers, seat, me.animals if me else []).at(422, 706),
    ]
    if me:
        hand = side_panels.hand(voice, me.hand)
        held = side_panels.holder(voice, seat, me.slots, me.plan or [], view.step)
        panels += [
            side_panels.purse(voice, seat, me.resources, me.supply).at(12, 722, 1.1),
            hand.at(6, 788, 0.8) if planning else hand.at(336, 792, 0.66),
            held.at(342, 810, 0.68) if planning else held.at(6, 786, 0.93),
        ]
    x = 616 if me and not planning else 584 if me else 12
    panels.append(Panel("log", 814 - x, 163, x=x, y=788))
    return framed(view, voice, TABLET, panels)


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


def chips(view: LaIslaView, voice: Voice, width: float = 390) -> list[Panel]:
    """The scores at the top of a phone, a panel for each seat, so that it is seen whose turn it is."""
    w = (width - 20) / len(view.players)  # with room at the left for the flag of whose turn it is
    return [
        chip(voice, seat, public(view.players[seat]), 17 + i * w, w - 3)
        for i, seat in enumerate(seats_from_reader(view))
    ]


@remembered
def chip(voice: Voice, seat: int, player: PlayerView, x: float, w: float) -> Panel:
    panel = Panel(f"chip-{seat + 1}", w, 41, x=x, y=4, seat=seat)
    title = voice.message("scene-points", who=voice.name(seat), n=player.points)
    animals = [f"tile_{animal}" for animal, n in zip(ANIMALS, player.animals, strict=True) for _ in range(n)]
    things = (*[f"explorer_{seat}"] * player.supply, *animals)
    detail = side_panels.score(voice, player)
    panel.box(
        0, 0, w, 41, "plate", id=f"seat_{seat + 1}", title=title, detail=detail, about="score", seat=seat, holds=things
    )
    centred(panel, f"explorer-{seat + 1}", 19, 20, 0.82)
    panel.label(str(player.points), w - 10, 28, "score small", id=f"points_{seat + 1}")
    return panel
