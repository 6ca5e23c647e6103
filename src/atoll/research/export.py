"""Games as data: a table in Parquet or Arrow with a line for every word that was said, for learning from others.

A line holds what the seat knew, what it could say, what it said, and what the game was worth in the end. Games are
written part by part, each file whole or not at all, so that an export goes on where it was interrupted; one game at a
time is in memory. Of people nothing is kept but that they were people.
"""

import json
import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from itertools import chain, islice
from pathlib import Path
from typing import Any, Literal

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from atoll import games
from atoll.kernel.mistakes import Mistake
from atoll.kernel.rng import derived
from atoll.play.match import Match, invite
from atoll.play.record import RecordError
from atoll.web.paths import tables_file
from atoll.web.schema import SCHEMA_VERSION, check_version, schema_version
from atoll.web.store.sqlite import kept_moves
from atoll.web.table import Table

from .rewards import rewards
from .rows import Encoder, encoder

__all__ = ["BadExport", "Export", "export"]

PART = 100  # games in a file
PERSON = "person"
Format = Literal["parquet", "arrow"]


class BadExport(Mistake):
    """Games cannot be written like this."""


@dataclass(frozen=True)
class Export:
    """What is written: every file of a folder belongs to it."""

    game: str
    rules: int
    seats: int
    bots: tuple[str, ...] = ()  # who plays, by seat; nobody where the games are those of a house
    seed: int = 0
    options: dict[str, str] = field(default_factory=dict)
    format: Format = "parquet"


Played = tuple[Match, list[str]]
"""A finished match, and who sat in each seat: a level, or a person."""


def bots_games(plan: Export, first: int) -> Iterator[Played]:
    """Games of bots from a number on; the same number is always the same game."""
    game, number = games.find(plan.game), first
    while True:
        players = {seat: invite(level, game, plan.seed, number, seat) for seat, level in enumerate(plan.bots)}
        deal = derived(plan.seed, "deal", number)
        match = Match.new(game, plan.seats, deal, plan.options, players=players).play_on()
        match.expect_no_stand_in()
        yield match, list(plan.bots)
        number += 1


def house_games(plan: Export, first: int, folder: Path) -> Iterator[Played]:
    """The finished tables of a house that strangers may watch, oldest first; those of other rules are passed over."""
    file = tables_file(folder)
    if not file.is_file():
        raise BadExport(f"no tables are kept in {folder}")
    with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as connection:
        check_version(connection, file)
        if schema_version(connection) < SCHEMA_VERSION:
            raise BadExport(f"{file} was written by an older Atoll: open it once with this one")
        rows = connection.execute("SELECT doc FROM tables WHERE phase = 'over' ORDER BY changed, id")
        tables = (msgspec.json.decode(doc, type=Table) for (doc,) in rows)
        fitting = (table for table in tables if table.guests and _fits(plan, table))
        for table in fitting:
            entries = [line.entry for line in kept_moves(connection, table.id)]
            try:
                match = Match.replay(table.record(entries))
            except RecordError:
                continue
            if first == 0:
                yield match, [seat.level or PERSON for seat in table.seats]
            else:
                first -= 1  # written before


def _fits(plan: Export, table: Table) -> bool:
    return (table.game, table.rules, len(table.seats)) == (plan.game, plan.rules, plan.seats)


# -- writing ----------------------------------------------------------------------------------------------


def schema(plan: Export, rows: Encoder) -> pa.Schema:
    """The columns, and in the metadata what the numbers of an observation mean."""
    number = pa.uint8() if rows.dtype == "uint8" else pa.float32()
    columns = [
        ("game", pa.int64()),
        ("step", pa.int32()),
        ("seat", pa.int8()),
        ("player", pa.string()),
        ("observation", pa.list_(number, rows.size)),
        ("legal", pa.list_(pa.int32())),
        ("action", pa.int32()),
        ("word", pa.string()),
        ("returns", pa.list_(pa.float32(), plan.seats)),
        ("points", pa.list_(pa.int32(), plan.seats)),
    ]
    slices = [{"name": s.name, "shape": s.shape, "offset": s.offset, "meaning": s.meaning} for s in rows.schema]
    about = {"atoll.export": json.dumps(asdict(plan)), "atoll.observation": json.dumps(slices)}
    return pa.schema(columns, metadata=about)


def lines(number: int, played: Played, rows: Encoder, columns: pa.Schema) -> pa.RecordBatch:
    """A game, a line for each word that stands."""
    match, players = played
    record, outcome = match.record, match.outcome
    state = match.game.start(record.seats, record.seed, **record.options)
    state.discreet = sum(1 << seat for seat in record.discreet)
    found: dict[str, list[Any]] = {name: [] for name in columns.names}
    for step, made in enumerate(match.steps):
        legal = [move.code for move in state.moves(made.seat)]
        seen = rows.observe(state, made.seat)
        values = (number, step, made.seat, players[made.seat], seen, legal, made.move.code, made.move.text)
        for name, value in zip(columns.names, (*values, rewards(outcome), outcome.points), strict=True):
            found[name].append(value)
        state.play(made.seat, made.move)
    return pa.RecordBatch.from_pydict(found, schema=columns)


def export(
    plan: Export, folder: Path, count: int | None, house: Path | None = None, told: Callable[[int], None] | None = None
) -> int:
    """Write so many games, or all of a house, into a folder; gives how many are there. `told` hears of every game."""
    rows = encoder(plan.game, plan.seats, **plan.options)
    columns = schema(plan, rows)
    done = _begun(plan, folder)
    source = bots_games(plan, done) if house is None else house_games(plan, done, house)
    if told is not None:
        told(done)
    wanted = islice(source, None if count is None else max(0, count - done))
    for first_of_part in wanted:
        begun, draft = done, folder / f"part-{done:08}.{plan.format}.new"
        with _writer(plan.format, draft, columns) as writer:
            for played in chain([first_of_part], islice(wanted, PART - 1)):
                writer.write_batch(lines(done, played, rows, columns))
                done += 1
                if told is not None:
                    told(done)
        draft.replace(folder / f"part-{begun:08}-{done:08}.{plan.format}")
    return done


def _writer(format: Format, path: Path, columns: pa.Schema) -> Any:
    if format == "arrow":
        return pa.ipc.new_file(path, columns)
    return pq.ParquetWriter(path, columns, compression="zstd")


def _begun(plan: Export, folder: Path) -> int:
    """How many games an earlier run has written; drafts of an interrupted one are thrown away."""
    folder.mkdir(parents=True, exist_ok=True)
    head, about = folder / "export.json", json.dumps(asdict(plan), indent=2) + "\n"
    if head.exists() and head.read_text(encoding="utf-8") != about:
        raise BadExport(f"{folder} holds another export; name another folder")
    head.write_text(about, encoding="utf-8")
    for draft in folder.glob("*.new"):
        draft.unlink()
    return max((int(part.stem.rpartition("-")[2]) for part in folder.glob(f"part-*.{plan.format}")), default=0)
