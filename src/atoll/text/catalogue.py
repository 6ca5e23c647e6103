"""The messages of one language: the house's own and a game's, as Project Fluent resources."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from atoll.kernel.mistakes import Mistake

LANGUAGES = ("en", "fr")
HOUSE = Path(__file__).parent / "catalogue"


class UnknownLanguage(Mistake):
    """We speak English and French."""


class Catalogue:
    """Messages by name, from one or more .ftl files."""

    def __init__(self, language: str, files: list[Path]) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
        self.language = language
        # Isolating marks are for mixed writing directions, which we do not have.
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in files:
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def __contains__(self, name: str) -> bool:
        return self._bundle.has_message(name)

    def say(self, name: str, /, **blanks: str | int) -> str:
        """The message with its blanks filled in; a wrong blank is a mistake of ours and raises."""
        return self._fill(name, self._bundle.get_message(name).value, blanks)

    def detail(self, name: str, attribute: str, /, **blanks: str | int) -> str:
        """A message's attribute: the longer text of a thing with a short name."""
        return self._fill(name, self._bundle.get_message(name).attributes[attribute], blanks)

    def _fill(self, name: str, pattern: Pattern | None, blanks: dict[str, str | int]) -> str:
        if pattern is None:
            raise KeyError(name)
        text, errors = self._bundle.format_pattern(pattern, blanks)
        if errors:
            raise errors[0]
        return str(text)


@cache
def catalogue(language: str, *folders: Path) -> Catalogue:
    """The house's messages and those of further folders in one language."""
    files = [HOUSE / f"{language}.ftl", *(folder / "text" / f"{language}.ftl" for folder in folders)]
    return Catalogue(language, files if language in LANGUAGES else [])
