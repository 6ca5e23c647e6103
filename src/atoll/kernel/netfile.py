"""The file of a net: one line of JSON that says what it is for, then its numbers, packed."""

import json
import zlib
from struct import error, pack, unpack
from typing import Any

from .net import BadNet, Weights

VERSION = 1
SHORT, LONG, HUGE = "h", "i", "q"  # of two, four and eight bytes


def net_bytes(weights: Weights, about: dict[str, Any], effort: int = 9) -> bytes:
    """A net as a file. `about` says which game and seats it is for."""
    head = {
        "atoll net": VERSION,
        **about,
        "size": len(weights.most),
        "hidden": len(weights.first_bias),
        "second": len(weights.second_bias),
    }
    parts = [
        (SHORT, weights.most),
        (SHORT, weights.first),
        (SHORT, weights.first_bias),
        (SHORT, weights.second),
        (LONG, weights.second_bias),
        (SHORT, weights.last),
        (HUGE, [weights.last_bias, weights.unit]),
    ]
    body = b"".join(pack(f"<{len(numbers)}{kind}", *numbers) for kind, numbers in parts)
    return json.dumps(head).encode() + b"\n" + zlib.compress(body, effort)


def read_net(data: bytes) -> tuple[dict[str, Any], Weights]:
    """What a file is about, and its net."""
    line, _, body = data.partition(b"\n")
    try:
        head = json.loads(line)
        size, hidden, second = int(head["size"]), int(head["hidden"]), int(head["second"])
        shape = f"<{size}h{size * hidden}h{hidden}h{hidden * second}h{second}i{second}h2q"
        numbers = unpack(shape, zlib.decompress(body))
    except (ValueError, KeyError, TypeError, error, zlib.error):
        raise BadNet("this file holds no net") from None
    if head.get("atoll net") != VERSION:
        raise BadNet("this net was made by another version of atoll")
    parts = []
    at = 0
    for count in (size, size * hidden, hidden, hidden * second, second, second):
        parts.append(list(numbers[at : at + count]))
        at += count
    most, first, first_bias, second_weights, second_bias, last = parts
    return head, Weights(most, first, first_bias, second_weights, second_bias, last, numbers[at], numbers[at + 1])
