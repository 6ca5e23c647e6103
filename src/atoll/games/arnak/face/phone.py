"""The table of Arnak on a phone: island, temple and market are pages, with what is yours under each of them."""

from typing import Final

from atoll.scene import Page, Panel, Voice, remembered

from ..geometry import CARD
from . import player_board
from .island import Row, card, card_row, count, island, listed, research, supply, track
from .player_board import me, others_first, possessions
from .rival import possessions as rival_possessions
from .rival import rival
from .tray import offer
from .view import ArnakView, PlayerView

WIDTH: Final = 390.0
TOP: Final = 94.0  # below the chips and the tokens
PAGES: Final = ("island", "temple", "market")
PLATE: Final = (WIDTH - 8) / 268
ROW_CARD: Final = 0.9  # of a card's size, so that three and the Moon Staff lie side by side
HAND_CARD: Final = 0.74  # so that four lie side by side


def tall_pages(voice: Voice) -> list[Page]:
    return [Page(name, voice.message(f"scene-page-{name}")) for name in PAGES]


def tall_panels(view: ArnakView, voice: Voice) -> list[Panel]:
    """All pages, then the tabs of hand and players."""
    panels = [chips(view, voice), *island_page(view, voice), *temple_page(view, voice), *market_page(view, voice)]
    if view.reader >= 0:
        panels += [tokens(voice, page, me(view)).at(0, 46, 1, page) for page in PAGES]
        panels.append(player_board.board(voice, view.reader, me(view)).at(0, 6, WIDTH / 480, "hand"))
    panels.append(player_board.hand(view, voice, WIDTH - 8, across=3).at(4, 160, 1, "hand"))
    y = 10.0
    if view.rival is not None:
        panels.append(rival(voice, view.rival).at(4, y, PLATE, "players"))
        y += panels[-1].h * PLATE + 8
    for panel in player_board.plates(view, voice, board=False):
        panels.append(panel.at(4, y, PLATE, "players"))
        y += panel.h * PLATE + 8
    return panels


def island_page(view: ArnakView, voice: Voice) -> list[Panel]:
    zoom = WIDTH / 548
    drawn = island(voice, view.side, len(view.players), view.places)
    panels = [drawn.at(0, TOP, zoom, "island")]
    if view.reader >= 0:
        panels += [
            strip(voice, view.reader, me(view)).at(0, TOP + 323, 0.86, "island"),
            *hand(view, voice, TOP + 372, 0),
        ]
    laid_out = offer(view, voice, 3)
    return panels if laid_out is None else [*panels, laid_out.at(0, TOP, zoom, "island")]


def temple_page(view: ArnakView, voice: Voice) -> list[Panel]:
    zoom = (WIDTH - 4) / 466
    return [
        track(voice, research(view)).at(2, TOP, zoom, "temple"),
        supply(voice, view.side, view.temple, view.supply, flat=True).at(0, TOP + 448 * zoom + 4, 1, "temple"),
    ]


def market_page(view: ArnakView, voice: Voice) -> list[Panel]:
    cards = card_row(view)
    return [
        row(voice, cards).at(0, TOP, 1, "market"),
        decks(voice, cards).at(0, TOP + 330, 1, "market"),
        *hand(view, voice, TOP + 392, 2),
    ]


def hand(view: ArnakView, voice: Voice, y: float, page: int) -> list[Panel]:
    """A small hand under a page; a guest has none."""
    if view.reader < 0:
        return []
    drawn = player_board.hand(view, voice, WIDTH - 8, HAND_CARD, 4)
    again = Panel(f"hand-{page + 1}", drawn.w, drawn.h, sprites=drawn.sprites)  # a name of its own on each page
    return [again.at(4, y, 1, PAGES[page])]


def chips(view: ArnakView, voice: Voice) -> Panel:
    """Everybody's points at the top, with a flag for whoever is asked."""
    panel = Panel("chips", WIDTH, 40)
    seats = others_first(view)
    w = (WIDTH - 6) / (len(seats) + (view.rival is not None))
    for i, seat in enumerate(seats):
        player, x = view.players[seat], 4 + i * w
        title = voice.message("scene-plate", who=voice.name(seat), points=player.points, hand=player.hand_size)
        things = () if seat == view.reader else possessions(player, seat)
        face = "plate asked" if view.asked[seat] else "plate"
        panel.box(
            x, 3, w - 4, 36, face, id=f"seat_{seat + 1}", title=title, detail=player_board.score(voice, player),
            about="score", seat=seat, holds=things,
        )  # fmt: skip
        panel.box(x + 6, 8, 26, 26, "emblem-disc", seat=seat)
        panel.put(f"emblem_{seat + 1}", x + 11, 13, 16, 16, state="dark" if seat == 2 else "light")
        panel.label(str(player.points), x + 38, 27, "few large", id=f"points_{seat + 1}")
        if player.passed:
            title = voice.message("scene-passed")
            panel.put("pass", x + w - 28, 11, 20, 20, id=f"passed_{seat + 1}", title=title, about="passed")
        elif view.asked[seat]:
            panel.put("flag", x + w - 28, 11, 20, 20, title=voice.message("scene-turn"), about="turn")
    if view.rival is not None:
        x = 4 + len(seats) * w
        title = voice.message("scene-rival", n=view.rival.points)
        panel.box(x, 3, w - 4, 36, "plate", id="rival", title=title, about="rival", holds=rival_possessions(view.rival))
        panel.put("figure_2", x + 8, 5, 23, 32)
        panel.label(str(view.rival.points), x + 38, 27, "few large", id="rival_points")
        panel.label(voice.message("scene-rival-name"), x + w - 12, 26, "few end")
    return panel


@remembered
def tokens(voice: Voice, page: str, player: PlayerView) -> Panel:
    """What one has, in sight on every page."""
    panel = Panel(f"tokens-{PAGES.index(page) + 1}", WIDTH, 44)
    player_board.purse(panel, player, voice, 6, 0, 76.2, 72)
    return panel


@remembered
def strip(voice: Voice, seat: int, player: PlayerView) -> Panel:
    """The own board in one line: figures at home, idols, helpers, the deck."""
    panel = Panel("strip", 452, 52)
    player_board.figures(panel, player, seat, voice, 8, 2)
    if player.crates:
        title = voice.message("scene-crates", n=player.crates)
        panel.put("idol_down", 84, 4, 34, 44, id="crate_0", title=title, about="crates")
        count(panel, player.crates, 116, 12, "crate_0")
    player_board.helpers(panel, player, voice, 130, 2)
    player_board.deck(panel, player, seat, voice, 408, 1)
    return panel


@remembered
def row(voice: Voice, lies: Row, across: int = 3) -> Panel:
    """The row of cards as it is read: artifacts, the Moon Staff, items; on a phone three above and three below."""
    w, h = CARD[0] * ROW_CARD, 162
    lines = len(lies.cards) // across
    panel = Panel("market", 32 + across * (w + 3), 6 + h * lines)
    for line in range(lines):
        panel.box(0, 146 + h * line, panel.w, 18, "shelf")
    for i, name in enumerate(lies.cards):
        line, column = divmod(i, across)
        staff = 28.0 if line == lies.round // across and i >= lies.round else 0.0
        if i == lies.round:
            x = 4 + column * (w + 3)
            title = voice.message("scene-staff")
            panel.put("moon_staff", x, 4 + line * h, 30, 144, id="moon_staff", title=title, about="staff")
        if name is not None:
            deck = "artifact_deck" if i < lies.round else "item_deck"
            card(
                panel, voice, name, 4 + column * (w + 3) + staff, 4 + line * h, f"row_{name}", scale=ROW_CARD, home=deck
            )
    return panel


@remembered
def decks(voice: Voice, lies: Row) -> Panel:
    """The piles: artifacts, items, Fear, exile."""
    panel = Panel("piles", WIDTH, 56)
    piles = (
        ("back_artifact", "artifact_deck", "scene-artifact-deck", lies.artifacts_left, lies.top_artifact),
        ("back_item", "item_deck", "scene-item-deck", lies.items_left, lies.top_item),
        ("back_fear", "fear_deck", "scene-fear-deck", lies.fear_deck, None),
        ("exile_pile", "exile", "scene-exile", len(lies.exile), None),
    )
    for i, (symbol, name, words, n, top) in enumerate(piles):
        x = 30 + 98 * i
        holds = tuple(f"card_{card_name}" for card_name in lies.exile) if name == "exile" else ()
        size = (40, 40) if name == "exile" else (39, 53)
        panel.put(
            symbol, x, 2, *size, id=name, title=voice.message(words, n=n), about=name.replace("_", "-"), holds=holds,
            detail=listed(voice, lies.exile) if name == "exile" else "",
        )  # fmt: skip
        if top is not None:
            card(panel, voice, top, x, 2, f"row_{top}", scale=0.3, home=name)
        count(panel, n, x + 40, 12, name)
    return panel
