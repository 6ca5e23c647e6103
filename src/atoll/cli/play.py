"""Play in the terminal against bots, or several people at one screen."""

import argparse
from pathlib import Path

from rich.console import Console
from rich.markup import escape

from atoll import games
from atoll.bots.levels import budget_text
from atoll.kernel.game import BadSetup
from atoll.kernel.moves import Move
from atoll.kernel.state import IllegalMove
from atoll.play.advice import most_tried
from atoll.play.match import CannotUndo, Match, Step, invite
from atoll.play.record import Record, RecordError, load, save
from atoll.text.rulebook import rulebook
from atoll.text.speaker import Speaker

from ._options import add_language, add_table, fresh_seed, from_one_on, options, seats
from ._screen import show_outcome, show_table
from .replay import told

HELP = "play in the terminal"
SHOWN = 24  # so many choices fit under a table


class Quit(Exception):
    """Somebody leaves the table."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="a game, or a record to go on with")
    add_table(parser)
    parser.add_argument("--you", default="1", metavar="N[,N]", help="the seats of people (default 1); 0 for none")
    parser.add_argument("--bots", default="quick", metavar="LEVEL", help="who sits in the other seats (default quick)")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="bots search in so many processes (default 1)")
    parser.add_argument("--names", default="", metavar="A,B,…", help="what the table calls the players")
    add_language(parser)


def run(args: argparse.Namespace) -> None:
    from_one_on(args, "jobs")
    record, file = open_record(args)
    people = {seat for seat in range(record.seats) if str(seat + 1) in args.you.split(",")}
    if args.you != "0" and not people:
        raise BadSetup(f"--you names seats from 1 to {record.seats}, not {args.you!r}")
    others = [seat for seat in range(record.seats) if seat not in people]
    game = record.find_game()
    bots = {seat: invite(args.bots, game, record.seed, len(record.entries), seat) for seat in others}
    match = Match.replay(record, players=bots)
    speaker = Speaker(match.game, args.lang, match.record.names)
    TerminalTable(match, people, args.bots, args.jobs, speaker, file).sit()


def open_record(args: argparse.Namespace) -> tuple[Record, Path]:
    """A new game, or one from a record, and the file to save it in."""
    if args.game not in games.names() and Path(args.game).is_file():
        file = Path(args.game)
        return load(file), file
    game = games.find(args.game)
    number = fresh_seed(args)
    names = [" ".join(name.split()) for name in args.names.split(",") if name.strip()]
    record = Record(game.name, game.rules, seats(args, game), number, options(args, game), names)
    return record, Path(f"{game.name}-{number:x}"[:24] + ".atoll")


class TerminalTable:
    """A table on the screen: asks people, lets bots choose, and tells what happens."""

    def __init__(self, match: Match, people: set[int], level: str, jobs: int, speaker: Speaker, file: Path) -> None:
        self.match = match
        self.people = people
        self.level = level
        self.jobs = jobs
        self.speaker = speaker
        self.file = file
        self.console = Console()
        self.reader = min(people, default=-1)

    def sit(self) -> None:
        """Play to the end, or until somebody quits; the game is in its file then."""
        try:
            while not self.match.state.over():
                seat = self.match.state.waiting()[0]
                if seat in self.people:
                    self.ask(seat)
                else:
                    self.let(seat)
        except (Quit, EOFError, KeyboardInterrupt):
            self.console.print()
            self.save(self.file)
            return
        except Exception:
            self.save(self.file)  # whatever went wrong, the game is not lost
            raise
        finally:
            self.match.close()
        show_table(self.console, self.speaker, self.match.state, self.reader)
        show_outcome(self.console, self.speaker, self.match)
        save(self.match.record, self.file)
        self.tell("terminal-kept", file=str(self.file))

    def tell(self, name: str, **blanks: str | int) -> None:
        self.console.print(escape(self.speaker.catalogue.message(name, **blanks)), highlight=False)

    def let(self, seat: int) -> None:
        """Let a bot choose; if it cannot, somebody takes over and the people are told."""
        limit = budget_text(self.level)
        if self.jobs > 1 and limit:
            self.show(self.match.play(seat, most_tried(self.match, seat, limit, self.jobs)))
            return
        before = self.match.mistakes
        step = self.match.ask(seat)
        for other, mistake in self.match.mistakes.items():
            if other not in before:
                self.tell("terminal-stand-in", who=self.speaker.name(other), why=mistake)
        self.show(step)

    def play(self, seat: int, move: Move) -> None:
        """Make a move that was offered."""
        self.show(self.match.play(seat, move))

    def show(self, step: Step) -> None:
        """What comes of a move, in words."""
        for line in told(self.speaker, step, self.reader):
            self.console.print(line, highlight=False)

    # -- people ---------------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Show a person the table and take one answer."""
        if seat != self.reader:
            self.hand_over(seat)
        state = self.match.state
        show_table(self.console, self.speaker, state, seat)
        moves = state.moves(seat)
        prompt = self.speaker.prompt(state, seat)
        self.console.print(f"[bold]{escape(self.speaker.name(seat))}:[/bold] {escape(prompt)}", highlight=False)
        self.list_moves(moves)
        made = len(self.match.record.entries)
        while len(self.match.record.entries) == made:
            self.obey(seat, self.console.input("> ").strip(), moves)

    def hand_over(self, seat: int) -> None:
        """Clear the screen between people, so that nobody sees another's hand."""
        self.console.clear()
        self.tell("terminal-hand-over", who=self.speaker.name(seat))
        self.console.input("")
        self.reader = seat

    def list_moves(self, moves: list[Move], start: str = "") -> None:
        """The choices with their numbers, as many as fit."""
        fitting = [(number, move) for number, move in enumerate(moves, 1) if move.text.startswith(start)]
        for number, move in fitting[:SHOWN]:
            label = escape(self.speaker.label(move))
            self.console.print(f"[cyan]{number:4}[/cyan]  {label}  [dim]{escape(move.text)}[/dim]", highlight=False)
        if len(fitting) > SHOWN:
            self.tell("terminal-choices", n=len(fitting))

    def obey(self, seat: int, text: str, moves: list[Move]) -> None:
        """Do what a person typed: a choice or one of the table's own words."""
        word, _, rest = text.partition(" ")
        own = {"why": self.why, "undo": self.undo, "log": self.log, "rules": self.rules, "save": self.keep}
        if word in ("quit", "exit"):
            raise Quit
        if word in ("", "help", "?"):
            self.tell("terminal-help")
        elif word in own and self.match.game.lexicon.find(text) is None:
            own[word](seat, rest.strip())
        elif text.isdecimal() and 1 <= int(text) <= len(moves):
            self.play(seat, moves[int(text) - 1])
        else:
            self.pick(seat, text, moves)

    def pick(self, seat: int, text: str, moves: list[Move]) -> None:
        """A word as typed, or its beginning; otherwise the reason why not."""
        fitting = [move for move in moves if move.text == text] or [
            move for move in moves if move.text.startswith(text)
        ]
        if len(fitting) == 1:
            self.play(seat, fitting[0])
        elif fitting:
            self.tell("terminal-ambiguous", n=len(fitting))
            self.list_moves(moves, text)
        else:
            self.why(seat, text)

    def why(self, seat: int, text: str) -> None:
        """Why a word cannot be said now, with its rule."""
        if not text:
            return self.tell("terminal-why-what")
        try:
            self.match.check(seat, text)
        except IllegalMove as error:
            self.console.print(escape(self.speaker.explain(error)), highlight=False)
        else:
            self.tell("terminal-possible")

    def undo(self, seat: int, text: str) -> None:
        """Take back the last move, or so many."""
        moves = int(text) if text.isdecimal() else 1
        try:
            self.match.undo(seat, moves)
        except CannotUndo:
            self.tell("terminal-no-undo")
        else:
            self.tell("terminal-undone", n=moves)

    def log(self, seat: int, text: str) -> None:
        """All that has happened, as this seat may know it."""
        for step in self.match.steps:
            for line in told(self.speaker, step, seat):
                self.console.print(line, highlight=False)

    def rules(self, seat: int, text: str) -> None:
        """The rules, or those paragraphs whose number begins so."""
        for paragraph in rulebook(self.match.game.folder, self.speaker.catalogue.language):
            if paragraph.id.startswith(text):
                self.console.print(f"[dim]{paragraph.id}[/dim] {escape(paragraph.text)}", highlight=False)

    def keep(self, seat: int, text: str) -> None:
        """Save where one asks; where that cannot be, the game goes on."""
        try:
            self.save(Path(text) if text else self.file)
        except RecordError as error:
            self.console.print(escape(str(error)), highlight=False)

    def save(self, file: Path) -> None:
        save(self.match.record, file)
        self.tell("terminal-saved", file=str(file))
