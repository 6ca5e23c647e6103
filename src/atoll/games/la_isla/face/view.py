"""What one reader may know of a position: the only door through which secrets leave it."""

from functools import cache

import msgspec

from ..rules.components import ANIMALS, CARDS, COLOURS, END_SUMS, KINDS, MOST_SLOTS, PRINTED, RINGS, SYMBOLS, TRACK
from ..rules.island import REGIONS, SPACES
from ..rules.scoring import parts
from ..rules.state import CLOSED, FREE, LETTERS, NONE, LaIsla
from ..rules.steps import step


class SpaceView(msgspec.Struct, frozen=True):
    """A landscape space: what is printed on it, and whose explorers stand there."""

    id: str
    ring: str
    number: int
    colour: str
    symbols: list[str]
    explorers: list[int]


class RegionView(msgspec.Struct, frozen=True):
    """A jungle region; `animal` is None once its tile is taken, `around` are indices of spaces."""

    id: str
    value: int
    animal: str | None
    around: list[int]


class CardView(msgspec.Struct, frozen=True):
    """A card with its three uses."""

    id: str
    function: str
    colour: str
    animal: str


class SlotView(msgspec.Struct, frozen=True):
    """A slot of a holder; `card` is None while it is free."""

    number: int
    card: CardView | None


class PlayerView(msgspec.Struct, frozen=True):
    """A player; others' `hand` and `plan` are None.

    Of A, B and D, `ready` says whether a card lies there, and `shown` which one was turned up last.
    """

    points: int
    parts: dict[str, int]  # what they come from, and what would be added now, by the message that names it
    supply: int
    reserve: int
    resources: list[int]
    large: str
    animals: list[int]
    slots: list[SlotView]
    hand_size: int
    ready: list[bool]
    shown: list[CardView | None]
    hand: list[CardView] | None
    plan: list[CardView | None] | None


class LaIslaView(msgspec.Struct, frozen=True):
    """The table as one seat, or a guest, sees it."""

    reader: int
    round: int
    step: int  # 0 planning, then the letters A, B, C and D; -1 when all is over
    first: int
    teeth: list[int]
    spaces: list[SpaceView]
    regions: list[RegionView]
    markers: list[int]
    values: list[int]
    end_sum: int
    players: list[PlayerView]
    turned: CardView | None
    open: list[str]
    pile: int
    discards: list[CardView]


def look(state: LaIsla, seat: int) -> LaIslaView:
    """What this seat may see."""
    return LaIslaView(
        reader=seat,
        round=state.round,
        step=step(state),
        first=state.first,
        teeth=state.island.teeth.copy(),
        spaces=_spaces(state),
        regions=[
            RegionView(region.id, region.value, ANIMALS[animal] if animal != NONE else None, region.around)
            for region, animal in zip(REGIONS, state.tiles, strict=True)
        ],
        markers=state.markers.copy(),
        values=[TRACK[step] for step in state.markers],
        end_sum=END_SUMS[state.seats],
        players=[_player(state, other, open=other == seat) for other in range(state.seats)],
        turned=_card(state.turned),
        open=[PRINTED[function].id for function in state.open],
        pile=len(state.pile),
        discards=[card for card in map(_card, state.discards) if card],
    )


def _spaces(state: LaIsla) -> list[SpaceView]:
    return [
        SpaceView(
            id=space.id,
            ring=RINGS[space.ring],
            number=space.number + 1,
            colour=COLOURS[state.island.colours[space.index]],
            symbols=[SYMBOLS[symbol] for symbol in state.island.symbols[space.index]],
            explorers=[seat for seat in range(state.seats) if state.explorers[seat] >> space.index & 1],
        )
        for space in SPACES
    ]


@cache
def _card(card: int) -> CardView | None:
    if card < 0:
        return None
    face = CARDS[card]
    return CardView(face.id, PRINTED[face.function].id, COLOURS[face.colour], ANIMALS[face.animal])


def _player(state: LaIsla, seat: int, open: bool) -> PlayerView:
    slots = state.slots[seat * MOST_SLOTS : (seat + 1) * MOST_SLOTS]
    hand = sorted(state.hands[seat])
    return PlayerView(
        points=state.points[seat],
        parts={part.name: part.points for part in parts(state, seat)},
        supply=state.supply[seat],
        reserve=state.reserve[seat],
        resources=state.resources[seat * KINDS : (seat + 1) * KINDS],
        large=ANIMALS[state.large[seat]],
        animals=state.animals[seat * KINDS : (seat + 1) * KINDS],
        slots=[
            SlotView(number, None if card == FREE else _card(card))
            for number, card in enumerate(slots, 1)
            if card != CLOSED
        ],
        hand_size=len(hand),
        ready=[card != NONE for card in state.plan(seat)],
        shown=[_card(card) for card in state.shown[seat * LETTERS : (seat + 1) * LETTERS]],
        hand=[card for card in map(_card, hand) if card] if open else None,
        plan=[_card(card) for card in state.plan(seat)] if open else None,
    )
