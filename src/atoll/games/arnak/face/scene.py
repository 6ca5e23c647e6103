"""Where everything lies on the table of Arnak, for wide and for narrow screens."""

from collections.abc import Callable
from typing import Any, Final

from atoll.kernel.moves import Move
from atoll.kernel.scene import Panel, Scene, Verb, Voice

from ..rules.components import ASSISTANTS, CARDS, GUARDIANS, PLACES, RESOURCES, SPACES, TEMPLE_STACKS
from ..rules.words import (
    AssistantWord,
    BuyTemple,
    CardWord,
    Exchange,
    FillSlot,
    GuardianWord,
    Lead,
    PlaceWord,
    Relocate,
    Research,
    SpaceWord,
    Upgrade,
)
from . import own
from .island import Island, market, shelves, supply, track
from .view import ArnakView

FROM_ROW: Final = ("buy", "take")
FROM_DRAWN: Final = ("keep", "return")
NOWHERE: Final = ("resolve", "resolve-pass", "rescue")
"""Words about things that do not lie on the table when they are asked for; they are chosen by name."""

TOUR: Final = ["board", "hand", "map", "track", "market"]
VERBS: Final[dict[str, tuple[str, list[str]]]] = {
    "dig": ("dig", ["do-dig"]),
    "discover": ("e_exploration", ["do-discover"]),
    "overcome": ("overcome", ["do-overcome"]),
    "research": ("research", ["do-research-glass", "do-research-notebook", "do-temple"]),
    "buy": ("buy", ["do-buy"]),
    "play": ("to_play", ["do-play", "do-pass-with"]),
    "use": ("bolt", ["do-use", "do-boon", "do-slot"]),
}


def _card(move: CardWord) -> list[str]:
    verb, name = move.verb.name.removeprefix("do-"), CARDS[move.card].name
    if verb in NOWHERE:
        return []
    if verb in FROM_ROW:
        return [f"row_{name}"] if verb == "buy" else []
    if verb in FROM_DRAWN:
        return [f"drawn_{name}"]
    return [f"area_{name}"] if verb == "exile" else [f"hand_{name}"]


def _assistant(move: AssistantWord) -> list[str]:
    verb, name = move.verb.name.removeprefix("do-"), ASSISTANTS[move.assistant].name
    if verb in NOWHERE:
        return []
    return [f"supply_{name}"] if verb in ("recruit", "borrow") else [f"mine_{name}"]


def _place(move: PlaceWord) -> list[str]:
    kind = "guardian" if move.verb.name == "do-overcome" else "place"
    return [f"{kind}_{PLACES[move.place].name}"]


POINTED: Final[dict[type[Move], Callable[[Any], list[str]]]] = {
    CardWord: _card,
    AssistantWord: _assistant,
    PlaceWord: _place,
    SpaceWord: lambda move: [f"space_{SPACES[move.space].name}"],
    Relocate: lambda move: [f"space_{SPACES[move.origin].name}", f"space_{SPACES[move.goal].name}"],
    Lead: lambda move: [f"guardian_{PLACES[move.origin].name}", f"place_{PLACES[move.goal].name}"],
    Research: lambda move: [f"step_{move.goal}"],
    BuyTemple: lambda move: [f"temple_{TEMPLE_STACKS[move.stack]}"],
    Exchange: lambda move: [f"mine_{ASSISTANTS[move.own].name}", f"supply_{ASSISTANTS[move.other].name}"],
    GuardianWord: lambda move: [f"boon_{GUARDIANS[move.guardian].name}"],
    FillSlot: lambda move: [f"slot_{move.text.split(' ')[1]}"],
    Upgrade: lambda move: [f"token_{RESOURCES[move.resource]}"],
}


def targets(move: Move) -> list[str]:
    """The things one points at to make a move, in order."""
    for kind in type(move).__mro__:
        if kind in POINTED:
            return POINTED[kind](move)
    return []


def stage(view: ArnakView, voice: Voice, wide: bool) -> Scene:
    """What one reader sees."""
    panels = wide_panels(view, voice) if wide else tall_panels(view, voice)
    heading = voice.say("scene-round-of", round=view.round, rounds=view.rounds)
    verbs = [Verb(voice.say(f"verb-{name}"), names, symbol) for name, (symbol, names) in VERBS.items()]
    return Scene(1440 if wide else 390, 836 if wide else 684, panels, heading=heading, verbs=verbs, tour=TOUR)


def at(panel: Panel, x: float, y: float, zoom: float = 1, view: str = "") -> Panel:
    """The same panel at a place of the scene."""
    return Panel(panel.name, panel.w, panel.h, x, y, zoom, view, panel.seat, panel.title, panel.sprites)


def others_first(view: ArnakView) -> list[int]:
    """In order of play, the reader last: their own things lie on the table."""
    seats = [(view.first + place) % len(view.players) for place in range(len(view.players))]
    return [*(seat for seat in seats if seat != view.reader), *(seat for seat in seats if seat == view.reader)]


def wide_panels(view: ArnakView, voice: Voice) -> list[Panel]:
    """Row above, map and track in the middle, what is yours below, players at the right."""
    ground = Panel("ground", 1440, 836)
    ground.put("table", -360, -200, 2160, 1350)
    panels = [
        ground,
        at(market(view, voice), 8, 8),
        at(Island(view, voice).draw(), 8, 194),
        at(supply(view, voice), 1030, 194),
        at(track(view, voice), 564, 194),
        at(own.board(view, voice), 8, 650),
        at(own.hand(view, voice), 496, 646),
    ]
    y = 8.0
    if view.rival is not None:
        panels.append(at(own.rival(view, voice), 1164, y))
        y += 98
    for seat in others_first(view):
        panel = own.plate(view, voice, seat)
        panels.append(at(panel, 1164, y))
        y += panel.h + 6
    return [*panels, Panel("log", 268, 828 - y, x=1164, y=y)]


def tall_panels(view: ArnakView, voice: Voice) -> list[Panel]:
    """A phone: map and track one above the other, then your things; the row, hand and players have their own tabs."""
    zoom = 390 / 548
    panels = [
        at(Island(view, voice).draw(), 0, 0, zoom),
        at(track(view, voice), 0, 322, 268 / 466),
        at(supply(view, voice), 272, 322, 118 / 146),
        at(own.board(view, voice), 0, 584, 268 / 480),
        at(shelves(view, voice), 0, 0, 1, "hand"),
        at(own.hand(view, voice, 390), 0, 386, 1, "hand"),
    ]
    y = 10.0
    if view.rival is not None:
        panels.append(at(own.rival(view, voice), 61, y, 1, "players"))
        y += 98
    for seat in others_first(view):
        panel = own.plate(view, voice, seat)
        panels.append(at(panel, 61, y, 1, "players"))
        y += panel.h + 6
    return panels
