"""Fit the value of a game: see what its terms were worth in played games, or which weights win duels."""

import argparse
from math import inf
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table

from atoll import games
from atoll.bots.levels import bot
from atoll.kernel.game import BadSetup, Game
from atoll.kernel.rng import seeded
from atoll.play.fit import RIDGE, Fit, fit, read_rows, self_play, weights_row, write_rows
from atoll.play.tune import ROUND, tune
from atoll.play.workers import run_all

from ._options import add_game, add_jobs, from_one_on, writable

HELP = "fit the weights of a game's value from self-play"


def arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--seats", type=int, metavar="N", help="only this number of players (default: all)")
    parser.add_argument("--duels", type=int, metavar="N", help="tune by so many duels instead")
    parser.add_argument("--games", type=int, default=2000, metavar="N", help="games for each number (default 2000)")
    parser.add_argument("--level", default="quick@2", help="who plays (default quick@2)")
    add_jobs(parser)
    parser.add_argument("--ridge", type=float, default=RIDGE, metavar="X", help="how much the old weights count")
    parser.add_argument("--write", type=Path, metavar="FILE", help="put the weights here (default: only show them)")


def run(args: argparse.Namespace) -> None:
    game = games.find(args.game)
    if args.seats is not None:
        game.check_seats(args.seats)
    from_one_on(args, "games", "duels", "jobs")
    if not 0 <= args.ridge < inf:
        raise BadSetup(f"--ridge is a number from 0 on, not {args.ridge:g}")
    if args.write:
        writable(args.write)
        read_rows(args.write)  # a file of something else is said before the first game
    bot(args.level, game, seeded(0)).close()  # a level that nobody knows is said before the first game
    console = Console()
    for seats in [args.seats] if args.seats else game.seats:
        if args.duels:
            tune_by_duels(game, seats, args, console)
        else:
            fit_by_squares(game, seats, args, console)


def fit_by_squares(game: Game, seats: int, args: argparse.Namespace, console: Console) -> None:
    """Set the terms of played positions against the points in the end."""
    pieces = [(game.name, seats, args.level, seed) for seed in range(args.games)]
    games_played = track(
        run_all(self_play, pieces, args.jobs), f"{seats} seats", total=args.games, console=console, transient=True
    )
    fits = fit(game, (sample for samples in games_played for sample in samples), args.ridge)
    console.print(table(f"{game.title}, {seats} seats", game.worth.names, fits))
    if args.write:
        write_rows(args.write, seats, [one.row() for one in fits])


def tune_by_duels(game: Game, seats: int, args: argparse.Namespace, console: Console) -> None:
    """Move the weights towards those that win; what is reached is written after every round of duels."""
    names = game.worth.names
    scales = [weights.scale for weights in game.worth.weights[seats]]
    rows: list[list[float]] = []
    rounds = tune(game, seats, args.level, args.duels, args.jobs)
    total = -(-args.duels // ROUND)
    for rows in track(rounds, f"{seats} seats", total=total, console=console, transient=True):
        if args.write:
            phases = zip(scales, rows, strict=True)
            write_rows(
                args.write, seats, [weights_row(scale, dict(zip(names, row, strict=True))) for scale, row in phases]
            )
    out = Table("term", *(str(number) for number in range(1, len(rows) + 1)), title=f"{game.title}, {seats} seats")
    for name, *weights in zip(names, *rows, strict=True):
        out.add_row(name, *(f"{weight:.2f}" for weight in weights))
    console.print(out)


def table(title: str, names: list[str], fits: list[Fit]) -> Table:
    """Weights by term and phase, and how far off they are."""
    out = Table("term", *(str(number) for number in range(1, len(fits) + 1)), title=title)
    for name in names:
        out.add_row(name, *(f"{one.weights[name]:.2f}" for one in fits), end_section=name == names[-1])
    out.add_row("scale", *(f"{one.scale:.2f}" for one in fits))
    out.add_row("error in points", *(f"{one.error:.2f}" for one in fits))
    out.add_row("log-loss", *(f"{one.loss:.3f}" for one in fits))
    out.add_row("positions", *(str(one.samples) for one in fits))
    return out
