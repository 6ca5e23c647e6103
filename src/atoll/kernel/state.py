"""A position: what lies on the table and what is still to be done, nothing else."""

from typing import Any, Final, Self

from mypy_extensions import mypyc_attr

from .mistakes import Mistake
from .moves import Lexicon, Menu, Move
from .notes import Event, Note
from .rng import Rng
from .tasks import TABLE, Question, Task

GUEST: Final = -1
"""The seat of somebody who only watches."""

NOT_A_WORD: Final = Note("why-not-a-word", "")
GAME_OVER: Final = Note("why-game-over", "")
NOT_YOUR_TURN: Final = Note("why-not-your-turn", "")
NOT_NOW: Final = "why-not-now"  # cites the rule of the question that stands


class IllegalMove(Mistake):
    """A word that cannot be said now; `reason` is the note that says why."""

    def __init__(self, text: str, reason: Event) -> None:
        super().__init__(f"{text!r} is not possible now: {reason.note.name}")
        self.text = text
        self.reason = reason


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The part of a position that every game has. A game adds its own fields, `copy` and `redeal`."""

    def __init__(self, rng: Rng, seats: int, first: int, agendas: list[list[Task[Any]]], learned: int) -> None:
        self.rng = rng
        self.seats: Final = seats
        self.first = first  # the first player of the round
        self.agendas = agendas  # one stack per seat and the table's last; top of a stack last
        self.learned = learned  # how often anybody has learned something that was hidden
        self.journal: list[Event] | None = None  # who wants to hear puts a list here
        self.listed: list[Move] | None = None  # the moves of one seat, kept from asking whether it has a choice
        self.listed_seat = -1

    # -- what a game must say ---------------------------------------------------------------------------

    def lexicon(self) -> Lexicon:
        """All words of this game."""
        raise TypeError(f"{type(self).__name__} has no lexicon")

    def copy(self) -> Self:
        """An equal position that shares nothing that can change."""
        raise TypeError(f"{type(self).__name__} cannot be copied")

    def __deepcopy__(self, _memo: object) -> Self:
        return self.copy()  # also where the class is compiled, and tasks and moves stay themselves

    def redeal(self, seat: int, rng: Rng) -> Self:
        """A copy in which everything that this seat cannot know is dealt anew."""
        raise TypeError(f"{type(self).__name__} cannot be redealt")

    def free(self, seat: int, menu: Menu) -> None:
        """Offer the moves that may interrupt any question of this seat."""

    def interrupt(self, seat: int, move: Move) -> None:
        """Do a free move; the question below it stays."""
        raise TypeError(f"{type(self).__name__} knows no free moves")

    # -- asking ---------------------------------------------------------------------------------------

    def waiting(self) -> list[int]:
        """The seats that owe an answer."""
        return [seat for seat in range(self.seats) if self.agendas[seat]]

    def over(self) -> bool:
        """Whether nothing is left to be done."""
        for agenda in self.agendas:
            if agenda:
                return False
        return True

    def question(self, seat: int) -> Question[Any] | None:
        """What this seat is asked now."""
        if not self.agendas[seat]:
            return None
        task = self.agendas[seat][-1]
        assert isinstance(task, Question)
        return task

    def moves(self, seat: int) -> list[Move]:
        """The legal moves of a seat; shared, not to be changed."""
        if self.listed is not None and self.listed_seat == seat:
            return self.listed
        return self._menu(seat, None).moves

    def revealing(self, seat: int, rng: Rng) -> list[bool]:
        """Of each move, whether somebody learns something by it: tried in a world that the seat holds possible."""
        world = self.redeal(seat, rng)
        found: list[bool] = []
        for move in self.moves(seat):
            after = world.copy()
            after.play(seat, move)
            found.append(after.learned != world.learned)
        return found

    def why(self, seat: int, move: Move) -> Event | None:
        """Why this seat cannot say that word now; None if it can."""
        if self.over():
            return Event(GAME_OVER, seat, ())
        question = self.question(seat)
        if question is None:
            return Event(NOT_YOUR_TURN, seat, ())
        menu = self._menu(seat, move)
        if move in menu.moves:
            return None
        if menu.reason is not None:
            return Event(menu.reason.note, seat, menu.reason.values)
        return Event(Note(NOT_NOW, question.prompt.rule), seat, ())

    def _menu(self, seat: int, asked: Move | None) -> Menu:
        menu = Menu(asked)
        agenda = self.agendas[seat]
        if agenda:
            agenda[-1].ask(self, seat, menu)
            menu.own = len(menu.moves)
            self.free(seat, menu)
        return menu

    # -- answering ------------------------------------------------------------------------------------

    def say(self, seat: int, text: str) -> Move:
        """Play a word given as text, checked."""
        move = self.lexicon().find(text)
        if move is None:
            raise IllegalMove(text, Event(NOT_A_WORD, seat, ()))
        reason = self.why(seat, move)
        if reason is not None:
            raise IllegalMove(text, reason)
        self.play(seat, move)
        return move

    def play(self, seat: int, move: Move) -> None:
        """Play a move from `moves(seat)`, trusting that it is one."""
        self.listed = None
        if move.free:
            self.interrupt(seat, move)
        else:
            self.agendas[seat].pop().answer(self, seat, move)
        self.settle()

    def settle(self) -> None:
        """Go on until somebody has a choice to make or the game is over."""
        while True:
            if self._run_effects():
                if not self._answer_the_forced():
                    return
            else:
                table = self.agendas[TABLE]
                if not table:
                    return
                table.pop().run(self, TABLE)

    def _run_effects(self) -> bool:
        """Run what needs no answer; says whether a question is left."""
        while True:
            ran = False
            waiting = False
            for seat, agenda in enumerate(self.agendas):
                if agenda and seat < self.seats:  # the table comes last and waits
                    while agenda:
                        task = agenda[-1]
                        if task.waits():
                            waiting = True
                            break
                        agenda.pop()
                        task.run(self, seat)
                        ran = True
            if not ran:
                return waiting

    def _answer_the_forced(self) -> bool:
        """Answer one question that leaves no choice; says whether there was one."""
        for seat, agenda in enumerate(self.agendas):
            if agenda and seat < self.seats:
                menu = self._menu(seat, None)
                if menu.own == 0 or len(menu.moves) == 1:
                    self.listed = None
                    question = agenda.pop()
                    if menu.own:
                        question.answer(self, seat, menu.moves[0])
                    return True
                if self.listed is None:  # of those who wait, the first is asked for first
                    self.listed = menu.moves
                    self.listed_seat = seat
        return False

    # -- for the rules --------------------------------------------------------------------------------

    def then(self, seat: int, task: Task[Any]) -> None:
        """Put a task on top of an agenda."""
        self.agendas[seat].append(task)

    def note(self, note: Note, seat: int, a: int = -1, b: int = -1, c: int = -1) -> None:
        """Tell the journal, if anyone is listening; silent and free during search."""
        if self.journal is not None:
            self.journal.append(Event(note, seat, (a, b, c)))

    def learn(self) -> None:
        """Somebody has just learned something that was hidden: undo ends here."""
        self.learned += 1
