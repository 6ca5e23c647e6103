"""Golden playthroughs: one game as text, with everything observable at each step."""

import hashlib
import itertools
from collections.abc import Iterator
from pathlib import Path

import msgspec

from atoll.bots.playout import play_out
from atoll.kernel.game import Game
from atoll.kernel.rng import seeded
from atoll.kernel.state import GUEST, State
from atoll.text.speaker import Speaker

from .match import Match
from .perft import perft


def variants(game: Game) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of seats with every combination of the options that matter there."""
    for seats in game.seats:
        choices = [
            [(option.name, value) for value in (option.values if option.matters(seats) else option.values[:1])]
            for option in game.options
        ]
        for chosen in itertools.product(*choices):
            yield seats, dict(chosen)


def title(seats: int, options: dict[str, str]) -> str:
    """The name of a variant, good for a file."""
    return "-".join([f"{seats}", *options.values()])


def playthrough(game: Game, seats: int, options: dict[str, str], seed: int = 1) -> str:
    """A random game as text: question, legal words, the word said, the news and a digest of every view."""
    match = Match.new(game, seats, seed, options, [])
    speaker = Speaker(game)
    rng = seeded(seed)  # for no purpose of its own: another recipe would change all golden files and prove no more
    lines = [f"{game.name} seats {seats} seed {seed:x} " + " ".join(f"{k}={v}" for k, v in options.items())]
    while not match.state.over():
        state = match.state
        waiting = state.waiting()
        seat = waiting[rng.below(len(waiting))]
        moves = state.moves(seat)
        move = moves[rng.below(len(moves))]
        lines += ["", f"# {len(match.steps) + 1}  seat {seat + 1}  {speaker.prompt(state, seat)}"]
        lines += [f"legal  {_legal([word.text for word in moves])}", f"said   {move.text}"]
        for event in match.play(seat, move).events:
            lines.append(f"news   {speaker.tell(event, GUEST)} ({event.note.rule})")
        lines.append(f"views  {digests(game, match.state)}")
    outcome = match.outcome
    return "\n".join([*lines, "", f"points {outcome.points} ranks {outcome.ranks}", ""])


def _legal(words: list[str]) -> str:
    """The words in full, or a long list as its ends and a digest."""
    if len(words) <= 12:
        return " | ".join(words)
    return f"{words[0]} | {words[1]} | … | {words[-1]}  ({len(words)} words, {_digest('|'.join(words).encode())})"


def digests(game: Game, state: State) -> str:
    """A short digest of what every seat and a guest see."""
    views = [(str(seat + 1), game.look(state, seat)) for seat in range(state.seats)]
    views.append(("guest", game.look(state, GUEST)))
    return " ".join(f"{name}:{_digest(msgspec.json.encode(view))}" for name, view in views)


def _digest(text: bytes) -> str:
    return hashlib.sha256(text).hexdigest()[:8]


def perft_table(game: Game, most: int = 3_000) -> str:
    """How many move sequences lead on from the start and from the middle of games, as deep as so many leaves allow."""
    lines = []
    for seats, options in golden_variants(game):
        for made in (0, 30, 60):
            state = game.start(seats, 1, **options)
            play_out(state, seeded(1), made)
            counts = [perft(state, 1)]
            while counts[-1] * counts[0] <= most and len(counts) < 4:
                counts.append(perft(state, len(counts) + 1))
            numbers = "   ".join(f"{depth} {count}" for depth, count in enumerate(counts, 1))
            lines.append(f"{game.name} {title(seats, options)} after {made} moves: {numbers}")
    return "\n".join(lines) + "\n"


def golden_variants(game: Game) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of seats with the usual options, and every other option once."""
    usual = game.settings({})
    yield from ((seats, usual) for seats in game.seats)
    for option in game.options:
        for value in option.values[1:]:
            yield (option.seats or game.seats)[0], {**usual, option.name: value}


def golden_files(game: Game) -> Iterator[tuple[Path, str]]:
    """All golden texts of a game, with where they belong below the folder of golden files."""
    for seats, options in golden_variants(game):
        yield Path(game.name) / f"{title(seats, options)}.txt", playthrough(game, seats, options)
    yield Path(game.name) / "perft.txt", perft_table(game)
