"""The searching bot: Monte Carlo tree search over what each seat knows, for any number of seats.

Every iteration deals the hidden things anew and plays one line through trees that all those worlds share.
Each seat has a tree of its own (multiple-observer information-set search): it branches on the seat's own words
and on what it *hears* of the others' words. So nobody in the search reacts to a face-down card, and secret
choices made at the same time are simply words that the others hear without their secrets.

A situation is not branched on chance: worlds in which different moves are legal share a node, and a move is
judged against how often it was there to be chosen. Wide nodes look at a few more words on each visit, give each a
price (the game's value right after it) that counts as a few imagined visits, and so try the promising ones first.
Beyond the tree a line is played on by habit: with words that have done well in other lines.
"""

from collections.abc import Callable
from math import inf, log, sqrt
from time import perf_counter
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from atoll.kernel.game import Game
from atoll.kernel.moves import Move
from atoll.kernel.rng import Rng
from atoll.kernel.state import State

from .habits import Habits
from .judge import Judge
from .jury import appoint
from .tree import FACTS, NONE, OFFERS, PRICE, TOTAL, VISITS, Wood

SETTLED_EVERY: Final = 32
"""After so many iterations a bot in a hurry looks whether its choice is settled."""


class Budget:
    """How long a search may think, and how it spends its time."""

    def __init__(
        self,
        seconds: float = 0.0,
        iterations: int = 0,
        faith: float = 3.0,
        pricing: int = 12,
        told_to_stop: Callable[[], bool] | None = None,
    ) -> None:
        self.seconds: Final = seconds  # 0 for no limit
        self.iterations: Final = iterations  # 0 for no limit
        self.faith: Final = faith  # imagined visits that a price is worth
        self.pricing: Final = pricing  # words priced on each visit of a node
        self.told_to_stop: Final = told_to_stop  # looked at now and then: somebody waits and has waited enough

    def within(self, seconds: float, told_to_stop: Callable[[], bool]) -> "Budget":
        """The same, but so many seconds at most, and only until told to stop."""
        least = min(seconds, self.seconds) if self.seconds > 0.0 else seconds
        return Budget(least, self.iterations, self.faith, self.pricing, told_to_stop)

    def __str__(self) -> str:
        """The limit as people type it: 200ms, 2s, 1000i."""
        if self.iterations > 0:
            return f"{self.iterations}i"
        return f"{self.seconds:g}s" if self.seconds >= 1.0 else f"{self.seconds * 1000:g}ms"


class Found:
    """What a search has found out about a word."""

    def __init__(self, visits: int, total: float, price: float) -> None:
        self.visits: Final = visits
        self.total: Final = total  # chances of winning, summed over the visits
        self.price: Final = price

    def mean(self, faith: float) -> float:
        """The average chance, with the price as so many imagined visits."""
        return (self.total + faith * self.price) / (self.visits + faith)


class Search:
    """Thinks about one seat's decisions in one game; what it finds is kept for the next decision."""

    def __init__(self, game: Game, seats: int, seat: int, budget: Budget, rng: Rng, judge: Judge | None = None) -> None:
        self.judge: Final = appoint(game, seats) if judge is None else judge
        self.seats: Final = seats
        self.seat: Final = seat
        self.budget: Final = budget
        self.rng: Final = rng
        self.wood: Wood = Wood()
        self.roots: vec[i64] = self.planted()  # of the tree of each seat
        self.children: vec[i64] = vec[i64]()  # of the node that is looked at: where each legal word leads
        self.habits: Final = Habits(game.lexicon, seats)
        self.learned = -1  # what was known when the trees were grown
        self.told = True  # whether the last decision was followed by news of it: a table tells all moves or none
        self.iterations = 0  # made for the last decision

    # -- deciding -------------------------------------------------------------------------------------

    def think(self, state: State, hurry: bool = False) -> None:
        """Grow the trees until the time or the iterations are spent, or in a hurry: until the choice is settled."""
        start = perf_counter()
        if state.learned != self.learned or not self.told:  # older thoughts were about other worlds or positions
            self.forget()
        else:
            self.roots = self.wood.thin(self.roots)
        self.learned = state.learned
        self.told = False
        if self.seats == 1:
            self.judge.par = self.judge.worth.value(state, 0)
        self.habits.fade()
        self.iterations = 0
        while True:
            self.iterate(state)
            self.iterations += 1
            left = self.left(perf_counter() - start)
            if left <= 0.0 or (self.iterations % SETTLED_EVERY == 0 and self.enough(state, hurry, left)):
                return

    def enough(self, state: State, hurry: bool, left: float) -> bool:
        """Whether to stop before the budget is spent."""
        stop = self.budget.told_to_stop
        return (hurry and self.settled(state, left)) or (stop is not None and stop())

    def left(self, spent: float) -> float:
        """How many iterations there may still be, at the pace of those made."""
        left = inf
        if self.budget.iterations > 0:
            left = float(self.budget.iterations - self.iterations)
        if self.budget.seconds > 0.0:
            left = min(left, (self.budget.seconds - spent) * self.iterations / spent)
        return left

    def settled(self, state: State, left: float) -> bool:
        """Whether no other move can be tried as often as the leader any more."""
        first = 0
        second = 0
        for move in state.legal(self.seat):
            found = self.found(move)
            if found is not None:
                if found.visits > first:
                    second = first
                    first = found.visits
                elif found.visits > second:
                    second = found.visits
        return first - second > left

    def choose(self, state: State) -> Move:
        """The move tried most often; a single move is played at once."""
        moves = state.legal(self.seat)
        if len(moves) == 1:
            return moves[0]
        self.think(state, hurry=True)
        best = moves[0]
        most = -1
        for move in moves:
            found = self.found(move)
            if found is not None and found.visits > most:
                most = found.visits
                best = move
        return best

    def found(self, move: Move) -> Found | None:
        """What the search knows of a move in the position it has thought about."""
        node = self.wood.after(self.roots[self.seat], move.code * self.seats + self.seat)
        if node == NONE:
            return None
        facts = self.wood.facts
        start = node * FACTS
        return Found(int(facts[start + VISITS]), facts[start + TOTAL], facts[start + PRICE])

    def hear(self, seat: int, move: Move) -> None:
        """Somebody has made a move: keep the part of each tree that lies behind it.

        Of another seat's secret word only its sound is known, so that seat's own tree is lost.
        """
        self.told = True
        self.habits.hear(seat, move)
        for owner in range(self.seats):
            node: i64 = NONE
            if owner != seat or seat == self.seat or not move.verb.secret:
                code = move.code if owner == seat else move.heard
                node = self.wood.after(self.roots[owner], code * self.seats + seat)
            self.roots[owner] = self.wood.plant() if node == NONE else node

    def forget(self) -> None:
        """Begin with empty trees."""
        self.wood = Wood()
        self.roots = self.planted()

    def planted(self) -> vec[i64]:
        """A new root for each seat."""
        return vec[i64]([self.wood.plant() for _ in range(self.seats)])

    # -- one iteration --------------------------------------------------------------------------------

    def iterate(self, state: State) -> None:
        """Deal a world, walk down the trees, play on a little, and carry the chances back up."""
        world = state.redeal(self.seat, self.rng)
        at = self.roots[:]
        self.habits.begin()
        line = vec[i64]()
        actors: list[int] = []
        while True:
            seat = self.acting(world)
            if seat < 0:
                break
            move = self.select(world, seat, at[seat])
            self.step(at, seat, move)
            line = append(line, at[seat])
            actors.append(seat)
            self.habits.follow(seat, move)
            world.play(seat, move)
            if self.wood.facts[at[seat] * FACTS + VISITS] == 0.0:
                self.play_on(world)
                break
        chances = self.judge.chances(world)
        facts = self.wood.facts
        for i in range(len(line)):
            start = line[i] * FACTS
            facts[start + VISITS] += 1.0
            facts[start + TOTAL] += chances[actors[i]]
        self.habits.learn(chances)

    def acting(self, state: State) -> int:
        """Who decides next: this seat before others that decide at the same time; -1 when all is over."""
        if state.agendas[self.seat] is not None:
            return self.seat
        for seat in range(self.seats):
            if state.agendas[seat] is not None:
                return seat
        return -1

    def step(self, at: vec[i64], seat: int, move: Move) -> None:
        """Go one word down in every tree: the speaker by the word, the others by what they hear."""
        wood = self.wood
        for owner in range(self.seats):
            word: i64 = (move.code if owner == seat else move.heard) * self.seats + seat
            node = wood.after(at[owner], word)
            at[owner] = wood.grow(at[owner], word, 0.0) if node == NONE else node

    def select(self, world: State, seat: int, node: i64) -> Move:
        """The most promising word: a good average, or seldom tried for how often it was there."""
        moves = world.legal(seat)
        self.look_at_more(world, seat, node, moves)
        best: i64 = 0
        highest = -1.0
        faith = self.budget.faith
        curiosity = self.judge.curiosity
        children = self.children
        facts = self.wood.facts
        count: i64 = len(moves)
        for i in range(count):
            child = children[i]
            if child == NONE:
                continue
            start = child * FACTS
            offers = facts[start + OFFERS] + 1.0
            facts[start + OFFERS] = offers
            tried = facts[start + VISITS] + faith
            score = (facts[start + TOTAL] + faith * facts[start + PRICE]) / tried
            score += curiosity * sqrt(log(offers + 1.0) / tried)
            if score > highest:
                highest = score
                best = i
        return moves[best]

    def look_at_more(self, world: State, seat: int, node: i64, moves: list[Move]) -> None:
        """Find where the words lead. A few that this node has not met yet are priced.

        That begins anywhere, so that none is favoured.
        """
        wood = self.wood
        count: i64 = len(moves)
        start = self.rng.below(count)
        unknown = self.look_up(seat, node, moves)
        most: i64 = self.budget.pricing
        left = min(most, unknown)
        i = start
        while left > 0:
            if self.children[i] == NONE:
                move = moves[i]
                price = self.judge.price(world, seat, move)
                self.children[i] = wood.grow(node, move.code * self.seats + seat, price)
                left -= 1
            i = i + 1 if i + 1 < count else 0

    def look_up(self, seat: int, node: i64, moves: list[Move]) -> i64:
        """Find where each word leads; says how many lead nowhere yet."""
        children = self.children
        while len(children) < len(moves):
            children = append(children, NONE)
        unknown: i64 = 0
        wood, seats = self.wood, self.seats
        for i, move in enumerate(moves):
            child = wood.after(node, move.code * seats + seat)
            children[i] = child
            if child == NONE:
                unknown += 1
        self.children = children
        return unknown

    def play_on(self, world: State) -> None:
        """Some decisions beyond the tree, by habit."""
        for _ in range(self.judge.lines):
            seat = self.acting(world)
            if seat < 0:
                return
            move = self.habits.pick(seat, world.legal(seat), self.rng)
            self.habits.follow(seat, move)
            world.play(seat, move)
