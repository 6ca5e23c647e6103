"""Write the golden playthroughs and perft tables; the difference is part of a review."""

import argparse
from pathlib import Path

from rich.console import Console

from atoll import games
from atoll.play.playthrough import golden_files

HELP = "write the golden playthroughs"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", type=Path, help="where they belong")
    parser.add_argument("--game", action="append", help="only this game; may be repeated")


def run(args: argparse.Namespace) -> None:
    changed = 0
    for name in args.game or games.names():
        for path, text in golden_files(games.find(name)):
            file = args.folder / path
            if not file.is_file() or file.read_text(encoding="utf-8") != text:
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(text, encoding="utf-8")
                Console().print(f"written: {path}", highlight=False)
                changed += 1
    Console().print(f"{changed} golden files changed", highlight=False)
