"""What every lesson promises: it can be followed from its deal to the end, whatever is played, in every language."""

import random
from pathlib import Path

import pytest

from atoll import games
from atoll.kernel.game import Game
from atoll.kernel.rng import seeded
from atoll.play.lesson import BadLesson, Lesson, lesson, read
from atoll.play.match import Match, invite
from atoll.text.catalogue import LANGUAGES, TEACHING, catalogue, spoken
from conformance.test_every_game import details

TAUGHT = [game for game in (games.find(name) for name in games.names()) if lesson(game) is not None]
each_game = pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)


def script_of(game: Game) -> Lesson:
    script = lesson(game)
    assert script is not None
    return script


def bot_plays(match: Match, level: str, seat: int) -> None:
    """One move of a bot, as the house lets it think."""
    line = len(match.record.entries)
    bot = invite(level, match.game, match.record.seed, line, seat)
    match.play(seat, bot.choose(match.state.redeal(seat, seeded(match.record.seed, "redeal", line, seat)), seat))


def play(game: Game, *, obey: bool, dice: random.Random) -> tuple[list[str], Match]:
    """Play a lesson with or against its advice; gives the papers in the order of their showing."""
    script, shown = script_of(game), list[str]()
    seat = script.seat - 1
    match = Match.new(game, script.seats, script.seed, script.options)
    while True:
        paper = script.due(match, seat, shown)
        move = script.suggested(match, seat, paper)
        if paper is not None:
            shown.append(paper.name)
            if move is None:
                continue
        if match.state.over():
            return shown, match
        if seat not in match.state.waiting():
            bot_plays(match, script.level, match.state.waiting()[0])
        else:
            match.play(seat, move if move is not None and obey else dice.choice(match.state.moves(seat)))


@each_game
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_who_follows_a_lesson_is_shown_every_paper_once_however_the_rest_is_played(game: Game, seed: int) -> None:
    shown, match = play(game, obey=True, dice=random.Random(seed))
    assert sorted(shown) == sorted(paper.name for paper in script_of(game).papers)
    assert match.state.over()


@each_game
def test_a_lesson_bears_it_when_nobody_listens(game: Game) -> None:
    shown, match = play(game, obey=False, dice=random.Random(4))
    assert len(shown) == len(set(shown)) and shown[-1] == script_of(game).papers[-1].name
    assert match.state.over()


@each_game
def test_every_paper_speaks_of_something(game: Game) -> None:
    assert [paper.name for paper in script_of(game).papers if not paper.points and not paper.play] == []


@each_game
def test_the_teaching_says_the_same_in_every_language(game: Game) -> None:
    folder = game.folder / TEACHING / "text"
    english = details(folder / "en.ftl")
    for language in LANGUAGES:
        assert sorted(english ^ details(spoken(folder, language)[-1])) == [], language


@each_game
def test_every_paper_has_its_words_and_no_words_lack_a_paper(game: Game) -> None:
    names = {f"lesson-{paper.name}" for paper in script_of(game).papers}
    written = details(game.folder / TEACHING / "text" / "en.ftl")
    assert {name for name in written if name.startswith("lesson-") and "." not in name} == names
    assert {f"{name}.text" for name in names} <= written


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_paper_is_short_and_fits_a_mouse_and_a_finger(game: Game, language: str) -> None:
    texts = catalogue(language, game.folder, game.folder / TEACHING)
    for paper in script_of(game).papers:
        for hand in ("mouse", "finger"):
            assert len(texts.detail(f"lesson-{paper.name}", "text", hand=hand)) <= 300, paper.name
    words = texts.detail(f"lesson-{next(p.name for p in script_of(game).papers if p.play)}", "text", hand="finger")
    assert "lick" not in words and "liqu" not in words


@pytest.mark.parametrize(
    ("script", "problem"),
    [
        ("seed = 1\nseats = 99\npapers = []", "not 99"),
        ("seed = 1\npapers = []\nseat = 3", "one of the seats"),
        ('seed = 1\n[[papers]]\nname = "a"\n[[papers]]\nname = "a"', "name of its own"),
        ('seed = 1\n[[papers]]\nname = "a"\nwhen.pixel = "red"', "pixel"),
        ("seed = ", "lesson.toml"),
    ],
)
def test_a_lesson_that_cannot_be_read_is_refused_in_one_sentence(tmp_path: Path, script: str, problem: str) -> None:
    path = tmp_path / "lesson.toml"
    path.write_text(script, encoding="utf-8")
    with pytest.raises(BadLesson, match=problem):
        read(path, TAUGHT[0])


@pytest.mark.parametrize("test", ["round", "rounds == 5 or so", "nothing.there == 1", "len(round) == 1"])
def test_a_test_of_the_view_that_makes_no_sense_is_refused(tmp_path: Path, test: str) -> None:
    path = tmp_path / "lesson.toml"
    path.write_text(f'seed = 1\n[[papers]]\nname = "a"\nwhen.view = ["{test}"]', encoding="utf-8")
    game = games.find("costa-ruana")
    script = read(path, game)
    match = Match.new(game, script.seats, script.seed)
    with pytest.raises(BadLesson):
        script.due(match, match.state.waiting()[0], [])
