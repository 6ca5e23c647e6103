"""A table laid out for one rule: only what the rule needs."""

from atoll.games.costa_ruana import COSTA_RUANA
from atoll.games.costa_ruana.rules.components import BACKGROUNDS, CARDS
from atoll.games.costa_ruana.rules.rounds import ROUND, PrepareNextRound
from atoll.games.costa_ruana.rules.state import CostaRuana, Played
from atoll.kernel.notes import Event
from atoll.kernel.numbers import packed
from atoll.kernel.tasks import TABLE, Seq

KINDS = {card.name: card.kind for card in CARDS}


def new_game(seats: int = 3, seed: int = 1, **options: str) -> CostaRuana:
    state = COSTA_RUANA.start(seats, seed, **options)
    assert isinstance(state, CostaRuana)
    return state


def empty_table(seats: int = 3, shaman: int = 0, showing: tuple[str, str] = ("night", "high_tide")) -> CostaRuana:
    """Nobody on the islands, nothing played, nothing to do; the given sides of the Condition cards show."""
    state = new_game(seats)
    state.agendas = [None] * len(state.agendas)
    state.listed = None  # what was listed is about the game that was here before
    state.first = shaman
    state.sides = packed([BACKGROUNDS.index(side) for side in showing])
    return state


def put(state: CostaRuana, seat: int, island: int, natives: int = 1) -> None:
    """Natives from the supply on an island (counted from one)."""
    for _ in range(natives):
        state.arrive(seat, island - 1)
        state.supply[seat] -= 1


def lay(
    state: CostaRuana, card: str, *, before: int, by: int = 0, up: bool = True, natives: tuple[int, ...] = ()
) -> int:
    """A card on the table with natives from the supplies on it; says which number it has."""
    played = Played(KINDS[card], by, before, up, 0, True)
    for seat in natives:
        played = played.visited(seat)
        state.supply[seat] -= 1
    state.played.append(played)
    return len(state.played)


def go(state: CostaRuana, *steps: type) -> list[Event]:
    """Run these steps of a round, up to the next question; the events are what happens from now on."""
    tasks = [task for task in ROUND if isinstance(task, steps)] or [step() for step in steps]
    return push(state, tasks)


def act(state: CostaRuana) -> list[Event]:
    """Reveal, resolve and collect."""
    return push(state, ROUND[4:])


def next_round(state: CostaRuana) -> list[Event]:
    return push(state, [PrepareNextRound()])


def push(state: CostaRuana, tasks: list) -> list[Event]:  # type: ignore[type-arg]
    events: list[Event] = []
    state.journal = events
    state.listed = None
    state.then(TABLE, Seq(tasks))
    state.settle()
    return events


def words(state: CostaRuana, seat: int) -> list[str]:
    return [move.text for move in state.moves(seat)]


def happened(events: list[Event], name: str) -> list[tuple[int, tuple[int, ...]]]:
    """Who did the thing of this name, with what."""
    return [
        (event.seat, event.values[: len(event.note.blanks)]) for event in events if event.note.name == f"log-{name}"
    ]


def why(state: CostaRuana, seat: int, text: str) -> str:
    move = state.lexicon().find(text)
    assert move is not None, text
    reason = state.why(seat, move)
    return "" if reason is None else f"{reason.note.name.removeprefix('why-')} {reason.note.rule}"
