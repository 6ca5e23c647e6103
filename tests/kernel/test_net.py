"""The net that bots judge by: whole numbers, the same in every build, and never out of their lanes."""

from math import exp

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import u8

from atoll.kernel.net import CERTAIN, FIRST_ROOM, SECOND_ROOM, BadNet, Layers, Net, Weights
from atoll.kernel.netfile import net_bytes, read_net
from atoll.kernel.rng import seeded

SIZE, HIDDEN, SECOND = 5, 32, 16


def drawn(seed: int, largest: int) -> Weights:
    """A net of random weights."""
    rng = seeded(seed)

    def some(number: int, most: int) -> list[int]:
        return [rng.below(2 * most + 1) - most for _ in range(number)]

    return Weights(
        [1, 1, 3, 20, 255],
        some(SIZE * HIDDEN, largest),
        some(HIDDEN, largest),
        some(HIDDEN * SECOND, largest),
        some(SECOND, largest),
        some(SECOND, largest),
        some(1, largest)[0],
        largest**3 * 1000,
    )


def slowly(weights: Weights, row: list[int]) -> float:
    """The same judgement as a textbook writes it."""
    given_ = [min(byte, most) for byte, most in zip(row, weights.most, strict=True)]
    one = layer(given_, weights.first, weights.first_bias)
    two = layer(one, weights.second, weights.second_bias)
    total = weights.last_bias + sum(a * b for a, b in zip(two, weights.last, strict=True))
    return 1 / (1 + exp(-max(-12.0, min(12.0, total / weights.unit))))


def layer(given_: list[int], columns: list[int], bias: list[int]) -> list[int]:
    width = len(bias)
    return [max(0, bias[j] + sum(x * columns[i * width + j] for i, x in enumerate(given_))) for j in range(width)]


def judged(net: Net, row: list[int]) -> float:
    return net.chance(vec[u8]([u8(byte) for byte in row]), 0) / CERTAIN


@settings(deadline=None)
@given(st.integers(0, 20), st.lists(st.integers(0, 255), min_size=SIZE, max_size=SIZE))
def test_lanes_and_skipped_zeros_give_what_a_textbook_gives(seed: int, row: list[int]) -> None:
    weights = drawn(seed, 100)
    assert judged(Net(Layers(weights)), row) == pytest.approx(slowly(weights, row), abs=0.0005)


def test_a_row_is_judged_to_the_last_bit_as_it_was_on_every_other_machine() -> None:
    net = Net(Layers(drawn(7, 100)))
    rows = [[1, 0, 2, 9, 200], [0, 1, 3, 20, 255], [0, 0, 0, 0, 0]]
    found = [net.chance(vec[u8]([u8(byte) for byte in row]), 0) for row in rows]
    assert found == KNOWN


KNOWN = [6029533, 5329548, 8366087]


def test_a_row_that_begins_later_in_a_buffer_is_judged_the_same() -> None:
    net = Net(Layers(drawn(3, 100)))
    row = [1, 1, 2, 12, 31]
    buffer = vec[u8]([u8(byte) for byte in [9, 9, *row, 9]])
    assert net.chance(buffer, 2) / CERTAIN == judged(net, row)


def test_a_byte_counts_no_more_than_the_highest_it_may_be() -> None:
    net = Net(Layers(drawn(3, 100)))
    assert judged(net, [1, 1, 3, 20, 0]) == judged(net, [255, 2, 4, 21, 0])


@pytest.mark.parametrize("part", ["first", "second"])
def test_weights_that_a_lane_cannot_hold_are_refused(part: str) -> None:
    weights = drawn(5, 1)
    getattr(weights, part)[0] = FIRST_ROOM + 1 if part == "first" else SECOND_ROOM
    with pytest.raises(BadNet, match="too large"):
        Layers(weights)


def flat(hidden: int, second: int, unit: int = 1, last_bias: int = 0) -> Weights:
    """A net of so many sums, with nothing in it but perhaps the last."""
    columns = [0] * (hidden * second)
    return Weights([1], [0] * hidden, [0] * hidden, columns, [0] * second, [0] * second, last_bias, unit)


@pytest.mark.parametrize(("layer", "room"), [("first_bias", FIRST_ROOM), ("second_bias", SECOND_ROOM)])
def test_a_sum_may_fill_its_lane_and_go_no_further(layer: str, room: int) -> None:
    weights = flat(HIDDEN, SECOND)
    for sign in (1, -1):
        getattr(weights, layer)[3] = sign * room
        weights.check()
        getattr(weights, layer)[3] = sign * (room + 1)
        with pytest.raises(BadNet, match="too large"):
            weights.check()


@pytest.mark.parametrize("sign", [1, -1])
def test_the_last_sum_leaves_room_for_the_units_it_is_told_apart_in(sign: int) -> None:
    flat(HIDDEN, SECOND, last_bias=sign * 2**50).check()
    with pytest.raises(BadNet, match="too large"):
        flat(HIDDEN, SECOND, last_bias=sign * (2**50 + 1)).check()


def test_layers_that_do_not_fit_together_are_refused() -> None:
    weights = drawn(5, 1)
    weights.last.pop()
    with pytest.raises(BadNet, match="fit"):
        Layers(weights)
    flat(HIDDEN, SECOND).check()
    for wrong in (flat(HIDDEN + 1, SECOND), flat(HIDDEN, SECOND + 1), flat(HIDDEN, SECOND, unit=0)):
        with pytest.raises(BadNet, match="fit"):
            wrong.check()


def test_a_file_gives_back_the_net_that_it_was_made_of() -> None:
    weights = drawn(9, 30_000)
    about, read = read_net(net_bytes(weights, {"game": "tic-tac-toe"}))
    assert about["game"] == "tic-tac-toe"
    for part in ("most", "first", "first_bias", "second", "second_bias", "last", "last_bias", "unit"):
        assert getattr(read, part) == getattr(weights, part)


@pytest.mark.parametrize("data", [b"", b"{}\n", b"nonsense", net_bytes(drawn(1, 9), {})[:-9]])
def test_a_file_of_something_else_is_refused_in_one_sentence(data: bytes) -> None:
    with pytest.raises(BadNet, match="holds no net"):
        read_net(data)


def test_a_net_of_another_version_is_refused() -> None:
    data = net_bytes(drawn(1, 9), {}).replace(b'"atoll net": 1', b'"atoll net": 9')
    with pytest.raises(BadNet, match="another version"):
        read_net(data)
