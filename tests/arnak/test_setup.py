"""Chapter 1: the game and its rounds."""

import re

import pytest

from atoll.games.arnak import ARNAK
from atoll.games.arnak.rules.board import BLOCKED, NOBODY
from atoll.games.arnak.rules.components import (
    ARTIFACT,
    ARTIFACTS,
    CARDS,
    FIRST_DECK,
    GROUP,
    IDOL_COPIES,
    ITEM,
    ITEMS,
    LEVEL,
    SPACES,
    TRACKS,
)
from atoll.games.arnak.rules.rounds import DrawHands
from atoll.kernel.game import BadSetup
from atoll.kernel.rng import seeded
from atoll.kernel.tasks import TABLE
from atoll.text.rulebook import rulebook

from .table import CARD, asked, bare, cards, fears, hold, names, new_game, say, stack_deck, tokens, turn


@pytest.mark.rule("arnak 1.1")
def test_one_to_four_players_play_five_rounds() -> None:
    assert list(ARNAK.seats) == [1, 2, 3, 4]
    with pytest.raises(BadSetup):
        ARNAK.start(5)
    state = new_game(2)
    rounds = set()
    while not state.over():
        rounds.add(state.round)
        for seat in state.waiting():
            moves = {move.text: move for move in state.moves(seat)}
            state.play(seat, moves.get("pass") or moves.get("keep") or moves["end"])
    assert rounds == {1, 2, 3, 4, 5}


@pytest.mark.rule("arnak 1.2")
def test_the_table_chooses_a_side_and_bird_is_the_usual_one() -> None:
    assert (ARNAK.options[0].name, ARNAK.options[0].values[0]) == ("temple", "bird")
    assert new_game(2).side != new_game(2, temple="snake").side
    assert new_game(1).rival is not None and new_game(2).rival is None


@pytest.mark.rule("arnak 1.3")
def test_the_row_opens_with_one_artifact_and_five_items() -> None:
    state = new_game(3)
    assert [GROUP[card] for card in state.market.row] == [ARTIFACT] + [ITEM] * 5
    assert (len(state.market.artifact_deck), len(state.market.item_deck)) == (len(ARTIFACTS) - 1, len(ITEMS) - 5)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.rule("arnak 1.3")
def test_the_rulebook_says_how_many_items_and_artifacts_there_are(language: str) -> None:
    text = {paragraph.id: paragraph.text for paragraph in rulebook(ARNAK.folder, language)}["1.3"]
    assert re.findall(r"\d+", text) == [str(len(ITEMS)), str(len(ARTIFACTS))]


@pytest.mark.rule("arnak 1.4")
def test_every_wild_space_has_an_open_idol_and_level_ii_a_second_one() -> None:
    state = new_game(2)
    wild = [place for place, level in enumerate(LEVEL) if level > 0]
    assert all(state.island.idols[place] >= 0 for place in wild)
    assert sum(LEVEL[place] for place in wild) == sum(IDOL_COPIES) == 16


@pytest.mark.parametrize(("seats", "blocked"), [(1, 5), (2, 5), (3, 3), (4, 0)])
@pytest.mark.rule("arnak 1.5")
def test_blocking_tiles_close_two_boot_spaces(seats: int, blocked: int) -> None:
    closed = [SPACES[space].name for space, figure in enumerate(new_game(seats).island.figures) if figure == BLOCKED]
    assert len(closed) == blocked
    assert all(name.startswith("camp") and name.endswith("b") for name in closed)


@pytest.mark.rule("arnak 1.6")
def test_each_temple_stack_has_one_tile_per_player() -> None:
    assert [new_game(seats).research.temple for seats in (2, 3, 4)] == [[2] * 6, [3] * 6, [4] * 6]


@pytest.mark.parametrize(("temple", "used"), [("bird", [9, 12, 15]), ("snake", [10, 13, 16])])
@pytest.mark.rule("arnak 1.7")
@pytest.mark.rule("arnak 11.15")
@pytest.mark.rule("arnak 16.7")
def test_bonus_tiles_lie_where_the_number_of_players_asks_for_them(temple: str, used: list[int]) -> None:
    games = [new_game(seats, temple=temple) for seats in (2, 3, 4)]
    assert [18 - len(state.research.spare_bonuses) for state in games] == used
    assert [len(state.research.temple_bonuses) for state in games] == [2, 3, 4]
    rows = [
        sorted(TRACKS[state.side].row[spot] for spot, bonus in enumerate(state.research.bonuses) if bonus != NOBODY)
        for state in games
    ]
    if temple == "bird":
        assert rows == [[2, 2, 4, 4, 4, 6, 6], [2, 2, 4, 4, 4, 6, 6, 7, 7], [2, 2, 3, 4, 4, 4, 5, 6, 6, 7, 7]]
    else:
        assert rows == [[2, 2, 3, 3, 6, 6, 7], [2, 2, 2, 3, 3, 6, 6, 7], [2, 2, 2, 3, 3, 5, 5, 6, 6, 7]]
        assert [len(state.research.open_bonuses) for state in games] == [2, 3, 3]


@pytest.mark.rule("arnak 1.8")
def test_stacks_of_sites_guardians_and_assistants() -> None:
    state = new_game(2)
    assert [len(stack) for stack in state.island.site_stacks] == [10, 6]
    assert len(state.island.guardian_stack) == 15
    assert [len(stack) for stack in state.research.supply] == [4, 4, 4]


@pytest.mark.rule("arnak 1.9")
def test_everybody_starts_with_six_cards_two_archaeologists_and_two_tokens() -> None:
    state = new_game(3)
    for seat in range(3):
        assert sorted(state.players[seat].hand + state.players[seat].deck) == sorted(FIRST_DECK)
        assert state.players[seat].home == 2
    assert names(sorted(FIRST_DECK)) == "funding-car funding-boat exploration-car exploration-boat fear fear"
    assert [(player.glass, player.notebook) for player in state.players] == [(0, 0)] * 3


@pytest.mark.rule("arnak 1.10")
def test_the_first_tokens_depend_on_the_seat_and_on_the_start() -> None:
    usual = [{"coin": 2}, {"coin": 2, "compass": 1}, {"coin": 2, "compass": 1}, {"coin": 1, "compass": 2}]
    assert [tokens(new_game(4), seat) for seat in range(4)] == usual
    assert tokens(new_game(4, start="printed"), 1) == {"coin": 1, "compass": 1}


@pytest.mark.rule("arnak 1.11")
def test_tokens_are_never_in_short_supply() -> None:
    state = bare()
    state.players[1].tokens[4] = 9  # the box has nine jewels, and another seat holds them all
    hold(state, 0, "serpent-idol")
    state.players[0].tokens[2] = 1
    turn(state)
    say(state, "play serpent-idol")
    assert tokens(state) == {"jewel": 1}


@pytest.mark.rule("arnak 1.12")
def test_hands_are_filled_to_five_and_a_small_deck_gives_what_it_has() -> None:
    state = bare()
    hold(state, 0, "rope hat")
    stack_deck(state, 0, "dog fear fear fear fear")
    stack_deck(state, 1, "dog")
    DrawHands().run(state, TABLE)
    assert names(state.players[0].hand) == "fear fear dog rope hat"
    assert names(state.players[1].hand) == "dog"
    assert [len(player.hand) for player in new_game(2).players] == [5, 5]


@pytest.mark.rule("arnak 1.13")
def test_turns_go_round_until_all_have_passed_and_the_last_one_goes_on() -> None:
    state = new_game(3)
    order = []
    for said in ("pass", "pass", None, None, "pass"):
        seat = state.turn
        order.append(seat)
        digs = [move.text for move in state.moves(seat) if move.text.startswith("dig")]
        say(state, said or digs[0], seat=seat)
        while state.turn == seat and asked(state, seat) != "main" and state.round == 1:
            moves = [move.text for move in state.moves(seat)]
            say(state, "end" if "end" in moves else moves[0], seat=seat)
    assert order == [0, 1, 2, 2, 2]
    assert fears(state) == 0


@pytest.mark.rule("arnak 1.14")
def test_others_see_neither_hands_nor_decks_and_one_sees_ones_own_deck_unordered() -> None:
    state = new_game(2)
    own, other = ARNAK.look(state, 0).players
    assert own.hand == [CARDS[card].name for card in state.players[0].hand]
    assert own.deck == [CARDS[card].name for card in sorted(state.players[0].deck)]
    assert (other.hand, other.deck, other.hand_size, other.deck_size) == (None, None, 5, 1)


@pytest.mark.rule("arnak 1.14")
def test_a_redeal_keeps_what_one_has_seen_oneself() -> None:
    state = new_game(2)
    state.players[0].deck = [0, 1, 2, 3]
    state.players[0].blocks = [3, 1]  # three shuffled cards below one that was put on top
    for seed in range(20):
        world = state.redeal(0, seeded(seed))
        assert world.players[0].hand == state.players[0].hand
        assert world.players[0].deck[-1] == 3 and sorted(world.players[0].deck[:3]) == [0, 1, 2]
        assert sorted(world.players[1].hand + world.players[1].deck) == sorted(
            state.players[1].hand + state.players[1].deck
        )


@pytest.mark.rule("arnak 1.14")
def test_others_cannot_tell_a_hand_from_what_it_was_drawn_from() -> None:
    state = new_game(2)
    last = state.players[1].deck[0]  # five of the six first cards are drawn
    assert {state.redeal(0, seeded(seed)).players[1].deck[0] for seed in range(30)} != {last}
    assert {state.redeal(1, seeded(seed)).players[1].deck[0] for seed in range(30)} == {last}
    assert ARNAK.look(state, 0).players[1].seen_in_deck == []


@pytest.mark.rule("arnak 1.14")
def test_everybody_remembers_what_went_under_a_deck_until_cards_are_drawn_from_there() -> None:
    state = bare(2)
    hold(state, 1, "horse")
    state.players[1].deck = cards("fear dog flask axe")
    state.players[1].blocks = [3, 1]
    assert ARNAK.look(state, 0).players[1].seen_in_deck == [["axe"], ["fear", "dog", "flask"]]
    for seed in range(20):
        world = state.redeal(0, seeded(seed))
        assert world.players[1].hand == state.players[1].hand and sorted(world.players[1].deck[:3]) == sorted(
            state.players[1].deck[:3]
        )
    state.draw(1, 2, False)
    assert ARNAK.look(state, 0).players[1].seen_in_deck == []
    assert len({tuple(state.redeal(0, seeded(seed)).players[1].hand) for seed in range(20)}) > 1


@pytest.mark.rule("arnak 1.14")
def test_only_the_owner_knows_a_card_that_was_returned_to_the_deck() -> None:
    state = bare(2)
    hold(state, 1, "dog axe")
    state.players[1].return_to_deck(CARD["flask"])
    assert {state.redeal(1, seeded(seed)).players[1].deck[-1] for seed in range(20)} == {CARD["flask"]}
    assert len({state.redeal(0, seeded(seed)).players[1].deck[-1] for seed in range(20)}) == 3


def test_whatever_lies_face_down_may_be_anything_in_another_world() -> None:
    state = new_game(3)
    worlds = [state.redeal(0, seeded(number)) for number in range(12)]
    stacks = [
        [world.market.item_deck, world.market.artifact_deck, *world.island.site_stacks, world.island.guardian_stack]
        for world in worlds
    ]
    for dealt in zip(*stacks, strict=True):
        assert len({tuple(sorted(stack)) for stack in dealt}) == 1
        assert all(len(set(place)) > 1 for place in zip(*dealt, strict=True))
