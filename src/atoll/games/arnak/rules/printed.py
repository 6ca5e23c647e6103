"""What is printed on cards, tiles and boards, as tasks: empty here, filled by `effects.print_components`.

Tasks that use a site or a card find its effect in these tables, so that no module of effects needs another.
"""

from typing import Any, Final

from atoll.kernel.tasks import Task

from .purse import Cost

CARD: Final[list[Task[Any]]] = []  # by card: its effect
CARD_PASS: Final[list[Task[Any]]] = []  # the effect one passes to gain
ARTIFACT_COST: Final[list[Cost | None]] = []  # by artifact: the cost with which its effect begins
SITE: Final[list[Task[Any]]] = []
IDOL: Final[list[Task[Any]]] = []
BONUS: Final[list[Task[Any]]] = []
BOON: Final[list[Task[Any]]] = []  # by guardian
SLOT: Final[list[Task[Any]]] = []
SLOT_COST: Final[list[Cost | None]] = []
ASSISTANT: Final[list[Task[Any]]] = []  # by side: 2 * number, and 1 more for gold
ASSISTANT_COST: Final[list[Cost | None]] = []
ROW: Final[list[list[list[Task[Any]]]]] = []  # by side of the board, token and row
