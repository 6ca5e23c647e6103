"""Teaching a net in NumPy: two hidden layers, Adam, and rounding to the whole numbers that are played with.

At this size a framework would bring half a gigabyte and no speed: nearly all the time goes into products of matrices.
"""

from typing import Any

import numpy as np

from atoll.kernel.net import FIRST_ROOM, SECOND_ROOM, Weights

Array = np.ndarray[Any, np.dtype[Any]]

KEEP_FIRST, KEEP_SECOND = 0.9, 0.999
"""How much of Adam's two memories is kept at each step."""
CALM = 0.02
"""How far the calm net follows at each pass, when there have been many."""
TINY = 1e-8
BATCH = 1024
SHORT = 32_000
"""What a number of two bytes may reach."""
LAST_MOST = 1000


class Learner:
    """A net of floating point numbers that learns to say what rows are worth.

    What is played with is calmer: the running mean of the weights, in which the noise of single batches cancels out.
    """

    def __init__(self, most: list[int], hidden: int, second: int, seed: int = 1) -> None:
        dice = np.random.default_rng(seed)
        self.most = np.asarray(most, np.uint8)
        # Not one over the highest: a point more must not be too faint to be noticed where there may be a hundred.
        self.scale = (np.maximum(1, self.most) ** -0.5).astype(np.float32)
        size = len(most)
        self.parts: dict[str, Array] = {
            "first": even(dice, size, hidden),
            "first_bias": np.zeros(hidden, np.float32),
            "second": even(dice, hidden, second),
            "second_bias": np.zeros(second, np.float32),
            "last": np.zeros(second, np.float32),
            "last_bias": np.zeros(1, np.float32),
        }
        self.calm = {name: part.copy() for name, part in self.parts.items()}
        self.slow = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.wide = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.steps = 0
        self.seed = seed

    def learn(self, rows: Array, aims: Array, rate: float) -> float:
        """One pass over some rows in random order; says the mean squared error beforehand."""
        loss = 0.0
        order = np.random.default_rng([self.seed, self.steps]).permutation(len(aims))
        for start in range(0, len(order), BATCH):
            chosen = order[start : start + BATCH]
            loss += self.step(rows[chosen], aims[chosen], rate) * len(chosen)
        self.calm_down(len(range(0, len(order), BATCH)))
        return loss / max(1, len(order))

    def calm_down(self, steps: int) -> None:
        """Let the calm net follow the last steps; at first it forgets quickly."""
        pace = min(1.0, max(CALM, 4 * steps / self.steps))
        for name, part in self.parts.items():
            self.calm[name] += pace * (part - self.calm[name])

    def step(self, rows: Array, aims: Array, rate: float) -> float:
        """Move all weights a little against the error of one batch."""
        parts = self.parts
        given = np.minimum(rows, self.most).astype(np.float32) * self.scale
        one = np.maximum(given @ parts["first"] + parts["first_bias"], 0)
        two = np.maximum(one @ parts["second"] + parts["second_bias"], 0)
        chance = 1 / (1 + np.exp(-(two @ parts["last"] + parts["last_bias"][0])))
        off = chance - aims
        slope = (off / len(aims)).astype(np.float32)  # of the cross-entropy
        back_two = np.outer(slope, parts["last"]) * (two > 0)
        back_one = (back_two @ parts["second"].T) * (one > 0)
        self.steps += 1
        self.adam("last", two.T @ slope, rate)
        self.adam("last_bias", slope.sum(keepdims=True), rate)
        self.adam("second", one.T @ back_two, rate)
        self.adam("second_bias", back_two.sum(0), rate)
        self.adam("first", given.T @ back_one, rate)
        self.adam("first_bias", back_one.sum(0), rate)
        return float((off * off).mean())

    def adam(self, name: str, slope: Array, rate: float) -> None:
        """A step of one part, scaled by how large its slopes have been."""
        slow, wide = self.slow[name], self.wide[name]
        slow *= KEEP_FIRST
        slow += (1 - KEEP_FIRST) * slope
        wide *= KEEP_SECOND
        wide += (1 - KEEP_SECOND) * slope * slope
        pace = rate * (1 - KEEP_SECOND**self.steps) ** 0.5 / (1 - KEEP_FIRST**self.steps)
        self.parts[name] -= pace * slow / (np.sqrt(wide) + TINY)

    def weights(self) -> Weights:
        """The calm net in whole numbers, each sum scaled so that it fills its lane and can never leave it."""
        parts = {name: part.astype(np.float64) for name, part in self.calm.items()}
        most = self.most.astype(np.float64)
        first = parts["first"] * self.scale.astype(np.float64)[:, None]
        reach = most @ abs(first) + abs(parts["first_bias"]) + TINY
        scale = np.minimum(0.98 * FIRST_ROOM / reach, SHORT / (abs(first).max(0) + TINY))
        first, first_bias = np.rint(first * scale), np.rint(parts["first_bias"] * scale)
        second = parts["second"] / scale[:, None]  # what a hidden sum is too large, its weights are too small
        reach = (most @ abs(first) + abs(first_bias)) @ abs(second) + abs(parts["second_bias"]) + TINY
        scale = np.minimum(0.98 * SECOND_ROOM / reach, SHORT / (abs(second).max(0) + TINY))
        second, second_bias = np.rint(second * scale), np.rint(parts["second_bias"] * scale)
        last = parts["last"] / scale
        unit = LAST_MOST / (abs(last).max() + TINY)
        return Weights(
            [int(number) for number in most],
            whole(first),
            whole(first_bias),
            whole(second),
            whole(second_bias),
            whole(np.rint(last * unit)),
            round(float(parts["last_bias"][0]) * unit),
            max(1, round(unit)),
        )

    def state(self) -> dict[str, Array]:
        """All that must be kept to go on from here."""
        kept = {f"part {name}": part for name, part in self.parts.items()}
        kept |= {f"calm {name}": part for name, part in self.calm.items()}
        kept |= {f"slow {name}": part for name, part in self.slow.items()}
        kept |= {f"wide {name}": part for name, part in self.wide.items()}
        return {**kept, "steps": np.asarray(self.steps)}

    def resume(self, kept: Any) -> None:
        """Go on from what was kept."""
        for name in self.parts:
            self.parts[name] = kept[f"part {name}"]
            self.calm[name] = kept[f"calm {name}"]
            self.slow[name] = kept[f"slow {name}"]
            self.wide[name] = kept[f"wide {name}"]
        self.steps = int(kept["steps"])


def even(dice: np.random.Generator, inputs: int, outputs: int) -> Array:
    """First weights, evenly spread about zero; the fewer inputs, the larger."""
    reach = inputs**-0.5
    return dice.uniform(-reach, reach, (inputs, outputs)).astype(np.float32)


def whole(numbers: Array) -> list[int]:
    return [int(number) for number in numbers.ravel()]
