"""The searching bot: any game on the shelf, any number of seats, nothing it may not know."""

from time import perf_counter

import pytest

from atoll import games
from atoll.bots.playout import play_out
from atoll.bots.search import SETTLED_EVERY, Budget, Search
from atoll.kernel.game import Game
from atoll.kernel.rng import seeded
from atoll.kernel.state import State

SHELF = [games.find(name) for name in games.names()]
TABLES = [(game, seats) for game in SHELF for seats in game.seats]


def named(value: object) -> str:
    return value.name if isinstance(value, Game) else str(value)


def midway(game: Game, seats: int, seed: int, made: int) -> State:
    """A position after so many random moves."""
    state: State = game.start(seats, seed)
    play_out(state, seeded(seed), made)
    return state


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=named)
def test_a_search_plays_whole_games_at_every_number_of_seats(game: Game, seats: int) -> None:
    state = game.start(seats, 5)
    searches = [Search(game, seats, seat, Budget(iterations=3), seeded(seat)) for seat in range(seats)]
    while not state.over():
        seat = state.waiting()[0]
        move = searches[seat].choose(state.redeal(seat, seeded(1)))
        assert move in state.moves(seat)
        state.play(seat, move)
        for search in searches:
            search.hear(seat, move)


@pytest.mark.parametrize(("game", "seats"), [(game, game.seats[-1]) for game in SHELF], ids=named)
@pytest.mark.parametrize("made", [0, 9, 23])
def test_positions_that_differ_only_in_hidden_facts_get_the_same_choice(game: Game, seats: int, made: int) -> None:
    state = midway(game, seats, seed=3, made=made)
    seat = state.waiting()[0]
    choices = set()
    for world in range(4):
        other = state.redeal(seat, seeded(world))
        search = Search(game, seats, seat, Budget(iterations=40), seeded(9))
        search.think(other)
        visits = [(move.text, node.visits) for move in other.moves(seat) if (node := search.found(move)) is not None]
        choices.add(tuple(visits))
    assert len(choices) == 1


@pytest.mark.parametrize("game", SHELF, ids=named)
def test_what_is_remembered_from_decision_to_decision_tells_nothing_hidden(game: Game) -> None:
    lines = set()
    for world in range(3):
        state = midway(game, 2, seed=3, made=9)
        seat = state.waiting()[0]
        search = Search(game, 2, seat, Budget(iterations=40), seeded(9))
        for step in range(3):  # the same knowledge thrice, each time with other hidden facts behind it
            search.think(state.redeal(seat, seeded(10 * world + step)))
        lines.add(tuple(search.habits.memory))
    assert len(lines) == 1


@pytest.mark.slow
@pytest.mark.parametrize("game", SHELF, ids=named)
def test_a_settled_choice_is_made_early_and_is_the_same(game: Game) -> None:
    made = 0
    for seed in range(6):
        state = midway(game, 2, seed, made=15)
        seat = state.waiting()[0]
        hasty, patient = (Search(game, 2, seat, Budget(iterations=320), seeded(9)) for _ in range(2))
        chosen = hasty.choose(state)
        patient.think(state)
        visits = {move: node.visits for move in state.moves(seat) if (node := patient.found(move)) is not None}
        assert len(state.moves(seat)) == 1 or visits[chosen] == max(visits.values())
        assert hasty.iterations <= patient.iterations == 320
        made += hasty.iterations
    assert made < 6 * 320


@pytest.mark.parametrize("game", SHELF, ids=named)
def test_a_search_stops_within_a_tenth_of_its_time(game: Game) -> None:
    state = midway(game, game.seats[-1], seed=4, made=12)
    seat = state.waiting()[0]
    shown = state.redeal(seat, seeded(2))
    times: list[float] = []
    while len(times) < 12 and not any(time <= 0.33 for time in times):  # a busy machine may hold some of them up
        search = Search(game, state.seats, seat, Budget(seconds=0.3), seeded(1))
        start = perf_counter()
        search.think(shown)
        times.append(perf_counter() - start)
    assert 0.3 <= min(times) <= 0.33


def visits(search: Search, state: State, seat: int) -> int:
    """How often the search has tried the moves of a seat."""
    return sum(found.visits for move in state.moves(seat) if (found := search.found(move)) is not None)


def test_visits_are_kept_for_the_next_decision_when_nothing_new_was_learned() -> None:
    game = games.find("costa-ruana")
    state = game.start(2, seed=1)
    seat = state.waiting()[0]
    search = Search(game, 2, seat, Budget(iterations=300), seeded(1))
    while True:
        known = state.learned
        asked = state.waiting()[0]
        move = search.choose(state.redeal(seat, seeded(2))) if asked == seat else state.moves(asked)[0]
        state.play(asked, move)
        search.hear(asked, move)
        if asked != seat and state.waiting() == [seat]:
            break
    assert state.learned == known
    kept = visits(search, state, seat)
    assert kept > 0
    search.think(state.redeal(seat, seeded(3)))
    assert visits(search, state, seat) == kept + 300


def test_a_search_that_is_told_nothing_begins_anew() -> None:
    game = games.find("costa-ruana")
    state = game.start(2, seed=1)
    seat = state.waiting()[0]
    search = Search(game, 2, seat, Budget(iterations=50), seeded(1))
    for _ in range(2):
        search.choose(state)
        assert visits(search, state, seat) == 50


def test_others_hear_a_secret_word_without_its_secrets() -> None:
    lexicon = games.find("costa-ruana").lexicon
    one = lexicon.find("hide place-3/day 2")
    two = lexicon.find("hide return-1/night 2")
    elsewhere = lexicon.find("hide place-3/day 1")
    assert one is not None and two is not None and elsewhere is not None
    assert one.heard == two.heard != elsewhere.heard
    shown = lexicon.find("show place-3/day 2")
    assert shown is not None and shown.heard == shown.code


@pytest.mark.parametrize("verb", ["keep", "return"])
def test_a_card_drawn_in_secret_is_kept_or_returned_in_secret(verb: str) -> None:
    words = [move for move in games.find("arnak").lexicon.moves if move.verb.name == f"do-{verb}"]
    assert len(words) > 1
    assert len({move.heard for move in words}) == 1


def test_a_search_that_is_told_to_stop_looks_now_and_then_and_stops() -> None:
    game = games.find("costa-ruana")
    state = midway(game, 2, seed=3, made=9)
    seat = state.waiting()[0]
    search = Search(game, 2, seat, Budget(iterations=10**9).within(1e6, lambda: True), seeded(9))
    search.think(state.redeal(seat, seeded(1)))
    assert search.iterations == SETTLED_EVERY
