"""Whole games over the wire."""

import asyncio
import random
from pathlib import Path

from atoll.play.commitment import verified
from atoll.play.match import Match
from atoll.web import wire
from web.house import house, play_on, seats


def test_a_newcomer_plays_a_whole_game_against_bots_and_can_check_the_shuffle(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            anna = await inn.named("Anna")
            table = await anna.open_table(wire.TableWish("costa-ruana", seats("me", "random", "easy")))
            assert table.phase == "playing" and table.you == 0
            async with anna.visit(table.id) as seated:
                last = await play_on(seated, random.Random(1))
            assert last.over is not None and last.seal.seed is not None and last.seal.salt is not None
            assert last.seal.commitment == table.seal
            status, _, body = await anna.fetch("GET", f"/api/tables/{table.id}/record")
            assert status == 200
            match = Match.replay(verified(body.decode(), table.seal))
            assert match.record.names[0] == "Anna"
            outcome = match.game.outcome(match.state)
            assert outcome is not None and list(outcome.points) == last.over.points
            lobby = await anna.ask("GET", "/api/tables", wire.LobbyView)
            assert [table.id for table in lobby.finished] == [table.id]

    asyncio.run(story())
