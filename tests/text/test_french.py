"""French as it is printed."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = [
    *sorted(ROOT.glob("src/atoll/text/catalogue/fr.ftl")),
    *sorted(ROOT.glob("src/atoll/web/text/fr.ftl")),
    *sorted(ROOT.glob("src/atoll/games/*/text/fr.ftl")),
    *sorted(ROOT.glob("src/atoll/games/*/teach/text/fr.ftl")),
    *sorted(ROOT.glob("src/atoll/games/*/rulebook/fr.md")),
    *sorted(ROOT.glob("examples/**/fr.*")),
]
NO_PROSE = re.compile(r"^\S+ = |^ +\.\S+ = |NUMBER\([^)]*\)", re.MULTILINE)  # names of messages, formats
LOOSE = re.compile(r".*[^\u00a0]:\s.*|.*[^\u202f][;!?].*|.*«[^\u00a0].*|.*[^\u00a0]».*|.*\'.*")


def test_every_game_speaks_french() -> None:
    assert len(FILES) == 2 + 3 * 3 + 3


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_french_punctuation_keeps_its_unbreakable_spaces(file: Path) -> None:
    assert LOOSE.findall(NO_PROSE.sub("", file.read_text(encoding="utf-8"))) == []
