"""Guardians (rules 7)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from atoll.kernel.moves import Menu, Move
from atoll.kernel.notes import Note
from atoll.kernel.tasks import Effect, Question

from .board import BLOCKED, NOBODY
from .cards import DISCARD_COST
from .components import COIN, GUARDIANS, LEVEL, PLACES, SPACES_OF, Guardian
from .player import FINE, Player
from .purse import A_CARD, AN_ICON, Purse
from .sites import NOT_DISCOVERED, NOT_UNOCCUPIED, NOT_YOURS, WRONG_LEVEL, use_site
from .state import Arnak
from .travel import pay_travel
from .words import LEAD, OVERCOME, SKIP, Lead, Overcome

NO_GUARDIAN: Final = Note("why-no-guardian", "7.1", "place")
OTHERS_THERE: Final = Note("why-others-there", "18.3", "place")
GUARDED: Final = Note("why-guarded", "7.7", "place")

OVERCAME: Final = Note("log-overcome", "7.1", "guardian", gain=True)
LED: Final = Note("log-lead", "18.8", "guardian from:place to:place")


def offer_guardians(state: Arnak, seat: i64, menu: Menu, purse: Purse) -> None:
    """Offer to overcome every guardian whose cost this seat can pay where it stands."""
    player = state.players[seat]
    island = state.island
    for place in range(len(PLACES)):
        guardian = island.guardians[place]
        if guardian < 0:
            if menu.asked is not None:
                menu.refuse(OVERCOME[place], NO_GUARDIAN, place)
        elif not island.stands_at(seat, place):
            menu.refuse(OVERCOME[place], NOT_YOURS, place)
        else:
            lack = lacks_for_guardian(player, GUARDIANS[guardian], purse)
            state.offer_unless(lack, menu, OVERCOME[place], player, GUARDIANS[guardian].tokens)


def lacks_for_guardian(player: Player, guardian: Guardian, purse: Purse) -> int:
    lack = player.lacks(guardian.tokens)
    if lack != FINE:
        return lack
    if guardian.discards > len(player.hand):
        return A_CARD
    icon = purse.lacks(guardian.travel, guardian.tokens[COIN])
    return FINE if icon == FINE else AN_ICON + icon


def overcome_for_cost(state: Arnak, seat: i64, place: i64) -> None:
    """Pay for a guardian, then take it."""
    guardian = GUARDIANS[state.island.guardians[place]]
    state.pay_tokens(seat, guardian.tokens)
    state.then(seat, TAKE_GUARDIAN[place])
    for _ in range(guardian.discards):
        state.then(seat, DISCARD_COST)
    pay_travel(state, seat, guardian.travel)


class TakeGuardian(Effect[Arnak]):
    """Lay a guardian that is overcome in front of you; its boon may be used once."""

    def __init__(self, place: i64) -> None:
        self.place: Final = place

    def run(self, state: Arnak, seat: i64) -> None:
        guardian = state.island.guardians[self.place]
        state.island.guardians[self.place] = NOBODY
        state.players[seat].boons.append(guardian)
        state.note(OVERCAME, seat, guardian)


TAKE_GUARDIAN: Final = [TakeGuardian(place) for place in range(len(PLACES))]


def others_at(state: Arnak, seat: i64, place: i64) -> bool:
    """Whether somebody else is there."""
    for space in SPACES_OF[place]:
        if state.island.figures[space] not in (NOBODY, BLOCKED, seat):
            return True
    return False


class OvercomeGuardian(Question[Arnak]):
    """You may overcome a guardian without its cost (rules 7.4): where you stand, or where nobody else does."""

    prompt: ClassVar = Note("ask-overcome", "7.4")

    def __init__(self, own_site: bool) -> None:
        self.own_site: Final = own_site

    def ask(self, state: Arnak, seat: i64, menu: Menu) -> None:
        for place in range(len(PLACES)):
            move = OVERCOME[place]
            if state.island.guardians[place] < 0:
                menu.refuse(move, NO_GUARDIAN, place)
            elif self.own_site and not state.island.stands_at(seat, place):
                menu.refuse(move, NOT_YOURS, place)
            elif not self.own_site and others_at(state, seat, place):
                menu.refuse(move, OTHERS_THERE, place)
            else:
                menu.offer(move)
        menu.offer(SKIP)

    def answer(self, state: Arnak, seat: i64, move: Move) -> None:
        if isinstance(move, Overcome):
            state.then(seat, TAKE_GUARDIAN[move.place])


class LeadGuardian(Question[Arnak]):
    """You may lead a guardian from where you stand to an unoccupied site without one, and use that (rules 18.8)."""

    prompt: ClassVar = Note("ask-lead", "18.8")

    def __init__(self, levels: list[bool]) -> None:
        self.levels: Final = levels

    def ask(self, state: Arnak, seat: i64, menu: Menu) -> None:
        for origin in range(len(PLACES)):
            if state.island.guardians[origin] < 0:
                if menu.asked is not None:
                    menu.refuse_all(LEAD[origin], NO_GUARDIAN, origin)
            elif state.island.stands_at(seat, origin):
                self.offer_goals(state, menu, origin)
            else:
                menu.refuse_all(LEAD[origin], NOT_YOURS, origin)
        menu.offer(SKIP)

    def offer_goals(self, state: Arnak, menu: Menu, origin: i64) -> None:
        island = state.island
        for goal in range(len(PLACES)):
            move = LEAD[origin][goal]
            if not self.levels[LEVEL[goal]]:
                menu.refuse(move, WRONG_LEVEL, goal)
            elif island.sites[goal] < 0:
                menu.refuse(move, NOT_DISCOVERED, goal)
            elif not island.unoccupied(goal):
                menu.refuse(move, NOT_UNOCCUPIED, goal)
            elif island.guardians[goal] >= 0:
                menu.refuse(move, GUARDED, goal)
            else:
                menu.offer(move)

    def answer(self, state: Arnak, seat: i64, move: Move) -> None:
        if isinstance(move, Lead):
            guardians = state.island.guardians
            guardian = guardians[move.origin]
            guardians[move.origin] = NOBODY
            guardians[move.goal] = guardian
            state.note(LED, seat, guardian, move.origin, move.goal)
            use_site(state, seat, move.goal)
