"""What every legend and primer promises: no sign without a sentence, no picture without words, in any language."""

import re
from fnmatch import fnmatchcase

import pytest

from atoll import games
from atoll.kernel.game import Game
from atoll.play.primer import pictures
from atoll.text.catalogue import LANGUAGES, TEACHING, catalogue
from atoll.text.legend import legend
from atoll.text.rulebook import rulebook
from conformance.test_every_game import details

EXPLAINED = [game for game in (games.find(name) for name in games.names()) if legend(game.folder).groups]
each_game = pytest.mark.parametrize("game", EXPLAINED, ids=lambda game: game.name)


def drawings(game: Game) -> set[str]:
    """All that a scene of the game can show, alone or as a part of something larger."""
    return set(re.findall(r'<symbol id="([^"]+)"', (game.folder / "art" / "symbols.svg").read_text(encoding="utf-8")))


def signs(game: Game) -> dict[str, str]:
    return {sign: rule for group in legend(game.folder).groups.values() for sign, rule in group.items()}


@each_game
def test_every_drawing_is_explained_by_the_legend_or_is_scenery(game: Game) -> None:
    found = legend(game.folder)
    explained = {symbol for sign in signs(game) for symbol in found.symbols(sign)}
    assert sorted(explained - drawings(game)) == []
    left = [name for name in drawings(game) - explained if not any(fnmatchcase(name, s) for s in found.scenery)]
    assert sorted(left) == []


@each_game
def test_scenery_hides_no_sign_and_names_nothing_that_is_not_drawn(game: Game) -> None:
    found = legend(game.folder)
    assert [s for s in found.scenery if not any(fnmatchcase(name, s) for name in drawings(game))] == []
    assert [sign for sign in found.draws if sign not in signs(game)] == []


@each_game
def test_every_sign_cites_a_paragraph(game: Game) -> None:
    paragraphs = {paragraph.id for paragraph in rulebook(game.folder, "en")}
    assert {sign: rule for sign, rule in signs(game).items() if rule not in paragraphs} == {}


@each_game
def test_teaching_has_all_its_words_and_no_others(game: Game) -> None:
    written = {name for name in details(game.folder / TEACHING / "text" / "en.ftl") if not name.startswith("lesson-")}
    shown = [f"primer-{picture.name}" for picture, _, _ in pictures(game, "en")]
    told = [*shown, *(f"icon-{sign}" for sign in signs(game))]
    titles = {f"icons-{group}" for group in legend(game.folder).groups}
    assert sorted(written ^ {*titles, *told, *(f"{name}.text" for name in told)}) == []


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_primer_opens_with_the_aim_and_shows_the_table(game: Game, language: str) -> None:
    texts = catalogue(language, game.folder, game.folder / TEACHING)
    shown = list(pictures(game, language))
    assert shown[0][0].name == "aim" and len(shown) >= 4
    for picture, scene, lit in shown:
        assert scene is not None and scene.panels
        assert lit or not picture.lit, picture.name
        assert len(texts.detail(f"primer-{picture.name}", "text")) <= 300
