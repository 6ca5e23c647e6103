"""Everything that can be said in La Isla."""

from typing import Final

from mypy_extensions import i64

from atoll.kernel.lexicon import Lexicon
from atoll.kernel.moves import Move
from atoll.kernel.notes import Note

from .components import ANIMALS, CARDS, COLOURS, COST, KINDS, MOST_SLOTS, Card
from .island import SPACES, Space


class PlanCard(Move):
    """Lay a card of the hand face down under one of the letters A, B and D."""

    def __init__(self, letter: i64, card: Card) -> None:
        verb = ("ability", "income", "animal")[letter]
        note = Note(f"do-{verb}", "3.3", "function* resource:colour* animal*")
        super().__init__(note, f"{verb} {card.id}", (card.function, card.colour, card.animal))
        self.letter: Final = letter
        self.card: Final = card.index


class FillSlot(Move):
    """Put the A card into a slot of the holder."""

    def __init__(self, slot: i64) -> None:
        super().__init__(Note("do-slot", "4.2", "slot"), f"slot {slot + 1}", (slot,))
        self.slot: Final = slot


class TakeResource(Move):
    """Take a resource of this colour from the supply."""

    def __init__(self, colour: i64) -> None:
        super().__init__(Note("do-take", "6.1", "colour"), f"take {COLOURS[colour]}", (colour,))
        self.colour: Final = colour


class PlaceExplorer(Move):
    """Bring an explorer to a space."""

    def __init__(self, space: Space) -> None:
        super().__init__(Note("do-place", "6.2", "ring space"), f"place {space.name}", (space.ring, space.number))
        self.space: Final = space.index


class LiftExplorer(Move):
    """Take the explorer that moves from a space."""

    def __init__(self, space: Space) -> None:
        super().__init__(Note("do-lift", "6.3", "ring space"), f"lift {space.name}", (space.ring, space.number))
        self.space: Final = space.index


class Pay(Move):
    """Pay for a placement with these resources."""

    def __init__(self, colours: tuple[int, ...]) -> None:
        note = Note(f"do-pay-{len(colours)}", "6.5", "first:colour second:colour")
        super().__init__(note, " ".join(["pay", *[COLOURS[colour] for colour in colours]]), colours)
        self.colours: Final = colours


class MoveMarker(Move):
    """Move the marker of an animal up one space."""

    def __init__(self, animal: i64) -> None:
        text = f"marker {ANIMALS[animal].replace('_', '-')}"
        super().__init__(Note("do-marker", "8.14", "animal"), text, (animal,))
        self.animal: Final = animal


class SwapResource(Move):
    """Give a resource back and take one of another colour."""

    def __init__(self, given: int, taken: int) -> None:
        note = Note("do-swap", "8.6", "given:colour taken:colour")
        super().__init__(note, f"swap {COLOURS[given]} {COLOURS[taken]}", (given, taken))
        self.given: Final = given
        self.taken: Final = taken


_KINDS: Final = range(KINDS)
assert COST == 2, "the words for paying know prices of one and two resources"

A: Final = 0
B: Final = 1
D: Final = 2

ABILITY: Final[list[Move]] = [PlanCard(A, card) for card in CARDS]
INCOME: Final[list[Move]] = [PlanCard(B, card) for card in CARDS]
ANIMAL: Final[list[Move]] = [PlanCard(D, card) for card in CARDS]
SLOT: Final[list[Move]] = [FillSlot(slot) for slot in range(MOST_SLOTS)]
TAKE: Final[list[Move]] = [TakeResource(colour) for colour in _KINDS]
PLACE: Final[list[Move]] = [PlaceExplorer(space) for space in SPACES]
LIFT: Final[list[Move]] = [LiftExplorer(space) for space in SPACES]
PAY_ONE: Final[list[Move]] = [Pay((colour,)) for colour in _KINDS]
_PAIRS: Final = {(first, second): Pay((first, second)) for first in _KINDS for second in range(first, KINDS)}
# [colour][other colour], in either order
PAY_TWO: Final[list[list[Move]]] = [[_PAIRS[min(c, d), max(c, d)] for d in _KINDS] for c in _KINDS]
MARKER: Final[list[Move]] = [MoveMarker(animal) for animal in range(KINDS)]
# [colour given]
SWAP: Final[list[list[Move]]] = [[SwapResource(given, taken) for taken in _KINDS if taken != given] for given in _KINDS]
DONE: Final = Move(Note("do-done", "8.1"), "done")

# The same words flat, for refusing a whole kind of them at once.
ALL_PAY: Final[list[Move]] = [*PAY_ONE, *_PAIRS.values()]
ALL_SWAP: Final[list[Move]] = [move for row in SWAP for move in row]

LEXICON: Final = Lexicon([*ABILITY, *INCOME, *ANIMAL, *SLOT, *TAKE, *PLACE, *LIFT, *ALL_PAY, *MARKER, *ALL_SWAP, DONE])
