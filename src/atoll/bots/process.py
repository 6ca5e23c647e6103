"""A bot in another process and perhaps another language, over standard input and output, a line at a time.

What it is told (seats are counted from one, as in a record)::

    atoll 1                          the version of these lines
    game costa-ruana
    seats 3
    you 2
    17 1 show place-3/day 2          a move that was made: its number, the seat, the word
    18 3 ?                           a move whose word is secret
    view {"reader":1,…}              what the seat may see now, as JSON
    moves place 1|place 2|place 3    the words it may say
    go 5000                          choose one within so many milliseconds
    quit

It answers ``go`` with ``move place 3``. Other lines that it writes are passed over.
"""

import shlex
import subprocess
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from time import monotonic

import msgspec

from atoll.kernel.game import Game
from atoll.kernel.moves import Move
from atoll.kernel.state import State

from .bot import Bot

VERSION = 1
PATIENCE = 5.0  # seconds for a decision
FAREWELL = 0.5  # seconds to leave after `quit`


class Stalled(Exception):
    """The process has ended or not answered in time."""


class ProcessBot(Bot):
    """Speaks for a process. It is started with the first decision and ended with the game."""

    def __init__(self, game: Game, command: str, patience: float = PATIENCE) -> None:
        self.game = game
        self.command = shlex.split(command)
        self.patience = patience
        self.made = 0
        self.news: list[str] = []  # not told yet
        self.answers: Queue[str | None] = Queue()
        self.process: subprocess.Popen[str] | None = None

    def choose(self, state: State, seat: int) -> Move:
        if self.process is None:
            self.news = [
                f"atoll {VERSION}",
                f"game {self.game.name}",
                f"seats {state.seats}",
                f"you {seat + 1}",
                *self.news,
            ]
            self.process = self.start()
        view = msgspec.json.encode(self.game.look(state, seat)).decode()
        moves = "|".join(move.text for move in state.moves(seat))
        self.tell([*self.news, f"view {view}", f"moves {moves}", f"go {1000 * self.patience:.0f}"])
        self.news = []
        text = self.answer()
        move = self.game.lexicon.find(text)
        if move is None or move not in state.moves(seat):
            raise ValueError(f"{text!r} is not one of the moves")
        return move

    def hear(self, seat: int, move: Move) -> None:
        self.made += 1
        # Even its own secrets are not repeated: the process knows what it has said.
        self.news.append(f"{self.made} {seat + 1} {'?' if move.verb.secret else move.text}")

    def close(self) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        assert process.stdin is not None and process.stdout is not None
        with suppress(OSError):  # it may have gone already
            process.stdin.write("quit\n")
            process.stdin.close()
        try:
            process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        self.listener.join()
        process.stdout.close()

    def start(self) -> "subprocess.Popen[str]":
        """Start the process and a thread that collects its lines, so that a silent one cannot hold us up."""
        process = subprocess.Popen(
            self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        self.listener = Thread(target=self.listen, args=[process], daemon=True)
        self.listener.start()
        return process

    def listen(self, process: "subprocess.Popen[str]") -> None:
        assert process.stdout is not None
        for line in process.stdout:
            self.answers.put(line.strip())
        self.answers.put(None)

    def tell(self, lines: list[str]) -> None:
        assert self.process is not None and self.process.stdin is not None
        self.process.stdin.write("\n".join(lines) + "\n")
        self.process.stdin.flush()

    def answer(self) -> str:
        """The word the process chooses."""
        end = monotonic() + self.patience
        while True:
            try:
                line = self.answers.get(timeout=max(0.0, end - monotonic()))
            except Empty:
                raise Stalled(f"no answer within {self.patience:g} s") from None
            if line is None:
                raise Stalled("the process has ended")
            word, _, rest = line.partition(" ")
            if word == "move":
                return rest
