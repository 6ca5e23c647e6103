"""A round of Costa Ruana (rules 3, 5 and 6), step by step."""

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from atoll.kernel.moves import Menu, Move
from atoll.kernel.notes import Note
from atoll.kernel.numbers import fewest, most, repeated
from atoll.kernel.tasks import TABLE, Effect, For, InTurn, Question, Seq, Task

from .components import BACKGROUNDS, CARDS, CONDITIONS, DRAWS, FACES, GROUND_OF, MOST_SEATS, ROUNDS, TYPE_OF
from .effects import EFFECTS, WherePlaced
from .state import CostaRuana, Played
from .words import (
    ALL_HIDE,
    ALL_SHOW,
    FLIP,
    HIDE,
    NAME,
    PASS,
    RESOLVE,
    SERVE,
    SHOW,
    STAND,
    Flip,
    Name,
    PlayCard,
    Resolve,
    StandOn,
)

SHOWS_HIDDEN: Final = Note("shows-hidden", "3.5")
SHOWS_HAND: Final = Note("shows-hand", "6.3")
NOT_IN_HAND: Final = Note("why-not-in-hand", "3.1")
NO_SUCH_SEAT: Final = Note("why-no-such-seat", "3.1", "seats:n")
NO_SUCH_CARD: Final = Note("why-no-such-card", "3.3", "cards:n")
NO_CARD_TO_RESOLVE: Final = Note("why-no-such-card", "3.6", "cards:n")
NOBODY_TO_NAME: Final = Note("why-no-such-seat", "6.4", "seats:n")
SUPPLY_EMPTY: Final = Note("why-supply-empty", "3.3")
NOT_BEFORE_YOU: Final = Note("why-not-before-you", "3.6", "spot")
RESOLVE_LATER: Final = Note("why-resolve-later", "3.6", "spot")
NOT_YOURSELF: Final = Note("why-not-yourself", "6.4")

SHOWN: Final = Note("log-shown", "3.1", "card before:seat")
HIDDEN: Final = Note("log-hidden", "3.2", "card* before:seat")
STOOD: Final = Note("log-stood", "3.3", "spot")
PASSED: Final = Note("log-passed", "3.3")
FLIPPED: Final = Note("log-flipped", "3.4", "background")
REVEALED: Final = Note("log-revealed", "3.5", "spot card")
INACTIVE: Final = Note("log-inactive", "3.5", "spot card")
NATIVE_HOME: Final = Note("log-native-home", "3.9")
RESOLVES: Final = Note("log-resolves", "3.6", "spot card")
COPIES: Final = Note("log-copies", "3.7", "spot card")
ROUND_BEGINS: Final = Note("log-round-begins", "3.0", "round:n")
WON_ISLAND: Final = Note("log-won-island", "5.2", "island", gain=True)
WON_OUTSIDE: Final = Note("log-won-outside", "5.4", "island", gain=True)
ARGUING: Final = Note("log-arguing", "5.3", "island")
NEW_SHAMAN: Final = Note("log-new-shaman", "6.1", "won:n")
DREW: Final = Note("log-drew", "6.3", "card*")
NAMED: Final = Note("log-named", "6.4", "other:seat")


class Play(Question[CostaRuana]):
    """Lay one card before any player (rules 3.1 and 3.2)."""

    def offer_hand(self, state: CostaRuana, seat: i64, menu: Menu, words: list[list[list[Move]]]) -> None:
        last = -1
        for kind in state.hands[seat]:
            if kind != last:
                menu.offer_all(words[kind][state.seats])
                last = kind
        asked = menu.asked
        if isinstance(asked, PlayCard) and asked.before >= state.seats:
            menu.refuse(asked, NO_SUCH_SEAT, state.seats)

    def lay(self, state: CostaRuana, seat: i64, move: Move) -> None:
        assert isinstance(move, PlayCard)
        state.hands[seat].remove(move.kind)
        state.played.append(Played(move.kind, seat, move.before, move.up, 0, True))
        state.note(SHOWN if move.up else HIDDEN, seat, move.kind, move.before)


class FaceUp(Play):
    """Rules 3.1: a card face up."""

    prompt: ClassVar = Note("ask-show", "3.1")

    def ask(self, state: CostaRuana, seat: i64, menu: Menu) -> None:
        self.offer_hand(state, seat, menu, SHOW)
        menu.otherwise(ALL_SHOW, NOT_IN_HAND)

    def answer(self, state: CostaRuana, seat: i64, move: Move) -> None:
        self.lay(state, seat, move)


class FaceDown(Play):
    """Rules 3.2: a card face down."""

    prompt: ClassVar = Note("ask-hide", "3.2")

    def ask(self, state: CostaRuana, seat: i64, menu: Menu) -> None:
        self.offer_hand(state, seat, menu, HIDE)
        menu.otherwise(ALL_HIDE, NOT_IN_HAND)

    def answer(self, state: CostaRuana, seat: i64, move: Move) -> None:
        self.lay(state, seat, move)


class NativeOnCard(Question[CostaRuana]):
    """Rules 3.3: perhaps a native on a card."""

    prompt: ClassVar = Note("ask-stand", "3.3")

    def ask(self, state: CostaRuana, seat: i64, menu: Menu) -> None:
        if state.supply[seat] > 0:
            menu.offer_all(STAND[: len(state.played)])
            menu.otherwise(STAND, NO_SUCH_CARD, len(state.played))
        else:
            menu.refuse_all(STAND, SUPPLY_EMPTY)
        menu.offer(PASS)

    def answer(self, state: CostaRuana, seat: i64, move: Move) -> None:
        if isinstance(move, StandOn):
            state.supply[seat] -= 1
            state.played[move.spot] = state.played[move.spot].visited(seat)
            state.note(STOOD, seat, move.spot)
        else:
            state.note(PASSED, seat)


class TurnCondition(Question[CostaRuana]):
    """Rules 3.4: the Shaman turns over one Condition card."""

    prompt: ClassVar = Note("ask-flip", "3.4")

    def ask(self, state: CostaRuana, seat: i64, menu: Menu) -> None:
        menu.offer_all(FLIP)

    def answer(self, state: CostaRuana, seat: i64, move: Move) -> None:
        assert isinstance(move, Flip)
        state.turned = move.condition
        state.sides[move.condition] ^= 1  # the two sides of a card are neighbours in BACKGROUNDS
        state.note(FLIPPED, seat, state.sides[move.condition])


TURN_CONDITION: Final = TurnCondition()


class AskShaman(Effect[CostaRuana]):
    """A question for the Shaman alone."""

    def __init__(self, task: Task[Any]) -> None:
        self.task: Final = task

    def run(self, state: CostaRuana, seat: i64) -> None:
        state.then(state.first, self.task)


def natives_home(state: CostaRuana, spot: i64) -> None:
    """Discard a card; the natives on it return to their owners' supplies (rules 3.5 and 3.9)."""
    card = state.played[spot]
    if card.natives != 0:
        for seat in range(state.seats):
            if card.has_native(seat):
                state.supply[seat] += 1
                state.note(NATIVE_HOME, seat)
    state.played[spot] = card.discarded()
    state.discards.append(card.kind)


class Reveal(Effect[CostaRuana]):
    """Rules 3.5: turn the face-down cards up and discard what does not match."""

    def run(self, state: CostaRuana, seat: i64) -> None:
        state.learn(SHOWS_HIDDEN)
        for spot, card in enumerate(state.played):
            if not card.up:
                state.played[spot] = card.turned_up()
                state.note(REVEALED, card.by, spot, card.kind)
        for spot, card in enumerate(state.played):
            background = GROUND_OF[card.kind]
            if background != state.sides[0] and background != state.sides[1]:
                state.note(INACTIVE, card.by, spot, card.kind)
                natives_home(state, spot)


class Applies(Effect[CostaRuana]):
    """The effect of a card for one seat (rules 3.6 and 3.7), announced in the log."""

    def __init__(self, spot: i64, note: Note) -> None:
        self.spot: Final = spot
        self.announcement: Final = note

    def run(self, state: CostaRuana, seat: i64) -> None:
        kind = state.played[self.spot].kind
        state.note(self.announcement, seat, self.spot, kind)
        state.then(seat, EFFECTS[CARDS[kind].face])


class Finish(Effect[CostaRuana]):
    """Rules 3.9: a resolved card is discarded, its natives go home."""

    def __init__(self, spot: i64) -> None:
        self.spot: Final = spot

    def run(self, state: CostaRuana, seat: i64) -> None:
        natives_home(state, self.spot)


SPOTS: Final = range(2 * MOST_SEATS)
APPLY: Final[list[list[Task[CostaRuana]]]] = [
    [For(seat, Applies(spot, RESOLVES)) for seat in range(MOST_SEATS)] for spot in SPOTS
]
COPY: Final[list[list[Task[CostaRuana]]]] = [
    [For(seat, Applies(spot, COPIES)) for seat in range(MOST_SEATS)] for spot in SPOTS
]
FINISH: Final = [Finish(spot) for spot in SPOTS]


class ResolveNext(Question[CostaRuana]):
    """Rules 3.6: the next of the cards before you, by type; among equal types you choose."""

    prompt: ClassVar = Note("ask-resolve", "3.6")

    def ask(self, state: CostaRuana, seat: i64, menu: Menu) -> None:
        first_type: i64 = len(FACES)
        for card in state.played:
            if card.active and card.before == seat and TYPE_OF[card.kind] < first_type:
                first_type = TYPE_OF[card.kind]
        for spot, card in enumerate(state.played):
            if card.active and card.before == seat and TYPE_OF[card.kind] == first_type:
                menu.offer(RESOLVE[spot])
            elif menu.asked is not None:  # looking a word up only to refuse it takes time
                yours = card.active and card.before == seat
                menu.refuse(RESOLVE[spot], RESOLVE_LATER if yours else NOT_BEFORE_YOU, spot)
        menu.otherwise(RESOLVE, NO_CARD_TO_RESOLVE, len(state.played))

    def answer(self, state: CostaRuana, seat: i64, move: Move) -> None:
        assert isinstance(move, Resolve)
        card = state.played[move.spot]
        state.then(TABLE, RESOLVE_NEXT[seat])
        state.then(TABLE, FINISH[move.spot])
        for place in range(state.seats - 1, -1, -1):  # last on the agenda comes first: clockwise from this seat
            copier = (seat + place) % state.seats
            if card.has_native(copier):
                state.then(TABLE, COPY[move.spot][copier])
        state.then(TABLE, APPLY[move.spot][seat])


_RESOLVE_NEXT: Final = ResolveNext()
RESOLVE_NEXT: Final[list[Task[CostaRuana]]] = [For(seat, _RESOLVE_NEXT) for seat in range(MOST_SEATS)]


def island_winner(state: CostaRuana, island: i64) -> i64:
    """Who takes a treasure as things stand, or -1: the highest number of natives that one tribe alone has (rules 5)."""
    winner: i64 = -1
    if state.treasures[island] == 0:
        return winner
    seats: i64 = state.seats
    start = island * seats
    met: i64 = 0  # the numbers of natives that tribes have, one bit each
    shared: i64 = 0  # those that several have
    one: i64 = 1
    for seat in range(seats):
        count: i64 = state.natives[start + seat]
        number = one << count
        shared |= met & number
        met |= number
    best: i64 = 0
    for seat in range(seats):
        count = state.natives[start + seat]
        if count > best and (shared >> count) & 1 == 0:
            best = count
            winner = seat
    return winner


class Collect(Effect[CostaRuana]):
    """Rules 5: the winner of each island takes a treasure and one native back."""

    def run(self, state: CostaRuana, seat: i64) -> None:
        state.takers = repeated(-1, state.islands())
        for island in range(state.islands()):
            winner = island_winner(state, island)
            if winner >= 0:
                self.award(state, island, winner)
            elif state.treasures[island] > 0 and state.crowds[island] > 0:
                state.note(ARGUING, TABLE, island)

    def award(self, state: CostaRuana, island: i64, winner: i64) -> None:
        if state.journal is not None:
            start = island * state.seats
            outside = state.natives[start + winner] < most(state.natives[start : start + state.seats])
            state.note(WON_OUTSIDE if outside else WON_ISLAND, winner, island)
        state.treasures[island] -= 1
        state.tally[winner] += 1
        state.takers[island] = winner
        state.leave(winner, island)
        state.supply[winner] += 1


class Resign(Question[CostaRuana]):
    """Rules 6.4: the new Shaman may name another player instead."""

    prompt: ClassVar = Note("ask-resign", "6.4")

    def ask(self, state: CostaRuana, seat: i64, menu: Menu) -> None:
        menu.offer(SERVE)
        for other in range(state.seats):
            if other != seat:
                menu.offer(NAME[other])
            else:
                menu.refuse(NAME[other], NOT_YOURSELF)
        menu.otherwise(NAME, NOBODY_TO_NAME, state.seats)

    def answer(self, state: CostaRuana, seat: i64, move: Move) -> None:
        if isinstance(move, Name):
            state.first = move.seat
            state.note(NAMED, seat, move.seat)


RESIGN: Final = Resign()


def hide_treasures(state: CostaRuana) -> None:
    """Rules 6.2: what was collected goes into the huts."""
    for seat in range(state.seats):
        state.huts[seat] += state.tally[seat]
        state.tally[seat] = 0


class PrepareNextRound(Effect[CostaRuana]):
    """Rules 6: new Shaman, treasures into the huts, new cards, resignation."""

    def run(self, state: CostaRuana, seat: i64) -> None:
        state.round += 1
        state.turned = -1
        won = fewest(state.tally)
        outgoing = state.first
        for place in range(1, state.seats + 1):  # the outgoing Shaman comes last
            candidate = (outgoing + place) % state.seats
            if state.tally[candidate] == won:
                state.first = candidate
                break
        state.note(NEW_SHAMAN, state.first, won)
        hide_treasures(state)
        state.played.clear()
        self.draw(state)
        state.note(ROUND_BEGINS, TABLE, state.round)
        state.then(state.first, RESIGN)

    def draw(self, state: CostaRuana) -> None:
        state.learn(SHOWS_HAND)
        for place in range(state.seats):
            drawer = (state.first + place) % state.seats
            drawn = sorted([state.pile.pop() for _ in range(DRAWS[state.round - 1])])
            for kind in drawn:
                state.note(DREW, drawer, kind)
            hand = state.hands[drawer]
            hand.extend(drawn)
            hand.sort()


class Score(Effect[CostaRuana]):
    """Rules 7: the huts are lifted."""

    def run(self, state: CostaRuana, seat: i64) -> None:
        hide_treasures(state)


ROUND: Final[list[Task[Any]]] = [
    InTurn(FaceUp()),
    InTurn(FaceDown()),
    InTurn(NativeOnCard()),
    AskShaman(TURN_CONDITION),
    Reveal(),
    InTurn(_RESOLVE_NEXT),
    Collect(),
]


class FirstNative(WherePlaced):
    """Rules 2.7: a native on an island before the first round."""

    prompt: ClassVar = Note("ask-first-native", "2.7", "number:n total:n")
    placed: ClassVar = Note("log-placed", "2.7", "island")


def course_of_the_game(first_natives: int) -> Seq[CostaRuana]:
    """Everything from the first native to the last treasure."""
    placing: list[Task[Any]] = [InTurn(FirstNative(n, first_natives)) for n in range(1, first_natives + 1)]
    tasks = placing + ROUND
    for _ in range(1, ROUNDS):
        tasks = [*tasks, PrepareNextRound(), *ROUND]
    return Seq([*tasks, Score()])


assert len(CONDITIONS) == 2 and len(BACKGROUNDS) == 4, "cards.json must hold two Condition cards of two sides"
