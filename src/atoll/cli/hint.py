"""Say what a strong bot would do in a record, how likely it is to win, and why."""

import argparse
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from atoll.bots.jury import SEARCH, card, learned
from atoll.play.advice import NothingToChoose, advise
from atoll.play.match import Match
from atoll.play.record import load
from atoll.text.speaker import Speaker

from ._options import add_language, from_one_on, seat_of

ALIKE = "like the terms"  # on a net's card
HELP = "say what a strong bot would do, and why"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="a record")
    parser.add_argument("--seat", type=int, metavar="N", help="for this player (default: whoever is asked first)")
    parser.add_argument("--upto", type=int, metavar="N", help="after the first N lines")
    parser.add_argument("--think", default="1s", metavar="TIME", help="how long: 500ms, 2s, 1000i (default 1s)")
    parser.add_argument("--best", type=int, default=3, metavar="N", help="so many moves (default 3)")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="think in so many processes (default 1)")
    add_language(parser)


def run(args: argparse.Namespace) -> None:
    from_one_on(args, "best", "jobs")
    match = Match.replay(load(args.file), args.upto)
    waiting = match.state.waiting()
    if not waiting:
        raise NothingToChoose("the game is over: there is nothing to choose")
    named = seat_of(args, match.record)
    seat = waiting[0] if named is None else named
    found = advise(match.record.format(), seat, args.think, args.lang, args.best, args.jobs)
    speaker = Speaker(match.game, args.lang, match.record.names)
    message = speaker.catalogue.message
    table = Table(message("hint-move"), message("hint-chance"), message("hint-visits"), message("hint-why"))
    for advice in found:
        word = f"{escape(advice.label)}\n[dim]{escape(advice.move)}[/dim]"
        table.add_row(word, f"{100 * advice.chance:.0f} %", str(advice.visits), escape(advice.why))
    console = Console()
    console.print(f"[bold]{escape(speaker.name(seat))}:[/bold] {escape(speaker.prompt(match.state, seat))}")
    console.print(table)
    made = card(match.game, match.state.seats)
    if learned(match.game, match.state.seats, SEARCH) and ALIKE in made:
        console.print(message("hint-net", percent=round(100 * made[ALIKE])))
