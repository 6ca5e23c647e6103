"""The designer's report: right numbers on one self-contained page."""

import re
from pathlib import Path

import pytest

from atoll import games
from atoll.cli import main
from atoll.play.report import Chronicle, chronicle, report, usages
from atoll.text.speaker import Speaker

SPADE = ("do-dig", "tool", 1)
SIEVE = ("do-dig", "tool", 2)


def test_a_thing_is_worth_what_its_users_had_beyond_their_table() -> None:
    played = [
        Chronicle((10, 6), (1, 2), 20, ({SPADE: 2}, {SIEVE: 1})),
        Chronicle((4, 8), (2, 1), 20, ({}, {SPADE: 1})),
    ]
    spade, sieve = usages(played)
    assert (spade.use, spade.per_game, spade.users, spade.worth) == (SPADE, 1.5, 2, 2.0)
    assert (sieve.use, sieve.worth) == (SIEVE, -2.0)


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_game_gets_a_page_that_needs_nothing_else(name: str, language: str) -> None:
    game = games.find(name)
    played = [chronicle(name, game.seats[-1], game.settings({}), "random", seed) for seed in range(2)]
    page = report(game, played, Speaker(game, language))
    assert game.title in page
    assert page.count("<svg") == 2 and "<table>" in page
    assert not re.search(r"(src|href)=", page)


def test_the_command_writes_the_page(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    assert (
        main(["report", "costa-ruana", "--seats", "2", "--games", "3", "--level", "random", "--page", str(page)]) == 0
    )
    assert "Costa Ruana" in page.read_text(encoding="utf-8")


def test_every_number_of_points_between_the_lowest_and_the_highest_has_its_column() -> None:
    game = games.find("costa-ruana")
    played = [Chronicle((10, 6), (1.0, 0.0), 20, ({}, {})), Chronicle((4, 6), (0.0, 1.0), 20, ({}, {}))]
    page = report(game, played, Speaker(game))
    columns = re.findall(r"<title>(\d+): ([\d.]+) %</title>", page)
    assert columns == [("4", "25"), ("5", "0"), ("6", "50"), ("7", "0"), ("8", "0"), ("9", "0"), ("10", "25")]
