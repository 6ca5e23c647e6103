"""Matches: undo reaches back to the last new information and no further."""

import pytest

from atoll.games import find
from atoll.kernel.rng import seeded
from atoll.kernel.state import IllegalMove
from atoll.play.inside import inside
from atoll.play.match import CannotUndo, Match


def match(seed: int = 1) -> Match:
    return Match.new(find("costa-ruana"), 2, seed, {}, [])


def play_until(game: Match, prefix: str) -> int:
    """Play first moves until somebody is asked for such a word; says who."""
    while True:
        seat = game.state.waiting()[0]
        words = [move.text for move in game.state.moves(seat)]
        if words[0].startswith(prefix):
            return seat
        game.say(seat, words[0])


def test_a_refused_word_changes_nothing() -> None:
    game = match()
    before = inside(game.state)
    with pytest.raises(IllegalMove):
        game.say(game.state.waiting()[0], "place 9")
    assert inside(game.state) == before
    assert game.record.entries == [] and game.steps == []


def test_the_last_move_can_be_taken_back_while_nothing_was_learned() -> None:
    game = match()
    before = inside(game.state)
    seat = game.state.waiting()[0]
    game.say(seat, "place 1")
    assert game.undoable(seat) == 1
    game.undo(seat)
    assert inside(game.state) == before
    assert [entry.text for entry in game.record.entries] == ["place 1", "undo 1"]


def test_undo_stops_where_another_seat_has_acted() -> None:
    game = match()
    seat = game.state.waiting()[0]
    game.say(seat, "place 1")
    game.say(1 - seat, "place 1")
    assert game.undoable(seat) == 0
    with pytest.raises(CannotUndo, match="at most 0 moves"):
        game.undo(seat)


def test_undo_stops_where_cards_were_turned_up() -> None:
    game = match()
    shaman = play_until(game, "flip")
    step = game.say(shaman, "flip tide")
    assert step.revealing
    assert game.undoable(shaman) == 0


def test_several_moves_of_one_seat_are_taken_back_one_by_one_or_together() -> None:
    game = match(seed=3)
    for seed in range(50):  # find a game in which one seat places several natives in a row
        game = match(seed=seed)
        play_until(game, "flip")
        game.say(game.state.first, "flip tide")
        runs = 0
        while not game.state.over() and len(game.steps) < 40 and runs < 3:
            seat = game.state.waiting()[0]
            game.say(seat, game.state.moves(seat)[0].text)
            runs = game.undoable(seat)
        if runs == 3:
            break
    assert runs == 3
    entries = len(game.record.entries)
    game.undo(seat, 2)
    assert game.undoable(seat) == 1
    assert len(game.record.entries) == entries + 1
    assert inside(Match.replay(game.record).state) == inside(game.state)


def test_a_replay_can_stop_at_any_line() -> None:
    game = match()
    for _ in range(5):
        seat = game.state.waiting()[0]
        game.say(seat, game.state.moves(seat)[0].text)
    assert len(Match.replay(game.record, 3).steps) == 3


def test_a_bot_is_shown_the_same_redealt_position_for_the_same_game() -> None:
    first, second = match(), match()
    assert inside(first.redealt(0)) == inside(second.redealt(0))
    assert inside(first.redealt(0)) != inside(first.state)


@pytest.mark.parametrize("name", ["arnak", "costa-ruana", "la-isla"])
def test_a_position_after_an_undo_is_the_one_that_a_replay_of_what_stands_gives(name: str) -> None:
    """Whoever moves: what one seat takes back may leave another's move to be taken back."""
    game = Match.new(find(name), 2, 3, {}, [])
    dice = seeded(3)
    undone = 0
    while not game.state.over() and undone < 12:
        seat = game.state.waiting()[dice.below(len(game.state.waiting()))]
        if (reach := game.undoable(seat)) and dice.below(3) == 0:
            game.undo(seat, 1 + dice.below(reach))
            undone += 1
            standing = Match.new(find(name), 2, 3, {}, [])
            for step in game.steps:
                standing.say(step.seat, step.move.text)
            assert inside(game.state) == inside(standing.state)
        else:
            moves = game.state.moves(seat)
            game.say(seat, moves[dice.below(len(moves))].text)
    assert undone > 3
