"""Saying what happens at a table, to one reader, in one language."""

from collections.abc import Sequence

import msgspec

from atoll.kernel.game import Game
from atoll.kernel.moves import Move
from atoll.kernel.notes import Event
from atoll.kernel.state import GUEST, NOT_NOW, IllegalMove, State

from .phrases import MARKS, Said, phrases

NAMING = ("who", "by", "before")
"""The blanks of messages in which names stand."""


class Speaker:
    """Turns notes into sentences: it knows the game, the language and the names at the table."""

    def __init__(self, game: Game, language: str = "en", names: Sequence[str] = ()) -> None:
        self.game = game
        self.phrases = phrases(game, language)
        self.catalogue = self.phrases.catalogue
        self.names = list(names)
        self.called = msgspec.msgpack.encode(self.names)
        self.told = 0
        self.drawn = self.phrases.drawn
        self._said = self.phrases.said
        self._marks: dict[str | int, str] = dict(zip(names, MARKS, strict=False))
        self._marked = [(MARKS[seat], self.name(seat)) for seat in range(len(names) or game.seats[-1])]

    def message(self, name: str, /, **blanks: str | int) -> str:
        """A message of the catalogue."""
        key = (name, *blanks, *blanks.values())
        return self._said.get(key) or self._message(key, name, blanks)

    def _message(self, key: Said, name: str, blanks: dict[str, str | int]) -> str:
        """A message that has not been said lately: made with marks for names, so that tables share the work."""
        marked = {blank: self._marks.get(value, value) if blank in NAMING else value for blank, value in blanks.items()}
        text = self._named(self.catalogue.message(name, **marked))
        self.phrases.remember(key, text)
        return text

    def detail(self, name: str, attribute: str, /) -> str:
        """The longer text of a thing with a short name."""
        return self.catalogue.detail(name, attribute)

    def name(self, seat: int) -> str:
        """What the table calls a seat."""
        self.told += 1
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.catalogue.message("seat-name", n=seat + 1) if seat >= 0 else self.catalogue.message("table-name")

    def label(self, move: Move) -> str:
        """A move as a short label: "Place on island 3"."""
        return self._named(self.phrases.fill(move.verb, move.values))

    def prompt(self, state: State, seat: int) -> str:
        """What a seat is asked now, or that it has to wait."""
        return self.asked(state.asked(seat) if seat != GUEST else None)

    def asked(self, prompt: Event | None) -> str:
        """A prompt in words."""
        if prompt is None:
            return self.catalogue.message("nothing-to-do")
        return self._named(self.phrases.fill(prompt.note, prompt.values))

    def tell(self, event: Event, reader: int) -> str:
        """A line of the log for one reader; what is secret is left out for the others."""
        hidden = event.note.secret and reader != event.seat
        return self._named(self.phrases.fill(event.note, event.values, event.seat, hidden))

    def refusal(self, reason: Event, prompt: Event | None) -> str:
        """Why a word cannot be said now: by the question that stands or, if it says nothing of it, when it could be."""
        when = self._when(reason)
        if when:
            return when
        blanks = self.phrases.blanks(reason.note, reason.values)
        return self._named(self.catalogue.message(reason.note.name, asked=self.asked(prompt), **blanks))

    def vagueness(self, reason: Event) -> int:
        """How little a refusal says: a rule that stands in the way, when the word can be said, or only that not now."""
        return (reason.note.name == NOT_NOW) + (reason.note.name == NOT_NOW and not self._when(reason))

    def _when(self, reason: Event) -> str:
        """When a word can be said that nobody asks for now: the attribute `when` of its label, if it has one."""
        if reason.note.name != NOT_NOW:
            return ""
        verb = self.game.lexicon.moves[reason.values[0]].verb.name
        return self.catalogue.detail(verb, "when") if self.catalogue.has_detail(verb, "when") else ""

    def explain(self, mistake: IllegalMove) -> str:
        """Why a word was refused, with its rule."""
        rule = mistake.reason.note.rule
        cited = f" ({self.catalogue.message('cited-rule', rule=rule)})" if rule else ""
        return self.refusal(mistake.reason, mistake.asked) + cited

    def thing(self, kind: str, value: int) -> str | int:
        """How a number of this kind is read."""
        return self.name(value) if kind == "seat" else self.phrases.thing(kind, value)

    def _named(self, phrase: str) -> str:
        """A phrase with the names at this table."""
        for mark, name in self._marked:
            phrase = phrase.replace(mark, name)
        return phrase
