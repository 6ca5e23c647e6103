"""The island: spaces, jungle regions, and what an order of the teeth prints on them (rules 1 and 2.1).

Spaces and regions are numbered by their place, so that who touches whom never changes; what is printed on
a space depends on the tooth that lies there. Sets of spaces are bits of one number.
"""

from typing import Any, Final

from mypy_extensions import i64

from .components import COLOURS, ISLAND, RINGS, SYMBOLS

TEETH: Final[int] = ISLAND["slots"]["count"]

# The numbers of what may be printed on a space: colours, then symbols, then rings.
COLOUR_PRINT: Final = 0
SYMBOL_PRINT: Final = len(COLOURS)
RING_PRINT: Final = SYMBOL_PRINT + len(SYMBOLS)
PRINTS: Final = RING_PRINT + len(RINGS)


class Space:
    """A landscape space, named by its ring and its number in it, clockwise."""

    def __init__(self, index: i64, id: str, ring: int, number: i64) -> None:
        self.index: Final = index
        self.id: Final = id  # as in island.json: "I0", "S3.outer"
        self.ring: Final = ring
        self.number: Final = number
        self.name: Final = f"{RINGS[ring]} {number + 1}"


class Region:
    """A jungle region: its number, and the spaces around it."""

    def __init__(self, index: i64, id: str, value: i64, around: list[int]) -> None:
        self.index: Final = index
        self.id: Final = id
        self.value: Final = value
        self.around: Final = around
        self.mask: Final = _bits(around)


def _bits(spaces: list[int]) -> int:
    mask = 0
    for space in spaces:
        mask |= 1 << space
    return mask


def _rows(kind: str) -> list[tuple[str, dict[str, Any]]]:
    """The spaces or regions of the connector, then those of the tooth in each slot."""
    rows = [(row["id"], row) for row in ISLAND["connector"][kind]]
    for slot in range(TEETH):
        rows.extend([(f"S{slot}.{row['id']}", row) for row in ISLAND["tooth"][kind]])
    return rows


def _spaces() -> list[Space]:
    """All spaces, ring by ring and clockwise."""
    rows = _rows("spaces")
    found: list[Space] = []
    for ring, name in enumerate(RINGS):
        here = [place for place, row in rows if row["ring"] == name]
        found.extend([Space(len(found) + number, place, ring, number) for number, place in enumerate(here)])
    return found


def _regions(spaces: list[Space]) -> list[Region]:
    index_of = {space.id: space.index for space in spaces}
    around = ISLAND["around"]["regions"]
    return [
        Region(index, place, row["value"], [index_of[space] for space in around[place]])
        for index, (place, row) in enumerate(_rows("regions"))
    ]


SPACES: Final = _spaces()
REGIONS: Final = _regions(SPACES)
TOUCHING: Final = [[region for region in REGIONS if space.index in region.around] for space in SPACES]


class Island:
    """One order of the teeth. It never changes, so all positions of a game share it."""

    def __init__(self, teeth: list[int]) -> None:
        self.teeth: Final = teeth  # the tooth in each slot
        self.colours: Final[list[int]] = []  # of each space
        self.symbols: Final[list[list[int]]] = []
        for space in SPACES:
            row = self._row(space.id)
            self.colours.append(COLOURS.index(row["color"]))
            self.symbols.append([SYMBOLS.index(symbol) for symbol in row["symbols"]])
        self.prints: Final = [self._where(shown) for shown in range(PRINTS)]
        self.printed: Final = self._printed()

    def _row(self, place: str) -> dict[str, Any]:
        """What the data says about the space of this place."""
        slot, _, name = place.partition(".")
        rows: dict[str, dict[str, Any]] = {row["id"]: row for row in ISLAND["connector"]["spaces"]}
        if name:
            rows = ISLAND["teeth"][self.teeth[int(slot[1:])]]
        return rows[name or place]

    def _printed(self) -> list[int]:
        """Colours and symbols as a learner reads them: where the ones stand in spaces by colours, then by symbols."""
        ones = [space * len(COLOURS) + colour for space, colour in enumerate(self.colours)]
        start = len(SPACES) * len(COLOURS)
        for space, symbols in enumerate(self.symbols):
            ones += [start + space * len(SYMBOLS) + symbol for symbol in symbols]
        return ones

    def _where(self, shown: int) -> int:
        """All spaces that show this colour or symbol, or lie in this ring."""
        if shown >= RING_PRINT:
            return _bits([space.index for space in SPACES if space.ring == shown - RING_PRINT])
        if shown >= SYMBOL_PRINT:
            return _bits([space.index for space in SPACES if shown - SYMBOL_PRINT in self.symbols[space.index]])
        return _bits([space.index for space in SPACES if self.colours[space.index] == shown - COLOUR_PRINT])
