"""Let an assistant play and read rules, through the Model Context Protocol on standard input and output."""

import argparse

from atoll.kernel.mistakes import Mistake

from ._options import add_language

HELP = "let an assistant play, through the Model Context Protocol"


class NotInstalled(Mistake):
    """A package is missing that only this command needs."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--server", default="", metavar="URL", help="play at the tables of this server (http://…)")
    parser.add_argument("--name", default="", help="what the tables of the server call the assistant")
    add_language(parser)


def run(args: argparse.Namespace) -> None:
    try:
        from atoll.research.mcp import Assistant, serve
    except ModuleNotFoundError as missing:
        raise NotInstalled(f"{missing.name} is not installed; `pip install 'atoll[mcp]'` brings it") from None
    serve(Assistant(args.server, args.name, args.lang)).run()
