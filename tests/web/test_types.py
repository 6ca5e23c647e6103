"""The client's types are those of the wire."""

from pathlib import Path

from atoll.web.types import types

WIRE_TS = Path(__file__).parents[2] / "client" / "src" / "wire.ts"


def test_the_clients_types_are_current() -> None:
    assert WIRE_TS.read_text(encoding="utf-8") == types(), "python -m atoll.web.types > client/src/wire.ts"
