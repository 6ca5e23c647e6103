"""What the table shows and says of a round, in the browser and in the terminal."""

from io import StringIO

import pytest
from rich.console import Console

from atoll.games.costa_ruana import COSTA_RUANA
from atoll.games.costa_ruana.face.terminal import draw
from atoll.games.costa_ruana.rules.rounds import TURN_CONDITION, AskShaman
from atoll.games.costa_ruana.rules.state import CostaRuana
from atoll.scene import Scene, Sprite
from atoll.text.speaker import Speaker

from .table import KINDS, empty_table, lay, push

TURNED = 0  # the sky


def speaker(state: CostaRuana) -> Speaker:
    return Speaker(COSTA_RUANA, "en", [f"P{seat + 1}" for seat in range(state.seats)])


def drawn(state: CostaRuana, seat: int = 0) -> Scene:
    assert COSTA_RUANA.stage is not None
    return COSTA_RUANA.stage(COSTA_RUANA.look(state, seat), speaker(state), True)


def thing(shown: Scene, name: str) -> Sprite:
    [found] = [sprite for panel in shown.panels for sprite in panel.sprites if sprite.id == name]
    return found


def written(state: CostaRuana) -> str:
    console = Console(file=StringIO(), width=200)
    console.print(draw(COSTA_RUANA.look(state, 0), speaker(state)))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


@pytest.mark.rule("costa-ruana 3.4")
def test_before_the_turn_each_condition_card_says_what_would_act() -> None:
    state = empty_table(2)
    assert thing(drawn(state), "sky").detail == "Day and High tide cards act if this card is turned."
    assert thing(drawn(state), "tide").detail == "Night and Low tide cards act if this card is turned."
    assert "choice: Day and High tide, or Night and Low tide." in written(state)


@pytest.mark.rule("costa-ruana 3.4")
def test_after_the_turn_both_say_what_acts_and_no_choice_is_left() -> None:
    state = empty_table(2)
    push(state, [AskShaman(TURN_CONDITION)])
    state.say(0, "flip day-night")
    for card in ("sky", "tide"):
        assert thing(drawn(state), card).detail == "Day and High tide cards act this round."
    assert "Showing: Day and High tide; cards with these backgrounds act this round." in written(state)
    assert "choice" not in written(state)


@pytest.mark.rule("costa-ruana 3.5")
def test_a_card_in_hand_can_act_before_the_turn_and_no_more_after_it() -> None:
    state = empty_table(2)
    state.hands[0] = [KINDS["place-1/day"]]
    assert "It acts if the Shaman turns the sky." in thing(drawn(state), "hand_place-1-day").detail
    state.turned = TURNED
    assert "It was not played this round." in thing(drawn(state), "hand_place-1-day").detail


@pytest.mark.rule("costa-ruana 3.7")
def test_those_who_carry_out_a_card_stand_beside_it_in_their_order() -> None:
    state = empty_table(4)
    lay(state, "place-1/night", before=2, natives=(0, 1, 2))
    row = next(panel for panel in drawn(state).panels if panel.name == "row-3")
    doers = [
        sprite.symbols for sprite in row.sprites if sprite.symbols.startswith(("bead-", "native-")) and not sprite.part
    ]
    emblems = [symbols.split("-")[1] for symbols in doers]
    by_seat = [sprite.symbols.split("-")[1] for sprite in row.sprites if sprite.id.startswith("visitor_")]
    assert emblems == [by_seat[2], by_seat[2], by_seat[0], by_seat[1]]


@pytest.mark.rule("costa-ruana 1.5")
def test_on_the_discard_pile_lies_the_card_that_was_discarded_last() -> None:
    state = empty_table(2)
    state.discards = [KINDS["return-2/day"], KINDS["move-native/night"], KINDS["place-1/day"]]
    pile = thing(drawn(state), "discards")
    assert pile.symbols == "ground-day effect-place-1"
    assert pile.title == "Discard pile, on top “Place 1 native” (Day)"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("wide", "room"), [(True, 114 / 7.6), (False, 88 / 6.5)])
@pytest.mark.parametrize("name", ["Cormorant", "Bartholomew the Second", "Ben"])
def test_a_long_name_stays_over_its_column(language: str, wide: bool, room: float, name: str) -> None:
    state = COSTA_RUANA.start(seats=6, seed=1)
    speaker = Speaker(COSTA_RUANA, language, [name] * 6)
    assert COSTA_RUANA.stage is not None
    scene = COSTA_RUANA.stage(COSTA_RUANA.look(state, 0), speaker, wide)
    turns = next(panel for panel in scene.panels if panel.name == "turns")
    middle = next(sprite for sprite in turns.sprites if sprite.id == "shaman")
    over = [s.text for s in turns.sprites if s.text and abs(s.x - middle.x - middle.w / 2) < 1]
    assert len(over) == 2 and all(len(text) <= room for text in over) and over[0][:3] == name[:3]


@pytest.mark.parametrize("seats", range(2, 7))
def test_what_floats_in_the_sea_lies_on_no_name_of_an_island(seats: int) -> None:
    panels = drawn(COSTA_RUANA.start(seats=seats, seed=1)).panels
    water = next(panel for panel in panels if panel.name == "sea")
    floats = [sprite for sprite in water.sprites if sprite.symbols in {"compass", "whale", "canoe", "cartouche"}]
    assert len(floats) == 4
    for panel in panels:
        for name in (sprite for sprite in panel.sprites if sprite.text and sprite.face == "isle"):
            half = len(name.text) * 3.5
            for it in floats:
                beside = name.x + half < it.x or it.x + it.w < name.x - half
                assert beside or name.y < it.y or it.y + it.h < name.y - 14, (seats, name.text, it.symbols)
