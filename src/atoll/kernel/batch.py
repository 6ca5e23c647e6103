"""Many games side by side: one call says a word in each, and writes rows, masks and rewards into one buffer each."""

from collections.abc import Callable
from typing import Any, Final

from librt.vecs import vec
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
        self.size: Final = 0 if observer is None else observer.size
        self.moves: Final = moves  # all words, by number
        self.words: Final = len(moves)
        self.seats: Final = seats
        self.first: Final = first  # the number of the first game, where others are played elsewhere
        self.count: Final = count
        self.seeds: Final[list[int]] = [derived(seed, "batch", first + number) for number in range(count)]
        self.deals: Final[list[int]] = [0] * count  # how many games there have been before this one
        self.said: Final[list[list[Move]]] = [[] for _ in range(count)]  # in this one, so that it can be played again
        self.states: Final[list[State]] = [self.deal(number) for number in range(count)]
        self.offers: Final[list[list[Move]]] = [[] for _ in range(count)]
        self.rows: vec[u8] = blank(count * self.size)
        self.ended: Final[dict[int, tuple[State, int]]] = {}  # games that the last step ended, and by whom
        self.masks: vec[u8] = blank(count * self.words)
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
        for number in range(self.count):
            self.show(number)

    def show(self, number: int) -> None:
        """Write what whoever is asked may know, into a row of zeros, and what may be said."""
        state = self.states[number]
        seat = 0
        while not state.agendas[seat]:
            seat += 1
        game: i64 = number
        self.acting[game] = seat
        observer = self.observer
        if observer is not None:
            observer.observe(state, seat, self.rows, game * self.size)
        masks = self.masks
        start: i64 = game * self.words
        for move in self.offers[number]:
            masks[start + move.code] = u8(0)
        offers = state.legal(seat)
        self.offers[number] = offers
        for move in offers:
            masks[start + move.code] = u8(1)

    def refused(self, codes: list[int]) -> int:
        """The first game in which a word may not be said; -1 if there is none."""
        words: i64 = self.words
        start: i64 = 0
        for number in range(self.count):
            code: i64 = codes[number]
            if code < 0 or code >= words or self.masks[start + code] == u8(0):
                return number
            start += words
        return -1

    def step(self, codes: list[int]) -> None:
        """Say a word in every game, trusting that all may be said; a game that ends is followed by the next."""
        self.ended.clear()
        for number in range(self.count):
            game: i64 = number
            state = self.states[number]
            move = self.moves[codes[number]]
            seat: int = self.acting[game]
            state.play(seat, move)
            self.said[number].append(move)
            if self.done[game] == u8(1):
                self.done[game] = u8(0)
                self.pay(number, (0.0,) * self.seats)
            if state.over():
                self.finish(number, state, seat)
        self.show_all()  # after all have played: code that goes on with the same work stays in the cache

    def finish(self, number: int, state: State, seat: int) -> None:
        """Give the rewards of a game that is over, and deal the next."""
        game: i64 = number
        self.ended[number] = (state, seat)
        self.done[game] = u8(1)
        self.pay(number, self.reward(state))
        self.deals[number] += 1
        self.said[number] = []
        self.states[number] = self.deal(number)

    def pay(self, number: int, rewards: tuple[float, ...]) -> None:
        """Write what each seat of a game gets."""
        start: i64 = number * self.seats
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

    def random(self, rng: Rng) -> list[int]:
        """Any word that may be said, for each game."""
        codes: list[int] = []
        for offers in self.offers:
            codes.append(offers[rng.below(len(offers))].code)
        return codes
