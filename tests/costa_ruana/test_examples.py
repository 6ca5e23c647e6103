"""The worked examples of the rulebook, played from beginning to end."""

from atoll.games.costa_ruana.rules.components import BACKGROUNDS
from atoll.games.costa_ruana.rules.rounds import ROUND
from atoll.kernel.numbers import packed

from .table import KINDS, empty_table, happened, push, put

ANTONY, MARY, SERGE = 0, 1, 2


def test_the_rulebooks_round() -> None:
    """Pictures 2 to 4: six cards, three natives, two cards that do not match, and who does what in which order."""
    state = empty_table(3, shaman=ANTONY, showing=("day", "high_tide"))
    state.hands[ANTONY] = sorted([KINDS["place-2/night"], KINDS["move-native/high-tide"]])
    state.hands[MARY] = sorted([KINDS["return-1/day"], KINDS["place-3/low-tide"]])
    state.hands[SERGE] = sorted([KINDS["place-3/high-tide"], KINDS["return-1/night"]])
    for seat in range(3):
        for island in (1, 2, 3):
            put(state, seat, island)
    assert state.supply == packed([7, 7, 7])
    events = push(state, ROUND)
    state.say(ANTONY, "show place-2/night 1")
    state.say(MARY, "show return-1/day 3")
    state.say(SERGE, "show place-3/high-tide 3")
    state.say(ANTONY, "hide move-native/high-tide 1")
    state.say(MARY, "hide place-3/low-tide 2")
    state.say(SERGE, "hide return-1/night 1")
    state.say(ANTONY, "stand 4")
    state.say(MARY, "stand 4")
    state.say(SERGE, "stand 3")
    assert state.supply == packed([6, 6, 6])
    state.say(ANTONY, "flip day-night")
    assert [BACKGROUNDS[side] for side in state.sides] == ["night", "high_tide"]
    assert [values[0] + 1 for _, values in happened(events, "inactive")] == [2, 5]
    state.say(ANTONY, "return 1")
    state.say(ANTONY, "place 4")
    state.say(ANTONY, "place 4")
    state.say(ANTONY, "move 2 1 5")
    state.say(ANTONY, "move 2 2 5")
    state.say(MARY, "move 1 2 6")
    for island in (1, 1, 1, 2, 2):
        state.say(SERGE, f"place {island}")
    assert [state.on_islands(seat) for seat in range(3)] == [4, 3, 8]
    assert (state.supply[ANTONY], state.supply[MARY], state.supply[SERGE]) == (6, 7, 1)
    state.say(SERGE, "place 2")
    resolved = [(seat, values[0] + 1) for seat, values in happened(events, "resolves")]
    copied = [(seat, values[0] + 1) for seat, values in happened(events, "copies")]
    assert resolved == [(ANTONY, 6), (ANTONY, 1), (ANTONY, 4), (SERGE, 3)]
    assert copied == [(ANTONY, 4), (MARY, 4), (SERGE, 3)]
    # Serge's six used up his supply exactly: the copying native came home only afterwards.
    assert happened(events, "native-home")[-1] == (SERGE, ())
    assert state.over()
