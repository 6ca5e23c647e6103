"""Everything that goes over the wire, both ways. The client's types are generated from this module.

A frame suffices to redraw a table: what lies where, what can be said now, and what has happened since the
reader's last frame. Log lines and panels that the reader has are not sent again. The client knows no rules; it
sends back one word.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from atoll.scene import Scene
from atoll.text.catalogue import LANGUAGES

Language = Annotated[str, Meta(pattern=f"^({'|'.join(LANGUAGES)})$")]
"""What a client may ask for: the code of a language that the server speaks; `Messages` lists them."""
Shape = Literal["wide", "tall", "tablet", "none"]
"""How a reader wants the scene laid out: a tablet is held upright; `none` for readers that only need the words."""
Phase = Literal["gathering", "playing", "over"]
SeatKind = Literal["person", "bot", "open", "invite"]
Pace = Literal["live", "turns"]
Resigning = Literal["bot", "end"]
"""What follows when somebody gives up for good: a bot plays on in the seat, or the game ends."""
Ending = Literal["played", "resigned", "abandoned"]
"""How a game came to its end: by the rules, because somebody gave up, or because everybody wished it."""

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Word = Annotated[str, Meta(min_length=1, max_length=120)]
Count = Annotated[int, Meta(ge=0, le=100_000)]
QuestionNumber = Annotated[int, Meta(ge=0, lt=2**31)]
SeatNumber = Annotated[int, Meta(ge=-1, le=15)]
Short = Annotated[str, Meta(max_length=40)]


class Asked(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends: anything unknown in it is refused."""


# -- people and the shelf -----------------------------------------------------------------------------


class Me(Struct, frozen=True):
    """Who this browser is. The key opens the same seats from another device; it is shown to nobody else."""

    name: str
    language: str
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
    """Something a table agrees on before the game; the first value is the default.

    `seats` are the numbers of players for whom it makes a difference.
    """

    name: str
    label: str
    values: list[OptionValue]
    seats: list[int]


class Level(Struct, frozen=True):
    """A bot one can play against, weakest first."""

    name: str
    label: str


class GameView(Struct, frozen=True):
    """A title on the shelf, with all that a lobby says of it: a client knows no game by name.

    `art` is the version of its drawings, for their addresses: `symbols.svg?v=<art>`.
    """

    name: str
    title: str
    blurb: str
    seats: list[int]
    usual_seats: int
    minutes: int | None
    weight: Literal["light", "medium", "heavy"] | None
    lesson: bool  # whether it can be learned by playing
    legend: bool  # whether its signs are explained
    options: list[OptionView]
    levels: list[Level]
    art: str
    cover: bool  # whether there is a cover.svg
    drawn: bool


class GameList(Struct, frozen=True):
    """All games, the shortest first: it is the one to begin with."""

    games: list[GameView]


class RuleView(Struct, frozen=True):
    """A numbered paragraph of the rules."""

    id: str
    section: str
    text: str


class Rules(Struct, frozen=True):
    game: str
    title: str
    language: str
    paragraphs: list[RuleView]


class AboutView(Struct, frozen=True):
    """What a kind of thing on the table is, in a sentence, and the paragraph behind it."""

    text: str
    rule: str


class Glossary(Struct, frozen=True):
    """What the things on the table of a game are, by what its sprites are `about`."""

    entries: dict[str, AboutView]


class IconView(Struct, frozen=True):
    """A sign of a game: how it is drawn, its name, what it means, and the paragraph that says so."""

    symbol: str
    name: str
    text: str
    rule: str


class IconGroup(Struct, frozen=True):
    title: str
    icons: list[IconView]


class PictureView(Struct, frozen=True):
    """A step of a game explained by a part of its table; the scene is None where there are only words."""

    title: str
    text: str
    scene: Scene | None
    lit: list[str]  # the sprites it speaks of


class Primer(Struct, frozen=True):
    """What comes before the rulebook: aim and turn in pictures, and the legend of all signs. Both may be empty."""

    game: str
    language: str
    pictures: list[PictureView]
    legend: list[IconGroup]


class LanguageView(Struct, frozen=True):
    """A language that the server speaks, and what it calls itself."""

    code: str
    name: str


class Messages(Struct, frozen=True):
    """The shell's own texts by key. Blanks stand as `{name}`; a counted text has `key.one` and `key.other`."""

    language: str
    languages: list[LanguageView]
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


class Terms(Struct, frozen=True, kw_only=True):
    """What a table agrees on before the game."""

    options: Annotated[dict[Short, Short], Meta(max_length=20)] = {}
    title: Short = ""
    pace: Pace = "live"
    clock: Clock | None = None
    hints: bool = True  # players may ask a bot for advice
    guests: bool = True  # strangers with the link may watch
    open_talk: bool = False  # and read the players' chat
    stand_ins: bool = True  # a bot may play for somebody who is gone
    absence: Annotated[int, Meta(ge=30, le=3600)] = 120  # seconds after which it does so by itself in a live game
    resigning: Resigning = "bot"


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


class PlayAgain(Asked, frozen=True):
    """Play again with the same people, or accept somebody's wish to; all move on by a seat if they rotate."""

    rotate: bool = False


class Abandon(Asked, frozen=True):
    """Wish that the game be abandoned, or that it goes on."""

    wish: bool = True


class Archive(Asked, frozen=True):
    """Put a table away, or take it out again. A game that goes on with bots alone is abandoned by that."""

    wish: bool = True


class Reach(Struct, frozen=True):
    """Under which addresses others can come: `local` if nobody but this machine can."""

    local: bool
    addresses: list[str]


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


class Thinking(Struct, frozen=True):
    """A bot's turn: the seconds it has taken so far, and how many it may take."""

    spent: float
    most: float


class SeatView(Struct, frozen=True):
    """Who sits where. `since` is when the seat began to owe its answer; clocks run down while `waiting`."""

    name: str
    kind: SeatKind
    level: str = ""
    connected: bool = False
    stand_in: bool = False  # a bot plays for this person just now
    left: bool = False  # this person has given up
    held: bool = False  # the seat is kept for this person, who has yet to accept
    abandons: bool = False  # this person wishes the game to be abandoned
    replaced_in: float | None = None  # seconds until a bot plays for this person, who is gone
    hints: int = 0  # how often this person has asked a bot for advice; everybody sees it
    votes: int = 0  # how many want a stand-in here
    votes_needed: int = 0
    waiting: bool = False
    since: float = 0
    clock: float | None = None  # seconds left when the frame was made
    points: int | None = None
    thinking: Thinking | None = None  # of a bot that thinks just now


class TableView(Terms, frozen=True):
    """A table as the lobby shows it. Times are seconds since 1970."""

    id: str
    game: str
    phase: Phase
    host: bool
    you: int
    held: int  # the seat that is kept for the reader; -1 if there is none
    branch: str  # the finished game it goes on from
    ending: Ending
    seats: list[SeatView]
    invite: str  # for those who sit here; empty for others
    made: float
    changed: float
    moves: int
    ranks: list[int]
    seal: str
    practice: bool = False  # its result is worth no more than practice
    lesson: bool = False  # a first game that teaches; it counts for nothing


class LobbyView(Struct, frozen=True):
    """The lobby: where I sit (my turn first), my what-ifs, where one can sit down, what is finished or put away."""

    mine: list[TableView]
    branches: list[TableView]
    open: list[TableView]
    finished: list[TableView]
    archived: list[TableView]


class Problem(Struct, frozen=True, tag="error"):
    """Why something was refused: a name for programs, a sentence for people. Nothing has changed."""

    name: str
    text: str


# -- what a player says -------------------------------------------------------------------------------


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


# -- what a reader hears ------------------------------------------------------------------------------


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
    held: int  # the seat that is kept for the reader; -1 if there is none
    seats: list[SeatView]
    guests: int
    watchers: list[str]  # the names of guests, the first of them if they are many
    hears: bool  # whether the reader may follow the players' talk
    branch: str  # the finished game that this one goes on from: what if?
    resigning: Resigning
    again: Again | None
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
    bots: Literal["", "compiling", "compiled"] = ""  # how fast they think: slowly until their code is compiled
    practice: bool = False  # somebody went back beyond what can be taken back by the rule
    lesson: LessonView | None = None


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
