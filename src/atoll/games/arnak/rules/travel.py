"""Travel, digging and discovering (rules 4, 5 and 6)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from atoll.kernel.moves import Menu, Move
from atoll.kernel.notes import Note
from atoll.kernel.tasks import Effect, Question

from . import printed
from .board import BLOCKED, NOBODY
from .components import (
    BOAT,
    BOOT,
    CAR,
    CARDS,
    COIN,
    COMPASS,
    DISCOVER_COST,
    GUARDIANS,
    LEVEL,
    PILOT,
    PLACE_OF,
    PLACES,
    PLANE,
    SIDE_ICONS,
    SPACES,
    SQUARES,
    TRAVEL,
)
from .player import FINE, Player
from .purse import Purse, purse_of
from .state import NO_ICON, NOT_IN_HAND, SHORT, SHOWS_SITE, Arnak, MayTravel, Payment
from .words import (
    ACTIVATE,
    BOON,
    DIG,
    DISCOVER,
    FIRST_WILD,
    HIRE,
    SKIP,
    STAND_IN,
    TRAVEL_BOONS,
    TRAVEL_BY,
    TRAVEL_WITH,
    AssistantWord,
    CardWord,
    Dig,
    Discover,
    GuardianWord,
    StandIn,
)

SHOWS_GUARDIAN: Final = Note("shows-guardian", "6.4")
NO_USE: Final = Note("why-icons-no-use", "4.1")
NO_TRAVEL_BOON: Final = Note("why-no-travel-boon", "7.3")
NO_TRAVEL_ASSISTANT: Final = Note("why-no-travel-assistant", "12.7")
ALL_OUT: Final = Note("why-all-out", "5.2")
OCCUPIED: Final = Note("why-occupied", "5.1", "space")
SPACE_BLOCKED: Final = Note("why-blocked", "1.5", "space")
UNDISCOVERED: Final = Note("why-undiscovered", "5.1", "space")
DISCOVERED: Final = Note("why-discovered", "6.1", "space")
WRONG_LEVEL: Final = Note("why-wrong-level", "17.4", "space")
ONLY_DIG: Final = Note("why-only-dig", "17.4")

TRAVELLED_BY: Final = Note("log-travel", "4.2", "card")
DUG: Final = Note("log-dig", "5.2", "space")
EXPLORED: Final = Note("log-discover", "6.1", "space", gain=True)
TOOK_IDOL: Final = Note("log-idol", "6.2", "idol", gain=True)
TOOK_SECOND_IDOL: Final = Note("log-second-idol", "6.2")
FOUND: Final = Note("log-site", "6.3", "place site")
AWOKE: Final = Note("log-awake", "6.4", "place guardian")


class PayTravel(Payment):
    """Bring up the travel icons that are due, one source after the other; you choose which (rules 4.2)."""

    prompt: ClassVar = Note("ask-travel", "4.2", "n")

    def blanks(self, state: Arnak, seat: i64) -> tuple[int, ...]:
        return (state.travel.shortfall(),)

    def ask(self, state: Arnak, seat: i64, menu: Menu) -> None:
        player = state.players[seat]
        short = state.travel.shortfall()
        last = -1
        for card in player.hand:
            if card != last:
                self.offer_source(state, player, menu, TRAVEL_BY[card], CARDS[card].icons, short)
            last = card
        for guardian in player.boons:
            if GUARDIANS[guardian].travels > 0:
                self.offer_source(state, player, menu, BOON[guardian], GUARDIANS[guardian].icons, short)
        for square in range(SQUARES):
            side = player.assistants[square]
            if side >= 0 and player.ready[square]:
                self.offer_source(state, player, menu, TRAVEL_WITH[side >> 1], SIDE_ICONS[side], short)
        coins = player.tokens[COIN]
        if coins >= PILOT:
            menu.offer(HIRE)
        else:
            menu.refuse(HIRE, SHORT, COIN, coins, PILOT)
        menu.otherwise(TRAVEL_BY, NOT_IN_HAND)
        menu.otherwise(TRAVEL_WITH, NO_TRAVEL_ASSISTANT)
        menu.otherwise(TRAVEL_BOONS, NO_TRAVEL_BOON)

    def offer_source(self, state: Arnak, player: Player, menu: Menu, move: Move, icons: list[int], short: i64) -> None:
        """A source is of use if it leaves less to pay."""
        if player.planes:
            useful = icons[BOOT] + icons[CAR] + icons[BOAT] + icons[PLANE] > 0
        else:
            useful = state.travel.shortfall(icons) < short
        if useful:
            menu.offer(move)
        else:
            menu.refuse(move, NO_USE)

    def answer(self, state: Arnak, seat: i64, move: Move) -> None:
        player = state.players[seat]
        if isinstance(move, CardWord):
            player.hand.remove(move.card)
            player.area.append(move.card)
            state.note(TRAVELLED_BY, seat, move.card)
            state.travel.add(CARDS[move.card].icons, player.planes)
        elif isinstance(move, GuardianWord):
            state.use_up_boon(seat, move.guardian)
            state.travel.add(GUARDIANS[move.guardian].icons, player.planes)
        elif isinstance(move, AssistantWord):
            state.travel.add(SIDE_ICONS[state.exhaust(seat, move.assistant)], player.planes)
        else:
            state.pay(seat, COIN, PILOT)
            state.travel.icons[PLANE] += 1
        pay_on(state, seat)


PAY_TRAVEL: Final = PayTravel()


def pay_travel(state: Arnak, seat: i64, owed: list[int]) -> None:
    """Pay travel icons: with those left over this turn as far as they go, then with others."""
    state.travel.owe(owed)
    pay_on(state, seat)


def pay_on(state: Arnak, seat: i64) -> None:
    """Ask for more, as long as what was brought up does not suffice."""
    if state.travel.shortfall() > 0:
        state.then(seat, PAY_TRAVEL)
    else:
        state.travel.settle()
        replace_boots(state, seat)


def replace_boots(state: Arnak, seat: i64) -> None:
    """Boots that are due are paid by stronger icons, the weakest first; between a car and a boat you choose."""
    if state.travel.car_or_boat() and travels_again(state, seat):
        state.then(seat, WHAT_STANDS_IN)
    else:
        state.travel.use_weakest()


def travels_again(state: Arnak, seat: i64) -> bool:
    """Whether this seat may have a car or a boat to pay later in this turn."""
    for task in state.tasks(seat):
        if isinstance(task, MayTravel):
            return True
    return False


class WhatStandsIn(Payment):
    """Whether a left-over car or a left-over boat pays for a boot (rules 4.4)."""

    prompt: ClassVar = Note("ask-stand-in", "4.4")

    def ask(self, state: Arnak, seat: i64, menu: Menu) -> None:
        menu.offer_all(STAND_IN)

    def answer(self, state: Arnak, seat: i64, move: Move) -> None:
        assert isinstance(move, StandIn)
        state.travel.stand_in(move.icon)
        replace_boots(state, seat)


WHAT_STANDS_IN: Final = WhatStandsIn()


class PayIcons(Effect[Arnak]):
    """Travel icons as the price of an effect (rules 4.6)."""

    def __init__(self, owed: list[int]) -> None:
        self.owed: Final = owed

    def run(self, state: Arnak, seat: i64) -> None:
        pay_travel(state, seat, self.owed)


class TravelTerms:
    """On which terms an archaeologist is sent: where to, and what is taken off (rules 17.4)."""

    def __init__(
        self,
        levels: list[bool],
        discover: bool,
        icon: i64,
        icons: int,
        compasses: i64,
        travel_free: bool,
        activations: i64,
    ) -> None:
        self.levels: Final = levels
        self.discover: Final = discover
        self.icon: Final = icon  # the kind of icon taken off, and how many
        self.icons: Final = icons
        self.compasses: Final = compasses  # taken off when discovering
        self.travel_free: Final = travel_free
        self.activations: Final = activations

    def help(self, owed: list[int], all_planes: bool) -> int:
        """How many icons of the discount are of use against a travel cost (rules 4.5)."""
        if self.icons == 0:
            return 0
        if all_planes or self.icon == PLANE:
            useful = owed[BOOT] + owed[CAR] + owed[BOAT] + owed[PLANE]
        elif self.icon == BOOT:
            useful = owed[BOOT]
        else:
            useful = owed[BOOT] + owed[self.icon]
        return min(self.icons, useful)


FULL_PRICE: Final = TravelTerms([True, True, True], True, BOOT, 0, 0, False, 1)


def offer_journeys(state: Arnak, seat: i64, menu: Menu, purse: Purse, terms: TravelTerms) -> None:
    """Offer every space where this seat can dig or discover on these terms."""
    if state.players[seat].home == 0:
        menu.refuse_all(DIG, ALL_OUT)
        menu.refuse_all(DISCOVER, ALL_OUT)
        return
    figures = state.island.figures
    sites = state.island.sites
    for space in range(len(SPACES)):
        place = PLACE_OF[space]
        found = sites[place] >= 0
        if figures[space] != NOBODY:
            if menu.asked is not None:  # looking a word up only to refuse it takes time
                taken = SPACE_BLOCKED if figures[space] == BLOCKED else OCCUPIED
                menu.refuse(journey(space, found), taken, space)
        elif not terms.levels[LEVEL[place]]:
            menu.refuse(journey(space, found), WRONG_LEVEL, space)
        elif found:
            offer_travel(state, seat, menu, DIG[space], purse, terms, space)
        elif terms.discover:
            offer_discovery(state, seat, menu, purse, terms, space)
        else:
            menu.refuse(journey(space, found), ONLY_DIG)
    menu.otherwise(DIG, UNDISCOVERED)
    menu.otherwise(DISCOVER, DISCOVERED)


def journey(space: i64, found: bool) -> Move:
    """What one does there: dig, or discover as long as nobody has."""
    return DIG[space] if found else DISCOVER[space - FIRST_WILD]


def offer_discovery(state: Arnak, seat: i64, menu: Menu, purse: Purse, terms: TravelTerms, space: i64) -> None:
    compasses = state.players[seat].tokens[COMPASS]
    price = max(DISCOVER_COST[LEVEL[PLACE_OF[space]]] - terms.compasses, 0)
    if compasses >= price:
        offer_travel(state, seat, menu, DISCOVER[space - FIRST_WILD], purse, terms, space)
    elif menu.asked is not None:
        menu.refuse(DISCOVER[space - FIRST_WILD], SHORT, COMPASS, compasses, price)


def offer_travel(state: Arnak, seat: i64, menu: Menu, move: Move, purse: Purse, terms: TravelTerms, space: i64) -> None:
    if terms.travel_free:
        menu.offer(move)
        return
    owed = TRAVEL[state.side][space]
    if terms.icons > 0:
        all_planes = state.players[seat].planes
        icon = purse.lacks_with(owed, PLANE if all_planes else terms.icon, terms.help(owed, all_planes))
    else:
        icon = purse.lacks(owed, 0)
    if icon == FINE:
        menu.offer(move)
    else:
        menu.refuse(move, NO_ICON, icon)


def send(state: Arnak, seat: i64, move: Move, terms: TravelTerms) -> None:
    """Send an archaeologist where the move says: pay, then go there."""
    if isinstance(move, Dig):
        if terms.activations > 1:
            state.then(seat, USE_AGAIN[PLACE_OF[move.space]])
        state.then(seat, DIG_AT[move.space])
        pay_for_space(state, seat, move.space, terms)
    else:
        assert isinstance(move, Discover)
        state.pay(seat, COMPASS, DISCOVER_COST[LEVEL[PLACE_OF[move.space]]] - terms.compasses)
        state.then(seat, DISCOVER_AT[move.space - FIRST_WILD])
        pay_for_space(state, seat, move.space, terms)


def pay_for_space(state: Arnak, seat: i64, space: i64, terms: TravelTerms) -> None:
    """Pay for travel; a discount counts like icons already brought up."""
    if terms.travel_free:
        return
    owed = TRAVEL[state.side][space]
    if terms.icons > 0:
        all_planes = state.players[seat].planes
        state.travel.icons[PLANE if all_planes else terms.icon] += terms.help(owed, all_planes)
    pay_travel(state, seat, owed)


class DigAt(Effect[Arnak]):
    """An archaeologist arrives and digs (rules 5.2 and 5.3)."""

    def __init__(self, space: i64) -> None:
        self.space: Final = space

    def run(self, state: Arnak, seat: i64) -> None:
        state.players[seat].home -= 1
        state.island.figures[self.space] = seat
        state.note(DUG, seat, self.space)
        state.then(seat, printed.SITE[state.island.sites[PLACE_OF[self.space]]])


class DiscoverAt(Effect[Arnak]):
    """An archaeologist arrives in the wild: idols, then the site, then its guardian (rules 6)."""

    def __init__(self, space: i64) -> None:
        self.space: Final = space
        self.place: Final = PLACE_OF[space]

    def run(self, state: Arnak, seat: i64) -> None:
        player = state.players[seat]
        player.home -= 1
        state.island.figures[self.space] = seat
        state.note(EXPLORED, seat, self.space)
        idol = state.island.idols[self.place]
        state.island.idols[self.place] = NOBODY
        player.crates += LEVEL[self.place]  # at level II a second one lies face down
        state.note(TOOK_IDOL, seat, idol)
        if LEVEL[self.place] > 1:
            state.note(TOOK_SECOND_IDOL, seat)
        state.then(seat, AWAKEN[self.place])
        state.then(seat, REVEAL[self.place])
        state.then(seat, printed.IDOL[idol])


def lay_site(state: Arnak, seat: i64, place: i64) -> None:
    """Turn up the top site tile of the level and lay it there (rules 6.3)."""
    state.learn(SHOWS_SITE)
    island = state.island
    level = LEVEL[place] - 1
    stack = island.site_stacks[level]
    island.sites[place] = stack.pop()
    island.known_below[level] = min(island.known_below[level], len(stack))
    state.note(FOUND, seat, place, island.sites[place])


class RevealSite(Effect[Arnak]):
    """The new site is laid out and used."""

    def __init__(self, place: i64) -> None:
        self.place: Final = place

    def run(self, state: Arnak, seat: i64) -> None:
        lay_site(state, seat, self.place)
        state.then(seat, printed.SITE[state.island.sites[self.place]])


class Awaken(Effect[Arnak]):
    """The guardian comes last (rules 6.4)."""

    def __init__(self, place: i64) -> None:
        self.place: Final = place

    def run(self, state: Arnak, seat: i64) -> None:
        state.learn(SHOWS_GUARDIAN)
        guardian = state.island.guardian_stack.pop()
        state.island.guardians[self.place] = guardian
        state.note(AWOKE, seat, self.place, guardian)


class UseAgain(Question[Arnak]):
    """You may use the site a second time (rules 18.14)."""

    prompt: ClassVar = Note("ask-use-again", "18.14", "place")

    def __init__(self, place: i64) -> None:
        self.place: Final = place

    def blanks(self, state: Arnak, seat: i64) -> tuple[int, ...]:
        return (self.place,)

    def ask(self, state: Arnak, seat: i64, menu: Menu) -> None:
        menu.offer(ACTIVATE[self.place])
        menu.offer(SKIP)

    def answer(self, state: Arnak, seat: i64, move: Move) -> None:
        if move is not SKIP:
            state.then(seat, printed.SITE[state.island.sites[self.place]])


DIG_AT: Final = [DigAt(space) for space in range(len(SPACES))]
DISCOVER_AT: Final = [DiscoverAt(space) for space in range(FIRST_WILD, len(SPACES))]
REVEAL: Final = [RevealSite(place) for place in range(len(PLACES))]
AWAKEN: Final = [Awaken(place) for place in range(len(PLACES))]
USE_AGAIN: Final = [UseAgain(place) for place in range(len(PLACES))]


class SendArchaeologist(MayTravel):
    """You may dig or discover on the terms of a card."""

    prompt: ClassVar = Note("ask-send", "17.4")

    def __init__(self, terms: TravelTerms) -> None:
        self.terms: Final = terms

    def ask(self, state: Arnak, seat: i64, menu: Menu) -> None:
        offer_journeys(state, seat, menu, purse_of(state.players[seat], state.travel), self.terms)
        menu.offer(SKIP)

    def answer(self, state: Arnak, seat: i64, move: Move) -> None:
        if move is not SKIP:
            send(state, seat, move, self.terms)
