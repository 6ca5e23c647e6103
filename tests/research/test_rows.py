"""A row tells what a view tells: no more, and no less but for what its schema says."""

import contextlib
import copy
import hashlib
import pickle
import re
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

import msgspec
import numpy as np
import pytest
from _pytest.mark import ParameterSet
from librt.vecs import vec

import atoll
from atoll import games
from atoll.kernel.game import Game
from atoll.kernel.rng import Rng, seeded
from atoll.kernel.rows import Layout, Observer, byte
from atoll.kernel.state import State
from atoll.kernel.tasks import Question
from atoll.play.inference import outward
from atoll.play.playthrough import variants
from atoll.play.proof import Broken, prove
from atoll.research import encoder
from atoll.research.rows import BadRows, WrittenRows

GOLDEN = Path(__file__).parent / "rows.txt"  # what the rows of a random game hash to, for each number of seats
OURS = [games.find(name) for name in games.OWN]
each_game = pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)


def variant(game: Game, seats: int, options: dict[str, str]) -> ParameterSet:
    """One for few players with the usual options is fast enough for `make quick`."""
    marks = [] if seats in game.seats[:2] and options == game.settings({}) else [pytest.mark.slow]
    return pytest.param(game, seats, options, id=f"{game.name}-{seats}-{'-'.join(options.values())}", marks=marks)


each_variant = pytest.mark.parametrize(
    ("game", "seats", "options"), [variant(game, seats, options) for game in OURS for seats, options in variants(game)]
)


def written(game: Game, seats: int, **options: str) -> WrittenRows:
    rows = encoder(game, seats, **options)
    assert isinstance(rows, WrittenRows)
    return rows


def positions(game: Game, seats: int, options: dict[str, str], deals: int) -> Iterator[tuple[State, Rng]]:
    """Every position of some random games, their ends too, and the dice."""
    for seed in range(deals):
        state, dice = game.start(seats, seed, **options), seeded(seed, "rows")
        while not state.over():
            yield state, dice
            seat = state.waiting()[dice.below(len(state.waiting()))]
            moves = state.moves(seat)
            state.play(seat, moves[dice.below(len(moves))])
        yield state, dice


def told(game: Game, rows: WrittenRows, state: State, seat: int) -> bytes:
    """What reaches a seat, without what rows leave out: its view, and the question that it is asked."""
    view = msgspec.to_builtins(game.look(state, seat))
    for path, why in rows.schema.left_out:
        forget(view, path.split("."), why)
    question = state.question(seat)
    return msgspec.json.encode([view, question.prompt.name if question else ""])


def forget(view: Any, path: list[str], why: str) -> None:
    """Bring what a row leaves out of a view into one order; parts of a list are put together."""
    name, rest = path[0].removesuffix("[]"), path[1:]
    value = view[name] if view is not None else None
    if value is None:
        return
    if rest:
        for part in value if path[0].endswith("[]") else [value]:
            forget(part, rest, why)
    elif path[0].endswith("[]"):
        view[name] = [sorted(part) for part in value]
    elif why.startswith("their order"):
        view[name] = sorted(value, key=repr) or None
    else:
        view[name] = sorted(card for part in value for card in part)


@each_variant
def test_equal_views_give_equal_rows_and_others_give_others(game: Game, seats: int, options: dict[str, str]) -> None:
    """Over whole games, every reader's view at every move, and that in a world that it could not tell apart."""
    rows = written(game, seats, **options)
    views_of: dict[bytes, bytes] = {}
    rows_of: dict[bytes, bytes] = {}
    for state, dice in positions(game, seats, options, 2):
        for seat in range(seats):
            for world in (state, state.redeal(seat, dice.split())):
                view, row = told(game, rows, world, seat), rows.observe(world, seat).tobytes()
                assert views_of.setdefault(row, view) == view, "two views have one row"
                assert rows_of.setdefault(view, row) == row, "one view has two rows"
    assert len(views_of) > 50


# What a position keeps besides, so that it is found sooner: changed alone it would make a position that cannot be.
KEPT = {"agendas", "crowds", "island", "seats", "blocks", "rng", "learned", "discreet", "listed", "listed_seat"}


def holders(thing: Any) -> list[tuple[Any, Any]]:
    """All places in a position at which a number stands: an object and its attribute, or a row and its index."""
    found: list[tuple[Any, Any]] = []
    if isinstance(thing, list | vec):
        parts: list[tuple[Any, Any]] = list(enumerate(thing))
    else:
        names = [name for name in dir(thing) if not name.startswith("_") and name not in KEPT]
        parts = [(name, getattr(thing, name)) for name in names]
    for key, part in parts:
        if isinstance(part, int):
            found.append((thing, key))
        elif isinstance(part, list | vec) or type(part).__module__.startswith("atoll.games"):
            found += holders(unshared(thing, key, part))
    return found


def unshared(thing: Any, key: Any, part: Any) -> Any:
    """A part of a position that other positions may share, made its own: what is changed in it changes nothing else."""
    if isinstance(part, list | vec):
        own = part[:]
    elif hasattr(part, "__dict__"):
        own = copy.copy(part)
    else:
        return part  # compiled, and what never changes cannot be changed
    with contextlib.suppress(AttributeError):  # where there may be no other, what is changed leads nowhere
        if isinstance(thing, list):
            thing[key] = own
        else:
            setattr(thing, key, own)
    return own


PILES = ["pile", "discards", "exile", "item_deck", "artifact_deck", "guardian_stack", "area", "boons", "tamed"]


def piles(thing: Any) -> list[list[int]]:
    """The piles of a position, which may have more cards or fewer."""
    found = [getattr(thing, name) for name in PILES if hasattr(thing, name)]
    for part in ("market", "island"):
        found += piles(getattr(thing, part)) if hasattr(thing, part) else []
    return found + [pile for player in getattr(thing, "players", []) for pile in piles(player)]


def moved(value: int, step: int) -> int:
    """A number next to this one, but none below what says that there is nothing."""
    return not value if isinstance(value, bool) else value + (step if value > 0 else 1)


def nudge(state: State, dice: Rng) -> None:
    """Change one number of a position, exchange it with its neighbour in the same list, or take a card from a pile."""
    places = holders(state)
    holder, key = places[dice.below(len(places))]
    step = 1 - 2 * dice.below(2)
    if dice.below(4) == 0:
        some = [pile for pile in piles(state) if pile]
        some[dice.below(len(some))].pop()
    elif not isinstance(holder, list | vec):
        setattr(holder, key, moved(getattr(holder, key), step))
    elif dice.below(2):
        if list(holder) != sorted(holder):  # hands always are
            holder[key - 1], holder[key] = holder[key], holder[key - 1]
    else:
        holder[key] = moved(holder[key], step)


@each_variant
def test_a_small_change_shows_in_a_row_just_where_it_shows_in_a_view(
    game: Game, seats: int, options: dict[str, str]
) -> None:
    """In positions that hardly could be, too: they differ from real ones in a single number."""
    rows, differ, same = written(game, seats, **options), 0, 0
    for number, (state, dice) in enumerate(positions(game, seats, options, 1)):
        for _ in range(12 if number % 5 == 0 else 0):
            other = state.copy()
            try:
                nudge(other, dice)
                shown = [(told(game, rows, world, 0), rows.observe(world, 0).tobytes()) for world in (state, other)]
            except (AttributeError, IndexError, KeyError, OverflowError, ValueError):
                continue  # a number that never changes, or that leads nowhere
            seen, written_ = shown[0][0] == shown[1][0], shown[0][1] == shown[1][1]
            assert seen == written_, (state, other)
            differ, same = differ + (not seen), same + seen
    assert differ > 5 and same > 5


@each_variant
def test_a_row_tells_nothing_that_is_hidden(game: Game, seats: int, options: dict[str, str]) -> None:
    """In a world in which all that a seat cannot know, or what only one seat knows, is dealt anew."""
    rows = written(game, seats, **options)
    differ = 0
    for state, dice in positions(game, seats, options, 1):
        owner = dice.below(seats)
        disguised = state.disguise(owner, dice)
        for seat in range(seats):
            truth = rows.observe(state, seat)
            world = state.redeal(seat, dice.split())
            differ += world != state
            assert (rows.observe(world, seat) == truth).all()
            assert seat == owner or (rows.observe(disguised, seat) == truth).all()
    assert differ


class Peeking(Observer[Any]):
    """A row with a card in it that nobody can know."""

    def __init__(self, seats: int) -> None:
        layout = Layout()
        layout.part("top", (1,), "the top of the pile")
        super().__init__(layout)

    def observe(self, state: Any, seat: int, row: Any, at: int) -> None:
        row[at] = state.pile[-1] if state.pile else 0


@pytest.mark.parametrize("seed", [1, 2])
def test_the_proof_of_a_game_covers_its_rows(seed: int) -> None:
    game = atoll.game("costa-ruana")
    prove(game, 2, seed)
    with pytest.raises(Broken, match="seat 0 sees what it cannot know"):
        prove(replace(game, observer=Peeking), 2, seed)


def test_what_others_could_infer_is_looked_for_in_rows_too() -> None:
    game = replace(atoll.game("costa-ruana"), observer=Peeking)
    state = game.start(2, 3)
    seat = state.waiting()[0]
    owner = 1 - seat
    readers = [seat]
    worlds = [state.disguise(owner, seeded(number)) for number in range(8)]
    seen = {outward(game, world, seat, state.moves(seat)[0], readers)[0].seen for world in worlds}
    assert len(seen) > 1


def test_the_rows_are_the_same_in_every_build() -> None:
    """Interpreted or compiled; they change only with what is written, and with the rules."""
    lines = []
    for game in OURS:
        for seats in game.seats:
            rows, digest = written(game, seats), hashlib.sha256()
            for state, _ in positions(game, seats, {}, 1):
                for seat in range(seats):
                    digest.update(rows.observe(state, seat).tobytes())
            lines.append(f"{game.name} {seats} {digest.hexdigest()[:16]}\n")
    assert "".join(lines) == GOLDEN.read_text(encoding="utf-8"), f"rows have changed:\n{''.join(lines)}"


@each_game
def test_a_row_stays_in_its_slices(game: Game) -> None:
    """A number that a byte cannot hold, or that is far beyond what its slice expects, would show here."""
    for seats in game.seats:
        rows = written(game, seats)
        assert [part.offset for part in rows.schema[1:]] == [part.end for part in rows.schema[:-1]]
        high = np.zeros(rows.size, np.uint8)
        for state, _ in positions(game, seats, {}, 1):
            for seat in range(seats):
                high = np.maximum(high, rows.observe(state, seat))
        for part in rows.schema:
            assert part.of(high).max() <= 2 * part.most, part
            assert part.meaning and re.fullmatch("[a-z_]+", part.name)


@each_game
def test_the_prompts_of_a_row_are_all_questions_of_the_game(game: Game) -> None:
    room = game.setup.__module__.rpartition(".")[0]
    package = import_module(room)
    asked = {
        thing.prompt.name
        for info in walk_packages(package.__path__, f"{room}.")
        for thing in vars(import_module(info.name)).values()
        if isinstance(thing, type) and issubclass(thing, Question) and hasattr(thing, "prompt")
    }
    assert sorted(import_module(f"{room}.observe").PROMPTS.names) == sorted(asked)


def test_a_seat_reads_itself_first_and_the_others_clockwise() -> None:
    state = atoll.game("costa-ruana").start(3, 7)
    state.say(state.waiting()[0], "place 2")
    rows = written(atoll.game("costa-ruana"), 3)
    natives = [rows.schema["natives"].of(rows.observe(state, seat)) for seat in range(3)]
    truth = np.array(state.natives).reshape(-1, 3)  # type: ignore[attr-defined]
    for seat in range(3):
        assert (natives[seat] == np.roll(truth, -seat, axis=1)).all()
        assert rows.schema["reader"].of(rows.observe(state, seat)).argmax() == seat


def test_floats_are_the_bytes_brought_between_nought_and_one() -> None:
    game = atoll.game("arnak")
    state = game.start(2, 3)
    bytes_, floats = encoder(game, 2), encoder(game, 2, "float32")
    row, out = bytes_.observe(state, 0), np.empty(floats.size, np.float32)
    assert floats.observe(state, 0, out) is out and bytes_.dtype == np.uint8
    for part in bytes_.schema:
        assert part.of(out) == pytest.approx(part.of(row) / part.most)
    assert out.min() >= 0 and out.max() <= 1.5
    assert floats.schema["reader"].of(out).max() == 1  # what is so or not so is as it was


@each_game
def test_an_encoder_is_pickled_with_its_set_up(game: Game) -> None:
    option = game.options[0]
    rows = encoder(game, game.seats[-1], "float32", **{option.name: option.values[-1]})
    again = pickle.loads(pickle.dumps(rows))
    assert again.options == rows.options and again.dtype == rows.dtype == np.float32
    state = game.start(game.seats[-1], 5)
    assert (again.observe(state, 0) == rows.observe(state, 0)).all()


def test_what_cannot_be_written_is_refused_in_one_sentence() -> None:
    with pytest.raises(BadRows, match="rows of La Isla are uint8 or float32, not int64"):
        encoder("la-isla", 2, "int64")
    with pytest.raises(atoll.BadSetup, match="La Isla is for 2 to 4 players, not 9"):
        encoder("la-isla", 9)
    with pytest.raises(atoll.NoSuchSeat):
        encoder("la-isla", 2).observe(atoll.game("la-isla").start(2), 2)


@pytest.mark.parametrize(("number", "written"), [(-1, 0), (0, 0), (1, 1), (255, 255), (256, 255)])
def test_a_number_that_does_not_fit_into_a_byte_stays_at_its_end(number: int, written: int) -> None:
    assert int(byte(number)) == written
