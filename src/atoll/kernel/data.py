"""Reading what is in a box."""

import json
from pathlib import Path
from typing import Any


def read_json(file: Path) -> dict[str, Any]:
    """A data file of a game."""
    data: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return data
