"""Our games in Gymnasium's registry, from when `atoll.research` is imported."""

from atoll import games
from atoll.kernel.mistakes import Mistake

from .ids import id_of


def register_all() -> None:
    """Put every game of the shelf into the registry, once."""
    from gymnasium.envs.registration import register as enter
    from gymnasium.envs.registration import registry

    for name in games.names():
        try:
            entry = id_of(games.find(name))
        except Mistake:  # a game of another package that cannot be loaded stops nobody
            continue
        if entry not in registry:
            enter(
                entry,
                "atoll.research.gymnasium:AtollEnv",
                vector_entry_point="atoll.research.vector:VectorGame",
                kwargs={"game": name},
            )
