"""Where everything lies on the table of Arnak, for wide and for narrow screens."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from atoll.kernel.moves import Move
from atoll.scene import Page, Panel, Scene, Verb, Voice, remembered

from ..rules.components import ASSISTANTS, BONUSES, CARDS, GUARDIANS, PLACES, RESOURCES, SPACES, TEMPLE_STACKS
from ..rules.words import (
    OPTIONS,
    SLOT_EFFECTS,
    AssistantWord,
    BuyTemple,
    CardWord,
    Choose,
    Claim,
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
from . import player_board
from .island import card_row, island, market, research, supply, track
from .phone import tall_pages, tall_panels
from .player_board import me
from .rival import rival
from .tray import offer
from .view import ArnakView

LIES: Final = {
    "buy": "row", "take": "row", "keep": "drawn", "return": "drawn", "exile": "area", "resolve": "area",
    "resolve-pass": "area", "recruit": "supply", "borrow": "supply", "rescue": "rescue",
}  # fmt: skip
"""Where the cards and assistants lie that a word is about; the other words are about one's own."""

GAINS: Final = {"draw": "deck", "exile": "exile", "item": "item_deck"}
"""What one points at to choose an effect that is no token; for travel there is nothing to point at."""

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
    return [f"{LIES.get(move.verb.name.removeprefix('do-'), 'hand')}_{CARDS[move.card].name}"]


def _assistant(move: AssistantWord) -> list[str]:
    return [f"{LIES.get(move.verb.name.removeprefix('do-'), 'mine')}_{ASSISTANTS[move.assistant].name}"]


def _choose(move: Choose) -> list[str]:
    option = OPTIONS[move.option]
    thing = f"token_{option}" if option in RESOURCES else GAINS.get(option)
    return [] if thing is None else [thing]


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
    FillSlot: lambda move: [f"slot_{SLOT_EFFECTS[move.effect]}"],
    Choose: _choose,
    Claim: lambda move: [f"claim_{BONUSES[move.bonus]}"],
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
    if wide:
        return framed(view, voice, (1440, 836), wide_panels(view, voice))
    return framed(view, voice, (390, 560), tall_panels(view, voice), tall_pages(voice))


def framed(
    view: ArnakView, voice: Voice, size: tuple[float, float], panels: list[Panel], pages: Sequence[Page] = ()
) -> Scene:
    """Panels as a scene, with the round and the kinds of actions."""
    heading = voice.message("scene-round-of", round=view.round, rounds=view.rounds)
    verbs = [
        Verb(voice.message(f"verb-{name}"), names, symbol, voice.detail(f"verb-{name}", "ask"))
        for name, (symbol, names) in VERBS.items()
    ]
    return Scene(*size, panels, heading=heading, verbs=verbs, pages=list(pages))


@remembered
def ground(_: Voice) -> Panel:
    """The table under everything."""
    panel = Panel("ground", 1440, 836)
    panel.put("table", -360, -200, 2160, 1350)
    return panel


def wide_panels(view: ArnakView, voice: Voice) -> list[Panel]:
    """Row above, map and track in the middle, what is yours below, players at the right."""
    panels = [
        ground(voice),
        market(voice, card_row(view)).at(8, 8),
        island(voice, view.side, len(view.players), view.places).at(8, 194),
        track(voice, research(view)).at(564, 194),
        supply(voice, view.side, view.temple, view.supply).at(1030, 194),
        player_board.board(voice, max(view.reader, 0), me(view)).at(8, 650),
        player_board.hand(view, voice).at(496, 646),
    ]
    y = 8.0
    if view.rival is not None:
        panels.append(rival(voice, view.rival).at(1164, y))
        y += panels[-1].h + 6
    for panel in player_board.plates(view, voice):
        panels.append(panel.at(1164, y))
        y += panel.h + 6
    laid_out = offer(view, voice)
    panels += [] if laid_out is None else [laid_out.at(8, 194)]
    return [*panels, Panel("log", 268, 828 - y, x=1164, y=y)]
