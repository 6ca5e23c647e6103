"""What players can say: the words of a game, and what a question offers of them."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from .notes import Event, Note


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """One word of a game's lexicon: made once at import, shared by every state."""

    def __init__(self, verb: Note, text: str, values: tuple[int, ...] = (), free: bool = False) -> None:
        self.verb: Final = verb  # its label for people
        self.text: Final = text  # "place 3": log, wire, database, notation
        self.values: Final = values  # what fills the blanks of the label
        self.free: Final = free  # a free action leaves the question standing
        self.game = ""  # the game it is a word of, once there is one
        self.code: i64 = -1  # its number in the lexicon: the RL action
        self.heard: i64 = -1  # what other seats hear: the first word with the same label but for its secret blanks

    def heard_as(self) -> tuple[object, ...]:
        """The label without its secrets; words that sound alike to the others share it."""
        if not self.verb.secret:
            return (self.text,)
        pairs = zip(self.verb.blanks, self.values, strict=True)
        return (self.verb.name, *[value for (_, _, secret), value in pairs if not secret])

    def __repr__(self) -> str:
        return f"atoll.move({self.game!r}, {self.text!r})" if self.game else f"Move({self.text!r})"


@mypyc_attr(acyclic=True, free_list_len=1)
class Menu:
    """What a question offers. Asked about one word, it also hears why that one is refused.

    A question walks over its words once and says of each "offer" or "refuse", so the list of legal moves
    and the answers to "why not?" are the same lines of code.
    """

    def __init__(self, asked: Move | None = None) -> None:
        self.moves: Final[list[Move]] = []
        self.asked: Final = asked
        self.reason: Event | None = None
        self.own: i64 = 0  # how many moves the question itself offers, free ones left out

    def offer(self, move: Move) -> None:
        self.moves.append(move)

    def offer_all(self, moves: list[Move]) -> None:
        all_moves = self.moves
        all_moves += moves  # compiled, twice as fast as extending

    def refuse(self, move: Move, note: Note, a: i64 = -1, b: i64 = -1, c: i64 = -1) -> None:
        """This word is not to be had now, for that reason."""
        if self.asked is move:
            self.reason = Event(note, -1, (a, b, c))

    def refuse_all(self, moves: list[Move], note: Note, a: i64 = -1, b: i64 = -1, c: i64 = -1) -> None:
        """None of these words is to be had, all for one reason."""
        if self.asked is not None and self.asked in moves:
            self.reason = Event(note, -1, (a, b, c))

    def otherwise(self, moves: list[Move], note: Note, a: i64 = -1, b: i64 = -1, c: i64 = -1) -> None:
        """The reason for those of these words that nothing was said about; what the word is about fills its blanks.

        With values, these fill the blanks instead.
        """
        asked = self.asked
        if asked is not None and self.reason is None and asked in moves and asked not in self.moves:
            self.reason = Event(note, -1, (a, b, c) if a >= 0 else asked.values)
