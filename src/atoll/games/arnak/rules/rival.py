"""What the rival of the solo game has (rules 19.2)."""

from typing import Final

from mypy_extensions import i64

from .components import SOLO

LEFT: Final = 0
RIGHT: Final = 1

DIG_TILE: Final = 0
DISCOVER_TILE: Final = 1
OVERCOME_TILE: Final = 3
BUY_ITEM_TILE: Final = 4
BUY_ARTIFACT_TILE: Final = 5
_ACTIONS: Final = ["dig", "discover", "research", "overcome", "buy_item", "buy_artifact"]

RIVAL_FIGURES: Final[int] = SOLO["setup"]["rival_archaeologists"]


class RivalTile:
    """An action tile of the rival: what it does in each round, and the arrow on its back."""

    def __init__(self, number: i64) -> None:
        record = SOLO["tiles"][number]
        self.number: Final = number
        self.name: Final[str] = record["id"].removeprefix("rival_").replace("_", "-")
        self.action: Final = _ACTIONS.index(record["action"])
        self.resource: Final[str] = record.get("resource", "")
        self.red: Final = record["colour"] == "red"
        self.paired: Final = record["pair"] is not None
        self.rests_at_the_end: Final[bool] = record["skipped_in_round_5"]
        self.arrow: Final = LEFT if record["arrow"] == "left" else RIGHT
        by_round = record.get("by_round", {})
        rounds = [by_round.get(str(number)) or {} for number in range(1, 6)]
        self.levels: Final[list[int]] = [int(entry.get("level", 0)) for entry in rounds]
        self.wakes: Final[list[bool]] = [bool(entry.get("guardian", False)) for entry in rounds]


RIVAL_TILES: Final = [RivalTile(number) for number in range(len(SOLO["tiles"]))]
DIG_TILES: Final = [tile.number for tile in RIVAL_TILES if not tile.paired]
# Green and red tiles of a pair, in the same order.
GREEN_TILES: Final = [tile.number for tile in RIVAL_TILES if tile.paired and not tile.red]
RED_TILES: Final = [tile.number for tile in RIVAL_TILES if tile.paired and tile.red]


class Rival:
    """The rival's side of the table."""

    def __init__(
        self,
        stack: list[int],
        used: list[int],
        past: list[int],
        figures: i64,
        glass: i64,
        cards: list[int],
        idols: list[int],
        spare_idols: i64,
        guardians: list[int],
        assistants: list[int],
        temple_tiles: list[int],
    ) -> None:
        self.stack = stack  # action tiles to come, next one last
        self.used = used  # action tiles of this round, first one first
        self.past = past  # all action tiles that were turned up in this game, in order
        self.figures = figures
        self.glass = glass
        self.cards = cards
        self.idols = idols  # kinds of the open ones
        self.spare_idols = spare_idols  # those on the space marked -1
        self.guardians = guardians
        self.assistants = assistants  # those it removed
        self.temple_tiles = temple_tiles

    def copy(self) -> "Rival":
        return Rival(
            self.stack.copy(),
            self.used.copy(),
            self.past.copy(),
            self.figures,
            self.glass,
            self.cards.copy(),
            self.idols.copy(),
            self.spare_idols,
            self.guardians.copy(),
            self.assistants.copy(),
            self.temple_tiles.copy(),
        )

    def arrow(self) -> int:
        """Which way a tie goes: the next tile's back, for the last tile that of the first one played (rules 19.5)."""
        return RIVAL_TILES[self.stack[-1] if self.stack else self.used[0]].arrow
