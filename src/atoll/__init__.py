"""Three island board games, played by the book."""

from pathlib import Path

from . import kernel

__version__ = "0.1.0"

COMPILED = Path(kernel.state.__file__).suffix != ".py"
"""Whether the fast rooms run as machine code."""
