"""The table of Arnak on a tablet held upright: everything at once, in bands from the island down to what is yours."""

from typing import Final

from atoll.scene import Panel, Scene, Voice

from . import player_board
from .island import card_row, island, research, supply, track
from .phone import decks, row
from .player_board import me
from .rival import rival
from .scene import framed
from .tray import offer
from .view import ArnakView

SIZE: Final = (820, 1064)
LAND: Final = 0.802  # of the drawings of island and track, so that they lie side by side
PLATE: Final = 0.76


def tablet(view: ArnakView, voice: Voice) -> Scene:
    """Island and track, the row of cards, what can be won beside the players, and what is yours beside the log."""
    cards = card_row(view)
    panels = [
        island(voice, view.side, len(view.players), view.places).at(2, 4, LAND),
        track(voice, research(view)).at(446, 4, LAND),
        row(voice, cards, 6).at(6, 372, 1.07),
        supply(voice, view.side, view.temple, view.supply, flat=True).at(4, 556),
        decks(voice, cards).at(410, 558),
        *players(view, voice),
        player_board.board(voice, max(view.reader, 0), me(view)).at(4, 766, 390 / 480),
        player_board.hand(view, voice, 420, 0.8).at(398, 766),
    ]
    laid_out = offer(view, voice)
    panels += [] if laid_out is None else [laid_out.at(2, 4, LAND)]
    return framed(view, voice, SIZE, [*panels, Panel("log", 812, 144, x=4, y=914)])


def players(view: ArnakView, voice: Voice) -> list[Panel]:
    """Who plays, two beside each other."""
    shown = [] if view.rival is None else [rival(voice, view.rival)]
    shown += player_board.plates(view, voice)
    return [panel.at(402 + i % 2 * 208, 622 + i // 2 * 74, PLATE) for i, panel in enumerate(shown)]
