"""What belongs to players: board, hand, play area, and the plates of the others."""

from typing import Final

from atoll.scene import Panel, Voice, piece, remembered

from ..geometry import ASSISTANT_SIDE, CARD
from ..rules.components import FIGURES, RESOURCES, SLOT_POINTS
from ..rules.words import SLOT_EFFECTS
from .island import card, count, listed
from .names import tile_message, tile_symbol
from .view import ArnakView, PlayerView

SLOT_WIDTHS: Final = (64.0, 28.0, 36.0, 48.0, 28.0)


def me(view: ArnakView) -> PlayerView:
    return view.players[max(view.reader, 0)]


def numbered(names: list[str]) -> list[tuple[str, str]]:
    """Names with an ending that tells equal ones apart."""
    return [(name, f"~{again + 1}" if (again := names[:i].count(name)) else "") for i, name in enumerate(names)]


def others_first(view: ArnakView) -> list[int]:
    """In order of play, the reader last: their own things lie on the table."""
    seats = [(view.first + place) % len(view.players) for place in range(len(view.players))]
    return [*(seat for seat in seats if seat != view.reader), *(seat for seat in seats if seat == view.reader)]


@remembered
def board(voice: Voice, seat: int, player: PlayerView) -> Panel:
    """Figures and tokens, idols, assistants and piles of the reader; a guest sees the first player's."""
    panel = Panel("board", 480, 178)
    panel.box(0, 0, 480, 178, "wood")
    figures(panel, player, seat, voice, 12, 8)
    purse(panel, player, voice, 90, 10, 76.5, 72)
    idols(panel, player, voice)
    x = 246.0
    for i, (effect, w) in enumerate(zip(SLOT_EFFECTS, SLOT_WIDTHS, strict=True)):
        title = voice.message("scene-slot-effect", what=voice.message(f"slot-{effect}"))
        panel.put(f"slot_effect_{i}", x, 68, w, 38, id=f"slot_{effect}", title=title, about="slot-effect")
        x += w + 5
    helpers(panel, player, voice, 12, 122)
    deck(panel, player, seat, voice, 352, 121)
    area(panel, player, voice, seat, 402, 121, 70)
    return panel


def figures(panel: Panel, player: PlayerView, seat: int, voice: Voice, x: float, y: float) -> None:
    """Archaeologists at home, and the outlines of those who are away."""
    for i in range(FIGURES):
        there = i < player.home
        panel.put(
            f"figure_{seat + 1}" if there else "figure_out", x + 36 * i, y, 34, 47, id=f"home_{i}",
            title=voice.message("scene-home"), about="home", like=f"figure_{seat}" if there else "",
        )  # fmt: skip


def deck(panel: Panel, player: PlayerView, seat: int, voice: Voice, x: float, y: float) -> None:
    """The reader's deck; what is in it is known, though not in which order."""
    title, cards = voice.message("scene-deck", n=player.deck_size), tuple(f"card_{name}" for name in player.deck or [])
    panel.put("card_back", x, y, 36, 49, seat=seat, id="deck", title=title, about="deck", holds=cards)
    count(panel, player.deck_size, x + 34, y + 5, "deck")


def purse(panel: Panel, player: PlayerView, voice: Voice, x: float, y: float, pitch: float, w: float) -> None:
    """Tokens of the five kinds."""
    for i, name in enumerate(RESOURCES):
        n, left = player.tokens[name], x + pitch * i
        own = f"token_{name}"
        panel.box(left, y, w, 44, "chip", id=own, title=voice.message("amount", resource=name, n=n), about=name)
        panel.put(name, left + 5, y + 6, 32, 32, part=own)
        panel.label(str(n), left + w - 18, y + 31, "tally" if n else "tally none", id=f"{own}_size")


def idols(panel: Panel, player: PlayerView, voice: Voice) -> None:
    """Four slots, worth points while they are empty, and the idols in the crates."""
    for i, points in enumerate(SLOT_POINTS):
        own, title = f"idol_slot_{i}", voice.message("scene-slot", n=points)
        panel.put("idol_slot", 12 + 44 * i, 62, 40, 50, id=own, title=title, about="slot")
        if i < player.slots:
            own, title = f"slotted_{i}", voice.message("scene-slotted")
            panel.put("idol_down", 14 + 44 * i, 64, 36, 46, id=own, title=title, about="slotted", like="idol")
        else:
            panel.label(str(points), 32 + 44 * i, 93, "slot-word", part=own)
    for i in range(min(player.crates, 3)):
        title = voice.message("scene-crates", n=player.crates)
        panel.put("idol_down", 190 + 12 * i, 64, 36, 46, id=f"crate_{i}", title=title, about="crates", like="idol")


def helpers(panel: Panel, player: PlayerView, voice: Voice, x: float, y: float) -> None:
    """Assistants, tilted when they are exhausted, and the boons of guardians."""
    for helper in player.assistants:
        message = tile_message(helper.assistant)
        side = "gold" if helper.gold else "silver"
        panel.put(
            f"{tile_symbol(helper.assistant)}_{side}", x, y, *ASSISTANT_SIDE,
            id=f"mine_{helper.assistant}", title=voice.message(message), detail=voice.detail(message, side),
            about="mine", like=message, flips=True, turn=0 if helper.ready else -7,
            state="" if helper.ready else "spent",
        )  # fmt: skip
        x += 120
    for guardian in player.boons:
        tile, message = tile_symbol(guardian), tile_message(guardian)
        own = f"boon_{guardian}"
        panel.put(
            tile, x, y, 44, 44, id=own, title=voice.message(message), detail=voice.detail(message, "text"),
            about="boon", like=message,
        )  # fmt: skip
        panel.put(f"{tile}_boon", x + 22, y + 22, 26, 26, part=own)
        x += 50
    for guardian in player.tamed:
        if x < 340:
            message = tile_message(guardian)
            panel.put(
                tile_symbol(guardian), x, y + 6, 36, 36, id=f"tamed_{guardian}", title=voice.message(message),
                about="tamed", like=message, state="spent",
            )  # fmt: skip
            x += 30


def area(panel: Panel, player: PlayerView, voice: Voice, seat: int, x: float, y: float, w: float) -> None:
    """Cards played this round, small and overlapping."""
    pitch = min(40.0, (w - 36) / max(1, len(player.area) - 1))
    for i, (name, again) in enumerate(numbered(player.area)):
        card(panel, voice, name, x + pitch * i, y, f"area_{name}{again}", about="played", scale=0.28, seat=seat)
    if player.fear_tiles:
        title = voice.message("scene-fear-tiles", n=player.fear_tiles)
        panel.put("fear", x + w - 14, y - 8, 20, 20, id="fear_tiles", title=title, about="fear-tile")


def hand(view: ArnakView, voice: Voice, w: float = 660, scale: float = 1, across: int = 0) -> Panel:
    """The hand of the reader, if it is no guest: in one row, or so many side by side."""
    return cards_of(voice, view.reader, me(view).hand or [], view.drawn or [], w, scale, across)


@remembered
def cards_of(voice: Voice, seat: int, cards: list[str], drawn: list[str], w: float, scale: float, across: int) -> Panel:
    """The reader's cards, tighter in a row from six on; cards just drawn to choose from lie beside them."""
    total = len(cards) + len(drawn)
    across = across or max(1, total)
    panel = Panel("hand", w, 184 * scale * max(1, -(-total // across)))
    if seat < 0:
        panel.label(voice.message("scene-guest"), w / 2, 90 * scale, "heading large")
        return panel
    size = CARD[0] * scale
    pitch = min(133 * scale, (w - size) / max(1, across - 1))
    for i, (card_name, again) in enumerate(numbered(cards)):
        card(
            panel,
            voice,
            card_name,
            pitch * (i % across),
            (6 + 184 * (i // across)) * scale,
            f"hand_{card_name}{again}",
            about="card",
            scale=scale,
            seat=seat,
            home="deck",
            state="in-hand",
        )
    for i, (card_name, again) in enumerate(numbered(drawn)):
        row, column = divmod(len(cards) + i, across)
        x, y = pitch * column, 184 * scale * row
        panel.box(x - 3, y + 3 * scale, size + 6, 180 * scale, "drawn-frame")
        card(
            panel,
            voice,
            card_name,
            x,
            y + 6 * scale,
            f"drawn_{card_name}{again}",
            about="drawn",
            scale=scale,
            seat=seat,
            home="deck",
        )
    return panel


def plates(view: ArnakView, voice: Voice, board: bool = True) -> list[Panel]:
    """All players, the reader last: with the points alone where the reader's own board is in sight."""
    return [
        plate(voice, seat, view.players[seat], seat == view.first, board and seat == view.reader)
        for seat in others_first(view)
    ]


@remembered
def plate(voice: Voice, seat: int, player: PlayerView, first: bool, mine: bool) -> Panel:
    """A player in the rail: points, tokens, hand, idols, guardians, assistants."""
    panel = Panel(f"plate-{seat + 1}", 268, 46 if mine else 92, seat=seat)
    title = voice.message("scene-plate", who=voice.name(seat), points=player.points, hand=player.hand_size)
    things = () if mine else possessions(player, seat)
    panel.box(
        0, 0, 268, panel.h, "plate", id=f"seat_{seat + 1}", title=title, detail=score(voice, player), about="score",
        seat=seat, holds=things,
    )  # fmt: skip
    panel.box(8, 9, 28, 28, "emblem-disc", seat=seat)
    panel.put(f"emblem_{seat + 1}", 14, 15, 16, 16, state="dark" if seat == 2 else "light")
    name = voice.name(seat) if len(voice.name(seat)) <= 11 else voice.name(seat)[:10] + "…"
    panel.label(name, 44, 29, "who")
    if first:
        title = voice.message("scene-first")
        panel.put("start_marker", 52 + 10 * len(name), 13, 20, 20, id=f"first_{seat + 1}", title=title, about="first")
    if player.passed:
        title = voice.message("scene-passed")
        panel.put("pass", 76 + 10 * len(name), 13, 20, 20, id=f"passed_{seat + 1}", title=title, about="passed")
    panel.label("", 212, 28, "clock", id=f"clock_{seat + 1}")
    title = voice.message("scene-score", n=player.points)
    panel.put("laurel", 220, 7, 40, 35, id=f"score_{seat + 1}", title=title, detail=score(voice, player), about="score")
    panel.label(str(player.points), 240, 30, "points", id=f"points_{seat + 1}")
    if not mine:
        rows(panel, player, voice, seat)
    return panel


def score(voice: Voice, player: PlayerView) -> str:
    """Where somebody's points come from."""
    told = [voice.message("scene-part", what=voice.message(part), n=n) for part, n in player.parts.items() if n]
    return ", ".join(told)


def possessions(player: PlayerView, seat: int) -> tuple[str, ...]:
    """What somebody has and everybody may know, though it is not drawn one by one."""
    return (
        *[f"figure_{seat}"] * player.home,
        *["idol"] * (player.crates + player.slots),
        *(tile_message(guardian) for guardian in (*player.boons, *player.tamed)),
        *(tile_message(helper.assistant) for helper in player.assistants),
    )


@piece
def tokens(panel: Panel, voice: Voice, seat: int, i: int, n: int) -> None:
    """How many tokens of a kind an opponent has."""
    name = RESOURCES[i]
    title = voice.message("amount", resource=name, n=n)
    panel.put(name, 10 + 51 * i, 44, 20, 20, id=f"{name}_of_{seat + 1}", title=title, about=name)
    panel.label(str(n), 33 + 51 * i, 60, "few", id=f"{name}_{seat + 1}")


def rows(panel: Panel, player: PlayerView, voice: Voice, seat: int) -> None:
    """Two lines of numbers for an opponent."""
    for i, name in enumerate(RESOURCES):
        tokens(panel, voice, seat, i, player.tokens[name])
    idols_owned = player.crates + player.slots
    overcome = [voice.message(tile_message(guardian)) for guardian in (*player.boons, *player.tamed)]
    played = voice.message("scene-has-played", cards=listed(voice, player.area)) if player.area else ""
    shown = {"guardians": ", ".join(overcome), "hand": played}
    for i, (symbol, about, n) in enumerate(
        (
            ("figure", "home", player.home),
            ("hand", "hand", player.hand_size),
            ("idol", "idols", idols_owned),
            ("guardian", "guardians", len(player.tamed) + len(player.boons)),
        )
    ):
        own, title = f"{symbol}_of_{seat + 1}", voice.message(f"scene-has-{about}", n=n)
        panel.put(symbol, 10 + 51 * i, 67, 20, 20, id=own, title=title, detail=shown.get(about, ""), about=about)
        panel.label(str(n), 33 + 51 * i, 83, "few", id=f"{symbol}_{seat + 1}_size")
    for i, helper in enumerate(player.assistants):
        side, message = "gold" if helper.gold else "silver", tile_message(helper.assistant)
        title, detail = voice.message(message), voice.detail(message, side)
        panel.put(
            f"assistant_{side}",
            214 + 22 * i,
            67,
            20,
            20,
            id=f"helper_{seat + 1}_{i}",
            title=title,
            detail=detail,
            about="mine",
            state="" if helper.ready else "spent",
        )
