"""Setting up (rules 1, 16 and 19)."""

from collections.abc import Mapping
from typing import Any, Final

from atoll.kernel.rng import Rng, seeded
from atoll.kernel.tasks import TABLE, Task

from .components import (
    ARTIFACTS,
    ASSISTANTS,
    BONUS_COPIES,
    CAMPS,
    COIN,
    COMPASS,
    FEAR,
    FEAR_CARDS,
    FIGURES,
    FIRST_DECK,
    GUARDIANS,
    ICONS,
    IDOL_COPIES,
    ITEMS,
    PLACES,
    RESOURCES,
    ROW_SLOTS,
    SETUP,
    SIDES,
    SITE_TILES,
    SNAKE,
    SOLO,
    SPACES,
    SQUARES,
    TEMPLE,
    TEMPLE_STACKS,
    TRACKS,
)
from .research import CHOICE
from .rival import DIG_TILES, GREEN_TILES, RED_TILES, RIVAL_FIGURES, Rival
from .rounds import COURSE
from .state import BLOCKED, NOBODY, Arnak

ROOM_FOR_SEVERAL: Final = 1
"""More bonus tiles than this on a research space lie open to choose from."""


def shuffled(pieces: list[int], rng: Rng) -> list[int]:
    pile = pieces.copy()
    rng.shuffle(pile)
    return pile


def copies(counts: list[int], rng: Rng) -> list[int]:
    """All pieces of a set, shuffled: so many of each kind."""
    return shuffled([kind for kind, n in enumerate(counts) for _ in range(n)], rng)


def first_tokens(start: str, seats: int) -> list[int]:
    """Coins and compasses by seat (rules 1.10); alone one sits second (rules 19.1)."""
    tokens: list[int] = []
    for seat in range(seats):
        coins, compasses = SETUP["starting_resources"][start][seat]
        if seats == 1:
            coins, compasses = SOLO["setup"]["human_start"]["coin"], SOLO["setup"]["human_start"]["compass"]
        row = [0] * len(RESOURCES)
        row[COIN] = coins
        row[COMPASS] = compasses
        tokens += row
    return tokens


def block_camps(figures: list[int], players: int, rng: Rng) -> None:
    """Close second camp spaces: all for two players, three for three, none for four (rules 1.5)."""
    closable = shuffled([space.number for space in SPACES if space.blockable], rng)
    for space in closable[: {2: len(closable), 3: 3, 4: 0}[players]]:
        figures[space] = BLOCKED


def assistant_stacks(side: int, players: int) -> tuple[int, list[int]]:
    """How many assistants wait in the temple, and how many lie in each stack of the supply (rules 12 and 16)."""
    stacks = SETUP["assistant_stacks"]
    if side == SNAKE:
        return stacks["snake"][str(players)]["rescue"], stacks["snake"][str(players)]["supply"]
    return 0, stacks["bird"]["any"]


def rival_for(level: int, rng: Rng) -> Rival:
    """The rival with so many red tiles (rules 19.3)."""
    pairs = shuffled(list(range(len(GREEN_TILES))), rng)
    tiles = [RED_TILES[pair] if i < level else GREEN_TILES[pair] for i, pair in enumerate(pairs)]
    return Rival(
        stack=shuffled(DIG_TILES + tiles, rng),
        used=[],
        past=[],
        figures=RIVAL_FIGURES,
        glass=0,
        cards=[],
        idols=[],
        spare_idols=0,
        guardians=[],
        assistants=[],
        temple_tiles=[0] * len(TEMPLE_STACKS),
    )


def setup(options: Mapping[str, str], seats: int, seed: int) -> Arnak:
    """A game at its first decision."""
    rng = seeded(seed)
    side = SIDES.index(options["temple"])
    players = max(seats, 2)
    items = shuffled(ITEMS, rng)
    artifacts = shuffled(ARTIFACTS, rng)
    row = [artifacts.pop()] + [items.pop() for _ in range(ROW_SLOTS - 1)]
    idols = copies(IDOL_COPIES, rng)
    figures = [NOBODY] * len(SPACES)
    block_camps(figures, players, rng)
    assistants = shuffled(list(range(len(ASSISTANTS))), rng)
    waiting, sizes = assistant_stacks(side, players)
    rescue = [assistants.pop() for _ in range(waiting)]
    supply = [[assistants.pop() for _ in range(size)] for size in sizes]
    bonus_pile = copies(BONUS_COPIES, rng)
    temple_bonuses = [bonus_pile.pop() for _ in range(players)]
    counts = TRACKS[side].bonuses[players][:TEMPLE]
    bonuses = [bonus_pile.pop() if n == 1 else CHOICE if n > 1 else NOBODY for n in counts]
    open_bonuses = sorted([bonus_pile.pop() for n in counts if n > ROOM_FOR_SEVERAL for _ in range(n)])
    agendas: list[list[Task[Any]]] = [[] for _ in range(seats + 1)]
    agendas[TABLE].append(COURSE)
    state = Arnak(
        rng,
        seats,
        first=0,
        agendas=agendas,
        learned=0,
        side=side,
        round=1,
        turn=NOBODY,
        passed=[False] * seats,
        tokens=first_tokens(options["start"], seats),
        hands=[[] for _ in range(seats)],
        decks=[shuffled(FIRST_DECK, rng) for _ in range(seats)],
        blocks=[[len(FIRST_DECK)] for _ in range(seats)],
        areas=[[] for _ in range(seats)],
        drawn=[],
        fear_tiles=[0] * seats,
        home=[FIGURES] * seats,
        crates=[0] * seats,
        slots=[0] * seats,
        boons=[[] for _ in range(seats)],
        tamed=[[] for _ in range(seats)],
        assistants=[NOBODY] * (seats * SQUARES),
        ready=[True] * (seats * SQUARES),
        research=[0] * (seats * 2),
        arrivals=[],
        temple_tiles=[0] * (seats * len(TEMPLE_STACKS)),
        planes=[False] * seats,
        masked=[False] * seats,
        spent=[0] * len(ICONS),
        dues=[0] * len(ICONS),
        figures=figures,
        sites=list(range(CAMPS)) + [NOBODY] * (len(PLACES) - CAMPS),
        guardians=[NOBODY] * len(PLACES),
        idols=[NOBODY] * CAMPS + idols[: len(PLACES) - CAMPS],
        idols_gone=0,
        site_stacks=[shuffled(tiles, rng) for tiles in SITE_TILES],
        known_below=[0, 0],
        guardian_stack=shuffled(list(range(len(GUARDIANS))), rng),
        row=row,
        item_deck=items,
        artifact_deck=artifacts,
        seen_tops=[False, False],
        exile=[],
        fear_deck=FEAR_CARDS - seats * FIRST_DECK.count(FEAR),
        supply=supply,
        rescue=rescue,
        rescuers=0,
        bonuses=bonuses,
        open_bonuses=open_bonuses,
        temple_bonuses=temple_bonuses,
        spare_bonuses=bonus_pile,
        temple=[players] * len(TEMPLE_STACKS),
        rival=rival_for(int(options["rival"]), rng) if seats == 1 else None,
    )
    state.settle()
    return state
