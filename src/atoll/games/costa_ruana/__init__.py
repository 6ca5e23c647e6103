"""Costa Ruana: chiefs send their natives for the pirates' treasure, 2 to 6 players."""

from pathlib import Path

from atoll.kernel.game import Game, Named, Option, count, place

from .check import check
from .face.scene import stage, targets
from .face.terminal import draw
from .face.view import look
from .rules.audit import audit
from .rules.components import BACKGROUNDS, CARDS, CONDITIONS
from .rules.scoring import outcome
from .rules.setup import setup
from .rules.value import WORTH
from .rules.words import LEXICON

COSTA_RUANA = Game(
    name="costa-ruana",
    title="Costa Ruana",
    seats=range(2, 7),
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
        "island": place,
        "spot": place,
        "card": Named(tuple(f"card-{card.name.replace('/', '-')}" for card in CARDS)),
        "condition": Named(tuple(f"condition-{name}" for name in CONDITIONS)),
        "background": Named(tuple(f"background-{name}" for name in BACKGROUNDS)),
    },
    check=check,
    draw=draw,
    options=(Option("huts", ("closed", "open")),),
    stage=stage,
    targets=targets,
)
