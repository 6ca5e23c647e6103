"""Which keys of a game's data files nothing reads: `python unread.py GAME` prints them, one a line.

Run by a test in a process of its own, so that every file is read from the beginning: by the rules, by the checker of
the data and by whatever makes the drawings. What documents an entry instead of saying something about the game may
stay unread.
"""

import json
import sys
from collections.abc import ItemsView, Iterator, KeysView, ValuesView
from importlib import import_module
from pathlib import Path
from typing import Any

DOCUMENTS = ("note", "confidence", "source", "disputed")
loads = json.loads
read: dict[str, Any] = {}


class Watched(dict[str, Any]):
    """A JSON object that remembers which of its keys were asked for."""

    def __init__(self, pairs: list[tuple[str, Any]]) -> None:
        super().__init__(pairs)
        self.asked: set[str] = set()

    def __getitem__(self, key: str) -> Any:
        self.asked.add(key)
        return super().__getitem__(key)

    def __contains__(self, key: object) -> bool:
        self.asked.add(str(key))
        return super().__contains__(key)

    def get(self, key: str, default: Any = None) -> Any:
        self.asked.add(key)
        return super().get(key, default)

    def __iter__(self) -> Iterator[str]:
        return iter(self.keys())

    def keys(self) -> KeysView[str]:  # type: ignore[override]  # a copy serves as well
        return self.seen().keys()

    def items(self) -> ItemsView[str, Any]:  # type: ignore[override]
        return self.seen().items()

    def values(self) -> ValuesView[Any]:  # type: ignore[override]
        return self.seen().values()

    def seen(self) -> dict[str, Any]:
        """Everything at once: then all keys were asked for."""
        self.asked.update(super().keys())
        return dict(zip(super().keys(), super().values(), strict=True))


def watch(text: str) -> Any:
    """Read JSON as ever; the same file, read twice, is one object, so that all who read it add up."""
    if text not in read:
        read[text] = loads(text, object_pairs_hook=Watched)
    return read[text]


def keys(value: Any, path: str) -> Iterator[tuple[str, bool]]:
    """Every key below a value with where it stands, and whether it was asked for; entries of a list are alike."""
    if isinstance(value, Watched):
        for key, entry in dict.items(value):
            yield f"{path}.{key}", key in value.asked
            yield from keys(entry, f"{path}.{key}")
    elif isinstance(value, list):
        for entry in value:
            yield from keys(entry, path)


def main(name: str) -> None:
    json.loads = watch  # type: ignore[assignment]  # our files are read without options
    game = import_module("atoll.games").find(name)
    variants = import_module("atoll.play.playthrough").variants
    folder = Path(game.folder)
    for seats, options in variants(game):
        game.start(seats, 1, **options)
    if game.check is not None:
        game.check(folder / "data")
    if (folder / "art" / "sheet.py").is_file():
        import_module(f"atoll.games.{folder.name}.art.sheet").sheet()
    asked: dict[str, bool] = {}
    for file in sorted((folder / "data").glob("*.json")):
        for path, seen in keys(read.get(file.read_text(encoding="utf-8"), {"file": 0}), file.stem):
            asked[path] = asked.get(path, False) or seen
    unread = [path for path, seen in asked.items() if not seen and not path.endswith(DOCUMENTS)]
    print("\n".join(unread))  # noqa: T201 - it is what the test reads


if __name__ == "__main__":
    main(sys.argv[1])
