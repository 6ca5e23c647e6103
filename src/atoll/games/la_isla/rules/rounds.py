"""A round of La Isla (rules 3 to 7), step by step."""

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from atoll.kernel.moves import Menu, Move
from atoll.kernel.notes import Note
from atoll.kernel.tasks import TABLE, AtOnce, Effect, InTurn, Question, Seq, Task

from .components import CARDS, DRAWN, END_SUMS, KINDS, MOST_SLOTS
from .functions import (
    B_CARD,
    D_CARD,
    D_MOVED,
    DRAWING,
    ON_CARD,
    TURNED_UP,
    ask_to_use,
    fire,
    visible,
)
from .placing import Explore
from .scoring import tell_scores
from .state import CLOSED, FREE, LETTERS, NONE, LaIsla
from .words import ABILITY, ANIMAL, INCOME, MARKER, SLOT, A, B, D, FillSlot, MoveMarker, PlanCard

SHOWS_CARDS: Final = Note("shows-cards", "3.2")
SHOWS_PLANS: Final = Note("shows-plans", "4.1")
NOT_DRAWN: Final = Note("why-not-drawn", "3.3")
SLOT_OWNED: Final = Note("why-slot-owned", "8.12")
NO_SUCH_SLOT: Final = Note("why-no-such-slot", "4.1", "slot")
FIRST_FREE: Final = Note("why-first-free", "4.2", "slot")
IDENTICAL: Final = Note("why-identical", "4.3", "slot function")

ROUND_BEGINS: Final = Note("log-round-begins", "3.1", "round:n")
DRAWS: Final = Note("log-draws", "3.2", "n")
PLANNED: Final = Note("log-planned", "3.3")
UNUSED: Final = Note("log-unused", "3.4", "function")
TURNS_UP: Final = Note("log-turns-up", "4.1", "function")
FILLS: Final = Note("log-fills", "4.2", "slot")
COVERS: Final = Note("log-covers", "4.2", "slot function")
RECEIVES: Final = Note("log-receives", "5.1", "colour")
MAY_CHOOSE: Final = Note("log-may-choose", "8.10", "animal", reveals=True)
FIRST_PASSES: Final = Note("log-first-passes", "3.6")
GAME_ENDS: Final = Note("log-game-ends", "9.2", "n")
CARDS_RUN_OUT: Final = Note("log-cards-run-out", "9.3")


class Deal(Effect[LaIsla]):
    """Everybody draws (rules 3.2), with *extra card* one more (rules 3.4)."""

    def run(self, state: LaIsla, seat: i64) -> None:
        state.note(ROUND_BEGINS, TABLE, state.round)
        state.learn(SHOWS_CARDS)
        for place in range(state.seats):
            drawer = (state.first + place) % state.seats
            cards = hand_size(state, drawer)
            for _ in range(cards):
                state.hands[drawer].append(state.draw())
            state.note(DRAWS, drawer, cards)


def hand_size(state: LaIsla, seat: i64) -> int:
    """How many cards a seat draws."""
    size = DRAWN
    for function in visible(state, seat, DRAWING):
        size += function.amount
    return size


class PlanLetter(Question[LaIsla]):
    """Choose the card for one letter in secret (rules 3.3)."""

    def put(self, state: LaIsla, seat: i64, letter: i64, move: Move) -> None:
        assert isinstance(move, PlanCard)
        state.hands[seat].remove(move.card)
        state.plans[seat * LETTERS + letter] = move.card


class PlanAbility(PlanLetter):
    """The card for A."""

    prompt: ClassVar = Note("ask-ability", "3.3")

    def ask(self, state: LaIsla, seat: i64, menu: Menu) -> None:
        for card in state.hands[seat]:
            if state.can_use(seat, card):
                menu.offer(ABILITY[card])
            else:
                menu.refuse(ABILITY[card], SLOT_OWNED)
        menu.otherwise(ABILITY, NOT_DRAWN)

    def answer(self, state: LaIsla, seat: i64, move: Move) -> None:
        self.put(state, seat, A, move)
        state.then(seat, PLAN_INCOME)


class PlanIncome(PlanLetter):
    """The card for B; if only one is left then, it goes to D."""

    prompt: ClassVar = Note("ask-income", "3.3")

    def ask(self, state: LaIsla, seat: i64, menu: Menu) -> None:
        for card in state.hands[seat]:
            menu.offer(INCOME[card])
        menu.otherwise(INCOME, NOT_DRAWN)

    def answer(self, state: LaIsla, seat: i64, move: Move) -> None:
        self.put(state, seat, B, move)
        hand = state.hands[seat]
        if len(hand) == 1:  # nothing to ask, and this happens nearly always
            state.plans[seat * LETTERS + D] = hand.pop()
            state.note(PLANNED, seat)
        else:
            state.then(seat, PLAN_ANIMAL)


class PlanAnimal(PlanLetter):
    """The card for D; what is left then stays unused."""

    prompt: ClassVar = Note("ask-animal", "3.3")

    def ask(self, state: LaIsla, seat: i64, menu: Menu) -> None:
        for card in state.hands[seat]:
            menu.offer(ANIMAL[card])
        menu.otherwise(ANIMAL, NOT_DRAWN)

    def answer(self, state: LaIsla, seat: i64, move: Move) -> None:
        self.put(state, seat, D, move)
        state.note(PLANNED, seat)


PLAN_INCOME: Final = PlanIncome()
PLAN_ANIMAL: Final = PlanAnimal()


class DiscardUnused(Effect[LaIsla]):
    """The fourth card of *extra card* is discarded before A (rules 3.4)."""

    def run(self, state: LaIsla, seat: i64) -> None:
        for other in range(state.seats):
            hand = state.hands[other]
            if hand:
                state.learn(SHOWS_PLANS)
                for card in hand:
                    state.discards.append(card)
                    state.note(UNUSED, other, CARDS[card].function)
                hand.clear()


def turn_up(state: LaIsla, seat: i64, letter: i64) -> int:
    """The card under a letter, for all to see; it leaves the plan."""
    place = seat * LETTERS + letter
    card = state.plans[place]
    state.plans[place] = NONE
    state.shown[place] = card
    state.learn(SHOWS_PLANS)
    return card


class TurnUpFunction(Effect[LaIsla]):
    """Action A (rules 4.1): the card goes into the holder, or beside it."""

    def run(self, state: LaIsla, seat: i64) -> None:
        card = turn_up(state, seat, A)
        state.note(TURNS_UP, seat, CARDS[card].function)
        if CARDS[card].beside:
            state.covered.append(card)
            come_into_force(state, seat, card)
        else:
            state.turned = card
            state.then(seat, WHICH_SLOT)


def come_into_force(state: LaIsla, seat: i64, card: i64) -> None:
    """What a function does once, when its card comes into the holder."""
    function = ON_CARD[card]
    if function.when.moment == TURNED_UP:
        function.what.fire(state, seat, function, NONE)
        ask_to_use(state, seat)


class WhichSlot(Question[LaIsla]):
    """Into which slot the A card goes (rules 4.2 and 4.3)."""

    prompt: ClassVar = Note("ask-slot", "4.2", "function")

    def blanks(self, state: LaIsla, seat: i64) -> tuple[int, ...]:
        return (CARDS[state.turned].function,)

    def ask(self, state: LaIsla, seat: i64, menu: Menu) -> None:
        start = seat * MOST_SLOTS
        function = CARDS[state.turned].function
        twin = self.twin(state, seat)
        free = NONE
        for slot in range(MOST_SLOTS):
            card = state.slots[start + slot]
            if card == CLOSED:
                menu.refuse(SLOT[slot], NO_SUCH_SLOT, slot)
            elif twin != NONE and slot != twin:
                menu.refuse(SLOT[slot], IDENTICAL, twin, function)
            elif card == FREE and free != NONE:
                menu.refuse(SLOT[slot], FIRST_FREE, free)
            else:
                menu.offer(SLOT[slot])
                if card == FREE:
                    free = slot

    def twin(self, state: LaIsla, seat: i64) -> int:
        """The slot that shows the identical function already (rules 4.3)."""
        function = CARDS[state.turned].function
        for slot in range(MOST_SLOTS):
            card = state.slots[seat * MOST_SLOTS + slot]
            if card >= 0 and CARDS[card].function == function:
                return slot
        return NONE

    def answer(self, state: LaIsla, seat: i64, move: Move) -> None:
        assert isinstance(move, FillSlot)
        place = seat * MOST_SLOTS + move.slot
        below = state.slots[place]
        card = state.turned
        state.turned = NONE
        state.slots[place] = card
        if below == FREE:
            state.note(FILLS, seat, move.slot)
        else:
            state.covered.append(below)
            state.note(COVERS, seat, move.slot, CARDS[below].function)
        come_into_force(state, seat, card)


WHICH_SLOT: Final = WhichSlot()


class TakeIncome(Effect[LaIsla]):
    """Action B (rules 5.1): a resource, and the functions of its colour."""

    def run(self, state: LaIsla, seat: i64) -> None:
        card = turn_up(state, seat, B)
        state.discards.append(card)
        colour = CARDS[card].colour
        state.resources[seat * KINDS + colour] += 1
        state.note(RECEIVES, seat, colour)
        fire(state, seat, B_CARD, colour)
        ask_to_use(state, seat)


class ScoreAnimal(Effect[LaIsla]):
    """Action D (rules 7.1): the marker of the card's animal moves, unless a function lets another one move."""

    def run(self, state: LaIsla, seat: i64) -> None:
        card = turn_up(state, seat, D)
        state.discards.append(card)
        animal = CARDS[card].animal
        for function in visible(state, seat, D_CARD):
            if function.when.holds(state, seat, animal):
                state.note(MAY_CHOOSE, seat, animal)
                state.then(seat, WHICH_MARKER[animal])
                return
        move_by_card(state, seat, animal)


def move_by_card(state: LaIsla, seat: i64, animal: i64) -> None:
    """The D card's own move: only this one sets off the functions of the track (rules 8.9)."""
    state.move_marker(seat, animal)
    fire(state, seat, D_MOVED, animal)
    ask_to_use(state, seat)


class WhichMarker(Question[LaIsla]):
    """Any marker instead of the one on the D card (rules 8.10)."""

    prompt: ClassVar = Note("ask-marker", "8.10", "animal")

    def __init__(self, animal: i64) -> None:
        self.animal: Final = animal

    def blanks(self, state: LaIsla, seat: i64) -> tuple[int, ...]:
        return (self.animal,)

    def ask(self, state: LaIsla, seat: i64, menu: Menu) -> None:
        menu.offer_all(MARKER)

    def answer(self, state: LaIsla, seat: i64, move: Move) -> None:
        assert isinstance(move, MoveMarker)
        move_by_card(state, seat, move.animal)


WHICH_MARKER: Final = [WhichMarker(animal) for animal in range(len(MARKER))]


class EndRound(Effect[LaIsla]):
    """Rules 9.2: the game ends, or the first player's card goes on and a new round begins (rules 3.6)."""

    def run(self, state: LaIsla, seat: i64) -> None:
        total = state.value_sum()
        if total >= END_SUMS[state.seats]:
            state.note(GAME_ENDS, TABLE, total)
            tell_scores(state)
        elif self.cards_missing(state):
            state.note(CARDS_RUN_OUT, TABLE)
            tell_scores(state)
        else:
            state.first = (state.first + 1) % state.seats
            state.round += 1
            state.note(FIRST_PASSES, state.first)
            state.then(TABLE, ROUND)

    def cards_missing(self, state: LaIsla) -> bool:
        """Whether pile and discards together cannot feed another round (rules 9.3)."""
        needed = 0
        for seat in range(state.seats):
            needed += hand_size(state, seat)
        return len(state.pile) + len(state.discards) < needed


_STEPS: Final[list[Task[Any]]] = [
    Deal(),
    AtOnce(PlanAbility()),
    DiscardUnused(),
    InTurn(TurnUpFunction()),
    InTurn(TakeIncome()),
    InTurn(Explore()),
    InTurn(ScoreAnimal()),
    EndRound(),
]

ROUND: Final[Seq[LaIsla]] = Seq(_STEPS)
