"""Gymnasium's spaces for what a learner reads."""

import numpy as np
from gymnasium import spaces

from .rows import Encoder

BEYOND = 4.0
"""How far a number that was never seen so high may go beyond the most that is to be expected."""


def rows_space(rows: Encoder) -> spaces.Box:
    """What rows can hold: bytes, or numbers in the range of what was seen of them."""
    if rows.dtype == np.uint8:
        return spaces.Box(0, 255, (rows.size,), np.uint8)
    most = BEYOND * max((part.most for part in rows.schema), default=1)
    return spaces.Box(-most, most, (rows.size,), np.float32)
