"""Thinking about a record, perhaps on several cores: what goes in and what comes out is text and numbers.

Every process replays the record, makes up for itself what the seat cannot know, and searches with dice of its own;
the tries are added up. Nothing else has to cross the border, so a process may be anywhere.
"""

from dataclasses import dataclass

from atoll.bots.levels import budget
from atoll.bots.search import Budget, Search
from atoll.kernel.game import Game
from atoll.kernel.mistakes import Mistake
from atoll.kernel.moves import Move
from atoll.kernel.rng import Rng, seeded
from atoll.kernel.state import State
from atoll.text.speaker import Speaker

from .hints import Tried, explain, hints
from .match import Match
from .record import parse
from .workers import run_all


class NothingToChoose(Mistake):
    """A seat is not asked anything."""


@dataclass(frozen=True)
class Advice:
    """A hint in words: the move, its label, the chance to win by it, the tries it got, and why."""

    move: str
    label: str
    chance: float
    visits: int
    why: str


def search(game: Game, shown: State, seat: int, thinking: Budget, rng: Rng) -> list[Tried]:
    """What a search finds out about each legal move."""
    searcher = Search(game, shown.seats, seat, thinking, rng)
    searcher.think(shown)
    nodes = [(move, searcher.found(move)) for move in shown.moves(seat)]
    return [
        Tried(move, node.visits, node.visits * node.mean(thinking.faith)) for move, node in nodes if node is not None
    ]


def think(record: str, seat: int, thinking: str, salt: int) -> list[tuple[str, int, float]]:
    """One process's part: word, tries, and chances summed over them."""
    match = Match.replay(parse(record))
    rng = seeded((match.record.seed << 16) + salt)
    found = search(match.game, match.redealt(seat), seat, budget(thinking), rng)
    return [(one.move.text, one.visits, one.total) for one in found]


def tries(match: Match, seat: int, thinking: str, cores: int = 1) -> list[Tried]:
    """What so many processes together find out about each legal move."""
    record = match.record.format()
    moves = {move.text: move for move in match.state.moves(seat)}
    visits = dict.fromkeys(moves, 0)
    totals = dict.fromkeys(moves, 0.0)
    for part in run_all(think, [(record, seat, thinking, salt) for salt in range(cores)], jobs=cores):
        for word, tried, total in part:
            visits[word] += tried
            totals[word] += total
    return [Tried(move, visits[word], totals[word]) for word, move in moves.items()]


def choose(match: Match, seat: int, thinking: str, cores: int) -> Move:
    """What a searching bot plays that thinks in so many processes; a single move is played at once."""
    moves = match.state.moves(seat)
    if len(moves) == 1:
        return moves[0]
    return max(tries(match, seat, thinking, cores), key=lambda one: one.visits).move


def advise(
    record: str, seat: int, thinking: str, language: str = "en", number: int = 3, cores: int = 1
) -> list[Advice]:
    """The best few moves of a seat, in a language."""
    match = Match.replay(parse(record))
    if seat not in match.state.waiting():
        raise NothingToChoose(f"player {seat + 1} has nothing to choose now")
    speaker = Speaker(match.game, language, match.record.names)
    found = tries(match, seat, thinking, cores)
    rng = seeded(match.record.seed + 1)
    return [
        Advice(hint.move.text, speaker.label(hint.move), hint.chance, hint.visits, explain(hint, speaker))
        for hint in hints(match.game, match.redealt(seat), seat, found, rng, number)
    ]
