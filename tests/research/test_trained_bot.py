"""From an agent's numbers to an opponent in the browser, through the entry point of bots."""

import asyncio
import random
from pathlib import Path

import numpy as np
import pytest

from atoll import games
from atoll.bots.levels import UnknownLevel
from atoll.kernel.rng import seeded
from atoll.play.match import Match, invite
from atoll.research import encoder
from atoll.web import botpool, catalog_page, wire
from web.house import house, play_on, seats

EXAMPLES = Path(__file__).parents[2] / "examples"
PACKAGE = """
from pathlib import Path
from trained_bot import TrainedBot

HERE = Path(__file__).parent

class Witnessed(TrainedBot):
    def choose(self, state, seat):
        move = super().choose(state, seat)
        with (HERE / "chosen.txt").open("a") as file:
            file.write(move.text + "\\n")
        return move

def clever(game, setting, rng):
    return Witnessed(game, HERE / "agent.npz")
"""


def agent(path: Path, name: str, seats: int = 2) -> None:
    """An agent that has learned nothing yet."""
    rows, dice = encoder(name, seats), np.random.default_rng(1)
    shapes = {"first": (16, rows.size), "second": (16, 16), "policy": (rows.words, 16)}
    weights = {f"{layer}.weight": dice.normal(size=shape).astype(np.float32) for layer, shape in shapes.items()}
    biases = {f"{layer}.bias": np.zeros(shape[0], np.float32) for layer, shape in shapes.items()}
    np.savez(path, **weights, **biases)  # type: ignore[arg-type]


def forget() -> None:
    """What a server finds out once."""
    botpool.levels.cache_clear()
    catalog_page.game_list.cache_clear()


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package that is installed and offers the bot `clever`."""
    folder = tmp_path / "site"
    info = folder / "clever_bots-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: clever-bots\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[atoll.bots]\nclever = clever_bots:clever\n")
    (folder / "clever_bots.py").write_text(PACKAGE)
    agent(folder / "agent.npz", "costa-ruana")
    monkeypatch.syspath_prepend(EXAMPLES)
    monkeypatch.syspath_prepend(folder)
    forget()
    return folder


def test_a_trained_agent_sits_down_at_a_table_in_the_browser(site: Path, tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path / "house") as inn:
            anna = await inn.named("Anna")
            shelf = await anna.ask("GET", "/api/games", wire.GameList)
            assert all("clever" in [level.name for level in game.levels] for game in shelf.games)
            table = await anna.open_table(wire.TableWish("costa-ruana", seats("me", "clever")))
            async with anna.visit(table.id) as seated:
                frame = await play_on(seated, random.Random(1))
            assert frame.over is not None and frame.seats[1].level == "clever"

    try:
        asyncio.run(story())
    finally:
        forget()
    assert len((site / "chosen.txt").read_text().splitlines()) > 20


def test_an_agent_of_another_game_is_refused_in_one_sentence(site: Path) -> None:
    from trained_bot import TrainedBot, Untrained

    title = games.find("la-isla")
    match = Match.new(title, 2, 1, players={seat: TrainedBot(title, site / "agent.npz") for seat in range(2)})
    match.ask(match.state.waiting()[0])
    assert "was not trained in La Isla for 2" in next(iter(match.mistakes.values()))
    with pytest.raises(Untrained, match="holds no agent"):
        TrainedBot(title, site / "nothing.npz")


def test_a_bot_that_nobody_has_installed_is_unknown() -> None:
    with pytest.raises(UnknownLevel, match="there is no bot called 'cleverer'"):
        invite("cleverer", games.find("arnak"), 1, seeded(1))
