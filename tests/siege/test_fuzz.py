"""Nonsense that a fuzzer thinks of: a fault of the server is noticed, and there is none."""

import importlib.util
from pathlib import Path

import pytest

from atoll.cli import main
from atoll.siege.fuzz import SHARES, Run, run_all, run_on, seeds
from atoll.siege.nonsense import Fault, Model
from atoll.web.room import Room

pytestmark = pytest.mark.siege

needs_atheris = pytest.mark.skipif(importlib.util.find_spec("atheris") is None, reason="atheris is not installed")


def test_what_makes_sense_is_answered_and_moves_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    model = Model()
    try:
        tried = {"messages": model.message, "requests": model.request, "frames": model.frames}
        for target, nonsense in tried.items():
            for seed in seeds(target, model):
                model.try_(nonsense, seed)
        for size in range(0, 200, 7):
            for nonsense in tried.values():
                model.try_(nonsense, bytes(size) * 3)
        assert model.server.tables.metrics.moves.total()  # a word among them was one of the game

        def broken(*_: object) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(Room, "handle", broken)
        with pytest.raises(Fault, match="ZeroDivisionError"):
            model.try_(model.message, b'{"type":"ping"}')
    finally:
        model.close()


def test_a_fault_in_an_answer_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    model = Model()
    try:
        monkeypatch.setattr("atoll.web.catalog_page.messages", lambda _: 1 / 0)
        with pytest.raises(Fault):
            model.try_(model.request, model.get(b"/api/messages"))
    finally:
        model.close()


@needs_atheris
@pytest.mark.slow
@pytest.mark.parametrize("target", SHARES)
def test_a_fuzzer_finds_no_fault(target: str, tmp_path: Path) -> None:
    run = Run(target)
    run_on(run, 2000, tmp_path)
    assert run.fault == "" and run.inputs == 2000 and run.edges > 50


@needs_atheris
@pytest.mark.slow
def test_a_fuzzer_that_was_stopped_goes_on_with_what_it_has_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("atoll.siege.fuzz.SHARES", {"records": 1.0})
    monkeypatch.setattr("atoll.siege.fuzz.PORTION", 300)
    said: list[int] = []
    run_all(600, tmp_path, lambda run: said.append(run.inputs))
    [run] = run_all(700, tmp_path, lambda run: said.append(run.inputs))
    assert said == [300, 600, 700] and run.kept <= len(list((tmp_path / "records").iterdir()))


@needs_atheris
@pytest.mark.slow
def test_why_a_fuzzer_stopped_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("atoll.siege.fuzz.SHARES", {"records": 1.0})
    monkeypatch.setattr("atoll.siege.fuzz.BEGIN", "raise SystemExit('out of breath')")
    [run] = run_all(10, tmp_path, lambda _: None)
    assert "status 1" in run.fault and "out of breath" in run.fault
    assert "out of breath" in (tmp_path / "progress.json").read_text(encoding="utf-8")


def test_a_folder_of_something_else_is_refused_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: True)
    (tmp_path / "progress.json").write_text("[]", encoding="utf-8")
    assert main(["siege", "--fuzz", "10", "--keep", str(tmp_path)]) == 2
    assert "does not say how far a run has come" in capsys.readouterr().err


def test_who_has_no_fuzzer_is_told_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    assert main(["siege", "--fuzz", "10"]) == 2
    assert "pip install atheris" in capsys.readouterr().err
