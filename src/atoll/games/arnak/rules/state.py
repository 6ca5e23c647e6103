"""A position of Arnak."""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from atoll.kernel.lexicon import Lexicon
from atoll.kernel.moves import Menu, Move
from atoll.kernel.notes import Note
from atoll.kernel.rng import Rng
from atoll.kernel.state import State
from atoll.kernel.tasks import Agenda, Question, Task

from . import printed
from .board import NOBODY, Island, Market, ResearchBoard
from .components import (
    CARDS,
    COIN,
    FEAR,
    GUARDIANS,
    RESOURCES,
    SLOT_POINTS,
    SQUARES,
)
from .player import FINE, Player
from .purse import A_CARD, AN_ICON, AN_IDOL, Cost, Travel, purse_of
from .redeal import deal_anew, deal_loose
from .rival import Rival
from .words import (
    BOON,
    FREE_BOONS,
    FREE_CARDS,
    FREE_USE,
    LEXICON,
    MAIN_CARDS,
    PLAY,
    SLOT,
    USE,
    FillSlot,
    GuardianWord,
    Play,
    UseAssistant,
)

SHOWS_CARD: Final = Note("shows-card", "3.5")
SHOWS_SITE: Final = Note("shows-site", "6.3")
SHORT: Final = Note("why-short", "2.7", "resource have:n need:n")
NO_CARD_TO_DISCARD: Final = Note("why-no-card-to-discard", "3.8")
NO_ICON: Final = Note("why-no-icon", "4.1", "icon")
NO_IDOL: Final = Note("why-no-idol", "8.1")
NO_SLOT: Final = Note("why-no-slot", "8.1")
PAY_FIRST: Final = Note("why-pay-first", "2.7")
NOT_IN_HAND: Final = Note("why-not-in-hand", "3.2", "card")
MAIN_ONLY: Final = Note("why-main-only", "2.1")
NOT_YOUR_ASSISTANT: Final = Note("why-not-your-assistant", "12.3", "assistant")
EXHAUSTED: Final = Note("why-exhausted", "12.3", "assistant")
NOT_YOUR_BOON: Final = Note("why-not-your-boon", "7.2", "guardian")

GAINED: Final = Note("log-gain", "2.9", "n resource")
PAID: Final = Note("log-pay", "2.7", "n resource")
DREW: Final = Note("log-draw", "3.5", "card*")
GOT_FEAR: Final = Note("log-fear", "13.1")
GOT_FEAR_TILE: Final = Note("log-fear-tile", "13.2")
PLAYED: Final = Note("log-play", "3.2", "card")
EXILED: Final = Note("log-exile", "10.2", "card")
SLOTTED: Final = Note("log-slot", "8.1", "slot")
USED_BOON: Final = Note("log-boon", "7.2", "guardian")
USED_ASSISTANT: Final = Note("log-use", "12.3", "assistant")


DISGUISES: Final = 40  # hands that are tried before a seat goes undisguised


class Payment(Question["Arnak"]):
    """A question in the midst of paying: no free action may spend what the payment counts on."""


class MayTravel(Question["Arnak"]):
    """A question whose answer may have to be paid for with a car or a boat."""


@mypyc_attr(acyclic=True)
class Arnak(State):
    """The island, the research track, the card row, and what each player has."""

    def __init__(
        self,
        rng: Rng,
        seats: i64,
        first: i64,
        agendas: list[Agenda | None],
        learned: i64,
        side: i64,
        round: i64,
        turn: i64,
        players: list[Player],
        island: Island,
        market: Market,
        research: ResearchBoard,
        travel: Travel,
        drawn: list[int],
        rival: Rival | None,
    ) -> None:
        super().__init__(rng, seats, first, agendas, learned)
        self.side: Final = side  # of the board
        self.round = round
        self.turn = turn  # whose turn it is
        self.players: Final = players
        self.island: Final = island
        self.market: Final = market
        self.research: Final = research
        self.travel: Final = travel  # of whoever's turn it is
        self.drawn: Final = drawn  # cards drawn to choose from, by whoever's turn it is
        self.rival: Final = rival

    def lexicon(self) -> Lexicon:
        return LEXICON

    def copy(self) -> "Arnak":
        return Arnak(
            rng=self.rng.copy(),
            seats=self.seats,
            first=self.first,
            agendas=self.agendas.copy(),
            learned=self.learned,
            side=self.side,
            round=self.round,
            turn=self.turn,
            players=[player.copy() for player in self.players],
            island=self.island.copy(),
            market=self.market.copy(),
            research=self.research.copy(),
            travel=self.travel.copy(),
            drawn=self.drawn.copy(),
            rival=None if self.rival is None else self.rival.copy(),
        )

    def world(self, seat: i64, rng: Rng) -> "Arnak":
        state = self.copy()
        deal_anew(state, seat, rng)
        return state

    def disguise(self, seat: i64, rng: Rng) -> "Arnak":
        """Whoever has announced a journey is known to hold what pays for it (rules 4.2)."""
        for _ in range(DISGUISES):
            state = self.copy()
            player = state.players[seat]
            deal_loose(player.hand, state.drawn_by(seat), player.deck, player.blocks, rng)
            if seat != state.turn or purse_of(player, state.travel).lacks(state.travel.dues, 0) == FINE:
                return state
        return self.copy()

    def secretive(self, seat: i64) -> bool:
        """A hidden card may hold a free action, or pay: whoever has any could have a choice (rules 1.14).

        Alone at the table there is nobody to hide them from.
        """
        return self.seats > 1 and len(self.players[seat].hand) + len(self.drawn_by(seat)) > 0

    def drawn_by(self, seat: i64) -> list[int]:
        """The cards that a seat has drawn to choose from."""
        return self.drawn if seat == self.turn else []

    # -- free actions (rules 2.2 and 2.3) -------------------------------------------------------------

    def free(self, seat: i64, menu: Menu) -> None:
        if seat != self.turn:
            return
        agenda = self.agendas[seat]
        if agenda is not None and isinstance(agenda.task, Payment):
            menu.refuse_all(FREE_CARDS, PAY_FIRST)
            menu.refuse_all(FREE_USE, PAY_FIRST)
            menu.refuse_all(FREE_BOONS, PAY_FIRST)
            menu.refuse_all(SLOT, PAY_FIRST)
            return
        player = self.players[seat]
        last = NOBODY
        for card in player.hand:
            if card != last and CARDS[card].free:
                menu.offer(PLAY[card])
            last = card
        for guardian in player.boons:
            if GUARDIANS[guardian].travels == 0:
                menu.offer(BOON[guardian])
        self.offer_assistants(player, menu)
        self.offer_slots(player, menu)
        if menu.asked is not None:
            self.explain_absence(seat, menu, menu.asked)

    def offer_assistants(self, player: Player, menu: Menu) -> None:
        for square in range(SQUARES):
            side = player.assistants[square]
            if side >= 0 and USE[side >> 1].free:
                if player.ready[square]:
                    self.offer_if_paid(menu, USE[side >> 1], player, printed.ASSISTANT_COST[side])
                else:
                    menu.refuse(USE[side >> 1], EXHAUSTED, side >> 1)

    def offer_slots(self, player: Player, menu: Menu) -> None:
        if player.crates == 0:
            menu.refuse_all(SLOT, NO_IDOL)
        elif player.slots == len(SLOT_POINTS):
            menu.refuse_all(SLOT, NO_SLOT)
        else:
            for effect, move in enumerate(SLOT):
                self.offer_if_paid(menu, move, player, printed.SLOT_COST[effect])

    def explain_absence(self, seat: i64, menu: Menu, asked: Move) -> None:
        """Why a word that nothing was said about is not to be had: it takes a main action, or is not yours."""
        if isinstance(asked, Play):
            if asked.card in self.players[seat].hand:
                menu.otherwise(MAIN_CARDS, MAIN_ONLY)
            menu.otherwise(PLAY, NOT_IN_HAND)
        elif isinstance(asked, UseAssistant):
            if self.players[seat].square_of(asked.assistant) != NOBODY:
                menu.otherwise(USE, MAIN_ONLY)
            menu.otherwise(USE, NOT_YOUR_ASSISTANT)
        elif isinstance(asked, GuardianWord):
            menu.otherwise(FREE_BOONS, NOT_YOUR_BOON)

    def interrupt(self, seat: i64, move: Move) -> None:
        if isinstance(move, Play):
            self.play_card(seat, move.card, printed.CARD[move.card])
        elif isinstance(move, UseAssistant):
            self.use_assistant(seat, move.assistant)
        elif isinstance(move, FillSlot):
            self.players[seat].crates -= 1
            self.players[seat].slots += 1
            self.note(SLOTTED, seat, move.values[0])
            self.then(seat, printed.SLOT[move.effect])
        else:
            assert isinstance(move, GuardianWord)
            self.use_up_boon(seat, move.guardian)
            self.then(seat, printed.BOON[move.guardian])

    # -- costs (rules 2.7) ----------------------------------------------------------------------------

    def lacks(self, player: Player, cost: Cost) -> int:
        """What a player lacks to pay; FINE if nothing."""
        resource = player.lacks(cost.tokens)
        if resource != FINE:
            return resource
        if cost.discards > len(player.hand):
            return A_CARD
        if cost.idols > player.crates:
            return AN_IDOL
        if cost.travels > 0:
            icon = purse_of(player, self.travel).lacks(cost.travel, cost.tokens[COIN])
            if icon != FINE:
                return AN_ICON + icon
        return FINE

    def offer_if_paid(self, menu: Menu, move: Move, player: Player, cost: Cost | None) -> None:
        """Offer a word if its cost can be paid; otherwise say what is missing."""
        if cost is None:
            menu.offer(move)
        else:
            self.offer_unless(self.lacks(player, cost), menu, move, player, cost.tokens)

    def offer_for_tokens(self, menu: Menu, move: Move, player: Player, tokens: list[int]) -> None:
        """Offer a word if these tokens can be paid."""
        self.offer_unless(player.lacks(tokens), menu, move, player, tokens)

    def offer_unless(self, lack: i64, menu: Menu, move: Move, player: Player, tokens: list[int]) -> None:
        """Offer a word, or refuse it because something is missing to pay for it."""
        if lack == FINE:
            menu.offer(move)
        elif lack >= AN_ICON:
            menu.refuse(move, NO_ICON, lack - AN_ICON)
        elif lack == AN_IDOL:
            menu.refuse(move, NO_IDOL)
        elif lack == A_CARD:
            menu.refuse(move, NO_CARD_TO_DISCARD)
        else:
            menu.refuse(move, SHORT, lack, player.tokens[lack], tokens[lack])

    def pay(self, seat: i64, resource: i64, n: i64) -> None:
        """Pay tokens of one resource, if any are due."""
        if n > 0:
            self.players[seat].tokens[resource] -= n
            self.note(PAID, seat, n, resource)

    def pay_tokens(self, seat: i64, tokens: list[int]) -> None:
        for resource in range(len(RESOURCES)):
            self.pay(seat, resource, tokens[resource])

    # -- gains ----------------------------------------------------------------------------------------

    def gain(self, seat: i64, resource: i64, n: i64) -> None:
        self.players[seat].tokens[resource] += n
        self.note(GAINED, seat, n, resource)

    def gain_fear(self, seat: i64) -> None:
        """A Fear card into the play area, or a fear tile when there are no more cards (rules 13)."""
        if self.market.fear_deck > 0:
            self.market.fear_deck -= 1
            self.players[seat].area.append(FEAR)
            self.note(GOT_FEAR, seat)
        else:
            self.players[seat].fear_tiles += 1
            self.note(GOT_FEAR_TILE, seat)

    # -- cards ----------------------------------------------------------------------------------------

    def draw_card(self, seat: i64, bottom: bool) -> int:
        """Take the top or bottom card off a deck that is not empty."""
        self.learn(SHOWS_CARD)
        return self.players[seat].take_from_deck(bottom)

    def draw(self, seat: i64, n: i64, bottom: bool) -> None:
        """Draw up to so many cards (rules 3.5), told in no particular order: they come up together."""
        player = self.players[seat]
        cards = [self.draw_card(seat, bottom) for _ in range(min(n, len(player.deck)))]
        cards.sort()
        for card in cards:
            self.note(DREW, seat, card)
        player.hand += cards
        player.hand.sort()

    def play_card(self, seat: i64, card: i64, effect: Task[Any]) -> None:
        """Use a hand card for an effect; it goes to the play area or, if it says so, to exile."""
        self.players[seat].hand.remove(card)
        self.note(PLAYED, seat, card)
        if CARDS[card].exiles_itself:
            self.exile_card(seat, card)
        else:
            self.players[seat].area.append(card)
        self.then(seat, effect)

    def exile_card(self, seat: i64, card: i64) -> None:
        """A card that has left its zone goes out of the game; Fear goes back to its deck (rules 10.2)."""
        self.note(EXILED, seat, card)
        if card == FEAR:
            self.market.fear_deck += 1
        else:
            self.market.exile.append(card)

    # -- assistants, boons ----------------------------------------------------------------------------

    def exhaust(self, seat: i64, assistant: i64) -> int:
        """Turn an assistant sideways; says which side of it shows."""
        player = self.players[seat]
        square = player.square_of(assistant)
        player.ready[square] = False
        self.note(USED_ASSISTANT, seat, assistant)
        return player.assistants[square]

    def use_assistant(self, seat: i64, assistant: i64) -> None:
        self.then(seat, printed.ASSISTANT[self.exhaust(seat, assistant)])

    def use_up_boon(self, seat: i64, guardian: i64) -> None:
        """Turn a guardian over: its boon is used up (rules 7.2)."""
        self.players[seat].boons.remove(guardian)
        self.players[seat].tamed.append(guardian)
        self.note(USED_BOON, seat, guardian)
