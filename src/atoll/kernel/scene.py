"""What is drawn where: Python decides, the client only draws. One unit is one pixel at zoom 1.

A field that is left out on the wire has its default.
"""

from msgspec import Struct, field


class Sprite(Struct, frozen=True, omit_defaults=True, gc=False):
    """A thing on the table, or a label. Its id is its identity: the same id elsewhere means that it has travelled."""

    id: str
    x: float
    y: float
    w: float = 0
    h: float = 0
    symbols: str = ""  # names in the game's symbol sheet, lying on top of each other, bottom first
    title: str = ""  # what it is, in words; empty for decoration
    state: str = ""  # CSS classes for looks that the game decides ("doing", "idle", "chosen")
    seat: int = -1  # whose colour and emblem it takes
    ring: str = ""  # the symbol of its halo, where a rounded box would not fit
    text: str = ""  # a label's words
    face: str = ""  # a label's CSS class
    part: str = ""  # the id of the sprite it lies on, so that they dim and light together
    turn: float = 0  # degrees


class Panel(Struct, frozen=True, omit_defaults=True):
    """A named area of the table with its own units; the game's style sheet lays panels out."""

    name: str
    w: float
    h: float
    sprites: list[Sprite] = field(default_factory=list)
    title: str = ""


class Scene(Struct, frozen=True, omit_defaults=True):
    """Everything one reader sees: panels, bottom first, and where in the round we are."""

    panels: list[Panel]
    steps: list[str] = field(default_factory=list)  # the order of play in a round, in words
    step: int = -1  # the current one
    heading: str = ""  # "Round 3 of 5"
