"""Serve the tables: the games in the browser, for this machine or for friends."""

import argparse
import socket
import sys
from pathlib import Path

from atoll.kernel.mistakes import Mistake
from atoll.web.place import data_folder, tables_file

from ._options import from_one_on

HELP = "play in the browser"
ANYWHERE = {"0.0.0.0", "::"}  # noqa: S104 - said by the host, not chosen by us


class CannotListen(Mistake):
    """The address is taken or not ours."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on; 0.0.0.0 lets friends in")
    parser.add_argument("--port", type=int, default=8765, help="the port to listen on (8765)")
    parser.add_argument("--data", type=Path, default=data_folder(), metavar="DIR", help="where tables are kept")
    parser.add_argument("--workers", type=int, metavar="N", help="processes for bots (cores - 1)")
    parser.add_argument("--pause", type=float, default=0.6, metavar="S", help="seconds between the moves of bots")
    parser.add_argument(
        "--proxy",
        nargs="?",
        default="",
        const="127.0.0.1",
        metavar="ADDRESS",
        help="trust what the reverse proxy at this address (127.0.0.1) says of visitors",
    )
    parser.add_argument("--unlimited", action="store_true", help="nobody is too fast; for measuring")
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")


def run(args: argparse.Namespace) -> None:
    from atoll.web.serve import UNLIMITED, build, open_browser, serve  # imported late: other commands need no server
    from atoll.web.store import connect

    from_one_on(args, "workers")
    check_free(args.host, args.port)
    connect(tables_file(args.data)).close()  # a file that is no use is said before anything is opened
    server = build(args.data, UNLIMITED if args.unlimited else None, workers=args.workers or 0, pause=args.pause)
    url = web_address(args.host, args.port)
    sys.stdout.write(f"Atoll is open at {url} (Ctrl+C closes it; tables are kept in {args.data})\n")
    sys.stdout.flush()
    if not args.no_browser:
        open_browser(url)
    serve(server, args.host, args.port, args.proxy)


def web_address(host: str, port: int) -> str:
    """Where a browser finds the tables; invitations begin with it, so it must lead friends here too."""
    if host in ANYWHERE:
        host = network_address()
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def network_address() -> str:
    """This machine's own address among its neighbours; a datagram socket that is connected sends nothing yet."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # set aside for documentation: nobody is there
            return str(probe.getsockname()[0])
        except OSError:  # no network
            return "127.0.0.1"


def check_free(host: str, port: int) -> None:
    """Say in one sentence that an address cannot be had, before anything is opened."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except (OSError, OverflowError) as error:
            reason = getattr(error, "strerror", None) or error
            raise CannotListen(f"nobody can be served at {host} port {port}: {reason}; try another --port") from None
