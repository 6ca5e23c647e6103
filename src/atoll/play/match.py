"""A game being played: a record, the position it has led to, what happened on the way, and who plays.

A match is the only code that moves a position with players. Whatever a bot is shown comes from `choose`, where all
that its seat cannot know is dealt anew; whatever it hears of others' moves has lost their secrets.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from operator import index
from time import perf_counter
from typing import SupportsIndex

from atoll.bots.bot import Bot
from atoll.bots.guard import GuardedBot
from atoll.bots.levels import bot
from atoll.kernel.game import Game, Options, Outcome
from atoll.kernel.mistakes import BadSetup, Mistake
from atoll.kernel.moves import Move
from atoll.kernel.notes import Event
from atoll.kernel.rng import seeded
from atoll.kernel.state import IllegalMove, State

from .record import REWIND, UNDO, Entry, Record, RecordError

__all__ = ["BadBot", "CannotUndo", "Match", "NobodyPlays", "NotAsked", "Step", "invite"]

STAND_IN = "quick"
"""Who plays on for a bot that has failed, wherever it failed."""


class CannotUndo(Mistake):
    """Something new has been learned, or somebody else has acted."""


class NobodyPlays(Mistake):
    """A seat is asked for which no bot plays."""


class NotAsked(Mistake):
    """A bot is to answer, and there is no question."""


class BadBot(Mistake):
    """A bot has crashed, cheated or stalled where nobody can stand in for it."""


@dataclass(frozen=True)
class Step:
    """A move that stands: who made it, what happened, and whether anybody learned anything by it."""

    seat: int
    move: Move
    events: tuple[Event, ...]
    revealing: bool
    seconds: float = 0.0  # what a bot took to choose it
    record: Record | None = field(default=None, repr=False, compare=False)  # the record it stands in
    line: int = field(default=0, compare=False)  # its last line there; a record only grows

    def __repr__(self) -> str:
        return f"Step(seat={self.seat}, move={self.move!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return _replayed, (self.record, self.line, self.seconds)

    def after(self) -> "Match":
        """The match as it stood after this move, replayed from its record."""
        if self.record is None:
            raise RecordError("this step stands in no record")
        return Match.replay(self.record, self.line)

    def _repr_svg_(self) -> str | None:
        """The table after this move in a notebook."""
        return None if self.record is None else self.after()._repr_svg_()


def _replayed(record: Record | None, line: int, seconds: float) -> Step:
    """A step that was pickled: it travels with its record, and happens once more."""
    if record is None:
        raise RecordError("this step stands in no record")
    return replace(Match.replay(record, line).steps[-1], record=record, seconds=seconds)


def invite(level: str, game: Game, seed: int, *purpose: object) -> Bot:
    """A bot of this level with dice of its own, whatever else the seed is used for."""
    return bot(level, game, seeded(seed, "bot", *purpose))


class Match:
    """Plays a record on, one checked word at a time. Seats without a bot belong to people.

    >>> import atoll
    >>> match = atoll.match("costa-ruana", seats=2, seed=7, bots=["quick", "random"])
    >>> [step.move for step in match][:1]
    [atoll.move('costa-ruana', 'place 2')]
    >>> match.outcome.winners
    [0]
    """

    def __init__(self, record: Record, players: Mapping[int, Bot] | None = None) -> None:
        if not isinstance(record, Record):
            raise RecordError(f"a match plays a record, not {record!r}")
        self.game: Game[State] = record.find_game()
        options = self.game.settings(record.options)
        if len(record.names) > record.seats:
            raise BadSetup(f"{len(record.names)} names are too many for {record.seats} seats")
        self.record = Record(
            record.game,
            record.rules,
            record.seats,
            record.seed,
            options,
            list(record.names),
            discreet=list(record.discreet),
        )
        self.state: State = self.game.start(record.seats, record.seed, **options)
        self.state.discreet = self._discreet()
        self.steps: list[Step] = []
        self._before: list[State] = []  # the positions before those moves that can still be taken back
        self._players = self._seated(players)

    @classmethod
    def new(
        cls,
        game: Game,
        seats: int,
        seed: int,
        options: Options | None = None,
        names: list[str] | None = None,
        players: Mapping[int, Bot] | None = None,
        *,
        discreet: Iterable[int] = (),
    ) -> "Match":
        """A match from its first question."""
        record = Record(game.name, game.rules, seats, seed, dict(options or {}), names or [], discreet=list(discreet))
        return cls(record, players)

    @classmethod
    def replay(cls, record: Record, upto: int | None = None, players: Mapping[int, Bot] | None = None) -> "Match":
        """A match as the record left it, or as it stood after so many lines. Players have not heard what was before."""
        match = cls(record)
        if upto is not None and not (hasattr(upto, "__index__") and index(upto) >= 0):
            raise RecordError(f"a match is replayed up to a number of lines, not {upto!r}")
        for entry in record.entries[:upto]:
            try:
                match.enter(entry)
            except (IllegalMove, CannotUndo) as error:
                raise RecordError(str(error), entry.line) from error
        if len(match.record.entries) == len(record.entries):
            match.record.closing = record.closing
        match._players = match._seated(players)
        return match

    def __repr__(self) -> str:
        return f"atoll.Match.replay({self.record!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return Match.replay, (self.record,)  # bots stay where they think

    def _repr_svg_(self) -> str | None:
        """The table in a notebook, without anybody's secrets; None for a game without drawings."""
        from atoll.svg import table_svg  # who plays on without looking needs no drawings

        return None if self.game.stage is None else table_svg(self.game, self.state, names=self.record.names)

    # -- words ----------------------------------------------------------------------------------------

    def enter(self, entry: Entry) -> None:
        """Play one line of a record."""
        if entry.rewinds:
            self.rewind(entry.seat, entry.undoes)
        elif entry.undoes:
            self.undo(entry.seat, entry.undoes)
        else:
            self.say(entry.seat, entry.text)

    def check(self, seat: SupportsIndex, word: str | Move) -> Move:
        """The move that a seat means by a word; raises IllegalMove, and nothing changes."""
        return self.state.check(seat, word)

    def say(self, seat: SupportsIndex, word: str | Move) -> Step:
        """A seat says a word, given as text or as a move; nothing changes if it is refused."""
        return self.play(self.state.at(seat), self.check(seat, word))

    def play(self, seat: int, move: Move, seconds: float = 0.0) -> Step:
        """Make a move that was checked, and tell the players what they may hear of it."""
        known = self.state.learned
        before = self.state.copy()
        events: list[Event] = []
        self.state.journal = events
        try:
            self.state.play(seat, move)
        finally:
            self.state.journal = None
        self.record.entries.append(Entry(seat, move.text))
        self.record.closing = ""  # it goes on
        revealing = self.state.learned != known
        step = Step(seat, move, tuple(events), revealing, seconds, self.record, len(self.record.entries))
        self._keep(step, before)
        for other, player in self._players.items():
            player.hear(seat, self.game.lexicon.heard(move, by=seat, seat=other))
        return step

    def undoable(self, seat: SupportsIndex) -> int:
        """How many moves this seat may take back: to the last new information or another seat's move."""
        number, reach = self.state.at(seat), 0
        for step in reversed(self.steps):
            if step.revealing or step.seat != number:
                break
            reach += 1
        return reach

    def undo(self, seat: SupportsIndex, moves: SupportsIndex = 1) -> None:
        """Take back the last moves of a seat; what players have thought of them is forgotten."""
        number, reach = self.state.at(seat), self.undoable(seat)
        count = index(moves) if hasattr(moves, "__index__") else 0
        if not 0 < count <= reach:
            raise CannotUndo(f"player {number + 1} can take back at most {reach} moves, not {moves}")
        del self.steps[-count:]
        self.state = self._before[-count]
        self.state.discreet = self._discreet()
        del self._before[-count:]
        self.record.entries.append(Entry(number, f"{UNDO} {count}"))
        for player in self._players.values():
            player.forget()

    def own(self, seat: SupportsIndex, moves: int) -> int:
        """How many moves of everybody go back with the last so many of a seat; 0 if it has not made as many."""
        mine = self.state.at(seat)
        numbers = [number for number, step in enumerate(self.steps) if step.seat == mine]
        return len(self.steps) - numbers[-moves] if 0 < moves <= len(numbers) else 0

    def rewind(self, seat: SupportsIndex, moves: SupportsIndex) -> None:
        """Take back the last moves of everybody, whatever has been learned since: what follows is practice."""
        rewinder, number = self.state.at(seat), index(moves) if hasattr(moves, "__index__") else 0
        if not 0 < number <= len(self.steps):
            raise CannotUndo(f"of the {len(self.steps)} moves that were made, {moves} cannot be taken back")
        standing = self.steps[:-number]
        self.state = self.game.start(self.record.seats, self.record.seed, **self.record.options)
        self.state.discreet = self._discreet()
        self.steps, self._before = [], []
        for step in standing:
            before = self.state.copy()
            self.state.play(step.seat, step.move)
            self._keep(step, before)
        self.record.entries.append(Entry(rewinder, f"{REWIND} {number}"))
        for player in self._players.values():
            player.forget()

    def _keep(self, step: Step, before: State) -> None:
        """A move stands now; the position before it is kept as long as it can be taken back."""
        self.steps.append(step)
        self._before.append(before)
        if step.revealing:
            self._before.clear()

    # -- players --------------------------------------------------------------------------------------

    def choose(self, seat: SupportsIndex) -> Move:
        """What the bot of a seat says now: it is shown a position in which all it cannot know is made up.

        The dice for that come from the record alone, so the same game asks the same bot the same question.
        """
        number = self.state.at(seat)
        player = self._players.get(number)
        if player is None:
            raise NobodyPlays(f"no bot plays in seat {number}")
        if self.state.question(number) is None:
            raise NotAsked(f"seat {number} is not asked anything now")
        dice = seeded(self.record.seed, "redeal", len(self.record.entries), number)
        return player.choose(self.state.redeal(number, dice), number)

    def ask(self, seat: SupportsIndex) -> Step:
        """Let the bot of a seat make its move."""
        began = perf_counter()
        move = self.choose(seat)
        return self.play(self.state.at(seat), move, perf_counter() - began)

    def __iter__(self) -> Iterator[Step]:
        """The steps of the bots, until the game is over or only people are asked."""
        while True:
            asked = [seat for seat in self.state.waiting() if seat in self._players]
            if not asked:
                break
            yield self.ask(asked[0])
        if self.state.over():
            self.close()

    def play_on(self) -> "Match":
        """Let the bots play as far as they can."""
        for _ in self:
            pass
        return self

    def close(self) -> None:
        """Let the bots go."""
        for player in self._players.values():
            player.close()

    @property
    def outcome(self) -> Outcome:
        """How the game ended; raises NotOver before."""
        return self.game.final(self.state)

    @property
    def mistakes(self) -> dict[int, str]:
        """The seats in which a stand-in plays, and what their bots did."""
        return {seat: player.mistake for seat, player in self._players.items() if player.mistake}

    def expect_no_stand_in(self) -> None:
        """What a game shows of its bots is worth nothing if others have played for them."""
        for mistake in self.mistakes.values():
            raise BadBot(f"a bot could not finish its game: {mistake}")

    def _discreet(self) -> int:
        return sum(1 << self.state.at(seat) for seat in set(self.record.discreet))

    def _seated(self, players: Mapping[int, Bot] | None) -> dict[int, GuardedBot]:
        """The players, each with somebody who plays on if it fails."""
        seated = {}
        for seat, player in (players or {}).items():
            number = self.state.at(seat)
            if not isinstance(player, Bot):
                raise BadSetup(f"a bot is to play in seat {number}, not {player!r}")
            stand_in = invite(STAND_IN, self.game, self.record.seed, "stand-in", number)
            seated[number] = GuardedBot(player, stand_in)
        return seated
