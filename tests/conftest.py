"""What all tests share."""

import os

import pytest
from hypothesis import HealthCheck, settings

import atoll

SLOWEST = 300  # seconds that a slow test may take on a busy machine


# A busy machine is no failure; what hangs is ended by its timeout.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A slow test may take longer than others before it counts as hanging."""
    for item in items:
        if item.get_closest_marker("slow") and not item.get_closest_marker("timeout"):
            item.add_marker(pytest.mark.timeout(SLOWEST))


def pytest_configure(config: pytest.Config) -> None:
    """A run that is meant to test the compiled build must not test the sources by mistake, nor the reverse."""
    meant = bool(os.environ.get("ATOLL_COMPILED"))
    if meant != atoll.COMPILED:
        raise pytest.UsageError(
            f"ATOLL_COMPILED is {meant}, but the atoll that is imported is compiled: {atoll.COMPILED}"
        )
