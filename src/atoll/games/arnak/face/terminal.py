"""The table of Arnak in a terminal: card row, map, research track, players and your hand."""

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table

from atoll.text.seats import Seats
from atoll.text.speaker import Speaker

from ..rules.board import BLOCKED, NOBODY
from ..rules.components import (
    ASSISTANTS,
    BONUSES,
    CARDS,
    GUARDIANS,
    ICONS,
    IDOLS,
    ITEM,
    PLACES,
    RESOURCES,
    SIDES,
    SITE_NAMES,
    SPACES_OF,
    TEMPLE,
    TEMPLE_STACKS,
    TRACKS,
    TRAVEL,
)
from .view import ArnakView, PlaceView, PlayerView, RivalView

SEATS = Seats(("dodger_blue1", "red1", "green3", "yellow1"), "●▲■★")
EMPTY = "·"
TOKEN_NAMES = ("resource-coin", "resource-compass", "resource-tablet", "resource-arrowhead", "resource-jewel")
TOKEN_STYLES = ("gold1", "cyan", "wheat1", "orange3", "magenta")
ROW_NAMES = {
    "bird": ("row-bird-1", "row-bird-2", "row-bird-3", "row-bird-4", "row-bird-5", "row-bird-6", "row-bird-7"),
    "snake": ("row-snake-1", "row-snake-2", "row-snake-3", "row-snake-4", "row-snake-5", "row-snake-6", "row-snake-7"),
}
_CARDS = {card.name: card.number for card in CARDS}
_GUARDIANS = {guardian.name: guardian.number for guardian in GUARDIANS}
_ASSISTANTS = {assistant.name: assistant.number for assistant in ASSISTANTS}


def draw(view: ArnakView, speaker: Speaker) -> RenderableType:
    """The whole table as one reader sees it."""
    parts: list[RenderableType] = [_heading(view, speaker), _row(view, speaker), _map(view, speaker)]
    parts += [_track(view, speaker), _supply(view, speaker), _players(view, speaker)]
    if view.rival is not None:
        parts.append(_rival(view.rival, speaker))
    if view.reader >= 0:
        parts += _own(view, view.players[view.reader], speaker)
    return Group(*parts)


# -- names --------------------------------------------------------------------------------------------


def _card(name: str, speaker: Speaker) -> str:
    return escape(str(speaker.thing("card", _CARDS[name])))


def _cards(names: list[str], speaker: Speaker) -> str:
    return ", ".join(_card(name, speaker) for name in names) or EMPTY


def _assistant(name: str, speaker: Speaker) -> str:
    return escape(str(speaker.thing("assistant", _ASSISTANTS[name])))


def _icons(counts: list[int], speaker: Speaker) -> str:
    names = [str(speaker.thing("icon", icon)) for icon in range(len(ICONS)) for _ in range(counts[icon])]
    return " + ".join(names)


def _tokens(counts: list[int], speaker: Speaker) -> str:
    return ", ".join(
        f"[{style}]{speaker.catalogue.message('amount', n=n, resource=name)}[/{style}]"
        for n, name, style in zip(counts, RESOURCES, TOKEN_STYLES, strict=True)
        if n
    )


def _line(name: str, what: str, speaker: Speaker) -> str:
    """A heading and what belongs to it; languages differ in how they set a colon."""
    return speaker.catalogue.message("line", name=f"[bold]{speaker.catalogue.message(name)}[/bold]", what=what)


# -- parts of the table -------------------------------------------------------------------------------


def _heading(view: ArnakView, speaker: Speaker) -> str:
    message = speaker.catalogue.message
    round_of = message("round-of", round=view.round, rounds=view.rounds)
    first = message("first-player", who=SEATS.name(view.first, speaker))
    fear = message("fear-left", n=view.fear_deck)
    return f"\n[bold]{round_of}[/bold] · {message(f'option-temple-{view.side}')} · {first} · {fear}"


def _row(view: ArnakView, speaker: Speaker) -> Table:
    """Artifacts, the Moon Staff, items, each with its price."""
    table = Table(title=speaker.catalogue.message("card-row"), title_justify="left", show_header=False)
    cells = []
    for slot, name in enumerate(view.row):
        if slot == view.round:
            cells.append("[bold]☾[/bold]")
        if name is None:
            cells.append(EMPTY)
        else:
            card = CARDS[_CARDS[name]]
            style = TOKEN_STYLES[0 if card.group == ITEM else 1]
            cells.append(f"{_card(name, speaker)}\n[{style}]{card.price}[/{style}] {name}")
    table.add_row(*cells)
    return table


def _map(view: ArnakView, speaker: Speaker) -> Table:
    """The rows of the map from the top, camps last."""
    table = Table(title=speaker.catalogue.message("map"), title_justify="left", show_header=False)
    for row in (3, 2, 1, 0):
        table.add_row(*[_place(view, place.number, speaker) for place in PLACES if place.row == row])
    return table


def _place(view: ArnakView, number: int, speaker: Speaker) -> str:
    place = view.places[number]
    lines = [f"[bold]{escape(str(speaker.thing('place', number)))}[/bold]"]
    side = SIDES.index(view.side)
    lines += [
        f"{_figure(figure)} {_icons(TRAVEL[side][space], speaker)}"
        for space, figure in zip(SPACES_OF[number], place.figures, strict=True)
    ]
    return "\n".join(lines + _things(place, number, speaker))


def _things(place: PlaceView, number: int, speaker: Speaker) -> list[str]:
    """What lies on a place: its effect, a guardian, an idol."""
    lines = []
    if place.level == 0:
        lines.append(f"[dim]{escape(speaker.catalogue.detail(SITE_NAMES[number], 'text'))}[/dim]")
    elif place.site is not None:
        lines.append(f"[dim]{escape(speaker.catalogue.detail(place.site, 'text'))}[/dim]")
    else:
        lines.append(f"[yellow]{escape(str(speaker.thing('idol', IDOLS.index(place.idol or IDOLS[0]))))}[/yellow]")
    if place.guardian is not None:
        guardian = str(speaker.thing("guardian", _GUARDIANS[place.guardian]))
        cost = speaker.catalogue.detail(f"guardian-{_GUARDIANS[place.guardian] + 1:02}", "text")
        lines.append(f"[red]{escape(guardian)}[/red] [dim]{escape(cost)}[/dim]")
    return lines


def _figure(figure: int) -> str:
    if figure == BLOCKED:
        return "✕"
    return "○" if figure == NOBODY else SEATS.emblem(figure)


def _track(view: ArnakView, speaker: Speaker) -> Table:
    """The research track from the temple down, with what each row gives and who stands where."""
    message = speaker.catalogue.message
    table = Table(
        "",
        message("magnifying-glass"),
        message("notebook"),
        message("spaces"),
        title=message("track"),
        title_justify="left",
    )
    track = TRACKS[SIDES.index(view.side)]
    table.add_row(message("lost-temple"), "", "", _spot(view, TEMPLE, speaker))
    for row in range(7, 0, -1):
        name = ROW_NAMES[view.side][row - 1]
        spots = [spot for spot in range(TEMPLE) if track.row[spot] == row]
        effects = [escape(speaker.catalogue.detail(name, token)) for token in ("magnifying-glass", "notebook")]
        table.add_row(message(name), *effects, "   ".join(_spot(view, spot, speaker) for spot in spots))
    return table


def _spot(view: ArnakView, spot: int, speaker: Speaker) -> str:
    """A research space: its number, the price of the bridge, its bonus tile and the tokens on it."""
    track = TRACKS[SIDES.index(view.side)]
    bridge = next(bridge for bridges in track.bridges for bridge in bridges if bridge.goal == spot)
    text = f"[bold]{spot}[/bold] ({_tokens(bridge.tokens, speaker)}{'♦' * bridge.idols})"
    bonuses = [view.bonuses[spot]] if spot < TEMPLE else []
    if spot < TEMPLE and track.row[spot] == 7 and view.side == "snake":
        bonuses = list(view.open_bonuses)
    for bonus in bonuses:
        if bonus is not None:
            text += f" [green]{escape(str(speaker.thing('bonus', BONUSES.index(bonus))))}[/green]"
    for seat, player in enumerate(view.players):
        text += f" ⌕{SEATS.emblem(seat)}" if player.glass == spot else ""
        text += f" ✎{SEATS.emblem(seat)}" if player.notebook == spot else ""
    if view.rival is not None and view.rival.glass == spot:
        text += f" ⌕{SEATS.emblem(1)}"
    return text


def _supply(view: ArnakView, speaker: Speaker) -> str:
    tops = [f"{_assistant(stack.top, speaker)} ({stack.size})" for stack in view.supply if stack.top is not None]
    lines = [_line("supply", ", ".join(tops), speaker)]
    if view.rescue.top is not None:
        known = [_assistant(name, speaker) for name in view.rescue.known or [view.rescue.top]]
        lines.append(_line("rescue-stack", f"{', '.join(known)} ({view.rescue.size})", speaker))
    stacks = [
        f"{escape(str(speaker.thing('stack', stack)))} ({view.temple[name]})"
        for stack, name in enumerate(TEMPLE_STACKS)
    ]
    return "\n".join([*lines, _line("temple-stacks", ", ".join(stacks), speaker)])


def _players(view: ArnakView, speaker: Speaker) -> Table:
    """A column for each player, a line for each thing they have."""
    message = speaker.catalogue.message
    table = Table("", *[_column(view, seat, speaker) for seat in range(len(view.players))])
    tokens = [f"[{style}]{message(name)}[/{style}]" for name, style in zip(TOKEN_NAMES, TOKEN_STYLES, strict=True)]
    names = [message("points"), *tokens, *(message(name) for name in ("cards-in", "idols", "assistants", "guardians"))]
    columns = [_player(player, speaker) for player in view.players]
    for line, name in enumerate(names):
        table.add_row(name, *(column[line] for column in columns))
    return table


def _column(view: ArnakView, seat: int, speaker: Speaker) -> str:
    at_turn = " [bold]◀[/bold]" if seat == view.turn else ""
    return SEATS.name(seat, speaker) + at_turn + (" ✓" if view.players[seat].passed else "")


def _player(player: PlayerView, speaker: Speaker) -> list[str]:
    assistants = [
        ("[gold1]★[/gold1] " if one.gold else "") + _assistant(one.assistant, speaker) + ("" if one.ready else " ⤵")
        for one in player.assistants
    ]
    boons = [escape(str(speaker.thing("guardian", _GUARDIANS[name]))) for name in player.boons]
    return [
        str(player.points),
        *[str(player.tokens[name]) for name in RESOURCES],
        f"{player.hand_size} / {player.deck_size} / {len(player.area)}",
        f"{player.crates} + {player.slots}",
        ", ".join(assistants),
        ", ".join([*boons, *(["✓"] * len(player.tamed))]),
    ]


def _rival(rival: RivalView, speaker: Speaker) -> str:
    message = speaker.catalogue.message
    arrow = "←" if rival.arrow == "left" else "→"
    return _line("rival", f"{message('rival-has', points=rival.points, tiles=rival.tiles_left)} {arrow}", speaker)


def _own(view: ArnakView, player: PlayerView, speaker: Speaker) -> list[RenderableType]:
    """Hand, play area and deck of the reader, and what was drawn to choose from."""
    zones = [("hand", player.hand or []), ("play-area", player.area), ("deck", player.deck or [])]
    if view.drawn:
        zones.append(("drawn", view.drawn))
    return [_line(name, _cards(cards, speaker), speaker) for name, cards in zones]
