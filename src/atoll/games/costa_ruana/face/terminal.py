"""The table of Costa Ruana in a terminal: islands, cards, tribes and your hand."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table

from atoll.text.speaker import Speaker

from ..rules.components import CARDS
from .view import CardView, CostaRuanaView

COLOURS = ("dark_orange3", "dodger_blue1", "yellow3", "green3", "medium_orchid", "white")
EMBLEMS = "●▲■★◆≈"
_KINDS = {card.name: card.kind for card in CARDS}


def draw(view: CostaRuanaView, speaker: Speaker) -> RenderableType:
    """The whole table as one reader sees it."""
    parts: list[RenderableType] = [_heading(view, speaker), _islands(view, speaker)]
    if view.played:
        parts.append(_cards(view, speaker))
    parts.append(_tribes(view, speaker))
    hand = view.tribes[view.reader].hand if view.reader >= 0 else None
    if hand:
        cards = ", ".join(str(speaker.thing("card", _KINDS[name])) for name in hand)
        parts.append(f"[bold]{speaker.words.say('hand')}:[/bold] {escape(cards)}")
    return Group(*parts)


def _native(seat: int) -> str:
    return f"[{COLOURS[seat]}]{EMBLEMS[seat]}[/{COLOURS[seat]}]"


def _name(seat: int, speaker: Speaker) -> str:
    return f"{_native(seat)} {escape(speaker.name(seat))}"


def _heading(view: CostaRuanaView, speaker: Speaker) -> str:
    say = speaker.words.say
    sky, tide = (speaker.thing("background", side) for side in view.sides)
    sky_flip, tide_flip = (speaker.thing("background", side ^ 1) for side in view.sides)
    blanks = {"sky": sky, "tide": tide, "sky-flip": sky_flip, "tide-flip": tide_flip}
    showing = "showing" if view.turned < 0 else "showing-turned"
    round_of = say("round-of", round=view.round, rounds=view.rounds)
    shaman = f"{say('shaman')}: {_name(view.shaman, speaker)}"
    return f"\n[bold]{round_of}[/bold] · {shaman} · {say('pile-left', n=view.pile)}\n{say(showing, **blanks)}"


def _islands(view: CostaRuanaView, speaker: Speaker) -> Columns:
    boxes = []
    for number, island in enumerate(view.islands, 1):
        natives = " ".join(_native(seat) * count for seat, count in enumerate(island.natives) if count)
        gems = f"[gold1]{'◈' * island.treasures}[/gold1] {island.treasures}"
        title = f"{speaker.words.say('island')} {number}"
        boxes.append(Panel(f"{gems}\n{natives or ' '}", title=title, width=20))
    return Columns(boxes)


def _cards(view: CostaRuanaView, speaker: Speaker) -> Table:
    say = speaker.words.say
    table = Table("", say("card"), say("before"), say("played-by"), say("natives"))
    for number, card in enumerate(view.played, 1):
        natives = " ".join(_native(seat) for seat in card.natives)
        style = "" if card.active else "dim"
        before, by = _name(card.before, speaker), _name(card.by, speaker)
        table.add_row(str(number), _card(card, speaker), before, by, natives, style=style)
    return table


def _card(card: CardView, speaker: Speaker) -> str:
    say = speaker.words.say
    if card.card is None:
        return f"[italic]{say('face-down')}[/italic]"
    name = escape(str(speaker.thing("card", _KINDS[card.card])))
    if not card.active:
        return f"{name} ({say('gone')})"
    return name if card.up else f"{name} [italic]({say('face-down')})[/italic]"


def _tribes(view: CostaRuanaView, speaker: Speaker) -> Table:
    say = speaker.words.say
    table = Table(say("tribe"), say("supply"), say("hand"), say("collected"), say("hut"))
    for seat, tribe in enumerate(view.tribes):
        hut = "?" if tribe.hut is None else str(tribe.hut)
        row = [_name(seat, speaker), str(tribe.supply), str(tribe.hand_size), str(len(tribe.taken)), hut]
        table.add_row(*row, style="bold" if seat == view.reader else "")
    return table
