"""Unfinished business: tasks never change, so positions share them."""

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from .moves import Menu, Move
from .notes import Note

if TYPE_CHECKING:
    from .state import State

S = TypeVar("S", bound="State")

TABLE: Final = -2
"""Whoever is no seat: rounds and turns are the table's, and run when no seat owes an answer. Not a guest (-1)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Task(Generic[S]):
    """Something a seat, or the table, still has to do: an effect or a question. It holds no seat and no position."""

    waits = False  # whether it needs an answer: cheaper to read than to ask for the class

    def run(self, state: S, seat: i64) -> None:
        """Do it, if it needs no answer."""
        raise TypeError(f"{type(self).__name__} does nothing by itself")

    def ask(self, state: S, seat: i64, menu: Menu) -> None:
        """Say of each word whether it is offered or why not."""
        raise TypeError(f"{type(self).__name__} asks nothing")

    def answer(self, state: S, seat: i64, move: Move) -> None:
        """Do what the move says; the question itself is off the agenda already."""
        raise TypeError(f"{type(self).__name__} takes no answer")


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Task[S]):
    """A task that needs no answer: it has `run`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Task[S]):
    """A task that waits for a move: it has `ask` and `answer`.

    With one move to choose from it answers itself, with none it falls away.
    """

    waits = True
    prompt: ClassVar[Note]

    def blanks(self, state: S, seat: i64) -> tuple[int, ...]:
        """What fills the blanks of the prompt."""
        return ()


@mypyc_attr(acyclic=True, free_list_len=1)
class Agenda:
    """What somebody still has to do: a task, and the rest that comes after it. Never changes, so positions share it."""

    def __init__(self, task: Task[Any], rest: "Agenda | None") -> None:
        self.task: Final = task
        self.rest: Final = rest

    def before(self, rest: "Agenda | None") -> "Agenda":
        """This agenda and then another one; itself, for all to share, where nothing comes after it."""
        if rest is None:
            return self
        return Agenda(self.task, rest if self.rest is None else self.rest.before(rest))

    def tasks(self) -> list[Task[Any]]:
        """All of them, the next one first."""
        found = [self.task]
        rest = self.rest
        while rest is not None:
            found.append(rest.task)
            rest = rest.rest
        return found


def in_order(tasks: list[Task[Any]]) -> Agenda | None:
    """An agenda of these tasks; None if there are none."""
    agenda: Agenda | None = None
    for i in range(len(tasks) - 1, -1, -1):
        agenda = Agenda(tasks[i], agenda)
    return agenda


class Seq(Effect[S]):
    """Several tasks, one after the other."""

    def __init__(self, tasks: list[Task[Any]]) -> None:
        self.tasks: Final = tasks
        self.agenda: Final = in_order(tasks)

    def run(self, state: S, seat: i64) -> None:
        if self.agenda is not None:
            place = seat if seat >= 0 else state.seats
            state.agendas[place] = self.agenda.before(state.agendas[place])


class For(Effect[S]):
    """A task for one seat, put before it when the table gets here."""

    def __init__(self, seat: i64, task: Task[Any]) -> None:
        self.seat: Final = seat
        self.agenda: Final = Agenda(task, None)

    def run(self, state: S, seat: i64) -> None:
        state.agendas[self.seat] = self.agenda.before(state.agendas[self.seat])


class Turn(Effect[S]):
    """A task for the seat that sits so many places clockwise from the first player."""

    def __init__(self, place: i64, task: Task[Any]) -> None:
        self.place: Final = place
        self.agenda: Final = Agenda(task, None)

    def run(self, state: S, seat: i64) -> None:
        turn = (state.first + self.place) % state.seats
        state.agendas[turn] = self.agenda.before(state.agendas[turn])


class InTurn(Effect[S]):
    """A task for every seat, one after the other, clockwise from the first player."""

    def __init__(self, task: Task[Any], most_seats: i64 = 6) -> None:
        turns: list[Task[Any]] = [Turn(place, task) for place in range(most_seats)]
        self.rounds: Final = [in_order(turns[:seats]) for seats in range(most_seats + 1)]

    def run(self, state: S, seat: i64) -> None:
        turns = self.rounds[state.seats]
        if turns is not None:
            state.agendas[state.seats] = turns.before(state.agendas[state.seats])


class AtOnce(Effect[S]):
    """A task for every seat at the same time; they answer in any order."""

    def __init__(self, task: Task[Any]) -> None:
        self.agenda: Final = Agenda(task, None)

    def run(self, state: S, seat: i64) -> None:
        for other in range(state.seats):
            state.agendas[other] = self.agenda.before(state.agendas[other])


def first_agendas(seats: int, course: Task[Any]) -> list[Agenda | None]:
    """The agendas of a new game: no seat owes anything yet, and the table begins with the course of the game."""
    agendas: list[Agenda | None] = [None] * seats
    agendas.append(Agenda(course, None))
    return agendas
