"""A first game that teaches: the paper that lies before the learner, and what it points at."""

from fnmatch import fnmatchcase
from typing import TYPE_CHECKING

from atoll.play.lesson import Lesson, Paper, lesson
from atoll.scene import Scene
from atoll.text.catalogue import TEACHING, catalogue

from . import wire
from .frames import Reader
from .livegame import LiveGame
from .refusal import Refused

if TYPE_CHECKING:
    from .room import Room

PANEL = "panel:"
SHELL = ("prompt", "result")
"""Panels that every table has beside its scene: question and choices, and the final scores."""


def script_of(live: LiveGame) -> Lesson:
    """What is taught at a table that is a lesson; nothing, if its game has lost its lesson since."""
    return lesson(live.match.game) or Lesson(seed=0, papers=[])


def due(live: LiveGame, seat: int) -> Paper | None:
    """The paper that lies before the learner now."""
    so_far = live.table.lesson
    return script_of(live).due(live.match, seat, so_far.read) if so_far is not None and so_far.on else None


async def learn(room: "Room", seat: int, said: wire.Read | wire.Teach) -> None:
    """Go on to the next paper of a lesson, or put the lesson aside, or take it up again."""
    if room.table.lesson is None:
        raise Refused("not-now")
    if isinstance(said, wire.Teach):
        room.table.lesson.on = said.wish
        await room.save()
    else:
        await tick_off(room, seat, said.paper)
    room.show()


async def tick_off(room: "Room", seat: int, name: str = "") -> None:
    """The paper before the learner has been read: who moves on has read it too."""
    so_far = room.table.lesson
    if so_far is None or room.table.seats[seat].kind != "person":
        return
    paper = due(room.live, seat)
    if paper is not None and name in ("", paper.name):
        so_far.read.append(paper.name)
        await room.save()


def lesson_view(live: LiveGame, seat: int, reader: Reader) -> wire.LessonView | None:
    """How far the lesson has come, for the learner."""
    so_far = live.table.lesson
    if so_far is None or live.table.seats[seat].kind != "person":
        return None
    script, paper = script_of(live), due(live, seat)
    move = script.suggested(live.match, seat, paper) if so_far.on else None
    targets = [] if move is None else live.frames.targets(move)
    scene = live.frames.scene(seat, reader.language, reader.shape)
    return wire.LessonView(
        read=len(so_far.read),
        of=len(script.papers),
        on=so_far.on,
        paper=None if paper is None else _paper_view(live, paper, targets, scene, reader.language),
        word="" if move is None else move.text,
    )


def _paper_view(live: LiveGame, paper: Paper, targets: list[str], scene: Scene | None, language: str) -> wire.PaperView:
    texts = catalogue(language, live.match.game.folder, live.match.game.folder / TEACHING)
    name = f"lesson-{paper.name}"
    panels = [] if scene is None else scene.panels
    sprites = dict.fromkeys(sprite.id for panel in panels for sprite in panel.sprites if sprite.id)
    return wire.PaperView(
        name=paper.name,
        title=texts.message(name),
        text=texts.detail(name, "text", hand="mouse"),
        touch=texts.detail(name, "text", hand="finger"),
        points=[name for name in sprites if name in targets or _matches(name, paper.points)],
        panels=[name for name in (*[panel.name for panel in panels], *SHELL) if _matches(PANEL + name, paper.points)],
    )


def _matches(name: str, patterns: list[str]) -> bool:
    return any(fnmatchcase(name, pattern) for pattern in patterns)
