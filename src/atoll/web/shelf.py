"""What a newcomer reads before sitting down: games, options, rules, drawings and the shell's own texts."""

import gc
import hashlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

from fluent.syntax import FluentParser, ast

from atoll import games
from atoll.games import UnknownGame
from atoll.kernel.game import Game
from atoll.text.catalogue import LANGUAGES, catalogue
from atoll.text.rulebook import rulebook

from .log import LOG
from .refusal import Refused, words
from .thinkers import LEVELS
from .wire import GameView, Language, Level, Messages, OptionValue, OptionView, Rules, RuleView, Shelf

YOUNG = 20_000
"""How many new objects the garbage collector waits for: a move makes some hundred, and nearly all go by themselves."""
ART = {"symbols.svg": "image/svg+xml", "table.css": "text/css; charset=utf-8"}


def find(name: str) -> Game:
    try:
        return games.find(name)
    except (UnknownGame, games.BrokenGame):
        raise Refused("unknown-game") from None


@cache
def shelf(language: Language) -> Shelf:
    """All titles, in one language."""
    return Shelf([_view(game, language) for game in _loaded()])


def _loaded() -> Iterator[Game]:
    """The games that can be played; one that another package has broken does not close the house."""
    for name in games.names():
        try:
            yield games.find(name)
        except games.BrokenGame as broken:
            LOG.warning(str(broken))


def warm_up() -> None:
    """Read all that the first visitor would have to wait for."""
    for language in get_args(Language):
        messages(language)
        for game in shelf(language).games:
            rules(game.name, language)
    gc.collect()
    gc.freeze()  # all of this stays for good: the collector need not look at it again while people wait
    gc.set_threshold(YOUNG, 10, 10)


def _view(game: Game, language: Language) -> GameView:
    say = catalogue(language, game.folder).say
    options = [
        OptionView(
            option.name,
            say(f"option-{option.name}"),
            [OptionValue(value, say(f"option-{option.name}-{value}")) for value in option.values],
        )
        for option in game.options
    ]
    levels = [Level(level, words(language).say(f"level-{level}")) for level in LEVELS]
    return GameView(
        game.name, game.title, list(game.seats), options, levels, _version(game), drawn=game.stage is not None
    )


def _version(game: Game) -> str:
    """A name for the drawings as they are now."""
    digest = hashlib.sha256()
    for name in ART:
        path = game.folder / "art" / name
        digest.update(path.read_bytes() if path.is_file() else b"")
    return digest.hexdigest()[:12]


def art(game: str, name: str) -> tuple[bytes, str]:
    """A drawing or style sheet of a game, and what kind of file it is."""
    path = find(game).folder / "art" / name
    if not path.is_file():
        raise Refused("unknown-page")
    return path.read_bytes(), ART[name]


@cache
def rules(game: str, language: Language) -> Rules:
    """The rules of a game in our own words."""
    title = find(game)
    paragraphs = [RuleView(p.id, p.section, p.text) for p in rulebook(title.folder, language)]
    return Rules(game, title.title, language, paragraphs)


@cache
def messages(language: Language) -> Messages:
    """The shell's texts with their blanks written `{name}`, for a client that has no Fluent of its own."""
    assert language in LANGUAGES
    path = Path(__file__).parent / "text" / f"{language}.ftl"
    texts: dict[str, str] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                texts[entry.id.name] = _plain(entry.value)
            for attribute in entry.attributes:
                texts[f"{entry.id.name}.{attribute.id.name}"] = _plain(attribute.value)
        elif isinstance(entry, ast.Junk):
            raise ValueError(f"{path.name}: {entry.content}")
    return Messages(language, texts)


def _plain(pattern: ast.Pattern) -> str:
    parts = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
        elif isinstance(element.expression, ast.VariableReference):
            parts.append(f"{{{element.expression.id.name}}}")
        elif isinstance(element.expression, ast.StringLiteral):
            parts.append(element.expression.parse()["value"])
        else:
            raise ValueError("the shell's texts have plain blanks only; count with .one and .other")
    return "".join(parts)
