"""What the host of the house orders while people play: take a table away, keep somebody out, make a key worthless.

`atoll host` writes an order into a folder beside the tables, which belongs to the host alone, and the server carries it
out: there is no address at which a stranger could try to give one. Where no server runs, the command does it itself.
"""

import contextlib
import secrets
from collections.abc import Iterator
from functools import lru_cache
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from atoll.kernel.mistakes import Mistake

from .paths import order_folder
from .people import is_person

What = Literal["remove", "bar", "unbar", "revoke"]


class Order(Struct, frozen=True):
    """One thing to be done: to a table, a person, or an address."""

    what: What
    whom: str


def checked(what: What, whom: str) -> Order:
    """An order that makes sense; people are named by their id, addresses as 192.0.2.7 or 192.0.2.0/24."""
    if what in {"bar", "unbar"} and not is_person(whom):
        try:
            return Order(what, str(ip_network(whom, strict=False)))
        except ValueError:
            raise Mistake(f"{whom!r} is neither a person nor an address: `atoll host tables` lists both") from None
    if what == "revoke" and not is_person(whom):
        raise Mistake(f"{whom!r} is no person: `atoll host tables` lists them")
    return Order(what, whom)


class Barred:
    """Who is kept out: people, and networks of addresses."""

    def __init__(self, names: list[str]) -> None:
        self.people = frozenset(filter(is_person, names))
        networks = [ip_network(name) for name in names if name not in self.people]

        @lru_cache(1 << 10)
        def covers(host: str) -> bool:
            try:
                address = ip_address(host.partition("/")[0].partition("%")[0])  # limits speak of networks
            except ValueError:
                return False
            return any(address in network for network in networks)

        self.covers = covers if networks else lambda _: False

    def keeps_out(self, person: str, address: str) -> bool:
        return person in self.people or self.covers(address)


# -- from the command to the server ---------------------------------------------------------------------------


def give(data: Path, order: Order) -> Path:
    """Leave an order for the server; its file is gone when it is carried out."""
    folder = order_folder(data)
    folder.mkdir(mode=0o700, exist_ok=True)
    file = folder / f"{secrets.token_hex(8)}.json"
    draft = file.with_suffix(".new")
    draft.write_bytes(msgspec.json.encode(order))
    draft.replace(file)
    return file


def given(data: Path) -> Iterator[tuple[Path, Order | None]]:
    """The orders that wait, the oldest first; nothing for a file that holds none."""
    with contextlib.suppress(FileNotFoundError):
        for file in sorted(order_folder(data).glob("*.json"), key=lambda file: file.stat().st_mtime):
            try:
                yield file, msgspec.json.decode(file.read_bytes(), type=Order)
            except msgspec.DecodeError:
                yield file, None
