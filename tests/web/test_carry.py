"""A house in PostgreSQL as its host looks after it: moved there and back, backed up, examined, given orders."""

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from atoll.cli import main
from atoll.play.record import Entry
from atoll.web import wire
from atoll.web.doctor import games_of
from atoll.web.paths import tables_file
from atoll.web.schema import connect
from atoll.web.store import decode
from atoll.web.visitor import Visitor
from web.house import House, asked, house, play_on, seats, two

pytest.importorskip("asyncpg", reason="PostgreSQL needs its driver, asyncpg: its tests are left out")

GAMES = ("costa-ruana", "la-isla", "arnak")


def content(file: Path) -> dict[str, list[tuple[object, ...]]]:
    """All rows of a file, sorted; the moment of the last heartbeat left out."""
    with closing(sqlite3.connect(file)) as connection:
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        rows = {name: connection.execute(f"SELECT * FROM {name}").fetchall() for name in names}
    rows["about"] = [row for row in rows["about"] if row[0] != "seen"]
    return {name: sorted(each, key=repr) for name, each in rows.items()}


def records(file: Path) -> dict[str, str]:
    """The record of every table."""
    with closing(sqlite3.connect(file)) as connection:
        found = {}
        for (doc,) in connection.execute("SELECT doc FROM tables"):
            table = decode(doc)
            lines = connection.execute("SELECT seat, word FROM moves WHERE at = ? ORDER BY n", (table.id,))
            found[table.id] = table.record([Entry(*line) for line in lines]).format()
        return found


Furnished = list[tuple[str, Visitor, Visitor]]


async def furnish(inn: House) -> Furnished:
    """Running games of every kind, with talk, and a table that waits; gives the tables and who sits there."""
    found = []
    for game in GAMES:
        anna, ben, table = await two(inn, game)
        found.append((table, anna, ben))
        async with anna.visit(table) as seated:
            await seated.send(wire.Chat("Bonjour à tous ☕"))
            await seated.expect(wire.Talk)
    await play_a_little(inn, found, 4)
    await anna.open_table(wire.TableWish("arnak", seats("me", "open")))
    return found


async def play_a_little(inn: House, found: Furnished, moves: int) -> None:
    """Some moves at every table, by whoever is asked; the visitors find their way to another server."""
    for table, *people in found:
        for visitor in people:
            visitor.port = inn.port
        for _ in range(moves):
            visitor = people[(await inn.tables.table(table)).waiting[0]]
            async with visitor.visit(table) as seated:
                frame = await asked(seated)
                await seated.send(wire.Play(frame.seq, frame.choices[-1].word))
                assert (await seated.expect(wire.Frame)).seq > frame.seq


def run(*arguments: object) -> None:
    """A command that is to succeed, beside whatever runs here."""
    assert main([str(each) for each in arguments]) == 0


def test_a_house_moves_to_a_database_and_back_while_its_games_go_on(tmp_path: Path, postgres: str) -> None:
    first, second, third = (tmp_path / name for name in ("first", "second", "third"))
    out, same, later = (tmp_path / name for name in ("out.db", "same.db", "later.db"))

    async def story() -> None:
        async with house(first) as inn:
            found = await furnish(inn)
        await asyncio.to_thread(run, "backup", out, "--data", first)
        await asyncio.to_thread(run, "restore", out, "--store", postgres)
        await asyncio.to_thread(run, "backup", same, "--store", postgres)
        assert content(out) == content(same) and len(content(out)["moves"]) == 12
        assert records(out) == records(same) and len(records(out)) == 4
        async with house(second, store=postgres) as inn:
            await play_a_little(inn, found, 2)
        await asyncio.to_thread(run, "backup", later, "--store", postgres)
        await asyncio.to_thread(run, "restore", later, "--data", third)
        async with house(third) as inn:
            await play_a_little(inn, found, 1)
        assert len(content(tables_file(third))["moves"]) == 12 + 3 * 2 + 3

    asyncio.run(story())


def test_a_database_is_backed_up_while_people_play(tmp_path: Path, postgres: str) -> None:
    async def story() -> None:
        async with house(tmp_path / "data", store=postgres) as inn:
            anna = await inn.named("Anna")
            tables = [await anna.open_table(wire.TableWish("costa-ruana", seats("me", "random"))) for _ in range(3)]

            async def play(table: str, seed: int) -> None:
                async with anna.visit(table) as seated:
                    await play_on(seated, random.Random(seed))

            playing = [asyncio.ensure_future(play(table.id, n)) for n, table in enumerate(tables)]
            counts: list[int] = []
            while not all(each.done() for each in playing):
                file = tmp_path / f"{len(counts)}.db"
                await asyncio.to_thread(run, "backup", file, "--store", postgres)
                counts.append(len(content(file)["moves"]))
                with closing(sqlite3.connect(file)) as connection:
                    assert "those that play replay" in games_of(connection).says
            await asyncio.gather(*playing)
            assert len(set(counts)) > 1 and counts == sorted(counts)

    asyncio.run(story())


def test_people_return_to_the_tables_of_a_backup_that_is_put_back_under_them(tmp_path: Path, postgres: str) -> None:
    file = tmp_path / "tables.db"

    async def story() -> None:
        async with house(tmp_path / "data", store=postgres) as inn:
            anna, ben, table = await two(inn)
            found = [(table, anna, ben)]
            await play_a_little(inn, found, 3)
            await asyncio.to_thread(run, "backup", file, "--store", postgres)
            await play_a_little(inn, found, 2)
            async with anna.visit(table) as seated:
                assert (await seated.expect(wire.Frame)).moves == 5
                await asyncio.to_thread(run, "restore", file, "--store", postgres)
                with pytest.raises(ConnectionClosed):
                    await seated.expect(wire.Problem)
            async with anna.visit(table) as seated:
                assert (await seated.expect(wire.Frame)).moves == 3
            await play_a_little(inn, found, 2)
            assert len(await inn.tables.store.moves(table)) == 5

    asyncio.run(story())


def test_the_host_gives_orders_to_a_house_in_a_database(
    tmp_path: Path, postgres: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")

    async def host(*order: str) -> str:
        await asyncio.to_thread(run, "host", "--store", postgres, *order)
        return capsys.readouterr().out

    async def story() -> None:
        async with house(tmp_path / "data", store=postgres) as inn:
            _, ben, table = await two(inn)
            ids = [seat.person for seat in (await inn.tables.table(table)).seats]
            out = await host("tables")
            assert table in out and all(person in out for person in ids)
            async with ben.visit(table) as seated:
                await seated.expect(wire.Frame)
                await host("bar", ids[1])
                with pytest.raises(ConnectionClosed):
                    await seated.expect(wire.Problem)
            assert (await ben.fetch("GET", "/api/me"))[0] == 403
            assert (await host("barred")).split() == [ids[1]]
            assert "new key" in await host("revoke", ids[0])
            assert (await inn.tables.store.revoked()) == {ids[0]: 1}
            await host("remove", table)
            async with asyncio.timeout(10):
                while table in inn.tables.rooms:
                    await asyncio.sleep(0.02)
            assert "there is no table" in await asyncio.to_thread(refused, capsys, "host", "remove", table, postgres)

    asyncio.run(story())


def refused(capsys: pytest.CaptureFixture[str], *arguments: object) -> str:
    """What a command says, in one line, when it cannot do what it was asked; the last word is the database."""
    command = [*map(str, arguments[:-1])]
    command[1:1] = ["--store", str(arguments[-1])]
    assert main(command) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    return said


def test_the_doctor_examines_a_database(tmp_path: Path, postgres: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--store", postgres]) == 1
    assert "there are no tables in this database" in capsys.readouterr().out

    async def story() -> None:
        async with house(tmp_path / "data", store=postgres) as inn:
            found = await furnish(inn)
            await asyncio.to_thread(run, "doctor", "--store", postgres)
            out = capsys.readouterr().out
            assert "1 gathering, 3 playing, 0 over; those that play replay" in out and "mend" not in out
            assert "1 serve this database" in out
            await asyncio.to_thread(change, postgres, f"DELETE FROM moves WHERE at = '{found[0][0]}' AND n = 2")

    asyncio.run(story())
    assert main(["doctor", "--store", postgres]) == 1
    out = capsys.readouterr().out
    assert "1 do not replay" in out and "a move is missing" in out


def change(url: str, query: str) -> None:
    """Change a database behind the back of its house."""

    async def changing() -> None:
        import asyncpg

        connection = await asyncpg.connect(url)
        await connection.execute(query)
        await connection.close()

    asyncio.run(changing())


def test_what_cannot_be_used_is_said_in_one_sentence(
    tmp_path: Path, postgres: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "tables.db"
    connect(file).close()
    assert "there are no tables in this database" in refused(capsys, "backup", file, postgres)
    assert "does not exist" in refused(capsys, "restore", file, f"{postgres}x")
    assert "is the address of a PostgreSQL database" in refused(capsys, "backup", file, "mysql://x")
    run("restore", file, "--store", postgres)
    change(postgres, "UPDATE atoll_schema SET version = version + 1")
    for command in (("backup", file), ("restore", file), ("host", "tables")):
        assert "was written by a newer Atoll" in refused(capsys, *command, postgres)
    change(postgres, "UPDATE atoll_schema SET version = -1")
    assert "was written by an older Atoll" in refused(capsys, "host", "tables", postgres)
    monkeypatch.setattr("atoll.cli._options.find_spec", lambda name: None)
    assert "pip install 'atoll[postgres]'" in refused(capsys, "host", "tables", postgres)
