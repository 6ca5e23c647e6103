"""The effects of the cards (rules 4): one class for one printed face."""

from typing import ClassVar, Final

from mypy_extensions import i64

from atoll.kernel.moves import Menu, Move
from atoll.kernel.notes import Note
from atoll.kernel.numbers import most
from atoll.kernel.tasks import Effect, Question, Task

from .components import FACES, ROOM
from .state import CostaRuana
from .words import (
    ALL_MOVE,
    ALL_TREASURE,
    MOVE,
    PLACE,
    RETURN,
    TREASURE,
    MoveNative,
    MoveTreasure,
    PlaceNative,
    ReturnNative,
)

MOST: Final = max([value for _, value in FACES])
"""So many natives are placed or returned by one card at most."""

ISLAND_FULL: Final = Note("why-island-full", "1.4", "island room:n")
NO_SUCH_ISLAND: Final = Note("why-no-such-island", "2.3", "islands:n")
NO_TREASURE_THERE: Final = Note("why-no-treasure-there", "4.1", "island")
NO_NATIVE_THERE: Final = Note("why-no-native-there", "4.4", "owner:seat island")
NONE_OF_YOURS_THERE: Final = Note("why-none-of-yours-there", "4.2", "island")

TREASURE_MOVED: Final = Note("log-treasure-moved", "4.1", "from:island to:island")
NO_TREASURE_LEFT: Final = Note("log-no-treasure-left", "4.1")
RETURNED: Final = Note("log-returned", "4.2", "island")
NONE_TO_RETURN: Final = Note("log-none-to-return", "4.2")
PLACED: Final = Note("log-placed", "4.3", "island")
NONE_TO_PLACE: Final = Note("log-none-to-place", "4.3")
NATIVE_MOVED: Final = Note("log-native-moved", "4.4", "owner:seat from:island to:island")
NO_NATIVE_LEFT: Final = Note("log-no-native-left", "4.4")


def return_native(state: CostaRuana, seat: i64, island: i64) -> None:
    state.leave(seat, island)
    state.supply[seat] += 1
    state.note(RETURNED, seat, island)


class WhichTreasure(Question[CostaRuana]):
    """Which treasure goes where."""

    prompt: ClassVar = Note("ask-treasure", "4.1")

    def ask(self, state: CostaRuana, seat: i64, menu: Menu) -> None:
        others = state.islands() - 1
        for origin in range(others + 1):
            if state.treasures[origin] > 0:
                menu.offer_all(TREASURE[origin][others])
            else:
                menu.refuse_all(TREASURE[origin][others], NO_TREASURE_THERE, origin)
        menu.otherwise(ALL_TREASURE, NO_SUCH_ISLAND, others + 1)

    def answer(self, state: CostaRuana, seat: i64, move: Move) -> None:
        assert isinstance(move, MoveTreasure)
        state.treasures[move.origin] -= 1
        state.treasures[move.goal] += 1
        state.note(TREASURE_MOVED, seat, move.origin, move.goal)


WHICH_TREASURE: Final = WhichTreasure()


class MovesTreasure(Effect[CostaRuana]):
    """Move a treasure: from one island to another, if any island still has one."""

    def run(self, state: CostaRuana, seat: i64) -> None:
        if most(state.treasures) > 0:
            state.then(seat, WHICH_TREASURE)
        else:
            state.note(NO_TREASURE_LEFT, seat)


class OneOfSeveral(Question[CostaRuana]):
    """A question that is put several times in a row, and says the how manieth it is."""

    def __init__(self, number: i64, total: i64) -> None:
        self.number: Final = number
        self.total: Final = total

    def blanks(self, state: CostaRuana, seat: i64) -> tuple[int, ...]:
        return self.number, self.total


class WhichReturns(OneOfSeveral):
    """From which island a native goes home."""

    prompt: ClassVar = Note("ask-return", "4.2", "number:n total:n")

    def ask(self, state: CostaRuana, seat: i64, menu: Menu) -> None:
        islands = state.islands()
        for island in range(islands):
            if state.natives[island * state.seats + seat] > 0:
                menu.offer(RETURN[island])
            else:
                menu.refuse(RETURN[island], NONE_OF_YOURS_THERE, island)
        menu.otherwise(RETURN, NO_SUCH_ISLAND, islands)

    def answer(self, state: CostaRuana, seat: i64, move: Move) -> None:
        assert isinstance(move, ReturnNative)
        return_native(state, seat, move.island)


WHICH_RETURNS: Final = [[WhichReturns(number, total) for number in range(1, total + 1)] for total in range(MOST + 1)]


class ReturnsNatives(Effect[CostaRuana]):
    """Return 1, 2 or 3 natives: own ones, from any islands, or all when there are fewer."""

    def __init__(self, value: i64) -> None:
        self.value: Final = value

    def run(self, state: CostaRuana, seat: i64) -> None:
        there = state.on_islands(seat)
        if there == 0:
            state.note(NONE_TO_RETURN, seat)
        elif there <= self.value:  # all of them, in whatever order: nothing to ask
            for island in range(state.islands()):
                while state.natives[island * state.seats + seat] > 0:
                    return_native(state, seat, island)
        else:
            for question in reversed(WHICH_RETURNS[self.value]):
                state.then(seat, question)


class WherePlaced(OneOfSeveral):
    """On which island a native from the supply goes."""

    prompt: ClassVar = Note("ask-place", "4.3", "number:n total:n")
    placed: ClassVar = PLACED

    def ask(self, state: CostaRuana, seat: i64, menu: Menu) -> None:
        islands = state.islands()
        for island in range(islands):
            if state.crowds[island] < ROOM:
                menu.offer(PLACE[island])
            else:
                menu.refuse(PLACE[island], ISLAND_FULL, island, ROOM)
        menu.otherwise(PLACE, NO_SUCH_ISLAND, islands)

    def answer(self, state: CostaRuana, seat: i64, move: Move) -> None:
        assert isinstance(move, PlaceNative)
        state.arrive(seat, move.island)
        state.supply[seat] -= 1
        state.note(self.placed, seat, move.island)


WHERE_PLACED: Final = [[WherePlaced(number, total) for number in range(1, total + 1)] for total in range(MOST + 1)]


class PlacesNatives(Effect[CostaRuana]):
    """Place 1, 2 or 3 natives: from the supply, or all when it holds fewer."""

    def __init__(self, value: i64) -> None:
        self.value: Final = value

    def run(self, state: CostaRuana, seat: i64) -> None:
        if state.supply[seat] == 0:
            state.note(NONE_TO_PLACE, seat)
        for question in reversed(WHERE_PLACED[min(self.value, state.supply[seat])]):
            state.then(seat, question)


class WhichNative(Question[CostaRuana]):
    """Whose native moves, from where, to where."""

    prompt: ClassVar = Note("ask-move", "4.4")

    def ask(self, state: CostaRuana, seat: i64, menu: Menu) -> None:
        others = state.islands() - 1
        all_open = most(state.crowds) < ROOM
        i = 0
        for origin in range(others + 1):
            for owner in range(state.seats):
                if state.natives[i] > 0:
                    if all_open:
                        menu.offer_all(MOVE[owner][origin][others])
                    else:
                        self.offer_open(state, menu, MOVE[owner][origin][others])
                elif menu.asked is not None:  # looking words up only to refuse them takes time
                    menu.refuse_all(MOVE[owner][origin][others], NO_NATIVE_THERE, owner, origin)
                i += 1
        menu.otherwise(ALL_MOVE, NO_SUCH_ISLAND, others + 1)

    def offer_open(self, state: CostaRuana, menu: Menu, row: list[Move]) -> None:
        for move in row:
            assert isinstance(move, MoveNative)
            if state.crowds[move.goal] < ROOM:
                menu.offer(move)
            else:
                menu.refuse(move, ISLAND_FULL, move.goal, ROOM)

    def answer(self, state: CostaRuana, seat: i64, move: Move) -> None:
        assert isinstance(move, MoveNative)
        state.leave(move.owner, move.origin)
        state.arrive(move.owner, move.goal)
        state.note(NATIVE_MOVED, seat, move.owner, move.origin, move.goal)


WHICH_NATIVE: Final = WhichNative()


class MovesNative(Effect[CostaRuana]):
    """Move a native: anybody's, from one island to another with room."""

    def run(self, state: CostaRuana, seat: i64) -> None:
        if most(state.crowds) > 0:
            state.then(seat, WHICH_NATIVE)
        else:
            state.note(NO_NATIVE_LEFT, seat)


def _effect(face: str, value: i64) -> Task[CostaRuana]:
    if face == "move_treasure":
        return MovesTreasure()
    if face == "return":
        return ReturnsNatives(value)
    if face == "place":
        return PlacesNatives(value)
    assert face == "move_native", f"cards.json names an unknown face {face!r}"
    return MovesNative()


EFFECTS: Final[list[Task[CostaRuana]]] = [_effect(face, value) for face, value in FACES]
