"""The icon language: an effect of the data files, said as a short row of icons.

>>> [[word.symbol or word.text for word in phrase] for phrase in icon_phrases([{"op": "gain", "res": "coin", "n": 2}])]
[['2', 'coin']]
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

Step = dict[str, Any]
HEIGHT = 24.0  # icons are drawn on a 24 grid
GLUE = 1.5  # between the words of a phrase
GAP = 6.0  # between phrases, where a line may break
SMALLEST = 16 / 24  # art direction: icons stay readable at 16

NARROW = {"slash": 10.0, "times": 10.0, "equals": 12.0, "arrow": 18.0}
LEVELS = {0: "camp", 1: "level_1", 2: "level_2"}
ZONES = {"hand": "to_hand", "deck_top": "to_top", "deck_bottom": "to_bottom", "play_area": "to_play"}
USUAL = {"item": "deck_bottom", "artifact": "play_area"}  # a usual destination is not said
COUNTED = {
    "idols_owned": "idol",
    "guardians_overcome_plus_guardians_on_own_sites": "guardian",
    "own_archaeologists_on_sites": "figure",
}
FILTERS = {"unoccupied": ["nobody"], "own_site": ["figure"], "site_without_other_players": ["no_rival"]}


@dataclass(frozen=True)
class Word:
    """One icon, one figure, or a dashed chip ("so much less to pay") around other words."""

    symbol: str = ""
    text: str = ""
    inner: "tuple[Word, ...]" = ()

    @property
    def width(self) -> float:
        if self.inner:
            return 9 + 0.84 * row_width(self.inner)
        return NARROW.get(self.symbol, 24.0) if self.symbol else 3 + 9.4 * len(self.text)


Phrase = list[Word]


def row_width(words: tuple[Word, ...] | Phrase) -> float:
    return sum(word.width for word in words) + GLUE * (len(words) - 1)


# ---------------------------------------------------------------- effects as phrases


def icons(*names: str) -> Phrase:
    return [Word(symbol=name) for name in names]


def many(n: int, name: str) -> Phrase:
    """One thing is its icon; from two on a figure stands before it."""
    return [*([Word(text=str(n))] if n != 1 else []), Word(symbol=name)]


def cost(price: Step) -> Phrase:
    """Resources first, then cards, travel and idols: always in the order of the supply."""
    words: Phrase = []
    for name in ("coin", "compass", "tablet", "arrowhead", "jewel"):
        if price.get(name):
            words += many(price[name], name)
    if price.get("discard_card"):
        words += many(price["discard_card"], "discard")
    words += icons(*price.get("travel", []))
    if price.get("idol_from_crates"):
        words += many(price["idol_from_crates"], "idol")
    return words


def less(words: Phrase) -> Word:
    return Word(inner=(Word(text="\N{MINUS SIGN}"), *words))


def nothing(words: Phrase) -> Word:
    return Word(inner=(Word(text="0"), *words))


def either(parts: list[Phrase]) -> list[Phrase]:
    return [part + (icons("slash") if i < len(parts) - 1 else []) for i, part in enumerate(parts)]


def places(levels: list[int]) -> Phrase:
    return [word for phrase in either([icons(LEVELS[level]) for level in levels]) for word in phrase]


def pay_phrases(step: Step) -> list[Phrase]:
    then = icon_phrases(step["then"])
    head = cost(step["cost"]) + icons("arrow")
    return [head + then[0], *then[1:]] if row_width(head + then[0]) < 84 else [head, *then]


def choose_phrases(step: Step) -> list[Phrase]:
    options = either([[w for phrase in icon_phrases(option) for w in phrase] for option in step["options"]])
    if step["k"] == 1:
        return options
    return [[Word(text=f"{step['k']} ≠")], [w for option in options for w in option]]


def draw_select_phrases(step: Step) -> list[Phrase]:
    drawn = "draw" if step["from"] == "top" else "draw_bottom"
    kept = icons("to_hand") + (icons("to_top") if step["to_deck_top_max"] else []) + icons("discard")
    return [[Word(text=f"≤{step['max']}"), *icons(drawn, "arrow")], kept]


def gain_card_phrases(step: Step) -> list[Phrase]:
    source = icons("exile_pile") if step["source"] == "exile" else []
    target = [] if step.get("to") == USUAL[step["kind"]] else icons(ZONES[step["to"]])
    return [source + icons("plus", step["kind"]) + target]


def archaeologist_phrases(step: Step) -> list[Phrase]:
    head = icons("dig") + (places(step["site_levels"]) if len(step["site_levels"]) < 3 else [])
    if step["travel_free"]:
        head.append(nothing(icons("boot")))
    phrases = [head]
    if step["travel_discount"]:
        names = step["travel_discount"]
        same = len(set(names)) == 1
        phrases.append([less(many(len(names), names[0]) if same else icons(*names))])
    if step["compass_discount"]:
        phrases.append([less(many(step["compass_discount"], "compass"))])
    if step["max_activations"] > 1:
        phrases.append([Word(text=f"≤{step['max_activations']}"), *icons("use")])
    return phrases


def activate_phrases(step: Step) -> list[Phrase]:
    extra = step.get("surcharge", {})
    plain = [level for level in step["site_levels"] if str(level) not in extra]
    number = [Word(text=str(step["n"]))] if step["n"] > 1 else []
    phrases = [icons("use") + number + places(plain) + icons(*FILTERS.get(step["filter"], []))]
    for level, price in extra.items():
        phrases.append(icons("slash") + cost(price) + icons("arrow", LEVELS[int(level)]))
    return phrases


def buy_phrases(step: Step) -> list[Phrase]:
    head = icons("buy") + [w for p in either([icons(kind) for kind in step["kinds"]]) for w in p]
    coin = [{"item": "coin", "artifact": "compass"}[kind] for kind in step["kinds"]]
    off = less([Word(text=str(step["discount"])), *[w for p in either([icons(c) for c in coin]) for w in p]])
    return [head + (icons("plus", "deck") if step["include_deck_top"] else []), [off]]


def research_phrases(step: Step) -> list[Phrase]:
    head = icons("research") if len(step["tokens"]) == 2 else icons("book", "research")
    if step.get("free"):
        return [[*head, Word(text="= 0")]]
    offers = step.get("discount_options") or [step["discount"]]
    return [head, *either([[less(cost(offer))] for offer in offers])]


EFFECT_PHRASES: dict[str, Callable[[Step], list[Phrase]]] = {
    "gain": lambda s: [many(s["n"], s["res"])],
    "gain_per": lambda s: [
        many(s["n_each"], s["res"]) + icons("times", COUNTED[s["per"]]),
        *([[Word(text=f"≤{s['max']}")]] if s["max"] else []),
    ],
    "gain_fear": lambda s: [many(s["n"], "fear")],
    "draw": lambda s: [many(s["n"], "draw" if s["from"] == "top" else "draw_bottom")],
    "draw_select": draw_select_phrases,
    "discard": lambda s: [many(s["n"], "discard")],
    "exile": lambda s: [many(s["n"], "exile")],
    "exile_row_card": lambda s: [icons("rightmost", "arrow", "exile_pile")],
    "pay": pay_phrases,
    "choose": choose_phrases,
    "upgrade": lambda s: [many(s["n"], "upgrade")],
    "travel": lambda s: [icons(*s["icons"])],
    "refresh_assistant": lambda s: [many(s["n"], "refresh")],
    "recruit_assistant": lambda s: [icons("recruit")],
    "upgrade_assistant": lambda s: [many(s["n"], "upgrade_assistant")],
    "rescue_assistant": lambda s: [icons("rescue")],
    "use_supply_assistant": lambda s: [icons(f"borrow_{s['side']}")],
    "exchange_assistant": lambda s: [icons("exchange")],
    "archaeologist_action": archaeologist_phrases,
    "relocate_archaeologist": lambda s: [icons("figure", "move"), places(s["to_levels"]) + icons("use")],
    "recall_archaeologist": lambda s: [icons("figure", "home")],
    "activate_site": activate_phrases,
    "activate_stack_tile": lambda s: [icons("use", f"stack_{s['site_level']}")],
    "overcome_guardian": lambda s: [icons("overcome", *FILTERS[s["where"]])],
    "move_guardian": lambda s: [icons("guardian", "move"), places(s["to_levels"]) + icons("nobody", "use")],
    "buy_card": buy_phrases,
    "gain_card": gain_card_phrases,
    "research_action": research_phrases,
    "return_slotted_idol": lambda s: [icons("idol", "home")],
    "set_flag": lambda s: [
        icons("travel_any", "equals", "plane", "moon")
        if s["flag"] == "all_own_travel_icons_are_planes"
        else icons("no_fear", "guardian", "moon")
    ],
}


def icon_phrases(effect: list[Step]) -> list[Phrase]:
    """Every step in order; a phrase is never broken over two lines."""
    return [phrase for step in effect for phrase in EFFECT_PHRASES[step["op"]](step)]


# ---------------------------------------------------------------- phrases as drawings


def wrap(phrases: list[Phrase], width: float) -> list[list[Phrase]] | None:
    lines: list[list[Phrase]] = [[]]
    used = -GAP
    for phrase in phrases:
        need = row_width(phrase)
        if need > width:
            return None
        if used + GAP + need > width:
            lines.append([])
            used = -GAP
        lines[-1].append(phrase)
        used += GAP + need
    return lines


def fit(phrases: list[Phrase], width: float, height: float, largest: float) -> tuple[float, list[list[Phrase]]]:
    """The largest scale at which the phrases fit the box; never below 16 px."""
    scale = largest
    while scale >= SMALLEST - 0.001:
        lines = wrap(phrases, width / scale)
        if lines and len(lines) * (HEIGHT + 2) * scale - 2 * scale <= height + 0.01:
            return scale, lines
        scale -= 0.02
    raise ValueError(f"does not fit {width:g} x {height:g}: {phrases}")


def draw_word(word: Word, x: float, tone: str) -> str:
    if word.inner:
        out = f'<rect x="{x + 0.8:.1f}" y="1.8" width="{word.width - 1.6:.1f}" height="20.4" rx="6" fill="var(--paper)" stroke="var(--ink)" stroke-width="1.4" stroke-dasharray="3 2.2"/>'
        return (
            out + f'<g transform="translate({x + 3.5:.1f} 1.9) scale(.84)">{draw_row(word.inner, 0, "var(--ink)")}</g>'
        )
    if word.symbol:
        return f'<use href="#{word.symbol}" x="{x:.1f}" width="{word.width:g}" height="24"/>'
    at = f'x="{x + word.width / 2:.1f}" y="17.8"'
    return f'<text class="ink-word size-16" {at} fill="{tone}">{word.text}</text>'


def draw_row(words: tuple[Word, ...] | Phrase, x: float, tone: str) -> str:
    out = ""
    for word in words:
        out += draw_word(word, x, tone)
        x += word.width + GLUE
    return out


def draw(
    phrases: list[Phrase],
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    largest: float = 1.0,
    align: float = 0.5,
    tone: str = "var(--ink)",
) -> str:
    """The phrases as SVG inside the box; align 0 left, 0.5 centred, 1 right."""
    if not phrases:
        return ""
    scale, lines = fit(phrases, width, height, largest)
    top = y + (height - (len(lines) * (HEIGHT + 2) - 2) * scale) / 2
    out = ""
    for i, line in enumerate(lines):
        used = sum(row_width(phrase) for phrase in line) + GAP * (len(line) - 1)
        left, inner = x + (width - used * scale) * align, ""
        at = 0.0
        for phrase in line:
            inner += draw_row(phrase, at, tone)
            at += row_width(phrase) + GAP
        out += (
            f'<g transform="translate({left:.1f} {top + i * (HEIGHT + 2) * scale:.1f}) scale({scale:.3g})">{inner}</g>'
        )
    return out
