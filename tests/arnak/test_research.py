"""Chapter 11: research and the Lost Temple; chapter 16: the Snake side."""

import pytest

from atoll.games.arnak import ARNAK
from atoll.games.arnak.rules.board import NOBODY
from atoll.games.arnak.rules.components import RESOURCES, SIDES, TEMPLE, TEMPLE_STACKS, TRACKS
from atoll.games.arnak.rules.scoring import research_points, temple_points
from atoll.kernel.rng import seeded

from .table import (
    ASSISTANT,
    BONUS,
    asked,
    bare,
    employ,
    give,
    hold,
    lay_row,
    new_game,
    offered,
    research_at,
    say,
    stack_deck,
    supply,
    tokens,
    turn,
    why,
    words,
)


@pytest.mark.rule("arnak 11.1")
def test_a_token_moves_one_row_up_over_a_bridge_that_is_paid() -> None:
    state = bare()
    give(state, compass=1, arrowhead=1)
    turn(state)
    assert why(state, "research glass 2") == "short"
    assert why(state, "research glass 3") == "no-bridge"
    say(state, "research glass 1")
    assert state.players[0].glass == 1 and tokens(state) == {"coin": 1}


@pytest.mark.rule("arnak 11.2")
def test_the_notebook_does_not_pass_the_glass_nor_enter_the_temple() -> None:
    state = bare()
    give(state, jewel=2, coin=2, compass=2)
    turn(state)
    assert why(state, "research notebook 2") == "notebook-follows"
    research_at(state, TEMPLE, 12, 0)
    state.research.arrivals = [0]
    turn(state)
    assert not [word for word in words(state) if word.startswith("research notebook")]
    assert state.lexicon().find("research notebook 14") is None


@pytest.mark.rule("arnak 11.3")
def test_tokens_share_spaces_and_never_move_down() -> None:
    state = bare()
    research_at(state, 2, 0)
    research_at(state, 2, 0, seat=1)
    give(state, jewel=1, tablet=1, arrowhead=1)
    turn(state)
    assert why(state, "research glass 1") == "no-bridge"
    say(state, "research notebook 2", f"recruit {ARNAK.look(state, 0).supply[0].top}")
    assert [(player.glass, player.notebook) for player in state.players] == [(2, 2), (2, 0)]


@pytest.mark.parametrize(("first", "question"), [("bonus first", "exile"), ("row first", "draw")])
@pytest.mark.rule("arnak 11.4")
def test_bonus_tile_and_row_effect_come_in_the_order_one_likes(first: str, question: str) -> None:
    state = bare()
    research_at(state, 9, 0, 0)
    state.research.bonuses[10] = BONUS["exile"]
    give(state, compass=1, jewel=1)
    hold(state, 0, "fear")
    stack_deck(state, 0, "fear")
    turn(state)
    say(state, "research glass 10")
    assert words(state) == ["bonus first", "row first"]
    say(state, first)
    assert asked(state) == question


@pytest.mark.rule("arnak 11.4")
def test_where_both_are_tokens_the_order_is_not_asked() -> None:
    state = bare()
    research_at(state, 2, 0, 0)
    state.research.bonuses[4] = BONUS["coin"]
    give(state, tablet=1, arrowhead=1)
    turn(state)
    say(state, "research glass 4")
    assert tokens(state) == {"coin": 1, "compass": 1}


@pytest.mark.rule("arnak 11.5")
def test_only_the_first_finds_the_bonus_tile_but_all_have_the_row() -> None:
    state = bare()
    research_at(state, 2, 0)
    research_at(state, 2, 0, seat=1)
    state.research.bonuses[4] = BONUS["coin"]
    give(state, 0, tablet=1, arrowhead=1)
    give(state, 1, tablet=1, arrowhead=1)
    turn(state, 0)
    say(state, "research glass 4")
    turn(state, 1)
    say(state, "research glass 4", seat=1)
    assert (tokens(state, 0), tokens(state, 1)) == ({"coin": 1, "compass": 1}, {"compass": 1})
    assert state.research.bonuses[4] == NOBODY


@pytest.mark.rule("arnak 11.6")
@pytest.mark.rule("arnak 15.2")
def test_arrivals_in_the_temple_are_worth_23_21_20_and_19() -> None:
    state = bare(4)
    for seat in (2, 0, 3, 1):
        state.players[seat].glass = 12
        give(state, seat, coin=1, compass=1, jewel=1)
        turn(state, seat)
        say(state, "research glass 14", seat=seat)
        while state.waiting():
            say(state, state.moves(seat)[0].text, seat=seat)
    assert [research_points(state, seat) for seat in range(4)] == [21, 19, 23, 20]


@pytest.mark.rule("arnak 11.7")
def test_on_arrival_one_looks_through_the_hidden_bonus_tiles_and_uses_one() -> None:
    state = bare()
    state.research.temple_bonuses = [BONUS["tablet"], BONUS["coin"]]
    state.players[0].glass = 12
    give(state, coin=1, compass=1, jewel=1)
    learned = state.learned
    turn(state)
    say(state, "research glass 14")
    assert words(state) == ["claim coin", "claim tablet"] and state.learned > learned
    assert why(state, "claim draw") == "not-among-bonuses"
    assert ARNAK.look(state, 0).known_bonuses == ["coin", "tablet"]
    assert ARNAK.look(state, 1).known_bonuses is None
    say(state, "claim coin")
    assert state.research.temple_bonuses == [BONUS["tablet"]] and tokens(state) == {"coin": 1}


@pytest.mark.rule("arnak 11.8")
def test_in_the_temple_research_buys_temple_tiles_while_there_are_any() -> None:
    state = bare()
    give(state, jewel=3)
    turn(state)
    assert why(state, "temple bronze-middle") == "not-in-temple"
    state.players[0].glass = TEMPLE
    state.research.arrivals = [0]
    for left in (1, 0):
        turn(state)
        say(state, "temple bronze-middle")
        assert state.research.temple[TEMPLE_STACKS.index("bronze-middle")] == left
    hold(state, 0, "hat")
    turn(state)
    assert why(state, "temple bronze-middle") == "stack-empty"
    assert temple_points(state, 0) == 4


COSTS = {
    "bird": {"left": {"coin": 1, "tablet": 2}, "middle": {"jewel": 1}, "right": {"compass": 1, "arrowhead": 1}},
    "snake": {"left": {"compass": 1, "tablet": 2}, "middle": {"jewel": 1}, "right": {"coin": 1, "arrowhead": 1}},
}
PARTS = {
    "bronze-left": ["left"],
    "bronze-middle": ["middle"],
    "bronze-right": ["right"],
    "silver-left": ["left", "middle"],
    "silver-right": ["middle", "right"],
    "gold": ["left", "middle", "right"],
}


@pytest.mark.parametrize("temple", SIDES)
@pytest.mark.parametrize("stack", TEMPLE_STACKS)
@pytest.mark.rule("arnak 11.9")
@pytest.mark.rule("arnak 15.3")
@pytest.mark.rule("arnak 16.10")
@pytest.mark.rule("arnak 16.12")
def test_the_price_and_points_of_temple_tiles(temple: str, stack: str) -> None:
    state = bare(temple=temple)
    state.players[0].glass = TEMPLE
    state.research.arrivals = [0]
    for part in PARTS[stack]:
        give(state, **COSTS[temple][part])
    turn(state)
    say(state, f"temple {stack}")
    assert tokens(state) == {}
    assert temple_points(state, 0) == {"bronze": 2, "silver": 6, "gold": 11}[stack.partition("-")[0]]


@pytest.mark.rule("arnak 11.10")
def test_a_discount_never_gives_more_than_the_cost_asks_for() -> None:
    state = bare()
    hold(state, 0, "inscribed-blade")
    give(state, tablet=2, jewel=1, coin=1)
    state.players[0].glass = TEMPLE
    state.research.arrivals = [0]
    turn(state)
    say(state, "play inscribed-blade", "choose tablet", "temple bronze-left")
    assert tokens(state) == {"tablet": 1, "jewel": 1}


@pytest.mark.rule("arnak 11.11")
def test_rows_without_anybody_to_recruit_or_upgrade_do_nothing() -> None:
    state = bare()
    employ(state, 0, "assistant-1 gold exhausted", "assistant-2 gold exhausted")
    research_at(state, 5, 4, 0)
    give(state, tablet=2, arrowhead=1)
    turn(state)
    say(state, "research notebook 5")
    assert state.turn == NOBODY
    research_at(state, 2, 0, 0)
    give(state, jewel=1)
    turn(state)
    say(state, "research notebook 2")
    assert state.turn == NOBODY


BIRD_BRIDGES = {
    (0, 1): "compass arrowhead", (0, 2): "jewel", (1, 3): "jewel", (1, 4): "tablet arrowhead",
    (2, 4): "tablet arrowhead", (3, 5): "tablet tablet arrowhead", (4, 5): "tablet tablet arrowhead",
    (5, 6): "coin tablet arrowhead", (5, 7): "tablet jewel", (5, 8): "arrowhead arrowhead",
    (6, 9): "coin jewel", (7, 9): "coin jewel", (8, 9): "coin jewel", (9, 10): "compass jewel",
    (9, 11): "tablet tablet arrowhead", (10, 12): "coin tablet arrowhead", (11, 12): "coin tablet arrowhead",
    (11, 13): "tablet jewel", (12, 14): "coin compass jewel", (13, 14): "coin compass jewel",
}  # fmt: skip
SNAKE_BRIDGES = {
    (0, 1): "compass tablet tablet", (0, 2): "jewel", (1, 3): "coin compass arrowhead", (1, 4): "tablet jewel",
    (2, 4): "tablet jewel", (2, 5): "arrowhead arrowhead", (3, 6): "tablet tablet arrowhead",
    (4, 6): "tablet tablet arrowhead", (4, 7): "coin jewel", (5, 7): "coin jewel", (6, 8): "idol", (7, 8): "idol",
    (8, 9): "arrowhead arrowhead", (8, 10): "tablet jewel", (9, 11): "tablet jewel",
    (9, 12): "compass tablet tablet tablet", (10, 12): "compass tablet tablet tablet",
    (11, 13): "coin tablet arrowhead", (12, 13): "coin tablet arrowhead", (13, 14): "compass arrowhead jewel",
}  # fmt: skip


@pytest.mark.parametrize(("side", "costs"), [("bird", BIRD_BRIDGES), ("snake", SNAKE_BRIDGES)])
@pytest.mark.rule("arnak 11.12")
@pytest.mark.rule("arnak 16.6")
def test_bridges(side: str, costs: dict[tuple[int, int], str]) -> None:
    track = TRACKS[SIDES.index(side)]
    found = {
        (start, bridge.goal): (bridge.tokens, bridge.idols)
        for start, bridges in enumerate(track.bridges)
        for bridge in bridges
    }
    expected = {
        way: ([cost.split().count(resource) for resource in RESOURCES], cost.split().count("idol"))
        for way, cost in costs.items()
    }
    assert found == expected


@pytest.mark.rule("arnak 11.13")
@pytest.mark.rule("arnak 11.14")
@pytest.mark.rule("arnak 16.8")
@pytest.mark.rule("arnak 16.9")
def test_points_of_rows() -> None:
    bird, snake = TRACKS
    assert bird.points == [[0, 1, 2, 4, 6, 9, 12, 16], [0, 0, 1, 2, 4, 6, 8, 10]]
    assert snake.points == [[0, 1, 2, 3, 4, 5, 10, 15], [0, 0, 3, 4, 5, 8, 12, 15]]


@pytest.mark.rule("arnak 16.2")
def test_the_rescue_stack_has_one_assistant_per_player_and_an_open_top() -> None:
    sizes = {2: [3, 3, 4], 3: [3, 3, 3], 4: [3, 3, 2]}
    for seats, supplies in sizes.items():
        state = new_game(seats, temple="snake")
        assert len(state.research.rescue) == seats
        assert [len(stack) for stack in state.research.supply] == supplies
        rescue = ARNAK.look(state, 0).rescue
        assert rescue.top is not None and rescue.known is None


@pytest.mark.parametrize("token", ["glass", "notebook"])
@pytest.mark.rule("arnak 16.3")
def test_the_bridge_into_row_four_costs_either_token_an_idol_from_the_crates(token: str) -> None:
    state = bare(temple="snake")
    research_at(state, 8 if token == "notebook" else 6, 6, 0)
    state.players[0].slots = 1
    hold(state, 0, "fear")
    turn(state)
    assert why(state, f"research {token} 8") == "no-idol"
    state.players[0].crates = 1
    state.research.rescue = []
    lay_row(state, "stone-jar")
    turn(state)
    say(state, f"research {token} 8")
    assert getattr(state.players[0], token) == 8 and state.players[0].crates == 0


@pytest.mark.rule("arnak 16.4")
def test_one_looks_through_the_rescue_stack_and_takes_one_exhausted() -> None:
    state = bare(3, temple="snake")
    state.research.rescue = [1, 5, 9]
    state.research.supply = [[0], [2], [3]]
    state.players[0].glass = 6
    state.players[0].crates = 1
    turn(state)
    say(state, "research glass 8")
    assert words(state) == ["rescue assistant-2", "rescue assistant-6", "rescue assistant-10"]
    assert why(state, "rescue assistant-1") == "not-to-rescue"
    say(state, "rescue assistant-6")
    assert state.research.rescue == [1, 9]
    assert (state.players[0].assistants[0], state.players[0].ready[0]) == (10, False)
    assert ARNAK.look(state, 0).rescue.known == ["assistant-2", "assistant-10"]
    assert ARNAK.look(state, 1).rescue.known is None
    assert all(state.redeal(0, seeded(seed)).research.rescue == [1, 9] for seed in range(9))
    assert {state.redeal(1, seeded(seed)).research.rescue[-1] for seed in range(9)} == {9}


@pytest.mark.rule("arnak 16.4")
def test_a_later_upgrade_may_be_used_for_any_silver_assistant() -> None:
    state = bare(temple="snake")
    employ(state, 0, "assistant-1", "assistant-2 exhausted")
    state.players[0].glass = 8
    give(state, arrowhead=2)
    turn(state)
    say(state, "research glass 9")
    assert words(state)[:2] == ["promote assistant-1", "promote assistant-2"]


@pytest.mark.rule("arnak 16.11")
def test_cards_do_not_reach_the_rescue_stack() -> None:
    state = bare(temple="snake")
    state.research.rescue = [ASSISTANT["assistant-12"]]
    hold(state, 0, "ancient-wine hat")
    give(state, tablet=1)
    state.research.supply = [[0], [1], [2]]
    turn(state)
    say(state, "play ancient-wine")
    assert why(state, "borrow assistant-12") == "not-on-top"


@pytest.mark.rule("arnak 12.1")
def test_the_next_assistant_is_seen_when_it_becomes_the_top() -> None:
    state = bare()
    supply(state, "assistant-1", "assistant-2", "assistant-3")
    below = state.research.supply[1][0]
    research_at(state, 2, 0, 0)
    give(state, jewel=1)
    hold(state, 0, "fear")
    turn(state)
    say(state, "research notebook 2")
    assert words(state)[:3] == ["recruit assistant-1", "recruit assistant-2", "recruit assistant-3"]
    learned = state.learned
    say(state, "recruit assistant-2")
    assert state.learned > learned and state.research.supply[1] == [below]
    assert (state.players[0].assistants[0], state.players[0].ready[0]) == (2, True)
    assert offered(state, "use assistant-2")
