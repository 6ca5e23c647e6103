"""The same load on boardgame.io's server, which keeps its games in memory: a yardstick, not a part of the house.

Its players speak Socket.IO over one WebSocket: text frames with a number in front, then JSON.
"""

import asyncio
import itertools
import json
import shutil
import time
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from atoll.kernel.mistakes import Mistake

from .load import Tally, free_port, measure, running

GAME = "tally"
MOVES = 70
"""How long a game of theirs is: about as long as one of Costa Ruana for two."""


async def theirs(folder: Path, tables: int, seconds: float) -> Tally:
    """Measure the server of a folder in which boardgame.io is installed."""
    if shutil.which("node") is None or not (folder / "node_modules" / "boardgame.io").is_dir():
        raise Mistake(f"boardgame.io is not there: run npm install in {folder}")
    port = free_port()
    async with running(["node", "server.js", str(port)], port, folder):
        duels = [Duel(port, f"table-{n}") for n in range(tables)]  # a match is made when its first player comes
        return await measure("boardgame.io", [duel.play for duel in duels], seconds)


class Duel:
    """Two players who take turns."""

    def __init__(self, port: int, table: str) -> None:
        self.url = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
        self.table = table
        self.match = ""

    async def play(self, tally: Tally) -> None:
        """Match after match, as our own players do."""
        for n in itertools.count():
            self.match = f"{self.table}-{n}"
            await asyncio.gather(self.sit("0", tally), self.sit("1", tally))

    async def sit(self, player: str, tally: Tally) -> None:
        """Move whenever it is this player's turn."""
        async with connect(self.url, compression=None, max_size=None, ping_interval=None, proxy=None) as socket:
            await socket.recv()  # the handshake
            await socket.send(f"40/{GAME},")
            await socket.recv()
            await self.emit(socket, "sync", self.match, player, None, 2)
            began, turn = 0.0, -1
            while True:
                text = str(await socket.recv())
                if text == "2":  # are you there?
                    await socket.send("3")
                name, _, *rest = json.loads(text.partition(",")[2]) if text.startswith("42") else ("", "")
                if name not in {"sync", "update"}:
                    continue
                state = rest[0]["state"] if name == "sync" else rest[0]
                number, current, mover = state["_stateID"], state["ctx"]["currentPlayer"], state["G"]["last"]
                if began and mover == player:
                    tally.count(began)
                    began = 0.0
                if number >= MOVES:
                    return
                if current == player and number > turn:
                    turn, began = number, time.perf_counter()
                    action = {"type": "MAKE_MOVE", "payload": {"type": "add", "args": [number % 8], "playerID": player}}
                    await self.emit(socket, "update", action, number, self.match, player)

    async def emit(self, socket: ClientConnection, *event: Any) -> None:
        await socket.send(f"42/{GAME},{json.dumps(event)}")
