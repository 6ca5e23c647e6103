"""Words taken apart: verb, object and target, for heads and embeddings instead of thousands of flat actions."""

from dataclasses import dataclass
from functools import cache

import numpy as np
import numpy.typing as npt

from atoll.kernel.game import Game, Named
from atoll.kernel.moves import Move

NOTHING = ""
"""What stands for an object or a target that a word does not have: always number 0 of its vocabulary."""


@dataclass(frozen=True)
class Factors:
    """The parts of every word of a lexicon, as numbers: `verb[code]` is a place in `verbs`, and so on.

    No two words have all three parts in common.
    """

    verb: npt.NDArray[np.int32]
    object: npt.NDArray[np.int32]
    target: npt.NDArray[np.int32]
    verbs: tuple[str, ...]
    objects: tuple[str, ...]
    targets: tuple[str, ...]

    def table(self) -> npt.NDArray[np.int32]:
        """The three parts side by side, a row for each word."""
        return np.stack([self.verb, self.object, self.target], axis=1)


def _things(game: Game, move: Move) -> list[str]:
    """What a word is about, in the order of its label: `card place-1/night`, `seat 2`."""
    named = []
    for (_, kind, _), value in zip(move.verb.blanks, move.values, strict=False):  # a price of one has one colour
        reads = game.kinds.get(kind)
        shown: str | int = value + 1 if kind == "seat" or reads is None else reads(value)
        named.append(str(shown) if isinstance(reads, Named) else f"{kind} {shown}")
    return named


def _parts(game: Game, move: Move) -> tuple[str, str, str]:
    """A target is the last of several things; what comes before is the object."""
    things = _things(game, move)
    target = things.pop() if len(things) > 1 else NOTHING
    return move.verb.name.removeprefix("do-"), ", ".join(things), target


@cache
def factors(game: Game) -> Factors:
    """The words of a game taken apart."""
    parts = [_parts(game, move) for move in game.lexicon]
    columns, vocabularies = [], []
    for column, always in zip(zip(*parts, strict=True), ((), (NOTHING,), (NOTHING,)), strict=True):
        vocabulary = {word: number for number, word in enumerate(dict.fromkeys([*always, *column]))}
        columns.append(np.array([vocabulary[word] for word in column], np.int32))
        columns[-1].setflags(write=False)  # everybody who asks gets the same
        vocabularies.append(tuple(vocabulary))
    return Factors(columns[0], columns[1], columns[2], vocabularies[0], vocabularies[1], vocabularies[2])
