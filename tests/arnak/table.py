"""A table laid out for one rule: only what the rule needs. Names are those of the words players say."""

from typing import Any

from atoll.games.arnak import ARNAK
from atoll.games.arnak.rules.actions import begin_turn
from atoll.games.arnak.rules.board import NOBODY
from atoll.games.arnak.rules.components import (
    ARTIFACTS,
    ASSISTANTS,
    BONUSES,
    CAMPS,
    CARDS,
    FEAR,
    GUARDIANS,
    IDOLS,
    ITEMS,
    PLACES,
    RESOURCES,
    SITE_NAMES,
    SPACES,
)
from atoll.games.arnak.rules.research import CHOICE
from atoll.games.arnak.rules.rival import RIVAL_TILES
from atoll.games.arnak.rules.rounds import COURSE
from atoll.games.arnak.rules.state import Arnak
from atoll.kernel.notes import Event
from atoll.kernel.tasks import TABLE, Seq, Task

CARD = {card.name: card.number for card in CARDS}
SPACE = {space.name: space.number for space in SPACES}
PLACE = {place.name: place.number for place in PLACES}
SITE = {name: number for number, name in enumerate(SITE_NAMES)}
GUARDIAN = {guardian.name: guardian.number for guardian in GUARDIANS}
ASSISTANT = {assistant.name: assistant.number for assistant in ASSISTANTS}
IDOL = {name: number for number, name in enumerate(IDOLS)}
BONUS = {name: number for number, name in enumerate(BONUSES)}
TILE = {tile.name: tile.number for tile in RIVAL_TILES}


def new_game(seats: int = 2, seed: int = 1, **options: str) -> Arnak:
    state = ARNAK.start(seats, seed, **options)
    assert isinstance(state, Arnak)
    return state


def cards(names: str) -> list[int]:
    return [CARD[name] for name in names.split()]


def names(numbers: list[int]) -> str:
    return " ".join(CARDS[number].name for number in numbers)


def bare(seats: int = 2, **options: str) -> Arnak:
    """Nobody has anything, nothing is to be done, every second camp space is free, all idols are coins,
    and no bonus tile lies about.
    """
    state = new_game(seats, 1, **options)
    state.agendas = [None] * len(state.agendas)
    state.turn = NOBODY
    for player in state.players:
        player.tokens = [0] * len(RESOURCES)
        player.hand.clear()
        player.deck.clear()
        player.blocks.clear()
    state.island.figures = [NOBODY] * len(SPACES)
    state.research.bonuses = [bonus if bonus == CHOICE else NOBODY for bonus in state.research.bonuses]
    state.island.idols = [NOBODY] * CAMPS + [IDOL["coin"]] * (len(PLACES) - CAMPS)
    state.market.row = [NOBODY] * len(state.market.row)
    state.market.item_deck = list(ITEMS)
    state.market.artifact_deck = list(ARTIFACTS)
    return state


def stack_deck(state: Arnak, seat: int, top_first: str) -> None:
    """A deck with these cards, each known."""
    state.players[seat].deck = cards(top_first)[::-1]
    state.players[seat].blocks = [1] * len(state.players[seat].deck)


def give(state: Arnak, seat: int = 0, **tokens: int) -> None:
    for name, n in tokens.items():
        state.players[seat].tokens[RESOURCES.index(name)] += n


def hold(state: Arnak, seat: int, hand: str) -> None:
    state.players[seat].hand = sorted(cards(hand))


def research_at(state: Arnak, glass: int, notebook: int, seat: int = 0) -> None:
    """The research tokens of a seat on these spaces of the track."""
    state.players[seat].glass = glass
    state.players[seat].notebook = notebook


def stand(state: Arnak, seat: int, *spaces: str) -> None:
    """Archaeologists of a seat on these spaces; a seat below zero blocks them."""
    for space in spaces:
        state.island.figures[SPACE[space]] = seat
        if 0 <= seat < state.seats:
            state.players[seat].home -= 1


def discovered(state: Arnak, place: str, site: str, guardian: str = "") -> None:
    """A site on the map, with its guardian if one is named."""
    for stack in state.island.site_stacks:
        if SITE[site] in stack:
            stack.remove(SITE[site])
    state.island.sites[PLACE[place]] = SITE[site]
    state.island.idols[PLACE[place]] = NOBODY
    if guardian:
        haunt(state, place, guardian)


def haunt(state: Arnak, place: str, guardian: str) -> None:
    if GUARDIAN[guardian] in state.island.guardian_stack:
        state.island.guardian_stack.remove(GUARDIAN[guardian])
    state.island.guardians[PLACE[place]] = GUARDIAN[guardian]


def employ(state: Arnak, seat: int, *assistants: str) -> None:
    """Assistants on a board: "assistant-3", "assistant-3 gold", "assistant-3 gold exhausted"."""
    for square, text in enumerate(assistants):
        name, *marks = text.split()
        for stack in [*state.research.supply, state.research.rescue]:
            if ASSISTANT[name] in stack:
                stack.remove(ASSISTANT[name])
        state.players[seat].assistants[square] = 2 * ASSISTANT[name] + ("gold" in marks)
        state.players[seat].ready[square] = "exhausted" not in marks


def supply(state: Arnak, *tops: str) -> None:
    """Supply stacks with these assistants on top, and others below."""
    free = [number for number in range(len(ASSISTANTS)) if ASSISTANTS[number].name not in tops]
    free = [number for number in free if all(player.square_of(number) == NOBODY for player in state.players)]
    state.research.supply = [[free.pop(), ASSISTANT[top]] for top in tops]


def lay_row(state: Arnak, row: str) -> None:
    """The card row from the left; a dash is a gap. The decks hold the other cards."""
    state.market.row = [NOBODY if name == "-" else CARD[name] for name in row.split()]
    state.market.row += [NOBODY] * (6 - len(state.market.row))
    for card in state.market.row:
        for deck in (state.market.item_deck, state.market.artifact_deck):
            if card in deck:
                deck.remove(card)


def turn(state: Arnak, seat: int = 0) -> list[Event]:
    """It is this seat's turn, from its beginning; the events are what happens from now on."""
    state.agendas[seat] = None
    begin_turn(state, seat)
    return settle(state)


def ask(state: Arnak, task: Task[Any], seat: int = 0) -> list[Event]:
    """Put one task before a seat, in its turn."""
    state.turn = seat
    state.then(seat, task)
    return settle(state)


def settle(state: Arnak) -> list[Event]:
    events: list[Event] = []
    state.journal = events
    state.listed = None
    state.settle()
    return events


def between_rounds(state: Arnak, *, last: bool = False) -> list[Event]:
    """Everything from the last pass to the first turn of the next round, or to the end of the game."""
    steps = COURSE.tasks[2:4] if last else COURSE.tasks[2:8]
    state.then(TABLE, Seq(steps))
    return settle(state)


def say(state: Arnak, *texts: str, seat: int = 0) -> None:
    for text in texts:
        state.say(seat, text)


def words(state: Arnak, seat: int = 0) -> list[str]:
    return [move.text for move in state.moves(seat)]


def offered(state: Arnak, text: str, seat: int = 0) -> bool:
    return text in words(state, seat)


def asked(state: Arnak, seat: int = 0) -> str:
    """The name of the question before a seat."""
    question = state.question(seat)
    return "" if question is None else question.prompt.name.removeprefix("ask-")


def why(state: Arnak, text: str, seat: int = 0) -> str:
    move = state.lexicon().find(text)
    assert move is not None, text
    reason = state.why(seat, move)
    return "" if reason is None else reason.note.name.removeprefix("why-")


def tokens(state: Arnak, seat: int = 0) -> dict[str, int]:
    """What a seat has, as far as it has any."""
    return {name: n for name, n in zip(RESOURCES, state.players[seat].tokens, strict=True) if n}


def standing(state: Arnak, seat: int = 0) -> list[str]:
    return [SPACES[space].name for space, figure in enumerate(state.island.figures) if figure == seat]


def fears(state: Arnak, seat: int = 0) -> int:
    """Fear cards in a play area."""
    return state.players[seat].area.count(FEAR)
