"""Travel, digging and discovering (rules 4, 5 and 6)."""

from typing import ClassVar, Final

from atoll.kernel.moves import Menu, Move
from atoll.kernel.notes import Note
from atoll.kernel.tasks import Effect, Question

from . import printed
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
    RESOURCES,
    SIDE_ICONS,
    SPACES,
    SQUARES,
    TRAVEL,
)
from .purse import FINE, Purse, purse_of, settle, shortfall
from .state import BLOCKED, NO_ICON, NOBODY, NOT_IN_HAND, PAID, SHORT, Arnak, Payment
from .words import (
    ACTIVATE,
    BOON,
    DIG,
    DISCOVER,
    FIRST_WILD,
    HIRE,
    SKIP,
    TRAVEL_BOONS,
    TRAVEL_BY,
    TRAVEL_WITH,
    AssistantWord,
    CardWord,
    Dig,
    Discover,
    GuardianWord,
    SpaceWord,
)

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
EXPLORED: Final = Note("log-discover", "6.1", "space")
TOOK_IDOL: Final = Note("log-idol", "6.2", "idol")
TOOK_SECOND_IDOL: Final = Note("log-second-idol", "6.2")
FOUND: Final = Note("log-site", "6.3", "place site")
AWOKE: Final = Note("log-awake", "6.4", "place guardian")


class PayTravel(Payment):
    """Bring up the travel icons that are due, one source after the other; you choose which (rules 4.2)."""

    prompt: ClassVar = Note("ask-travel", "4.2", "n")

    def blanks(self, state: Arnak, seat: int) -> tuple[int, ...]:
        return (shortfall(state.spent, state.dues),)

    def ask(self, state: Arnak, seat: int, menu: Menu) -> None:
        short = shortfall(state.spent, state.dues)
        last = -1
        for card in state.hands[seat]:
            if card != last:
                self.offer_source(state, seat, menu, TRAVEL_BY[card], CARDS[card].icons, short)
            last = card
        for guardian in state.boons[seat]:
            if GUARDIANS[guardian].travels > 0:
                self.offer_source(state, seat, menu, BOON[guardian], GUARDIANS[guardian].icons, short)
        for square in range(seat * SQUARES, seat * SQUARES + SQUARES):
            side = state.assistants[square]
            if side >= 0 and state.ready[square]:
                self.offer_source(state, seat, menu, TRAVEL_WITH[side >> 1], SIDE_ICONS[side], short)
        coins = state.tokens[seat * len(RESOURCES) + COIN]
        if coins >= PILOT:
            menu.offer(HIRE)
        else:
            menu.refuse(HIRE, SHORT, COIN, coins, PILOT)
        if menu.asked is not None and isinstance(menu.asked, CardWord):
            menu.otherwise(TRAVEL_BY, NOT_IN_HAND, menu.asked.card)
        menu.otherwise(TRAVEL_WITH, NO_TRAVEL_ASSISTANT)
        menu.otherwise(TRAVEL_BOONS, NO_TRAVEL_BOON)

    def offer_source(self, state: Arnak, seat: int, menu: Menu, move: Move, icons: list[int], short: int) -> None:
        """A source is of use if it leaves less to pay."""
        if state.planes[seat]:
            useful = icons[BOOT] + icons[CAR] + icons[BOAT] + icons[PLANE] > 0
        else:
            useful = shortfall(state.spent, state.dues, icons) < short
        if useful:
            menu.offer(move)
        else:
            menu.refuse(move, NO_USE)

    def answer(self, state: Arnak, seat: int, move: Move) -> None:
        if isinstance(move, CardWord):
            state.hands[seat].remove(move.card)
            state.areas[seat].append(move.card)
            state.note(TRAVELLED_BY, seat, move.card)
            state.spend(seat, CARDS[move.card].icons)
        elif isinstance(move, GuardianWord):
            state.spend_boon(seat, move.guardian)
            state.spend(seat, GUARDIANS[move.guardian].icons)
        elif isinstance(move, AssistantWord):
            state.spend(seat, SIDE_ICONS[state.exhaust(seat, move.assistant)])
        else:
            state.tokens[seat * len(RESOURCES) + COIN] -= PILOT
            state.note(PAID, seat, PILOT, COIN)
            state.spent[PLANE] += 1
        pay_on(state, seat)


PAY_TRAVEL: Final = PayTravel()


def pay_travel(state: Arnak, seat: int, owed: list[int]) -> None:
    """Pay travel icons: with those left over this turn as far as they go, then with others."""
    for icon in range(len(owed)):
        state.dues[icon] += owed[icon]
    pay_on(state, seat)


def pay_on(state: Arnak, seat: int) -> None:
    """Ask for more, as long as what was brought up does not suffice."""
    if shortfall(state.spent, state.dues) > 0:
        state.then(seat, PAY_TRAVEL)
    else:
        settle(state.spent, state.dues)


class PayIcons(Effect[Arnak]):
    """Travel icons as the price of an effect (rules 4.6)."""

    def __init__(self, owed: list[int]) -> None:
        self.owed: Final = owed

    def run(self, state: Arnak, seat: int) -> None:
        pay_travel(state, seat, self.owed)


class Terms:
    """On which terms an archaeologist is sent: where to, and what is taken off (rules 17.4)."""

    def __init__(
        self,
        levels: list[bool],
        discover: bool,
        icon: int,
        icons: int,
        compasses: int,
        travel_free: bool,
        activations: int,
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


FULL_PRICE: Final = Terms([True, True, True], True, BOOT, 0, 0, False, 1)


def offer_journeys(state: Arnak, seat: int, menu: Menu, purse: Purse, terms: Terms) -> None:
    """Offer every space where this seat can dig or discover on these terms."""
    if state.home[seat] == 0:
        menu.refuse_all(DIG, ALL_OUT)
        menu.refuse_all(DISCOVER, ALL_OUT)
        return
    figures = state.figures
    sites = state.sites
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
    if menu.asked is not None and isinstance(menu.asked, SpaceWord):
        menu.otherwise(DIG, UNDISCOVERED, menu.asked.space)
        menu.otherwise(DISCOVER, DISCOVERED, menu.asked.space)


def journey(space: int, found: bool) -> Move:
    """What one does there: dig, or discover as long as nobody has."""
    return DIG[space] if found else DISCOVER[space - FIRST_WILD]


def offer_discovery(state: Arnak, seat: int, menu: Menu, purse: Purse, terms: Terms, space: int) -> None:
    compasses = state.tokens[seat * len(RESOURCES) + COMPASS]
    price = max(DISCOVER_COST[LEVEL[PLACE_OF[space]]] - terms.compasses, 0)
    if compasses >= price:
        offer_travel(state, seat, menu, DISCOVER[space - FIRST_WILD], purse, terms, space)
    elif menu.asked is not None:
        menu.refuse(DISCOVER[space - FIRST_WILD], SHORT, COMPASS, compasses, price)


def offer_travel(state: Arnak, seat: int, menu: Menu, move: Move, purse: Purse, terms: Terms, space: int) -> None:
    if terms.travel_free:
        menu.offer(move)
        return
    owed = TRAVEL[state.side][space]
    if terms.icons > 0:
        all_planes = state.planes[seat]
        icon = purse.lacks_with(owed, PLANE if all_planes else terms.icon, terms.help(owed, all_planes))
    else:
        icon = purse.lacks(owed, 0)
    if icon == FINE:
        menu.offer(move)
    else:
        menu.refuse(move, NO_ICON, icon)


def send(state: Arnak, seat: int, move: Move, terms: Terms) -> None:
    """Send an archaeologist where the move says: pay, then go there."""
    if isinstance(move, Dig):
        if terms.activations > 1:
            state.then(seat, USE_AGAIN[PLACE_OF[move.space]])
        state.then(seat, DIG_AT[move.space])
        pay_for_space(state, seat, move.space, terms)
    else:
        assert isinstance(move, Discover)
        price = max(DISCOVER_COST[LEVEL[PLACE_OF[move.space]]] - terms.compasses, 0)
        state.tokens[seat * len(RESOURCES) + COMPASS] -= price
        if price > 0:
            state.note(PAID, seat, price, COMPASS)
        state.then(seat, DISCOVER_AT[move.space - FIRST_WILD])
        pay_for_space(state, seat, move.space, terms)


def pay_for_space(state: Arnak, seat: int, space: int, terms: Terms) -> None:
    """Pay for travel; a discount counts like icons already brought up."""
    if terms.travel_free:
        return
    owed = TRAVEL[state.side][space]
    if terms.icons > 0:
        all_planes = state.planes[seat]
        state.spent[PLANE if all_planes else terms.icon] += terms.help(owed, all_planes)
    pay_travel(state, seat, owed)


class DigAt(Effect[Arnak]):
    """An archaeologist arrives and digs (rules 5.2 and 5.3)."""

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def run(self, state: Arnak, seat: int) -> None:
        state.home[seat] -= 1
        state.figures[self.space] = seat
        state.note(DUG, seat, self.space)
        state.then(seat, printed.SITE[state.sites[PLACE_OF[self.space]]])


class DiscoverAt(Effect[Arnak]):
    """An archaeologist arrives in the wild: idols, then the site, then its guardian (rules 6)."""

    def __init__(self, space: int) -> None:
        self.space: Final = space
        self.place: Final = PLACE_OF[space]

    def run(self, state: Arnak, seat: int) -> None:
        state.home[seat] -= 1
        state.figures[self.space] = seat
        state.note(EXPLORED, seat, self.space)
        idol = state.idols[self.place]
        state.idols[self.place] = NOBODY
        state.crates[seat] += LEVEL[self.place]  # at level II a second one lies face down
        state.note(TOOK_IDOL, seat, idol)
        if LEVEL[self.place] > 1:
            state.note(TOOK_SECOND_IDOL, seat)
        state.then(seat, AWAKEN[self.place])
        state.then(seat, REVEAL[self.place])
        state.then(seat, printed.IDOL[idol])


def lay_site(state: Arnak, seat: int, place: int) -> None:
    """Turn up the top site tile of the level and lay it there (rules 6.3)."""
    state.learn()
    level = LEVEL[place] - 1
    state.sites[place] = state.site_stacks[level].pop()
    state.known_below[level] = min(state.known_below[level], len(state.site_stacks[level]))
    state.note(FOUND, seat, place, state.sites[place])


class RevealSite(Effect[Arnak]):
    """The new site is laid out and used."""

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def run(self, state: Arnak, seat: int) -> None:
        lay_site(state, seat, self.place)
        state.then(seat, printed.SITE[state.sites[self.place]])


class Awaken(Effect[Arnak]):
    """The guardian comes last (rules 6.4)."""

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def run(self, state: Arnak, seat: int) -> None:
        state.learn()
        state.guardians[self.place] = state.guardian_stack.pop()
        state.note(AWOKE, seat, self.place, state.guardians[self.place])


class UseAgain(Question[Arnak]):
    """You may use the site a second time (rules 18.14)."""

    prompt: ClassVar = Note("ask-use-again", "18.14", "place")

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def blanks(self, state: Arnak, seat: int) -> tuple[int, ...]:
        return (self.place,)

    def ask(self, state: Arnak, seat: int, menu: Menu) -> None:
        menu.offer(ACTIVATE[self.place])
        menu.offer(SKIP)

    def answer(self, state: Arnak, seat: int, move: Move) -> None:
        if move is not SKIP:
            state.then(seat, printed.SITE[state.sites[self.place]])


DIG_AT: Final = [DigAt(space) for space in range(len(SPACES))]
DISCOVER_AT: Final = [DiscoverAt(space) for space in range(FIRST_WILD, len(SPACES))]
REVEAL: Final = [RevealSite(place) for place in range(len(PLACES))]
AWAKEN: Final = [Awaken(place) for place in range(len(PLACES))]
USE_AGAIN: Final = [UseAgain(place) for place in range(len(PLACES))]


class SendArchaeologist(Question[Arnak]):
    """You may dig or discover on the terms of a card."""

    prompt: ClassVar = Note("ask-send", "17.4")

    def __init__(self, terms: Terms) -> None:
        self.terms: Final = terms

    def ask(self, state: Arnak, seat: int, menu: Menu) -> None:
        offer_journeys(state, seat, menu, purse_of(state, seat), self.terms)
        menu.offer(SKIP)

    def answer(self, state: Arnak, seat: int, move: Move) -> None:
        if move is not SKIP:
            send(state, seat, move, self.terms)
