"""The words of a game: numbered, found by text, and heard by others without their secrets."""

import pytest

from atoll.kernel.lexicon import Lexicon, UnknownWord
from atoll.kernel.moves import Menu, Move
from atoll.kernel.notes import Event, Note

HIDE = Note("do-hide", "1", "card* island")
GONE = Note("why-gone", "3", "n")


def words() -> Lexicon:
    """Two cards that can be hidden on two islands: others hear only of the island."""
    return Lexicon([Move(HIDE, f"hide {card} {island}", (card, island)) for card in (1, 2) for island in (1, 2)])


def test_a_word_is_in_its_own_lexicon_and_in_no_other() -> None:
    ours, theirs = words(), words()
    assert all(move in ours for move in ours)
    assert not any(move in ours for move in theirs)
    assert Move(HIDE, "hide 9 9", (9, 9)) not in ours  # it has no number yet
    text: object = "hide 1 1"
    assert text not in ours


def test_a_word_from_a_larger_lexicon_is_not_in_a_smaller_one() -> None:
    long = words()
    short = Lexicon([Move(HIDE, "hide 1 1", (1, 1))])
    assert long[1] not in short and long[3] not in short


def test_words_are_found_by_number_slice_and_text() -> None:
    lexicon = words()
    assert lexicon[0] is lexicon["hide 1 1"] and lexicon[-1] is lexicon["hide  2 2 "]
    assert [move.text for move in lexicon[1:3]] == ["hide 1 2", "hide 2 1"]
    assert [move.code for move in lexicon] == [0, 1, 2, 3] and len(lexicon) == 4
    with pytest.raises(UnknownWord, match="'hide 3' is no word of this game"):
        lexicon["hide 3"]


def test_others_hear_a_word_without_its_secrets_and_its_seat_hears_all() -> None:
    lexicon = words()
    assert lexicon.heard(lexicon["hide 2 2"], by=1, seat=1) is lexicon["hide 2 2"]
    assert lexicon.heard(lexicon["hide 2 2"], by=1, seat=0) is lexicon["hide 1 2"]
    assert lexicon.heard(lexicon["hide 2 1"], by=1, seat=0) is lexicon["hide 1 1"]


def test_a_lexicon_without_a_game_prints_its_words() -> None:
    assert repr(Lexicon([Move(HIDE, "hide 1 1", (1, 1))])) == "Lexicon([Move('hide 1 1')])"


def test_a_new_word_has_no_number_and_interrupts_nothing() -> None:
    move = Move(HIDE, "hide 1 1", (1, 1))
    assert (move.code, move.heard, move.free) == (-1, -1, False)


def reason(menu: Menu) -> Event:
    assert menu.reason is not None
    return menu.reason


def test_a_reason_is_kept_for_the_word_that_was_asked_for_and_no_other() -> None:
    one, two, three, four = words()
    menu = Menu(one)
    menu.refuse(two, GONE)
    menu.refuse_all([two, three, four], GONE)
    menu.otherwise([two, three, four], GONE)
    assert menu.reason is None
    menu.refuse_all([one, two], GONE, 1, 2, 3)
    assert reason(menu).values == (1, 2, 3)
    menu.refuse(one, GONE, 4, 5, 6)
    assert reason(menu).values == (4, 5, 6)


def test_blanks_that_nobody_fills_hold_no_number() -> None:
    one, *_ = words()
    menu = Menu(one)
    menu.refuse(one, GONE)
    assert reason(menu).values == (-1, -1, -1)
    menu.refuse_all([one], GONE)
    assert reason(menu).values == (-1, -1, -1)


def test_a_reason_for_all_other_words_may_speak_of_number_zero() -> None:
    one, *others = words()
    menu = Menu(one)
    menu.otherwise([one, *others], GONE, 0, 2)
    assert reason(menu).values == (0, 2, -1)


def test_nobody_hears_a_reason_when_no_word_was_asked_for() -> None:
    menu = Menu()
    menu.refuse_all(list(words()), GONE)
    menu.otherwise(list(words()), GONE)
    assert menu.reason is None and menu.own == 0


def test_a_blank_is_read_as_its_kind_and_may_be_a_secret() -> None:
    note = Note("log-laid", "2", "card* from:island to:island* n")
    assert note.blanks == [("card", "card", True), ("from", "island", False), ("to", "island", True), ("n", "n", False)]
    assert note.secret and not Note("log-laid", "2", "card").secret
