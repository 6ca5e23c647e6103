"""How often random play reaches every component and every effect word.

    python -m arnak.exercise 10000

plays so many games, spread over all numbers of seats and both sides, and prints the table. In every second game the
players are eager: they research when they can, keep their idols and pass when they must, or the upper rows would
hardly be seen.
"""

import sys
from collections import Counter
from collections.abc import Callable
from typing import Any

from atoll.games.arnak import ARNAK
from atoll.games.arnak.rules.components import (
    ASSISTANTS,
    BONUS_STEPS,
    BONUSES,
    CARDS,
    GUARDIANS,
    IDOL_STEPS,
    IDOLS,
    PLACE_OF,
    SIDES,
    SITE_NAMES,
    SITE_STEPS,
    TOKENS,
    TRACKS,
)
from atoll.games.arnak.rules.effects import OPS
from atoll.games.arnak.rules.state import Arnak
from atoll.games.arnak.rules.words import AssistantWord, FillSlot, Research, UseAssistant
from atoll.kernel.moves import Move
from atoll.kernel.notes import Event
from atoll.kernel.rng import seeded

FEARLESS = [card for card in CARDS if card.steps]


def components() -> dict[str, list[Any]]:
    """Everything that can be used, with the effects it has."""
    found = {card.name: card.steps for card in FEARLESS}
    found |= {f"{card.name}, passing": card.pass_steps for card in CARDS if card.pass_steps}
    found |= {guardian.name: [] for guardian in GUARDIANS}
    found |= {f"boon of {guardian.name}": guardian.boon for guardian in GUARDIANS}
    for assistant in ASSISTANTS:
        found |= {f"{assistant.name} {side}": assistant.steps[gold] for gold, side in enumerate(("silver", "gold"))}
    found |= dict(zip(SITE_NAMES, SITE_STEPS, strict=True))
    found |= {f"bonus {name}": steps for name, steps in zip(BONUSES, BONUS_STEPS, strict=True)}
    found |= {f"idol {name}": steps for name, steps in zip(IDOLS, IDOL_STEPS, strict=True)}
    for side, track in zip(SIDES, TRACKS, strict=True):
        for token, rows in zip(TOKENS, track.steps, strict=True):
            found |= {f"{side} {token} {row}": steps for row, steps in enumerate(rows) if row}
    return found


def used_by_move(state: Arnak, seat: int, move: Move) -> str:
    """The side of an assistant that a move uses."""
    if isinstance(move, UseAssistant) or (isinstance(move, AssistantWord) and move.text.startswith("travel")):
        side = state.players[seat].assistants[state.players[seat].square_of(move.assistant)]
        return f"{ASSISTANTS[side >> 1].name} {'gold' if side & 1 else 'silver'}"
    return ""


def used_by_event(state: Arnak, event: Event) -> str:
    """The component that an event tells of."""
    name, first, second = event.note.name.removeprefix("log-"), event.values[0], event.values[1]
    readings: dict[str, Callable[[], str]] = {
        "play": lambda: CARDS[first].name,
        "resolve": lambda: CARDS[first].name,
        "pass-with": lambda: f"{CARDS[first].name}, passing",
        "overcome": lambda: GUARDIANS[first].name,
        "boon": lambda: f"boon of {GUARDIANS[first].name}",
        "site": lambda: SITE_NAMES[second],
        "stack-site": lambda: SITE_NAMES[first],
        "activate": lambda: SITE_NAMES[state.island.sites[first]],
        "dig": lambda: SITE_NAMES[state.island.sites[PLACE_OF[first]]],
        "bonus": lambda: f"bonus {BONUSES[first]}",
        "idol": lambda: f"idol {IDOLS[first]}",
        "glass": lambda: f"{SIDES[state.side]} glass {TRACKS[state.side].row[first]}",
        "notebook": lambda: f"{SIDES[state.side]} notebook {TRACKS[state.side].row[first]}",
    }
    return readings[name]() if name in readings else ""


def eager(moves: list[Move]) -> list[Move]:
    """The research moves among these, or all but passing, skipping and spending idols."""
    busy = [move for move in moves if move.text not in ("pass", "skip", "end") and not isinstance(move, FillSlot)]
    return [move for move in busy if isinstance(move, Research)] or busy or moves


def exercise(games: int) -> Counter[str]:
    """Play random games and count what is used in them."""
    uses: Counter[str] = Counter(dict.fromkeys(components(), 0))
    for number in range(games):
        seats, side = 1 + number % 4, SIDES[number // 4 % 2]
        state = ARNAK.start(seats, number, temple=side)
        assert isinstance(state, Arnak)
        rng = seeded(number)
        events: list[Event] = []
        state.journal = events
        while not state.over():
            seat = state.waiting()[0]
            moves = eager(state.moves(seat)) if number % 16 >= 8 else state.moves(seat)
            move = moves[rng.below(len(moves))]
            uses[used_by_move(state, seat, move)] += 1
            state.play(seat, move)
            for event in events:
                uses[used_by_event(state, event)] += 1
            events.clear()
    return Counter({name: uses[name] for name in components()})


def ops(steps: list[Any]) -> set[str]:
    """All effect words in an effect, however deep."""
    found = set()
    for step in steps:
        found.add(step["op"])
        for inner in [step.get("then", []), *step.get("options", [])]:
            found |= ops(inner) if isinstance(inner, list) else set()
    return found


def by_word(uses: Counter[str]) -> Counter[str]:
    """How often each effect word came up, by the components that it stands on."""
    words: Counter[str] = Counter(dict.fromkeys(OPS, 0))
    for name, steps in components().items():
        for word in ops(steps):
            words[word] += uses[name]
    return words


def main(games: int) -> None:
    uses = exercise(games)
    for title, counts in (("components", uses), ("effect words", by_word(uses))):
        print(f"{title}, in {games} random games")  # noqa: T201
        for name, n in sorted(counts.items(), key=lambda pair: pair[1]):
            print(f"{n:9}  {name}")  # noqa: T201


if __name__ == "__main__":
    main(int(sys.argv[1]))
