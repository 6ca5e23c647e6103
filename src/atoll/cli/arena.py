"""Let bots play against each other: same deals for all, every bot in every seat."""

import argparse
from contextlib import closing
from math import comb
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Column, Table

from atoll import games
from atoll.bots.levels import bot
from atoll.kernel.game import BadSetup
from atoll.kernel.rng import seeded
from atoll.play.arena import Arena, Result, ResultsFile, fixtures, play_fixture
from atoll.play.charts import Bar, bars
from atoll.play.ratings import Distribution, Standing, Verdict, standings, verdict, winning_points
from atoll.play.workers import Jobs, run_all

from ._options import add_game, add_jobs, add_table, from_one_on, options, seats, seed, writable

HELP = "let bots play against each other"


def arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_table(parser)
    parser.add_argument("--bots", required=True, metavar="A,B,…", help="levels, as in quick,search@200ms,random")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many games (default 100)")
    parser.add_argument("--until", metavar="SHARE", help="stop once the first bot wins more or less than, say, 70%%")
    add_jobs(parser)
    parser.add_argument("--file", type=Path, metavar="FILE", help="keep results here; go on from it if it exists")
    parser.add_argument("--picture", type=Path, metavar="SVG", help="draw the standings")


def run(args: argparse.Namespace) -> None:
    game = games.find(args.game)
    levels = args.bots.split(",")
    if args.seats is None:
        args.seats = max(game.seats[0], min(game.seats[-1], len(levels)))
    from_one_on(args, "games", "jobs")
    for level in levels:  # a level that nobody knows is said before the first game
        bot(level, game, seeded(0)).close()
    goal = None if args.until is None else percent(args.until)
    arena = Arena(game.name, tuple(levels), seats(args, game), seed(args), options(args, game))
    file = args.file or Path(f"{game.name}-arena.jsonl")
    writable(file, args.picture)
    console = Console()
    try:
        results = hold(arena, args.games, file, args.jobs, console, goal)
    except KeyboardInterrupt:
        console.print(
            f"stopped; {file} keeps the games played, and the same command goes on from there", soft_wrap=True
        )
        raise
    rows = standings(results)
    console.print(table(f"{game.title}, {arena.seats} seats, {len(results)} games", rows))
    console.print(histogram(winning_points(results)))
    if goal is not None:
        console.print(judged(arena, results).words(levels[0], goal), soft_wrap=True, highlight=False)
    if args.picture:
        title = f"{game.title}: part of the victories, {len(results)} games"
        args.picture.write_text(bars(title, [bar(row) for row in rows], 1 / arena.seats), encoding="utf-8")


def percent(text: str) -> float:
    """A share of victories as people write it: 70%, or 70."""
    number = text.strip().removesuffix("%")
    if not number.replace(".", "", 1).isdecimal() or not 0 < float(number) < 100:
        raise BadSetup(f"--until is a share between 0% and 100%, as in 70%, not {text!r}")
    return float(number) / 100


def judged(arena: Arena, results: list[Result]) -> Verdict:
    """How the first bot has done so far."""
    return verdict(arena.levels[0], results, comb(len(arena.levels), arena.seats) * arena.seats)


def hold(
    arena: Arena, number: int, file: Path, jobs: Jobs, console: Console, goal: float | None = None
) -> list[Result]:
    """Play what is not in the file yet; with a goal, until the share of the first bot is surely above or below it."""
    every = fixtures(list(arena.levels), arena.seats, number)
    results = ResultsFile(file, arena)
    played = {result.number for result in results.done}
    todo = [fixture for fixture in every if fixture.number not in played]
    pieces = [(arena.game, dict(arena.options), fixture, arena.seed) for fixture in todo]
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("games", total=number, completed=number - len(todo))
        with closing(run_all(play_fixture, pieces, jobs)) as coming:
            while goal is None or not judged(arena, results.done).decided(goal):
                result = next(coming, None)
                if result is None:
                    break
                results.add(result)
                progress.advance(task)
    return [result for result in results.done if result.number < number]


def table(title: str, rows: list[Standing]) -> Table:
    """The standings as a table."""
    names = Column("bot", min_width=min(40, max((len(row.level) for row in rows), default=0)), overflow="fold")
    out = Table(names, "games", "wins", "points", "rating", "ms a decision", "stand-ins", title=title)
    for row in rows:
        rating = f"{row.rating.strength:.1f} ± {row.rating.interval:.1f}" if row.rating else "none"
        pace = f"{1000 * row.pace:.1f}"
        out.add_row(row.level, str(row.games), row.share_text, f"{row.points:.1f}", rating, pace, str(row.mistakes))
    if rows and rows[0].rating is None:
        out.caption = r"pip install 'atoll\[arena]' adds ratings"  # a bracket alone is markup
    return out


def histogram(spread: Distribution) -> Table:
    """The points of the winners in steps of five, as bars of at most forty marks."""
    out = Table("points", "games", "", title=f"winners' points: {spread.words}")
    longest = max(spread.fives.values())
    for five, number in spread.fives.items():
        out.add_row(f"{five} to {five + 4}", str(number), "▇" * round(40 * number / longest))
    return out


def bar(row: Standing) -> Bar:
    return Bar(row.level, row.share, row.interval, row.share_text)
