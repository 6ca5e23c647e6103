"""What a position is worth to a seat: a guess of its final points, as named terms."""

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from atoll.kernel.numbers import total
from atoll.kernel.worth import Worth, read_weights

from .components import CARDS, SEATS, SUPPLY_POINTS, TREASURE_POINTS, TYPE_OF, TYPES
from .rounds import island_winner
from .state import CostaRuana

TERMS: Final = [
    "treasures",  # points in the hut and collected this round
    "supply",  # points for natives at home or soon back from a card
    "alone",  # islands with treasure that only this seat's natives are on
    "led",  # islands with treasure that it would win against others
    "argued",  # islands with treasure where a tie keeps everybody from winning
    "trailed",  # islands with treasure where another would win
    "reserves",  # natives beyond the first on islands it would win
    "stranded",  # natives on islands it would not win
    "riches",  # treasure beyond the next one on islands it would win
    "share",  # its part of the treasure on all islands
    "placing",  # natives that cards on the table let it place
    "returning",  # natives that cards on the table make it take back
    "carrying",  # treasures that cards on the table let it move
    "pushing",  # natives that cards on the table let it move
    "pressed",  # natives that cards on the table let others place or move
    "hand-placing",  # the same for the cards in its hand
    "hand-returning",
    "hand-carrying",
    "hand-pushing",
    "shaman",  # being the Shaman
    "course",  # what everybody gets at this point of the game
]

CARRY: Final = TYPES.index("move_treasure")
RETURN: Final = TYPES.index("return")
PLACE: Final = TYPES.index("place")
PUSH: Final = TYPES.index("move_native")

# How often a kind of card does what its type says.
KIND_TIMES: Final = vec[i64]([max(1, card.value) if card.type in (RETURN, PLACE) else 1 for card in CARDS])


@mypyc_attr(acyclic=True, free_list_len=1)
class Standing:
    """How a seat stands on the islands."""

    def __init__(self, state: CostaRuana, seat: i64) -> None:
        self.alone: i64 = 0
        self.led: i64 = 0
        self.argued: i64 = 0
        self.trailed: i64 = 0
        self.reserves: i64 = 0
        self.stranded: i64 = 0
        self.riches: i64 = 0
        seats: i64 = state.seats
        spot: i64 = seat
        for island in range(i64(state.islands())):
            mine: i64 = state.natives[spot]
            if mine > 0:
                self.add(state, seat, island, mine)
            spot += seats

    def add(self, state: CostaRuana, seat: i64, island: i64, mine: i64) -> None:
        """Count an island that the seat has natives on."""
        if state.treasures[island] == 0:
            self.stranded += mine
            return
        winner = island_winner(state, island)
        if winner == seat:
            if state.crowds[island] == mine:
                self.alone += 1
            else:
                self.led += 1
            self.reserves += mine - 1
            self.riches += state.treasures[island] - 1
        else:
            self.stranded += mine
            if winner < 0:
                self.argued += 1
            else:
                self.trailed += 1


@mypyc_attr(acyclic=True, free_list_len=1)
class Prospects:
    """What the cards on the table will do for a seat; until the flip each counts half."""

    def __init__(self, state: CostaRuana, seat: i64) -> None:
        self.home: i64 = state.supply[seat]
        self.due: vec[float] = vec[float]([0.0] * len(TYPES))
        self.pressed = 0.0
        revealed = len(state.played) == 2 * state.seats and state.played[-1].up
        chance = 1.0 if revealed else 0.5
        due = self.due
        for card in state.played:
            mine: i64 = 1 if card.before == seat else 0
            others: i64 = card.natives
            applied: i64 = 1 - mine
            while others > 0:
                applied += others & 1
                others >>= 1
            if card.has_native(seat):
                self.home += 1
                applied -= 1
                mine += 1
            if card.active:
                kind = TYPE_OF[card.kind]
                times = chance * float(KIND_TIMES[card.kind])
                due[kind] += float(mine) * times
                if kind >= PLACE:  # place or push
                    self.pressed += float(applied) * times


class CostaRuanaWorth(Worth[CostaRuana]):
    """The terms of Costa Ruana; each round has weights of its own."""

    def phase(self, state: CostaRuana) -> int:
        return state.round - 1

    def terms(self, state: CostaRuana, seat: i64) -> list[float]:
        return list(self.packed(state, seat))

    def packed(self, state: CostaRuana, seat: i64) -> vec[float]:
        standing = Standing(state, seat)
        prospects = Prospects(state, seat)
        due = prospects.due
        home = prospects.home
        hand = vec[i64]([i64(0)] * len(TYPES))
        for kind in state.hands[seat]:
            hand[TYPE_OF[kind]] += KIND_TIMES[kind]
        return vec[float](
            [
                float(TREASURE_POINTS * (state.huts[seat] + state.tally[seat])),
                float(SUPPLY_POINTS * home),
                float(standing.alone),
                float(standing.led),
                float(standing.argued),
                float(standing.trailed),
                float(standing.reserves),
                float(standing.stranded),
                float(standing.riches),
                float(total(state.treasures)) / float(state.seats),
                min(due[PLACE], float(home)),
                min(due[RETURN], float(standing.alone + standing.led + standing.reserves + standing.stranded)),
                due[CARRY],
                due[PUSH],
                prospects.pressed,
                float(hand[PLACE]),
                float(hand[RETURN]),
                float(hand[CARRY]),
                float(hand[PUSH]),
                1.0 if state.first == seat else 0.0,
                1.0,
            ]
        )


WORTH: Final = CostaRuanaWorth(TERMS, read_weights(Path(__file__).parent.parent / "data" / "value.json", TERMS, SEATS))
