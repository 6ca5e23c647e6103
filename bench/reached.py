"""A plugin for pytest that writes which tests reach which lines, and how long each takes; see `bench/mutants.py`.

Lines that run while modules are imported belong to no test, and so to all of them.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from pathlib import Path

import coverage
import pytest


class Reached:
    """Watches the sources named by ATOLL_REACHED_SOURCES, from before the first import of them."""

    def __init__(self) -> None:
        self.watch = coverage.Coverage(
            data_file=None, config_file=False, include=[os.environ["ATOLL_REACHED_SOURCES"]], messages=False
        )
        self.seconds: dict[str, float] = {}
        self.watch.start()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        started = time.process_time()
        self.watch.switch_context(item.nodeid)
        try:
            return (yield)
        finally:
            self.watch.switch_context("")
            self.seconds[item.nodeid] = time.process_time() - started

    def pytest_sessionfinish(self) -> None:
        self.watch.stop()
        data = self.watch.get_data()
        lines = {Path(path).as_posix(): data.contexts_by_lineno(path) for path in data.measured_files()}
        found = {"seconds": self.seconds, "lines": lines}
        Path(os.environ["ATOLL_REACHED"]).write_text(json.dumps(found))


def pytest_load_initial_conftests(early_config: pytest.Config) -> None:
    early_config.pluginmanager.register(Reached())
