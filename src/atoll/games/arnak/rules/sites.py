"""Effects that use sites and move archaeologists (rules 17)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from atoll.kernel.moves import Menu, Move
from atoll.kernel.notes import Note
from atoll.kernel.tasks import Effect, Question

from . import printed
from .board import BLOCKED, NOBODY
from .components import COMPASS, FIGURES, LEVEL, PLACE_OF, PLACES, SPACES
from .state import SHORT, SHOWS_SITE, Arnak
from .travel import OCCUPIED, SPACE_BLOCKED
from .words import (
    ACTIVATE,
    ALL_RELOCATE,
    RECALL,
    RELOCATE,
    SKIP,
    PlaceWord,
    Relocate,
    SpaceWord,
)

ANYWHERE: Final = 0
UNOCCUPIED: Final = 1
OWN_SITE: Final = 2
FILTERS: Final = {"any": ANYWHERE, "discovered": ANYWHERE, "unoccupied": UNOCCUPIED, "own_site": OWN_SITE}

NOT_DISCOVERED: Final = Note("why-site-undiscovered", "17.1", "place")
WRONG_LEVEL: Final = Note("why-site-wrong-level", "17.1", "place")
NOT_UNOCCUPIED: Final = Note("why-not-unoccupied", "17.2", "place")
NOT_YOURS: Final = Note("why-you-are-not-there", "17.2", "place")
USED_ALREADY: Final = Note("why-used-already", "18.16", "place")
NONE_OUT: Final = Note("why-none-out", "17.3")
NOT_YOUR_FIGURE: Final = Note("why-not-your-archaeologist", "17.3", "space")
SAME_SITE: Final = Note("why-same-site", "17.3")

ACTIVATED: Final = Note("log-activate", "17.1", "place")
RELOCATED: Final = Note("log-relocate", "17.3", "from:space to:space")
RECALLED: Final = Note("log-recall", "18.9", "space")
PEEKED: Final = Note("log-stack-site", "17.1", "site")


class ActivateSite(Question[Arnak]):
    """You may use a site, or several different ones, without moving anyone."""

    prompt: ClassVar = Note("ask-activate", "17.1")

    def __init__(self, n: i64, levels: list[bool], filter: int, surcharge: list[int], but: int = -1) -> None:
        self.levels: Final = levels
        self.filter: Final = filter
        self.surcharge: Final = surcharge  # compasses, by level
        self.but: Final = but  # a site that was used already
        self.next: Final[list[ActivateSite]] = []  # by site: what is still to be done after it
        if n > 1:
            for place in range(len(PLACES)):
                self.next.append(ActivateSite(n - 1, levels, filter, surcharge, place))

    def ask(self, state: Arnak, seat: i64, menu: Menu) -> None:
        compasses = state.players[seat].tokens[COMPASS]
        island = state.island
        for place in range(len(PLACES)):
            move = ACTIVATE[place]
            if not self.levels[LEVEL[place]]:
                menu.refuse(move, WRONG_LEVEL, place)
            elif island.sites[place] < 0:
                menu.refuse(move, NOT_DISCOVERED, place)
            elif self.filter == UNOCCUPIED and not island.unoccupied(place):
                menu.refuse(move, NOT_UNOCCUPIED, place)
            elif self.filter == OWN_SITE and not island.stands_at(seat, place):
                menu.refuse(move, NOT_YOURS, place)
            elif place == self.but:
                menu.refuse(move, USED_ALREADY, place)
            elif compasses < self.surcharge[LEVEL[place]]:
                menu.refuse(move, SHORT, COMPASS, compasses, self.surcharge[LEVEL[place]])
            else:
                menu.offer(move)
        menu.offer(SKIP)

    def answer(self, state: Arnak, seat: i64, move: Move) -> None:
        if isinstance(move, PlaceWord):
            state.pay(seat, COMPASS, self.surcharge[LEVEL[move.place]])
            if self.next:
                state.then(seat, self.next[move.place])
            use_site(state, seat, move.place)


def use_site(state: Arnak, seat: i64, place: i64) -> None:
    """Resolve the effect of a site."""
    state.note(ACTIVATED, seat, place)
    state.then(seat, printed.SITE[state.island.sites[place]])


class ActivateStackTile(Effect[Arnak]):
    """Turn up the top site tile of a level, use it, and put it under its stack."""

    def __init__(self, level: i64) -> None:
        self.level: Final = level

    def run(self, state: Arnak, seat: i64) -> None:
        stack = state.island.site_stacks[self.level - 1]
        known_below = state.island.known_below
        if known_below[self.level - 1] < len(stack):
            state.learn(SHOWS_SITE)
            known_below[self.level - 1] += 1
        site = stack.pop()
        stack.insert(0, site)
        state.note(PEEKED, seat, site)
        state.then(seat, printed.SITE[site])


class RelocateArchaeologist(Question[Arnak]):
    """You may send an archaeologist who is out to a free space of another site, and use it (rules 17.3)."""

    prompt: ClassVar = Note("ask-relocate", "17.3")

    def __init__(self, levels: list[bool]) -> None:
        self.levels: Final = levels

    def ask(self, state: Arnak, seat: i64, menu: Menu) -> None:
        if state.players[seat].home == FIGURES:
            menu.refuse_all(ALL_RELOCATE, NONE_OUT)
        else:
            for origin in range(len(SPACES)):
                if state.island.figures[origin] == seat:
                    self.offer_goals(state, menu, origin)
                elif menu.asked is not None:
                    menu.refuse_all(RELOCATE[origin], NOT_YOUR_FIGURE, origin)
        menu.offer(SKIP)

    def offer_goals(self, state: Arnak, menu: Menu, origin: i64) -> None:
        island = state.island
        for goal in range(len(SPACES)):
            place = PLACE_OF[goal]
            move = RELOCATE[origin][goal]
            if not self.levels[LEVEL[place]]:
                menu.refuse(move, WRONG_LEVEL, place)
            elif island.sites[place] < 0:
                menu.refuse(move, NOT_DISCOVERED, place)
            elif place == PLACE_OF[origin]:
                menu.refuse(move, SAME_SITE)
            elif island.figures[goal] != NOBODY:
                menu.refuse(move, SPACE_BLOCKED if island.figures[goal] == BLOCKED else OCCUPIED, goal)
            else:
                menu.offer(move)

    def answer(self, state: Arnak, seat: i64, move: Move) -> None:
        if isinstance(move, Relocate):
            state.island.figures[move.origin] = NOBODY
            state.island.figures[move.goal] = seat
            state.note(RELOCATED, seat, move.origin, move.goal)
            use_site(state, seat, PLACE_OF[move.goal])


class RecallArchaeologist(Question[Arnak]):
    """You may take an archaeologist back to your board."""

    prompt: ClassVar = Note("ask-recall", "18.9")

    def ask(self, state: Arnak, seat: i64, menu: Menu) -> None:
        if state.players[seat].home == FIGURES:
            menu.refuse_all(RECALL, NONE_OUT)
            return
        for space, move in enumerate(RECALL):
            if state.island.figures[space] == seat:
                menu.offer(move)
            else:
                menu.refuse(move, NOT_YOUR_FIGURE, space)
        menu.offer(SKIP)

    def answer(self, state: Arnak, seat: i64, move: Move) -> None:
        if isinstance(move, SpaceWord):
            state.island.figures[move.space] = NOBODY
            state.players[seat].home += 1
            state.note(RECALLED, seat, move.space)
