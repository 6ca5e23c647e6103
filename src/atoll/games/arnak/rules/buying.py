"""Buying and gaining cards, and the card row (rules 9)."""

from typing import ClassVar, Final

from atoll.kernel.moves import Menu, Move
from atoll.kernel.notes import Note
from atoll.kernel.tasks import Effect, Question

from . import printed
from .components import ARTIFACT, ARTIFACTS, CARDS, COIN, COMPASS, GROUP, ITEM, RESOURCES
from .state import NOBODY, PAID, SHORT, Arnak
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

NOT_IN_ROW: Final = Note("why-not-in-row", "9.1", "card")
NOT_THIS_KIND: Final = Note("why-not-this-kind", "9.6", "card")
OTHER_ARTIFACT: Final = Note("why-other-artifact", "9.2", "card")
NOT_IN_EXILE: Final = Note("why-not-in-exile", "10.2", "card")

BOUGHT: Final = Note("log-buy", "9.1", "card")
GAINED_CARD: Final = Note("log-gain-card", "9.6", "card")
SHOWED_TOP: Final = Note("log-reveal", "18.7", "card")
ENTERED: Final = Note("log-row", "9.7", "card")
PASSED_WITH: Final = Note("log-pass-with", "17.5", "card")
RESOLVED: Final = Note("log-resolve", "9.2", "card")


# -- the row ------------------------------------------------------------------------------------------


def refill(state: Arnak) -> None:
    """Both halves close up towards the staff and take new cards at their outer ends (rules 9.7 and 9.8)."""
    staff = state.round
    if NOBODY not in state.row:
        return
    for slot in range(staff - 1, -1, -1):  # artifacts: the gap next to the staff first
        if state.row[slot] == NOBODY and state.artifact_deck:
            source = slot - 1
            while source >= 0 and state.row[source] == NOBODY:
                source -= 1
            if source >= 0:
                state.row[slot] = state.row[source]
                state.row[source] = NOBODY
            else:
                enter(state, slot, state.artifact_deck, 1)
    for slot in range(staff, len(state.row)):
        if state.row[slot] == NOBODY and state.item_deck:
            source = slot + 1
            while source < len(state.row) and state.row[source] == NOBODY:
                source += 1
            if source < len(state.row):
                state.row[slot] = state.row[source]
                state.row[source] = NOBODY
            else:
                enter(state, slot, state.item_deck, 0)


def enter(state: Arnak, slot: int, deck: list[int], half: int) -> None:
    """A new card enters the row."""
    state.learn()
    card = deck.pop()
    state.row[slot] = card
    state.seen_tops[half] = False
    state.note(ENTERED, NOBODY, card)


def take_out(state: Arnak, card: int) -> None:
    """A card leaves the row, the top of its deck or the exile pile."""
    if card in state.row:
        state.row[state.row.index(card)] = NOBODY
    elif card in state.exile:
        state.exile.remove(card)
    elif GROUP[card] == ITEM:
        state.item_deck.pop()
        state.seen_tops[0] = False
    else:
        state.artifact_deck.pop()
        state.seen_tops[1] = False


# -- buying -------------------------------------------------------------------------------------------


def offer_card(state: Arnak, seat: int, menu: Menu, card: int, discount: int) -> None:
    """Offer a card for its price less the discount: coins for items, compasses for artifacts."""
    resource = COIN if GROUP[card] == ITEM else COMPASS
    have = state.tokens[seat * len(RESOURCES) + resource]
    price = CARDS[card].price - discount
    if have >= price:
        menu.offer(BUY[card - ON_SALE])
    else:
        menu.refuse(BUY[card - ON_SALE], SHORT, resource, have, price)


def offer_row(state: Arnak, seat: int, menu: Menu, items: bool, artifacts: bool, discount: int) -> None:
    """Offer what this seat can afford from the row."""
    for card in state.row:
        if card >= 0:
            if (GROUP[card] == ITEM and items) or (GROUP[card] == ARTIFACT and artifacts):
                offer_card(state, seat, menu, card, discount)
            else:
                menu.refuse(BUY[card - ON_SALE], NOT_THIS_KIND, card)


def explain_row(menu: Menu) -> None:
    """Of all other cards: they do not lie in the row."""
    if menu.asked is not None and isinstance(menu.asked, Buy):
        menu.otherwise(BUY, NOT_IN_ROW, menu.asked.card)


def buy(state: Arnak, seat: int, card: int, discount: int) -> None:
    """Pay for a card and take it (rules 9.1 and 9.2)."""
    resource = COIN if GROUP[card] == ITEM else COMPASS
    price = max(CARDS[card].price - discount, 0)
    state.tokens[seat * len(RESOURCES) + resource] -= price
    if price > 0:
        state.note(PAID, seat, price, resource)
    take_out(state, card)
    state.note(BOUGHT, seat, card)
    receive(state, seat, card, TO_DECK_BOTTOM if GROUP[card] == ITEM else TO_PLAY_AREA)


def receive(state: Arnak, seat: int, card: int, goal: int) -> None:
    """Put a new card where it belongs; an artifact may be resolved at once."""
    if goal == TO_DECK_BOTTOM:
        state.put_under_deck(seat, card)
    elif goal == TO_DECK_TOP:
        state.put_on_deck(seat, card)
    elif goal == TO_HAND:
        state.hands[seat].append(card)
        state.hands[seat].sort()
    else:
        state.areas[seat].append(card)
        state.then(seat, RESOLVE_ARTIFACT[card - ARTIFACTS[0]])


class ResolveArtifact(Question[Arnak]):
    """You may use the effect of an artifact you have just got, without its tablet (rules 9.2)."""

    prompt: ClassVar = Note("ask-resolve", "9.2", "card")

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def blanks(self, state: Arnak, seat: int) -> tuple[int, ...]:
        return (self.card,)

    def ask(self, state: Arnak, seat: int, menu: Menu) -> None:
        state.offer_if_paid(menu, RESOLVE[self.card - ARTIFACTS[0]], seat, printed.CARD_COST[self.card])
        if self.card in RESOLVE_PASS:
            menu.offer(RESOLVE_PASS[self.card])
        menu.offer(SKIP)
        menu.otherwise(RESOLVE, OTHER_ARTIFACT, self.card)

    def answer(self, state: Arnak, seat: int, move: Move) -> None:
        if move is RESOLVE[self.card - ARTIFACTS[0]]:
            state.note(RESOLVED, seat, self.card)
            state.then(seat, printed.CARD[self.card])
        elif move is not SKIP:
            state.passed[seat] = True
            state.note(PASSED_WITH, seat, self.card)
            state.then(seat, printed.CARD_PASS[self.card])


RESOLVE_ARTIFACT: Final = [ResolveArtifact(card) for card in ARTIFACTS]


class BuyCard(Question[Arnak]):
    """You may buy a card at a discount, perhaps also the one revealed on top of its deck."""

    prompt: ClassVar = Note("ask-buy", "9.1", "n")

    def __init__(self, items: bool, artifacts: bool, discount: int, top: bool) -> None:
        self.items: Final = items
        self.artifacts: Final = artifacts
        self.discount: Final = discount
        self.top: Final = top

    def blanks(self, state: Arnak, seat: int) -> tuple[int, ...]:
        return (self.discount,)

    def ask(self, state: Arnak, seat: int, menu: Menu) -> None:
        offer_row(state, seat, menu, self.items, self.artifacts, self.discount)
        if self.top:
            deck = state.item_deck if self.items else state.artifact_deck
            if deck:
                offer_card(state, seat, menu, deck[-1], self.discount)
        menu.offer(SKIP)
        explain_row(menu)

    def answer(self, state: Arnak, seat: int, move: Move) -> None:
        if isinstance(move, Buy):
            buy(state, seat, move.card, self.discount)


class RevealTop(Effect[Arnak]):
    """Show everybody the top card of a deck."""

    def __init__(self, half: int) -> None:
        self.half: Final = half

    def run(self, state: Arnak, seat: int) -> None:
        deck = state.artifact_deck if self.half else state.item_deck
        if deck:
            if not state.seen_tops[self.half]:
                state.learn()
                state.seen_tops[self.half] = True
            state.note(SHOWED_TOP, seat, deck[-1])


class GainCard(Question[Arnak]):
    """You may take a card without paying, from the row or from exile (rules 9.6)."""

    prompt: ClassVar = Note("ask-gain-card", "9.6")

    def __init__(self, group: int, from_exile: bool, goal: int) -> None:
        self.group: Final = group
        self.from_exile: Final = from_exile
        self.goal: Final = goal

    def ask(self, state: Arnak, seat: int, menu: Menu) -> None:
        for card in state.exile if self.from_exile else state.row:
            if card >= ON_SALE:
                if GROUP[card] == self.group:
                    menu.offer(TAKE[card - ON_SALE])
                else:
                    menu.refuse(TAKE[card - ON_SALE], NOT_THIS_KIND, card)
        menu.offer(SKIP)
        if menu.asked is not None and isinstance(menu.asked, CardWord):
            menu.otherwise(TAKE, NOT_IN_EXILE if self.from_exile else NOT_IN_ROW, menu.asked.card)

    def answer(self, state: Arnak, seat: int, move: Move) -> None:
        if isinstance(move, CardWord):
            take_out(state, move.card)
            state.note(GAINED_CARD, seat, move.card)
            receive(state, seat, move.card, self.goal)


class GainExiled(GainCard):
    """You may take a card of the exile pile without paying (rules 9.6)."""

    prompt: ClassVar = Note("ask-gain-exiled", "9.6")
