"""The wood of a search: nodes in packed vectors, found by the word that leads to them."""

from librt.vecs import vec
from mypy_extensions import i64

from atoll.bots.tree import FACTS, NONE, PRICE, Wood


def grown(roots: int, nodes: int) -> tuple[Wood, dict[tuple[int, int], int]]:
    """A wood in which every node leads on by three words, and where they lead."""
    wood = Wood()
    for _ in range(roots):
        wood.plant()
    paths: dict[tuple[int, int], int] = {}
    for n in range(nodes):
        origin, word = n // 3, 5000 * (n % 3)
        paths[origin, word] = wood.grow(origin, word, n / 7)
    return wood, paths


def test_every_word_leads_where_it_was_grown_however_many_there_are() -> None:
    wood, paths = grown(2, 5000)
    assert len(set(paths.values())) == 5000
    assert all(wood.after(*path) == goal for path, goal in paths.items())
    assert all(wood.facts[goal * FACTS + PRICE] == n / 7 for n, goal in enumerate(paths.values()))
    assert wood.after(0, 1) == wood.after(4999, 0) == NONE


def test_thinning_keeps_what_grows_from_the_roots_and_nothing_else() -> None:
    wood, paths = grown(1, 3000)
    before = wood.facts[:]
    old = paths[0, 5000]
    (root,) = wood.thin(vec[i64]([old]))
    descendants, pairs = 0, [(old, int(root))]
    for was, now in pairs:
        descendants += 1
        assert wood.facts[now * FACTS + PRICE] == before[was * FACTS + PRICE]
        for word in (0, 5000, 10000):
            if (was, word) in paths:
                pairs.append((paths[was, word], int(wood.after(now, word))))
            else:
                assert wood.after(now, word) == NONE
    assert wood.count == descendants
