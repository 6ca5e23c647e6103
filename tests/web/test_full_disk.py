"""A disk without room: what cannot be kept is refused in one line, nothing is lost, and it goes on later."""

import asyncio
import logging
from pathlib import Path

import pytest

from atoll.web import wire
from atoll.web.store import Store, Unkept
from atoll.web.store.sqlite import SqliteStore
from atoll.web.visitor import Unwelcome
from web.house import asked, first, house, seats, two


def fill(store: Store) -> None:
    """Give the file no page more than it has; SQLite then says what it says of a full disk."""
    assert isinstance(store, SqliteStore)
    pages = store._connection.execute("PRAGMA page_count").fetchone()[0]
    store._connection.execute(f"PRAGMA max_page_count = {pages}")


def make_room(store: Store) -> None:
    assert isinstance(store, SqliteStore)
    store._connection.execute("PRAGMA max_page_count = 1000000")


async def use_up(store: Store) -> None:
    """Fill what room is left in the pages of talk, people and tables."""
    fill(store)
    for size in (500, 100, 1):
        for table in ("tables", "people", "talk", "moves"):
            await _until_refused(store, table, size)


async def _until_refused(store: Store, table: str, size: int) -> None:
    assert isinstance(store, SqliteStore)
    rows = {
        "people": "INSERT INTO people VALUES (hex(randomblob(8)), hex(zeroblob(?)), '')",
        "talk": "INSERT INTO talk VALUES (hex(randomblob(6)), 1, 0, '', hex(zeroblob(?)), 0)",
        "moves": "INSERT INTO moves VALUES (hex(randomblob(6)), 1, 0, hex(zeroblob(?)), 0)",
        "tables": "INSERT INTO tables (id, phase, free, changed, moves, doc)"
        " VALUES (hex(randomblob(6)), 'none', 0, 0, 0, zeroblob(?))",
    }
    refused = 0
    while refused < 30:  # rows go to pages at random
        try:
            await store._do(lambda connection: connection.execute(rows[table], (size,)) and None)
        except Unkept as error:
            if "full" not in str(error):
                raise
            refused += 1


def test_a_full_disk_is_said_in_one_line_each_and_nothing_is_lost(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            logging.getLogger("atoll.web").propagate = True
            anna, ben, table = await two(inn)
            async with (await first(inn, table, anna, ben)).visit(table) as seated:
                frame = await asked(seated)
                await use_up(inn.tables.store)
                caplog.clear()
                play = wire.Play(frame.seq, frame.choices[0].word)
                assert await seated.refusal(play) == "busy"
                assert await seated.refusal(wire.Chat("x" * 400)) == "busy"
                for refused in (
                    inn.visitor().rename("A name of some length"),
                    anna.open_table(wire.TableWish("costa-ruana", seats("me", "open"))),
                ):
                    with pytest.raises(Unwelcome, match="busy") as caught:
                        await refused
                    assert caught.value.status == 503
                errors = [record for record in caplog.records if record.levelno >= logging.ERROR]
                assert len(errors) == 4 and not any(record.exc_info for record in errors)
                assert all("full" in record.__dict__["about"]["why"] for record in errors)
                make_room(inn.tables.store)
                await seated.send(play)
                while (await seated.expect(wire.Frame)).moves != 1:
                    pass

    asyncio.run(story())


def test_a_bot_waits_for_room_on_the_disk_without_a_traceback(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("atoll.web.room.RETRY", 0.1)

    async def story() -> None:
        async with house(tmp_path) as inn:
            logging.getLogger("atoll.web").propagate = True
            anna = await inn.named("Anna")
            table = (await anna.open_table(wire.TableWish("costa-ruana", seats("random", "random")))).id
            await use_up(inn.tables.store)
            async with anna.visit(table) as seated:
                async with asyncio.timeout(20):
                    while len([r for r in caplog.records if r.getMessage() == "a move cannot be kept"]) < 3:
                        await asyncio.sleep(0.02)
                make_room(inn.tables.store)
                while (await seated.expect(wire.Frame)).over is None:
                    pass
            assert not [record for record in caplog.records if record.exc_info]

    asyncio.run(story())
