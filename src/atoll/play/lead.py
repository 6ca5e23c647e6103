"""Who is ahead: what each seat could expect at every position of a played game."""

from .match import Match
from .record import Record


def lead(record: Record) -> list[list[float]]:
    """For the start and for every line of a record, the points that each seat can expect; at the end, those it has."""
    match = Match(record)
    course = [_expected(match)]
    for entry in record.entries:
        match.enter(entry)
        course.append(_expected(match))
    return course


def _expected(match: Match) -> list[float]:
    outcome = match.game.outcome(match.state) if match.state.over() else None
    if outcome is not None:
        return [float(points) for points in outcome.points]
    return [round(match.game.worth.value(match.state, seat), 1) for seat in range(match.state.seats)]
