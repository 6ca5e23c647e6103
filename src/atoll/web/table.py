"""A table and the people around it, as they are stored. The wire has types of its own, and may change without these."""

import secrets
from typing import Any, Literal

import msgspec
from msgspec import Struct

from atoll.kernel.rng import DICE, SEALED
from atoll.play.commitment import Commitment
from atoll.play.record import Entry, Record

Phase = Literal["gathering", "playing", "over"]
SeatKind = Literal["person", "bot", "open", "invite"]
Pace = Literal["live", "turns"]
Resigning = Literal["bot", "end"]
"""What follows when somebody gives up for good: a bot plays on in the seat, or the game ends."""
Ending = Literal["played", "resigned", "abandoned"]
"""How a game came to its end: by the rules, because somebody gave up, or because everybody wished it."""

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
    held: str = ""  # a seat kept for this person, who has yet to accept it
    left: bool = False  # this person gave up for good: a bot plays, and a guest is what they are from now on
    abandons: bool = False  # this person wishes the game to be abandoned

    @property
    def automatic(self) -> bool:
        """Whether a bot answers here."""
        return self.kind == "bot" or self.stand_in


class Clock(Struct, frozen=True):
    """A time bank for each person and what every answer adds to it, in seconds."""

    bank: int
    increment: int


class Terms(Struct, kw_only=True):
    """What a table agrees on before the game."""

    title: str
    options: dict[str, str]
    pace: Pace
    clock: Clock | None
    hints: bool  # players may ask a bot for advice
    guests: bool  # strangers with the link may watch
    open_talk: bool  # and read the players' chat
    stand_ins: bool  # a bot may play for somebody who is gone
    absence: int = 120  # seconds after which it does so by itself in a live game
    resigning: Resigning = "bot"


class Lesson(Struct):
    """How far the one person at a table has come in a first game that teaches."""

    read: list[str] = []
    on: bool = True


class Table(Terms, kw_only=True):
    """Everything about a table except its moves. The seed in it is for the server alone until the end."""

    id: str
    game: str
    rules: int
    host: str
    seats: list[Seat]
    invite: str
    seed: str
    salt: str
    made: float
    changed: float
    version: int = 0  # how often something was agreed on, and kept
    origin: str = ""  # the address it was opened from, until the game is over
    sealed_dice: bool = False  # a cryptographic stream; tables of before have the fast generator
    discreet: list[int] = []  # seats asked even what they cannot choose; none at tables of before
    branch: str = ""  # the finished game that this one goes on from: what if?
    successor: str = ""  # the table where its people play again
    asked_by: str = ""  # the name of who has asked them to
    predecessor: str = ""  # the finished game that this one follows; it begins when all have accepted
    ending: Ending = "played"
    lesson: Lesson | None = None
    phase: Phase = "gathering"
    # How the game stands, to be found again from its moves:
    moves: int = 0
    waiting: list[int] = []
    since: list[float] = []  # by seat: when it began to owe an answer
    banks: list[float] = []  # by seat: seconds left at that moment
    overdue: dict[int, int] = {}  # by seat: how many moves it had made when its time ran out
    points: list[int] = []
    ranks: list[int] = []
    practice: bool = False  # somebody went back beyond what can be taken back by the rule

    @property
    def sealed(self) -> Commitment:
        return Commitment(int(self.seed, 16), self.salt)

    def record(self, entries: list[Entry]) -> Record:
        """The game so far."""
        seed, names = int(self.seed, 16), [seat.name for seat in self.seats]
        options = {**self.options, DICE: SEALED} if self.sealed_dice else self.options
        return Record(self.game, self.rules, len(names), seed, options, names, entries, self.discreet, self.closing)

    @property
    def closing(self) -> str:
        """Why the game stopped before its end, as its record says it."""
        if self.ending == "played":
            return ""
        return " ".join([self.ending, *(str(n + 1) for n, seat in enumerate(self.seats) if seat.left)])

    def people(self) -> set[str]:
        """All whom the table concerns, also those who are asked and those who gave up."""
        return {name for seat in self.seats for name in (seat.person, seat.held) if name} | {self.host}

    def seat_of(self, person: str) -> int:
        """Where somebody sits; -1 for a guest, and for who has given up a game that goes on."""
        for number, seat in enumerate(self.seats):
            if person and seat.person == person and not (seat.left and self.phase == "playing"):
                return number
        return -1

    def open_to(self, person: str, invite: str = "") -> bool:
        """Whether somebody may see this table: a closed one only who sits there, or may sit down."""
        if self.guests or person in self.people():
            return True
        invited = secrets.compare_digest(invite.encode(), self.invite.encode())
        return self.phase == "gathering" and (invited or self.has_free_seat())

    def held_for(self, person: str) -> int:
        """The seat that is kept for somebody; -1 if there is none."""
        return next((n for n, seat in enumerate(self.seats) if person and seat.held == person), -1)

    def complete(self) -> bool:
        """Whether there is somebody in every seat."""
        return all(seat.kind in {"person", "bot"} for seat in self.seats)

    def players(self) -> list[int]:
        """The seats of the people who have not given up."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person" and not seat.left]

    def rename(self, person: str, name: str) -> bool:
        """Call somebody by a new name, at a game that goes on by one that nobody else has here; whether it is news."""
        mine = [seat for seat in self.seats if person in (seat.person, seat.held) and not seat.left]
        if self.phase == "over" or not mine or mine[0].name == name:
            return False
        before, mine[0].name = mine[0].name, name
        if self.phase == "playing":
            taken = {seat.name for seat in self.seats if seat is not mine[0]}
            mine[0].name = unlike(name, taken)
        return mine[0].name != before

    def end(self, ending: Ending) -> None:
        """Stop before the rules do. Who gave up is last, and those who did not share the first place."""
        self.phase, self.ending = "over", ending
        self.waiting, self.origin = [], ""  # nobody owes an answer, nor has to answer for a finished game
        losers = [seat.left for seat in self.seats]
        if ending == "resigned" and any(losers) and not all(losers):
            self.ranks = [1 + losers.count(False) if left else 1 for left in losers]

    def has_people(self) -> bool:
        """Whether anybody plays here for whom no bot stands in."""
        return any(not seat.automatic for seat in self.seats)

    def against_bots(self) -> bool:
        """Whether one person plays and nobody else, so that going back robs nobody."""
        return [seat.kind for seat in self.seats].count("bot") == len(self.seats) - 1

    def has_free_seat(self) -> bool:
        """Whether anybody may sit down."""
        return self.phase == "gathering" and any(seat.kind == "open" for seat in self.seats)

    def left(self, seat: int, now: float) -> float | None:
        """Seconds on a person's clock; None where none runs."""
        if self.clock is None or self.phase != "playing" or self.seats[seat].kind != "person":
            return None
        running = seat in self.waiting and not self.seats[seat].automatic
        return self.banks[seat] - (now - self.since[seat] if running else 0)

    def shift(self, by: float) -> None:
        """Leave out a time in which nobody's clock ran."""
        self.since = [since + by if since else 0 for since in self.since]

    def alarm(self) -> float | None:
        """When this table has to be looked after although nobody comes. Bots among themselves wait for a reader."""
        if self.phase != "playing" or not self.has_people():
            return None
        if any(self.seats[seat].automatic for seat in self.waiting):
            return 0
        if self.clock is None:
            return None
        return min([self.since[seat] + self.banks[seat] for seat in self.waiting], default=None)


def discreet_seats(seats: list[Seat]) -> list[int]:
    """Those whose cards another person could infer; who plays against bots alone is asked real choices only."""
    people = {number for number, seat in enumerate(seats) if seat.kind == "person"}
    return [number for number in range(len(seats)) if people - {number}]


def unlike(name: str, taken: set[str]) -> str:
    """A name that can be told from others: the second Anna becomes «Anna 2»."""
    found, n = name, 1
    while found in taken:
        n += 1
        found = f"{name} {n}"
    return found


def fresh_name() -> str:
    """A name for a table that nobody can guess, short enough for a link."""
    return secrets.token_hex(6)


def fields_of(kind: type[msgspec.Struct], source: msgspec.Struct) -> dict[str, Any]:
    """The fields of a kind as they stand in a struct that has them among others."""
    return msgspec.structs.asdict(msgspec.convert(source, kind, from_attributes=True))
