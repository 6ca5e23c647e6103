"""What is drawn where: Python decides, the client only draws. One unit is one pixel at zoom 1.

Scenes are msgspec structs: hundreds of sprites go over the wire with every move, and a struct leaves out what has its
usual value. None of them is part of a cycle, so the garbage collector leaves them alone.
"""

from collections.abc import Callable, Iterable
from functools import wraps
from itertools import count
from typing import Concatenate, ParamSpec, Protocol, TypedDict, Unpack

import msgspec
from msgspec import Struct, field

Shown = ParamSpec("Shown")
_numbers = count()

REMEMBERED = 24_000
"""How many sprites are remembered for a game in a language: some hundred tables full, as several readers see them."""
NAMED = 16
"""So many sprites of pieces weigh as much as one of a panel's own: only their places in its lists are kept."""


class Voice(Protocol):
    """Whoever finds the words for a scene: a speaker of the reader's language."""

    drawn: "Drawings"  # panels in its words
    called: bytes  # the names that it gives to seats
    told: int  # how often it has told one

    def message(self, name: str, /, **blanks: str | int) -> str:
        """A message of the catalogue."""
        ...

    def detail(self, name: str, attribute: str, /) -> str:
        """The longer text of a thing with a short name."""
        ...

    def name(self, seat: int) -> str:
        """What the table calls a seat."""
        ...


class Sprite(Struct, frozen=True, omit_defaults=True, gc=False):
    """A thing on the table, a label (`text`) or a plain box (`face` alone).

    Its id is its identity: the same id elsewhere means that it has travelled. An id that ends in `~2` is another
    thing just like the first, and as good a target for a move.
    """

    x: float
    y: float
    w: float = 0
    h: float = 0
    symbols: str = ""  # names in the game's symbol sheet, lying on top of each other, bottom first
    face: str = ""  # the CSS class of a label or a box
    id: str = ""
    title: str = ""  # what it is, in words; empty for decoration
    detail: str = ""  # what this one does, in words: shown with the thing drawn large
    about: str = ""  # what all such things are: the message `about-…` of the game, which everybody is sent once
    button: str = ""  # what the button says that chooses it, where the move alone says too little
    state: str = ""  # CSS classes for looks that the game decides ("doing", "idle")
    seat: int = -1  # whose colour and emblem it takes
    ring: str = ""  # the symbol of its halo, where a rounded box would not fit; "self" if it lights up by itself
    text: str = ""  # a label's words
    part: str = ""  # the id of the sprite it lies on, so that they dim and light together
    turn: float = 0  # degrees
    like: str = ""  # things alike: where one vanishes and another appears, it has travelled
    home: str = ""  # the id of what it comes from when it was nowhere: a pile that keeps its secrets
    goes: str = ""  # the id of where it goes when it is nowhere any more; else it goes to whoever acted
    holds: tuple[str, ...] = ()  # what lies in it unseen, by likeness: things come from and go there
    flips: bool = False  # it has two sides: it is itself whichever shows, and another drawing means it was turned over


class More(TypedDict, total=False):
    """What may be said of a picture or a box beside where it lies: see Sprite."""

    id: str
    title: str
    detail: str
    about: str
    button: str
    state: str
    seat: int
    ring: str
    part: str
    turn: float
    like: str
    home: str
    goes: str
    holds: tuple[str, ...]
    flips: bool


class Sprites(list[Sprite]):
    """The things of a panel. Once it is drawn they never change, so what is made of them can be kept with them."""

    __slots__ = ("borrowed", "coded", "number", "pieces", "since")

    def __init__(self, sprites: Iterable[Sprite] = ()) -> None:
        super().__init__(sprites)
        self.number = next(_numbers)
        self.borrowed = 0  # how many of them belong to pieces
        self.pieces: list[tuple[int, Sprites]] = []  # what was laid here as a whole, and from where on it lies
        self.coded: list[bytes] = []  # each as it is sent, once somebody has been sent it
        self.since: dict[int, bytes] = {}  # by the number of an older drawing: what to send to those who have that

    def lay(self, piece: "Sprites") -> None:
        """Lay a piece that was drawn before."""
        self.pieces.append((len(self), piece))
        self.borrowed += len(piece)
        self += piece


class Panel(Struct, frozen=True, omit_defaults=True, gc=False):
    """A named area of the table with its own units, lying at a place of the scene."""

    name: str
    w: float
    h: float
    x: float = 0
    y: float = 0
    zoom: float = 1
    view: str = ""  # the tab of a narrow screen that shows it: "" is the board, or "hand", "players", or a page
    seat: int = -1  # a player's plate: the client adds clock, connection and whose turn it is
    title: str = ""
    sprites: list[Sprite] = field(default_factory=Sprites)

    def at(self, x: float, y: float, zoom: float = 1, view: str = "") -> "Panel":
        """The same panel at a place of the scene."""
        return Panel(self.name, self.w, self.h, x, y, zoom, view, self.seat, self.title, self.sprites)

    def put(self, symbols: str, x: float, y: float, w: float, h: float, **more: Unpack[More]) -> None:
        """Lay a picture on the panel."""
        self.sprites.append(Sprite(x, y, w, h, symbols, **more))

    def label(self, text: str, x: float, y: float, face: str, *, id: str = "", part: str = "", seat: int = -1) -> None:
        """Write a line on the panel; y is its base line. A number with an id counts when it changes."""
        self.sprites.append(Sprite(x, y, 0, 0, "", face, id, text=text, part=part, seat=seat))

    def box(self, x: float, y: float, w: float, h: float, face: str = "", **more: Unpack[More]) -> None:
        """Draw a plain box; without a face it is a place that is seen only when it can be chosen."""
        self.sprites.append(Sprite(x, y, w, h, "", face, **more))


class Verb(Struct, frozen=True, omit_defaults=True):
    """A kind of move, for tables where a turn offers dozens: chosen first, it lights only its own targets."""

    label: str
    names: list[str]  # the notes of the moves it gathers ("do-dig")
    symbol: str = ""
    ask: str = ""  # what is asked once it is chosen ("Dig where?")


class Page(Struct, frozen=True):
    """One of several boards of a narrow screen, where all at once would be too small to read."""

    name: str  # the view of the panels that are only on this page
    label: str


class Scene(Struct, frozen=True, omit_defaults=True):
    """Everything one reader sees: panels, bottom first, and where in the round we are.

    A panel named "log" is the place that the client may use for log and chat; on a narrow screen it has its own tab.
    """

    w: float
    h: float
    panels: list[Panel]
    steps: list[str] = field(default_factory=list)  # the order of play in a round, in words
    step: int = -1  # the current one
    heading: str = ""  # "Round 3 of 5"
    verbs: list[Verb] = field(default_factory=list)  # where a turn offers too much to be listed
    pages: list[Page] = field(default_factory=list)  # of the board on a narrow screen, if one is not enough


class Drawings:
    """Panels by what they show, for all tables where a game is told in one language.

    Whoever is shown the same is shown the same panel, whatever table it lies on. The key is all that went into the
    drawing, names included where it asked for any; so nobody is shown what another reader sees and they do not.
    """

    def __init__(self, most: int = REMEMBERED) -> None:
        self.most = most
        self.panels: dict[bytes, Panel] = {}
        self.older: dict[bytes, Panel] = {}  # not needed for a while
        self.size = 0

    def get(self, key: bytes) -> Panel | None:
        """The panel that shows this, if it is remembered and was not needed for a while."""
        found = self.older.get(key)
        if found is not None:
            self.keep(key, found)
        return found

    def keep(self, key: bytes, panel: Panel) -> None:
        """Remember a panel; when there are too many sprites, those go that were not needed for longest."""
        self.panels[key] = panel
        self.size += _weight(panel)
        if self.size > self.most // 2:
            self.older, self.panels, self.size = self.panels, {}, 0


def _weight(panel: Panel) -> int:
    """For how many sprites a panel counts: its own, as those of pieces are only named there and lie elsewhere."""
    sprites = panel.sprites
    borrowed = sprites.borrowed if isinstance(sprites, Sprites) else 0
    return 1 + len(sprites) - borrowed + borrowed // NAMED


def remembered(
    draw: Callable[Concatenate[Voice, Shown], Panel],
) -> Callable[Concatenate[Voice, Shown], Panel]:
    """A panel that is drawn anew only when something that it shows has changed.

    It must be a function of the voice and of the plain values it is given. Then the same values are the same panel,
    whoever looks; and who has it already need not be sent it again.
    """
    name = f"{draw.__module__}.{draw.__qualname__}"

    @wraps(draw)
    def recall(voice: Voice, /, *shown: Shown.args, **named: Shown.kwargs) -> Panel:
        key: bytes = _key.encode((name, shown, named))
        panel = voice.drawn.panels.get(key) or voice.drawn.get(key)
        if panel is NAMES_SOMEBODY:
            voice.told += 1  # so does whatever this is a part of
            key += voice.called
            panel = voice.drawn.panels.get(key) or voice.drawn.get(key)
            if panel is None:
                panel = draw(voice, *shown, **named)
                voice.drawn.keep(key, panel)
        elif panel is None:
            told = voice.told
            panel = draw(voice, *shown, **named)
            if voice.told != told:
                voice.drawn.keep(key, NAMES_SOMEBODY)
                key += voice.called
            voice.drawn.keep(key, panel)
        return panel

    return recall


def piece(
    draw: Callable[Concatenate[Panel, Voice, Shown], None],
) -> Callable[Concatenate[Panel, Voice, Shown], None]:
    """A part of a panel, drawn anew only when what it shows has changed; as `remembered`, of plain values alone."""

    @remembered
    @wraps(draw)
    def drawn(voice: Voice, /, *shown: Shown.args, **named: Shown.kwargs) -> Panel:
        panel = Panel("", 0, 0)
        draw(panel, voice, *shown, **named)
        return panel

    @wraps(draw)
    def lay(panel: Panel, voice: Voice, /, *shown: Shown.args, **named: Shown.kwargs) -> None:
        kept = drawn(voice, *shown, **named).sprites
        assert isinstance(panel.sprites, Sprites) and isinstance(kept, Sprites)
        panel.sprites.lay(kept)

    return lay


NAMES_SOMEBODY = Panel("names somebody", 0, 0)
"""Stands for panels that are different at every table, as people are named on them."""
_key = msgspec.msgpack.Encoder()
