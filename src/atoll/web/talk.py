"""Talk at a table: the players among themselves, and beside them those who look on."""

from typing import TYPE_CHECKING

from atoll.kernel.state import GUEST

from . import clock, wire
from .frames import Reader
from .news import Said
from .refusal import Refused
from .store import ChatLine
from .subscriber import Subscriber
from .table import Table

if TYPE_CHECKING:
    from .room import Room

SHOWN = 100
"""How many lines somebody who comes is told."""


def hears(table: Table, reader: Reader, seat: int) -> bool:
    """Whether somebody may follow what this seat says.

    Before the game all talk together. Then players hear each other, and what guests have said among themselves when
    it can help nobody any more; guests hear the players where the table wants it.
    """
    if table.phase == "gathering" or table.open_talk:
        return True
    player = table.seat_of(reader.person) != GUEST
    return player == (seat != GUEST) or (player and table.phase == "over")


async def post(room: "Room", reader: Subscriber, text: str) -> None:
    """Keep what somebody says, and tell those who may hear it."""
    table = room.table
    seat = table.seat_of(reader.person)
    text = "".join(c for c in text if c.isprintable()).strip()
    if not text:
        raise Refused("bad-message")
    name = reader.name if seat == GUEST else table.seats[seat].name
    said = await room.store.talk(table.id, seat, name, text, clock.now())
    room.company.tell(Said(table.id, said))
    await pass_on(room, said.n, said)


async def pass_on(room: "Room", upto: int, said: ChatLine | None = None) -> None:
    """Tell those who are here what was said, up to a line; what others have said elsewhere is looked for."""
    if said is not None and room.heard in (None, upto - 1):
        _deliver(room, said)
        return
    lines = await room.store.talked(room.table.id, SHOWN) if room.heard is not None and room.heard < upto else []
    for line in lines:
        if room.heard is not None and line.n > room.heard:
            _deliver(room, line)


def _deliver(room: "Room", said: ChatLine) -> None:
    """Tell a line to those who may hear it."""
    if room.heard is not None:
        room.heard = said.n
    for other in room.readers:
        if hears(room.table, other, said.seat):
            other.queue(wire.Talk(*said))


async def recall(room: "Room", reader: Subscriber) -> None:
    """Tell somebody who comes what was said lately."""
    players, guests = (hears(room.table, reader, seat) for seat in (0, GUEST))
    for said in await room.store.talked(room.table.id, SHOWN, players=players, guests=guests):
        reader.queue(wire.Talk(*said))
