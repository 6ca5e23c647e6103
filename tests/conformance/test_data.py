"""Data files say nothing twice: what nothing reads is a copy that can become wrong unseen."""

import subprocess
import sys
from pathlib import Path

import pytest

UNREAD = Path(__file__).parent / "unread.py"


@pytest.mark.parametrize("game", ["arnak", "costa-ruana", "la-isla"])
def test_every_key_of_the_data_is_read_by_something(game: str) -> None:
    found = subprocess.run([sys.executable, str(UNREAD), game], capture_output=True, text=True, check=True)
    assert found.stdout.split() == []
