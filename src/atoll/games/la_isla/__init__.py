"""La Isla: explorers surround rare animals on an island of many faces, 2 to 4 players."""

from pathlib import Path

from atoll.kernel.game import Game, Named, Option, count, place

from .check import check
from .face.scene import stage, targets
from .face.terminal import draw
from .face.view import look
from .rules.audit import audit
from .rules.components import ANIMALS, COLOURS, DECKS, PRINTED, RATES, RINGS, TERRAINS
from .rules.scoring import outcome
from .rules.setup import setup
from .rules.value import WORTH
from .rules.words import LEXICON

LA_ISLA = Game(
    name="la-isla",
    title="La Isla",
    seats=range(2, 5),
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
        "slot": place,
        "space": place,
        "ring": Named(tuple(f"ring-{name}" for name in RINGS)),
        "colour": Named(tuple(f"colour-{name}" for name in COLOURS)),
        "terrain": Named(tuple(f"terrain-{name}" for name in TERRAINS)),
        "animal": Named(tuple(f"animal-{name}" for name in ANIMALS)),
        "short": Named(tuple(f"short-{name}" for name in ANIMALS)),
        "function": Named(tuple(f"function-{printed.id.replace('.', '-')}" for printed in PRINTED)),
    },
    check=check,
    draw=draw,
    stage=stage,
    targets=targets,
    options=(Option("cards", tuple(DECKS)), Option("leftovers", tuple(RATES))),
)
