"""Levels as people type them."""

import pytest

from atoll import games
from atoll.bots.bot import QuickBot, RandomBot, SearchBot
from atoll.bots.levels import UnknownLevel, bot, budget
from atoll.kernel.rng import seeded

GAME = games.find("costa-ruana")


LEVELS = {"random": RandomBot, "quick": QuickBot, "quick@2": QuickBot, "easy": QuickBot, "search@20i": SearchBot}


@pytest.mark.parametrize(("level", "kind"), LEVELS.items())
def test_a_level_is_a_setting_of_a_bot(level: str, kind: type) -> None:
    assert isinstance(bot(level, GAME, seeded(1)), kind)


def test_a_budget_is_a_time_or_a_number_of_iterations() -> None:
    assert budget("200ms").seconds == pytest.approx(0.2)
    assert budget("1.5s").seconds == pytest.approx(1.5)
    assert budget("1000i").iterations == 1000


@pytest.mark.parametrize("level", ["clever", "search@fast", "search@0ms", "quick@0", "quick@-1", "random@3", ""])
def test_an_unknown_level_is_refused_in_one_sentence(level: str) -> None:
    with pytest.raises(UnknownLevel):
        bot(level, GAME, seeded(1))


@pytest.mark.parametrize("level", ["random", "quick@2", "search@20i"])
def test_a_bot_with_the_same_dice_chooses_the_same(level: str) -> None:
    state = GAME.start(3, 2)
    seat = state.waiting()[0]
    first, second = (bot(level, GAME, seeded(4)).choose(state, seat) for _ in range(2))
    assert first is second
