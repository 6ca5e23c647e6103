"""Write a page about a game for designers: seats, points, and what each card or site is worth."""

import argparse
from pathlib import Path

from rich.console import Console
from rich.progress import track

from atoll import games
from atoll.play.arena import BadArena
from atoll.play.report import chronicle, report
from atoll.play.workers import run_all
from atoll.text.speaker import Speaker

from ._options import add_game, add_language, add_table, options, seats

HELP = "write a page about a game for designers"


def arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_table(parser)
    parser.add_argument("--games", type=int, default=300, metavar="N", help="how many games (default 300)")
    parser.add_argument("--level", default="quick", help="who plays (default quick)")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="so many processes at once (default 1)")
    parser.add_argument("--page", type=Path, metavar="HTML", help="the file to write (default GAME-report.html)")
    add_language(parser)


def run(args: argparse.Namespace) -> None:
    game = games.find(args.game)
    if args.games < 1 or args.jobs < 1:
        raise BadArena("a report needs at least one game and one process")
    count = seats(args, game)
    start = int(args.seed or "1", 16)
    setting = options(args, game)
    pieces = [(game.name, count, setting, args.level, start + number) for number in range(args.games)]
    console = Console()
    played = list(
        track(run_all(chronicle, pieces, args.jobs), "games", total=args.games, console=console, transient=True)
    )
    page = args.page or Path(f"{game.name}-report.html")
    page.write_text(report(game, played, Speaker(game, args.lang)), encoding="utf-8")
    console.print(str(page), highlight=False)
