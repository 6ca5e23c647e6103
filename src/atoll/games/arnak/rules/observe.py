"""What a seat of Arnak may know, as a row of bytes: itself first, the others clockwise."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from atoll.kernel.rows import Layout, Observer, Prompts, byte, count

from .board import BLOCKED, RIVAL, Island, Market, ResearchBoard
from .components import (
    ASSISTANTS,
    BONUSES,
    CAMPS,
    CARDS,
    GUARDIANS,
    ICONS,
    IDOLS,
    PLACES,
    RESOURCES,
    ROUNDS,
    ROW_SLOTS,
    SIDES,
    SITE_NAMES,
    SPACES,
    SQUARES,
    TEMPLE_STACKS,
    TRACK_SPACES,
)
from .player import Player
from .research import CHOICE
from .rival import RIVAL_TILES, Rival
from .scoring import points, rival_points
from .state import Arnak

PROMPTS: Final = Prompts(
    [
        *("ask-main", "ask-end", "ask-keep-hand", "ask-travel", "ask-stand-in", "ask-pay", "ask-pay-travel"),
        *("ask-discard-for", "ask-discard", "ask-choose", "ask-upgrade", "ask-draw", "ask-draw-select", "ask-keep"),
        *("ask-return", "ask-exile", "ask-buy", "ask-gain-card", "ask-gain-exiled", "ask-resolve", "ask-activate"),
        *("ask-relocate", "ask-recall", "ask-send", "ask-use-again", "ask-overcome", "ask-lead", "ask-research"),
        *("ask-order", "ask-claim", "ask-recruit", "ask-rescue", "ask-promote", "ask-refresh", "ask-borrow"),
        "ask-exchange",
    ]
)
ASKED: Final = len(PROMPTS.names)
KINDS: Final = len(CARDS)
TILES: Final = len(SITE_NAMES) - CAMPS  # sites that can be discovered
WILD: Final = len(PLACES) - CAMPS  # places where they can be
STAFF: Final = len(ASSISTANTS) + 2  # an assistant, whether it shows gold, whether it is ready
COUNTS: Final = 6
FLAGS: Final = 3
PILES: Final = 6
STACKS: Final = 4  # of assistants: three in the supply, and the one to be rescued
BELOW: Final = 50
"""Points are written with so many more: Fear can make them fewer than none."""


def write_track(space: int, row: vec[u8], at: i64) -> None:
    """Where on the research track something stands."""
    place: i64 = space
    row[at + place] = u8(1)


class ArnakObserver(Observer[Arnak]):
    """The table as one seat sees it."""

    def __init__(self, seats: int) -> None:
        layout = Layout()
        alone = seats == 1
        self.seats: Final[i64] = seats
        self.reader: Final[i64] = layout.part("reader", (seats,), "which seat this is")
        self.side: Final[i64] = layout.part("side", (len(SIDES),), f"the temple: {', '.join(SIDES)}")
        self.round: Final[i64] = layout.part("round", (ROUNDS,), "the round")
        self.first: Final[i64] = layout.part("first", (seats,), "who is first")
        self.turn: Final[i64] = layout.part("turn", (seats,), "whose turn it is")
        self.asked: Final[i64] = layout.part(
            "asked", (seats, ASKED), f"what each seat is asked: {', '.join(PROMPTS.names)}"
        )

        self.points: Final[i64] = layout.part(
            "points", (seats,), f"points if the game ended here, and {BELOW} more", 150
        )
        self.tokens: Final[i64] = layout.part("tokens", (seats, len(RESOURCES)), f"tokens: {', '.join(RESOURCES)}", 8)
        self.counts: Final[i64] = layout.part(
            "counts",
            (seats, COUNTS),
            "cards in hand, cards in the deck, fear tiles, archaeologists at home, idols on crates, idols in slots",
            10,
        )
        self.flags: Final[i64] = layout.part(
            "flags", (seats, FLAGS), "has passed, travels by plane only, has no fear of guardians"
        )
        self.area: Final[i64] = layout.part("area", (seats, KINDS), "cards in the play area by kind", 2)
        self.seen: Final[i64] = layout.part(
            "seen_in_deck", (seats, KINDS), "cards that all saw go into the deck and nothing was drawn from since", 2
        )
        self.boons: Final[i64] = layout.part("boons", (seats, len(GUARDIANS)), "guardians with their boon")
        self.tamed: Final[i64] = layout.part("tamed", (seats, len(GUARDIANS)), "guardians whose boon is used")
        self.staff: Final[i64] = layout.part(
            "assistants", (seats, SQUARES, STAFF), "assistants on the board: which one, gold, ready"
        )
        self.glass: Final[i64] = layout.part("glass", (seats, TRACK_SPACES), "the space of the magnifying glass")
        self.notebook: Final[i64] = layout.part("notebook", (seats, TRACK_SPACES), "the space of the notebook")
        self.temple_tiles: Final[i64] = layout.part(
            "temple_tiles", (seats, len(TEMPLE_STACKS)), "temple tiles by stack", 4
        )

        self.hand: Final[i64] = layout.part("hand", (KINDS,), "the own hand by kind, in the order of the data", 2)
        self.deck: Final[i64] = layout.part("deck", (KINDS,), "the own deck by kind", 2)
        self.drawn: Final[i64] = layout.part("drawn", (KINDS,), "cards that were drawn to choose from by this seat", 2)
        self.drawn_size: Final[i64] = layout.part("drawn_size", (1,), "how many were drawn to choose from", 4)
        self.travel: Final[i64] = layout.part(
            "travel", (len(ICONS),), f"travel icons brought up and not used yet: {', '.join(ICONS)}", 4
        )
        self.dues: Final[i64] = layout.part("dues", (len(ICONS),), "travel icons that are due", 4)

        self.figures: Final[i64] = layout.part(
            "figures", (len(SPACES), seats + 2), "who stands on each space: a seat, the rival, or it is closed"
        )
        self.sites: Final[i64] = layout.part("sites", (WILD, TILES), "the site on each place that is no camp")
        self.idols: Final[i64] = layout.part("idols", (WILD, len(IDOLS)), "the idol there")
        self.guardians: Final[i64] = layout.part(
            "guardians", (len(PLACES), len(GUARDIANS)), "the guardian on each place, camps first"
        )
        self.known_sites: Final[i64] = layout.part(
            "known_sites", (2, TILES), "sites that all have seen under each stack"
        )

        self.row: Final[i64] = layout.part("row", (ROW_SLOTS, KINDS), "the card row")
        self.tops: Final[i64] = layout.part("tops", (2, KINDS), "the top item and the top artifact, if all saw them")
        self.exile: Final[i64] = layout.part("exile", (KINDS,), "cards in exile by kind", 2)
        self.piles: Final[i64] = layout.part(
            "piles", (PILES,), "left of: items, artifacts, Fear, sites of level 1, sites of level 2, guardians", 40
        )

        self.stack_sizes: Final[i64] = layout.part(
            "stack_sizes", (STACKS,), "assistants in each stack of the supply, and in the rescue stack", 4
        )
        self.stack_tops: Final[i64] = layout.part("stack_tops", (STACKS, len(ASSISTANTS)), "the top one of each")
        self.rescue: Final[i64] = layout.part(
            "rescue", (len(ASSISTANTS),), "who is in the rescue stack, once this seat has looked"
        )
        self.bonuses: Final[i64] = layout.part(
            "bonuses", (TRACK_SPACES, len(BONUSES)), f"the bonus tile on each research space: {', '.join(BONUSES)}"
        )
        self.open_bonuses: Final[i64] = layout.part(
            "open_bonuses", (len(BONUSES),), "bonus tiles to choose from where there are several", 3
        )
        self.temple_bonuses: Final[i64] = layout.part("temple_bonuses", (1,), "bonus tiles in the temple", 4)
        self.known_bonuses: Final[i64] = layout.part(
            "known_bonuses", (len(BONUSES),), "which ones, once this seat has been there", 3
        )
        self.temple: Final[i64] = layout.part("temple", (len(TEMPLE_STACKS),), "temple tiles left in each stack", 4)
        self.arrivals: Final[i64] = layout.part(
            "arrivals", (2 if alone else seats,), "when each seat, or the rival, came to the temple: 1 is first", 4
        )
        self.rival: Final = RivalPart(layout) if alone else None
        self.leave_out(layout)
        super().__init__(layout)

    def leave_out(self, layout: Layout) -> None:
        """What a view tells and a row does not."""
        for path in ("players[].area", "players[].boons", "players[].tamed", "open_bonuses", "known_sites[]"):
            layout.leave_out(path, "their order")
        layout.leave_out("rescue.known", "their order, and whether one has looked where nobody is left")
        layout.leave_out("players[].seen_in_deck", "in which part of the deck they lie")
        for path in ("rival.cards", "rival.idols", "rival.guardians", "rival.used", "rival.past"):
            layout.leave_out(path, "their order")

    def observe(self, state: Arnak, seat: int, row: vec[u8], at: i64) -> None:
        me: i64 = seat
        one = u8(1)
        side: i64 = state.side
        number: i64 = state.round
        row[at + self.reader + me] = one
        row[at + self.side + side] = one
        row[at + self.round + number - 1] = one
        row[at + self.first + self.from_me(state.first, me)] = one
        if state.turn >= 0:
            row[at + self.turn + self.from_me(state.turn, me)] = one
        for other in range(state.seats):
            self.write_player(state, other, self.from_me(other, me), row, at)
        self.write_own(state, seat, row, at)
        self.write_island(state.island, me, row, at)
        self.write_market(state.market, row, at)
        self.write_piles(state.market, state.island, row, at + self.piles)
        self.write_research(state.research, seat, row, at)
        self.write_assistants(state.research, seat, row, at)
        if self.rival is not None:
            assert state.rival is not None
            self.rival.write(state, state.rival, row, at)

    def from_me(self, other: i64, me: i64) -> i64:
        """How many places clockwise from the reader a seat is."""
        places = other - me
        return places if places >= 0 else places + self.seats

    # -- players --------------------------------------------------------------------------------------

    def write_player(self, state: Arnak, seat: int, place: i64, row: vec[u8], at: i64) -> None:
        """What all know of a player."""
        player = state.players[seat]
        agenda = state.agendas[seat]
        if agenda is not None:
            number: i64 = PROMPTS.number(agenda.task)
            row[at + self.asked + place * ASKED + number] = u8(1)
        row[at + self.points + place] = byte(points(state, seat) + BELOW)
        here = at + self.tokens + place * len(RESOURCES)
        for tokens in player.tokens:
            row[here] = u8(tokens)
            here += 1
        self.write_counts(player, row, at + self.counts + place * COUNTS, at + self.flags + place * FLAGS)
        count(player.area, row, at + self.area + place * KINDS)
        self.write_seen(player, row, at + self.seen + place * KINDS)
        count(player.boons, row, at + self.boons + place * len(GUARDIANS))
        count(player.tamed, row, at + self.tamed + place * len(GUARDIANS))
        self.write_staff(player, row, at + self.staff + place * (SQUARES * STAFF))
        write_track(player.glass, row, at + self.glass + place * TRACK_SPACES)
        write_track(player.notebook, row, at + self.notebook + place * TRACK_SPACES)
        here = at + self.temple_tiles + place * len(TEMPLE_STACKS)
        for tiles in player.temple_tiles:
            row[here] = u8(tiles)
            here += 1

    def write_counts(self, player: Player, row: vec[u8], counts: i64, flags: i64) -> None:
        row[counts] = u8(len(player.hand))
        row[counts + 1] = u8(len(player.deck))
        row[counts + 2] = u8(player.fear_tiles)
        row[counts + 3] = u8(player.home)
        row[counts + 4] = u8(player.crates)
        row[counts + 5] = u8(player.slots)
        if player.passed:
            row[flags] = u8(1)
        if player.planes:
            row[flags + 1] = u8(1)
        if player.masked:
            row[flags + 2] = u8(1)

    def write_seen(self, player: Player, row: vec[u8], at: i64) -> None:
        """The parts of a deck that nothing was drawn from (rules 1.14)."""
        start = 0
        for size in player.blocks:
            end = start + abs(size)
            if size > 0:
                for i in range(start, end):
                    place: i64 = player.deck[i]
                    row[at + place] += u8(1)
            start = end

    def write_staff(self, player: Player, row: vec[u8], at: i64) -> None:
        """The assistants on a board, one after the other, wherever they stand."""
        for square in range(SQUARES):
            side: i64 = player.assistants[square]
            if side >= 0:
                row[at + (side >> 1)] = u8(1)
                if side & 1:
                    row[at + len(ASSISTANTS)] = u8(1)
                if player.ready[square]:
                    row[at + len(ASSISTANTS) + 1] = u8(1)
                at += STAFF

    def write_own(self, state: Arnak, seat: int, row: vec[u8], at: i64) -> None:
        """What only this seat knows, and what is under way."""
        player = state.players[seat]
        count(player.hand, row, at + self.hand)
        count(player.deck, row, at + self.deck)
        count(state.drawn_by(seat), row, at + self.drawn)
        row[at + self.drawn_size] = u8(len(state.drawn))
        for i in range(len(ICONS)):
            icon: i64 = i
            row[at + self.travel + icon] = u8(state.travel.icons[i])
            row[at + self.dues + icon] = u8(state.travel.dues[i])

    # -- what lies between them -----------------------------------------------------------------------

    def write_island(self, island: Island, me: i64, row: vec[u8], at: i64) -> None:
        one = u8(1)
        seats = self.seats
        here = at + self.figures
        for figure in island.figures:
            if figure == BLOCKED:
                row[here + seats + 1] = one
            elif figure >= seats:
                row[here + seats] = one
            elif figure >= 0:
                row[here + self.from_me(figure, me)] = one
            here += seats + 2
        sites = at + self.sites
        idols = at + self.idols
        for place in range(CAMPS, len(PLACES)):
            site: i64 = island.sites[place]
            if site >= CAMPS:
                row[sites + site - CAMPS] = one
            idol: i64 = island.idols[place]
            if idol >= 0:
                row[idols + idol] = one
            sites += TILES
            idols += len(IDOLS)
        here = at + self.guardians
        for tile in island.guardians:
            guardian: i64 = tile
            if guardian >= 0:
                row[here + guardian] = one
            here += len(GUARDIANS)

    def write_market(self, market: Market, row: vec[u8], at: i64) -> None:
        one = u8(1)
        here = at + self.row
        for number in market.row:
            card: i64 = number
            if card >= 0:
                row[here + card] = one
            here += KINDS
        if market.item_seen:
            card = market.item_deck[-1]
            row[at + self.tops + card] = one
        if market.artifact_seen:
            card = market.artifact_deck[-1]
            row[at + self.tops + KINDS + card] = one
        count(market.exile, row, at + self.exile)

    def write_piles(self, market: Market, island: Island, row: vec[u8], at: i64) -> None:
        row[at] = u8(len(market.item_deck))
        row[at + 1] = u8(len(market.artifact_deck))
        row[at + 2] = u8(market.fear_deck)
        row[at + 3] = u8(len(island.site_stacks[0]))
        row[at + 4] = u8(len(island.site_stacks[1]))
        row[at + 5] = u8(len(island.guardian_stack))
        here = at - self.piles + self.known_sites
        for level in range(len(island.site_stacks)):
            for i in range(island.known_below[level]):
                site: i64 = island.site_stacks[level][i]
                row[here + site - CAMPS] = u8(1)
            here += TILES

    def write_research(self, research: ResearchBoard, seat: int, row: vec[u8], at: i64) -> None:
        here = at + self.bonuses
        for number in research.bonuses:
            bonus: i64 = number
            if 0 <= bonus < CHOICE:
                row[here + bonus] = u8(1)
            here += len(BONUSES)
        count(research.open_bonuses, row, at + self.open_bonuses)
        row[at + self.temple_bonuses] = u8(len(research.temple_bonuses))
        here = at + self.temple
        for tiles in research.temple:
            row[here] = u8(tiles)
            here += 1
        order = 1
        for other in research.arrivals:
            place: i64 = RIVAL if other >= self.seats else self.from_me(other, seat)
            row[at + self.arrivals + place] = u8(order)
            order += 1
        if seat in research.arrivals:
            count(research.temple_bonuses, row, at + self.known_bonuses)

    def write_assistants(self, research: ResearchBoard, seat: int, row: vec[u8], at: i64) -> None:
        """The top of each stack is open; the rescue stack is known to those who looked through it (rules 16.4)."""
        sizes = at + self.stack_sizes
        tops = at + self.stack_tops
        for i in range(STACKS):
            stack = research.supply[i] if i < len(research.supply) else research.rescue
            if stack:
                top: i64 = stack[-1]
                row[sizes] = u8(len(stack))
                row[tops + top] = u8(1)
            sizes += 1
            tops += len(ASSISTANTS)
        if (research.rescuers >> seat) & 1 == 1:
            count(research.rescue, row, at + self.rescue)


class RivalPart:
    """What the rival of the solo game has (rules 19.2)."""

    def __init__(self, layout: Layout) -> None:
        self.points: Final[i64] = layout.part("rival_points", (1,), f"points of the rival, and {BELOW} more", 150)
        self.counts: Final[i64] = layout.part(
            "rival_counts", (3,), "archaeologists of the rival, its idols that count less, its tiles to come", 10
        )
        self.glass: Final[i64] = layout.part("rival_glass", (TRACK_SPACES,), "the space of its magnifying glass")
        self.cards: Final[i64] = layout.part("rival_cards", (KINDS,), "its cards by kind", 2)
        self.idols: Final[i64] = layout.part("rival_idols", (len(IDOLS),), "its idols by kind", 3)
        self.guardians: Final[i64] = layout.part("rival_guardians", (len(GUARDIANS),), "its guardians")
        self.temple_tiles: Final[i64] = layout.part(
            "rival_temple_tiles", (len(TEMPLE_STACKS),), "its temple tiles by stack", 4
        )
        self.used: Final[i64] = layout.part("rival_used", (len(RIVAL_TILES),), "its tiles of this round")
        self.past: Final[i64] = layout.part("rival_past", (len(RIVAL_TILES),), "its tiles so far, by how often", 5)
        self.arrow: Final[i64] = layout.part("rival_arrow", (1,), "whether the next arrow points right")

    def write(self, state: Arnak, rival: Rival, row: vec[u8], at: i64) -> None:
        row[at + self.points] = byte(rival_points(state, rival) + BELOW)
        row[at + self.counts] = u8(rival.figures)
        row[at + self.counts + 1] = u8(rival.spare_idols)
        row[at + self.counts + 2] = u8(len(rival.stack))
        write_track(rival.glass, row, at + self.glass)
        count(rival.cards, row, at + self.cards)
        count(rival.idols, row, at + self.idols)
        count(rival.guardians, row, at + self.guardians)
        here = at + self.temple_tiles
        for tiles in rival.temple_tiles:
            row[here] = u8(tiles)
            here += 1
        count(rival.used, row, at + self.used)
        count(rival.past, row, at + self.past)
        row[at + self.arrow] = u8(rival.arrow())
