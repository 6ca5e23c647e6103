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
TOP: Final = 44.0  # below the chips
PAGES: Final = ("island", "temple", "market")
ROW_CARD: Final = 0.9  # of a card's size, so that three and the Moon Staff lie side by side
HAND_CARD: Final = 0.6


def tall_pages(voice: Voice) -> list[Page]:
    return [Page(name, voice.message(f"scene-page-{name}")) for name in PAGES]


def tall_panels(view: ArnakView, voice: Voice) -> list[Panel]:
    """All pages, then the tabs of hand and players."""
    panels = [chips(view, voice), *island_page(view, voice), *temple_page(view, voice), *market_page(view, voice)]
    if view.reader >= 0:
        panels.append(player_board.board(voice, view.reader, me(view)).at(0, 6, WIDTH / 480, "hand"))
    panels.append(player_board.hand(view, voice, WIDTH - 8, across=3).at(4, 160, 1, "hand"))
    y = 10.0
    if view.rival is not None:
        panels.append(rival(voice, view.rival).at(61, y, 1, "players"))
        y += panels[-1].h + 6
    for panel in player_board.plates(view, voice):
        panels.append(panel.at(61, y, 1, "players"))
        y += panel.h + 6
    return panels


def island_page(view: ArnakView, voice: Voice) -> list[Panel]:
    zoom = WIDTH / 548
    drawn = island(voice, view.side, len(view.players), view.places)
    panels = [drawn.at(0, TOP, zoom, "island"), *mine(view, voice, 367, "island")]
    laid_out = offer(view, voice)
    return panels if laid_out is None else [*panels, laid_out.at(0, TOP, zoom, "island")]


def temple_page(view: ArnakView, voice: Voice) -> list[Panel]:
    return [
        track(voice, research(view)).at(22, TOP, 0.742, "temple"),
        supply(voice, view.side, view.temple, view.supply, flat=True).at(2, 380, 386 / 498, "temple"),
        under(tokens(voice, me(view)), "temple", 0, 514),
    ]


def market_page(view: ArnakView, voice: Voice) -> list[Panel]:
    cards = card_row(view)
    return [
        row(voice, cards).at(0, TOP, 1, "market"),
        decks(voice, cards).at(0, 374, 1, "market"),
        *mine(view, voice, 432, "market"),
    ]


def under(panel: Panel, page: str, x: float, y: float, zoom: float = 1) -> Panel:
    """A panel that lies on several pages, each time with a name of its own."""
    again = Panel(f"{panel.name}-{PAGES.index(page) + 1}", panel.w, panel.h, sprites=panel.sprites)
    return again.at(x, y, zoom, page)


def mine(view: ArnakView, voice: Voice, y: float, page: str) -> list[Panel]:
    """Tokens, figures, helpers and a small hand, which lie under more than one page."""
    if view.reader < 0:
        return []
    hand = player_board.hand(view, voice, WIDTH - 8, HAND_CARD)
    if page == "market":
        return [under(tokens(voice, me(view)), page, 0, y), under(hand, page, 4, y + 48)]
    return [
        under(tokens(voice, me(view)), page, 0, y),
        strip(voice, view.reader, me(view)).at(0, y + 50, 0.86, page),
        under(hand, page, 4, y + 96),
    ]


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
def tokens(voice: Voice, player: PlayerView) -> Panel:
    panel = Panel("tokens", WIDTH, 44)
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
def row(voice: Voice, lies: Row) -> Panel:
    """The row of cards as it is read: artifacts, the Moon Staff, items, three above and three below."""
    panel = Panel("market", WIDTH, 330)
    w, h = CARD[0] * ROW_CARD, 162
    for y in (146, 146 + h):
        panel.box(0, y, WIDTH, 18, "shelf")
    for i, name in enumerate(lies.cards):
        line, column = divmod(i, 3)
        staff = 28.0 if line == lies.round // 3 and i >= lies.round else 0.0
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
