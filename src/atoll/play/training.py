"""Training a net for a game by self-play: a folder keeps plan, learner and curve, so that it can go on at any time."""

import csv
import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np

from atoll import games
from atoll.bots.jury import net_path
from atoll.kernel.game import Game
from atoll.kernel.mistakes import Mistake
from atoll.kernel.netfile import net_bytes
from atoll.kernel.rng import derived
from atoll.kernel.rows import Layout

from .learning import Learner
from .practice import PORTION, NoRows, Played, agreement, play_portion, trial
from .workers import Jobs, run_all

ROUND = 16_384
"""Rows after which the net learns, and the next games are played with what it has become."""
PASSES = 2
WHIMS = 120
LAST_WHIMS = 20
"""Of a thousand words, so many are said on a whim at first and at last."""
LAST_RATE = 0.05
"""What is left of the pace of learning at last."""
POINTS = 24
"""Points of the curve, and the games and redealt worlds that each is judged by."""
TRIAL_GAMES = 100
TRIAL_WORLDS = 2
AGREEMENT_GAMES = 20
"""Games in which net and linear value are compared for the card."""
TOP = 255
"""The highest number of a byte."""


class OtherPlan(Mistake):
    """A folder keeps a training of something else."""


@dataclass(frozen=True)
class Plan:
    """What is trained, and how."""

    game: str
    seats: int
    games: int
    hidden: int
    second: int
    rate: float
    trace: float
    seed: int

    @property
    def command(self) -> str:
        """What to type for the same net."""
        numbers = f"--hidden {self.hidden} --second {self.second} --rate {self.rate:g} --trace {self.trace:g}"
        return f"atoll train {self.game} --seats {self.seats} --games {self.games} {numbers} --seed {self.seed:x}"

    def done(self, played: int) -> float:
        """How much of it lies behind after so many games, 0 to 1."""
        return min(1.0, played / self.games)

    def whims(self, played: int) -> int:
        return round(WHIMS + (LAST_WHIMS - WHIMS) * self.done(played))

    def pace(self, played: int) -> float:
        return self.rate * (1 - (1 - LAST_RATE) * self.done(played))


def highest(layout: Layout) -> list[int]:
    """What each byte counts as at most; points and the like may go far beyond what is to be expected."""
    most = [(part.size, part.most if part.most == 1 else min(TOP, 2 * part.most)) for part in layout.parts]
    return [number for size, number in most for _ in range(size)]


class Training:
    """A training in its folder."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan = plan
        self.folder = folder
        self.game: Game = games.find(plan.game)
        if self.game.observer is None:
            raise NoRows(f"{self.game.title} brings no rows for learners, so nothing can be learned from them")
        layout = self.game.observer(plan.seats).layout
        self.learner = Learner(highest(layout), plan.hidden, plan.second, plan.seed)
        self.played = 0
        self.portions = 0
        self.rows = 0
        self.seconds = 0.0  # of the processor, in this process
        self.error = 0.0
        self.resume()
        self.file = self.net()

    def resume(self) -> None:
        """Begin in a new folder, or go on where an old one stands, with more games if more are asked for."""
        self.folder.mkdir(parents=True, exist_ok=True)
        path = self.folder / "plan.json"
        if path.exists():
            kept = json.loads(path.read_text(encoding="utf-8"))
            if {**kept, "games": self.plan.games} != asdict(self.plan):
                raise OtherPlan(f"{self.folder} keeps a training by another plan; name another folder or remove it")
        path.write_text(json.dumps(asdict(self.plan), indent=1) + "\n", encoding="utf-8")
        learner = self.folder / "learner.npz"
        if learner.exists():
            with np.load(learner) as numbers:
                self.learner.resume(numbers)
                self.played, self.portions, self.rows = (int(number) for number in numbers["counts"])
                self.seconds, self.error = (float(number) for number in numbers["figures"])

    def keep(self) -> None:
        """Write down where it stands; the old state is there until the new one is complete."""
        counts = np.asarray([self.played, self.portions, self.rows])
        figures = np.asarray([self.seconds, self.error])
        draft = self.folder / "learner.new.npz"
        everything: dict[str, Any] = {"counts": counts, "figures": figures, **self.learner.state()}
        np.savez(draft, **everything)
        draft.replace(self.folder / "learner.npz")

    def net(self, effort: int = 1) -> bytes:
        """The net as it is now, as a file."""
        return net_bytes(self.learner.weights(), {"game": self.plan.game, "seats": self.plan.seats}, effort)

    def pieces(self) -> Iterator[tuple[Any, ...]]:
        """What is to be played, each with the net of the moment it is handed out."""
        plan = self.plan
        handed = self.played
        while handed < plan.games:
            seed = derived(plan.seed, "portion", self.portions)
            self.portions += 1
            handed += PORTION
            yield plan.game, plan.seats, self.file, seed, plan.whims(self.played), plan.trace

    def run(self, jobs: Jobs) -> Iterator[int]:
        """Play and learn to the end of the plan; says after each round how many games there have been."""
        began = process_time()
        waiting: list[Played] = []
        for played in run_all(play_portion, self.pieces(), jobs):
            waiting.append(played)
            self.played += played.games
            self.rows += len(played.aims)
            if sum(len(one.aims) for one in waiting) >= ROUND:
                self.learn(waiting)
                waiting.clear()
                self.seconds, began = self.seconds + process_time() - began, process_time()
                yield self.played
                began = process_time()
        if waiting:
            self.learn(waiting)
            self.seconds += process_time() - began
            yield self.played

    def learn(self, portions: list[Played]) -> None:
        """A round: all rows that have come, in random order."""
        size = len(self.learner.most)
        rows = np.concatenate([np.frombuffer(one.rows, np.uint8).reshape(-1, size) for one in portions])
        aims = np.concatenate([np.asarray(one.aims, np.float32) for one in portions])
        for _ in range(PASSES):
            self.error = self.learner.learn(rows, aims, self.plan.pace(self.played)) ** 0.5
        self.file = self.net()

    def curve(self, jobs: Jobs, tell: Callable[[int], None] | None = None) -> Iterator[dict[str, Any]]:
        """Train to the end; at every point of the curve the net is tried and all is kept.

        Who wants to know is told after each round how many games there have been.
        """
        if self.played >= self.plan.games:
            return
        point = self.reached()
        for played in self.run(jobs):
            if tell is not None:
                tell(played)
            if self.reached() > point or self.played >= self.plan.games:
                point = self.reached()
                row = self.trial()
                self.note(row)
                self.keep()
                yield row

    def reached(self) -> int:
        """How many points of the curve lie behind."""
        return POINTS * self.played // self.plan.games

    def trial(self) -> dict[str, Any]:
        """How strong the net is now, one move ahead, against the linear value."""
        plan = self.plan
        deals = -(-TRIAL_GAMES // plan.seats)
        seeds = [derived(plan.seed, "trial", deal) for deal in range(deals)]
        won = [trial(plan.game, plan.seats, self.file, seed, TRIAL_WORLDS) for seed in seeds]
        return {
            "games": self.played,
            "rows": self.rows,
            "seconds": round(self.seconds),
            "error": round(self.error, 4),
            "share": round(sum(won) / deals, 4),
            "of": deals * plan.seats,
        }

    def finish(self, write: bool, bots: list[str]) -> Path:
        """Put the net as it is now, with its card, beside the curve, or where these bots of the game find it."""
        if not write:
            path = self.folder / f"{self.plan.seats}.net"
        else:
            path = net_path(self.game, self.plan.seats)
            path.parent.mkdir(exist_ok=True)
        file = self.net(effort=9)
        path.write_bytes(file)
        with (self.folder / "curve.csv").open(encoding="utf-8", newline="") as curve:
            *_, last = csv.DictReader(curve)
        seeds = [derived(self.plan.seed, "agreement", number) for number in range(AGREEMENT_GAMES)]
        counts = [agreement(self.plan.game, self.plan.seats, file, seed) for seed in seeds]
        alike = sum(count for count, _ in counts) / max(1, sum(pairs for _, pairs in counts))
        card = {
            "command": self.plan.command,
            "rules": self.game.rules,
            "for": bots,
            "trial": last,
            "like the terms": round(alike, 3),
        }
        path.with_suffix(".json").write_text(json.dumps(card, indent=1) + "\n", encoding="utf-8")
        return path

    def note(self, row: dict[str, Any]) -> None:
        """One more point of the curve."""
        path = self.folder / "curve.csv"
        new = not path.exists()
        with path.open("a", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, list(row))
            if new:
                writer.writeheader()
            writer.writerow(row)
