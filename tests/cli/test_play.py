"""Playing in the terminal, by what a person types and reads."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

from atoll.bots import levels
from atoll.bots.bot import RandomBot
from atoll.cli import main
from atoll.kernel.game import Game
from atoll.kernel.moves import Move
from atoll.kernel.rng import Rng
from atoll.play.advice import search_parallel
from atoll.play.match import Match
from atoll.play.record import load

Play = Callable[..., str]


class Attentive(RandomBot):
    """Writes down what it hears."""

    def __init__(self, game: Game, rng: Rng) -> None:
        super().__init__(game, rng)
        self.heard: list[tuple[int, str]] = []
        self.undone = 0
        self.closed = False

    def hear(self, seat: int, move: Move) -> None:
        self.heard.append((seat, move.text))

    def forget(self) -> None:
        self.heard.clear()
        self.undone += 1

    def close(self) -> None:
        self.closed = True


@pytest.fixture
def attentive(monkeypatch: pytest.MonkeyPatch) -> list[Attentive]:
    """The attentive bots of the table, in the order in which they sat down."""
    made: list[Attentive] = []

    def maker(game: Game, _setting: str, rng: Rng) -> Attentive:
        made.append(Attentive(game, rng))
        return made[-1]

    monkeypatch.setitem(levels.BUILT_IN, "attentive", maker)
    return made


@pytest.fixture
def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """Type lines at a table; at the end of the lines the person leaves."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "200")

    def typing(words: str, *lines: str) -> str:
        answers = iter(lines)

        def answer(_console: Console, _prompt: str = "") -> str:
            try:
                return next(answers)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr(Console, "input", answer)
        assert main(words.split()) == 0
        return capsys.readouterr().out

    return typing


def test_a_choice_is_made_by_number_by_word_or_by_its_beginning(play: Play, tmp_path: Path) -> None:
    play("play costa-ruana --seats 2 --seed 1", "2", "place 3", "place 4")
    record = load(next(tmp_path.glob("*.atoll")))
    assert [entry.text for entry in record.entries if entry.seat == 0][:3] == ["place 2", "place 3", "place 4"]


def test_why_names_the_reason_and_the_rule(play: Play) -> None:
    out = play("play costa-ruana --seats 2 --seed 1", "why place 9", "place 8", "why", "why place 1", "jump")
    assert out.count("There are only 4 islands in this game. (rule 2.3)") == 2
    assert "Which word?" in out
    assert "That is possible now." in out
    assert "This game has no such word." in out


def test_leaving_saves_the_game_and_it_can_be_resumed(play: Play, tmp_path: Path) -> None:
    out = play("play costa-ruana --seats 2 --seed 1", "place 1", "quit")
    file = re.search(r"atoll play (\S+)", out)
    assert file is not None
    before = len(load(tmp_path / file[1]).entries)
    play(f"play {file[1]}", "place 2")
    assert len(load(tmp_path / file[1]).entries) > before


def test_a_game_is_saved_where_one_asks(play: Play, tmp_path: Path) -> None:
    play("play costa-ruana --seats 2 --seed 1", "save mine.atoll")
    assert load(tmp_path / "mine.atoll").game == "costa-ruana"


def test_what_another_seat_has_answered_cannot_be_taken_back(play: Play) -> None:
    out = play("play costa-ruana --seats 2 --seed 1 --you 1,2", "place 1", "", "undo")
    assert "Nothing can be taken back: something new was seen, or somebody else has moved." in out


def test_several_people_share_a_screen_without_seeing_each_others_hands(play: Play) -> None:
    out = play("play costa-ruana --seats 2 --seed 1 --you 1,2 --names Anna,Ben", "place 1", "", "place 2", "")
    assert "Hand the screen to Ben" in out


def test_the_table_speaks_french(play: Play) -> None:
    out = play("play costa-ruana --seats 2 --seed 1 --lang fr", "help", "rules 5.2", "log")
    assert "Pour commencer, placez un autochtone sur une île, 1 sur 3." in out
    assert "Tapez le numéro" in out
    assert "Une tribu seule sur une île la gagne." in out


def test_a_whole_game_without_people_ends_with_the_score(play: Play) -> None:
    out = play("play costa-ruana --seats 3 --seed 5 --you 0")
    assert "Treasures" in out and "Points" in out


def test_the_score_of_a_game_alone_tells_the_rivals_points_too(play: Play, tmp_path: Path) -> None:
    out = play("play arnak --seats 1 --seed 5 --you 0 --bots random")
    match = Match.replay(load(next(tmp_path.glob("*.atoll"))))
    outcome = match.game.outcome(match.state)
    assert outcome is not None and outcome.rival is not None
    heads, points = [line for line in out.splitlines() if "Rival" in line or "Points" in line][-2:]
    assert re.findall(r"\d\. [\w ]+\w", heads) == ["1. Rival", "2. Player 1"]
    assert re.findall(r"-?\d+", points) == [str(outcome.rival), str(outcome.points[0])]


def test_a_finished_game_is_kept_to_be_seen_again(play: Play) -> None:
    out = play("play la-isla --seats 2 --seed 5 --you 0 --bots random")
    file = re.search(r"atoll replay (\S+)", out)
    assert file is not None
    assert "Points" in play(f"replay {file[1]} --log")


def test_a_replay_prints_the_log_with_its_rules_as_one_reader_may_know_it(play: Play, tmp_path: Path) -> None:
    play("play costa-ruana --seats 2 --seed 1", "place 1", "place 1", "place 1", "1", "1")
    file = next(tmp_path.glob("*.atoll"))
    own = play(f"replay {file} --log --seat 1")
    guest = play(f"replay {file} --log")
    assert "Player 1 places a native on island 1. 2.7" in own
    assert guest.count("lays a card face down") == own.count("lays a card face down") + 1


def test_a_bot_hears_every_move_but_not_the_secret_of_a_word(
    play: Play, tmp_path: Path, attentive: list[Attentive]
) -> None:
    play("play costa-ruana --seats 2 --seed 1 --bots attentive", *["1"] * 30)
    [player] = attentive
    entries = load(next(tmp_path.glob("*.atoll"))).entries
    assert [seat for seat, _ in player.heard] == [entry.seat for entry in entries]
    lines = zip(player.heard, entries, strict=True)
    muffled = [entry.text for (_, word), entry in lines if word != entry.text]
    assert muffled and all(text.startswith("hide") for text in muffled)
    assert player.closed


def test_after_an_undo_bots_forget_what_was_taken_back(play: Play, attentive: list[Attentive]) -> None:
    play("play la-isla --seats 2 --seed 1 --bots attentive", *["1", "undo"] * 12)
    assert attentive[0].undone > 1
    assert all(player.closed for player in attentive)


def test_a_bot_that_fails_is_replaced_and_the_people_are_told(play: Play) -> None:
    out = play("play costa-ruana --seats 2 --seed 1 --you 0 --bots process@false")
    assert out.count("plays no longer (Stalled: the process has ended); a bot of the house takes over") == 2
    assert "Treasures" in out


def test_bots_search_in_several_processes_when_asked(play: Play, tmp_path: Path) -> None:
    play("play costa-ruana --seats 2 --seed 1 --bots search@40i --jobs 2", "1", "1", "1")
    record = load(next(tmp_path.glob("*.atoll")))
    theirs = next(number for number, entry in enumerate(record.entries) if entry.seat == 1)
    before = Match.replay(record, theirs)
    found = search_parallel(before, 1, "40i", cores=2)
    assert sum(one.visits for one in found) == 80
    assert record.entries[theirs].text == max(found, key=lambda one: one.visits).move.text


def test_a_slip_of_the_fingers_loses_nothing(play: Play, tmp_path: Path) -> None:
    out = play("play costa-ruana --seats 2 --seed 1", "²", "undo ²", "save .", "save no/such.atoll", "place 1")
    assert "is a folder and no file" in out and "such.atoll cannot be written" in out
    assert [entry.text for entry in load(next(tmp_path.glob("*.atoll"))).entries if entry.seat == 0] == ["place 1"]


def test_a_game_is_saved_whatever_goes_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Console, "input", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        main(["play", "costa-ruana", "--seats", "2", "--seed", "1", "--bots", "random"])
    assert load(next(tmp_path.glob("*.atoll"))).seats == 2
