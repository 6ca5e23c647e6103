"""Saying what happens at a table, to one reader, in one language."""

from collections.abc import Sequence

from atoll.kernel.game import Game, Named
from atoll.kernel.moves import Move
from atoll.kernel.notes import Event, Note
from atoll.kernel.scene import Panel
from atoll.kernel.state import GUEST, State

from .catalogue import catalogue


class Speaker:
    """Turns notes into sentences: it knows the game, the language and the names at the table."""

    def __init__(self, game: Game, language: str = "en", names: Sequence[str] = ()) -> None:
        self.game = game
        self.words = catalogue(language, game.folder)
        self.names = list(names)
        self.drawn: dict[bytes, Panel] = {}
        self._things: dict[tuple[str, int], str | int] = {}

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
        return self.words.say(move.verb.name, **self._blanks(move.verb, move.values))

    def prompt(self, state: State, seat: int) -> str:
        """What a seat is asked now, or that it has to wait."""
        question = state.question(seat) if seat != GUEST else None
        if question is None:
            return self.words.say("nothing-to-do")
        note = question.prompt
        return self.words.say(note.name, **self._blanks(note, question.blanks(state, seat)))

    def tell(self, event: Event, reader: int) -> str:
        """A line of the log for one reader; what is secret is left out for the others."""
        note = event.note
        hidden = note.secret and reader != event.seat
        blanks = self._blanks(note, event.values, hidden=hidden)
        name = f"{note.name}-hidden" if hidden else note.name
        return self.words.say(name, who=self.name(event.seat), **blanks)

    def refusal(self, state: State, event: Event) -> str:
        """Why a word cannot be said now."""
        blanks = self._blanks(event.note, event.values)
        return self.words.say(event.note.name, asked=self.prompt(state, event.seat), **blanks)

    def thing(self, kind: str, value: int) -> str | int:
        """How a number of this kind is read; a table speaks of the same few things."""
        found = self._things.get((kind, value))
        if found is None:
            found = self._things[kind, value] = self._read(kind, value)
        return found

    def _read(self, kind: str, value: int) -> str | int:
        if kind == "seat":
            return self.name(value)
        reading = self.game.kinds[kind]
        if isinstance(reading, Named):
            return self.words.say(reading(value))
        return reading(value)

    def _blanks(self, note: Note, values: Sequence[int], hidden: bool = False) -> dict[str, str | int]:
        return {
            name: self.thing(kind, value)
            for (name, kind, secret), value in zip(note.blanks, values, strict=False)
            if not (secret and hidden)
        }
