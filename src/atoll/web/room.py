"""A room: one live game, its readers and its bots. Whatever happens in it happens one after the other.

Every change goes the same way: check it, keep it, and only then play it and show it. A position that is
shown has therefore always been kept, and a killed server wakes up where the last frame left off.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress

from atoll.kernel.moves import Move
from atoll.kernel.state import GUEST
from atoll.play.match import STAND_IN, Match

from . import clock, standin, talk, teaching, wire
from .advising import advise
from .botpool import QUICK, SUBSTITUTE, BotPool, Customer, Thought, usual_time
from .company import Company, Overtaken
from .frames import Around, Reader, gathering, seat_view
from .livegame import LiveGame
from .log import LOG, log_trouble
from .metrics import Metrics
from .news import Here, Hurried, Moved, Saved
from .refusal import Refused
from .store import Line, Stale, Unkept
from .subscriber import Subscriber
from .table import Table

RETRY = 1.0
"""Seconds before a bot that failed is asked again."""
THINK_TIME = 10.0
"""Seconds that a bot may take for its turn, unless the host says otherwise."""
NOT_AGREED = -1
"""The version of a table on which others have agreed otherwise."""
TRIES = 5
"""How often somebody's word is tried when others come first who leave its question as it was."""
TOLD_OF = 30
"""Of so many people at a table the other servers are told."""


class Room:
    """One table that somebody looks at, or at which a bot thinks."""

    def __init__(self, table: Table, lines: list[Line], company: Company, bots: BotPool, metrics: Metrics) -> None:
        self.table = table
        self.company = company
        self.store = company.store
        self.bots = bots
        self.metrics = metrics
        self.pause = 0.0  # seconds that a bot lets people look before it moves
        self.think_time = THINK_TIME
        self.turn = asyncio.Lock()  # held by whoever changes something
        self.readers: set[Subscriber] = set()
        self.votes: dict[int, set[str]] = {}  # of those who are here by way of this server
        self.heard: int | None = None  # the number of the last line of talk, where others may say something elsewhere
        self.opened = time.monotonic()  # the room, or its game
        self.left_at: dict[int, float] = {}  # by seat: when its last socket went
        self.returning: set[int] = set()  # seats that go back to their person as soon as the bot has moved
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.thoughts: dict[int, Thought] = {}  # by seat: the turns of bots
        self.hinting: dict[int, asyncio.Task[None]] = {}
        self.game: LiveGame | None = None
        self._around: Around | None = None  # the same for all readers
        self.closed = False
        self.timer: asyncio.TimerHandle | None = None
        self.on_idle: Callable[[], None] | None = None
        if table.phase != "gathering":
            self.begin(lines)

    # -- the game -------------------------------------------------------------------------------------

    @property
    def live(self) -> LiveGame:
        """The game; refused while the table still gathers."""
        if self.game is None:
            raise Refused("not-now")
        return self.game

    @property
    def match(self) -> Match:
        return self.live.match

    def begin(self, lines: Sequence[Line] = ()) -> None:
        """Put the first questions, or find the position again from the moves that were stored."""
        self.opened = time.monotonic()  # nobody is away from a game that has not begun
        self.left_at.clear()
        behind = self.table.moves != len(lines) or not self.table.since
        known = len(lines) if self.company.alone or not self.table.since else self.table.moves
        self.game = LiveGame(self.table, lines[:known])
        for line in lines[known:]:  # played elsewhere just now, so clocks have run
            self.game.play(line)
        if behind:
            self.game.summarize(clock.now())  # not since the last move: while the server was down, nobody's time ran
            if lines:
                self.store.save_soon(self.table)

    async def _commit(self, seat: int, word: str, move: Move | None = None) -> bool:
        """Store a move that was checked, or an undo, then play and show it; not if somebody elsewhere came first."""
        last = self.live.last
        line = self.live.next_line(seat, word, clock.now())
        try:
            await self.store.append(self.table.id, line, last)
        except Stale:
            await self.company.catch_up(self)
            return False
        except Unkept as error:
            log_trouble("a move cannot be kept", error, table=self.table.id)
            raise Refused("busy") from None
        self.live.play(line, move)
        self.company.tell(Moved(self.table.id, last, line))
        self.store.save_soon(self.table)
        self.metrics.moves[self.table.game] += 1
        self.show()
        self.schedule()
        return True

    # -- what people say ------------------------------------------------------------------------------

    async def handle(self, reader: Subscriber, said: wire.ClientMessage) -> None:
        """Do what a reader asks for, as far as its seat allows."""
        began = time.perf_counter()
        if isinstance(said, wire.Play):
            async with self.turn:
                seat = self._mover(reader)
                await self._play(seat, said.seq, said.word)
                await standin.stand_in(self, seat, False)  # who plays by hand needs no bot
            self.metrics.answer.observe(time.perf_counter() - began)
        elif isinstance(said, wire.Undo):
            async with self.turn:
                seat = self._mover(reader)
                await self._undo(seat, said.seq, said.moves)
        elif isinstance(said, wire.Vote):
            async with self.turn:
                await standin.vote(self, reader, said)
        elif isinstance(said, wire.Chat):
            await talk.post(self, reader, said.text)
        elif isinstance(said, wire.Why):
            reader.queue(self.live.why(self.seat(reader), said.word, reader.language))
        elif isinstance(said, wire.Hint | wire.Weigh | wire.Hurry):
            self._ask_bots(reader, said)
        elif isinstance(said, wire.Show):
            reader.set_layout(said)
            self.show_anew(reader)
        elif isinstance(said, wire.Read | wire.Teach):
            async with self.turn:
                await teaching.learn(self, self.seat(reader), said)
        else:
            reader.queue(wire.Pong())

    def seat(self, reader: Reader) -> int:
        """The seat that somebody may speak for."""
        if self.closed:
            raise Refused("busy")
        seat = self.table.seat_of(reader.person)
        if seat == GUEST:
            raise Refused("not-seated")
        return seat

    def _mover(self, reader: Reader) -> int:
        """The seat that somebody may move for, unless a bot has to move there first."""
        seat = self.seat(reader)
        if standin.owed_to_bot(self, seat):
            raise Refused("not-now")
        return seat

    async def _play(self, seat: int, seq: int, word: str) -> None:
        for _ in range(TRIES):
            move = self.live.check_move(seat, seq, word)
            await teaching.tick_off(self, seat)
            if await self._commit(seat, move.text, move):
                return
        raise Refused("busy")

    async def _undo(self, seat: int, seq: int, moves: int) -> None:
        for _ in range(TRIES):
            if await self._commit(seat, self.live.check_undo(seat, seq, moves)):
                return
        raise Refused("busy")

    def _ask_bots(self, reader: Subscriber, said: wire.Hint | wire.Weigh | wire.Hurry) -> None:
        """Ask a bot for advice, or bots to move at once."""
        seat = self.seat(reader)
        if isinstance(said, wire.Hurry):
            self.hurry()
            self.company.tell(Hurried(self.table.id))
            return
        if not self.table.hints:
            raise Refused("no-hints")
        if self.match.state.question(seat) is None:
            raise Refused("not-now")
        if seat in self.hinting:
            raise Refused("busy")
        self.hinting[seat] = asyncio.create_task(self._advise(reader, seat, said))

    def hurry(self) -> None:
        """Somebody does not want to wait for the bots."""
        for thought in self.thoughts.values():
            thought.stop.set()

    async def _advise(self, reader: Subscriber, seat: int, asked: wire.Hint | wire.Weigh) -> None:
        """Let a bot think about advice, one for each seat at a time; the reader's other words go on meanwhile."""
        try:
            answer, hint = await advise(self.bots, self.live, seat, reader, asked)
            if hint:
                async with self.turn:
                    if self.closed:
                        return
                    self.table.seats[seat].hints += 1
                    await self.save()  # it is counted before it is shown
                self.show()
            reader.queue(answer)
        except Exception as error:
            if not isinstance(error, Refused):
                LOG.exception("no hint can be given", extra={"about": {"table": self.table.id}})
            busy = Refused("busy")
            reader.queue(wire.Problem(busy.name, busy.sentence(reader.language)))
        finally:
            del self.hinting[seat]

    def show_anew(self, reader: Subscriber) -> None:
        """One reader gets a frame although nothing has happened but that clocks have run on."""
        self._around = None
        reader.show()

    # -- keeping -------------------------------------------------------------------------------------

    async def save(self) -> None:
        """Keep the table. If that fails, what we hold in memory is not so: the room closes and is read anew."""
        try:
            await self.store.save(self.table)
        except Stale:
            self.table.version = NOT_AGREED
            await self.company.catch_up(self)
            raise Overtaken from None
        except Unkept as error:
            log_trouble("a table cannot be saved", error, table=self.table.id)
            self.close()
            raise Refused("busy") from None
        self.company.tell(Saved(self.table.id))

    async def on_alarm(self) -> None:
        """A clock ran out, somebody stayed away, or bots owe a move: a bot stands in where need be, and bots think."""
        if not await self.company.keeps(self.table.id):
            self.schedule(RETRY)  # its keeper has heard it too, unless it is dead
            return
        with suppress(Refused):  # it could not be kept; the room is closed, and the alarm rings again
            async with self.turn:
                now = clock.now()
                for seat in list(self.table.waiting):
                    left = self.table.left(seat, now)
                    if left is not None and left <= 0 and not self.table.seats[seat].automatic:
                        await standin.stand_in(self, seat, True)
                await standin.replace_absent(self)
        self.schedule()

    # -- coming and going -----------------------------------------------------------------------------

    def connected(self, seat: int) -> bool:
        """Whether the person of a seat is here."""
        return self.table.seats[seat].person in self.people()

    def present(self) -> set[int]:
        """The seats of the players who are here."""
        here = self.people()
        return {seat for seat in self.table.players() if self.table.seats[seat].person in here}

    def people(self) -> dict[str, str]:
        """Who is here, and by what name: by way of this server, and of others."""
        here = {reader.person: reader.name for reader in self.readers}
        for other in self.company.elsewhere(self.table.id):
            here |= other.people
        return here

    def voters(self, seat: int) -> set[str]:
        """Who wants a bot to take a seat."""
        elsewhere = (other.votes.get(seat, []) for other in self.company.elsewhere(self.table.id))
        return self.votes.get(seat, set()).union(*elsewhere)

    def announce(self) -> None:
        """Tell other servers who is here by way of this one, players first."""
        if not self.company.alone:
            order = sorted(self.readers, key=lambda reader: self.table.seat_of(reader.person) == GUEST)
            here = dict(list({reader.person: reader.name for reader in order}.items())[:TOLD_OF])
            votes = {seat: [person for person in votes if person in here] for seat, votes in self.votes.items()}
            self.company.tell(Here(self.table.id, here, votes))

    async def join(self, reader: Subscriber) -> None:
        """Somebody opens the table: the frame, what was said lately, and the seat back from a stand-in."""
        if self.closed:  # between the door and the table; whoever comes back finds a new room
            reader.closed = True
            reader.wake()
            return
        seat = self.table.seat_of(reader.person)
        self.votes.pop(seat, None)
        if not self.table.open_to(reader.person, reader.invite):
            raise Refused("no-guests")
        self.readers.add(reader)
        self.announce()
        self.metrics.readers += 1
        await talk.recall(self, reader)
        if seat != GUEST and self.table.seats[seat].stand_in:
            async with self.turn:
                await standin.stand_in(self, seat, False)
        self.show()
        self.schedule()

    def tell(self, person: str, name: str) -> None:
        """Tell somebody who is here why they are no longer."""
        for reader in self.readers:
            if reader.person == person:
                reader.queue(wire.Problem(name, Refused(name).sentence(reader.language)))

    async def rename(self, person: str, name: str) -> None:
        """Somebody who sits or looks on here has another name from now on; the log is told anew."""
        self.call(person, name)
        if self.table.rename(person, name):
            await self.save()
            if self.game is not None:
                self.game.frames.rename()
            for reader in self.readers:
                reader.told.clear()
        self.show()

    def call(self, person: str, name: str) -> None:
        """Whoever is here under another name from now on says what they say by that."""
        for reader in self.readers:
            reader.name = name if reader.person == person else reader.name

    def send_guests_away(self) -> None:
        """The game begins; if it is not for everybody's eyes, who only looked on has to go."""
        if not self.table.guests:
            self.send_away(lambda reader: self.table.seat_of(reader.person) == GUEST)

    def send_away(self, whom: Callable[[Subscriber], bool]) -> None:
        """Hang up on some; at the door they are told why they cannot come back."""
        for reader in filter(whom, self.readers):
            reader.closed = True
            reader.wake()

    def leave(self, reader: Subscriber) -> None:
        if reader in self.readers:
            self.readers.discard(reader)
            self.left_at[self.table.seat_of(reader.person)] = time.monotonic()
            self.metrics.readers -= 1
            self.announce()
            self.show()
        self.schedule()

    def show(self) -> None:
        """Everybody gets a frame."""
        self._around = None
        for reader in self.readers:
            reader.show()

    def frame(self, reader: Reader) -> wire.Frame:
        """What one reader sees now."""
        if self._around is None:
            self._around = Around(self.seats(), self._watchers(), self.bots.strength)
        if self.game is None:
            return gathering(self.table, reader, self._around)
        seat = self.table.seat_of(reader.person)
        seq = self.game.seqs[seat] if seat != GUEST else self.table.moves
        taught = self.table.lesson is not None and seat != GUEST
        lesson = teaching.lesson_view(self.game, seat, reader) if taught else None
        return self.game.frames.frame(reader, seat, seq, self._around, lesson)

    def seats(self) -> list[wire.SeatView]:
        """Who sits where, as everybody sees it."""
        now = clock.now()
        here, present = self.people(), self.present()
        return [
            seat_view(
                self.table,
                number,
                now,
                connected=seat.kind == "bot" or seat.person in here,
                votes=len(self.voters(number)),
                needed=standin.votes_needed(number, present),
                replaced_in=standin.replaced_in(self, number, present),
                thinking=self._thinking(number),
            )
            for number, seat in enumerate(self.table.seats)
        ]

    def _watchers(self) -> list[str]:
        """The names of those who look on, once for each person."""
        return [name for person, name in self.people().items() if self.table.seat_of(person) == GUEST]

    def _thinking(self, seat: int) -> wire.Thinking | None:
        """How far a bot is with its turn; nothing of one that answers at once."""
        thought, level = self.thoughts.get(seat), self.table.seats[seat].level or SUBSTITUTE
        if thought is None or usual_time(level) <= QUICK:
            return None
        return wire.Thinking(round(thought.spent, 1), thought.most)

    # -- bots and clocks ------------------------------------------------------------------------------

    def schedule(self, least: float = 0.0) -> None:
        """Start the bots that owe an answer, and set the timer of the clocks; an empty room may go to sleep."""
        if self.closed:
            return
        self.thoughts = {seat: thought for seat, thought in self.thoughts.items() if seat in self.table.waiting}
        if self._plays_on():
            for seat in self.table.waiting:
                if self.table.seats[seat].automatic and seat not in self.thinking:
                    self.thoughts.setdefault(seat, Thought(self.think_time))
                    self.thinking[seat] = asyncio.create_task(self._think(seat))
        self._set_timer(least)
        if not self.readers and not self.thinking and self.on_idle is not None:
            self.on_idle()

    def _plays_on(self) -> bool:
        """Whether bots think here: for people who play, or for those who look on."""
        return self.table.phase == "playing" and (bool(self.readers) or self.table.has_people())

    def _set_timer(self, least: float) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        alarm = self.table.alarm()
        delays = [alarm - clock.now()] if alarm else []
        present = self.present()
        gone = [seat for seat in self.table.players() if seat not in present]
        delays += [wait for seat in gone if (wait := standin.replaced_in(self, seat, present)) is not None]
        if delays:
            loop = asyncio.get_running_loop()
            delay = max(least, min(delays)) + 0.01
            self.timer = loop.call_later(delay, lambda: loop.create_task(self.on_alarm()))

    async def _think(self, seat: int) -> None:
        """Let a bot answer; its word comes in by the same door as everybody's."""
        seq, place = self.live.seqs[seat], self.table.seats[seat]
        try:
            if not await self.company.keeps(self.table.id):
                await asyncio.sleep(RETRY)  # its keeper thinks, unless it is dead
                return
            if self.people() and self.pause:
                await self.thoughts[seat].rest(asyncio.get_running_loop().time() + self.pause)
            if self.live.seqs[seat] != seq or not place.automatic:
                return  # what was asked was taken back, or the person has come
            word = await self._ask_bot(seat, place.level or SUBSTITUTE)
            async with self.turn:
                if place.automatic:
                    await self._play(seat, seq, word)
                if place.stand_in and seat in self.returning and self.connected(seat):
                    await standin.stand_in(self, seat, False)
        except Refused as refused:
            if refused.name not in {"stale", "not-now", "busy"}:
                LOG.error("a bot was refused", extra={"about": {"table": self.table.id, "name": refused.name}})
            if refused.name not in {"stale", "not-now"}:  # what is busy now may not be so for long
                await asyncio.sleep(RETRY)
        except Exception:
            LOG.exception("no bot can think", extra={"about": {"table": self.table.id}})
            await asyncio.sleep(RETRY)
        finally:
            self.thinking.pop(seat, None)
            self.schedule()

    async def _ask_bot(self, seat: int, level: str) -> str:
        """A bot's word. One that takes its worker down with it must not hold up the table: another plays for it."""
        record, host = self.match.record.format(), self.table.host
        attended = any(self.connected(n) for n, place in enumerate(self.table.seats) if place.kind == "person")
        customer = Customer(self.table.origin or host, host, attended)
        least = usual_time(level) if self.pause and seat in self.table.discreet else 0.0
        try:
            return await self.bots.think(record, seat, level, customer, self._plays_on, least, self.thoughts.get(seat))
        except Refused:
            raise
        except Exception:
            LOG.exception("a bot failed", extra={"about": {"table": self.table.id, "seat": seat, "bot": level}})
            return await self.bots.think(record, seat, STAND_IN, customer, self._plays_on, least)

    def close(self) -> None:
        """Let go of the table; readers come back by themselves."""
        if self.closed:
            return
        self.closed = True
        self.company.release(self.table.id)
        if self.timer is not None:
            self.timer.cancel()
        for task in [*self.thinking.values(), *self.hinting.values()]:
            task.cancel()
        for reader in self.readers:
            reader.closed = True
            reader.wake()
        self.metrics.readers -= len(self.readers)
        if self.readers:
            self.readers.clear()
            self.announce()
        if self.on_idle is not None:
            self.on_idle()
        self.on_idle = None  # breaks a reference cycle, so that a closed room is freed at once
