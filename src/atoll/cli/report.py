"""Write a page about a game for designers: seats, points, and what each card or site is worth."""

import argparse
from pathlib import Path

from rich.console import Console
from rich.progress import track

from atoll import games
from atoll.play.report import chronicle, report
from atoll.play.workers import run_all
from atoll.text.speaker import Speaker

from ._options import add_game, add_jobs, add_language, add_table, from_one_on, options, seats, seed, writable

HELP = "write a page about a game for designers"


def arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_table(parser)
    parser.add_argument("--games", type=int, default=300, metavar="N", help="how many games (default 300)")
    parser.add_argument("--level", default="quick", help="who plays (default quick)")
    add_jobs(parser)
    parser.add_argument("--page", type=Path, metavar="HTML", help="the file to write (default GAME-report.html)")
    add_language(parser)


def run(args: argparse.Namespace) -> None:
    game = games.find(args.game)
    from_one_on(args, "games", "jobs")
    count = seats(args, game)
    start = seed(args)
    page = args.page or Path(f"{game.name}-report.html")
    writable(page)
    setting = options(args, game)
    pieces = [(game.name, count, setting, args.level, start + number) for number in range(args.games)]
    console = Console()
    played = list(
        track(run_all(chronicle, pieces, args.jobs), "games", total=args.games, console=console, transient=True)
    )
    page.write_text(report(game, played, Speaker(game, args.lang)), encoding="utf-8")
    console.print(str(page), highlight=False)
