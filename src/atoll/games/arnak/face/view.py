"""What one reader may know of a position: the only door through which secrets leave it."""

import msgspec

from ..rules.components import (
    ASSISTANTS,
    BONUSES,
    CAMPS,
    CARDS,
    GUARDIANS,
    IDOLS,
    LEVEL,
    PLACES,
    RESOURCES,
    ROUNDS,
    SIDES,
    SITE_NAMES,
    SPACES_OF,
    TEMPLE_STACKS,
)
from ..rules.research import CHOICE
from ..rules.rival import RIVAL_TILES, Rival
from ..rules.scoring import parts, points, rival_points
from ..rules.state import Arnak


class AssistantView(msgspec.Struct, frozen=True):
    """An assistant on somebody's board."""

    assistant: str
    gold: bool
    ready: bool


class PlayerView(msgspec.Struct, frozen=True):
    """A player; `hand` and `deck` are None for others, and one's own deck is shown sorted.

    `seen_in_deck` is what everybody saw go into the deck and nothing was drawn from since: its parts from the top down.
    """

    points: int
    parts: dict[str, int]  # what the points come from, by the message that names it
    tokens: dict[str, int]
    hand_size: int
    hand: list[str] | None
    deck_size: int
    deck: list[str] | None
    seen_in_deck: list[list[str]]
    area: list[str]
    fear_tiles: int
    home: int
    crates: int
    slots: int
    boons: list[str]
    tamed: list[str]
    assistants: list[AssistantView]
    glass: int
    notebook: int
    temple_tiles: list[int]
    passed: bool
    planes: bool
    masked: bool


class PlaceView(msgspec.Struct, frozen=True):
    """A camp or site space: who stands on its spaces (-1 nobody, -2 blocked), what lies there."""

    name: str
    level: int
    figures: list[int]
    site: str | None
    guardian: str | None
    idol: str | None


class StackView(msgspec.Struct, frozen=True):
    """A stack of assistants: the top one is open; `known` are the others, if the reader has looked."""

    size: int
    top: str | None
    known: list[str] | None


class RivalView(msgspec.Struct, frozen=True):
    """The rival of the solo game; `arrow` is what the back of its next tile shows."""

    points: int
    figures: int
    glass: int
    cards: list[str]
    idols: list[str]
    spare_idols: int
    guardians: list[str]
    temple_tiles: list[int]
    tiles_left: int
    used: list[str]
    past: list[str]
    arrow: str


class ArnakView(msgspec.Struct, frozen=True):
    """The table as one seat, or a guest, sees it; `asked` names the question before each seat."""

    reader: int
    side: str
    round: int
    rounds: int
    first: int
    turn: int
    asked: list[str]
    players: list[PlayerView]
    places: list[PlaceView]
    row: list[str | None]
    items_left: int
    artifacts_left: int
    top_item: str | None
    top_artifact: str | None
    exile: list[str]
    fear_deck: int
    site_stacks: list[int]
    known_sites: list[list[str]]
    guardians_left: int
    supply: list[StackView]
    rescue: StackView
    bonuses: list[str | None]
    open_bonuses: list[str]
    temple_bonuses: int
    known_bonuses: list[str] | None
    temple: dict[str, int]
    arrivals: list[int]
    drawn_size: int
    drawn: list[str] | None
    travel: list[int] = msgspec.field(name="spent")  # icons not used yet; golden files digest it under its first name
    dues: list[int]
    rival: RivalView | None


def _names(cards: list[int]) -> list[str]:
    return [CARDS[card].name for card in cards]


def look(state: Arnak, seat: int) -> ArnakView:
    """What this seat may see."""
    market, island, research = state.market, state.island, state.research
    knows_rescue = seat >= 0 and bool(research.rescuers >> seat & 1)
    choosing = seat >= 0 and seat == state.turn
    return ArnakView(
        reader=seat,
        side=SIDES[state.side],
        round=state.round,
        rounds=ROUNDS,
        first=state.first,
        turn=state.turn,
        asked=[_question(state, other) for other in range(state.seats)],
        players=[_player(state, other, seat) for other in range(state.seats)],
        places=[_place(state, place) for place in range(len(PLACES))],
        row=[CARDS[card].name if card >= 0 else None for card in market.row],
        items_left=len(market.item_deck),
        artifacts_left=len(market.artifact_deck),
        top_item=CARDS[market.item_deck[-1]].name if market.item_seen else None,
        top_artifact=CARDS[market.artifact_deck[-1]].name if market.artifact_seen else None,
        exile=_names(sorted(market.exile)),
        fear_deck=market.fear_deck,
        site_stacks=[len(stack) for stack in island.site_stacks],
        known_sites=[
            [SITE_NAMES[site] for site in stack[:known]]
            for stack, known in zip(island.site_stacks, island.known_below, strict=True)
        ],
        guardians_left=len(island.guardian_stack),
        supply=[_stack(stack, False) for stack in research.supply],
        rescue=_stack(research.rescue, knows_rescue),
        bonuses=[BONUSES[bonus] if 0 <= bonus < CHOICE else None for bonus in research.bonuses],
        open_bonuses=[BONUSES[bonus] for bonus in research.open_bonuses],
        temple_bonuses=len(research.temple_bonuses),
        known_bonuses=sorted(BONUSES[bonus] for bonus in research.temple_bonuses)
        if seat in research.arrivals
        else None,
        temple=dict(zip(TEMPLE_STACKS, research.temple, strict=True)),
        arrivals=research.arrivals.copy(),
        drawn_size=len(state.drawn),
        drawn=_names(state.drawn) if choosing else None,
        travel=state.travel.icons.copy(),
        dues=state.travel.dues.copy(),
        rival=None if state.rival is None else _rival(state, state.rival),
    )


def _seen_in_deck(deck: list[int], blocks: list[int]) -> list[list[str]]:
    parts: list[list[str]] = []
    start = 0
    for size in blocks:
        if size > 0:
            parts.insert(0, _names(sorted(deck[start : start + size])))
        start += abs(size)
    return parts


def _question(state: Arnak, seat: int) -> str:
    question = state.question(seat)
    return "" if question is None else question.prompt.name


def _player(state: Arnak, seat: int, reader: int) -> PlayerView:
    own = seat == reader
    player = state.players[seat]
    return PlayerView(
        points=points(state, seat),
        parts={part.name: part.points for part in parts(state, seat)},
        tokens=dict(zip(RESOURCES, player.tokens, strict=True)),
        hand_size=len(player.hand),
        hand=_names(player.hand) if own else None,
        deck_size=len(player.deck),
        deck=_names(sorted(player.deck)) if own else None,
        seen_in_deck=_seen_in_deck(player.deck, player.blocks),
        area=_names(player.area),
        fear_tiles=player.fear_tiles,
        home=player.home,
        crates=player.crates,
        slots=player.slots,
        boons=[GUARDIANS[guardian].name for guardian in player.boons],
        tamed=[GUARDIANS[guardian].name for guardian in player.tamed],
        assistants=[
            AssistantView(ASSISTANTS[side >> 1].name, bool(side & 1), ready)
            for side, ready in zip(player.assistants, player.ready, strict=True)
            if side >= 0
        ],
        glass=player.glass,
        notebook=player.notebook,
        temple_tiles=list(player.temple_tiles),
        passed=player.passed,
        planes=player.planes,
        masked=player.masked,
    )


def _place(state: Arnak, place: int) -> PlaceView:
    island = state.island
    site, guardian, idol = island.sites[place], island.guardians[place], island.idols[place]
    return PlaceView(
        name=PLACES[place].name,
        level=LEVEL[place],
        figures=[island.figures[space] for space in SPACES_OF[place]],
        site=SITE_NAMES[site] if site >= CAMPS else None,
        guardian=GUARDIANS[guardian].name if guardian >= 0 else None,
        idol=IDOLS[idol] if idol >= 0 else None,
    )


def _stack(stack: list[int], known: bool) -> StackView:
    names = [ASSISTANTS[assistant].name for assistant in stack]
    return StackView(len(stack), names[-1] if names else None, names if known else None)


def _rival(state: Arnak, rival: Rival) -> RivalView:
    return RivalView(
        points=rival_points(state, rival),
        figures=rival.figures,
        glass=rival.glass,
        cards=_names(rival.cards),
        idols=[IDOLS[idol] for idol in rival.idols],
        spare_idols=rival.spare_idols,
        guardians=[GUARDIANS[guardian].name for guardian in rival.guardians],
        temple_tiles=rival.temple_tiles.copy(),
        tiles_left=len(rival.stack),
        used=[RIVAL_TILES[tile].name for tile in rival.used],
        past=[RIVAL_TILES[tile].name for tile in rival.past],
        arrow=("left", "right")[rival.arrow()],
    )
