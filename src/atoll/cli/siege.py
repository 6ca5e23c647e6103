"""Try the server, which is started for it on this machine.

Without a choice all attacks of one stranger are made, one after the other, while honest people play. They are bounded
in time, come from a loopback address, and go nowhere else.
"""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from atoll.kernel.mistakes import Mistake

from ._options import from_one_on, long_enough

HELP = "try the server: attacks, kills, an hour of play, nonsense"


def arguments(parser: argparse.ArgumentParser) -> None:
    trial = parser.add_mutually_exclusive_group()
    trial.add_argument("--attack", action="append", metavar="NAME", help="make this attack; may be repeated (all)")
    trial.add_argument("--kills", type=int, metavar="N", help="kill the server N times while people play")
    trial.add_argument("--soak", type=int, metavar="MINUTES", help="play for so many minutes, and watch the memory")
    trial.add_argument("--fuzz", type=int, metavar="N", help="feed it N pieces of nonsense, guided by coverage")
    parser.add_argument("--servers", type=int, default=1, metavar="N", help="of a house on one PostgreSQL (1)")
    parser.add_argument("--mishap", default="kill", metavar="NAME", help="what befalls several servers (kill)")
    parser.add_argument("--keep", type=Path, metavar="DIR", help="where nonsense is kept: --fuzz goes on from there")
    parser.add_argument("--seconds", type=float, default=10, metavar="S", help="how long each attack lasts (10)")


def run(args: argparse.Namespace) -> int:
    if sys.platform != "linux":
        raise Mistake("a siege needs Linux: it reads /proc and uses several loopback addresses")
    from_one_on(args, "kills", "soak", "fuzz", "servers")
    long_enough(args)
    if args.fuzz is not None and args.keep is not None:
        return _fuzz(Console(), args.fuzz, args.keep)
    with tempfile.TemporaryDirectory(prefix="atoll-siege-") as folder:
        if args.fuzz is not None:
            return _fuzz(Console(), args.fuzz, Path(folder))
        if args.kills is not None and args.servers > 1:
            return _company(Console(), Path(folder), args.mishap, args.kills, args.servers)
        if args.kills is not None:
            return _kills(Console(), Path(folder), args.kills)
        if args.soak is not None:
            return _soak(Console(), Path(folder), args.soak)
        return _attacks(Console(), Path(folder), args.attack, args.seconds)


def _attacks(console: Console, data: Path, names: list[str] | None, seconds: float) -> int:
    from atoll.siege.assault import assault
    from atoll.siege.attacks import ATTACKS
    from atoll.siege.honest import quantile

    for name in names or []:
        if name not in ATTACKS:
            raise Mistake(f"there is no attack {name!r}; there are: {', '.join(ATTACKS)}")
    heads = ("move p50/p99", "HTTP p50/p99", "bot p50", "recovery", "memory MB", "holds")
    table = Table("attack", *heads, title="ms before, during and after; one address attacks", padding=(0, 1, 0, 0))
    missed = []
    for name in names or ATTACKS:
        report = asyncio.run(assault(data / name, name, seconds))
        phases = (report.before, report.during, report.after)

        def both(kind: str, phases: tuple[object, ...] = phases) -> str:
            waits = [getattr(phase, kind) for phase in phases]
            return "  ".join(f"{1000 * quantile(w, 0.5):.0f}/{1000 * quantile(w, 0.99):.0f}" for w in waits)

        bots = " ".join(f"{1000 * quantile(phase.bot, 0.5):.0f}" for phase in phases)
        memory = " ".join(f"{size:.0f}" for size in report.memory)
        failures = report.failures()
        verdict = "no" if failures else "yes"
        table.add_row(name, both("move"), both("http"), bots, f"{report.recovery:.1f} s", memory, verdict)
        console.print(f"{name}: {report.did}", highlight=False)
        missed += [f"{name}: {failure}" for failure in failures]
        missed += [f"{name}: {fault}" for fault in report.faults[:3]]
    console.print(table)
    for line in missed:
        console.print(line, highlight=False, markup=False)
    return int(bool(missed))


def _fuzz(console: Console, inputs: int, folder: Path) -> int:
    from atoll.siege.fuzz import Run, run_all

    def print_run(run: Run) -> None:
        verdict = "stopped" if run.fault else "no fault"
        console.print(f"{run.target}: {run.inputs} in {run.seconds} s, {verdict}", highlight=False)
        console.print(run.fault, highlight=False, markup=False, end="")

    runs = run_all(inputs, folder, print_run)
    table = Table("target", "inputs", "seconds", "edges reached", "inputs kept", "faults")
    for run in runs:
        counts = (run.inputs, run.seconds, run.edges, run.kept, int(bool(run.fault)))
        table.add_row(run.target, *map(str, counts))
    console.print(table)
    return int(any(run.fault for run in runs))


def _kills(console: Console, data: Path, times: int) -> int:
    from atoll.siege.kills import kill_again_and_again

    with Progress(console=console, transient=True) as bar:
        task = bar.add_task("kills", total=times)
        outcome = asyncio.run(kill_again_and_again(data, times, on_kill=lambda: bar.advance(task)))
    found = outcome.found
    table = Table("kills", "tables", "moves", "lines of talk", "seats", "names", "lost", "start, median")
    counts = (outcome.kills, outcome.tables, found.moves, found.lines, found.seats, found.names, len(found.lost))
    table.add_row(*map(str, counts), f"{outcome.start:.1f} s")
    console.print(table)
    for lost in found.lost:
        console.print(lost, highlight=False)
    return int(bool(found.lost))


def _company(console: Console, folder: Path, mishap: str, times: int, servers: int) -> int:
    try:
        from atoll.siege.company import MISHAPS, Besieged, besiege
        from atoll.siege.database import MISSING
    except ImportError:
        raise Mistake("several servers need the driver of their database: pip install 'atoll[postgres]'") from None
    if MISSING:
        raise Mistake("several servers need PostgreSQL on this machine (initdb)")
    if mishap not in MISHAPS:
        raise Mistake(f"there is no mishap {mishap!r}; there are: {', '.join(MISHAPS)}")

    def print_mishap(so_far: Besieged) -> None:
        waits = f"{so_far.people[-1]:.1f} s, for a bot {so_far.bots[-1]:.1f} s"
        console.print(f"{mishap} {so_far.mishaps}: the longest wait was {waits}", highlight=False)

    outcome = asyncio.run(besiege(folder, mishap, times, servers, on_mishap=print_mishap))
    found, people, bots = outcome.found, sorted(outcome.people), sorted(outcome.bots)
    table = Table(mishap, "games over", "moves shown", "lost or twice", "wait, median", "wait, longest", "for a bot")
    waits = (people[len(people) // 2], people[-1], bots[-1])
    counts = (outcome.mishaps, outcome.games, found.moves, len(found.lost))
    table.add_row(*map(str, counts), *(f"{wait:.1f} s" for wait in waits))
    console.print(table)
    for lost in found.lost:
        console.print(lost, highlight=False)
    return int(bool(found.lost))


def _soak(console: Console, data: Path, minutes: int) -> int:
    from atoll.siege.soak import FLAT, SETTLING, Course, soak

    def print_minute(course: Course) -> None:
        tables = ", ".join(f"{count} {fate}" for fate, count in sorted(course.tables.items()))
        now = f"minute {len(course.curve) - 1}: {course.curve[-1]:.1f} MB, {course.moves} moves, tables: {tables}"
        console.print(now, highlight=False)

    course = asyncio.run(soak(data, minutes, on_minute=print_minute))
    growth = course.growth()
    flat = growth <= FLAT
    console.print(
        f"after {SETTLING:.0f} minutes memory grew by {growth:.1f} MB at most;"
        f" {FLAT:.0f} MB are allowed: {'holds' if flat else 'fails'}. Faults in the log: {len(course.faults)}",
        highlight=False,
    )
    for fault in course.faults:
        console.print(fault, highlight=False, markup=False)
    return int(not flat or bool(course.faults))
