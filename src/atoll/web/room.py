"""A room: one live game, its readers and its bots. Whatever happens in it happens one after the other.

Every change goes the same way: check it, keep it, and only then play it and show it. A position that is
shown has therefore always been kept, and a killed server wakes up where the last frame left off.
"""

import asyncio
import sqlite3
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress

from atoll.kernel.state import GUEST
from atoll.play.match import Match
from atoll.play.record import UNDO, Entry

from . import wire
from .cable import nothing
from .frames import Easel, Reader, gathering, seat_view
from .log import LOG, tell
from .metrics import Metrics
from .refusal import Refused, words
from .store import Line, Stale, Store
from .table import GRACE, Table
from .thinkers import STAND_IN, Thinkers

TALK_SHOWN = 100
OUTBOX = 200
RETRY = 1.0
"""Seconds before a bot that failed is asked again."""


class Listener(Reader):
    """A reader with an open socket: what it is to be sent, and how to wake who sends it."""

    def __init__(self, person: str, name: str, language: wire.Language, shape: wire.Shape) -> None:
        super().__init__(person, name, language, shape)
        self.wake: Callable[[], None] = nothing
        self.dirty = True  # it has not seen the table as it is now
        self.outbox: deque[wire.Heard] = deque(maxlen=OUTBOX)
        self.gone = False  # the room is closed

    def hand(self, message: wire.Heard) -> None:
        self.outbox.append(message)
        self.wake()

    def show(self) -> None:
        """Send a frame when the socket is ready; one frame does for several changes."""
        self.dirty = True
        self.wake()


class Room:
    """One table that somebody looks at, or at which a bot thinks."""

    def __init__(self, table: Table, lines: list[Line], store: Store, thinkers: Thinkers, metrics: Metrics) -> None:
        self.table = table
        self.store = store
        self.thinkers = thinkers
        self.metrics = metrics
        self.pause = 0.0  # seconds that a bot lets people look before it moves
        self.turn = asyncio.Lock()  # held by whoever changes something
        self.readers: set[Listener] = set()
        self.votes: dict[int, set[str]] = {}
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.hinting: dict[int, asyncio.Task[None]] = {}
        self.easel: Easel | None = None
        self.seqs = [0] * len(table.seats)
        self._around: tuple[list[wire.SeatView], int] | None = None  # seats and guests, the same for all readers
        self.closed = False
        self.timer: asyncio.TimerHandle | None = None
        self.on_idle: Callable[[], None] = nothing
        if table.phase != "gathering":
            self._replay(lines)

    # -- the game -------------------------------------------------------------------------------------

    @property
    def match(self) -> Match:
        if self.easel is None:
            raise Refused("not-now")
        return self.easel.match

    def _replay(self, lines: list[Line]) -> None:
        """Find the position again from the moves that were kept."""
        self.easel = Easel(self.table, Match(self.table.record([])))
        self.seqs = [1] * len(self.table.seats)
        for line in lines:
            self._enter(line.seat, line.word)
        if self.table.moves != len(lines) or not self.table.since:
            self._sum_up(time.time())  # not since the last move: while the server was down, nobody's time ran
            if lines:
                self.store.sum_up(self.table)

    def begin(self) -> None:
        """Put the first questions."""
        self._replay([])

    def _enter(self, seat: int, word: str) -> None:
        """Play a line that was kept, and number the questions it leads to."""
        match = self.match
        before = [match.state.question(other) for other in range(match.state.seats)]
        moves = [match.state.moves(other) for other in range(match.state.seats)]
        entry = Entry(seat, word)
        match.enter(entry)
        assert self.easel is not None
        self.easel.wipe()
        for other in range(match.state.seats):
            same = match.state.question(other) is before[other] and match.state.moves(other) == moves[other]
            if other == seat or entry.undoes or not same:
                self.seqs[other] += 1

    def _sum_up(self, now: float) -> None:
        """Bring the table's summary up to date: who owes an answer since when, clocks, the result."""
        table, match = self.table, self.match
        if not table.since:
            table.since = [0.0] * len(table.seats)
            table.banks = [float(table.clock.bank if table.clock else 0)] * len(table.seats)
        waiting = match.state.waiting()
        for seat in waiting:
            if seat not in table.waiting:
                table.since[seat] = now
        table.waiting = waiting
        table.moves = len(match.record.entries)
        table.changed = now
        outcome = match.game.outcome(match.state) if match.state.over() else None
        if outcome is not None:
            table.phase = "over"
            table.points, table.ranks = list(outcome.points), list(outcome.ranks)

    def _charge(self, seat: int, undoes: int, now: float) -> None:
        """An answer costs the time since the question and earns the increment; what is taken back has earned none."""
        table = self.table
        if table.clock is not None and not table.seats[seat].automatic:
            table.banks[seat] += table.clock.increment * (-undoes if undoes else 1)
            if seat in table.waiting:
                table.banks[seat] -= now - table.since[seat]
        table.since[seat] = now

    async def _commit(self, seat: int, word: str) -> None:
        """Keep a move that was checked, then play and show it."""
        now = time.time()
        line = Line(len(self.match.record.entries) + 1, seat, word, now)
        try:
            await self.store.append(self.table.id, line)
        except Stale:
            self.close()
            raise Refused("busy") from None
        self._charge(seat, Entry(seat, word).undoes, now)
        self._enter(seat, word)
        self._sum_up(now)
        self.store.sum_up(self.table)
        self.metrics.moves[self.table.game] += 1
        self.show()
        self.look_after()

    # -- what people say ------------------------------------------------------------------------------

    async def hear(self, reader: Listener, said: wire.Said) -> None:
        """Do what a reader asks for, as far as its seat allows."""
        began = time.perf_counter()
        if isinstance(said, wire.Play):
            async with self.turn:
                seat = self._seat(reader)
                await self._play(seat, said.seq, said.word)
                await self.stand_in(seat, False)  # who plays by hand needs no bot
            self.metrics.answer.observe(time.perf_counter() - began)
        elif isinstance(said, wire.Undo):
            async with self.turn:
                await self._undo(self._seat(reader), said.seq, said.moves)
        elif isinstance(said, wire.Vote):
            async with self.turn:
                await self._vote(reader, said)
        elif isinstance(said, wire.Chat):
            await self._talk(reader, said.text)
        elif isinstance(said, wire.Why):
            reader.hand(self._why(reader, said.word))
        elif isinstance(said, wire.Hint):
            self._hint(reader)
        elif isinstance(said, wire.Show):
            self._show(reader, said)
        else:
            reader.hand(wire.Pong())

    def _seat(self, reader: Reader) -> int:
        """The seat that somebody may speak for."""
        if self.closed:
            raise Refused("busy")
        seat = self.table.seat_of(reader.person)
        if seat == GUEST:
            raise Refused("not-seated")
        return seat

    async def _play(self, seat: int, seq: int, word: str) -> None:
        match = self.match
        if match.state.question(seat) is None:
            raise Refused("not-now")
        if seq != self.seqs[seat]:
            raise Refused("stale")
        move = match.game.lexicon.find(word)
        if move is None or match.state.why(seat, move) is not None:
            raise Refused("illegal")
        await self._commit(seat, move.text)

    async def _undo(self, seat: int, seq: int, moves: int) -> None:
        if seq != self.seqs[seat]:
            raise Refused("stale")
        if moves > self.match.undoable(seat) or self.match.state.over():
            raise Refused("cannot-undo")
        await self._commit(seat, f"{UNDO} {moves}")

    def _why(self, reader: Listener, word: str) -> wire.Reason:
        """Why a word cannot be said now, or why nothing can be done with a thing on the table."""
        seat, match = self._seat(reader), self.match
        assert self.easel is not None
        say = words(reader.language).say
        move = match.game.lexicon.find(word)
        meant = [move] if move is not None else self.easel.words_on(word)
        reasons = [reason for reason in (match.state.why(seat, other) for other in meant) if reason is not None]
        if not meant:
            return wire.Reason(word, say("why-decoration"), "")
        if len(reasons) < len(meant):
            return wire.Reason(word, say("why-possible"), "")
        # Of many words about one thing, the most telling refusal is the one that names a rule of its own.
        reason = next((reason for reason in reasons if reason.note.name != "why-not-now"), reasons[0])
        return wire.Reason(word, self.easel.speaker(reader.language).refusal(match.state, reason), reason.note.rule)

    def _hint(self, reader: Listener) -> None:
        """Let a bot think about a hint, one for each seat at a time; the reader's other words go on meanwhile."""
        seat = self._seat(reader)
        if not self.table.hints:
            raise Refused("no-hints")
        if self.match.state.question(seat) is None:
            raise Refused("not-now")
        if seat in self.hinting:
            raise Refused("busy")
        self.hinting[seat] = asyncio.create_task(self._advise(reader, seat))

    async def _advise(self, reader: Listener, seat: int) -> None:
        match, seq = self.match, self.seqs[seat]
        try:
            advice = await self.thinkers.advise(match.record.format(), seat, reader.language)
        except Exception:
            LOG.exception("no hint can be given", extra={"about": {"table": self.table.id}})
            busy = Refused("busy")
            reader.hand(wire.Problem(busy.name, busy.say(reader.language)))
            return
        finally:
            del self.hinting[seat]
        if self.closed:
            return
        move = match.game.lexicon.find(advice.move)
        assert move is not None and self.easel is not None
        targets = self.easel.targets(move)
        reader.hand(wire.Advice(seq, move.text, advice.label, move.verb.rule, targets, advice.chance, advice.why))
        self.table.seats[seat].hints += 1
        self.store.sum_up(self.table)
        self.show()

    async def _talk(self, reader: Listener, text: str) -> None:
        seat = self.table.seat_of(reader.person)
        if seat == GUEST and not (self.table.open_talk and reader.person):
            raise Refused("not-seated")
        text = "".join(c for c in text if c.isprintable()).strip()
        if not text:
            raise Refused("bad-message")
        name = reader.name if seat == GUEST else self.table.seats[seat].name
        said = await self.store.talk(self.table.id, seat, name, text, time.time())
        for other in self.readers:
            if self._hears(other):
                other.hand(wire.Talk(*said))

    def _hears(self, reader: Reader) -> bool:
        """Whether somebody may follow the players' talk."""
        return self.table.open_talk or self.table.seat_of(reader.person) != GUEST

    def _show(self, reader: Listener, said: wire.Show) -> None:
        if reader.language != said.language:
            reader.told.clear()
        reader.language, reader.shape = said.language, said.shape
        self.show_anew(reader)

    def show_anew(self, reader: Listener) -> None:
        """One reader gets a frame although nothing has happened but that clocks have run on."""
        self._around = None
        reader.show()

    # -- stand-ins ------------------------------------------------------------------------------------

    async def _vote(self, reader: Listener, vote: wire.Vote) -> None:
        """A bot stands in at once where a person asks for itself, else when most of the others want it."""
        own = self._seat(reader)
        seat = own if vote.seat == GUEST else vote.seat
        if self.table.phase != "playing" or seat >= len(self.table.seats) or self.table.seats[seat].kind != "person":
            raise Refused("no-vote")
        if seat == own:
            await self.stand_in(seat, vote.wish)
            return
        if not self.table.stand_ins or self.connected(seat):
            raise Refused("no-vote")
        votes = self.votes.setdefault(seat, set())
        if vote.wish:
            votes.add(reader.person)
        else:
            votes.discard(reader.person)
        if len(votes) >= self._votes_needed(seat):
            await self.stand_in(seat, True)
        self.show()

    def _votes_needed(self, seat: int) -> int:
        """Most of the others who are here: those who are gone too cannot be asked."""
        others = [n for n, s in enumerate(self.table.seats) if n != seat and s.kind == "person" and self.connected(n)]
        return len(others) // 2 + 1

    async def stand_in(self, seat: int, wish: bool) -> None:
        """Give a seat to a bot, or back to its person."""
        place = self.table.seats[seat]
        if place.stand_in == wish:
            return
        now = time.time()
        if wish and self.table.clock is not None and seat in self.table.waiting:
            self.table.banks[seat] -= now - self.table.since[seat]
        elif self.table.clock is not None and self.table.banks[seat] <= 0:
            self.table.banks[seat] = GRACE
        self.table.since[seat] = now
        place.stand_in = wish
        self.votes.pop(seat, None)
        await self._save()
        tell("stand-in" if wish else "hand back", table=self.table.id, seat=seat)
        self.show()
        self.look_after()

    async def _save(self) -> None:
        """Keep the table. If that fails, what we hold in memory is not so: the room closes and is read anew."""
        try:
            await self.store.save(self.table)
        except (Stale, sqlite3.Error) as error:
            LOG.error("a table cannot be kept", extra={"about": {"table": self.table.id, "why": str(error)}})
            self.close()
            raise Refused("busy") from None

    async def attend(self) -> None:
        """See to what the alarm rang for: bots that owe a move think, and one stands in where time is up."""
        with suppress(Refused):  # it could not be kept; the room is closed, and the alarm rings again
            async with self.turn:
                now = time.time()
                for seat in list(self.table.waiting):
                    left = self.table.left(seat, now)
                    if left is not None and left <= 0 and not self.table.seats[seat].automatic:
                        await self.stand_in(seat, True)
        self.look_after()

    # -- coming and going -----------------------------------------------------------------------------

    def connected(self, seat: int) -> bool:
        """Whether the person of a seat is here."""
        person = self.table.seats[seat].person
        return any(reader.person == person for reader in self.readers)

    async def join(self, reader: Listener) -> None:
        """Somebody opens the table: the frame, what was said lately, and the seat back from a stand-in."""
        if self.closed:  # between the door and the table; whoever comes back finds a new room
            reader.gone = True
            reader.wake()
            return
        seat = self.table.seat_of(reader.person)
        self.votes.pop(seat, None)
        if seat == GUEST and not self.table.guests and self.table.phase != "gathering":
            raise Refused("no-guests")
        self.readers.add(reader)
        self.metrics.readers += 1
        if self._hears(reader):
            for said in await self.store.talked(self.table.id, TALK_SHOWN):
                reader.hand(wire.Talk(*said))
        if seat != GUEST and self.table.seats[seat].stand_in:
            async with self.turn:
                await self.stand_in(seat, False)
        self.show()
        self.look_after()

    def send_guests_away(self) -> None:
        """The game begins, and it is not for everybody's eyes."""
        for reader in self.readers:
            if self.table.seat_of(reader.person) == GUEST:
                reader.gone = True
                reader.wake()

    def leave(self, reader: Listener) -> None:
        if reader in self.readers:
            self.readers.discard(reader)
            self.metrics.readers -= 1
            self.show()
        self.look_after()

    def show(self) -> None:
        """Everybody gets a frame."""
        self._around = None
        for reader in self.readers:
            reader.show()

    def frame(self, reader: Reader) -> wire.Frame:
        """What one reader sees now."""
        if self._around is None:
            self._around = self.seats(), sum(self.table.seat_of(r.person) == GUEST for r in self.readers)
        if self.easel is None:
            return gathering(self.table, reader, *self._around)
        seat = self.table.seat_of(reader.person)
        seq = self.seqs[seat] if seat != GUEST else self.table.moves
        return self.easel.frame(reader, seat, seq, *self._around)

    def seats(self) -> list[wire.SeatView]:
        """Who sits where, as everybody sees it."""
        now = time.time()
        here = {reader.person for reader in self.readers}
        return [
            seat_view(
                self.table,
                number,
                now,
                connected=seat.kind == "bot" or seat.person in here,
                votes=len(self.votes.get(number, ())),
                needed=self._votes_needed(number),
            )
            for number, seat in enumerate(self.table.seats)
        ]

    # -- bots and clocks ------------------------------------------------------------------------------

    def look_after(self) -> None:
        """Ask the bots that owe an answer, and set the clock; an empty room may go to sleep."""
        if self.closed:
            return
        if self.table.phase == "playing":
            for seat in self.table.waiting:
                if self.table.seats[seat].automatic and seat not in self.thinking:
                    self.thinking[seat] = asyncio.create_task(self._think(seat))
        self._set_timer()
        if not self.readers and not self.thinking:
            self.on_idle()

    def _set_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        alarm = self.table.alarm()
        if alarm:
            loop = asyncio.get_running_loop()
            self.timer = loop.call_later(max(0.0, alarm - time.time()) + 0.01, lambda: loop.create_task(self.attend()))

    async def _think(self, seat: int) -> None:
        """Let a bot answer; its word comes in by the same door as everybody's."""
        seq, place = self.seqs[seat], self.table.seats[seat]
        try:
            if self.readers and self.pause:
                await asyncio.sleep(self.pause)
            word = await self._ask_bot(seat, place.level or STAND_IN)
            async with self.turn:
                if place.automatic:
                    await self._play(seat, seq, word)
        except Refused as refused:
            if refused.name not in {"stale", "not-now", "busy"}:
                LOG.error("a bot was refused", extra={"about": {"table": self.table.id, "name": refused.name}})
                await asyncio.sleep(RETRY)
        except Exception:
            LOG.exception("no bot can think", extra={"about": {"table": self.table.id}})
            await asyncio.sleep(RETRY)
        finally:
            self.thinking.pop(seat, None)
            self.look_after()

    async def _ask_bot(self, seat: int, level: str) -> str:
        """A bot's word. One that fails must not hold up the table: then any legal move will do."""
        record = self.match.record.format()
        try:
            return await self.thinkers.think(record, seat, level, bool(self.readers))
        except Exception:
            LOG.exception("a bot failed", extra={"about": {"table": self.table.id, "seat": seat, "level": level}})
            return await self.thinkers.think(record, seat, "random", bool(self.readers))

    def close(self) -> None:
        """Let go of the table; readers come back by themselves."""
        if self.closed:
            return
        self.closed = True
        if self.timer is not None:
            self.timer.cancel()
        for task in [*self.thinking.values(), *self.hinting.values()]:
            task.cancel()
        for reader in self.readers:
            reader.gone = True
            reader.wake()
        self.metrics.readers -= len(self.readers)
        self.readers.clear()
        self.on_idle()
        self.on_idle = nothing  # it leads back here: without it we are gone without a collector
