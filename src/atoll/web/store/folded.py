"""Finished games, folded: all moves of a table in one compressed row instead of a row each."""

import zlib
from collections.abc import Sequence

import msgspec

from . import Line

FOLDING = """
CREATE TABLE records (at text PRIMARY KEY, packed bytea NOT NULL);
ALTER TABLE tables ADD COLUMN folded boolean NOT NULL DEFAULT false;
CREATE INDEX unfolded ON tables (changed) WHERE phase = 'over' AND NOT folded;
"""
"""The step of the schema that brought it, in words that both stores understand."""

_columns = msgspec.json.Decoder(tuple[list[int], list[str], list[float]])


def fold(lines: Sequence[Line]) -> bytes:
    """All moves of a game; seats, words and times apart, since like compresses well beside like."""
    columns = ([line.seat for line in lines], [line.word for line in lines], [line.time for line in lines])
    return zlib.compress(msgspec.json.encode(columns), 9)


def unfold(packed: bytes) -> list[Line]:
    """The moves as they were."""
    seats, words, times = _columns.decode(zlib.decompress(packed))
    return [Line(n, *rest) for n, rest in enumerate(zip(seats, words, times, strict=True), 1)]
