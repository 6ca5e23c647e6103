"""Setting up (rules 1, 16 and 19)."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from atoll.kernel.rng import Rng, dice
from atoll.kernel.tasks import first_agendas

from .board import BLOCKED, NOBODY, Island, Market, ResearchBoard
from .components import (
    ARTIFACTS,
    ASSISTANTS,
    BONUS_COPIES,
    CAMPS,
    COIN,
    COMPASS,
    FEAR,
    FEAR_CARDS,
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
    TEMPLE,
    TEMPLE_STACKS,
    TRACKS,
)
from .effects import print_components
from .player import new_player
from .purse import Travel
from .research import CHOICE
from .rival import DIG_TILES, GREEN_TILES, RED_TILES, RIVAL_FIGURES, Rival
from .rounds import COURSE
from .state import Arnak

print_components()

ROOM_FOR_SEVERAL: Final = 1
"""More bonus tiles than this on a research space lie open to choose from."""


def shuffled(pieces: list[int], rng: Rng) -> list[int]:
    pile = pieces.copy()
    rng.shuffle(pile)
    return pile


def copies(counts: list[int], rng: Rng) -> list[int]:
    """All pieces of a set, shuffled: so many of each kind."""
    return shuffled([kind for kind, n in enumerate(counts) for _ in range(n)], rng)


def first_tokens(start: str, seat: i64, seats: i64) -> list[int]:
    """The coins and compasses of a seat (rules 1.10); alone one sits second (rules 19.1)."""
    coins, compasses = SETUP["starting_resources"][start][seat]
    if seats == 1:
        coins, compasses = SOLO["setup"]["human_start"]["coin"], SOLO["setup"]["human_start"]["compass"]
    tokens = [0] * len(RESOURCES)
    tokens[COIN] = coins
    tokens[COMPASS] = compasses
    return tokens


def block_camps(figures: list[int], players: int, rng: Rng) -> None:
    """Close second camp spaces: all for two players, three for three, none for four (rules 1.5)."""
    closable = shuffled([space.number for space in SPACES if space.blockable], rng)
    for space in closable[: {2: len(closable), 3: 3, 4: 0}[players]]:
        figures[space] = BLOCKED


def assistant_stacks(side: i64, players: int) -> tuple[int, list[int]]:
    """How many assistants wait in the temple, and how many lie in each stack of the supply (rules 12 and 16)."""
    stacks = SETUP["assistant_stacks"]
    if side == SNAKE:
        return stacks["snake"][str(players)]["rescue"], stacks["snake"][str(players)]["supply"]
    return 0, stacks["bird"]["any"]


def rival_for(level: i64, rng: Rng) -> Rival:
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


def lay_market(seats: i64, rng: Rng) -> Market:
    """The card row with one artifact, its decks, and the Fear cards that nobody starts with (rules 1.6 and 1.9)."""
    items = shuffled(ITEMS, rng)
    artifacts = shuffled(ARTIFACTS, rng)
    return Market(
        row=[artifacts.pop()] + [items.pop() for _ in range(ROW_SLOTS - 1)],
        item_deck=items,
        artifact_deck=artifacts,
        item_seen=False,
        artifact_seen=False,
        exile=[],
        fear_deck=FEAR_CARDS - seats * FIRST_DECK.count(FEAR),
    )


def lay_island(players: int, rng: Rng) -> Island:
    """Camps, idols in the wild, and the stacks of sites and guardians, not yet shuffled (rules 1.2 to 1.5)."""
    idols = copies(IDOL_COPIES, rng)
    figures = [NOBODY] * len(SPACES)
    block_camps(figures, players, rng)
    return Island(
        figures=figures,
        sites=list(range(CAMPS)) + [NOBODY] * (len(PLACES) - CAMPS),
        guardians=[NOBODY] * len(PLACES),
        idols=[NOBODY] * CAMPS + idols[: len(PLACES) - CAMPS],
        idols_gone=0,
        site_stacks=[tiles.copy() for tiles in SITE_TILES],
        known_below=[0, 0],
        guardian_stack=list(range(len(GUARDIANS))),
    )


def lay_research(side: i64, players: int, rng: Rng) -> ResearchBoard:
    """Assistants, bonus tiles and temple tiles (rules 1.7, 12 and 16)."""
    assistants = shuffled(list(range(len(ASSISTANTS))), rng)
    waiting, sizes = assistant_stacks(side, players)
    rescue = [assistants.pop() for _ in range(waiting)]
    supply = [[assistants.pop() for _ in range(size)] for size in sizes]
    bonus_pile = copies(BONUS_COPIES, rng)
    temple_bonuses = [bonus_pile.pop() for _ in range(players)]
    counts = TRACKS[side].bonuses[players][:TEMPLE]
    bonuses = [bonus_pile.pop() if n == 1 else CHOICE if n > 1 else NOBODY for n in counts]
    open_bonuses = sorted([bonus_pile.pop() for n in counts if n > ROOM_FOR_SEVERAL for _ in range(n)])
    return ResearchBoard(
        bonuses=bonuses,
        open_bonuses=open_bonuses,
        temple_bonuses=temple_bonuses,
        spare_bonuses=bonus_pile,
        temple=[players] * len(TEMPLE_STACKS),
        arrivals=[],
        supply=supply,
        rescue=rescue,
        rescuers=0,
    )


def setup(options: Mapping[str, str], seats: i64, seed: int) -> Arnak:
    """A game at its first decision."""
    rng = dice(options, seed)
    side = SIDES.index(options["temple"])
    at_table = max(seats, 2)  # the rival counts as a player
    market = lay_market(seats, rng)
    island = lay_island(at_table, rng)
    research = lay_research(side, at_table, rng)
    players = [
        new_player(first_tokens(options["start"], seat, seats), shuffled(FIRST_DECK, rng)) for seat in range(seats)
    ]
    for stack in [*island.site_stacks, island.guardian_stack]:
        rng.shuffle(stack)
    state = Arnak(
        rng=rng,
        seats=seats,
        first=0,
        agendas=first_agendas(seats, COURSE),
        learned=0,
        side=side,
        round=1,
        turn=NOBODY,
        players=players,
        island=island,
        market=market,
        research=research,
        travel=Travel(icons=[0] * len(ICONS), dues=[0] * len(ICONS)),
        drawn=[],
        rival=rival_for(int(options["rival"]), rng) if seats == 1 else None,
    )
    state.settle()
    return state
