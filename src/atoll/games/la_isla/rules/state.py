"""A position of La Isla."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from atoll.kernel.lexicon import Lexicon
from atoll.kernel.notes import Note
from atoll.kernel.rng import Rng
from atoll.kernel.state import State
from atoll.kernel.tasks import TABLE, Agenda

from .components import CARDS, KINDS, MOST_SLOTS, SLOTS, TOP, TRACK
from .island import Island
from .words import LEXICON, A

FREE: Final = -1  # a slot without a card
CLOSED: Final = -2  # the fourth slot of a holder that has none
NONE: Final = -1  # no card, no tile

LETTERS: Final = 3  # A, B and D: what cards are planned for

GAINS: Final = Note("log-gains", "8.4", "colour")
MARKER_MOVES: Final = Note("log-marker-moves", "7.1", "animal step:n points:n", reveals=True, gain=True)
MARKER_STAYS: Final = Note("log-marker-stays", "7.2", "animal points:n", reveals=True)
RESHUFFLED: Final = Note("log-reshuffled", "3.5")


@mypyc_attr(acyclic=True)
class LaIsla(State):
    """The island with its explorers and tiles, the tracks, and what the players have before them."""

    def __init__(
        self,
        rng: Rng,
        seats: i64,
        first: i64,
        agendas: list[Agenda | None],
        learned: i64,
        round: i64,
        island: Island,
        tiles: list[int],
        explorers: list[int],
        supply: list[int],
        reserve: list[int],
        resources: list[int],
        large: list[int],
        animals: list[int],
        markers: list[int],
        points: list[int],
        slots: list[int],
        covered: list[int],
        hands: list[list[int]],
        plans: list[int],
        shown: list[int],
        turned: i64,
        open: list[int],
        pile: list[int],
        discards: list[int],
        leftovers: str,
    ) -> None:
        super().__init__(rng, seats, first, agendas, learned)
        self.round = round
        self.island: Final = island
        self.tiles = tiles  # the animal on each region, NONE once it is taken
        self.explorers = explorers  # the spaces with an explorer of each seat, one bit each
        self.supply = supply
        self.reserve = reserve
        self.resources = resources  # of seat s in colour c: resources[s * KINDS + c]
        self.large: Final = large  # the animal of each seat's large tile
        self.animals = animals  # of seat s and kind a: animals[s * KINDS + a]; a large tile is in it as two
        self.markers = markers  # how far each animal's marker has come
        self.points = points
        self.slots = slots  # the visible card in slot i of seat s: slots[s * MOST_SLOTS + i], or FREE or CLOSED
        self.covered = covered  # cards that lie under others in the holders: out of the game
        self.hands = hands  # drawn and not yet planned
        self.plans = plans  # the card of seat s under letter l: plans[s * LETTERS + l], or NONE
        self.shown = shown  # in the same order, the card last turned up there, so that nobody has to remember it
        self.turned = turned  # the A card that is looking for its slot, or NONE
        self.open = open  # functions whose condition is met and that the acting seat may still use
        self.pile = pile  # face down, so their order means nothing: they are kept sorted, and a draw takes any
        self.discards = discards
        self.leftovers: Final = leftovers  # the rate at which resources score at the end

    def lexicon(self) -> Lexicon:
        return LEXICON

    def copy(self) -> "LaIsla":
        return LaIsla(
            self.rng.copy(),
            self.seats,
            self.first,
            self.agendas.copy(),
            self.learned,
            self.round,
            self.island,
            self.tiles.copy(),
            self.explorers.copy(),
            self.supply.copy(),
            self.reserve.copy(),
            self.resources.copy(),
            self.large,
            self.animals.copy(),
            self.markers.copy(),
            self.points.copy(),
            self.slots.copy(),
            self.covered.copy(),
            [hand.copy() for hand in self.hands],
            self.plans.copy(),
            self.shown.copy(),
            self.turned,
            self.open.copy(),
            self.pile.copy(),
            self.discards.copy(),
            self.leftovers,
        )

    # -- what a seat cannot know ----------------------------------------------------------------------

    def world(self, seat: i64, rng: Rng) -> "LaIsla":
        """Put the other hands and the others' plans back into the pile and deal them again."""
        state = self.copy()
        state.rng = rng.split()
        hidden = [other for other in range(self.seats) if other != seat]
        for other in hidden:
            state.pile.extend(state.hands[other])
            state.pile.extend([card for card in state.plan(other) if card != NONE])
        state.pile.sort()
        for other in hidden:
            state.hands[other] = [state.draw() for _ in state.hands[other]]
            for i in range(other * LETTERS, (other + 1) * LETTERS):
                if state.plans[i] != NONE:
                    state.plans[i] = state.draw()
        for other in hidden:
            state.replan(other)
        return state

    def disguise(self, seat: i64, rng: Rng) -> "LaIsla":
        """Exchange the hand and the plan of a seat with the pile."""
        state = self.copy()
        unseen = state.pile + state.hands[seat] + [card for card in state.plan(seat) if card != NONE]
        unseen.sort()
        rng.shuffle(unseen)
        state.hands[seat] = [unseen.pop() for _ in state.hands[seat]]
        for i in range(seat * LETTERS, (seat + 1) * LETTERS):
            if state.plans[i] != NONE:
                state.plans[i] = unseen.pop()
        state.pile = sorted(unseen)
        state.replan(seat)
        return state

    def secretive(self, seat: i64) -> bool:
        """Of several cards in hand some may not be planned (rules 8.12), and only their owner knows."""
        return len(self.hands[seat]) > 1

    def replan(self, seat: i64) -> None:
        """Exchange a redealt A card that could not have been planned for another card of its owner (rules 8.12)."""
        place = seat * LETTERS + A
        wrong = self.plans[place]
        if wrong == NONE or self.can_use(seat, wrong):
            return
        for i in range(place + 1, place + LETTERS):
            if self.plans[i] != NONE and self.can_use(seat, self.plans[i]):
                self.plans[place] = self.plans[i]
                self.plans[i] = wrong
                return
        hand = self.hands[seat]
        for i in range(len(hand)):
            if self.can_use(seat, hand[i]):
                self.plans[place] = hand[i]
                hand[i] = wrong
                return

    # -- questions about the position -----------------------------------------------------------------

    def plan(self, seat: i64) -> list[int]:
        """The cards under A, B and D."""
        return self.plans[seat * LETTERS : (seat + 1) * LETTERS]

    def can_use(self, seat: i64, card: i64) -> bool:
        """Whether a card may be planned for A: a second extra slot may not (rules 8.12)."""
        return not CARDS[card].beside or self.slots[seat * MOST_SLOTS + SLOTS] == CLOSED

    def company(self, seat: i64) -> int:
        """The spaces with an explorer of another player."""
        mask = 0
        for other in range(self.seats):
            if other != seat:
                mask |= self.explorers[other]
        return mask

    def value_sum(self) -> int:
        """The values of the areas in which the markers stand, added up (rules 9.2)."""
        total = 0
        for step in self.markers:
            total += TRACK[step]
        return total

    # -- what happens again and again -----------------------------------------------------------------

    def draw(self) -> int:
        """A card from the pile; an empty pile is replaced by the discards (rules 3.5)."""
        if not self.pile:
            self.pile = sorted(self.discards)
            self.discards = []
            self.note(RESHUFFLED, TABLE)
        return self.pile.pop(int(self.rng.below(len(self.pile))))

    def gain(self, seat: i64, colour: i64) -> None:
        self.resources[seat * KINDS + colour] += 1
        self.note(GAINS, seat, colour)

    def move_marker(self, seat: i64, animal: i64) -> None:
        """One space up, if there is one; the mover scores the own animals of that kind (rules 7.1 and 7.2)."""
        points = self.animals[seat * KINDS + animal]
        self.points[seat] += points
        if self.markers[animal] < TOP:
            self.markers[animal] += 1
            self.note(MARKER_MOVES, seat, animal, self.markers[animal], points)
        else:
            self.note(MARKER_STAYS, seat, animal, points)
