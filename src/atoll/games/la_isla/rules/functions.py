"""The special functions (rules 8): when each works, and what it gives.

The data names a trigger and an effect for every function; each word of that vocabulary is one class here.
"""

from abc import abstractmethod
from typing import ClassVar, Final

from mypy_extensions import i64

from atoll.kernel.moves import Menu, Move
from atoll.kernel.notes import Note
from atoll.kernel.tasks import Question

from .components import CARDS, KINDS, MOST_SLOTS, PRINTED, SLOTS, Printed
from .island import COLOUR_PRINT, RING_PRINT, SYMBOL_PRINT
from .state import FREE, LaIsla
from .words import ALL_SWAP, DONE, MARKER, SWAP, TAKE, MoveMarker, SwapResource, TakeResource

NO_RESOURCE_OPEN: Final = Note("why-no-resource-open", "8.4")
NO_MARKER_OPEN: Final = Note("why-no-marker-open", "8.14")
NO_SWAP_OPEN: Final = Note("why-no-swap-open", "8.6")
NONE_TO_GIVE: Final = Note("why-none-to-give", "8.6", "colour")
TAKE_FIRST: Final = Note("why-take-first", "8.1")

SCORES: Final = Note("log-scores", "8.1", "function n", gain=True)
USES: Final = Note("log-uses", "8.1", "function")
DECLINES: Final = Note("log-declines", "8.1", "function")
SWAPPED: Final = Note("log-swapped", "8.6", "given:colour taken:colour")
NEW_EXPLORER: Final = Note("log-new-explorer", "8.11", "left:n")
NO_NEW_EXPLORER: Final = Note("log-no-new-explorer", "8.11")
SLOT_OPENED: Final = Note("log-slot-opened", "8.12")

# The moments at which functions are looked at.
DRAWING: Final = 0  # in the card phase
TURNED_UP: Final = 1  # once, when the card comes into the holder
B_CARD: Final = 2  # about the colour of its resource
PRICE: Final = 3  # about a space that somebody would like to enter
PAYING: Final = 4  # about the colour of a resource
LANDED: Final = 5  # about the space that an explorer has come to
TILE_GAINED: Final = 6  # about its animal
D_CARD: Final = 7  # about the animal that the card shows
D_MOVED: Final = 8  # about the animal whose marker has moved


class When:
    """The condition of a function: its moment, and what that must be about."""

    def __init__(self, moment: int) -> None:
        self.moment: Final = moment

    def holds(self, state: LaIsla, seat: i64, about: int) -> bool:
        return True


class About(When):
    """The moment is about a certain colour or animal."""

    def __init__(self, moment: int, thing: i64) -> None:
        super().__init__(moment)
        self.thing: Final = thing

    def holds(self, state: LaIsla, seat: i64, about: int) -> bool:
        return about == self.thing


class Where(When):
    """The moment is about a space, and this holds for some of them."""

    @abstractmethod
    def spaces(self, state: LaIsla, seat: i64) -> int:
        """Those for which it holds, as bits."""

    def holds(self, state: LaIsla, seat: i64, about: int) -> bool:
        return (self.spaces(state, seat) >> about) & 1 == 1


class Shows(Where):
    """The space shows a certain colour or symbol, or lies in a certain ring."""

    def __init__(self, moment: int, shown: int) -> None:
        super().__init__(moment)
        self.shown: Final = shown

    def spaces(self, state: LaIsla, seat: i64) -> int:
        return state.island.prints[self.shown]


class InCompany(Where):
    """Another player has an explorer on the space (rules 8.6)."""

    def spaces(self, state: LaIsla, seat: i64) -> int:
        return state.company(seat)


class What:
    """What a function gives. This one gives nothing by itself: it changes a rule as long as it is visible."""

    def __init__(self) -> None:
        self.optional = True  # whether somebody could have a reason to decline it

    def fire(self, state: LaIsla, seat: i64, function: "Function", about: int) -> None:
        """Do what needs no choice; what needs one joins the open functions."""

    def offer(self, state: LaIsla, seat: i64, menu: Menu) -> None:
        """The words with which an open function is used."""

    def takes(self, move: Move) -> bool:
        """Whether this word is meant for it."""
        return False

    def use(self, state: LaIsla, seat: i64, move: Move) -> None:
        """Use an open function with this word."""


class Points(What):
    def fire(self, state: LaIsla, seat: i64, function: "Function", about: int) -> None:
        state.points[seat] += function.amount
        state.note(SCORES, seat, function.index, function.amount)


class SameResource(What):
    """More of the colour that the B card has brought (rules 8.8)."""

    def fire(self, state: LaIsla, seat: i64, function: "Function", about: int) -> None:
        state.note(USES, seat, function.index)
        for _ in range(function.amount):
            state.gain(seat, about)


class Choice(What):
    """A gift that asks how it is used; so many times, one by one."""

    def fire(self, state: LaIsla, seat: i64, function: "Function", about: int) -> None:
        for _ in range(function.amount):
            state.open.append(function.index)


class AnyResource(Choice):
    def __init__(self) -> None:
        super().__init__()
        self.optional = False  # a resource more never hurts

    def offer(self, state: LaIsla, seat: i64, menu: Menu) -> None:
        menu.offer_all(TAKE)

    def takes(self, move: Move) -> bool:
        return isinstance(move, TakeResource)

    def use(self, state: LaIsla, seat: i64, move: Move) -> None:
        assert isinstance(move, TakeResource)
        state.gain(seat, move.colour)


class AnyMarker(Choice):
    """Move any marker and score for it (rules 8.14)."""

    def offer(self, state: LaIsla, seat: i64, menu: Menu) -> None:
        menu.offer_all(MARKER)

    def takes(self, move: Move) -> bool:
        return isinstance(move, MoveMarker)

    def use(self, state: LaIsla, seat: i64, move: Move) -> None:
        assert isinstance(move, MoveMarker)
        state.move_marker(seat, move.animal)


class Swap(Choice):
    """Give a resource back, take another (rules 8.6)."""

    def offer(self, state: LaIsla, seat: i64, menu: Menu) -> None:
        for colour in range(KINDS):
            if state.resources[seat * KINDS + colour] > 0:
                menu.offer_all(SWAP[colour])
            else:
                menu.refuse_all(SWAP[colour], NONE_TO_GIVE, colour)

    def takes(self, move: Move) -> bool:
        return isinstance(move, SwapResource)

    def use(self, state: LaIsla, seat: i64, move: Move) -> None:
        assert isinstance(move, SwapResource)
        state.resources[seat * KINDS + move.given] -= 1
        state.resources[seat * KINDS + move.taken] += 1
        state.note(SWAPPED, seat, move.given, move.taken)


class NewExplorer(What):
    """An explorer from the reserve, kept for good (rules 8.11)."""

    def fire(self, state: LaIsla, seat: i64, function: "Function", about: int) -> None:
        for _ in range(function.amount):
            if state.reserve[seat] > 0:
                state.reserve[seat] -= 1
                state.supply[seat] += 1
                state.note(NEW_EXPLORER, seat, state.reserve[seat])
            else:
                state.note(NO_NEW_EXPLORER, seat)


class NewSlot(What):
    """A fourth slot, free at first (rules 8.12)."""

    def fire(self, state: LaIsla, seat: i64, function: "Function", about: int) -> None:
        state.slots[seat * MOST_SLOTS + SLOTS] = FREE
        state.note(SLOT_OPENED, seat)


class Function:
    """A special function."""

    def __init__(self, printed: Printed, when: When, what: What) -> None:
        self.index: Final = printed.index
        self.when: Final = when
        self.what: Final = what
        self.amount: Final = printed.amount


EFFECTS: Final[dict[str, What]] = {
    "gain_vp": Points(),
    "gain_same_resource": SameResource(),
    "gain_resource": AnyResource(),
    "move_marker": AnyMarker(),
    "swap_resource": Swap(),
    "gain_explorer": NewExplorer(),
    "gain_slot": NewSlot(),
    # These are looked for where their rule is: in the card phase, at a price, a payment or a D card.
    "draw_extra": What(),
    "cost": What(),
    "wild_resource": What(),
    "move_any_marker_instead": What(),
}

_MOMENTS: Final[dict[str, int]] = {
    "pay_placement": PAYING,
    "income_color": B_CARD,
    "gain_tile": TILE_GAINED,
    "d_card_animal": D_CARD,
    "d_move_animal": D_MOVED,
    "draw": DRAWING,
    "on_reveal": TURNED_UP,
}

_PRINTS: Final[dict[str, int]] = {
    "place_on_color": COLOUR_PRINT,
    "place_on_symbol": SYMBOL_PRINT,
    "place_on_ring": RING_PRINT,
}


TRIGGERS: Final = [*_MOMENTS, *_PRINTS, "place_with_company"]


def _when(printed: Printed) -> When:
    landing = PRICE if printed.effect == "cost" else LANDED
    if printed.trigger in _PRINTS:
        return Shows(landing, _PRINTS[printed.trigger] + printed.value)
    if printed.trigger == "place_with_company":
        return InCompany(landing)
    moment = _MOMENTS[printed.trigger]
    return When(moment) if printed.value < 0 else About(moment, printed.value)


FUNCTIONS: Final = [Function(printed, _when(printed), EFFECTS[printed.effect]) for printed in PRINTED]
ON_CARD: Final = [FUNCTIONS[card.function] for card in CARDS]


def visible(state: LaIsla, seat: i64, moment: int) -> list[Function]:
    """The functions of a seat that are looked at in this moment."""
    found: list[Function] = []
    for i in range(seat * MOST_SLOTS, (seat + 1) * MOST_SLOTS):
        card = state.slots[i]
        if card >= 0:
            function = ON_CARD[card]
            if function.when.moment == moment:
                found.append(function)
    return found


def fire(state: LaIsla, seat: i64, moment: int, about: int) -> None:
    """Let all functions of a seat work whose condition is met; those that need a choice become open."""
    for i in range(seat * MOST_SLOTS, (seat + 1) * MOST_SLOTS):
        card = state.slots[i]
        if card >= 0:
            function = ON_CARD[card]
            if function.when.moment == moment and function.when.holds(state, seat, about):
                function.what.fire(state, seat, function, about)


class UseFunctions(Question[LaIsla]):
    """Use the open functions in any order; `done` declines the rest (rules 8.1)."""

    prompt: ClassVar = Note("ask-use", "8.1", "function n")

    def blanks(self, state: LaIsla, seat: i64) -> tuple[int, ...]:
        return (state.open[0], len(state.open))

    def ask(self, state: LaIsla, seat: i64, menu: Menu) -> None:
        offered: list[What] = []
        optional = True
        for function in state.open:
            what = FUNCTIONS[function].what
            if what not in offered:
                offered.append(what)
                what.offer(state, seat, menu)
                optional = optional and what.optional
        if optional:
            menu.offer(DONE)
        else:
            menu.refuse(DONE, TAKE_FIRST)
        menu.otherwise(TAKE, NO_RESOURCE_OPEN)
        menu.otherwise(MARKER, NO_MARKER_OPEN)
        menu.otherwise(ALL_SWAP, NO_SWAP_OPEN)

    def answer(self, state: LaIsla, seat: i64, move: Move) -> None:
        if move is DONE:
            for function in state.open:
                state.note(DECLINES, seat, function)
            state.open.clear()
            return
        for i, function in enumerate(state.open):
            if FUNCTIONS[function].what.takes(move):
                del state.open[i]
                state.note(USES, seat, function)
                FUNCTIONS[function].what.use(state, seat, move)
                ask_to_use(state, seat)
                return


USE_FUNCTIONS: Final = UseFunctions()


def ask_to_use(state: LaIsla, seat: i64) -> None:
    """Ask how the open functions are used, if any are left."""
    if state.open:
        state.then(seat, USE_FUNCTIONS)
