"""What a search remembers of words, whatever the situation they were said in.

Beyond the tree there is nothing to go by in the position itself, and random words make poor players of all seats.
But a word that has led to good chances in other lines is often good here too: a card worth having, a space worth
reaching. What the seat said last of the same kind tells more: a space is good beside the one it has reached before.
So the lines beyond the tree become more sensible the longer a search thinks.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from atoll.kernel.lexicon import Lexicon
from atoll.kernel.moves import Move
from atoll.kernel.rng import Rng

CANDIDATES: Final = 6
"""Words of which the best remembered is said: more would make all lines alike."""
DECAY: Final = 0.5
"""How much of a memory is left at the next decision, when the position is another."""
PRIOR_VISITS: Final = 8.0
"""How often a word counts by itself beside what is remembered of it after another one."""
SLOTS: Final = 1 << 16
"""For what each seat remembers. Two memories may share a slot: seldom, and then both are a little wrong."""
HASH_FACTOR: Final = 40503  # scatters the slots after different words
BY_ITSELF: Final = 0  # whatever was said before
FIRST: Final = 1  # nothing of the kind was said before
AFTER: Final = 2  # the first of the words that may have been said before
HEAVIEST: Final = 1e200
"""What a lesson may weigh before all is forgotten: far beyond the decisions of any game."""


class Habits:
    """How each seat has fared with each word: said by itself, and after the last word of the same kind."""

    def __init__(self, lexicon: Lexicon, seats: int) -> None:
        self.seats: Final = seats
        kinds: dict[str, int] = {}
        self.kind: vec[i64] = vec[i64]([kinds.setdefault(move.verb.name, len(kinds)) for move in lexicon.moves])
        self.kinds: Final = len(kinds)
        # Each seat's last word of each kind in the game, and in the line that is being played.
        self.heard: vec[i64] = vec[i64]([i64(FIRST)] * (seats * len(kinds)))
        self.before: vec[i64] = self.heard[:]
        # Of each slot: how often, by the weight that it had, and then the chances of winning, summed over that.
        self.memory: vec[float] = vec[float]([0.0] * (SLOTS * seats * 2))
        self.weight = 1.0  # of a lesson now: it grows, so that older ones count less
        self.line: vec[i64] = vec[i64]()  # the slots of what was said since the last lesson

    def hear(self, seat: int, move: Move) -> None:
        """A word of the game, as all have heard it."""
        self.heard[seat * self.kinds + self.kind[move.code]] = AFTER + move.heard

    def begin(self) -> None:
        """A line begins where the game stands."""
        self.before = self.heard[:]

    def follow(self, seat: int, move: Move) -> None:
        """A word of the line that is being played."""
        kind = seat * self.kinds + self.kind[move.code]
        line = append(self.line, self.slot(seat, move, BY_ITSELF))
        self.line = append(line, self.slot(seat, move, self.before[kind]))
        self.before[kind] = AFTER + move.heard

    def learn(self, chances: list[float]) -> None:
        """How the line has ended for each seat."""
        weight = self.weight
        memory = self.memory
        seats: i64 = self.seats
        for slot in self.line:
            memory[2 * slot] += weight
            memory[2 * slot + 1] += weight * chances[slot % seats]
        self.line = vec[i64]()

    def fade(self) -> None:
        """Another decision: what was remembered counts less."""
        self.weight /= DECAY
        if self.weight > HEAVIEST:
            self.weight = 1.0
            self.memory = vec[float]([0.0] * (SLOTS * self.seats * 2))

    def pick(self, seat: int, moves: list[Move], rng: Rng) -> Move:
        """The best remembered of some words picked at random, or the first of them that is new."""
        count = len(moves)
        best = moves[0]
        if count == 1:
            return best
        highest = -1.0
        trust = PRIOR_VISITS * self.weight
        memory = self.memory
        for _ in range(CANDIDATES):
            move = moves[rng.below(count)]
            slot = self.slot(seat, move, BY_ITSELF)
            said = memory[2 * slot]
            if said < self.weight:
                return move
            mean = memory[2 * slot + 1] / said
            slot = self.slot(seat, move, self.before[seat * self.kinds + self.kind[move.code]])
            mean = (memory[2 * slot + 1] + trust * mean) / (memory[2 * slot] + trust)
            if mean > highest:
                highest = mean
                best = move
        return best

    def slot(self, seat: i64, move: Move, before: i64) -> i64:
        """Where it is remembered how a seat fares with a word that comes after another one.

        What comes after the same word lies together: a line has it at hand.
        """
        code: i64 = move.code
        seats: i64 = self.seats
        return ((code + before * HASH_FACTOR) & (SLOTS - 1)) * seats + seat
