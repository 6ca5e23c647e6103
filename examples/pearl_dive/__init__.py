"""Pearl Dive, a game in under a hundred lines: everybody secretly lays a shell, the highest lone one dives."""

from pathlib import Path
from typing import Any

from atoll.kernel.game import About, Game, Outcome, Part, count
from atoll.kernel.lexicon import Lexicon
from atoll.kernel.moves import Menu, Move
from atoll.kernel.notes import Note
from atoll.kernel.rng import Rng, dice
from atoll.kernel.state import State
from atoll.kernel.tasks import Agenda, AtOnce, Effect, Question, Seq, first_agendas
from atoll.kernel.worth import Weights, Worth

LAY = [Move(Note("do-lay", "1.1", "shell:n*"), f"lay {shell}", (shell,)) for shell in range(1, 6)]
LEXICON = Lexicon(LAY)
SPENT, SHOWN = Note("why-spent", "1.1", "shell:n"), Note("log-shown", "1.2", "shell:n")


class Bay(State):
    """The shells still in hand, the ones laid in secret, and the pearls found."""

    def __init__(self, rng: Rng, seats: int, agendas: list[Agenda | None], learned: int,
                 hands: list[list[int]], laid: list[int], pearls: list[int]) -> None:  # fmt: skip
        super().__init__(rng, seats, 0, agendas, learned)
        self.hands, self.laid, self.pearls = hands, laid, pearls  # a laid shell is out of the hand; 0 is none

    def lexicon(self) -> Lexicon:
        return LEXICON

    def copy(self) -> "Bay":
        agendas, hands = self.agendas.copy(), [list(hand) for hand in self.hands]
        return Bay(self.rng.copy(), self.seats, agendas, self.learned, hands, list(self.laid), list(self.pearls))

    def world(self, seat: int, rng: Rng) -> "Bay":
        """What others have laid may be any shell they had."""
        bay = self.copy()
        for other in range(bay.seats):
            if other != seat and bay.laid[other]:
                shells = sorted([*bay.hands[other], bay.laid[other]])
                bay.laid[other], bay.hands[other] = shells.pop(rng.below(len(shells))), shells
        return bay  # nothing else is hidden: this game has no shuffled cards


class LayShell(Question[Bay]):
    prompt = Note("ask-lay", "1.1")

    def ask(self, state: Bay, seat: int, menu: Menu) -> None:
        for shell, move in enumerate(LAY, 1):
            menu.offer(move) if shell in state.hands[seat] else menu.refuse(move, SPENT, shell)

    def answer(self, state: Bay, seat: int, move: Move) -> None:
        state.laid[seat] = move.values[0]
        state.hands[seat].remove(move.values[0])


class Dive(Effect[Bay]):
    def run(self, state: Bay, seat: int) -> None:
        state.learn()
        for diver in range(state.seats):
            state.note(SHOWN, diver, state.laid[diver])
        lone = [shell for shell in state.laid if state.laid.count(shell) == 1]
        for finder in [state.laid.index(max(lone))] if lone else []:
            state.pearls[finder] += 1
            state.note(Note("log-found", "1.2"), finder)
        state.laid = [0] * state.seats


def setup(options: Any, seats: int, seed: int) -> Bay:
    agendas = first_agendas(seats, Seq([AtOnce(LayShell()), Dive()] * 3))
    bay = Bay(dice(options, seed), seats, agendas, 0, [[1, 2, 3, 4, 5] for _ in range(seats)], [0] * seats, [0] * seats)
    bay.settle()
    return bay


def outcome(bay: Bay) -> Outcome | None:
    ranks = tuple(1 + sum(other > mine for other in bay.pearls) for mine in bay.pearls)
    parts = tuple((Part("score-pearls", pearls),) for pearls in bay.pearls)
    return Outcome(tuple(bay.pearls), ranks, parts, rule="1.3") if bay.over() else None


def look(bay: Bay, seat: int) -> dict[str, Any]:
    """Which shells are left is open to all; which of them has just been laid is not."""
    left = [sorted({*hand, laid} - {0}) for hand, laid in zip(bay.hands, bay.laid, strict=True)]
    mine = bay.laid[seat] if seat >= 0 else 0
    return {"left": left, "ready": [shell > 0 for shell in bay.laid], "mine": mine, "pearls": bay.pearls.copy()}


class PearlWorth(Worth[Bay]):
    def terms(self, state: Bay, seat: int) -> list[float]:
        return [float(state.pearls[seat])]


PEARL_DIVE = Game(
    name="pearl-dive", title="Pearl Dive", seats=range(2, 5), rules=1, lexicon=LEXICON, setup=setup, outcome=outcome,
    view=look, worth=PearlWorth(["pearls"], {n: [Weights(1.0, [1.0])] for n in range(2, 5)}), kinds={"n": count},
    audit=lambda bay: "" if sum(bay.pearls) <= 3 else "too many pearls", folder=Path(__file__).parent,
    about=About(minutes=5, weight="light", usual_seats=3),
)  # fmt: skip
