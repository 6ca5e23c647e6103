"""Saying what happens at a table, to one reader, in one language."""

from collections.abc import Sequence

from atoll.kernel.game import Game
from atoll.kernel.moves import Move
from atoll.kernel.notes import Event
from atoll.kernel.scene import Panel
from atoll.kernel.state import GUEST, State

from .phrases import MARKS, phrases


class Speaker:
    """Turns notes into sentences: it knows the game, the language and the names at the table."""

    def __init__(self, game: Game, language: str = "en", names: Sequence[str] = ()) -> None:
        self.game = game
        self.phrases = phrases(game, language)
        self.words = self.phrases.words
        self.names = list(names)
        self.drawn: dict[bytes, Panel] = {}
        self._marked = [(MARKS[seat], self.name(seat)) for seat in range(len(names) or game.seats[-1])]

    def say(self, name: str, /, **blanks: str | int) -> str:
        """A message of the catalogue."""
        return self.words.say(name, **blanks)

    def detail(self, name: str, attribute: str, /) -> str:
        """The longer text of a thing with a short name."""
        return self.words.detail(name, attribute)

    def name(self, seat: int) -> str:
        """What the table calls a seat."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.words.say("seat-name", n=seat + 1) if seat != GUEST else self.words.say("table-name")

    def label(self, move: Move) -> str:
        """A move as a short label: "Place on island 3"."""
        return self._named(self.phrases.fill(move.verb, move.values))

    def prompt(self, state: State, seat: int) -> str:
        """What a seat is asked now, or that it has to wait."""
        question = state.question(seat) if seat != GUEST else None
        if question is None:
            return self.words.say("nothing-to-do")
        return self._named(self.phrases.fill(question.prompt, question.blanks(state, seat)))

    def tell(self, event: Event, reader: int) -> str:
        """A line of the log for one reader; what is secret is left out for the others."""
        hidden = event.note.secret and reader != event.seat
        return self._named(self.phrases.fill(event.note, event.values, event.seat, hidden))

    def refusal(self, state: State, event: Event) -> str:
        """Why a word cannot be said now."""
        blanks = self.phrases.blanks(event.note, event.values)
        return self._named(self.words.say(event.note.name, asked=self.prompt(state, event.seat), **blanks))

    def thing(self, kind: str, value: int) -> str | int:
        """How a number of this kind is read."""
        return self.name(value) if kind == "seat" else self.phrases.thing(kind, value)

    def _named(self, phrase: str) -> str:
        """A phrase with the names at this table."""
        for mark, name in self._marked:
            phrase = phrase.replace(mark, name)
        return phrase
