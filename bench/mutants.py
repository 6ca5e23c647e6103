"""Mutation testing by sample: faults are put into a copy of the sources, one at a time, and the tests must notice.

`make mutants` draws mutants of every room at random, runs the tests that reach the changed line in a scratch copy,
the quickest first, and prints which share was killed, with a Wilson interval, and the survivors as diffs. A room's
sample ends early when its interval lies on one side of the floor. Results are kept in `build/mutants.jsonl`: an
interrupted run goes on, and `--again` tries only the survivors, with all tests of their room, once there are tests.
Mutants that change nothing anybody could see are named in `equivalent_mutants.toml`, each with its reason.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import hashlib
import itertools
import json
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from atoll.play.simulate import wilson

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "build" / "mutants.jsonl"
EQUIVALENT = Path(__file__).with_name("equivalent_mutants.toml")
NEEDED = ["src", "tests", "examples", "client", "docs", "bench", "README.md", "CONTRIBUTING.md", "pyproject.toml"]
NEEDED += ["hatch_build.py", "Makefile", "LICENSE", "CHANGELOG.md"]
PATIENCE = 10  # times what the tests take of the processor without a fault; a mutant that makes them hang is killed too
ASLEEP = 1800  # seconds by the clock after which tests that use no processor are given up
LOOK = 20  # mutants between two looks at whether the floor is decided
SURE = 2.58  # standard errors of the interval that decides: 99 %, because it is looked at several times


@dataclass(frozen=True)
class Room:
    """Sources, the tests that answer for them, and the share that must be killed."""

    sources: str
    tests: tuple[str, ...]  # those that fail soonest come first
    wanted: str  # which of them, as an expression for pytest
    floor: float


EVERY_GAME = "tests/conformance/test_every_game.py"


def rules(package: str, name: str) -> Room:
    sources = f"src/atoll/games/{package}/rules/*.py"
    tests = (f"tests/{package}", "tests/research/test_rows.py", EVERY_GAME)
    return Room(sources, tests, f"{package} or {name} or every_build", 0.75)


ROOMS = {
    "kernel": Room(
        "src/atoll/kernel/*.py",
        (
            "tests/kernel",
            "tests/test_front.py",
            "tests/research/test_rows.py",
            "tests/research/test_batch.py",
            "tests/costa_ruana",
            "tests/play/test_match.py",
            "tests/play/test_record.py",
            EVERY_GAME,
        ),
        "not arnak and not la-isla",  # one game calls on all of the kernel
        0.85,
    ),
    "play": Room(
        "src/atoll/play/*.py",
        ("tests/play", "tests/test_front.py", "tests/web/test_seal.py", "tests/kernel", "tests/cli", EVERY_GAME),
        "not arnak",
        0.75,
    ),
    "arnak": rules("arnak", "arnak"),
    "costa-ruana": rules("costa_ruana", "costa-ruana"),
    "la-isla": rules("la_isla", "la-isla"),
}

OPERATORS: dict[type[ast.AST], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Div: ("/", "*"),
    ast.Mod: ("%", "+"),
    ast.And: ("and", "or"),
    ast.Or: ("or", "and"),
}


@dataclass(frozen=True)
class Mutant:
    """One changed place of one file."""

    room: str
    path: str
    line: int
    last: int  # a statement may reach over several lines
    before: str  # the line as it was
    after: str
    start: int  # in bytes of the file
    end: int
    text: str  # what stands there instead

    @property
    def key(self) -> str:
        """What stays the same while other lines of the file change."""
        return f"{self.path}: {self.before.strip()} -> {self.after.strip()}"

    def apply(self, source: bytes) -> bytes:
        return source[: self.start] + self.text.encode() + source[self.end :]


@dataclass(frozen=True)
class Verdict:
    """What the tests made of a mutant: the first test that failed, or nothing."""

    key: str
    room: str
    killed: bool
    by: str
    diff: str


def header(node: ast.stmt) -> int:
    """The last line of a statement that is not one of the statements in it."""
    inside = [child.lineno for child in ast.walk(node) if isinstance(child, ast.stmt) and child is not node]
    return min(inside) - 1 if inside else node.end_lineno or node.lineno


class Finder(ast.NodeVisitor):
    """Every place of a module that can be changed; annotations, asserts and decorators are no behaviour."""

    def __init__(self, room: str, path: Path) -> None:
        self.room, self.path = room, path.relative_to(ROOT).as_posix()
        self.source = path.read_bytes()
        self.starts = [0]
        for line in self.source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.found: list[Mutant] = []
        tree = ast.parse(self.source)
        self.statements = {
            line: (node.lineno, line)
            for node in ast.walk(tree)
            if isinstance(node, ast.stmt)
            for line in range(node.lineno, header(node) + 1)
        }
        self.visit(tree)

    def at(self, line: int | None, column: int | None) -> int:
        assert line is not None and column is not None
        return self.starts[line - 1] + column

    def put(self, start: int, end: int, text: str) -> None:
        line = self.source.count(b"\n", 0, start) + 1
        first, last = self.starts[line - 1], self.source.find(b"\n", end)
        before = self.source[first:last].decode()
        after = (self.source[first:start] + text.encode() + self.source[end:last]).decode()
        last = line + self.source.count(b"\n", start, end)
        first_line = self.statements.get(line, (line, line))[0]
        self.found.append(Mutant(self.room, self.path, first_line, last, before, after, start, end, text))

    def between(self, left: ast.expr, operator: ast.AST, right: ast.expr) -> None:
        old, new = OPERATORS.get(type(operator), ("", ""))
        start, end = self.at(left.end_lineno, left.end_col_offset), self.at(right.lineno, right.col_offset)
        place = self.source[start:end].find(old.encode()) if old else -1
        if place >= 0:
            self.put(start + place, start + place + len(old), new)

    def visit_Compare(self, node: ast.Compare) -> None:
        for left, operator, right in zip([node.left, *node.comparators], node.ops, node.comparators, strict=False):
            self.between(left, operator, right)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if not (isinstance(node.left, ast.Constant) and isinstance(node.left.value, str)):
            self.between(node.left, node.op, node.right)
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        for left, right in zip(node.values, node.values[1:], strict=False):
            self.between(left, node.op, right)
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        start, end = self.at(node.lineno, node.col_offset), self.at(node.end_lineno, node.end_col_offset)
        if isinstance(node.value, bool):
            self.put(start, end, str(not node.value))
        elif isinstance(node.value, int | float):
            self.put(start, end, str(node.value + 1))

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            start = self.at(node.lineno, node.col_offset)
            self.put(start, start + len("not "), "")
        self.generic_visit(node)

    def visit_If(self, node: ast.If) -> None:
        if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            return
        if isinstance(node.test, ast.Name | ast.Attribute | ast.Call | ast.Subscript):
            at = self.at(node.test.lineno, node.test.col_offset)
            self.put(at, at, "not ")
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call) and node.lineno == node.end_lineno:
            start, end = self.at(node.lineno, node.col_offset), self.at(node.end_lineno, node.end_col_offset)
            self.put(start, end, "pass")
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        old, new = OPERATORS.get(type(node.op), ("", ""))
        start, end = (
            self.at(node.target.end_lineno, node.target.end_col_offset),
            self.at(node.value.lineno, node.value.col_offset),
        )
        place = self.source[start:end].find(f"{old}=".encode()) if old else -1
        if place >= 0:
            self.put(start + place, start + place + len(old), new)
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        for default in [*node.args.defaults, *node.args.kw_defaults]:
            if default is not None:
                self.visit(default)
        for statement in node.body:
            self.visit(statement)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        for statement in node.body:
            self.visit(statement)

    def visit_keyword(self, node: ast.keyword) -> None:
        if node.arg != "strict":  # a promise about lengths, no behaviour
            self.visit(node.value)

    def visit_Assert(self, node: ast.Assert) -> None:
        pass

    def visit_Raise(self, node: ast.Raise) -> None:
        pass


def mutants(room: str) -> list[Mutant]:
    """All mutants of a room, one for each change that a line can have."""
    found: dict[str, Mutant] = {}
    for path in sorted(ROOT.glob(ROOMS[room].sources)):
        for mutant in Finder(room, path).found:
            found.setdefault(mutant.key, mutant)
    return list(found.values())


class Reach:
    """Which tests of a room reach which lines, and how long each takes; measured once for the same sources."""

    def __init__(self, room: str, copy: Path) -> None:
        sources, tests = ROOMS[room].sources, ROOMS[room].tests
        files = [path for name in ("src", "tests") for path in sorted((copy / name).rglob("*")) if path.is_file()]
        digest = hashlib.sha256(repr((sources, tests)).encode() + b"".join(path.read_bytes() for path in files))
        kept = ROOT / "build" / f"reached-{room}-{digest.hexdigest()[:16]}.json"
        if not kept.is_file():
            kept.parent.mkdir(exist_ok=True)
            draft = kept.with_suffix(".new")  # of a run that was interrupted nothing is kept
            watched = {"ATOLL_REACHED": str(draft), "ATOLL_REACHED_SOURCES": str(copy / sources)}
            done = pytest(copy, ["-p", "bench.reached", *everything(room)], watched)
            if done.returncode:
                sys.exit(f"the tests of {room} fail without a mutant:\n{done.stdout}")
            draft.replace(kept)
        found: dict[str, Any] = json.loads(kept.read_text())
        self.seconds: dict[str, float] = found["seconds"]
        self.lines = {path.split("/src/")[1]: lines for path, lines in found["lines"].items()}
        print(f"{room}: {len(self.seconds)} tests, {sum(self.seconds.values()):.0f} s", flush=True)

    def tests(self, mutant: Mutant) -> list[str]:
        """The tests that reach a mutant, the quickest first; all of them reach what runs while modules are imported."""
        lines = self.lines.get(mutant.path.removeprefix("src/"), {})
        reached = {test for line in range(mutant.line, mutant.last + 1) for test in lines.get(str(line), [])}
        return sorted(self.seconds if "" in reached else reached, key=self.seconds.__getitem__)


def everything(room: str) -> list[str]:
    """What pytest is asked for to run all tests of a room."""
    return [*ROOMS[room].tests, "-k", ROOMS[room].wanted]


def pytest(
    copy: Path, asked: list[str], environment: dict[str, str], patience: int | None = None
) -> subprocess.CompletedProcess[str]:
    """Run tests in a scratch copy until the first that fails, or so many seconds of the processor."""

    def limit() -> None:
        if patience is not None:  # not by the clock, which knows how busy the machine is
            resource.setrlimit(resource.RLIMIT_CPU, (patience, patience))

    command = [
        sys.executable,
        "-m",
        "pytest",
        "-x",
        "-rfE",
        "-m",
        "not slow",
        "-p",
        "no:xdist",
        "-o",
        "timeout=0",
        *asked,
    ]
    path = os.pathsep.join((str(copy / "src"), str(copy)))
    inherited = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    bytecode = str(copy / "bytecode")  # a copy has its own, and is not compiled anew for every mutant
    environment = {**inherited, "PYTHONPATH": path, "PYTHONPYCACHEPREFIX": bytecode, "TMPDIR": str(copy)} | environment
    return subprocess.run(
        command,
        cwd=copy,
        env=environment,
        capture_output=True,
        text=True,
        timeout=None if patience is None else ASLEEP,
        check=False,
        preexec_fn=limit,
    )


class Bench:
    """Scratch copies of the repository, one for each process, and the tests run in them."""

    def __init__(self, jobs: int, all_tests: bool) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="atoll-mutants-"))
        self.copies: SimpleQueue[Path] = SimpleQueue()
        self.all_tests = all_tests
        self.reach: dict[str, Reach] = {}
        self.moments = itertools.count(1)
        for number in range(jobs):
            copy = self.folder / str(number)
            copy.mkdir()
            for name in NEEDED:
                if (ROOT / name).is_dir():
                    shutil.copytree(
                        ROOT / name, copy / name, ignore=shutil.ignore_patterns("node_modules", "__pycache__")
                    )
                elif (ROOT / name).is_file():
                    shutil.copy2(ROOT / name, copy / name)
            self.copies.put(copy)

    def close(self) -> None:
        shutil.rmtree(self.folder)

    def prepare(self, room: str) -> None:
        """Learn what the tests reach; without a fault they pass, or their failures would mean nothing."""
        copy = self.copies.get()
        self.reach[room] = Reach(room, copy)
        self.copies.put(copy)

    def judge(self, mutant: Mutant) -> Verdict:
        copy = self.copies.get()
        target = copy / mutant.path
        whole = target.read_bytes()
        changed = mutant.apply(whole)
        try:
            self.write(target, changed)
            killed, by = self.tests(copy, mutant)
        finally:
            self.write(target, whole)
            self.copies.put(copy)
        old, new = (text.decode().splitlines(keepends=True) for text in (whole, changed))
        diff = "".join(difflib.unified_diff(old, new, mutant.path, mutant.path, n=2))
        return Verdict(mutant.key, mutant.room, killed, by, diff)

    def write(self, target: Path, source: bytes) -> None:
        """Change a file; bytecode is told from its source by time and size, so no two have the same time."""
        target.write_bytes(source)
        moment = next(self.moments)
        os.utime(target, (moment, moment))

    def tests(self, copy: Path, mutant: Mutant) -> tuple[bool, str]:
        """Whether tests fail, and the first that does."""
        reach = self.reach[mutant.room]
        names = list(reach.seconds) if self.all_tests else reach.tests(mutant)
        if not names:
            return False, "no test reaches it"
        chosen = copy / "chosen.txt"
        chosen.write_text("\n".join(names))
        asked = everything(mutant.room) if self.all_tests else [f"@{chosen}"]
        try:
            done = pytest(copy, asked, {}, 20 + int(PATIENCE * sum(map(reach.seconds.__getitem__, names))))
        except subprocess.TimeoutExpired:
            return True, "they sleep"
        if done.returncode in (-signal.SIGKILL, -signal.SIGXCPU):
            return True, "they hang"
        failed = [line for line in done.stdout.splitlines() if line.startswith(("FAILED ", "ERROR "))]
        return done.returncode != 0, failed[0].split(" - ")[0] if failed else f"status {done.returncode}"


def kept() -> dict[str, Verdict]:
    """The verdicts of earlier runs; the last on a mutant holds."""
    if not RESULTS.is_file():
        return {}
    rows = [Verdict(**json.loads(line)) for line in RESULTS.read_text().splitlines()]
    return {verdict.key: verdict for verdict in rows}


def equivalent() -> dict[str, str]:
    """Mutants that nobody can tell from the original, and why."""
    return {row["mutant"]: row["reason"] for row in tomllib.loads(EQUIVALENT.read_text()).get("equivalent", [])}


def chosen(args: argparse.Namespace, room: str) -> list[Mutant]:
    """The sample of a room, or with `--again` its survivors."""
    done, excused = kept(), equivalent()
    sample = [mutant for mutant in mutants(room) if mutant.key not in excused]
    random.Random(args.seed).shuffle(sample)
    if args.again:
        return [mutant for mutant in sample if mutant.key in done and not done[mutant.key].killed]
    return sample[: args.sample]


def shares(sample: list[Mutant]) -> tuple[int, int]:
    """How many of some mutants were killed, and how many were tried."""
    done = kept()
    verdicts = [done[mutant.key] for mutant in sample if mutant.key in done]
    return sum(verdict.killed for verdict in verdicts), len(verdicts)


def decided(room: str, sample: list[Mutant]) -> bool:
    """Whether the killed share of what was tried lies on one side of the floor for sure."""
    killed, tried = shares(sample)
    if not tried:
        return False
    _, low, high = wilson(killed, tried, SURE)
    return not low <= ROOMS[room].floor <= high


def sample_room(args: argparse.Namespace, bench: Bench, room: str) -> None:
    """Judge the sample of a room, until it is over or decided."""
    sample = chosen(args, room)
    done = {} if args.again else kept()
    todo = [mutant for mutant in sample if mutant.key not in done]
    with ThreadPoolExecutor(args.jobs) as pool, RESULTS.open("a") as file:
        for first in range(0, len(todo), LOOK):
            if not args.again and decided(room, sample):
                return
            if room not in bench.reach:
                bench.prepare(room)
            for verdict in pool.map(bench.judge, todo[first : first + LOOK]):
                file.write(json.dumps(asdict(verdict)) + "\n")
                file.flush()
                print(f"{'killed' if verdict.killed else 'SURVIVED'} {verdict.key}", flush=True)


def report(args: argparse.Namespace) -> bool:
    """Print shares and survivors of the mutants that the sources still have; returns whether the floors hold."""
    done, excused, well = kept(), equivalent(), True
    for room in args.room or ROOMS:
        found = mutants(room)
        verdicts = [done[mutant.key] for mutant in found if mutant.key in done and mutant.key not in excused]
        for verdict in verdicts:
            if not verdict.killed:
                print(verdict.diff)
        killed, floor = sum(verdict.killed for verdict in verdicts), ROOMS[room].floor
        if not verdicts:
            print(f"{room}: no mutant was tried; {len(found):,} in all")
            continue
        _, low, high = wilson(killed, len(verdicts))
        share = killed / len(verdicts)
        well &= share >= floor
        golden = sum("golden" in verdict.by for verdict in verdicts)
        print(
            f"{room}: {killed} of {len(verdicts)} killed, {share:.0%} ({low:.0%} to {high:.0%}), floor {floor:.0%}; "
            f"{golden} of them first by golden files; {len(found):,} mutants in all"
        )
    return well


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--room", action="append", choices=list(ROOMS), help="only this room; may be repeated")
    parser.add_argument("--sample", type=int, default=120, help="how many mutants of a room at most (default 120)")
    parser.add_argument("--seed", type=int, default=1, help="another seed, another sample")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default 2)")
    parser.add_argument("--again", action="store_true", help="try the survivors again, with all tests of their room")
    parser.add_argument("--report", action="store_true", help="only print what is known")
    args = parser.parse_args()
    if not args.report:
        RESULTS.parent.mkdir(exist_ok=True)
        bench = Bench(args.jobs, args.again)
        try:
            for room in args.room or ROOMS:
                sample_room(args, bench, room)
        finally:
            bench.close()
    sys.exit(not report(args))


if __name__ == "__main__":
    main()
