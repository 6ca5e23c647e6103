"""Bots by name: a level is a setting, written as people type it.

``random``, ``quick``, ``quick@16`` (redealt worlds), ``search@200ms``, ``search@2s``, ``search@1000i`` (iterations),
``easy``, ``normal``, ``hard``, ``expert``, ``process@COMMAND`` or ``process@2s:COMMAND`` (see process.py), and whatever
other packages offer under the entry point ``atoll.bots``. ``quick:linear``, ``search@200ms:linear`` and ``hard:linear``
judge by the game's linear value, even where it brings a learned one.
"""

import re
import shlex
from typing import TYPE_CHECKING

from atoll.kernel.game import Game
from atoll.kernel.mistakes import Mistake
from atoll.kernel.rng import Rng

from .bot import Bot, Maker, QuickBot, RandomBot, SearchBot
from .jury import LINEAR
from .search import Budget

if TYPE_CHECKING:
    from importlib.metadata import EntryPoints

__all__ = [
    "UnknownLevel",
    "bot",
    "budget",
    "budget_text",
    "guests",
    "maker",
    "names",
]

GROUP = "atoll.bots"
NICKNAMES = {"easy": "quick@1:linear", "normal": "search@60i", "hard": "search@600i", "expert": "search@2s"}
"""The levels that people sit down with. All but the last are as strong on a slow machine as on a fast one."""
WORLDS = 6  # what `quick` looks at unless told
BY_LINEAR = f":{LINEAR}"
THINKING = "200ms"  # what `search` takes unless told

_COMMAND = re.compile(r"(?:(?P<limit>[\d.]+m?s):)?(?P<command>\S.*)")
_BUDGET = re.compile(r"(?P<amount>\d+(?:\.\d+)?)(?P<unit>ms|s|i)")


class UnknownLevel(Mistake):
    """No bot plays at this level."""


def budget(text: str) -> Budget:
    """How long to think: `200ms`, `1.5s` or `1000i` for a number of iterations."""
    found = _BUDGET.fullmatch(text)
    amount = float(found["amount"]) if found is not None else 0.0
    if found is None or amount == 0 or (found["unit"] == "i" and not amount.is_integer()):
        raise UnknownLevel(f"a search is given a time or iterations (200ms, 2s, 1000i), not {text!r}")
    if found["unit"] == "i":
        return Budget(iterations=int(amount))
    return Budget(seconds=amount / 1000 if found["unit"] == "ms" else amount)


def _judging(setting: str) -> tuple[str, str]:
    """A setting without what the bot is told to judge by, and that."""
    setting, colon, value = setting.partition(":")
    if colon and value != LINEAR:
        raise UnknownLevel(f"a bot judges by its best value, or by {LINEAR} as in quick:{LINEAR}, not by {value!r}")
    return setting, value


def _parts(level: str) -> tuple[str, str]:
    """The name and the setting that a level stands for: `hard:linear` is `search` and `2s:linear`."""
    nickname = level.removesuffix(BY_LINEAR)
    if nickname in NICKNAMES:
        stands_for = NICKNAMES[nickname]
        level = stands_for if nickname == level else stands_for.removesuffix(BY_LINEAR) + BY_LINEAR
    name, at, setting = level.partition("@")
    if not at and name.endswith(BY_LINEAR):  # quick:linear
        return name.removesuffix(BY_LINEAR), BY_LINEAR
    return name, setting


def _random(game: Game, setting: str, rng: Rng) -> Bot:
    if setting:
        raise UnknownLevel(f"the random bot of {game.title} has no settings, so not {setting!r}")
    return RandomBot(game, rng)


def _quick(game: Game, setting: str, rng: Rng) -> Bot:
    setting, value = _judging(setting)
    if setting and (not setting.isdecimal() or int(setting) == 0):
        raise UnknownLevel(f"the quick bot is given a number of worlds to look at, not {setting!r}")
    return QuickBot(game, int(setting or WORLDS), rng, value)


def _search(game: Game, setting: str, rng: Rng) -> Bot:
    setting, value = _judging(setting)
    return SearchBot(game, budget(setting or THINKING), rng, value)


def _process(game: Game, setting: str, _rng: Rng) -> Bot:
    from .process import PATIENCE, ProcessBot  # subprocesses are a world of their own, and most tables need none

    found = _COMMAND.fullmatch(setting)
    if found is None:
        raise UnknownLevel(f"a process is given a command, as in process@./bot or process@2s:./bot, not {setting!r}")
    try:
        command = shlex.split(found["command"])
    except ValueError as problem:  # a quotation mark without its twin
        raise UnknownLevel(f"the command of a process cannot be read ({problem}): {found['command']}") from None
    return ProcessBot(game, command, budget(found["limit"]).seconds if found["limit"] else PATIENCE)


BUILT_IN: dict[str, Maker] = {"random": _random, "quick": _quick, "search": _search, "process": _process}


def _guests() -> "EntryPoints":
    """The bots of other packages; looking through all packages takes its time."""
    from importlib.metadata import entry_points

    return entry_points(group=GROUP)


def guests() -> list[str]:
    """The names of the bots of other packages."""
    return sorted({entry.name for entry in _guests()} - {*BUILT_IN, *NICKNAMES})


def names() -> list[str]:
    """The names a level can begin with."""
    return [*BUILT_IN, *NICKNAMES, *guests()]


def maker(name: str) -> Maker:
    """Who makes the bots of this name: the house or another package."""
    if name in BUILT_IN:
        return BUILT_IN[name]
    for entry in _guests():
        if entry.name == name:
            try:
                found: Maker = entry.load()
            except Exception as problem:  # it is another's code: anything may go wrong
                raise UnknownLevel(f"{name} cannot be loaded: {type(problem).__name__}: {problem}") from problem
            return found
    if name in NICKNAMES:
        raise UnknownLevel(f"{name} has no settings: it stands for {NICKNAMES[name]}")
    raise UnknownLevel(f"there is no bot called {name!r}; there are: {', '.join(names())}")


def budget_text(level: str) -> str:
    """The time or the iterations of a level that searches by its best value; nothing for the others."""
    name, setting = _parts(level)
    return (setting or THINKING) if name == "search" and not _judging(setting)[1] else ""


def bot(level: str, game: Game, rng: Rng) -> Bot:
    """The bot of this level for one seat of a game."""
    if not isinstance(level, str):
        raise UnknownLevel(f"a level is a word such as search@200ms, not {level!r}")
    name, setting = _parts(level)
    return maker(name)(game, setting, rng)
