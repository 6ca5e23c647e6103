"""What every drawn table promises: it shows what can be chosen, names only drawings that exist, in every language."""

import random
import re
from collections import Counter
from collections.abc import Iterator

import pytest

from atoll import games
from atoll.kernel.game import Game
from atoll.kernel.moves import Move
from atoll.kernel.state import GUEST
from atoll.play.match import Match
from atoll.scene import Scene, Sprite
from atoll.text.catalogue import LANGUAGES, catalogue
from atoll.text.glossary import glossary
from atoll.text.rulebook import rulebook
from atoll.text.speaker import Speaker

DRAWN = [game for game in (games.find(name) for name in games.names()) if game.stage is not None]
MOVES = 120

each_game = pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.name)


def scene(game: Game, match: Match, seat: int, wide: bool, language: str = "en") -> Scene:
    assert game.stage is not None
    return game.stage(game.look(match.state, seat), Speaker(game, language, match.record.names), wide)


def wander(game: Game, seats: int, seed: int, moves: int = MOVES) -> Iterator[Match]:
    """A match at many moments of a random game; the same object each time."""
    match = Match.new(game, seats, seed, {}, [f"Player {seat}" for seat in range(seats)])
    dice = random.Random(seed)
    for _ in range(moves):
        if match.state.over():
            break
        seat = dice.choice(match.state.waiting())
        match.say(seat, dice.choice(match.state.moves(seat)).text)
        yield match


def things(shown: Scene) -> set[str]:
    return {sprite.id for panel in shown.panels for sprite in panel.sprites if sprite.id}


@each_game
@pytest.mark.parametrize("wide", [True, False], ids=["wide", "tall"])
def test_every_target_of_a_legal_move_is_drawn(game: Game, wide: bool) -> None:
    assert game.targets is not None
    for match in wander(game, game.seats[-1], seed=5):
        for seat in match.state.waiting():
            ids = things(scene(game, match, seat, wide))
            for move in match.state.moves(seat):
                assert [thing for thing in game.targets(move) if thing not in ids] == [], move


@each_game
def test_nothing_is_drawn_twice_under_one_name(game: Game) -> None:
    for match in wander(game, game.seats[-1], seed=6, moves=40):
        for wide in (True, False):
            shown = scene(game, match, 0, wide)
            for view in {panel.view for panel in shown.panels}:
                ids = [s.id for panel in shown.panels if panel.view == view for s in panel.sprites if s.id]
                assert sorted(ids) == sorted(set(ids))


@each_game
def test_what_a_voice_remembers_is_what_it_would_draw_anew(game: Game) -> None:
    assert game.stage is not None
    for seats in (game.seats[0], game.seats[-1]):
        voice = Speaker(game, "en", [f"Player {seat}" for seat in range(seats)])
        for match in wander(game, seats, seed=10, moves=60):
            for seat in (0, seats - 1, GUEST):
                for wide in (True, False):
                    assert game.stage(game.look(match.state, seat), voice, wide) == scene(game, match, seat, wide)


@each_game
def test_every_panel_has_a_name_of_its_own(game: Game) -> None:
    for match in wander(game, game.seats[-1], seed=11, moves=40):
        for wide in (True, False):
            names = [panel.name for panel in scene(game, match, 0, wide).panels]
            assert sorted(names) == sorted(set(names))


@each_game
def test_an_upright_tablet_shows_at_once_all_that_can_be_chosen_and_the_log(game: Game) -> None:
    assert game.targets is not None and game.tablet is not None
    for seats in (game.seats[0], game.seats[-1]):
        for match in wander(game, seats, seed=12, moves=60):
            for seat in match.state.waiting():
                voice = Speaker(game, "en", match.record.names)
                shown = game.tablet(game.look(match.state, seat), voice)
                names = [panel.name for panel in shown.panels]
                assert sorted(names) == sorted(set(names)) and "log" in names and not shown.pages
                assert {panel.view for panel in shown.panels} == {""}
                wanted = {thing for move in match.state.moves(seat) for thing in game.targets(move)}
                assert wanted - things(shown) == set()


@each_game
def test_every_drawing_is_in_the_sheet(game: Game) -> None:
    sheet = (game.folder / "art" / "symbols.svg").read_text(encoding="utf-8")
    drawings = set(re.findall(r'<symbol id="([^"]+)"', sheet))
    used: set[str] = set()
    for seats in (game.seats[0], game.seats[-1]):
        for match in wander(game, seats, seed=seats):
            for wide in (True, False):
                for panel in scene(game, match, match.state.first, wide).panels:
                    for sprite in panel.sprites:
                        used.update(sprite.symbols.split(), [sprite.ring] if sprite.ring else [])
    assert used - drawings - {"self"} == set()


@each_game
def test_the_sheet_needs_no_style_of_its_own(game: Game) -> None:
    """The page forbids inline styles, so the looks are in the style sheet."""
    sheet = (game.folder / "art" / "symbols.svg").read_text(encoding="utf-8")
    assert " style=" not in sheet and "<style" not in sheet


@each_game
@pytest.mark.parametrize("wide", [True, False], ids=["wide", "tall"])
def test_what_can_be_chosen_says_what_it_is(game: Game, wide: bool) -> None:
    """Equal things too: whatever can be pointed at has a title of its own."""
    assert game.targets is not None
    for seats in (game.seats[0], game.seats[-1]):
        for match in wander(game, seats, seed=8):
            for seat in match.state.waiting():
                targets = {thing for move in match.state.moves(seat) for thing in game.targets(move)}
                sprites = [sprite for panel in scene(game, match, seat, wide).panels for sprite in panel.sprites]
                chosen = [sprite for sprite in sprites if sprite.id.partition("~")[0] in targets]
                assert [sprite.id for sprite in chosen if not sprite.title] == []


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guest_sees_a_whole_game_in_every_language(game: Game, language: str) -> None:
    for match in wander(game, game.seats[0], seed=9, moves=2000):
        assert scene(game, match, GUEST, wide=True, language=language).panels
        assert scene(game, match, GUEST, wide=False, language=language).panels
    assert match.state.over()


def explains(sprite: Sprite, game: Game) -> bool:
    """Whether a thing says what it is called, what it is, and by which rule."""
    texts = catalogue("en", game.folder)
    return bool(sprite.title and texts.has_detail(f"about-{sprite.about}", "rule"))


def lies_on(sprite: Sprite, other: Sprite) -> bool:
    """Whether the middle of a thing is over another one, which then speaks for it."""
    x, y = sprite.x + sprite.w / 2, sprite.y + sprite.h / 2
    return other.x <= x <= other.x + other.w and other.y <= y <= other.y + other.h


def silent(game: Game, shown: Scene, named: set[str]) -> list[str]:
    """What nobody can read about: things without a lens of their own that are part of nothing and lie on nothing."""
    found = []
    for panel in shown.panels:
        speaking = [sprite for sprite in panel.sprites if explains(sprite, game)]
        by_id = {sprite.id for sprite in speaking if sprite.id}
        for sprite in panel.sprites:
            label = sprite.text or sprite.id.startswith("clock_")
            meant = sprite.title or sprite.id or sprite.symbols in named
            spoken_for = sprite in speaking or sprite.part in by_id or any(lies_on(sprite, it) for it in speaking)
            if meant and not label and not (spoken_for if not sprite.title else sprite in speaking):
                found.append(f"{panel.name}: {sprite.id or sprite.symbols or sprite.face}")
    return found


@each_game
@pytest.mark.parametrize("wide", [True, False], ids=["wide", "tall"])
def test_everything_drawn_explains_itself(game: Game, wide: bool) -> None:
    """A drawing that means something anywhere means it everywhere."""
    for seats in (game.seats[0], game.seats[-1]):
        for n, match in enumerate(wander(game, seats, seed=12 + seats)):
            if n % 8 == 0:
                for reader in (*match.state.waiting()[:1], GUEST):
                    shown = scene(game, match, reader, wide)
                    named = {sprite.symbols for panel in shown.panels for sprite in panel.sprites if sprite.title}
                    assert silent(game, shown, named - {""}) == []


@each_game
def test_what_things_are_is_told_with_a_paragraph_of_the_rules(game: Game) -> None:
    paragraphs = {paragraph.id for paragraph in rulebook(game.folder, "en")}
    for language in LANGUAGES:
        told = glossary(game, language)
        assert told
        assert [name for name, entry in told.items() if entry.rule not in paragraphs or not entry.text] == []


VAGUE = 0.05  # of the refusals may say no more than that something is not asked for


@each_game
def test_a_refusal_names_a_rule_of_its_own(game: Game) -> None:
    """Of all that is drawn and cannot be chosen now, though it could be at other times."""
    assert game.targets is not None
    words: dict[str, list[Move]] = {}
    for move in game.lexicon.moves:
        for thing in game.targets(move):
            words.setdefault(thing, []).append(move)
    voice, vague, asked = Speaker(game), Counter[str](), 0
    for match in wander(game, game.seats[-1], seed=13, moves=400):
        for seat in match.state.waiting()[:1]:
            for thing in {thing.partition("~")[0] for thing in things(scene(game, match, seat, wide=True))}:
                reasons = [match.state.why(seat, move) for move in words.get(thing, [])]
                if reasons and None not in reasons:
                    reason = min((reason for reason in reasons if reason), key=voice.vagueness)
                    asked += 1
                    assert reason.note.rule
                    vague[thing.rstrip("0123456789").partition("_")[0]] += voice.vagueness(reason) == 2
    share = vague.total() / asked
    print(f"{game.name}: {share:.1%} of {asked} refusals are vague {dict(+vague)}")  # noqa: T201 - asked for
    assert share <= VAGUE
