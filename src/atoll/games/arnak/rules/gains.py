"""Effects that give, swap and ask a price: tokens, Fear, choices and costs inside effects (rules 2)."""

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from atoll.kernel.moves import Menu, Move
from atoll.kernel.notes import Note
from atoll.kernel.tasks import Effect, Question, Task

from .components import FIGURES, PLACES, TABLET
from .purse import Cost
from .state import NO_CARD_TO_DISCARD, NOT_IN_HAND, SHORT, Arnak
from .words import CHOOSE, DISCARD, PAY, SKIP, UPGRADE, CardWord, Choose, Upgrade

NOT_AN_OPTION: Final = Note("why-not-an-option", "2.10", "option")

UPGRADED: Final = Note("log-upgrade", "2.11", "from:resource to:resource")
DISCARDED: Final = Note("log-discard", "3.8", "card")
PLANES_NOW: Final = Note("log-planes", "18.9")
MASKED_NOW: Final = Note("log-masked", "18.20")


class Nothing(Effect[Arnak]):
    """No effect at all."""

    def run(self, state: Arnak, seat: i64) -> None:
        pass


class Gain(Effect[Arnak]):
    """Take tokens of one resource."""

    def __init__(self, resource: i64, n: i64) -> None:
        self.resource: Final = resource
        self.n: Final = n

    def run(self, state: Arnak, seat: i64) -> None:
        state.gain(seat, self.resource, self.n)


class GainPerIdol(Effect[Arnak]):
    """Tokens for every idol of yours, on crates and in slots."""

    def __init__(self, resource: i64, each: int, most: i64) -> None:
        self.resource: Final = resource
        self.each: Final = each
        self.most: Final = most

    def run(self, state: Arnak, seat: i64) -> None:
        n = self.each * state.players[seat].idols()
        if n > 0:
            state.gain(seat, self.resource, min(n, self.most))


class GainPerGuardian(Effect[Arnak]):
    """Tokens for every guardian you hold and every one on a site where you stand."""

    def __init__(self, resource: i64, each: int, most: i64) -> None:
        self.resource: Final = resource
        self.each: Final = each
        self.most: Final = most

    def run(self, state: Arnak, seat: i64) -> None:
        n = state.players[seat].guardians()
        for place in range(len(PLACES)):
            if state.island.guardians[place] >= 0 and state.island.stands_at(seat, place):
                n += 1
        if n > 0:
            state.gain(seat, self.resource, min(n * self.each, self.most))


class GainPerFigure(Effect[Arnak]):
    """Tokens for every archaeologist of yours who is out."""

    def __init__(self, resource: i64, each: int, most: i64) -> None:
        self.resource: Final = resource
        self.each: Final = each
        self.most: Final = most

    def run(self, state: Arnak, seat: i64) -> None:
        n = self.each * (FIGURES - state.players[seat].home)
        if n > 0:
            state.gain(seat, self.resource, min(n, self.most))


class GainFear(Effect[Arnak]):
    """Take Fear: it must be taken."""

    def __init__(self, n: i64) -> None:
        self.n: Final = n

    def run(self, state: Arnak, seat: i64) -> None:
        for _ in range(self.n):
            state.gain_fear(seat)


class UpgradeToken(Question[Arnak]):
    """You may swap a tablet for an arrowhead or an arrowhead for a jewel."""

    prompt: ClassVar = Note("ask-upgrade", "2.11")

    def ask(self, state: Arnak, seat: i64, menu: Menu) -> None:
        player = state.players[seat]
        for i, move in enumerate(UPGRADE):
            if player.tokens[TABLET + i] > 0:
                menu.offer(move)
            else:
                menu.refuse(move, SHORT, TABLET + i, 0, 1)
        menu.offer(SKIP)

    def answer(self, state: Arnak, seat: i64, move: Move) -> None:
        if isinstance(move, Upgrade):
            tokens = state.players[seat].tokens
            tokens[move.resource] -= 1
            tokens[move.resource + 1] += 1
            state.note(UPGRADED, seat, move.resource, move.resource + 1)


class ChooseEffect(Question[Arnak]):
    """Choose one of several effects, or several different ones in turn."""

    prompt: ClassVar = Note("ask-choose", "2.10")

    def __init__(self, k: i64, options: list[int], effects: list[Task[Any]]) -> None:
        self.options: Final = options
        self.effects: Final = effects
        self.next: Final[list[Task[Any]]] = []  # by choice: what is still to be chosen after it
        if k > 1:
            for i in range(len(options)):
                self.next.append(ChooseEffect(k - 1, options[:i] + options[i + 1 :], effects[:i] + effects[i + 1 :]))

    def ask(self, state: Arnak, seat: i64, menu: Menu) -> None:
        for option in self.options:
            menu.offer(CHOOSE[option])
        menu.otherwise(CHOOSE, NOT_AN_OPTION)

    def answer(self, state: Arnak, seat: i64, move: Move) -> None:
        assert isinstance(move, Choose)
        i = self.options.index(move.option)
        if self.next:
            state.then(seat, self.next[i])
        state.then(seat, self.effects[i])


class PayTokens(Question[Arnak]):
    """You may pay tokens, and only then have what follows (rules 2.7 and 2.8)."""

    prompt: ClassVar = Note("ask-pay", "2.8", "n resource gain")

    def __init__(self, cost: Cost, then: Task[Any], gain: i64) -> None:
        self.cost: Final = cost
        self.benefit: Final = then
        self.gain: Final = gain
        self.resource: Final = cost.tokens.index(max(cost.tokens))

    def blanks(self, state: Arnak, seat: i64) -> tuple[int, ...]:
        return self.cost.tokens[self.resource], self.resource, self.gain

    def ask(self, state: Arnak, seat: i64, menu: Menu) -> None:
        state.offer_for_tokens(menu, PAY, state.players[seat], self.cost.tokens)
        menu.offer(SKIP)

    def answer(self, state: Arnak, seat: i64, move: Move) -> None:
        if move is PAY:
            state.pay_tokens(seat, self.cost.tokens)
            state.then(seat, self.benefit)


class PayWithTravel(Question[Arnak]):
    """You may pay a travel icon, and only then have what follows."""

    prompt: ClassVar = Note("ask-pay-travel", "4.6", "gain")

    def __init__(self, cost: Cost, then: Task[Any], gain: i64, payment: Task[Any]) -> None:
        self.cost: Final = cost
        self.benefit: Final = then
        self.gain: Final = gain
        self.payment: Final = payment

    def blanks(self, state: Arnak, seat: i64) -> tuple[int, ...]:
        return (self.gain,)

    def ask(self, state: Arnak, seat: i64, menu: Menu) -> None:
        state.offer_if_paid(menu, PAY, state.players[seat], self.cost)
        menu.offer(SKIP)

    def answer(self, state: Arnak, seat: i64, move: Move) -> None:
        if move is PAY:
            state.then(seat, self.benefit)
            state.then(seat, self.payment)


def discard(state: Arnak, seat: i64, card: i64) -> None:
    """Put a hand card unused into the play area (rules 3.8)."""
    player = state.players[seat]
    player.hand.remove(card)
    player.area.append(card)
    state.note(DISCARDED, seat, card)


def offer_hand(state: Arnak, seat: i64, menu: Menu, words: list[Move]) -> None:
    """Offer the word about every card in hand."""
    last = -1
    for card in state.players[seat].hand:
        if card != last:
            menu.offer(words[card])
        last = card
    menu.otherwise(words, NOT_IN_HAND)


class DiscardFor(Question[Arnak]):
    """You may discard a card, and only then have what follows."""

    prompt: ClassVar = Note("ask-discard-for", "3.8", "gain")

    def __init__(self, then: Task[Any], gain: i64) -> None:
        self.benefit: Final = then
        self.gain: Final = gain

    def blanks(self, state: Arnak, seat: i64) -> tuple[int, ...]:
        return (self.gain,)

    def ask(self, state: Arnak, seat: i64, menu: Menu) -> None:
        if not state.players[seat].hand:
            menu.refuse_all(DISCARD, NO_CARD_TO_DISCARD)
        offer_hand(state, seat, menu, DISCARD)
        menu.offer(SKIP)

    def answer(self, state: Arnak, seat: i64, move: Move) -> None:
        if isinstance(move, CardWord):
            discard(state, seat, move.card)
            state.then(seat, self.benefit)


class GiveTravel(Effect[Arnak]):
    """Travel icons for the rest of the turn."""

    def __init__(self, icons: list[int]) -> None:
        self.icons: Final = icons

    def run(self, state: Arnak, seat: i64) -> None:
        state.travel.add(self.icons, state.players[seat].planes)


class TravelAsPlanes(Effect[Arnak]):
    """All your travel icons are planes until the end of the round."""

    def run(self, state: Arnak, seat: i64) -> None:
        state.players[seat].planes = True
        state.note(PLANES_NOW, seat)


class NoFearFromGuardians(Effect[Arnak]):
    """Guardians give you no Fear at the end of this round."""

    def run(self, state: Arnak, seat: i64) -> None:
        state.players[seat].masked = True
        state.note(MASKED_NOW, seat)
