"""The rival of the solo game, played by the table from its tiles (rules 19)."""

from typing import Final

from mypy_extensions import i64

from atoll.kernel.notes import Note
from atoll.kernel.tasks import TABLE, Effect

from .assistants import take_from_supply
from .board import NOBODY, RIVAL
from .buying import refill
from .components import (
    ARTIFACT,
    CARDS,
    GROUP,
    ITEM,
    LEVEL,
    PLACE_OF,
    PLACES,
    SITE_STEPS,
    SPACES,
    SPACES_OF,
    TEMPLE,
    TEMPLE_STACKS,
    TRACKS,
    every_step,
)
from .research import CHOICE
from .rival import (
    BUY_ARTIFACT_TILE,
    BUY_ITEM_TILE,
    DIG_TILE,
    DISCOVER_TILE,
    LEFT,
    OVERCOME_TILE,
    RIVAL_FIGURES,
    RIVAL_TILES,
    Rival,
    RivalTile,
)
from .state import Arnak
from .travel import AWAKEN, lay_site

TURNED_UP: Final = Note("log-rival-tile", "19.4", "tile")
RESTED: Final = Note("log-rival-rests", "19.15")
CANNOT: Final = Note("log-rival-cannot", "19.4")
DUG: Final = Note("log-rival-dig", "19.6", "space")
EXPLORED: Final = Note("log-rival-discover", "19.7", "space")
OPEN_IDOL: Final = Note("log-rival-idol", "19.8", "idol")
SPARE_IDOL: Final = Note("log-rival-spare-idol", "19.8")
MOVED: Final = Note("log-rival-glass", "19.10", "spot")
REMOVED_BONUS: Final = Note("log-rival-bonus", "19.10")
REMOVED_ASSISTANT: Final = Note("log-rival-assistant", "19.10", "assistant")
TOOK_TEMPLE_TILE: Final = Note("log-rival-temple-tile", "19.11", "stack")
OVERCAME: Final = Note("log-rival-overcome", "19.13", "guardian")
BOUGHT: Final = Note("log-rival-buy", "19.14", "card")

SILVER: Final = [TEMPLE_STACKS.index("silver-left"), TEMPLE_STACKS.index("silver-right")]


def _offers(site: i64, resource: str) -> bool:
    """Whether a site gives this resource in any of its parts."""
    gains = [step["res"] for step in every_step(SITE_STEPS[site]) if step["op"] == "gain"]
    return resource in gains


GIVES: Final = {
    tile.resource: [_offers(site, tile.resource) for site in range(len(SITE_STEPS))]
    for tile in RIVAL_TILES
    if tile.action == DIG_TILE
}


def better(a: int, b: int, highest: bool, arrow: int) -> bool:
    """Whether place a goes before place b: by row of the map, then left or right by the arrow."""
    if PLACES[a].row != PLACES[b].row:
        return (PLACES[a].row > PLACES[b].row) == highest
    return (PLACES[a].column < PLACES[b].column) == (arrow == LEFT)


def rival_turn(state: Arnak, rival: Rival) -> None:
    """Turn up the next tile and do what it says."""
    state.learn(None)  # its turn comes anyway
    tile = RIVAL_TILES[rival.stack.pop()]
    rival.used.append(tile.number)
    rival.past.append(tile.number)
    state.note(TURNED_UP, TABLE, tile.number)
    if tile.rests_at_the_end and state.round == len(tile.levels):
        state.note(RESTED, TABLE)
    elif not acts(state, rival, tile):
        state.note(CANNOT, TABLE)


def acts(state: Arnak, rival: Rival, tile: RivalTile) -> bool:
    """Do the action of a tile; says whether it was possible."""
    if tile.action == DIG_TILE:
        return dig(state, rival, tile)
    if tile.action == DISCOVER_TILE:
        return discover(state, rival, tile)
    if tile.action == OVERCOME_TILE:
        return overcome(state, rival) or advance(state, rival, False)
    if tile.action == BUY_ITEM_TILE:
        return buy(state, rival, ITEM, tile.red)
    if tile.action == BUY_ARTIFACT_TILE:
        return buy(state, rival, ARTIFACT, tile.red)
    return advance(state, rival, True)


def dig(state: Arnak, rival: Rival, tile: RivalTile) -> bool:
    best = NOBODY
    for space in range(len(SPACES)):
        place = PLACE_OF[space]
        if (
            state.island.figures[space] == NOBODY
            and state.island.sites[place] >= 0
            and GIVES[tile.resource][state.island.sites[place]]
            and (best == NOBODY or better(place, PLACE_OF[best], True, rival.arrow()))
        ):
            best = space
    if best == NOBODY or rival.figures == 0:
        return False
    rival.figures -= 1
    state.island.figures[best] = RIVAL
    state.note(DUG, TABLE, best)
    return True


def discover(state: Arnak, rival: Rival, tile: RivalTile) -> bool:
    level = tile.levels[state.round - 1]
    best = NOBODY
    for place in range(len(PLACES)):
        hidden = LEVEL[place] == level and state.island.sites[place] == NOBODY
        if hidden and (best == NOBODY or better(place, best, False, rival.arrow())):
            best = place
    if best == NOBODY or rival.figures == 0:
        return False
    rival.figures -= 1
    space = SPACES_OF[best][0]
    state.island.figures[space] = RIVAL
    state.note(EXPLORED, TABLE, space)
    take_idols(state, rival, best)
    lay_site(state, TABLE, best)
    if tile.wakes[state.round - 1]:
        AWAKEN[best].run(state, TABLE)
    return True


def take_idols(state: Arnak, rival: Rival, place: i64) -> None:
    """An open idol of a new kind is kept open, all others lie on the space marked -1 (rules 19.8)."""
    idol = state.island.idols[place]
    state.island.idols[place] = NOBODY
    if idol in rival.idols:
        rival.spare_idols += 1
        state.note(SPARE_IDOL, TABLE)
    else:
        rival.idols.append(idol)
        state.note(OPEN_IDOL, TABLE, idol)
    for _ in range(1, LEVEL[place]):
        rival.spare_idols += 1
        state.note(SPARE_IDOL, TABLE)


def advance(state: Arnak, rival: Rival, removes_assistant: bool) -> bool:
    """The magnifying glass goes up, or a temple tile is taken (rules 19.10 to 19.12)."""
    done = take_temple_tile(state, rival) if rival.glass == TEMPLE else climb(state, rival)
    if removes_assistant:
        done = remove_assistant(state, rival) or done
    return done


def climb(state: Arnak, rival: Rival) -> bool:
    track = TRACKS[state.side]
    bridges = track.bridges[rival.glass]
    goal = bridges[0 if rival.arrow() == LEFT else len(bridges) - 1].goal
    rival.glass = goal
    state.note(MOVED, TABLE, goal)
    if goal == TEMPLE:
        state.research.arrivals.append(RIVAL)
        if state.research.temple_bonuses:
            state.research.temple_bonuses.pop()
            state.note(REMOVED_BONUS, TABLE)
    else:
        remove_bonus(state, rival, goal)
    if track.row[goal] == track.rescue_row and state.research.rescue:
        assistant = state.research.rescue.pop()
        rival.assistants.append(assistant)
        state.note(REMOVED_ASSISTANT, TABLE, assistant)
        if state.research.rescue:
            state.learn(None)
    return True


def remove_bonus(state: Arnak, rival: Rival, spot: i64) -> None:
    """The bonus tile of the space is removed; of several open ones, the outer one that the arrow shows."""
    if state.research.bonuses[spot] == CHOICE:
        if state.research.open_bonuses:
            state.research.open_bonuses.pop(0 if rival.arrow() == LEFT else len(state.research.open_bonuses) - 1)
            state.note(REMOVED_BONUS, TABLE)
    elif state.research.bonuses[spot] != NOBODY:
        state.research.bonuses[spot] = NOBODY
        state.note(REMOVED_BONUS, TABLE)


def take_temple_tile(state: Arnak, rival: Rival) -> bool:
    first = 0 if rival.arrow() == LEFT else 1
    for stack in (SILVER[first], SILVER[1 - first]):
        if state.research.temple[stack] > 0:
            state.research.temple[stack] -= 1
            rival.temple_tiles[stack] += 1
            state.note(TOOK_TEMPLE_TILE, TABLE, stack)
            return True
    return False


def remove_assistant(state: Arnak, rival: Rival) -> bool:
    """The top assistant of the highest supply stack leaves, by the arrow if several are equal."""
    best = 0
    for stack in range(1, len(state.research.supply)):
        more = len(state.research.supply[stack]) - len(state.research.supply[best])
        if more > 0 or (more == 0 and rival.arrow() != LEFT):
            best = stack
    if not state.research.supply[best]:
        return False
    assistant = take_from_supply(state, best)
    rival.assistants.append(assistant)
    state.note(REMOVED_ASSISTANT, TABLE, assistant)
    return True


def overcome(state: Arnak, rival: Rival) -> bool:
    best = NOBODY
    for place in range(len(PLACES)):
        near = state.island.guardians[place] >= 0 and state.island.stands_at(RIVAL, place)
        if near and (best == NOBODY or better(place, best, True, rival.arrow())):
            best = place
    if best == NOBODY:
        return False
    rival.guardians.append(state.island.guardians[best])
    state.note(OVERCAME, TABLE, state.island.guardians[best])
    state.island.guardians[best] = NOBODY
    return True


def buy(state: Arnak, rival: Rival, group: i64, most: bool) -> bool:
    """Green takes the card with the fewest points, red the one with the most (rules 19.14)."""
    best = NOBODY
    for slot, card in enumerate(state.market.row):
        if card >= 0 and GROUP[card] == group:
            if best == NOBODY:
                best = slot
            else:
                more = CARDS[card].points - CARDS[state.market.row[best]].points
                wanted = (more > 0) == most if more != 0 else rival.arrow() != LEFT
                if wanted:
                    best = slot
    if best == NOBODY:
        return False
    rival.cards.append(state.market.row[best])
    state.note(BOUGHT, TABLE, state.market.row[best])
    state.market.row[best] = NOBODY
    refill(state)
    return True


class RivalHome(Effect[Arnak]):
    """The rival's archaeologists come home and its tiles are shuffled (rules 19.16)."""

    def run(self, state: Arnak, seat: i64) -> None:
        rival = state.rival
        if rival is None:
            return
        for space in range(len(SPACES)):
            if state.island.figures[space] == RIVAL:
                state.island.figures[space] = NOBODY
        rival.figures = RIVAL_FIGURES
        rival.stack = rival.stack + rival.used
        rival.used = []
        state.rng.shuffle(rival.stack)
        state.learn(None)  # the back of the tile on top shows its arrow
