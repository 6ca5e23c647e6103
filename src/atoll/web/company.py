"""The other servers of a house. Most houses have one server: here is what it needs to know of others."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from .log import log_event
from .refusal import Refused
from .store import Store

if TYPE_CHECKING:
    from .news import Here, Hint
    from .room import Room


class Overtaken(Refused):
    """Somebody else has changed the table at this very moment; the room knows of it now, and it may be tried again."""

    def __init__(self) -> None:
        super().__init__("busy")


class Company:
    """The company of a server that is the only one: nobody."""

    alone = True
    """Whether there is nobody to tell anything."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def close(self) -> None:
        """Leave the others."""

    def tell(self, hint: "Hint") -> None:
        """Tell the others what has been kept, or who is here."""

    def elsewhere(self, table: str) -> "Iterable[Here]":
        """Who is at a table by way of other servers."""
        return ()

    async def refresh(self, room: "Room") -> None:
        """See that a room knows all that others have kept."""

    async def catch_up(self, room: "Room") -> None:
        """Somebody else has kept something: learn it, or close the room. Whoever calls this holds its turn."""
        log_event("a room is behind", table=room.table.id)
        room.close()
        raise Refused("busy")

    async def keeps(self, table: str) -> bool:
        """Whether bots and clocks of a table are ours to look after."""
        return True

    def release(self, table: str) -> None:
        """A table sleeps here."""

    async def alarms(self, now: float) -> list[str]:
        """The tables that want looking after, by us."""
        return await self.store.alarms(now)
