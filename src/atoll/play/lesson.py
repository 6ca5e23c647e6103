"""A first game that teaches: papers that a game writes in `teach/lesson.toml`, each shown when its moment comes.

A condition looks at what one reader sees and is asked, and at the notes in the log: never at a secret, never at a
pixel. So papers come at the right moment whatever the learner plays; wishes suggest moves that lead to them.
"""

import operator
import re
import tomllib
from collections.abc import Callable, Iterable
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from atoll.kernel.game import Game
from atoll.kernel.mistakes import Mistake
from atoll.kernel.moves import Move
from atoll.text.catalogue import TEACHING

from .match import Match

__all__ = ["BadLesson", "Lesson", "Paper", "When", "Wish", "lesson", "read"]

_TEST = re.compile(r"(?P<size>len\()?(?P<path>[\w.-]+)\)? (?P<sign>==|!=|<=|>=|<|>) (?P<value>.+)")
_SIGNS: dict[str, Callable[[Any, Any], bool]] = {
    "==": operator.eq, "!=": operator.ne, "<=": operator.le, ">=": operator.ge, "<": operator.lt, ">": operator.gt,
}  # fmt: skip


class BadLesson(Mistake):
    """A lesson cannot be read."""


class When(Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a game, for one reader; all that is named must hold.

    Names may have wildcards. A test of the view reads `players.0.crates >= 1` or `len(players.0.hand) < 3`.
    """

    asked: str = "*"  # the question before the reader
    offers: str = "*"  # some word that can be said now
    happened: str = ""  # some note that stands in the log, whoever acted
    did: str = ""  # some note about the reader in the log
    view: list[str] = []
    over: bool = False  # the game is over; without it, the reader is asked something


class Wish(Struct, frozen=True, forbid_unknown_fields=True):
    """What the lesson suggests at a moment: the first of these words that can be said."""

    play: list[str]
    when: When = When()


class Paper(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing explained once: a message `lesson-<name>` with its `.text`.

    It points at sprites, at panels (`panel:map`), and at what the suggested word is chosen on.
    """

    name: str
    when: When = When()
    points: list[str] = []
    play: list[str] = []
    after: list[str] = []  # papers that come first


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A fixed deal against gentle bots, with the papers in the order in which they come when several could."""

    seed: int
    papers: list[Paper]
    seats: int = 2
    seat: int = 1  # the learner's, counted from one
    level: str = "easy"
    options: dict[str, str] = {}
    wishes: list[Wish] = []

    def due(self, match: Match, seat: int, read: Iterable[str]) -> Paper | None:
        """The first paper whose moment has come and that was not read yet."""
        done = set(read)
        moment = _Moment(match, seat)
        for paper in self.papers:
            if paper.name not in done and done.issuperset(paper.after) and moment.is_like(paper.when):
                return paper
        return None

    def suggested(self, match: Match, seat: int, paper: Paper | None) -> Move | None:
        """A move that leads on: the paper's own or, where none lies on the table, what a wish says."""
        moment = _Moment(match, seat)
        for wish in self.wishes if paper is None else [Wish(paper.play)]:
            found = moment.find(wish.play) if moment.is_like(wish.when) else None
            if found is not None:
                return found
        return None


class _Moment:
    """A position as one reader sees it."""

    def __init__(self, match: Match, seat: int) -> None:
        question = match.state.question(seat)
        self.over = match.state.over()
        self.asked = None if question is None else question.prompt.name
        self.moves = match.state.moves(seat) if question is not None else []
        self.view: Any = msgspec.to_builtins(match.game.look(match.state, seat))
        events = [event for step in match.steps for event in step.events]
        self.happened = {event.note.name for event in events}
        self.did = {event.note.name for event in events if event.seat == seat}

    def is_like(self, when: When) -> bool:
        if when.over or self.asked is None:
            return when.over and self.over
        return (
            fnmatchcase(self.asked, when.asked)
            and self.find([when.offers]) is not None
            and _among(self.happened, when.happened)
            and _among(self.did, when.did)
            and all(_holds(test, self.view) for test in when.view)
        )

    def find(self, wanted: list[str]) -> Move | None:
        """The first legal word that is wanted, in the order of the wishes."""
        for pattern in wanted:
            for move in self.moves:
                if fnmatchcase(move.text, pattern):
                    return move
        return None


def _among(names: set[str], pattern: str) -> bool:
    return not pattern or any(fnmatchcase(name, pattern) for name in names)


def _holds(test: str, view: Any) -> bool:
    """Whether a test of the view holds; raises BadLesson if it makes no sense."""
    found = _TEST.fullmatch(test)
    if found is None:
        raise BadLesson(f"a test reads `path == value`, not {test!r}")
    value = view
    try:
        for part in found["path"].split("."):
            value = value[int(part)] if isinstance(value, list) else value[part]
        if found["size"]:
            value = len(value)
        wanted = tomllib.loads(f"value = {found['value']}")["value"]
        return _SIGNS[found["sign"]](value, wanted)
    except (LookupError, TypeError, ValueError) as problem:
        raise BadLesson(f"the view has nothing to test by {test!r}: {problem}") from None


@cache
def lesson(game: Game) -> Lesson | None:
    """The lesson that a game brings, if it brings one."""
    path = game.folder / TEACHING / "lesson.toml"
    return read(path, game) if path.is_file() else None


def read(path: Path, game: Game) -> Lesson:
    """A lesson from its file; raises BadLesson, in words, for one that cannot be played."""
    try:
        found = msgspec.toml.decode(path.read_bytes(), type=Lesson)
        game.check_seats(found.seats)
        game.settings(found.options)
    except (msgspec.MsgspecError, Mistake, UnicodeError) as problem:
        raise BadLesson(f"{path}: {problem}") from None
    names = [paper.name for paper in found.papers]
    if len(set(names)) < len(names) or not 1 <= found.seat <= found.seats:
        raise BadLesson(f"{path}: every paper has a name of its own, and the learner one of the seats")
    return found
