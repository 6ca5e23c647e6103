"""The soak: memory is watched minute by minute while people come and go."""

import asyncio
from pathlib import Path

import pytest

from atoll.siege.soak import Course, soak

pytestmark = pytest.mark.siege


def test_memory_may_grow_until_the_server_has_settled_down() -> None:
    course = Course(curve=[50, 90, 100, 101, 104, 103])
    assert course.growth(settling=2) == 4
    assert course.growth(settling=1) == 14
    assert course.growth(settling=10) == 0  # too short to tell


@pytest.mark.slow
def test_people_come_and_go_without_a_fault(tmp_path: Path) -> None:
    course = asyncio.run(soak(tmp_path, minutes=4, minute=2))
    assert course.faults == []
    assert len(course.curve) == 5 and course.moves
    assert course.growth(settling=2) < 50
