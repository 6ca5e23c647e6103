"""Arguments that several commands share."""

import argparse
import secrets
from importlib.util import find_spec
from pathlib import Path
from string import hexdigits

from atoll import games
from atoll.kernel.game import BadSetup, Game
from atoll.kernel.mistakes import Mistake
from atoll.play.record import Record
from atoll.play.workers import Jobs, OnRay
from atoll.text.catalogue import LANGUAGES
from atoll.web.paths import data_folder, tables_file

DEFAULT_SEATS = 3
FIRST_SEED = 1  # of commands that give the same numbers again
ON_RAY = "ray:"  # before the address of a cluster
DATABASES = ("postgresql://", "postgres://")
SHORTEST = 0.1  # seconds that anything can be measured in


class CannotWrite(Mistake):
    """The results have nowhere to go."""


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help=f"one of: {', '.join(games.names())}")


def add_table(parser: argparse.ArgumentParser) -> None:
    """Seats, seed and options of a table."""
    parser.add_argument("--seats", type=int, metavar="N", help="how many players")
    parser.add_argument("--seed", metavar="HEX", help="the seed of the shuffles, in hexadecimal")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the table; may be repeated"
    )


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", default="en", choices=LANGUAGES, help="the language to speak")


def seats(args: argparse.Namespace, game: Game) -> int:
    """The number of seats asked for, or a usual one."""
    if args.seats is None:
        return DEFAULT_SEATS if DEFAULT_SEATS in game.seats else game.seats[0]
    return game.check_seats(args.seats)


def fresh_seed(args: argparse.Namespace) -> int:
    """The seed asked for, or one that nobody can guess."""
    return secrets.randbits(128) if args.seed is None else seed(args)


def seed(args: argparse.Namespace) -> int:
    """The seed asked for, or always the same."""
    if args.seed is None:
        return FIRST_SEED
    if not set(args.seed) <= set(hexdigits) or not args.seed:
        raise BadSetup(f"a seed is a hexadecimal number, not {args.seed!r}")
    return int(args.seed, 16)


def options(args: argparse.Namespace, game: Game) -> dict[str, str]:
    """The options asked for and the defaults of the others."""
    chosen = {}
    for text in args.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadSetup(f"an option is written NAME=VALUE, not {text!r}")
        chosen[name] = value
    return game.settings(chosen)


def add_jobs(parser: argparse.ArgumentParser, default: int = 1) -> None:
    """Where many games are played."""
    usual = "all cores" if default > 1 else "1"
    text = f"so many processes at once (default: {usual}), or a Ray cluster; ray:local starts one here"
    parser.add_argument("--jobs", type=jobs, default=default, metavar="N|ray:ADDRESS", help=text)


def jobs(text: str) -> Jobs:
    """So many processes, or a cluster."""
    return OnRay(ray_address(text)) if text.startswith(ON_RAY) else int(text)


def ray_address(text: str) -> str:
    """The address of a cluster, as it is written everywhere: `ray:` and where it is."""
    if not text.startswith(ON_RAY) or text == ON_RAY:
        raise BadSetup(f"a Ray cluster is written ray:ADDRESS or ray:local, not {text!r}")
    return text.removeprefix(ON_RAY)


def add_house(parser: argparse.ArgumentParser) -> None:
    """Where a server keeps its tables."""
    parser.add_argument("--data", type=Path, default=data_folder(), metavar="DIR", help="where tables are kept")
    add_store(parser)


def add_store(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--store", default="", metavar="URL", help="the database that keeps them: postgresql://…")


def check_store(url: str) -> None:
    """Whether this can be the address of a database, and we can speak to one."""
    if not url.startswith(DATABASES):
        raise BadSetup(f"--store is the address of a PostgreSQL database, postgresql://…, not {url!r}")
    if find_spec("asyncpg") is None:
        raise BadSetup("PostgreSQL needs its driver: pip install 'atoll[postgres]'")


def check_kept(args: argparse.Namespace) -> None:
    """Whether there can be tables in a house."""
    if args.store:
        check_store(args.store)
    elif not tables_file(args.data).is_file():
        raise Mistake(f"there are no tables in {args.data}")


def seat_of(args: argparse.Namespace, record: Record) -> int | None:
    """The seat of the player that a command names, counted from one; None if it names nobody."""
    if args.seat is None:
        return None
    if not 1 <= args.seat <= record.seats:
        raise BadSetup(f"there is no player {args.seat} among {record.seats}")
    return int(args.seat) - 1


def from_one_on(args: argparse.Namespace, *names: str) -> None:
    """These numbers count something; nothing is too few. Those that were not given are left alone."""
    for name in names:
        number = getattr(args, name)
        if isinstance(number, int) and number < 1:
            raise BadSetup(f"--{name} is a number from 1 on, not {number}")


def long_enough(args: argparse.Namespace) -> None:
    """Whether something can be measured in so many --seconds."""
    if not args.seconds >= SHORTEST:
        raise BadSetup(f"--seconds is a time from {SHORTEST} on, not {args.seconds:g}")


def writable(*files: Path | None) -> None:
    """Whether there is a place for these files: better said now than after an hour of games."""
    for file in files:
        if file is not None and not file.parent.is_dir():
            raise CannotWrite(f"{file} cannot be written: there is no folder {file.parent}")
        if file is not None and file.is_dir():
            raise CannotWrite(f"{file} cannot be written: it is a folder")
