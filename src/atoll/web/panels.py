"""Drawings on their way to readers: encoded once for all who see the same, and sent as what has changed.

Whatever is kept here hangs on a drawing, and a drawing is a function of what its readers may see (`scene.remembered`):
who has the same two drawings is sent the same bytes.
"""

from itertools import count, pairwise, repeat
from typing import Any

import msgspec
from msgspec import Raw

from atoll.scene import Panel, Scene, Sprite, Sprites

from .wire import Frame, PanelChange

KEPT = 8
"""From how many older drawings the way to a newer one is remembered."""
LITTLE = 0.7
"""What is not much smaller than the whole panel is not worth putting together."""

_encoder = msgspec.json.Encoder()


def bring(had: dict[str, Panel], scene: Scene) -> tuple[dict[str, Panel], Scene, list[PanelChange]]:
    """What a reader has after a scene, and what it is sent to get there: whole panels and changes, encoded."""
    has = {panel.name: panel for panel in scene.panels}
    whole: list[Any] = []
    changes: list[Any] = []
    for panel in scene.panels:
        old = had.get(panel.name)
        if old is panel or (old is not None and old.sprites is panel.sprites and old == panel):
            continue
        change = _change(old, panel) if old is not None and _frame(old) == _frame(panel) else None
        if change is None:
            whole.append(_whole(panel))
        elif change:
            changes.append(Raw(change))
    return has, msgspec.structs.replace(scene, panels=whole), changes


def together(had: dict[str, Panel], frame: Frame) -> dict[str, Panel]:
    """All panels of a frame, by name, from those of the frame before: what a reader does with it."""
    if frame.scene is None:
        return {}
    has = had | {panel.name: panel for panel in frame.scene.panels}
    for change in frame.changes:
        old = has[change.name]
        has[change.name] = msgspec.structs.replace(old, sprites=_spliced(old.sprites, change))
    return {name: has[name] for name in frame.panels}


def _spliced(before: list[Sprite], change: PanelChange) -> list[Sprite]:
    sprites: list[Sprite] = []
    for part in change.sprites:
        sprites += before[part[0] : part[1]] if isinstance(part, tuple) else [part]
    return sprites


def _frame(panel: Panel) -> tuple[object, ...]:
    """Everything of a panel but what lies on it."""
    return (panel.w, panel.h, panel.x, panel.y, panel.zoom, panel.view, panel.seat, panel.title)


def _coded(sprites: Sprites) -> list[bytes]:
    """Each sprite as it is sent; those of a piece are encoded once for all panels that it lies on."""
    if not sprites.coded:
        done = 0
        for start, piece in sprites.pieces:
            sprites.coded += map(_encoder.encode, sprites[done:start])
            sprites.coded += _coded(piece)
            done = start + len(piece)
        sprites.coded += map(_encoder.encode, sprites[done:])
        sprites.pieces.clear()
    return sprites.coded


def _whole(panel: Panel) -> Panel | Raw:
    sprites = panel.sprites
    if not sprites or not isinstance(sprites, Sprites):
        return panel
    inside: list[Any] = [Raw(b",".join(_coded(sprites)))]
    return Raw(_encoder.encode(msgspec.structs.replace(panel, sprites=inside)))


def _change(old: Panel, new: Panel) -> bytes | None:
    """What to send to somebody who has an older drawing; nothing if it is the same, None if all has to be sent."""
    before, sprites = old.sprites, new.sprites
    if not isinstance(before, Sprites) or not isinstance(sprites, Sprites):
        return b"" if before == sprites else None
    found = sprites.since.get(before.number)
    if found is None:
        if len(sprites.since) >= KEPT:
            sprites.since.clear()
        found = sprites.since[before.number] = _parts(_coded(before), _coded(sprites))
    if found == WHOLE:
        return None
    return found and b'{"name":%s,"sprites":[%s]}' % (_encoder.encode(new.name), found)


WHOLE = b"whole"
NOWHERE = -2
"""The place of what was not there; the one after it is nobody's place either."""


def _parts(before: list[bytes], after: list[bytes]) -> bytes:
    """New sprites, and runs of those before; nothing if they are the same, WHOLE if that is not much shorter."""
    if before == after:
        return b""
    head = _alike(before, after)
    tail = _alike(before[head:][::-1], after[head:][::-1])
    place = dict(zip(before[head : len(before) - tail], count(head), strict=False))
    middle = after[head : len(after) - tail]
    places = list(map(place.get, middle, repeat(NOWHERE)))
    starts = [n for n, (one, next_) in enumerate(pairwise(places), 1) if next_ != one + 1]
    found = [b"[0,%d]" % head] if head else []
    for start, end in pairwise([0, *starts, len(middle)] if middle else []):
        n = places[start]
        found.append(middle[start] if n == NOWHERE else b"[%d,%d]" % (n, n + end - start))
    if tail:
        found.append(b"[%d,%d]" % (len(before) - tail, len(before)))
    data = b",".join(found)
    return data if len(data) < LITTLE * sum(map(len, after)) else WHOLE


def _alike(some: list[bytes], others: list[bytes]) -> int:
    """How many of the first are the same: found by halves, as lists are compared quickly."""
    least, most = 0, min(len(some), len(others))
    while least < most:
        middle = (least + most + 1) // 2
        if some[least:middle] == others[least:middle]:
            least = middle
        else:
            most = middle - 1
    return least
