"""The sentences of one game in one language, with marks where names go: so that all tables share them."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from atoll.kernel.game import Game, Named
from atoll.kernel.notes import Note
from atoll.kernel.tasks import TABLE
from atoll.scene import Drawings

from .catalogue import REMEMBERED, catalogue

MARKS: Final = [chr(0xE000 + seat) for seat in range(16)]
"""What stands for the name of a seat: signs that no language uses."""

Said = tuple[str | int, ...]
"""A message, the names of its blanks, and what they are filled with."""
SAID: Final = 1 << 14


class Phrases:
    """Fills notes in, all but the names. Tables say the same few things, and resolving a message takes its time."""

    def __init__(self, game: Game, language: str) -> None:
        self.catalogue = catalogue(language, game.folder)
        self.fill = lru_cache(REMEMBERED)(self._fill)
        self.thing = cache(self._thing)
        self.drawn = Drawings()  # panels in these words
        self.said: dict[Said, str] = {}  # messages as they were said at some table: a drawing has hundreds
        self._kinds = game.kinds

    def blanks(self, note: Note, values: Sequence[int], hidden: bool = False) -> dict[str, str | int]:
        """What the values of a note are read as; what is secret is left out if it is to stay hidden."""
        return {
            name: self.thing(kind, value)
            for (name, kind, secret), value in zip(note.blanks, values, strict=False)
            if not (secret and hidden)
        }

    def remember(self, key: Said, text: str) -> None:
        """Keep what was said; when it is too much, begin anew."""
        if len(self.said) >= SAID:
            self.said.clear()
        self.said[key] = text

    def _fill(self, note: Note, values: Sequence[int], who: int = TABLE, hidden: bool = False) -> str:
        """A note about somebody, in words."""
        name = f"{note.name}-hidden" if hidden else note.name
        return self.catalogue.message(name, who=self.thing("seat", who), **self.blanks(note, values, hidden))

    def _thing(self, kind: str, value: int) -> str | int:
        if kind == "seat":
            return self.catalogue.message("table-name") if value < 0 else MARKS[value]
        reading = self._kinds[kind]
        if isinstance(reading, Named):
            return self.catalogue.message(reading(value))
        return reading(value)


@cache
def phrases(game: Game, language: str) -> Phrases:
    """The one collection of a game in a language."""
    return Phrases(game, language)
