"""The timeline of a game: what everybody could expect after every line of its record."""

import pytest

import atoll
from atoll.play.timeline import timeline


@pytest.mark.parametrize(("language", "heading"), [("en", "Round 1 of 5"), ("fr", "Manche 1 sur 5")])
def test_a_timeline_begins_before_the_first_move_and_ends_with_the_points(language: str, heading: str) -> None:
    match = atoll.match("costa-ruana", seats=3, seed=3, bots=["random"] * 3)
    start = [round(match.game.worth.value(match.state, seat), 1) for seat in range(3)]
    moves = len(list(match))
    found = timeline(match.record, language)
    assert len(found.values) == moves + 1
    assert found.values[0] == start and found.values[-1] == list(match.outcome.points)
    lines, headings = zip(*found.rounds, strict=True)
    assert lines[0] == 0 and headings[0] == heading and len(set(headings)) == len(headings) == 5
    assert list(lines) == sorted(set(lines)) and lines[-1] < moves


def test_a_bots_step_says_how_long_it_took() -> None:
    match = atoll.match("costa-ruana", seats=2, seed=3, bots=["random", "random"])
    assert all(0 <= step.seconds < 60 for step in match)
