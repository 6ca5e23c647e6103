"""What one reader may know of a position: the only door through which secrets leave it."""

import msgspec

from atoll.kernel.tasks import TABLE

from ..rules.components import CARDS, ROUNDS
from ..rules.rounds import Finish, island_winner
from ..rules.state import CostaRuana


class IslandView(msgspec.Struct, frozen=True):
    """An island: its treasures, the natives of each seat, and who takes a treasure as things stand, or -1."""

    treasures: int
    natives: list[int]
    taker: int


class CardView(msgspec.Struct, frozen=True):
    """A card on the table; `card` is None while it lies face down and is somebody else's."""

    by: int
    before: int
    up: bool
    active: bool
    natives: list[int]
    card: str | None


class TakenView(msgspec.Struct, frozen=True):
    """A treasure as everybody saw it taken: in which round, and from which island."""

    round: int
    island: int


class TribeView(msgspec.Struct, frozen=True):
    """A player: `hand` is None for others, `hut` is None while the hut hides it."""

    supply: int
    taken: list[TakenView]  # when treasures were last collected
    hut: int | None
    hand_size: int
    hand: list[str] | None


class CostaRuanaView(msgspec.Struct, frozen=True):
    """The table as one seat, or a guest, sees it."""

    reader: int
    round: int
    rounds: int
    shaman: int
    sides: list[int]
    turned: int  # the Condition card turned this round, or -1
    doing: int  # the card being carried out, or -1
    asked: list[str]  # the question before each seat, by the name of its prompt
    islands: list[IslandView]
    tribes: list[TribeView]
    played: list[CardView]
    pile: int
    discards: list[str]  # the top of the pile last


def carried_out(state: CostaRuana) -> int:
    """The card whose effect is under way: the one that will be finished next."""
    for task in state.tasks(TABLE):
        if isinstance(task, Finish):
            return task.spot
    return -1


def look(state: CostaRuana, seat: int) -> CostaRuanaView:
    """What this seat may see."""
    seats = range(state.seats)
    over = state.over()
    collected = state.round if over else state.round - 1  # the round whose treasures were last collected
    return CostaRuanaView(
        reader=seat,
        round=state.round,
        rounds=ROUNDS,
        shaman=state.first,
        sides=list(state.sides),
        turned=state.turned,
        doing=carried_out(state),
        asked=[question.prompt.name if (question := state.question(other)) else "" for other in seats],
        islands=[
            IslandView(
                treasures,
                natives=list(state.natives[island * state.seats : (island + 1) * state.seats]),
                taker=island_winner(state, island),
            )
            for island, treasures in enumerate(state.treasures)
        ],
        tribes=[
            TribeView(
                supply=state.supply[other],
                taken=[TakenView(collected, island) for island, taker in enumerate(state.takers) if taker == other],
                hut=state.huts[other] if other == seat or state.open_huts or over else None,
                hand_size=len(state.hands[other]),
                hand=[CARDS[kind].name for kind in state.hands[other]] if other == seat else None,
            )
            for other in seats
        ],
        played=[
            CardView(
                by=card.by,
                before=card.before,
                up=card.up,
                active=card.active,
                natives=[other for other in seats if card.has_native(other)],
                card=CARDS[card.kind].name if card.up or card.by == seat else None,
            )
            for card in state.played
        ],
        pile=len(state.pile),
        discards=[CARDS[kind].name for kind in state.discards],
    )
