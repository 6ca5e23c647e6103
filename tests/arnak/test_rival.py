"""The rival of the solo game (rules 19)."""

import pytest

from atoll.games.arnak import ARNAK
from atoll.games.arnak.rules.components import (
    ARTIFACT,
    BONUSES,
    CARDS,
    GROUP,
    GUARDIANS,
    IDOLS,
    ITEM,
    PLACES,
    RESOURCES,
    SITE_NAMES,
    SNAKE,
    SPACES,
    TEMPLE,
    TEMPLE_STACKS,
    TRACKS,
)
from atoll.games.arnak.rules.research import CHOICE
from atoll.games.arnak.rules.rival import RIVAL_FIGURES, RIVAL_TILES, Rival
from atoll.games.arnak.rules.scoring import points, rival_points
from atoll.games.arnak.rules.solo import RivalHome, rival_turn
from atoll.games.arnak.rules.state import BLOCKED, NOBODY, RIVAL, Arnak
from atoll.kernel.notes import Event
from atoll.kernel.tasks import TABLE

TILE = {tile.name: tile.number for tile in RIVAL_TILES}
CARD = {card.name: card.number for card in CARDS}
SPACE = {space.name: space.number for space in SPACES}
PLACE = {place.name: place.number for place in PLACES}
LEFTWARDS = "dig-coin"  # tiles whose backs show a left and a right arrow
RIGHTWARDS = "dig-compass"


def alone(**options: str) -> tuple[Arnak, Rival]:
    """A table for one on which nothing has happened and nothing is to be done."""
    state = ARNAK.start(1, 1, **options)
    assert isinstance(state, Arnak) and state.rival is not None
    for agenda in state.agendas:
        agenda.clear()
    rival = state.rival
    for space in SPACES:
        if state.figures[space.number] == RIVAL:
            state.figures[space.number] = NOBODY
    rival.figures = RIVAL_FIGURES
    rival.glass = 0
    rival.idols.clear()
    rival.cards.clear()
    rival.used.clear()
    rival.spare_idols = 0
    state.arrivals.clear()
    return state, rival


def turn_up(state: Arnak, tile: str, arrow: str = LEFTWARDS) -> list[str]:
    """Let the rival turn up a tile while the next one shows this arrow; the names of what happens."""
    rival = state.rival
    assert rival is not None
    rival.stack[:] = [TILE[arrow], TILE[tile]]
    events: list[Event] = []
    state.journal = events
    rival_turn(state, rival)
    return [event.note.name.removeprefix("log-") for event in events]


def discovered(state: Arnak, place: str, site: str, guardian: int = NOBODY) -> None:
    number = SITE_NAMES.index(site)
    for stack in state.site_stacks:
        if number in stack:
            stack.remove(number)
    state.sites[PLACE[place]] = number
    state.guardians[PLACE[place]] = guardian


def standing(state: Arnak) -> list[str]:
    return [space.name for space in SPACES if state.figures[space.number] == RIVAL]


# -- turns ----------------------------------------------------------------------------------------------


@pytest.mark.rule("arnak 19.4")
def test_an_impossible_tile_does_nothing() -> None:
    state, rival = alone()
    rival.figures = 0
    assert turn_up(state, "dig-coin") == ["rival-tile", "rival-cannot"]
    assert standing(state) == [] and rival.figures == 0


@pytest.mark.rule("arnak 19.4")
def test_the_rival_plays_all_ten_tiles_also_after_you_have_passed() -> None:
    state = ARNAK.start(1, 3)
    assert isinstance(state, Arnak) and state.rival is not None
    events: list[Event] = []
    state.journal = events
    while state.round == 1:
        offered = [move.text for move in state.moves(0)]
        state.say(0, next(text for text in ("pass", "end", "keep", offered[0]) if text in offered))
    first_round = events[: [event.note.name for event in events].index("log-staff")]
    turned = [event.values[0] for event in first_round if event.note.name == "log-rival-tile"]
    assert len({*turned}) == len(turned) == 9  # and one before the journal was opened


@pytest.mark.rule("arnak 19.5")
@pytest.mark.parametrize(("arrow", "space"), [(LEFTWARDS, "i-1"), (RIGHTWARDS, "i-4")])
def test_the_back_of_the_next_tile_settles_ties(arrow: str, space: str) -> None:
    state, _ = alone()
    turn_up(state, "discover-red", arrow)
    assert standing(state) == [space]


@pytest.mark.rule("arnak 19.5")
@pytest.mark.parametrize(("first", "space"), [(LEFTWARDS, "i-1"), (RIGHTWARDS, "i-4")])
def test_for_the_last_tile_the_first_one_played_settles_ties(first: str, space: str) -> None:
    state, rival = alone()
    rival.used[:] = [TILE[first]]
    rival.stack[:] = [TILE["discover-red"]]
    rival_turn(state, rival)
    assert standing(state) == [space]


# -- digging and discovering ----------------------------------------------------------------------------


@pytest.mark.rule("arnak 19.6")
@pytest.mark.parametrize("camp", range(5))
def test_it_digs_at_the_camp_that_gives_the_resource_and_gains_nothing(camp: int) -> None:
    state, rival = alone()
    assert turn_up(state, f"dig-{RESOURCES[camp]}") == ["rival-tile", "rival-dig"]
    assert standing(state) == [f"camp-{camp + 1}-a"]
    assert rival.figures == RIVAL_FIGURES - 1


@pytest.mark.rule("arnak 19.6")
def test_it_prefers_the_highest_row_of_the_map() -> None:
    state, _ = alone()
    discovered(state, "i-2", "site-i-02")
    discovered(state, "i-5", "site-i-05")
    discovered(state, "ii-4", "site-ii-02")
    seen = []
    for _ in range(4):
        turn_up(state, "dig-coin")
        seen.append(set(standing(state)))
    assert [sorted(now - before) for before, now in zip([set(), *seen], seen, strict=False)] == [
        ["ii-4"], ["i-5"], ["i-2"], ["camp-1-a"],
    ]  # fmt: skip


@pytest.mark.rule("arnak 19.6")
def test_it_does_not_dig_where_you_stand() -> None:
    state, _ = alone()
    state.figures[SPACE["camp-1-a"]] = 0
    assert state.figures[SPACE["camp-1-b"]] == BLOCKED
    assert turn_up(state, "dig-coin") == ["rival-tile", "rival-cannot"]


@pytest.mark.rule("arnak 19.7")
def test_it_discovers_in_the_lowest_row_and_wakes_a_guardian_if_the_tile_says_so() -> None:
    state, _ = alone()
    tiles, guardians = len(state.site_stacks[0]), len(state.guardian_stack)
    turn_up(state, "discover-green")
    assert standing(state) == ["i-1"]
    assert state.sites[PLACE["i-1"]] != NOBODY and len(state.site_stacks[0]) == tiles - 1
    assert state.guardians[PLACE["i-1"]] != NOBODY and len(state.guardian_stack) == guardians - 1
    turn_up(state, "discover-red")
    assert standing(state) == ["i-1", "i-2"]
    assert state.guardians[PLACE["i-2"]] == NOBODY


@pytest.mark.rule("arnak 19.7")
def test_from_round_four_it_discovers_at_level_two() -> None:
    state, _ = alone()
    state.round = 4
    turn_up(state, "discover-red", RIGHTWARDS)
    assert standing(state) == ["ii-4"]
    assert state.guardians[PLACE["ii-4"]] != NOBODY


@pytest.mark.rule("arnak 19.8")
def test_it_keeps_one_open_idol_of_each_kind() -> None:
    state, rival = alone()
    state.idols[PLACE["i-1"]] = state.idols[PLACE["i-2"]] = IDOLS.index("tablet")
    assert turn_up(state, "discover-red") == ["rival-tile", "rival-discover", "rival-idol", "site"]
    assert turn_up(state, "discover-red") == ["rival-tile", "rival-discover", "rival-spare-idol", "site"]
    assert rival.idols == [IDOLS.index("tablet")] and rival.spare_idols == 1


@pytest.mark.rule("arnak 19.8")
def test_hidden_idols_go_to_its_space_marked_minus_one() -> None:
    state, rival = alone()
    state.round = 5
    turn_up(state, "discover-red")
    assert len(rival.idols) == 1 and rival.spare_idols == 1


# -- research -------------------------------------------------------------------------------------------


@pytest.mark.rule("arnak 19.10")
@pytest.mark.parametrize(("arrow", "spots"), [(LEFTWARDS, [1, 3, 5, 6]), (RIGHTWARDS, [2, 4, 5, 8])])
def test_its_magnifying_glass_climbs_for_nothing_by_the_arrow(arrow: str, spots: list[int]) -> None:
    state, rival = alone()
    climbed = []
    for _ in spots:
        turn_up(state, "research-red", arrow)
        climbed.append(rival.glass)
    assert climbed == spots


@pytest.mark.rule("arnak 19.10")
def test_it_removes_the_bonus_tile_where_it_arrives() -> None:
    state, rival = alone()
    rival.glass = 1
    state.bonuses[3] = BONUSES.index("coin")
    assert "rival-bonus" in turn_up(state, "research-red")
    assert state.bonuses[3] == NOBODY


@pytest.mark.rule("arnak 19.10")
def test_in_the_temple_it_removes_the_top_of_the_bonus_stack() -> None:
    state, rival = alone()
    rival.glass = 12
    rest = state.temple_bonuses[:-1]
    turn_up(state, "research-red")
    assert rival.glass == TEMPLE and state.temple_bonuses == rest
    assert state.arrivals == [RIVAL]


@pytest.mark.rule("arnak 19.10")
@pytest.mark.parametrize(("arrow", "left"), [(LEFTWARDS, ["tablet", "draw"]), (RIGHTWARDS, ["coin", "tablet"])])
def test_of_several_open_bonus_tiles_it_removes_an_outer_one(arrow: str, left: list[str]) -> None:
    state, rival = alone(temple="snake")
    rival.glass = 11
    assert state.bonuses[13] == CHOICE
    state.open_bonuses[:] = [BONUSES.index(name) for name in ("coin", "tablet", "draw")]
    turn_up(state, "research-red", arrow)
    assert [BONUSES[bonus] for bonus in state.open_bonuses] == left


@pytest.mark.rule("arnak 19.10")
@pytest.mark.parametrize(
    ("sizes", "arrow", "stack"),
    [([2, 4, 3], LEFTWARDS, 1), ([4, 2, 4], LEFTWARDS, 0), ([4, 2, 4], RIGHTWARDS, 2)],
)
def test_it_removes_the_top_assistant_of_the_highest_stack(sizes: list[int], arrow: str, stack: int) -> None:
    state, _ = alone()
    pool = iter(range(12))
    state.supply = [[next(pool) for _ in range(size)] for size in sizes]
    top = state.supply[stack][-1]
    turn_up(state, "research-red", arrow)
    assert [len(pile) for pile in state.supply] == [size - (i == stack) for i, size in enumerate(sizes)]
    assert state.rival is not None and top in state.rival.assistants


@pytest.mark.rule("arnak 19.11")
def test_in_the_temple_it_takes_silver_tiles_by_the_arrow() -> None:
    state, rival = alone()
    rival.glass = TEMPLE
    left, right = TEMPLE_STACKS.index("silver-left"), TEMPLE_STACKS.index("silver-right")
    turn_up(state, "research-red", RIGHTWARDS)
    assert (rival.temple_tiles[left], rival.temple_tiles[right]) == (0, 1)
    state.temple[right] = 0
    turn_up(state, "research-red", RIGHTWARDS)
    assert (rival.temple_tiles[left], rival.temple_tiles[right]) == (1, 1)


@pytest.mark.rule("arnak 19.12")
def test_on_the_snake_side_it_takes_an_assistant_to_be_rescued() -> None:
    state, rival = alone(temple="snake")
    assert state.side == SNAKE
    rival.glass = 6
    top = state.rescue[-1]
    turn_up(state, "research-red")
    assert TRACKS[SNAKE].row[rival.glass] == 4
    assert top not in state.rescue and top in rival.assistants


# -- guardians and cards --------------------------------------------------------------------------------


@pytest.mark.rule("arnak 19.13")
def test_it_overcomes_a_guardian_in_the_highest_row_where_it_stands() -> None:
    state, rival = alone()
    for guardian, place in enumerate(["i-1", "i-5", "ii-1"]):
        discovered(state, place, f"site-{'ii' if place == 'ii-1' else 'i'}-0{guardian + 1}", guardian)
    state.figures[SPACE["i-1"]] = state.figures[SPACE["i-5"]] = RIVAL
    assert turn_up(state, "overcome-red") == ["rival-tile", "rival-overcome"]
    assert rival.guardians == [1] and state.guardians[PLACE["i-5"]] == NOBODY
    assert state.guardians[PLACE["ii-1"]] == 2  # it does not stand there


@pytest.mark.rule("arnak 19.13")
def test_without_a_guardian_it_researches_but_leaves_the_supply_alone() -> None:
    state, rival = alone()
    before = [len(stack) for stack in state.supply]
    turn_up(state, "overcome-red")
    assert rival.glass == 1
    assert [len(stack) for stack in state.supply] == before


@pytest.mark.rule("arnak 19.13")
def test_an_assistant_to_be_rescued_it_takes_even_then() -> None:
    state, rival = alone(temple="snake")
    rival.glass = 7
    waiting = len(state.rescue)
    turn_up(state, "overcome-red")
    assert len(state.rescue) == waiting - 1


@pytest.mark.rule("arnak 19.14")
@pytest.mark.parametrize(
    ("tile", "arrow", "taken"),
    [
        ("buy-item-green", LEFTWARDS, "trowel"),
        ("buy-item-green", RIGHTWARDS, "hat"),
        ("buy-item-red", LEFTWARDS, "automobile"),
        ("buy-item-red", RIGHTWARDS, "aeroplane"),
        ("buy-artifact-green", LEFTWARDS, "war-club"),
    ],
)
def test_green_takes_the_cheapest_points_and_red_the_dearest(tile: str, arrow: str, taken: str) -> None:
    state, rival = alone()
    row = ["war-club", "trowel", "automobile", "lantern", "aeroplane", "hat"]
    state.row = [CARD[name] for name in row]
    assert {CARDS[CARD[name]].points for name in ("trowel", "hat")} == {1}
    assert {CARDS[CARD[name]].points for name in ("automobile", "aeroplane")} == {3}
    turn_up(state, tile, arrow)
    assert rival.cards == [CARD[taken]]
    assert [GROUP[card] for card in state.row] == [ARTIFACT, *[ITEM] * 5]


@pytest.mark.rule("arnak 19.15")
@pytest.mark.parametrize("name", ["discover", "research", "overcome", "buy-item"])
def test_green_tiles_rest_in_the_last_round(name: str) -> None:
    state, _ = alone()
    state.round = 5
    assert turn_up(state, f"{name}-green") == ["rival-tile", "rival-rests"]


@pytest.mark.rule("arnak 19.15")
def test_the_green_artifact_tile_does_not_rest() -> None:
    state, rival = alone()
    state.round = 5
    turn_up(state, "buy-artifact-green")
    assert len(rival.cards) == 1


# -- rounds and points ----------------------------------------------------------------------------------


@pytest.mark.rule("arnak 19.16")
def test_its_archaeologists_come_home_and_the_same_tiles_are_shuffled() -> None:
    state, rival = alone()
    tiles = sorted(rival.stack)
    rival.used = tiles[:4]
    rival.stack = tiles[4:]
    state.figures[SPACE["camp-1-a"]] = RIVAL
    rival.figures = 5
    RivalHome().run(state, TABLE)
    assert standing(state) == [] and rival.figures == RIVAL_FIGURES
    assert sorted(rival.stack) == tiles and rival.used == []


@pytest.mark.rule("arnak 19.17")
def test_what_the_rival_scores() -> None:
    state, rival = alone()
    assert rival_points(state, rival) == 0
    rival.glass = 9
    rival.guardians = [0, 1]
    rival.cards = [CARD["automobile"], CARD["treasure-chest"]]
    rival.idols = [0, 1]
    rival.spare_idols = 1
    rival.temple_tiles[TEMPLE_STACKS.index("silver-left")] = 1
    assert rival_points(state, rival) == 9 + 10 + 6 + 6 + 2 + 6


@pytest.mark.rule("arnak 19.17")
def test_the_rival_scores_its_arrival_in_the_temple() -> None:
    state, rival = alone()
    rival.glass = TEMPLE
    state.arrivals[:] = [0, RIVAL]
    assert rival_points(state, rival) == 21


@pytest.mark.rule("arnak 19.18")
@pytest.mark.parametrize(("lead", "rank"), [(-1, 2), (0, 2), (1, 1)])
def test_one_has_to_beat_the_rival(lead: int, rank: int) -> None:
    state, rival = alone()
    rival.guardians = list(range(len(GUARDIANS)))
    gap = rival_points(state, rival) + lead - points(state, 0)
    state.areas[0] = [CARD["watch"]] * gap  # worth a point each
    assert points(state, 0) == rival_points(state, rival) + lead
    outcome = ARNAK.outcome(state)
    assert outcome is not None
    assert outcome.ranks == (rank,) and outcome.rule == "19.18"
