"""The file of the tables: which versions of it are opened."""

import asyncio
import signal
import sqlite3
from pathlib import Path

import pytest

from atoll.cli import main
from atoll.siege.subject import serving
from atoll.web import wire
from atoll.web.paths import tables_file
from atoll.web.schema import SCHEMA_VERSION, CannotKeep, connect, schema_version
from atoll.web.table import Table
from web.house import house, seats, two


def set_version(file: Path, version: int) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute(f"PRAGMA user_version = {version}")
    connection.close()


def test_a_new_file_says_its_version(tmp_path: Path) -> None:
    connection = connect(tables_file(tmp_path))
    assert schema_version(connection) == SCHEMA_VERSION
    connection.close()


def test_an_older_file_is_brought_up_to_date_with_all_that_is_in_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            anna, _, table = await two(inn, clock={"bank": 600, "increment": 5})
            before = await anna.ask("GET", f"/api/tables/{table}", wire.TableView)
        age(tables_file(tmp_path))
        async with house(tmp_path) as inn:
            again = inn.visitor()
            again.cookie = anna.cookie
            after = await again.ask("GET", f"/api/tables/{table}", wire.TableView)
            assert (after.clock, after.game, after.you) == (before.clock, before.game, before.you)
            assert after.clock == wire.Clock(600, 5)
            await again.open_table(wire.TableWish("costa-ruana", seats("me", "open")))

    asyncio.run(story())


def age(file: Path) -> None:
    """Make a file of the first version, from before versions were written, of one of today's."""
    with sqlite3.connect(file) as connection:
        connection.executescript(
            "DROP TABLE barred; DROP TABLE revoked; DROP TABLE records; DROP INDEX origins; DROP INDEX unfolded;"
            "ALTER TABLE tables DROP COLUMN folded;"
            "ALTER TABLE tables DROP COLUMN origin; ALTER TABLE tables DROP COLUMN version;"
            "ALTER TABLE seated DROP COLUMN archived; PRAGMA user_version = 0"
        )
    connection.close()


def test_an_older_backup_is_brought_up_to_date_before_it_is_put_back_under_people(tmp_path: Path) -> None:
    backup = tmp_path / "backup.db"

    async def story() -> None:
        async with house(tmp_path) as inn:
            anna, _, table = await two(inn)
            await asyncio.to_thread(main, ["backup", str(backup), "--data", str(tmp_path)])
            await anna.open_table(wire.TableWish("costa-ruana", seats("me", "open")))
            age(backup)
            assert await asyncio.to_thread(main, ["restore", str(backup), "--data", str(tmp_path)]) == 0
            async with anna.visit(table) as seated:
                await seated.expect(wire.Frame)
            assert await inn.tables.store.going(anna_id(await inn.tables.table(table))) == 1

    def anna_id(table: Table) -> str:
        return table.seats[0].person

    asyncio.run(story())


def test_an_upgraded_file_has_the_same_tables_as_a_new_one(tmp_path: Path) -> None:
    new, old = (connect(tmp_path / name) for name in ("new.db", "old.db"))
    old.close()
    age(tmp_path / "old.db")
    old = connect(tmp_path / "old.db")
    columns = "SELECT m.name, c.name FROM sqlite_master m JOIN pragma_table_info(m.name) c ORDER BY 1, 2"
    assert old.execute(columns).fetchall() == new.execute(columns).fetchall()
    for connection in (old, new):
        connection.close()


def test_a_file_of_a_newer_version_is_refused_in_one_sentence_and_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tables_file(tmp_path / "data")
    connect(file).close()
    backup = tmp_path / "backup.db"
    assert main(["backup", str(backup), "--data", str(file.parent)]) == 0
    for newer in (file, backup):
        set_version(newer, SCHEMA_VERSION + 1)
    before = file.read_bytes()
    with pytest.raises(CannotKeep, match="newer Atoll"):
        connect(file)
    assert main(["serve", "--no-browser", "--port", "0", "--data", str(file.parent)]) == 2
    assert main(["restore", str(backup), "--data", str(tmp_path / "elsewhere")]) == 2
    for line in capsys.readouterr().err.splitlines():
        assert "was written by a newer Atoll" in line
    assert file.read_bytes() == before


# -- one server for one folder -------------------------------------------------------------------------------


def test_a_second_server_on_the_same_folder_is_refused_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    again = ["serve", "--no-browser", "--port", "0", "--data", str(tmp_path)]

    async def story() -> None:
        async with serving(tmp_path) as server:
            assert server.process is not None
            assert main(again) == 2
            said = capsys.readouterr()
            assert said.out == "" and said.err.count("\n") == 1
            assert f"the tables in {tmp_path} are served already, by process {server.process.pid};" in said.err
            await server.stop(signal.SIGKILL)
            await server.start()  # a server that was killed holds nothing any more

    asyncio.run(story())


def test_a_writer_who_comes_between_while_a_restored_file_is_opened_stops_nobody(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            anna = await inn.named("Anna")
            store, writes = inn.tables.store, 3
            accept = store.accept

            def accept_too_early() -> None:
                nonlocal writes
                accept()
                if writes:
                    writes -= 1
                    set_version(tables_file(tmp_path), SCHEMA_VERSION)  # a write of somebody else

            store.accept = accept_too_early  # type: ignore[method-assign]
            set_version(tables_file(tmp_path), SCHEMA_VERSION)
            async with asyncio.timeout(10):
                while writes or (await anna.fetch("GET", "/healthz"))[0] != 200:
                    await asyncio.sleep(0.02)
            assert (await anna.ask("GET", "/api/me", wire.Me)).name == "Anna"

    asyncio.run(story())
