"""Drawing a table and its outcome in the terminal."""

from rich.console import Console
from rich.markup import escape
from rich.table import Column, Table

from atoll.kernel.game import Outcome
from atoll.kernel.state import State
from atoll.play.match import Match
from atoll.text.speaker import Speaker


def show_table(console: Console, speaker: Speaker, state: State, reader: int) -> None:
    """The position as a reader sees it."""
    game = speaker.game
    view = game.look(state, reader)
    console.print(game.draw(view, speaker) if game.draw is not None else view)


def show_outcome(console: Console, speaker: Speaker, match: Match) -> None:
    """The final score, or why there is none; nothing while the game goes on."""
    outcome = match.game.outcome(match.state)
    closing, *seats = match.record.closing.split() or [""]
    if outcome is not None:
        console.print(score_sheet(speaker, outcome))
    elif closing:
        who = ", ".join(speaker.name(int(seat) - 1) for seat in seats if int(seat) <= match.record.seats)
        console.print(escape(speaker.catalogue.message(f"terminal-{closing}", who=who)))


def score_sheet(speaker: Speaker, outcome: Outcome) -> Table:
    """A column for each player, best first, and a line for each part of the score; of a rival all is told in one."""
    message = speaker.catalogue.message
    columns = [
        (rank, escape(speaker.name(seat)), [str(part.points) for part in outcome.parts[seat]], outcome.points[seat])
        for seat, rank in enumerate(outcome.ranks)
    ]
    lines = [message(part.name) for part in outcome.parts[0]]
    if outcome.rival is not None:
        columns.append((2 if outcome.winners else 1, message("rival"), [""] * len(lines), outcome.rival))
    columns.sort(key=lambda column: column[0])
    table = Table("", *(Column(f"{rank}. {name}", justify="right") for rank, name, _, _ in columns))
    for line, name in enumerate(lines):
        table.add_row(name, *(parts[line] for _, _, parts, _ in columns))
    table.add_section()
    table.add_row(message("points"), *(f"[bold]{points}[/bold]" for _, _, _, points in columns))
    return table
