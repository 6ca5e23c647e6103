"""A game from another package: found on the shelf, interpreted, on the kernel as it is built."""

from collections import deque
from pathlib import Path
from typing import Any

import pytest

from atoll import games
from atoll.kernel.game import Game
from atoll.kernel.snapshot import snapshot
from atoll.play.proof import Broken, prove

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def pearl_dive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """Pearl Dive as an installed package would bring it: by its entry point alone."""
    info = tmp_path / "pearl_dive-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: pearl-dive\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[atoll.games]\npearl-dive = pearl_dive:PEARL_DIVE\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.syspath_prepend(EXAMPLES)
    return games.find("pearl-dive")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_of_another_package_keeps_every_promise(pearl_dive: Game, seats: int) -> None:
    for seed in range(5):
        prove(pearl_dive, seats, seed)


def test_it_stands_on_the_shelf_with_the_others(pearl_dive: Game) -> None:
    assert {"pearl-dive", "costa-ruana"} <= set(games.names())


def test_all_seats_lay_their_shells_at_once_in_any_order(pearl_dive: Game) -> None:
    state = pearl_dive.start(3)
    assert state.waiting() == [0, 1, 2]
    state.say(2, "lay 5")
    state.say(0, "lay 1")
    assert state.waiting() == [1]
    state.say(1, "lay 5")
    assert pearl_dive.look(state, -1)["pearls"] == [1, 0, 0]  # the two fives cancel out


def test_a_spent_shell_is_refused_with_its_rule(pearl_dive: Game) -> None:
    state = pearl_dive.start(2)
    state.say(0, "lay 4")
    state.say(1, "lay 3")
    reason = state.why(0, state.lexicon().moves[3])
    assert reason is not None and (reason.note.name, reason.note.rule) == ("why-spent", "1.1")


def prove_some(game: Game) -> None:
    for seed in range(5):
        prove(game, 3, seed)


def test_a_leak_is_found(pearl_dive: Game) -> None:
    """The proof can fail: a view that shows what others have laid is caught."""
    leaking = Game(**{**vars(pearl_dive), "view": lambda bay, seat: bay.laid})
    with pytest.raises(Broken, match="sees what it cannot know"):
        prove_some(leaking)


def test_forgetting_to_say_that_something_was_learned_is_found(
    pearl_dive: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    import pearl_dive as package

    monkeypatch.setattr(package.Bay, "learn", lambda self: None)
    with pytest.raises(Broken, match="reveals something and does not say so"):
        prove_some(pearl_dive)


def test_a_game_that_loses_pieces_is_found(pearl_dive: Game) -> None:
    losing = Game(**{**vars(pearl_dive), "audit": lambda bay: "a pearl is missing" if sum(bay.pearls) else ""})
    with pytest.raises(Broken, match="a pearl is missing"):
        prove_some(losing)


def test_a_copy_that_differs_from_its_original_is_found(pearl_dive: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    import pearl_dive as package

    copy = package.Bay.copy

    def forget(bay: Any) -> Any:
        twin = copy(bay)
        twin.learned += 1
        return twin

    monkeypatch.setattr(package.Bay, "copy", forget)
    with pytest.raises(Broken, match="a copy differs from its original"):
        prove_some(pearl_dive)


def test_a_copy_that_shares_something_with_its_original_is_found(
    pearl_dive: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    import pearl_dive as package

    copy = package.Bay.copy

    def share(bay: Any) -> Any:
        twin = copy(bay)
        twin.hands = bay.hands
        return twin

    monkeypatch.setattr(package.Bay, "copy", share)
    with pytest.raises(Broken, match="playing on a copy changes the original"):
        prove_some(pearl_dive)


def test_a_word_that_is_missing_without_a_reason_is_found(pearl_dive: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    import pearl_dive as package

    def silent(_self: Any, state: Any, seat: int, menu: Any) -> None:
        for shell in state.hands[seat]:
            menu.offer(package.LAY[shell - 1])

    monkeypatch.setattr(package.LayShell, "ask", silent)
    with pytest.raises(Broken, match="nothing says why"):
        prove_some(pearl_dive)


class Slotted:
    __slots__ = ("shells",)

    def __init__(self) -> None:
        self.shells = [1, 2]


@pytest.mark.parametrize(
    ("thing", "change"),
    [
        ([1, 2], lambda thing: thing.pop()),
        ({1, 2}, lambda thing: thing.pop()),
        ({1: 2}, lambda thing: thing.popitem()),
        (deque([1, 2]), lambda thing: thing.pop()),
        (bytearray(b"12"), lambda thing: thing.pop()),
        (Slotted(), lambda thing: thing.shells.pop()),
    ],
    ids=["list", "set", "dict", "deque", "bytearray", "slots"],
)
def test_the_proof_sees_changes_in_whatever_a_position_is_made_of(thing: Any, change: Any) -> None:
    before = snapshot(thing)
    change(thing)
    assert snapshot(thing) != before


def test_the_proof_says_into_what_it_cannot_look() -> None:
    with pytest.raises(TypeError, match="a position holds a object, into which nobody can look"):
        snapshot(object())
