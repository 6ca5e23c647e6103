"""The dice: the same on every platform and build."""

from collections import Counter

from atoll.kernel.rng import Rng, seeded


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
