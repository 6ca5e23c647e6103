"""The words that both sides use, with their limits, and what a table agrees on before the game."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from atoll.text.catalogue import LANGUAGES

Language = Annotated[str, Meta(pattern=f"^({'|'.join(LANGUAGES)})$")]
"""What a client may ask for: the code of a language that the server speaks; `Messages` lists them."""
Shape = Literal["wide", "tall", "tablet", "none"]
"""How a reader wants the scene laid out: a tablet is held upright; `none` for readers that only need the words."""
Phase = Literal["gathering", "playing", "over"]
SeatKind = Literal["person", "bot", "open", "invite"]
Pace = Literal["live", "turns"]
Resigning = Literal["bot", "end"]
"""What follows when somebody gives up for good: a bot plays on in the seat, or the game ends."""
Ending = Literal["played", "resigned", "abandoned"]
"""How a game came to its end: by the rules, because somebody gave up, or because everybody wished it."""
Strength = Literal["", "compiling", "compiled"]
"""How fast bots think: slowly until their code is compiled."""
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Word = Annotated[str, Meta(min_length=1, max_length=120)]
Count = Annotated[int, Meta(ge=0, le=100_000)]
QuestionNumber = Annotated[int, Meta(ge=0, lt=2**31)]
SeatNumber = Annotated[int, Meta(ge=-1, le=15)]
Short = Annotated[str, Meta(max_length=40)]


class Asked(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends: anything unknown in it is refused."""


class Clock(Asked, frozen=True):
    """A time bank for each person and what every answer adds to it, in seconds."""

    bank: Annotated[int, Meta(ge=10, le=30 * 86_400)]
    increment: Annotated[int, Meta(ge=0, le=7 * 86_400)] = 0


class Terms(Struct, frozen=True, kw_only=True):
    """What a table agrees on before the game."""

    options: Annotated[dict[Short, Short], Meta(max_length=20)] = {}
    title: Short = ""
    pace: Pace = "live"
    clock: Clock | None = None
    hints: bool = True  # players may ask a bot for advice
    guests: bool = True  # strangers with the link may watch
    open_talk: bool = False  # and read the players' chat
    stand_ins: bool = True  # a bot may play for somebody who is gone
    absence: Annotated[int, Meta(ge=30, le=3600)] = 120  # seconds after which it does so by itself in a live game
    resigning: Resigning = "bot"
