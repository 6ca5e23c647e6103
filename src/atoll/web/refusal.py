"""What is refused, by name: programs read the name, people the sentence, and nothing has changed."""

from functools import cache
from pathlib import Path

from atoll.text.catalogue import Catalogue, catalogue

STATUS = {
    "bad-message": 400,
    "bad-setup": 400,
    "unknown-key": 403,
    "wrong-origin": 403,
    "wrong-host": 403,
    "not-host": 403,
    "not-seated": 403,
    "no-guests": 403,
    "barred": 403,
    "removed": 403,
    "unknown-page": 404,
    "unknown-table": 404,
    "cancelled": 404,
    "unknown-game": 404,
    "wrong-method": 405,
    "seat-taken": 409,
    "already-seated": 409,
    "not-now": 409,
    "not-over": 409,
    "old-table": 409,
    "moves-lost": 409,
    "stale": 409,
    "illegal": 409,
    "cannot-undo": 409,
    "no-hints": 409,
    "no-vote": 409,
    "too-large": 413,
    "too-fast": 429,
    "house-full": 429,
    "busy": 503,
}


class Refused(Exception):
    """Something that cannot be done now; `detail` fills the sentence where it has a blank."""

    def __init__(self, name: str, detail: str = "") -> None:
        super().__init__(name)
        self.name = name
        self.detail = detail

    @property
    def status(self) -> int:
        return STATUS[self.name]

    def sentence(self, language: str) -> str:
        """The sentence for people."""
        return words(language).message(f"error-{self.name}", detail=self.detail)


@cache
def words(language: str) -> Catalogue:
    """The web's own texts."""
    return catalogue(language, Path(__file__).parent)
