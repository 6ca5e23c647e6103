"""Look after a server's tables: list them, take one away, keep a person or an address out, make a key worthless.

A server that runs carries the order out within a second, and nobody else notices.
"""

import argparse
import asyncio
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.table import Table

from atoll.kernel.mistakes import Mistake
from atoll.web.paths import tables_file

from ._options import add_house, check_kept

if TYPE_CHECKING:
    from atoll.web.orders import Order

HELP = "look after a server: remove a table, bar somebody, revoke a key"
LISTED = 50
PATIENCE = 10.0
"""Seconds that a server has to carry out an order."""


def arguments(parser: argparse.ArgumentParser) -> None:
    add_house(parser)
    orders = parser.add_subparsers(dest="order", required=True, metavar="ORDER")
    orders.add_parser("tables", help="list the tables that are not over, with their people and addresses")
    orders.add_parser("barred", help="list who is kept out")
    for what, whom, help_ in (
        ("remove", "TABLE", "take a table away, with its moves and its talk"),
        ("bar", "WHOM", "keep out a person, an address or a network"),
        ("unbar", "WHOM", "let somebody in again"),
        ("revoke", "PERSON", "make the cookies and the key of a person worthless, and print a new key"),
    ):
        orders.add_parser(what, help=help_).add_argument("whom", metavar=whom)


def run(args: argparse.Namespace) -> None:
    check_kept(args)
    read = partial(_ask, args.store) if args.store else partial(_read, args.data)
    console = Console(highlight=False, soft_wrap=True)
    if args.order == "tables":
        console.print(_tables(read))
    elif args.order == "barred":
        for (name,) in read("SELECT whom FROM barred ORDER BY whom"):
            console.print(name, markup=False)
    else:
        from atoll.web.orders import checked

        order = checked(args.order, args.whom)
        _check_there(read, order)
        if args.store:
            _have_kept(args.store, order)
        else:
            _have_done(args.data, order)
        console.print(f"done: {order.what} {order.whom}", markup=False)
        if order.what == "revoke":
            console.print(f"new key, for nobody else: {_key(read, order.whom)}", markup=False)


Read = Callable[..., list[Any]]
"""The rows that a query with numbered blanks gives."""


def _read(data: Path, query: str, *values: str) -> list[Any]:
    """Look into the file without changing anything, as a server may be writing."""
    from atoll.web.store.sqlite import numbered

    with closing(sqlite3.connect(tables_file(data).resolve().as_uri() + "?mode=ro", uri=True)) as file:
        try:
            return file.execute(numbered(query), values).fetchall()
        except sqlite3.Error as error:
            raise Mistake(f"{tables_file(data)} cannot be read: {error}") from None


def _ask(store: str, query: str, *values: str) -> list[Any]:
    """Look into the database."""
    from atoll.web.store.errands import look

    return asyncio.run(look(store, query, *values))


def _tables(read: Read) -> Table:
    from atoll.web.store import decode

    table = Table("table", "phase", "game", "title", "opened from", "people")
    query = f"SELECT doc FROM tables WHERE phase <> 'over' ORDER BY changed DESC LIMIT {LISTED}"  # noqa: S608 - our own number
    for (doc,) in read(query):
        row = decode(doc)
        host = "" if row.seat_of(row.host) != -1 else f"(host) {row.host}\n"
        people = host + "\n".join(f"{seat.name} {seat.person}" for seat in row.seats if seat.person)
        table.add_row(row.id, row.phase, row.game, row.title, row.origin, people)
    return table


def _check_there(read: Read, order: "Order") -> None:
    """Say that there is no such table, or that nobody of this name is kept out, before anything is done."""
    queries = {"remove": "SELECT 1 FROM tables WHERE id = $1", "unbar": "SELECT 1 FROM barred WHERE whom = $1"}
    if order.what in queries and not read(queries[order.what], order.whom):
        raise Mistake(f"there is no table {order.whom}" if order.what == "remove" else f"{order.whom} is not barred")


def _have_kept(store: str, order: "Order") -> None:
    """Do it in the database, whose servers are told."""
    from atoll.web.store.errands import carry_out

    asyncio.run(carry_out(store, order))


def _have_done(data: Path, order: "Order") -> None:
    from atoll.web.lock import AlreadyServed, locked
    from atoll.web.orders import give
    from atoll.web.schema import connect
    from atoll.web.store.sqlite import carry_out

    try:
        with locked(data), closing(connect(tables_file(data))) as connection:
            carry_out(connection, order)
            return
    except AlreadyServed:
        file = give(data, order)
    deadline = time.monotonic() + PATIENCE
    while file.exists():
        if time.monotonic() > deadline:
            file.unlink(missing_ok=True)
            raise Mistake("the server has not carried out the order; its log may say why")
        time.sleep(0.05)


def _key(read: Read, person: str) -> str:
    from atoll.web.people import Signer

    [(secret,)] = read("SELECT value FROM about WHERE name = 'secret'")
    revoked = {name: int(times) for name, times in read("SELECT person, times FROM revoked")}
    return Signer(secret, revoked).key(person)
