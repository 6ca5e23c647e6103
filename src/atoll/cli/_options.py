"""Arguments that several commands share."""

import argparse
import secrets

from atoll import games
from atoll.kernel.game import BadSetup, Game
from atoll.text.catalogue import LANGUAGES

DEFAULT_SEATS = 3


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
    if args.seats not in game.seats:
        raise BadSetup(f"{game.title} is for {game.seats[0]} to {game.seats[-1]} players, not {args.seats}")
    return int(args.seats)


def seed(args: argparse.Namespace) -> int:
    """The seed asked for, or a fresh one that nobody can guess."""
    if args.seed is None:
        return secrets.randbits(128)
    try:
        return int(args.seed, 16)
    except ValueError:
        raise BadSetup(f"a seed is a hexadecimal number, not {args.seed!r}") from None


def options(args: argparse.Namespace, game: Game) -> dict[str, str]:
    """The options asked for and the defaults of the others."""
    chosen = {}
    for text in args.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadSetup(f"an option is written NAME=VALUE, not {text!r}")
        chosen[name] = value
    return game.settings(chosen)
