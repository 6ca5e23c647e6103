"""Panels that are drawn once."""

import msgspec

from atoll.scene import Drawings, Panel, Voice, piece, remembered


class Mute:
    """A voice without words, at a table of people."""

    def __init__(self, drawn: Drawings, *names: str) -> None:
        self.names = names
        self.called = msgspec.msgpack.encode(names)
        self.told = 0
        self.drawn = drawn

    def message(self, name: str, /, **blanks: str | int) -> str:
        return name

    def detail(self, name: str, attribute: str, /) -> str:
        return name

    def name(self, seat: int) -> str:
        self.told += 1
        return self.names[seat]


@remembered
def plate(voice: Voice, seat: int) -> Panel:
    panel = Panel(f"plate-{seat}", 1, 1, title="" if seat < 0 else voice.name(seat))
    panel.box(0, 0, 1, 1)
    return panel


@remembered
def shore(_: Voice, palms: int, wide: bool = True) -> Panel:
    return Panel("shore", palms, 10 if wide else 5)


def test_a_panel_is_the_same_thing_as_long_as_it_shows_the_same() -> None:
    voice = Mute(Drawings())
    assert shore(voice, 3) is shore(voice, 3)
    assert shore(voice, 3) is not shore(voice, 4)
    assert shore(voice, 3, wide=False) == Panel("shore", 3, 5)


def test_another_language_has_its_own_panels() -> None:
    assert shore(Mute(Drawings()), 3) is not shore(Mute(Drawings()), 3)


def test_tables_share_panels_that_name_nobody_and_keep_their_names_apart() -> None:
    drawn = Drawings()
    anna, chloe, again = Mute(drawn, "Anna", "Ben"), Mute(drawn, "Chloé", "Ben"), Mute(drawn, "Anna", "Ben")
    assert shore(anna, 3) is shore(chloe, 3)
    for _ in range(2):
        assert [plate(voice, 0).title for voice in (anna, chloe, again)] == ["Anna", "Chloé", "Anna"]
    assert plate(anna, 0) is plate(again, 0)
    assert plate(anna, 1) is not plate(chloe, 1), "who asks for one name may have asked for all"
    assert plate(anna, -1) is plate(chloe, -1)


def test_panels_that_were_not_needed_for_longest_are_forgotten() -> None:
    drawn = Drawings(most=20)
    voice = Mute(drawn)
    first, second = shore(voice, 0), shore(voice, 1)
    for palms in range(2, 40):
        assert shore(voice, 0) is first
        shore(voice, palms)
        assert len(drawn.panels) + len(drawn.older) <= 22
    assert shore(voice, 1) is not second


@piece
def forest(panel: Panel, _: Voice, trees: int) -> None:
    for tree in range(trees):
        panel.box(tree, 0, 1, 1)


@remembered
def hill(voice: Voice, height: int) -> Panel:
    panel = Panel("hill", 1, height)
    forest(panel, voice, 20)
    return panel


def test_a_piece_counts_once_on_however_many_panels_it_lies() -> None:
    drawn = Drawings(most=200)
    voice = Mute(drawn)
    first = hill(voice, 0)
    for height in range(1, 30):
        hill(voice, height)
    assert hill(voice, 0) is first and not drawn.older
