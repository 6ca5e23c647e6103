"""Sections 1 and 2: parts, secrets and set-up."""

from collections import Counter

import pytest

from atoll.games.costa_ruana import COSTA_RUANA
from atoll.games.costa_ruana.face.view import TakenView
from atoll.games.costa_ruana.rules.components import BACKGROUNDS, CARDS, DECKS, FACES
from atoll.games.costa_ruana.rules.rounds import Collect, PrepareNextRound
from atoll.kernel.game import BadSetup
from atoll.kernel.numbers import packed
from atoll.kernel.rng import seeded
from atoll.kernel.state import GUEST, IllegalMove

from .table import KINDS, act, empty_table, lay, new_game, push, put, why, words

SEATS = [2, 3, 4, 5, 6]


@pytest.mark.rule("costa-ruana 1.2")
def test_the_deck_has_72_cards_of_eight_faces_on_four_backgrounds() -> None:
    assert len(DECKS[6]) == 72
    assert len(FACES) == 8 and len(BACKGROUNDS) == 4
    assert Counter(CARDS[kind].background for kind in DECKS[6]) == {0: 18, 1: 18, 2: 18, 3: 18}


@pytest.mark.rule("costa-ruana 1.3")
def test_a_native_on_a_card_has_left_the_supply_and_the_islands() -> None:
    state = empty_table()
    put(state, seat=0, island=1, natives=3)
    lay(state, "place-1/night", before=0, natives=(0,))
    assert (state.supply[0], state.on_islands(0)) == (6, 3)
    state.supply[0] += 1
    assert COSTA_RUANA.audit(state) == "seat 0 has 11 natives"


def damaged(natives: int = 0, supply: int = 0, crowd: int = 0, treasures: tuple[int, int] = (0, 0)) -> str:
    """What the count of the pieces says when some of the first ones have come from nowhere; seat 0 has placed all."""
    state = empty_table()
    for island in (1, 2):
        put(state, seat=0, island=island, natives=5)
    state.natives[0] += natives
    state.supply[0] += supply
    state.crowds[0] += crowd
    for island, more in enumerate(treasures):
        state.treasures[island] += more
    return COSTA_RUANA.audit(state)


@pytest.mark.rule("costa-ruana 1.3")
def test_whatever_is_lost_or_comes_from_nowhere_is_noticed() -> None:
    assert damaged() == ""
    assert damaged(natives=1) == "seat 0 has 11 natives"
    assert damaged(natives=1, supply=-1) == "island 0 holds 6 natives, counted as 5"
    assert damaged(natives=1, supply=-1, crowd=1) == "a number of natives is below zero"
    assert damaged(natives=-6, supply=6, crowd=-6) == "a number of natives is below zero"
    whole = sum(empty_table().treasures)
    assert damaged(treasures=(1, 0)) == f"{whole + 1} treasures"
    assert damaged(treasures=(-9, 9)) == f"{whole} treasures"


@pytest.mark.rule("costa-ruana 2.3")
def test_a_refusal_of_an_island_that_is_not_there_says_how_many_there_are() -> None:
    for card, word in (("move-native", "move 1 1 9"), ("move-treasure", "treasure 1 9")):
        state = empty_table(2)
        put(state, seat=0, island=1)
        lay(state, f"{card}/night", before=0)
        act(state)
        with pytest.raises(IllegalMove, match="There are only 4 islands in this game"):
            state.check(0, word)


@pytest.mark.rule("costa-ruana 1.4")
def test_an_eighth_native_finds_no_room_on_an_island() -> None:
    state = new_game(3)
    put(state, seat=0, island=2, natives=4)
    put(state, seat=1, island=2, natives=3)
    seat = state.waiting()[0]
    assert why(state, seat, "place 2") == "island-full 1.4"
    assert "place 2" not in words(state.copy(), seat)


@pytest.mark.rule("costa-ruana 1.5")
def test_a_face_down_card_is_known_only_to_the_one_who_played_it() -> None:
    state = empty_table()
    lay(state, "place-3/day", by=1, before=2, up=False)
    cards = [COSTA_RUANA.look(state, reader).played[0].card for reader in (0, 1, 2, GUEST)]
    assert cards == [None, "place-3/day", None, None]


@pytest.mark.rule("costa-ruana 1.5")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    state = new_game(3)
    for reader in (0, 1, 2, GUEST):
        tribes = COSTA_RUANA.look(state, reader).tribes
        assert [tribe.hand is not None for tribe in tribes] == [seat == reader for seat in range(3)]
        assert [tribe.hand_size for tribe in tribes] == [5, 5, 5]


@pytest.mark.rule("costa-ruana 1.5")
def test_everybody_may_look_through_the_discards() -> None:
    state = empty_table()
    state.discards = [KINDS["place-3/day"], KINDS["place-1/night"]]
    for reader in (0, 1, 2, GUEST):
        assert COSTA_RUANA.look(state, reader).discards == ["place-3/day", "place-1/night"]


@pytest.mark.rule("costa-ruana 1.6")
def test_a_hut_hides_its_treasures_unless_the_table_plays_with_open_huts() -> None:
    closed, opened = new_game(3, huts="closed"), new_game(3, huts="open")
    assert [tribe.hut for tribe in COSTA_RUANA.look(closed, 1).tribes] == [None, 0, None]
    assert [tribe.hut for tribe in COSTA_RUANA.look(opened, 1).tribes] == [0, 0, 0]


@pytest.mark.rule("costa-ruana 1.6")
def test_what_was_taken_last_stays_on_show_though_the_huts_hide_how_many_they_hold() -> None:
    state = empty_table()
    put(state, seat=2, island=1)
    put(state, seat=0, island=3)
    put(state, seat=2, island=4)
    push(state, [Collect(), PrepareNextRound()])
    for reader in (0, 1, 2, GUEST):
        tribes = COSTA_RUANA.look(state, reader).tribes
        assert [tribe.taken for tribe in tribes] == [[TakenView(1, 2)], [], [TakenView(1, 0), TakenView(1, 3)]]
        assert [tribe.hut for tribe in tribes] == [n if seat == reader else None for seat, n in enumerate([1, 0, 2])]
    state.say(1, "serve")
    push(state, [Collect()])
    assert not any(tribe.taken for tribe in COSTA_RUANA.look(state, 0).tribes)


@pytest.mark.rule("costa-ruana 2.1")
@pytest.mark.parametrize("seats", SEATS)
def test_twelve_cards_are_kept_for_each_player_and_five_are_dealt(seats: int) -> None:
    state = new_game(seats)
    assert len(DECKS[seats]) == 12 * seats
    assert [len(hand) for hand in state.hands] == [5] * seats
    assert len(state.pile) == 7 * seats


@pytest.mark.rule("costa-ruana 2.2")
def test_each_condition_card_starts_with_either_side_up() -> None:
    sides = Counter(tuple(new_game(2, seed).sides) for seed in range(200))
    assert set(sides) == {(0, 2), (0, 3), (1, 2), (1, 3)}
    assert min(sides.values()) > 25


@pytest.mark.rule("costa-ruana 2.3")
@pytest.mark.rule("costa-ruana 2.4")
@pytest.mark.parametrize(
    ("seats", "islands", "treasures"), [(2, 4, 18), (3, 6, 28), (4, 7, 33), (5, 9, 43), (6, 10, 48)]
)
def test_islands_and_treasures_depend_on_the_players(seats: int, islands: int, treasures: int) -> None:
    state = new_game(seats)
    assert state.islands() == islands
    assert state.treasures == packed([4, 4] + [5] * (islands - 2))
    assert sum(state.treasures) == treasures


@pytest.mark.rule("costa-ruana 2.3")
def test_an_island_that_is_not_laid_out_cannot_be_named() -> None:
    state = new_game(2)
    assert why(state, state.waiting()[0], "place 5") == "no-such-island 2.3"


@pytest.mark.rule("costa-ruana 2.5")
def test_the_first_shaman_is_drawn_at_random_and_goes_first() -> None:
    games = [new_game(4, seed) for seed in range(100)]
    assert {state.first for state in games} == {0, 1, 2, 3}
    assert all(state.waiting() == [state.first] for state in games)


@pytest.mark.rule("costa-ruana 2.6")
def test_everybody_starts_with_ten_natives_and_an_empty_hut() -> None:
    state = new_game(5)
    assert state.supply == packed([10] * 5)
    assert state.huts == packed([0] * 5)


@pytest.mark.rule("costa-ruana 2.7")
def test_three_natives_each_are_placed_one_at_a_time_clockwise_from_the_shaman() -> None:
    state = new_game(3)
    order = []
    rng = seeded(4)
    while not words(state, state.waiting()[0])[0].startswith("show"):
        seat = state.waiting()[0]
        order.append(seat)
        state.journal = []
        state.play(seat, state.moves(seat)[rng.below(6)])
        assert (state.journal[0].note.name, state.journal[0].note.rule) == ("log-placed", "2.7")
    assert order == [(state.first + place) % 3 for place in range(9)]
    assert [state.on_islands(seat) for seat in range(3)] == [3, 3, 3]


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_an_impossible_number_of_players_is_refused_in_one_sentence(seats: int) -> None:
    with pytest.raises(BadSetup, match=f"2 to 6 players, not {seats}"):
        COSTA_RUANA.start(seats)


def test_an_unknown_option_is_refused_in_one_sentence() -> None:
    with pytest.raises(BadSetup, match="no option 'hats'"):
        COSTA_RUANA.start(3, 1, hats="open")
    with pytest.raises(BadSetup, match="one of closed, open, not 'ajar'"):
        COSTA_RUANA.start(3, 1, huts="ajar")
