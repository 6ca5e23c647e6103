"""Buying and gaining cards, and the card row (rules 9)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from atoll.kernel.moves import Menu, Move
from atoll.kernel.notes import Note
from atoll.kernel.tasks import Effect, Question

from . import printed
from .board import NOBODY
from .components import ARTIFACT, ARTIFACTS, CARDS, COIN, COMPASS, GROUP, ITEM
from .state import SHORT, Arnak
from .words import BUY, ON_SALE, RESOLVE, RESOLVE_PASS, SKIP, TAKE, Buy, CardWord

TO_DECK_BOTTOM: Final = 0
TO_DECK_TOP: Final = 1
TO_HAND: Final = 2
TO_PLAY_AREA: Final = 3
GOALS: Final = {
    "deck_bottom": TO_DECK_BOTTOM,
    "deck_top": TO_DECK_TOP,
    "hand": TO_HAND,
    "play_area": TO_PLAY_AREA,
}

SHOWS_ROW: Final = Note("shows-row", "9.7")
SHOWS_TOP: Final = Note("shows-top", "1.14")
NOT_IN_ROW: Final = Note("why-not-in-row", "9.1", "card")
NOT_THIS_KIND: Final = Note("why-not-this-kind", "9.6", "card")
OTHER_ARTIFACT: Final = Note("why-other-artifact", "9.2", "card")
NOT_IN_EXILE: Final = Note("why-not-in-exile", "10.2", "card")

BOUGHT: Final = Note("log-buy", "9.1", "card", gain=True)
GAINED_CARD: Final = Note("log-gain-card", "9.6", "card")
SHOWED_TOP: Final = Note("log-reveal", "18.7", "card")
ENTERED: Final = Note("log-row", "9.7", "card")
PASSED_WITH: Final = Note("log-pass-with", "17.5", "card")
RESOLVED: Final = Note("log-resolve", "9.2", "card")


# -- the row ------------------------------------------------------------------------------------------


def refill(state: Arnak) -> None:
    """Both halves close up towards the staff and take new cards at their outer ends (rules 9.7 and 9.8)."""
    staff = state.round
    market = state.market
    row = market.row
    if NOBODY not in row:
        return
    for slot in range(staff - 1, -1, -1):  # artifacts: the gap next to the staff first
        if row[slot] == NOBODY and market.artifact_deck:
            source = slot - 1
            while source >= 0 and row[source] == NOBODY:
                source -= 1
            if source >= 0:
                row[slot] = row[source]
                row[source] = NOBODY
            else:
                enter(state, slot, ARTIFACT)
    for slot in range(staff, len(row)):
        if row[slot] == NOBODY and market.item_deck:
            source = slot + 1
            while source < len(row) and row[source] == NOBODY:
                source += 1
            if source < len(row):
                row[slot] = row[source]
                row[source] = NOBODY
            else:
                enter(state, slot, ITEM)


def enter(state: Arnak, slot: i64, group: i64) -> None:
    """A new card enters the row."""
    state.learn(SHOWS_ROW)
    card = state.market.take_top(group)
    state.market.row[slot] = card
    state.note(ENTERED, NOBODY, card)


def take_out(state: Arnak, card: i64) -> None:
    """A card leaves the row, the top of its deck or the exile pile."""
    market = state.market
    if card in market.row:
        market.row[market.row.index(card)] = NOBODY
    elif card in market.exile:
        market.exile.remove(card)
    else:
        market.take_top(GROUP[card])


# -- buying -------------------------------------------------------------------------------------------


def offer_card(state: Arnak, seat: i64, menu: Menu, card: i64, discount: i64) -> None:
    """Offer a card for its price less the discount: coins for items, compasses for artifacts."""
    resource = COIN if GROUP[card] == ITEM else COMPASS
    have = state.players[seat].tokens[resource]
    price = CARDS[card].price - discount
    if have >= price:
        menu.offer(BUY[card - ON_SALE])
    elif menu.asked is not None:  # looking a word up only to refuse it takes time
        menu.refuse(BUY[card - ON_SALE], SHORT, resource, have, price)


def offer_row(state: Arnak, seat: i64, menu: Menu, items: bool, artifacts: bool, discount: i64) -> None:
    """Offer what this seat can afford from the row."""
    for card in state.market.row:
        if card >= 0:
            if (GROUP[card] == ITEM and items) or (GROUP[card] == ARTIFACT and artifacts):
                offer_card(state, seat, menu, card, discount)
            else:
                menu.refuse(BUY[card - ON_SALE], NOT_THIS_KIND, card)


def buy(state: Arnak, seat: i64, card: i64, discount: i64) -> None:
    """Pay for a card and take it (rules 9.1 and 9.2)."""
    resource = COIN if GROUP[card] == ITEM else COMPASS
    state.pay(seat, resource, CARDS[card].price - discount)
    take_out(state, card)
    state.note(BOUGHT, seat, card)
    receive(state, seat, card, TO_DECK_BOTTOM if GROUP[card] == ITEM else TO_PLAY_AREA)


def receive(state: Arnak, seat: i64, card: i64, goal: i64) -> None:
    """Put a new card where it belongs; an artifact may be resolved at once."""
    player = state.players[seat]
    if goal == TO_DECK_BOTTOM:
        player.put_under_deck(card)
    elif goal == TO_DECK_TOP:
        player.put_on_deck(card)
    elif goal == TO_HAND:
        player.take_into_hand(card)
    else:
        player.area.append(card)
        state.then(seat, RESOLVE_ARTIFACT[card - ARTIFACTS[0]])


class ResolveArtifact(Question[Arnak]):
    """You may use the effect of an artifact you have just got, without its tablet (rules 9.2)."""

    prompt: ClassVar = Note("ask-resolve", "9.2", "card")

    def __init__(self, card: i64) -> None:
        self.card: Final = card

    def blanks(self, state: Arnak, seat: i64) -> tuple[int, ...]:
        return (self.card,)

    def ask(self, state: Arnak, seat: i64, menu: Menu) -> None:
        artifact = self.card - ARTIFACTS[0]
        state.offer_if_paid(menu, RESOLVE[artifact], state.players[seat], printed.ARTIFACT_COST[artifact])
        if self.card in RESOLVE_PASS:
            menu.offer(RESOLVE_PASS[self.card])
        menu.offer(SKIP)
        menu.otherwise(RESOLVE, OTHER_ARTIFACT, self.card)

    def answer(self, state: Arnak, seat: i64, move: Move) -> None:
        if move is RESOLVE[self.card - ARTIFACTS[0]]:
            state.note(RESOLVED, seat, self.card)
            state.then(seat, printed.CARD[self.card])
        elif move is not SKIP:
            state.players[seat].passed = True
            state.note(PASSED_WITH, seat, self.card)
            state.then(seat, printed.CARD_PASS[self.card])


RESOLVE_ARTIFACT: Final = [ResolveArtifact(card) for card in ARTIFACTS]


class BuyCard(Question[Arnak]):
    """You may buy a card at a discount, perhaps also the one revealed on top of its deck."""

    prompt: ClassVar = Note("ask-buy", "9.1", "n")

    def __init__(self, items: bool, artifacts: bool, discount: i64, top: bool) -> None:
        self.items: Final = items
        self.artifacts: Final = artifacts
        self.discount: Final = discount
        self.top: Final = top

    def blanks(self, state: Arnak, seat: i64) -> tuple[int, ...]:
        return (self.discount,)

    def ask(self, state: Arnak, seat: i64, menu: Menu) -> None:
        offer_row(state, seat, menu, self.items, self.artifacts, self.discount)
        if self.top:
            deck = state.market.deck(ITEM if self.items else ARTIFACT)
            if deck:
                offer_card(state, seat, menu, deck[-1], self.discount)
        menu.offer(SKIP)
        menu.otherwise(BUY, NOT_IN_ROW)

    def answer(self, state: Arnak, seat: i64, move: Move) -> None:
        if isinstance(move, Buy):
            buy(state, seat, move.card, self.discount)


class RevealTop(Effect[Arnak]):
    """Show everybody the top card of a deck."""

    def __init__(self, group: i64) -> None:
        self.group: Final = group

    def run(self, state: Arnak, seat: i64) -> None:
        deck = state.market.deck(self.group)
        if deck:
            if state.market.show_top(self.group):
                state.learn(SHOWS_TOP)
            state.note(SHOWED_TOP, seat, deck[-1])


class GainCard(Question[Arnak]):
    """You may take a card without paying, from the row or from exile (rules 9.6)."""

    prompt: ClassVar = Note("ask-gain-card", "9.6")

    def __init__(self, group: i64, from_exile: bool, goal: i64) -> None:
        self.group: Final = group
        self.from_exile: Final = from_exile
        self.goal: Final = goal

    def ask(self, state: Arnak, seat: i64, menu: Menu) -> None:
        for card in state.market.exile if self.from_exile else state.market.row:
            if card >= ON_SALE:
                if GROUP[card] == self.group:
                    menu.offer(TAKE[card - ON_SALE])
                else:
                    menu.refuse(TAKE[card - ON_SALE], NOT_THIS_KIND, card)
        menu.offer(SKIP)
        menu.otherwise(TAKE, NOT_IN_EXILE if self.from_exile else NOT_IN_ROW)

    def answer(self, state: Arnak, seat: i64, move: Move) -> None:
        if isinstance(move, CardWord):
            take_out(state, move.card)
            state.note(GAINED_CARD, seat, move.card)
            receive(state, seat, move.card, self.goal)


class GainExiled(GainCard):
    """You may take a card of the exile pile without paying (rules 9.6)."""

    prompt: ClassVar = Note("ask-gain-exiled", "9.6")
