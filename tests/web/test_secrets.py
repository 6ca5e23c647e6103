"""Nothing that a reader may not know reaches its socket, proven by the two-states method.

Whatever was sent to a reader must be exactly what would have been sent in another world: one in which
everything that this reader cannot know has been dealt anew.
"""

import asyncio
import random
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, TypeVar
from unittest.mock import patch

import msgspec
import pytest

from atoll import games
from atoll.kernel.notes import Event
from atoll.kernel.rng import seeded
from atoll.kernel.scene import Panel
from atoll.kernel.state import GUEST, State
from atoll.play.match import Match
from atoll.play.record import parse
from atoll.play.thinking import Advice, advise
from atoll.web import wire
from atoll.web.frames import Reader
from atoll.web.room import Room
from atoll.web.thinkers import Thinkers
from atoll.web.visitor import Seated, Visitor
from web.house import House, house

LANGUAGES: tuple[wire.Language, ...] = ("en", "fr")
CHANGING = ("seats", "guests", "news", "kept")  # who is here, and the log, which is checked line by line
TRIES = "24i"
"""A hint's budget in iterations: by the clock no hint could be had twice."""

T = TypeVar("T")


class Counting(Thinkers):
    """Gives hints in this process, and the same hint to the same question."""

    async def advise(self, record: str, seat: int, language: str) -> Advice:
        return advise(record, seat, TRIES, language, number=1)[0]


class Listener:
    """One socket, and everything that ever came through it."""

    seated: Seated

    def __init__(self, visitor: Visitor, table: str, seat: int, person: str, language: wire.Language) -> None:
        self.visitor = visitor
        self.table = table
        self.seat = seat
        self.reader = Reader(person, "", language, "wide")
        self.raw: list[bytes] = []
        self.log: list[wire.News] = []
        self.panels: dict[str, Panel] = {}
        self.talk: dict[int, wire.Talk] = {}
        self.stack = AsyncExitStack()

    async def load(self) -> None:
        """Open the table, or open it anew."""
        await self.stack.aclose()
        visit = self.visitor.visit(self.table, self.reader.language, "wide")
        self.seated = await self.stack.enter_async_context(visit)

    async def hear(self) -> wire.Heard:
        """The next message, whatever it is."""
        data = await asyncio.wait_for(self.seated.socket.recv(decode=False), 20)
        self.raw.append(data)
        message: wire.Heard = msgspec.json.decode(data, type=wire.Heard)
        if isinstance(message, wire.Talk):
            assert self.talk.setdefault(message.n, message) == message
        return self.remember(message) if isinstance(message, wire.Frame) else message

    async def answer(self, said: wire.Said, kind: type[T]) -> T:
        """Say something, and hear on until it is answered."""
        await self.seated.say(said)
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
        self.panels |= {panel.name: panel for panel in frame.scene.panels}
        scene = msgspec.structs.replace(frame.scene, panels=[self.panels[name] for name in frame.panels])
        return msgspec.structs.replace(frame, scene=scene)


class Spy:
    """Compares what was sent with what would have been sent in other worlds."""

    def __init__(self, room: Room, dice: random.Random) -> None:
        self.room = room
        self.dice = dice
        self.compared = 0
        self.lines = 0
        self.hints: Counter[int] = Counter()  # by seat
        self.said: list[tuple[int, str]] = []  # by whom, and what

    @property
    def state(self) -> State:
        return self.room.match.state

    def in_another_world(self, listener: Listener) -> wire.Frame:
        """The frame that this reader would get if all it cannot know were different."""
        match, easel = self.room.match, self.room.easel
        assert easel is not None
        truth = match.state
        match.state = truth.redeal(listener.seat, seeded(self.dice.getrandbits(64)))
        easel.wipe()
        listener.reader.shown.clear()
        try:
            return self.room.frame(listener.reader)
        finally:
            match.state = truth
            easel.wipe()

    def check_frame(self, listener: Listener, frame: wire.Frame) -> None:
        other = self.in_another_world(listener)
        for name in wire.Frame.__struct_fields__:
            if name not in CHANGING:
                assert getattr(frame, name) == getattr(other, name), f"seat {listener.seat} learns from {name}"
        self.compared += 1

    def check_why(self, listener: Listener, word: str, answer: str) -> None:
        """Asking why must not tell more than the table shows."""
        match = self.room.match
        move = match.game.lexicon.find(word)
        assert move is not None and self.room.easel is not None
        other = match.state.redeal(listener.seat, seeded(self.dice.getrandbits(64)))
        reason = other.why(listener.seat, move)
        if reason is not None:
            assert self.room.easel.speaker(listener.reader.language).refusal(other, reason) == answer

    def check_hint(self, listener: Listener, hint: wire.Advice) -> None:
        """In a world that the asker cannot tell from this one, the same hint would have been given."""
        record = self.room.match.record.format()
        other = Match.replay(parse(record))
        other.state = other.state.redeal(listener.seat, seeded(self.dice.getrandbits(64)))
        with patch.object(Match, "replay", lambda _: other):
            [advice] = advise(record, listener.seat, TRIES, listener.reader.language, number=1)
        said = (hint.word, hint.label, hint.chance, hint.why)
        assert said == (advice.move, advice.label, advice.chance, advice.why)
        self.hints[listener.seat] += 1

    def check_talk(self, listener: Listener) -> None:
        """Everybody in a seat hears all that was said, and a guest only where the table talks openly."""
        hears = listener.seat != GUEST or self.room.table.open_talk
        said = [(line.seat, line.text) for _, line in sorted(listener.talk.items())]
        assert said == (self.said if hears else [])

    def check_news(self, listener: Listener, before: State, seat: int, word: str, news: list[wire.News]) -> None:
        """Where the same word leads another world to the same sight, the log reads the same."""
        game, easel = self.room.match.game, self.room.easel
        assert easel is not None
        world = before.redeal(listener.seat, seeded(self.dice.getrandbits(64)))
        move = game.lexicon.find(word)
        if move is None or seat not in world.waiting() or world.why(seat, move) is not None:
            return
        events: list[Event] = []
        world.journal = events
        world.play(seat, move)
        look: Any = game.look
        if look(world, listener.seat) == look(self.state, listener.seat):
            speaker = easel.speaker(listener.reader.language)
            assert [line.text for line in news] == [speaker.tell(event, listener.seat) for event in events]
            self.lines += len(news)


async def spy_on_a_whole_game(inn: House, game: str, people: int, seed: int, open_talk: bool) -> Spy:
    dice = random.Random(seed)
    visitors = [await inn.named(f"Player {n}") for n in range(people)]
    seats = [wire.SeatWish("me"), *[wire.SeatWish("open")] * (people - 1)]
    wish = wire.TableWish(game, seats, open_talk=open_talk)
    table = (await visitors[0].lay(wish)).id
    for visitor in visitors[1:]:
        await visitor.ask("POST", f"/api/tables/{table}/sit", wire.TableView, wire.Sit())
    await visitors[0].ask("POST", f"/api/tables/{table}/start", wire.TableView)
    room = await inn.hall.room(table)
    room.thinkers = Counting(1, room.metrics)
    spy = Spy(room, dice)
    secrets = [room.table.seed, room.table.salt, str(int(room.table.seed, 16)), f"{int(room.table.seed, 16):x}"]
    listeners = []
    for seat in [*range(people), GUEST]:
        visitor = visitors[seat] if seat != GUEST else inn.visitor()
        person = room.table.seats[seat].person if seat != GUEST else ""
        listeners.append(Listener(visitor, table, seat, person, LANGUAGES[seat % 2]))
        await listeners[-1].load()
    await follow(spy, listeners)
    for listener in listeners:
        await listener.stack.aclose()
        spy.check_talk(listener)
        assert sum(data.startswith(b'{"type":"hint"') for data in listener.raw) == spy.hints[listener.seat]
        before_the_end = [data for data in listener.raw if b'"phase":"over"' not in data]
        assert len(before_the_end) > 20
        for secret in secrets:
            assert not any(secret.encode() in data for data in before_the_end)
    return spy


async def follow(spy: Spy, listeners: list[Listener]) -> None:
    """Play at random, taking back a move now and then, and look over everybody's shoulder."""
    room, dice, entries = spy.room, spy.dice, 0
    before, word, seat = spy.state.copy(), "", 0
    while True:
        for listener in listeners:
            frame = await listener.catch_up(entries)
            spy.check_frame(listener, frame)
            if word and frame.kept == frame.moves - 1:
                spy.check_news(listener, before, seat, word, frame.news)
        if room.table.phase == "over":
            return
        if dice.random() < 0.1:
            await dice.choice(listeners).load()
        seat = dice.choice(spy.state.waiting())
        undoable = [n for n in range(spy.state.seats) if room.match.undoable(n)]
        before = spy.state.copy()
        if undoable and dice.random() < 0.1:
            seat, word = undoable[0], ""
            await listeners[seat].seated.say(wire.Undo(room.seqs[seat], 1))
        else:
            await ask_why(spy, listeners[seat])
            await ask_for_a_hint(spy, listeners)
            await talk(spy, listeners)
            word = dice.choice(spy.state.moves(seat)).text
            await listeners[seat].seated.say(wire.Play(room.seqs[seat], word))
        entries += 1


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
    """Somebody says something; at a table that does not talk openly a guest may not."""
    if spy.dice.random() < 0.1:
        listener, text = spy.dice.choice(listeners), f"I hold {spy.dice.random()}"
        if listener.seat == GUEST and not spy.room.table.open_talk:
            assert (await listener.answer(wire.Chat(text), wire.Problem)).name == "not-seated"
        else:
            spy.said.append((listener.seat, text))
            await listener.answer(wire.Chat(text), wire.Talk)


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("seed", [1, 2])
def test_no_frame_log_line_refusal_hint_or_talk_tells_a_secret(tmp_path: Path, name: str, seed: int) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            people = games.find(name).seats[min(1, len(games.find(name).seats) - 1)]
            spy = await spy_on_a_whole_game(inn, name, max(2, people), seed, open_talk=seed == 2)
            assert spy.compared > 100 and spy.lines > 20 and spy.hints.total() > 2 and len(spy.said) > 2

    asyncio.run(story())
