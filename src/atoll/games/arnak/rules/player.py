"""What one player has: cards, tokens, idols, guardians, assistants and research tokens (rules 1.8 to 1.10)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from .board import NOBODY
from .components import FIGURES, RESOURCES, SQUARES, TEMPLE_STACKS

FINE: Final = -1
"""Nothing is lacking."""


@mypyc_attr(acyclic=True)
class Player:
    """One player's board with everything on and around it."""

    def __init__(
        self,
        tokens: list[int],
        hand: list[int],
        deck: list[int],
        blocks: list[int],
        area: list[int],
        fear_tiles: i64,
        home: i64,
        crates: i64,
        slots: i64,
        boons: list[int],
        tamed: list[int],
        assistants: list[int],
        ready: list[bool],
        glass: i64,
        notebook: i64,
        temple_tiles: tuple[int, ...],
        passed: bool,
        planes: bool,
        masked: bool,
    ) -> None:
        self.tokens = tokens  # by resource
        self.hand = hand  # sorted
        self.deck = deck  # top card last
        # Sizes of the shuffled parts that make up the deck, the top one last. All have seen what went into a part;
        # below zero are the parts that only their owner can tell from the hand, because cards were drawn from them.
        self.blocks = blocks
        self.area = area
        self.fear_tiles = fear_tiles
        self.home = home  # archaeologists on the board
        self.crates = crates  # idols; once taken their faces never matter
        self.slots = slots  # filled ones
        self.boons = boons  # guardians with their boon
        self.tamed = tamed  # guardians whose boon is used
        self.assistants = assistants  # on each square: the side that shows, or NOBODY
        self.ready = ready  # on each square: not exhausted
        self.glass = glass  # the space of the magnifying glass on the track
        self.notebook = notebook
        self.temple_tiles = temple_tiles  # by stack; few are ever taken, so copies share the tuple
        self.passed = passed
        self.planes = planes  # all travel icons count as planes this round
        self.masked = masked  # no Fear from guardians this round

    def copy(self) -> "Player":
        return Player(
            tokens=self.tokens.copy(),
            hand=self.hand.copy(),
            deck=self.deck.copy(),
            blocks=self.blocks.copy(),
            area=self.area.copy(),
            fear_tiles=self.fear_tiles,
            home=self.home,
            crates=self.crates,
            slots=self.slots,
            boons=self.boons.copy(),
            tamed=self.tamed.copy(),
            assistants=self.assistants.copy(),
            ready=self.ready.copy(),
            glass=self.glass,
            notebook=self.notebook,
            temple_tiles=self.temple_tiles,
            passed=self.passed,
            planes=self.planes,
            masked=self.masked,
        )

    # -- tokens ---------------------------------------------------------------------------------------

    def lacks(self, tokens: list[int]) -> int:
        """The resource of which this player has too little; FINE if there is none."""
        for resource in range(len(RESOURCES)):
            if self.tokens[resource] < tokens[resource]:
                return resource
        return FINE

    # -- cards ----------------------------------------------------------------------------------------

    def take_into_hand(self, card: i64) -> None:
        self.hand.append(card)
        self.hand.sort()

    def take_from_deck(self, bottom: bool) -> int:
        """Take the top or bottom card off a deck that is not empty."""
        sizes = self.blocks
        end = 0 if bottom else len(sizes) - 1
        left = abs(sizes[end]) - 1
        if left == 0:
            sizes.pop(end)
        else:
            sizes[end] = -left
        return self.deck.pop(0) if bottom else self.deck.pop()

    def put_under_deck(self, card: i64) -> None:
        self.deck.insert(0, card)
        self.blocks.insert(0, 1)

    def put_on_deck(self, card: i64) -> None:
        self.deck.append(card)
        self.blocks.append(1)

    def return_to_deck(self, card: i64) -> None:
        """Put a card on the deck that nobody else sees."""
        self.deck.append(card)
        self.blocks.append(-1)

    # -- temple tiles, idols, guardians, assistants -----------------------------------------------------------------

    def take_temple_tile(self, stack: i64) -> None:
        tiles = list(self.temple_tiles)
        tiles[stack] += 1
        self.temple_tiles = tuple(tiles)

    def idols(self) -> int:
        """All idols, on crates and in slots."""
        return self.crates + self.slots

    def guardians(self) -> int:
        """All guardians overcome, their boons used or not."""
        return len(self.boons) + len(self.tamed)

    def square_of(self, assistant: i64) -> int:
        """The square with this assistant; NOBODY if there is none."""
        for square in range(SQUARES):
            if self.assistants[square] >> 1 == assistant:
                return square
        return NOBODY

    def free_square(self) -> int:
        """A square without an assistant; NOBODY if there is none."""
        for square in range(SQUARES):
            if self.assistants[square] == NOBODY:
                return square
        return NOBODY

    def employ(self, side: i64, ready: bool) -> None:
        """Put an assistant on a free square."""
        square = self.free_square()
        self.assistants[square] = side
        self.ready[square] = ready


def new_player(tokens: list[int], deck: list[int]) -> Player:
    """A player before the first round, with these tokens and this deck."""
    return Player(
        tokens=tokens,
        hand=[],
        deck=deck,
        blocks=[len(deck)],
        area=[],
        fear_tiles=0,
        home=FIGURES,
        crates=0,
        slots=0,
        boons=[],
        tamed=[],
        assistants=[NOBODY] * SQUARES,
        ready=[True] * SQUARES,
        glass=0,
        notebook=0,
        temple_tiles=(0,) * len(TEMPLE_STACKS),
        passed=False,
        planes=False,
        masked=False,
    )
