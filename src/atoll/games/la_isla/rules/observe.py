"""What a seat of La Isla may know, as a row of bytes: itself first, the others clockwise."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from atoll.kernel.rows import Layout, Observer, Prompts, byte, count

from .components import ANIMALS, CARDS, COLOURS, DRAWN, KINDS, MOST_SLOTS, PRINTED, RESERVE, SUPPLY, SYMBOLS, TOP
from .island import REGIONS, SPACES
from .state import CLOSED, FREE, LETTERS, NONE, LaIsla
from .steps import OVER, STEPS, step

PROMPTS: Final = Prompts(
    [
        *("ask-ability", "ask-income", "ask-animal", "ask-slot", "ask-explore"),
        *("ask-lift", "ask-pay", "ask-marker", "ask-use"),
    ]
)
ASKED: Final = len(PROMPTS.names)

# A card is told by its function, which is a group and what that group is about, its resource and its animal.
GROUPS: Final = list(dict.fromkeys([printed.group for printed in PRINTED]))
ABOUT: Final = max([printed.value for printed in PRINTED]) + 1
CARD: Final = len(GROUPS) + ABOUT + 2 * KINDS
CARD_MEANING: Final = (
    f"the group of its function: {', '.join(GROUPS)}; the colour, symbol, animal or ring that it is about; "
    "its resource; its animal"
)


def _bits(function: int, colour: int, animal: int) -> list[int]:
    """Where the ones stand that tell a card."""
    printed = PRINTED[function]
    about = [len(GROUPS) + printed.value] if printed.value >= 0 else []
    printed_below = len(GROUPS) + ABOUT
    return [GROUPS.index(printed.group), *about, printed_below + colour, printed_below + KINDS + animal]


BITS: Final = [_bits(card.function, card.colour, card.animal) for card in CARDS]


def write_card(card: int, row: vec[u8], at: i64) -> None:
    """One card that is there."""
    for bit in BITS[card]:
        place: i64 = bit
        row[at + place] = u8(1)


class LaIslaObserver(Observer[LaIsla]):
    """The table as one seat sees it."""

    def __init__(self, seats: int) -> None:
        layout = Layout()
        spaces, colours, animals = len(SPACES), ", ".join(COLOURS), ", ".join(ANIMALS)
        self.seats: Final[i64] = seats
        self.reader: Final[i64] = layout.part("reader", (seats,), "which seat this is")
        self.round: Final[i64] = layout.part("round", (1,), "the round", 16)
        self.step: Final[i64] = layout.part("step", (len(STEPS),), f"the step of the round: {', '.join(STEPS)}")
        self.first: Final[i64] = layout.part("first", (seats,), "who is first")
        self.asked: Final[i64] = layout.part("asked", (ASKED,), f"what this seat is asked: {', '.join(PROMPTS.names)}")
        self.colours: Final[i64] = layout.part("colours", (spaces, KINDS), f"the colour of each space: {colours}")
        self.symbols: Final[i64] = layout.part(
            "symbols", (spaces, len(SYMBOLS)), f"the symbols on each space: {', '.join(SYMBOLS)}"
        )
        self.explorers: Final[i64] = layout.part("explorers", (spaces, seats), "whose explorers stand there")
        self.tiles: Final[i64] = layout.part("tiles", (len(REGIONS), KINDS), f"the animal on each region: {animals}")
        self.markers: Final[i64] = layout.part("markers", (KINDS,), "how far each animal's marker has come", TOP)
        self.points: Final[i64] = layout.part("points", (seats,), "points", 120)
        self.supply: Final[i64] = layout.part("supply", (seats,), "explorers in the supply", SUPPLY)
        self.reserve: Final[i64] = layout.part("reserve", (seats,), "explorers in the reserve", RESERVE)
        self.resources: Final[i64] = layout.part("resources", (seats, KINDS), "resources by colour", 8)
        self.large: Final[i64] = layout.part("large", (seats, KINDS), "the animal of the large tile")
        self.animals: Final[i64] = layout.part("animals", (seats, KINDS), "animals, the large tile counted as two", 8)
        self.slots: Final[i64] = layout.part(
            "slots",
            (seats, MOST_SLOTS, 1 + CARD),
            f"the slots of the holder: whether there is one; of its card, {CARD_MEANING}",
        )
        self.hand_size: Final[i64] = layout.part("hand_size", (seats,), "cards in hand", DRAWN)
        self.ready: Final[i64] = layout.part("ready", (seats, LETTERS), "whether a card lies under A, B and D")
        self.shown: Final[i64] = layout.part(
            "shown", (seats, LETTERS, CARD), "the card that was last turned up there, as in slots"
        )
        self.hand: Final[i64] = layout.part("hand", (len(CARDS),), "the own cards in hand, in the order of the data")
        self.plan: Final[i64] = layout.part("plan", (LETTERS, CARD), "the own cards under A, B and D, as in slots")
        self.turned: Final[i64] = layout.part("turned", (CARD,), "the card that is looking for its slot, as in slots")
        self.open: Final[i64] = layout.part(
            "open", (len(PRINTED),), "functions that may still be used, in the order of the data", 2
        )
        self.pile: Final[i64] = layout.part("pile", (1,), "cards in the pile", len(CARDS))
        self.discards: Final[i64] = layout.part("discards", (len(CARDS),), "discarded cards, in the order of the data")
        layout.leave_out("discards", "their order")
        layout.leave_out("open", "their order")
        super().__init__(layout)

    def observe(self, state: LaIsla, seat: int, row: vec[u8], at: i64) -> None:
        me: i64 = seat
        one = u8(1)
        row[at + self.reader + me] = one
        row[at + self.round] = u8(state.round)
        now: i64 = step(state)
        if now != OVER:
            row[at + self.step + now] = one
        row[at + self.first + self.from_me(state.first, me)] = one
        self.write_island(state, me, row, at)
        for other in range(state.seats):
            self.write_player(state, other, self.from_me(other, me), row, at)
        self.write_own(state, seat, row, at)
        if state.turned >= 0:
            write_card(state.turned, row, at + self.turned)
        count(state.open, row, at + self.open)
        row[at + self.pile] = u8(len(state.pile))
        count(state.discards, row, at + self.discards)

    def from_me(self, other: i64, me: i64) -> i64:
        """How many places clockwise from the reader a seat is."""
        places = other - me
        return places if places >= 0 else places + self.seats

    def write_island(self, state: LaIsla, me: i64, row: vec[u8], at: i64) -> None:
        one = u8(1)
        for bit in state.island.printed:
            place: i64 = bit
            row[at + self.colours + place] = one
        for other in range(state.seats):
            spaces: i64 = state.explorers[other]
            here = at + self.explorers + self.from_me(other, me)
            while spaces:
                if spaces & 1:
                    row[here] = one
                spaces >>= 1
                here += self.seats
        here = at + self.tiles
        for tile in state.tiles:
            if tile >= 0:
                place = tile
                row[here + place] = one
            here += KINDS
        here = at + self.markers
        for marker in state.markers:
            row[here] = u8(marker)
            here += 1

    def write_player(self, state: LaIsla, seat: int, place: i64, row: vec[u8], at: i64) -> None:
        row[at + self.points + place] = byte(state.points[seat])
        row[at + self.supply + place] = u8(state.supply[seat])
        row[at + self.reserve + place] = u8(state.reserve[seat])
        row[at + self.hand_size + place] = u8(len(state.hands[seat]))
        large: i64 = state.large[seat]
        row[at + self.large + place * KINDS + large] = u8(1)
        resources = at + self.resources + place * KINDS
        animals = at + self.animals + place * KINDS
        for i in range(seat * KINDS, (seat + 1) * KINDS):
            row[resources] = u8(state.resources[i])
            row[animals] = u8(state.animals[i])
            resources += 1
            animals += 1
        self.write_cards(state, seat, place, row, at)

    def write_cards(self, state: LaIsla, seat: int, place: i64, row: vec[u8], at: i64) -> None:
        """The cards of a player that all can see."""
        slots = at + self.slots + place * (MOST_SLOTS * (1 + CARD))
        for i in range(seat * MOST_SLOTS, (seat + 1) * MOST_SLOTS):
            card = state.slots[i]
            if card != CLOSED:
                row[slots] = u8(1)
                if card != FREE:
                    write_card(card, row, slots + 1)
            slots += 1 + CARD
        ready = at + self.ready + place * LETTERS
        shown = at + self.shown + place * (LETTERS * CARD)
        for i in range(seat * LETTERS, (seat + 1) * LETTERS):
            if state.plans[i] != NONE:
                row[ready] = u8(1)
            if state.shown[i] >= 0:
                write_card(state.shown[i], row, shown)
            ready += 1
            shown += CARD

    def write_own(self, state: LaIsla, seat: int, row: vec[u8], at: i64) -> None:
        """What only this seat knows."""
        agenda = state.agendas[seat]
        if agenda is not None:
            number: i64 = PROMPTS.number(agenda.task)
            row[at + self.asked + number] = u8(1)
        count(state.hands[seat], row, at + self.hand)
        plan = at + self.plan
        for i in range(seat * LETTERS, (seat + 1) * LETTERS):
            if state.plans[i] != NONE:
                write_card(state.plans[i], row, plan)
            plan += CARD
