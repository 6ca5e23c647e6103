"""Many games side by side: one call says a word in each, and writes rows, masks and rewards into one buffer each."""

from collections.abc import Callable
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from .moves import Move
from .rng import Rng, derived
from .rows import Observer, blank
from .state import State


class Batch:
    """Games that are dealt anew when they end. In each, the seat that is asked first says the next word.

    What a game is dealt depends on the seed, on its number and on how many it has been, so it does not matter with how
    many others, or in which process, it is played.
    """

    def __init__(
        self,
        setup: Callable[[int], State],
        reward: Callable[[Any], tuple[float, ...]],
        observer: Observer[Any] | None,
        moves: list[Move],
        seats: int,
        first: int,
        count: int,
        seed: int,
    ) -> None:
        self.setup: Final = setup  # by seed
        self.reward: Final = reward  # of a position that is over, for each seat
        self.observer: Final = observer  # None where rows are made elsewhere
        self.size: Final[i64] = 0 if observer is None else observer.size
        self.moves: Final = moves  # all words, by number
        self.words: Final[i64] = len(moves)
        self.seats: Final[i64] = seats
        self.first: Final = first  # the number of the first game, where others are played elsewhere
        self.count: Final[i64] = count
        self.seeds: Final[list[int]] = [derived(seed, "batch", first + number) for number in range(count)]
        self.deals: Final[list[int]] = [0] * count  # how many games there have been before this one
        self.said: Final[list[list[Move]]] = [[] for _ in range(count)]  # in this one, so that it can be played again
        self.states: Final[list[State]] = [self.deal(number) for number in range(count)]
        self.rows: vec[u8] = blank(count * self.size)
        self.ended: Final[dict[int, tuple[State, int]]] = {}  # games that the last step ended, and by whom
        self.last_rows: Final[dict[int, vec[u8]]] = {}  # what these saw of the end, where there is an observer
        self.masks: vec[u8] = blank(count * self.words)
        self.places = vec[i64]()  # in the masks, of all that may be said, game after game
        self.firsts: vec[i64] = vec[i64]([i64(0)] * (count + 1))  # where those of a game begin, and end
        self.acting: vec[i64] = vec[i64]([i64(0)] * count)
        self.rewards: vec[float] = vec[float]([0.0] * (count * seats))
        self.done: vec[u8] = blank(count)
        self.show_all()

    def deal(self, number: int) -> State:
        """The next game in this place."""
        return self.setup(self.seeds[number] + self.deals[number])

    def show_all(self) -> None:
        """Write all rows and masks."""
        self.rows = blank(self.count * self.size)  # a new buffer costs less than zeros in every byte of the old
        masks = self.masks
        for i in range(len(self.places)):
            masks[self.places[i]] = u8(0)
        self.places = vec[i64]()
        for number in range(self.count):
            self.show(number)

    def show(self, number: i64) -> None:
        """Write what whoever is asked may know, into a row of zeros, and what may be said."""
        state = self.states[number]
        seat = 0
        while state.agendas[seat] is None:
            seat += 1
        self.acting[number] = seat
        observer = self.observer
        if observer is not None:
            observer.observe(state, seat, self.rows, number * self.size)
        masks, places = self.masks, self.places
        start = number * self.words
        for move in state.legal(seat):
            code: i64 = move.code
            masks[start + code] = u8(1)
            places = append(places, start + code)
        self.places = places
        self.firsts[number + 1] = len(places)

    def refused(self, codes: list[int]) -> int:
        """The first game in which a word may not be said; -1 if there is none."""
        words = self.words
        start: i64 = 0
        for number, each in enumerate(codes):
            code: i64 = each
            if code < 0 or code >= words or self.masks[start + code] == u8(0):
                return number
            start += words
        return -1

    def step(self, codes: list[int]) -> None:
        """Say a word in every game, trusting that all may be said; a game that ends is followed by the next."""
        self.ended.clear()
        self.last_rows.clear()
        for number in range(self.count):
            self.say(number, self.moves[codes[number]])
        self.show_all()  # after all have played: code that goes on with the same work stays in the cache

    def say(self, number: i64, move: Move) -> None:
        """Say a word in one game."""
        state = self.states[number]
        seat: int = self.acting[number]
        state.play(seat, move)
        self.said[number].append(move)
        if self.done[number] == u8(1):
            self.done[number] = u8(0)
            self.pay(number, (0.0,) * self.seats)
        if state.over():
            self.finish(number, state, seat)

    def finish(self, number: i64, state: State, seat: int) -> None:
        """Give the rewards of a game that is over, and deal the next."""
        self.ended[number] = (state, seat)
        observer = self.observer
        if observer is not None:
            self.last_rows[number] = observer.observed(state, seat)
        self.done[number] = u8(1)
        self.pay(number, self.reward(state))
        self.deals[number] += 1
        self.said[number] = []
        self.states[number] = self.deal(number)

    def pay(self, number: i64, rewards: tuple[float, ...]) -> None:
        """Write what each seat of a game gets."""
        start = number * self.seats
        for reward in rewards:
            self.rewards[start] = reward
            start += 1

    def resume(self, deals: list[int], said: list[list[int]]) -> None:
        """Bring all games to where they were, by what was said in them."""
        for number in range(self.count):
            self.deals[number] = deals[number]
            self.states[number] = self.deal(number)
            self.said[number] = [self.moves[code] for code in said[number]]
            for move in self.said[number]:
                state = self.states[number]
                state.play(state.waiting()[0], move)
        self.show_all()

    def random(self, rng: Rng) -> vec[i64]:
        """Any word that may be said, for each game."""
        codes = vec[i64]([i64(0)] * self.count)
        start: i64 = 0
        for number in range(self.count):
            first = self.firsts[number]
            codes[number] = self.places[first + rng.below(self.firsts[number + 1] - first)] - start
            start += self.words
        return codes
