"""The soak: memory is watched minute by minute while people come and go."""

import asyncio
from pathlib import Path

import pytest

from atoll.kernel.mistakes import Mistake
from atoll.siege import subject
from atoll.siege.soak import Course, Group, soak

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


def test_a_server_that_does_not_start_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subject, "PATIENCE", 0.1)
    with pytest.raises(Mistake, match="did not answer within 0 s"):
        asyncio.run(soak(tmp_path, minutes=1))


def test_a_soak_that_fails_says_so_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    unheard = []

    async def fail(_: Group) -> None:
        raise TimeoutError("timed out")

    async def soaked() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: unheard.append(context))
        await soak(tmp_path, minutes=1)

    monkeypatch.setattr(Group, "run", fail)
    with pytest.raises(TimeoutError, match="timed out"):
        asyncio.run(soaked())
    assert not unheard
