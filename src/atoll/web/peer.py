"""The same load on boardgame.io's server, which keeps its games in memory: a yardstick, not a part of the server.

Its players do what ours do: they open a table and sit down by HTTP, and every move is signed for. They speak Socket.IO
over one WebSocket: text frames with a number in front, then JSON.
"""

import asyncio
import json
import shutil
import time
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from atoll.kernel.mistakes import Mistake

from .load import Tally, free_port, measure, running, worked
from .visitor import Visitor

GAME = "tally"
SEATS = ("0", "1")
MOVES = 70
"""How long a game of theirs is: about as long as one of our shortest for two."""


async def theirs(folder: Path, tables: int, seconds: float) -> Tally:
    """Measure the server of a folder in which boardgame.io is installed."""
    if shutil.which("node") is None or not (folder / "node_modules" / "boardgame.io").is_dir():
        raise Mistake(f"boardgame.io is not there: run npm install in {folder}")
    port = free_port()
    async with running(["node", "server.js", str(port)], port, folder) as server:
        duels = [Duel(port) for _ in range(tables)]
        return await measure("boardgame.io", [duel.play for duel in duels], seconds, lambda: worked(server.pid))


class Duel:
    """Two players who take turns."""

    def __init__(self, port: int) -> None:
        self.url = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
        self.visitor = Visitor("127.0.0.1", port)
        self.match = ""

    async def play(self, tally: Tally) -> None:
        """Match after match, as our own players do."""
        with self.visitor.keep_alive():
            while True:
                self.match = (await self.ask("create", numPlayers=2))["matchID"]
                keys = [await self.ask(f"{self.match}/join", playerID=n, playerName=f"Player {n}") for n in SEATS]
                await asyncio.gather(
                    *(self.sit(n, key["playerCredentials"], tally) for n, key in zip(SEATS, keys, strict=True))
                )

    async def ask(self, path: str, **body: Any) -> Any:
        """Ask something of their lobby."""
        headers = {"content-type": "application/json"}
        _, _, answer = await self.visitor.fetch("POST", f"/games/{GAME}/{path}", json.dumps(body).encode(), headers)
        return json.loads(answer)

    async def sit(self, player: str, key: str, tally: Tally) -> None:
        """Move whenever it is this player's turn."""
        async with connect(self.url, compression=None, max_size=None, ping_interval=None, proxy=None) as socket:
            await socket.recv()  # the handshake
            await socket.send(f"40/{GAME},")
            await socket.recv()
            await self.emit(socket, "sync", self.match, player, key, 2)
            began, turn = 0.0, -1
            while True:
                text = str(await socket.recv())
                tally.received(len(text))
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
                    move = {"type": "add", "args": [number % 8], "playerID": player, "credentials": key}
                    await self.emit(
                        socket, "update", {"type": "MAKE_MOVE", "payload": move}, number, self.match, player
                    )

    async def emit(self, socket: ClientConnection, *event: Any) -> None:
        await socket.send(f"42/{GAME},{json.dumps(event)}")
