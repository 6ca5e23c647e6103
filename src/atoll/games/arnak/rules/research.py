"""Research and the Lost Temple (rules 11 and 16)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from atoll.kernel.moves import Menu, Move
from atoll.kernel.notes import Note
from atoll.kernel.tasks import Effect, Question

from . import printed
from .board import NOBODY
from .components import (
    BONUSES,
    GLASS,
    NOTEBOOK,
    RESOURCES,
    TEMPLE,
    TRACKS,
    Bridge,
)
from .gains import Gain
from .player import Player
from .state import NO_IDOL, Arnak
from .words import (
    ALL_RESEARCH,
    BONUS_FIRST,
    BUY_TEMPLE,
    CLAIM,
    RESEARCH,
    ROW_FIRST,
    SKIP,
    BuyTemple,
    Claim,
    Research,
)

SHOWS_BONUSES: Final = Note("shows-bonuses", "11.7")
NO_BRIDGE: Final = Note("why-no-bridge", "11.1", "spot")
NOTEBOOK_FOLLOWS: Final = Note("why-notebook-follows", "11.2")
NOTEBOOK_ONLY: Final = Note("why-notebook-only", "18.12")
NOT_IN_TEMPLE: Final = Note("why-not-in-temple", "11.8")
STACK_EMPTY: Final = Note("why-stack-empty", "11.8", "stack")
NOT_AMONG_BONUSES: Final = Note("why-not-among-bonuses", "11.7", "bonus")

MOVED_GLASS: Final = Note("log-glass", "11.1", "spot")
MOVED_NOTEBOOK: Final = Note("log-notebook", "11.1", "spot")
PAID_IDOL: Final = Note("log-pay-idol", "8.5")
TOOK_BONUS: Final = Note("log-bonus", "11.5", "bonus", gain=True)
ARRIVED: Final = Note("log-temple", "11.6", "points:n", gain=True)
TOOK_TEMPLE_TILE: Final = Note("log-temple-tile", "11.8", "stack", gain=True)


class ResearchTerms:
    """On which terms one researches."""

    def __init__(self, glass: bool, free: bool, discount: list[int], temple: bool) -> None:
        self.glass: Final = glass  # may the magnifying glass move
        self.free: Final = free
        self.discount: Final = discount
        self.discounted: Final = max(discount) > 0
        self.temple: Final = temple  # may a temple tile be bought

    def price(self, tokens: list[int]) -> list[int]:
        """What is left of a cost."""
        if not self.discounted:
            return tokens
        return [max(tokens[resource] - self.discount[resource], 0) for resource in range(len(RESOURCES))]


FULL_PRICE: Final = ResearchTerms(True, False, [0] * len(RESOURCES), True)


def offer_research(state: Arnak, seat: i64, menu: Menu, terms: ResearchTerms) -> None:
    """Offer every step on the track, and the temple tiles, that this seat can pay for."""
    player = state.players[seat]
    track = TRACKS[state.side]
    for bridge in track.bridges[player.glass]:
        if terms.glass:
            offer_bridge(state, player, menu, RESEARCH[GLASS][bridge.goal - 1], bridge, terms)
        else:
            menu.refuse(RESEARCH[GLASS][bridge.goal - 1], NOTEBOOK_ONLY)
    for bridge in track.bridges[player.notebook]:
        if bridge.goal == TEMPLE:
            continue
        if track.row[bridge.goal] > track.row[player.glass]:
            menu.refuse(RESEARCH[NOTEBOOK][bridge.goal - 1], NOTEBOOK_FOLLOWS)
        else:
            offer_bridge(state, player, menu, RESEARCH[NOTEBOOK][bridge.goal - 1], bridge, terms)
    if terms.temple:
        offer_temple(state, player, menu, terms)
    menu.otherwise(ALL_RESEARCH, NO_BRIDGE)


def offer_bridge(state: Arnak, player: Player, menu: Menu, move: Move, bridge: Bridge, terms: ResearchTerms) -> None:
    if terms.free:
        menu.offer(move)
    elif bridge.idols > player.crates:
        menu.refuse(move, NO_IDOL)
    else:
        state.offer_for_tokens(menu, move, player, terms.price(bridge.tokens))


def offer_temple(state: Arnak, player: Player, menu: Menu, terms: ResearchTerms) -> None:
    if player.glass != TEMPLE:
        menu.refuse_all(BUY_TEMPLE, NOT_IN_TEMPLE)
        return
    for stack, move in enumerate(BUY_TEMPLE):
        if state.research.temple[stack] == 0:
            menu.refuse(move, STACK_EMPTY, stack)
        else:
            price = terms.price(TRACKS[state.side].temple_costs[stack])
            state.offer_for_tokens(menu, move, player, price)


def research(state: Arnak, seat: i64, move: Move, terms: ResearchTerms) -> None:
    """Pay and do what the move says: a token one row up, or a temple tile."""
    if isinstance(move, Research):
        advance(state, seat, move.token, move.goal, terms)
    else:
        assert isinstance(move, BuyTemple)
        state.pay_tokens(seat, terms.price(TRACKS[state.side].temple_costs[move.stack]))
        state.research.temple[move.stack] -= 1
        state.players[seat].take_temple_tile(move.stack)
        state.note(TOOK_TEMPLE_TILE, seat, move.stack)


def advance(state: Arnak, seat: i64, token: i64, goal: i64, terms: ResearchTerms) -> None:
    """Pay the bridge and move a token (rules 11.1)."""
    player = state.players[seat]
    if not terms.free:
        for bridge in TRACKS[state.side].bridges[player.glass if token == GLASS else player.notebook]:
            if bridge.goal == goal:
                pay_bridge(state, seat, bridge, terms)
    if token == GLASS:
        player.glass = goal
        state.note(MOVED_GLASS, seat, goal)
    else:
        player.notebook = goal
        state.note(MOVED_NOTEBOOK, seat, goal)
    if goal == TEMPLE:
        arrive(state, seat)
    else:
        reward(state, seat, token, goal)


def pay_bridge(state: Arnak, seat: i64, bridge: Bridge, terms: ResearchTerms) -> None:
    state.pay_tokens(seat, terms.price(bridge.tokens))
    if bridge.idols > 0:
        state.players[seat].crates -= bridge.idols
        state.island.idols_gone += bridge.idols
        state.note(PAID_IDOL, seat)


def reward(state: Arnak, seat: i64, token: i64, goal: i64) -> None:
    """The bonus tile of the space, if one is there, and the effect of the row, in either order (rules 11.4)."""
    row = TRACKS[state.side].row[goal]
    effect = printed.ROW[state.side][token][row]
    bonus = state.research.bonuses[goal]
    if bonus == CHOICE and not state.research.open_bonuses:
        bonus = NOBODY
    if bonus == NOBODY:
        state.then(seat, effect)
    elif bonus != CHOICE and isinstance(effect, Gain) and isinstance(printed.BONUS[bonus], Gain):
        state.then(seat, effect)  # with tokens alone the order cannot matter
        state.then(seat, TAKE_BONUS[goal])
    else:
        state.then(seat, ORDER[token][goal])


CHOICE: Final = len(BONUSES)
"""Marks a research space where one may choose among open bonus tiles (rules 16.5)."""


class TakeBonus(Effect[Arnak]):
    """The bonus tile of a space is used and leaves the game (rules 11.5)."""

    def __init__(self, spot: i64) -> None:
        self.spot: Final = spot

    def run(self, state: Arnak, seat: i64) -> None:
        bonus = state.research.bonuses[self.spot]
        if bonus == CHOICE:
            state.then(seat, CLAIM_OPEN)
        else:
            state.research.bonuses[self.spot] = NOBODY
            state.note(TOOK_BONUS, seat, bonus)
            state.then(seat, printed.BONUS[bonus])


class Order(Question[Arnak]):
    """Bonus tile first, or row effect first."""

    prompt: ClassVar = Note("ask-order", "11.4")

    def __init__(self, token: i64, spot: i64) -> None:
        self.token: Final = token
        self.spot: Final = spot

    def ask(self, state: Arnak, seat: i64, menu: Menu) -> None:
        menu.offer(BONUS_FIRST)
        menu.offer(ROW_FIRST)

    def answer(self, state: Arnak, seat: i64, move: Move) -> None:
        effect = printed.ROW[state.side][self.token][TRACKS[state.side].row[self.spot]]
        if move is BONUS_FIRST:
            state.then(seat, effect)
            state.then(seat, TAKE_BONUS[self.spot])
        else:
            state.then(seat, TAKE_BONUS[self.spot])
            state.then(seat, effect)


TAKE_BONUS: Final = [TakeBonus(spot) for spot in range(TEMPLE)]
ORDER: Final = [[Order(token, spot) for spot in range(TEMPLE)] for token in (GLASS, NOTEBOOK)]


def arrive(state: Arnak, seat: i64) -> None:
    """The magnifying glass is in the Lost Temple: points by arrival, and a bonus tile of one's choice."""
    state.note(ARRIVED, seat, TRACKS[state.side].arrivals[len(state.research.arrivals)])
    state.research.arrivals.append(seat)
    if state.research.temple_bonuses:
        state.learn(SHOWS_BONUSES)
        state.then(seat, CLAIM_HIDDEN)


class ClaimBonus(Question[Arnak]):
    """Choose one of several bonus tiles: open ones on a space, or the hidden ones of the temple."""

    prompt: ClassVar = Note("ask-claim", "11.7")

    def __init__(self, hidden: bool) -> None:
        self.hidden: Final = hidden

    def ask(self, state: Arnak, seat: i64, menu: Menu) -> None:
        tiles = state.research.temple_bonuses if self.hidden else state.research.open_bonuses
        for bonus, move in enumerate(CLAIM):
            if bonus in tiles:
                menu.offer(move)
            else:
                menu.refuse(move, NOT_AMONG_BONUSES, bonus)

    def answer(self, state: Arnak, seat: i64, move: Move) -> None:
        assert isinstance(move, Claim)
        tiles = state.research.temple_bonuses if self.hidden else state.research.open_bonuses
        tiles.remove(move.bonus)
        state.note(TOOK_BONUS, seat, move.bonus)
        state.then(seat, printed.BONUS[move.bonus])


CLAIM_HIDDEN: Final = ClaimBonus(True)
CLAIM_OPEN: Final = ClaimBonus(False)


class ResearchStep(Question[Arnak]):
    """You may research on the terms of a card."""

    prompt: ClassVar = Note("ask-research", "11.1")

    def __init__(self, terms: ResearchTerms) -> None:
        self.terms: Final = terms

    def ask(self, state: Arnak, seat: i64, menu: Menu) -> None:
        offer_research(state, seat, menu, self.terms)
        menu.offer(SKIP)

    def answer(self, state: Arnak, seat: i64, move: Move) -> None:
        if move is not SKIP:
            research(state, seat, move, self.terms)
