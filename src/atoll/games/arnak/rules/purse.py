"""Costs, and whether travel icons suffice for them (rules 2.7 and 4.1)."""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

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
from .player import FINE, Player

# What a cost can lack, as one number: FINE, a resource, then these, then a travel icon.
A_CARD: Final = len(RESOURCES)
AN_IDOL: Final = A_CARD + 1
AN_ICON: Final = AN_IDOL + 1

NO_TRAVEL: Final = [0] * len(ICONS)


@mypyc_attr(acyclic=True)
class Cost:
    """What has to be paid, all of it."""

    def __init__(self, tokens: list[int], discards: i64, travel: list[int], idols: int) -> None:
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


@mypyc_attr(acyclic=True)
class Travel:
    """Travel icons of this turn: those brought up and not used yet, and those that are due."""

    def __init__(self, icons: list[int], dues: list[int]) -> None:
        self.icons: Final = icons
        self.dues: Final = dues

    def copy(self) -> "Travel":
        return Travel(icons=self.icons.copy(), dues=self.dues.copy())

    def add(self, icons: list[int], all_planes: bool) -> None:
        """Bring up the icons of one source; with the Ocarina they are planes."""
        for icon in range(len(icons)):
            self.icons[PLANE if all_planes else icon] += icons[icon]

    def owe(self, owed: list[int]) -> None:
        """These icons are due now."""
        for icon in range(len(owed)):
            self.dues[icon] += owed[icon]

    def shortfall(self, more: list[int] = NO_TRAVEL) -> int:
        """How many of the icons that are due the icons brought up so far, and perhaps some more, leave unpaid.

        A plane pays for anything, a car or boat also for a boot: so the icons suffice exactly if planes fill the gaps
        of planes, cars and boats, and there are enough icons in all.
        """
        boots = self.dues[BOOT] - self.icons[BOOT] - more[BOOT]
        cars = self.dues[CAR] - self.icons[CAR] - more[CAR]
        boats = self.dues[BOAT] - self.icons[BOAT] - more[BOAT]
        planes = self.dues[PLANE] - self.icons[PLANE] - more[PLANE]
        short = boots + cars + boats + planes
        if cars > 0:
            planes += cars
        if boats > 0:
            planes += boats
        if planes > short:
            short = planes
        return short if short > 0 else 0

    def settle(self) -> None:
        """All that is due can be paid: what pays for its own kind is used up, planes for cars and boats (rules 4.4).

        From now on nothing that comes later can take their place. What is still in `icons` is left over; boots that
        are still due are paid by other icons that stand in for them.
        """
        icons = self.icons
        for icon in (PLANE, CAR, BOAT, BOOT):
            icons[icon] -= self.dues[icon]
            self.dues[icon] = 0
        for icon in (CAR, BOAT):
            if icons[icon] < 0:
                icons[PLANE] += icons[icon]
                icons[icon] = 0
        if icons[BOOT] < 0:
            self.dues[BOOT] = -icons[BOOT]
            icons[BOOT] = 0

    def car_or_boat(self) -> bool:
        """Whether a car or a boat can stand in for a boot that is due, and not all of them have to."""
        cars, boats = self.icons[CAR], self.icons[BOAT]
        return cars > 0 and boats > 0 and 0 < self.dues[BOOT] < cars + boats

    def stand_in(self, icon: i64) -> None:
        """An icon pays for a boot."""
        self.icons[icon] -= 1
        self.dues[BOOT] -= 1

    def use_weakest(self) -> None:
        """Cars and boats stand in for the boots that are due, whichever are more; planes where there are none."""
        while self.dues[BOOT] > 0:
            if self.icons[CAR] > 0 and self.icons[CAR] >= self.icons[BOAT]:
                self.stand_in(CAR)
            else:
                self.stand_in(BOAT if self.icons[BOAT] > 0 else PLANE)


@mypyc_attr(acyclic=True, free_list_len=1)
class Purse:
    """All travel icons that a seat could use now."""

    def __init__(self) -> None:
        self.car: i64 = 0
        self.boat: i64 = 0
        self.plane: i64 = 0
        self.coins: i64 = 0  # for pilots
        self.total: i64 = 0

    def add(self, icons: list[int], all_planes: bool) -> None:
        """Put the icons of one source in."""
        boots: i64 = icons[BOOT]
        cars: i64 = icons[CAR]
        boats: i64 = icons[BOAT]
        planes: i64 = icons[PLANE]
        n = boots + cars + boats + planes
        self.total += n
        if all_planes:
            self.plane += n
        else:
            self.car += cars
            self.boat += boats
            self.plane += planes

    def lacks(self, owed: list[int], coins: i64) -> int:
        """The icon that is missing to pay what is owed, besides so many coins; FINE if none is."""
        boots: i64 = owed[BOOT]
        cars: i64 = owed[CAR]
        boats: i64 = owed[BOAT]
        planes: i64 = owed[PLANE]
        pilots = (self.coins - coins) // PILOT
        left = self.plane + pilots - planes
        if left < 0:
            return PLANE
        if cars > self.car:
            left -= cars - self.car
            if left < 0:
                return CAR
        if boats > self.boat:
            left -= boats - self.boat
            if left < 0:
                return BOAT
        if self.total + pilots < boots + cars + boats + planes:
            return BOOT
        return FINE

    def lacks_with(self, owed: list[int], icon: i64, n: i64) -> int:
        """The same, with so many more icons of one kind."""
        more = [n if kind == icon else 0 for kind in range(len(ICONS))]
        self.add(more, False)
        missing = self.lacks(owed, 0)
        less = [-n if kind == icon else 0 for kind in range(len(ICONS))]
        self.add(less, False)
        return missing


def purse_of(player: Player, travel: Travel) -> Purse:
    """All the travel icons a player could bring up now (rules 4.2 and 4.3)."""
    purse = Purse()
    all_planes = player.planes
    purse.add(travel.icons, False)
    for card in player.hand:
        purse.add(CARDS[card].icons, all_planes)
    for guardian in player.boons:
        if GUARDIANS[guardian].travels > 0:
            purse.add(GUARDIANS[guardian].icons, all_planes)
    for square in range(SQUARES):
        if player.assistants[square] >= 0 and player.ready[square]:
            purse.add(SIDE_ICONS[player.assistants[square]], all_planes)
    purse.coins = player.tokens[COIN]
    return purse
