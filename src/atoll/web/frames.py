"""Frames: all that one reader may see of a table, made from what the rules say and nothing else."""

from dataclasses import dataclass, field
from functools import cache
from itertools import islice

import msgspec

from atoll import games
from atoll.kernel.game import Outcome
from atoll.kernel.moves import Move
from atoll.kernel.notes import Event
from atoll.kernel.rng import seeded
from atoll.kernel.state import GUEST
from atoll.play.match import Match, Step
from atoll.scene import Panel, Scene
from atoll.text.speaker import Speaker

from .panels import bring
from .refusal import words
from .table import Table
from .wire import (
    Again,
    Choice,
    Frame,
    LessonView,
    News,
    Over,
    PanelChange,
    PartView,
    Seal,
    SeatView,
    Shape,
    Strength,
    Thinking,
    UndoView,
)

DICE = seeded(0)
"""For trying moves in a world that a seat holds possible. Any such world will do: the game's seed has no part in it."""
MOST_LINES = 5000
"""Lines of a record after which nothing is taken back: whoever wakes a table replays them all. A game has hundreds."""
WATCHERS = 20
"""How many of those who look on are named."""
NO_UNDO = UndoView(0, [], "")
LISTED = 20
"""Of so many own moves one reads what they were, where one may go back to any of them."""
SHARED: dict[tuple[Move, str, str], Choice] = {}
"""Choices that read the same at every table."""


@dataclass(eq=False)
class Reader:
    """Somebody who looks at a table through one socket."""

    person: str
    name: str
    language: str
    shape: Shape
    told: list[Step] = field(default_factory=list)  # whose log lines this reader has
    shown: dict[str, Panel] = field(default_factory=dict)  # the panels this reader has

    def catch_up(self, steps: list[Step]) -> int:
        """Up to which move the reader's log still holds; from now on it is told all of these."""
        kept = min(len(self.told), len(steps))
        while kept and self.told[kept - 1] is not steps[kept - 1]:
            kept -= 1
        self.told[kept:] = steps[kept:]
        return kept

    def unseen(self, scene: Scene | None) -> tuple[Scene | None, list[PanelChange]]:
        """What of a scene the reader is to be sent; from now on it has all of it."""
        if scene is None:
            return None, []
        self.shown, scene, changes = bring(self.shown, scene)
        return scene, changes


@dataclass(frozen=True)
class Around:
    """What is around a position: the seats, the names of those who look on, and how fast the bots think."""

    seats: list[SeatView]
    watchers: list[str] = field(default_factory=list)
    bots: Strength = ""


class FrameMaker:
    """Draws frames of one live game, and keeps what several readers of a position share."""

    def __init__(self, table: Table, match: Match) -> None:
        self.table = table
        self.match = match
        self.game = match.game
        self.speakers: dict[str, Speaker] = {}
        self.scenes: dict[tuple[int, str, Shape], Scene] = {}
        self.choices: dict[tuple[int, str], list[Choice]] = {}
        self.own: dict[tuple[Move, str, str], Choice] = {}  # choices that name somebody at this table
        self.lines: dict[tuple[Event, bool, str], News] = {}  # the log, as told to those in the know and to others
        self.pointed = _pointed(self.game.name)
        self.seal = seal(table)

    def speaker(self, language: str) -> Speaker:
        if language not in self.speakers:
            self.speakers[language] = Speaker(self.game, language, [seat.name for seat in self.table.seats])
        return self.speakers[language]

    def wipe(self) -> None:
        """The position has changed."""
        self.scenes.clear()
        self.choices.clear()

    def scene(self, seat: int, language: str, shape: Shape) -> Scene | None:
        """What this seat sees, laid out as it wishes."""
        if self.game.stage is None or shape == "none":
            return None
        key = (seat, language, shape)
        if key not in self.scenes:
            view = self.game.look(self.match.state, seat)
            tablet = self.game.tablet if shape == "tablet" else None
            voice = self.speaker(language)
            self.scenes[key] = tablet(view, voice) if tablet else self.game.stage(view, voice, shape == "wide")
        return self.scenes[key]

    def offered(self, seat: int, language: str) -> list[Choice]:
        """What this seat can say now."""
        if seat == GUEST or self.table.phase == "over" or self.match.state.question(seat) is None:
            return []
        key = (seat, language)
        if key not in self.choices:
            state = self.match.state
            self.choices[key] = [
                self.choice(move, "" if shown is None else shown.name, language)
                for move, shown in zip(state.moves(seat), state.revealing(seat, DICE.copy()), strict=True)
            ]
        return self.choices[key]

    def choice(self, move: Move, shows: str, language: str) -> Choice:
        """A move as something to choose; made once, for all tables unless it names somebody at this one."""
        key = (move, shows, language)
        return SHARED.get(key) or self.own.get(key) or self._new_choice(move, shows, language)

    def _new_choice(self, move: Move, shows: str, language: str) -> Choice:
        speaker = self.speaker(language)
        shown = speaker.message(shows) if shows else ""
        made = Choice(move.text, speaker.label(move), move.verb.rule, move.verb.name, self.targets(move), shown)
        personal = any(kind == "seat" for _, kind, _ in move.verb.blanks)
        (self.own if personal else SHARED)[move, shows, language] = made
        return made

    def targets(self, move: Move) -> list[str]:
        return self.pointed[move]

    def words_on(self, sprite: str) -> list[Move]:
        """All words that could ever be chosen on a thing."""
        return _targeted(self.game.name).get(sprite, [])

    def prompt(self, seat: int, language: str) -> tuple[str, str]:
        """What this seat is asked, or whom it waits for; and the rule behind it."""
        state = self.match.state
        question = state.question(seat) if seat != GUEST and not self.stopped else None
        if question is not None:
            return self.speaker(language).prompt(state, seat), question.prompt.rule
        return waiting_for(self.table, language), ""

    def news(self, steps: list[Step], kept: int, seat: int, language: str) -> list[News]:
        """The log after a move, for one reader."""
        return [
            self.line(n, event, seat, language)
            for n, step in enumerate(steps[kept:], kept + 1)
            for event in step.events
        ]

    def line(self, n: int, event: Event, seat: int, language: str) -> News:
        """A line of the log; it reads differently only for the seat that knows its secret."""
        key = (event, event.note.secret and event.seat == seat, language)
        found = self.lines.get(key)
        if found is None:
            text = self.speaker(language).tell(event, seat)
            seat_told = max(event.seat, GUEST)  # no seat: the table's own
            found = self.lines[key] = News(n, seat_told, text, event.note.rule, event.note.gain)
        return found

    def undo(self, seat: int, language: str) -> UndoView:
        """How far this seat may go back, and what it would take back."""
        steps = self.match.steps
        if seat == GUEST or not steps:
            return NO_UNDO
        reach, free = self.reach(seat), self.free(seat)
        own = (step.move for step in reversed(steps) if step.seat == seat)
        labels = [self.choice(move, "", language).label for move in islice(own, max(reach, min(free, LISTED)))]
        return UndoView(reach, labels, self._wall(seat, len(steps) - reach, free, language), free)

    def reach(self, seat: int) -> int:
        """How many moves a seat may take back by the rule."""
        return 0 if self.table.phase == "over" else undo_reach(self.match, seat)

    def free(self, seat: int) -> int:
        """How many own moves somebody may go back against bots alone, where it robs nobody and is practice."""
        if self.table.phase == "over" or not self.table.against_bots() or not may_go_back(self.match):
            return 0
        return sum(step.seat == seat for step in self.match.steps)

    def _wall(self, seat: int, standing: int, free: int, language: str) -> str:
        """What a seat cannot take back: so many moves stand."""
        if standing == 0:
            return words(language).message("undo-wall-start")
        if free:
            return words(language).message("undo-wall-practice")
        last = self.match.steps[standing - 1]
        if last.seat == seat:
            return words(language).message("undo-wall-seen")
        return words(language).message("undo-wall-other", name=self.speaker(language).name(last.seat))

    def over(self, language: str) -> Over | None:
        if self.table.phase != "over":
            return None
        outcome = self.game.outcome(self.match.state) if self.match.state.over() else None
        if outcome is not None:
            return score(outcome, self.speaker(language))
        return Over([], self.table.ranks, [], "", ending=self.table.ending) if self.stopped else None

    @property
    def stopped(self) -> bool:
        """Whether this is where a game ended early."""
        return self.table.ending != "played" and len(self.match.record.entries) == self.table.moves

    def rename(self) -> None:
        """Somebody at the table has another name from now on."""
        self.wipe()
        for remembered in (self.speakers, self.own, self.lines):
            remembered.clear()

    def frame(self, reader: Reader, seat: int, seq: int, around: Around, lesson: LessonView | None = None) -> Frame:
        """The whole table for one reader in a seat, with what is new in its log."""
        kept = reader.catch_up(self.match.steps)
        scene = self.scene(seat, reader.language, reader.shape)
        fresh, changes = reader.unseen(scene)
        prompt, rule = self.prompt(seat, reader.language)
        return msgspec.structs.replace(
            bare(self.table, reader, seat, around, self.seal if self.table.phase == "playing" else seal(self.table)),
            seq=seq,
            moves=len(self.match.steps),
            entries=len(self.match.record.entries),
            scene=fresh,
            changes=changes,
            panels=[] if scene is None else [panel.name for panel in scene.panels],
            prompt=prompt,
            rule=rule,
            choices=self.offered(seat, reader.language),
            news=self.news(self.match.steps, kept, seat, reader.language),
            kept=kept,
            undo=self.undo(seat, reader.language),
            over=self.over(reader.language),
            lesson=lesson,
        )


def undo_reach(match: Match, seat: int) -> int:
    """How many moves a seat may take back at a table."""
    return match.undoable(seat) if may_go_back(match) else 0


def may_go_back(match: Match) -> bool:
    """Whether anything is taken back any more."""
    return len(match.record.entries) < MOST_LINES and not match.state.over()


@cache
def _pointed(name: str) -> dict[Move, list[str]]:
    """What one points at to say the words of a game."""
    game = games.find(name)
    return {move: game.targets(move) if game.targets is not None else [] for move in game.lexicon.moves}


@cache
def _targeted(name: str) -> dict[str, list[Move]]:
    """The words of a game by what one points at."""
    found: dict[str, list[Move]] = {}
    for move, sprites in _pointed(name).items():
        for sprite in sprites:
            found.setdefault(sprite, []).append(move)
    return found


def gathering(table: Table, reader: Reader, around: Around) -> Frame:
    """A table before its game."""
    frame = bare(table, reader, table.seat_of(reader.person), around, seal(table))
    return msgspec.structs.replace(frame, prompt=words(reader.language).message("prompt-gathering"))


def bare(table: Table, reader: Reader, seat: int, around: Around, promise: Seal) -> Frame:
    """A table without its game: what is around every position."""
    return Frame(
        table=table.id,
        game=table.game,
        title=table.title,
        phase=table.phase,
        changed=table.changed,
        seq=0,
        moves=0,
        entries=0,
        you=seat,
        host=reader.person == table.host,
        held=table.held_for(reader.person),
        seats=around.seats,
        guests=len(around.watchers),
        watchers=around.watchers[:WATCHERS],
        hears=seat != GUEST or table.open_talk or table.phase == "gathering",
        branch=table.branch,
        resigning=table.resigning,
        again=following(table, reader),
        scene=None,
        changes=[],
        panels=[],
        prompt="",
        rule="",
        choices=[],
        news=[],
        kept=0,
        undo=NO_UNDO,
        over=None,
        seal=promise,
        bots=around.bots,
        practice=table.practice,
    )


def following(table: Table, reader: Reader) -> Again | None:
    """Where the people of a finished game play again; it is their own affair."""
    asked = table.successor and table.seat_of(reader.person) != GUEST
    return Again(table.successor, table.asked_by) if asked else None


def seal(table: Table) -> Seal:
    """The promise of the shuffle; what it hides is shown when nothing is hidden any more."""
    sealed = table.sealed
    if table.phase == "over":
        return Seal(sealed.seal, sealed.digits, sealed.salt)
    return Seal(sealed.seal)


def score(outcome: Outcome, speaker: Speaker) -> Over:
    """The end, line by line."""
    names = list(dict.fromkeys(part.name for column in outcome.parts for part in column))
    columns = [{part.name: part.points for part in column} for column in outcome.parts]
    parts = [PartView(speaker.catalogue.message(name), [column.get(name, 0) for column in columns]) for name in names]
    return Over(list(outcome.points), list(outcome.ranks), parts, outcome.rule, outcome.rival)


def waiting_for(table: Table, language: str) -> str:
    """Whom the others wait for, in words."""
    message = words(language).message
    if table.phase == "over":
        return message("prompt-over")
    names = [table.seats[seat].name for seat in table.waiting]
    if len(names) == 1:
        return message("prompt-bot" if table.seats[table.waiting[0]].automatic else "prompt-waiting", name=names[0])
    return message("prompt-waiting-many", names=", ".join(names[:-1]), last=names[-1])


def seat_view(
    table: Table,
    number: int,
    now: float,
    *,
    connected: bool = False,
    votes: int = 0,
    needed: int = 0,
    replaced_in: float | None = None,
    thinking: Thinking | None = None,
) -> SeatView:
    """A seat as everybody sees it."""
    seat = table.seats[number]
    left = table.left(number, now)
    return SeatView(
        name=seat.name,
        kind=seat.kind,
        level=seat.level,
        connected=connected,
        stand_in=seat.stand_in,
        left=seat.left,
        held=bool(seat.held),
        abandons=seat.abandons,
        replaced_in=None if replaced_in is None else round(replaced_in, 1),
        hints=seat.hints,
        votes=votes,
        votes_needed=needed,
        waiting=number in table.waiting and table.phase == "playing",
        since=table.since[number] if table.since else 0,
        clock=None if left is None else round(max(0.0, left), 1),
        points=table.points[number] if table.points else None,
        thinking=thinking,
    )
