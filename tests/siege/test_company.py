"""A house of several servers: whatever befalls them while people play, nothing that was shown is lost."""

import asyncio
from pathlib import Path

import pytest

pytest.importorskip("asyncpg", reason="PostgreSQL needs its driver, asyncpg: its tests are left out")

from atoll.cli import main
from atoll.kernel.mistakes import Mistake
from atoll.siege import company
from atoll.siege.company import besiege
from atoll.siege.database import MISSING

pytestmark = [pytest.mark.siege, pytest.mark.skipif(bool(MISSING), reason=MISSING)]


@pytest.mark.slow
@pytest.mark.parametrize("mishap", ["kill", "stop"])
def test_nothing_that_was_shown_is_lost_or_played_twice(mishap: str, tmp_path: Path) -> None:
    outcome = asyncio.run(asyncio.wait_for(besiege(tmp_path, mishap, times=1, servers=2, pairs=2), 280))
    assert outcome.found.lost == []
    assert outcome.found.moves > 20


def test_who_waits_in_vain_is_named_in_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(company, "PATIENCE", 0.0)
    crowd = company.Crowd(tmp_path, "", list, pairs=2)
    with pytest.raises(Mistake, match=r"after 0 s nothing had happened at: .*costa-ruana.*la-isla.*costa-ruana"):
        asyncio.run(crowd.until_played(1))


def test_an_unknown_mishap_is_refused_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["siege", "--servers", "2", "--kills", "1", "--mishap", "flood"]) == 2
    assert "there is no mishap 'flood'; there are: kill, stop" in capsys.readouterr().err
