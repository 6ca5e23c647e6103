"""Assistants and idols on the own board (rules 8, 12 and 16)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from atoll.kernel.moves import Menu, Move
from atoll.kernel.notes import Note
from atoll.kernel.tasks import Effect, Question

from . import printed
from .board import NOBODY
from .components import SQUARES
from .state import NOT_YOUR_ASSISTANT, Arnak
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
SHOWS_NEXT: Final = Note("shows-assistant", "12.1")
SHOWS_RESCUE: Final = Note("shows-rescue", "16.4")

IDOL_BACK: Final = Note("log-idol-back", "18.17")


def take_from_supply(state: Arnak, stack: i64) -> int:
    """Take the top assistant of a stack; the next one is seen now (rules 12.1)."""
    assistant = state.research.supply[stack].pop()
    if state.research.supply[stack]:
        state.learn(SHOWS_NEXT)
    return assistant


def stack_of(state: Arnak, assistant: i64) -> int:
    """The stack with this assistant on top."""
    for stack in range(len(state.research.supply)):
        if state.research.supply[stack] and state.research.supply[stack][-1] == assistant:
            return stack
    raise ValueError(f"assistant {assistant} is on no stack")


def offer_tops(state: Arnak, menu: Menu, words: list[Move]) -> None:
    """Offer the word about the top assistant of every stack."""
    for stack in state.research.supply:
        if stack:
            menu.offer(words[stack[-1]])
    menu.otherwise(words, NOT_ON_TOP)


class Recruit(Question[Arnak]):
    """Take one of the top assistants, silver side up and ready (rules 12.2)."""

    prompt: ClassVar = Note("ask-recruit", "12.1")

    def ask(self, state: Arnak, seat: i64, menu: Menu) -> None:
        if state.players[seat].free_square() == NOBODY:
            menu.refuse_all(RECRUIT, NO_SQUARE)
        else:
            offer_tops(state, menu, RECRUIT)

    def answer(self, state: Arnak, seat: i64, move: Move) -> None:
        assert isinstance(move, AssistantWord)
        assistant = take_from_supply(state, stack_of(state, move.assistant))
        state.players[seat].employ(2 * assistant, ready=True)
        state.note(RECRUITED, seat, move.assistant)


class Rescue(Effect[Arnak]):
    """Look through the rescue stack and take one of it (rules 16.4)."""

    def run(self, state: Arnak, seat: i64) -> None:
        if state.research.rescue:
            if len(state.research.rescue) > 1:
                state.learn(SHOWS_RESCUE)
            state.research.rescuers |= 1 << seat
            state.then(seat, WHOM_TO_RESCUE)


class WhomToRescue(Question[Arnak]):
    """Which assistant of the rescue stack comes with you, exhausted."""

    prompt: ClassVar = Note("ask-rescue", "16.4")

    def ask(self, state: Arnak, seat: i64, menu: Menu) -> None:
        if state.players[seat].free_square() == NOBODY:
            menu.refuse_all(RESCUE, NO_SQUARE)
            return
        for assistant in state.research.rescue:
            menu.offer(RESCUE[assistant])
        menu.otherwise(RESCUE, NOT_TO_RESCUE)

    def answer(self, state: Arnak, seat: i64, move: Move) -> None:
        assert isinstance(move, AssistantWord)
        if state.research.rescue[-1] == move.assistant:
            state.learn(SHOWS_NEXT)
        state.research.rescue.remove(move.assistant)
        state.players[seat].employ(2 * move.assistant, ready=False)
        state.note(RESCUED, seat, move.assistant)


WHOM_TO_RESCUE: Final = WhomToRescue()


class Promote(Question[Arnak]):
    """Turn a silver assistant to its gold side; it is ready then (rules 12.5)."""

    prompt: ClassVar = Note("ask-promote", "12.5")

    def ask(self, state: Arnak, seat: i64, menu: Menu) -> None:
        player = state.players[seat]
        for square in range(SQUARES):
            side = player.assistants[square]
            if side >= 0:
                if side & 1:
                    menu.refuse(PROMOTE[side >> 1], ALREADY_GOLD, side >> 1)
                else:
                    menu.offer(PROMOTE[side >> 1])
        menu.otherwise(PROMOTE, NOT_YOUR_ASSISTANT)

    def answer(self, state: Arnak, seat: i64, move: Move) -> None:
        assert isinstance(move, AssistantWord)
        player = state.players[seat]
        square = player.square_of(move.assistant)
        player.assistants[square] += 1
        player.ready[square] = True
        state.note(PROMOTED, seat, move.assistant)


class RefreshAssistant(Question[Arnak]):
    """You may turn an exhausted assistant upright (rules 12.4)."""

    prompt: ClassVar = Note("ask-refresh", "12.4")

    def ask(self, state: Arnak, seat: i64, menu: Menu) -> None:
        player = state.players[seat]
        for square in range(SQUARES):
            side = player.assistants[square]
            if side >= 0:
                if player.ready[square]:
                    menu.refuse(REFRESH[side >> 1], NOT_EXHAUSTED, side >> 1)
                else:
                    menu.offer(REFRESH[side >> 1])
        menu.offer(SKIP)
        menu.otherwise(REFRESH, NOT_YOUR_ASSISTANT)

    def answer(self, state: Arnak, seat: i64, move: Move) -> None:
        if isinstance(move, AssistantWord):
            player = state.players[seat]
            player.ready[player.square_of(move.assistant)] = True
            state.note(REFRESHED, seat, move.assistant)


class RefreshAll(Effect[Arnak]):
    """All exhausted assistants are turned upright at once: none of them twice."""

    def run(self, state: Arnak, seat: i64) -> None:
        player = state.players[seat]
        for square in range(SQUARES):
            if player.assistants[square] >= 0 and not player.ready[square]:
                player.ready[square] = True
                state.note(REFRESHED, seat, player.assistants[square] >> 1)


class BorrowAssistant(Question[Arnak]):
    """You may use one side of a top assistant of the supply; it stays there (rules 18.1)."""

    prompt: ClassVar = Note("ask-borrow", "18.1")

    def __init__(self, gold: bool) -> None:
        self.gold: Final = gold

    def ask(self, state: Arnak, seat: i64, menu: Menu) -> None:
        for stack in state.research.supply:
            if stack:
                side = 2 * stack[-1] + (1 if self.gold else 0)
                state.offer_if_paid(menu, BORROW[stack[-1]], state.players[seat], printed.ASSISTANT_COST[side])
        menu.offer(SKIP)
        menu.otherwise(BORROW, NOT_ON_TOP)

    def answer(self, state: Arnak, seat: i64, move: Move) -> None:
        if isinstance(move, AssistantWord):
            state.note(BORROWED, seat, move.assistant)
            state.then(seat, printed.ASSISTANT[2 * move.assistant + (1 if self.gold else 0)])


class ExchangeAssistant(Question[Arnak]):
    """You may swap an assistant of yours with a top one of the supply: same level, ready (rules 18.6)."""

    prompt: ClassVar = Note("ask-exchange", "18.6")

    def ask(self, state: Arnak, seat: i64, menu: Menu) -> None:
        tops = [stack[-1] for stack in state.research.supply if stack]
        for side in state.players[seat].assistants:
            if side >= 0:
                words = EXCHANGE[side >> 1]
                for top in tops:
                    menu.offer(words[top])
                for other, word in enumerate(words):
                    if other not in tops:
                        menu.refuse(word, NOT_ON_TOP, other)
        menu.offer(SKIP)
        menu.otherwise(ALL_EXCHANGE, NOT_YOUR_ASSISTANT)

    def answer(self, state: Arnak, seat: i64, move: Move) -> None:
        if isinstance(move, Exchange):
            player = state.players[seat]
            square = player.square_of(move.own)
            stack = state.research.supply[stack_of(state, move.other)]
            stack[-1] = move.own
            player.assistants[square] = 2 * move.other + (player.assistants[square] & 1)
            player.ready[square] = True
            state.note(EXCHANGED, seat, move.own, move.other)


class TakeIdolFromSlot(Effect[Arnak]):
    """An idol goes from the most valuable filled slot back to the crates (rules 18.17)."""

    def run(self, state: Arnak, seat: i64) -> None:
        player = state.players[seat]
        if player.slots > 0:
            player.slots -= 1
            player.crates += 1
            state.note(IDOL_BACK, seat)
