"""The spellings of one thing: `dog` in moves and views, `item-dog` in messages, `item_dog` on the sheet of drawings."""

from typing import Final

from ..rules.components import CARDS

IDS: Final = {card.name: card.id for card in CARDS}


def message(symbol: str) -> str:
    """The message that names what a drawing shows."""
    return symbol.replace("_", "-")


def card_symbol(card: str) -> str:
    return "fear_card" if card == "fear" else IDS[card]


def card_message(card: str) -> str:
    return message(IDS[card])


def card_kind(card: str) -> str:
    """What a card of the row is: an item or an artifact."""
    return IDS[card].partition("_")[0]


def tile_symbol(tile: str) -> str:
    """The drawing of a guardian or an assistant: "guardian-7" is guardian_07."""
    kind, _, number = tile.partition("-")
    return f"{kind}_{int(number):02}"


def tile_message(tile: str) -> str:
    return message(tile_symbol(tile))


def camp_symbol(camp: str) -> str:
    """The drawing of a camp: "camp-3" is camp_3."""
    return camp.replace("-", "_")


def site_symbol(site: str) -> str:
    """The drawing of a site: "site-ii-03" is site_II_03."""
    kind, level, number = site.split("-")
    return f"{kind}_{level.upper()}_{number}"


def place_symbol(place: str) -> str:
    """What the drawings of a place for a site end in: "ii-3" is II-3."""
    return place.upper()
