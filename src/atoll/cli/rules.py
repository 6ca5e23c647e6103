"""Read the rules of a game, whole or one paragraph."""

import argparse

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding

from atoll import games
from atoll.text.rulebook import chapter

from ._options import add_game, add_language

HELP = "read the rules of a game"


def arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("paragraph", nargs="?", help="the number of a section or paragraph, like 3 or 3.1")
    add_language(parser)


def run(args: argparse.Namespace) -> None:
    game = games.find(args.game)
    console = Console()
    section = ""
    for paragraph in chapter(game, args.lang, args.paragraph or ""):
        if paragraph.section != section:
            section = paragraph.section
            console.print(f"\n[bold]{escape(section)}[/bold]\n")
        console.print(Padding(f"[dim]{paragraph.id}[/dim]  {escape(paragraph.text)}", (0, 0, 1, 2)))
