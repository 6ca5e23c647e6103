"""Our search against OpenSpiel's IS-MCTS on the same game, with the same time for each decision.

OpenSpiel's bot is its Python version, because the C++ one cannot play a game that lives in Python. It gets our compiled
positions through the thin adapter below, and judges them as it comes: by one random game to the end, played by
OpenSpiel's own evaluator. With `--lent` that game is played by our compiled playouts instead, which makes it several
times as fast: a harder opponent than OpenSpiel by itself.

    python bench/ismcts.py --games 40 --milliseconds 100 [--lent]
"""

import argparse
import time
from typing import Self

import msgspec
import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from atoll import games
from atoll.bots.bot import Bot
from atoll.bots.playout import play_out
from atoll.kernel.game import Game
from atoll.kernel.moves import Move
from atoll.kernel.rng import Rng, seeded
from atoll.kernel.state import State
from atoll.play.arena import Fixture, Result, fixtures, result
from atoll.play.match import Match, invite
from atoll.play.ratings import standings


class Table:
    """One of our positions, as OpenSpiel's bot asks about it."""

    def __init__(self, game: Game, state: State, rng: Rng) -> None:
        self.game = game
        self.state = state
        self.rng = rng

    def clone(self) -> "Table":
        return Table(self.game, self.state.copy(), self.rng)

    def is_terminal(self) -> bool:
        return self.state.over()

    def is_chance_node(self) -> bool:
        return False  # chance lies in the position's own dice

    def current_player(self) -> int:
        return next((seat for seat, agenda in enumerate(self.state.agendas[:-1]) if agenda), -1)

    def legal_actions(self, _player: int = -1) -> list[int]:
        return [move.code for move in self.state.moves(self.current_player())]

    def apply_action(self, action: int) -> None:
        self.state.play(self.current_player(), self.game.lexicon.moves[action])

    def returns(self) -> list[float]:
        outcome = self.game.outcome(self.state)
        assert outcome is not None
        even = 1 / self.state.seats
        return [(1 / outcome.ranks.count(1) if rank == 1 else 0.0) - even for rank in outcome.ranks]

    def information_state_string(self) -> bytes:
        return msgspec.json.encode(self.game.look(self.state, self.current_player()))

    def resampled(self, seat: int) -> "Table":
        return Table(self.game, self.state.redeal(seat, self.rng), self.rng)

    def get_game(self) -> Self:
        return self

    def get_type(self) -> pyspiel.GameType:
        return pyspiel.load_game("kuhn_poker").get_type()  # sequential, imperfect information


class LentEvaluator(RandomRolloutEvaluator):  # type: ignore[misc]  # OpenSpiel is not typed
    """OpenSpiel's usual evaluator, but for the random game to the end, which our compiled playout plays for it."""

    def __init__(self, rng: Rng) -> None:
        super().__init__()
        self.rng = rng

    def evaluate(self, table: Table) -> list[float]:
        after = table.clone()
        play_out(after.state, self.rng)
        return after.returns()


class Clocked(ISMCTSBot):  # type: ignore[misc]  # OpenSpiel is not typed
    """OpenSpiel's search, stopped by the clock instead of by a number of simulations."""

    def decide(self, table: Table, seconds: float) -> int:
        """The action it has tried most when the time is up; a single one at once, as it does itself."""
        actions = table.legal_actions()
        if len(actions) == 1:
            return actions[0]
        end = time.perf_counter() + seconds
        seat = table.current_player()
        self.reset()
        root = self.create_new_node(table)
        while time.perf_counter() < end or root.total_visits <= 0:
            self.run_simulation(table.resampled(seat))
        return int(max(root.child_info, key=lambda action: root.child_info[action].visits))


class OpenSpielBot(Bot):
    """OpenSpiel's search in one of our seats."""

    def __init__(self, game: Game, seconds: float, lent: bool, rng: Rng) -> None:
        self.game = game
        self.seconds = seconds
        self.rng = rng
        dice = np.random.RandomState(int(rng.next()))
        evaluator = LentEvaluator(rng) if lent else RandomRolloutEvaluator(random_state=dice)
        self.search = Clocked(game, evaluator, uct_c=1.0, max_simulations=1, random_state=dice)

    def choose(self, state: State, seat: int) -> Move:
        return self.game.lexicon.moves[self.search.decide(Table(self.game, state, self.rng), self.seconds)]


def play(game: Game, fixture: Fixture, seconds: float, lent: bool) -> Result:
    """One game; the level "openspiel" is theirs."""
    bots: dict[int, Bot] = {
        seat: OpenSpielBot(game, seconds, lent, seeded(fixture.number, "openspiel", seat))
        if level == "openspiel"
        else invite(level, game, fixture.number, seat)
        for seat, level in enumerate(fixture.levels)
    }
    match = Match.new(game, len(bots), fixture.deal, players=bots).play_on()
    match.expect_no_stand_in()
    return result(fixture, match)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="costa-ruana")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--milliseconds", type=int, default=100)
    parser.add_argument("--lent", action="store_true", help="lend OpenSpiel's bot our compiled playouts")
    args = parser.parse_args()
    game = games.find(args.game)
    levels = [f"search@{args.milliseconds}ms", "openspiel"]
    seconds = args.milliseconds / 1000
    results = [play(game, fixture, seconds, args.lent) for fixture in fixtures(levels, 2, args.games)]
    for row in standings(results):
        print(f"{row.level:16} {row.share_text:>18} of {row.games} games  {1000 * row.pace:6.1f} ms a decision")


if __name__ == "__main__":
    main()
