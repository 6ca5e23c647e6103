"""The table of Costa Ruana in a terminal: islands, cards, tribes and your hand."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table

from atoll.text.seats import Seats
from atoll.text.speaker import Speaker

from ..rules.components import CARDS
from .view import CardView, CostaRuanaView

SEATS = Seats(("dark_orange3", "dodger_blue1", "yellow3", "green3", "medium_orchid", "white"), "●▲■★◆≈")
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
        parts.append(f"[bold]{speaker.catalogue.message('hand')}:[/bold] {escape(cards)}")
    return Group(*parts)


def _heading(view: CostaRuanaView, speaker: Speaker) -> str:
    message = speaker.catalogue.message
    sky, tide = (speaker.thing("background", side) for side in view.sides)
    sky_flip, tide_flip = (speaker.thing("background", side ^ 1) for side in view.sides)
    blanks = {"sky": sky, "tide": tide, "sky-flip": sky_flip, "tide-flip": tide_flip}
    showing = "showing" if view.turned < 0 else "showing-turned"
    round_of = message("round-of", round=view.round, rounds=view.rounds)
    shaman = f"{message('shaman')}: {SEATS.name(view.shaman, speaker)}"
    return f"\n[bold]{round_of}[/bold] · {shaman} · {message('pile-left', n=view.pile)}\n{message(showing, **blanks)}"


def _islands(view: CostaRuanaView, speaker: Speaker) -> Columns:
    boxes = []
    for number, island in enumerate(view.islands, 1):
        natives = " ".join(SEATS.emblem(seat) * count for seat, count in enumerate(island.natives) if count)
        gems = f"[gold1]{'◈' * island.treasures}[/gold1] {island.treasures}"
        title = f"{speaker.catalogue.message('island')} {number}"
        boxes.append(Panel(f"{gems}\n{natives or ' '}", title=title, width=20))
    return Columns(boxes)


def _cards(view: CostaRuanaView, speaker: Speaker) -> Table:
    message = speaker.catalogue.message
    table = Table("", message("card"), message("before"), message("played-by"), message("natives"))
    for number, card in enumerate(view.played, 1):
        natives = " ".join(SEATS.emblem(seat) for seat in card.natives)
        style = "" if card.active else "dim"
        before, by = SEATS.name(card.before, speaker), SEATS.name(card.by, speaker)
        table.add_row(str(number), _card(card, speaker), before, by, natives, style=style)
    return table


def _card(card: CardView, speaker: Speaker) -> str:
    message = speaker.catalogue.message
    if card.card is None:
        return f"[italic]{message('face-down')}[/italic]"
    name = escape(str(speaker.thing("card", _KINDS[card.card])))
    if not card.active:
        return f"{name} ({message('gone')})"
    return name if card.up else f"{name} [italic]({message('face-down')})[/italic]"


def _tribes(view: CostaRuanaView, speaker: Speaker) -> Table:
    message = speaker.catalogue.message
    table = Table(message("tribe"), message("supply"), message("hand"), message("collected"), message("hut"))
    for seat, tribe in enumerate(view.tribes):
        hut = "?" if tribe.hut is None else str(tribe.hut)
        row = [SEATS.name(seat, speaker), str(tribe.supply), str(tribe.hand_size), str(len(tribe.taken)), hut]
        table.add_row(*row, style="bold" if seat == view.reader else "")
    return table
