"""Games of other packages in the lobby: whatever they bring or lack, they look at home, and stop nobody."""

import asyncio
import json
import random
import shutil
from pathlib import Path

import pytest

from atoll import games
from atoll.siege.subject import Subject, serving
from atoll.web import wire
from web.guests import ROOT, install, strip
from web.house import play_on, seats


async def play(inn: Subject, game: str, language: str) -> wire.Frame:
    """Play a whole game against a bot; gives its last frame."""
    anna = inn.visitor()
    await anna.rename("Anna")
    table = await anna.open_table(wire.TableWish(game, seats("me", "random")))
    async with anna.visit(table.id, language) as seated:
        return await play_on(seated, random.Random(1))


async def shelf(inn: Subject, language: str) -> dict[str, wire.GameView]:
    answer = await inn.visitor().ask("GET", f"/api/games?lang={language}", wire.GameList)
    return {game.name: game for game in answer.games}


def test_a_guest_brings_its_own_shop_window(tmp_path: Path) -> None:
    install(tmp_path / "site", "pearl-dive")

    async def story() -> None:
        async with serving(tmp_path, tmp_path / "site") as inn:
            for language in ("en", "fr"):
                offered = await shelf(inn, language)
                assert next(iter(offered)) == "pearl-dive"  # the shortest game comes first
                game = offered["pearl-dive"]
                assert (game.minutes, game.weight, game.usual_seats) == (5, "light", 3)
                assert game.lesson
            status, headers, _ = await inn.visitor().fetch("GET", f"/api/games/pearl-dive/cover.svg?v={game.art}")
            assert status == 200 and headers["content-type"] == "image/svg+xml"
            over = await play(inn, "pearl-dive", "fr")
            assert over.over is not None and over.over.parts[0].label == "Perles"

    asyncio.run(story())


def test_a_guest_that_brings_nothing_still_looks_at_home_and_speaks_english_where_it_must(tmp_path: Path) -> None:
    strip(install(tmp_path / "site", "bare-dive"))

    async def story() -> None:
        async with serving(tmp_path, tmp_path / "site") as inn:
            game = (await shelf(inn, "fr"))["bare-dive"]
            assert game.blurb == "Un jeu pour 2 à 4 joueurs."
            assert (game.minutes, game.weight, game.lesson, game.cover) == (None, None, False, False)
            assert (await inn.visitor().fetch("GET", "/api/games/bare-dive/cover.svg"))[0] == 404
            rules = await inn.visitor().ask("GET", "/api/games/bare-dive/rules?lang=fr", wire.Rules)
            assert rules.paragraphs[0].section == "1 The whole game"
            over = await play(inn, "bare-dive", "fr")
            assert over.over is not None and over.over.parts[0].label == "Pearls"
            assert over.prompt == "La partie est terminée."

    asyncio.run(story())


def test_a_broken_guest_is_left_out_with_one_line_in_the_log(tmp_path: Path) -> None:
    site = tmp_path / "site"
    (install(site, "sunk-dive") / "__init__.py").write_text("raise OSError('no air')\n")
    shutil.rmtree(install(site, "mute-dive") / "text")
    half = install(site, "half-dive") / "teach" / "lesson.toml"
    half.write_text(half.read_text(encoding="utf-8").replace('name = "alone"', 'name = "aloof"'), encoding="utf-8")

    async def story() -> list[str]:
        async with serving(tmp_path, site) as inn:
            for language in ("en", "fr"):
                offered = await shelf(inn, language)
                assert not {"sunk-dive", "mute-dive", "half-dive"} & set(offered)
                assert {game.name for game in OURS} <= set(offered)
            status, _, _ = await inn.visitor().fetch("GET", "/api/games/mute-dive/rules")
            wish = {"game": "sunk-dive", "seats": [{"kind": "me"}, {"kind": "bot", "level": "easy"}]}
            refused, _, _ = await inn.visitor().fetch("POST", "/api/tables", json.dumps(wish).encode())
            assert status == refused == 404
            return inn.log.read_text(encoding="utf-8").splitlines()

    warnings = [line for line in map(json.loads, asyncio.run(story())) if line["level"] == "warning"]
    assert sorted(line["what"] for line in warnings) == [
        f"{name}-dive is left out" for name in ("half", "mute", "sunk")
    ]
    assert "do-lay" in next(line["why"] for line in warnings if line["what"].startswith("mute"))


OURS = [games.find(name) for name in ("arnak", "costa-ruana", "la-isla")]


@pytest.mark.parametrize("folder", ["src/atoll/web", "client"])
def test_the_shell_knows_no_game_by_name(folder: str) -> None:
    names = [name for game in OURS for name in (game.name, game.title.lower())]
    made = {"node_modules", "static", "__pycache__"}
    for path in (ROOT / folder).rglob("*"):
        if path.is_file() and not made & set(path.relative_to(ROOT).parts):
            text = path.read_text(encoding="utf-8", errors="ignore").lower().replace("_", "-")
            assert [name for name in names if name in text] == [], path


def test_an_option_is_offered_to_those_for_whom_it_matters(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as inn:
            for game in OURS:
                view = (await shelf(inn, "en"))[game.name]
                for option, offered in zip(game.options, view.options, strict=True):
                    assert offered.seats == [n for n in game.seats if option.matters(n)] != []
            rival = next(option for option in (await shelf(inn, "en"))["arnak"].options if option.name == "rival")
            assert rival.seats == [1]

    asyncio.run(story())
