"""What the server tells of people and tables: the lobby, who sits where, a finished game; and why it refuses."""

from msgspec import Struct

from .terms import Ending, Phase, SeatKind, Terms


class Me(Struct, frozen=True):
    """Who this browser is. The key opens the same seats from another device; it is shown to nobody else."""

    name: str
    language: str
    key: str


class Reach(Struct, frozen=True):
    """Under which addresses others can come: `local` if nobody but this machine can."""

    local: bool
    addresses: list[str]


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


class Round(Struct, frozen=True):
    """A round of a finished game: after how many lines of the record it began, and what the table calls it."""

    n: int
    name: str


class Lead(Struct, frozen=True):
    """What each seat could expect at every position of a finished game: by lines of the record, then by seats."""

    values: list[list[float]]
    rounds: list[Round]


class Problem(Struct, frozen=True, tag="error"):
    """Why something was refused: a name for programs, a sentence for people. Nothing has changed."""

    name: str
    text: str
