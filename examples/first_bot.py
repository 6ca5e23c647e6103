"""A bot of your own in ten lines: of all legal moves it takes the one that leaves itself the most to choose from.

Offer it to everybody from your own package, in its pyproject.toml::

    [project.entry-points."atoll.bots"]
    freedom = "my_package:freedom"

and let it play: atoll arena costa-ruana --bots freedom,random --games 20
"""

from atoll.bots.bot import Bot
from atoll.kernel.game import Game
from atoll.kernel.moves import Move
from atoll.kernel.rng import Rng
from atoll.kernel.state import State


class FreedomBot(Bot):
    def choose(self, state: State, seat: int) -> Move:
        def freedom(move: Move) -> int:
            after = state.copy()
            after.play(seat, move)
            return len(after.moves(seat))

        return max(state.moves(seat), key=freedom)


def freedom(_game: Game, _setting: str, _rng: Rng) -> Bot:
    return FreedomBot()
