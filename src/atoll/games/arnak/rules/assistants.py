"""Assistants and idols on the own board (rules 8, 12 and 16)."""

from typing import ClassVar, Final

from atoll.kernel.moves import Menu, Move
from atoll.kernel.notes import Note
from atoll.kernel.tasks import Effect, Question

from . import printed
from .components import SQUARES
from .state import NOBODY, NOT_YOUR_ASSISTANT, Arnak
from .words import (
    ALL_EXCHANGE,
    BORROW,
    EXCHANGE,
    PROMOTE,
    RECRUIT,
    REFRESH,
    RESCUE,
    SKIP,
    AssistantWord,
    Exchange,
)

NOT_ON_TOP: Final = Note("why-not-on-top", "12.1", "assistant")
NO_SQUARE: Final = Note("why-no-square", "12.2")
NOT_TO_RESCUE: Final = Note("why-not-to-rescue", "16.4", "assistant")
ALREADY_GOLD: Final = Note("why-already-gold", "12.5", "assistant")
NOT_EXHAUSTED: Final = Note("why-not-exhausted", "12.4", "assistant")

RECRUITED: Final = Note("log-recruit", "12.2", "assistant")
RESCUED: Final = Note("log-rescue", "16.4", "assistant")
PROMOTED: Final = Note("log-promote", "12.5", "assistant")
REFRESHED: Final = Note("log-refresh", "12.4", "assistant")
BORROWED: Final = Note("log-borrow", "18.1", "assistant")
EXCHANGED: Final = Note("log-exchange", "18.6", "own:assistant other:assistant")
IDOL_BACK: Final = Note("log-idol-back", "18.17")


def free_square(state: Arnak, seat: int) -> int:
    for square in range(seat * SQUARES, seat * SQUARES + SQUARES):
        if state.assistants[square] == NOBODY:
            return square
    return NOBODY


def take_from_supply(state: Arnak, stack: int) -> int:
    """Take the top assistant of a stack; the next one is seen now (rules 12.1)."""
    assistant = state.supply[stack].pop()
    if state.supply[stack]:
        state.learn()
    return assistant


def stack_of(state: Arnak, assistant: int) -> int:
    """The stack with this assistant on top."""
    for stack in range(len(state.supply)):
        if state.supply[stack] and state.supply[stack][-1] == assistant:
            return stack
    raise ValueError(f"assistant {assistant} is on no stack")


def offer_tops(state: Arnak, menu: Menu, words: list[Move]) -> None:
    """Offer the word about the top assistant of every stack."""
    for stack in state.supply:
        if stack:
            menu.offer(words[stack[-1]])
    if menu.asked is not None and isinstance(menu.asked, AssistantWord):
        menu.otherwise(words, NOT_ON_TOP, menu.asked.assistant)


class Recruit(Question[Arnak]):
    """Take one of the top assistants, silver side up and ready (rules 12.2)."""

    prompt: ClassVar = Note("ask-recruit", "12.1")

    def ask(self, state: Arnak, seat: int, menu: Menu) -> None:
        if free_square(state, seat) == NOBODY:
            menu.refuse_all(RECRUIT, NO_SQUARE)
        else:
            offer_tops(state, menu, RECRUIT)

    def answer(self, state: Arnak, seat: int, move: Move) -> None:
        assert isinstance(move, AssistantWord)
        square = free_square(state, seat)
        state.assistants[square] = 2 * take_from_supply(state, stack_of(state, move.assistant))
        state.ready[square] = True
        state.note(RECRUITED, seat, move.assistant)


class Rescue(Effect[Arnak]):
    """Look through the rescue stack and take one of it (rules 16.4)."""

    def run(self, state: Arnak, seat: int) -> None:
        if state.rescue:
            if len(state.rescue) > 1:
                state.learn()
            state.rescuers |= 1 << seat
            state.then(seat, WHOM_TO_RESCUE)


class WhomToRescue(Question[Arnak]):
    """Which assistant of the rescue stack comes with you, exhausted."""

    prompt: ClassVar = Note("ask-rescue", "16.4")

    def ask(self, state: Arnak, seat: int, menu: Menu) -> None:
        if free_square(state, seat) == NOBODY:
            menu.refuse_all(RESCUE, NO_SQUARE)
            return
        for assistant in state.rescue:
            menu.offer(RESCUE[assistant])
        if menu.asked is not None and isinstance(menu.asked, AssistantWord):
            menu.otherwise(RESCUE, NOT_TO_RESCUE, menu.asked.assistant)

    def answer(self, state: Arnak, seat: int, move: Move) -> None:
        assert isinstance(move, AssistantWord)
        if state.rescue[-1] == move.assistant:
            state.learn()  # the others see the next one now
        state.rescue.remove(move.assistant)
        square = free_square(state, seat)
        state.assistants[square] = 2 * move.assistant
        state.ready[square] = False
        state.note(RESCUED, seat, move.assistant)


WHOM_TO_RESCUE: Final = WhomToRescue()


class Promote(Question[Arnak]):
    """Turn a silver assistant to its gold side; it is ready then (rules 12.5)."""

    prompt: ClassVar = Note("ask-promote", "12.5")

    def ask(self, state: Arnak, seat: int, menu: Menu) -> None:
        for square in range(seat * SQUARES, seat * SQUARES + SQUARES):
            side = state.assistants[square]
            if side >= 0:
                if side & 1:
                    menu.refuse(PROMOTE[side >> 1], ALREADY_GOLD, side >> 1)
                else:
                    menu.offer(PROMOTE[side >> 1])
        if menu.asked is not None and isinstance(menu.asked, AssistantWord):
            menu.otherwise(PROMOTE, NOT_YOUR_ASSISTANT, menu.asked.assistant)

    def answer(self, state: Arnak, seat: int, move: Move) -> None:
        assert isinstance(move, AssistantWord)
        square = state.square_of(seat, move.assistant)
        state.assistants[square] += 1
        state.ready[square] = True
        state.note(PROMOTED, seat, move.assistant)


class RefreshAssistant(Question[Arnak]):
    """You may turn an exhausted assistant upright (rules 12.4)."""

    prompt: ClassVar = Note("ask-refresh", "12.4")

    def ask(self, state: Arnak, seat: int, menu: Menu) -> None:
        for square in range(seat * SQUARES, seat * SQUARES + SQUARES):
            side = state.assistants[square]
            if side >= 0:
                if state.ready[square]:
                    menu.refuse(REFRESH[side >> 1], NOT_EXHAUSTED, side >> 1)
                else:
                    menu.offer(REFRESH[side >> 1])
        menu.offer(SKIP)
        if menu.asked is not None and isinstance(menu.asked, AssistantWord):
            menu.otherwise(REFRESH, NOT_YOUR_ASSISTANT, menu.asked.assistant)

    def answer(self, state: Arnak, seat: int, move: Move) -> None:
        if isinstance(move, AssistantWord):
            state.ready[state.square_of(seat, move.assistant)] = True
            state.note(REFRESHED, seat, move.assistant)


class RefreshAll(Effect[Arnak]):
    """All exhausted assistants are turned upright at once: none of them twice."""

    def run(self, state: Arnak, seat: int) -> None:
        for square in range(seat * SQUARES, seat * SQUARES + SQUARES):
            if state.assistants[square] >= 0 and not state.ready[square]:
                state.ready[square] = True
                state.note(REFRESHED, seat, state.assistants[square] >> 1)


class BorrowAssistant(Question[Arnak]):
    """You may use one side of a top assistant of the supply; it stays there (rules 18.1)."""

    prompt: ClassVar = Note("ask-borrow", "18.1")

    def __init__(self, gold: bool) -> None:
        self.gold: Final = gold

    def ask(self, state: Arnak, seat: int, menu: Menu) -> None:
        for stack in state.supply:
            if stack:
                side = 2 * stack[-1] + (1 if self.gold else 0)
                state.offer_if_paid(menu, BORROW[stack[-1]], seat, printed.ASSISTANT_COST[side])
        menu.offer(SKIP)
        if menu.asked is not None and isinstance(menu.asked, AssistantWord):
            menu.otherwise(BORROW, NOT_ON_TOP, menu.asked.assistant)

    def answer(self, state: Arnak, seat: int, move: Move) -> None:
        if isinstance(move, AssistantWord):
            state.note(BORROWED, seat, move.assistant)
            state.then(seat, printed.ASSISTANT[2 * move.assistant + (1 if self.gold else 0)])


class ExchangeAssistant(Question[Arnak]):
    """You may swap an assistant of yours with a top one of the supply: same level, ready (rules 18.6)."""

    prompt: ClassVar = Note("ask-exchange", "18.6")

    def ask(self, state: Arnak, seat: int, menu: Menu) -> None:
        for square in range(seat * SQUARES, seat * SQUARES + SQUARES):
            if state.assistants[square] >= 0:
                own = state.assistants[square] >> 1
                offer_tops(state, menu, EXCHANGE[own])
                if menu.asked is not None and isinstance(menu.asked, Exchange):
                    menu.otherwise(EXCHANGE[own], NOT_ON_TOP, menu.asked.other)
        menu.offer(SKIP)
        if menu.asked is not None and isinstance(menu.asked, Exchange):
            menu.otherwise(ALL_EXCHANGE, NOT_YOUR_ASSISTANT, menu.asked.own)

    def answer(self, state: Arnak, seat: int, move: Move) -> None:
        if isinstance(move, Exchange):
            square = state.square_of(seat, move.own)
            stack = state.supply[stack_of(state, move.other)]
            stack[-1] = move.own
            state.assistants[square] = 2 * move.other + (state.assistants[square] & 1)
            state.ready[square] = True
            state.note(EXCHANGED, seat, move.own, move.other)


class TakeIdolFromSlot(Effect[Arnak]):
    """An idol goes from the most valuable filled slot back to the crates (rules 18.17)."""

    def run(self, state: Arnak, seat: int) -> None:
        if state.slots[seat] > 0:
            state.slots[seat] -= 1
            state.crates[seat] += 1
            state.note(IDOL_BACK, seat)
