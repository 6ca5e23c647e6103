"""Unfinished business: tasks never change, so positions share them."""

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

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

    def waits(self) -> bool:
        """Whether it needs an answer. A call is cheaper than asking for the class."""
        return False

    def run(self, state: S, seat: int) -> None:
        """Do it, if it needs no answer."""
        raise TypeError(f"{type(self).__name__} does nothing by itself")

    def ask(self, state: S, seat: int, menu: Menu) -> None:
        """Say of each word whether it is offered or why not."""
        raise TypeError(f"{type(self).__name__} asks nothing")

    def answer(self, state: S, seat: int, move: Move) -> None:
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

    prompt: ClassVar[Note]

    def waits(self) -> bool:
        return True

    def blanks(self, state: S, seat: int) -> tuple[int, ...]:
        """What fills the blanks of the prompt."""
        return ()


@mypyc_attr(acyclic=True, free_list_len=1)
class Agenda:
    """What somebody still has to do: a task, and the rest that comes after it. Never changes, so positions share it."""

    def __init__(self, task: Task[Any], rest: "Agenda | None") -> None:
        self.task: Final = task
        self.rest: Final = rest

    def tasks(self) -> list[Task[Any]]:
        """All of them, the next one first."""
        found = [self.task]
        rest = self.rest
        while rest is not None:
            found.append(rest.task)
            rest = rest.rest
        return found


class Seq(Effect[S]):
    """Several tasks, one after the other."""

    def __init__(self, tasks: list[Task[Any]]) -> None:
        self.tasks: Final = tasks

    def run(self, state: S, seat: int) -> None:
        for i in range(len(self.tasks) - 1, -1, -1):
            state.then(seat, self.tasks[i])


class For(Effect[S]):
    """A task for one seat, put before it when the table gets here."""

    def __init__(self, seat: int, task: Task[Any]) -> None:
        self.seat: Final = seat
        self.task: Final = task

    def run(self, state: S, seat: int) -> None:
        state.then(self.seat, self.task)


class Turn(Effect[S]):
    """A task for the seat that sits so many places clockwise from the first player."""

    def __init__(self, place: int, task: Task[Any]) -> None:
        self.place: Final = place
        self.task: Final = task

    def run(self, state: S, seat: int) -> None:
        state.then((state.first + self.place) % state.seats, self.task)


class InTurn(Effect[S]):
    """A task for every seat, one after the other, clockwise from the first player."""

    def __init__(self, task: Task[Any], most_seats: int = 6) -> None:
        self.turns: Final[list[Task[Any]]] = [Turn(place, task) for place in range(most_seats)]

    def run(self, state: S, seat: int) -> None:
        for place in range(state.seats - 1, -1, -1):
            state.then(TABLE, self.turns[place])


class AtOnce(Effect[S]):
    """A task for every seat at the same time; they answer in any order."""

    def __init__(self, task: Task[Any]) -> None:
        self.task: Final = task

    def run(self, state: S, seat: int) -> None:
        for other in range(state.seats):
            state.then(other, self.task)


def first_agendas(seats: int, course: Task[Any]) -> list[Agenda | None]:
    """The agendas of a new game: no seat owes anything yet, and the table begins with the course of the game."""
    agendas: list[Agenda | None] = [None] * seats
    agendas.append(Agenda(course, None))
    return agendas
