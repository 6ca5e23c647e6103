"""A table laid out for one rule: only what the rule needs."""

from typing import Any

from atoll.games.la_isla import LA_ISLA
from atoll.games.la_isla.rules.components import ANIMALS, CARDS, COLOURS, KINDS, MOST_SLOTS, PRINTED, Printed
from atoll.games.la_isla.rules.functions import FUNCTIONS, Where
from atoll.games.la_isla.rules.island import REGIONS, SPACES, Region
from atoll.games.la_isla.rules.placing import Explore
from atoll.games.la_isla.rules.rounds import EndRound, ScoreAnimal, TakeIncome, TurnUpFunction
from atoll.games.la_isla.rules.state import LETTERS, NONE, LaIsla
from atoll.games.la_isla.rules.words import A, B, D
from atoll.kernel.notes import Event
from atoll.kernel.tasks import TABLE, Task

BY_ID = {function.id: function for function in PRINTED}
OTHER = "extra_explorer"  # a function that does nothing in the actions B, C and D


def new_game(seats: int = 3, seed: int = 1, **options: str) -> LaIsla:
    state = LA_ISLA.start(seats, seed, **options)
    assert isinstance(state, LaIsla)
    return state


def empty_table(seats: int = 2, first: int = 0, **options: str) -> LaIsla:
    """Nobody on the island, no resources, no cards drawn, nothing to do."""
    state = new_game(seats, 1, **options)
    state.agendas = [None] * len(state.agendas)
    state.listed = None  # the moves of the questions that were there
    for hand in state.hands:
        state.pile.extend(hand)
        hand.clear()
    state.pile.sort()
    state.first = first
    state.resources = [0] * (seats * KINDS)
    return state


def next_of(names: list[str], name: str) -> str:
    """Another one of the same sort."""
    return names[(names.index(name) + 1) % len(names)]


# -- laying things out ------------------------------------------------------------------------------------


def card(state: LaIsla, function: str = "", colour: str = "", animal: str = "") -> int:
    """Take a card with these properties from the pile."""
    for index in state.pile:
        face = CARDS[index]
        if (
            PRINTED[face.function].id.startswith(function)
            and COLOURS[face.colour].startswith(colour)
            and ANIMALS[face.animal].startswith(animal)
        ):
            state.pile.remove(index)
            return index
    raise AssertionError(f"no card with {function} {colour} {animal} in the pile")


def show(state: LaIsla, seat: int, function: str, slot: int = 1) -> int:
    """A function in a slot of the holder (counted from one), over whatever lies there."""
    place = seat * MOST_SLOTS + slot - 1
    if state.slots[place] >= 0:
        state.covered.append(state.slots[place])
    state.slots[place] = card(state, function)
    return state.slots[place]


def visible(state: LaIsla, seat: int) -> list[str]:
    slots = state.slots[seat * MOST_SLOTS : (seat + 1) * MOST_SLOTS]
    return [PRINTED[CARDS[index].function].id if index >= 0 else "" for index in slots]


def give(state: LaIsla, seat: int, **resources: int) -> None:
    for colour, n in resources.items():
        state.resources[seat * KINDS + COLOURS.index(colour)] += n


def give_all(state: LaIsla, seat: int, n: int) -> None:
    give(state, seat, **dict.fromkeys(COLOURS, n))


def stock(state: LaIsla, seat: int) -> dict[str, int]:
    """The resources of a seat, without those it has none of."""
    row = state.resources[seat * KINDS : (seat + 1) * KINDS]
    return {colour: n for colour, n in zip(COLOURS, row, strict=True) if n}


def own(state: LaIsla, seat: int, animal: str, n: int) -> None:
    """So many animals of a kind, and no other number."""
    state.animals[seat * KINDS + ANIMALS.index(animal)] = n


def stand(state: LaIsla, seat: int, *spaces: int) -> None:
    """Explorers from the supply on these spaces."""
    for space in spaces:
        state.explorers[seat] |= 1 << space
        state.supply[seat] -= 1


def standing(state: LaIsla, seat: int) -> set[int]:
    return {space.index for space in SPACES if state.explorers[seat] >> space.index & 1}


def spaces(state: LaIsla, colour: str) -> list[int]:
    """The spaces of a colour."""
    return [space.index for space in SPACES if COLOURS[state.island.colours[space.index]] == colour]


def region(value: int) -> Region:
    """The first region with this number."""
    return next(region for region in REGIONS if region.value == value)


def put_tile(state: LaIsla, region: Region, animal: str) -> None:
    """This animal on a region; the tile that was there goes where the other one came from."""
    wanted = ANIMALS.index(animal)
    if state.tiles[region.index] != wanted:
        other = state.tiles.index(wanted)
        state.tiles[other] = state.tiles[region.index]
        state.tiles[region.index] = wanted


# -- doing things -----------------------------------------------------------------------------------------


def push(state: LaIsla, seat: int, task: Task[Any]) -> list[Event]:
    """Give a seat, or the table, something to do; the events are what happens from now on."""
    events: list[Event] = []
    state.journal = events
    state.then(seat, task)
    state.settle()
    return events


def explore(state: LaIsla, seat: int) -> list[Event]:
    return push(state, seat, Explore())


def place(state: LaIsla, seat: int, space: int) -> list[Event]:
    """Action C: an explorer to this space, up to the next question."""
    events = explore(state, seat)
    state.say(seat, f"place {SPACES[space].name}")
    return events


def plan(state: LaIsla, seat: int, letter: int, index: int) -> None:
    assert state.plans[seat * LETTERS + letter] == NONE
    state.plans[seat * LETTERS + letter] = index


def turn_up(state: LaIsla, seat: int, function: str) -> list[Event]:
    """Action A with a card of this function, up to the next question."""
    plan(state, seat, A, card(state, function))
    return push(state, seat, TurnUpFunction())


def income(state: LaIsla, seat: int, colour: str) -> list[Event]:
    """Action B with a card of this colour, up to the next question."""
    plan(state, seat, B, card(state, colour=colour))
    return push(state, seat, TakeIncome())


def score_animal(state: LaIsla, seat: int, animal: str) -> list[Event]:
    """Action D with a card of this animal, up to the next question."""
    plan(state, seat, D, card(state, animal=animal))
    return push(state, seat, ScoreAnimal())


def end_round(state: LaIsla) -> list[Event]:
    return push(state, TABLE, EndRound())


# -- asking -----------------------------------------------------------------------------------------------


def words(state: LaIsla, seat: int) -> list[str]:
    return [move.text for move in state.moves(seat)]


def verbs(state: LaIsla, seat: int) -> set[str]:
    """What kinds of words a seat is offered."""
    return {text.split()[0] for text in words(state, seat)}


def why(state: LaIsla, seat: int, text: str) -> str:
    """The reason and the rule why a word cannot be said; nothing if it can."""
    move = state.lexicon().find(text)
    assert move is not None, text
    reason = state.why(seat, move)
    return "" if reason is None else f"{reason.note.name.removeprefix('why-')} {reason.note.rule}"


def happened(events: list[Event], name: str) -> list[tuple[int, ...]]:
    """With which values the thing of this name happened."""
    return [event.values[: len(event.note.blanks)] for event in events if event.note.name == f"log-{name}"]


def where(state: LaIsla, function: Printed, seat: int = 0) -> list[int]:
    """The spaces for which the condition of a function holds."""
    when = FUNCTIONS[function.index].when
    assert isinstance(when, Where)
    mask = when.spaces(state, seat)
    return [space.index for space in SPACES if mask >> space.index & 1]
