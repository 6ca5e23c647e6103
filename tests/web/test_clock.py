"""Players' clocks when the clock of the machine is set, or the machine sleeps."""

import asyncio
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

from atoll.web import clock, wire
from web.house import House, asked, first, house, two
from web.test_mishaps import last_frame, quiet


class Wall(SimpleNamespace):
    """A wall clock that can be set."""

    by = 0.0

    def time(self) -> float:
        return time.time() + self.by

    def monotonic(self) -> float:
        return time.monotonic()


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Wall:
    fake = Wall()
    monkeypatch.setattr(clock, "time", fake)
    monkeypatch.setattr(clock, "_base", time.time() - time.monotonic())
    return fake


async def noticed(wall: Wall) -> None:
    async with asyncio.timeout(10):
        while abs(clock.now() - wall.time()) > 1:
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("by", [3600.0, -3600.0])
def test_a_jump_of_the_clock_costs_nobody_time_and_brings_none(tmp_path: Path, wall: Wall, by: float) -> None:
    async def left_asleep(inn: House, table: str) -> float:
        saved = await inn.tables.store.table(table)
        assert saved is not None and not any(seat.stand_in for seat in saved.seats)
        left = saved.left(saved.waiting[0], clock.now())
        assert left is not None
        return left

    async def story() -> None:
        async with house(tmp_path) as inn:
            _, _, asleep = await two(inn, clock={"bank": 60})
            await quiet(inn)
            anna, ben, table = await two(inn, clock={"bank": 60})
            async with (await first(inn, table, anna, ben)).visit(table) as seated:
                you = (await asked(seated)).you
                wall.by = by
                left = (await last_frame(seated)).seats[you].clock
                assert left is not None and 40 < left <= 60  # before it is noticed
                await noticed(wall)
                left = (await last_frame(seated)).seats[you].clock
                assert left is not None and 40 < left <= 60
            assert 40 < await left_asleep(inn, asleep) <= 60
        async with house(tmp_path) as inn:  # and what is kept is right, too
            for name in (asleep, table):
                assert 40 < await left_asleep(inn, name) <= 60
            assert (await inn.visitor().ask("GET", f"/api/tables/{table}", wire.TableView)).phase == "playing"

    asyncio.run(story())


def test_a_server_that_starts_at_an_earlier_hour_gives_nobody_time(tmp_path: Path, wall: Wall) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            _, _, table = await two(inn, clock={"bank": 60})
        wall.by = -86_400
        assert clock.jump() < -80_000  # as a new process finds it
        async with house(tmp_path) as inn:
            saved = await inn.tables.table(table)
            left = saved.left(saved.waiting[0], clock.now())
            assert left is not None and 40 < left <= 60

    asyncio.run(story())
