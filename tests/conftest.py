"""What all tests share."""

import os

import pytest

import atoll


def pytest_configure(config: pytest.Config) -> None:
    """A run that is meant to test the compiled build must not test the sources by mistake, nor the reverse."""
    meant = bool(os.environ.get("ATOLL_COMPILED"))
    if meant != atoll.COMPILED:
        raise pytest.UsageError(
            f"ATOLL_COMPILED is {meant}, but the atoll that is imported is compiled: {atoll.COMPILED}"
        )
