"""The sheet of Arnak: the drawings made by hand, and one for every card, tile, space and track, made from the data.

`python -m atoll.games.arnak.art.sheet` writes symbols.svg. Names are not in it: the scene writes them in the
reader's language.
"""

from pathlib import Path
from typing import Any

from atoll.kernel.data import read_json

from ..geometry import (
    ASSISTANT,
    ASSISTANT_SIDE,
    CAMP,
    CARD,
    EDGES,
    GUARDIAN_PLATE,
    PITCH,
    RISER,
    SITE,
    SLABS,
    STAND,
    TOLL,
    TOP_ROW,
    TRACK,
    TREAD,
    row_inset,
    row_top,
)
from .icons import Phrase, cost, draw, icon_phrases, icons, row_width

HERE = Path(__file__).resolve().parent
DATA = HERE.parent / "data"
Record = dict[str, Any]


def records(name: str) -> list[Record]:
    rows: list[Record] = read_json(DATA / f"{name}.json")["records"]
    return rows


def symbol(name: str, size: tuple[float, float], body: str) -> str:
    return (
        f'<symbol id="{name}" viewBox="0 0 {size[0]:g} {size[1]:g}" class="ink-line" overflow="visible">{body}</symbol>'
    )


def use(name: str, x: float, y: float, w: float, h: float, extra: str = "") -> str:
    return f'<use href="#{name}" x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}"{extra}/>'


def text(words: str, x: float, y: float, size: int, *, fill: str = "ink") -> str:
    """A figure; sizes are classes, since the page forbids inline styles."""
    return f'<text class="ink-word size-{size}" x="{x:g}" y="{y:g}" fill="var(--{fill})">{words}</text>'


def points(n: int, x: float, y: float, *, fill: str = "ink", size: int = 15, height: float = 28) -> str:
    """Victory points: a figure in a laurel, 32 x 28."""
    width = height * 32 / 28
    return use("laurel", x, y, width, height) + text(
        str(n).replace("-", "\N{MINUS SIGN}"), x + width / 2, y + height * 0.65, size, fill=fill
    )


# ---------------------------------------------------------------- cards


def ribbon(travel: list[str]) -> str:
    """Travel the card offers: a ribbon over the top left corner, one badge under the other."""
    if not travel:
        return ""
    out = use(f"ribbon_{len(travel)}", 4, 1, 32, 48 if len(travel) == 1 else 76)
    return out + "".join(use(icon, 7, 6 + 28 * i, 26, 26) for i, icon in enumerate(travel))


def price_tab(card: Record) -> str:
    """What playing the effect takes beside the turn: the card itself, or a tablet; or a bolt if it is free."""
    if card.get("exile_self"):
        return "exile"
    if card.get("hand_play_cost"):
        return "tablet"
    return "bolt" if len(card["modes"]) == 1 and card["modes"][0]["timing"] == "free" else ""


TAB_FILL = {"exile": "sand2", "tablet": "sand2", "bolt": "gold3", "pass": "foam"}


def tab(name: str, y: float, height: float) -> str:
    out = f'<path d="M2 {y:g}h24v{height:g}h-24z" fill="var(--{TAB_FILL[name]})" stroke="none"/><path d="M26 {y:g}v{height:g}" stroke-width="1.2"/>'
    side = min(22, height - 2)
    return out + use(name, 13.5 - side / 2, y + (height - side) / 2, side, side)


def effect_box(card: Record) -> str:
    """The middle third: a tab with the price or timing, then the effect; two modes share the height."""
    price = price_tab(card)
    out = tab(price, 94.7, 51.6) if price else ""
    modes = card["modes"]
    height = 52 / max(1, len(modes))
    for i, mode in enumerate(modes):
        y = 94.7 + i * height
        left, phrases = (28 if price else 4), icon_phrases(mode["effect"])
        if not price and mode["timing"] != "main":
            out += tab({"free": "bolt", "pass": "pass"}[mode["timing"]], y, height)
            left = 28
        elif price == "tablet" and mode["timing"] == "pass":
            phrases = [icons("pass"), *phrases]
        if i:
            out += f'<path d="M{26 if price else 2} {y:g}H126" stroke-width="1" stroke-dasharray="3 3"/>'
        out += draw(phrases, left + 2, y + 1, 122 - left, height - 2, largest=1.16)
    return out


def card(card: Record) -> str:
    kind = card["kind"]
    if kind == "fear":
        body = use("card_fear", 0, 0, *CARD)
        return symbol("fear_card", CARD, body + ribbon(card["travel"]) + points(-1, 95, 146.5, fill="paper", height=24))
    subject = card["id"].removeprefix(f"{kind}_")
    emblem = "e_" + (subject.rsplit("_", 1)[0] if kind == "basic" else subject)  # basic cards differ by their travel
    body = use(f"card_{kind}", 0, 0, *CARD) + use(emblem, 50, 40, 64, 52)
    body += ribbon(card["travel"]) + effect_box(card)
    for name, n in card.get("cost", {}).items():
        body += '<rect x="6" y="148.5" width="48" height="20.5" rx="6" fill="var(--paper)" stroke-width="1.4"/>'
        body += text(str(n), 18, 164.5, 16) + use(name, 28, 148, 21, 21)
    if card["points"]:
        body += points(card["points"], 95, 146.5, fill="paper", height=24)
    return symbol(card["id"], CARD, body)


# ---------------------------------------------------------------- places


def toll(name: str, travel: list[str]) -> str:
    """The travel to pay, on the left edge of a place (34 x 92): a figure later stands on it."""
    y = 46 - 14 * len(travel)
    return symbol(name, TOLL, "".join(use(icon, 4, y + 28 * i, 26, 26) for i, icon in enumerate(travel)))


def hidden(space: Record) -> str:
    level = space["site_level"]
    body = use(f"hidden_{level}", 0, 0, *SITE) + text("I" * level, 60, 38, 28, fill="sand")
    return symbol(
        f"hidden_{space['id']}", SITE, body + draw([cost(space["discover_cost"])], 36, 48, 48, 30, tone="var(--paper)")
    )


def site(tile: Record) -> str:
    level, number = tile["site_level"], int(tile["id"][-2:])
    body = use(f"site_{level}", 0, 0, *SITE) + use(f"ruin_{3 if level == 2 else 1 + number % 3}", 42, 46, 76, 41.6)
    return symbol(tile["id"], SITE, body + draw(icon_phrases(tile["effect"]), 38, 5, 82, 34, largest=1.08))


def camp(place: Record) -> str:
    body = use("camp_tile", 0, 0, 104, 116) + draw(icon_phrases(place["effect"]), 6, 26, 92, 30, largest=1.2)
    for i, space in enumerate(place["spaces"]):
        n = len(space["travel_cost"])
        side = 26 if n == 1 else 20
        body += use("stand", 5 + 48 * i, 60, *STAND)
        body += "".join(
            use(icon, 5 + 48 * i + 23 - side * n / 2 + side * k, 84 - side / 2, side, side)
            for k, icon in enumerate(space["travel_cost"])
        )
    return symbol(place["id"], CAMP, body)


def guardian(number: int, tile: Record) -> list[str]:
    """The beast alone (48 x 48), and the plate that lies on a site: beast and price (88 x 46)."""
    beast, dress = (number - 1) % 5 + 1, (number - 1) // 5 + 1
    face = use(f"dress_{dress}", 0, 0, 48, 48) + use(f"beast_{beast}", 0, 0, 48, 48)
    plate = use("guard_plate", 0, 0, *GUARDIAN_PLATE) + use(tile["id"], -5, 0, 44, 44)
    words = cost(tile["cost"])
    phrases: list[Phrase] = []
    for word in words:
        if phrases and phrases[-1] and not phrases[-1][-1].symbol:
            phrases[-1].append(word)
        else:
            phrases.append([word])
    plate += draw(phrases, 38, 3, 48, 42, largest=0.86, tone="var(--paper)")
    return [symbol(tile["id"], (48, 48), face), symbol(tile["id"] + "_plate", GUARDIAN_PLATE, plate)]


def boon(tile: Record) -> list[Phrase]:
    given = tile["boon"]
    return [icons(*given["icons"])] if given["type"] == "travel" else icon_phrases(given["effect"])


def idol(tile: Record) -> str:
    return symbol(
        f"idol_{tile['id']}",
        (36, 46),
        use("idol_up", 0, 0, 36, 46) + draw(icon_phrases(tile["effect"]), 9, 19, 18, 18, largest=0.76),
    )


def bonus(tile: Record) -> str:
    return symbol(
        f"bonus_{tile['id']}",
        (24, 24),
        use("bonus_tile", 0, 0, 24, 24) + draw(icon_phrases(tile["effect"]), 3, 3, 18, 18, largest=0.75),
    )


def assistant(tile: Record) -> list[str]:
    """Supply tile with both sides (118 x 80), and one plate per side for a player's board (112 x 46)."""
    both = '<rect x="1" y="3" width="116" height="78" rx="8" fill="var(--shadow)" stroke="none"/><rect x="1" y="1" width="116" height="78" rx="8" fill="var(--paper)" stroke-width="1.8"/>'
    both += '<path d="M2 40.5H116V71A7 7 0 0 1 109 78H9A7 7 0 0 1 2 71Z" fill="var(--gold3)" stroke="none"/><path d="M2 40.5H116" stroke-width="1.2"/>'
    out = []
    for i, side in enumerate(("silver", "gold")):
        phrases = icon_phrases(tile[side]["effect"])
        both += use(f"assistant_{side}", 4, 5 + 39 * i, 30, 30) + draw(phrases, 35, 3 + 39 * i, 80, 34)
        fill = "paper" if side == "silver" else "gold3"
        plate = f'<rect x="1" y="3" width="112" height="44" rx="8" fill="var(--shadow)" stroke="none"/><rect x="1" y="1" width="112" height="44" rx="8" fill="var(--{fill})" stroke-width="1.8"/>'
        plate += use(f"assistant_{side}", 5, 7, 32, 32) + draw(phrases, 39, 5, 70, 36, largest=1.1)
        out.append(symbol(f"{tile['id']}_{side}", ASSISTANT_SIDE, plate))
    return [symbol(tile["id"], ASSISTANT, both), *out]


# ---------------------------------------------------------------- the research track


def stairs(x: float, y: float, height: float) -> str:
    """A bridge: a dark opening with lit steps."""
    body = f'<path d="M{x - 14:g} {y:g}h28v{height:g}h-28z" fill="var(--bark2)" stroke="none"/>'
    steps = "".join(f"M{x - 11:g} {y + 2.4 + 3.8 * i:g}h22" for i in range(int((height - 1) // 3.8)))
    return body + f'<path d="{steps}" stroke="var(--gold3)" stroke-width="2"/>'


def track(side: Record) -> str:
    places = {space["id"]: slab for space, slab in zip(side["spaces"], SLABS[side["id"]], strict=True)}
    prices = {edge["to"]: edge["cost"] for edge in side["edges"]}
    body = use("temple_ground", 0, 0, *TRACK)
    for row in range(TOP_ROW + 1):  # the stone behind
        left, right = EDGES[0] - 8 + row_inset(row), EDGES[1] + 8 - row_inset(row)
        top = row_top(row) - (6 if row < TOP_ROW else 4)
        height = PITCH + 1 if 0 < row < TOP_ROW else (38 if row == 0 else 64)
        body += f'<path d="M{left:g} {top:g}H{right:g}v{height:g}H{left:g}z" fill="var(--bark3)" stroke-width="1.6"/>'
    for edge in side["edges"]:
        (a, b, low), (c, d, high) = places[edge["from"]], places[edge["to"]]
        tall = TREAD + RISER if high > 10 else 56
        body += stairs((max(a, c) + min(b, d)) / 2, high + tall, low - high - tall)
    for space in side["spaces"]:
        a, b, y = places[space["id"]]
        price = prices.get(space["id"], {})
        if space["kind"] == "lost_temple":
            body += f'<path d="M{a:g} {y + 36:g}H{b:g}v20H{a:g}z" fill="var(--sand2)" stroke-width="1.5"/><path d="M{a:g} {y:g}H{b:g}v36H{a:g}z" fill="var(--sand)" stroke-width="1.8"/>'
            body += use(f"gate_{side['id']}", (a + b) / 2 - 52, y - 12, 104, 50)
            body += draw([cost(price)], a, y + 36, b - a, 20, largest=0.78)
            continue
        if space["kind"] == "start":
            body += f'<path d="M{a:g} {y:g}H{b:g}v30H{a:g}z" fill="var(--sand)" stroke-width="1.8"/>'
            continue
        body += f'<path d="M{a:g} {y + TREAD:g}H{b:g}v{RISER}H{a:g}z" fill="var(--sand2)" stroke-width="1.4"/>'
        body += f'<path d="M{a:g} {y:g}H{b:g}v{TREAD}H{a:g}z" fill="var(--sand)" stroke-width="1.8"/>'
        body += draw([cost(price)], a, y + TREAD, b - a, RISER, largest=0.84)
    for row in side["rows"]:
        y = row_top(row["row"])
        for token, x, turn in (("magnifying_glass", 4, 0), ("notebook", 389, 1)):
            given = row[token]
            body += f'<rect x="{x}" y="{y + 1:g}" width="72" height="36" rx="8" fill="var(--sand)" stroke-width="1.5"/>'
            body += draw(icon_phrases(given["effect"]), x + 2 + 32 * turn, y + 3, 36, 30) + points(
                given["points"], x + (38 if not turn else 2), y + 5, size=14
            )
    body += use("glass", 22, 24, 36, 36) + use("book", 408, 24, 36, 36)
    return symbol(f"track_{side['id']}", TRACK, body)


# ---------------------------------------------------------------- what players own


def slot_effect(number: int, option: Record) -> str:
    """What an idol in a slot can give, on a chip as wide as it needs."""
    words = [word for phrase in icon_phrases(option["effect"]) for word in phrase]
    width = 0.78 * row_width(words) + 8
    body = f'<rect x="0" y="0" width="{width:g}" height="38" rx="8" fill="var(--sand)"/>'
    return symbol(f"slot_effect_{number}", (width, 38), body + draw([words], 0, 0, width, 38, largest=0.8))


def boon_of(tile: Record) -> str:
    """The boon of a guardian on a disc."""
    body = '<circle cx="14" cy="14" r="13" fill="var(--paper)"/>' + draw(boon(tile), 3, 4, 22, 20, largest=0.8)
    return symbol(f"{tile['id']}_boon", (28, 28), body)


def temple_price(side: str, part: str, price: Record) -> str:
    """A third of the price of temple tiles."""
    words = cost(price)
    body = '<rect x="0" y="0" width="40" height="40" rx="6" fill="var(--sand)" stroke-width="1.4"/>'
    body += draw([words] if len(words) == 1 else [words[:1], words[1:]], 0, 1, 40, 38, largest=0.76)
    return symbol(f"price_{side}_{part}", (40, 40), body)


def sheet() -> str:
    """All symbols: the drawn sheets, then what the data makes of them."""
    drawn = (HERE / "drawn.svg").read_text(encoding="utf-8").removesuffix("</svg>\n")
    made: list[str] = []
    for name in ("items", "artifacts"):
        made += [card(record) for record in records(name)]
    made += [card(record) for record in records("basic_cards") if record["kind"] != "fear_tile"]
    made += [site(tile) for tile in records("sites")] + [camp(place) for place in records("camps")]
    for space in records("map_spaces"):
        made.append(hidden(space))
        made += [toll(f"toll_{side}_{space['id']}", travel) for side, travel in space["travel_cost"].items()]
    for i, tile in enumerate(records("guardians"), 1):
        made += guardian(i, tile)
    made += [idol(tile) for tile in records("idols")] + [bonus(tile) for tile in records("bonus_tiles")]
    for tile in records("assistants"):
        made += assistant(tile)
    made += [track(side) for side in records("research_tracks")]
    made += [
        slot_effect(i, option) for i, option in enumerate(read_json(DATA / "player_board.json")["idol_slot_effects"])
    ]
    made += [boon_of(tile) for tile in records("guardians")]
    made += [
        temple_price(side["id"], part, price)
        for side in records("research_tracks")
        for part, price in side["temple_costs"].items()
    ]
    return drawn + "\n".join(made) + "\n</svg>\n"


if __name__ == "__main__":
    (HERE / "symbols.svg").write_text(sheet(), encoding="utf-8")
