"""What remains to be done, as chains of tasks that positions share."""

from typing import Any

from atoll.kernel.state import State
from atoll.kernel.tasks import Agenda, Effect, Task, first_agendas, in_order

ONE, TWO, THREE = Effect[State](), Effect[State](), Effect[State]()


def in_line(*tasks: Task[Any]) -> Agenda:
    agenda = in_order([*tasks])
    assert agenda is not None
    return agenda


def test_an_agenda_names_its_tasks_the_next_first() -> None:
    assert in_line(ONE, TWO, THREE).tasks() == [ONE, TWO, THREE]
    assert in_order([]) is None


def test_an_agenda_before_nothing_is_shared_as_it_is() -> None:
    agenda = in_line(ONE, TWO)
    assert agenda.before(None) is agenda


def test_an_agenda_before_another_leaves_both_as_they_were() -> None:
    first, rest = in_line(ONE, TWO), in_line(THREE)
    both = first.before(rest)
    assert both.tasks() == [ONE, TWO, THREE]
    assert first.tasks() == [ONE, TWO] and rest.tasks() == [THREE]
    assert both.rest is not None and both.rest.rest is rest  # what comes after is not copied


def test_in_a_new_game_only_the_table_has_something_to_do() -> None:
    *seats, table = first_agendas(3, ONE)
    assert seats == [None, None, None]
    assert table is not None and table.tasks() == [ONE]
