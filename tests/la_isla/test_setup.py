"""Sections 1 and 2: what there is, and how the table is set."""

import pytest

from atoll.games.la_isla import LA_ISLA
from atoll.games.la_isla.face.view import look
from atoll.games.la_isla.rules.components import ANIMALS, CARDS, COLOURS, KINDS, SYMBOLS, TERRAINS
from atoll.games.la_isla.rules.island import REGIONS, SPACES, Island
from atoll.kernel.rng import seeded
from atoll.kernel.state import GUEST

from .table import empty_table, income, new_game, own, score_animal, spaces, stand, standing, stock

TEETH = list(range(10))


@pytest.mark.rule("la-isla 1.1")
@pytest.mark.rule("la-isla 10.4")
def test_most_points_win_and_a_tie_is_shared() -> None:
    state = empty_table(3)
    state.animals = [0] * len(state.animals)
    state.points = [31, 40, 40]
    outcome = LA_ISLA.outcome(state)
    assert outcome is not None
    assert outcome.winners == [1, 2] and outcome.ranks == (3, 1, 1)


@pytest.mark.rule("la-isla 1.2")
def test_a_region_shows_how_many_spaces_lie_around_it() -> None:
    assert len(REGIONS) == 35
    assert [len(region.around) for region in REGIONS] == [region.value for region in REGIONS]
    assert {region.value for region in REGIONS} == {2, 3, 4}


@pytest.mark.rule("la-isla 1.3")
def test_each_colour_is_a_landscape_and_spaces_are_counted_ring_by_ring() -> None:
    pairs = dict(zip(COLOURS, TERRAINS, strict=True))
    assert pairs == {
        "green": "grassland", "beige": "steppe", "yellow": "desert", "brown": "swamp", "gray": "mountain",
    }  # fmt: skip
    rings = [[space.name for space in SPACES if space.ring == ring] for ring in range(3)]
    assert [len(ring) for ring in rings] == [5, 10, 10]
    assert rings[2][0] == "outer 1" and rings[2][-1] == "outer 10"


def test_every_colour_has_as_many_spaces_and_every_symbol_too() -> None:
    state = new_game()
    assert {len(spaces(state, colour)) for colour in COLOURS} == {5}
    shown = [symbol for symbols in state.island.symbols for symbol in symbols]
    assert {shown.count(symbol) for symbol in range(len(SYMBOLS))} == {10}


@pytest.mark.rule("la-isla 1.4")
def test_a_large_tile_is_two_animals() -> None:
    state = new_game(4)
    for seat, animal in enumerate(state.large):
        counts = state.animals[seat * KINDS : (seat + 1) * KINDS]
        assert counts == [2 if kind == animal else 0 for kind in range(KINDS)]


@pytest.mark.rule("la-isla 1.5")
def test_a_card_has_a_function_a_resource_and_an_animal() -> None:
    assert len({card.id for card in CARDS}) == 180
    for deck, size in ((1, 120), (2, 60)):
        cards = [card for card in CARDS if card.deck == deck]
        assert len(cards) == size
        assert {[card.colour for card in cards].count(kind) for kind in range(KINDS)} == {size // 5}
        assert {[card.animal for card in cards].count(kind) for kind in range(KINDS)} == {size // 5}


@pytest.mark.rule("la-isla 1.6")
def test_hands_and_plans_are_seen_by_their_owner_alone() -> None:
    state = new_game(2)
    state.play(0, state.moves(0)[0])
    mine, others, guests = (look(state, reader).players[0] for reader in (0, 1, -1))
    assert mine.hand is not None and len(mine.hand) == 2
    assert mine.plan is not None and mine.plan[0] is not None
    assert others.hand is None and others.plan is None and others == guests
    assert others.hand_size == 2 and others.ready == [True, False, False]


@pytest.mark.rule("la-isla 1.6")
def test_the_whole_discard_pile_is_open_to_everybody() -> None:
    state = empty_table()
    for colour in ("green", "brown", "gray"):
        income(state, 0, colour)
    for reader in (0, 1, GUEST):
        assert [card.colour for card in look(state, reader).discards] == ["green", "brown", "gray"]


@pytest.mark.rule("la-isla 1.7")
def test_what_is_reconstructed_is_marked_in_the_data() -> None:
    for name in ("island.json", "cards.json"):
        text = (LA_ISLA.folder / "data" / name).read_text(encoding="utf-8")
        assert '"confidence": "reconstructed"' in text


@pytest.mark.rule("la-isla 2.1")
def test_teeth_lie_in_any_order() -> None:
    orders = {tuple(new_game(seed=seed).island.teeth) for seed in range(20)}
    assert len(orders) == 20
    assert all(sorted(order) == TEETH for order in orders)


def test_a_tooth_brings_its_spaces_to_the_slot_it_lies_in() -> None:
    straight, turned = Island(TEETH), Island([9, *TEETH[:9]])
    for space in SPACES:
        if space.ring > 0:
            before = next(s for s in SPACES if s.ring == space.ring and s.number == (space.number - 1) % 10)
            assert turned.colours[space.index] == straight.colours[before.index]
            assert turned.symbols[space.index] == straight.symbols[before.index]
        else:
            assert turned.colours[space.index] == straight.colours[space.index]


@pytest.mark.rule("la-isla 2.2")
def test_seven_tiles_of_each_animal_lie_on_the_regions() -> None:
    tiles = [new_game(seed=seed).tiles for seed in (1, 2)]
    assert tiles[0] != tiles[1]
    for row in tiles:
        assert [row.count(animal) for animal in range(len(ANIMALS))] == [7] * 5


@pytest.mark.rule("la-isla 2.3")
def test_markers_start_at_the_bottom() -> None:
    assert new_game().markers == [0, 0, 0, 0, 0] and new_game().value_sum() == 0


@pytest.mark.rule("la-isla 2.4")
def test_each_player_begins_with_explorers_resources_slots_and_a_large_tile() -> None:
    state = new_game(3)
    assert state.supply == [5, 5, 5] and state.reserve == [2, 2, 2]
    assert all(stock(state, seat) == dict.fromkeys(COLOURS, 1) for seat in range(3))
    assert [slot.card for slot in look(state, 0).players[0].slots] == [None, None, None]
    assert len(set(state.large)) == 3


@pytest.mark.rule("la-isla 2.5")
@pytest.mark.parametrize(("cards", "size"), [("all", 180), ("beginner", 120)])
def test_the_deck_has_120_or_180_cards(cards: str, size: int) -> None:
    state = new_game(2, cards=cards)
    deck = state.pile + state.hands[0] + state.hands[1]
    assert len(deck) == size and {CARDS[card].deck for card in deck} == ({1, 2} if size == 180 else {1})


@pytest.mark.rule("la-isla 2.6")
def test_the_first_player_is_random() -> None:
    assert {new_game(4, seed).first for seed in range(30)} == {0, 1, 2, 3}


# -- the rulebook's examples --------------------------------------------------------------------------------


@pytest.mark.rule("la-isla 7.1")
def test_lena_scores_three_for_the_dodo() -> None:
    state = empty_table(3)
    lena, others = 0, (1, 2)
    own(state, lena, "dodo", 3)  # the large tile and a small one
    for other in others:
        own(state, other, "dodo", 1)
    score_animal(state, lena, "dodo")
    assert state.points == [3, 0, 0] and state.markers[ANIMALS.index("dodo")] == 1


def test_redealt_games_keep_what_a_seat_knows() -> None:
    state = new_game(3)
    stand(state, 1, 3)
    other = state.redeal(0, seeded(5))
    assert other.hands[0] == state.hands[0] and other.hands[1] != state.hands[1]
    assert standing(other, 1) == {3} and LA_ISLA.audit(other) == LA_ISLA.audit(state)
