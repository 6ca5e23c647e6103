"""Sentences for people, kept as a name and numbers until somebody reads them in a language."""

from typing import Final


class Note:
    """A message of the catalogue, the rule behind it, and what its blanks mean.

    The name tells its use: ``do-`` labels a move, ``ask-`` a question, ``log-`` an event, ``why-`` a refusal.
    Blanks are written ``name`` or ``name:kind``; the kind says how the number is read ("island", "seat").
    A trailing ``*`` marks a blank that only the seat of the event may read; others read ``<name>-hidden``.
    """

    def __init__(self, name: str, rule: str, blanks: str = "", reveals: bool = False, gain: bool = False) -> None:
        self.name: Final = name
        self.rule: Final = rule
        self.blanks: Final[list[tuple[str, str, bool]]] = [_blank(text) for text in blanks.split()]
        self.secret: Final = "*" in blanks
        self.reveals: Final = reveals  # by the rules it shows all what was hidden, such as a card that is turned up
        self.gain: Final = gain  # somebody gained what counts: told once more at the end of a round

    def __repr__(self) -> str:
        return f"Note({self.name!r}, {self.rule!r})"


def _blank(text: str) -> tuple[str, str, bool]:
    name, _, kind = text.rstrip("*").partition(":")
    return name, kind or name, text.endswith("*")


class Event:
    """A note about a seat, with its blanks filled in: a line of the log, a prompt or a refusal."""

    def __init__(self, note: Note, seat: int, values: tuple[int, ...]) -> None:
        self.note: Final = note
        self.seat: Final = seat
        self.values: Final = values

    def __repr__(self) -> str:
        return f"Event({self.note.name!r}, {self.seat}, {self.values})"
