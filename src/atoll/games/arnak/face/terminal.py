"""The table of Arnak in a terminal: map, research track, card row, players and your hand."""

from rich.console import Group, RenderableType
from rich.markup import escape

from atoll.text.speaker import Speaker

from .view import ArnakView


def draw(view: ArnakView, speaker: Speaker) -> RenderableType:
    """The whole table as one reader sees it."""
    return Group(escape(str(view.round)), escape(speaker.name(view.turn)))
