"""Panels that are drawn once."""

from atoll.scene import REMEMBERED, Panel, Voice, remembered


class Mute:
    """A voice without words."""

    def __init__(self) -> None:
        self.drawn: dict[bytes, Panel] = {}

    def message(self, name: str, /, **blanks: str | int) -> str:
        return name

    def detail(self, name: str, attribute: str, /) -> str:
        return name

    def name(self, seat: int) -> str:
        return str(seat)


@remembered
def shore(_: Voice, palms: int, wide: bool = True) -> Panel:
    return Panel("shore", palms, 10 if wide else 5)


def test_a_panel_is_the_same_thing_as_long_as_it_shows_the_same() -> None:
    voice = Mute()
    assert shore(voice, 3) is shore(voice, 3)
    assert shore(voice, 3) is not shore(voice, 4)
    assert shore(voice, 3, wide=False) == Panel("shore", 3, 5)


def test_another_voice_draws_its_own_panel() -> None:
    assert shore(Mute(), 3) is not shore(Mute(), 3)


def test_a_voice_forgets_the_panel_that_was_not_needed_for_longest() -> None:
    voice = Mute()
    first, second = shore(voice, 0), shore(voice, 1)
    for palms in range(2, REMEMBERED + 1):
        assert shore(voice, 0) is first
        shore(voice, palms)
    assert len(voice.drawn) == REMEMBERED
    assert shore(voice, 0) is first
    assert shore(voice, 1) is not second
