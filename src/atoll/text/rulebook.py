"""The rules of a game in our own words, as numbered paragraphs."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from .catalogue import LANGUAGES, UnknownLanguage


@dataclass(frozen=True)
class Paragraph:
    """One rule: its number, the section it stands in, and its text."""

    id: str
    section: str
    text: str


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
    """The rulebook of a game in one language."""
    if language not in LANGUAGES:
        raise UnknownLanguage(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
    return read((folder / "rulebook" / f"{language}.md").read_text(encoding="utf-8"))
