"""Serve the tables: the games in the browser, for this machine or for friends."""

import argparse
import asyncio
import socket
import sys
from ipaddress import ip_network
from pathlib import Path

import msgspec

from atoll.kernel.game import BadSetup
from atoll.kernel.mistakes import Mistake
from atoll.play.cluster import check_installed

from ._options import add_house, check_store, from_one_on, ray_address

HELP = "play in the browser"


class CannotListen(Mistake):
    """The address is taken or not ours."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on; 0.0.0.0 lets friends in")
    parser.add_argument("--port", type=int, default=8765, help="the port to listen on (8765); 0 for any that is free")
    add_house(parser)
    parser.add_argument("--workers", type=int, metavar="N", help="processes for bots (cores - 1, and two at least)")
    parser.add_argument("--bots", metavar="ray:ADDRESS", help="a Ray cluster where bots think while it is there")
    parser.add_argument("--think", type=float, default=10, metavar="S", help="seconds a bot may take for its turn (10)")
    parser.add_argument(
        "--compiled", type=Path, metavar="DIR", help="a compiled build that bots change over to as soon as it is ready"
    )
    parser.add_argument("--pause", type=float, default=0.6, metavar="S", help="seconds between the moves of bots")
    parser.add_argument(
        "--proxy",
        nargs="?",
        default="",
        const="127.0.0.1",
        metavar="ADDRESS",
        help="trust what the reverse proxy at this address (127.0.0.1) says of visitors",
    )
    parser.add_argument(
        "--backups",
        type=int,
        metavar="N",
        help="how many daily backups to keep in the data folder (7; of a database none, as it has means of its own)",
    )
    parser.add_argument(
        "--fold", type=float, default=30, metavar="DAYS", help="days until a finished game is folded into one row (30)"
    )
    parser.add_argument("--unlimited", action="store_true", help="nobody is too fast; for measuring")
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")


def run(args: argparse.Namespace) -> None:
    from atoll.web.backups import KEPT, check_sound  # imported late: other commands need no server
    from atoll.web.limits import Limits
    from atoll.web.lock import locked
    from atoll.web.reach import web_address
    from atoll.web.serve import UNLIMITED, build, open_browser, serve

    if args.backups is None:
        args.backups = 0 if args.store else KEPT
    check_options(args)
    args.port = free(args.host, args.port)
    if args.store:
        check_store(args.store)
        from atoll.web.store.postgres import check

        asyncio.run(check(args.store))
        args.data.mkdir(mode=0o700, parents=True, exist_ok=True)  # for the lock and the backups
    else:
        check_sound(args.data)  # a file that is no use is said before anything is opened
    with locked(args.data):
        limits = msgspec.structs.replace(UNLIMITED if args.unlimited else Limits(), fold_days=args.fold)
        server = build(args.data, limits, workers=args.workers or 0, pause=args.pause)
        server.backups, server.store_url = args.backups, args.store
        server.think_time, server.compiled = args.think, args.compiled
        server.cluster = args.bots or ""
        url = web_address(args.host, args.port)
        place = "PostgreSQL" if args.store else args.data
        sys.stdout.write(f"Atoll is open at {url} (Ctrl+C closes it; tables are kept in {place})\n")
        sys.stdout.flush()
        if not args.no_browser:
            open_browser(url)
        serve(server, args.host, args.port, args.proxy)


def check_options(args: argparse.Namespace) -> None:
    """Refuse what makes no sense, before anything is opened."""
    from_one_on(args, "workers")
    if args.backups < 0:
        raise BadSetup(f"--backups is a number from 0 on, not {args.backups}")
    if not args.fold >= 0:
        raise BadSetup(f"--fold is a number of days from 0 on, where 0 means never, not {args.fold:g}")
    if not args.think > 0:
        raise BadSetup(f"--think is a number of seconds above 0, not {args.think:g}")
    if not args.pause >= 0:
        raise BadSetup(f"--pause is a number of seconds from 0 on, not {args.pause:g}")
    if not 0 <= args.port < 1 << 16:
        raise BadSetup(f"--port is a number from 0 to 65535, not {args.port}")
    for address in filter(None, args.proxy.split(",")):
        check_address(address.strip())
    if args.bots is not None:
        args.bots = ray_address(args.bots)
        check_installed()


def check_address(text: str) -> None:
    """Refuse a proxy that is named otherwise than by its address: nobody would ever come from there."""
    try:
        ip_network(text)
    except ValueError:
        raise BadSetup(f"--proxy is the address of a proxy, or of a network of them, not {text!r}") from None


def free(host: str, port: int) -> int:
    """The port that can be had; says in one sentence why not, before anything is opened."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise CannotListen(
                f"nobody can be served at {host} port {port}: {error.strerror}; try another --port"
            ) from None
        return int(probe.getsockname()[1])
