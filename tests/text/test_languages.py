"""A language is its files: adding them, as CONTRIBUTING says, is all there is to do."""

import asyncio
import os
import random
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

import atoll
from atoll import games
from atoll.siege.subject import serving
from atoll.text.catalogue import LANGUAGES, catalogue, language_names
from atoll.text.rulebook import rulebook
from atoll.web import wire
from atoll.web.languages import preferred, spoken_language
from web.house import play_on, seats

ROOT = Path(__file__).parents[2]
PACKAGE = Path(atoll.__file__).parent
TOY = "eo"


class Shout(Transformer):
    """English in capitals: a language that anybody can tell from English and nobody has to learn."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - Fluent's name for it
        node.value = node.value.upper()
        return node


def shouted(english: Path) -> str:
    text = english.read_text(encoding="utf-8")
    if english.suffix == ".md":
        return re.sub(r"[a-z]+", lambda word: word[0].upper(), text)
    return FluentSerializer().serialize(Shout().visit(FluentParser().parse(text)))


def recipe() -> list[str]:
    """The files that CONTRIBUTING asks for, for one language."""
    contributing = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    section = re.search(r"^## Add a language\n(.*?)^## ", contributing, re.MULTILINE | re.DOTALL)
    assert section is not None
    return re.findall(r"^\* `src/atoll/(\S+)`", section[1], re.MULTILINE)


@pytest.fixture(scope="module")
def overlay(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package as it is, with one more language in it."""
    site = tmp_path_factory.mktemp("site")
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(PACKAGE, site / "atoll", copy_function=os.symlink, ignore=ignored)
    added = 0
    for pattern in recipe():
        for english in (site / "atoll").glob(pattern.replace("<code>", "en").replace("<game>", "*")):
            english.with_stem(TOY).write_text(shouted(english), encoding="utf-8")
            added += 1
    assert added == 2 + 3 * 3
    return site


def test_a_table_is_played_in_a_language_that_was_only_added_as_files(overlay: Path, tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, overlay) as inn:
            anna = inn.visitor()
            messages = await anna.ask("GET", f"/api/messages?lang={TOY}", wire.Messages)
            assert [(spoken.code, spoken.name) for spoken in messages.languages] == [
                ("en", "English"), (TOY, "ENGLISH"), ("fr", "Français")
            ]  # fmt: skip
            assert messages.texts["play-now"] == "PLAY NOW"
            me = await anna.ask("POST", "/api/me", wire.Me, wire.MeWish(name="Anna", language=TOY))
            assert me.language == TOY
            shelf = await anna.ask("GET", "/api/games", wire.GameList)
            assert all(game.blurb.isupper() for game in shelf.games)
            table = await anna.open_table(wire.TableWish("costa-ruana", seats("me", "random")))
            async with anna.visit(table.id, TOY, "wide") as seated:
                over = await play_on(seated, random.Random(1))
            assert over.prompt.isupper() and over.over is not None and over.over.parts[0].label.isupper()
            assert all(line.text.replace("Anna", "").replace("TERN", "").isupper() for line in over.news)

    asyncio.run(story())


@pytest.mark.slow
def test_the_recipe_for_a_language_leaves_nothing_red(overlay: Path) -> None:
    tests = ["tests/conformance", "tests/arnak/test_texts.py", "tests/arnak/test_printed.py"]
    chosen = "language or message or rulebook or house_says or text or drawing"
    command = [sys.executable, "-m", "pytest", "-vv", "-n", "0", *tests, "-k", chosen]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(overlay), *sys.path])}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stdout
    assert f"test_the_house_says_the_same_in_every_language[{TOY}]" in done.stdout


def test_every_language_names_itself() -> None:
    assert language_names() == {"en": "English", "fr": "Français"}


def test_what_a_game_lacks_in_a_language_it_says_in_english(tmp_path: Path) -> None:
    (tmp_path / "text").mkdir()
    (tmp_path / "rulebook").mkdir()
    (tmp_path / "text" / "en.ftl").write_text("one = One\ntwo = Two, not { one }\n")
    (tmp_path / "text" / "fr.ftl").write_text("one = Un\n")
    (tmp_path / "rulebook" / "en.md").write_text("## 1 Rules\n\n**1.1** Be kind.\n")
    french = catalogue("fr", tmp_path)
    assert (french.message("one"), french.message("two")) == ("Un", "Two, not Un")
    assert french.message("points") == catalogue("fr").message("points")
    assert [paragraph.text for paragraph in rulebook(tmp_path, "fr")] == ["Be kind."]


def test_a_game_without_english_speaks_what_it_has(tmp_path: Path) -> None:
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "fr.ftl").write_text("one = Un\n")
    assert catalogue("en", tmp_path).message("one") == "Un"


@pytest.mark.parametrize(
    ("header", "first"),
    [("de;q=0.9, fr-CA;q=0.8, en;q=0.1", "fr"), ("en", "en"), ("*, fr;q=nonsense", ""), ("", ""), ("fr;q=0", "")],
)
def test_the_browser_says_which_language_it_would_like_best(header: str, first: str) -> None:
    known = [code for tag in preferred(header) if (code := spoken_language(tag))]
    assert (known[0] if known else "") == first


def test_every_game_of_ours_speaks_every_language() -> None:
    for name in ("arnak", "costa-ruana", "la-isla"):
        folder = games.find(name).folder
        for language in LANGUAGES:
            assert (folder / "text" / f"{language}.ftl").is_file() and (
                folder / "rulebook" / f"{language}.md"
            ).is_file()
