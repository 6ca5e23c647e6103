"""Plain SVG pictures of numbers: bars with intervals, columns of a distribution."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

FONT = "font-family='system-ui, sans-serif' font-size='13'"
BAR = "#2a7f8e"
INK = "#1d2b33"
FAINT = "#c9d3d8"


@dataclass(frozen=True)
class Bar:
    """A named share between 0 and 1, with an interval to either side and a word on it."""

    name: str
    share: float
    interval: float
    word: str


def bars(title: str, rows: Sequence[Bar], par: float) -> str:
    """Horizontal bars, one below the other; a dashed line marks what equal bots would get."""
    left, width, line = 150, 360, 30
    height = 56 + line * len(rows)
    parts = [_text(10, 24, title, "bold")]
    mark = f"{left + width * par:.1f}"
    parts.append(f"<path d='M{mark} 38V{height - 12}' stroke='{INK}' stroke-dasharray='4'/>")
    for i, row in enumerate(rows):
        top = 42 + line * i
        low, high = (max(0.0, min(1.0, row.share + side * row.interval)) for side in (-1, 1))
        middle = top + 10
        parts += [
            _text(10, top + 15, row.name),
            f"<rect x='{left}' y='{top}' width='{width}' height='20' fill='{FAINT}' opacity='0.35'/>",
            f"<rect x='{left}' y='{top}' width='{width * row.share:.1f}' height='20' fill='{BAR}'/>",
            f"<line x1='{left + width * low:.1f}' x2='{left + width * high:.1f}' y1='{middle}' y2='{middle}' "
            f"stroke='{INK}' stroke-width='2'/>",
            _text(left + width + 12, top + 15, row.word),
        ]
    return _svg(left + width + 170, height, parts)


def columns(title: str, counts: Sequence[tuple[str, float]], unit: str = "") -> str:
    """Upright columns over their names: a distribution."""
    column, height = max(16, min(48, 560 // max(1, len(counts)))), 170
    most = max([amount for _, amount in counts], default=1.0) or 1.0
    parts = [_text(10, 24, title, "bold")]
    every = 1 + len(counts) * 22 // 560  # so many names that they do not overlap
    for i, (name, amount) in enumerate(counts):
        tall = height * amount / most
        left = 12 + column * i
        parts.append(
            f"<rect x='{left}' y='{40 + height - tall:.1f}' width='{column - 3}' height='{tall:.1f}' fill='{BAR}'>"
            f"<title>{escape(name)}: {amount:g}{escape(unit)}</title></rect>"
        )
        if i % every == 0:
            parts.append(_text(left, 58 + height, name))
    return _svg(max(320, 24 + column * len(counts)), height + 70, parts)


def _text(x: float, y: float, words: str, weight: str = "normal") -> str:
    return f"<text x='{x:.1f}' y='{y}' fill='{INK}' {FONT} font-weight='{weight}'>{escape(words)}</text>"


def _svg(width: float, height: float, parts: list[str]) -> str:
    box = f"viewBox='0 0 {width:.0f} {height:.0f}' width='{width:.0f}'"
    head = f"<svg xmlns='http://www.w3.org/2000/svg' {box} role='img'>"
    return "\n".join([head, "<rect width='100%' height='100%' fill='white'/>", *parts, "</svg>"]) + "\n"
