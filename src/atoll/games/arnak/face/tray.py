"""What is laid out to be chosen from only while one is asked: exiled cards, assistants to rescue, bonus tiles."""

from typing import Final

from atoll.scene import Panel, Voice

from ..geometry import CARD
from ..rules.assistants import WhomToRescue
from ..rules.buying import GainExiled
from ..rules.research import ClaimBonus
from .island import assistant, card
from .view import ArnakView

WIDTH: Final = 548.0


def tray(heading: str, rows: int, height: float) -> Panel:
    panel = Panel("offer", WIDTH, 44 + rows * height)
    panel.box(0, 0, panel.w, panel.h, "tray")
    panel.label(heading, panel.w / 2, 27, "tray-head")
    return panel


def exiled(view: ArnakView, voice: Voice, across: int) -> Panel:
    """The exile pile, spread; a card that can be taken goes by the same name as one in the row."""
    names = list(dict.fromkeys(view.exile))
    pitch = (WIDTH - 20) / across
    scale = (pitch - 8) / CARD[0]
    high = CARD[1] * scale + 6
    panel = tray(voice.message("scene-exiled"), -(-len(names) // across), high)
    for i, name in enumerate(names):
        row, column = divmod(i, across)
        card(panel, voice, name, 14 + pitch * column, 40 + high * row, f"row_{name}", scale=scale)
    return panel


def rescued(view: ArnakView, voice: Voice, _: int) -> Panel:
    """The assistants of the rescue stack, known to those who have looked through it."""
    names = view.rescue.known or []
    panel = tray(voice.message("rescue-stack"), -(-len(names) // 4), 94)
    for i, name in enumerate(names):
        row, column = divmod(i, 4)
        assistant(panel, voice, name, 20 + 130 * column, 40 + 94 * row, f"rescue_{name}")
    return panel


def bonuses(view: ArnakView, voice: Voice, _: int) -> Panel:
    """The bonus tiles that are open, and those that who has reached the temple may look at."""
    names = sorted({*view.open_bonuses, *(view.known_bonuses or [])})
    panel = tray(voice.message("scene-bonuses"), 1, 74)
    left = (WIDTH - 76 * len(names)) / 2
    for i, name in enumerate(names):
        title, gift = voice.message(f"bonus-{name}"), voice.detail(f"bonus-{name}", "text")
        panel.put(
            f"bonus_{name}", left + 76 * i + 8, 40, 60, 60, id=f"claim_{name}", title=title, detail=gift, about="claim"
        )
    return panel


TRAYS: Final = {GainExiled.prompt.name: exiled, WhomToRescue.prompt.name: rescued, ClaimBonus.prompt.name: bonuses}


def offer(view: ArnakView, voice: Voice, across: int = 6) -> Panel | None:
    """A tray over the map with what the reader is asked about and lies nowhere else; so many cards side by side."""
    draw = TRAYS.get(view.asked[view.reader]) if view.reader >= 0 else None
    return None if draw is None else draw(view, voice, across)
