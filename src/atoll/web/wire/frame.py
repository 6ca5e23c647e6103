"""What a frame holds: all that one reader may see of a table now.

A frame suffices to redraw a table: what lies where, what can be said now, and what has happened since the
reader's last frame. Log lines and panels that the reader has are not sent again.
"""

from msgspec import Struct

from atoll.scene import Scene, Sprite

from .tables import SeatView
from .terms import Ending, Phase, Resigning, Strength


class Choice(Struct, frozen=True):
    """Something the reader can say now. `targets` are sprites to light up.

    `shows` says what it shows that was hidden, so that it cannot be taken back; empty if it shows nothing.
    """

    word: str
    label: str
    rule: str
    verb: str
    targets: list[str]
    shows: str


class News(Struct, frozen=True):
    """A line of the log. `n` is the move it belongs to, counted from one; a gain is told again when the round ends."""

    n: int
    seat: int
    text: str
    rule: str
    gain: bool


class UndoView(Struct, frozen=True):
    """How far the reader may go back: labels of the moves, last first, and what stands before them.

    Against bots alone one may go back further, by `free` own moves in all: from there on the game is practice. Labels
    are sent of the latest ones only.
    """

    moves: int
    labels: list[str]
    wall: str
    free: int = 0


class PartView(Struct, frozen=True):
    label: str
    points: list[int]  # by seat


class Over(Struct, frozen=True):
    """How it ended, and the rule that says so. One that ended early has no points; ranks only if somebody gave up."""

    points: list[int]
    ranks: list[int]
    parts: list[PartView]
    rule: str
    rival: int | None = None  # the points of an opponent without a seat
    ending: Ending = "played"


class Seal(Struct, frozen=True):
    """The promise made before the first move: sha256 of seed and salt, both in hexadecimal digits.

    Seed and salt are shown only when the game is over: `printf SEEDSALT | sha256sum`.
    """

    commitment: str
    seed: str | None = None
    salt: str | None = None


class Again(Struct, frozen=True):
    """The table where the people of a finished game play again, and who has asked for it."""

    table: str
    by: str


class PaperView(Struct, frozen=True):
    """A paper of a lesson: what it says to a mouse and to a finger, and what it speaks of."""

    name: str
    title: str
    text: str
    touch: str
    points: list[str]  # sprites
    panels: list[str]


class LessonView(Struct, frozen=True):
    """How far a lesson has come: so many papers of so many read, the one that is due, and a word it suggests."""

    read: int
    of: int
    on: bool
    paper: PaperView | None = None
    word: str = ""


class PanelChange(Struct, frozen=True):
    """A panel that looks a little different: new things, and between them runs of those it had, as from and until."""

    name: str
    sprites: list[Sprite | tuple[int, int]]


class Frame(Struct, frozen=True, tag="frame"):
    """All that one reader may see of a table now. `you` is the reader's seat, -1 for a guest.

    `seq` numbers the questions put to this reader's seat: an answer names the question it is meant for.
    """

    table: str
    game: str
    title: str
    phase: Phase
    changed: float  # the moment since when it is as shown: an arrangement of its seats names it
    seq: int
    moves: int  # how many moves stand
    entries: int  # lines of the record so far, undone ones included: the number a replay counts to
    you: int
    host: bool
    held: int  # the seat that is kept for the reader; -1 if there is none
    seats: list[SeatView]
    guests: int
    watchers: list[str]  # the names of guests, the first of them if they are many
    hears: bool  # whether the reader may follow the players' talk
    branch: str  # the finished game that this one goes on from: what if?
    resigning: Resigning
    again: Again | None
    scene: Scene | None  # with the panels that are new to the reader
    changes: list[PanelChange]  # what has changed on others of its panels
    panels: list[str]  # the names of all its panels, bottom first; the remaining ones are as the reader has them
    prompt: str
    rule: str  # the paragraph behind the prompt
    choices: list[Choice]
    news: list[News]
    kept: int  # lines of the reader's log up to this move stand, later ones were taken back; 0 begins anew
    undo: UndoView
    over: Over | None
    seal: Seal
    bots: Strength = ""
    practice: bool = False  # somebody went back beyond what can be taken back by the rule
    lesson: LessonView | None = None
