"""Who thinks when: bots' workers are shared among people and addresses, whatever a stranger asks of them."""

import asyncio
import random
import selectors
import time
from pathlib import Path
from typing import Any

import pytest

from atoll.web import wire
from atoll.web.botpool import QUICK, BotPool, Customer, FairGate, usual_time
from atoll.web.metrics import Metrics

from .house import House, first, house, play_on, seats, two

EASY, HARD, PAUSE = 0.05, 2.0, 0.6


class Jumping(selectors.DefaultSelector):
    """Waits for nothing: time jumps to whatever is due next."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        self.now += timeout or 0
        return super().select(0)


def at_once(story: Any) -> Any:
    """Run a story in which sleeping takes no time, and always the same."""
    selector = Jumping()
    loop = asyncio.SelectorEventLoop(selector)
    loop.time = lambda: selector.now  # type: ignore[method-assign]
    with asyncio.Runner(loop_factory=lambda: loop) as runner:
        return runner.run(story)


async def answers(workers: int, greedy: list[Customer], thoughts: int = 40) -> list[float]:
    """How long each answer of an honest table's easy bot takes, while tables of hard bots think without end."""
    gate, loop = FairGate(workers), asyncio.get_running_loop()

    async def think(customer: Customer, seconds: float) -> None:
        await gate.enter(customer)
        await asyncio.sleep(seconds)
        gate.leave(customer)

    async def think_on(customer: Customer) -> None:
        while True:
            await think(customer, HARD)

    strangers = [asyncio.create_task(think_on(customer)) for customer in greedy]
    await asyncio.sleep(7.1)
    taken = []
    for _ in range(thoughts):
        began = loop.time()
        await asyncio.sleep(PAUSE)
        await think(Customer("10.0.0.1", "honest", attended=True), EASY)
        taken.append(loop.time() - began)
    for task in strangers:
        task.cancel()
    await asyncio.gather(*strangers, return_exceptions=True)
    return taken


WATCHED = [Customer("10.0.0.9", "greedy", attended=False)] * 30
SEATED = [Customer("10.0.0.9", "greedy", attended=True)] * 30
MANY_COOKIES = [Customer("10.0.0.9", f"greedy {n}", attended=True) for n in range(30)]
MANY_ADDRESSES_WATCH = [Customer(f"10.0.1.{n}", f"greedy {n}", attended=False) for n in range(30)]


@pytest.mark.parametrize("workers", [2, 3, 8])
@pytest.mark.parametrize("greedy", [WATCHED, SEATED, MANY_COOKIES, MANY_ADDRESSES_WATCH])
def test_an_honest_bot_answers_within_twice_its_calm_time_beside_thirty_tables_of_hard_bots(
    workers: int, greedy: list[Customer]
) -> None:
    calm = max(at_once(answers(workers, [])))
    assert max(at_once(answers(workers, greedy))) <= 2 * calm


def test_with_one_worker_an_honest_bot_waits_for_one_thought_at_most() -> None:
    assert max(at_once(answers(1, MANY_COOKIES))) <= PAUSE + EASY + HARD + 0.01


# -- in which order ------------------------------------------------------------------------------------------


async def order_of_thoughts(workers: int, wishes: list[Customer], gone: int = -1) -> list[str]:
    """Who is served in which order by workers that take one thought after the other; one of them may go away."""
    gate, order, busy = FairGate(workers), list[str](), asyncio.Event()

    async def think(customer: Customer) -> None:
        await gate.enter(customer)
        order.append(customer.person)
        await busy.wait()
        await asyncio.sleep(0)
        gate.leave(customer)

    tasks = [asyncio.create_task(think(wish)) for wish in wishes]
    await asyncio.sleep(0)
    if gone >= 0:
        tasks[gone].cancel()
    busy.set()
    await asyncio.wait(tasks)
    assert gate.free == workers and not gate.thinking and not gate.waiting
    return order


def test_a_table_where_somebody_sits_need_not_wait_for_those_where_nobody_does() -> None:
    alone = [Customer(f"of {name}", name, attended=False) for name in "abc"]
    here = [Customer("home", name, attended=True) for name in ("here", "here too")]
    assert asyncio.run(order_of_thoughts(1, [*alone, *here], gone=1)) == ["a", "here", "here too", "c"]


def test_addresses_take_turns_and_so_do_the_people_of_an_address() -> None:
    wishes = [Customer("x", name, attended=True) for name in ("anna", "anna", "anna", "ben", "ben")]
    wishes += [Customer("y", "chloe", attended=True)] * 3
    order = asyncio.run(order_of_thoughts(1, wishes))
    assert order == ["anna", "chloe", "ben", "chloe", "anna", "chloe", "ben", "anna"]


def test_nobody_has_all_workers_at_once() -> None:
    async def story() -> None:
        gate, serving = FairGate(3), list[str]()

        async def think(customer: Customer) -> None:
            await gate.enter(customer)
            serving.append(customer.person)

        everybody = [*MANY_COOKIES, Customer("10.0.0.1", "honest", attended=False)]
        tasks = [asyncio.create_task(think(customer)) for customer in everybody]
        await asyncio.sleep(0.01)
        assert serving == ["greedy 0", "greedy 1", "honest"]
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)

    asyncio.run(story())


def test_a_worker_is_not_free_before_it_has_thought_although_nobody_waits_any_more() -> None:
    async def story() -> None:
        bots, begun, go_on = BotPool(1, Metrics()), list[str](), asyncio.Event()

        async def work(record: str, *about: Any) -> str:
            begun.append(record)
            await go_on.wait()
            return "pass"

        bots.here.think = work  # type: ignore[method-assign, assignment]
        customer = Customer("10.0.0.1", "anna", attended=True)
        gone = asyncio.create_task(bots.think("first", 0, "hard", customer, lambda: True))
        await asyncio.sleep(0.01)
        gone.cancel()
        next_ = asyncio.create_task(bots.think("second", 0, "hard", customer, lambda: True))
        await asyncio.sleep(0.01)
        assert begun == ["first"]
        go_on.set()
        assert await next_ == "pass"
        assert begun == ["first", "second"]

    asyncio.run(story())


# -- tables that nobody looks at -----------------------------------------------------------------------------


def test_bots_among_themselves_wait_until_somebody_looks(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            anna = await inn.named("Anna")
            table = (await anna.open_table(wire.TableWish("costa-ruana", seats("random", "random")))).id
            await asleep(inn, table)
            assert (await inn.tables.table(table)).moves == 0
            assert table not in await inn.tables.store.alarms(time.time())  # nor are they woken for nothing
            async with anna.visit(table) as seated:
                assert (await play_on(seated, random.Random(1))).over is not None

    asyncio.run(story())


def test_a_table_where_bots_stand_in_for_everybody_pauses_when_nobody_looks(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            anna = await inn.named("Anna")
            table = (await anna.open_table(wire.TableWish("costa-ruana", seats("me", "random")))).id
            async with anna.visit(table) as seated:
                await seated.expect(wire.Frame)
                await anna.ask("POST", f"/api/tables/{table}/leave", wire.TableView)
            await asleep(inn, table)
            moves = len(await inn.tables.store.moves(table))
            assert (await inn.tables.table(table)).phase != "over"
            assert table not in await inn.tables.store.alarms(time.time())
            assert len(await inn.tables.store.moves(table)) == moves

    asyncio.run(story())


def test_a_thought_that_nobody_wants_any_more_is_not_begun(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            anna, guest = await inn.named("Anna"), inn.visitor()
            table = (await anna.open_table(wire.TableWish("costa-ruana", seats("random", "random")))).id
            bots = inn.tables.bots
            blocker = Customer("10.0.0.9", "greedy", attended=True)
            await bots._gate.enter(blocker)  # the only worker is busy
            async with guest.visit(table) as seated:
                await seated.expect(wire.Frame)
                while not bots._gate.waiting:
                    await asyncio.sleep(0.01)
            while inn.tables.rooms[table].readers:
                await asyncio.sleep(0.01)
            bots._gate.leave(blocker)
            await asleep(inn, table)
            assert (await inn.tables.table(table)).moves == 0

    asyncio.run(story())


async def asleep(inn: House, table: str) -> None:
    """Until nobody looks at a table and no bot thinks there."""
    async with asyncio.timeout(20):
        while table in inn.tables.rooms:
            await asyncio.sleep(0.02)


# -- what outlives a server ----------------------------------------------------------------------------------


def test_where_a_table_was_opened_outlives_the_server_and_is_forgotten_when_the_game_is_over(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            anna = await inn.named("Anna")
            table = (await anna.open_table(wire.TableWish("costa-ruana", seats("me", "random")))).id
        async with house(tmp_path) as inn:
            assert (await inn.tables.table(table)).origin == "127.0.0.1"
            again = inn.visitor()
            again.cookie = anna.cookie
            async with again.visit(table) as seated:
                await play_on(seated, random.Random(3))
            assert (await inn.tables.table(table)).origin == ""

    asyncio.run(story())


def test_who_lost_on_time_owes_the_bot_its_move_after_a_restart_too(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            anna, ben, table = await two(inn, clock={"bank": 10, "increment": 0})
            slow = await first(inn, table, anna, ben)
            room = await inn.tables.room(table)
            seat = room.table.waiting[0]
            room.bots.think = never  # type: ignore[method-assign, assignment]
            room.table.banks[seat] = -1.0
            async with slow.visit(table) as seated:
                await room.on_alarm()
                await seated.expect(wire.Frame)
        async with house(tmp_path) as inn:
            inn.tables.bots.think = never  # type: ignore[method-assign, assignment]
            again = inn.visitor()
            again.cookie = slow.cookie
            async with again.visit(table) as seated:
                frame = await seated.expect(wire.Frame)
                assert frame.seats[seat].stand_in
                assert await seated.refusal(wire.Play(frame.seq, frame.choices[0].word)) == "not-now"

    asyncio.run(story())


async def never(*_: object) -> str:
    """A bot that thinks for ever."""
    await asyncio.Event().wait()
    return ""


# -- how long a bot takes ------------------------------------------------------------------------------------


def test_a_bot_without_a_choice_takes_as_long_as_one_that_thinks() -> None:
    async def taken(seconds: float, least: float) -> float:
        bots, loop = BotPool(1, Metrics()), asyncio.get_running_loop()

        async def work(*_: Any) -> str:
            await asyncio.sleep(seconds)
            return "end"

        bots.here.think = work  # type: ignore[method-assign, assignment]
        began = loop.time()
        customer = Customer("10.0.0.1", "anna", attended=True)
        assert await bots.think("record", 0, "hard", customer, lambda: True, least) == "end"
        assert bots._gate.free == 1
        return loop.time() - began

    expert = usual_time("expert")
    assert expert == 2 and usual_time("hard") == 0.6
    assert usual_time("normal") == usual_time("easy") == usual_time("random") == QUICK
    assert at_once(taken(0.001, expert)) == pytest.approx(at_once(taken(1.9, expert))) == pytest.approx(expert)
    assert at_once(taken(0.001, 0.0)) == pytest.approx(0.001)


@pytest.mark.parametrize(("pause", "least"), [(0.01, 0.6), (0.0, 0.0)])
def test_a_bot_takes_its_usual_time_where_people_could_infer_its_cards(
    tmp_path: Path, pause: float, least: float
) -> None:
    async def story() -> None:
        async with house(tmp_path) as inn:
            inn.tables.pause = pause
            told = list[float]()

            async def thinking(_record: str, seat: int, _level: str, _c: Any, _w: Any, least: float) -> str:
                told.append(least)
                return room.live.frames.offered(seat, "en")[0].word

            anna = await inn.named("Anna")
            table = (await anna.open_table(wire.TableWish("arnak", seats("me", "hard")))).id
            room = await inn.tables.room(table)
            room.bots.think = thinking  # type: ignore[method-assign, assignment]
            async with anna.visit(table) as seated:
                async with asyncio.timeout(20):
                    while not told:
                        frame = await seated.expect(wire.Frame)
                        if frame.choices:
                            await seated.send(wire.Play(frame.seq, frame.choices[0].word))
            assert set(told) == {least}

    asyncio.run(story())
