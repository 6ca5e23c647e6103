"""Styles of a drawn table in the CSS of ten years ago, which is what renderers know that are no browsers.

Rules that stand in others come one after the other; variables, mixed colours, sums, the shorthand of fonts and lists
within selectors are written out. Corners, which such renderers look for in the drawing alone, are put there.
"""

import re
from html import unescape
from xml.sax.saxutils import escape

__all__ = ["plain"]

Rules = list[tuple[str, str]]

_BRACE = re.compile(r"[{}]")
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_FONT = re.compile(r"\bfont:\s*(italic|normal)?\s*(\d{3}|bold)?\s*([\d.]+px)(?:/[\d.]+)?\s+([^;}]+)")
_SET = re.compile(r"(--[\w-]+)\s*:\s*([^;]+);?")
_USE = re.compile(r"var\((--[\w-]+)(?:,\s*([^()]*(?:\([^()]*\))?[^()]*))?\)")
_LIST = re.compile(r":(?:is|where)\(([^()]*)\)")
_SUM = re.compile(r"calc\(([\d.]+)px ([+*-]) ([\d.]+)(?:px)?\)")
_MIX = re.compile(r"color-mix\(in srgb, *(#\w{6}) *(\d+)%, *(#\w{6}|transparent)\)")
_RGB = re.compile(r"rgb\((\d+) (\d+) (\d+) / ([\d.]+%?)\)")
_CORNER = re.compile(r"\brx:\s*([\d.]+)(?:px)?")
_RECT = re.compile(r'<rect class="([^"]*)"(?![^>]* rx=)')
ROOTS = re.compile(r"\[data-game[^\]]*\](?: \.art)?")
"""Selectors of the whole picture: variables that are set elsewhere mark what can be chosen, which no picture shows."""


def plain(svg: str) -> str:
    """A picture with styles that all renderers know."""
    head, style, tail = re.split(r"<style>|</style>", svg, maxsplit=2)
    css = _COMMENT.sub("", unescape(style)).replace("var(--seat)", "currentColor")  # the variable that is inherited
    rules = _flat(css.replace("--seat:", "color:"))
    values = {
        name: value.strip() for where, own in rules if ROOTS.fullmatch(where) for name, value in _SET.findall(own)
    }
    rules = [(where, _written_out(_SET.sub("", own), values)) for where, own in rules]
    written = "\n".join(f"{where} {{{own}}}" for where, own in rules)
    drawn = _written_out(tail.replace("var(--seat)", "currentColor"), values)
    return f"{head}<style>{escape(written)}</style>{_cornered(drawn, rules)}"


def _written_out(text: str, values: dict[str, str]) -> str:
    """Without anything that has to be worked out."""
    for _ in range(4):  # variables may stand for variables
        text = _USE.sub(lambda use: values.get(use[1], use[2] or "none"), text)
    text = _FONT.sub(_font, text)
    text = _SUM.sub(lambda found: f"{_sum(float(found[1]), found[2], float(found[3])):g}px", text)
    return _RGB.sub(r"rgba(\1, \2, \3, \4)", _MIX.sub(_mixed, text))


def _font(found: re.Match[str]) -> str:
    names = ("font-style", "font-weight", "font-size", "font-family")
    return "; ".join(f"{name}: {value}" for name, value in zip(names, found.groups(), strict=True) if value)


def _sum(first: float, sign: str, second: float) -> float:
    return first * second if sign == "*" else first + second if sign == "+" else first - second


def _mixed(found: re.Match[str]) -> str:
    part = int(found[2]) / 100
    colour = [int(found[1][at : at + 2], 16) for at in (1, 3, 5)]
    if found[3] == "transparent":
        return f"rgba({', '.join(map(str, colour))}, {part:g})"
    other = [int(found[3][at : at + 2], 16) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(part * a + (1 - part) * b):02x}" for a, b in zip(colour, other, strict=True))


def _cornered(svg: str, rules: Rules) -> str:
    """With round corners where a rule says so of a class, later rules before earlier ones."""
    corners = [
        (set(re.findall(r"\.([\w-]+)", one.split()[-1])), found[1])
        for where, own in reversed(rules)
        if (found := _CORNER.search(own))
        for one in where.split(",")
    ]

    def with_corner(rect: re.Match[str]) -> str:
        names = set(rect[1].split())
        rx = next((value for classes, value in corners if classes and classes <= names), "")
        return f'{rect[0]} rx="{rx}"' if rx else rect[0]

    return _RECT.sub(with_corner, svg)


def _flat(css: str, within: str = "") -> Rules:
    """Rules that stand in others, one after the other, each with its whole selector."""
    rules: Rules = []
    own, at = "", 0
    while (opened := css.find("{", at)) >= 0:
        stated, _, selector = css[at:opened].rpartition(";")
        own += stated + ";"
        closed = _closing(css, opened)
        rules += _flat(css[opened + 1 : closed], _joined(within, selector.strip()))
        at = closed + 1
    own = (own + css[at:]).strip(" \n;")
    return [(within, own), *rules] if own and within and not within.startswith("@") else rules


def _joined(within: str, selector: str) -> str:
    """A selector with the one around it in its place; other at-rules than layers do not concern a picture."""
    if selector.startswith("@layer") or within.startswith("@"):
        return within
    if selector.startswith("@"):
        return selector
    return ", ".join(
        one.replace("&", outer) if "&" in one else f"{outer} {one}".strip()
        for outer in within.split(", ")
        for part in re.split(r",\s*(?![^()]*\))", selector)
        for one in _listed(part.strip())
    )


def _listed(selector: str) -> list[str]:
    """A selector with a list in it as several."""
    found = _LIST.search(selector)
    if found is None:
        return [selector]
    before, after = selector[: found.start()], selector[found.end() :]
    return [one for name in found[1].split(",") for one in _listed(before + name.strip() + after)]


def _closing(css: str, opened: int) -> int:
    """Where the brace is closed that is opened here."""
    depth = 0
    for brace in _BRACE.finditer(css, opened):
        depth += 1 if brace[0] == "{" else -1
        if depth == 0:
            return brace.start()
    return len(css)
