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

import os
import shlex
import signal
import subprocess
import sys
from contextlib import suppress
from threading import Timer

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

    def __init__(self, game: Game, command: list[str], patience: float = PATIENCE) -> None:
        self.game = game
        self.command = command
        self.patience = patience
        self.made = 0
        self.news: list[str] = []  # not told yet
        self.process: subprocess.Popen[str] | None = None
        self.late = False

    def choose(self, state: State, seat: int) -> Move:
        if self.process is None:
            self.news = [
                f"atoll {VERSION}",
                f"game {self.game.name}",
                f"seats {state.seats}",
                f"you {seat + 1}",
                *self.news,
            ]
            self.process = start(self.command)
        view = msgspec.json.encode(self.game.look(state, seat)).decode()
        moves = "|".join(move.text for move in state.moves(seat))
        text = self.ask(self.process, [*self.news, f"view {view}", f"moves {moves}", f"go {1000 * self.patience:.0f}"])
        self.news = []
        move = self.game.lexicon.find(text)
        if move is None or move not in state.moves(seat):
            raise ValueError(f"{text!r} is not one of the moves")
        return move

    def hear(self, seat: int, move: Move) -> None:
        self.made += 1
        # Even its own secrets are not repeated: the process knows what it has said.
        self.news.append(f"{self.made} {seat + 1} {'?' if move.verb.secret else move.text}")

    def __repr__(self) -> str:
        return f"atoll.bot('process@{self.patience:g}s:{shlex.join(self.command)}', {self.game.name!r})"

    def forget(self) -> None:
        self.close()  # the lines know no undo: another process begins with the next decision
        self.made, self.news, self.late = 0, [], False

    def close(self) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        assert process.stdin is not None and process.stdout is not None
        impatience = Timer(FAREWELL, end, [process])
        impatience.start()
        with suppress(OSError):  # it may have gone already
            process.stdin.write("quit\n")
        with suppress(OSError):
            process.stdin.close()
        process.wait()
        impatience.cancel()
        end(process)  # what it may have left running
        process.stdout.close()

    def ask(self, process: "subprocess.Popen[str]", lines: list[str]) -> str:
        """Tell it the lines and wait for its word.

        It is ended when its time is up. That also frees us from one that does not listen, or that talks without end.
        """
        impatience = Timer(self.patience, self.give_up, [process])
        impatience.start()
        try:
            text = answer(process, lines)
        finally:
            impatience.cancel()
        if text is None:
            raise Stalled(f"no answer within {self.patience:g} s" if self.late else "the process has ended")
        return text

    def give_up(self, process: "subprocess.Popen[str]") -> None:
        self.late = True
        end(process)


def start(command: list[str]) -> "subprocess.Popen[str]":
    """The process, at the head of a group of its own: whatever it starts can be ended with it."""
    return subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        errors="replace",
        start_new_session=True,
    )


def answer(process: "subprocess.Popen[str]", lines: list[str]) -> str | None:
    """The word the process chooses; none if it ends before."""
    assert process.stdin is not None and process.stdout is not None
    with suppress(BrokenPipeError):  # the end of its answers says the same
        process.stdin.write("\n".join(lines) + "\n")
        process.stdin.flush()
    for line in process.stdout:
        word, _, rest = line.strip().partition(" ")
        if word == "move":
            return rest
    return None


def end(process: "subprocess.Popen[str]") -> None:
    """End the process, and on systems that know groups all that it has started."""
    if sys.platform == "win32":
        process.kill()
    else:
        with suppress(ProcessLookupError, PermissionError):  # nobody is left there
            os.killpg(process.pid, signal.SIGKILL)
