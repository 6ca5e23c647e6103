"""Everything that goes over the wire, both ways. The client's types are generated from this module.

A frame suffices to redraw a table: what lies where, what can be said now, and what has happened since the
reader's last frame. Log lines and panels that the reader has are not sent again. The client knows no rules; it
sends back one word.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from atoll.kernel.scene import Scene

Language = Literal["en", "fr"]
Shape = Literal["wide", "tall", "none"]
"""How a reader wants the scene laid out; `none` for readers that only need the words."""
Phase = Literal["gathering", "playing", "over"]
SeatKind = Literal["person", "bot", "open", "invite"]
Pace = Literal["live", "turns"]

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Word = Annotated[str, Meta(min_length=1, max_length=120)]
Count = Annotated[int, Meta(ge=0, le=100_000)]
SeatNumber = Annotated[int, Meta(ge=-1, le=15)]
Short = Annotated[str, Meta(max_length=40)]


class Asked(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends: anything unknown in it is refused."""


# -- people and the shelf -----------------------------------------------------------------------------


class Me(Struct, frozen=True):
    """Who this browser is. The key opens the same seats from another device; it is shown to nobody else."""

    name: str
    language: Language
    key: str


class MeWish(Asked, frozen=True):
    """Change my name or language, or become who holds this key."""

    name: Name | None = None
    language: Language | None = None
    key: Annotated[str, Meta(max_length=80)] | None = None


class OptionValue(Struct, frozen=True):
    value: str
    label: str


class OptionView(Struct, frozen=True):
    """Something a table agrees on before the game; the first value is the default."""

    name: str
    label: str
    values: list[OptionValue]


class Level(Struct, frozen=True):
    """A bot one can play against, weakest first."""

    name: str
    label: str


class GameView(Struct, frozen=True):
    """A title on the shelf. `art` is the version of its drawings, for their address: `symbols.svg?v=<art>`."""

    name: str
    title: str
    seats: list[int]
    options: list[OptionView]
    levels: list[Level]
    art: str
    drawn: bool


class Shelf(Struct, frozen=True):
    games: list[GameView]


class RuleView(Struct, frozen=True):
    """A numbered paragraph of the rules."""

    id: str
    section: str
    text: str


class Rules(Struct, frozen=True):
    game: str
    title: str
    language: Language
    paragraphs: list[RuleView]


class Messages(Struct, frozen=True):
    """The shell's own texts by key. Blanks stand as `{name}`; a counted text has `key.one` and `key.other`."""

    language: Language
    texts: dict[str, str]


# -- tables -------------------------------------------------------------------------------------------


class Clock(Asked, frozen=True):
    """A time bank for each person and what every answer adds to it, in seconds."""

    bank: Annotated[int, Meta(ge=10, le=30 * 86_400)]
    increment: Annotated[int, Meta(ge=0, le=7 * 86_400)] = 0


class SeatWish(Asked, frozen=True):
    """Who shall sit here: the host, whoever has the invite link, a bot of some level, or anybody."""

    kind: Literal["me", "invite", "bot", "open"]
    level: Short = ""


class TableWish(Asked, frozen=True):
    """A table to be laid. Without an open or invited seat the game begins at once."""

    game: Short
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[Short, Short], Meta(max_length=20)] = {}
    title: Short = ""
    pace: Pace = "live"
    clock: Clock | None = None
    hints: bool = True  # players may ask a bot for advice
    guests: bool = True  # strangers with the link may watch
    open_talk: bool = False  # and read the players' chat
    stand_ins: bool = True  # a bot may play for somebody who is gone


class Sit(Asked, frozen=True):
    """Take a seat; -1 takes the first free one. An invited seat wants the table's invitation."""

    seat: SeatNumber = -1
    invite: Short = ""


class Start(Asked, frozen=True):
    """Begin now: empty seats go to bots of this level or, without a level, are taken away."""

    level: Short = ""


class PlayOn(Asked, frozen=True):
    """A new table from a finished game, as it stood after so many lines of its record."""

    n: Count


class Round(Struct, frozen=True):
    """A round of a finished game: after how many lines of the record it began, and what the table calls it."""

    n: int
    name: str


class Lead(Struct, frozen=True):
    """What each seat could expect at every position of a finished game: by lines of the record, then by seats."""

    values: list[list[float]]
    rounds: list[Round]


class SeatView(Struct, frozen=True):
    """Who sits where. `since` is when the seat began to owe its answer; clocks run down while `waiting`."""

    name: str
    kind: SeatKind
    level: str = ""
    connected: bool = False
    stand_in: bool = False  # a bot plays for this person just now
    hints: int = 0  # how often this person has asked a bot for advice; everybody sees it
    votes: int = 0  # how many want a stand-in here
    votes_needed: int = 0
    waiting: bool = False
    since: float = 0
    clock: float | None = None  # seconds left when the frame was made
    points: int | None = None


class TableView(Struct, frozen=True):
    """A table as the lobby shows it. Times are seconds since 1970."""

    id: str
    game: str
    title: str
    phase: Phase
    host: bool
    you: int
    seats: list[SeatView]
    options: dict[str, str]
    pace: Pace
    clock: Clock | None
    hints: bool
    guests: bool
    open_talk: bool
    stand_ins: bool
    invite: str  # for those who sit here; empty for others
    made: float
    changed: float
    moves: int
    ranks: list[int]
    seal: str


class Tables(Struct, frozen=True):
    """The lobby: where I sit (my turn first), where one can sit down, and what is finished."""

    mine: list[TableView]
    open: list[TableView]
    finished: list[TableView]


class Problem(Struct, frozen=True, tag="error"):
    """Why something was refused: a name for programs, a sentence for people. Nothing has changed."""

    name: str
    text: str


# -- what a player says -------------------------------------------------------------------------------


class Play(Asked, frozen=True, tag="play"):
    """Answer question number `seq` with a word."""

    seq: Count
    word: Word


class Undo(Asked, frozen=True, tag="undo"):
    """Take back my last moves."""

    seq: Count
    moves: Annotated[int, Meta(ge=1, le=1000)]


class Why(Asked, frozen=True, tag="why"):
    """Why can this word not be said now? A sprite's id may be asked about as well."""

    word: Word


class Hint(Asked, frozen=True, tag="hint"):
    """Ask what a bot would do in my place."""


class Chat(Asked, frozen=True, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Vote(Asked, frozen=True, tag="vote"):
    """Let a bot stand in for this seat, or no longer. For one's own seat it counts at once."""

    seat: SeatNumber
    wish: bool = True


class Show(Asked, frozen=True, tag="show"):
    """Lay the scene out like this, and speak this language, from now on."""

    shape: Shape
    language: Language


class Ping(Asked, frozen=True, tag="ping"):
    pass


Said = Play | Undo | Why | Hint | Chat | Vote | Show | Ping


# -- what a reader hears ------------------------------------------------------------------------------


class Choice(Struct, frozen=True):
    """Something the reader can say now. `targets` are sprites to light up; `confirm`: it cannot be taken back."""

    word: str
    label: str
    rule: str
    verb: str
    targets: list[str]
    confirm: bool


class News(Struct, frozen=True):
    """A line of the log. `n` is the move it belongs to, counted from one."""

    n: int
    seat: int
    text: str
    rule: str


class UndoView(Struct, frozen=True):
    """How far the reader may go back: labels of the moves, last first, and what stands before them."""

    moves: int
    labels: list[str]
    wall: str


class PartView(Struct, frozen=True):
    label: str
    points: list[int]  # by seat


class Over(Struct, frozen=True):
    """How it ended, and the rule that says so."""

    points: list[int]
    ranks: list[int]
    parts: list[PartView]
    rule: str
    rival: int | None = None  # the points of an opponent without a seat


class Seal(Struct, frozen=True):
    """The promise made before the first move: sha256 of seed and salt, both in hexadecimal digits.

    Seed and salt are shown only when the game is over: `printf SEEDSALT | sha256sum`.
    """

    commitment: str
    seed: str | None = None
    salt: str | None = None


class Frame(Struct, frozen=True, tag="frame"):
    """All that one reader may see of a table now. `you` is the reader's seat, -1 for a guest.

    `seq` numbers the questions put to this reader's seat: an answer names the question it is meant for.
    """

    table: str
    game: str
    title: str
    phase: Phase
    seq: int
    moves: int  # how many moves stand
    entries: int  # lines of the record so far, undone ones included: the number a replay counts to
    you: int
    host: bool
    seats: list[SeatView]
    guests: int
    scene: Scene | None  # with the panels that have changed since the reader's last frame
    panels: list[str]  # the names of all its panels, bottom first; those not in the scene are as the reader has them
    prompt: str
    rule: str  # the paragraph behind the prompt
    choices: list[Choice]
    news: list[News]
    kept: int  # lines of the reader's log up to this move stand, later ones were taken back; 0 begins anew
    undo: UndoView
    over: Over | None
    seal: Seal


class Talk(Struct, frozen=True, tag="chat"):
    """A line of chat; `seat` -1 is a guest."""

    n: int
    seat: int
    name: str
    text: str
    at: float


class Reason(Struct, frozen=True, tag="why"):
    word: str
    text: str
    rule: str


class Advice(Struct, frozen=True, tag="hint"):
    """What a bot would say to question number `seq`, its guess of the chance to win by it, and why, in words."""

    seq: int
    word: str
    label: str
    rule: str
    targets: list[str]
    chance: float
    why: str


class Pong(Struct, frozen=True, tag="pong"):
    pass


Heard = Frame | Talk | Reason | Advice | Problem | Pong
