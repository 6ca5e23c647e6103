"""What others could infer: who is asked next and when a turn ends tell nothing that the rules do not."""

from math import log2

import pytest

import atoll
from atoll import games
from atoll.cli import main
from atoll.kernel.rng import seeded
from atoll.kernel.state import State
from atoll.play import inference
from atoll.play.inference import Inference, Outward, infer, infer_game
from atoll.play.match import Match, invite
from atoll.play.proof import Broken, Proof
from atoll.play.record import parse

ARNAK = games.find("arnak")


def measured(name: str, seats: int, discreet: bool, number: int = 2) -> Inference:
    found = Inference()
    for seed in range(number):
        found.add(infer_game(name, seats, seed, "random", discreet))
    return found


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("seats", [2, *(pytest.param(n, marks=pytest.mark.slow) for n in (3, 4))])
def test_at_a_discreet_table_nothing_hidden_can_be_inferred(name: str, seats: int) -> None:
    found = measured(name, seats, discreet=True)
    assert found.moves > 100
    assert (found.telling, found.bits, found.example) == (0, 0.0, "")


def test_answers_that_make_themselves_tell_an_arnak_hand_and_the_measure_finds_it() -> None:
    found = measured("arnak", 2, discreet=False)
    assert found.telling > 10 and found.bits > 10
    assert "next asked" in found.example


@pytest.mark.parametrize("discreet", [True, False])
def test_every_move_is_measured_for_its_maker_and_for_somebody_else(
    discreet: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[int, int]] = []

    def spy(_game: object, state: State, seat: int, _move: object, owner: int, _rng: object) -> Inference:
        assert state.discreet == (0b111 if discreet else 0)
        asked.append((seat, owner))
        return Inference()

    monkeypatch.setattr(inference, "infer", spy)
    infer_game("costa-ruana", 3, 1, "random", discreet)
    assert all(seat == owner for seat, owner in asked[::2])
    assert set(asked[1::2]) == {(seat, other) for seat in range(3) for other in range(3) if seat != other}


@pytest.mark.parametrize("blind", ["infer", "tells"])
def test_the_proof_finds_it_in_either_way(blind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In worlds where only the mover's secrets differ, and in worlds where all differs that a reader cannot know."""
    monkeypatch.setattr(f"atoll.play.proof.{blind}", lambda *_: Inference() if blind == "infer" else False)
    with pytest.raises(Broken, match=r"infer something hidden|tells seat -?\d something hidden"):
        [Proof(ARNAK, Match.new(ARNAK, 2, seed), seeded(seed), words=0).run() for seed in range(5)]


def discreet_match(seed: int) -> Match:
    bots = {seat: invite("random", ARNAK, seed, seat) for seat in range(2)}
    return Match.new(ARNAK, 2, seed, players=bots, discreet=[0, 1])


def ending(state: State) -> bool:
    """Whether somebody is asked for nothing but the end of the turn."""
    return any([move.text for move in state.moves(seat)] == ["end"] for seat in state.waiting())


@pytest.mark.rule("arnak 1.14")
def test_a_turn_does_not_end_by_itself_while_its_player_holds_cards() -> None:
    endings = 0
    for seed in range(3):
        match = discreet_match(seed)
        for step in match:
            if ending(match.state):
                endings += 1
                seat = match.state.waiting()[0]
                assert step.seat == seat
                assert ARNAK.look(match.state, atoll.GUEST).players[seat].hand_size > 0
    assert endings > 3


def test_a_game_in_the_open_asks_nobody_for_what_is_no_choice() -> None:
    match = Match.new(games.find("costa-ruana"), 2, 1, discreet=[0, 1])
    while not match.state.over():
        seat = match.state.waiting()[0]
        assert len(match.state.moves(seat)) > 1
        match.play(seat, match.state.moves(seat)[0])


def test_alone_at_the_table_there_is_nobody_to_be_discreet_with() -> None:
    match = Match.new(ARNAK, 1, 1, discreet=[0])
    for _ in range(40):
        assert len(match.state.moves(0)) > 1
        match.play(0, match.state.moves(0)[0])


def test_a_record_says_whether_its_table_was_discreet() -> None:
    match = discreet_match(3).play_on()
    text = match.record.format()
    assert "\ndiscreet 1 2\n" in text
    assert Match.replay(parse(text)).state == match.state
    assert "discreet" not in atoll.match("arnak", seats=2).record.format()
    with pytest.raises(atoll.Mistake, match="the discreet seats are numbers, not 'maybe'"):
        parse(text.replace("discreet 1 2", "discreet maybe"))


def test_an_undo_leaves_a_table_discreet() -> None:
    match = Match.new(ARNAK, 2, 3, discreet=[0, 1])
    while not match.undoable(match.state.waiting()[0]):
        seat = match.state.waiting()[0]
        match.play(seat, match.state.moves(seat)[0])
    match.undo(match.state.waiting()[0])
    assert match.state.discreet


def test_the_command_prints_what_can_be_inferred(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["secrets", "costa-ruana", "--seats", "2", "--games", "1", "--jobs", "1"]) == 0
    assert "bits a game" in capsys.readouterr().out


def test_the_bits_follow_from_how_many_worlds_look_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.find("costa-ruana")
    state = game.start(2, 7)
    seat = state.waiting()[0]
    asked = iter([(0,), (0,), (1,), (1,)])  # in truth, then in three worlds, of which one looks the same

    def outward(*_: object) -> list[Outward]:
        return [Outward((), b"", next(asked), False)]

    monkeypatch.setattr(inference, "outward", outward)
    found = infer(game, state, seat, state.moves(seat)[0], seat, seeded(1), worlds=3)
    assert (found.moves, found.telling, found.bits) == (1, 1, -log2(2 / 4))
    assert found.example == "«place 1» by seat 1: next asked (0,), elsewhere (1,)"
