"""What goes through the socket of a table: what a client says, and what the server says to it besides frames."""

from typing import Annotated

from msgspec import Meta, Struct

from .frame import Frame
from .tables import Problem
from .terms import Asked, Language, QuestionNumber, SeatNumber, Shape, Short, Word


class Play(Asked, frozen=True, tag="play"):
    """Answer question number `seq` with a word."""

    seq: QuestionNumber
    word: Word


class Undo(Asked, frozen=True, tag="undo"):
    """Take back my last moves."""

    seq: QuestionNumber
    moves: Annotated[int, Meta(ge=1, le=1000)]


class Why(Asked, frozen=True, tag="why"):
    """Why can this word not be said now? A sprite's id may be asked about as well."""

    word: Word


class Hint(Asked, frozen=True, tag="hint"):
    """Ask what a bot would do in my place."""


class Weigh(Asked, frozen=True, tag="weigh"):
    """Ask whether this answer to question number `seq` gives away more than so much of the chance to win."""

    seq: QuestionNumber
    word: Word
    most: Annotated[float, Meta(ge=0, le=1)]


class Hurry(Asked, frozen=True, tag="hurry"):
    """I have waited enough: the bots that think now move at once."""


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


class Read(Asked, frozen=True, tag="read"):
    """I have read this paper of the lesson."""

    paper: Short


class Teach(Asked, frozen=True, tag="teach"):
    """Go on with the lesson, or leave me alone with the game."""

    wish: bool


class Ping(Asked, frozen=True, tag="ping"):
    pass


ClientMessage = Play | Undo | Why | Hint | Weigh | Hurry | Chat | Vote | Show | Read | Teach | Ping


class Talk(Struct, frozen=True, tag="chat"):
    """A line of chat; `seat` -1 is a guest, whom players hear when the game is over."""

    n: int
    seat: int
    name: str
    text: str
    at: float


class Reason(Struct, frozen=True, tag="why"):
    word: str
    text: str
    rule: str


class Suggestion(Struct, frozen=True):
    """A move that a bot thinks well of: the plain reason, the guessed chance to win by it, and the numbers behind."""

    word: str
    label: str
    rule: str
    targets: list[str]
    gist: str
    chance: float
    why: str


class Advice(Struct, frozen=True, tag="hint"):
    """What a bot would say to question number `seq`, best first."""

    seq: int
    moves: list[Suggestion]


class Verdict(Struct, frozen=True, tag="weigh"):
    """How much of the chance to win a word gives away, and what would be better; nothing if it is good enough."""

    seq: int
    word: str
    loss: float
    better: Suggestion | None


class Pong(Struct, frozen=True, tag="pong"):
    pass


ServerMessage = Frame | Talk | Reason | Advice | Verdict | Problem | Pong
