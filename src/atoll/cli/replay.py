"""Step through a record, or print its log."""

import argparse
from pathlib import Path

from rich.console import Console
from rich.markup import escape

from atoll.kernel.state import GUEST
from atoll.play.match import Match, Step
from atoll.play.record import load
from atoll.text.speaker import Speaker

from ._options import add_language, seat_of
from ._screen import show_outcome, show_table

HELP = "step through a record"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="a record")
    parser.add_argument("--log", action="store_true", help="print the whole log and stop")
    parser.add_argument("--seat", type=int, metavar="N", help="see what this player sees (default: a guest)")
    parser.add_argument("--upto", type=int, metavar="N", help="only the first N lines")
    add_language(parser)


def run(args: argparse.Namespace) -> None:
    record = load(args.file)
    match = Match.replay(record, args.upto)
    speaker = Speaker(match.game, args.lang, record.names)
    seat = seat_of(args, record)
    reader = GUEST if seat is None else seat
    console = Console()
    if args.log or not console.is_interactive:
        print_log(console, speaker, match, reader)
    else:
        browse(console, speaker, match, reader)


def print_log(console: Console, speaker: Speaker, match: Match, reader: int) -> None:
    for number, step in enumerate(match.steps, 1):
        for line in told(speaker, step, reader):
            console.print(f"[dim]{number:4}[/dim]  {line}")
    show_outcome(console, speaker, match)


def told(speaker: Speaker, step: Step, reader: int) -> list[str]:
    """What happened by a move, each line with its rule."""
    return [f"{escape(speaker.tell(event, reader))} [dim]{event.note.rule}[/dim]" for event in step.events]


def browse(console: Console, speaker: Speaker, match: Match, reader: int) -> None:
    """Forward with Enter, back with b, to a move by its number, end with q."""
    at = 0
    while True:
        shown = Match.replay(match.record, at)
        console.clear()
        show_table(console, speaker, shown.state, reader)
        for line in told(speaker, shown.steps[-1], reader) if shown.steps else []:
            console.print(line)
        if at == len(match.record.entries):
            show_outcome(console, speaker, shown)
        try:
            answer = console.input(f"[dim]{at}/{len(match.record.entries)}  Enter, b, number, q:[/dim] ").strip()
        except EOFError:
            return
        if answer == "q":
            return
        at = _target(answer, at, len(match.record.entries))


def _target(answer: str, at: int, last: int) -> int:
    if answer.isdecimal():
        at = int(answer)
    elif answer == "b":
        at -= 1
    else:
        at += 1
    return max(0, min(at, last))
