"""The front door: what `import atoll` gives to whoever uses it as a library."""

import copy
import dataclasses
import doctest
import pickle
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np
import pytest

import atoll
from atoll.kernel.lexicon import UnknownWord
from atoll.play.match import CannotUndo, NobodyPlays, NotAsked

TITLES = ["arnak", "costa-ruana", "la-isla"]


def test_every_public_name_is_there_and_documented() -> None:
    for name in atoll.__all__:
        thing = getattr(atoll, name)
        assert name in {"COMPILED", "GUEST"} or thing.__doc__ or atoll.COMPILED, name  # compiled classes lose theirs


def test_the_session_of_the_front_page_runs_as_written() -> None:
    m = atoll.match("arnak", seats=2, seed=7, bots=["search@20i", "random"])
    rows = [(s.seat, s.move) for s in m]
    assert len(rows) == len(m.steps) > 20
    assert len(m.outcome.points) == 2 and sum(m.outcome.shares) == 1


@pytest.mark.parametrize("module", ["atoll", "atoll.kernel.lexicon", "atoll.play.match"])
def test_the_sessions_in_docstrings_run(module: str) -> None:
    result = doctest.testmod(import_module(module))
    assert result.attempted and not result.failed


@pytest.mark.parametrize("name", TITLES)
def test_a_position_prints_as_something_to_paste_back(name: str) -> None:
    state = atoll.game(name).start(2, 7)
    for _ in range(12):
        seat = state.waiting()[-1]
        state.say(seat, state.moves(seat)[-1].text)
    again = eval(repr(state), {"atoll": atoll})
    assert again == state and again is not state
    assert repr(again) == repr(state)


def test_what_is_copied_redealt_or_played_fast_prints_a_summary() -> None:
    state = atoll.game("costa-ruana").start(2, 7)
    seat = state.waiting()[0]
    summary = f"<CostaRuana, 2 seats: seat {seat} has 4 moves>"
    assert repr(state.copy()) == repr(state.redeal(0, atoll.seeded(1))) == summary
    state.play(seat, state.moves(seat)[0])
    assert repr(state).startswith("<CostaRuana, 2 seats: seat")


def test_other_things_print_as_something_to_paste_back() -> None:
    game = atoll.game("costa-ruana")
    match = atoll.match("costa-ruana", seats=2, seed=7, bots=["quick", "search@2s"])
    names = {"atoll": atoll}
    assert eval(repr(game), names) is game
    assert eval(repr(game.lexicon), names) is game.lexicon
    match.ask(match.state.waiting()[0])
    assert eval(repr(match.record), names) == atoll.record(match.record.format()) == match.record
    assert eval(repr(match), names).state == match.state
    for level in ("random", "quick@6", "search@2s", "search@200ms", "search@1000i", "process@5s:./bot --fast"):
        bot = atoll.bot(level, "costa-ruana")
        assert repr(bot) == f"atoll.bot('{level}', 'costa-ruana')" == repr(eval(repr(bot), names))
    assert repr(game.lexicon[0]) == "atoll.move('costa-ruana', 'place 1')"
    assert all(eval(repr(move), names) is move for move in game.lexicon)


@pytest.mark.parametrize("name", TITLES)
def test_positions_compare_by_what_they_hold(name: str) -> None:
    state = atoll.game(name).start(2, 7)
    for other in (state.copy(), copy.deepcopy(state), atoll.game(name).start(2, 7)):
        assert other == state
        seat = other.waiting()[0]
        other.play(seat, other.moves(seat)[0])
        assert other != state
    assert state != atoll.game(name).start(2, 8) and state != name


@pytest.mark.parametrize("name", TITLES)
def test_what_is_pickled_or_copied_is_equal_and_words_and_titles_stay_themselves(name: str) -> None:
    game = atoll.game(name)
    state = game.start(2, 7)
    for _ in range(12):
        seat = state.waiting()[-1]
        state.say(seat, state.moves(seat)[-1].text)
    match = atoll.match(name, seats=2, seed=7, bots=["random", "random"])
    last = match.play_on().steps[-1]
    copies: list[Callable[[Any], Any]] = [copy.copy, copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))]
    for copied in copies:
        assert copied(state) == state and copied(state) is not state
        assert copied(match).state == match.state and copied(match).record == match.record
        assert copied(last).move is last.move and repr(copied(last).events) == repr(last.events)
        for thing in (game, game.lexicon, *game.lexicon[:3]):
            assert copied(thing) is thing
    fresh = copy.copy(state)
    seat = fresh.waiting()[0]
    fresh.play(seat, fresh.moves(seat)[0])
    assert fresh != state and repr(pickle.loads(pickle.dumps(state))) == repr(state)
    for nameless in (state.copy(), state.redeal(0, atoll.seeded(1)), fresh):
        with pytest.raises(atoll.Mistake, match="only a position reached by what was said can be pickled"):
            pickle.dumps(nameless)
    for own in (dataclasses.replace(game, rules=99), type(game.lexicon)([])):
        with pytest.raises(atoll.Mistake, match="on the shelf can be pickled"):
            pickle.dumps(own)


def test_a_lexicon_is_a_sequence_of_words() -> None:
    lexicon = atoll.game("costa-ruana").lexicon
    assert [move.code for move in lexicon] == list(range(len(lexicon)))
    assert lexicon[3] in lexicon and lexicon["place  2"] is lexicon[1]
    assert lexicon[:2] == [lexicon[0], lexicon[1]] and lexicon.index(lexicon[5]) == 5
    assert atoll.game("la-isla").lexicon[0] not in lexicon
    with pytest.raises(UnknownWord, match="'jump' is no word of Costa Ruana"):
        lexicon["jump"]
    with pytest.raises(UnknownWord, match="None is no word of Costa Ruana"):
        lexicon[None]  # type: ignore[call-overload]
    for far in (len(lexicon), 10**9, -len(lexicon) - 1):
        with pytest.raises(IndexError, match=f"Costa Ruana has words 0 to {len(lexicon) - 1}, not {far}"):
            lexicon[far]
    assert lexicon[np.int64(1)] is lexicon[1]


@pytest.mark.parametrize("name", TITLES)
@pytest.mark.parametrize("seat", [-1, -2, 2, 9, "1", None, 1.0, np.array([0])])
def test_a_seat_that_is_not_there_is_one_sentence_and_changes_nothing(name: str, seat: int) -> None:
    game = atoll.game(name)
    match = atoll.match(name, seats=2, seed=7)
    state = match.state
    before = state.copy()
    word = state.moves(state.waiting()[0])[0]
    asks: list[Callable[[], object]] = [
        lambda: state.say(seat, word.text),
        lambda: state.moves(seat),
        lambda: state.why(seat, word),
        lambda: state.question(seat),
        lambda: match.say(seat, word),
        lambda: match.undo(seat),
        lambda: match.undoable(seat),
        lambda: match.own(seat, 1),
        lambda: match.rewind(seat, 1),
        lambda: match.ask(seat),
    ]
    if not isinstance(seat, np.ndarray):  # which is no key
        asks.append(lambda: atoll.Match.replay(match.record, players={seat: atoll.bot("quick", name)}))
    if seat != atoll.GUEST:  # a guest may look
        asks += [
            lambda: game.look(state, seat),
            lambda: state.redeal(seat, atoll.seeded(1)),
            lambda: atoll.picture(match, seat),
        ]
    for ask in asks:
        with pytest.raises(atoll.NoSuchSeat, match=r"there is no seat .* at this table: its seats are 0 to 1"):
            ask()
    assert state == before


def test_wrong_words_and_numbers_are_sentences() -> None:
    game = atoll.game("costa-ruana")
    state = game.start(2, 7)
    with pytest.raises(atoll.IllegalMove, match=r"'jump' is not possible now: This game has no such word\."):
        state.say(1, "jump")
    with pytest.raises(atoll.IllegalMove, match=r"'place 1' is not possible now: It is not your turn\."):
        state.say(0, "place 1")
    with pytest.raises(atoll.IllegalMove, match="'pass' is not possible now: This game has no such word"):
        state.say(1, atoll.move("arnak", "pass"))
    for word in (None, 3, b"place 1", ["place 1"]):
        with pytest.raises(atoll.IllegalMove, match="is not possible now: This game has no such word"):
            state.say(1, word)
    assert state == game.start(2, 7)
    with pytest.raises(atoll.NotOver, match="this game of Costa Ruana is not over"):
        game.final(state)
    for seats in (1, 7, "two", None):
        with pytest.raises(atoll.BadSetup, match="Costa Ruana is for 2 to 6 players, not"):
            game.start(seats)  # type: ignore[arg-type]
    for seed in (-1, "7", 0.5):
        with pytest.raises(atoll.BadSetup, match="a seed is a whole number from 0 on, not"):
            game.start(2, seed)  # type: ignore[arg-type]
        with pytest.raises(atoll.BadSetup, match="a seed is a whole number from 0 on, not"):
            atoll.seeded(seed)  # type: ignore[arg-type]
    with pytest.raises(atoll.BadSetup, match="3 bots cannot sit in 2 seats"):
        atoll.match("costa-ruana", seats=2, bots=["quick"] * 3)
    with pytest.raises(atoll.BadSetup, match="bots are a list, with a level, a bot or None for each seat, not 'quick'"):
        atoll.match("costa-ruana", seats=2, bots="quick")
    with pytest.raises(atoll.BadSetup, match="bots are a list, with a level, a bot or None for each seat, not 3"):
        atoll.match("costa-ruana", seats=2, bots=3)  # type: ignore[arg-type]
    for names in ("Anna", 3, [3, 4]):
        with pytest.raises(atoll.BadSetup, match="names are a list of texts, not"):
            atoll.match("costa-ruana", seats=2, names=names)  # type: ignore[arg-type]
    match = atoll.match("costa-ruana", seats=2, seed=7, bots=["quick", "quick"])
    with pytest.raises(NotAsked, match="seat 0 is not asked anything now"):
        match.ask(0)
    for moves in (1, 0, -1, "1", None):
        with pytest.raises(CannotUndo, match=f"of the 0 moves that were made, {moves} cannot be taken back"):
            match.rewind(0, moves)  # type: ignore[arg-type]
    for text in (None, 3, b"atoll 1"):
        with pytest.raises(atoll.Mistake, match="a record is text, not"):
            atoll.record(text)  # type: ignore[arg-type]
    with pytest.raises(atoll.Mistake, match="a match plays a record, not 'atoll 1'"):
        atoll.Match.replay("atoll 1")  # type: ignore[arg-type]
    with pytest.raises(atoll.Mistake, match="a match is replayed up to a number of lines, not 'end'"):
        atoll.Match.replay(match.record, "end")  # type: ignore[arg-type]
    with pytest.raises(atoll.BadSetup, match="a bot is to play in seat 1, not 3"):
        atoll.match("costa-ruana", seats=2, bots=[None, 3])  # type: ignore[list-item]
    with pytest.raises(atoll.BadSetup, match="3 names are too many for 2 seats"):
        atoll.match("costa-ruana", seats=2, names=["Anna", "Ben", "Chloé"])
    with pytest.raises(atoll.Mistake, match=r"a level is a word such as search@200ms, not None"):
        atoll.bot(None, "costa-ruana")  # type: ignore[arg-type]
    with pytest.raises(atoll.Mistake, match="what was said is text such as"):
        atoll.position("costa-ruana", seats=2, said=3)  # type: ignore[arg-type]
    with pytest.raises(
        atoll.Mistake, match="only a position, match or step of a game on the shelf can be drawn, not 3"
    ):
        atoll.picture(3)  # type: ignore[arg-type]
    with pytest.raises(NobodyPlays, match="no bot plays in seat 1"):
        atoll.match("costa-ruana", seats=2, seed=7).ask(1)
    with pytest.raises(atoll.Mistake, match="there is no game called 'chess'; the shelf holds: arnak"):
        atoll.match("chess", seats=2)


@pytest.mark.parametrize("name", TITLES)
def test_whole_numbers_of_other_libraries_are_welcome(name: str) -> None:
    whole = np.int64  # no int, and what it compares to is no bool
    game = atoll.game(name)
    state = game.start(whole(2), whole(7))
    assert state == game.start(2, 7)
    first = state.waiting()[0]
    state.say(whole(first), state.moves(whole(first))[0].text)
    for reader in (first, atoll.GUEST):
        assert game.look(state, whole(reader)) == game.look(state, reader)
        assert state.redeal(whole(reader), atoll.seeded(whole(1))) == state.redeal(reader, atoll.seeded(1))
    assert state.why(whole(first), game.lexicon[-1]) is not None
    match = atoll.match(name, seats=whole(2), seed=whole(7), bots=["quick", "quick"])
    assert match.state == game.start(2, 7)
    match.say(whole(first), match.state.moves(whole(first))[0])
    asked = match.state.waiting()[0]
    assert match.ask(whole(asked)).seat == asked
    with pytest.raises(CannotUndo, match="can take back at most 0 moves, not 5"):
        match.undo(whole(1 - asked), whole(5))
    assert eval(repr(match), {"atoll": atoll}).state == match.state


def test_people_and_bots_take_turns_in_a_match() -> None:
    match = atoll.match("costa-ruana", seats=2, seed=7, bots=[None, "random"])
    told = list(match)
    assert match.state.waiting() == [0] and all(step.seat == 1 for step in told)
    match.say(0, match.state.moves(0)[0].text)
    assert list(match)


def test_rules_come_without_terminal_texts_server_and_package_scan() -> None:
    code = "import sys, atoll; [atoll.game(name) for name in ('arnak', 'la-isla', 'costa-ruana')]; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60).stdout
    heavy = {
        "rich",
        "msgspec",
        "babel",
        "fluent",
        "fluent.runtime",
        "starlette",
        "uvicorn",
        "importlib.metadata",
        "subprocess",
    }
    assert not heavy & set(loaded.split())
