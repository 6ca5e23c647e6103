"""The legend of a game: every sign on its cards and boards, with its name, a sentence and the rule behind it."""

from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from .catalogue import TEACHING

__all__ = ["Legend", "legend"]


class Legend(Struct, frozen=True, forbid_unknown_fields=True):
    """Signs by group, each with its rule; a sign is a message `icon-<name>` with its `.text`.

    A sign is drawn by the symbol of its name unless `draws` names others; the first of them is shown.
    """

    groups: dict[str, dict[str, str]]
    draws: dict[str, list[str]] = {}
    scenery: list[str] = []  # symbols that are no signs, with wildcards: whole cards, pieces, boards, decoration

    def symbols(self, sign: str) -> list[str]:
        """The drawings of a sign."""
        return self.draws.get(sign, [sign])


@cache
def legend(folder: Path) -> Legend:
    """The legend in a game's folder; an empty one if it brings none."""
    path = folder / TEACHING / "legend.toml"
    return msgspec.toml.decode(path.read_bytes(), type=Legend) if path.is_file() else Legend({})
