"""Proving a game: whole random games in which every move is checked against what all games promise."""

from collections.abc import Iterator
from dataclasses import dataclass

import msgspec

from atoll.kernel.game import Game, Options
from atoll.kernel.moves import Move
from atoll.kernel.notes import Event
from atoll.kernel.rng import Rng, seeded
from atoll.kernel.snapshot import snapshot
from atoll.kernel.state import GUEST, NOT_NOW, State
from atoll.text.catalogue import LANGUAGES
from atoll.text.rulebook import rulebook
from atoll.text.speaker import Speaker

from .inference import infer, row, tells
from .match import Match
from .record import Record, parse

TWINS = 2  # disguised worlds in which each move is tried


class Broken(AssertionError):
    """A promise was not kept; the record leads to the place."""

    def __init__(self, promise: str, record: Record) -> None:
        super().__init__(promise, record)  # as arguments, so that it travels between processes
        self.promise = promise
        self.record = record

    def __str__(self) -> str:
        return f"{self.promise}\n{self.record.format()}"


@dataclass
class Proof:
    """One random game under scrutiny. `words` is how many words of the lexicon are tried at each move."""

    game: Game
    match: Match
    rng: Rng
    words: int

    def run(self) -> Match:
        """Play to the end, checking before and after every move."""
        self.demand(self.game.audit(self.match.state) == "", self.game.audit(self.match.state))
        while not self.match.state.over():
            self.step()
        self.check_end()
        return self.match

    def demand(self, kept: bool, promise: str) -> None:
        if not kept:
            raise Broken(promise, self.match.record)

    def step(self) -> None:
        state = self.match.state
        waiting = state.waiting()
        seat = waiting[self.rng.below(len(waiting))]
        moves = state.moves(seat)
        free = len(moves) > 1 or state.secretive(seat)
        self.demand(free, "a seat is asked although it has no choice")
        move = moves[self.rng.below(len(moves))]
        self.check_copy(state)
        self.check_words(state, seat)
        self.check_secrets(state)
        self.check_inference(state, seat, move)
        before = state.copy()
        before.discreet = state.discreet
        step = self.match.say(seat, move.text)
        self.check_events(before, seat, move, step.events)
        if not step.revealing:
            self.check_nothing_learned(before, seat, move)
        problem = self.game.audit(self.match.state)
        self.demand(not problem, f"after «{move.text}»: {problem}")

    # -- the promises ---------------------------------------------------------------------------------

    def check_copy(self, state: State) -> None:
        """A copy is equal, and playing on it leaves the original alone."""
        original = snapshot(state)
        copy = state.copy()
        self.demand(snapshot(copy) == original, "a copy differs from its original")
        for _ in range(3):
            for seat in copy.waiting()[:1]:
                moves = copy.moves(seat)
                copy.play(seat, moves[self.rng.below(len(moves))])
        self.demand(snapshot(state) == original, "playing on a copy changes the original")

    def check_words(self, state: State, seat: int) -> None:
        """Every offered word is accepted, every other word of the lexicon refused with a reason."""
        moves = state.moves(seat)
        self.demand(len(set(moves)) == len(moves), "a word is offered twice")
        lexicon = state.lexicon().moves
        tried = lexicon
        if self.words < len(lexicon):
            tried = [lexicon[self.rng.below(len(lexicon))] for _ in range(self.words)]
        for word in tried:
            self.check_word(state, seat, word)
        for move in moves[: self.words]:
            self.check_word(state, seat, move)
            state.copy().say(seat, move.text)

    def check_word(self, state: State, seat: int, word: Move) -> None:
        reason = state.why(seat, word)
        if word in state.moves(seat):
            self.demand(reason is None, f"«{word.text}» is offered and refused")
        else:
            assert reason is not None
            like = reason.note.name == NOT_NOW and any(move.verb.name == word.verb.name for move in state.moves(seat))
            self.demand(not like, f"«{word.text}» is not offered though others like it are, and nothing says why")
            self.demand(reason.note.rule in self.rules(), f"{reason.note} names no rule")
            Speaker(self.game).refusal(reason, state.asked(seat))

    def check_secrets(self, state: State) -> None:
        """What a reader sees is the same in two positions that differ only in what it cannot know."""
        for reader in [*range(state.seats), GUEST]:
            truth = self.seen(state, reader)
            other = state.redeal(reader, self.rng.split())
            self.demand(self.seen(other, reader) == truth, f"seat {reader} sees what it cannot know")
            self.demand(self.game.audit(other) == "", f"redealt for seat {reader}: {self.game.audit(other)}")

    def seen(self, state: State, reader: int) -> bytes:
        """All that reaches a reader: its view, its choices with their labels, its prompt, and its row as a learner."""
        speaker = Speaker(self.game)
        choices = [] if reader == GUEST else [(move.text, speaker.label(move)) for move in state.moves(reader)]
        shown = msgspec.json.encode([self.game.look(state, reader), choices, speaker.prompt(state, reader)])
        return shown + row(self.game, state, reader)

    def check_events(self, before: State, seat: int, move: Move, events: tuple[Event, ...]) -> None:
        """Events cite a rule; and where two worlds look alike before and after, the log reads alike."""
        for event in events:
            self.demand(event.note.rule in self.rules(), f"{event.note} names no rule")
        for reader in [*range(before.seats), GUEST]:
            told = self.told(events, reader)
            after = self.seen(self.match.state, reader)
            world = before.redeal(reader, self.rng.split())
            for twin in self.twins(world, seat, move, reader, after):
                self.demand(self.told(twin, reader) == told, f"the log of «{move.text}» tells seat {reader} a secret")

    def twins(self, world: State, seat: int, move: Move, reader: int, after: bytes) -> Iterator[tuple[Event, ...]]:
        """What happens in another world by words after which the reader sees just what it sees in ours."""
        for other in self.alike(world, seat, move, reader) if seat in world.waiting() else []:
            copy = world.copy()
            copy.discreet = self.match.state.discreet
            events: list[Event] = []
            copy.journal = events
            copy.play(seat, other)
            if self.seen(copy, reader) == after:
                yield tuple(events)

    def alike(self, world: State, seat: int, move: Move, reader: int) -> list[Move]:
        """What the reader cannot tell from the word said: words that sound alike to it.

        A word that is impossible in the other world must have been secret, so there any of its kind will do.
        """
        moves = world.moves(seat)
        if move not in moves:
            return [other for other in moves if other.verb.name == move.verb.name][:12]
        return [other for other in moves if other is move or (reader != seat and other.heard == move.heard)][:12]

    def told(self, events: tuple[Event, ...], reader: int) -> list[str]:
        return [Speaker(self.game, language).tell(event, reader) for event in events for language in LANGUAGES]

    def check_inference(self, state: State, seat: int, move: Move) -> None:
        """What only one seat knows changes nothing for the others, unless the rules show it."""
        owner = self.rng.below(state.seats) if self.rng.below(2) else seat
        if state.seats > 1:
            found = infer(self.game, state, seat, move, owner, self.rng, TWINS)
            self.demand(not found.telling, f"others can infer something hidden: {found.example}")
        for reader in [*range(state.seats), GUEST]:
            if reader != seat and state.seats > 1:
                other = state.redeal(reader, self.rng.split())  # everything else is different, too
                other.discreet = state.discreet
                told = tells(self.game, state, other, seat, move, reader)
                self.demand(not told, f"«{move.text}» by seat {seat} tells seat {reader} something hidden")
            if reader != owner:
                world = state.disguise(owner, self.rng)
                same = self.seen(world, reader) == self.seen(state, reader)
                self.demand(same, f"seat {reader} sees through the disguise of seat {owner}")

    def check_nothing_learned(self, before: State, seat: int, move: Move) -> None:
        """A move that claims to reveal nothing looks the same to its maker in every world it cannot tell apart."""
        world = before.redeal(seat, self.rng.split())
        world.discreet = before.discreet
        world.play(seat, move)
        same = self.seen(world, seat) == self.seen(self.match.state, seat)
        self.demand(same, f"«{move.text}» reveals something and does not say so")

    def check_end(self) -> None:
        """The record reads back and leads to the same position, and the outcome is complete."""
        record = self.match.record
        self.demand(parse(record.format()) == record, "the record does not read back")
        again = Match.replay(record)
        self.demand(snapshot(again.state) == snapshot(self.match.state), "the replay ends elsewhere")
        outcome = self.match.outcome
        self.demand(1 in outcome.ranks or self.match.state.seats == 1, "nobody wins")  # alone one can lose
        for points, parts in zip(outcome.points, outcome.parts, strict=True):
            self.demand(points == sum(part.points for part in parts), "the parts of a score do not add up")

    def rules(self) -> set[str]:
        return {paragraph.id for paragraph in rulebook(self.game.folder, "en")} | {""}


def prove(game: Game, seats: int, seed: int, options: Options | None = None, words: int = 40) -> Match:
    """Play one random game as people do and check everything on the way; raises Broken."""
    match = Match.new(game, seats, seed, options, discreet=range(seats))
    return Proof(game, match, seeded(seed, "proof"), words).run()
