"""Attacks of one stranger, while honest people play."""

import asyncio
import sys
from pathlib import Path

import pytest

from atoll.cli import main
from atoll.siege import assault
from atoll.siege.assault import Report, recovery
from atoll.siege.attacks import ATTACKS
from atoll.siege.honest import PATIENCE, Waits, quantile

pytestmark = pytest.mark.siege

linux = pytest.mark.skipif(sys.platform != "linux", reason="several loopback addresses, and /proc")


def report(**other: object) -> Report:
    """An attack that nobody noticed, but for what is said."""
    calm = Waits([(0.0, 0.01)], [(0.0, 0.01)], [(0.0, 0.7)])
    parts = {
        "name": "none", "did": "nothing", "before": calm, "during": calm, "after": calm, "recovery": 0.0,
        "memory": (60.0, 80.0, 70.0), "listed": True, "faults": [], **other,
    }  # fmt: skip
    return Report(**parts)  # type: ignore[arg-type]


def test_every_bar_can_be_missed() -> None:
    assert report().failures() == []
    slow = Waits([(0.0, 1.1)], [(0.0, 0.6)], [(0.0, 1.5)])
    assert len(report(during=slow).failures()) == 3
    assert len(report(during=Waits()).failures()) == 3  # nobody was served at all
    for missed in ({"recovery": 5.5}, {"memory": (60.0, 200.0, 111.0)}, {"listed": False}, {"faults": ["Traceback"]}):
        assert len(report(**missed).failures()) == 1


def test_a_wait_belongs_to_the_time_in_which_it_began() -> None:
    waits = Waits(http=[(1.0, 0.2), (2.0, 9.0), (12.0, 0.1)])
    assert waits.between(0, 2).http == [(1.0, 0.2)]
    assert waits.between(2, 10).http == [(2.0, 9.0)]
    assert quantile(waits.http, 0.5) == 0.2 and quantile(waits.http, 0.99) == 9.0 and quantile([], 0.5) == PATIENCE


def test_all_is_well_again_when_nobody_has_waited_too_long_any_more() -> None:
    waits = Waits(http=[(1.0, 0.2), (2.0, 9.0), (12.0, 0.1)], move=[(10.0, 0.4), (11.0, 1.5)])
    assert recovery(waits, over=8.0) == 4.5
    assert recovery(waits, over=13.0) == 0.0


@linux
@pytest.mark.slow
@pytest.mark.parametrize("name", ATTACKS)
def test_the_house_holds(tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every attack does what it says, people are served meanwhile, and nothing is left behind.

    The bars of time are the command's: a test must not depend on how busy a machine is.
    """
    monkeypatch.setattr(assault, "RECOVERY_BAR", 1.0)
    found = asyncio.run(assault.assault(tmp_path, name, 3))
    assert found.did != "nothing" and found.listed and found.faults == []
    assert found.during.move and found.during.http and found.after.move and found.after.http
    assert max(seconds for _, seconds in found.during.http) < PATIENCE  # nobody was turned away
    assert found.memory[2] - found.memory[0] < assault.MEMORY_BAR


@linux
def test_an_attack_that_nobody_knows_is_refused_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["siege", "--attack", "dragons"]) == 2
    assert "there is no attack 'dragons'; there are: pings, fragments" in capsys.readouterr().err
