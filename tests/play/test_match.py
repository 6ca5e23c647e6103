"""Matches: undo reaches back to the last new information and no further."""

import pytest

from atoll.bots.bot import RandomBot
from atoll.games import find
from atoll.kernel.moves import Move
from atoll.kernel.rng import Rng, seeded
from atoll.kernel.snapshot import snapshot
from atoll.kernel.state import IllegalMove, State
from atoll.play.match import CannotUndo, Match, Step
from atoll.play.record import parse


class Witness(RandomBot):
    """Keeps what it is shown."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(find("costa-ruana"), rng)
        self.shown: list[State] = []

    def choose(self, state: State, seat: int) -> Move:
        self.shown.append(state)
        return super().choose(state, seat)


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


@pytest.mark.parametrize("moves", [0, -1, 2])
def test_nobody_takes_back_no_moves_or_more_than_allowed(moves: int) -> None:
    game = match()
    seat = game.state.waiting()[0]
    game.say(seat, game.state.moves(seat)[0].text)
    before = snapshot(game.state)
    reach = game.undoable(seat)
    with pytest.raises(CannotUndo, match=f"player {seat + 1} can take back at most {reach} moves, not {moves}"):
        game.undo(seat, moves)
    assert snapshot(game.state) == before and len(game.steps) == 1


def test_a_step_is_the_same_whatever_was_taken_back_before_it() -> None:
    move = find("costa-ruana").lexicon["place 1"]
    assert Step(0, move, (), False) == Step(0, move, (), False, line=5)
    assert Step(0, move, (), False) != Step(1, move, (), False)


def test_a_refused_word_changes_nothing() -> None:
    game = match()
    before = snapshot(game.state)
    with pytest.raises(IllegalMove):
        game.say(game.state.waiting()[0], "place 9")
    assert snapshot(game.state) == before
    assert game.record.entries == [] and game.steps == []


def test_the_last_move_can_be_taken_back_while_nothing_was_learned() -> None:
    game = match()
    before = snapshot(game.state)
    seat = game.state.waiting()[0]
    game.say(seat, "place 1")
    assert game.undoable(seat) == 1
    game.undo(seat)
    assert snapshot(game.state) == before
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
    assert snapshot(Match.replay(game.record).state) == snapshot(game.state)


def test_a_replay_can_stop_at_any_line() -> None:
    game = match()
    for _ in range(5):
        seat = game.state.waiting()[0]
        game.say(seat, game.state.moves(seat)[0].text)
    assert len(Match.replay(game.record, 3).steps) == 3


def test_a_bot_is_shown_the_same_redealt_position_for_the_same_game() -> None:
    shown = []
    for _ in range(2):
        seat = match().state.waiting()[0]
        witness = Witness(seeded(1))
        game = Match(match().record, {seat: witness})
        game.choose(seat)
        shown += witness.shown
    assert shown[0] == shown[1]
    assert shown[0] != game.state


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
            assert snapshot(game.state) == snapshot(standing.state)
        else:
            moves = game.state.moves(seat)
            game.say(seat, moves[dice.below(len(moves))].text)
    assert undone > 3


class Leaving(Witness):
    """Says when it is let go."""

    gone = False

    def close(self) -> None:
        self.gone = True


def test_bots_are_let_go_when_the_game_is_over_and_not_while_a_person_thinks() -> None:
    bot = Leaving(seeded(1))
    played = Match.new(find("costa-ruana"), 2, 7, players={1: bot})
    while not played.state.over():
        list(played)
        if not played.state.over():
            assert not bot.gone
            played.say(0, played.state.moves(0)[0])
    list(played)
    assert bot.gone


def test_a_rewind_takes_back_the_moves_of_everybody_and_replays_the_same() -> None:
    match = Match.new(find("costa-ruana"), 2, 7)
    positions = []
    for _ in range(30):
        positions.append(match.state.copy())
        seat = match.state.waiting()[0]
        match.play(seat, match.state.moves(seat)[0])
    kept = match.steps[:10]
    assert any(step.revealing for step in match.steps[10:])
    match.rewind(0, 20)
    assert match.state == positions[10] and match.steps == kept
    assert match.record.entries[-1].rewinds and match.record.entries[-1].undoes == 20
    again = Match.replay(parse(match.record.format()))
    assert again.state == match.state
    assert [step.move for step in again.steps] == [step.move for step in match.steps]
    with pytest.raises(CannotUndo):
        match.rewind(0, 11)


def test_ordinary_undo_still_works_after_a_rewind() -> None:
    match = Match.new(find("arnak"), 2, 3)
    seat = match.state.waiting()[0]
    harmless = next(
        move
        for move, shown in zip(match.state.moves(seat), match.state.revealing(seat, seeded(1)), strict=True)
        if shown is None and move.free
    )
    match.play(seat, harmless)
    match.play(seat, next(move for move in match.state.moves(seat) if move.text == "pass"))
    match.rewind(seat, 1)
    assert match.undoable(seat) == 1
    match.undo(seat, 1)
    assert match.steps == []
