"""What goes wrong with files: damage is named together with the way back, and backups are there when it happens."""

import asyncio
import logging
import shutil
import sqlite3
import stat
import sys
from contextlib import closing
from pathlib import Path

import pytest

from atoll.cli import main
from atoll.web import backups, wire
from atoll.web.paths import backup_folder, tables_file
from atoll.web.schema import connect
from atoll.web.store.sqlite import SqliteStore
from web.house import house, seats, two

DAY = 86_400.0


def filled(data: Path) -> Path:
    """A file with a table and many moves, so that it has more than a few pages."""
    file = tables_file(data)
    with closing(connect(file)) as connection:
        rows = [("x", n, 0, "word " * 20, 0.0) for n in range(2000)]
        connection.executemany("INSERT INTO moves VALUES (?, ?, ?, ?, ?)", rows)
    return file


def spoil(file: Path) -> None:
    """Overwrite pages in the middle, as a failing disk does."""
    size = file.stat().st_size
    with file.open("r+b") as spoilt:
        spoilt.seek(size // 2)
        spoilt.write(b"\xff" * 20_000)


def test_a_damaged_file_is_named_at_the_start_with_the_backup_to_put_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = filled(tmp_path)
    good = backups.rotate(tmp_path, 7, 1e9)
    newer = backup_folder(tmp_path) / "atoll-20990101T000000Z.db"
    shutil.copy(good, newer)
    spoil(newer)
    spoil(file)
    serve = ["serve", "--no-browser", "--port", "0", "--data", str(tmp_path)]
    assert main(serve) == 2
    said = capsys.readouterr()
    assert said.out == "" and said.err.count("\n") == 1
    command = f"atoll restore {good} --data {tmp_path}"
    assert f"{file} is damaged" in said.err and command in said.err
    assert main(command.split()[1:]) == 0
    backups.check_sound(tmp_path)


def test_a_file_that_is_no_database_any_more_is_put_aside_by_a_restore(tmp_path: Path) -> None:
    file = filled(tmp_path)
    good = backups.rotate(tmp_path, 7, 1e9)
    file.write_bytes(b"garbage" * 1000)
    assert main(["restore", str(good), "--data", str(tmp_path)]) == 0
    backups.check_sound(tmp_path)
    assert file.with_name("atoll.db.damaged").read_bytes().startswith(b"garbage")


def test_a_damaged_file_is_not_copied_over_a_good_backup(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, target = filled(tmp_path / "data"), tmp_path / "backup.db"
    command = ["backup", str(target), "--data", str(file.parent)]
    assert main(command) == 0
    before = target.read_bytes()
    spoil(file)
    assert main(command) == 2
    assert "is damaged" in capsys.readouterr().err
    assert target.read_bytes() == before
    assert sorted(entry.name for entry in tmp_path.iterdir()) == ["backup.db", "data"]


def test_a_backup_a_day_is_made_and_the_last_seven_are_kept(tmp_path: Path) -> None:
    filled(tmp_path)
    assert backups.due(tmp_path, 1e9)
    for day in range(9):
        now = 1e9 + day * DAY
        assert (backups.due(tmp_path, now) and not backups.due(tmp_path, now - 1)) or not day
        backups.rotate(tmp_path, 7, now)
        assert not backups.due(tmp_path, now + DAY - 1)
    names = [file.name for file in backups.made(tmp_path)]
    assert len(names) == 7 and names[0] == "atoll-20010911T014640Z.db"
    assert sorted(entry.name for entry in backup_folder(tmp_path).iterdir()) == names


def test_the_server_makes_backups_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("atoll.web.tables.BACKUP_TICK", 0.05)
    asked: list[bool] = []
    due = backups.due

    def noted(data: Path, now: float) -> bool:
        asked.append(due(data, now))
        return asked[-1]

    monkeypatch.setattr(backups, "due", noted)

    async def story() -> None:
        async with house(tmp_path) as inn:
            anna = await inn.named("Anna")
            await anna.open_table(wire.TableWish("costa-ruana", seats("me", "open")))
            async with asyncio.timeout(10):
                while len(asked) < 4:
                    await asyncio.sleep(0.02)
            assert asked == [True, *[False] * (len(asked) - 1)]
            assert len(backups.made(tmp_path)) == 1  # that was today's
            assert (await anna.ask("GET", "/api/me", wire.Me)).name == "Anna"

    asyncio.run(story())


@pytest.mark.skipif(sys.platform == "win32", reason="modes of files are of Unix")
def test_what_we_make_is_private_to_its_owner(tmp_path: Path) -> None:
    data, backup = tmp_path / "new" / "data", tmp_path / "backup.db"
    with closing(connect(tables_file(data))) as connection:
        connection.execute("INSERT INTO about VALUES ('a', 'b')")
        files = [file for file in data.iterdir() if file.is_file()]
        assert len(files) == 3  # with SQLite's own two
        assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
    assert stat.S_IMODE(data.stat().st_mode) == 0o700
    assert main(["backup", str(backup), "--data", str(data)]) == 0
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    assert stat.S_IMODE(backups.rotate(data, 7, 1e9).stat().st_mode) == 0o600


def test_a_write_that_nobody_waits_for_is_missed_in_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    def failing(_: sqlite3.Connection) -> None:
        raise sqlite3.IntegrityError("not so")

    async def story() -> None:
        async with house(tmp_path) as inn:
            store = inn.tables.store
            assert isinstance(store, SqliteStore)
            logging.getLogger("atoll.web").propagate = True
            with caplog.at_level(logging.ERROR, "atoll.web"):
                store._later(failing)
                await store.person("nobody")

    asyncio.run(story())
    lines = [record for record in caplog.records if "nobody waits" in record.getMessage()]
    assert [line.__dict__["about"]["why"] for line in lines] == ["not so"]


# -- the doctor ----------------------------------------------------------------------------------------------


def findings(capsys: pytest.CaptureFixture[str], folder: Path) -> tuple[int, str]:
    status = main(["doctor", str(folder)])
    return status, capsys.readouterr().out


def test_the_doctor_finds_a_healthy_folder_well(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            await two(inn)

    asyncio.run(story())
    tmp_path.chmod(0o700)
    backups.rotate(tmp_path, 7, tables_file(tmp_path).stat().st_mtime)
    status, out = findings(capsys, tmp_path)
    assert status == 0 and "mend" not in out
    assert "0 gathering, 1 playing, 0 over; those that play replay" in out


def test_the_doctor_says_what_is_wrong_and_what_to_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            await two(inn)

    asyncio.run(story())
    file = tables_file(tmp_path)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("INSERT INTO moves SELECT id, 1, 0, 'nonsense', 0 FROM tables")
    tmp_path.chmod(0o755)
    file.chmod(0o644)
    status, out = findings(capsys, tmp_path)
    assert status == 1
    assert "1 do not replay" in out and "restore a backup" in out
    assert f"others can read {file}" in out and f"do: chmod 700 {tmp_path}" in out
    assert "atoll backup FILE" in out
    good = backups.rotate(tmp_path, 7, 1e9)
    file.write_bytes(b"garbage" * 1000)
    status, out = findings(capsys, tmp_path)
    assert status == 1 and f"do: put back the last good backup: atoll restore {good} --data {tmp_path}" in out
    file.unlink()
    status, out = findings(capsys, tmp_path)
    assert status == 1 and f"there is no {file}" in out
    assert main(["doctor", str(tmp_path / "nowhere")]) == 2
