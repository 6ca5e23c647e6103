"""Hints between servers: few notes, none too long for its carrier, and none that stops who cannot read it."""

import asyncio
from collections import deque

import msgspec
import pytest

asyncpg = pytest.importorskip("asyncpg", reason="PostgreSQL needs its driver, asyncpg: its tests are left out")

from atoll.web.news import MOST, Here, Hint, Moved, Note, packed  # noqa: E402
from atoll.web.newswire import Newswire  # noqa: E402
from atoll.web.store import Line  # noqa: E402


def moved(n: int) -> Moved:
    return Moved("t" * 12, Line(n, 0, "place 1", 10.0 + n), Line(n + 1, 1, "place 2", 11.0 + n))


def test_hints_come_back_in_their_order_from_few_notes_none_of_them_too_long() -> None:
    hints = [moved(n) for n in range(200)]
    notes = list(packed("us", deque(hints)))
    assert all(len(note.encode()) <= MOST for note in notes)
    assert len(notes) < 10
    assert [hint for note in notes for hint in msgspec.json.decode(note, type=Note).hints] == hints


def test_a_hint_that_is_too_long_is_left_out_and_the_others_are_told() -> None:
    crowd = Here("t", {f"{n:016x}": "x" * 40 for n in range(200)}, {})
    hints: deque[Hint] = deque([moved(1), crowd, moved(2)])
    told = [hint for note in packed("us", hints) for hint in msgspec.json.decode(note, type=Note).hints]
    assert told == [moved(1), moved(2)]


@pytest.mark.parametrize("text", ['{"server":"newer","hints":[{"type":"danced","table":"t"}]}', "restored"])
def test_who_cannot_read_a_note_looks_for_itself(text: str) -> None:
    looked: list[bool] = []
    wire = Newswire("", "us", lambda *_: pytest.fail("nothing was read"), lambda: looked.append(True))
    wire._hear(None, 0, "", text)
    assert looked == [True]


def test_nobody_heeds_what_it_has_said_itself() -> None:
    heard: list[Hint] = []
    wire = Newswire("", "us", lambda _, hint: heard.append(hint), lambda: None)
    for server in ("us", "others"):
        for note in packed(server, deque([moved(1)])):
            wire._hear(None, 0, "", note)
    assert heard == [moved(1)]


def test_who_is_given_no_line_asks_again(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    refusals = [asyncpg.TooManyConnectionsError("no line is free"), asyncpg.InvalidPasswordError("not yet known")] * 2
    connect = asyncpg.connect

    async def grudging(*asked: object, **more: object) -> object:
        if refusals:
            raise refusals.pop()
        return await connect(*asked, **more)

    async def story() -> None:
        heard: asyncio.Queue[Hint] = asyncio.Queue()
        us = Newswire(postgres, "us", lambda *_: None, lambda: None)
        others = Newswire(postgres, "others", lambda _, hint: heard.put_nowait(hint), lambda: None)
        await asyncio.gather(us.open(), others.open())
        us.tell(moved(1))
        assert await heard.get() == moved(1)
        await asyncio.gather(us.close(), others.close())

    monkeypatch.setattr(asyncpg, "connect", grudging)
    asyncio.run(asyncio.wait_for(story(), 30))
    assert not refusals
