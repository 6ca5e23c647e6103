"""Advice for a person: what a bot would play, and a warning before a move that gives away too much."""

from atoll.play.advice import Advice

from . import wire
from .botpool import BotPool, Customer
from .livegame import LiveGame
from .subscriber import Subscriber

HINTS = 3
"""How many moves a hint suggests."""


async def advise(
    bots: BotPool, live: LiveGame, seat: int, reader: Subscriber, asked: wire.Hint | wire.Weigh
) -> tuple[wire.Advice | wire.Verdict, bool]:
    """The answer, and whether it tells anything that counts as a hint: a coach with nothing to say does not."""
    customer = Customer(reader.address, reader.person, attended=True)
    record, seq = live.match.record.format(), live.seqs[seat]
    if isinstance(asked, wire.Hint):
        found = await bots.advise(record, seat, reader.language, customer, HINTS)
        return wire.Advice(seq, [suggestion(live, one) for one in found]), True
    found = await bots.advise(record, seat, reader.language, customer, 1, [asked.word])
    weighed = next((one for one in found if one.move == asked.word), None)
    loss = found[0].chance - weighed.chance if weighed is not None else 0.0
    better = suggestion(live, found[0]) if loss > asked.most else None
    return wire.Verdict(asked.seq, asked.word, max(0.0, loss), better), better is not None


def suggestion(live: LiveGame, advice: Advice) -> wire.Suggestion:
    """A move that a bot thinks well of, as something to point at and to play."""
    move = live.match.game.lexicon.find(advice.move)
    assert move is not None
    targets = live.frames.targets(move)
    return wire.Suggestion(move.text, advice.label, move.verb.rule, targets, advice.gist, advice.chance, advice.why)
