"""What a hint says first: what a move gains or costs."""

from collections import Counter

import pytest

from atoll.games.arnak import ARNAK
from atoll.games.arnak.rules.board import NOBODY
from atoll.games.arnak.rules.components import ROUNDS
from atoll.games.arnak.rules.gist import gist
from atoll.games.arnak.rules.rounds import KeepCards
from atoll.games.arnak.rules.scoring import points
from atoll.games.arnak.rules.state import Arnak
from atoll.kernel.rng import seeded
from atoll.text.speaker import Speaker

from .table import (
    ask,
    bare,
    discovered,
    give,
    hold,
    lay_row,
    new_game,
    research_at,
    say,
    stack_deck,
    stand,
    supply,
    turn,
)

ANNA = 0


def says(state: Arnak, text: str, language: str = "en") -> str:
    """What speaks for a word that can be said."""
    move = state.lexicon()[text]
    assert move in state.moves(ANNA)
    after = state.copy()
    after.play(ANNA, move)
    event = gist(state, move, after, ANNA)
    return "" if event is None else Speaker(ARNAK, language).tell(event, ANNA)


def a_turn(hand: str = "funding-boat", **tokens: int) -> Arnak:
    """It is Anna's turn on a bare table, with a hand and tokens."""
    state = bare()
    hold(state, ANNA, hand)
    stack_deck(state, ANNA, "funding-boat exploration-car")
    give(state, ANNA, **tokens)
    return state


@pytest.mark.rule("arnak 6.2")
def test_a_discovery_tells_its_idols() -> None:
    state = a_turn("funding-boat exploration-boat hat", compass=6, coin=6)
    turn(state)
    words = {move.text: says(state, move.text) for move in state.moves(ANNA) if move.text.startswith("discover")}
    assert words["discover i-1"] == "You find an idol, worth 3 points, and wake a guardian."
    assert words["discover ii-1"] == "You find two idols, worth 6 points, and wake a guardian."


@pytest.mark.rule("arnak 5.3", "arnak 7.5")
def test_a_dig_tells_what_the_site_gives_and_who_lives_there() -> None:
    state = a_turn("funding-boat exploration-boat hat", coin=6)
    discovered(state, "i-1", "site-i-08")
    discovered(state, "i-2", "site-i-08", "guardian-1")
    discovered(state, "i-3", "site-i-01", "guardian-2")
    turn(state)
    assert says(state, "dig i-1") == "The site gives you 1 jewel."
    assert says(state, "dig i-2") == "The site gives you 1 jewel; its guardian, unless overcome, a Fear."
    assert says(state, "dig i-3") == "A guardian lives there: unless you overcome it, going home brings you a Fear."
    state.players[ANNA].masked = True
    assert says(state, "dig i-2") == "The site gives you 1 jewel."


@pytest.mark.rule("arnak 7.2")
def test_overcoming_tells_its_points() -> None:
    state = a_turn(coin=9, compass=9, tablet=9, arrowhead=9, jewel=9)
    discovered(state, "i-1", "site-i-01", "guardian-1")
    stand(state, ANNA, "i-1")
    turn(state)
    told = "It makes 5 points and a boon of the guardian, and spares you its Fear."
    assert says(state, "overcome i-1") == told
    assert says(state, "pass") == "It ends your round, and a guardian will give you a Fear on the way home."


@pytest.mark.rule("arnak 9.1", "arnak 9.2")
def test_a_purchase_tells_its_points_and_where_the_card_goes() -> None:
    state = a_turn(coin=9, compass=9)
    lay_row(state, "whip - - - - sundial")
    turn(state)
    assert says(state, "buy whip") == "It is worth 1 point at the end, and comes into your hand in later rounds."
    assert says(state, "buy sundial") == "It is worth 1 point at the end, and works at once without a tablet."


@pytest.mark.rule("arnak 15.2")
def test_research_tells_the_points_of_its_row() -> None:
    state = a_turn(coin=9, compass=9, tablet=9, arrowhead=9, jewel=9)
    supply(state, "assistant-1", "assistant-2", "assistant-3")
    turn(state)
    made = {move.text: says(state, move.text) for move in state.moves(ANNA) if move.text.startswith("research")}
    assert made["research glass 1"] == "It brings you up the research track: 1 point more at the end."
    research_at(state, 1, 0)
    state.listed = None
    assert says(state, "research notebook 1") == "It brings you up the research track, but no points yet."


@pytest.mark.rule("arnak 8.4")
def test_a_slot_tells_the_points_that_it_would_score_empty() -> None:
    state = a_turn(coin=3)
    state.players[ANNA].crates = 2
    turn(state)
    assert says(state, "slot tablet") == "It gives up the point that the empty slot would score."
    state.players[ANNA].slots = 2
    state.listed = None
    assert says(state, "slot tablet") == "It gives up the 3 points that the empty slot would score."


@pytest.mark.rule("arnak 2.5")
def test_passing_tells_what_is_left_undone() -> None:
    state = a_turn()
    turn(state)
    assert says(state, "pass") == "It leaves both archaeologists at home for this round; tokens stay with you."
    stand(state, ANNA, "camp-1-a")
    state.listed = None
    assert says(state, "pass") == "It leaves an archaeologist at home for this round; tokens stay with you."
    stand(state, ANNA, "camp-2-a")
    state.listed = None
    assert "Both your archaeologists are out" in says(state, "pass")
    state.round = ROUNDS
    assert says(state, "pass") == "Nothing comes after this round: tokens you keep count for nothing."


@pytest.mark.rule("arnak 4.2", "arnak 13.1")
def test_a_card_that_pays_for_travel_tells_what_it_could_have_done() -> None:
    state = a_turn("fear whip", coin=2)
    turn(state)
    say(state, next(move.text for move in state.moves(ANNA) if move.text.startswith("dig camp") and "-a" in move.text))
    assert says(state, "travel fear") == "A Fear is good for nothing else."
    assert says(state, "travel whip") == "The card is gone for this round, and with it what it could have done."


def test_what_a_card_gives_is_told_in_tokens() -> None:
    state = a_turn("funding-boat")
    turn(state)
    assert says(state, "play funding-boat") == "It gives you 1 coin at once."
    assert says(state, "play funding-boat", "fr") == "Il vous donne aussitôt 1 pièce."


@pytest.mark.rule("arnak 14.2")
def test_cards_left_in_hand_tell_what_keeping_them_costs() -> None:
    state = bare()
    hold(state, ANNA, "funding-boat whip")
    ask(state, KeepCards(), ANNA)
    state.turn = NOBODY
    assert says(state, "keep") == "You keep 2 cards, and draw so many fewer."
    assert says(state, "discard whip") == "It makes room for another card of your deck in the next round."


def test_in_random_games_the_points_that_are_told_are_made() -> None:
    said: Counter[str] = Counter()
    for seed in range(4):
        state = new_game(2, seed)
        dice = seeded(seed)
        while not state.over():
            seat = state.waiting()[0]
            moves = state.moves(seat)
            move = moves[dice.below(len(moves))]
            before = state.copy()
            state.play(seat, move)
            event = gist(before, move, state, seat)
            if event is None:
                continue
            said[event.note.name] += 1
            made = points(state, seat) - points(before, seat)
            if event.note.name in ("gist-climbs", "gist-scores"):
                assert made == event.values[0]
            elif event.note.name == "gist-costs":
                assert made == -event.values[0]
    assert said["gist-climbs"] > 2 and len(said) > 15
