"""Nothing that a reader may not know reaches its socket, proven by the two-states method.

Whatever was sent to a reader must be exactly what would have been sent in another world: one in which
everything that this reader cannot know has been dealt anew.
"""

import asyncio
import random
import sys
from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar
from unittest.mock import patch

import msgspec
import pytest

from atoll import games
from atoll.kernel.notes import Event
from atoll.kernel.rng import seeded
from atoll.kernel.state import GUEST, State
from atoll.play.advice import Advice, advise
from atoll.play.inference import infer
from atoll.play.match import Match
from atoll.play.record import parse
from atoll.scene import Drawings, Panel
from atoll.text.speaker import Speaker
from atoll.web import wire
from atoll.web.advising import HINTS
from atoll.web.botpool import BotPool, Customer
from atoll.web.frames import Around, Reader
from atoll.web.livegame import LiveGame
from atoll.web.panels import together
from atoll.web.room import Room
from atoll.web.store import Line, decode
from atoll.web.visitor import Seated, Visitor
from web.house import House, house

if TYPE_CHECKING:
    from web.servers import Tell

LANGUAGES: tuple[wire.Language, ...] = ("en", "fr")
CHANGING = ("seats", "guests", "watchers", "news", "kept")  # who is here, and the log, which is checked line by line
TRIES = "24i"
"""A hint's budget in iterations: by the clock no hint could be had twice."""

T = TypeVar("T")


class Counting(BotPool):
    """Gives hints in this process, and the same hint to the same question."""

    async def advise(
        self, record: str, seat: int, language: str, customer: Customer, number: int, words: Sequence[str] = ()
    ) -> list[Advice]:
        return advise(record, seat, TRIES, language, number, asked=words)


class Listener:
    """One socket, and everything that ever came through it."""

    seated: Seated

    def __init__(self, visitor: Visitor, table: str, seat: int, person: str, language: wire.Language) -> None:
        self.visitor = visitor
        self.inn: House
        self.table = table
        self.seat = seat
        self.reader = Reader(person, "", language, "wide")
        self.raw: list[bytes] = []
        self.log: list[wire.News] = []
        self.panels: dict[str, Panel] = {}
        self.drawn = Drawings()  # in worlds that this reader holds possible
        self.sent: wire.Frame | None = None  # the last frame as it came
        self.anew = True  # it was the first one of a socket
        self.talk: dict[int, wire.Talk] = {}
        self.stack = AsyncExitStack()

    @property
    def room(self) -> Room:
        """The room that it is shown."""
        return self.inn.tables.rooms[self.table]

    async def load(self, inn: House) -> None:
        """Open the table at a server, or open it anew."""
        await self.stack.aclose()
        self.panels = {}
        self.inn, self.visitor.port = inn, inn.port
        visit = self.visitor.visit(self.table, self.reader.language, "wide")
        self.seated = await self.stack.enter_async_context(visit)

    async def hear(self) -> wire.ServerMessage:
        """The next message, whatever it is."""
        data = await asyncio.wait_for(self.seated.socket.recv(decode=False), 20)
        self.raw.append(data)
        message: wire.ServerMessage = msgspec.json.decode(data, type=wire.ServerMessage)
        if isinstance(message, wire.Talk):
            assert self.talk.setdefault(message.n, message) == message
        return self.remember(message) if isinstance(message, wire.Frame) else message

    async def answer(self, said: wire.ClientMessage, kind: type[T]) -> T:
        """Say something, and hear on until it is answered."""
        await self.seated.send(said)
        while True:
            message = await self.hear()
            if isinstance(message, kind):
                return message

    async def catch_up(self, entries: int) -> wire.Frame:
        """The frame of the present position."""
        while True:
            message = await self.hear()
            if isinstance(message, wire.Frame) and message.entries == entries:
                return message

    def remember(self, frame: wire.Frame) -> wire.Frame:
        """Keep log and panels as a browser does; one that is opened anew is told what it knew, and no more."""
        if frame.kept == 0 and self.log and frame.moves >= self.log[-1].n:
            assert frame.news[: len(self.log)] == self.log
        self.log = [line for line in self.log if line.n <= frame.kept] + frame.news
        assert frame.scene is not None
        self.sent, self.anew = frame, not self.panels
        self.panels = together(self.panels, frame)
        scene = msgspec.structs.replace(frame.scene, panels=list(self.panels.values()))
        return msgspec.structs.replace(frame, scene=scene, changes=[])


def heard(frame: wire.Frame) -> wire.Frame:
    """A frame as it comes out of a socket."""
    return msgspec.json.decode(msgspec.json.encode(frame), type=wire.Frame)


class Spy:
    """Compares what was sent with what would have been sent in other worlds."""

    def __init__(self, listeners: list[Listener], dice: random.Random) -> None:
        self.listeners = listeners
        self.dice = dice
        self.compared = 0
        self.lines = 0
        self.twins = self.changes = 0
        self.hints: Counter[int] = Counter()  # by seat
        self.said: list[tuple[int, str]] = []  # by whom, and what

    @property
    def room(self) -> Room:
        """The room of the first of them. While nobody moves, what happened is the same in all rooms of a table."""
        return self.listeners[0].room

    @property
    def state(self) -> State:
        return self.room.match.state

    def in_another_world(self, listener: Listener, reader: Reader) -> wire.Frame:
        """The frame that this reader would get if all it cannot know were different."""
        room = listener.room
        match, frames = room.match, room.live.frames
        truth = match.state
        match.state = truth.redeal(listener.seat, seeded(self.dice.getrandbits(64)))
        match.state.discreet = truth.discreet
        frames.wipe()
        speaker = Speaker(match.game, reader.language, [seat.name for seat in room.table.seats])
        speaker.drawn = listener.drawn  # nothing that was drawn in the true world
        frames.speakers, speakers = {reader.language: speaker}, frames.speakers
        try:
            return heard(room.frame(reader))
        finally:
            match.state, frames.speakers = truth, speakers
            frames.wipe()

    def check_frame(self, listener: Listener, frame: wire.Frame) -> None:
        other = self.in_another_world(listener, Reader(listener.reader.person, "", listener.reader.language, "wide"))
        for name in wire.Frame.__struct_fields__:
            if name not in CHANGING:
                assert getattr(frame, name) == getattr(other, name), f"seat {listener.seat} learns from {name}"
        # What was sent to get there from the drawing before is what would have been sent in worlds of this reader's.
        if listener.anew:
            listener.reader.shown.clear()
        way, sent = self.in_another_world(listener, listener.reader), listener.sent
        assert sent is not None and (way.scene, way.changes, way.panels) == (sent.scene, sent.changes, sent.panels)
        self.changes += len(way.changes)
        self.compared += 1

    def check_why(self, listener: Listener, word: str, answer: str) -> None:
        """Asking why must not tell more than the table shows."""
        room = listener.room
        match = room.match
        move = match.game.lexicon.find(word)
        assert move is not None
        other = match.state.redeal(listener.seat, seeded(self.dice.getrandbits(64)))
        reason = other.why(listener.seat, move)
        if reason is not None:
            assert (
                room.live.frames.speaker(listener.reader.language).refusal(reason, other.asked(listener.seat)) == answer
            )

    def check_hint(self, listener: Listener, hint: wire.Advice) -> None:
        """In a world that the asker cannot tell from this one, the same hint would have been given."""
        record = listener.room.match.record.format()
        replay = Match.replay
        world = replay(parse(record)).state.redeal(listener.seat, seeded(self.dice.getrandbits(64)))

        def elsewhere(*args: Any, **players: Any) -> Match:
            match = replay(*args, **players)
            match.state = world.copy()
            return match

        with patch.object(Match, "replay", elsewhere):
            advice = advise(record, listener.seat, TRIES, listener.reader.language, number=HINTS)
        said = [(one.word, one.label, one.chance, one.why, one.gist) for one in hint.moves]
        assert said == [(one.move, one.label, one.chance, one.why, one.gist) for one in advice]
        self.hints[listener.seat] += 1

    def twin(self, seat: int, word: str) -> LiveGame | None:
        """The game in a world in which only what one seat alone knows is different, after the same word there."""
        record = self.room.match.record.entries
        lines = [Line(n, entry.seat, entry.text, 0.0) for n, entry in enumerate(record, 1)]
        live = LiveGame(decode(msgspec.json.encode(self.room.table)), lines)
        world = self.state.disguise(seat, seeded(self.dice.getrandbits(64)))
        world.discreet = self.state.discreet
        if live.match.game.lexicon[word] not in world.moves(seat):
            return None  # the word itself tells that
        live.match.state = world
        live.play(live.next_line(seat, word, 0.0))
        return live

    def check_twin(self, listener: Listener, frame: wire.Frame, twin: LiveGame) -> None:
        """What came over the socket is what would have come there: who is asked, log, undo, numbers, choices, size."""
        steps, others = self.room.match.steps, twin.match.steps
        if frame.phase == "over" or steps[-1].revealing or others[-1].revealing or frame.kept != frame.moves - 1:
            assert frame.phase == "over" or steps[-1].revealing == others[-1].revealing
            return
        seat = listener.seat
        reader = Reader(listener.reader.person, "", listener.reader.language, "wide", told=others[:-1])
        seq = twin.seqs[seat] if seat != GUEST else twin.table.moves
        twin.table.changed = frame.changed  # when the word was said is what everybody's own clock tells
        sent = msgspec.json.encode(twin.frames.frame(reader, seat, seq, Around([])))
        other = msgspec.json.decode(sent, type=wire.Frame)
        told = msgspec.structs.replace(frame, seats=[], guests=0, watchers=[])
        for name in wire.Frame.__struct_fields__:
            assert getattr(told, name) == getattr(other, name), f"seat {seat} infers something from {name}"
        assert [n for n, place in enumerate(frame.seats) if place.waiting] == twin.table.waiting
        assert len(msgspec.json.encode(told)) == len(msgspec.json.encode(other))
        self.twins += 1

    async def check_talk(self, listener: Listener) -> None:
        """Players hear each other and guests hear guests; all hear all where the table talks openly."""
        mine = [
            (seat, text)
            for seat, text in self.said
            if self.room.table.open_talk or (seat == GUEST) == (listener.seat == GUEST)
        ]
        while len(listener.talk) < len(mine):
            await listener.hear()  # what was said at another server may be on its way
        assert [(line.seat, line.text) for _, line in sorted(listener.talk.items())] == mine

    def check_inference(self, seat: int, word: str) -> None:
        """What its maker alone knows changes nothing that the others will be sent about a move."""
        game = self.room.match.game
        found = infer(game, self.state, seat, game.lexicon[word], seat, seeded(self.dice.getrandbits(64)), worlds=3)
        assert not found.telling, found.example

    def check_news(self, listener: Listener, before: State, seat: int, word: str, news: list[wire.News]) -> None:
        """Where the same word leads another world to the same sight, the log reads the same."""
        game, frames = listener.room.match.game, listener.room.live.frames
        world = before.redeal(listener.seat, seeded(self.dice.getrandbits(64)))
        world.discreet = self.state.discreet
        move = game.lexicon.find(word)
        if move is None or seat not in world.waiting() or world.why(seat, move) is not None:
            return
        events: list[Event] = []
        world.journal = events
        world.play(seat, move)
        look: Any = game.look
        if look(world, listener.seat) == look(listener.room.match.state, listener.seat):
            speaker = frames.speaker(listener.reader.language)
            assert [line.text for line in news] == [speaker.tell(event, listener.seat) for event in events]
            self.lines += len(news)


async def spy_on_a_game(
    inns: Sequence[House], game: str, people: int, seed: int, open_talk: bool, moves: int = sys.maxsize
) -> Spy:
    """A game to its end, or so many moves of it, at a table whose people come to different servers of a house."""
    for inn in inns:
        inn.tables.bots.close()
        inn.tables.bots = Counting(1, inn.tables.metrics)
    visitors = [await inns[0].named(f"Player {n}") for n in range(people)]
    seats = [wire.SeatWish("me"), *[wire.SeatWish("open")] * (people - 1)]
    wish = wire.TableWish(game, seats, open_talk=open_talk)
    table = (await visitors[0].open_table(wish)).id
    for visitor in visitors[1:]:
        await visitor.ask("POST", f"/api/tables/{table}/sit", wire.TableView, wire.Sit())
    await visitors[0].ask("POST", f"/api/tables/{table}/start", wire.TableView)
    kept = await inns[0].tables.table(table)
    secrets = [kept.seed, kept.salt, str(int(kept.seed, 16)), f"{int(kept.seed, 16):x}"]
    listeners = []
    for seat in [*range(people), GUEST]:
        visitor = visitors[seat] if seat != GUEST else inns[0].visitor()
        person = kept.seats[seat].person if seat != GUEST else ""
        listeners.append(Listener(visitor, table, seat, person, LANGUAGES[seat % 2]))
        await listeners[-1].load(inns[seat % len(inns)])
    spy = Spy(listeners, random.Random(seed))
    await follow(spy, inns, moves)
    for listener in listeners:
        await spy.check_talk(listener)
    for listener in listeners:
        await listener.stack.aclose()
        assert sum(data.startswith(b'{"type":"hint"') for data in listener.raw) == spy.hints[listener.seat]
        before_the_end = [data for data in listener.raw if b'"phase":"over"' not in data]
        assert len(before_the_end) > 20
        for secret in secrets:
            assert not any(secret.encode() in data for data in before_the_end)
    return spy


async def follow(spy: Spy, inns: Sequence[House], moves: int) -> None:
    """Play at random, taking back a move now and then, and look over everybody's shoulder."""
    dice, listeners = spy.dice, spy.listeners
    before: State | None = None
    twin: LiveGame | None = None
    word, seat = "", 0
    for entries in range(moves):
        for listener in listeners:
            frame = await listener.catch_up(entries)
            spy.check_frame(listener, frame)
            if twin is not None and listener.seat != seat:
                spy.check_twin(listener, frame, twin)
            if before is not None and frame.kept == frame.moves - 1:
                spy.check_news(listener, before, seat, word, frame.news)
        if spy.room.table.phase == "over":
            return
        if dice.random() < 0.1:
            await come_again(spy, inns, entries)
        seat = dice.choice(spy.state.waiting())
        live = listeners[seat].room.live
        undoable = [n for n in range(spy.state.seats) if live.match.undoable(n)]
        if undoable and dice.random() < 0.1:
            seat, before, twin = undoable[0], None, None
            await listeners[seat].seated.send(wire.Undo(live.seqs[seat], 1))
        else:
            await ask_why(spy, listeners[seat])
            await ask_for_a_hint(spy, listeners)
            await talk(spy, listeners)
            before, word = spy.state.copy(), dice.choice(spy.state.moves(seat)).text
            spy.check_inference(seat, word)
            twin = spy.twin(seat, word)
            await listeners[seat].seated.send(wire.Play(live.seqs[seat], word))


async def come_again(spy: Spy, inns: Sequence[House], entries: int) -> None:
    """Somebody opens the table anew, at any server."""
    listener = spy.dice.choice(spy.listeners)
    await listener.load(spy.dice.choice(inns))
    spy.check_frame(listener, await listener.catch_up(entries))


async def ask_why(spy: Spy, listener: Listener) -> None:
    word = spy.dice.choice(spy.room.match.game.lexicon.moves)
    if word not in spy.state.moves(listener.seat):
        reason = await listener.answer(wire.Why(word.text), wire.Reason)
        spy.check_why(listener, word.text, reason.text)


async def ask_for_a_hint(spy: Spy, listeners: list[Listener]) -> None:
    """Somebody whose turn it is asks a bot."""
    if spy.dice.random() < 0.1:
        listener = listeners[spy.dice.choice(spy.state.waiting())]
        spy.check_hint(listener, await listener.answer(wire.Hint(), wire.Advice))


async def talk(spy: Spy, listeners: list[Listener]) -> None:
    """Somebody says something."""
    if spy.dice.random() < 0.1:
        listener, text = spy.dice.choice(listeners), f"I hold {spy.dice.random()}"
        spy.said.append((listener.seat, text))
        await listener.answer(wire.Chat(text), wire.Talk)


@pytest.mark.slow
@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("seed", [1, 2])
def test_no_frame_log_line_refusal_hint_or_talk_tells_a_secret(tmp_path: Path, name: str, seed: int) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            people = games.find(name).seats[min(1, len(games.find(name).seats) - 1)]
            spy = await spy_on_a_game([inn], name, max(2, people), seed, open_talk=seed == 2)
            assert spy.compared > 100 and spy.lines > 20 and spy.hints.total() > 2 and len(spy.said) > 2
            assert spy.twins > 20 and spy.changes > 100

    asyncio.run(story())


@pytest.mark.slow
@pytest.mark.parametrize("name", games.names())
def test_no_server_of_several_tells_a_secret(name: str, tell: "Tell") -> None:
    async def story(here: House, there: House) -> None:
        spy = await spy_on_a_game([here, there], name, 2, 3, open_talk=False, moves=80)
        assert spy.compared > 150 and spy.lines > 20 and spy.twins > 5 and spy.changes > 100
        assert spy.hints and spy.said

    tell(story)


@pytest.mark.slow
def test_at_a_table_that_is_not_discreet_the_sockets_tell_an_arnak_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("atoll.web.seating.discreet_seats", lambda _: [])
    monkeypatch.setattr(Spy, "check_inference", lambda *_: None)

    async def story() -> None:
        async with house(tmp_path) as inn:
            with pytest.raises(AssertionError, match=r"infers something from|revealing|waiting"):
                await spy_on_a_game([inn], "arnak", 2, 1, open_talk=False)

    asyncio.run(story())
