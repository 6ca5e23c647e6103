"""The recipe for a new card in CONTRIBUTING.md, followed to the letter in a copy of the sources."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ARNAK = Path("src/atoll/games/arnak")
CARD = (
    '{"id": "item_sextant", "card_no": "0141", "kind": "item", "cost": {"coin": 1}, "points": 1, "travel": ["boot"], '
    '"exile_self": false, "modes": [{"timing": "main", "effect": [{"op": "gain", "res": "coin", "n": 2}]}], '
    '"confidence": "verified"}'
)
SPEC = """
[[sextant]]
tells = "gives two coins"
given = { hand = "sextant" }
say = ["play sextant"]
gains = { coin = 2 }
"""


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text, f"{old!r} is not in {path.name}"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def run(folder: Path, *arguments: str) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder / "src"), *sys.path])}
    environment.pop("ATOLL_COMPILED", None)  # the copy is not compiled
    command = [sys.executable, *arguments]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]


@pytest.mark.slow
def test_a_card_added_by_the_recipe_passes_the_tests(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("static", "__pycache__", "*.so"))
    shutil.copytree(ROOT / "tests" / "arnak", tmp_path / "tests" / "arnak")
    shutil.copytree(ROOT / "docs", tmp_path / "docs", ignore=shutil.ignore_patterns("*.png"))
    for name in ("pyproject.toml", "tests/__init__.py", "tests/conftest.py", "tests/test_art.py"):
        shutil.copy(ROOT / name, tmp_path / name)
    game = tmp_path / ARNAK
    items = game / "data" / "items.json"
    count = int(re.findall(r'"count": (\d+)', items.read_text(encoding="utf-8"))[0])
    change(items, f'"count": {count}', f'"count": {count + 1}')
    change(items, "}\n  ]\n}", "},\n    " + CARD + "\n  ]\n}")
    for language, name, text in (("en", "Sextant", "Gain 2 coins."), ("fr", "Sextant", "Gagnez 2 pièces.")):
        change(
            game / "text" / f"{language}.ftl",
            "item-torch =",
            f"item-sextant = {name}\n    .text = {text}\nitem-torch =",
        )
        change(game / "rulebook" / f"{language}.md", f"{count} ", f"{count + 1} ")
    change(
        game / "art" / "drawn.svg",
        '<symbol id="e_torch"',
        '<symbol id="e_sextant" viewBox="0 0 64 52" class="ink-line" overflow="visible"><path d="M20 10h24v32h-24z"/>'
        '</symbol>\n<symbol id="e_torch"',
    )
    with (tmp_path / "tests" / "arnak" / "specs" / "items.toml").open("a", encoding="utf-8") as specs:
        specs.write(SPEC)
    run(tmp_path, "-m", "atoll.games.arnak.art.sheet")
    recipe = ["--deselect", "tests/arnak/test_recipe.py"]
    run(tmp_path, "-m", "pytest", "tests/arnak", "tests/test_art.py", "-q", "-p", "no:cacheprovider", *recipe)
