"""The dice: the same on every platform and build."""

import hashlib
from collections import Counter

import pytest

import atoll
from atoll import games
from atoll.kernel.rng import Rng, SealedRng, dice, seeded
from atoll.play.match import Match, invite
from atoll.play.record import Record, parse


def test_the_generator_is_xoshiro128_star_star() -> None:
    rng = Rng(1, 2, 3, 4)  # the first numbers of the reference implementation for this state
    assert [rng.next() for _ in range(4)] == [11520, 0, 5927040, 70819200]


def test_a_copy_rolls_the_same_dice_and_leaves_the_original_alone() -> None:
    rng = seeded(7)
    copy = rng.copy()
    rolled = [copy.below(6) for _ in range(20)]
    assert [rng.below(6) for _ in range(20)] == rolled


def test_near_seeds_give_unrelated_dice() -> None:
    assert len({seeded(seed).next() for seed in range(1000)}) == 1000


def test_a_seed_may_have_any_size() -> None:
    assert seeded(1 << 200).next() != seeded(0).next()


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    rng = seeded(1)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        cards = [0, 1, 2]
        rng.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 6
    assert all(850 < times < 1150 for times in orders.values())


def test_sealed_dice_are_a_keyed_hash_of_the_count_of_words() -> None:
    rng = dice({"dice": "sealed"}, 7)
    key = hashlib.sha256(b"atoll sealed 7").digest()
    blocks = b"".join(hashlib.blake2b(n.to_bytes(8, "big"), digest_size=64, key=key).digest() for n in range(3))
    assert [rng.next() for _ in range(40)] == [int.from_bytes(blocks[i : i + 4], "big") for i in range(0, 160, 4)]


def test_a_copy_of_sealed_dice_throws_the_same_from_any_place() -> None:
    rng = dice({"dice": "sealed"}, 8)
    for _ in range(40):
        twin = rng.copy()
        assert [twin.next() for _ in range(20)] == [other.next() for other in [rng.copy()] for _ in range(20)]
        rng.next()


def test_without_a_wish_the_dice_are_those_of_the_seed() -> None:
    assert [dice({}, 7).next()] == [seeded(7).next()]
    assert dice({"dice": "sealed"}, 7).next() != seeded(7).next()


@pytest.mark.parametrize("name", games.names())
def test_every_game_deals_by_the_dice_of_its_table(name: str) -> None:
    game = games.find(name)
    sealed = game.start(2, 7, dice="sealed")
    assert sealed != game.start(2, 7)
    assert sealed == game.start(2, 7, dice="sealed") == sealed.copy()
    assert isinstance(sealed.rng, SealedRng)
    assert not isinstance(sealed.redeal(0, seeded(1)).rng, SealedRng)  # what bots search is quick
    assert eval(repr(sealed), {"atoll": atoll}) == sealed


def test_a_record_of_sealed_dice_replays() -> None:
    record = Record("la-isla", 1, 2, 7, {"dice": "sealed"})
    match = Match(record, {seat: invite("random", games.find("la-isla"), 7, seat) for seat in range(2)}).play_on()
    text = match.record.format()
    assert "\noption dice sealed\n" in text
    assert Match.replay(parse(text)).state == match.state
    with pytest.raises(atoll.BadSetup, match="has no option 'dice'"):
        Match.replay(parse(text.replace("dice sealed", "dice loaded")))
