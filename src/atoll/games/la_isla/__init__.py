"""La Isla: explorers surround rare animals on an island of many faces, 2 to 4 players."""

from pathlib import Path
from typing import TYPE_CHECKING

from atoll.kernel.game import About, Game, Named, Option, count, later, one_based

from .geometry import slug
from .rules.audit import audit
from .rules.components import ANIMALS, COLOURS, DECKS, PRINTED, RATES, RINGS, SEATS, TERRAINS
from .rules.gist import gist
from .rules.scoring import outcome
from .rules.setup import setup
from .rules.state import LaIsla
from .rules.value import WORTH
from .rules.words import LEXICON

if TYPE_CHECKING:  # views bring msgspec along, and who wants rules alone looks at none
    from .face.view import LaIslaView

LA_ISLA: "Game[LaIsla, LaIslaView]" = Game(
    name="la-isla",
    title="La Isla",
    seats=SEATS,
    rules=1,
    lexicon=LEXICON,
    setup=setup,
    outcome=outcome,
    view=later(f"{__name__}.face.view:look"),
    worth=WORTH,
    audit=audit,
    folder=Path(__file__).parent,
    kinds={
        "n": count,
        "slot": one_based,
        "space": one_based,
        "ring": Named(tuple(f"ring-{name}" for name in RINGS)),
        "colour": Named(tuple(f"colour-{name}" for name in COLOURS)),
        "terrain": Named(tuple(f"terrain-{name}" for name in TERRAINS)),
        "animal": Named(tuple(f"animal-{name}" for name in ANIMALS)),
        "short": Named(tuple(f"short-{name}" for name in ANIMALS)),
        "function": Named(tuple(f"function-{slug(printed.id)}" for printed in PRINTED)),
    },
    check=later(f"{__name__}.check:check"),
    draw=later(f"{__name__}.face.terminal:draw"),
    stage=later(f"{__name__}.face.scene:stage"),
    tablet=later(f"{__name__}.face.scene:tablet"),
    targets=later(f"{__name__}.face.scene:targets"),
    gist=gist,
    observer=later(f"{__name__}.rules.observe:LaIslaObserver"),
    about=About(minutes=60, weight="medium", usual_seats=3),
    options=(Option("cards", tuple(DECKS)), Option("leftovers", tuple(RATES))),
)
