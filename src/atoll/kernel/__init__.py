"""What every game shares: words, unfinished business, chance, and the position that holds them."""

from . import state as state
