"""Games of other packages, as installed packages would bring them: Pearl Dive under any name, whole or stripped."""

import shutil
from pathlib import Path

ROOT = Path(__file__).parents[2]
PEARL_DIVE = ROOT / "examples" / "pearl_dive"


def install(site: Path, name: str) -> Path:
    """Pearl Dive under another name, as an installed package would bring it; gives its folder."""
    module = name.replace("-", "_")
    info = site / f"{module}-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[atoll.games]\n{name} = {module}:PEARL_DIVE\n")
    folder = site / module
    shutil.copytree(PEARL_DIVE, folder, ignore=shutil.ignore_patterns("__pycache__"))
    source = (folder / "__init__.py").read_text(encoding="utf-8")
    (folder / "__init__.py").write_text(source.replace('"pearl-dive"', f'"{name}"'), encoding="utf-8")
    return folder


def strip(folder: Path) -> None:
    """Leave nothing of a game but what it needs to be played, in English."""
    shutil.rmtree(folder / "art")
    shutil.rmtree(folder / "teach")
    (folder / "text" / "fr.ftl").unlink()
    (folder / "rulebook" / "fr.md").unlink()
    texts = folder / "text" / "en.ftl"
    lines = texts.read_text(encoding="utf-8").splitlines(keepends=True)
    texts.write_text("".join(line for line in lines if not line.startswith("blurb")), encoding="utf-8")
    source = (folder / "__init__.py").read_text(encoding="utf-8")
    bare = source.replace('about=About(minutes=5, weight="light", usual_seats=3),', "")
    assert bare != source
    (folder / "__init__.py").write_text(bare, encoding="utf-8")
