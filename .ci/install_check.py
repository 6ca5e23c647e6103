"""Prove that a stranger can install: build wheels as pip does, install them into empty environments, use them there.

Nothing of the clone takes part but its last commit, and only what pyproject.toml declares is installed. Three builds:
from git with all that this machine has; from the source distribution without Node; and the same without a C compiler.
Commands are hidden for real: those that a build must not need are not on its PATH, and the registry package
of Node is not in the folder that is then the only index.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NODE = r"(node|nodejs|npm|npx|corepack)$"
COMPILERS = r"(.*-)?(cc|gcc|clang|c89|c99|tcc|icc|icx)(-[\d.]+)?$"
WHEEL = ("wheel", "--verbose", "--no-deps", "--no-cache-dir")
PATIENCE = 1800  # seconds for one command; a busy machine compiles for many minutes
GAMES = ("arnak", "costa-ruana", "la-isla")


def say(text: str) -> None:
    sys.stdout.write(f"install: {text}\n")
    sys.stdout.flush()


def check(holds: bool, what: str) -> None:
    if not holds:
        sys.exit(f"install: FAILED: {what}")


def run(*command: str | Path, cwd: Path, path: Path | None = None, offline: bool = False) -> str:
    """Run a command to its end, without what this repository or a developer's shell may lend it; returns its output."""
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "CC", "ATOLL_PURE")}
    if path:
        environment["PATH"] = str(path)
    if offline:  # a folder on the command line is the only index
        environment = {name: value for name, value in environment.items() if not name.startswith("PIP_")}
        environment["PIP_CONFIG_FILE"] = os.devnull
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    check(done.returncode == 0, f"{' '.join(str(part) for part in command)}\n{done.stdout[-6000:]}")
    return done.stdout


def machine_without(hidden: re.Pattern[str], folder: Path) -> Path:
    """A PATH that holds every command of this machine but those."""
    folder.mkdir()
    for place in os.get_exec_path():
        for command in Path(place).iterdir() if Path(place).is_dir() else ():
            link = folder / command.name
            if not hidden.match(command.name) and not link.exists():
                link.symlink_to(command)
    return folder


def environment(folder: Path) -> Path:
    """An empty virtual environment; returns its Python."""
    venv.create(folder, with_pip=True)
    return folder / "bin" / "python"


def only_wheel(folder: Path) -> Path:
    (wheel,) = folder.glob("*.whl")
    return wheel


def use(wheel: Path, kind: str, home: Path) -> list[str]:
    """Install a wheel and use it: a version, simulated games, a server; returns the results of the games."""
    python = environment(home)
    run(python, "-m", "pip", "install", "--quiet", wheel, cwd=home)
    atoll = home / "bin" / "atoll"
    version = run(atoll, "--version", cwd=home).strip()
    check(version.endswith(f"({kind})"), f"expected the {kind} version, got: {version}")
    results = []
    for game in GAMES:
        report = home / f"{game}.json"
        run(atoll, "simulate", game, "--games", "4", "--seats", "2", "--seed", "7", "--json", report, cwd=home)
        results.append(report.read_text())
    serve(atoll, home)
    say(f"{version}: games played, page served, server stopped")
    return results


def check_types(home: Path) -> None:
    """A user's script passes the strictest checks of mypy and pyright against the installed package."""
    script = shutil.copy(ROOT / "examples" / "first_steps.py", home)
    (home / "pyrightconfig.json").write_text('{"typeCheckingMode": "strict"}')
    pins = ROOT / "constraints.txt"
    run(home / "bin" / "python", "-m", "pip", "install", "--quiet", "-c", pins, "mypy", "basedpyright", cwd=home)
    run(home / "bin" / "mypy", "--strict", script, cwd=home)
    run(home / "bin" / "basedpyright", "--pythonpath", home / "bin" / "python", script, cwd=home)
    run(home / "bin" / "python", script, cwd=home)
    say("examples/first_steps.py is well typed for mypy and pyright, and runs")


def fetch(address: str) -> str:
    with urllib.request.urlopen(address, timeout=10) as answer:  # noqa: S310  our own server
        text: str = answer.read().decode()
        return text


def serve(atoll: Path, home: Path) -> None:
    """The server hands out its page with what the page loads, knows the games, and stops when told."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        address = f"http://127.0.0.1:{probe.getsockname()[1]}"
    options = ["--no-browser", "--port", address.rsplit(":", 1)[1], "--data", str(home / "data"), "--workers", "1"]
    command = [str(atoll), "serve", *options]
    with subprocess.Popen(command, cwd=home, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
        try:
            until = time.monotonic() + 60
            while True:
                try:
                    page = fetch(f"{address}/")
                    break
                except OSError:
                    check(
                        server.poll() is None and time.monotonic() < until, "the server did not answer within a minute"
                    )
                    time.sleep(0.1)
            scripts = re.findall(r'(?:src|href)="(/?assets/[^"]+)"', page)
            check(bool(scripts), f"the page loads nothing: {page[:500]}")
            for script in scripts:
                check(bool(fetch(f"{address}/{script.lstrip('/')}")), f"{script} is empty")
            shelf = fetch(f"{address}/api/games")
            check(all(game in shelf for game in GAMES), f"not all games are on the shelf: {shelf[:500]}")
            server.send_signal(signal.SIGTERM)
            check(server.wait(30) in (0, -signal.SIGTERM), f"the server ended with status {server.returncode}")
        finally:
            server.kill()


class Builder:
    """An empty environment with pip, and the last commit of this repository."""

    def __init__(self, scratch: Path) -> None:
        self.scratch = scratch
        self.python = environment(scratch / "builder")
        self.commit = run("git", "rev-parse", "HEAD", cwd=ROOT).strip()
        if run("git", "status", "--porcelain", cwd=ROOT).strip():
            say("there are changes that are not committed; only the last commit is tried")

    def pip(self, *arguments: str | Path, path: Path | None = None, offline: bool = False) -> str:
        return run(self.python, "-m", "pip", *arguments, cwd=self.scratch, path=path, offline=offline)

    def from_git(self) -> Path:
        """A wheel straight from git, with all that this machine has."""
        folder = self.scratch / "git"
        self.pip(*WHEEL, "-w", folder, f"git+file://{ROOT}@{self.commit}")
        return only_wheel(folder)

    def source_distribution(self) -> Path:
        clone = self.scratch / "clone"
        run("git", "clone", "--quiet", ROOT, clone, cwd=self.scratch)
        run("git", "checkout", "--quiet", self.commit, cwd=clone)
        self.pip("install", "--quiet", "build")
        run(self.python, "-m", "build", "--sdist", "--outdir", self.scratch / "sdist", clone, cwd=self.scratch)
        (sdist,) = (self.scratch / "sdist").glob("*.tar.gz")
        return sdist

    def small_index(self) -> Path:
        """A folder with what a build of the source distribution may ask for: the compiler's needs and no Node."""
        needs = re.search(r"COMPILER_NEEDS = \[(.*?)\]", (ROOT / "hatch_build.py").read_text())
        assert needs
        index = self.scratch / "index"
        self.pip("download", "--quiet", "-d", index, "hatchling", *re.findall(r'"(.+?)"', needs[1]))
        return index

    def without(self, hidden: str, sdist: Path, index: Path) -> tuple[Path, str]:
        """A wheel from the source distribution on a machine without some commands, and what pip was told."""
        folder = Path(tempfile.mkdtemp(prefix="without-", dir=self.scratch))
        path = machine_without(re.compile(hidden), folder / "path")
        log = self.pip(
            *WHEEL, "--no-index", "--find-links", index, "-w", folder / "wheel", sdist, path=path, offline=True
        )
        return only_wheel(folder / "wheel"), log


def main() -> None:
    started = time.monotonic()
    kind = "compiled" if shutil.which("gcc") or shutil.which("cc") else "interpreted"
    with tempfile.TemporaryDirectory(prefix="atoll-install-") as folder:
        builder = Builder(Path(folder))
        wheel = builder.from_git()
        say(f"{wheel.name} built from git in isolation, {time.monotonic() - started:.0f} s")
        results = use(wheel, kind, Path(folder) / "use-first")
        check_types(Path(folder) / "use-first")

        sdist, index = builder.source_distribution(), builder.small_index()
        say(f"{sdist.name} built, {sdist.stat().st_size / 1e6:.1f} MB")
        wheel, _ = builder.without(NODE, sdist, index)
        check((kind == "interpreted") == ("none-any" in wheel.name), f"{wheel.name} is not {kind}")
        say(f"{wheel.name} built from the source distribution without Node")

        wheel, log = builder.without(f"{NODE}|{COMPILERS}", sdist, index)
        lines = [line.strip() for line in log.splitlines() if "building the interpreted version" in line]
        check(len(lines) == 1 and "no C compiler" in lines[0], f"one honest line was expected: {lines}")
        say(f"without a compiler, pip is told: {lines[0]}")
        check(use(wheel, "interpreted", Path(folder) / "use-second") == results, "the two builds play differently")
        say("both builds play the same games")
    say(f"done in {time.monotonic() - started:.0f} s")


if __name__ == "__main__":
    main()
