"""What is laid out to be chosen from only while one is asked: exiled cards, assistants to rescue, bonus tiles."""

from typing import Final

from atoll.kernel.scene import Panel, Voice

from .island import card, tile_of
from .view import ArnakView

WIDTH: Final = 548.0
SMALL: Final = 0.62  # of a card


def offer(view: ArnakView, voice: Voice) -> Panel | None:
    """A tray over the map with the things that the reader is asked about and that lie nowhere else."""
    asked = view.asked[view.reader] if view.reader >= 0 else ""
    if asked == "ask-gain-exiled":
        return exiled(view, voice)
    if asked == "ask-rescue":
        return rescued(view, voice)
    if asked == "ask-claim":
        return bonuses(view, voice)
    return None


def tray(heading: str, rows: int, height: float) -> Panel:
    panel = Panel("offer", WIDTH, 44 + rows * height)
    panel.box(0, 0, panel.w, panel.h, "tray")
    panel.say(heading, panel.w / 2, 27, "tray-head")
    return panel


def exiled(view: ArnakView, voice: Voice) -> Panel:
    """The exile pile, spread; a card that can be taken goes by the same name as one in the row."""
    names = list(dict.fromkeys(view.exile))
    across = 6
    panel = tray(voice.say("scene-exiled"), -(-len(names) // across), 114)
    for i, name in enumerate(names):
        row, column = divmod(i, across)
        card(panel, voice, name, 12 + 88 * column, 40 + 114 * row, f"row_{name}", scale=SMALL)
    return panel


def rescued(view: ArnakView, voice: Voice) -> Panel:
    """The assistants of the rescue stack, known to those who have looked through it."""
    names = view.rescue.known or []
    panel = tray(voice.say("rescue-stack"), -(-len(names) // 4), 94)
    for i, name in enumerate(names):
        row, column = divmod(i, 4)
        tile = tile_of(name)
        message = tile.replace("_", "-")
        detail = voice.say("scene-sides", silver=voice.detail(message, "silver"), gold=voice.detail(message, "gold"))
        x, y = 20 + 130 * column, 40 + 94 * row
        panel.put(tile, x, y, 118, 82, id=f"rescue_{name}", title=voice.say(message), detail=detail, like=message)
    return panel


def bonuses(view: ArnakView, voice: Voice) -> Panel:
    """The bonus tiles that are open, and those that who has reached the temple may look at."""
    names = sorted({*view.open_bonuses, *(view.known_bonuses or [])})
    panel = tray(voice.say("scene-bonuses"), 1, 74)
    left = (WIDTH - 76 * len(names)) / 2
    for i, name in enumerate(names):
        title = voice.say(f"bonus-{name}")
        panel.put(f"bonus_{name}", left + 76 * i + 8, 40, 60, 60, id=f"claim_{name}", title=title)
    return panel
