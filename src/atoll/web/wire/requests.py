"""What a client asks over HTTP: the bodies of its requests."""

from typing import Annotated, Literal

from msgspec import Meta

from .terms import Asked, Count, Language, Name, SeatNumber, Short, Terms


class MeWish(Asked, frozen=True):
    """Change my name or language, or become who holds this key."""

    name: Name | None = None
    language: Language | None = None
    key: Annotated[str, Meta(max_length=80)] | None = None


class SeatWish(Asked, frozen=True):
    """Who shall sit here: the host, whoever has the invite link, a bot of some level, or anybody."""

    kind: Literal["me", "invite", "bot", "open"]
    level: Short = ""


class TermsWish(Terms, frozen=True, forbid_unknown_fields=True):
    """Other terms for a table that still waits for players; for its host."""


class TableWish(Terms, frozen=True, forbid_unknown_fields=True):
    """A table to be opened. Without an open or invited seat the game begins at once."""

    game: Short
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]


class Sit(Asked, frozen=True):
    """Take a seat; -1 takes the first free one. An invited seat wants the table's invitation."""

    seat: SeatNumber = -1
    invite: Short = ""


class Place(Asked, frozen=True):
    """A seat of a table that is rearranged: one that was there, with whoever sits in it, or a new one."""

    was: SeatNumber = -1
    kind: Literal["keep", "bot", "open", "invite"] = "keep"
    level: Short = ""


class Arrangement(Asked, frozen=True):
    """All seats of a waiting table anew, by its host; who is not among them gets up.

    `changed` is the table's own: what was said of a table that has changed since is not done.
    """

    changed: float
    seats: Annotated[list[Place], Meta(min_length=1, max_length=8)]


class Start(Asked, frozen=True):
    """Begin now: empty seats go to bots of this level or, without a level, are taken away."""

    level: Short = ""


class PlayOn(Asked, frozen=True):
    """A new table from a finished game, as it stood after so many lines of its record."""

    n: Count


class PlayAgain(Asked, frozen=True):
    """Play again with the same people, or accept somebody's wish to; all move on by a seat if they rotate."""

    rotate: bool = False


class Abandon(Asked, frozen=True):
    """Wish that the game be abandoned, or that it goes on."""

    wish: bool = True


class Archive(Asked, frozen=True):
    """Put a table away, or take it out again. A game that goes on with bots alone is abandoned by that."""

    wish: bool = True
