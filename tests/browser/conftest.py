"""The browser and the server that the tests of this folder share."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from .player import BROWSERS, House, build_client, installed, launch

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A page that is still arriving on busy cores may lose a click: what fails is tried once more, and told."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="module")  # no longer: its event loop would be in the way of tests that bring their own
def browser() -> Iterator[Browser]:
    found = installed()
    if found is None:
        pytest.skip(f"no browser found on this machine: {', '.join(BROWSERS)}")
    with sync_playwright() as player:
        chromium = launch(player, found)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def client() -> None:
    build_client()


@pytest.fixture
def house(client: None, tmp_path: Path) -> Iterator[House]:
    server = House(tmp_path)
    server.open()
    yield server
    server.close()
