"""Costs, and whether travel icons suffice for them (rules 2.7 and 4.1)."""

from typing import TYPE_CHECKING, Any, Final

from .components import (
    BOAT,
    BOOT,
    CAR,
    CARDS,
    COIN,
    GUARDIANS,
    ICONS,
    PILOT,
    PLANE,
    RESOURCES,
    SIDE_ICONS,
    SQUARES,
    count_icons,
    count_tokens,
)

if TYPE_CHECKING:
    from .state import Arnak

# What a cost can lack, as one number: a resource, then these, then a travel icon.
FINE: Final = -1
A_CARD: Final = len(RESOURCES)
AN_IDOL: Final = A_CARD + 1
AN_ICON: Final = AN_IDOL + 1

NO_TRAVEL: Final = [0] * len(ICONS)


class Cost:
    """What has to be paid, all of it."""

    def __init__(self, tokens: list[int], discards: int, travel: list[int], idols: int) -> None:
        self.tokens: Final = tokens
        self.discards: Final = discards
        self.travel: Final = travel
        self.travels: Final = sum(travel)
        self.idols: Final = idols


def read_cost(record: dict[str, Any]) -> Cost:
    """The cost that a record of the data describes."""
    return Cost(
        count_tokens(record),
        int(record.get("discard_card", 0)),
        count_icons(record.get("travel", [])),
        int(record.get("idol_from_crates", 0)),
    )


class Purse:
    """All travel icons that a seat could use now."""

    def __init__(self) -> None:
        self.boot = 0
        self.car = 0
        self.boat = 0
        self.plane = 0
        self.coins = 0  # for pilots
        self.total = 0

    def add(self, icons: list[int], all_planes: bool) -> None:
        """Put the icons of one source in."""
        n = icons[BOOT] + icons[CAR] + icons[BOAT] + icons[PLANE]
        self.total += n
        if all_planes:
            self.plane += n
        else:
            self.boot += icons[BOOT]
            self.car += icons[CAR]
            self.boat += icons[BOAT]
            self.plane += icons[PLANE]

    def lacks(self, owed: list[int], coins: int) -> int:
        """The icon that is missing to pay what is owed, besides so many coins; FINE if none is."""
        pilots = (self.coins - coins) // PILOT
        planes = self.plane + pilots - owed[PLANE]
        if planes < 0:
            return PLANE
        cars = owed[CAR] - self.car
        if cars > 0:
            planes -= cars
            if planes < 0:
                return CAR
        boats = owed[BOAT] - self.boat
        if boats > 0:
            planes -= boats
            if planes < 0:
                return BOAT
        if self.total + pilots < owed[BOOT] + owed[CAR] + owed[BOAT] + owed[PLANE]:
            return BOOT
        return FINE

    def lacks_with(self, owed: list[int], icon: int, n: int) -> int:
        """The same, with so many more icons of one kind."""
        more = [n if kind == icon else 0 for kind in range(len(ICONS))]
        self.add(more, False)
        missing = self.lacks(owed, 0)
        less = [-n if kind == icon else 0 for kind in range(len(ICONS))]
        self.add(less, False)
        return missing


def purse_of(state: "Arnak", seat: int) -> Purse:
    """All the travel icons this seat could bring up now (rules 4.2 and 4.3)."""
    purse = Purse()
    all_planes = state.planes[seat]
    purse.add(state.spent, False)
    for card in state.hands[seat]:
        purse.add(CARDS[card].icons, all_planes)
    for guardian in state.boons[seat]:
        if GUARDIANS[guardian].travels > 0:
            purse.add(GUARDIANS[guardian].icons, all_planes)
    for square in range(seat * SQUARES, seat * SQUARES + SQUARES):
        if state.assistants[square] >= 0 and state.ready[square]:
            purse.add(SIDE_ICONS[state.assistants[square]], all_planes)
    purse.coins = state.tokens[seat * len(RESOURCES) + COIN]
    return purse


def shortfall(spent: list[int], dues: list[int], more: list[int] = NO_TRAVEL) -> int:
    """How many of the icons that are due the icons brought up so far, and perhaps some more, leave unpaid.

    A plane pays for anything, a car or boat also for a boot: so the icons suffice exactly if planes fill the gaps
    of planes, cars and boats, and there are enough icons in all.
    """
    boots = dues[BOOT] - spent[BOOT] - more[BOOT]
    cars = dues[CAR] - spent[CAR] - more[CAR]
    boats = dues[BOAT] - spent[BOAT] - more[BOAT]
    planes = dues[PLANE] - spent[PLANE] - more[PLANE]
    short = boots + cars + boats + planes
    if cars > 0:
        planes += cars
    if boats > 0:
        planes += boats
    if planes > short:
        short = planes
    return short if short > 0 else 0


def settle(spent: list[int], dues: list[int]) -> None:
    """All that is due is paid: what it took is used up, the weakest icons that serve first (rules 4.4).

    From now on nothing that comes later can take their place. What is still in `spent` is left over.
    """
    for icon in (PLANE, CAR, BOAT, BOOT):
        spent[icon] -= dues[icon]
        dues[icon] = 0
    for icon in (CAR, BOAT):
        if spent[icon] < 0:
            spent[PLANE] += spent[icon]
            spent[icon] = 0
    while spent[BOOT] < 0:
        spent[_stands_in(spent)] -= 1
        spent[BOOT] += 1


def _stands_in(spent: list[int]) -> int:
    """What pays for a boot where there is none."""
    if spent[CAR] > 0 and spent[CAR] >= spent[BOAT]:
        return CAR
    return BOAT if spent[BOAT] > 0 else PLANE
