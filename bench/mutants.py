"""Mutation testing by sample: faults are put into a copy of the sources, one at a time, and the tests must notice.

`make mutants` draws mutants of every room at random, runs the tests of that room against each in a scratch copy, and
prints which share was killed, with a Wilson interval, and the survivors as diffs. Results are kept in
`build/mutants.jsonl`: an interrupted run goes on, and `--again` tries only the survivors, when tests for them exist.
Mutants that change nothing anybody could see are named in `equivalent_mutants.toml`, each with its reason.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import json
import math
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from queue import SimpleQueue

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "build" / "mutants.jsonl"
EQUIVALENT = Path(__file__).with_name("equivalent_mutants.toml")
NEEDED = ["src", "tests", "examples", "client", "docs", "bench", "README.md", "CONTRIBUTING.md", "pyproject.toml"]
NEEDED += ["hatch_build.py", "Makefile", "LICENSE", "CHANGELOG.md"]
PATIENCE = 5  # times what the tests take without a fault; a mutant that makes them hang is killed too


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


class Finder(ast.NodeVisitor):
    """Every place of a module that can be changed; annotations, asserts and decorators are no behaviour."""

    def __init__(self, room: str, path: Path) -> None:
        self.room, self.path = room, path.relative_to(ROOT).as_posix()
        self.source = path.read_bytes()
        self.starts = [0]
        for line in self.source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.found: list[Mutant] = []
        self.visit(ast.parse(self.source))

    def at(self, line: int | None, column: int | None) -> int:
        assert line is not None and column is not None
        return self.starts[line - 1] + column

    def put(self, start: int, end: int, text: str) -> None:
        line = self.source.count(b"\n", 0, start) + 1
        first, last = self.starts[line - 1], self.source.find(b"\n", end)
        before = self.source[first:last].decode()
        after = (self.source[first:start] + text.encode() + self.source[end:last]).decode()
        self.found.append(Mutant(self.room, self.path, line, before, after, start, end, text))

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


class Bench:
    """Scratch copies of the repository, one for each process, and the tests run in them."""

    def __init__(self, jobs: int) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="atoll-mutants-"))
        self.copies: SimpleQueue[Path] = SimpleQueue()
        self.patience: dict[str, float] = {}
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

    def check(self, rooms: set[str]) -> None:
        """Without a fault the tests pass, or their failures would mean nothing."""
        copy = self.copies.get()
        for room in sorted(rooms):
            started = time.monotonic()
            failed, by = self.tests(copy, room)
            if failed:
                sys.exit(f"the tests of {room} fail without a mutant: {by}")
            self.patience[room] = 60 + PATIENCE * (time.monotonic() - started)
            print(f"the tests of {room} take {time.monotonic() - started:.0f} s", flush=True)
        self.copies.put(copy)

    def judge(self, mutant: Mutant) -> Verdict:
        copy = self.copies.get()
        target = copy / mutant.path
        whole = target.read_bytes()
        changed = mutant.apply(whole)
        try:
            target.write_bytes(changed)
            killed, by = self.tests(copy, mutant.room)
        finally:
            target.write_bytes(whole)
            self.copies.put(copy)
        old, new = (text.decode().splitlines(keepends=True) for text in (whole, changed))
        diff = "".join(difflib.unified_diff(old, new, mutant.path, mutant.path, n=2))
        return Verdict(mutant.key, mutant.room, killed, by, diff)

    def tests(self, copy: Path, room: str) -> tuple[bool, str]:
        """Whether they fail, and the first that does."""
        tests, wanted = ROOMS[room].tests, ROOMS[room].wanted
        command = [sys.executable, "-m", "pytest", "-x", "-m", "not slow", "-p", "no:xdist", *tests, "-k", wanted]
        environment = {**os.environ, "PYTHONPATH": str(copy / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
        environment["TMPDIR"] = str(copy)
        try:
            done = subprocess.run(
                command,
                cwd=copy,
                env=environment,
                capture_output=True,
                text=True,
                timeout=self.patience.get(room),
                check=False,
            )
        except subprocess.TimeoutExpired:
            return True, "they hang"
        failed = [line for line in done.stdout.splitlines() if line.startswith(("FAILED ", "ERROR "))]
        return done.returncode != 0, failed[0].split(" - ")[0] if failed else f"status {done.returncode}"


def wilson(hits: int, tries: int) -> tuple[float, float]:
    """The interval that holds the true share in 95 of 100 cases."""
    if not tries:
        return 0.0, 1.0
    z, share = 1.96, hits / tries
    middle, spread = share + z * z / (2 * tries), z * math.sqrt(share * (1 - share) / tries + z * z / (4 * tries**2))
    return (middle - spread) / (1 + z * z / tries), (middle + spread) / (1 + z * z / tries)


def kept() -> dict[str, Verdict]:
    """The verdicts of earlier runs; the last on a mutant holds."""
    if not RESULTS.is_file():
        return {}
    rows = [Verdict(**json.loads(line)) for line in RESULTS.read_text().splitlines()]
    return {verdict.key: verdict for verdict in rows}


def equivalent() -> dict[str, str]:
    """Mutants that nobody can tell from the original, and why."""
    return {row["mutant"]: row["reason"] for row in tomllib.loads(EQUIVALENT.read_text()).get("equivalent", [])}


def chosen(args: argparse.Namespace) -> Iterator[Mutant]:
    """What is to be judged now."""
    done, excused = kept(), equivalent()
    for room in args.room or ROOMS:
        sample = [mutant for mutant in mutants(room) if mutant.key not in excused]
        random.Random(args.seed).shuffle(sample)
        if args.again:
            yield from (mutant for mutant in sample if mutant.key in done and not done[mutant.key].killed)
        else:
            yield from (mutant for mutant in sample[: args.sample] if mutant.key not in done)


def report(args: argparse.Namespace) -> bool:
    """Print shares and survivors of the mutants that the sources still have; returns whether the floors hold."""
    done, excused, well = kept(), equivalent(), True
    for room in args.room or ROOMS:
        found = mutants(room)
        verdicts = [done[mutant.key] for mutant in found if mutant.key in done and mutant.key not in excused]
        killed = sum(verdict.killed for verdict in verdicts)
        low, high = wilson(killed, len(verdicts))
        share, floor = killed / max(len(verdicts), 1), ROOMS[room].floor
        well &= share >= floor
        for verdict in verdicts:
            if not verdict.killed:
                print(verdict.diff)
        golden = sum("golden" in verdict.by for verdict in verdicts)
        print(
            f"{room}: {killed} of {len(verdicts)} killed, {share:.0%} ({low:.0%} to {high:.0%}), floor {floor:.0%}; "
            f"{golden} of them first by golden files; {len(found):,} mutants in all"
        )
    return well


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--room", action="append", choices=list(ROOMS), help="only this room; may be repeated")
    parser.add_argument("--sample", type=int, default=40, help="how many mutants of a room (default 40)")
    parser.add_argument("--seed", type=int, default=1, help="another seed, another sample")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default 2)")
    parser.add_argument("--again", action="store_true", help="try the survivors again")
    parser.add_argument("--report", action="store_true", help="only print what is known")
    args = parser.parse_args()
    todo = [] if args.report else list(chosen(args))
    if todo:
        RESULTS.parent.mkdir(exist_ok=True)
        bench = Bench(args.jobs)
        try:
            bench.check({mutant.room for mutant in todo})
            with ThreadPoolExecutor(args.jobs) as pool, RESULTS.open("a") as file:
                for number, verdict in enumerate(pool.map(bench.judge, todo), 1):
                    file.write(json.dumps(asdict(verdict)) + "\n")
                    file.flush()
                    print(
                        f"{number}/{len(todo)} {'killed' if verdict.killed else 'SURVIVED'} {verdict.key}", flush=True
                    )
        finally:
            bench.close()
    sys.exit(not report(args))


if __name__ == "__main__":
    main()
