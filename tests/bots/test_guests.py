"""Bots from elsewhere: another package, another process, and what happens when they misbehave."""

import importlib.metadata
import os
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from atoll import games
from atoll.bots import levels
from atoll.bots.bot import Bot, RandomBot
from atoll.bots.guard import GuardedBot
from atoll.bots.process import ProcessBot, Stalled
from atoll.kernel.moves import Move
from atoll.kernel.rng import seeded
from atoll.kernel.state import State
from atoll.play.arena import Fixture, play_fixture

GAME = games.find("costa-ruana")
EXAMPLES = Path(__file__).parents[2] / "examples"
OBEDIENT = f"process@{sys.executable} {EXAMPLES / 'process_bot.py'}"


def program(folder: Path, body: str, patience: str = "500ms") -> str:
    """A process bot with this body, as a level; with a short patience for those that are to stall."""
    file = folder / "bot.py"
    file.write_text(f"import sys, time\nfor line in sys.stdin:\n    if line.startswith('go'):\n        {body}\n")
    return f"process@{patience}:{sys.executable} {file}"


def test_a_process_plays_a_whole_game_without_a_stand_in() -> None:
    result = play_fixture("costa-ruana", {}, Fixture(0, 0, (OBEDIENT, "random", "random")), seed=1)
    assert result.mistakes == {}


@pytest.mark.parametrize(
    ("body", "mistake"),
    [
        ("sys.exit(1)", "has ended"),
        ("print('move place 99', flush=True)", "is not one of the moves"),
        ("time.sleep(3600)", "no answer within 0.5 s"),
        ("while True: print('info thinking')", "no answer within 0.5 s"),
        ("sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.exit()", "has ended"),
        ("import subprocess; subprocess.run(['sleep', '3600'])", "no answer within 0.5 s"),
    ],
    ids=["crashes", "cheats", "stalls", "talks without end", "mumbles", "has somebody else stall"],
)
def test_a_process_that_misbehaves_loses_its_seat_and_the_game_goes_on(tmp_path: Path, body: str, mistake: str) -> None:
    patience = "500ms" if "no answer" in mistake else "30s"
    result = play_fixture("costa-ruana", {}, Fixture(0, 0, ("random", program(tmp_path, body, patience))), seed=1)
    assert mistake in result.mistakes["2"]
    assert len(result.points) == 2


def test_a_process_that_does_not_listen_cannot_hold_the_table_up() -> None:
    state = GAME.start(2, 1)
    bot = ProcessBot(GAME, [sys.executable, "-c", "import time; time.sleep(3600)"], patience=0.5)
    bot.news = ["more than a pipe holds" * 10_000]
    with pytest.raises(Stalled, match=r"no answer within 0\.5 s"):
        bot.choose(state, state.waiting()[0])
    bot.close()


def test_what_a_process_has_started_ends_with_it(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)  # open before anybody writes
    helper = f"import subprocess; subprocess.Popen(['sleep', '3600'], stdout=open({str(pipe)!r}, 'w'))"
    state = GAME.start(2, 1)
    seat = state.waiting()[0]
    level = program(tmp_path, f"{helper}; print('move', {state.moves(seat)[0].text!r}, flush=True)", "30s")
    bot = levels.bot(level, GAME, seeded(1))
    bot.choose(state, seat)
    bot.close()
    os.set_blocking(reader, True)
    assert os.read(reader, 1) == b""  # comes when the last that could write has gone
    os.close(reader)


def test_a_process_is_told_the_table_the_moves_and_never_a_secret(tmp_path: Path) -> None:
    log = tmp_path / "log"
    body = f"print('info thinking'); print('move', words[0], flush=True)\n    else: open({str(log)!r}, 'a').write(line)"
    file = tmp_path / "bot.py"
    file.write_text(
        "import sys\nfor line in sys.stdin:\n"
        "    if line.startswith('moves'): words = line[6:].strip().split('|')\n"
        f"    if line.startswith('go'): {body}\n"
    )
    play_fixture("costa-ruana", {}, Fixture(0, 0, (f"process@{sys.executable} {file}", "random")), seed=1)
    told = log.read_text().splitlines()
    assert told[:4] == ["atoll 1", "game costa-ruana", "seats 2", "you 1"]
    heard = [line.split(" ", 2)[2] for line in told if line[0].isdigit()]
    assert "?" in heard
    assert not any(word.startswith("hide") for word in heard)


class Rogue(Bot):
    def choose(self, state: State, seat: int) -> Move:
        for other in range(state.seats):
            state.agendas[other] = None
        return GAME.lexicon.moves[-1]


def test_a_bot_that_spoils_its_position_and_cheats_is_replaced() -> None:
    state = GAME.start(2, 1)
    seat = state.waiting()[0]
    bot = GuardedBot(Rogue(), RandomBot(GAME, seeded(1)))
    assert bot.choose(state, seat) in state.moves(seat)
    assert bot.mistake.startswith("illegal move")


def test_another_package_offers_a_bot_by_its_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(EXAMPLES)
    entry = EntryPoint("freedom", "first_bot:freedom", levels.GROUP)
    monkeypatch.setattr(importlib.metadata, "entry_points", lambda group: [entry] if group == levels.GROUP else [])
    state = GAME.start(2, 1)
    seat = state.waiting()[0]
    assert levels.bot("freedom", GAME, seeded(1)).choose(state, seat) in state.moves(seat)
    assert "freedom" in levels.names()


def test_a_process_needs_a_command() -> None:
    with pytest.raises(levels.UnknownLevel):
        levels.bot("process", GAME, seeded(1))
    limited = levels.bot("process@2s:./bot --fast", GAME, seeded(1))
    assert isinstance(limited, ProcessBot)
    assert (limited.patience, limited.command) == (2.0, ["./bot", "--fast"])
