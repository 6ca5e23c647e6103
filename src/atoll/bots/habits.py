"""What a search remembers of words, whatever the situation they were said in.

Beyond the tree there is nothing to go by in the position itself, and random words make poor players of all seats.
But a word that has led to good chances in other lines is often good here too: a card worth having, a space worth
reaching. So the lines beyond the tree become more sensible the longer a search thinks.
"""

from typing import Final

from atoll.kernel.moves import Move
from atoll.kernel.rng import Rng

PICKED: Final = 6
"""Words of which the best remembered is said: more would make all lines alike."""
KEPT: Final = 0.5
"""How much of a memory is left at the next decision, when the position is another."""


class Habits:
    """How each seat has fared with each word."""

    def __init__(self, words: int, seats: int) -> None:
        self.seats: Final = seats
        self.said: Final = [0.0] * (words * seats)  # how often, faded
        self.total: Final = [0.0] * (words * seats)  # chances of winning, summed over that
        self.line: Final[list[int]] = []  # what was said since the last lesson

    def say(self, seat: int, move: Move) -> None:
        """A word of the line that is being played."""
        self.line.append(move.code * self.seats + seat)

    def learn(self, chances: list[float]) -> None:
        """How the line has ended for each seat."""
        for word in self.line:
            self.said[word] += 1.0
            self.total[word] += chances[word % self.seats]
        self.line.clear()

    def fade(self) -> None:
        """Another decision: what was remembered counts less."""
        for word in range(len(self.said)):
            self.said[word] *= KEPT
            self.total[word] *= KEPT

    def pick(self, seat: int, moves: list[Move], rng: Rng) -> Move:
        """The best remembered of some words picked at random, or the first of them that is new."""
        count = len(moves)
        best = moves[0]
        highest = -1.0
        for _ in range(PICKED):
            move = moves[rng.below(count)]
            word = move.code * self.seats + seat
            said = self.said[word]
            if said < 1.0:
                return move
            mean = self.total[word] / said
            if mean > highest:
                highest = mean
                best = move
        return best
