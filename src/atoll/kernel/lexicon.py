"""All that can be said in a game, numbered once at import."""

from collections.abc import Iterator, Sequence
from operator import index
from typing import TYPE_CHECKING, Any, SupportsIndex, overload

from .mistakes import Mistake
from .moves import Move

if TYPE_CHECKING:
    from .game import Game


class UnknownWord(Mistake, KeyError):
    """A game has no such word."""

    def __str__(self) -> str:
        return str(self.args[0])  # a KeyError would quote the sentence


class NoSuchNumber(Mistake, IndexError):
    """A game has fewer words."""


class Lexicon(Sequence[Move]):
    """A sequence of words; a word's place in it is its number, the action of a learning agent.

    >>> import atoll
    >>> lexicon = atoll.game("costa-ruana").lexicon
    >>> lexicon["place 2"].code
    1
    >>> lexicon[1]
    atoll.move('costa-ruana', 'place 2')
    """

    def __init__(self, moves: list[Move]) -> None:
        self.moves = moves
        self.game: Game[Any, Any] | None = None  # the title that speaks it, once there is one
        self._by_text: dict[str, Move] = {}
        sounds: dict[tuple[object, ...], int] = {}
        for code, move in enumerate(moves):
            if move.text in self._by_text:
                raise ValueError(f"the word {move.text!r} stands twice in the lexicon")
            move.code = code
            move.heard = sounds.setdefault(move.heard_as(), code)
            self._by_text[move.text] = move

    def __repr__(self) -> str:
        return f"atoll.game({self.game.name!r}).lexicon" if self.game is not None else f"Lexicon({self.moves!r})"

    def __len__(self) -> int:
        return len(self.moves)

    def __iter__(self) -> Iterator[Move]:
        return iter(self.moves)

    def __contains__(self, word: object) -> bool:
        """Whether this move is one of the words."""
        return isinstance(word, Move) and 0 <= word.code < len(self.moves) and self.moves[word.code] is word

    @overload
    def __getitem__(self, key: SupportsIndex | str) -> Move: ...
    @overload
    def __getitem__(self, key: slice) -> list[Move]: ...
    def __getitem__(self, key: SupportsIndex | str | slice) -> Move | list[Move]:
        """A word by its number or its text."""
        if isinstance(key, slice):
            return self.moves[key]
        if isinstance(key, str):
            found = self.find(key)
            if found is not None:
                return found
        elif hasattr(key, "__index__"):
            try:
                return self.moves[index(key)]
            except IndexError:
                raise NoSuchNumber(f"{self._title} has words 0 to {len(self.moves) - 1}, not {key}") from None
        raise UnknownWord(f"{key!r} is no word of {self._title}")

    @property
    def _title(self) -> str:
        return self.game.title if self.game is not None else "this game"

    def find(self, text: str) -> Move | None:
        """The word with this text, spaces folded; None if there is none."""
        return self._by_text.get(" ".join(text.split()))

    def meant(self, word: object) -> Move | None:
        """The word of this game that a text or a move stands for; None if it is none."""
        if isinstance(word, str):
            return self.find(word)
        return word if isinstance(word, Move) and word in self else None

    def heard(self, move: Move, by: int, seat: int) -> Move:
        """A move made by one seat as another hears it: secrets only if they are its own."""
        return move if by == seat else self.moves[move.heard]
