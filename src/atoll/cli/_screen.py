"""Drawing a table and its outcome in the terminal."""

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from atoll.kernel.state import State
from atoll.play.match import Match
from atoll.text.speaker import Speaker


def show_table(console: Console, speaker: Speaker, state: State, reader: int) -> None:
    """The position as a reader sees it."""
    game = speaker.game
    view = game.look(state, reader)
    console.print(game.draw(view, speaker) if game.draw is not None else view)


def show_outcome(console: Console, speaker: Speaker, match: Match) -> None:
    """The final score with its parts, best first; nothing while the game goes on."""
    outcome = match.game.outcome(match.state)
    if outcome is None:
        return
    say = speaker.words.say
    table = Table(say("rank"), say("player"), *(say(part.name) for part in outcome.parts[0]), say("points"))
    for seat in sorted(range(len(outcome.points)), key=lambda seat: outcome.ranks[seat]):
        parts = [str(part.points) for part in outcome.parts[seat]]
        name = escape(speaker.name(seat))
        table.add_row(str(outcome.ranks[seat]), name, *parts, f"[bold]{outcome.points[seat]}[/bold]")
    console.print(table)
