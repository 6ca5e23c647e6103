"""The command line: every command on good input, one sentence and status 2 on bad."""

import errno
import importlib.metadata
import json
import os
import socket
import subprocess
import sys
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

import pytest

import atoll
from atoll import games
from atoll.cli import commands, main
from atoll.cli.serve import free
from atoll.play.record import Record, load, save
from atoll.web import catalog_page
from atoll.web.paths import tables_file
from atoll.web.reach import network_address, web_address
from atoll.web.schema import connect


def run(*words: str) -> int:
    return main(words)


def test_the_version_says_how_it_was_built(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run("--version")
    built = "compiled" if atoll.COMPILED else "interpreted"
    assert capsys.readouterr().out == f"atoll {atoll.__version__} ({built})\n"


def test_python_m_atoll_is_atoll() -> None:
    done = subprocess.run([sys.executable, "-m", "atoll", "games"], capture_output=True, text=True, check=True)
    assert "costa-ruana" in done.stdout


@pytest.mark.parametrize("command", sorted(commands()))
def test_every_command_explains_itself(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        run(command, "--help")
    assert end.value.code == 0
    assert (commands()[command].__doc__ or "?").split()[0] in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("play chess", "there is no game called 'chess'"),
        ("play costa-ruana --seats 9", "Costa Ruana is for 2 to 6 players, not 9"),
        ("play costa-ruana --seed xyz", "a seed is a hexadecimal number, not 'xyz'"),
        ("play costa-ruana --option huts", "an option is written NAME=VALUE"),
        ("play costa-ruana --option huts=ajar", "option huts is one of closed, open, not 'ajar'"),
        ("play costa-ruana --you 7", "--you names seats from 1 to 3, not '7'"),
        ("play costa-ruana --bots genius", "genius"),
        ("simulate costa-ruana --games 0", "--games is a number from 1 on, not 0"),
        ("simulate costa-ruana --seed zz", "a seed is a hexadecimal number, not 'zz'"),
        ("simulate costa-ruana --games 1 --jobs 1 --json .", "cannot be written: it is a folder"),
        ("arena costa-ruana --bots quick,random --jobs 0", "--jobs is a number from 1 on, not 0"),
        ("arena costa-ruana --bots quick,random --seed zz", "a seed is a hexadecimal number, not 'zz'"),
        ("arena costa-ruana --bots quick,random --file no/such.jsonl", "there is no folder no"),
        ("arena costa-ruana --bots quick,random --picture no/such.svg", "there is no folder no"),
        ("arena costa-ruana --bots quick,random --file {file}", "something else than the games of this arena"),
        ("report costa-ruana --page no/such.html", "there is no folder no"),
        ("simulate costa-ruana --games 1 --jobs 1 --bots process@false", "could not finish its game: Stalled"),
        ("report costa-ruana --games 1 --level process@false", "could not finish its game: Stalled"),
        ("report costa-ruana --seed zz", "a seed is a hexadecimal number, not 'zz'"),
        ("fit costa-ruana --games 0", "--games is a number from 1 on, not 0"),
        ("fit costa-ruana --ridge nan", "--ridge is a number from 0 on, not nan"),
        ("fit costa-ruana --games 1 --seats 2 --level process@false", "could not finish its game: Stalled"),
        ("simulate costa-ruana --check --bots quick", "--check plays at random"),
        ("simulate costa-ruana --bots search@0.5i", "not '0.5i'"),
        ("simulate costa-ruana --bots easy@2", "easy has no settings: it stands for quick@1"),
        ("arena costa-ruana --bots quick,process@python'x", "the command of a process cannot be read"),
        ("backup .", "cannot be written: it is a folder"),
        ("fit costa-ruana --duels -1", "--duels is a number from 1 on, not -1"),
        ("fit costa-ruana --write no/such.json", "there is no folder no"),
        ("fit costa-ruana --write {file}", "something else than weights"),
        ("golden {file}", "Not a directory"),
        ("hint {file} --jobs 0", "--jobs is a number from 1 on, not 0"),
        ("perft costa-ruana --depth 0", "--depth is a number from 1 on, not 0"),
        ("perft costa-ruana --seed zz", "a seed is a hexadecimal number, not 'zz'"),
        ("bench --seconds 0", "--seconds is a time from 0.1 on, not 0"),
        ("load --seconds nan", "--seconds is a time from 0.1 on, not nan"),
        ("load --game chess", "there is no game called 'chess'"),
        ("serve --data {file} --port 0 --no-browser", "tables cannot be kept in"),
        ("serve --workers 0", "--workers is a number from 1 on, not 0"),
        ("serve --pause -1", "--pause is a number of seconds from 0 on, not -1"),
        ("serve --think nan", "--think is a number of seconds above 0, not nan"),
        ("serve --port 99999", "--port is a number from 0 to 65535, not 99999"),
        ("serve --proxy 10.0.0.2,caddy", "--proxy is the address of a proxy, or of a network of them, not 'caddy'"),
        ("restore {file}", "is no backup of tables"),
        ("load --tables 0", "--tables is a number from 1 on, not 0"),
        ("simulate costa-ruana --seats 3 --bots random,random", "one level or one for each of 3 seats, not 2"),
        ("simulate costa-ruana --games 1 --jobs 1 --csv no/such/folder.csv", "cannot be written"),
        ("replay none.atoll", "none.atoll cannot be read: No such file or directory"),
        ("rules costa-ruana 99", "the rules of Costa Ruana have no paragraph 99"),
        ("perft chess", "there is no game called 'chess'"),
    ],
)
def test_bad_input_ends_with_one_sentence_and_status_2(
    words: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "poem.txt"
    file.write_bytes(b"\xffO sea\nO shore\n")
    assert run(*words.format(file=file).split()) == 2
    assert file.read_bytes() == b"\xffO sea\nO shore\n"
    error = capsys.readouterr().err
    assert error.startswith("atoll: ") and error.count("\n") == 1
    assert sentence in error


@pytest.mark.parametrize("command", ["replay {file} --log", "hint {file} --think 1i"])
@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--seat 0", "there is no player 0 among 2"),
        ("--seat 3", "there is no player 3 among 2"),
        ("--upto -1", "a match is replayed up to a number of lines, not -1"),
    ],
)
def test_a_player_or_line_that_a_record_cannot_have_is_one_sentence(
    command: str, words: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.atoll"
    save(Record("costa-ruana", 1, 2, 7), file)
    assert run(*f"{command} {words}".format(file=file).split()) == 2
    assert capsys.readouterr().err == f"atoll: {sentence}\n"


def test_a_replay_shows_what_a_player_sees_up_to_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.atoll"
    match = atoll.match("costa-ruana", seats=2, seed=7, bots=["random", "random"]).play_on()
    save(match.record, file)
    hidden = next(n for n, step in enumerate(match.steps, 1) if step.move.text.startswith("hide"))
    shown = []
    for seat in ("", f"--seat {match.steps[hidden - 1].seat + 1}"):
        assert run(*f"replay {file} --log --upto {hidden} {seat}".split()) == 0
        shown.append(capsys.readouterr().out.splitlines())
    assert len(shown[0]) == hidden and shown[0][:-1] == shown[1][:-1]
    assert "lays a card face down" in shown[0][-1] and "lays a card face down" not in shown[1][-1]


def test_the_rules_are_read_in_either_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("rules", "costa-ruana", "5.2", "--lang", "fr") == 0
    assert "5 Récupérer les trésors" in capsys.readouterr().out


def test_a_simulation_prints_scores_and_writes_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table, data = tmp_path / "out.csv", tmp_path / "out.json"
    words = f"simulate costa-ruana --seats 2 --games 120 --jobs 2 --csv {table} --json {data}"
    assert run(*words.split()) == 0
    assert "120 games" in capsys.readouterr().out
    assert len(table.read_text().splitlines()) == 3
    summary = json.loads(data.read_text())
    assert summary["games"] == 120
    assert sum(seat["wins"] for seat in summary["seats"]) == pytest.approx(1)


def test_a_simulation_gives_the_same_numbers_on_one_core_and_two(tmp_path: Path) -> None:
    results = []
    for jobs in (1, 2):
        file = tmp_path / f"{jobs}.json"
        run(*f"simulate costa-ruana --seats 3 --games 130 --jobs {jobs} --json {file}".split())
        results.append(file.read_text())
    assert results[0] == results[1]


def test_a_checked_simulation_counts_the_pieces_and_proves_some_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("simulate", "costa-ruana", "--seats", "2", "--seed", "65", "--games", "2", "--jobs", "1", "--check") == 0
    assert "2 games" in capsys.readouterr().out


def test_a_broken_promise_is_one_sentence_and_a_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from atoll.games.costa_ruana import COSTA_RUANA

    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(vars(COSTA_RUANA), "audit", lambda state: "a treasure is lost" if state.round == 2 else "")
    assert run("simulate", "costa-ruana", "--seats", "2", "--games", "1", "--jobs", "1", "--check") == 2
    assert (
        capsys.readouterr().err
        == "atoll: a treasure is lost; the game that shows it is in broken-costa-ruana-1.atoll\n"
    )
    assert len(load(tmp_path / "broken-costa-ruana-1.atoll").entries) > 10


def test_perft_prints_a_number_for_every_depth(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("perft", "costa-ruana", "--seats", "2", "--depth", "2") == 0
    assert capsys.readouterr().out == "1 4\n2 16\n"


def test_data_that_is_in_order_is_said_to_be(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("check-data", "costa-ruana") == 0
    assert capsys.readouterr().out == "Costa Ruana: nothing to mend\n"


def test_data_with_mistakes_ends_with_status_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("check-data", "costa-ruana", str(tmp_path)) == 2
    assert "1 to mend" in capsys.readouterr().out
    assert run("check-data", "costa-ruana", str(tmp_path / "nowhere")) == 2
    assert "there is no folder" in capsys.readouterr().err


def test_a_file_that_holds_no_tables_is_named_and_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tables, backup = tmp_path / "atoll.db", tmp_path / "backup"
    tables.write_bytes(b"no tables in here, but perhaps something dear to somebody")
    for command in ("serve --port 0 --no-browser", f"backup {backup}"):
        assert run(*command.split(), "--data", str(tmp_path)) == 2
        error = capsys.readouterr().err
        assert error.count("\n") == 1
        assert f"{tables}" in error and "file is not a database" in error
    assert tables.read_bytes().endswith(b"somebody")
    assert [file.name for file in tmp_path.iterdir()] == ["atoll.db"]


def test_a_full_disk_is_told_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(*_args: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(commands()["games"], "run", full)
    assert run("games") == 2
    assert capsys.readouterr().err == "atoll: the disk: No space left on device\n"


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (ConnectionRefusedError(errno.ECONNREFUSED, "Connection refused"), "Connection refused"),
        (TimeoutError(), "it took too long"),
    ],
)
def test_who_does_not_answer_is_not_taken_for_the_disk(
    error: OSError, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def alone(*_args: object) -> None:
        raise error

    monkeypatch.setattr(commands()["games"], "run", alone)
    assert run("games") == 2
    assert capsys.readouterr().err == f"atoll: whom this needs does not answer: {said}\n"


def test_a_taken_port_is_named_before_anything_is_opened(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert run("serve", "--port", str(port), "--data", str(tmp_path / "data"), "--no-browser") == 2
    assert f"nobody can be served at 127.0.0.1 port {port}: Address already in use" in capsys.readouterr().err
    assert not (tmp_path / "data").exists()


def test_any_free_port_is_had_for_the_asking() -> None:
    assert free("127.0.0.1", 0) > 0


def test_a_host_for_friends_is_told_an_address_that_leads_friends_here() -> None:
    own = web_address("0.0.0.0", 8765)
    assert own == web_address("::", 8765) == f"http://{network_address()}:8765"
    assert "0.0.0.0" not in own
    with socket.socket() as here:
        here.bind((network_address(), 0))  # refused if it were not one of this machine's own


def test_without_a_network_the_tables_are_at_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    def unreachable(self: socket.socket, address: object) -> None:
        raise OSError("Network is unreachable")

    monkeypatch.setattr(socket.socket, "connect", unreachable)
    assert web_address("0.0.0.0", 8765) == "http://127.0.0.1:8765"


def test_an_address_of_the_newer_kind_is_written_in_brackets() -> None:
    assert web_address("::1", 8765) == "http://[::1]:8765"


def test_a_refused_arena_leaves_nothing_in_the_way(tmp_path: Path) -> None:
    words = f"arena costa-ruana --seats 3 --games 3 --file {tmp_path / 'games.jsonl'} --bots".split()
    assert run(*words, "random,random") == 2
    assert run(*words, "random,random,random") == 0


def test_a_backup_may_have_any_name(tmp_path: Path) -> None:
    connect(tables_file(tmp_path / "data")).close()
    for name in ("b#1.db", "b?1.db", "b%41.db"):
        assert run("backup", str(tmp_path / name), "--data", str(tmp_path / "data")) == 0
        assert run("restore", str(tmp_path / name), "--data", str(tmp_path / "data")) == 0


def test_a_broken_game_of_another_package_is_named_and_the_others_go_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    real = entry_points
    broken = EntryPoint("chess", "no_such_package:CHESS", games.GROUP)
    monkeypatch.setattr(importlib.metadata, "entry_points", lambda group: [*real(group=group), broken])
    monkeypatch.setenv("COLUMNS", "200")
    assert run("games") == 0
    assert "chess cannot be loaded: ModuleNotFoundError" in capsys.readouterr().out
    assert run("play", "chess") == 2
    assert "cannot be loaded" in capsys.readouterr().err
    catalog_page.playable.cache_clear()
    catalog_page.game_list.cache_clear()
    assert {game.name for game in catalog_page.game_list("en").games} == set(games.names()) - {"chess"}
