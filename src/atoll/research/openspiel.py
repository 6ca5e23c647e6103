"""OpenSpiel: the games as Python games, for its algorithms, observers and tests.

>>> import pyspiel
>>> import atoll.research
>>> game = pyspiel.load_game("atoll_arnak", {"players": 2})
>>> state = game.new_initial_state()

Chance is the deal, drawn at the root; everything after it follows from what is said. Whoever searches a state that is
merely cloned therefore knows what is dealt later: an honest search begins with `resample_from_infostate`, as IS-MCTS
does. With the parameter `deals` there are only so many deals, few enough for algorithms that visit them all.
"""

from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt
import pyspiel

from atoll import games
from atoll.kernel.game import Game
from atoll.kernel.mistakes import Mistake
from atoll.kernel.rng import seeded
from atoll.kernel.state import GUEST

from .rows import encoder
from .table import Table

__all__ = ["AtollGame", "AtollState", "register", "short_name"]

BASE, DIGITS = 256, 3  # a deal is a number of so many digits: sixteen million of them
LONGEST = 500  # words that one seat says in a game, at most
TITLES: dict[str, Game] = {}
"""The games that OpenSpiel knows, by their names: states are pickled, and games are not."""


def short_name(game: Game) -> str:
    """What OpenSpiel calls a game: `atoll_costa_ruana`."""
    return f"atoll_{game.name.replace('-', '_')}"


def register(game: Game) -> None:
    """Make a game known to `pyspiel.load_game`."""
    kind = pyspiel.GameType(
        short_name=short_name(game),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=max(2, game.seats[0]),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": 2, "deals": 0},
    )
    title = type(f"{game.title} in OpenSpiel", (AtollGame,), {"title": game, "kind": kind})
    TITLES[game.name] = game
    pyspiel.register_game(kind, title)


class AtollGame(pyspiel.Game):  # type: ignore[misc]
    """A title at a number of seats."""

    title: Game
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        self.seats = self.title.check_seats(int(params.get("players", 2)))
        self.deals = int(params.get("deals", 0))
        self.rows = encoder(self.title, self.seats, "float32")
        self.longest = LONGEST * self.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rows.words,
            max_chance_outcomes=self.deals or BASE,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.longest,
        )
        super().__init__(self.kind, info, params)

    def new_initial_state(self) -> "AtollState":
        return AtollState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "AtollObserver":
        return AtollObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class AtollState(pyspiel.State):  # type: ignore[misc]
    """A position; before the deal is drawn there is no table yet."""

    def __init__(self, game: AtollGame) -> None:
        super().__init__(game)
        self.name = game.title.name
        self.seats = game.seats
        self.base, self.digits = (game.deals, 1) if game.deals else (BASE, DIGITS)
        self.drawn: list[int] = []
        self.table: Table | None = None

    @property
    def title(self) -> Game:
        return TITLES[self.name]

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.over else self.table.acting

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(digit, 1 / self.base) for digit in range(self.base)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.table is not None
        return sorted(self.table.legal(player)) if player == self.table.acting else []

    def _apply_action(self, action: int) -> None:
        if self.table is not None:
            self.table.play(self.table.acting, action)
            return
        self.drawn.append(action)
        if len(self.drawn) == self.digits:
            deal = 0
            for digit in self.drawn:
                deal = deal * self.base + digit
            self.table = Table(self.title, self.seats, deal, discreet=True)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"digit {action}" if player == pyspiel.PlayerId.CHANCE else self.title.lexicon[action].text

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.over

    def returns(self) -> list[float]:
        return [0.0] * self.seats if self.table is None else list(self.table.rewards("win"))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "AtollState":
        """A state that the player cannot tell from this one; it is for search, its history is that of this one."""
        twin: AtollState = self.clone()
        assert self.table is not None
        twin.table = self.table.redealt(player, seeded(int(sampler() * (1 << 52))))
        return twin

    def heard(self, player: int) -> list[tuple[int, int]]:
        """All that was said, as a player heard it."""
        moves = self.title.lexicon.moves
        said = self.table.said if self.table is not None else []
        return [(by, code if by == player else moves[code].heard) for by, code in said]

    def __str__(self) -> str:
        said = self.table.said if self.table is not None else []
        words = "; ".join(f"{seat} {self.title.lexicon[code].text}" for seat, code in said)
        return f"deal {self.drawn}: {words}"


class AtollObserver:
    """What a player, or everybody, may know: the row and the view; with perfect recall also all that was heard."""

    def __init__(self, game: AtollGame, kind: Any) -> None:
        self.game = game
        self.recall = kind.perfect_recall
        self.private = kind.private_info != pyspiel.PrivateInfoType.NONE
        size = game.rows.size
        self.tensor: npt.NDArray[np.float32] = np.zeros(size + (2 * game.longest if self.recall else 0), np.float32)
        self.dict = {"row": self.tensor[:size]}
        if self.recall:
            self.dict["heard"] = self.tensor[size:].reshape(game.longest, 2)

    def set_from(self, state: AtollState, player: int) -> None:
        self.tensor.fill(0)
        if state.table is None or not self.private:
            return  # rows are written for seats: of what everybody knows there is the string
        self.game.rows.observe(state.table.state, player, self.dict["row"])
        if self.recall:
            for number, (by, code) in enumerate(state.heard(player)):
                place = ((by - player) % state.seats + 1) / state.seats
                self.dict["heard"][number] = place, (code + 1) / self.game.rows.words

    def string_from(self, state: AtollState, player: int) -> str:
        if state.table is None:
            return "before the deal"
        reader = player if self.private else GUEST
        view = msgspec.json.encode(state.table.game.look(state.table.state, reader)).decode()
        return f"{player} {state.heard(reader)} {view}" if self.recall else view


def register_all() -> None:
    """Make every game of the shelf known, once."""
    for name in games.names():
        try:
            register(games.find(name))
        except Mistake:  # a game of another package that cannot be loaded stops nobody
            continue
