"""What a position is worth to a seat: a guess of its final points, as named terms."""

from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from atoll.kernel.worth import Worth, read_weights

from .components import (
    BOOT,
    CARDS,
    GROUP,
    GUARDIAN_POINTS,
    IDOL_POINTS,
    ITEM,
    LEVEL,
    PLACE_OF,
    PLACES,
    RESOURCES,
    ROUNDS,
    SITE_STEPS,
    SQUARES,
    TEMPLE,
    TRACKS,
)
from .guardians import TakeGuardian
from .scoring import card_points, fear_points, guardian_points, idol_points, research_points, temple_points
from .state import Arnak
from .travel import DigAt, DiscoverAt

TERMS: Final = [
    "research",  # points that are safe already, by source
    "temple",
    "idols",
    "guardians",
    "cards",
    "fear",
    *RESOURCES,  # tokens, as long as there is a turn to use them in
    "hoard",  # tokens beyond those that the dearest purchases take
    "hand",  # cards in hand that do more than walk; like the next two, nothing after passing
    "travel",  # travel icons in hand beyond boots
    "home",  # archaeologists not yet sent this round
    "crates",  # idols that can still go into a slot
    "boons",  # boons not yet used
    "silver",  # assistants
    "gold",
    "ready",
    "haunted",  # places with a guardian where one stands
    "in-temple",  # the magnifying glass has arrived
    "behind",  # rows that the notebook is behind the glass
    "deck",  # bought cards, which come back in later rounds
    "discovering",  # levels of a site about to be turned up
    "passed",
    "course",  # what everybody gets from this point of the game on
]


ENOUGH: Final = [4, 6, 3, 3, 2]
"""Tokens of each kind beyond which more are a hoard: cards cost up to four, discoveries up to six compasses, rows of
research and guardians two or three of the others."""


def _tokens_of(steps: list[dict[str, Any]]) -> list[int]:
    """The tokens that an effect plainly gives."""
    gains = [0] * len(RESOURCES)
    for step in steps:
        if step["op"] == "gain":
            gains[RESOURCES.index(step["res"])] += step["n"]
    return gains


USEFUL: Final = vec[i64]([1 if card.steps else 0 for card in CARDS])
"""Cards that do more than walk."""
BEYOND_BOOTS: Final = vec[i64]([card.travels - card.icons[BOOT] for card in CARDS])
"""The travel icons of a card that are not boots."""
SITE_TOKENS: Final = [_tokens_of(steps) for steps in SITE_STEPS]


@mypyc_attr(acyclic=True, free_list_len=1)
class Pending:
    """What is paid for already and comes next: without it, paying would look like a loss."""

    def __init__(self, state: Arnak, seat: i64) -> None:
        self.tokens: Final = state.players[seat].tokens.copy()
        self.home = state.players[seat].home
        self.levels = 0
        self.guardians = 0
        agenda = state.agendas[seat]
        while agenda is not None:
            task = agenda.task
            agenda = agenda.rest
            if isinstance(task, DigAt):
                self.home -= 1
                self.add(SITE_TOKENS[state.island.sites[PLACE_OF[task.space]]])
            elif isinstance(task, DiscoverAt):
                self.home -= 1
                self.levels += LEVEL[task.place]
            elif isinstance(task, TakeGuardian):
                self.guardians += 1
        if state.round == ROUNDS and state.players[seat].passed:
            for resource in range(len(RESOURCES)):
                self.tokens[resource] = 0

    def add(self, tokens: list[int]) -> None:
        for resource in range(len(RESOURCES)):
            self.tokens[resource] += tokens[resource]


@mypyc_attr(acyclic=True, free_list_len=1)
class Staff:
    """The assistants of a seat, counted."""

    def __init__(self, state: Arnak, seat: i64) -> None:
        self.silver: i64 = 0
        self.gold: i64 = 0
        self.ready: i64 = 0
        player = state.players[seat]
        for square in range(i64(SQUARES)):
            side: i64 = player.assistants[square]
            if side >= 0:
                self.gold += side & 1
                self.silver += 1 - (side & 1)
                self.ready += 1 if player.ready[square] else 0


@mypyc_attr(acyclic=True, free_list_len=1)
class Hand:
    """What the hand can still do this round, and how many bought cards there are in all."""

    def __init__(self, state: Arnak, seat: i64) -> None:
        self.useful: i64 = 0
        self.icons: i64 = 0
        self.bought: i64 = 0
        player = state.players[seat]
        if not player.passed:
            for card in player.hand:
                self.useful += USEFUL[card]
                self.icons += BEYOND_BOOTS[card]
        for zone in (player.deck, player.area, player.hand):
            for card in zone:
                if GROUP[card] >= ITEM:
                    self.bought += 1


class ArnakWorth(Worth[Arnak]):
    """The terms of Arnak; each round has weights of its own."""

    def phase(self, state: Arnak) -> int:
        return min(state.round, ROUNDS) - 1

    def terms(self, state: Arnak, seat: i64) -> list[float]:
        return list(self.packed(state, seat))

    def packed(self, state: Arnak, seat: i64) -> vec[float]:
        pending = Pending(state, seat)
        tokens = pending.tokens
        staff = Staff(state, seat)
        hand = Hand(state, seat)
        track = TRACKS[state.side]
        player = state.players[seat]
        return vec[float](
            [
                float(research_points(state, seat)),
                float(temple_points(state, seat)),
                float(idol_points(state, seat) + IDOL_POINTS * pending.levels),
                float(guardian_points(state, seat) + GUARDIAN_POINTS * pending.guardians),
                float(card_points(state, seat)),
                float(fear_points(state, seat)),
                float(tokens[0]),
                float(tokens[1]),
                float(tokens[2]),
                float(tokens[3]),
                float(tokens[4]),
                float(hoard(tokens)),
                float(hand.useful),
                float(hand.icons),
                0.0 if player.passed else float(pending.home),
                float(player.crates + pending.levels),
                float(len(player.boons) + pending.guardians),
                float(staff.silver),
                float(staff.gold),
                float(staff.ready),
                float(haunted(state, seat) - pending.guardians),
                1.0 if player.glass == TEMPLE else 0.0,
                float(track.row[player.glass] - track.row[player.notebook]),
                float(hand.bought),
                float(pending.levels),
                1.0 if player.passed else 0.0,
                1.0,
            ]
        )


def hoard(tokens: list[int]) -> int:
    """How many tokens lie about that nothing will soon be paid with."""
    n: i64 = 0
    for resource in range(i64(len(ENOUGH))):
        more: i64 = tokens[resource] - ENOUGH[resource]
        if more > 0:
            n += more
    return n


def haunted(state: Arnak, seat: i64) -> int:
    """How many places with a guardian this seat stands at."""
    if state.players[seat].masked:
        return 0
    n = 0
    guardians = state.island.guardians
    for place in range(i64(len(PLACES))):
        if guardians[place] >= 0 and state.island.stands_at(seat, place):
            n += 1
    return n


WORTH: Final = ArnakWorth(TERMS, read_weights(Path(__file__).parent.parent / "data" / "value.json", TERMS, range(1, 5)))
