"""A position: what lies on the table and what is still to be done, nothing else."""

from collections.abc import Callable
from operator import index
from typing import TYPE_CHECKING, Any, Final, Self, SupportsIndex

from mypy_extensions import i64, mypyc_attr

from .lexicon import Lexicon
from .mistakes import Mistake
from .moves import Menu, Move
from .notes import Event, Note
from .rng import Rng
from .tasks import TABLE, Agenda, Question, Task

if TYPE_CHECKING:
    from .game import Game

GUEST: Final = -1
"""The seat of somebody who only watches."""

NOT_A_WORD: Final = Note("why-not-a-word", "")
GAME_OVER: Final = Note("why-game-over", "")
NOT_YOUR_TURN: Final = Note("why-not-your-turn", "")
NOT_NOW: Final = "why-not-now"  # cites the rule of the word, and holds its number
SOMETHING: Final = Note("shows-something", "")
"""What a move shows that says no more about it."""


class NoSuchSeat(Mistake):
    """Somebody speaks for a seat that is not at the table."""


class UnknownPast(Mistake):
    """A position does not know how it came about."""


class IllegalMove(Mistake):
    """A word that cannot be said now; `reason` is the note that says why, `asked` the question that stands."""

    def __init__(self, text: str, reason: Event, lexicon: Lexicon, asked: Event | None = None) -> None:
        super().__init__(text, reason)
        self.text = text
        self.reason = reason
        self.lexicon = lexicon
        self.asked = asked

    def __str__(self) -> str:
        """The reason in English, found only when somebody reads it."""
        words = EXPLAIN[-1](self) if EXPLAIN else self.reason.note.name
        return f"{self.text!r} is not possible now: {words}"


EXPLAIN: Final[list[Callable[[IllegalMove], str]]] = []
"""Who finds the words of a refusal: set by the package's front, for the kernel knows no language."""

DRAW: Final[list[Callable[["State"], str | None]]] = []
"""Who draws a position as SVG, as a guest sees it: set by the package's front too."""


class Origin:
    """Where a position comes from: a set-up and what was said. Known to people only, never to a copy or a bot."""

    def __init__(self, game: "Game[Any, Any]", seats: int, seed: int, chosen: dict[str, str]) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.seed: Final = seed
        self.chosen: Final = chosen
        self.said: Final[list[tuple[int, Move]]] = []

    def __repr__(self) -> str:
        extras = "".join([f", {name}={value!r}" for name, value in self.chosen.items()])
        said = "; ".join([f"{seat + 1} {move.text}" for seat, move in self.said])
        head = f"atoll.position({self.game.name!r}, seats={self.seats}, seed={self.seed}{extras}"
        return head + (f", said={said!r})" if said else ")")


def again(game: "Game[Any, Any]", seats: int, seed: int, chosen: dict[str, str], said: list[tuple[int, str]]) -> object:
    """A position that was pickled: it travels as its set-up and what was said."""
    state = game.start(seats, seed, **chosen)
    for seat, text in said:
        state.say(seat, text)
    return state


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """The part of a position that every game has. A game adds its own fields, `copy` and `world`."""

    def __init__(self, rng: Rng, seats: i64, first: i64, agendas: list[Agenda | None], learned: i64) -> None:
        self.rng = rng
        self.seats: Final = seats
        self.first = first  # the first player of the round
        self.agendas = agendas  # of each seat, and the table's last
        self.learned = learned  # how often anybody has learned something that was hidden
        self.journal: list[Event] | None = None  # who wants to hear puts a list here
        self.listed: list[Move] | None = None  # the moves of one seat, kept from asking whether it has a choice
        self.listed_seat: i64 = -1
        self.origin: Origin | None = None  # how people got here, as long as they only `say`; no copy keeps it
        self.revealed: Note | None = None  # what the last move was the first to show, as a note
        self.discreet: i64 = 0  # as bits: seats asked even what they cannot choose, so that nobody learns by it

    # -- what a game must say ---------------------------------------------------------------------------

    def lexicon(self) -> Lexicon:
        """All words of this game."""
        raise TypeError(f"{type(self).__name__} has no lexicon")

    def copy(self) -> Self:
        """An equal position that shares nothing that can change."""
        raise TypeError(f"{type(self).__name__} cannot be copied")

    def __deepcopy__(self, _memo: object) -> Self:
        return self.copy()  # also where the class is compiled, and tasks and moves stay themselves

    def __copy__(self) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        origin = self.origin
        if origin is None:
            raise UnknownPast("only a position reached by what was said can be pickled, and no copy of it; a match can")
        said = [(seat, move.text) for seat, move in origin.said]
        return again, (origin.game, origin.seats, origin.seed, origin.chosen, said)

    def __eq__(self, other: object) -> bool:
        """Whether everything in two positions is the same, dice and unfinished business too."""
        from .snapshot import snapshot  # it looks into positions

        return isinstance(other, State) and snapshot(self) == snapshot(other)

    def __repr__(self) -> str:
        """Something to paste back, or for copies and worlds made up a summary."""
        if self.origin is not None:
            return repr(self.origin)
        asked = ", ".join([f"seat {seat} has {len(self.legal(seat))} moves" for seat in self.waiting()])
        return f"<{type(self).__name__}, {self.seats} seats: {asked or 'over'}>"

    def _repr_svg_(self) -> str | None:
        """The table in a notebook, without anybody's secrets; None where there is nothing to draw."""
        return DRAW[-1](self) if DRAW else None

    def world(self, seat: i64, rng: Rng) -> Self:
        """A copy in which everything that this seat or a guest cannot know is dealt anew; ask for it with `redeal`."""
        raise TypeError(f"{type(self).__name__} cannot be redealt")

    def disguise(self, seat: i64, rng: Rng) -> Self:
        """A copy in which only what this seat alone knows is dealt anew: nobody else could tell. For proofs."""
        return self.copy()

    def secretive(self, seat: i64) -> bool:
        """Whether others could infer something hidden from how many answers the question of this seat has."""
        return False

    def free(self, seat: i64, menu: Menu) -> None:
        """Offer the moves that may interrupt any question of this seat."""

    def interrupt(self, seat: i64, move: Move) -> None:
        """Do a free move; the question below it stays."""
        raise TypeError(f"{type(self).__name__} knows no free moves")

    # -- asking ---------------------------------------------------------------------------------------

    def waiting(self) -> list[int]:
        """The seats that owe an answer."""
        return [seat for seat in range(self.seats) if self.agendas[seat] is not None]

    def over(self) -> bool:
        """Whether nothing is left to be done."""
        for agenda in self.agendas:
            if agenda is not None:
                return False
        return True

    def at(self, seat: SupportsIndex) -> int:
        """The number of a seat at this table; raises NoSuchSeat for any other."""
        try:
            number = index(seat)
        except TypeError:
            number = -1
        if not 0 <= number < self.seats:
            raise NoSuchSeat(f"there is no seat {seat} at this table: its seats are 0 to {self.seats - 1}")
        return number

    def reader(self, seat: SupportsIndex) -> int:
        """The number of a seat, or of a guest; raises NoSuchSeat for anybody else."""
        try:
            return GUEST if index(seat) == GUEST else self.at(seat)
        except TypeError:
            return self.at(seat)

    def redeal(self, seat: SupportsIndex, rng: Rng) -> Self:
        """A copy in which everything that a seat or a guest cannot know is dealt anew."""
        return self.world(self.reader(seat), rng)

    def question(self, seat: SupportsIndex) -> Question[Any] | None:
        """What this seat is asked now."""
        agenda = self.agendas[self.at(seat)]
        if agenda is None:
            return None
        task = agenda.task
        assert isinstance(task, Question)
        return task

    def asked(self, seat: SupportsIndex) -> Event | None:
        """The prompt of a seat's question, with its blanks filled in."""
        number = self.at(seat)
        question = self.question(number)
        return None if question is None else Event(question.prompt, number, question.blanks(self, number))

    def moves(self, seat: SupportsIndex) -> list[Move]:
        """The legal moves of a seat; shared, not to be changed."""
        return self.legal(self.at(seat))

    def legal(self, seat: i64) -> list[Move]:
        """The fast path of `moves`, for those who know that there is such a seat."""
        if self.listed is not None and self.listed_seat == seat:
            return self.listed
        return self._menu(seat, None).moves

    def revealing(self, seat: i64, rng: Rng) -> list[Note | None]:
        """Of each move, what it would show that was hidden: tried in a world that the seat holds possible."""
        world = self.redeal(seat, rng)
        found: list[Note | None] = []
        for move in self.legal(seat):
            after = world.copy()
            after.discreet = self.discreet
            after.play(seat, move)
            found.append(after.revealed)
        return found

    def why(self, seat: SupportsIndex, word: object) -> Event | None:
        """Why this seat cannot say that word, a text or a move, now; None if it can."""
        return self._why(self.at(seat), self.lexicon().meant(word))

    def _why(self, seat: i64, move: Move | None) -> Event | None:
        if move is None:
            return Event(NOT_A_WORD, seat, ())
        if self.over():
            return Event(GAME_OVER, seat, ())
        if self.question(seat) is None:
            return Event(NOT_YOUR_TURN, seat, ())
        menu = self._menu(seat, move)
        if move in menu.moves:
            return None
        if menu.reason is not None:
            return Event(menu.reason.note, seat, menu.reason.values)
        return Event(Note(NOT_NOW, move.verb.rule), seat, (move.code,))

    def _menu(self, seat: i64, asked: Move | None) -> Menu:
        menu = Menu(asked)
        agenda = self.agendas[seat]
        if agenda is not None:
            agenda.task.ask(self, seat, menu)
            menu.own = len(menu.moves)
            self.free(seat, menu)
        return menu

    # -- answering ------------------------------------------------------------------------------------

    def check(self, seat: SupportsIndex, word: object) -> Move:
        """The move that a seat means by a text or a move; raises IllegalMove if it cannot be said now."""
        number = self.at(seat)
        lexicon = self.lexicon()
        move = lexicon.meant(word)
        reason = self._why(number, move)
        if move is None or reason is not None:
            assert reason is not None
            raise IllegalMove(word.text if isinstance(word, Move) else str(word), reason, lexicon, self.asked(number))
        return move

    def say(self, seat: SupportsIndex, word: object) -> Move:
        """Play a word, given as text or as a move, checked."""
        move = self.check(seat, word)
        number = self.at(seat)
        origin = self.origin
        self.play(number, move)
        if origin is not None:
            origin.said.append((number, move))
            self.origin = origin
        return move

    def play(self, seat: i64, move: Move) -> None:
        """Play a move from `moves(seat)`, trusting that it is one."""
        self.listed = None
        self.origin = None
        self.revealed = None
        if move.free:
            self.interrupt(seat, move)
        else:
            agenda = self.agendas[seat]
            assert agenda is not None
            self.agendas[seat] = agenda.rest
            agenda.task.answer(self, seat, move)
        self.settle()

    def settle(self) -> None:
        """Go on until somebody has a choice to make or the game is over.

        The seats run what needs no answer until nothing is left of that; questions without a choice come next, and the
        table goes on only when no seat owes an answer.
        """
        agendas = self.agendas
        table = self.seats
        while True:
            ran = False
            waiting = False
            for seat in range(table):
                agenda = agendas[seat]
                while agenda is not None:
                    task = agenda.task
                    if task.waits:
                        waiting = True
                        break
                    agendas[seat] = agenda.rest
                    task.run(self, seat)
                    ran = True
                    agenda = agendas[seat]
            if ran:
                continue
            if waiting:
                if not self._answer_the_forced():
                    return
            else:
                agenda = agendas[table]
                if agenda is None:
                    return
                agendas[table] = agenda.rest
                agenda.task.run(self, TABLE)

    def _answer_the_forced(self) -> bool:
        """Answer one question that leaves no choice; says whether there was one."""
        for seat in range(self.seats):
            agenda = self.agendas[seat]
            if agenda is not None:
                menu = self._menu(seat, None)
                if menu.own == 0 or (len(menu.moves) == 1 and not self._stands(seat)):
                    self.listed = None
                    self.agendas[seat] = agenda.rest
                    if menu.own:
                        agenda.task.answer(self, seat, menu.moves[0])
                    return True
                if self.listed is None:  # of those who wait, the first is asked for first
                    self.listed = menu.moves
                    self.listed_seat = seat
        return False

    def _stands(self, seat: i64) -> bool:
        """Whether a question is put although it leaves no choice.

        That of a discreet seat is, if from its answering itself others could infer what they cannot know.
        """
        return (self.discreet >> seat) & 1 == 1 and self.secretive(seat)

    # -- for the rules --------------------------------------------------------------------------------

    def then(self, seat: i64, task: Task[Any]) -> None:
        """Put a task before all else that a seat, or the table, has to do."""
        place = seat if seat >= 0 else self.seats
        self.agendas[place] = Agenda(task, self.agendas[place])

    def tasks(self, seat: i64) -> list[Task[Any]]:
        """What a seat, or the table, still has to do, the next first."""
        agenda = self.agendas[seat if seat >= 0 else self.seats]
        return [] if agenda is None else agenda.tasks()

    def note(self, note: Note, seat: i64, a: i64 = -1, b: i64 = -1, c: i64 = -1) -> None:
        """Tell the journal, if anyone is listening; silent and free during search."""
        if self.journal is not None:
            self.journal.append(Event(note, seat, (a, b, c)))

    def learn(self, shown: Note | None = SOMETHING) -> None:
        """Somebody has just learned something that was hidden: undo ends here.

        The note tells people beforehand what will be shown; None if nothing is, and somebody could only infer.
        """
        self.learned += 1
        if self.revealed is None:
            self.revealed = shown
