"""Lost Ruins of Arnak: explorers dig, discover, research and meet guardians, 1 to 4 players."""

from pathlib import Path

from atoll.kernel.game import Game, Named, Option, count

from .check import check
from .face.scene import stage, targets
from .face.terminal import draw
from .face.view import look
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
from .rules.rival import RIVAL_TILES
from .rules.scoring import outcome
from .rules.setup import setup
from .rules.value import WORTH
from .rules.words import LEXICON, OPTIONS, SLOT_EFFECTS


def resource(value: int) -> str:
    """The key of a resource, by which messages choose their words."""
    return RESOURCES[value]


ARNAK = Game(
    name="arnak",
    title="Lost Ruins of Arnak",
    seats=range(1, 5),
    rules=1,
    lexicon=LEXICON,
    setup=setup,
    outcome=outcome,
    look=look,
    worth=WORTH,
    audit=audit,
    folder=Path(__file__).parent,
    kinds={
        "n": count,
        "resource": resource,
        "spot": count,
        "icon": Named(tuple(f"icon-{icon}" for icon in ICONS)),
        "card": Named(tuple(card.id.replace("_", "-") for card in CARDS)),
        "option": Named(tuple(f"choice-{option}" for option in OPTIONS)),
        "slot": Named(tuple(f"slot-{effect}" for effect in SLOT_EFFECTS)),
        "place": Named(tuple(f"place-{place.name}" for place in PLACES)),
        "space": Named(tuple(f"space-{space.name}" for space in SPACES)),
        "site": Named(tuple(SITE_NAMES)),
        "guardian": Named(tuple(f"guardian-{number + 1:02}" for number in range(len(GUARDIANS)))),
        "assistant": Named(tuple(f"assistant-{number + 1:02}" for number in range(len(ASSISTANTS)))),
        "idol": Named(tuple(f"idol-{idol}" for idol in IDOLS)),
        "bonus": Named(tuple(f"bonus-{bonus}" for bonus in BONUSES)),
        "stack": Named(tuple(f"temple-{stack}" for stack in TEMPLE_STACKS)),
        "tile": Named(tuple(f"rival-{tile.name}" for tile in RIVAL_TILES)),
    },
    check=check,
    draw=draw,
    stage=stage,
    targets=targets,
    options=(
        Option("temple", tuple(SIDES)),
        Option("start", ("summary", "printed"), seats=range(2, 5)),
        Option("rival", ("0", "1", "2", "3", "4", "5"), seats=range(1, 2)),
    ),
)
