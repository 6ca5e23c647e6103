"""What a search has found out, side by side in packed vectors: millions of nodes without an object for each.

A node is a number. It stands for a word, said in a situation that the owner of the tree cannot tell from others. The
trees of all seats grow in one wood, each from a root of its own.
"""

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

NONE: Final = -1
"""No such node, or a slot without a path."""

# What is known of a node, in four numbers that lie together.
VISITS: Final = 0
OFFERS: Final = 1  # how often the word could be said here
TOTAL: Final = 2  # chances of winning, summed over the visits
PRICE: Final = 3  # the chance right after the word, in one world
FACTS: Final = 4

WORD_BITS: Final = 24
"""For the words of all seats of any game; a path is a node and the word after it as one number."""
SPREAD: Final = 40503  # scatters nodes over the slots; words after the same node lie near each other
FEWEST_SLOTS: Final = 1 << 10
FEWEST_FACTS: Final = FACTS << 8
"""Room for so many at first; whenever it is filled, it is a little more than doubled."""


class Wood:
    """All nodes, and which word leads from which to which: a table of paths with open addresses."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.facts: vec[float] = vec[float]()
        self.mask: i64 = FEWEST_SLOTS - 1
        self.paths: vec[i64] = vec[i64]([i64(NONE)] * FEWEST_SLOTS)
        self.goals: vec[i64] = vec[i64]([i64(0)] * FEWEST_SLOTS)  # where the path in the same slot leads

    def plant(self, price: float = 0.0) -> i64:
        """A new node, to which nothing leads yet."""
        node = self.count
        self.count = node + 1
        place = node * FACTS
        if place == len(self.facts):
            self.facts = extend(self.facts, vec[float]([0.0] * (place + FEWEST_FACTS)))
        self.facts[place + PRICE] = price
        return node

    def after(self, node: i64, word: i64) -> i64:
        """Where a word leads from a node; NONE if nobody has looked at that yet."""
        path = (node << WORD_BITS) + word
        mask = self.mask
        slot = (node * SPREAD + word) & mask
        paths = self.paths
        while True:
            there = paths[slot]
            if there == NONE:
                return NONE
            if there == path:
                goal: i64 = self.goals[slot]
                return goal
            slot = (slot + 1) & mask

    def grow(self, node: i64, word: i64, price: float) -> i64:
        """A new node, to which a word leads that has led nowhere so far."""
        goal = self.plant(price)
        if goal * 2 > self.mask:
            self.dig(self.paths, self.goals, (self.mask + 1) * 2)
        self.lead((node << WORD_BITS) + word, goal)
        return goal

    def lead(self, path: i64, goal: i64) -> None:
        """Put a path into the first free slot."""
        slot = ((path >> WORD_BITS) * SPREAD + (path & ((1 << WORD_BITS) - 1))) & self.mask
        while self.paths[slot] != NONE:
            slot = (slot + 1) & self.mask
        self.paths[slot] = path
        self.goals[slot] = goal

    def dig(self, paths: vec[i64], goals: vec[i64], slots: i64) -> None:
        """So many empty slots, and these paths put into them."""
        self.mask = slots - 1
        self.paths = vec[i64]([i64(NONE)] * slots)
        self.goals = vec[i64]([i64(0)] * slots)
        for slot in range(len(paths)):
            if paths[slot] != NONE:
                self.lead(paths[slot], goals[slot])

    def thin(self, roots: vec[i64]) -> vec[i64]:
        """Clear away all that does not grow from these roots; says what their numbers are now.

        A node is younger than the one before it, so its fate is known when its turn comes.
        """
        origins = vec[i64]([i64(NONE)] * self.count)
        words = vec[i64]([i64(0)] * self.count)
        for slot in range(len(self.paths)):
            if self.paths[slot] != NONE:
                goal: i64 = self.goals[slot]
                origins[goal] = self.paths[slot] >> WORD_BITS
                words[goal] = self.paths[slot] & ((1 << WORD_BITS) - 1)
        for root in roots:
            origins[root] = root
        kept = Wood()
        numbers = vec[i64]([i64(NONE)] * self.count)
        for node in range(self.count):
            origin = origins[node]
            if origin == node:
                numbers[node] = kept.plant()
            elif origin != NONE and numbers[origin] != NONE:
                numbers[node] = kept.grow(numbers[origin], words[node], 0.0)
            if numbers[node] != NONE:
                for fact in range(FACTS):
                    kept.facts[numbers[node] * FACTS + fact] = self.facts[node * FACTS + fact]
        self.count, self.facts, self.mask = kept.count, kept.facts, kept.mask
        self.paths, self.goals = kept.paths, kept.goals
        return vec[i64]([numbers[root] for root in roots])
