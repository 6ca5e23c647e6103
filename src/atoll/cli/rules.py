"""Read the rules of a game, whole or one paragraph."""

import argparse

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding

from atoll import games
from atoll.kernel.mistakes import Mistake
from atoll.text.rulebook import rulebook

from ._options import add_game, add_language

HELP = "read the rules of a game"


class NoSuchParagraph(Mistake):
    """The rulebook has no such number."""


def arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("paragraph", nargs="?", help="the number of a section or paragraph, like 3 or 3.1")
    add_language(parser)


def run(args: argparse.Namespace) -> None:
    game = games.find(args.game)
    wanted = args.paragraph
    paragraphs = [
        paragraph
        for paragraph in rulebook(game.folder, args.lang)
        if wanted is None or paragraph.id == wanted or paragraph.id.startswith(f"{wanted}.")
    ]
    if not paragraphs:
        raise NoSuchParagraph(f"the rules of {game.title} have no paragraph {wanted}")
    console = Console()
    section = ""
    for paragraph in paragraphs:
        if paragraph.section != section:
            section = paragraph.section
            console.print(f"\n[bold]{escape(section)}[/bold]\n")
        console.print(Padding(f"[dim]{paragraph.id}[/dim]  {escape(paragraph.text)}", (0, 0, 1, 2)))
