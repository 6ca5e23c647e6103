"""The messages of one language: the house's own and a game's, as Project Fluent resources."""

from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from atoll.kernel.mistakes import Mistake

LANGUAGES = ("en", "fr")
REMEMBERED = 1 << 14
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
        # A table says the same few things again and again, and resolving a message takes its time.
        self._fill = lru_cache(REMEMBERED)(self._format)

    def __contains__(self, name: str) -> bool:
        return self._bundle.has_message(name)

    def say(self, name: str, /, **blanks: str | float) -> str:
        """The message with its blanks filled in; a wrong blank is a mistake of ours and raises."""
        return self._fill(name, "", *blanks.items())

    def detail(self, name: str, attribute: str, /, **blanks: str | float) -> str:
        """A message's attribute: the longer text of a thing with a short name."""
        return self._fill(name, attribute, *blanks.items())

    def _format(self, name: str, attribute: str, *blanks: tuple[str, str | float]) -> str:
        message = self._bundle.get_message(name)
        pattern: Pattern | None = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(name)
        text, errors = self._bundle.format_pattern(pattern, dict(blanks))
        if errors:
            raise errors[0]
        return str(text)


@cache
def catalogue(language: str, *folders: Path) -> Catalogue:
    """The house's messages and those of further folders in one language."""
    files = [HOUSE / f"{language}.ftl", *(folder / "text" / f"{language}.ftl" for folder in folders)]
    return Catalogue(language, files if language in LANGUAGES else [])
