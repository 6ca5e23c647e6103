"""Coverage-guided nonsense: a fuzzer learns by itself what leads it to new places in the code.

The fuzzer (atheris, libFuzzer) has to be there before the code that it looks at, and never returns: so each run is a
process of its own. It sees Python code only; what is compiled is tried, but does not guide it. A million inputs take
long, so they are tried in portions, and a folder keeps what a portion has learned for the next.
"""

import importlib.util
import re
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from atoll.kernel.mistakes import Mistake

if TYPE_CHECKING:
    from .nonsense import Model

SHARES = {"messages": 0.5, "requests": 0.3, "frames": 0.1, "records": 0.1}
"""What is tried, and the share of the inputs that each gets."""
LONGEST = 4096
PORTION = 20_000
"""Inputs that one process tries; the next goes on with what led it somewhere."""
BEGIN = """
import sys
import atheris
with atheris.instrument_imports(include=["atoll.web", "atoll.play.record", "starlette", "uvicorn", "websockets"]):
    import atoll.siege.nonsense
    import atoll.siege.fuzz
atoll.siege.fuzz.fuzz(*sys.argv[1:])
"""
WORDS = (
    "type", "play", "undo", "why", "hint", "chat", "vote", "show", "ping", "seq", "word", "moves", "text", "seat",
    "wish", "shape", "wide", "tall", "none", "language", "en", "fr", "place 1", "pass", "true", "false", "null",
    "-1", "2147483648", "GET /", "POST /", "HTTP/1.1", "/api/tables", "/ws/tables/", "invite=", "lang=", "name",
    "host: localhost", "content-length: ", "cookie: atoll=", "origin: ", "transfer-encoding: chunked",
    "accept-encoding: gzip", "upgrade: websocket", "atoll 1", "game costa-ruana", "rules 1", "seats 2", "seed ",
    "option ", "discreet 1", "undo 1",
)  # fmt: skip


class Run(Struct):
    """What came of one target so far."""

    target: str
    inputs: int = 0
    seconds: int = 0
    edges: int = 0
    kept: int = 0  # inputs that led to new places
    fault: str = ""


class Notebook:
    """A folder with the inputs that led somewhere and how far each target has come: whoever was stopped goes on."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / "progress.json"
        folder.mkdir(parents=True, exist_ok=True)
        try:
            written = self.file.read_bytes() if self.file.exists() else b"{}"
            self.runs = msgspec.json.decode(written, type=dict[str, Run])
        except msgspec.DecodeError as error:
            raise Mistake(f"{self.file} does not say how far a run has come: {error}") from None

    def run(self, target: str) -> Run:
        return self.runs.setdefault(target, Run(target))

    def write(self) -> None:
        """Keep the progress; one who is stopped meanwhile finds the old or the new."""
        fresh = self.file.with_suffix(".new")
        fresh.write_bytes(msgspec.json.encode(self.runs))
        fresh.replace(self.file)


def run_all(inputs: int, folder: Path, said: Callable[[Run], None]) -> list[Run]:
    """Try every target until it has had its share of the inputs, with those of runs before in the same folder."""
    if importlib.util.find_spec("atheris") is None:
        raise Mistake("coverage-guided nonsense needs atheris: pip install atheris")
    notebook = Notebook(folder)
    for target, share in SHARES.items():
        run, wanted = notebook.run(target), max(1, round(inputs * share))
        run.fault = ""
        while run.inputs < wanted and not run.fault:
            run_on(run, min(PORTION, wanted - run.inputs), folder)
            notebook.write()
            said(run)
    return [notebook.run(target) for target in SHARES]


def run_on(run: Run, inputs: int, folder: Path) -> None:
    """Try so many inputs more. Where the fuzzer stops before, what it said is kept as the reason."""
    command = [sys.executable, "-c", BEGIN, run.target, str(inputs), str(folder), str(run.inputs + 1)]
    began = time.monotonic()
    done = subprocess.run(command, capture_output=True, text=True, errors="replace", check=False)
    run.seconds += round(time.monotonic() - began)
    counts = re.findall(r"^#(\d+)\t", done.stderr, re.MULTILINE)
    seen = re.findall(r"cov: (\d+) ft: \d+ corp: (\d+)", done.stderr)
    run.edges, run.kept = map(int, seen[-1]) if seen else (run.edges, run.kept)
    if done.returncode or "\nDone " not in done.stderr:
        how = f"signal {-done.returncode}" if done.returncode < 0 else f"status {done.returncode}"
        run.inputs += int(counts[-1]) if counts else 0
        run.fault = f"the fuzzer ended with {how}\n{done.stdout[-3000:]}{done.stderr[-3000:]}"
    else:
        run.inputs += inputs


def seeds(target: str, model: "Model") -> list[bytes]:
    """What the fuzzer begins with: one of each kind that makes sense. Who says a message goes by its length."""
    from atoll.play.match import Match
    from atoll.web.api import ENDPOINTS

    said = [
        b'{"type":"play","seq":1,"word":"place 1"}', b'{"type":"play","seq":1,"word":"place 1"} ',
        b'{"type":"undo","seq":2,"moves":1}', b'{"type":"ping"}',
        b'{"type":"why","word":"place 9"}', b'{"type":"show","shape":"wide","language":"fr"}',
        b'{"type":"chat","text":"hello"}', b'{"type":"vote","seat":-1,"wish":true}',
    ]  # fmt: skip
    if target == "messages":
        return said
    if target == "frames":
        whole = [bytes((0x81, 0x80 | len(text))) + bytes(4) + text for text in said]
        return [*whole, b"\x89\x80" + bytes(4), b"\x01\x80" + bytes(4) + b"\x80\x80" + bytes(4), b"\x88\x80" + bytes(4)]
    if target == "records":
        from atoll import games

        return [Match.new(games.find(name), 2, 7).record.format().encode() + b"1 1 pass\n" for name in games.names()]
    paths = [endpoint.path.replace("{id}", model.table.decode()).replace("{game}", "arnak") for endpoint in ENDPOINTS]
    asked = [model.get(path.replace("{n}", "3").encode()) for path in paths]
    return [*asked, *(model.get(path) for path in (b"/", b"/healthz", b"/metrics", b"/api/nothing")), *posts(model)]


def posts(model: "Model") -> list[bytes]:
    from atoll.web import wire

    table = b"/api/tables/" + model.table
    wish = wire.TableWish("arnak", [wire.SeatWish("me"), wire.SeatWish("bot", "easy"), wire.SeatWish("invite")])
    bodies = {b"/api/tables": wish, b"/api/me": wire.MeWish(name="Eve"), table + b"/sit": wire.Sit()}
    others = {
        table + b"/leave": wire.Start(),
        table + b"/start": wire.Start("easy"),
        table + b"/play-on": wire.PlayOn(3),
    }
    return [model.post(path, body) for path, body in {**bodies, **others}.items()]


def fuzz(target: str, inputs: str, place: str, chance: str) -> None:
    """Let the fuzzer loose; it ends the process."""
    import atheris

    from .nonsense import Model, record

    folder = Path(place)
    model = Model()
    tries: dict[str, Callable[[bytes], Awaitable[None]]] = {
        "messages": model.message, "requests": model.request, "frames": model.frames, "records": record
    }  # fmt: skip
    corpus = folder / target
    corpus.mkdir(exist_ok=True)
    for number, seed in enumerate(seeds(target, model)):  # anew each time: some name a table of this process
        (corpus / f"seed-{number}").write_bytes(seed)
    words = folder / "words"
    words.write_text("".join(f'"{word}"\n' for word in WORDS), encoding="utf-8")
    limits = [f"-runs={inputs}", f"-max_len={LONGEST}", f"-seed={chance}", "-timeout=300", "-rss_limit_mb=4096"]
    atheris.Setup(
        ["fuzz", *limits, f"-dict={words}", f"-artifact_prefix={folder}/{target}-", str(corpus)],
        lambda data: model.try_(tries[target], data),
    )
    atheris.Fuzz()
