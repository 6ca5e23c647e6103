"""Whoever drives a game, its bots are shown made-up worlds only: there is one door, and every driver uses it."""

import ast
from collections.abc import Callable
from pathlib import Path

import pytest

import atoll
from atoll import games
from atoll.bots import levels
from atoll.bots.bot import Bot
from atoll.cli import main
from atoll.kernel.game import Game
from atoll.kernel.moves import Move
from atoll.kernel.rng import Rng, seeded
from atoll.kernel.state import State
from atoll.play.advice import Adviser, Analyst, advise
from atoll.play.arena import fixtures, play_fixture
from atoll.play.fit import self_play
from atoll.play.match import Match
from atoll.play.report import chronicle
from atoll.play.simulate import Job, play_batch
from atoll.play.tune import duel
from atoll.web.thinkers import think

SOURCES = Path(atoll.__file__).parent
GAME = games.find("la-isla")  # everybody plans in secret, so nearly every world that a seat holds possible is another


class Door:
    """Stands beside the door: knows the truth and compares it with what comes through."""

    def __init__(self) -> None:
        self.match: Match | None = None
        self.shown = 0
        self.differing = 0

    def see(self, state: State, seat: int) -> None:
        assert self.match is not None, "a bot was asked past the door"
        truth, record = self.match.state, self.match.record
        assert state is not truth and state.origin is None and state.journal is None
        dice = seeded(record.seed, "redeal", len(record.entries), seat)
        assert state == truth.redeal(seat, dice), "a bot was shown something else than a redealt position"
        self.shown += 1
        self.differing += state != truth


class Spy(Bot):
    """Plays the first move and shows the doorkeeper what it was shown."""

    def __init__(self, door: Door) -> None:
        self.door = door

    def choose(self, state: State, seat: int) -> Move:
        self.door.see(state, seat)
        return state.moves(seat)[0]


@pytest.fixture
def door(monkeypatch: pytest.MonkeyPatch) -> Door:
    found = Door()
    choose = Match.choose

    def watched(match: Match, seat: int) -> Move:
        found.match = match
        try:
            return choose(match, seat)
        finally:
            found.match = None

    monkeypatch.setattr(Match, "choose", watched)
    monkeypatch.setitem(levels.BUILT_IN, "spy", lambda _game, _setting, _rng: Spy(found))
    for searcher in (Analyst, Adviser):
        monkeypatch.setattr(searcher, "choose", spied(searcher.choose, found))
    return found


def spied(choose: Callable[..., Move], found: Door) -> Callable[..., Move]:
    def spying(self: Bot, state: State, seat: int) -> Move:
        found.see(state, seat)
        return choose(self, state, seat)

    return spying


def in_arena() -> None:
    assert not play_fixture(GAME.name, {}, fixtures(["spy", "spy"], 2, 1)[0], seed=1).mistakes


def in_simulation() -> None:
    play_batch(Job(GAME.name, 2, {}, ("spy", "spy"), 1, 1))


def in_fit() -> None:
    self_play(GAME.name, 2, "spy", 1)


def in_duel() -> None:
    rows = [weights.row for weights in GAME.worth.weights[2]]
    duel(GAME.name, 2, "spy", (rows, rows), 1)


def in_report() -> None:
    chronicle(GAME.name, 2, {}, "spy", 1)


def in_terminal() -> None:
    assert main(["play", GAME.name, "--seats", "2", "--you", "0", "--bots", "spy"]) == 0


def at_a_web_table() -> None:
    match = Match.new(GAME, 2, 1)
    for _ in range(20):
        seat = match.state.waiting()[-1]
        match.say(seat, think(match.record.format(), seat, "spy"))


def in_hints() -> None:
    match = Match.new(GAME, 2, 1)
    for _ in range(10):
        match.say(match.state.waiting()[0], match.state.moves(match.state.waiting()[0])[0].text)
        advise(match.record.format(), match.state.waiting()[0], "20i")


def through_the_front() -> None:
    match = atoll.match(GAME.name, seats=2, seed=1, bots=["spy", "spy"])
    assert list(match) == match.steps and not match.mistakes


@pytest.mark.parametrize(
    "drive",
    [
        in_arena,
        in_simulation,
        in_fit,
        in_duel,
        in_report,
        in_terminal,
        at_a_web_table,
        in_hints,
        through_the_front,
    ],
    ids=lambda drive: drive.__name__,
)
def test_a_bot_is_never_shown_the_truth(
    drive: Callable[[], None], door: Door, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    drive()
    assert door.shown >= 20
    assert door.differing > door.shown / 2


def test_a_bot_that_is_shown_the_truth_is_noticed(door: Door) -> None:
    match = Match.new(GAME, 2, 1)
    with pytest.raises(AssertionError, match="past the door"):
        Spy(door).choose(match.state, 0)
    door.match = match
    with pytest.raises(AssertionError):
        Spy(door).choose(match.state.copy(), match.state.waiting()[0])


def test_only_a_match_asks_bots() -> None:
    """In the sources, `choose(position, seat)` is called by a match and by bots that wrap bots, and nowhere else."""
    callers = set()
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            called = isinstance(node, ast.Call) and len(node.args) == 2 and node.func
            if isinstance(called, ast.Attribute) and called.attr == "choose":
                callers.add(path.relative_to(SOURCES).as_posix())
    assert callers == {"play/match.py", "bots/guard.py", "play/fit.py"}


class Crashing(Bot):
    def choose(self, state: State, seat: int) -> Move:
        raise ValueError("lost the thread")


def test_one_stand_in_plays_on_for_a_bot_that_fails_wherever_it_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    quick = levels.BUILT_IN["quick"]

    def make(game: Game, setting: str, rng: Rng) -> Bot:
        asked.append(game.name)
        return quick(game, setting, rng)

    monkeypatch.setitem(levels.BUILT_IN, "quick", make)
    monkeypatch.setitem(levels.BUILT_IN, "crashing", lambda _game, _setting, _rng: Crashing())
    match = atoll.match("costa-ruana", seats=2, seed=1, bots=["crashing", "random"]).play_on()
    assert match.mistakes == {0: "ValueError: lost the thread"} and match.outcome.points
    assert think(Match.new(GAME, 2, 1).record.format(), 0, "crashing") in [move.text for move in GAME.lexicon]
    assert asked == ["costa-ruana", "costa-ruana", "la-isla"]
