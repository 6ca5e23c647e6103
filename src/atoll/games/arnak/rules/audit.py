"""Counting what is in the box: nothing may ever be lost or come from nowhere."""

from .board import NOBODY, RIVAL
from .components import (
    ARTIFACTS,
    ASSISTANTS,
    BASIC,
    BONUS_COPIES,
    FEAR,
    FEAR_CARDS,
    FIGURES,
    FIRST_DECK,
    GROUP,
    GUARDIANS,
    IDOL_COPIES,
    ITEMS,
    LEVEL,
    SITE_STEPS,
    SLOT_POINTS,
    TEMPLE_STACKS,
)
from .research import CHOICE
from .rival import RIVAL_FIGURES
from .state import Arnak


def audit(state: Arnak) -> str:
    """What is wrong with the pieces of a position, or nothing."""
    return _tokens(state) or _cards(state) or _decks(state) or _map(state) or _idols(state) or _research(state)


def _tokens(state: Arnak) -> str:
    for player in state.players:
        if min(player.tokens) < 0 or player.fear_tiles < 0 or player.crates < 0:
            return "something is below zero"
    if state.turn == NOBODY and sum(state.travel.icons) + sum(state.travel.dues) > 0:
        return "travel icons outlive a turn"
    return ""


def _cards(state: Arnak) -> str:
    """All items and artifacts, four basic cards for each player and 19 Fear cards."""
    market = state.market
    cards = market.item_deck + market.artifact_deck + market.exile + state.drawn + [FEAR] * market.fear_deck
    cards = cards + [card for card in market.row if card >= 0]
    for player in state.players:
        cards = cards + player.hand + player.deck + player.area
    if state.rival is not None:
        cards = cards + state.rival.cards
    basic = [card for card in FIRST_DECK if GROUP[card] == BASIC]
    if sorted(cards) != sorted(ITEMS + ARTIFACTS + basic * state.seats + [FEAR] * FEAR_CARDS):
        return f"{len(cards)} cards, or not the right ones"
    for slot, card in enumerate(market.row):
        if card >= 0 and (card in ARTIFACTS) != (slot < state.round):
            return "a card lies on the wrong side of the staff"
    return ""


def _decks(state: Arnak) -> str:
    for seat, player in enumerate(state.players):
        if sum([abs(size) for size in player.blocks]) != len(player.deck):
            return f"the blocks of seat {seat} do not make up its deck"
    return ""


def _map(state: Arnak) -> str:
    """Two archaeologists each, every site tile and every guardian once."""
    island, rival = state.island, state.rival
    guardians = island.guardian_stack + [guardian for guardian in island.guardians if guardian >= 0]
    for seat, player in enumerate(state.players):
        if player.home + island.figures.count(seat) != FIGURES:
            return f"seat {seat} has lost an archaeologist"
        guardians = guardians + player.boons + player.tamed
    if rival is not None:
        guardians = guardians + rival.guardians
        if rival.figures + island.figures.count(RIVAL) != RIVAL_FIGURES:
            return "the rival has lost an archaeologist"
    if sorted(guardians) != list(range(len(GUARDIANS))):
        return "a guardian is missing"
    sites = island.site_stacks[0] + island.site_stacks[1] + [site for site in island.sites if site >= 0]
    if sorted(sites) != list(range(len(SITE_STEPS))):
        return "a site is missing"
    return ""


def _idols(state: Arnak) -> str:
    """An undiscovered level II space holds two."""
    idols = sum([player.idols() for player in state.players]) + state.island.idols_gone
    for place, idol in enumerate(state.island.idols):
        if idol >= 0:
            idols += LEVEL[place]
    if state.rival is not None:
        idols += len(state.rival.idols) + state.rival.spare_idols
    if idols != sum(IDOL_COPIES) or max([player.slots for player in state.players]) > len(SLOT_POINTS):
        return f"{idols} idols"
    return ""


def _research(state: Arnak) -> str:
    """Every assistant once, no more bonus tiles of a kind than there are, all temple tiles."""
    research = state.research
    assistants = research.rescue.copy()
    temple = sum(research.temple)
    for stack in research.supply:
        assistants = assistants + stack
    for player in state.players:
        assistants = assistants + [side >> 1 for side in player.assistants if side >= 0]
        temple += sum(player.temple_tiles)
    if state.rival is not None:
        assistants = assistants + state.rival.assistants
        temple += sum(state.rival.temple_tiles)
    if sorted(assistants) != list(range(len(ASSISTANTS))):
        return "an assistant is missing"
    if temple != max(state.seats, 2) * len(TEMPLE_STACKS):
        return f"{temple} temple tiles"
    bonuses = research.open_bonuses + research.temple_bonuses + research.spare_bonuses
    bonuses = bonuses + [bonus for bonus in research.bonuses if bonus not in (NOBODY, CHOICE)]
    for kind, n in enumerate(BONUS_COPIES):
        if bonuses.count(kind) > n:
            return f"too many bonus tiles of kind {kind}"
    return ""
