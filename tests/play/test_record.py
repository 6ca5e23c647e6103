"""Records: readable, editable, and refused in one sentence when broken."""

import contextlib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from atoll.kernel.game import BadSetup
from atoll.kernel.mistakes import Mistake
from atoll.play.match import Match
from atoll.play.record import Entry, Record, RecordError, load, parse, save

word = st.text(st.characters(codec="ascii", categories=("L", "N", "P")), min_size=1).filter(
    lambda text: not text.startswith("#") and text != "undo"
)
words = st.lists(word, min_size=1, max_size=3).map(" ".join)
seats = st.integers(1, 6)
undo = st.integers(1, 99).map("undo {}".format)


@st.composite
def records(draw: st.DrawFn) -> Record:
    count = draw(seats)
    return Record(
        game=draw(word),
        rules=draw(st.integers(0, 9)),
        seats=count,
        seed=draw(st.integers(0, 1 << 128)),
        options=draw(st.dictionaries(word, word, max_size=3)),
        names=draw(st.lists(words, max_size=count)),
        entries=draw(st.lists(st.builds(Entry, st.integers(0, count - 1), words | undo), max_size=8)),
        closing=draw(st.sampled_from(["", "abandoned", "resigned 1"])),
    )


@given(records())
def test_what_is_written_reads_back(record: Record) -> None:
    assert parse(record.format()) == record


@given(st.text())
def test_any_text_is_a_record_or_a_mistake(text: str) -> None:
    with contextlib.suppress(RecordError):
        record = parse(text)
        assert parse(record.format()) == record


HEAD = "atoll 1\ngame costa-ruana\nrules 1\nseats 2\nseed 1\noption huts closed\n"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "no line says 'atoll'"),
        ("hello\n", "line 1: an unknown heading 'hello'"),
        ("atoll 2\n", "line 1: atoll cannot be 2"),
        (HEAD.replace("seats 2", "seats two"), "line 4: seats is a number, not 'two'"),
        (HEAD + "seed 2\n", "line 7: a second heading 'seed'"),
        (HEAD + "2 1 place 1\n", "line 7: move 1 is expected here, not 2"),
        (HEAD + "1 3 place 1\n", "line 7: there is no player 3 among 2"),
        (HEAD + "1 place\n", "line 7: a move reads"),
        (HEAD + "1 1 undo all\n", "line 7: an undo says how many"),
        (HEAD + "1 1 place 1\nseed 4\n", "line 8: a move is expected here"),
        ("atoll 1\n1 1 place 1\n", "line 2: the moves begin, but no line says 'game'"),
        (HEAD + "name 2 Ben\n", "line 7: the name of player 1 is expected"),
        (HEAD + "end bored\n", "line 7: a game ends early by being abandoned or resigned, not 'bored'"),
        (HEAD + "end abandoned\n1 1 place 1\n", "line 8: the record has ended"),
    ],
)
def test_a_broken_record_says_what_and_where(text: str, sentence: str) -> None:
    with pytest.raises(RecordError) as error:
        parse(text)
    assert sentence in str(error.value)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (HEAD.replace("costa-ruana", "chess"), "there is no game called 'chess'"),
        (HEAD.replace("rules 1", "rules 9"), "the record follows rules 9 of Costa Ruana, this is rules 1"),
        (HEAD.replace("seats 2", "seats 8"), "2 to 6 players, not 8"),
        (HEAD.replace("huts closed", "huts blue"), "not 'blue'"),
        (HEAD + "1 1 place 1\n2 1 place 2\n", "line 8: 'place 2' is not possible now: It is not your turn."),
        (HEAD + "1 1 place 1\n2 2 jump\n", "line 8: 'jump' is not possible now: This game has no such word."),
        (
            HEAD + "1 1 place 9\n",
            "line 7: 'place 9' is not possible now: There are only 4 islands in this game. (rule 2.3)",
        ),
        (HEAD + "1 1 undo 1\n", "line 7: player 1 can take back at most 0 moves, not 1"),
    ],
)
def test_a_record_that_cannot_be_replayed_says_what_and_where(text: str, sentence: str) -> None:
    with pytest.raises(Mistake) as error:
        Match.replay(parse(text))
    assert sentence in str(error.value)


def test_comments_and_empty_lines_are_passed_over() -> None:
    text = HEAD.replace("game", "# a game among friends\n\ngame") + "\n# well opened\n1 1 place 1\n"
    assert parse(text).entries == [Entry(0, "place 1")]


def test_a_file_that_is_not_text_is_refused_in_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "picture.atoll"
    file.write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(RecordError, match=r"picture\.atoll is not a text file"):
        load(file)


def test_a_missing_file_is_refused_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="cannot be read: No such file"):
        load(tmp_path / "none.atoll")


def test_a_save_that_fails_leaves_the_old_file_alone(tmp_path: Path) -> None:
    file = tmp_path / "folder"
    file.mkdir()
    with pytest.raises(RecordError, match="folder cannot be written"):
        save(parse(HEAD), file)
    assert [path.name for path in tmp_path.iterdir()] == ["folder"]


def test_a_saved_record_is_loaded_again(tmp_path: Path) -> None:
    file = tmp_path / "game.atoll"
    save(parse(HEAD), file)
    assert load(file) == parse(HEAD)


def test_an_option_that_the_game_does_not_have_is_named() -> None:
    text = "atoll 1\ngame costa-ruana\nrules 1\nseats 2\nseed 1\noption seats 3\n"
    with pytest.raises(BadSetup, match="has no option 'seats'"):
        Match.replay(parse(text))


def test_a_number_beyond_all_measure_is_no_number_of_a_move() -> None:
    text = f"atoll 1\ngame costa-ruana\nrules 1\nseats 2\nseed 1\n{'1' * 5000} 1 pass\n"
    with pytest.raises(RecordError, match="a move reads"):
        parse(text)
