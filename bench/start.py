"""The first minutes: how long a start takes until a page is served, and how long a table that sleeps takes to wake.

`python -m bench.start [--runs 5]`, with `PYTHONPATH=build/compiled` for the compiled build.
"""

import argparse
import resource
import subprocess
import sys
import tempfile
import time
import urllib.request

import atoll
from atoll.play.match import Match
from atoll.web.load import free_port

WAIT = 30.0


def start() -> tuple[float, float]:
    """Seconds from the command to the first page, by the clock and of the processor."""
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="atoll-start-") as data:
        command = [sys.executable, "-m", "atoll", "serve", "--no-browser", "--port", str(port), "--data", data]
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        began = time.perf_counter()
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            page = served(f"http://127.0.0.1:{port}/", began)
        finally:
            server.terminate()
            server.wait()
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return page, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def served(address: str, began: float) -> float:
    """When the page came."""
    while time.perf_counter() - began < WAIT:
        try:
            with urllib.request.urlopen(address, timeout=WAIT) as page:  # noqa: S310
                page.read()
            return time.perf_counter() - began
        except OSError:
            time.sleep(0.005)  # nobody listens yet
    raise SystemExit(f"nothing was served within {WAIT:g} s")


def wake(name: str) -> float:
    """Seconds of the processor to play a finished game again from its record, as a table does that wakes."""
    match = atoll.match(name, seats=4, seed=1, bots=["random"] * 4)
    list(match)
    record = match.record
    began = time.process_time()
    Match.replay(record)
    return time.process_time() - began


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    runs = parser.parse_args().runs
    built = "compiled" if atoll.COMPILED else "interpreted"
    starts = [start() for _ in range(runs)]
    print(f"{built}, best of {runs}")
    print(f"{'start to the first page':32} {min(page for page, _ in starts):7.2f} s")
    print(f"{'all processes, processor time':32} {min(spent for _, spent in starts):7.2f} s")
    for name in atoll.games.names():
        what = f"waking a whole game of {name}, processor time"
        print(f"{what:56} {min(wake(name) for _ in range(runs)) * 1000:7.1f} ms")


if __name__ == "__main__":
    main()
