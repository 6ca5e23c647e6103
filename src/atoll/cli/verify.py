"""Check a finished game: that its shuffle is the one sealed before the first move, and that every move was legal."""

import argparse
from pathlib import Path

from rich.console import Console

from atoll.play.commitment import verified
from atoll.play.match import Match
from atoll.play.record import RecordError
from atoll.text.speaker import Speaker

from ._screen import show_outcome

HELP = "check the shuffle and the moves of a finished game"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="the record of a finished game")
    parser.add_argument(
        "--seal", default="", metavar="HEX", help="the seal you were shown at the start, or its beginning"
    )


def run(args: argparse.Namespace) -> None:
    try:
        text = args.file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise RecordError(f"{args.file} cannot be read") from None
    match = Match.replay(verified(text, args.seal))
    console = Console()
    console.print(f"The shuffle is the one that was sealed, and all {len(match.record.entries)} moves are legal.")
    show_outcome(console, Speaker(match.game, "en", match.record.names), match)
