"""Commitment shuffles, and the commands that check, save and put back tables."""

import asyncio
import hashlib
import random
from pathlib import Path

import pytest

from atoll import games
from atoll.cli import main
from atoll.play.commitment import Commitment, verified, with_commitment
from atoll.play.match import Match
from atoll.play.record import RecordError
from atoll.web import wire
from atoll.web.schema import connect
from web.house import house, play_on, seats

RECORDS = Path(__file__).parent / "records"


def finished(sealed: Commitment) -> Match:
    """A whole game, always with the first legal word."""
    match = Match.new(games.find("costa-ruana"), 2, sealed.seed, {}, ["Anna", "Ben"])
    while not match.state.over():
        seat = match.state.waiting()[0]
        match.say(seat, match.state.moves(seat)[0].text)
    return match


def test_a_seal_is_the_hash_of_seed_and_salt() -> None:
    sealed = Commitment(0xABC, "00ff")
    assert sealed.digits == "0" * 29 + "abc"
    assert sealed.seal == hashlib.sha256(b"00000000000000000000000000000abc00ff").hexdigest()
    assert Commitment.fresh() != Commitment.fresh() and len(Commitment.fresh().salt) == 32


def test_no_seeding_repeats_a_shuffle_because_the_operating_system_draws_it() -> None:
    drawn = []
    for _ in range(2):
        random.seed(1)
        drawn.append(Commitment.fresh())
    assert drawn[0].seed != drawn[1].seed and drawn[0].salt != drawn[1].salt


def test_a_signed_record_passes_and_any_other_seed_salt_or_promise_fails() -> None:
    sealed = Commitment.fresh()
    match = finished(sealed)
    text = with_commitment(match.record, sealed)
    assert verified(text, sealed.seal[:8].upper()) == match.record
    for old, new in ((f"seed {sealed.seed:x}", "seed 1"), (f"# salt {sealed.salt}", "# salt 00"), ("# seal", "# zeal")):
        with pytest.raises(RecordError):
            verified(text.replace(old, new))
    with pytest.raises(RecordError, match="not with"):
        verified(text, Commitment.fresh().seal)


def test_verify_says_what_it_has_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sealed = Commitment.fresh()
    match = finished(sealed)
    file = tmp_path / "game.atoll"
    file.write_text(with_commitment(match.record, sealed), encoding="utf-8")
    assert main(["verify", str(file), "--seal", sealed.seal]) == 0
    assert f"all {len(match.record.entries)} moves are legal" in capsys.readouterr().out
    file.write_text(with_commitment(match.record, Commitment.fresh()), encoding="utf-8")
    assert main(["verify", str(file)]) == 2
    assert "not the shuffle that was promised" in capsys.readouterr().err
    assert main(["verify", str(tmp_path / "nothing")]) == 2


@pytest.mark.parametrize("file", sorted(RECORDS.iterdir()), ids=lambda file: file.name)
def test_a_record_from_before_the_dice_were_sealed_still_verifies(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "dice" not in file.read_text(encoding="utf-8")
    assert main(["verify", str(file)]) == 0
    assert "The shuffle is the one that was sealed" in capsys.readouterr().out


def test_the_record_of_a_real_table_names_its_dice_and_verifies(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def played() -> tuple[str, str]:
        async with house(tmp_path / "data") as inn:
            anna = await inn.named("Anna")
            table = await anna.open_table(wire.TableWish("costa-ruana", seats("me", "random")))
            async with anna.visit(table.id) as seated:
                await play_on(seated, random.Random(1))
            return table.seal, (await anna.fetch("GET", f"/api/tables/{table.id}/record"))[2].decode()

    seal, text = asyncio.run(played())
    assert "\noption dice sealed\n" in text
    file = tmp_path / "game.atoll"
    file.write_text(text, encoding="utf-8")
    assert main(["verify", str(file), "--seal", seal]) == 0
    file.write_text(text.replace("option dice sealed\n", ""), encoding="utf-8")
    assert main(["verify", str(file), "--seal", seal]) == 2  # other dice, other cards
    capsys.readouterr()


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
