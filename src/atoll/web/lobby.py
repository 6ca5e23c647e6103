"""The lobby: the tables as somebody sees them from outside."""

from collections import Counter

from . import clock, wire
from .frames import seat_view
from .table import Person, Table, fields_of
from .tables import Tables

LISTED = 50
"""How many tables a list of the lobby shows."""
CONSIDERED = 500
"""Of how many open tables they are chosen."""


async def lobby_view(tables: Tables, person: Person) -> wire.LobbyView:
    """Where somebody sits, what if, where one can sit down, what is finished, and what was put away."""
    # A table may have ended since its row was written, so its phase counts, not the list it came in.
    mine = await tables.store.tables_of(person.id, over=False, most=4 * LISTED)
    mine += await tables.store.tables_of(person.id, over=True, most=2 * LISTED)
    mine.sort(key=lambda table: (not awaits(table, person), -table.changed))
    straight = [table for table in mine if not table.branch]
    free = fair_choice(await tables.store.free_tables(CONSIDERED))
    lists = {
        "mine": [table for table in straight if table.phase != "over" and not has_left(table, person)],
        "branches": sorted([table for table in mine if table.branch], key=lambda table: table.phase == "over"),
        "open": [table for table in free if table.seat_of(person.id) == -1],
        "finished": [table for table in straight if table.phase == "over"],
        "archived": await tables.store.archived_by(person.id, LISTED),
    }
    return wire.LobbyView(
        **{name: [table_view(tables, table, person) for table in found[:LISTED]] for name, found in lists.items()}
    )


def awaits(table: Table, person: Person) -> bool:
    """Whether a table waits for somebody: for an answer that no bot gives, or for the seat kept there."""
    seat = table.seat_of(person.id)
    asked = table.phase == "gathering" and table.held_for(person.id) != -1
    return asked or (seat in table.waiting and not table.seats[seat].automatic)


def has_left(table: Table, person: Person) -> bool:
    """Whether somebody has given up here."""
    return any(seat.left and seat.person == person.id for seat in table.seats)


def fair_choice(free: list[Table]) -> list[Table]:
    """The open tables to list. Whoever opens many of them leaves room for the others: the newest of each come first."""
    seen: Counter[str] = Counter()
    ranks: dict[str, int] = {}
    for table in free:
        origin = table.origin or table.host
        ranks[table.id] = seen[origin]
        seen[origin] += 1
    chosen = sorted(free, key=lambda table: ranks[table.id])[:LISTED]  # stable: newest first
    return sorted(chosen, key=lambda table: -table.changed)


def table_view(tables: Tables, table: Table, person: Person) -> wire.TableView:
    """A table as the lobby shows it to somebody."""
    if table.id in tables.rooms:
        table = tables.rooms[table.id].table
        seats = tables.rooms[table.id].seats()
    else:
        now = clock.now()
        seats = [seat_view(table, number, now) for number in range(len(table.seats))]
    host = person.id == table.host
    return wire.TableView(
        practice=table.practice,
        id=table.id,
        game=table.game,
        phase=table.phase,
        host=host,
        you=table.seat_of(person.id),
        held=table.held_for(person.id),
        branch=table.branch,
        ending=table.ending,
        seats=seats,
        invite=table.invite if host or person.id in table.people() else "",
        made=table.made,
        changed=table.changed,
        moves=table.moves,
        ranks=table.ranks,
        seal=table.sealed.seal,
        lesson=table.lesson is not None,
        **fields_of(wire.Terms, table),
    )
