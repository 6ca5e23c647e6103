"""Somebody who follows a table through an open connection."""

from collections import deque
from collections.abc import Callable

from . import wire
from .frames import Reader

OUTBOX = 200
"""How many messages may wait for a slow connection; then the oldest go. Frames do not wait: only the newest is made."""


class Subscriber(Reader):
    """A reader with an open socket: what it is to be sent, and how to wake who sends it."""

    def __init__(
        self, person: str, name: str, language: str, shape: wire.Shape, address: str = "", invite: str = ""
    ) -> None:
        super().__init__(person, name, language, shape)
        self.address = address
        self.invite = invite  # what it has been let in by
        self.on_news: Callable[[], None] | None = None
        self.needs_frame = True  # it has not seen the table as it is now
        self.outbox: deque[wire.ServerMessage] = deque(maxlen=OUTBOX)
        self.closed = False  # the room is closed

    def wake(self) -> None:
        """There is something to send."""
        if self.on_news is not None:
            self.on_news()

    def queue(self, message: wire.ServerMessage) -> None:
        self.outbox.append(message)
        self.wake()

    def set_layout(self, wish: wire.Show) -> None:
        """Another shape or language from now on; in another language the log is told anew."""
        if self.language != wish.language:
            self.told.clear()
        self.language, self.shape = wish.language, wish.shape

    def show(self) -> None:
        """Send a frame when the socket is ready; one frame does for several changes."""
        self.needs_frame = True
        self.wake()
