"""The table of La Isla in a terminal: the island unrolled tooth by tooth, tracks, players and your cards.

Every column is a tooth, clockwise; rows go from the middle of the island to the coast. The connector comes first.
Spaces are written as in the words (i2 is `inner 2`), and each region names the spaces around it.
"""

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table

from atoll.text.seats import Seats
from atoll.text.speaker import Speaker

from ..rules.components import ANIMALS, COLOURS, PRINTED, RINGS
from ..rules.island import TEETH
from .view import CardView, LaIslaView, PlayerView, RegionView, SpaceView

SEATS = Seats(("dodger_blue1", "red1", "bright_white", "gray50"), "●▲■★")
GROUNDS = {
    "green": "black on chartreuse3",
    "beige": "black on wheat1",
    "yellow": "black on yellow1",
    "brown": "white on orange4",
    "gray": "white on grey39",
}
_FUNCTIONS = {printed.id: printed.index for printed in PRINTED}


def draw(view: LaIslaView, speaker: Speaker) -> RenderableType:
    """The whole table as one reader sees it."""
    parts: list[RenderableType] = [_heading(view, speaker), _island(view, speaker), _tracks(view, speaker)]
    parts.append(_players(view, speaker))
    if view.reader >= 0:
        parts.extend(_cards(view.players[view.reader], speaker))
    return Group(*parts)


def _heading(view: LaIslaView, speaker: Speaker) -> str:
    message = speaker.catalogue.message
    end = message("end-at", sum=sum(view.values), end=view.end_sum)
    first = message("first-player", who=SEATS.name(view.first, speaker))
    pile = message("pile-left", n=view.pile)
    return f"\n[bold]{message('round-number', round=view.round)}[/bold] · {first} · {end} · {pile}"


def _terrain(colour: str, speaker: Speaker) -> str:
    return str(speaker.thing("terrain", COLOURS.index(colour)))


def _short(animal: str, speaker: Speaker) -> str:
    return str(speaker.thing("short", ANIMALS.index(animal)))


# -- the island -------------------------------------------------------------------------------------------


def _island(view: LaIslaView, speaker: Speaker) -> Group:
    """Two strips: the connector, and the ten teeth side by side."""
    centre = Table.grid(padding=(0, 2))
    centre.add_row(*[_space(space, speaker) for space in view.spaces if "." not in space.id])
    centre.add_row(*[_region(view, region, speaker) for region in view.regions if "." not in region.id])
    teeth = Table(*[str(slot + 1) for slot in range(TEETH)], show_lines=True, padding=(0, 0))
    rows: dict[str, list[str]] = {}
    for region in view.regions:
        if "." in region.id:
            rows.setdefault(region.id.partition(".")[2], []).append(_region(view, region, speaker))
    inland = list(rows.values())
    rings = [[_space(s, speaker) for s in view.spaces if s.ring == ring and "." in s.id] for ring in RINGS]
    for row in _alternately(inland, [ring for ring in rings if ring]):
        teeth.add_row(*row)
    return Group(centre, teeth)


def _alternately(regions: list[list[str]], rings: list[list[str]]) -> list[list[str]]:
    """Regions and spaces in turn, as one walks outwards."""
    rows: list[list[str]] = []
    for i, region in enumerate(regions):
        rows.append(region)
        rows.extend(rings[i : i + 1])
    return rows


def _code(space: SpaceView) -> str:
    return f"{space.ring[0]}{space.number}"


def _space(space: SpaceView, speaker: Speaker) -> str:
    symbols = " ".join(speaker.catalogue.message(f"symbol-{symbol}")[:3] for symbol in space.symbols)
    explorers = "".join(SEATS.emblem(seat) for seat in space.explorers)
    terrain = _terrain(space.colour, speaker)[:4]
    return f"[{GROUNDS[space.colour]}] {_code(space)} {terrain} [/]{explorers}\n[dim]{symbols}[/dim]"


def _region(view: LaIslaView, region: RegionView, speaker: Speaker) -> str:
    animal = _short(region.animal, speaker) if region.animal else "·"
    around = " ".join(_code(view.spaces[space]) for space in region.around)
    style = "bold green" if region.animal else "dim"
    return f"[{style}]{region.value} {animal}[/]\n[dim]{around}[/dim]"


# -- tracks, players and cards ----------------------------------------------------------------------------


def _tracks(view: LaIslaView, speaker: Speaker) -> Table:
    message = speaker.catalogue.message
    table = Table(message("track"), *[message(f"animal-{animal}") for animal in ANIMALS])
    table.add_row(message("track-step"), *[str(step) for step in view.markers])
    table.add_row(message("track-value"), *[str(value) for value in view.values], style="bold")
    return table


def _players(view: LaIslaView, speaker: Speaker) -> Table:
    message = speaker.catalogue.message
    table = Table(
        message("player"),
        message("points"),
        message("supply"),
        message("resources"),
        message("animals"),
        message("functions"),
    )
    for seat, player in enumerate(view.players):
        resources = " ".join(
            f"[{GROUNDS[colour]}] {n} {message(f'colour-{colour}')[:3]} [/]"
            for colour, n in zip(COLOURS, player.resources, strict=True)
        )
        animals = ", ".join(
            f"{n} {_short(animal, speaker)}" for animal, n in zip(ANIMALS, player.animals, strict=True) if n
        )
        functions = "\n".join(
            f"{slot.number} {_function(slot.card, speaker) if slot.card else message('slot-free')}"
            for slot in player.slots
        )
        row = [SEATS.name(seat, speaker), str(player.points), str(player.supply), resources, animals, functions]
        table.add_row(*row, style="bold" if seat == view.reader else "")
    return table


def _function(card: CardView, speaker: Speaker) -> str:
    return escape(str(speaker.thing("function", _FUNCTIONS[card.function])))


def _cards(player: PlayerView, speaker: Speaker) -> list[RenderableType]:
    """The reader's hand and plan, each card with its three uses."""
    message = speaker.catalogue.message
    planned = [(letter, card) for letter, card in zip("ABD", player.plan or [], strict=False) if card]
    cards = [(message("hand"), card) for card in player.hand or []] + [
        (f"{message('plan')} {x}", c) for x, c in planned
    ]
    if not cards:
        return []
    table = Table("", "", "A", "B", "D")
    for where, card in cards:
        resource = f"[{GROUNDS[card.colour]}] {message(f'colour-{card.colour}')} [/] ({_terrain(card.colour, speaker)})"
        table.add_row(where, card.id, _function(card, speaker), resource, message(f"animal-{card.animal}"))
    return [table]
