"""What a seat of Costa Ruana may know, as a row of bytes: itself first, the others clockwise."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from atoll.kernel.rows import Layout, Observer, Prompts, count
from atoll.kernel.tasks import For

from .components import BACKGROUNDS, CARDS, CONDITIONS, DECKS, FACES, FIRST_HAND, NATIVES, ROOM, ROUNDS, TREASURES
from .rounds import Finish
from .state import CostaRuana, Played

PROMPTS: Final = Prompts(
    [
        *("ask-first-native", "ask-show", "ask-hide", "ask-stand", "ask-flip", "ask-resolve"),
        *("ask-treasure", "ask-return", "ask-place", "ask-move", "ask-resign"),
    ]
)
ASKED: Final = len(PROMPTS.names)
FACE: Final[list[int]] = [card.face for card in CARDS]
GROUND: Final[list[int]] = [card.background for card in CARDS]
MARKS: Final = 4  # of a card on the table: whether it is there, face up, still to be resolved, and known

KINDS_OF_CARDS: Final = ", ".join([card.name for card in CARDS])


class CostaRuanaObserver(Observer[CostaRuana]):
    """The table as one seat sees it."""

    def __init__(self, seats: int) -> None:
        layout = Layout()
        islands, spots = len(TREASURES[seats]), 2 * seats
        self.seats: Final[i64] = seats
        self.islands: Final[i64] = islands
        self.card_size: Final[i64] = MARKS + len(FACES) + len(BACKGROUNDS) + 3 * seats
        self.reader: Final[i64] = layout.part("reader", (seats,), "which seat this is, as words name it")
        self.round: Final[i64] = layout.part("round", (ROUNDS,), "the round")
        self.sides: Final[i64] = layout.part(
            "sides", (len(CONDITIONS),), f"the visible side of each Condition card: {', '.join(BACKGROUNDS)}"
        )
        self.turned: Final[i64] = layout.part(
            "turned", (len(CONDITIONS),), "the Condition card that was turned this round"
        )
        self.shaman: Final[i64] = layout.part("shaman", (seats,), "who is the Shaman")
        self.asked: Final[i64] = layout.part(
            "asked", (seats, ASKED), f"what each seat is asked: {', '.join(PROMPTS.names)}"
        )
        self.treasures: Final[i64] = layout.part("treasures", (islands,), "treasures on each island", 9)
        self.natives: Final[i64] = layout.part("natives", (islands, seats), "natives of each seat on it", ROOM)
        self.taken: Final[i64] = layout.part(
            "taken", (islands, seats), "who took a treasure there when they were last collected"
        )
        self.supply: Final[i64] = layout.part("supply", (seats,), "natives in the supply", NATIVES)
        self.hand_size: Final[i64] = layout.part("hand_size", (seats,), "cards in hand", FIRST_HAND)
        self.hut_known: Final[i64] = layout.part("hut_known", (seats,), "whether the hut can be looked into")
        self.hut: Final[i64] = layout.part("hut", (seats,), "treasures in the hut, where that is known", 20)
        self.hand: Final[i64] = layout.part("hand", (len(CARDS),), f"the own cards by kind: {KINDS_OF_CARDS}", 3)
        self.discards: Final[i64] = layout.part("discards", (len(CARDS),), "discarded cards by kind", 3)
        self.pile: Final[i64] = layout.part("pile", (1,), "cards in the pile", len(DECKS[seats]))
        self.doing: Final[i64] = layout.part("doing", (spots,), "the card being carried out")
        self.played: Final[i64] = layout.part(
            "played",
            (spots, MARKS + len(FACES) + len(BACKGROUNDS) + 3 * seats),
            "the cards on the table as they were laid: whether there is one, is face up, is still to be resolved, and "
            "is known; its face; its background; who played it; before whom; whose natives stand on it",
        )
        layout.leave_out("discards", "their order")
        super().__init__(layout)

    def observe(self, state: CostaRuana, seat: int, row: vec[u8], at: i64) -> None:
        me: i64 = seat
        one = u8(1)
        number: i64 = state.round
        row[at + self.reader + me] = one
        row[at + self.round + number - 1] = one
        row[at + self.sides] = u8(state.sides[0] & 1)
        row[at + self.sides + 1] = u8(state.sides[1] & 1)
        turned: i64 = state.turned
        if turned >= 0:
            row[at + self.turned + turned] = one
        row[at + self.shaman + self.from_me(state.first, me)] = one
        self.write_tribes(state, me, row, at)
        self.write_islands(state, me, row, at)
        count(state.hands[seat], row, at + self.hand)
        count(state.discards, row, at + self.discards)
        row[at + self.pile] = u8(len(state.pile))
        here = at + self.played
        for card in state.played:
            self.write_card(card, me, row, here)
            here += self.card_size
        self.write_doing(state, row, at + self.doing)

    def from_me(self, other: i64, me: i64) -> i64:
        """How many places clockwise from the reader a seat is."""
        places = other - me
        return places if places >= 0 else places + self.seats

    def write_tribes(self, state: CostaRuana, me: i64, row: vec[u8], at: i64) -> None:
        one = u8(1)
        all_open = state.open_huts or state.over()
        for other, hand in enumerate(state.hands):
            seat: i64 = other
            place = self.from_me(seat, me)
            agenda = state.agendas[seat]
            if agenda is not None:
                number: i64 = PROMPTS.number(agenda.task)
                row[at + self.asked + place * ASKED + number] = one
            row[at + self.supply + place] = u8(state.supply[seat])
            row[at + self.hand_size + place] = u8(len(hand))
            if place == 0 or all_open:
                row[at + self.hut_known + place] = one
                row[at + self.hut + place] = u8(state.huts[seat])

    def write_islands(self, state: CostaRuana, me: i64, row: vec[u8], at: i64) -> None:
        seats = self.seats
        treasures = at + self.treasures
        taken = at + self.taken
        for number, taker in zip(state.treasures, state.takers):  # noqa: B905 - strict is not compiled
            row[treasures] = u8(number)
            if taker >= 0:
                row[taken + self.from_me(taker, me)] = u8(1)
            treasures += 1
            taken += seats
        natives = at + self.natives
        seat: i64 = 0
        for number in state.natives:  # island by island, in each seat by seat
            row[natives + self.from_me(seat, me)] = u8(number)
            seat += 1
            if seat == seats:
                seat = 0
                natives += seats

    def write_card(self, card: Played, me: i64, row: vec[u8], at: i64) -> None:
        seats = self.seats
        one = u8(1)
        row[at] = one
        if card.up:
            row[at + 1] = one
        if card.active:
            row[at + 2] = one
        faces = at + MARKS
        if card.up or card.by == me:
            face: i64 = FACE[card.kind]
            ground: i64 = GROUND[card.kind]
            row[at + 3] = one
            row[faces + face] = one
            row[faces + len(FACES) + ground] = one
        here = faces + len(FACES) + len(BACKGROUNDS)
        row[here + self.from_me(card.by, me)] = one
        row[here + seats + self.from_me(card.before, me)] = one
        natives: i64 = card.natives
        other: i64 = 0
        while natives:
            if natives & 1:
                row[here + 2 * seats + self.from_me(other, me)] = one
            natives >>= 1
            other += 1

    def write_doing(self, state: CostaRuana, row: vec[u8], at: i64) -> None:
        """The card that will be finished next is the one whose effect is under way.

        Above its end the table has only those for whom it still applies; the rest of the game lies below.
        """
        table = state.agendas[state.seats]
        while table is not None and isinstance(table.task, For):
            table = table.rest
        if table is not None and isinstance(table.task, Finish):
            spot: i64 = table.task.spot
            row[at + spot] = u8(1)
