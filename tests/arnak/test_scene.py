"""What is asked for is laid out, even where it usually lies in a pile."""

import pytest

from atoll.games.arnak import ARNAK
from atoll.games.arnak.rules.assistants import Rescue
from atoll.games.arnak.rules.buying import TO_HAND, TO_PLAY_AREA, GainExiled, receive
from atoll.games.arnak.rules.components import ITEM
from atoll.games.arnak.rules.effects import effect
from atoll.games.arnak.rules.research import CLAIM_HIDDEN
from atoll.games.arnak.rules.state import Arnak
from atoll.scene import Scene
from atoll.text.speaker import Speaker

from .table import BONUS, CARD, ask, bare, cards, new_game, settle

SIZES = pytest.mark.parametrize("wide", [True, False], ids=["wide", "tall"])


def scene(state: Arnak, *, seat: int = 0, wide: bool = True) -> Scene:
    assert ARNAK.stage is not None
    return ARNAK.stage(ARNAK.look(state, seat), Speaker(ARNAK, "en", ["Anna", "Ben"]), wide)


def titles(shown: Scene) -> dict[str, str]:
    return {sprite.id: sprite.title for panel in shown.panels for sprite in panel.sprites if sprite.title}


def take_from_exile() -> Arnak:
    state = bare()
    state.market.exile = cards("hat dog stone-jar")
    ask(state, GainExiled(ITEM, True, TO_HAND))
    return state


def rescue() -> Arnak:
    state = bare(temple="snake")
    state.research.rescue = [1, 5, 9]
    ask(state, Rescue())
    return state


def claim() -> Arnak:
    state = bare()
    state.research.arrivals, state.research.temple_bonuses = [0], [BONUS["tablet"], BONUS["coin"]]
    ask(state, CLAIM_HIDDEN)
    return state


def resolve() -> Arnak:
    state = bare()
    state.turn = 0
    receive(state, 0, CARD["stone-jar"], TO_PLAY_AREA)
    settle(state)
    return state


def choose() -> Arnak:
    state = bare()
    options = [[{"op": "gain", "res": "coin", "n": 1}], [{"op": "draw", "n": 1, "from": "top"}]]
    ask(state, effect([{"op": "choose", "k": 1, "options": options}]))
    return state


@SIZES
@pytest.mark.parametrize("asked", [take_from_exile, rescue, claim, resolve, choose], ids=lambda asked: asked.__name__)
def test_what_one_is_asked_about_can_be_pointed_at(asked: object, wide: bool) -> None:
    assert callable(asked) and ARNAK.targets is not None
    state = asked()
    pointed = [thing for move in state.moves(0) for thing in ARNAK.targets(move)]
    assert pointed and set(pointed) <= set(titles(scene(state, wide=wide)))


def test_the_others_do_not_see_what_is_laid_out_for_me() -> None:
    state = rescue()
    assert "offer" in {panel.name for panel in scene(state).panels}
    assert "offer" not in {panel.name for panel in scene(state, seat=1).panels}


def test_a_slot_says_what_it_costs() -> None:
    assert titles(scene(bare()))["slot_jewel"] == "An idol into a slot: a jewel for 1 coin"


@SIZES
def test_the_rival_has_a_plate_a_name_and_the_tiles_of_its_round(wide: bool) -> None:
    state = new_game(1)
    assert state.rival is not None
    state.rival.used = [state.rival.stack.pop(0)]
    shown = titles(scene(state, wide=wide))
    assert shown["rival"].startswith("The rival")
    assert shown["glass_2"] == "Magnifying glass of Rival"
    rival = ARNAK.look(state, 0).rival
    assert rival is not None
    tile = rival.used[0]
    assert f"tile_{tile}" in shown


def test_a_phone_has_pages_and_everything_of_mine_under_the_island() -> None:
    shown = scene(new_game(2), wide=False)
    assert [page.label for page in shown.pages] == ["Island", "Temple", "Market"]
    here = {sprite.id for panel in shown.panels if panel.view == "island" for sprite in panel.sprites}
    assert {"token_coin", "home_0", "deck"} <= here and [name for name in here if name.startswith("hand_")]


def test_a_phones_page_of_players_shows_what_the_reader_has_too() -> None:
    shown = scene(new_game(2), wide=False)
    ids = {sprite.id for panel in shown.panels if panel.view == "players" for sprite in panel.sprites}
    assert {"coin_of_1", "hand_of_1", "coin_of_2", "hand_of_2"} <= ids
