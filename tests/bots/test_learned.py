"""The learned judge: it knows what a seat knows, and steps in where a game brings a net."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from atoll import games
from atoll.bots.bot import QuickBot, SearchBot
from atoll.bots.judge import Judge
from atoll.bots.jury import QUICK, appoint, card, net_path
from atoll.bots.learned import LearnedJudge
from atoll.bots.levels import UnknownLevel, bot, budget_text
from atoll.bots.playout import play_out
from atoll.bots.practice import Practice
from atoll.bots.search import Budget, Search
from atoll.kernel.game import Game
from atoll.kernel.net import BadNet, Layers, Net, Weights
from atoll.kernel.netfile import net_bytes
from atoll.kernel.rng import seeded
from atoll.play.practice import trial

SHELF = [games.find(name) for name in games.names()]
GAME = games.find("costa-ruana")
SEATS = 2


def small(size: int, seed: int = 1) -> Weights:
    """A little net that has learned nothing, but says something else of every row."""
    rng = seeded(seed)

    def some(number: int, most: int) -> list[int]:
        return [rng.below(2 * most + 1) - most for _ in range(number)]

    return Weights(
        [1] * size, some(size * 32, 5), some(32, 5), some(32 * 16, 50), some(16, 50), some(16, 50), 0, 400_000
    )


def learned(game: Game, seats: int) -> LearnedJudge:
    assert game.observer is not None
    observer = game.observer(seats)
    return LearnedJudge(game, seats, observer, Net(Layers(small(observer.size))))


def with_net(folder: Path, size: int | None = None) -> Game:
    """The game as if its folder brought a net for two seats."""
    assert GAME.observer is not None
    game = replace(GAME, folder=folder)
    path = net_path(game, SEATS)
    path.parent.mkdir()
    weights = small(size or GAME.observer(SEATS).size)
    path.write_bytes(net_bytes(weights, {"game": game.name, "seats": SEATS}))
    return game


@pytest.mark.parametrize("game", SHELF, ids=lambda game: game.name)
def test_chances_are_shares_of_one_victory_and_no_two_positions_are_judged_the_same(game: Game) -> None:
    judge = learned(game, 2)
    seen = set()
    for made in (5, 15, 25):
        state = game.start(2, 3)
        play_out(state, seeded(3), made)
        chances = judge.chances(state)
        assert sum(chances) == pytest.approx(1)
        seen.add(tuple(chances))
    assert len(seen) == 3


@pytest.mark.parametrize("game", SHELF, ids=lambda game: game.name)
def test_where_all_is_over_the_outcome_counts_not_the_net(game: Game) -> None:
    state = game.start(2, 3)
    play_out(state, seeded(3))
    chances = learned(game, 2).chances(state)
    assert chances[game.final(state).winners[0]] > 0.8
    assert sum(chances) == pytest.approx(1)


@pytest.mark.parametrize("game", SHELF, ids=lambda game: game.name)
@pytest.mark.parametrize("made", [9, 23])
def test_a_learned_search_chooses_the_same_whatever_is_hidden(game: Game, made: int) -> None:
    state = game.start(2, 3)
    play_out(state, seeded(3), made)
    seat = state.waiting()[0]
    judge = learned(game, 2)
    guesses, visits = set(), set()
    for world in range(4):
        other = state.redeal(seat, seeded(world))
        guesses.add(judge.seen(other, seat))
        search = Search(game, 2, seat, Budget(iterations=40), seeded(9), judge)
        search.think(other)
        visits.add(tuple((m.text, node.visits) for m in other.moves(seat) if (node := search.found(m)) is not None))
    assert len(guesses) == len(visits) == 1


def test_a_net_in_the_folder_of_a_game_judges_for_its_number_of_seats(tmp_path: Path) -> None:
    game = with_net(tmp_path)
    assert isinstance(appoint(game, SEATS), LearnedJudge)
    assert type(appoint(game, SEATS, "linear")) is Judge
    assert type(appoint(game, 3)) is Judge
    assert card(game, SEATS) == card(game, 3) == {}


def test_a_card_says_for_which_bots_a_net_is_the_better_judge(tmp_path: Path) -> None:
    game = with_net(tmp_path)
    net_path(game, SEATS).with_suffix(".json").write_text('{"for": ["quick"]}', encoding="utf-8")
    assert isinstance(appoint(game, SEATS, bot=QUICK), LearnedJudge)
    assert type(appoint(game, SEATS)) is Judge


def test_a_net_for_other_rows_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadNet, match="other rows"):
        appoint(with_net(tmp_path, size=7), SEATS)


@pytest.mark.parametrize("level", ["quick@2", "search@30i"])
def test_a_level_says_by_which_value_it_judges(tmp_path: Path, level: str) -> None:
    game = with_net(tmp_path)
    state = game.start(SEATS, 2)
    play_out(state, seeded(2), 8)
    best, linear = bot(level, game, seeded(1)), bot(f"{level}:linear", game, seeded(1))
    plain = (
        bot(level, GAME, seeded(1)) if not net_path(GAME, SEATS).exists() else bot(f"{level}:linear", GAME, seeded(1))
    )
    seat = state.waiting()[0]
    assert linear.choose(state, seat) is plain.choose(state, seat)
    assert "linear" in repr(linear) and "linear" not in repr(best)


@pytest.mark.parametrize(
    ("level", "kind"),
    {"quick:linear": QuickBot, "easy:linear": QuickBot, "search:linear": SearchBot, "hard:linear": SearchBot}.items(),
)
def test_every_level_of_the_house_can_be_told_to_judge_by_the_linear_value(level: str, kind: type) -> None:
    found = bot(level, GAME, seeded(1))
    assert isinstance(found, kind)
    assert found.value == "linear"  # type: ignore[attr-defined]
    assert budget_text(level) == ""  # helpers in other processes would judge by the best value


def test_a_value_that_nobody_knows_is_refused() -> None:
    with pytest.raises(UnknownLevel, match="linear"):
        bot("quick@2:clever", GAME, seeded(1))


def test_what_a_position_should_have_been_worth_is_a_mix_of_what_came_later() -> None:
    practice = Practice(learned(GAME, SEATS), seeded(1), whims=0, trace=0.5)
    practice.aim([[0.9, 0.1], [0.6, 0.4], [0.2, 0.8]], [0.0, 1.0])
    # The last becomes the end; the second half the end and half the third; the first half that and half the second.
    assert practice.aims == pytest.approx([0.35, 0.65, 0.1, 0.9, 0.0, 1.0])


def test_practice_keeps_a_row_of_every_seat_for_every_decision() -> None:
    judge = learned(GAME, SEATS)
    practice = Practice(judge, seeded(1), whims=500, trace=0.7)
    practice.play(GAME.start(SEATS, 5))
    assert practice.games == 1
    assert len(practice.aims) == SEATS * len(practice.rows) > 40
    assert {len(rows) for rows in practice.rows} == {SEATS * judge.observer.size}
    assert sorted(practice.aims[-SEATS:]) == pytest.approx(sorted([1 - practice.aims[-1], practice.aims[-1]]))


SHIPPED = [(game, seats) for game in SHELF for seats in game.seats if net_path(game, seats).exists()]


@pytest.mark.parametrize(("game", "seats"), SHIPPED, ids=str)
def test_a_net_of_the_house_fits_its_rows_has_a_card_and_beats_the_linear_value(game: Game, seats: int) -> None:
    path = net_path(game, seats)
    assert isinstance(appoint(game, seats, bot=QUICK), LearnedJudge)
    assert path.stat().st_size < 200_000
    card = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    assert card["command"].startswith(f"atoll train {game.name} --seats {seats} ")
    assert card["rules"] == game.rules
    won = [trial(game.name, seats, path.read_bytes(), deal, 1) for deal in range(4)]
    assert sum(won) / len(won) > 1 / seats
