"""The research room's own front: nothing is loaded that nobody asked for."""

import doctest
import subprocess
import sys
from importlib import import_module

import pytest

from atoll import research

PLAIN = """
import sys, atoll
match = atoll.match("costa-ruana", seats=2, bots=["random", "random"])
list(match)
print([name for name in ("numpy", "gymnasium", "atoll.kernel.rows") if name in sys.modules])
"""

LACKING = """
import sys
sys.modules["{package}"] = None
from atoll import research
try:
    research.Batch("arnak", 2)
except ModuleNotFoundError as lack:
    print(lack)
"""

WITHOUT = """
import sys
sys.modules["{absent}"] = None
import atoll.research
{home}
{face}
print("went")
"""


def run(script: str) -> str:
    return subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout.strip()


def test_who_plays_without_learning_loads_none_of_it() -> None:
    assert run(PLAIN) == "[]"


def test_what_is_not_installed_is_named_in_one_sentence() -> None:
    assert run(LACKING.format(package="numpy")) == "atoll.research.Batch needs numpy: pip install 'atoll[research]'"


@pytest.mark.parametrize(
    ("absent", "face"),
    [
        ("pettingzoo", "gymnasium.make('atoll/CostaRuana-v1').reset()"),
        ("pyspiel", "pettingzoo.env('costa-ruana').reset()"),
        ("gymnasium", "pyspiel.load_game('atoll_costa_ruana')"),
    ],
)
def test_each_face_loads_where_its_own_library_is_installed(absent: str, face: str) -> None:
    library = face.partition(".")[0]
    home = "from atoll.research import pettingzoo" if library == "pettingzoo" else f"import {library}"
    assert run(WITHOUT.format(absent=absent, home=home, face=face)) == "went"


def test_every_public_name_is_found_and_no_other() -> None:
    assert {name for name in research.__all__ if getattr(research, name) is not None} == set(research.__all__)
    with pytest.raises(AttributeError, match=r"atoll\.research has no Catan"):
        research.Catan  # noqa: B018


@pytest.mark.parametrize("module", ["atoll.research", "atoll.research.batch"])
def test_the_sessions_in_docstrings_run(module: str) -> None:
    result = doctest.testmod(import_module(module))
    assert result.attempted and not result.failed
