"""What lies between the players: the island, the market of cards, and the research board (rules 1.1 to 1.7)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from .components import ITEM, SPACES_OF

NOBODY: Final = -1
"""No seat, no card, no tile: nothing there, or nothing found."""
BLOCKED: Final = -2
"""A second camp space that is closed to all."""
RIVAL: Final = 1
"""The mark of the rival's archaeologists: alone at the table, the person has seat 0."""


@mypyc_attr(acyclic=True)
class Island:
    """The map: archaeologists, sites, guardians and idols on it, and the stacks they come from."""

    def __init__(
        self,
        figures: list[int],
        sites: list[int],
        guardians: list[int],
        idols: list[int],
        idols_gone: i64,
        site_stacks: list[list[int]],
        known_below: list[int],
        guardian_stack: list[int],
    ) -> None:
        self.figures = figures  # on each space: a seat, NOBODY or BLOCKED
        self.sites = sites  # on each place: a site, or NOBODY before its discovery
        self.guardians = guardians  # on each place
        self.idols = idols  # face up on each place
        self.idols_gone = idols_gone  # paid on the Snake track
        self.site_stacks = site_stacks  # by level, top last
        self.known_below = known_below  # how many tiles at the bottom of these stacks all have seen
        self.guardian_stack = guardian_stack

    def copy(self) -> "Island":
        return Island(
            figures=self.figures.copy(),
            sites=self.sites.copy(),
            guardians=self.guardians.copy(),
            idols=self.idols.copy(),
            idols_gone=self.idols_gone,
            site_stacks=[stack.copy() for stack in self.site_stacks],
            known_below=self.known_below.copy(),
            guardian_stack=self.guardian_stack.copy(),
        )

    def stands_at(self, seat: i64, place: i64) -> bool:
        """Whether an archaeologist of this seat is there (rules 17.2)."""
        figures = self.figures
        for space in SPACES_OF[place]:
            if figures[space] == seat:
                return True
        return False

    def unoccupied(self, place: i64) -> bool:
        """Whether nobody at all is there (rules 17.2)."""
        for space in SPACES_OF[place]:
            if self.figures[space] >= 0:
                return False
        return True


@mypyc_attr(acyclic=True)
class Market:
    """The card row with its two decks, the exile pile, and the Fear cards."""

    def __init__(
        self,
        row: list[int],
        item_deck: list[int],
        artifact_deck: list[int],
        item_seen: bool,
        artifact_seen: bool,
        exile: list[int],
        fear_deck: i64,
    ) -> None:
        self.row = row  # on each slot: a card or NOBODY
        self.item_deck = item_deck  # top last
        self.artifact_deck = artifact_deck
        self.item_seen = item_seen  # all have seen the top item
        self.artifact_seen = artifact_seen
        self.exile = exile
        self.fear_deck = fear_deck

    def copy(self) -> "Market":
        return Market(
            row=self.row.copy(),
            item_deck=self.item_deck.copy(),
            artifact_deck=self.artifact_deck.copy(),
            item_seen=self.item_seen,
            artifact_seen=self.artifact_seen,
            exile=self.exile.copy(),
            fear_deck=self.fear_deck,
        )

    def deck(self, group: i64) -> list[int]:
        """The deck of items or of artifacts."""
        return self.item_deck if group == ITEM else self.artifact_deck

    def take_top(self, group: i64) -> int:
        """Take the top card of a deck; nobody has seen the next one."""
        if group == ITEM:
            self.item_seen = False
            return self.item_deck.pop()
        self.artifact_seen = False
        return self.artifact_deck.pop()

    def show_top(self, group: i64) -> bool:
        """Turn up the top card of a deck for all to see; says whether that is news."""
        news = not (self.item_seen if group == ITEM else self.artifact_seen)
        if group == ITEM:
            self.item_seen = True
        else:
            self.artifact_seen = True
        return news


@mypyc_attr(acyclic=True)
class ResearchBoard:
    """Bonus tiles on the research track, the Lost Temple, and the assistants beside it."""

    def __init__(
        self,
        bonuses: list[int],
        open_bonuses: list[int],
        temple_bonuses: list[int],
        spare_bonuses: list[int],
        temple: list[int],
        arrivals: list[int],
        supply: list[list[int]],
        rescue: list[int],
        rescuers: i64,
    ) -> None:
        self.bonuses = bonuses  # on each research space
        self.open_bonuses = open_bonuses  # where one may choose
        self.temple_bonuses = temple_bonuses  # face down
        self.spare_bonuses = spare_bonuses  # in the box, unseen
        self.temple = temple  # tiles left in each stack
        self.arrivals = arrivals  # the seats in the Lost Temple, in order; the rival's too
        self.supply = supply  # three stacks of assistants, top last
        self.rescue = rescue  # assistants who wait in the temple
        self.rescuers = rescuers  # the seats that looked through the rescue stack, one bit each

    def copy(self) -> "ResearchBoard":
        return ResearchBoard(
            bonuses=self.bonuses.copy(),
            open_bonuses=self.open_bonuses.copy(),
            temple_bonuses=self.temple_bonuses.copy(),
            spare_bonuses=self.spare_bonuses.copy(),
            temple=self.temple.copy(),
            arrivals=self.arrivals.copy(),
            supply=[stack.copy() for stack in self.supply],
            rescue=self.rescue.copy(),
            rescuers=self.rescuers,
        )
