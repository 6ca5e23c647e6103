"""Action C (rules 6): place an explorer, or take a resource."""

from typing import ClassVar, Final

from mypy_extensions import i64

from atoll.kernel.moves import Menu, Move
from atoll.kernel.notes import Note
from atoll.kernel.tasks import Effect, Question

from .components import COST, KINDS
from .functions import (
    LANDED,
    PAYING,
    PRICE,
    TILE_GAINED,
    About,
    Where,
    ask_to_use,
    fire,
    visible,
)
from .island import COLOUR_PRINT, SPACES, TOUCHING
from .state import NONE, LaIsla
from .words import ALL_PAY, LIFT, PAY_ONE, PAY_TWO, PLACE, TAKE, LiftExplorer, Pay, PlaceExplorer, TakeResource

ALREADY_THERE: Final = Note("why-already-there", "6.2", "ring space")
TOO_FEW: Final = Note("why-too-few", "6.4", "colour price:n has:n")
NOT_YOURS: Final = Note("why-not-yours", "6.3", "ring space")
NOT_A_PAYMENT: Final = Note("why-not-a-payment", "6.5", "colour price:n")

TAKES: Final = Note("log-takes", "6.1", "colour")
PLACES: Final = Note("log-places", "6.2", "ring space terrain")
LIFTS: Final = Note("log-lifts", "6.3", "ring space")
PAYS: Final = (Note("log-pays-1", "6.4", "first:colour"), Note("log-pays-2", "6.4", "first:colour second:colour"))
GAINS_TILE: Final = Note("log-gains-tile", "6.6", "animal points:n", gain=True)


def bargains(state: LaIsla, seat: i64) -> int:
    """The spaces that cost only 1 (rules 8.3)."""
    mask = 0
    for function in visible(state, seat, PRICE):
        when = function.when
        assert isinstance(when, Where)
        mask |= when.spaces(state, seat)
    return mask


def jokers(state: LaIsla, seat: i64) -> list[int]:
    """The colours of which one resource may stand for any other, and of which there is one (rules 8.2)."""
    colours: list[int] = []
    for function in visible(state, seat, PAYING):
        when = function.when
        assert isinstance(when, About)
        if state.resources[seat * KINDS + when.thing] > 0:
            colours.append(when.thing)
    return colours


def within_reach(state: LaIsla, seat: i64) -> list[int]:
    """How many resources could be spent on each colour, jokers included."""
    reach = state.resources[seat * KINDS : (seat + 1) * KINDS]
    for joker in jokers(state, seat):
        for colour in range(KINDS):
            if colour != joker:
                reach[colour] += 1
    return reach


def price(state: LaIsla, seat: i64, space: i64) -> int:
    """What a space costs (rules 6.4)."""
    return 1 if (bargains(state, seat) >> space) & 1 == 1 else COST


def payments(state: LaIsla, seat: i64, space: i64) -> list[Move]:
    """All ways to pay for a space (rules 6.5)."""
    colour = state.island.colours[space]
    own = state.resources[seat * KINDS + colour]
    others = [joker for joker in jokers(state, seat) if joker != colour]
    ways: list[Move] = []
    if price(state, seat, space) == 1:
        if own >= 1:
            ways.append(PAY_ONE[colour])
        ways.extend([PAY_ONE[joker] for joker in others])
        return ways
    if own >= 2:
        ways.append(PAY_TWO[colour][colour])
    if own >= 1:
        ways.extend([PAY_TWO[colour][joker] for joker in others])
    for i, joker in enumerate(others):
        ways.extend([PAY_TWO[joker][other] for other in others[i + 1 :]])
    return ways


def pay(state: LaIsla, seat: i64, move: Move) -> None:
    assert isinstance(move, Pay)
    for colour in move.colours:
        state.resources[seat * KINDS + colour] -= 1
    state.note(PAYS[len(move.colours) - 1], seat, move.colours[0], move.colours[-1])


class Explore(Question[LaIsla]):
    """Place an explorer, or take a resource (rules 6.1)."""

    prompt: ClassVar = Note("ask-explore", "6.1")

    def ask(self, state: LaIsla, seat: i64, menu: Menu) -> None:
        menu.offer_all(TAKE)
        mine: i64 = state.explorers[seat]
        cheap: i64 = bargains(state, seat)
        reach = within_reach(state, seat)
        affordable: i64 = 0
        for colour in range(KINDS):
            spaces: i64 = state.island.prints[COLOUR_PRINT + colour]
            if reach[colour] >= COST:
                affordable |= spaces
            elif reach[colour] > 0:
                affordable |= spaces & cheap
        affordable &= ~mine
        for space in range(len(PLACE)):
            if (affordable >> space) & 1 == 1:
                menu.offer(PLACE[space])
            elif (mine >> space) & 1 == 1:
                menu.refuse(PLACE[space], ALREADY_THERE, SPACES[space].ring, SPACES[space].number)
            elif menu.asked is not None:
                colour = state.island.colours[space]
                menu.refuse(PLACE[space], TOO_FEW, colour, price(state, seat, space), reach[colour])

    def answer(self, state: LaIsla, seat: i64, move: Move) -> None:
        if isinstance(move, TakeResource):
            state.resources[seat * KINDS + move.colour] += 1
            state.note(TAKES, seat, move.colour)
        else:
            assert isinstance(move, PlaceExplorer)
            state.then(seat, LAND[move.space])
            ways = payments(state, seat, move.space)
            if len(ways) == 1:
                pay(state, seat, ways[0])
            else:
                state.then(seat, PAY_FOR[move.space])
            if state.supply[seat] == 0:
                state.then(seat, LIFT_ONE)


class LiftOne(Question[LaIsla]):
    """With an empty supply, an explorer on the island moves (rules 6.3)."""

    prompt: ClassVar = Note("ask-lift", "6.3")

    def ask(self, state: LaIsla, seat: i64, menu: Menu) -> None:
        mine: i64 = state.explorers[seat]
        for space in range(len(LIFT)):
            if (mine >> space) & 1 == 1:
                menu.offer(LIFT[space])
            else:
                menu.refuse(LIFT[space], NOT_YOURS, SPACES[space].ring, SPACES[space].number)

    def answer(self, state: LaIsla, seat: i64, move: Move) -> None:
        assert isinstance(move, LiftExplorer)
        state.explorers[seat] &= ~(1 << move.space)
        state.supply[seat] += 1
        state.note(LIFTS, seat, SPACES[move.space].ring, SPACES[move.space].number)


LIFT_ONE: Final = LiftOne()


class PayFor(Question[LaIsla]):
    """How to pay, where jokers leave a choice (rules 6.5)."""

    prompt: ClassVar = Note("ask-pay", "6.5", "ring space terrain")

    def __init__(self, space: i64) -> None:
        self.space: Final = space

    def blanks(self, state: LaIsla, seat: i64) -> tuple[int, ...]:
        return (SPACES[self.space].ring, SPACES[self.space].number, state.island.colours[self.space])

    def ask(self, state: LaIsla, seat: i64, menu: Menu) -> None:
        menu.offer_all(payments(state, seat, self.space))
        menu.otherwise(ALL_PAY, NOT_A_PAYMENT, state.island.colours[self.space], price(state, seat, self.space))

    def answer(self, state: LaIsla, seat: i64, move: Move) -> None:
        pay(state, seat, move)


class Land(Effect[LaIsla]):
    """The explorer comes to its space; tiles are taken and scored, then functions are used (rules 6.7)."""

    def __init__(self, space: i64) -> None:
        self.space: Final = space

    def run(self, state: LaIsla, seat: i64) -> None:
        space = SPACES[self.space]
        state.supply[seat] -= 1
        state.explorers[seat] |= 1 << self.space
        state.note(PLACES, seat, space.ring, space.number, state.island.colours[self.space])
        gained = self.take_tiles(state, seat)
        fire(state, seat, LANDED, self.space)
        for animal in gained:
            fire(state, seat, TILE_GAINED, animal)
        ask_to_use(state, seat)

    def take_tiles(self, state: LaIsla, seat: i64) -> list[int]:
        """The tiles of all regions that are surrounded now; says which animals they are (rules 6.6)."""
        gained: list[int] = []
        mine = state.explorers[seat]
        for region in TOUCHING[self.space]:
            animal = state.tiles[region.index]
            if animal != NONE and mine & region.mask == region.mask:
                state.tiles[region.index] = NONE
                state.animals[seat * KINDS + animal] += 1
                state.points[seat] += region.value
                state.note(GAINS_TILE, seat, animal, region.value)
                gained.append(animal)
        return gained


LAND: Final = [Land(space.index) for space in SPACES]
PAY_FOR: Final = [PayFor(space.index) for space in SPACES]
