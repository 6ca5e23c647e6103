"""The course of the game: rounds, turns and what happens between them (rules 1, 14 and 15)."""

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from atoll.kernel.moves import Menu, Move
from atoll.kernel.notes import Note
from atoll.kernel.tasks import TABLE, AtOnce, Effect, Question, Seq, Task

from .actions import begin_turn
from .board import NOBODY
from .buying import refill
from .components import HAND_SIZE, PLACE_OF, ROUNDS, SQUARES
from .gains import discard, offer_hand
from .solo import RivalHome, rival_turn
from .state import Arnak
from .words import DISCARD, KEEP_HAND, CardWord

ROUND_BEGINS: Final = Note("log-round", "1.12", "round:n")
CAME_HOME: Final = Note("log-home", "14.1", "space")
STAFF_EXILED: Final = Note("log-staff", "14.5", "card")


class DrawHands(Effect[Arnak]):
    """Everybody fills the hand to five cards (rules 1.12)."""

    def run(self, state: Arnak, seat: i64) -> None:
        state.note(ROUND_BEGINS, TABLE, state.round)
        for place in range(state.seats):
            drawer = (state.first + place) % state.seats
            state.draw(drawer, HAND_SIZE - len(state.players[drawer].hand), False)


class TakeTurns(Effect[Arnak]):
    """The next turn, clockwise, as long as anybody has not passed (rules 1.13)."""

    def __init__(self, place: i64) -> None:
        self.place: Final = place  # places clockwise from the starting player

    def run(self, state: Arnak, seat: i64) -> None:
        for i in range(state.seats):
            place = (self.place + i) % state.seats
            active = (state.first + place) % state.seats
            if not state.players[active].passed:
                state.then(TABLE, TAKE_TURNS[(place + 1) % state.seats])
                begin_turn(state, active)
                return


TAKE_TURNS: Final = [TakeTurns(place) for place in range(4)]


class RivalTurn(Effect[Arnak]):
    """In the solo game the rival and the player alternate; the rival plays all its tiles (rules 19.4)."""

    def run(self, state: Arnak, seat: i64) -> None:
        rival = state.rival
        assert rival is not None
        if not rival.stack and state.players[0].passed:
            return
        state.then(TABLE, RIVAL_TURN)
        if rival.stack:
            rival_turn(state, rival)
        if not state.players[0].passed:
            begin_turn(state, 0)


RIVAL_TURN: Final = RivalTurn()


class Turns(Effect[Arnak]):
    """All turns of a round."""

    def run(self, state: Arnak, seat: i64) -> None:
        state.then(TABLE, TAKE_TURNS[0] if state.rival is None else RIVAL_TURN)


class ComeHome(Effect[Arnak]):
    """Archaeologists come home; guardians give Fear (rules 7.5 and 14.1)."""

    def run(self, state: Arnak, seat: i64) -> None:
        island = state.island
        for place in range(state.seats):
            owner = (state.first + place) % state.seats
            player = state.players[owner]
            for space in range(len(island.figures)):
                if island.figures[space] == owner:
                    island.figures[space] = NOBODY
                    player.home += 1
                    state.note(CAME_HOME, owner, space)
                    if island.guardians[PLACE_OF[space]] >= 0 and not player.masked:
                        state.gain_fear(owner)


class KeepCards(Question[Arnak]):
    """Which hand cards to put away before the next round (rules 14.2)."""

    prompt: ClassVar = Note("ask-keep-hand", "14.2")

    def ask(self, state: Arnak, seat: i64, menu: Menu) -> None:
        if state.players[seat].hand:
            menu.offer(KEEP_HAND)
            offer_hand(state, seat, menu, DISCARD)

    def answer(self, state: Arnak, seat: i64, move: Move) -> None:
        if isinstance(move, CardWord):
            discard(state, seat, move.card)
            state.then(seat, self)


class ShuffleUnder(Effect[Arnak]):
    """Play areas are shuffled and laid under the decks; assistants are refreshed (rules 14.3 and 14.4)."""

    def run(self, state: Arnak, seat: i64) -> None:
        for player in state.players:
            if player.area:
                state.rng.shuffle(player.area)
                player.blocks.insert(0, len(player.area))
                player.deck = player.area + player.deck
                player.area = []
            player.passed = False
            player.planes = False
            player.masked = False
            for square in range(SQUARES):
                player.ready[square] = True


class MoveStaff(Effect[Arnak]):
    """The cards beside the staff go to exile, the staff moves on, the row is filled up (rules 14.5 and 14.6)."""

    def run(self, state: Arnak, seat: i64) -> None:
        market = state.market
        for slot in (state.round - 1, state.round):
            card = market.row[slot]
            if card >= 0:
                market.row[slot] = NOBODY
                market.exile.append(card)
                state.note(STAFF_EXILED, TABLE, card)
        state.round += 1
        refill(state)
        state.first = (state.first + 1) % state.seats


ROUND: Final[list[Task[Any]]] = [DrawHands(), Turns(), ComeHome(), RivalHome()]
BETWEEN: Final[list[Task[Any]]] = [AtOnce(KeepCards()), ShuffleUnder(), MoveStaff()]
COURSE: Final = Seq[Arnak]((ROUND + BETWEEN) * (ROUNDS - 1) + ROUND)
