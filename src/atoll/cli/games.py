"""List the games on the shelf, with their seats and options."""

import argparse

from rich.console import Console
from rich.table import Table

from atoll import games

HELP = "list the games"


def arguments(_parser: argparse.ArgumentParser) -> None:
    """Nothing to choose."""


def run(_args: argparse.Namespace) -> None:
    table = Table("name", "title", "players", "options")
    for name in games.names():
        try:
            game = games.find(name)
        except games.BrokenGame as broken:
            table.add_row(name, str(broken), "", "")
            continue
        options = "; ".join(f"{option.name}={'|'.join(option.values)}" for option in game.options)
        table.add_row(name, game.title, f"{game.seats[0]}-{game.seats[-1]}", options)
    Console().print(table)
