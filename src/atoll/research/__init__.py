"""Faces for research: the games as learning agents, their libraries and language models meet them.

>>> from atoll import research
>>> encoder = research.encoder("costa-ruana", seats=2)
>>> table = research.Table("costa-ruana", seats=2, seed=7)
>>> row, mask = encoder.observe(table.state, 1), encoder.mask(table.state, 1)
>>> [table.game.lexicon[int(code)].text for code in mask.nonzero()[0]]
['place 1', 'place 2', 'place 3', 'place 4']
"""

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .actions import Factors, factors
    from .batch import Batch
    from .ids import game_of, id_of
    from .rewards import REWARDS
    from .rows import Encoder, encoder
    from .schema import Schema, Slice
    from .shared import SharedBatch
    from .table import Table

__all__ = [
    "REWARDS",
    "Batch",
    "Encoder",
    "Factors",
    "Schema",
    "SharedBatch",
    "Slice",
    "Table",
    "encoder",
    "factors",
    "game_of",
    "id_of",
]

_HOMES = {
    "actions": ("Factors", "factors"),
    "batch": ("Batch",),
    "ids": ("game_of", "id_of"),
    "rewards": ("REWARDS",),
    "rows": ("Encoder", "encoder"),
    "schema": ("Schema", "Slice"),
    "shared": ("SharedBatch",),
    "table": ("Table",),
}


def __getattr__(name: str) -> Any:
    """A public name, imported when it is first asked for: who plays by text needs no NumPy."""
    for home, names in _HOMES.items():
        if name in names:
            try:
                return getattr(import_module(f".{home}", __name__), name)
            except ModuleNotFoundError as lack:
                raise ModuleNotFoundError(
                    f"atoll.research.{name} needs {lack.name}: pip install 'atoll[research]'", name=lack.name
                ) from None
    raise AttributeError(f"atoll.research has no {name}")


def _register() -> None:
    """Make our games known to the libraries that are installed: none of them reads entry points."""
    if find_spec("numpy"):
        for library, face in (("gymnasium", ".register"), ("pyspiel", ".openspiel")):
            if find_spec(library):
                import_module(face, __name__).register_all()


_register()
