"""Answers that are dear to work out: one at a time, and not twice."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

T = TypeVar("T")


class Cache:
    """Remembers the answers that were asked for lately."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._answers: OrderedDict[tuple[object, ...], Any] = OrderedDict()
        self._turn = asyncio.Lock()

    async def get(self, key: tuple[object, ...], work: Callable[[], Awaitable[T]]) -> T:
        """The answer to a question; who asks while another is worked out waits."""
        if key not in self._answers:
            async with self._turn:
                if key not in self._answers:
                    self._answers[key] = await work()
                    if len(self._answers) > self.most:
                        self._answers.popitem(last=False)
        self._answers.move_to_end(key)
        answer: T = self._answers[key]
        return answer
