"""What every game on the shelf promises, whoever wrote it."""

import re
from copy import deepcopy
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest

from atoll import games
from atoll.kernel.game import Game, Named
from atoll.kernel.notes import Note
from atoll.kernel.rng import seeded
from atoll.kernel.tasks import Question
from atoll.play.inside import inside
from atoll.play.playthrough import golden_files, variants
from atoll.play.proof import prove
from atoll.text.catalogue import HOUSE, LANGUAGES, catalogue
from atoll.text.rulebook import rulebook

TESTS = Path(__file__).parent.parent
GOLDEN = TESTS / "golden"
SHELF = [games.find(name) for name in games.names()]
VARIANTS = [pytest.param(game, seats, options, id=f"{game.name}-{seats}-{'-'.join(options.values())}")
            for game in SHELF for seats, options in variants(game)]  # fmt: skip
GOLDEN_FILES = [(game, path) for game in SHELF for path in sorted((GOLDEN / game.name).glob("*.txt"))]

each_game = pytest.mark.parametrize("game", SHELF, ids=lambda game: game.name)
each_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.mark.parametrize(("game", "seats", "options"), VARIANTS)
def test_a_random_game_keeps_every_promise(game: Game, seats: int, options: dict[str, str]) -> None:
    prove(game, seats, seats, options)


@each_game
def test_every_word_of_the_lexicon_is_refused_with_a_reason_or_offered(game: Game) -> None:
    for seats in game.seats:
        prove(game, seats, 99, words=len(game.lexicon))


@each_game
def test_what_reveals_something_is_known_before_it_is_done(game: Game) -> None:
    state, dice, seen = game.start(game.seats[-1], 7), seeded(7), 0
    while not state.over():
        seat = state.waiting()[0]
        foretold, moves, known = state.revealing(seat, seeded(9)), state.moves(seat), state.learned
        chosen = dice.below(len(moves))
        state.play(seat, moves[chosen])
        assert foretold[chosen] == (state.learned != known)
        seen += foretold[chosen]
    assert seen


@each_game
def test_the_golden_files_are_reproduced(game: Game) -> None:
    expected = {path: (GOLDEN / path).read_text(encoding="utf-8") for path, _ in golden_files(game)}
    for path, text in golden_files(game):
        assert text == expected[path], f"{path} has changed; `make golden` writes it anew"


@each_game
def test_no_golden_file_is_left_over(game: Game) -> None:
    assert {path.name for path in (GOLDEN / game.name).iterdir()} == {path.name for path, _ in golden_files(game)}


# -- texts ----------------------------------------------------------------------------------------------


def notes(game: Game) -> list[Note]:
    """Every note that the rules of a game can utter."""
    package = import_module(f"{type_room(game)}.rules")
    found: dict[str, Note] = {move.verb.name: move.verb for move in game.lexicon.moves}
    for info in walk_packages(package.__path__, f"{package.__name__}."):
        for thing in vars(import_module(info.name)).values():
            if isinstance(thing, Note):
                found[thing.name] = thing
            elif isinstance(thing, type) and issubclass(thing, Question) and hasattr(thing, "prompt"):
                found[thing.prompt.name] = thing.prompt
    return list(found.values())


def type_room(game: Game) -> str:
    return game.setup.__module__.rpartition(".rules")[0]


def needed(game: Game) -> set[str]:
    """The messages that notes, names, options and the terms of its value call for."""
    by_name = {note.name: note for note in notes(game)}
    said = set(by_name)
    said |= {f"{name}-hidden" for name in said if name.startswith("log-") and by_name[name].secret}
    named = {message for kind in game.kinds.values() if isinstance(kind, Named) for message in kind.messages}
    options = {f"option-{option.name}" for option in game.options}
    options |= {f"option-{option.name}-{value}" for option in game.options for value in option.values}
    terms = {f"term-{name}" for name in game.worth.names}
    return said | named | options | terms


def messages(path: Path) -> set[str]:
    return set(re.findall(r"^([a-zA-Z][\w-]*) *=", path.read_text(encoding="utf-8"), re.MULTILINE))


@each_game
@each_language
def test_no_message_is_missing(game: Game, language: str) -> None:
    words = catalogue(language, game.folder)
    assert sorted(name for name in needed(game) if name not in words) == []


@each_game
def test_both_languages_have_the_same_messages(game: Game) -> None:
    english, french = (messages(game.folder / "text" / f"{language}.ftl") for language in LANGUAGES)
    assert sorted(english ^ french) == []


@each_game
def test_no_message_is_unused(game: Game) -> None:
    files = [file for room in ("face", "rules", "text") for file in sorted((game.folder / room).iterdir())]
    source = "".join(file.read_text(encoding="utf-8") for file in files if file.suffix in (".py", ".ftl"))
    own = messages(game.folder / "text" / "en.ftl") - needed(game)
    used = {name for name in own if re.search(rf"""["'{{ ]{re.escape(name)}["'}} ](?! *=)""", source)}
    families = tuple(re.findall(r"""f["']([a-z]+(?:-[a-z]+)*-)\{""", source))  # f"isle-{number}"
    used |= {name for name in own if name.startswith(families)}
    assert sorted(own - used) == []


def test_the_house_speaks_both_languages() -> None:
    assert messages(HOUSE / "en.ftl") == messages(HOUSE / "fr.ftl")


# -- rules ----------------------------------------------------------------------------------------------


@each_game
def test_the_rulebooks_have_the_same_paragraphs(game: Game) -> None:
    english, french = (rulebook(game.folder, language) for language in LANGUAGES)
    assert [paragraph.id for paragraph in english] == [paragraph.id for paragraph in french]
    assert len({paragraph.id for paragraph in english}) == len(english)


@each_game
def test_every_note_cites_a_paragraph(game: Game) -> None:
    paragraphs = {paragraph.id for paragraph in rulebook(game.folder, "en")}
    assert [note for note in notes(game) if note.rule not in paragraphs] == []


@each_game
def test_every_paragraph_is_proved_by_a_test(game: Game) -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in TESTS.rglob("test_*.py"))
    cited = set(re.findall(rf'rule\("{game.name} ([\d.]+)"\)', source))
    assert [paragraph.id for paragraph in rulebook(game.folder, "en") if paragraph.id not in cited] == []


@each_game
def test_a_deep_copy_is_a_copy(game: Game) -> None:
    state = game.start(game.seats[-1], 1)
    before = inside(state)
    twin = deepcopy(state)
    assert inside(twin) == before
    seat = twin.waiting()[0]
    twin.play(seat, twin.moves(seat)[0])
    assert inside(state) == before
