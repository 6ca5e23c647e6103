"""Random play reaches the game in its breadth; `exercise` prints how far."""

from .exercise import by_word, exercise


def test_random_play_reaches_every_kind_of_component() -> None:
    uses = exercise(160)
    reached = {name for name, n in uses.items() if n}
    assert len(reached) > 0.85 * len(uses)
    assert [word for word, n in by_word(uses).items() if n == 0] == []
