"""The command line: one module of this folder for one command."""

import argparse
import pkgutil
import sys
from collections.abc import Sequence
from importlib import import_module
from types import ModuleType

import atoll
from atoll.kernel.mistakes import Mistake


def commands() -> dict[str, ModuleType]:
    """Every command by name; a module has `HELP`, `arguments(parser)` and `run(args)`."""
    names = sorted(module.name for module in pkgutil.iter_modules(__path__) if not module.name.startswith("_"))
    return {name.replace("_", "-"): import_module(f"{__name__}.{name}") for name in names}


def build() -> argparse.ArgumentParser:
    """The parser of the whole command line."""
    parser = argparse.ArgumentParser(prog="atoll", description=(atoll.__doc__ or "").partition("\n")[0])
    build = "compiled" if atoll.COMPILED else "interpreted"
    parser.add_argument("--version", action="version", version=f"atoll {atoll.__version__} ({build})")
    parts = parser.add_subparsers(metavar="COMMAND")
    for name, module in commands().items():
        part = parts.add_parser(name, help=module.HELP, description=module.__doc__)
        module.arguments(part)
        part.set_defaults(run=module.run)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; what the user got wrong is said in one sentence, with exit status 2."""
    parser = build()
    args = parser.parse_args(argv)
    if not hasattr(args, "run"):  # `atoll` alone opens the tables in the browser
        args = parser.parse_args(["serve"])
    try:
        status = args.run(args)
    except Mistake as mistake:
        sys.stderr.write(f"atoll: {mistake}\n")
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # somebody piped us into `head`
        sys.stderr.close()
        return 0
    except (ConnectionError, TimeoutError) as error:
        sys.stderr.write(
            f"atoll: whom this needs does not answer: {error.strerror or str(error) or 'it took too long'}\n"
        )
        return 2
    except OSError as error:  # a full disk, a folder that is not ours
        sys.stderr.write(f"atoll: {error.filename or 'the disk'}: {error.strerror or error}\n")
        return 2
    return int(status or 0)
