"""Players in a terminal: each seat has a colour, an emblem and a name."""

from rich.markup import escape

from .speaker import Speaker


class Seats:
    """How a game marks its seats in a terminal."""

    def __init__(self, colours: tuple[str, ...], emblems: str) -> None:
        self.colours = colours
        self.emblems = emblems

    def emblem(self, seat: int) -> str:
        """The emblem of a seat in its colour; also a piece of its own."""
        return f"[{self.colours[seat]}]{self.emblems[seat]}[/{self.colours[seat]}]"

    def name(self, seat: int, speaker: Speaker) -> str:
        """What the table calls a seat, behind its emblem."""
        return f"{self.emblem(seat)} {escape(speaker.name(seat))}"
