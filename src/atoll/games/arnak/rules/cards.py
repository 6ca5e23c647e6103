"""Effects on one's own cards: drawing, discarding, exiling (rules 3 and 10)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from atoll.kernel.moves import Menu, Move
from atoll.kernel.notes import Note
from atoll.kernel.tasks import Effect, Question

from .components import GROUP, ITEM
from .gains import discard, offer_hand
from .state import NOT_IN_HAND, Arnak, Payment
from .words import (
    ALL_EXILE,
    DISCARD,
    DRAW,
    EXILE,
    EXILE_HAND,
    EXILE_TILE,
    KEEP,
    RETURN,
    SKIP,
    CardWord,
    DrawCards,
)

DECK_TOO_SMALL: Final = Note("why-deck-too-small", "3.5", "n")
NOT_SO_MANY: Final = Note("why-not-so-many", "3.5", "n")
NO_FEAR_TILE: Final = Note("why-no-fear-tile", "10.5")
NOT_IN_PLAY: Final = Note("why-not-in-play", "10.1", "card")
NOT_DRAWN: Final = Note("why-not-drawn", "18.5", "card")

TILE_EXILED: Final = Note("log-exile-tile", "10.5")
KEPT: Final = Note("log-keep", "18.5", "card*")
RETURNED: Final = Note("log-return", "18.5", "card*")
LEFT_OVER: Final = Note("log-discard", "18.5", "card")
DREW_TO_CHOOSE: Final = Note("log-draw-to-choose", "18.5", "n")


def offer_numbers(state: Arnak, seat: i64, menu: Menu, most: i64) -> None:
    """Offer to draw 1, 2 ... cards, as far as the effect and the deck go."""
    there = len(state.players[seat].deck)
    for i, move in enumerate(DRAW):
        if i >= most:
            menu.refuse(move, NOT_SO_MANY, most)
        elif i >= there:
            menu.refuse(move, DECK_TOO_SMALL, there)
        else:
            menu.offer(move)


class HowManyToDraw(Question[Arnak]):
    """You may draw cards: as many as the effect says, or fewer."""

    prompt: ClassVar = Note("ask-draw", "2.9", "n")

    def __init__(self, n: i64, bottom: bool) -> None:
        self.n: Final = n
        self.bottom: Final = bottom

    def blanks(self, state: Arnak, seat: i64) -> tuple[int, ...]:
        return (self.n,)

    def ask(self, state: Arnak, seat: i64, menu: Menu) -> None:
        offer_numbers(state, seat, menu, self.n)
        menu.offer(SKIP)

    def answer(self, state: Arnak, seat: i64, move: Move) -> None:
        if isinstance(move, DrawCards):
            state.draw(seat, move.n, self.bottom)


class Draw(Effect[Arnak]):
    """Draw cards from the top or the bottom of your deck; an empty deck gives nothing."""

    def __init__(self, n: i64, bottom: bool) -> None:
        self.question: Final = HowManyToDraw(n, bottom)

    def run(self, state: Arnak, seat: i64) -> None:
        if state.players[seat].deck:
            state.then(seat, self.question)


class DrawAndSelect(Question[Arnak]):
    """Announce a number, draw so many, keep one; the others go back or to the play area (rules 18.5)."""

    prompt: ClassVar = Note("ask-draw-select", "18.5", "n")

    def __init__(self, most: i64, bottom: bool, may_return: bool) -> None:
        self.most: Final = most
        self.bottom: Final = bottom
        self.may_return: Final = may_return

    def blanks(self, state: Arnak, seat: i64) -> tuple[int, ...]:
        return (self.most,)

    def ask(self, state: Arnak, seat: i64, menu: Menu) -> None:
        if state.players[seat].deck:
            offer_numbers(state, seat, menu, self.most)
            menu.offer(SKIP)

    def answer(self, state: Arnak, seat: i64, move: Move) -> None:
        if isinstance(move, DrawCards):
            for _ in range(move.n):
                state.drawn.append(state.draw_card(seat, self.bottom))
            state.drawn.sort()
            state.note(DREW_TO_CHOOSE, seat, move.n)
            state.then(seat, DROP_THE_REST)
            if self.may_return:
                state.then(seat, RETURN_ONE)
            state.then(seat, KEEP_ONE)


def offer_drawn(state: Arnak, menu: Menu, words: list[Move]) -> None:
    last = -1
    for card in state.drawn:
        if card != last:
            menu.offer(words[card])
        last = card
    menu.otherwise(words, NOT_DRAWN)


class KeepOne(Question[Arnak]):
    """Take one of the drawn cards into your hand."""

    prompt: ClassVar = Note("ask-keep", "18.5")

    def ask(self, state: Arnak, seat: i64, menu: Menu) -> None:
        offer_drawn(state, menu, KEEP)

    def answer(self, state: Arnak, seat: i64, move: Move) -> None:
        assert isinstance(move, CardWord)
        state.drawn.remove(move.card)
        state.players[seat].take_into_hand(move.card)
        state.note(KEPT, seat, move.card)


class ReturnOne(Question[Arnak]):
    """You may put one of the drawn cards back on top of your deck."""

    prompt: ClassVar = Note("ask-return", "18.5")

    def ask(self, state: Arnak, seat: i64, menu: Menu) -> None:
        if state.drawn:
            offer_drawn(state, menu, RETURN)
            menu.offer(SKIP)

    def answer(self, state: Arnak, seat: i64, move: Move) -> None:
        if isinstance(move, CardWord):
            state.drawn.remove(move.card)
            state.players[seat].return_to_deck(move.card)
            state.note(RETURNED, seat, move.card)


class DropTheRest(Effect[Arnak]):
    """The other drawn cards go unused to the play area."""

    def run(self, state: Arnak, seat: i64) -> None:
        for card in state.drawn:
            state.players[seat].area.append(card)
            state.note(LEFT_OVER, seat, card)
        state.drawn.clear()


KEEP_ONE: Final = KeepOne()
RETURN_ONE: Final = ReturnOne()
DROP_THE_REST: Final = DropTheRest()


class Discard(Question[Arnak]):
    """Discard a card, if you have any."""

    prompt: ClassVar = Note("ask-discard", "3.8")

    def ask(self, state: Arnak, seat: i64, menu: Menu) -> None:
        offer_hand(state, seat, menu, DISCARD)

    def answer(self, state: Arnak, seat: i64, move: Move) -> None:
        assert isinstance(move, CardWord)
        discard(state, seat, move.card)


class DiscardCost(Payment):
    """Discard a card as part of a cost that is being paid."""

    prompt: ClassVar = Note("ask-discard", "3.8")

    def ask(self, state: Arnak, seat: i64, menu: Menu) -> None:
        offer_hand(state, seat, menu, DISCARD)

    def answer(self, state: Arnak, seat: i64, move: Move) -> None:
        assert isinstance(move, CardWord)
        discard(state, seat, move.card)


DISCARD_COST: Final = DiscardCost()


class Exile(Question[Arnak]):
    """You may exile a card from your hand or play area, or a fear tile."""

    prompt: ClassVar = Note("ask-exile", "10.1")

    def ask(self, state: Arnak, seat: i64, menu: Menu) -> None:
        player = state.players[seat]
        last = -1
        for card in player.hand:
            if card != last:
                menu.offer(EXILE_HAND[card])
            last = card
        for i, card in enumerate(player.area):
            if player.area.index(card) == i:
                menu.offer(EXILE[card])
        if player.fear_tiles > 0:
            menu.offer(EXILE_TILE)
        else:
            menu.refuse(EXILE_TILE, NO_FEAR_TILE)
        menu.offer(SKIP)
        menu.otherwise(EXILE_HAND, NOT_IN_HAND)
        menu.otherwise(ALL_EXILE, NOT_IN_PLAY)

    def answer(self, state: Arnak, seat: i64, move: Move) -> None:
        if isinstance(move, CardWord):
            player = state.players[seat]
            zone = player.hand if move is EXILE_HAND[move.card] else player.area
            zone.remove(move.card)
            state.exile_card(seat, move.card)
        elif move is EXILE_TILE:
            state.players[seat].fear_tiles -= 1
            state.note(TILE_EXILED, seat)


class ExileRightmostItem(Effect[Arnak]):
    """The item at the outer end of the row goes to exile (rules 9.10)."""

    def run(self, state: Arnak, seat: i64) -> None:
        row = state.market.row
        for slot in range(len(row) - 1, -1, -1):
            card = row[slot]
            if card >= 0 and GROUP[card] == ITEM:
                row[slot] = -1
                state.exile_card(seat, card)
                return
