"""Searching a record, perhaps on several cores: what goes in and what comes out is text and numbers.

Every process replays the record, makes up for itself what the seat cannot know, and searches with dice of its own;
the tries are added up. Nothing else has to cross the border, so a process may be anywhere.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from atoll.bots.bot import Bot
from atoll.bots.levels import budget
from atoll.bots.search import Budget, Search
from atoll.kernel.game import Game
from atoll.kernel.mistakes import Mistake
from atoll.kernel.moves import Move
from atoll.kernel.rng import Rng, seeded
from atoll.kernel.state import State
from atoll.text.speaker import Speaker

from .hints import Hint, Tried, explain, gist, hints
from .match import Match
from .record import Record, parse
from .workers import run_all


class NothingToChoose(Mistake):
    """A seat is not asked anything."""


@dataclass(frozen=True)
class Advice:
    """A hint in words: the move, its label, the chance to win by it, the tries it got, and why: plainly, in numbers."""

    move: str
    label: str
    chance: float
    visits: int
    why: str
    gist: str


class Analyst(Bot):
    """A search that keeps what it has found out about each legal move."""

    def __init__(self, game: Game, limit: Budget, rng: Rng) -> None:
        self.game = game
        self.limit = limit
        self.rng = rng
        self.tried: list[Tried] = []

    def choose(self, state: State, seat: int) -> Move:
        search = Search(self.game, state.seats, seat, self.limit, self.rng)
        search.think(state)
        found = [(move, search.found(move)) for move in state.moves(seat)]
        self.tried = [
            Tried(move, node.visits, node.visits * node.mean(self.limit.faith)) for move, node in found if node
        ]
        return max(self.tried, key=lambda one: one.visits).move


class Adviser(Bot):
    """Says what speaks for the moves that were tried most."""

    def __init__(self, game: Game, tried: Sequence[Tried], number: int, rng: Rng, asked: Sequence[str] = ()) -> None:
        self.game = game
        self.tried = tried
        self.number = number
        self.asked = asked
        self.rng = rng
        self.hints: list[Hint] = []

    def choose(self, state: State, seat: int) -> Move:
        self.hints = hints(self.game, state, seat, self.tried, self.rng, self.number, self.asked)
        return self.hints[0].move


def consult(record: Record, seat: int, player: Bot) -> None:
    """Let a bot look at a record as it looks from a seat; it keeps what it finds."""
    match = Match.replay(record, players={seat: player})
    match.choose(seat)
    match.expect_no_stand_in()


def search_part(record: str, seat: int, limit: str, part: int) -> list[tuple[str, int, float]]:
    """One process's part of a search: word, tries, and chances summed over them."""
    read = parse(record)
    analyst = Analyst(read.find_game(), budget(limit), seeded(read.seed, "advice", len(read.entries), part))
    consult(read, seat, analyst)
    return [(one.move.text, one.visits, one.total) for one in analyst.tried]


def search_parallel(match: Match, seat: int, limit: str, cores: int = 1) -> list[Tried]:
    """What so many processes together find out about each legal move."""
    record = match.record.format()
    moves = {move.text: move for move in match.state.moves(seat)}
    visits = dict.fromkeys(moves, 0)
    totals = dict.fromkeys(moves, 0.0)
    for part in run_all(search_part, [(record, seat, limit, part) for part in range(cores)], jobs=cores):
        for word, tried, total in part:
            visits[word] += tried
            totals[word] += total
    return [Tried(move, visits[word], totals[word]) for word, move in moves.items()]


def most_tried(match: Match, seat: int, limit: str, cores: int) -> Move:
    """What a searching bot plays that thinks in so many processes; a single move is played at once."""
    moves = match.state.moves(seat)
    if len(moves) == 1:
        return moves[0]
    return max(search_parallel(match, seat, limit, cores), key=lambda one: one.visits).move


def advise(
    record: str,
    seat: int,
    limit: str,
    language: str = "en",
    number: int = 3,
    cores: int = 1,
    asked: Sequence[str] = (),
) -> list[Advice]:
    """The best few moves of a seat in a language, and those words that are asked about, as far as they were tried."""
    match = Match.replay(parse(record))
    if seat not in match.state.waiting():
        raise NothingToChoose(f"player {seat + 1} has nothing to choose now")
    speaker = Speaker(match.game, language, match.record.names)
    found = search_parallel(match, seat, limit, cores)
    dice = seeded(match.record.seed, "reasons", len(match.record.entries))
    adviser = Adviser(match.game, found, number, dice, asked)
    consult(match.record, seat, adviser)
    return [
        Advice(
            hint.move.text,
            speaker.label(hint.move),
            hint.chance,
            hint.visits,
            explain(hint, speaker),
            gist(hint, speaker, seat),
        )
        for hint in adviser.hints
    ]
