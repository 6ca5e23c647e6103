"""A batch in several processes: each plays its part, and all write into the same memory."""

import contextlib
import weakref
from collections.abc import Iterable
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
import numpy.typing as npt

from atoll.kernel.game import Game
from atoll.kernel.mistakes import Mistake
from atoll.play.workers import enter

from .batch import Array, Arrays, BadBatch, Batch, Shown, arrays
from .rows import encoder

LINE = 64  # bytes; what different processes write does not share a line of the cache

STEP, SAMPLE, WHY, END = b"step", b"sample", b"why", b"end"
DONE = b""
"""The answer of a process that has done what it was told; any other is a sentence that says why not."""


class Memory(SharedMemory):
    """Memory that goes with the last array that looks into it, without a complaint about the others."""

    def close(self) -> None:
        with contextlib.suppress(BufferError):
            super().close()


class Room:
    """Where arrays lie in a block of memory, one after the other; the same for all who look into it."""

    def __init__(self) -> None:
        self.size = 0
        self.places: dict[str, tuple[int, tuple[int, ...], np.dtype[Any]]] = {}

    def plan(self, name: str, shape: tuple[int, ...], dtype: npt.DTypeLike) -> Array:
        """Find room for an array."""
        kind = np.dtype(dtype)
        self.places[name] = (self.size, shape, kind)
        self.size += -(-int(np.prod(shape)) * kind.itemsize // LINE) * LINE
        return np.empty(0)

    def arrays(self, memory: SharedMemory) -> Arrays:
        """The arrays as they lie in the memory, which stays as long as one of them does."""
        assert memory.buf is not None
        return {
            name: np.frombuffer(memory.buf, kind, int(np.prod(shape)), offset).reshape(shape)
            for name, (offset, shape, kind) in self.places.items()
        }


class SharedBatch(Shown):
    """A batch that is stepped by several processes at once; with the same seed, the same games as in one.

    It ends with a `with` block, by `close`, or when nobody has it any more; its processes end with it, however it ends.
    Scripts that make one need `if __name__ == "__main__"`, as always where Python starts processes.
    """

    def __init__(
        self,
        game: Game | str,
        games: int,
        *,
        processes: int,
        seats: int = 2,
        seed: int = 0,
        reward: str = "win",
        dtype: str | None = None,
        **options: str,
    ) -> None:
        if not 1 <= processes <= games:
            raise BadBatch(f"{games} games can be played by 1 to {games} processes, not by {processes}")
        rows = encoder(game, seats, dtype, **options)
        room = Room()
        arrays(rows, games, room.plan)
        room.plan("actions", (games,), np.int64)
        memory = Memory(create=True, size=room.size)
        self._crew = Crew(memory)
        self._end = weakref.finalize(self, self._crew.end)
        setup = {"seats": seats, "seed": seed, "reward": reward, "dtype": dtype, **options}
        shown = room.arrays(memory)
        self._actions = shown.pop("actions")
        super().__init__(rows, shown)
        cuts = np.linspace(0, games, processes + 1).astype(int).tolist()
        self._parts = list(pairwise(cuts))
        try:
            self._crew.start(rows.game.name, setup, room, self._parts)
        except BaseException:
            self.close()
            raise

    def __repr__(self) -> str:
        return f"<{self.count} games of {self.encoder.game.title} in {len(self._parts)} processes>"

    def step(self, actions: npt.ArrayLike) -> None:
        """Say a word in each game, by its number; if one of them may not be said, none is."""
        codes = np.asarray(self.checked(actions), np.int64)
        self._crew.check_open()
        known = (codes >= 0) & (codes < self.encoder.words)
        legal = known & (self.masks[np.arange(self.count), np.where(known, codes, 0)] == 1)
        self._actions[:] = codes
        if not legal.all():
            wrong = int(np.flatnonzero(~legal)[0])
            self._crew.order(WHY, [part for part, (start, end) in enumerate(self._parts) if start <= wrong < end])
        self._crew.order(STEP)

    def sample(self) -> npt.NDArray[np.int64]:
        """A word for each game, any that may be said."""
        self._crew.order(SAMPLE)
        return self._actions.copy()

    def close(self) -> None:
        """End the processes and give the memory back; the arrays keep what they show last."""
        if self._end.alive:
            self.arrays = {name: array.copy() for name, array in self.arrays.items()}
            super().__init__(self.encoder, self.arrays)
            self._actions = self._actions.copy()
            self._end()

    def __enter__(self) -> "SharedBatch":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Crew:
    """The processes of a batch, and the memory that they share."""

    def __init__(self, memory: SharedMemory) -> None:
        self.memory = memory
        self.workers: list[BaseProcess] = []
        self.lines: list[Connection] = []
        self.ended = False

    def start(self, game: str, setup: dict[str, Any], room: Room, parts: list[tuple[int, int]]) -> None:
        """Start a process for each part, and wait until all have dealt their games."""
        context = get_context("spawn")  # not forked: a child never inherits a lock that nobody opens
        for start, end in parts:
            here, there = context.Pipe()
            worker = context.Process(
                target=work, args=(there, game, setup, self.memory.name, room, start, end), daemon=True
            )
            worker.start()
            there.close()
            self.workers.append(worker)
            self.lines.append(here)
        self.wait_for(range(len(parts)))

    def check_open(self) -> None:
        if self.ended:
            raise BadBatch("this batch has been closed")

    def order(self, word: bytes, parts: list[int] | None = None) -> None:
        """Have some processes, or all, do something, and wait until they have."""
        self.check_open()
        told = list(range(len(self.lines))) if parts is None else parts
        for part in told:
            with contextlib.suppress(OSError):  # a process that has ended is found below
                self.lines[part].send_bytes(word)
        self.wait_for(told)

    def wait_for(self, parts: Iterable[int]) -> None:
        """Wait for answers; raises BadBatch with what went wrong."""
        answers = []
        for part in parts:
            try:
                answers.append(self.lines[part].recv_bytes())
            except (EOFError, OSError):
                self.end()
                raise BadBatch(f"process {part} of the batch has ended, and the batch with it") from None
        for answer in answers:
            if answer != DONE:
                raise BadBatch(answer.decode())

    def end(self) -> None:
        """End all processes, and give the memory back."""
        if self.ended:
            return
        self.ended = True
        for line in self.lines:
            with contextlib.suppress(OSError):
                line.send_bytes(END)
            line.close()
        for worker in self.workers:
            worker.join()
        self.memory.close()
        with contextlib.suppress(FileNotFoundError):
            self.memory.unlink()


def work(line: Connection, game: str, setup: dict[str, Any], name: str, room: Room, start: int, end: int) -> None:
    """Play some games of a batch: what a process does."""
    enter()
    memory = Memory(name)
    part = {key: array[start:end] for key, array in room.arrays(memory).items()}
    actions = part.pop("actions")
    try:
        batch = Batch(game, end - start, first=start, shown=part, **setup)
    except Mistake as problem:
        line.send_bytes(str(problem).encode())
        return
    line.send_bytes(DONE)
    while (told := line.recv_bytes()) != END:
        try:
            if told == SAMPLE:
                actions[:] = batch.sample()
            else:
                batch.step(actions)
            line.send_bytes(DONE)
        except BadBatch as problem:
            line.send_bytes(str(problem).encode())
