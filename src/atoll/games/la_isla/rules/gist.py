"""What a move gains or costs, in one plain sentence."""

from typing import Final

from atoll.kernel.moves import Move
from atoll.kernel.notes import Event, Note

from .components import CARDS, COST, KINDS, MOST_SLOTS, SET_POINTS, TOP, TRACK
from .island import TOUCHING, Region
from .placing import Land
from .state import FREE, NONE, LaIsla
from .words import (
    A,
    B,
    FillSlot,
    LiftExplorer,
    MoveMarker,
    PlaceExplorer,
    PlanCard,
    SwapResource,
    TakeResource,
)

WINS: Final = Note("gist-wins", "6.6", "animal points:n")
WINS_SEVERAL: Final = Note("gist-wins-several", "6.6", "n points:n")
ENDS_SET: Final = Note("gist-ends-set", "10.1", "animal points:n")
ONE_MISSING: Final = Note("gist-one-missing", "6.6", "animal points:n")
MORE_MISSING: Final = Note("gist-more-missing", "6.6", "animal n")
NO_ANIMAL: Final = Note("gist-no-animal", "6.6")
LEAVES: Final = Note("gist-leaves", "6.3", "animal")
OUT_OF_USE: Final = Note("gist-out-of-use", "6.3")
ENOUGH: Final = Note("gist-enough", "6.4", "n colour")
TOO_FEW: Final = Note("gist-too-few", "6.4", "colour")
SCORES: Final = Note("gist-scores", "7.1", "animal points:n")
RAISES: Final = Note("gist-raises", "7.1", "animal points:n worth:n")
SCORES_NOTHING: Final = Note("gist-scores-nothing", "7.1", "animal")
FOURTH_SLOT: Final = Note("gist-fourth-slot", "8.12")
FREE_SLOT: Final = Note("gist-free-slot", "4.2", "function")
HOLDER_FULL: Final = Note("gist-holder-full", "4.2", "function")
COVERS: Final = Note("gist-covers", "4.2", "function below:function")
SAME_AGAIN: Final = Note("gist-same-again", "4.3", "function")


def gist(before: LaIsla, move: Move, _after: LaIsla, seat: int) -> Event | None:
    """What a card, a resource, an explorer or a marker does for a seat."""
    if isinstance(move, PlanCard):
        return planned(before, move, seat)
    if isinstance(move, FillSlot):
        return filled(before, move, seat)
    if isinstance(move, PlaceExplorer):
        return placed(before, move.space, staying(before, move.space, seat), seat)
    if isinstance(move, LiftExplorer):
        return lifted(before, move, seat)
    if isinstance(move, TakeResource):
        return stock(before, move.colour, seat)
    if isinstance(move, SwapResource):
        return stock(before, move.taken, seat)
    if isinstance(move, MoveMarker):
        return scored(before, move.animal, seat)
    return None


def planned(before: LaIsla, move: PlanCard, seat: int) -> Event:
    """What a card will do under its letter."""
    if move.letter == A:
        return function_of(before, move.card, seat)
    if move.letter == B:
        return stock(before, CARDS[move.card].colour, seat)
    return scored(before, CARDS[move.card].animal, seat)


def function_of(before: LaIsla, card: int, seat: int) -> Event:
    """Whether there is room for a function."""
    function = CARDS[card].function
    if CARDS[card].beside:
        return Event(FOURTH_SLOT, seat, ())
    free = False
    for slot in range(seat * MOST_SLOTS, (seat + 1) * MOST_SLOTS):
        below = before.slots[slot]
        if below >= 0 and CARDS[below].function == function:
            return Event(SAME_AGAIN, seat, (function,))
        free = free or below == FREE
    return Event(FREE_SLOT if free else HOLDER_FULL, seat, (function,))


def filled(before: LaIsla, move: FillSlot, seat: int) -> Event:
    """What the card that was turned up covers."""
    function = CARDS[before.turned].function
    below = before.slots[seat * MOST_SLOTS + move.slot]
    if below == FREE:
        return Event(FREE_SLOT, seat, (function,))
    if CARDS[below].function == function:
        return Event(SAME_AGAIN, seat, (function,))
    return Event(COVERS, seat, (function, CARDS[below].function))


def stock(before: LaIsla, colour: int, seat: int) -> Event:
    """What one more resource of a colour is good for."""
    n = before.resources[seat * KINDS + colour] + 1
    return Event(ENOUGH, seat, (n, colour)) if n >= COST else Event(TOO_FEW, seat, (colour,))


def scored(before: LaIsla, animal: int, seat: int) -> Event:
    """What the marker of an animal scores, and what the animal counts from then on."""
    points = before.animals[seat * KINDS + animal]
    if points == 0:
        return Event(SCORES_NOTHING, seat, (animal,))
    step = before.markers[animal]
    worth = TRACK[min(step + 1, TOP)]
    if worth > TRACK[step]:
        return Event(RAISES, seat, (animal, points, worth))
    return Event(SCORES, seat, (animal, points))


def placed(before: LaIsla, space: int, standing: int, seat: int) -> Event:
    """What an explorer does there: it wins animals, or comes near one."""
    won = [0] * KINDS
    points = 0
    best: Region | None = None
    fewest = len(before.tiles)
    for region in TOUCHING[space]:
        if before.tiles[region.index] == NONE:
            continue
        missing = lacking(region, standing | 1 << space)
        if missing == 0:
            won[before.tiles[region.index]] += 1
            points += region.value
        elif best is None or (missing, -region.value) < (fewest, -best.value):
            best, fewest = region, missing
    if points > 0:
        return win(before, won, points, seat)
    if best is None:
        return Event(NO_ANIMAL, seat, ())
    animal = before.tiles[best.index]
    if fewest == 1:
        return Event(ONE_MISSING, seat, (animal, best.value))
    return Event(MORE_MISSING, seat, (animal, fewest))


def staying(before: LaIsla, goal: int, seat: int) -> int:
    """The explorers who stay where they are: all, or all but the one who is missed least when the supply is empty."""
    standing = before.explorers[seat]
    if before.supply[seat] > 0:
        return standing
    best = NONE
    kept = standing
    for space in range(len(TOUCHING)):
        if standing >> space & 1:
            points = 0
            for region in TOUCHING[goal]:
                if before.tiles[region.index] != NONE and lacking(region, standing & ~(1 << space) | 1 << goal) == 0:
                    points += region.value
            if points > best:
                best, kept = points, standing & ~(1 << space)
    return kept


def win(before: LaIsla, won: list[int], points: int, seat: int) -> Event:
    """The animals that are surrounded now, or the set that they complete."""
    own = before.animals[seat * KINDS : (seat + 1) * KINDS]
    more = [own[animal] + won[animal] for animal in range(KINDS)]
    sets = min(more) - min(own)
    for animal in range(KINDS):
        if won[animal] and sets and own[animal] == min(own):
            return Event(ENDS_SET, seat, (animal, SET_POINTS * sets))
    if sum(won) > 1:
        return Event(WINS_SEVERAL, seat, (sum(won), points))
    return Event(WINS, seat, (won.index(1), points))


def lifted(before: LaIsla, move: LiftExplorer, seat: int) -> Event:
    """What an explorer gives up by going where it is to go, unless it wins something there."""
    goal = bound_for(before, seat)
    standing = before.explorers[seat] & ~(1 << move.space)
    gained = placed(before, goal, standing, seat)
    if gained.note in (WINS, WINS_SEVERAL, ENDS_SET):
        return gained
    for region in TOUCHING[move.space]:
        animal = before.tiles[region.index]
        if animal != NONE and lacking(region, standing | 1 << goal) > lacking(region, before.explorers[seat]):
            return Event(LEAVES, seat, (animal,))
    return Event(OUT_OF_USE, seat, ())


def bound_for(before: LaIsla, seat: int) -> int:
    """The space to which the explorer that is to be lifted will go."""
    goals = [task.space for task in before.tasks(seat) if isinstance(task, Land)]
    return goals[0]


def lacking(region: Region, standing: int) -> int:
    """How many explorers are missing around a region."""
    return bin(region.mask & ~standing).count("1")
