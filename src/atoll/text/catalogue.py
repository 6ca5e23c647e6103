"""The messages of one language: the house's own and a game's, as Project Fluent resources.

A language is a file in `catalogue/`; there is no other list. What a game, or a part of the house, does not say in a
language it says in English there, message by message.
"""

from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import Message

from atoll.kernel.mistakes import Mistake

REMEMBERED = 1 << 11
"""How many sentences of one game and language are kept. They come in runs, so that more would only fill memory."""
COMMON = Path(__file__).parent / "catalogue"
TEACHING = "teach"
"""The folder of a game that holds its lesson, legend and primer, and their texts."""
ENGLISH = "en"
LANGUAGES = tuple(sorted(file.stem for file in COMMON.glob("*.ftl")))


class UnknownLanguage(Mistake):
    """Nobody has written the messages of this language yet."""


class Catalogue:
    """Messages by name, from .ftl files; where two files have the same message, the later one counts."""

    def __init__(self, language: str, files: list[Path]) -> None:
        self.language = language
        # Isolating marks are for mixed writing directions, which we do not have.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._names: dict[str, None] = {}  # in the order of the files
        for file in files:
            resource = FluentResource(file.read_text(encoding="utf-8"))
            self._bundle.add_resource(resource, allow_overrides=True)
            self._names |= {entry.id.name: None for entry in resource.body if isinstance(entry, Message)}
        # A table says the same few things again and again, and resolving a message takes its time.
        self._fill = lru_cache(REMEMBERED)(self._format)

    def __contains__(self, name: str) -> bool:
        return self._bundle.has_message(name)

    def names(self, prefix: str) -> list[str]:
        """The messages whose names begin like this."""
        return [name for name in self._names if name.startswith(prefix)]

    def message(self, name: str, /, **blanks: str | float) -> str:
        """The message with its blanks filled in; a wrong blank is a mistake of ours and raises."""
        return self._fill(name, "", *blanks.items())

    def detail(self, name: str, attribute: str, /, **blanks: str | float) -> str:
        """A message's attribute: the longer text of a thing with a short name."""
        return self._fill(name, attribute, *blanks.items())

    def has_detail(self, name: str, attribute: str, /) -> bool:
        """Whether a message has this attribute."""
        return name in self and attribute in self._bundle.get_message(name).attributes

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
    check(language)
    files = [file for folder in (COMMON, *(folder / "text" for folder in folders)) for file in spoken(folder, language)]
    return Catalogue(language, files)


def check(language: str) -> None:
    """Raise UnknownLanguage, in words, unless it is one of ours."""
    if language not in LANGUAGES:
        raise UnknownLanguage(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")


def spoken(folder: Path, language: str, suffix: str = ".ftl") -> list[Path]:
    """The files of a folder to be read for a language, its own last; English, or else any, says what that one lacks."""
    files = {file.stem: file for file in sorted(folder.glob(f"*{suffix}"))}
    substitutes = [files[ENGLISH]] if ENGLISH in files else list(files.values())[:1]
    return list(dict.fromkeys([*substitutes, *([files[language]] if language in files else [])]))


@cache
def language_names() -> dict[str, str]:
    """What each language calls itself, by its code."""
    return {language: catalogue(language).message("language-name") for language in LANGUAGES}
