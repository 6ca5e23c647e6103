"""Agendas, questions and moves, on a game made of nothing else."""

from typing import Any, ClassVar

import pytest

from atoll.kernel.lexicon import Lexicon
from atoll.kernel.moves import Menu, Move
from atoll.kernel.notes import Event, Note
from atoll.kernel.rng import seeded
from atoll.kernel.state import IllegalMove, State
from atoll.kernel.tasks import TABLE, AtOnce, Effect, For, InTurn, Question, Seq, Task

WORDS = [Move(Note(f"do-{word}", "1"), word) for word in ("red", "blue", "green")]
RED, BLUE, GREEN = WORDS
WINK = Move(Note("do-wink", "2"), "wink", free=True)
LEXICON = Lexicon([*WORDS, WINK])
GONE = Note("why-gone", "3", "n")


class Toy(State):
    """Remembers who said what."""

    def __init__(self, seats: int = 3, first: int = 0, winks: int = 0) -> None:
        super().__init__(seeded(1), seats, first, [None] * (seats + 1), 0)
        self.said: list[tuple[int, str]] = []
        self.winks = winks

    def lexicon(self) -> Lexicon:
        return LEXICON

    def free(self, seat: int, menu: Menu) -> None:
        if self.winks:
            menu.offer(WINK)

    def interrupt(self, seat: int, move: Move) -> None:
        self.winks -= 1
        self.said.append((seat, move.text))

    def run(self, *tasks: Task[Any]) -> "Toy":
        self.then(TABLE, Seq([*tasks]))
        self.settle()
        return self


class Pick(Question[Toy]):
    prompt: ClassVar = Note("ask-pick", "1")

    def __init__(self, *offered: Move) -> None:
        self.offered = offered

    def ask(self, state: Toy, seat: int, menu: Menu) -> None:
        for move in self.offered:
            menu.offer(move)
        menu.refuse(GREEN, GONE, 7) if GREEN not in self.offered else None

    def answer(self, state: Toy, seat: int, move: Move) -> None:
        state.said.append((seat, move.text))


class Bell(Effect[Toy]):
    def run(self, state: Toy, seat: int) -> None:
        state.said.append((seat, "bell"))


def test_tasks_run_in_order_and_stop_at_a_question() -> None:
    toy = Toy().run(Bell(), For(1, Pick(RED, BLUE)), Bell())
    assert toy.said == [(TABLE, "bell")]
    assert toy.waiting() == [1] and not toy.over()
    toy.play(1, BLUE)
    assert toy.said[1:] == [(1, "blue"), (TABLE, "bell")]
    assert toy.over()


def test_a_question_with_one_answer_answers_itself_and_one_with_none_falls_away() -> None:
    toy = Toy().run(For(0, Pick(RED)), For(1, Pick()), Bell())
    assert toy.said == [(0, "red"), (TABLE, "bell")]


class Shy(Toy):
    """Others could infer something from every question that is not asked."""

    def secretive(self, seat: int) -> bool:
        return True


@pytest.mark.parametrize("discreet", [0b001, 0b100, 0b101])
def test_a_question_with_one_answer_stands_for_a_discreet_seat_and_for_no_other(discreet: int) -> None:
    toy = Shy()
    toy.discreet = discreet
    toy.run(AtOnce(Pick(RED)))
    assert toy.waiting() == [seat for seat in range(3) if discreet >> seat & 1]
    frank = Toy()  # there is nothing to infer
    frank.discreet = discreet
    assert frank.run(AtOnce(Pick(RED))).waiting() == []


def test_a_question_without_answers_falls_away_for_a_discreet_seat_too() -> None:
    toy = Shy()
    toy.discreet = 0b111
    assert toy.run(AtOnce(Pick())).waiting() == []


def test_a_free_move_leaves_the_question_standing() -> None:
    toy = Toy(winks=2).run(For(0, Pick(RED)))
    assert toy.moves(0) == [RED, WINK]  # with a free move there is a choice after all
    toy.play(0, WINK)
    assert toy.waiting() == [0]
    toy.play(0, WINK)
    assert toy.said == [(0, "wink"), (0, "wink"), (0, "red")]


def test_a_question_without_answers_falls_away_even_if_free_moves_are_left() -> None:
    assert Toy(winks=1).run(For(0, Pick()), Bell()).said == [(TABLE, "bell")]


def test_in_turn_goes_clockwise_from_the_first_player() -> None:
    toy = Toy(seats=4, first=2).run(InTurn(Pick(RED, BLUE)))
    order = []
    while not toy.over():
        order += toy.waiting()
        toy.play(order[-1], RED)
    assert order == [2, 3, 0, 1]


def test_at_once_asks_everybody_and_takes_answers_in_any_order() -> None:
    toy = Toy().run(AtOnce(Pick(RED, BLUE)), Bell())
    assert toy.waiting() == [0, 1, 2]
    toy.play(2, RED)
    toy.play(0, BLUE)
    assert toy.waiting() == [1]
    toy.play(1, RED)
    assert toy.said == [(2, "red"), (0, "blue"), (1, "red"), (TABLE, "bell")]


def test_an_effect_may_put_a_question_before_another_seat() -> None:
    toy = Toy().run(For(2, Seq([Bell(), For(0, Pick(RED, BLUE)), Bell()])))
    assert toy.said == [(2, "bell"), (2, "bell")] and toy.waiting() == [0]


@pytest.mark.parametrize(
    ("seat", "word", "reason", "rule"),
    [
        (0, "purple", "why-not-a-word", ""),
        (0, "green", "why-gone", "3"),
        (0, "wink", "why-not-now", "2"),
        (1, "red", "why-not-your-turn", ""),
    ],
)
def test_a_refused_word_says_why_and_changes_nothing(seat: int, word: str, reason: str, rule: str) -> None:
    toy = Toy().run(For(0, Pick(RED, BLUE)))
    with pytest.raises(IllegalMove) as error:
        toy.say(seat, word)
    assert (error.value.reason.note.name, error.value.reason.note.rule) == (reason, rule)
    assert toy.said == [] and toy.waiting() == [0]


def test_a_refusal_holds_what_was_said_why_not_and_what_is_asked() -> None:
    toy = Toy().run(For(0, Pick(RED, BLUE)))
    with pytest.raises(IllegalMove) as error:
        toy.say(0, "green")
    refusal = error.value
    assert refusal.args == (refusal.text, refusal.reason) and refusal.text == "green"
    assert refusal.reason.values == (7, -1, -1) and refusal.lexicon is LEXICON
    assert refusal.asked is not None and (refusal.asked.note.name, refusal.asked.seat) == ("ask-pick", 0)


def test_a_reason_for_all_other_words_speaks_of_the_word_that_was_asked_for() -> None:
    near, far = (Move(Note("do-go", "1", "n"), f"go {n}", (n,)) for n in (1, 9))
    menu = Menu(far)
    menu.offer(near)
    menu.otherwise([near, far], GONE)
    assert menu.reason is not None and menu.reason.values == (9,)


def test_a_reason_that_names_something_else_keeps_its_values() -> None:
    menu = Menu(RED)
    menu.otherwise([RED, BLUE], GONE, 4)
    menu.otherwise([RED, BLUE], GONE, 5)
    assert menu.reason is not None and menu.reason.values[0] == 4


def test_a_word_that_is_offered_needs_no_reason() -> None:
    menu = Menu(RED)
    menu.offer(RED)
    menu.otherwise([RED, BLUE], GONE, 4)
    assert menu.reason is None


def test_a_word_is_found_whatever_its_spaces() -> None:
    toy = Toy().run(For(0, Pick(RED, BLUE)))
    assert toy.say(0, "  red ") is RED


def test_nothing_can_be_said_when_the_game_is_over() -> None:
    with pytest.raises(IllegalMove, match="why-game-over"):
        Toy().say(0, "red")


def test_a_lexicon_with_the_same_word_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="'red' stands twice"):
        Lexicon([RED, Move(Note("do-red", "1"), "red")])


def test_events_are_kept_only_while_somebody_listens() -> None:
    toy = Toy()
    toy.note(GONE, 0, 1)
    heard: list[Event] = []
    toy.journal = heard
    toy.note(GONE, 1, 2)
    assert [(event.seat, event.values[0]) for event in heard] == [(1, 2)]
