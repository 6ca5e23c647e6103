"""A game being played: a record, the position it has led to, and what happened on the way."""

from dataclasses import dataclass

from atoll.kernel.game import Game, Options
from atoll.kernel.mistakes import Mistake
from atoll.kernel.moves import Move
from atoll.kernel.notes import Event
from atoll.kernel.rng import seeded
from atoll.kernel.state import IllegalMove, State
from atoll.text.speaker import Speaker

from .record import UNDO, Entry, Record, RecordError


class CannotUndo(Mistake):
    """Something new has been learned, or somebody else has acted."""


@dataclass(frozen=True)
class Step:
    """A move that stands: who made it, what happened, and whether anybody learned anything by it."""

    seat: int
    move: Move
    events: tuple[Event, ...]
    revealing: bool


class Match:
    """Plays a record on, one checked word at a time."""

    def __init__(self, record: Record) -> None:
        self.game: Game = record.title()
        options = self.game.settings(record.options)
        self.record = Record(record.game, record.rules, record.seats, record.seed, options, list(record.names))
        self.state: State = self.game.start(record.seats, record.seed, **options)
        self.steps: list[Step] = []
        self._before: list[State] = []  # the positions before those moves that can still be taken back

    @classmethod
    def new(cls, game: Game, seats: int, seed: int, options: Options, names: list[str]) -> "Match":
        """A match from its first question."""
        return cls(Record(game.name, game.rules, seats, seed, dict(options), names))

    @classmethod
    def replay(cls, record: Record, upto: int | None = None) -> "Match":
        """A match as the record left it, or as it stood after so many lines."""
        match = cls(record)
        for entry in record.entries[:upto]:
            try:
                match.enter(entry)
            except IllegalMove as error:
                sentence = match.refusal(error)
                raise RecordError(f"«{entry.text}» cannot be said here: {sentence}", entry.line) from error
            except CannotUndo as error:
                raise RecordError(str(error), entry.line) from error
        return match

    def refusal(self, error: IllegalMove, language: str = "en") -> str:
        """Why a word was refused, with its rule."""
        speaker = Speaker(self.game, language, self.record.names)
        rule = f" ({speaker.words.say('cited-rule', rule=error.reason.note.rule)})" if error.reason.note.rule else ""
        return speaker.refusal(self.state, error.reason) + rule

    def enter(self, entry: Entry) -> None:
        """Play one line of a record."""
        if entry.undoes:
            self.undo(entry.seat, entry.undoes)
        else:
            self.say(entry.seat, entry.text)

    def say(self, seat: int, text: str) -> Step:
        """A seat says a word; nothing changes if it is refused."""
        known = self.state.learned
        before = self.state.copy()
        events: list[Event] = []
        self.state.journal = events
        try:
            move = self.state.say(seat, text)
        finally:
            self.state.journal = None
        step = Step(seat, move, tuple(events), revealing=self.state.learned != known)
        self.steps.append(step)
        self._before.append(before)
        if step.revealing:
            self._before.clear()
        self.record.entries.append(Entry(seat, move.text))
        return step

    def undoable(self, seat: int) -> int:
        """How many moves this seat may take back: to the last new information or another seat's move."""
        reach = 0
        for step in reversed(self.steps):
            if step.revealing or step.seat != seat:
                break
            reach += 1
        return reach

    def undo(self, seat: int, moves: int = 1) -> None:
        """Take back the last moves of a seat."""
        reach = self.undoable(seat)
        if not 0 < moves <= reach:
            raise CannotUndo(f"player {seat + 1} can take back at most {reach} moves, not {moves}")
        del self.steps[-moves:]
        self.state = self._before[-moves]
        del self._before[-moves:]
        self.record.entries.append(Entry(seat, f"{UNDO} {moves}"))

    def redealt(self, seat: int) -> State:
        """The position as a bot in this seat is shown it: all it cannot know is made up.

        The dice for that come from the record alone, so the same game asks the same bot the same question.
        """
        salt = (self.record.seed << 40) + (len(self.record.entries) << 8) + seat + 1
        return self.state.redeal(seat, seeded(salt))
