"""The arena: fair fixtures, honest intervals, nothing lost by an interruption."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Generator
from io import StringIO
from math import inf
from pathlib import Path
from statistics import fmean, stdev
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from rich.console import Console

from atoll.cli import main
from atoll.cli.arena import table
from atoll.kernel.rng import seeded
from atoll.play.arena import Arena, BadArena, Fixture, Result, ResultsFile, fixtures, play_fixture
from atoll.play.charts import Bar, bars, columns
from atoll.play.ratings import half_width, lasting_width, standings, verdict, winning_points
from atoll.play.workers import LostWorker, run_all

LISTENING = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)  # what a shell starts in the background would not hear it
from atoll.cli import main
sys.exit(main(sys.argv[1:]))
"""
PATIENCE = 60  # seconds, for a busy machine
ARENA = Arena("costa-ruana", ("quick@1", "random"), 2, 1, {"huts": "closed"})


def result(number: int, deal: int, levels: tuple[str, ...], ranks: tuple[int, ...]) -> Result:
    return Result(number, deal, levels, tuple(10 - rank for rank in ranks), ranks, (0.001,) * len(levels))


def test_every_bot_sits_in_every_seat_of_every_deal() -> None:
    games = fixtures(["a", "b", "c"], 3, 6)
    for deal in (0, 1):
        table = [game.levels for game in games if game.deal == deal]
        assert [sorted(column) for column in zip(*table, strict=True)] == [["a", "b", "c"]] * 3


def test_more_bots_than_seats_meet_in_all_line_ups() -> None:
    pairs = {frozenset(game.levels) for game in fixtures(["a", "b", "c"], 2, 6)}
    assert pairs == {frozenset("ab"), frozenset("ac"), frozenset("bc")}


def test_too_few_bots_are_refused() -> None:
    with pytest.raises(BadArena):
        fixtures(["a", "b"], 3, 6)


def test_a_fixture_is_the_same_game_wherever_it_is_played() -> None:
    pieces: list[Any] = [("costa-ruana", {}, fixture, 7) for fixture in fixtures(["quick@1", "random"], 2, 2)]
    here = [(one.number, one.points) for one in run_all(play_fixture, pieces)]
    elsewhere = [(one.number, one.points) for one in run_all(play_fixture, pieces, jobs=2)]
    assert sorted(here) == sorted(elsewhere)


def arena_on_two_processes(file: Path) -> "subprocess.Popen[str]":
    """An arena that would go on for hours, once its first game is over."""
    words = f"arena costa-ruana --bots search@50i,search@50i --games 100000 --jobs 2 --file {file}".split()
    arena = subprocess.Popen(
        [sys.executable, "-c", LISTENING, *words], stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    until = time.monotonic() + PATIENCE
    while not file.exists() or len(file.read_text().splitlines()) < 2:  # the head and a first game
        assert arena.poll() is None and time.monotonic() < until
        time.sleep(0.05)
    return arena


@pytest.mark.slow
def test_a_ctrl_c_ends_all_processes_at_once_and_keeps_the_games(tmp_path: Path) -> None:
    arena = arena_on_two_processes(tmp_path / "games.jsonl")
    os.killpg(arena.pid, signal.SIGINT)  # as the terminal does
    said, _ = arena.communicate(timeout=PATIENCE)  # ends when the last process has gone
    assert arena.returncode == 130
    assert f"{tmp_path / 'games.jsonl'} keeps the games played" in said


@pytest.mark.slow
def test_workers_end_with_an_arena_that_was_killed(tmp_path: Path) -> None:
    arena = arena_on_two_processes(tmp_path / "games.jsonl")
    arena.kill()
    arena.communicate(timeout=PATIENCE)  # ends when the last process has gone


def test_a_worker_that_is_ended_is_told_in_one_sentence() -> None:
    with pytest.raises(LostWorker, match="too little memory"):
        list(run_all(os._exit, [(1,)], jobs=2))


def test_the_same_deal_is_dealt_to_both_rotations() -> None:
    one, two = (play_fixture("costa-ruana", {}, Fixture(number, 5, ("random", "random")), 7) for number in (0, 1))
    assert one.deal == two.deal
    assert one.points != two.points  # the dice of the bots differ, those of the deal do not


def test_workers_end_when_nobody_waits_for_their_work() -> None:
    """If they went on with it, this test would hang."""
    results = run_all(time.sleep, [(0,), (3600,)], jobs=2)
    assert isinstance(results, Generator)
    assert next(results) is None
    results.close()


def test_an_interrupted_arena_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    results = ResultsFile(file, ARENA)
    results.add(result(0, 0, ("quick@1", "random"), (1, 2)))
    results.add(result(1, 0, ("random", "quick@1"), (2, 1)))
    whole = file.read_text()
    file.write_text(whole[:-20])  # cut off while writing
    assert [one.number for one in ResultsFile(file, ARENA).done] == [0]
    assert file.read_text().endswith("\n")


def test_results_of_another_arena_are_not_mixed_in(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    ResultsFile(file, ARENA)
    with pytest.raises(BadArena):
        ResultsFile(file, Arena("costa-ruana", ("quick@1", "random"), 2, 2, {"huts": "closed"}))


def test_a_shared_victory_counts_in_parts() -> None:
    tied = result(0, 0, ("a", "b", "c"), (1, 1, 3))
    assert [tied.win(seat) for seat in range(3)] == [0.5, 0.5, 0.0]


@pytest.mark.parametrize(("freedom", "quantile"), [(7, 2.365), (10, 2.228), (30, 2.042), (200, 1.972)])
def test_an_interval_is_students(freedom: int, quantile: float) -> None:
    values = [float(n % 2) for n in range(freedom + 1)]
    assert half_width(values) == pytest.approx(quantile * stdev(values) / len(values) ** 0.5, rel=0.005)
    assert half_width([1.0]) == inf


def test_games_of_one_deal_make_the_interval_no_smaller() -> None:
    even = [result(2 * deal + turn, deal, ("a", "b"), (1, 2)) for deal in range(8) for turn in (0, 1)]
    assert standings(even)[0].interval == pytest.approx(3 / 16)  # each deal agrees: always a
    split = [result(deal, deal, ("a", "b"), (1, 2) if deal % 2 else (2, 1)) for deal in range(8)]
    row = standings(split)[0]
    assert row.share == 0.5
    assert row.interval == pytest.approx(2.365 * 0.5345 / 8**0.5, rel=0.01)  # Student's t with 7 degrees of freedom


def test_a_single_deal_proves_nothing() -> None:
    assert standings([result(0, 0, ("a", "b"), (1, 2))])[0].interval == 1.0


def test_alone_at_a_table_nobody_is_rated() -> None:
    [row] = standings([result(0, 0, ("a",), (1,)), result(1, 1, ("a",), (1,))])
    assert row.rating is None


def test_the_stronger_bot_gets_the_higher_rating() -> None:
    games = [result(n, n, ("a", "b", "b", "c"), (1, 2, 3, 4)) for n in range(20)]
    first, second, third = (row.rating for row in sorted(standings(games), key=lambda row: row.level))
    assert first and second and third
    assert first.strength > second.strength > third.strength
    assert first.doubt < 25 / 3


def test_the_command_plays_resumes_and_draws(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, picture = tmp_path / "results.jsonl", tmp_path / "standings.svg"
    command = ["arena", "costa-ruana", "--bots", "quick@1,random", "--file", str(file), "--picture", str(picture)]
    assert main([*command, "--games", "2"]) == 0
    assert main([*command, "--games", "4"]) == 0
    assert len(file.read_text().splitlines()) == 5
    assert "quick@1" in capsys.readouterr().out
    assert "quick@1" in picture.read_text()


def test_the_standings_tell_bots_apart_in_a_narrow_terminal() -> None:
    levels = ("search@100ms", "search@100s")
    console = Console(width=80, file=StringIO(), record=True)
    console.print(table("standings", standings([result(n, n, levels, (1, 2)) for n in range(200)])))
    told = console.export_text()
    assert all(level in told for level in levels)


def test_the_command_refuses_an_unknown_bot_before_the_first_game(tmp_path: Path) -> None:
    assert main(["arena", "costa-ruana", "--bots", "clever,random", "--file", str(tmp_path / "x")]) == 2
    assert not (tmp_path / "x").exists()


def test_pictures_are_well_formed_whatever_the_names() -> None:
    ET.fromstring(bars("a < b", [Bar("<bot>", 0.9, 0.3, "90 %")], 0.5))
    ET.fromstring(columns("points", [(str(n), float(n % 7)) for n in range(60)]))


def test_the_winners_points_are_spread_over_steps_of_five() -> None:
    games = [Result(n, n, ("a", "b"), (points, 3), (1, 2), (0.0, 0.0)) for n, points in enumerate((51, 58, 58, 66))]
    spread = winning_points(games)
    assert spread.fives == {50: 1, 55: 2, 60: 0, 65: 1}
    assert spread.words == "51 to 66, half of them 56 to 60, median 58, mean 58.2"


def test_a_single_game_has_a_spread_too() -> None:
    assert winning_points([Result(0, 0, ("a",), (7,), (1,), (0.0,))]).median == 7


def halves(won: str) -> list[Result]:
    """Deals of two games of a against b: + for two victories of a, = for one, - for none."""
    ranks = {"+": [(1, 2), (2, 1)], "=": [(1, 2), (1, 2)], "-": [(2, 1), (1, 2)]}
    levels = [("a", "b"), ("b", "a")]
    return [
        result(2 * deal + turn, deal, levels[turn], ranks[sign][turn])
        for deal, sign in enumerate(won)
        for turn in range(2)
    ]


def test_a_verdict_counts_whole_deals_only() -> None:
    results = halves("++=" * 4)
    assert verdict("a", results, 2).share == pytest.approx(10 / 12)
    assert verdict("a", results[:-1], 2).games == 22


def test_an_interval_for_many_looks_is_wider_than_one_for_a_single_look() -> None:
    shares = [1.0, 0.5, 0.5, 0.0] * 25
    assert 1.4 * half_width(shares) < lasting_width(shares, 200) < 1.7 * half_width(shares)
    assert lasting_width([1.0] * 9, 18) == inf


def test_coins_looked_at_after_every_throw_are_seldom_called_unfair() -> None:
    rng = seeded(1)
    wrong = 0
    for _ in range(100):
        throws = [float(rng.below(2)) for _ in range(150)]
        wrong += any(abs(fmean(throws[:n]) - 0.5) > lasting_width(throws[:n], n) for n in range(10, 151))
    assert wrong <= 5


def test_an_arena_stops_as_soon_as_the_bar_is_decided(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = f"arena costa-ruana --bots quick@1,random --games 400 --until 60% --file {tmp_path / 'games.jsonl'}"
    assert main(words.split()) == 0
    out = capsys.readouterr().out
    assert "than 60 %: more" in out
    assert 20 <= len((tmp_path / "games.jsonl").read_text(encoding="utf-8").splitlines()) - 1 < 100


@pytest.mark.parametrize("until", ["much", "0%", "100", "-5%"])
def test_a_bar_is_a_share_of_the_victories(until: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "costa-ruana", "--bots", "quick@1,random", f"--until={until}"]) == 2
    assert "--until is a share" in capsys.readouterr().err
