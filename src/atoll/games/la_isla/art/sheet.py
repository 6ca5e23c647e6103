"""The sheet of La Isla: the drawings made by hand, and one for every function, space and region, made from the data.

`python -m atoll.games.la_isla.art.sheet` writes symbols.svg. Names are not in it: the scene writes them in the
reader's language.
"""

from pathlib import Path
from typing import Final

from ..geometry import slug
from ..rules.components import PRINTED
from .jungle import island

HERE = Path(__file__).resolve().parent
INK: Final = 'stroke="var(--ink)"'

GIVES: Final = {
    "resource": "then-any", "marker": "then-marker", "discount": "then-cost", "swap": "then-swap", "vp": "then-vp",
}  # fmt: skip
"""The picture of what a function gives, by the second half of its group."""


def symbol(name: str, w: float, h: float, body: str) -> str:
    return f'<symbol id="{name}" viewBox="0 0 {w:g} {h:g}" overflow="visible">{body}</symbol>'


def use(name: str, x: float, y: float, w: float, h: float) -> str:
    return f'<use href="#{name}" x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}"/>'


def sentence(group: str, value: str, amount: int) -> str:
    """The drawing of a function: condition, arrow, reward; or one wide picture where it is no such sentence."""
    if group in WIDE:
        return WIDE[group](value)
    head, _, tail = group.partition("_")
    when = f"when-{head}-{value}" if value else f"when-{head}"
    then = f"then-cube-{value}" if group == "income_resource" else GIVES[tail]
    if tail == "vp":
        then = f"{then}-{amount}"
    return use(when, 0, 0, 48, 48) + use("arrow", 50, 16, 12, 16) + use(then, 64, 0, 48, 48)


def joker(colour: str) -> str:
    equals = f'<path d="M49.500 20.5H62.500M49.500 28.5H62.500" {INK} stroke-width="3"/>'
    return use(f"cube-{colour}", 4, 5, 38, 38) + equals + use("cube-any", 69, 5, 38, 38)


def extra_explorer(_: str) -> str:
    return use("explorer-0", 39, 1, 37, 46) + use("plus", 28, 26, 20, 20)


def extra_slot(_: str) -> str:
    """Three slots behind the wood of the holder, and a fourth that is new."""
    slot = f'y="6" width="18" height="24" rx="2" fill="var(--paper)" {INK} stroke-width="1.7"/>'
    fourth = f'<rect x="80" y="6" width="20" height="34" rx="2" fill="#F6CF6B" {INK} stroke-width="1.7"'
    wood = f'<rect x="7" y="26" width="70" height="15" rx="3" fill="url(#tex-wood)" {INK} stroke-width="1.9"/>'
    slots = "".join(f'<rect x="{12 + 21 * i}" {slot}' for i in range(3))
    return slots + fourth + ' stroke-dasharray="4 2.6"/>' + use("plus", 82.5, 13, 15, 15) + wood


def extra_card(_: str) -> str:
    """A fan of three cards, and a fourth that is new."""
    fan = "".join(
        f'<g transform="rotate({angle} 56 74)">{use("back-small", 44, 6, 24, 34)}</g>' for angle in (-30, -10, 10)
    )
    fourth = f'<rect x="44" y="6" width="24" height="34" rx="3" fill="#F6CF6B" {INK} stroke-width="1.7"/>'
    return f'{fan}<g transform="rotate(30 56 74)">{fourth}{use("plus", 48, 12, 16, 16)}</g>'


def marker_substitute(animal: str) -> str:
    return use(f"when-track-{animal}", 0, 0, 48, 48) + use("swap", 47, 14, 20, 20) + use("marker", 72, 3, 31, 42)


WIDE: Final = {
    "joker": joker,
    "extra_explorer": extra_explorer,
    "extra_slot": extra_slot,
    "extra_card": extra_card,
    "marker_substitute": marker_substitute,
}


def sheet() -> str:
    """All symbols: the drawn sheet, then what the data makes of it."""
    drawn = (HERE / "drawn.svg").read_text(encoding="utf-8").removesuffix("</svg>\n")
    made = [
        symbol(f"fn-{slug(printed.id)}", 112, 48, sentence(printed.group, printed.parameter, printed.amount))
        for printed in PRINTED
    ]
    made += [symbol(name, *size, body) for name, size, body in island()]
    return drawn + "\n".join(made) + "\n</svg>\n"


if __name__ == "__main__":
    (HERE / "symbols.svg").write_text(sheet(), encoding="utf-8")
