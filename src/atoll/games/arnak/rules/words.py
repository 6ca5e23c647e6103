"""Everything that can be said in Arnak."""

from typing import Final

from mypy_extensions import i64

from atoll.kernel.lexicon import Lexicon
from atoll.kernel.moves import Move
from atoll.kernel.notes import Note

from .components import (
    ARTIFACTS,
    ASSISTANTS,
    BOAT,
    BONUSES,
    CAR,
    CARDS,
    FEAR,
    GLASS,
    GUARDIANS,
    ICONS,
    PLACES,
    RESOURCES,
    SPACES,
    TEMPLE,
    TEMPLE_STACKS,
    TOKENS,
    TRACK_SPACES,
)

GAINS: Final = [
    "coin", "compass", "tablet", "arrowhead", "jewel", "tablet-arrowhead", "draw", "choose",
    "refresh-assistant", "activate-stack-tile", "activate-site", "overcome-guardian", "other",
]  # fmt: skip
"""What one pays for inside an effect, as a prompt names it."""
OPTIONS: Final = [
    "coin",
    "compass",
    "coin-compass",
    "tablet",
    "arrowhead",
    "jewel",
    "draw",
    "exile",
    "item",
    "plane",
    "car",
    "boat",
]
"""What one can be asked to choose from."""

SLOT_EFFECTS: Final = ["jewel", "arrowhead", "tablet", "coin-compass", "draw"]
"""What an idol in a slot gives, in the order of the printed board."""


class CardWord(Move):
    """A word about one card, which others may not hear if it is secret."""

    def __init__(self, verb: str, rule: str, card: i64, free: bool = False, secret: bool = False) -> None:
        text = f"{verb.replace('-', ' ')} {CARDS[card].name}"
        super().__init__(Note(f"do-{verb}", rule, "card*" if secret else "card"), text, (card,), free)
        self.card: Final = card


class Play(CardWord):
    """Play a card from your hand for its effect."""

    def __init__(self, card: i64) -> None:
        super().__init__("play", "3.3", card, CARDS[card].free)


class PassWith(CardWord):
    """Play a card from your hand for the effect that you pass to gain."""

    def __init__(self, card: i64) -> None:
        super().__init__("pass-with", "17.5", card)


class Buy(CardWord):
    """Buy a card."""

    def __init__(self, card: i64) -> None:
        super().__init__("buy", "9.1", card)


class SpaceWord(Move):
    """A word about a space for an archaeologist."""

    def __init__(self, verb: str, rule: str, space: i64) -> None:
        super().__init__(Note(f"do-{verb}", rule, "space"), f"{verb} {SPACES[space].name}", (space,))
        self.space: Final = space


class Dig(SpaceWord):
    """Send an archaeologist to dig."""

    def __init__(self, space: i64) -> None:
        super().__init__("dig", "5.1", space)


class Discover(SpaceWord):
    """Send an archaeologist to discover a site."""

    def __init__(self, space: i64) -> None:
        super().__init__("discover", "6.1", space)


class PlaceWord(Move):
    """A word about a camp or site."""

    def __init__(self, verb: str, rule: str, place: i64) -> None:
        super().__init__(Note(f"do-{verb}", rule, "place"), f"{verb} {PLACES[place].name}", (place,))
        self.place: Final = place


class Overcome(PlaceWord):
    """Overcome the guardian of a site."""

    def __init__(self, place: i64) -> None:
        super().__init__("overcome", "7.1", place)


class Relocate(Move):
    """Send an archaeologist of yours from one space to another."""

    def __init__(self, origin: i64, goal: i64) -> None:
        text = f"relocate {SPACES[origin].name} {SPACES[goal].name}"
        super().__init__(Note("do-relocate", "17.3", "from:space to:space"), text, (origin, goal))
        self.origin: Final = origin
        self.goal: Final = goal


class Lead(Move):
    """Lead a guardian from one site to another."""

    def __init__(self, origin: i64, goal: i64) -> None:
        text = f"lead {PLACES[origin].name} {PLACES[goal].name}"
        super().__init__(Note("do-lead", "18.8", "from:place to:place"), text, (origin, goal))
        self.origin: Final = origin
        self.goal: Final = goal


class Research(Move):
    """Move a research token to a space."""

    def __init__(self, token: i64, goal: i64) -> None:
        verb = f"research-{TOKENS[token]}"
        super().__init__(Note(f"do-{verb}", "11.1", "spot"), f"{verb.replace('-', ' ')} {goal}", (goal,))
        self.token: Final = token
        self.goal: Final = goal


class BuyTemple(Move):
    """Buy a temple tile."""

    def __init__(self, stack: i64) -> None:
        super().__init__(Note("do-temple", "11.8", "stack"), f"temple {TEMPLE_STACKS[stack]}", (stack,))
        self.stack: Final = stack


class AssistantWord(Move):
    """A word about one assistant."""

    def __init__(self, verb: str, rule: str, assistant: i64, free: bool = False) -> None:
        text = f"{verb.replace('-', ' ')} {ASSISTANTS[assistant].name}"
        super().__init__(Note(f"do-{verb}", rule, "assistant"), text, (assistant,), free)
        self.assistant: Final = assistant


class UseAssistant(AssistantWord):
    """Exhaust an assistant of yours for its effect."""

    def __init__(self, assistant: i64) -> None:
        super().__init__("use", "12.3", assistant, ASSISTANTS[assistant].free)


class Exchange(Move):
    """Give an assistant of yours for one of the supply."""

    def __init__(self, own: i64, other: i64) -> None:
        text = f"exchange {ASSISTANTS[own].name} {ASSISTANTS[other].name}"
        super().__init__(Note("do-exchange", "18.6", "own:assistant other:assistant"), text, (own, other))
        self.own: Final = own
        self.other: Final = other


class GuardianWord(Move):
    """A word about the boon of a guardian: an effect at any time, or icons while you pay for travel."""

    def __init__(self, guardian: i64) -> None:
        free = GUARDIANS[guardian].travels == 0
        text = f"boon {GUARDIANS[guardian].name}"
        super().__init__(Note("do-boon" if free else "do-boon-travel", "7.3", "guardian"), text, (guardian,), free)
        self.guardian: Final = guardian


class StandIn(Move):
    """Let an icon pay for a boot."""

    def __init__(self, icon: i64) -> None:
        super().__init__(Note("do-stand-in", "4.4", "icon"), f"pay {ICONS[icon]}", (icon,))
        self.icon: Final = icon


class FillSlot(Move):
    """Put an idol into a slot for one of the slot effects."""

    def __init__(self, effect: i64) -> None:
        super().__init__(Note("do-slot", "8.1", "slot"), f"slot {SLOT_EFFECTS[effect]}", (effect,), True)
        self.effect: Final = effect


class Choose(Move):
    """Choose one of several effects."""

    def __init__(self, option: i64) -> None:
        super().__init__(Note("do-choose", "2.10", "option"), f"choose {OPTIONS[option]}", (option,))
        self.option: Final = option


class Upgrade(Move):
    """Swap a token for the next better one."""

    def __init__(self, resource: i64) -> None:
        note = Note("do-upgrade", "2.11", "from:resource to:resource")
        super().__init__(note, f"upgrade {RESOURCES[resource]}", (resource, resource + 1))
        self.resource: Final = resource


class DrawCards(Move):
    """Draw so many cards."""

    def __init__(self, n: i64) -> None:
        super().__init__(Note("do-draw", "3.5", "n"), f"draw {n}", (n,))
        self.n: Final = n


class Claim(Move):
    """Take one of several bonus tiles."""

    def __init__(self, bonus: i64) -> None:
        super().__init__(Note("do-claim", "11.7", "bonus"), f"claim {BONUSES[bonus]}", (bonus,))
        self.bonus: Final = bonus


_CARDS: Final = range(len(CARDS))
_PLACES: Final = range(len(PLACES))
_SPACES: Final = range(len(SPACES))
_ASSISTANTS: Final = range(len(ASSISTANTS))
_GOALS: Final = range(1, TRACK_SPACES)

FIRST_WILD: Final = min([space.number for space in SPACES if PLACES[space.place].level > 0])
"""The first space that is not in a camp; words about discovering begin there."""
ON_SALE: Final = FEAR + 1
"""The first card that can be bought; words about buying begin there."""

PASS: Final = Move(Note("do-pass", "2.5"), "pass")
END: Final = Move(Note("do-end", "2.4"), "end")
SKIP: Final = Move(Note("do-skip", "2.9"), "skip")
PAY: Final = Move(Note("do-pay", "2.7"), "pay")
HIRE: Final = Move(Note("do-hire", "4.3"), "hire pilot")
KEEP_HAND: Final = Move(Note("do-keep-hand", "14.2"), "keep")
BONUS_FIRST: Final = Move(Note("do-bonus-first", "11.4"), "bonus first")
ROW_FIRST: Final = Move(Note("do-row-first", "11.4"), "row first")
EXILE_TILE: Final = Move(Note("do-exile-tile", "10.5"), "exile fear-tile")

DIG: Final[list[Move]] = [Dig(space) for space in _SPACES]
DISCOVER: Final[list[Move]] = [Discover(space) for space in range(FIRST_WILD, len(SPACES))]
OVERCOME: Final[list[Move]] = [Overcome(place) for place in _PLACES]
BUY: Final[list[Move]] = [Buy(card) for card in range(ON_SALE, len(CARDS))]
PLAY: Final[list[Move]] = [Play(card) for card in _CARDS]
PASS_WITH: Final[dict[int, Move]] = {card.number: PassWith(card.number) for card in CARDS if card.pass_steps}
# [token][goal - 1]
RESEARCH: Final[list[list[Move]]] = [
    [Research(token, goal) for goal in _GOALS if token == GLASS or goal != TEMPLE] for token in range(2)
]
BUY_TEMPLE: Final[list[Move]] = [BuyTemple(stack) for stack in range(len(TEMPLE_STACKS))]
USE: Final[list[Move]] = [UseAssistant(assistant) for assistant in _ASSISTANTS]

TRAVEL_BY: Final[list[Move]] = [CardWord("travel", "4.2", card) for card in _CARDS]
TRAVEL_WITH: Final[list[Move]] = [AssistantWord("travel-with", "12.7", assistant) for assistant in _ASSISTANTS]
BOON: Final[list[Move]] = [GuardianWord(guardian) for guardian in range(len(GUARDIANS))]
STAND_IN: Final[list[Move]] = [StandIn(CAR), StandIn(BOAT)]
SLOT: Final[list[Move]] = [FillSlot(effect) for effect in range(len(SLOT_EFFECTS))]

CHOOSE: Final[list[Move]] = [Choose(option) for option in range(len(OPTIONS))]
UPGRADE: Final[list[Move]] = [
    Upgrade(resource) for resource in (RESOURCES.index("tablet"), RESOURCES.index("arrowhead"))
]
DRAW: Final[list[Move]] = [DrawCards(n) for n in (1, 2, 3)]
DISCARD: Final[list[Move]] = [CardWord("discard", "3.8", card) for card in _CARDS]
KEEP: Final[list[Move]] = [CardWord("keep", "18.5", card, secret=True) for card in _CARDS]
RETURN: Final[list[Move]] = [CardWord("return", "18.5", card, secret=True) for card in _CARDS]
EXILE: Final[list[Move]] = [CardWord("exile", "10.1", card) for card in _CARDS]
EXILE_HAND: Final[list[Move]] = [CardWord("exile-hand", "10.1", card) for card in _CARDS]
TAKE: Final[list[Move]] = [CardWord("take", "9.6", card) for card in range(ON_SALE, len(CARDS))]
RESOLVE: Final[list[Move]] = [CardWord("resolve", "9.2", card) for card in ARTIFACTS]
RESOLVE_PASS: Final[dict[int, Move]] = {
    card: CardWord("resolve-pass", "18.18", card) for card in ARTIFACTS if CARDS[card].pass_steps
}

ACTIVATE: Final[list[Move]] = [PlaceWord("activate", "17.1", place) for place in _PLACES]
RECALL: Final[list[Move]] = [SpaceWord("recall", "18.9", space) for space in _SPACES]
RELOCATE: Final[list[list[Move]]] = [[Relocate(origin, goal) for goal in _SPACES] for origin in _SPACES]
LEAD: Final[list[list[Move]]] = [[Lead(origin, goal) for goal in _PLACES] for origin in _PLACES]
CLAIM: Final[list[Move]] = [Claim(bonus) for bonus in range(len(BONUSES))]

RECRUIT: Final[list[Move]] = [AssistantWord("recruit", "12.1", assistant) for assistant in _ASSISTANTS]
RESCUE: Final[list[Move]] = [AssistantWord("rescue", "16.4", assistant) for assistant in _ASSISTANTS]
PROMOTE: Final[list[Move]] = [AssistantWord("promote", "12.5", assistant) for assistant in _ASSISTANTS]
REFRESH: Final[list[Move]] = [AssistantWord("refresh", "12.4", assistant) for assistant in _ASSISTANTS]
BORROW: Final[list[Move]] = [AssistantWord("borrow", "18.1", assistant) for assistant in _ASSISTANTS]
EXCHANGE: Final[list[list[Move]]] = [[Exchange(own, other) for other in _ASSISTANTS] for own in _ASSISTANTS]

# The same words flat, for refusing a whole kind of them at once.
ALL_RESEARCH: Final[list[Move]] = [move for row in RESEARCH for move in row]
ALL_RELOCATE: Final[list[Move]] = [move for row in RELOCATE for move in row]
ALL_LEAD: Final[list[Move]] = [move for row in LEAD for move in row]
ALL_EXCHANGE: Final[list[Move]] = [move for row in EXCHANGE for move in row]
ALL_EXILE: Final[list[Move]] = [*EXILE, *EXILE_HAND]
FREE_CARDS: Final[list[Move]] = [move for move in PLAY if move.free]
MAIN_CARDS: Final[list[Move]] = [move for move in PLAY if not move.free]
FREE_USE: Final[list[Move]] = [move for move in USE if move.free]
FREE_BOONS: Final[list[Move]] = [move for move in BOON if move.free]
TRAVEL_BOONS: Final[list[Move]] = [move for move in BOON if not move.free]

LEXICON: Final = Lexicon(
    [
        *(PASS, END, SKIP, PAY, HIRE, KEEP_HAND, BONUS_FIRST, ROW_FIRST, EXILE_TILE),
        *(*DIG, *DISCOVER, *OVERCOME, *BUY, *PLAY, *PASS_WITH.values(), *ALL_RESEARCH, *BUY_TEMPLE, *USE),
        *(*TRAVEL_BY, *TRAVEL_WITH, *BOON, *SLOT, *CHOOSE, *UPGRADE, *DRAW, *DISCARD, *KEEP, *RETURN, *ALL_EXILE),
        *(*TAKE, *RESOLVE, *RESOLVE_PASS.values(), *ACTIVATE, *RECALL, *ALL_RELOCATE, *ALL_LEAD, *CLAIM),
        *(*RECRUIT, *RESCUE, *PROMOTE, *REFRESH, *BORROW, *ALL_EXCHANGE, *STAND_IN),
    ]
)
