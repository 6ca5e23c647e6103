"""Sealed shuffles, and the commands that check, save and put back tables."""

import hashlib
import random
from pathlib import Path

import pytest

from atoll import games
from atoll.cli import main
from atoll.play.match import Match
from atoll.play.record import RecordError
from atoll.play.seal import Sealed, check, sign
from atoll.web.store import connect


def finished(sealed: Sealed) -> Match:
    """A whole game, always with the first legal word."""
    match = Match.new(games.find("costa-ruana"), 2, sealed.seed, {}, ["Anna", "Ben"])
    while not match.state.over():
        seat = match.state.waiting()[0]
        match.say(seat, match.state.moves(seat)[0].text)
    return match


def test_a_seal_is_the_hash_of_seed_and_salt() -> None:
    sealed = Sealed(0xABC, "00ff")
    assert sealed.digits == "0" * 29 + "abc"
    assert sealed.seal == hashlib.sha256(b"00000000000000000000000000000abc00ff").hexdigest()
    assert Sealed.fresh() != Sealed.fresh() and len(Sealed.fresh().salt) == 32


def test_no_seeding_repeats_a_shuffle_because_the_operating_system_draws_it() -> None:
    drawn = []
    for _ in range(2):
        random.seed(1)
        drawn.append(Sealed.fresh())
    assert drawn[0].seed != drawn[1].seed and drawn[0].salt != drawn[1].salt


def test_a_signed_record_passes_and_any_other_seed_salt_or_promise_fails() -> None:
    sealed = Sealed.fresh()
    match = finished(sealed)
    text = sign(match.record, sealed)
    assert check(text, sealed.seal[:8].upper()) == match.record
    for old, new in ((f"seed {sealed.seed:x}", "seed 1"), (f"# salt {sealed.salt}", "# salt 00"), ("# seal", "# zeal")):
        with pytest.raises(RecordError):
            check(text.replace(old, new))
    with pytest.raises(RecordError, match="not with"):
        check(text, Sealed.fresh().seal)


def test_verify_says_what_it_has_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sealed = Sealed.fresh()
    match = finished(sealed)
    file = tmp_path / "game.atoll"
    file.write_text(sign(match.record, sealed), encoding="utf-8")
    assert main(["verify", str(file), "--seal", sealed.seal]) == 0
    assert f"all {len(match.record.entries)} moves are legal" in capsys.readouterr().out
    file.write_text(sign(match.record, Sealed.fresh()), encoding="utf-8")
    assert main(["verify", str(file)]) == 2
    assert "not the shuffle that was promised" in capsys.readouterr().err
    assert main(["verify", str(tmp_path / "nothing")]) == 2


def test_backup_and_restore_copy_all_tables(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data, copy, other = tmp_path / "data", tmp_path / "copy.db", tmp_path / "other"
    assert main(["backup", str(copy), "--data", str(data)]) == 2
    assert "there are no tables" in capsys.readouterr().err
    file = connect(data / "atoll.db")
    file.execute("INSERT INTO people VALUES ('1', 'Anna', 'en')")
    assert main(["backup", str(copy), "--data", str(data)]) == 0
    file.execute("DELETE FROM people")
    assert main(["restore", str(copy), "--data", str(data)]) == 0
    assert file.execute("SELECT name FROM people").fetchall() == [("Anna",)]
    file.close()
    assert main(["restore", str(copy), "--data", str(other)]) == 0
    copy.write_text("not a database, but long enough to look like one" * 20)
    assert main(["restore", str(copy), "--data", str(data)]) == 2
    assert "is no backup of tables" in capsys.readouterr().err
    assert main(["restore", str(tmp_path / "nothing"), "--data", str(data)]) == 2
