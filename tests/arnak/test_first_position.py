"""How a game begins (rules 1, 16.2 and 19.1 to 19.3)."""

from collections import Counter

import pytest

from atoll.games.arnak import ARNAK
from atoll.games.arnak.face.view import look
from atoll.games.arnak.rules.components import (
    ARTIFACT,
    ASSISTANTS,
    BIRD,
    BONUS_COPIES,
    CAMPS,
    CARDS,
    FEAR_CARDS,
    GROUP,
    GUARDIANS,
    IDOL_COPIES,
    ITEM,
    LEVEL,
    PLACES,
    RESOURCES,
    SPACES,
    TEMPLE,
    TRACKS,
)
from atoll.games.arnak.rules.research import CHOICE
from atoll.games.arnak.rules.rival import DIG_TILES, RIVAL_TILES
from atoll.games.arnak.rules.state import BLOCKED, NOBODY, RIVAL, Arnak
from atoll.kernel.game import BadSetup

each_side = pytest.mark.parametrize("temple", ["bird", "snake"])
each_company = pytest.mark.parametrize("seats", [2, 3, 4])


def new_game(seats: int = 2, seed: int = 1, **options: str) -> Arnak:
    state = ARNAK.start(seats, seed, **options)
    assert isinstance(state, Arnak)
    return state


def tokens(state: Arnak, seat: int) -> list[int]:
    """Coins and compasses; nobody starts with anything else."""
    row = state.tokens[seat * len(RESOURCES) : (seat + 1) * len(RESOURCES)]
    assert row[2:] == [0, 0, 0]
    return row[:2]


@pytest.mark.rule("arnak 1.1")
def test_the_game_is_for_one_to_four() -> None:
    assert [new_game(seats).seats for seats in (1, 2, 3, 4)] == [1, 2, 3, 4]
    with pytest.raises(BadSetup):
        new_game(5)


@pytest.mark.rule("arnak 1.2")
@each_side
def test_the_table_agrees_on_a_side_of_the_board(temple: str) -> None:
    assert look(new_game(temple=temple), 0).side == temple


@pytest.mark.rule("arnak 1.2")
def test_only_a_lone_player_meets_the_rival() -> None:
    assert [new_game(seats).rival is None for seats in (1, 2, 3, 4)] == [False, True, True, True]


@pytest.mark.rule("arnak 1.3")
@each_company
def test_the_row_opens_with_one_artifact_and_five_items(seats: int) -> None:
    state = new_game(seats)
    assert [GROUP[card] for card in state.row] == [ARTIFACT, *[ITEM] * 5]
    assert (len(state.artifact_deck), len(state.item_deck)) == (34, 35)
    assert len({*state.row, *state.artifact_deck, *state.item_deck}) == 75


@pytest.mark.rule("arnak 1.4")
def test_one_idol_lies_open_on_every_wild_place_and_four_lie_hidden() -> None:
    state = new_game()
    open_idols = [state.idols[place.number] for place in PLACES if place.level > 0]
    assert NOBODY not in open_idols
    assert all(state.idols[camp] == NOBODY for camp in range(CAMPS))
    hidden = Counter(dict(enumerate(IDOL_COPIES)))
    hidden.subtract(open_idols)
    assert min(hidden.values()) >= 0 and hidden.total() == LEVEL.count(2) == 4


@pytest.mark.rule("arnak 1.5")
@pytest.mark.parametrize(("seats", "closed"), [(2, 5), (3, 3), (4, 0)])
def test_blocking_tiles_close_second_camp_spaces(seats: int, closed: int) -> None:
    state = new_game(seats)
    blocked = [space for space in SPACES if state.figures[space.number] == BLOCKED]
    assert len(blocked) == closed
    assert all(space.name.endswith("-b") for space in blocked)


@pytest.mark.rule("arnak 1.5")
def test_three_players_draw_lots_for_the_closed_camps() -> None:
    games = [new_game(3, seed).figures for seed in range(20)]
    assert len({tuple(figures) for figures in games}) > 1


@pytest.mark.rule("arnak 1.6")
@each_company
def test_every_temple_stack_has_one_tile_per_player(seats: int) -> None:
    assert new_game(seats).temple == [seats] * 6


@pytest.mark.rule("arnak 1.7")
@each_company
@each_side
def test_bonus_tiles_lie_where_the_track_asks_for_them(seats: int, temple: str) -> None:
    state = new_game(seats, temple=temple)
    asked = TRACKS[state.side].bonuses[seats][:TEMPLE]
    laid = [len(state.open_bonuses) if bonus == CHOICE else int(bonus != NOBODY) for bonus in state.bonuses[:TEMPLE]]
    assert laid == asked
    assert len(state.temple_bonuses) == seats
    assert sum(asked) + seats + len(state.spare_bonuses) == sum(BONUS_COPIES) == 18


@pytest.mark.rule("arnak 1.8")
def test_sites_guardians_and_assistants_lie_in_stacks() -> None:
    state = new_game()
    assert [len(stack) for stack in state.site_stacks] == [10, 6]
    assert sorted(state.guardian_stack) == list(range(len(GUARDIANS)))
    assert [len(stack) for stack in state.supply] == [4, 4, 4]
    seen = look(state, 0).supply
    assert all(stack.top is not None and stack.known is None for stack in seen)


@pytest.mark.rule("arnak 1.9")
@each_company
def test_everybody_starts_with_two_archaeologists_and_six_cards(seats: int) -> None:
    state = new_game(seats)
    for seat in range(seats):
        names = sorted(CARDS[card].name for card in state.hands[seat] + state.decks[seat])
        assert names == ["exploration-boat", "exploration-car", "fear", "fear", "funding-boat", "funding-car"]
        assert state.home[seat] == 2
        assert state.research[2 * seat : 2 * seat + 2] == [0, 0]
        assert (state.crates[seat], state.slots[seat]) == (0, 0)
    assert state.fear_deck == FEAR_CARDS - 2 * seats


@pytest.mark.rule("arnak 1.10")
def test_later_seats_start_with_more() -> None:
    state = new_game(4)
    assert [tokens(state, seat) for seat in range(4)] == [[2, 0], [2, 1], [2, 1], [1, 2]]


@pytest.mark.rule("arnak 1.10")
def test_the_printed_start_gives_the_second_seat_a_coin_less() -> None:
    state = new_game(4, start="printed")
    assert [tokens(state, seat) for seat in range(4)] == [[2, 0], [1, 1], [2, 1], [1, 2]]


@pytest.mark.rule("arnak 1.12")
@each_company
def test_the_first_round_begins_with_five_cards_in_hand(seats: int) -> None:
    state = new_game(seats)
    assert [len(hand) for hand in state.hands] == [5] * seats
    assert [len(deck) for deck in state.decks] == [1] * seats


@pytest.mark.rule("arnak 1.13")
@each_company
def test_the_first_seat_has_the_first_turn(seats: int) -> None:
    assert new_game(seats).waiting() == [0]


@pytest.mark.rule("arnak 1.14")
def test_hands_are_secret_and_of_the_own_deck_only_the_contents_are_known() -> None:
    state = new_game(2, start="printed")
    own, other = look(state, 0).players
    assert own.hand is not None and len(own.hand) == 5
    assert own.deck == [CARDS[card].name for card in sorted(state.decks[0])]
    assert (other.hand, other.hand_size, other.deck, other.deck_size) == (None, 5, None, 1)


@pytest.mark.rule("arnak 1.14")
def test_a_guest_sees_no_hand() -> None:
    assert [player.hand for player in look(new_game(3), -1).players] == [None, None, None]


@pytest.mark.rule("arnak 16.2")
@pytest.mark.parametrize(("seats", "supply"), [(1, [3, 3, 4]), (2, [3, 3, 4]), (3, [3, 3, 3]), (4, [3, 3, 2])])
def test_on_the_snake_side_assistants_wait_to_be_rescued(seats: int, supply: list[int]) -> None:
    state = new_game(seats, temple="snake")
    gone = [] if state.rival is None else state.rival.assistants
    assert len(state.rescue) == max(seats, 2)
    assert len(gone) + sum(len(stack) for stack in state.supply) == sum(supply)
    if not gone:
        assert [len(stack) for stack in state.supply] == supply
    everybody = [*state.rescue, *gone, *(assistant for stack in state.supply for assistant in stack)]
    assert sorted(everybody) == list(range(len(ASSISTANTS)))
    seen = look(state, 0).rescue
    assert seen.top == ASSISTANTS[state.rescue[-1]].name and seen.known is None


@pytest.mark.rule("arnak 19.1")
def test_alone_one_sits_second_at_a_table_for_two() -> None:
    state = new_game(1)
    assert tokens(state, 0) == [1, 1]
    assert sum(figure == BLOCKED for figure in state.figures) == 5
    assert TRACKS[BIRD].bonuses[1] == TRACKS[BIRD].bonuses[2]
    assert state.fear_deck == FEAR_CARDS - 2
    assert state.rival is not None and len(state.rival.used) == 1  # the rival has had its first turn


@pytest.mark.rule("arnak 19.2")
def test_the_rival_has_six_archaeologists_and_a_magnifying_glass() -> None:
    for seed in range(10):
        state = new_game(1, seed)
        rival = state.rival
        assert rival is not None
        out = [space for space in SPACES if state.figures[space.number] == RIVAL]
        assert rival.figures + len(out) == 6
        assert rival.glass in {0} | {bridge.goal for bridge in TRACKS[state.side].bridges[0]}


@pytest.mark.rule("arnak 19.3")
@pytest.mark.parametrize("level", range(6))
def test_the_rival_plays_five_dig_tiles_and_one_tile_of_each_pair(level: int) -> None:
    state = new_game(1, rival=str(level))
    assert state.rival is not None
    tiles = [RIVAL_TILES[tile] for tile in state.rival.stack + state.rival.used]
    assert sorted(tile.number for tile in tiles if not tile.paired) == sorted(DIG_TILES)
    paired = [tile for tile in tiles if tile.paired]
    assert sorted(tile.action for tile in paired) == [1, 2, 3, 4, 5]
    assert sum(tile.red for tile in paired) == level
