"""What the things on a table are: the sentence under a lens, and the rule behind it."""

from dataclasses import dataclass
from functools import cache

from atoll.kernel.game import Game

from .catalogue import catalogue

ABOUT = "about-"


@dataclass(frozen=True)
class Entry:
    """One kind of thing: what it is, in a sentence, and the paragraph that says so."""

    text: str
    rule: str


@cache
def glossary(game: Game, language: str) -> dict[str, Entry]:
    """All kinds of things of a game that a sprite may be `about`: its messages `about-…` with their `.rule`."""
    texts = catalogue(language, game.folder)
    return {
        name.removeprefix(ABOUT): Entry(texts.message(name), texts.detail(name, "rule")) for name in texts.names(ABOUT)
    }
