"""What a search remembers of words, whatever the situation they were said in.

Beyond the tree there is nothing to go by in the position itself, and random words make poor players of all seats.
But a word that has led to good chances in other lines is often good here too: a card worth having, a space worth
reaching. What the seat said last of the same kind tells more: a space is good beside the one it has reached before.
So the lines beyond the tree become more sensible the longer a search thinks.
"""

from typing import Final

from mypy_extensions import i64

from atoll.kernel.moves import Lexicon, Move
from atoll.kernel.rng import Rng

PICKED: Final = 6
"""Words of which the best remembered is said: more would make all lines alike."""
KEPT: Final = 0.5
"""How much of a memory is left at the next decision, when the position is another."""
TRUST: Final = 8.0
"""How often a word counts by itself beside what is remembered of it after another one."""
PLACES: Final = 1 << 16
"""For what each seat remembers. Two memories may share a place: seldom, and then both are a little wrong."""
APART: Final = 40503  # scatters the places after different words
ALONE: Final = 0  # whatever was said before
FIRST: Final = 1  # nothing of the kind was said before
AFTER: Final = 2  # the first of the words that may have been said before
HEAVIEST: Final = 1e200
"""What a lesson may weigh before all is forgotten: far beyond the decisions of any game."""


class Habits:
    """How each seat has fared with each word: said by itself, and after the last word of the same kind."""

    def __init__(self, lexicon: Lexicon, seats: int) -> None:
        self.seats: Final = seats
        kinds: dict[str, int] = {}
        self.kind: Final = [kinds.setdefault(move.verb.name, len(kinds)) for move in lexicon.moves]
        self.kinds: Final = len(kinds)
        self.heard: Final = [FIRST] * (seats * len(kinds))  # each seat's last word of each kind in the game
        self.before: Final = self.heard.copy()  # the same in the line that is being played
        self.said: Final = [0.0] * (PLACES * seats)  # how often, by the weight that it had
        self.total: Final = [0.0] * (PLACES * seats)  # chances of winning, summed over that
        self.weight = 1.0  # of a lesson now: it grows, so that older ones count less
        self.line: Final[list[int]] = []  # the places of what was said since the last lesson

    def hear(self, seat: int, move: Move) -> None:
        """A word of the game, as all have heard it."""
        self.heard[seat * self.kinds + self.kind[move.code]] = AFTER + move.heard

    def begin(self) -> None:
        """A line begins where the game stands."""
        for kind in range(len(self.heard)):
            self.before[kind] = self.heard[kind]

    def say(self, seat: int, move: Move) -> None:
        """A word of the line that is being played."""
        kind = seat * self.kinds + self.kind[move.code]
        self.line.append(self.place(seat, move, ALONE))
        self.line.append(self.place(seat, move, self.before[kind]))
        self.before[kind] = AFTER + move.heard

    def learn(self, chances: list[float]) -> None:
        """How the line has ended for each seat."""
        weight = self.weight
        for place in self.line:
            self.said[place] += weight
            self.total[place] += weight * chances[place % self.seats]
        self.line.clear()

    def fade(self) -> None:
        """Another decision: what was remembered counts less."""
        self.weight /= KEPT
        if self.weight > HEAVIEST:
            self.weight = 1.0
            for place in range(len(self.said)):
                self.said[place] = 0.0
                self.total[place] = 0.0

    def pick(self, seat: int, moves: list[Move], rng: Rng) -> Move:
        """The best remembered of some words picked at random, or the first of them that is new."""
        count = len(moves)
        best = moves[0]
        if count == 1:
            return best
        highest = -1.0
        trust = TRUST * self.weight
        for _ in range(PICKED):
            move = moves[rng.below(count)]
            place = self.place(seat, move, ALONE)
            said = self.said[place]
            if said < self.weight:
                return move
            mean = self.total[place] / said
            place = self.place(seat, move, self.before[seat * self.kinds + self.kind[move.code]])
            mean = (self.total[place] + trust * mean) / (self.said[place] + trust)
            if mean > highest:
                highest = mean
                best = move
        return best

    def place(self, seat: i64, move: Move, before: i64) -> i64:
        """Where it is remembered how a seat fares with a word that comes after another one.

        What comes after the same word lies together: a line has it at hand.
        """
        code: i64 = move.code
        seats: i64 = self.seats
        return ((code + before * APART) & (PLACES - 1)) * seats + seat
