"""Lost Ruins of Arnak: explorers dig, discover, research and meet guardians, 1 to 4 players."""

from pathlib import Path
from typing import TYPE_CHECKING

from atoll.kernel.game import About, Game, Named, Option, count, later

from .face.names import card_message, tile_message
from .rules.audit import audit
from .rules.components import (
    ASSISTANTS,
    BONUSES,
    CARDS,
    GUARDIANS,
    ICONS,
    IDOLS,
    PLACES,
    RESOURCES,
    SIDES,
    SITE_NAMES,
    SPACES,
    TEMPLE_STACKS,
)
from .rules.gist import gist
from .rules.rival import RIVAL_TILES
from .rules.scoring import outcome
from .rules.setup import setup
from .rules.state import Arnak
from .rules.value import WORTH
from .rules.words import GAINS, LEXICON, OPTIONS, SLOT_EFFECTS

if TYPE_CHECKING:  # views bring msgspec along, and who wants rules alone looks at none
    from .face.view import ArnakView


def resource(value: int) -> str:
    """The key of a resource, by which messages choose their words."""
    return RESOURCES[value]


ARNAK: "Game[Arnak, ArnakView]" = Game(
    name="arnak",
    title="Lost Ruins of Arnak",
    seats=range(1, 5),
    rules=2,
    lexicon=LEXICON,
    setup=setup,
    outcome=outcome,
    view=later(f"{__name__}.face.view:look"),
    worth=WORTH,
    audit=audit,
    folder=Path(__file__).parent,
    kinds={
        "n": count,
        "resource": resource,
        "spot": count,
        "icon": Named(tuple(f"icon-{icon}" for icon in ICONS)),
        "card": Named(tuple(card_message(card.name) for card in CARDS)),
        "option": Named(tuple(f"choice-{option}" for option in OPTIONS)),
        "gain": Named(tuple(f"gain-{gain}" for gain in GAINS)),
        "slot": Named(tuple(f"slot-{effect}" for effect in SLOT_EFFECTS)),
        "place": Named(tuple(f"place-{place.name}" for place in PLACES)),
        "space": Named(tuple(f"space-{space.name}" for space in SPACES)),
        "site": Named(tuple(SITE_NAMES)),
        "guardian": Named(tuple(tile_message(guardian.name) for guardian in GUARDIANS)),
        "assistant": Named(tuple(tile_message(assistant.name) for assistant in ASSISTANTS)),
        "idol": Named(tuple(f"idol-{idol}" for idol in IDOLS)),
        "bonus": Named(tuple(f"bonus-{bonus}" for bonus in BONUSES)),
        "stack": Named(tuple(f"temple-{stack}" for stack in TEMPLE_STACKS)),
        "tile": Named(tuple(f"rival-{tile.name}" for tile in RIVAL_TILES)),
    },
    check=later(f"{__name__}.check:check"),
    draw=later(f"{__name__}.face.terminal:draw"),
    stage=later(f"{__name__}.face.scene:stage"),
    tablet=later(f"{__name__}.face.upright:tablet"),
    targets=later(f"{__name__}.face.scene:targets"),
    gist=gist,
    observer=later(f"{__name__}.rules.observe:ArnakObserver"),
    about=About(minutes=90, weight="heavy", usual_seats=2),
    options=(
        Option("temple", tuple(SIDES)),
        Option("start", ("summary", "printed"), seats=range(2, 5)),
        Option("rival", ("0", "1", "2", "3", "4", "5"), seats=range(1, 2)),
    ),
)
