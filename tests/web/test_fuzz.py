"""Nonsense at the door: it gets a named answer, and the table does not move."""

import asyncio
import json
import logging
import random
import sys
from contextlib import AsyncExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from atoll.kernel.snapshot import snapshot
from atoll.siege.nonsense import LOGS, Faults
from atoll.web import wire
from atoll.web.api import ENDPOINTS
from atoll.web.limits import Limits
from atoll.web.news import CHANNEL
from atoll.web.refusal import STATUS
from atoll.web.visitor import Seated, Visitor
from web.house import House, first, house, play_on, two

if TYPE_CHECKING:
    from atoll.web.store.postgres import PostgresStore
    from web.servers import Tell

SAMPLES: list[Any] = [
    {"type": "play", "seq": 9999, "word": "place 1"},
    {"type": "undo", "seq": 9999, "moves": 1},
    {"type": "why", "word": "place 9"},
    {"type": "show", "shape": "none", "language": "fr"},
    {"type": "ping"},
]
SCRAPS: list[Any] = [
    None,
    True,
    -1,
    0,
    2**70,
    1e308,
    "",
    "\x00",
    "\U0001d518" * 130,
    [],
    {},
    [[[[]]]],
    {"type": "ping"},
    "play",
]


def nonsense(dice: random.Random) -> str | bytes:
    """A message that was valid once, or never."""
    sample = dict(dice.choice(SAMPLES))
    kind = dice.randrange(7)
    if kind == 0:
        sample[dice.choice([*sample, "extra"])] = dice.choice(SCRAPS)
    elif kind == 1:
        del sample[dice.choice(list(sample))]
    elif kind == 2:
        return dice.randbytes(dice.randrange(60))
    elif kind == 3:
        return json.dumps(dice.choice(SCRAPS))
    text = json.dumps(sample)
    if kind == 4:
        text = text[: dice.randrange(len(text))]
    elif kind == 5:
        at = dice.randrange(len(text))
        text = text[:at] + chr(dice.randrange(1, 0xD7FF)) + text[at + 1 :]
    elif kind == 6:
        text = text * dice.randrange(1, 3)
    return text


async def shout(seated: Seated, dice: random.Random, messages: int) -> set[str]:
    """Send nonsense, and hear every answer; gives the names of the problems."""
    problems: set[str] = set()
    done = f"done {dice.random()}"

    async def listen() -> None:
        while True:
            heard = await seated.receive()
            if isinstance(heard, wire.Problem):
                assert heard.name in STATUS and heard.text
                problems.add(heard.name)
            elif isinstance(heard, wire.Talk) and heard.text == done:
                return

    listening = asyncio.create_task(listen())
    for n in range(messages):
        await seated.socket.send(nonsense(dice))
        if n % 200 == 0:
            await asyncio.sleep(0)
            assert not listening.done() or listening.exception() is None
    await seated.send(wire.Chat(done))
    await asyncio.wait_for(listening, 120)
    return problems


async def fuzz(data: Path, messages: int) -> set[str]:
    async with house(data) as inn:
        anna, ben, table = await two(inn, open_talk=True)
        room = await inn.tables.room(table)
        before = snapshot(room.match.state)
        mover, guest = await first(inn, table, anna, ben), await inn.named("Eve")
        async with mover.visit(table) as a, guest.visit(table) as g:
            half = messages // 2
            heard = await asyncio.gather(shout(a, random.Random(1), half), shout(g, random.Random(2), half))
            assert snapshot(room.match.state) == before and not room.match.record.entries
            # The table still plays.
            seat = room.match.state.waiting()[0]
            await a.send(wire.Play(room.live.seqs[seat], room.match.state.moves(seat)[0].text))
            while (await a.expect(wire.Frame)).moves != 1:
                pass
        return heard[0] | heard[1]


def test_nonsense_gets_a_named_answer_and_moves_nothing(tmp_path: Path) -> None:
    problems = asyncio.run(fuzz(tmp_path, 4000))
    assert problems == {"bad-message", "stale", "not-seated", "cannot-undo", "illegal"} & problems
    assert {"bad-message", "not-seated", "stale"} <= problems


@pytest.mark.slow
def test_a_hundred_thousand_pieces_of_nonsense_move_nothing(tmp_path: Path) -> None:
    assert "bad-message" in asyncio.run(fuzz(tmp_path, 100_000))


async def knock(visitor: Visitor, table: str, dice: random.Random, requests: int) -> None:
    """Ask for nonsense at every address of a table, and get answers with names."""
    addresses = [(each.method, each.path) for each in ENDPOINTS if each.path.startswith("/api/tables")]
    for n in range(requests):
        method, path = addresses[n % len(addresses)]
        path = path.replace("{id}", dice.choice([table, "nowhere"])).replace("{n}", dice.choice(["0", "-1", "x"]))
        body = nonsense(dice)
        status, _, answer = await visitor.fetch(method, path, body if isinstance(body, bytes) else body.encode())
        assert status < 400 or STATUS[msgspec.json.decode(answer, type=wire.Problem).name] == status < 500


def test_nonsense_at_two_servers_does_not_disturb_a_game_that_is_played_at_both(tell: "Tell") -> None:
    from web.servers import apart, at, company

    async def story(here: House, there: House) -> None:
        anna, ben, table = await apart(here, there, open_talk=True)
        eve = await here.named("Eve")
        async with AsyncExitStack() as stack:
            players = [await stack.enter_async_context(each.visit(table)) for each in (anna, ben)]
            loud = [
                await stack.enter_async_context(at(server, each).visit(table))
                for server, each in ((there, anna), (here, ben), (here, eve), (there, eve))
            ]
            problems, frames, _, _ = await asyncio.gather(
                asyncio.gather(*(shout(seated, random.Random(n), 500) for n, seated in enumerate(loud))),
                asyncio.gather(*(play_on(seated, random.Random(n)) for n, seated in enumerate(players))),
                knock(eve, table, random.Random(5), 60),
                whisper(company(here).database, random.Random(6)),
            )
            assert all("bad-message" in heard for heard in problems)
            assert [frame.over is not None for frame in frames] == [True, True]
            assert frames[0].entries == frames[1].entries == len(await here.tables.store.moves(table))
            assert here.tables.rooms[table].match.state == there.tables.rooms[table].match.state

    faults = Faults()
    loggers = [logging.getLogger(name) for name in LOGS]
    for logger in loggers:
        logger.addHandler(faults)
    try:
        tell(story)
    finally:
        for logger in loggers:
            logger.removeHandler(faults)
    assert set(faults.said) == {"news cannot be read"}


async def whisper(database: "PostgresStore", dice: random.Random) -> None:
    """Tell all servers what none of them can have said."""
    for _ in range(30):
        said = nonsense(dice)
        text = said.decode("latin-1") if isinstance(said, bytes) else said
        await database.ask("SELECT pg_notify($1, $2)", CHANNEL, text.replace("\0", "?"))


def test_who_shouts_is_slowed_down_and_shown_out(tmp_path: Path) -> None:
    async def story() -> None:
        limits = Limits(messages=200, messages_burst=20, mistakes=60)
        async with house(tmp_path, limits) as inn:
            anna, _, table = await two(inn)
            async with anna.visit(table) as seated:
                names: set[str] = set()
                with pytest.raises(ConnectionClosed):
                    await flood(seated, names)
                assert "too-fast" in names
            async with anna.visit(table) as seated:
                assert (await seated.expect(wire.Frame)).moves == 0

    asyncio.run(story())


async def flood(seated: Seated, names: set[str]) -> None:
    while True:
        await seated.send(wire.Ping())
        heard = await seated.receive()
        if isinstance(heard, wire.Problem):
            names.add(heard.name)


def test_what_is_too_large_is_not_read(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, Limits()) as inn:
            anna, _, table = await two(inn)
            async with anna.visit(table) as seated:
                await seated.socket.send(json.dumps({"type": "chat", "text": "a" * 5000}))
                assert (await seated.expect(wire.Problem)).name == "too-large"
            status, _, body = await anna.fetch("POST", "/api/me", b" " * 20_000)
            assert status == 413 and msgspec.json.decode(body)["name"] == "too-large"

    asyncio.run(story())


def test_an_address_has_so_many_requests_and_sockets(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, Limits(requests=0.1, requests_burst=20, sockets=2)) as inn:
            anna, _, table = await two(inn)
            async with anna.visit(table) as one, anna.visit(table) as other, anna.visit(table) as third:
                await one.expect(wire.Frame)
                await other.expect(wire.Frame)
                assert (await third.expect(wire.Problem)).name == "too-fast"
            statuses = [(await anna.fetch("GET", "/api/games"))[0] for _ in range(20)]
            assert statuses[0] == 200 and statuses[-1] == 429

    asyncio.run(story())


@pytest.mark.slow
def test_every_address_answers_as_its_description_says(tmp_path: Path) -> None:
    checks = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"

    async def story() -> None:
        async with house(tmp_path) as inn:
            url = f"http://127.0.0.1:{inn.port}/api/openapi.json"
            program = "import sys; from schemathesis.cli import schemathesis; sys.exit(schemathesis())"
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-c", program, "run", url, "--checks", checks, "--max-examples", "50", "--no-color",
                stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT, cwd=tmp_path,
            )  # fmt: skip
            said, _ = await asyncio.wait_for(process.communicate(), 240)
            assert process.returncode == 0, said.decode()

    asyncio.run(story())
