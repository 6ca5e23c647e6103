"""The game at a table: its position, the questions put to its seats, and what the table says of both.

Nothing here waits or is stored: a room checks a word here, stores it, and only then has it played.
"""

from collections.abc import Sequence
from typing import Any

from atoll.kernel.moves import Move
from atoll.kernel.state import IllegalMove
from atoll.kernel.tasks import Question
from atoll.play.match import Match
from atoll.play.record import REWIND, UNDO, Entry

from .frames import FrameMaker
from .refusal import Refused, words
from .store import Line
from .table import Table
from .wire import Reason

TOLD = 2
"""Of so many words about one thing it is told why they are refused: neither digging nor discovering, for instance."""


class LiveGame:
    """A match, and the summary of it that its table carries: who owes an answer since when, clocks, the result."""

    def __init__(self, table: Table, lines: Sequence[Line]) -> None:
        self.table = table
        self.match = Match(table.record([]))
        self.frames = FrameMaker(table, self.match)
        self.seqs = [1] * len(table.seats)  # the number of the question that each seat has been put
        self.last: Line | None = None  # the last line, as it is kept
        for line in lines:
            self._enter(line.seat, line.word)
            self.last = line

    # -- words ----------------------------------------------------------------------------------------

    def check_move(self, seat: int, seq: int, word: str) -> Move:
        """The move that a seat may make by a word; refused if it is not asked, or was asked something else."""
        if self.table.phase == "over" or self.match.state.question(seat) is None:
            raise Refused("not-now")
        if seq != self.seqs[seat]:
            raise Refused("stale")
        try:
            return self.match.check(seat, word)
        except IllegalMove:
            raise Refused("illegal") from None

    def check_undo(self, seat: int, seq: int, moves: int) -> str:
        """How the record says that so many moves of a seat are taken back; refused if they cannot be."""
        if seq != self.seqs[seat]:
            raise Refused("stale")
        if moves <= self.frames.reach(seat):
            return f"{UNDO} {moves}"
        if moves > self.frames.free(seat):
            raise Refused("cannot-undo")
        return f"{REWIND} {self.match.own(seat, moves)}"

    def why(self, seat: int, word: str, language: str) -> Reason:
        """Why a word cannot be said now, or why nothing can be done with a thing on the table."""
        state = self.match.state
        message = words(language).message
        move = self.match.game.lexicon.find(word)
        meant = [move] if move is not None else self.frames.words_on(word)
        reasons = [reason for reason in (state.why(seat, other) for other in meant) if reason is not None]
        if not meant:
            return Reason(word, "", "")  # it can never be chosen, so nothing need be said of now
        if len(reasons) < len(meant):
            return Reason(word, message("why-possible"), "")
        speaker = self.frames.speaker(language)
        least = min(map(speaker.vagueness, reasons))
        telling = {
            speaker.refusal(each, state.asked(seat)): each for each in reasons if speaker.vagueness(each) == least
        }
        told = list(telling)[: TOLD if least == 0 else 1]
        sentence, reason = " ".join(told), telling[told[-1]]
        return Reason(word, sentence, reason.note.rule)

    # -- moves ----------------------------------------------------------------------------------------

    def next_line(self, seat: int, word: str, now: float) -> Line:
        """A move that was checked, as it is to be kept."""
        return Line(len(self.match.record.entries) + 1, seat, word, now)

    def play(self, line: Line, move: Move | None = None) -> None:
        """Play a move that was kept, or an undo, and bring clocks and summary up to date."""
        _, seat, word, now = line
        undone = self.match.steps[len(self.match.steps) - Entry(seat, word).undoes :]
        self._charge(seat, len([step for step in undone if step.seat == seat]), now)
        self._enter(seat, word, move)
        self.summarize(now)
        self.last = line

    def _enter(self, seat: int, word: str, move: Move | None = None) -> None:
        """Play a line of the record, checked now or before, and number the questions it leads to."""
        match = self.match
        before = self._asked(seat)
        entry = Entry(seat, word)
        if move is None:
            match.enter(entry)
        else:
            match.play(seat, move)
        self.table.practice |= entry.rewinds
        self.frames.wipe()
        after = self._asked(seat)
        for other in range(match.state.seats):
            if other == seat or entry.undoes or after.get(other) != before.get(other):
                self.seqs[other] += 1

    def _asked(self, but: int) -> dict[int, tuple[Question[Any], list[Move]]]:
        """What all seats but one are asked, and what each of them can answer."""
        state = self.match.state
        asked = {seat: state.question(seat) for seat in state.waiting() if seat != but}
        return {seat: (question, state.moves(seat)) for seat, question in asked.items() if question is not None}

    def _charge(self, seat: int, undoes: int, now: float) -> None:
        """An answer costs the time since the question and earns the increment; what is taken back has earned none."""
        table = self.table
        if table.clock is not None and not table.seats[seat].automatic:
            table.banks[seat] += table.clock.increment * (-undoes if undoes else 1)
            if seat in table.waiting:
                table.banks[seat] -= now - table.since[seat]
        table.since[seat] = now

    def summarize(self, now: float) -> None:
        """Bring the table's summary up to date."""
        table, match = self.table, self.match
        if not table.since:
            table.since = [0.0] * len(table.seats)
            table.banks = [float(table.clock.bank if table.clock else 0)] * len(table.seats)
        waiting = match.state.waiting() if table.phase == "playing" else []
        for seat in waiting:
            if seat not in table.waiting:
                table.since[seat] = now
        table.waiting = waiting
        table.moves = len(match.record.entries)
        table.changed = now
        outcome = match.game.outcome(match.state) if match.state.over() else None
        if outcome is not None:
            table.phase = "over"
            table.origin = ""  # nobody has to answer for a finished game
            table.points, table.ranks = list(outcome.points), list(outcome.ranks)
