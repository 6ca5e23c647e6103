"""Counters and histograms of the server, in the text form that Prometheus reads."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator

BOUNDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Histogram:
    """How often something took how long, in seconds."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        self.total += seconds
        self.counts[bisect_left(BOUNDS, seconds)] += 1

    def lines(self, name: str) -> Iterator[str]:
        yield f"# TYPE {name} histogram"
        below = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.counts, strict=True):
            below += count
            yield f'{name}_bucket{{le="{bound}"}} {below}'
        yield f"{name}_sum {self.total:.6f}"
        yield f"{name}_count {below}"


class Metrics:
    """All counts since the server started."""

    def __init__(self) -> None:
        self.moves: Counter[str] = Counter()  # by game
        self.refusals: Counter[str] = Counter()  # by the name of the problem
        self.frames = 0
        self.frame_bytes = 0
        self.rooms = 0
        self.readers = 0
        self.thinking = 0
        self.commit = Histogram()  # one transaction
        self.answer = Histogram()  # from a move's arrival until its frames are on their way
        self.thought = Histogram()  # one decision of a bot

    def format(self) -> str:
        """Everything, one line a number."""
        return "\n".join(self._lines()) + "\n"

    def _lines(self) -> Iterator[str]:
        yield "# TYPE atoll_moves_total counter"
        for game, count in sorted(self.moves.items()):
            yield f'atoll_moves_total{{game="{game}"}} {count}'
        yield "# TYPE atoll_refusals_total counter"
        for name, count in sorted(self.refusals.items()):
            yield f'atoll_refusals_total{{name="{name}"}} {count}'
        for name, count in (("frames", self.frames), ("frame_bytes", self.frame_bytes)):
            yield f"# TYPE atoll_{name}_total counter"
            yield f"atoll_{name}_total {count}"
        for name, count in (("rooms", self.rooms), ("readers", self.readers), ("bots_thinking", self.thinking)):
            yield f"# TYPE atoll_{name} gauge"
            yield f"atoll_{name} {count}"
        yield from self.commit.lines("atoll_commit_seconds")
        yield from self.answer.lines("atoll_answer_seconds")
        yield from self.thought.lines("atoll_thought_seconds")
