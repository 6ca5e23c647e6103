"""The rules of a game in our own words, as numbered paragraphs."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from atoll.kernel.game import Game
from atoll.kernel.mistakes import Mistake

from .catalogue import check, spoken


@dataclass(frozen=True)
class Paragraph:
    """One rule: its number, the section it stands in, and its text."""

    id: str
    section: str
    text: str


class NoRulebook(Mistake):
    """A game has come without its rules."""


class NoSuchParagraph(Mistake):
    """The rulebook has no such number."""


_SECTION = re.compile(r"^## +(?P<title>.+)$")
_PARAGRAPH = re.compile(r"^\*\*(?P<id>\d+\.\d+)\*\* +(?P<text>.+)$", re.DOTALL)


def read(text: str) -> list[Paragraph]:
    """The paragraphs of a rulebook file, in order; a block that is neither title nor paragraph is a mistake."""
    paragraphs: list[Paragraph] = []
    section = ""
    for block in re.split(r"\n\s*\n", text.strip()):
        block = block.strip()
        if title := _SECTION.match(block):
            section = title["title"]
        elif rule := _PARAGRAPH.match(block):
            paragraphs.append(Paragraph(rule["id"], section, " ".join(rule["text"].split())))
        elif not block.startswith("# "):
            raise ValueError(f"neither a section nor a numbered paragraph: {block[:60]!r}")
    return paragraphs


@cache
def rulebook(folder: Path, language: str) -> list[Paragraph]:
    """The rulebook of a game in one language, or in English where nobody has translated it."""
    check(language)
    files = spoken(folder / "rulebook", language, ".md")
    if not files:
        raise NoRulebook(f"there is no rulebook in {folder}")
    return read(files[-1].read_text(encoding="utf-8"))


def chapter(game: Game, language: str, number: str = "") -> list[Paragraph]:
    """Those paragraphs that a number stands for: "3" is all of its section, "3.1" one paragraph, "" the whole book."""
    found = [
        paragraph
        for paragraph in rulebook(game.folder, language)
        if not number or paragraph.id == number or paragraph.id.startswith(f"{number}.")
    ]
    if not found:
        raise NoSuchParagraph(f"the rules of {game.title} have no paragraph {number}")
    return found
