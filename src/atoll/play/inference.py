"""What others could infer: who is asked next, what shares a move and when a turn ends must not tell hidden things.

A move is made in the true world and, by the same word, in worlds in which only what its maker alone knows is dealt
anew. Nobody else can tell these worlds apart before the move; so unless the rules show something, nobody may after it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import log2
from typing import TYPE_CHECKING, Any

import msgspec

from atoll import games
from atoll.kernel.game import Game
from atoll.kernel.moves import Move
from atoll.kernel.notes import Event, Note
from atoll.kernel.rng import Rng, derived, seeded
from atoll.kernel.state import GUEST, State
from atoll.text.speaker import Speaker

from .match import Match, invite

if TYPE_CHECKING:
    from atoll.kernel.rows import Observer

WORLDS = 12  # disguised worlds in which each move is tried


@dataclass(frozen=True)
class Outward:
    """All that one reader notices of a move: the log, the view, who is asked, and whether it can be taken back."""

    told: tuple[tuple[str, int, str], ...]  # what kind of event, of whom, in words
    seen: bytes
    waiting: tuple[int, ...]
    final: bool  # somebody learned something, so the move cannot be taken back

    def explains(self, other: "Outward") -> bool:
        """Whether the difference to another world is what the rules show.

        Where the two logs part, both must tell what the rules show of the same seat: a card that is turned up is this
        one or that one. One log that goes on where the other ends was cut by something hidden. Where the logs
        are the same, only what the reader itself has just learned, cards of its own, may look different.
        """
        for mine, theirs in zip(self.told, other.told, strict=False):
            if mine != theirs:
                return mine[:2] == theirs[:2]
        if (len(self.told), self.waiting, self.final) != (len(other.told), other.waiting, other.final):
            return False
        return self.final or self.seen == other.seen


def outward(game: Game, world: State, seat: int, move: Move, readers: Sequence[int]) -> list[Outward]:
    """What each reader notices of a move in a world."""
    after = world.copy()
    after.discreet = world.discreet
    events: list[Event] = []
    after.journal = events
    after.play(seat, move)
    speaker = Speaker(game)
    noticed = []
    for reader in readers:
        told = tuple((_kind(event.note), event.seat, speaker.tell(event, reader)) for event in events)
        choices = [] if reader == GUEST else [word.text for word in after.moves(reader)]
        seen = msgspec.json.encode([game.look(after, reader), choices, speaker.prompt(after, reader)])
        seen += row(game, after, reader)
        noticed.append(Outward(told, seen, tuple(after.waiting()), after.learned != world.learned))
    return noticed


@cache
def _observer(game: Game, seats: int) -> "Observer[Any] | None":
    """What writes the rows of a game, if it brings that."""
    return None if game.observer is None else game.observer(seats)


def row(game: Game, state: State, reader: int) -> bytes:
    """What a learner in a seat reads of a position, where there are rows."""
    observer = None if reader == GUEST else _observer(game, state.seats)
    return b"" if observer is None else bytes(observer.observed(state, reader))


def tells(game: Game, state: State, world: State, seat: int, move: Move, reader: int) -> bool:
    """Whether a move tells a reader which of two worlds is true, beyond what the rules show.

    The reader cannot tell them apart before the move. A word that cannot be said in one of them tells that by itself.
    """
    if seat not in world.waiting() or move not in world.moves(seat):
        return False
    [mine], [theirs] = (outward(game, one, seat, move, [reader]) for one in (state, world))
    return not mine.explains(theirs)


def _kind(note: Note) -> str:
    """What an event tells: the rules show a card in one of several ways, by what is on it."""
    return "reveals" if note.reveals else note.name


@dataclass
class Inference:
    """How much moves tell beyond the rules."""

    moves: int = 0
    telling: int = 0  # moves that look different in some disguised world
    bits: float = 0.0
    example: str = ""

    def add(self, other: "Inference") -> None:
        self.moves += other.moves
        self.telling += other.telling
        self.bits += other.bits
        self.example = self.example or other.example


def infer(game: Game, state: State, seat: int, move: Move, owner: int, rng: Rng, worlds: int = WORLDS) -> Inference:
    """What the others could infer from one move about what only the owner knows."""
    readers = [reader for reader in [*range(state.seats), GUEST] if reader != owner]
    truth = outward(game, state, seat, move, readers)
    tried, alike = 0, 0
    found = Inference(moves=1)
    for _ in range(worlds):
        world = state.disguise(owner, rng)
        world.discreet = state.discreet
        if move not in world.moves(seat):
            continue  # the word itself tells that
        tried += 1
        twin = outward(game, world, seat, move, readers)
        if all(mine.explains(theirs) for mine, theirs in zip(truth, twin, strict=True)):
            alike += 1
        elif not found.example:
            asked, elsewhere = truth[0].waiting, twin[0].waiting
            found.example = f"«{move.text}» by seat {seat}: next asked {asked}, elsewhere {elsewhere}"
    if alike < tried:
        found.telling = 1
        found.bits = -log2((alike + 1) / (tried + 1))
    return found


def infer_game(name: str, seats: int, seed: int, level: str, discreet: bool) -> Inference:
    """What could be inferred in one game of bots: of each move about its maker's secrets, and about another's."""
    game = games.find(name)
    bots = {seat: invite(level, game, seed, seat) for seat in range(seats)}
    match = Match.new(game, seats, derived(seed, "deal"), players=bots, discreet=range(seats if discreet else 0))
    rng = seeded(seed, "disguise")
    found = Inference()
    while not match.state.over():
        seat = match.state.waiting()[rng.below(len(match.state.waiting()))]
        move = match.choose(seat)
        other = (seat + 1 + rng.below(max(1, seats - 1))) % seats
        for owner in (seat, other):
            found.add(infer(game, match.state, seat, move, owner, rng))
        match.play(seat, move)
    match.close()
    match.expect_no_stand_in()
    return found
