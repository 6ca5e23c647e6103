"""The timeline of a played game: who was ahead at every position, and where its rounds begin."""

from dataclasses import dataclass

from atoll.kernel.state import GUEST
from atoll.text.speaker import Speaker

from .match import Match
from .record import Record


@dataclass(frozen=True)
class Timeline:
    """A game from its start through every line of its record."""

    values: list[list[float]]  # the points that each seat can expect; at the end, those it has
    rounds: list[tuple[int, str]]  # after how many lines a round begins, and what it is called


def timeline(record: Record, language: str) -> Timeline:
    """Follow a record from its first line to its last."""
    match = Match(record)
    speaker = Speaker(match.game, language, record.names)
    values, rounds = [_expected(match)], [(0, _heading(match, speaker))]
    for n, entry in enumerate(record.entries, 1):
        match.enter(entry)
        values.append(_expected(match))
        if (heading := _heading(match, speaker)) != rounds[-1][1]:
            rounds.append((n, heading))
    return Timeline(values, [(n, heading) for n, heading in rounds if heading])


def _expected(match: Match) -> list[float]:
    outcome = match.game.outcome(match.state) if match.state.over() else None
    if outcome is not None:
        return [float(points) for points in outcome.points]
    return [round(match.game.worth.value(match.state, seat), 1) for seat in range(match.state.seats)]


def _heading(match: Match, speaker: Speaker) -> str:
    """What the table says of the round, if it is drawn at all."""
    game = match.game
    return game.stage(game.look(match.state, GUEST), speaker, True).heading if game.stage is not None else ""
