"""What a game was worth to each seat, in the ways in which learners ask for it."""

from collections.abc import Callable

from atoll.kernel.game import Outcome
from atoll.kernel.mistakes import Mistake


class UnknownReward(Mistake):
    """There is no reward of this name."""


def win(outcome: Outcome) -> tuple[float, ...]:
    """1 for a victory, the others share the loss; those who share a victory share what it is worth. Zero in sum.

    Alone at the table, 1 or -1.
    """
    seats = len(outcome.ranks)
    if seats == 1:
        return (1.0,) if outcome.ranks[0] == 1 else (-1.0,)
    return tuple((seats * share - 1) / (seats - 1) for share in outcome.shares)


def rank(outcome: Outcome) -> tuple[float, ...]:
    """From 1 for the first to -1 for the last in even steps; who share a rank get the mean. Zero in sum."""
    seats = len(outcome.ranks)
    if seats == 1:
        return win(outcome)
    behind = [sum(other > mine for other in outcome.ranks) for mine in outcome.ranks]
    ahead = [sum(other < mine for other in outcome.ranks) for mine in outcome.ranks]
    return tuple((b - a) / (seats - 1) for b, a in zip(behind, ahead, strict=True))


def margin(outcome: Outcome) -> tuple[float, ...]:
    """Own points less those of the best opponent; alone, less those of the rival, if there is one."""
    rival = [] if outcome.rival is None else [outcome.rival]
    others = [[*outcome.points[:seat], *outcome.points[seat + 1 :], *rival] for seat in range(len(outcome.points))]
    return tuple(float(mine - max(best, default=0)) for mine, best in zip(outcome.points, others, strict=True))


def points(outcome: Outcome) -> tuple[float, ...]:
    """The final points as they are."""
    return tuple(float(mine) for mine in outcome.points)


REWARDS: dict[str, Callable[[Outcome], tuple[float, ...]]] = {
    "win": win,
    "rank": rank,
    "margin": margin,
    "points": points,
}
"""The rewards by name; all are given once, when a game is over."""


def named(name: str) -> Callable[[Outcome], tuple[float, ...]]:
    """The reward of this name."""
    if name not in REWARDS:
        raise UnknownReward(f"there is no reward {name!r}; there are: {', '.join(REWARDS)}")
    return REWARDS[name]


def rewards(outcome: Outcome, name: str = "win") -> tuple[float, ...]:
    """What each seat gets."""
    return named(name)(outcome)
