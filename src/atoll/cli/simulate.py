"""Let bots play many games and print scores, win rates by seat and lengths."""

import argparse
import csv
import json
import os
import time
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from atoll import games
from atoll.kernel.game import BadSetup
from atoll.kernel.mistakes import Mistake
from atoll.play.proof import Broken
from atoll.play.record import save
from atoll.play.simulate import Job, Tally, simulate

from ._options import add_game, add_jobs, add_table, from_one_on, options, seats, seed, writable

HELP = "let bots play many games"


class BrokenGame(Mistake):
    """A checked game did not keep a promise."""


def arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_table(parser)
    parser.add_argument("--games", type=int, default=1000, metavar="M", help="how many games (default 1000)")
    add_jobs(parser, os.cpu_count() or 1)
    parser.add_argument("--bots", default="random", metavar="A[,B…]", help="one level for all seats, or one for each")
    parser.add_argument(
        "--check",
        action="store_true",
        help="count the pieces after every random move, and prove every hundredth game in full",
    )
    parser.add_argument("--csv", type=Path, metavar="FILE", help="write the results as CSV too")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results as JSON too")


def run(args: argparse.Namespace) -> None:
    game = games.find(args.game)
    table_seats = seats(args, game)
    from_one_on(args, "games", "jobs")
    levels = _levels(args.bots, table_seats)
    if args.check and set(levels) != {"random"}:
        raise BadSetup(f"--check plays at random, so there is no place for {args.bots}")
    job = Job(game.name, table_seats, options(args, game), levels, seed(args), args.games, args.check)
    writable(args.csv, args.json)
    total = Tally(table_seats)
    started = time.perf_counter()
    try:
        with _progress() as progress:
            bar = progress.add_task(f"{game.title}, {table_seats} seats", total=args.games)
            for tally in simulate(job, args.jobs):
                total.merge(tally)
                progress.update(bar, completed=total.games)
    except Broken as broken:
        file = Path(f"broken-{game.name}-{broken.record.seed:x}.atoll")
        save(broken.record, file)
        raise BrokenGame(f"{broken.promise}; the game that shows it is in {file}") from None
    seconds = time.perf_counter() - started
    _show(total, levels, seconds)
    _write(args, total, levels)


def _levels(text: str, table_seats: int) -> tuple[str, ...]:
    levels = tuple(text.split(","))
    if len(levels) == 1:
        return levels * table_seats
    if len(levels) != table_seats:
        raise BadSetup(f"--bots names one level or one for each of {table_seats} seats, not {len(levels)}")
    return levels


def _progress() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def _show(total: Tally, levels: tuple[str, ...], seconds: float) -> None:
    table = Table("seat", "bot", "points", "spread", "lowest", "highest", "wins", "95 % interval")
    for row in _rows(total, levels):
        table.add_row(
            *(str(row[key]) for key in ("seat", "bot")),
            *(f"{row[key]:.2f}" for key in ("points", "spread")),
            *(str(row[key]) for key in ("lowest", "highest")),
            f"{row['wins']:.1%}",
            f"{row['wins_low']:.1%} to {row['wins_high']:.1%}",
        )
    console = Console()
    console.print(table)
    length = total.decisions / total.games
    speed = total.decisions / seconds
    console.print(f"{total.games} games, {length:.1f} decisions each; {speed:,.0f} decisions a second", highlight=False)


def _rows(total: Tally, levels: tuple[str, ...]) -> list[dict[str, int | float | str]]:
    rows: list[dict[str, int | float | str]] = []
    for seat in range(total.seats):
        wins, low, high = total.win_rate(seat)
        rows.append(
            {
                "seat": seat + 1,
                "bot": levels[seat],
                "points": total.mean(seat),
                "spread": total.deviation(seat),
                "lowest": total.lowest[seat],
                "highest": total.highest[seat],
                "wins": wins,
                "wins_low": low,
                "wins_high": high,
            }
        )
    return rows


def _write(args: argparse.Namespace, total: Tally, levels: tuple[str, ...]) -> None:
    rows = _rows(total, levels)
    if args.csv:
        with args.csv.open("w", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, rows[0])
            writer.writeheader()
            writer.writerows(rows)
    if args.json:
        summary = {"game": args.game, "games": total.games, "decisions": total.decisions, "seats": rows}
        args.json.write_text(json.dumps(summary, indent=2) + "\n", encoding="utf-8")
