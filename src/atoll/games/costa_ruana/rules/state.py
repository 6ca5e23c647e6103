"""A position of Costa Ruana."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from atoll.kernel.lexicon import Lexicon
from atoll.kernel.rng import Rng
from atoll.kernel.state import State
from atoll.kernel.tasks import Agenda

from .words import LEXICON


@mypyc_attr(acyclic=True, free_list_len=1)
class Played:
    """A card on the table this round. It never changes: a turned or visited card is a new one."""

    def __init__(self, kind: i64, by: i64, before: i64, up: bool, natives: i64, active: bool) -> None:
        self.kind: Final = kind
        self.by: Final = by  # who played it
        self.before: Final = before  # whom it affects
        self.up: Final = up
        self.natives: Final = natives  # the seats with a native on it, one bit each
        self.active: Final = active  # still to be resolved; False once it is discarded

    def has_native(self, seat: i64) -> bool:
        return (self.natives >> seat) & 1 == 1

    def visited(self, seat: i64) -> "Played":
        return Played(self.kind, self.by, self.before, self.up, self.natives | (1 << seat), self.active)

    def turned_up(self) -> "Played":
        return Played(self.kind, self.by, self.before, True, self.natives, self.active)

    def discarded(self) -> "Played":
        return Played(self.kind, self.by, self.before, True, 0, False)


@mypyc_attr(acyclic=True)
class CostaRuana(State):
    """Islands, tribes, hands and the cards of the round."""

    def __init__(
        self,
        rng: Rng,
        seats: i64,
        first: i64,
        agendas: list[Agenda | None],
        learned: i64,
        round: i64,
        sides: vec[i64],
        turned: i64,
        treasures: vec[i64],
        natives: vec[i64],
        crowds: vec[i64],
        supply: vec[i64],
        huts: vec[i64],
        tally: vec[i64],
        takers: vec[i64],
        hands: list[list[int]],
        pile: list[int],
        played: list[Played],
        discards: list[int],
        open_huts: bool,
    ) -> None:
        super().__init__(rng, seats, first, agendas, learned)  # the first player is the Shaman
        self.round = round
        self.sides = sides  # the visible background of each Condition card
        self.turned = turned  # the Condition card that the Shaman has turned this round, or -1
        self.treasures = treasures  # on each island
        self.natives = natives  # on island i of seat s: natives[i * seats + s]
        self.crowds = crowds  # all natives on each island: asked so often that it is kept
        self.supply = supply
        self.huts = huts
        self.tally = tally  # treasures collected this round, not yet in the hut
        self.takers = takers  # who took each island's treasure when they were last collected, or -1; shared by copies
        self.hands = hands  # kinds of cards, sorted
        self.pile = pile  # the next card last
        self.played = played
        self.discards = discards
        self.open_huts: Final = open_huts

    def lexicon(self) -> Lexicon:
        return LEXICON

    def copy(self) -> "CostaRuana":
        return CostaRuana(
            self.rng.copy(),
            self.seats,
            self.first,
            self.agendas.copy(),
            self.learned,
            self.round,
            self.sides[:],
            self.turned,
            self.treasures[:],
            self.natives[:],
            self.crowds[:],
            self.supply[:],
            self.huts[:],
            self.tally[:],
            self.takers,
            [hand.copy() for hand in self.hands],
            self.pile.copy(),
            self.played.copy(),
            self.discards.copy(),
            self.open_huts,
        )

    def world(self, seat: i64, rng: Rng) -> "CostaRuana":
        """Shuffle together the pile, the other hands and the others' face-down cards, and deal them again."""
        state = self.copy()
        state.rng = rng.split()
        unseen = state.pile
        for other in range(self.seats):
            if other != seat:
                unseen = unseen + state.hands[other]
        unseen = unseen + [card.kind for card in state.played if not card.up and card.by != seat]
        unseen.sort()  # so that the deal depends on what the seat knows and on the dice alone
        rng.shuffle(unseen)
        for spot, card in enumerate(state.played):
            if not card.up and card.by != seat:
                state.played[spot] = Played(unseen.pop(), card.by, card.before, False, card.natives, card.active)
        for other in range(self.seats):
            if other != seat:
                size = len(state.hands[other])
                state.hands[other] = sorted(unseen[len(unseen) - size :])
                del unseen[len(unseen) - size :]
        state.pile = unseen
        return state

    def disguise(self, seat: i64, rng: Rng) -> "CostaRuana":
        """Exchange the hand and the face-down cards of a seat with the pile."""
        state = self.copy()
        unseen = (
            state.pile + state.hands[seat] + [card.kind for card in state.played if not card.up and card.by == seat]
        )
        unseen.sort()
        rng.shuffle(unseen)
        for spot, card in enumerate(state.played):
            if not card.up and card.by == seat:
                state.played[spot] = Played(unseen.pop(), card.by, card.before, False, card.natives, card.active)
        size = len(state.hands[seat])
        state.hands[seat] = sorted(unseen[len(unseen) - size :])
        state.pile = unseen[: len(unseen) - size]
        return state

    # -- questions about the position -----------------------------------------------------------------

    def islands(self) -> i64:
        return len(self.treasures)

    def on_islands(self, seat: i64) -> i64:
        """How many natives a seat has on all islands."""
        total: i64 = 0
        for island in range(self.islands()):
            total += self.natives[island * self.seats + seat]
        return total

    # -- natives come and go --------------------------------------------------------------------------

    def arrive(self, seat: i64, island: i64) -> None:
        """A native steps on an island."""
        self.natives[island * self.seats + seat] += 1
        self.crowds[island] += 1

    def leave(self, seat: i64, island: i64) -> None:
        """A native leaves an island."""
        self.natives[island * self.seats + seat] -= 1
        self.crowds[island] -= 1
