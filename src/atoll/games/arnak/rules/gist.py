"""What a move gains or costs, in one plain sentence."""

from typing import Final

from atoll.kernel.moves import Move
from atoll.kernel.notes import Event, Note

from .components import (
    CARDS,
    FEAR,
    FEAR_POINTS,
    GROUP,
    GUARDIAN_POINTS,
    IDOL_POINTS,
    ITEM,
    LEVEL,
    PLACE_OF,
    RESOURCES,
    ROUNDS,
    SLOT_POINTS,
)
from .scoring import points as points_of
from .state import Arnak
from .value import SITE_TOKENS, haunted
from .words import (
    DISCARD,
    END,
    EXILE,
    EXILE_HAND,
    KEEP_HAND,
    PASS,
    RECRUIT,
    SKIP,
    TRAVEL_BY,
    AssistantWord,
    Buy,
    CardWord,
    Dig,
    Discover,
    FillSlot,
    Overcome,
    PassWith,
    Research,
)

FINDS: Final = Note("gist-finds", "6.2", "n points:n")
DIGS: Final = Note("gist-digs", "5.3", "n resource")
DIGS_GUARDED: Final = Note("gist-digs-guarded", "7.5", "n resource")
GUARDED: Final = Note("gist-guarded", "7.5")
OVERCOMES: Final = Note("gist-overcomes", "7.2", "points:n")
BUYS_ITEM: Final = Note("gist-buys-item", "9.1", "points:n")
BUYS_ARTIFACT: Final = Note("gist-buys-artifact", "9.2", "points:n")
RECRUITS: Final = Note("gist-recruits", "12.3")
LAST_PASS: Final = Note("gist-last-pass", "15.1")
STAYS_HOME: Final = Note("gist-stays-home", "2.5", "n")
COMES_HOME: Final = Note("gist-comes-home", "7.5", "n")
ALL_OUT: Final = Note("gist-all-out", "2.5")
GIVES_SLOT: Final = Note("gist-gives-slot", "8.4", "points:n")
SHEDS_FEAR: Final = Note("gist-sheds-fear", "15.7", "points:n")
COSTS_CARD: Final = Note("gist-costs-card", "15.6", "points:n")
THINS_DECK: Final = Note("gist-thins-deck", "10.1")
GIVES_EFFECT: Final = Note("gist-gives-effect", "4.2")
MAKES_ROOM: Final = Note("gist-makes-room", "14.2")
KEEPS_HAND: Final = Note("gist-keeps-hand", "14.2", "n")
GOES_WITHOUT: Final = Note("gist-goes-without", "2.8")
SPENDS_FEAR: Final = Note("gist-spends-fear", "13.1")
CLIMBS: Final = Note("gist-climbs", "15.2", "points:n")
CLIMBS_ONLY: Final = Note("gist-climbs-only", "15.2")
SCORES: Final = Note("gist-scores", "15.1", "points:n")
COSTS: Final = Note("gist-costs", "15.1", "points:n")
GIVES: Final = Note("gist-gives", "2.9", "n resource")


def gist(before: Arnak, move: Move, after: Arnak, seat: int) -> Event | None:
    """What the word itself promises or costs; else the points, or the tokens, that it has made."""
    if isinstance(move, (Dig, Discover, Overcome)):
        return on_the_island(before, move, seat)
    if isinstance(move, CardWord):
        said = of_card(before, move, seat)
        return said if said is not None else changed(before, after, seat)
    if isinstance(move, Research):
        points = points_made(before, after, seat)
        return Event(CLIMBS, seat, (points,)) if points > 0 else Event(CLIMBS_ONLY, seat, ())
    if isinstance(move, FillSlot):
        return Event(GIVES_SLOT, seat, (SLOT_POINTS[before.players[seat].slots],))
    if isinstance(move, AssistantWord) and RECRUIT[move.assistant] is move:
        return Event(RECRUITS, seat, ())
    if move is PASS:
        return passed(before, seat)
    if move is KEEP_HAND:
        return Event(KEEPS_HAND, seat, (len(before.players[seat].hand),))
    if move is SKIP:
        return Event(GOES_WITHOUT, seat, ())
    if move is END:
        return None  # what comes then comes anyway
    return changed(before, after, seat)


def on_the_island(before: Arnak, move: Move, seat: int) -> Event | None:
    """What an archaeologist finds, and what lives there."""
    if isinstance(move, Overcome):
        return Event(OVERCOMES, seat, (GUARDIAN_POINTS,))
    if isinstance(move, Discover):
        idols = LEVEL[PLACE_OF[move.space]]
        return Event(FINDS, seat, (idols, idols * IDOL_POINTS))
    assert isinstance(move, Dig)
    place = PLACE_OF[move.space]
    guarded = before.island.guardians[place] >= 0 and not before.players[seat].masked
    tokens = SITE_TOKENS[before.island.sites[place]]
    for resource in reversed(range(len(RESOURCES))):  # the most precious first
        if tokens[resource] > 0:
            return Event(DIGS_GUARDED if guarded else DIGS, seat, (tokens[resource], resource))
    return Event(GUARDED, seat, ()) if guarded else None


def of_card(before: Arnak, move: CardWord, seat: int) -> Event | None:
    """What becomes of a card."""
    card = CARDS[move.card]
    if isinstance(move, Buy):
        return Event(BUYS_ITEM if GROUP[move.card] == ITEM else BUYS_ARTIFACT, seat, (card.points,))
    if isinstance(move, PassWith):
        return passed(before, seat)
    if move in (EXILE[move.card], EXILE_HAND[move.card]):
        return exiled(move.card, seat)
    if before.turn != seat:  # the round is over: what is put away makes room for another card
        return Event(MAKES_ROOM, seat, ()) if move is DISCARD[move.card] else None
    if move in (TRAVEL_BY[move.card], DISCARD[move.card]):
        if move.card == FEAR:
            return Event(SPENDS_FEAR, seat, ())
        return Event(GIVES_EFFECT, seat, ()) if card.steps else None
    return None


def exiled(card: int, seat: int) -> Event:
    """What going without a card is worth."""
    if card == FEAR:
        return Event(SHEDS_FEAR, seat, (-FEAR_POINTS,))
    points = CARDS[card].points
    return Event(COSTS_CARD, seat, (points,)) if points > 0 else Event(THINS_DECK, seat, ())


def passed(before: Arnak, seat: int) -> Event:
    """What is not done any more in this round, and what waits on the way home."""
    if haunted(before, seat) > 0:
        return Event(COMES_HOME, seat, (haunted(before, seat),))
    if before.round == ROUNDS:
        return Event(LAST_PASS, seat, ())
    home = before.players[seat].home
    return Event(STAYS_HOME, seat, (home,)) if home > 0 else Event(ALL_OUT, seat, ())


def changed(before: Arnak, after: Arnak, seat: int) -> Event | None:
    """The points that the move has made or cost at once, or the tokens that it has brought."""
    if after.players[seat].home > before.players[seat].home:
        return None  # the round is over, and what came with that is not the move's
    points = points_made(before, after, seat)
    if points:
        return Event(SCORES if points > 0 else COSTS, seat, (abs(points),))
    had, has = before.players[seat].tokens, after.players[seat].tokens
    for resource in reversed(range(len(RESOURCES))):
        if has[resource] > had[resource]:
            return Event(GIVES, seat, (has[resource] - had[resource], resource))
    return None


def points_made(before: Arnak, after: Arnak, seat: int) -> int:
    """What the game would bring more if it ended after the move."""
    return points_of(after, seat) - points_of(before, seat)
