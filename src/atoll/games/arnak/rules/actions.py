"""A turn: one main action, and free actions around it (rules 2)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from atoll.kernel.moves import Menu, Move
from atoll.kernel.notes import Note
from atoll.kernel.tasks import Effect, Question, Seq

from . import printed
from .board import NOBODY
from .buying import NOT_IN_ROW, PASSED_WITH, buy, offer_row, refill
from .components import CARDS, FEAR, SQUARES, TABLET
from .guardians import offer_guardians, overcome_for_cost
from .player import Player
from .purse import purse_of
from .research import FULL_PRICE as RESEARCH_PRICE
from .research import offer_research, research
from .state import EXHAUSTED, NOT_IN_HAND, NOT_YOUR_ASSISTANT, SHORT, Arnak, MayTravel
from .travel import FULL_PRICE as TRAVEL_PRICE
from .travel import offer_journeys, send
from .words import (
    BUY,
    END,
    MAIN_CARDS,
    PASS,
    PASS_WITH,
    PLAY,
    USE,
    Buy,
    BuyTemple,
    Dig,
    Discover,
    Overcome,
    PassWith,
    Play,
    Research,
    UseAssistant,
)

FEAR_HAS_NO_EFFECT: Final = Note("why-fear-has-no-effect", "13.1")

TURN_BEGINS: Final = Note("log-turn", "1.13")
PASSED: Final = Note("log-pass", "2.5")

MAIN_ASSISTANTS: Final[list[Move]] = [move for move in USE if not move.free]
ALL_PASS_WITH: Final[list[Move]] = list(PASS_WITH.values())


def offer_hand_cards(state: Arnak, seat: i64, menu: Menu) -> None:
    """Offer the cards that can be played as a main action, and those one can pass with."""
    player = state.players[seat]
    last = NOBODY
    for card in player.hand:
        if card != last:
            if card in PASS_WITH:
                offer_hand_card(player, menu, PASS_WITH[card], card)
            if card == FEAR:
                menu.refuse(PLAY[card], FEAR_HAS_NO_EFFECT)
            elif not CARDS[card].free:
                offer_hand_card(player, menu, PLAY[card], card)
        last = card
    menu.otherwise(MAIN_CARDS, NOT_IN_HAND)
    menu.otherwise(ALL_PASS_WITH, NOT_IN_HAND)


def offer_hand_card(player: Player, menu: Menu, move: Move, card: i64) -> None:
    """An artifact costs a tablet from hand (rules 9.4); nothing need come of its effect (rules 3.4)."""
    tablets = player.tokens[TABLET]
    if tablets >= CARDS[card].tablets:
        menu.offer(move)
    else:
        menu.refuse(move, SHORT, TABLET, tablets, CARDS[card].tablets)


def offer_main_assistants(state: Arnak, seat: i64, menu: Menu) -> None:
    """Offer an assistant who takes a main action (rules 12.6)."""
    player = state.players[seat]
    for square in range(SQUARES):
        side = player.assistants[square]
        if side >= 0 and not USE[side >> 1].free:
            if player.ready[square]:
                menu.offer(USE[side >> 1])
            else:
                menu.refuse(USE[side >> 1], EXHAUSTED, side >> 1)
    menu.otherwise(MAIN_ASSISTANTS, NOT_YOUR_ASSISTANT)


class MainAction(MayTravel):
    """The main action of a turn (rules 2.1)."""

    prompt: ClassVar = Note("ask-main", "2.1")

    def ask(self, state: Arnak, seat: i64, menu: Menu) -> None:
        purse = purse_of(state.players[seat], state.travel)
        offer_journeys(state, seat, menu, purse, TRAVEL_PRICE)
        offer_guardians(state, seat, menu, purse)
        offer_row(state, seat, menu, True, True, 0)
        menu.otherwise(BUY, NOT_IN_ROW)
        offer_hand_cards(state, seat, menu)
        offer_research(state, seat, menu, RESEARCH_PRICE)
        offer_main_assistants(state, seat, menu)
        menu.offer(PASS)

    def answer(self, state: Arnak, seat: i64, move: Move) -> None:
        if isinstance(move, (Dig, Discover)):
            send(state, seat, move, TRAVEL_PRICE)
        elif isinstance(move, Overcome):
            overcome_for_cost(state, seat, move.place)
        elif isinstance(move, Buy):
            buy(state, seat, move.card, 0)
        elif isinstance(move, Play):
            pay_tablet(state, seat, move.card)
            state.play_card(seat, move.card, printed.CARD[move.card])
        elif isinstance(move, PassWith):
            pay_tablet(state, seat, move.card)
            state.players[seat].passed = True
            state.note(PASSED_WITH, seat, move.card)
            state.play_card(seat, move.card, printed.CARD_PASS[move.card])
        elif isinstance(move, (Research, BuyTemple)):
            research(state, seat, move, RESEARCH_PRICE)
        elif isinstance(move, UseAssistant):
            state.use_assistant(seat, move.assistant)
        else:
            state.players[seat].passed = True
            state.note(PASSED, seat)


def pay_tablet(state: Arnak, seat: i64, card: i64) -> None:
    """An artifact played from hand costs a tablet (rules 9.4)."""
    state.pay(seat, TABLET, CARDS[card].tablets)


class LastFreeActions(Question[Arnak]):
    """The main action is done: free actions as long as you like, then the turn is over."""

    prompt: ClassVar = Note("ask-end", "2.3")

    def ask(self, state: Arnak, seat: i64, menu: Menu) -> None:
        menu.offer(END)

    def answer(self, state: Arnak, seat: i64, move: Move) -> None:
        pass


class EndTurn(Effect[Arnak]):
    """The row is filled up and left-over travel icons are lost (rules 4.4 and 9.7)."""

    def run(self, state: Arnak, seat: i64) -> None:
        refill(state)
        state.turn = NOBODY
        for icon in range(len(state.travel.icons)):
            state.travel.icons[icon] = 0


TURN: Final = Seq[Arnak]([MainAction(), LastFreeActions(), EndTurn()])


def begin_turn(state: Arnak, seat: i64) -> None:
    """Let a seat take its turn."""
    state.turn = seat
    state.learn(None)  # whether it has a choice at all tells the others something about its hand
    state.note(TURN_BEGINS, seat)
    state.then(seat, TURN)
