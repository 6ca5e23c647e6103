"""The unit, the image and the compose file of the hosting guide: what can be checked without starting them."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from atoll.cli import build

ROOT = Path(__file__).parents[1]
GUIDES = ROOT / "docs" / "guides"
UNIT = GUIDES / "atoll.service"


@pytest.mark.skipif(
    shutil.which("systemd-analyze") is None, reason="systemd-analyze is not installed: the unit is not tried"
)
def test_systemd_understands_the_unit_and_finds_it_well_shut(tmp_path: Path) -> None:
    unit = tmp_path / "atoll.service"
    unit.write_text(UNIT.read_text(encoding="utf-8").replace("/opt/atoll/bin/atoll", "/bin/true"))
    verified = subprocess.run(["systemd-analyze", "verify", unit], check=False, capture_output=True, text=True)
    assert (verified.returncode, verified.stderr) == (0, "")
    security = ["systemd-analyze", "security", "--offline=true", "--threshold=20", str(unit)]
    assert subprocess.run(security, check=False, capture_output=True).returncode == 0


@pytest.mark.parametrize("file", [UNIT, ROOT / "Dockerfile", GUIDES / "compose.yaml"], ids=lambda file: file.name)
def test_they_serve_as_our_command_can(file: Path) -> None:
    told = file.read_text(encoding="utf-8").rpartition("serve")[2].split("environment:")[0]
    words = [word for word in re.findall(r'[^\s"\[\],]+', told.split("\n#")[0]) if word != "-"]
    assert "--no-browser" in words
    assert build().parse_args(["serve", *words]).data in {Path("/data"), Path("/var/lib/atoll")}
