"""Games as data: complete, the same after an interruption, and without people's names."""

import asyncio
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("pyarrow", reason="the extra atoll[data] is not installed")

import pyarrow as pa
import pyarrow.dataset as ds

from atoll import games
from atoll.research import encoder
from atoll.research.export import BadExport, Export, export
from atoll.web import wire
from web.house import house, play_on, seats


def plan(name: str = "costa-ruana", **more: object) -> Export:
    return Export(name, games.find(name).rules, 2, ("random", "random"), **more)  # type: ignore[arg-type]


def read(folder: Path, format: str = "parquet") -> pa.Table:
    return ds.dataset(sorted(folder.glob(f"part-*.{format}")), format=format).to_table()


@pytest.mark.parametrize("format", ["parquet", "arrow"])
@pytest.mark.parametrize("name", games.names())
def test_a_line_holds_what_was_known_possible_said_and_won(tmp_path: Path, name: str, format: str) -> None:
    assert export(plan(name, format=format), tmp_path, 2) == 2
    table = read(tmp_path, format)
    assert set(table["game"].to_pylist()) == {0, 1}
    assert b"atoll.observation" in table.schema.metadata
    size = encoder(name, 2).size
    for line in table.slice(0, 50).to_pylist():
        assert len(line["observation"]) == size and line["action"] in line["legal"]
        assert games.find(name).lexicon[line["action"]].text == line["word"]
        assert sum(line["returns"]) == 0 and len(line["points"]) == 2


def test_an_export_that_is_killed_goes_on_and_ends_as_if_it_had_not_been(tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    command = [sys.executable, "-m", "atoll", "export", "costa-ruana"]
    wishes = ["--seats", "2", "--bots", "random", "--games", "250"]
    process = subprocess.Popen([*command, str(cut), *wishes], stdout=subprocess.DEVNULL)
    while not list(cut.glob("part-*.parquet")) and process.poll() is None:
        time.sleep(0.01)
    process.send_signal(signal.SIGKILL)
    process.wait()
    assert subprocess.run([*command, str(cut), *wishes], check=False, capture_output=True).returncode == 0
    assert export(plan(seed=1, options=games.find("costa-ruana").settings({})), whole, 250) == 250
    assert read(cut).equals(read(whole))


def test_a_folder_holds_one_export_only(tmp_path: Path) -> None:
    export(plan(), tmp_path, 1)
    with pytest.raises(BadExport, match="holds another export"):
        export(plan(seed=5), tmp_path, 1)


def test_a_houses_games_are_exported_without_names(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path / "house") as inn:
            anna = await inn.named("Annabella")
            table = await anna.open_table(wire.TableWish("costa-ruana", seats("me", "random")))
            async with anna.visit(table.id) as seated:
                await play_on(seated, random.Random(1))

    asyncio.run(story())
    title = games.find("costa-ruana")
    assert export(Export(title.name, title.rules, 2), tmp_path / "data", None, tmp_path / "house") == 1
    table = read(tmp_path / "data")
    assert set(table["player"].to_pylist()) == {"person", "random"}
    assert all(b"Annabella" not in file.read_bytes() for file in (tmp_path / "data").iterdir())
    assert np.asarray(table["step"]).tolist() == list(range(len(table)))
