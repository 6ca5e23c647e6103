"""`atoll` with known deals: `python -m tests.browser.dealer 1 serve …`.

Real shuffles are drawn from the operating system (`test_seal.py` proves it), and bots roll dice that hang on the
shuffle alone. What a test clicks through would then be another game at every run, and now and then one that is too
short for it or too poor. So the tests' house draws its seeds from dice of its own: the n-th table of a house is
always the same game. Nothing else is changed, neither names nor keys; the product has no such switch.
"""

import random
import secrets
import sys

from atoll.cli import main


def deal_from(seed: int) -> None:
    """From now on seeds are drawn from these dice."""
    dice = random.Random(seed)

    def randbits(k: int) -> int:
        return dice.getrandbits(k)

    secrets.randbits = randbits


if __name__ == "__main__":  # the bots' workers import this module too, and draw nothing
    deal_from(int(sys.argv[1]))
    sys.exit(main(sys.argv[2:]))
