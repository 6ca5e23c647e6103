"""The games in words, for language models: what a seat sees, what it is asked and may say, and why a word is refused.

Everything comes from `Game.look`, from the log as that seat may read it, and from its own question.

>>> from atoll.research import text
>>> env = text.TextEnv("costa-ruana", seats=2, bots=[None, "random"])
>>> env.reset(seed=7)
>>> seat, observation = env.get_observation()
>>> print(observation.splitlines()[-1])
- place 4: Place on island 4
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from atoll import games
from atoll.bots.bot import Bot
from atoll.kernel.game import Game
from atoll.kernel.mistakes import Mistake
from atoll.kernel.state import IllegalMove, State
from atoll.play.match import Match, Step, invite
from atoll.scene import Scene
from atoll.text.rulebook import chapter
from atoll.text.speaker import Speaker

__all__ = ["TextEnv", "choices", "compact", "news", "rules", "words"]

PATIENCE = 3  # words in a row that may be refused before a player has forfeited

_SPOKEN = re.compile(r"\[([^\[\]]+)\]")


# -- what lies on the table -----------------------------------------------------------------------------


def compact(view: object) -> str:
    """A view in few tokens and with nothing left out: a line for a value, a table for things of one kind."""
    facts = msgspec.to_builtins(view)
    if not isinstance(facts, Mapping):
        return _cell(facts)
    return "\n".join(line for name, value in facts.items() for line in _fact(str(name), value))


def _fact(name: str, value: Any) -> list[str]:
    if not _alike(value):
        return [f"{name}: {_cell(value)}"]
    columns = list(value[0])
    rows = [
        " | ".join([str(number), *(_cell(thing[column]) for column in columns)]) for number, thing in enumerate(value)
    ]
    return [f"{name}: {' | '.join(['#', *columns])}", *(f"  {row}" for row in rows)]


def _alike(value: Any) -> bool:
    """Whether this is a list of things that have the same facts."""
    if not isinstance(value, list) or not value or not all(isinstance(thing, dict) for thing in value):
        return False
    return all(list(thing) == list(value[0]) for thing in value)


def _cell(value: Any) -> str:
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list) and not any(isinstance(part, list | dict) for part in value):
        return ",".join(_cell(part) for part in value) or "none"
    if isinstance(value, list):
        return "; ".join(f"({_cell(part)})" for part in value)
    if isinstance(value, dict):
        return " ".join(f"{name}={_cell(part)}" for name, part in value.items())
    return str(value)


def words(scene: Scene) -> str:
    """A drawn table as somebody hears it who does not see it: what everything is and does, panel by panel."""
    parts = [scene.heading] if scene.heading else []
    for panel in scene.panels:
        told = [f"{thing.title}: {thing.detail}" if thing.detail else thing.title for thing in panel.sprites]
        lines = list(dict.fromkeys(line for line in told if line))
        if lines:
            parts += ["", f"[{panel.title or panel.name}]", *lines]
    return "\n".join(parts).strip()


# -- what is asked and said -----------------------------------------------------------------------------


def choices(state: State, seat: int, speaker: Speaker) -> str:
    """What a seat is asked, and every word that it may say with its label."""
    lines = [f"- {move.text}: {speaker.label(move)}" for move in state.moves(seat)]
    return "\n".join([speaker.prompt(state, seat), *lines])


def news(steps: Sequence[Step], seat: int, speaker: Speaker) -> str:
    """What has happened, as this seat may know it."""
    return "\n".join(speaker.tell(event, seat) for step in steps for event in step.events)


def rules(game: Game, paragraph: str = "", language: str = "en") -> str:
    """The rules, or those paragraphs that a number stands for: "3" is all of its section, "3.1" one paragraph."""
    lines, section = [], ""
    for rule in chapter(game, language, paragraph):
        lines += [f"## {rule.section}"] if rule.section != section else []
        lines.append(f"{rule.id} {rule.text}")
        section = rule.section
    return "\n".join(lines)


# -- a loop ---------------------------------------------------------------------------------------------


class TextEnv:
    """A game for players that read and write, with the loop of TextArena.

    `get_observation` says whose turn it is and what that player reads; `step` takes what it says: a word, alone or as
    the last thing in [brackets]. A word that is refused changes nothing, and the next observation begins with the
    reason; who is refused `PATIENCE` times in a row has forfeited. House bots may sit in some of the seats.
    """

    def __init__(
        self, game: str, *, seats: int = 2, bots: Sequence[str | Bot | None] = (), language: str = "en", **options: str
    ) -> None:
        self.game = games.find(game)
        self.seats = self.game.check_seats(seats)
        self.bots = bots
        self.language = language
        self.options = self.game.settings(options)
        self.reset()

    def reset(self, num_players: int | None = None, seed: int = 0) -> None:
        """Deal a new game."""
        if num_players is not None:
            self.seats = self.game.check_seats(num_players)
        players = {
            seat: invite(bot, self.game, seed, seat) if isinstance(bot, str) else bot
            for seat, bot in enumerate(self.bots)
            if bot is not None
        }
        discreet = range(self.seats)  # that a question answered itself would tell of a hidden hand
        self.match = Match.new(self.game, self.seats, seed, self.options, players=players, discreet=discreet)
        self.speaker = Speaker(self.game, self.language)
        self.refusal = ""
        self.refused = 0
        self.loser = -1
        self._told = [0] * self.seats  # how many steps each seat has read of
        self.match.play_on()

    @property
    def done(self) -> bool:
        return self.match.state.over() or self.loser >= 0

    def get_observation(self) -> tuple[int, str]:
        """Who is asked, and all that this player may know: refusal, news, table, question, words."""
        state = self.match.state
        seat = state.waiting()[0] if not self.done else 0
        read, self._told[seat] = self._told[seat], len(self.match.steps)
        message = self.speaker.message
        parts = {
            "reader-refusal": self.refusal,
            "reader-news": news(self.match.steps[read:], seat, self.speaker),
            "reader-table": f"{message('reader-from-zero', seat=seat)}\n{compact(self.game.look(state, seat))}",
            "reader-question": choices(state, seat, self.speaker) if not self.done else "",
        }
        return seat, "\n\n".join(f"# {message(title)}\n{part}" for title, part in parts.items() if part)

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Hear what the player says; gives whether the game is over, and what there is to know about the step."""
        if self.done:
            raise Mistake("the game is over; reset() deals a new one")
        seat = self.match.state.waiting()[0]
        said = _SPOKEN.findall(action)
        try:
            self.match.say(seat, said[-1] if said else action)
        except IllegalMove as mistake:
            self.refusal = f"{mistake.text!r}: {self.speaker.explain(mistake)}"
            self.refused += 1
            self.loser = seat if self.refused >= PATIENCE else -1
        else:
            self.refusal, self.refused = "", 0
            self.match.play_on()
        return self.done, {"seat": seat, "refusal": self.refusal}

    def close(self) -> tuple[dict[int, float], dict[str, Any]]:
        """The rewards of all seats, and how the game ended."""
        self.match.close()
        if self.loser >= 0:
            others = 1 / max(1, self.seats - 1)
            shares = tuple(0.0 if seat == self.loser else others for seat in range(self.seats))
            return dict(enumerate(shares)), {"forfeited": self.loser, "record": self.match.record.format()}
        outcome = self.match.outcome
        info = {"points": outcome.points, "ranks": outcome.ranks, "record": self.match.record.format()}
        return dict(enumerate(outcome.shares)), info
