"""The load command: players who answer as fast as they can."""

import asyncio

import pytest

from atoll.cli import main
from atoll.web.load import House, Tally, ours


@pytest.mark.slow
def test_the_load_is_measured_with_drawings_and_without(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["load", "--tables", "2", "--seconds", "0.5", "--game", "la-isla", "--game", "arnak"]) == 0
    out = capsys.readouterr().out
    assert all(f"{game}, {what}" in out for game in ("la-isla", "arnak") for what in ("with drawings", "words only"))


def test_a_tally_knows_its_rate_and_its_slowest_answers() -> None:
    tally = Tally("us", waits=[0.001 * n for n in range(1, 201)], seconds=4)
    assert tally.rate == 50
    assert tally.quantile(0.5) == pytest.approx(101)
    assert tally.quantile(0.99) == pytest.approx(199)


def test_turns_count_together() -> None:
    tally = Tally("us", waits=[0.001] * 30, seconds=1)
    tally.add(Tally("us", waits=[0.003] * 10, seconds=3))
    assert tally.rate == 10
    assert tally.quantile(0.99) == pytest.approx(3)


@pytest.mark.slow
def test_several_servers_are_measured_whose_players_sit_apart(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("atoll.web.load.WARM_UP", 0.2)
    house = House(postgres, servers=2, apart=True)
    tally = asyncio.run(ours("costa-ruana", 2, "none", house, 1))
    assert tally.name == "costa-ruana, words only, in PostgreSQL, 2 servers, players apart"
    assert tally.rate > 0 and tally.effort > 0
    assert main(["load", "--store", postgres]) == 2  # it is nobody's database no more


def test_what_cannot_be_measured_is_said_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    for wish, said in (
        (["--servers", "2"], "several servers need a database that they share: --store postgresql://…"),
        (["--store", "mysql://x"], "--store is the address of a PostgreSQL database, postgresql://…, not 'mysql://x'"),
    ):
        assert main(["load", *wish]) == 2
        assert said in capsys.readouterr().err
