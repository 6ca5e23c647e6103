"""What a hint says first: what a move gains or costs."""

from collections import Counter

import pytest

from atoll.games.la_isla import LA_ISLA
from atoll.games.la_isla.rules.components import ANIMALS, CARDS, COLOURS, MOST_SLOTS, TOP
from atoll.games.la_isla.rules.gist import gist
from atoll.games.la_isla.rules.island import SPACES
from atoll.games.la_isla.rules.state import CLOSED, NONE, LaIsla
from atoll.games.la_isla.rules.words import ABILITY, ANIMAL, INCOME, PLACE, FillSlot, PlaceExplorer
from atoll.kernel.moves import Move
from atoll.kernel.rng import seeded
from atoll.text.speaker import Speaker

from .table import card, empty_table, explore, give_all, new_game, own, put_tile, region, show, stand, turn_up

ANNA = 0
FOUR = region(4)


def says(state: LaIsla, move: Move, language: str = "en") -> str:
    """What speaks for a word."""
    event = gist(state, move, state, ANNA)
    return "" if event is None else Speaker(LA_ISLA, language).tell(event, ANNA)


def beside_a_dodo(missing: int) -> LaIsla:
    """Anna has explorers around a Dodo, all but so many; it is the last animal on the island. She has all others."""
    state = empty_table()
    put_tile(state, FOUR, "dodo")
    state.tiles = [animal if index == FOUR.index else NONE for index, animal in enumerate(state.tiles)]
    for animal in ANIMALS:
        own(state, ANNA, animal, 1)
    stand(state, ANNA, *FOUR.around[missing:])
    give_all(state, ANNA, 2)
    return state


@pytest.mark.rule("la-isla 6.6")
@pytest.mark.parametrize(
    ("missing", "told"),
    [
        (1, "It wins you the Dodo and 4 points."),
        (2, "With an explorer there, one more surrounds the Dodo: 4 points."),
        (3, "With an explorer there, 2 more surround the Dodo."),
    ],
)
def test_a_placement_tells_the_animal_that_it_wins_or_who_is_missing(missing: int, told: str) -> None:
    assert says(beside_a_dodo(missing), PLACE[FOUR.around[0]]) == told


def test_a_placement_beside_no_animal_says_so() -> None:
    far = next(space.index for space in SPACES if space.index not in FOUR.around)
    assert says(beside_a_dodo(1), PLACE[far]) == "No animal is left beside that space."


@pytest.mark.rule("la-isla 10.1")
def test_the_last_animal_of_a_set_is_told_as_such() -> None:
    state = beside_a_dodo(1)
    own(state, ANNA, "dodo", 0)
    told = "It wins you the Dodo and with it a set of all five: 10 points at the end."
    assert says(state, PLACE[FOUR.around[0]]) == told
    assert "une série des cinq\N{NO-BREAK SPACE}: 10 points" in says(state, PLACE[FOUR.around[0]], "fr")


@pytest.mark.rule("la-isla 6.3")
def test_an_explorer_who_moves_tells_whom_he_leaves() -> None:
    state = beside_a_dodo(2)
    far, farther = [space for space in SPACES if space.index not in FOUR.around][:2]
    stand(state, ANNA, farther.index)
    state.supply[ANNA] = 0
    explore(state, ANNA)
    state.say(ANNA, f"place {far.name}")
    words = {move.text: says(state, move) for move in state.moves(ANNA)}
    assert words[f"lift {SPACES[FOUR.around[-1]].name}"] == "It takes an explorer away from the Dodo."
    assert words[f"lift {farther.name}"] == "The explorer who goes helps you to no animal there."


@pytest.mark.rule("la-isla 6.4")
def test_a_resource_tells_whether_it_makes_a_pair() -> None:
    state = empty_table()
    income = card(state, colour="green")
    assert says(state, INCOME[income]) == "It is your only green resource, and a green space usually takes two."
    state.resources[COLOURS.index("green")] = 1
    assert says(state, INCOME[income]) == "It makes 2 green resources: enough for a green space."
    assert says(state, state.lexicon()["take green"]) == "It makes 2 green resources: enough for a green space."


@pytest.mark.rule("la-isla 7.1")
def test_a_marker_tells_what_it_scores_and_what_it_raises() -> None:
    state = empty_table()
    dodo = ANIMALS.index("dodo")
    move = ANIMAL[card(state, animal="dodo")]
    own(state, ANNA, "dodo", 0)
    assert says(state, move) == "You have no Dodo: it scores nothing for you."
    own(state, ANNA, "dodo", 2)
    for step in range(TOP):
        state.markers[dodo] = step
        after = state.copy()
        after.move_marker(ANNA, dodo)
        told = f"It scores {after.points[ANNA] - state.points[ANNA]} points for your animals of that kind (Dodo)"
        raised = f", and each counts {after.value_sum()} at the end from then on"  # the others are at nothing
        assert says(state, move) == told + (raised if after.value_sum() > state.value_sum() else "") + "."


@pytest.mark.rule("la-isla 4.2")
def test_a_function_tells_what_it_covers() -> None:
    state = empty_table()
    drawn = card(state, "extra_explorer")
    assert says(state, ABILITY[drawn]) == "You have a free slot: “extra explorer” works from now on and covers nothing."
    for slot in (1, 2, 3):
        show(state, ANNA, ("extra_card", "company_vp", "company_swap")[slot - 1], slot)
    assert state.slots[MOST_SLOTS - 1] == CLOSED
    assert says(state, ABILITY[drawn]) == "Your slots are full: “extra explorer” will cover another function."
    state.pile.append(drawn)
    turn_up(state, ANNA, "extra_explorer")
    words = [says(state, move) for move in state.moves(ANNA) if isinstance(move, FillSlot)]
    assert words[0] == "“extra explorer” works from now on; it costs you “extra card”."
    assert says(state, ABILITY[state.slots[0]]) == "You have “extra card” already: it covers its own like."
    assert CARDS[card(state, "extra_slot")].beside
    assert says(state, ABILITY[next(c.index for c in CARDS if c.beside)]) == "It gives you a fourth slot for good."


def won(state: LaIsla, move: Move) -> tuple[int, int]:
    """The points and animals that a placement really brings, whoever has to move for it and whatever pays."""
    after = state.copy()
    after.journal = []
    after.play(ANNA, move)
    asked = [] if after.question(ANNA) is None else after.moves(ANNA)
    if asked and asked[0].text.split()[0] in ("lift", "pay"):
        return max(won(after, answer) for answer in asked)
    tiles = [event for event in after.journal if event.note.name == "log-gains-tile" and event.seat == ANNA]
    return sum(event.values[1] for event in tiles), len(tiles)


def test_in_random_games_what_is_said_to_be_won_is_won() -> None:
    said: Counter[str] = Counter()
    for seed in range(6):
        state = new_game(2, seed)
        dice = seeded(seed)
        while not state.over():
            seat = state.waiting()[0]
            moves = state.moves(seat)
            for move in moves if seat == ANNA else []:
                event = gist(state, move, state, ANNA)
                if event is None or not isinstance(move, PlaceExplorer):
                    continue
                said[event.note.name] += 1
                points, tiles = won(state, move)
                if event.note.name in ("gist-wins", "gist-wins-several"):
                    assert points == event.values[1]
                    assert tiles == (1 if event.note.name == "gist-wins" else event.values[0])
                assert (tiles > 0) == (event.note.name in ("gist-wins", "gist-wins-several", "gist-ends-set"))
            state.play(seat, moves[dice.below(len(moves))])
    assert said["gist-wins"] > 20 and said["gist-one-missing"] > 20
