"""A position of Arnak."""

from typing import Any, Final

from atoll.kernel.moves import Lexicon, Menu, Move
from atoll.kernel.notes import Note
from atoll.kernel.rng import Rng
from atoll.kernel.state import State
from atoll.kernel.tasks import Question, Task

from . import printed
from .components import (
    CARDS,
    COIN,
    FEAR,
    GUARDIANS,
    PLANE,
    RESOURCES,
    SLOT_POINTS,
    SPACES_OF,
    SQUARES,
)
from .purse import A_CARD, AN_ICON, AN_IDOL, FINE, Cost, purse_of
from .redeal import deal_anew
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

NOBODY: Final = -1
BLOCKED: Final = -2
RIVAL: Final = 1
"""The mark of the rival's archaeologists: alone at the table, the person has seat 0."""

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


class Payment(Question["Arnak"]):
    """A question in the midst of paying: no free action may spend what the payment counts on."""


class Arnak(State):
    """The island, the research track, the card row, and what each player has."""

    def __init__(
        self,
        rng: Rng,
        seats: int,
        first: int,
        agendas: list[list[Task[Any]]],
        learned: int,
        side: int,
        round: int,
        turn: int,
        passed: list[bool],
        tokens: list[int],
        hands: list[list[int]],
        decks: list[list[int]],
        blocks: list[list[int]],
        areas: list[list[int]],
        drawn: list[int],
        fear_tiles: list[int],
        home: list[int],
        crates: list[int],
        slots: list[int],
        boons: list[list[int]],
        tamed: list[list[int]],
        assistants: list[int],
        ready: list[bool],
        research: list[int],
        arrivals: list[int],
        temple_tiles: list[int],
        planes: list[bool],
        masked: list[bool],
        spent: list[int],
        dues: list[int],
        figures: list[int],
        sites: list[int],
        guardians: list[int],
        idols: list[int],
        idols_gone: int,
        site_stacks: list[list[int]],
        known_below: list[int],
        guardian_stack: list[int],
        row: list[int],
        item_deck: list[int],
        artifact_deck: list[int],
        seen_tops: list[bool],
        exile: list[int],
        fear_deck: int,
        supply: list[list[int]],
        rescue: list[int],
        rescuers: int,
        bonuses: list[int],
        open_bonuses: list[int],
        temple_bonuses: list[int],
        spare_bonuses: list[int],
        temple: list[int],
        rival: Rival | None,
    ) -> None:
        super().__init__(rng, seats, first, agendas, learned)
        self.side: Final = side  # of the board
        self.round = round
        self.turn = turn  # whose turn it is
        self.passed = passed
        # -- what players have, by seat
        self.tokens = tokens  # seat * 5 + resource
        self.hands = hands  # sorted
        self.decks = decks  # top card last
        # Sizes of the shuffled parts that make up each deck, the top one last. All have seen what went into a part;
        # below zero are the parts that only their owner can tell from the hand, because cards were drawn from them.
        self.blocks = blocks
        self.areas = areas
        self.drawn = drawn  # cards drawn to choose from, by whoever's turn it is
        self.fear_tiles = fear_tiles
        self.home = home  # archaeologists on the board
        self.crates = crates  # idols; once taken their faces never matter
        self.slots = slots  # filled ones
        self.boons = boons  # guardians with their boon
        self.tamed = tamed  # guardians whose boon is used
        self.assistants = assistants  # seat * 2 + square: the side that shows, or NOBODY
        self.ready = ready
        self.research = research  # seat * 2 + token: its space on the track
        self.arrivals = arrivals  # the seats in the Lost Temple, in order; the rival's too
        self.temple_tiles = temple_tiles  # seat * 6 + stack
        self.planes = planes  # all travel icons count as planes this round
        self.masked = masked  # no Fear from guardians this round
        # -- travel of this turn: icons brought up and not used yet, icons due now
        self.spent = spent
        self.dues = dues
        # -- the map
        self.figures = figures  # on each space: a seat, NOBODY or BLOCKED
        self.sites = sites  # on each place: a site, or NOBODY before its discovery
        self.guardians = guardians  # on each place
        self.idols = idols  # face up on each place
        self.idols_gone = idols_gone  # paid on the Snake track
        self.site_stacks = site_stacks  # by level, top last
        self.known_below = known_below  # how many tiles at the bottom of these stacks all have seen
        self.guardian_stack = guardian_stack
        # -- cards
        self.row = row
        self.item_deck = item_deck
        self.artifact_deck = artifact_deck
        self.seen_tops = seen_tops  # whether all have seen the top item and the top artifact
        self.exile = exile
        self.fear_deck = fear_deck
        # -- assistants and the research board
        self.supply = supply  # three stacks, top last
        self.rescue = rescue
        self.rescuers = rescuers  # the seats that looked through the rescue stack, one bit each
        self.bonuses = bonuses  # on each research space
        self.open_bonuses = open_bonuses  # where one may choose
        self.temple_bonuses = temple_bonuses  # face down
        self.spare_bonuses = spare_bonuses  # in the box, unseen
        self.temple = temple  # tiles left in each stack
        self.rival = rival

    def lexicon(self) -> Lexicon:
        return LEXICON

    def copy(self) -> "Arnak":
        return Arnak(
            self.rng.copy(),
            self.seats,
            self.first,
            [agenda.copy() for agenda in self.agendas],
            self.learned,
            self.side,
            self.round,
            self.turn,
            self.passed.copy(),
            self.tokens.copy(),
            [hand.copy() for hand in self.hands],
            [deck.copy() for deck in self.decks],
            [sizes.copy() for sizes in self.blocks],
            [area.copy() for area in self.areas],
            self.drawn.copy(),
            self.fear_tiles.copy(),
            self.home.copy(),
            self.crates.copy(),
            self.slots.copy(),
            [tiles.copy() for tiles in self.boons],
            [tiles.copy() for tiles in self.tamed],
            self.assistants.copy(),
            self.ready.copy(),
            self.research.copy(),
            self.arrivals.copy(),
            self.temple_tiles.copy(),
            self.planes.copy(),
            self.masked.copy(),
            self.spent.copy(),
            self.dues.copy(),
            self.figures.copy(),
            self.sites.copy(),
            self.guardians.copy(),
            self.idols.copy(),
            self.idols_gone,
            [stack.copy() for stack in self.site_stacks],
            self.known_below.copy(),
            self.guardian_stack.copy(),
            self.row.copy(),
            self.item_deck.copy(),
            self.artifact_deck.copy(),
            self.seen_tops.copy(),
            self.exile.copy(),
            self.fear_deck,
            [stack.copy() for stack in self.supply],
            self.rescue.copy(),
            self.rescuers,
            self.bonuses.copy(),
            self.open_bonuses.copy(),
            self.temple_bonuses.copy(),
            self.spare_bonuses.copy(),
            self.temple.copy(),
            None if self.rival is None else self.rival.copy(),
        )

    def redeal(self, seat: int, rng: Rng) -> "Arnak":
        state = self.copy()
        deal_anew(state, seat, rng)
        return state

    # -- free actions (rules 2.2 and 2.3) -------------------------------------------------------------

    def free(self, seat: int, menu: Menu) -> None:
        if seat != self.turn:
            return
        if isinstance(self.agendas[seat][-1], Payment):
            menu.refuse_all(FREE_CARDS, PAY_FIRST)
            menu.refuse_all(FREE_USE, PAY_FIRST)
            menu.refuse_all(FREE_BOONS, PAY_FIRST)
            menu.refuse_all(SLOT, PAY_FIRST)
            return
        last = NOBODY
        for card in self.hands[seat]:
            if card != last and CARDS[card].free:
                self.offer_if_paid(menu, PLAY[card], seat, printed.CARD_COST[card])
            last = card
        for guardian in self.boons[seat]:
            if GUARDIANS[guardian].travels == 0:
                menu.offer(BOON[guardian])
        self.offer_assistants(seat, menu)
        self.offer_slots(seat, menu)
        if menu.asked is not None:
            self.explain_absence(seat, menu, menu.asked)

    def offer_assistants(self, seat: int, menu: Menu) -> None:
        for square in range(seat * SQUARES, seat * SQUARES + SQUARES):
            side = self.assistants[square]
            if side >= 0 and USE[side >> 1].free:
                if self.ready[square]:
                    self.offer_if_paid(menu, USE[side >> 1], seat, printed.ASSISTANT_COST[side])
                else:
                    menu.refuse(USE[side >> 1], EXHAUSTED, side >> 1)

    def offer_slots(self, seat: int, menu: Menu) -> None:
        if self.crates[seat] == 0:
            menu.refuse_all(SLOT, NO_IDOL)
        elif self.slots[seat] == len(SLOT_POINTS):
            menu.refuse_all(SLOT, NO_SLOT)
        else:
            for effect, move in enumerate(SLOT):
                self.offer_if_paid(menu, move, seat, printed.SLOT_COST[effect])

    def explain_absence(self, seat: int, menu: Menu, asked: Move) -> None:
        """Why a word that nothing was said about is not to be had: it takes a main action, or is not yours."""
        if isinstance(asked, Play):
            if asked.card in self.hands[seat]:
                menu.otherwise(MAIN_CARDS, MAIN_ONLY)
            menu.otherwise(PLAY, NOT_IN_HAND, asked.card)
        elif isinstance(asked, UseAssistant):
            if self.square_of(seat, asked.assistant) != NOBODY:
                menu.otherwise(USE, MAIN_ONLY)
            menu.otherwise(USE, NOT_YOUR_ASSISTANT, asked.assistant)
        elif isinstance(asked, GuardianWord):
            menu.otherwise(FREE_BOONS, NOT_YOUR_BOON, asked.guardian)

    def interrupt(self, seat: int, move: Move) -> None:
        if isinstance(move, Play):
            self.play_card(seat, move.card, printed.CARD[move.card])
        elif isinstance(move, UseAssistant):
            self.use_assistant(seat, move.assistant)
        elif isinstance(move, FillSlot):
            self.crates[seat] -= 1
            self.slots[seat] += 1
            self.note(SLOTTED, seat, move.values[0])
            self.then(seat, printed.SLOT[move.effect])
        else:
            assert isinstance(move, GuardianWord)
            self.spend_boon(seat, move.guardian)
            self.then(seat, printed.BOON[move.guardian])

    # -- costs (rules 2.7) ----------------------------------------------------------------------------

    def lacks_tokens(self, seat: int, tokens: list[int]) -> int:
        """The resource of which this seat has too little; FINE if none."""
        start = seat * len(RESOURCES)
        for resource in range(len(RESOURCES)):
            if self.tokens[start + resource] < tokens[resource]:
                return resource
        return FINE

    def lacks(self, seat: int, cost: Cost) -> int:
        """What this seat lacks to pay; FINE if nothing."""
        resource = self.lacks_tokens(seat, cost.tokens)
        if resource >= 0:
            return resource
        if cost.discards > len(self.hands[seat]):
            return A_CARD
        if cost.idols > self.crates[seat]:
            return AN_IDOL
        if cost.travels > 0:
            icon = purse_of(self, seat).lacks(cost.travel, cost.tokens[COIN])
            if icon >= 0:
                return AN_ICON + icon
        return FINE

    def offer_if_paid(self, menu: Menu, move: Move, seat: int, cost: Cost | None) -> None:
        """Offer a word if its cost can be paid; otherwise say what is missing."""
        if cost is None:
            menu.offer(move)
            return
        lack = self.lacks(seat, cost)
        if lack == FINE:
            menu.offer(move)
        else:
            self.refuse_for(menu, move, seat, lack, cost.tokens)

    def refuse_for(self, menu: Menu, move: Move, seat: int, lack: int, tokens: list[int]) -> None:
        """Refuse a word because something is missing to pay for it."""
        if lack >= AN_ICON:
            menu.refuse(move, NO_ICON, lack - AN_ICON)
        elif lack == AN_IDOL:
            menu.refuse(move, NO_IDOL)
        elif lack == A_CARD:
            menu.refuse(move, NO_CARD_TO_DISCARD)
        else:
            menu.refuse(move, SHORT, lack, self.tokens[seat * len(RESOURCES) + lack], tokens[lack])

    def pay_tokens(self, seat: int, tokens: list[int]) -> None:
        start = seat * len(RESOURCES)
        for resource in range(len(RESOURCES)):
            n = tokens[resource]
            if n > 0:
                self.tokens[start + resource] -= n
                self.note(PAID, seat, n, resource)

    def spend(self, seat: int, icons: list[int]) -> None:
        """Bring travel icons up for this turn; with the Ocarina they are planes."""
        for icon in range(len(icons)):
            self.spent[PLANE if self.planes[seat] else icon] += icons[icon]

    # -- gains ----------------------------------------------------------------------------------------

    def gain(self, seat: int, resource: int, n: int) -> None:
        self.tokens[seat * len(RESOURCES) + resource] += n
        self.note(GAINED, seat, n, resource)

    def gain_fear(self, seat: int) -> None:
        """A Fear card into the play area, or a fear tile when there are no more cards (rules 13)."""
        if self.fear_deck > 0:
            self.fear_deck -= 1
            self.areas[seat].append(FEAR)
            self.note(GOT_FEAR, seat)
        else:
            self.fear_tiles[seat] += 1
            self.note(GOT_FEAR_TILE, seat)

    # -- cards ----------------------------------------------------------------------------------------

    def draw_card(self, seat: int, bottom: bool) -> int:
        """Take the top or bottom card off a deck that is not empty."""
        self.learn()
        sizes = self.blocks[seat]
        end = 0 if bottom else len(sizes) - 1
        left = abs(sizes[end]) - 1
        if left == 0:
            sizes.pop(end)
        else:
            sizes[end] = -left
        return self.decks[seat].pop(0) if bottom else self.decks[seat].pop()

    def draw(self, seat: int, n: int, bottom: bool) -> None:
        """Draw up to so many cards (rules 3.5), told in no particular order: they come up together."""
        cards = [self.draw_card(seat, bottom) for _ in range(min(n, len(self.decks[seat])))]
        cards.sort()
        for card in cards:
            self.note(DREW, seat, card)
        self.hands[seat] += cards
        self.hands[seat].sort()

    def put_under_deck(self, seat: int, card: int) -> None:
        self.decks[seat].insert(0, card)
        self.blocks[seat].insert(0, 1)

    def put_on_deck(self, seat: int, card: int) -> None:
        self.decks[seat].append(card)
        self.blocks[seat].append(1)

    def return_to_deck(self, seat: int, card: int) -> None:
        """Put a card on the deck that nobody else sees."""
        self.decks[seat].append(card)
        self.blocks[seat].append(-1)

    def play_card(self, seat: int, card: int, effect: Task[Any]) -> None:
        """Use a hand card for an effect; it goes to the play area or, if it says so, to exile."""
        self.hands[seat].remove(card)
        self.note(PLAYED, seat, card)
        if CARDS[card].exiles_itself:
            self.exile_card(seat, card)
        else:
            self.areas[seat].append(card)
        self.then(seat, effect)

    def exile_card(self, seat: int, card: int) -> None:
        """A card that has left its zone goes out of the game; Fear goes back to its deck (rules 10.2)."""
        self.note(EXILED, seat, card)
        if card == FEAR:
            self.fear_deck += 1
        else:
            self.exile.append(card)

    # -- assistants, boons ----------------------------------------------------------------------------

    def square_of(self, seat: int, assistant: int) -> int:
        """The square with this assistant of a seat's own; NOBODY if it has none such."""
        for square in range(seat * SQUARES, seat * SQUARES + SQUARES):
            if self.assistants[square] >> 1 == assistant:
                return square
        return NOBODY

    def exhaust(self, seat: int, assistant: int) -> int:
        """Turn an assistant sideways; says which side of it shows."""
        square = self.square_of(seat, assistant)
        self.ready[square] = False
        self.note(USED_ASSISTANT, seat, assistant)
        return self.assistants[square]

    def use_assistant(self, seat: int, assistant: int) -> None:
        self.then(seat, printed.ASSISTANT[self.exhaust(seat, assistant)])

    def spend_boon(self, seat: int, guardian: int) -> None:
        """Turn a guardian over: its boon is used up (rules 7.2)."""
        self.boons[seat].remove(guardian)
        self.tamed[seat].append(guardian)
        self.note(USED_BOON, seat, guardian)

    # -- the map --------------------------------------------------------------------------------------

    def stands_at(self, seat: int, place: int) -> bool:
        """Whether an archaeologist of this seat is there (rules 17.2)."""
        for space in SPACES_OF[place]:
            if self.figures[space] == seat:
                return True
        return False

    def unoccupied(self, place: int) -> bool:
        """Whether nobody at all is there (rules 17.2)."""
        for space in SPACES_OF[place]:
            if self.figures[space] >= 0:
                return False
        return True
