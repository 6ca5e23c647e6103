"""Costa Ruana: chiefs send their natives for the pirates' treasure, 2 to 6 players."""

from pathlib import Path
from typing import TYPE_CHECKING

from atoll.kernel.game import About, Game, Named, Option, count, later, one_based

from .rules.audit import audit
from .rules.components import BACKGROUNDS, CARDS, CONDITIONS, SEATS
from .rules.gist import gist
from .rules.scoring import outcome
from .rules.setup import setup
from .rules.state import CostaRuana
from .rules.value import WORTH
from .rules.words import LEXICON

if TYPE_CHECKING:  # views bring msgspec along, and who wants rules alone looks at none
    from .face.view import CostaRuanaView

COSTA_RUANA: "Game[CostaRuana, CostaRuanaView]" = Game(
    name="costa-ruana",
    title="Costa Ruana",
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
        "island": one_based,
        "spot": one_based,
        "card": Named(tuple(f"card-{card.slug}" for card in CARDS)),
        "condition": Named(tuple(f"condition-{name}" for name in CONDITIONS)),
        "background": Named(tuple(f"background-{name}" for name in BACKGROUNDS)),
    },
    check=later(f"{__name__}.check:check"),
    draw=later(f"{__name__}.face.terminal:draw"),
    options=(Option("huts", ("closed", "open")),),
    stage=later(f"{__name__}.face.scene:stage"),
    tablet=later(f"{__name__}.face.scene:tablet"),
    targets=later(f"{__name__}.face.scene:targets"),
    observer=later(f"{__name__}.rules.observe:CostaRuanaObserver"),
    gist=gist,
    about=About(minutes=30, weight="light", usual_seats=4),
)
