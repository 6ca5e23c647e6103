"""The save file: how a game was set up and what was said, one typable line a move."""

import re
from dataclasses import dataclass, field, fields
from pathlib import Path

from atoll import games
from atoll.kernel.game import Game
from atoll.kernel.mistakes import Mistake

__all__ = [
    "REWIND",
    "UNDO",
    "Entry",
    "Record",
    "RecordError",
    "load",
    "parse",
    "save",
    "spoken",
]

VERSION = 1
UNDO = "undo"
REWIND = "rewind"
"""Back to an earlier decision whatever has been seen and done since, by everybody: from there on it is practice."""
END = "end"
_CLOSING = re.compile(r"(abandoned|resigned)( [1-9]\d?)*")


class RecordError(Mistake):
    """A record that cannot be read or replayed; says where and why."""

    def __init__(self, message: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.line = line


@dataclass(frozen=True)
class Entry:
    """One line of a record: a seat and the word it said, or the moves it took back."""

    seat: int
    text: str
    line: int = field(default=0, compare=False)  # where it stands in the file it was read from

    def __repr__(self) -> str:
        return f"atoll.Entry({self.seat}, {self.text!r})"

    @property
    def undoes(self) -> int:
        """How many moves this line takes back; none for a move."""
        word, _, number = self.text.partition(" ")
        return int(number) if word in (UNDO, REWIND) else 0

    @property
    def rewinds(self) -> bool:
        """Whether it takes back what a player could not by the rule, so that the rest is practice."""
        return self.text.startswith(f"{REWIND} ")


@dataclass
class Record:
    """A game from its set-up to its last move: the only thing that is ever stored."""

    game: str
    rules: int
    seats: int
    seed: int
    options: dict[str, str] = field(default_factory=dict)
    names: list[str] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)
    discreet: list[int] = field(default_factory=list)  # seats asked even what they cannot choose, lest others infer
    closing: str = ""  # why it stopped before its end: `abandoned`, or `resigned` and the seats that gave up

    def __repr__(self) -> str:
        return f"atoll.Record({', '.join(f'{part.name}={getattr(self, part.name)!r}' for part in fields(self))})"

    def format(self) -> str:
        """The record as text. Seats are counted from one, as people do."""
        head = [f"atoll {VERSION}", f"game {self.game}", f"rules {self.rules}", f"seats {self.seats}"]
        head += [f"seed {self.seed:x}"]
        head += [" ".join(["discreet", *(str(seat + 1) for seat in self.discreet)])] if self.discreet else []
        head += [f"option {name} {value}" for name, value in self.options.items()]
        head += [f"name {seat + 1} {name}" for seat, name in enumerate(self.names)]
        body = [f"{number} {entry.seat + 1} {entry.text}" for number, entry in enumerate(self.entries, 1)]
        body += [f"{END} {self.closing}"] if self.closing else []
        return "\n".join([*head, "", *body]) + "\n"

    def find_game(self) -> Game:
        """The game on the shelf that this is a record of."""
        game = games.find(self.game)
        if game.rules != self.rules:
            raise RecordError(f"the record follows rules {self.rules} of {game.title}, this is rules {game.rules}")
        return game


_ENTRY = re.compile(r"(?P<number>\d{1,9}) (?P<seat>\d{1,9}) (?P<text>\S.*)")
_HEADINGS = ("atoll", "game", "rules", "seats", "seed")


def parse(text: str) -> Record:
    """A record from its text: what `format` gives, or a saved game. Empty lines and # comments are passed over."""
    if not isinstance(text, str):
        raise RecordError(f"a record is text, not {text!r}")
    head: dict[str, str] = {}
    record = Record(game="", rules=0, seats=0, seed=0)
    for line, raw in enumerate(text.splitlines(), 1):
        row = " ".join(raw.split())
        if not row or row.startswith("#"):
            continue
        if record.closing:
            raise RecordError(f"the record has ended, and goes on with {row!r}", line)
        if row[0].isdigit():
            if any(heading not in head for heading in _HEADINGS):
                missing = next(heading for heading in _HEADINGS if heading not in head)
                raise RecordError(f"the moves begin, but no line says {missing!r}", line)
            record.entries.append(_entry(row, len(record.entries) + 1, record.seats, line))
        else:
            _heading(record, head, row, line)
    for heading in _HEADINGS:
        if heading not in head:
            raise RecordError(f"this is no atoll record: no line says {heading!r}")
    return record


def _heading(record: Record, head: dict[str, str], row: str, line: int) -> None:
    word, _, rest = row.partition(" ")
    if word == END and all(heading in head for heading in _HEADINGS):
        record.closing = _closing(rest, line)
        return
    if record.entries:
        raise RecordError(f"a move is expected here, not {row!r}", line)
    if word == "option":
        name, _, value = rest.partition(" ")
        record.options[name] = value
    elif word == "name":
        number, _, name = rest.partition(" ")
        if number != str(len(record.names) + 1) or not name:
            raise RecordError(f"the name of player {len(record.names) + 1} is expected here, not {row!r}", line)
        record.names.append(name)
    elif word not in (*_HEADINGS, "discreet") or word in head:
        raise RecordError(f"{'a second' if word in head else 'an unknown'} heading {word!r}", line)
    else:
        head[word] = rest
        _set(record, word, rest, line)


def _closing(rest: str, line: int) -> str:
    if not _CLOSING.fullmatch(rest):
        raise RecordError(f"a game ends early by being abandoned or resigned, not {rest!r}", line)
    return rest


def _set(record: Record, word: str, rest: str, line: int) -> None:
    if word == "game":
        record.game = rest
        return
    if word == "discreet":
        if not re.fullmatch(r"\d{1,2}( \d{1,2})*", rest):
            raise RecordError(f"the discreet seats are numbers, not {rest!r}", line)
        record.discreet = [int(number) - 1 for number in rest.split()]
        return
    try:
        number = int(rest, 16 if word == "seed" else 10)
    except ValueError:
        raise RecordError(f"{word} is a number, not {rest!r}", line) from None
    if number < 0 or (word == "atoll" and number != VERSION):
        raise RecordError(f"{word} cannot be {rest}", line)
    if word == "rules":
        record.rules = number
    elif word == "seats":
        record.seats = number
    elif word == "seed":
        record.seed = number


def _entry(row: str, number: int, seats: int, line: int) -> Entry:
    found = _ENTRY.fullmatch(row)
    if found is None:
        raise RecordError(f"a move reads «number seat word», not {row!r}", line)
    if int(found["number"]) != number:
        raise RecordError(f"move {number} is expected here, not {found['number']}", line)
    seat = int(found["seat"]) - 1
    if seat not in range(seats):
        raise RecordError(f"there is no player {found['seat']} among {seats}", line)
    text = found["text"]
    if text.split()[0] in (UNDO, REWIND) and not re.fullmatch(r"\w+ [1-9]\d{0,4}", text):
        raise RecordError(f"an undo says how many moves it takes back, not {text!r}", line)
    return Entry(seat, text, line)


def spoken(text: str, seats: int) -> list[Entry]:
    """What was said, in one line: `2 place 2; 1 place 3`, without the numbers of a record."""
    if not isinstance(text, str):
        raise RecordError(f"what was said is text such as '2 place 2; 1 place 3', not {text!r}")
    rows = [" ".join(row.split()) for row in text.split(";")]
    return [_entry(f"{number} {row}", number, seats, 0) for number, row in enumerate(filter(None, rows), 1)]


def load(path: Path) -> Record:
    """Read a record from a file."""
    try:
        return parse(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise RecordError(f"{path.name} is not a text file") from None
    except OSError as error:
        raise RecordError(f"{path.name} cannot be read: {error.strerror}") from None


def save(record: Record, path: Path) -> None:
    """Write a record; an older file is replaced only when the new one is complete."""
    if not path.name:
        raise RecordError(f"{path} is a folder and no file")
    draft = path.with_name(path.name + ".new")
    try:
        draft.write_text(record.format(), encoding="utf-8")
        draft.replace(path)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise RecordError(f"{path.name} cannot be written: {error.strerror}") from None
