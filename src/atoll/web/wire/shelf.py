"""What the server tells of its games and of its own texts, before anybody sits down."""

from typing import Literal

from msgspec import Struct

from atoll.scene import Scene


class OptionValue(Struct, frozen=True):
    value: str
    label: str


class OptionView(Struct, frozen=True):
    """Something a table agrees on before the game; the first value is the default.

    `seats` are the numbers of players for whom it makes a difference.
    """

    name: str
    label: str
    values: list[OptionValue]
    seats: list[int]


class Level(Struct, frozen=True):
    """A bot one can play against, weakest first."""

    name: str
    label: str


class GameView(Struct, frozen=True):
    """A title on the shelf, with all that a lobby says of it: a client knows no game by name.

    `art` is the version of its drawings, for their addresses: `symbols.svg?v=<art>`.
    """

    name: str
    title: str
    blurb: str
    seats: list[int]
    usual_seats: int
    minutes: int | None
    weight: Literal["light", "medium", "heavy"] | None
    lesson: bool  # whether it can be learned by playing
    legend: bool  # whether its signs are explained
    options: list[OptionView]
    levels: list[Level]
    art: str
    cover: bool  # whether there is a cover.svg
    drawn: bool


class GameList(Struct, frozen=True):
    """All games, the shortest first: it is the one to begin with."""

    games: list[GameView]


class RuleView(Struct, frozen=True):
    """A numbered paragraph of the rules."""

    id: str
    section: str
    text: str


class Rules(Struct, frozen=True):
    game: str
    title: str
    language: str
    paragraphs: list[RuleView]


class AboutView(Struct, frozen=True):
    """What a kind of thing on the table is, in a sentence, and the paragraph behind it."""

    text: str
    rule: str


class Glossary(Struct, frozen=True):
    """What the things on the table of a game are, by what its sprites are `about`."""

    entries: dict[str, AboutView]


class IconView(Struct, frozen=True):
    """A sign of a game: how it is drawn, its name, what it means, and the paragraph that says so."""

    symbol: str
    name: str
    text: str
    rule: str


class IconGroup(Struct, frozen=True):
    title: str
    icons: list[IconView]


class PictureView(Struct, frozen=True):
    """A step of a game explained by a part of its table; the scene is None where there are only words."""

    title: str
    text: str
    scene: Scene | None
    lit: list[str]  # the sprites it speaks of


class Primer(Struct, frozen=True):
    """What comes before the rulebook: aim and turn in pictures, and the legend of all signs. Both may be empty."""

    game: str
    language: str
    pictures: list[PictureView]
    legend: list[IconGroup]


class LanguageView(Struct, frozen=True):
    """A language that the server speaks, and what it calls itself."""

    code: str
    name: str


class Messages(Struct, frozen=True):
    """The shell's own texts by key. Blanks stand as `{name}`; a counted text has `key.one` and `key.other`."""

    language: str
    languages: list[LanguageView]
    texts: dict[str, str]
