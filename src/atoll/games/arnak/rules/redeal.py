"""Dealing anew what somebody cannot know (rules 1.14).

Everything is sorted before it is shuffled: what is dealt depends on the dice alone, not on the truth.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from atoll.kernel.rng import Rng

from .board import ResearchBoard
from .rival import GREEN_TILES, RED_TILES, RIVAL_TILES, Rival

if TYPE_CHECKING:
    from .state import Arnak


def deal_anew(state: "Arnak", seat: i64, rng: Rng) -> None:
    """Deal everything in a position that a seat cannot know, in place."""
    state.rng = rng.split()
    for owner, player in enumerate(state.players):
        shuffle_blocks(player.deck, player.blocks, rng)
        if owner != seat:
            deal_loose(player.hand, state.drawn_by(owner), player.deck, player.blocks, rng)
    market, island, research = state.market, state.island, state.research
    shuffle_part(market.item_deck, 0, len(market.item_deck) - int(market.item_seen), rng)
    shuffle_part(market.artifact_deck, 0, len(market.artifact_deck) - int(market.artifact_seen), rng)
    for level, stack in enumerate(island.site_stacks):
        shuffle_part(stack, island.known_below[level], len(stack), rng)
    shuffle_part(island.guardian_stack, 0, len(island.guardian_stack), rng)
    deal_assistants(research, seat, rng)
    if seat in research.arrivals:
        shuffle_part(research.spare_bonuses, 0, len(research.spare_bonuses), rng)
    else:
        deal_two(research.temple_bonuses, research.spare_bonuses, rng)
    if state.rival is not None:
        deal_rival(state.rival, rng)


def deal_assistants(research: ResearchBoard, seat: i64, rng: Rng) -> None:
    """Only the top assistants are known, and the rescue stack to those who looked through it (rules 16.4)."""
    knows_rescue = seat >= 0 and (research.rescuers >> seat) & 1 == 1
    piles = [stack for stack in research.supply if stack]
    if research.rescue and not knows_rescue:
        piles.append(research.rescue)
    unseen = sorted([assistant for pile in piles for assistant in pile[:-1]])
    rng.shuffle(unseen)
    for pile in piles:
        for i in range(len(pile) - 1):
            pile[i] = unseen.pop()


def shuffle_part(pile: list[int], start: int, end: int, rng: Rng) -> None:
    """Bring one part of a pile into random order, in place."""
    part = sorted(pile[start:end])
    rng.shuffle(part)
    pile[start:end] = part


def shuffle_blocks(deck: list[int], blocks: list[int], rng: Rng) -> None:
    """Shuffle every block of a deck in itself: what lies in each is known, not in which order."""
    start = 0
    for size in blocks:
        shuffle_part(deck, start, start + abs(size), rng)
        start += abs(size)


def deal_loose(hand: list[int], drawn: list[int], deck: list[int], blocks: list[int], rng: Rng) -> None:
    """Deal another player's hand anew, with what it was drawn from: the others cannot tell these cards apart."""
    loose = [i for start, end in loose_parts(blocks) for i in range(start, end)]
    unseen = sorted(hand + drawn + [deck[i] for i in loose])
    rng.shuffle(unseen)
    for i in loose:
        deck[i] = unseen.pop()
    for pile in (hand, drawn):
        for i in range(len(pile)):
            pile[i] = unseen.pop()
        pile.sort()


def loose_parts(blocks: list[int]) -> list[tuple[int, int]]:
    """Where in a deck the cards lie that only their owner can tell from the hand."""
    parts: list[tuple[int, int]] = []
    start = 0
    for size in blocks:
        if size < 0:
            parts.append((start, start - size))
        start += abs(size)
    return parts


def deal_two(pile: list[int], rest: list[int], rng: Rng) -> None:
    """Deal a pile anew from itself and the pieces left in the box."""
    unseen = sorted(pile + rest)
    rng.shuffle(unseen)
    for i in range(len(pile)):
        pile[i] = unseen.pop()
    rest[:] = unseen


def deal_rival(rival: Rival, rng: Rng) -> None:
    """Shuffle the rival's tiles to come: the arrow on top stays, and so does every pair of which a tile was seen."""
    stack = rival.stack
    if not stack:
        return
    arrow = RIVAL_TILES[stack[-1]].arrow
    _choose_colours(rival, rng)
    stack.sort()
    rng.shuffle(stack)
    for i in range(len(stack)):
        if RIVAL_TILES[stack[i]].arrow == arrow:
            stack[i], stack[-1] = stack[-1], stack[i]
            return


def _choose_colours(rival: Rival, rng: Rng) -> None:
    """Of the pairs that were never seen, any may be the red ones; their number is known."""
    stack = rival.stack
    open_pairs: Final[list[int]] = []
    reds = 0
    for pair in range(len(GREEN_TILES)):
        for tile in (GREEN_TILES[pair], RED_TILES[pair]):
            if tile in stack and tile not in rival.past:
                open_pairs.append(pair)
                reds += 1 if tile == RED_TILES[pair] else 0
    rng.shuffle(open_pairs)
    for i, pair in enumerate(open_pairs):
        old = RED_TILES[pair] if RED_TILES[pair] in stack else GREEN_TILES[pair]
        stack[stack.index(old)] = RED_TILES[pair] if i < reds else GREEN_TILES[pair]
