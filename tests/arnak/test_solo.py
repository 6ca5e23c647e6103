"""Chapter 19: alone against a rival."""

import pytest

from atoll.games.arnak import ARNAK
from atoll.games.arnak.rules.board import BLOCKED, RIVAL
from atoll.games.arnak.rules.components import TEMPLE, TEMPLE_STACKS
from atoll.games.arnak.rules.rival import GREEN_TILES, LEFT, RED_TILES, RIGHT, RIVAL_TILES, Rival
from atoll.games.arnak.rules.rounds import RIVAL_TURN
from atoll.games.arnak.rules.scoring import outcome, points, rival_points
from atoll.games.arnak.rules.solo import RivalHome, rival_turn
from atoll.games.arnak.rules.state import Arnak
from atoll.kernel.rng import seeded
from atoll.kernel.tasks import TABLE

from .table import (
    BONUS,
    CARD,
    GUARDIAN,
    IDOL,
    PLACE,
    TILE,
    bare,
    between_rounds,
    cards,
    discovered,
    haunt,
    hold,
    lay_row,
    names,
    new_game,
    settle,
    stand,
    standing,
    tokens,
)

LEFT_TILE, RIGHT_TILE = "dig-coin", "dig-compass"


def alone(**options: str) -> tuple[Arnak, Rival]:
    state = bare(1, **options)
    rival = state.rival
    assert rival is not None
    rival.stack, rival.used, rival.past = [], [], []
    rival.figures = 6
    rival.glass = 0
    return state, rival


def reveal(state: Arnak, rival: Rival, tile: str, arrow: int = LEFT) -> None:
    """The rival turns up this tile; the next one's back shows the arrow."""
    rival.stack = [TILE[LEFT_TILE if arrow == LEFT else RIGHT_TILE], TILE[tile]]
    rival_turn(state, rival)


@pytest.mark.rule("arnak 19.1")
def test_one_sits_second_at_a_table_for_two_and_the_rival_starts() -> None:
    state = new_game(1)
    assert tokens(state) == {"coin": 1, "compass": 1}
    assert state.research.temple == [2] * 6 and len(state.research.temple_bonuses) == 2
    assert state.island.figures.count(BLOCKED) == 5
    assert state.rival is not None and len(state.rival.past) == 1 and state.turn == 0


@pytest.mark.rule("arnak 19.2")
def test_the_rival_has_six_archaeologists_and_takes_no_fear() -> None:
    state, rival = alone()
    haunt(state, "camp-1", "guardian-1")
    stand(state, RIVAL, "camp-1-a")
    rival.figures = 5
    before = state.market.fear_deck
    between_rounds(state, last=True)
    assert rival.figures == 6 and state.market.fear_deck == before


@pytest.mark.parametrize("level", range(6))
@pytest.mark.rule("arnak 19.3")
def test_ten_tiles_with_as_many_red_ones_as_the_level(level: int) -> None:
    state = new_game(1, rival=str(level))
    assert state.rival is not None
    tiles = state.rival.stack + state.rival.used
    assert len(set(tiles)) == 10
    assert len([tile for tile in tiles if tile in RED_TILES]) == level
    assert all((green in tiles) != (red in tiles) for green, red in zip(GREEN_TILES, RED_TILES, strict=True))


@pytest.mark.rule("arnak 19.4")
def test_the_rival_plays_all_its_tiles_also_after_one_has_passed() -> None:
    state, rival = alone()
    rival.stack = [TILE["dig-coin"], TILE["dig-tablet"], TILE["overcome-green"]]
    state.players[0].passed = True
    state.then(TABLE, RIVAL_TURN)
    events = settle(state)
    assert rival.stack == [] and len(rival.used) == 3
    assert [event.note.name for event in events].count("log-rival-tile") == 3


@pytest.mark.rule("arnak 19.4")
def test_what_is_impossible_is_left_out() -> None:
    state, rival = alone()
    lay_row(state, "- dog")
    reveal(state, rival, "buy-artifact-red")
    assert rival.cards == []


@pytest.mark.rule("arnak 19.5")
def test_ties_go_by_the_next_tiles_back_and_at_last_by_the_first_tiles() -> None:
    _, rival = alone()
    rival.stack = [TILE["dig-compass"], TILE["dig-coin"]]
    assert rival.arrow() == LEFT
    rival.stack, rival.used = [], [TILE["dig-compass"], TILE["dig-coin"]]
    assert rival.arrow() == RIGHT


@pytest.mark.parametrize(("arrow", "space"), [(LEFT, "i-5"), (RIGHT, "i-6")])
@pytest.mark.rule("arnak 19.6")
def test_it_digs_in_the_highest_row_for_the_resource_and_gains_nothing(arrow: int, space: str) -> None:
    state, rival = alone()
    discovered(state, "i-5", "site-i-10")
    discovered(state, "i-6", "site-i-09")
    discovered(state, "ii-1", "site-ii-02")  # no jewel here
    reveal(state, rival, "dig-jewel", arrow)
    assert standing(state, RIVAL) == [space] and rival.figures == 5
    assert tokens(state) == {}


@pytest.mark.rule("arnak 19.6")
def test_it_does_not_dig_where_somebody_stands() -> None:
    state, rival = alone()
    stand(state, 0, "camp-1-a", "camp-1-b")
    reveal(state, rival, "dig-coin")
    assert standing(state, RIVAL) == [] and rival.figures == 6


@pytest.mark.rule("arnak 19.7")
def test_it_discovers_in_the_lowest_row_by_the_arrow() -> None:
    state, rival = alone()
    reveal(state, rival, "discover-green", RIGHT)
    assert standing(state, RIVAL) == ["i-4"]
    assert state.island.sites[PLACE["i-4"]] >= 0 and state.island.guardians[PLACE["i-4"]] >= 0
    reveal(state, rival, "discover-red", LEFT)
    assert standing(state, RIVAL) == ["i-1", "i-4"]
    assert state.island.guardians[PLACE["i-1"]] < 0  # without a guardian in round I


@pytest.mark.rule("arnak 19.8")
def test_a_new_idol_is_kept_open_and_others_lie_aside() -> None:
    state, rival = alone()
    state.round = 4
    state.island.idols[PLACE["ii-1"]] = IDOL["coin"]
    reveal(state, rival, "discover-red")
    assert rival.idols == [IDOL["coin"]] and rival.spare_idols == 1
    state.round = 1
    reveal(state, rival, "discover-red")
    assert rival.idols == [IDOL["coin"]] and rival.spare_idols == 2


@pytest.mark.rule("arnak 19.9")
def test_the_timetable_of_the_discover_tiles() -> None:
    green, red = RIVAL_TILES[TILE["discover-green"]], RIVAL_TILES[TILE["discover-red"]]
    assert (green.levels, green.wakes) == ([1, 1, 1, 2, 0], [True, False, True, False, False])
    assert (red.levels, red.wakes) == ([1, 1, 1, 2, 2], [False, True, False, True, False])


@pytest.mark.parametrize(("arrow", "spot", "stack"), [(LEFT, 1, 0), (RIGHT, 2, 2)])
@pytest.mark.rule("arnak 19.10")
def test_it_researches_for_nothing_and_removes_a_bonus_tile_and_an_assistant(arrow: int, spot: int, stack: int) -> None:
    state, rival = alone()
    state.research.bonuses[spot] = BONUS["coin"]
    reveal(state, rival, "research-green", arrow)
    assert rival.glass == spot and state.research.bonuses[spot] < 0
    assert [len(pile) for pile in state.research.supply] == [3 if number == stack else 4 for number in range(3)]
    assert len(rival.assistants) == 1


@pytest.mark.rule("arnak 19.10")
def test_in_the_temple_it_removes_the_top_bonus_tile() -> None:
    state, rival = alone()
    rival.glass = 12
    state.research.temple_bonuses = [BONUS["coin"], BONUS["draw"]]
    reveal(state, rival, "research-red")
    assert (
        rival.glass == TEMPLE
        and state.research.temple_bonuses == [BONUS["coin"]]
        and state.research.arrivals == [RIVAL]
    )


@pytest.mark.rule("arnak 19.10")
@pytest.mark.parametrize(("arrow", "left"), [(LEFT, ["tablet", "draw"]), (RIGHT, ["coin", "tablet"])])
def test_of_several_open_bonus_tiles_it_removes_an_outer_one(arrow: int, left: list[str]) -> None:
    state, rival = alone(temple="snake")
    rival.glass = 11
    state.research.open_bonuses = [BONUS["coin"], BONUS["tablet"], BONUS["draw"]]
    reveal(state, rival, "research-red", arrow)
    assert state.research.open_bonuses == [BONUS[name] for name in left]


@pytest.mark.rule("arnak 19.11")
def test_in_the_temple_it_takes_silver_tiles() -> None:
    state, rival = alone()
    rival.glass = TEMPLE
    state.research.arrivals = [RIVAL]
    for _ in range(3):
        reveal(state, rival, "research-red", RIGHT)
    left, right = TEMPLE_STACKS.index("silver-left"), TEMPLE_STACKS.index("silver-right")
    assert (rival.temple_tiles[left], rival.temple_tiles[right]) == (1, 2)


@pytest.mark.rule("arnak 19.11")
def test_in_the_temple_it_takes_an_assistant_but_no_tile_when_there_is_no_silver_left() -> None:
    state, rival = alone()
    rival.glass = TEMPLE
    state.research.arrivals = [RIVAL]
    left, right = TEMPLE_STACKS.index("silver-left"), TEMPLE_STACKS.index("silver-right")
    state.research.temple[left] = state.research.temple[right] = 0
    before = len(rival.assistants)
    reveal(state, rival, "research-red", RIGHT)
    assert sum(rival.temple_tiles) == 0
    assert len(rival.assistants) == before + 1


@pytest.mark.rule("arnak 19.12")
def test_on_the_snake_side_it_takes_the_top_of_the_rescue_stack() -> None:
    state, rival = alone(temple="snake")
    rival.glass = 6
    state.research.rescue = [4, 7]
    state.research.supply = [[0], [1], [2]]
    reveal(state, rival, "overcome-red")
    assert rival.glass == 8 and state.research.rescue == [4] and rival.assistants == [7]


@pytest.mark.rule("arnak 19.13")
def test_it_overcomes_where_it_stands_or_researches_instead() -> None:
    state, rival = alone()
    discovered(state, "i-1", "site-i-10", "guardian-1")
    discovered(state, "i-5", "site-i-09", "guardian-2")
    discovered(state, "i-6", "site-i-08", "guardian-3")
    stand(state, RIVAL, "i-1", "i-5")
    reveal(state, rival, "overcome-green")
    assert rival.guardians == [GUARDIAN["guardian-2"]]
    reveal(state, rival, "overcome-green")
    reveal(state, rival, "overcome-green")
    assert len(rival.guardians) == 2 and rival.glass == 1 and rival.assistants == []


@pytest.mark.rule("arnak 19.13")
def test_instead_of_overcoming_it_still_takes_an_assistant_to_be_rescued() -> None:
    state, rival = alone(temple="snake")
    rival.glass = 7
    top = state.research.rescue[-1]
    reveal(state, rival, "overcome-red")
    assert top not in state.research.rescue and rival.assistants[-1] == top


@pytest.mark.parametrize(("tile", "arrow", "card"), [
    ("buy-item-green", LEFT, "dog"), ("buy-item-green", RIGHT, "rope"),
    ("buy-item-red", LEFT, "brush"), ("buy-item-red", RIGHT, "aeroplane"),
])  # fmt: skip
@pytest.mark.rule("arnak 19.14")
def test_green_buys_the_fewest_points_and_red_the_most(tile: str, arrow: int, card: str) -> None:
    state, rival = alone()
    lay_row(state, "stone-jar brush dog torch rope aeroplane")
    reveal(state, rival, tile, arrow)
    assert names(rival.cards) == card
    assert CARD[card] not in state.market.row and min(state.market.row) >= 0


@pytest.mark.rule("arnak 19.15")
def test_in_the_last_round_four_green_tiles_rest() -> None:
    resting = {tile.name for tile in RIVAL_TILES if tile.rests_at_the_end}
    assert resting == {"discover-green", "research-green", "overcome-green", "buy-item-green"}
    state, rival = alone()
    state.round = 5
    reveal(state, rival, "research-green")
    assert rival.glass == 0


@pytest.mark.rule("arnak 19.16")
def test_the_same_ten_tiles_are_shuffled_again() -> None:
    state = new_game(1)
    rival = state.rival
    assert rival is not None
    tiles = sorted(rival.stack + rival.used)
    while state.round == 1:
        moves = {move.text: move for move in state.moves(0)}
        state.play(0, moves.get("pass") or moves.get("keep") or moves["end"])
    assert sorted(rival.stack + rival.used) == tiles and len(rival.used) == 1
    assert len(rival.past) == 11 and state.island.figures.count(RIVAL) + rival.figures == 6


@pytest.mark.rule("arnak 19.16")
def test_shuffling_the_tiles_shows_a_new_arrow_so_nothing_before_it_is_undone() -> None:
    state = new_game(1)
    known = state.learned
    RivalHome().run(state, 0)
    assert state.learned > known


@pytest.mark.rule("arnak 19.17")
def test_what_the_rival_scores() -> None:
    state, rival = alone()
    rival.glass = 9
    rival.temple_tiles[TEMPLE_STACKS.index("silver-left")] = 1
    rival.guardians = [0, 1]
    rival.cards = cards("aeroplane mortar")
    rival.idols, rival.spare_idols = [0, 1], 2
    assert rival_points(state, rival) == 9 + 6 + 10 + 4 + 6 + 4


@pytest.mark.rule("arnak 19.17")
def test_the_rival_scores_its_arrival_in_the_temple() -> None:
    state, rival = alone()
    before = rival_points(state, rival)
    rival.glass = TEMPLE
    state.research.arrivals = [0, RIVAL]
    assert rival_points(state, rival) == before + 21


@pytest.mark.rule("arnak 19.18")
def test_one_wins_with_more_points_and_a_tie_is_no_victory() -> None:
    state, rival = alone()
    rival.guardians = [0, 1]
    assert points(state, 0) == rival_points(state, rival) == 10
    result = outcome(state)
    assert result is not None and (result.ranks, result.rival) == ((2,), 10)
    hold(state, 0, "hat")
    result = outcome(state)
    assert result is not None and result.ranks == (1,)


@pytest.mark.rule("arnak 19.19")
def test_five_arrows_point_left_and_five_right_and_pairs_agree() -> None:
    state = new_game(1)
    assert state.rival is not None
    arrows = [RIVAL_TILES[tile].arrow for tile in state.rival.stack + state.rival.used]
    assert arrows.count(LEFT) == arrows.count(RIGHT) == 5
    for green, red in zip(GREEN_TILES, RED_TILES, strict=True):
        assert RIVAL_TILES[green].arrow == RIVAL_TILES[red].arrow


@pytest.mark.rule("arnak 19.5")
def test_a_redeal_keeps_the_arrow_in_sight_and_the_tiles_that_were_seen() -> None:
    state = new_game(1, rival="3")
    rival = state.rival
    assert rival is not None
    reds = len([tile for tile in rival.stack + rival.used if tile in RED_TILES])
    for seed in range(20):
        world = state.redeal(0, seeded(seed)).rival
        assert world is not None and world.arrow() == rival.arrow() and world.used == rival.used
        assert len([tile for tile in world.stack + world.used if tile in RED_TILES]) == reds
        assert len(set(world.stack + world.used)) == 10
    assert ARNAK.audit(state) == ""
