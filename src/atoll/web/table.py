"""A table and the people around it, as they are kept."""

import secrets

from msgspec import Struct

from atoll.play.record import Entry, Record
from atoll.play.seal import Sealed

from .wire import Clock, Pace, Phase, SeatKind

GRACE = 30.0
"""Seconds that somebody finds on an empty clock when coming back."""


class Person(Struct):
    """Somebody with a browser."""

    id: str
    name: str
    language: str


class Seat(Struct):
    """A place at the table: who sits there, or who shall."""

    kind: SeatKind
    person: str = ""
    name: str = ""
    level: str = ""
    stand_in: bool = False  # a bot plays for this person just now
    hints: int = 0  # how often this person has asked a bot
    invited: bool = False  # the seat is for those who hold the invitation

    @property
    def automatic(self) -> bool:
        """Whether a bot answers here."""
        return self.kind == "bot" or self.stand_in


class Table(Struct):
    """Everything about a table except its moves. The seed in it is for the server alone until the end."""

    id: str
    game: str
    rules: int
    title: str
    host: str
    seats: list[Seat]
    options: dict[str, str]
    pace: Pace
    clock: Clock | None
    hints: bool
    guests: bool
    open_talk: bool
    stand_ins: bool
    invite: str
    seed: str
    salt: str
    made: float
    changed: float
    phase: Phase = "gathering"
    # How the game stands, to be found again from its moves:
    moves: int = 0
    waiting: list[int] = []
    since: list[float] = []  # by seat: when it began to owe an answer
    banks: list[float] = []  # by seat: seconds left at that moment
    points: list[int] = []
    ranks: list[int] = []

    @property
    def sealed(self) -> Sealed:
        return Sealed(int(self.seed, 16), self.salt)

    def record(self, entries: list[Entry]) -> Record:
        """The game so far."""
        names = [seat.name for seat in self.seats]
        return Record(self.game, self.rules, len(self.seats), int(self.seed, 16), self.options, names, entries)

    def people(self) -> set[str]:
        return {seat.person for seat in self.seats if seat.person} | {self.host}

    def seat_of(self, person: str) -> int:
        """Where somebody sits; -1 for a guest."""
        for number, seat in enumerate(self.seats):
            if person and seat.person == person:
                return number
        return -1

    def has_free_seat(self) -> bool:
        """Whether anybody may sit down."""
        return self.phase == "gathering" and any(seat.kind == "open" for seat in self.seats)

    def left(self, seat: int, now: float) -> float | None:
        """Seconds on a person's clock; None where none runs."""
        if self.clock is None or self.phase != "playing" or self.seats[seat].kind != "person":
            return None
        running = seat in self.waiting and not self.seats[seat].automatic
        return self.banks[seat] - (now - self.since[seat] if running else 0)

    def alarm(self) -> float | None:
        """When somebody has to look after this table although nobody comes."""
        if self.phase != "playing":
            return None
        if any(self.seats[seat].automatic for seat in self.waiting):
            return 0
        if self.clock is None:
            return None
        return min([self.since[seat] + self.banks[seat] for seat in self.waiting], default=None)


def fresh_name() -> str:
    """A name for a table that nobody can guess, short enough for a link."""
    return secrets.token_hex(6)
