"""What a newcomer reads before sitting down: games, options, rules, drawings and the shell's own texts."""

import gc
import hashlib
import math
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

from atoll import games
from atoll.kernel.game import Game, Option
from atoll.play.lesson import lesson
from atoll.play.primer import pictures
from atoll.text.catalogue import ENGLISH, LANGUAGES, TEACHING, Catalogue, catalogue, language_names, spoken
from atoll.text.glossary import glossary
from atoll.text.legend import legend
from atoll.text.rulebook import rulebook

from .botpool import LEVELS, levels
from .log import LOG
from .refusal import Refused, words
from .wire import (
    AboutView,
    GameList,
    GameView,
    Glossary,
    IconGroup,
    IconView,
    LanguageView,
    Level,
    Messages,
    OptionValue,
    OptionView,
    PictureView,
    Primer,
    Rules,
    RuleView,
)

GC_THRESHOLD = 20_000
"""How many new objects the garbage collector waits for: a move makes some hundred, freed by their counts."""
ART = {"symbols.svg": "image/svg+xml", "table.css": "text/css; charset=utf-8", "cover.svg": "image/svg+xml"}


@cache
def playable() -> dict[str, Game]:
    """The games that can be offered, by name. One that is broken is left out, and stops nobody."""
    found = {}
    for name in games.names():
        try:
            game = games.find(name)
            _check_texts(game)
        except Exception as problem:  # it is another's code: anything may be wrong with it
            LOG.warning(f"{name} is left out", extra={"about": {"why": f"{type(problem).__name__}: {problem}"}})
        else:
            found[name] = game
    return found


def _check_texts(game: Game) -> None:
    """Raise unless a game has rules, and can say what the lobby shows and all its moves, if need be in English."""
    for language in LANGUAGES:
        texts = catalogue(language, game.folder)
        missing = {move.verb.name for move in game.lexicon.moves if move.verb.name not in texts}
        if missing:
            raise LookupError(f"its texts lack {', '.join(sorted(missing))}")
        rulebook(game.folder, language)
        _view(game, language)
    taught = lesson(game)
    if taught is not None:
        texts = catalogue(ENGLISH, game.folder, game.folder / TEACHING)
        missing = {f"lesson-{paper.name}" for paper in taught.papers if f"lesson-{paper.name}" not in texts}
        if missing:
            raise LookupError(f"its lesson lacks the texts {', '.join(sorted(missing))}")


def find(name: str) -> Game:
    try:
        return playable()[name]
    except KeyError:
        raise Refused("unknown-game") from None


@cache
def game_list(language: str) -> GameList:
    """All titles, in one language."""
    by_length = sorted(playable().values(), key=lambda game: (game.about.minutes or math.inf, game.title))
    return GameList([_view(game, language) for game in by_length])


def warm_up() -> None:
    """Read all that the first visitor would have to wait for."""
    for language in LANGUAGES:
        messages(language)
        for game in game_list(language).games:
            rules(game.name, language)
    gc.collect()
    gc.freeze()  # all of this stays for good: the collector need not look at it again while people wait
    gc.set_threshold(GC_THRESHOLD, 10, 10)


def _view(game: Game, language: str) -> GameView:
    texts = catalogue(language, game.folder)
    shell = words(language)
    low, high = game.seats[0], game.seats[-1]
    return GameView(
        name=game.name,
        title=game.title,
        blurb=texts.message("blurb") if "blurb" in texts else shell.message("blurb", low=low, high=high),
        seats=list(game.seats),
        usual_seats=min(max(game.about.usual_seats, low), high),
        minutes=game.about.minutes,
        weight=game.about.weight,
        lesson=lesson(game) is not None,
        legend=bool(legend(game.folder).groups),
        options=[_option(option, game, texts) for option in game.options],
        levels=[Level(level, shell.message(f"level-{level}") if level in LEVELS else level) for level in levels()],
        art=_version(game),
        cover=(game.folder / "art" / "cover.svg").is_file(),
        drawn=game.stage is not None,
    )


def _option(option: Option, game: Game, texts: Catalogue) -> OptionView:
    return OptionView(
        option.name,
        texts.message(f"option-{option.name}"),
        [OptionValue(value, texts.message(f"option-{option.name}-{value}")) for value in option.values],
        [seats for seats in game.seats if option.matters(seats)],
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
def primer(name: str, language: str) -> Primer:
    """Aim and turn of a game in pictures, and the legend of its signs."""
    game = find(name)
    texts = catalogue(language, game.folder, game.folder / TEACHING)
    shown = [
        PictureView(texts.message(f"primer-{one.name}"), texts.detail(f"primer-{one.name}", "text"), scene, lit)
        for one, scene, lit in pictures(game, language)
    ]
    return Primer(name, language, shown, _legend(game, texts))


def _legend(game: Game, texts: Catalogue) -> list[IconGroup]:
    found = legend(game.folder)

    def icon(sign: str, rule: str) -> IconView:
        name = f"icon-{sign}"
        return IconView(found.symbols(sign)[0], texts.message(name), texts.detail(name, "text"), rule)

    return [
        IconGroup(texts.message(f"icons-{group}"), [icon(sign, rule) for sign, rule in signs.items()])
        for group, signs in found.groups.items()
    ]


@cache
def rules(game: str, language: str) -> Rules:
    """The rules of a game in our own words."""
    title = find(game)
    paragraphs = [RuleView(p.id, p.section, p.text) for p in rulebook(title.folder, language)]
    return Rules(game, title.title, language, paragraphs)


@cache
def things(game: str, language: str) -> Glossary:
    """What the things on the table of a game are."""
    told = glossary(find(game), language)
    return Glossary({name: AboutView(entry.text, entry.rule) for name, entry in told.items()})


@cache
def messages(language: str) -> Messages:
    """The shell's texts with their blanks written `{name}`, for a client that has no Fluent of its own."""
    by_name: dict[str, dict[str, str]] = {}
    for file in spoken(Path(__file__).parent / "text", language):
        by_name.update(_plain_texts(file))
    texts = {key: text for forms in by_name.values() for key, text in forms.items()}
    return Messages(language, [LanguageView(code, name) for code, name in language_names().items()], texts)


def _plain_texts(file: Path) -> dict[str, dict[str, str]]:
    """The messages of a file by name: each with its own text, or its plural forms, by key."""
    found = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            name = entry.id.name
            found[name] = {f"{name}.{form.id.name}": _plain(form.value) for form in entry.attributes}
            if entry.value is not None:
                found[name][name] = _plain(entry.value)
        elif isinstance(entry, ast.Junk):
            raise ValueError(f"{file.name}: {entry.content}")
    return found


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
