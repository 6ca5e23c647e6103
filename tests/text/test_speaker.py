"""Sentences are shared by all tables; names are not."""

from atoll import games
from atoll.kernel.moves import Move
from atoll.play.match import Match
from atoll.text.speaker import Speaker

GAME = games.find("costa-ruana")


def naming_a_seat() -> Move:
    return next(move for move in GAME.lexicon.moves if any(kind == "seat" for _, kind, _ in move.verb.blanks))


def test_every_table_reads_its_own_names_in_the_same_sentence() -> None:
    move = naming_a_seat()
    here, there = Speaker(GAME, "en", ["Anna", "Ben"]), Speaker(GAME, "en", ["Zoé", "Yan"])
    first, second = here.label(move), there.label(move)
    assert first != second
    for old, new in (("Anna", "Zoé"), ("Ben", "Yan")):
        first = first.replace(old, new)
    assert first == second


def test_a_seat_without_a_name_is_called_by_its_number() -> None:
    assert "Player" in Speaker(GAME).label(naming_a_seat())


def test_a_log_line_names_who_did_it() -> None:
    names = ["Anna", "Ben"]
    match = Match.new(GAME, 2, 5, {}, names)
    seat = match.state.waiting()[0]
    lines = [
        Speaker(GAME, "fr", names).tell(event, 1 - seat)
        for event in match.say(seat, match.state.moves(seat)[0].text).events
    ]
    assert any(names[seat] in line for line in lines)


def test_a_name_that_looks_like_a_blank_stays_as_it_is() -> None:
    assert "{ $who }" in Speaker(GAME, "en", ["{ $who }", "{ $who }"]).label(naming_a_seat())
