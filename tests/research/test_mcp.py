"""An assistant at the table: over a real session of the protocol, at a match of its own and at a server's table."""

import asyncio
import os
import random
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

pytest.importorskip("mcp", reason="the extra atoll[mcp] is not installed")

from mcp import StdioServerParameters
from mcp.client.client import Client
from mcp.client.stdio import stdio_client

from atoll import games
from atoll.bots.bot import RandomBot
from atoll.kernel.rng import seeded
from atoll.play.match import Match
from atoll.research.seat import HouseTable, LocalTable
from atoll.research.seat import house as at
from atoll.web import wire
from web.house import house, play_on, seats


class Player:
    """The other end of the protocol: calls tools and reads what they say."""

    def __init__(self, client: Client) -> None:
        self.client = client

    async def call(self, tool: str, **arguments: object) -> str:
        result = await self.client.call_tool(tool, arguments)
        answer = result.content[0].text  # type: ignore[union-attr]
        return f"error: {answer}" if result.is_error else answer

    async def play(self, told: str, dice: random.Random) -> str:
        """Answer by the words offered until the game is over."""
        while "The game is over." not in told:
            offered = [line[2:].partition(": ")[0] for line in told.splitlines() if line.startswith("- ")]
            told = await (self.call("say", word=dice.choice(offered)) if offered else self.call("wait"))
        return told


@asynccontextmanager
async def assistant(*options: str) -> AsyncIterator[Player]:
    """`atoll mcp` in a process of its own, spoken to through its pipes."""
    args = ["-m", "atoll", "mcp", *options]
    command = StdioServerParameters(command=sys.executable, args=args, env=dict(os.environ))  # else little is passed on
    async with Client(stdio_client(command)) as client:
        yield Player(client)


def test_an_assistant_reads_the_rules_and_plays_a_game_over_standard_input_and_output() -> None:
    async def story() -> None:
        async with assistant() as player:
            tools = {tool.name for tool in (await player.client.list_tools()).tools}
            assert {"games", "rules", "open_table", "join_table", "look", "say", "why", "wait", "leave"} == tools
            assert "costa-ruana: Costa Ruana, 2 to 6 players" in await player.call("games")
            assert "3.2 " in await player.call("rules", game="costa-ruana", paragraph="3.2")
            assert (await player.call("look")).endswith("you sit at no table: open one or join one")
            told = await player.call("open_table", game="costa-ruana", opponents=["random"])
            assert told.startswith("You are Player 1.") and "Island 1" in told
            assert "There are only 4 islands" in await player.call("why", word="place 9")
            assert (await player.call("say", word="dance")).startswith("Refused: ")
            told = await player.play(await player.call("look"), random.Random(1))
            assert "1. Player" in told
            await player.call("leave")
            assert (await player.call("say", word="place 1")).startswith("error: ")

    asyncio.run(story())


def test_what_an_assistant_gets_wrong_is_said_in_one_sentence() -> None:
    async def story() -> None:
        async with assistant() as player:
            for arguments, sentence in (
                ({"game": "chess", "opponents": ["random"]}, "there is no game called 'chess'"),
                ({"game": "arnak", "opponents": ["random"] * 7}, "Lost Ruins of Arnak is for 1 to 4 players, not 8"),
                ({"game": "arnak", "opponents": ["process@touch x"]}, "an opponent is one of random, easy"),
                ({"game": "arnak", "opponents": ["person"]}, "people play at a table of a server"),
            ):
                assert f"open_table: {sentence}" in await player.call("open_table", **arguments)
            assert "start `atoll mcp` with --server" in await player.call("join_table", link="http://other/t/1")

    asyncio.run(story())


@pytest.mark.parametrize("name", ["costa-ruana", "la-isla"])
def test_an_assistant_plays_with_a_person_at_a_real_table(tmp_path: Path, name: str) -> None:
    """Anna opens a table, the assistant joins by her link, and they play to the end."""

    async def story() -> None:
        async with house(tmp_path) as inn:
            anna = await inn.named("Anna")
            table = await anna.open_table(wire.TableWish(name, seats("me", "invite")))
            server = f"http://127.0.0.1:{inn.port}"
            async with assistant("--server", server, "--name", "Robin") as player:
                elsewhere = await player.call("join_table", link="http://127.0.0.1:1/t/x")
                assert "another server" in elsewhere
                told = await player.call("join_table", link=f"{server}/t/{table.id}?invite={table.invite}")
                assert told.startswith("You are Robin.")
                await anna.ask("POST", f"/api/tables/{table.id}/start", wire.TableView)
                async with anna.visit(table.id) as seated:
                    frame, told = await asyncio.gather(
                        play_on(seated, random.Random(1)), player.play("", random.Random(2))
                    )
                assert frame.over is not None
                assert {seat.name for seat in frame.seats} == {"Anna", "Robin"}
                assert "Anna:" in told and "Robin:" in told

    asyncio.run(story())


def test_an_assistant_is_refused_and_told_why_at_a_real_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn, assistant("--server", f"http://127.0.0.1:{inn.port}") as player:
            told = await player.call("open_table", game="costa-ruana", opponents=["random"])
            assert told.startswith(f"http://127.0.0.1:{inn.port}/t/") and "Island 1" in told
            while "- " not in told:
                told = await player.call("wait")
            assert "There are only 4 islands in this game. (rule 2.3)" in await player.call("why", word="place 9")
            refused = await player.call("say", word="place 9")
            assert refused.startswith("Refused: There are only 4 islands")

    asyncio.run(story())


def test_who_waits_for_others_is_told_in_time_however_much_they_say(monkeypatch: pytest.MonkeyPatch) -> None:
    """Clients give up on a tool that takes too long, so each message must not begin the wait anew."""
    heard = []

    async def hear(table: HouseTable) -> None:
        await asyncio.sleep(0.001)
        heard.append(table)

    monkeypatch.setattr(HouseTable, "_hear", hear)

    async def story() -> None:
        table = HouseTable(at("http://127.0.0.1:1"), "x", "en")
        assert await asyncio.wait_for(table.wait(0.1), 60) == "The others have not answered yet. Wait, then look again."

    asyncio.run(story())
    assert heard


@pytest.mark.parametrize("name", games.names())
def test_an_assistant_reads_the_same_in_every_world_it_cannot_tell_apart(name: str) -> None:
    async def story() -> None:
        game, dice = games.find(name), seeded(1)
        match = Match.new(game, 2, 7, players={1: RandomBot(game, seeded(2))})
        for _ in range(40):
            match.play_on()
            if match.state.over():
                break
            read = await LocalTable(match, 0, "en").look()
            truth, match.state = match.state, match.state.redeal(0, dice)
            assert await LocalTable(match, 0, "en").look() == read
            match.state = truth
            moves = match.state.moves(0)
            match.play(0, moves[dice.below(len(moves))])

    asyncio.run(story())
