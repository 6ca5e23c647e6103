"""What every game on the shelf promises, whoever wrote it."""

import re
from collections import Counter
from copy import deepcopy
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType

import pytest
from _pytest.mark import ParameterSet
from fluent.syntax import FluentParser, ast

from atoll import games
from atoll.kernel.game import Game, Named
from atoll.kernel.moves import Move
from atoll.kernel.notes import Note
from atoll.kernel.rng import seeded
from atoll.kernel.snapshot import snapshot
from atoll.kernel.state import State
from atoll.kernel.tasks import Question
from atoll.play.playthrough import golden_files, variants
from atoll.play.proof import Proof, prove
from atoll.text.catalogue import COMMON, LANGUAGES, catalogue, spoken
from atoll.text.rulebook import rulebook
from atoll.web import refusal

TESTS = Path(__file__).parent.parent
GOLDEN = TESTS / "golden"
SHELL = Path(refusal.__file__).parent / "text"
SHELF = [games.find(name) for name in games.names()]


def variant(game: Game, seats: int, options: dict[str, str]) -> ParameterSet:
    """One for few players with the usual options is fast enough for `make quick`, all together are not."""
    marks = [] if seats in game.seats[:2] and options == game.settings({}) else [pytest.mark.slow]
    return pytest.param(game, seats, options, id=f"{game.name}-{seats}-{'-'.join(options.values())}", marks=marks)


VARIANTS = [variant(game, seats, options) for game in SHELF for seats, options in variants(game)]
TABLES = [pytest.param(game, seats, id=f"{game.name}-{seats}") for game in SHELF for seats in game.seats]

each_game = pytest.mark.parametrize("game", SHELF, ids=lambda game: game.name)
each_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.mark.parametrize(("game", "seats", "options"), VARIANTS)
def test_a_random_game_keeps_every_promise(game: Game, seats: int, options: dict[str, str]) -> None:
    prove(game, seats, seats, options)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_word_of_the_lexicon_is_refused_with_a_reason_or_offered(
    game: Game, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At every move so many words, drawn anew: each word of the largest lexicon comes up several times a game."""
    tried: Counter[Move] = Counter()
    check_word = Proof.check_word

    def counted(proof: Proof, state: State, seat: int, word: Move) -> None:
        tried[word] += 1
        check_word(proof, state, seat, word)

    monkeypatch.setattr(Proof, "check_word", counted)
    prove(game, seats, 99, words=333)
    assert set(tried) == set(game.lexicon.moves)


@each_game
def test_what_reveals_something_is_known_before_it_is_done(game: Game) -> None:
    state, dice, seen = game.start(game.seats[-1], 7), seeded(7), 0
    while not state.over():
        seat = state.waiting()[0]
        foretold, moves, known = state.revealing(seat, seeded(9)), state.moves(seat), state.learned
        chosen = dice.below(len(moves))
        state.play(seat, moves[chosen])
        assert foretold[chosen] is state.revealed
        assert state.revealed is None or state.learned != known
        seen += foretold[chosen] is not None
    assert seen


@each_game
def test_the_golden_files_are_reproduced_and_none_is_left_over(game: Game) -> None:
    kept = {path.relative_to(GOLDEN): path.read_text(encoding="utf-8") for path in GOLDEN.glob(f"{game.name}/*")}
    for path, text in golden_files(game):
        assert text == kept.pop(path, ""), f"{path} has changed; `make golden` writes it anew"
    assert kept == {}


# -- texts ----------------------------------------------------------------------------------------------


def notes(game: Game) -> list[Note]:
    """Every note that the rules of a game can utter."""
    found: dict[str, Note] = {move.verb.name: move.verb for move in game.lexicon.moves}
    for module in rules_of(game):
        for thing in vars(module).values():
            if isinstance(thing, Note):
                found[thing.name] = thing
            elif isinstance(thing, type) and issubclass(thing, Question) and hasattr(thing, "prompt"):
                found[thing.prompt.name] = thing.prompt
    return list(found.values())


def rules_of(game: Game) -> list[ModuleType]:
    """The modules of its `rules`; a small game is one module."""
    room, folder, _ = game.setup.__module__.partition(".rules")
    package = import_module(f"{room}{folder}")
    inside = walk_packages(package.__path__, f"{package.__name__}.") if folder else ()
    return [package, *(import_module(info.name) for info in inside)]


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


def details(path: Path) -> set[str]:
    """The messages of a file with the attributes of each."""
    parsed = FluentParser().parse(path.read_text(encoding="utf-8")).body
    assert [entry.content for entry in parsed if isinstance(entry, ast.Junk)] == []
    found = [entry for entry in parsed if isinstance(entry, ast.Message)]
    return {f"{m.id.name}.{a.id.name}" for m in found for a in m.attributes} | {m.id.name for m in found}


@each_game
def test_no_message_is_missing(game: Game) -> None:
    words = catalogue("en", game.folder)
    assert sorted(name for name in needed(game) | {"blurb"} if name not in words) == []


@each_game
def test_all_its_languages_have_the_same_messages(game: Game) -> None:
    english = details(game.folder / "text" / "en.ftl")
    for language in LANGUAGES:
        other = details(spoken(game.folder / "text", language)[-1])
        assert sorted(english ^ other) == [], language


@each_game
def test_no_message_is_unused(game: Game) -> None:
    rooms = ("face", "rules", "text") if (game.folder / "rules").is_dir() else ("", "text")
    files = [file for room in rooms for file in sorted((game.folder / room).iterdir())]
    source = "".join(file.read_text(encoding="utf-8") for file in files if file.suffix in (".py", ".ftl"))
    own = messages(game.folder / "text" / "en.ftl") - needed(game) - {"blurb"}
    used = {name for name in own if re.search(rf"""["'{{ ]{re.escape(name)}["'}} ](?! *=)""", source)}
    used |= {name for name in own if re.search(rf"""["']{re.escape(name.removeprefix("about-"))}["']""", source)}
    families = tuple(re.findall(r"""f["']([a-z]+(?:-[a-z]+)*-)\{""", source))  # f"isle-{number}"
    used |= {name for name in own if name.startswith(families)}
    assert sorted(own - used) == []


@each_language
def test_the_house_says_the_same_in_every_language(language: str) -> None:
    assert details(COMMON / "en.ftl") == details(COMMON / f"{language}.ftl")
    # The attributes of the shell's messages are plural forms, of which languages have different ones.
    assert messages(SHELL / "en.ftl") == messages(spoken(SHELL, language)[-1])


# -- rules ----------------------------------------------------------------------------------------------


@each_game
def test_the_rulebooks_have_the_same_paragraphs(game: Game) -> None:
    english = [paragraph.id for paragraph in rulebook(game.folder, "en")]
    assert len(set(english)) == len(english)
    for language in LANGUAGES:
        assert [paragraph.id for paragraph in rulebook(game.folder, language)] == english, language


@each_game
def test_every_note_cites_a_paragraph(game: Game) -> None:
    paragraphs = {paragraph.id for paragraph in rulebook(game.folder, "en")}
    assert [note for note in notes(game) if note.rule not in paragraphs] == []


@pytest.mark.parametrize("game", [games.find(name) for name in games.OWN], ids=lambda game: game.name)
def test_every_paragraph_is_proved_by_a_test(game: Game) -> None:
    """A game of another package has its tests there."""
    source = "".join(path.read_text(encoding="utf-8") for path in TESTS.rglob("test_*.py"))
    cited = set(re.findall(rf'rule\("{game.name} ([\d.]+)"\)', source))
    assert [paragraph.id for paragraph in rulebook(game.folder, "en") if paragraph.id not in cited] == []


@each_game
def test_a_deep_copy_is_a_copy(game: Game) -> None:
    state = game.start(game.seats[-1], 1)
    before = snapshot(state)
    twin = deepcopy(state)
    assert snapshot(twin) == before
    seat = twin.waiting()[0]
    twin.play(seat, twin.moves(seat)[0])
    assert snapshot(state) == before
