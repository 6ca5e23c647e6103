"""The page about what learners read: every number of every row, from the schemas themselves."""

from collections.abc import Iterable

from atoll import games
from atoll.kernel.game import Game
from atoll.research import REWARDS, encoder, factors, id_of
from atoll.research.schema import Slice

HEAD = """# What a learner reads

What a seat may know of a position, as a row of numbers, for each game; written by `make docs` from the schemas. In
Python, `atoll.research.encoder("arnak", seats=2).schema` prints the same, and `schema.named(rows)` takes rows apart by
these names.

A row is written by compiled code from the facts that the seat's view is made of. Tests compare both over whole games,
for every number of seats and every option: equal views give equal rows, other views give other rows but for what is
listed as not told, and whatever a seat cannot know changes nothing in its row.

* Numbers are bytes (`uint8`). With `dtype="float32"` each is divided by what is given here as its most, so that it lies
  between 0 and 1 but for rare cases.
* Wherever seats have places in a row, the reader comes first and the others follow clockwise. Words name seats as they
  are numbered, so `reader` says which seat the row is for.
* What is one of several is a one-hot, in the order given; what is not there is all zeros.
* The mask has a 1 for each word of the lexicon that may be said; `atoll.research.factors(game)` takes words apart into
  verb, object and target. The blanks of a question's prompt are not in the row: the mask shows what may be answered.
* A game of another package that brings no observer gets rows of `float32` made from its view, place by place.

"""


def observations() -> str:
    """The whole page."""
    rewards = [f"| `{name}` | {' '.join((said.__doc__ or '').split())} |" for name, said in REWARDS.items()]
    page = [HEAD, "## Rewards\n", "All are given once, when a game is over.\n", "| name | |", "| --- | --- |", *rewards]
    for name in games.OWN:
        page += ["", *chapter(games.find(name))]
    return "\n".join(page) + "\n"


def chapter(game: Game) -> list[str]:
    """One game: its rows for two, and what is different at other numbers of seats."""
    schemas = {seats: encoder(game, seats).schema for seats in game.seats}
    parts = factors(game)
    sizes = ", ".join(f"{schema.size:,} (for {seats})" for seats, schema in schemas.items())
    lines = [
        f"## {game.title}\n",
        f"`{id_of(game)}`: {len(game.lexicon):,} words, of {len(parts.verbs)} verbs, {len(parts.objects)} objects and "
        f"{len(parts.targets)} targets. Numbers in a row, by seats: {sizes}. For two seats:\n",
        *table(schemas[2]),
    ]
    known = {part.name for part in schemas[2]}
    alone = [part for part in schemas.get(1, ()) if part.name not in known]
    if alone:
        lines += ["", "For one seat, also:\n", *table(alone)]
    return [*lines, "", "Not told:\n", *(f"* `{path}`: {why}" for path, why in schemas[2].left_out)]


def table(parts: Iterable[Slice]) -> list[str]:
    """A line for each slice."""
    return ["| slice | from | shape | most | meaning |", "| --- | --- | --- | --- | --- |", *map(line, parts)]


def line(part: Slice) -> str:
    shape = " x ".join(map(str, part.shape))
    return f"| `{part.name}` | {part.offset:,} | {shape} | {part.most} | {part.meaning} |"
