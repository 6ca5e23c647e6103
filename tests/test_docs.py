"""What the documents say is true."""

import doctest
import re
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

import atoll
from atoll.cli import commands

ROOT = Path(__file__).parent.parent
PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]
MAKER = ROOT / "docs" / "make.py"
LINK = re.compile(r"\]\(([^)\s]+)\)")


def _maker() -> ModuleType:
    """docs/make.py, which is in no package."""
    spec = spec_from_file_location("docs_make", MAKER)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


made = _maker()


def test_the_session_in_the_readme_runs() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried > 8 and failed == 0


def test_the_citation_names_what_is_cited() -> None:
    facts = dict(
        re.findall(r'^([a-z-]+): "?([^"\n]+)"?$', (ROOT / "CITATION.cff").read_text(encoding="utf-8"), re.MULTILINE)
    )
    assert facts["version"] == atoll.__version__ and facts["license"] == "MIT" and facts["title"].startswith("Atoll")


def test_the_readme_names_every_command_and_no_other() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`atoll ([a-z-]+)", readme))
    assert named == set(commands())


def test_the_documents_name_only_make_targets_that_exist() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    named = {
        target
        for page in PAGES
        for target in re.findall(r"(?:^|`|    )make ([a-z-]+)", page.read_text(encoding="utf-8"), re.MULTILINE)
    }
    assert named and named - targets == set()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    lost = []
    for link in LINK.findall(page.read_text(encoding="utf-8")):
        if "://" in link:
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        if not target.exists() or (anchor and anchor not in anchors(target)):
            lost.append(link)
    assert lost == []


def anchors(page: Path) -> set[str]:
    """The headings of a page as they are linked to."""
    heads = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", head.lower()).replace(" ", "-") for head in heads}


def test_every_page_can_be_found_from_the_index() -> None:
    index = ROOT / "docs" / "README.md"
    linked = {
        (index.parent / link.partition("#")[0]).resolve() for link in LINK.findall(index.read_text(encoding="utf-8"))
    }
    pages = {path.resolve() for path in (ROOT / "docs").rglob("*") if path.suffix in {".md", ".ipynb"}}
    assert pages - linked == {index.resolve()}


@pytest.mark.parametrize("page", made.PAGES, ids=lambda page: page.name)
def test_pages_that_are_made_are_current(page: Path) -> None:
    assert page.read_text(encoding="utf-8") == made.PAGES[page](), "`make docs` writes it anew"


def test_the_notebook_names_no_machine() -> None:
    text = made.NOTEBOOK.read_text(encoding="utf-8")
    assert str(ROOT) not in text and "/home/" not in text and "0x" not in text


def test_the_examples_of_the_reference_run_and_it_names_everything() -> None:
    failed, tried = doctest.testfile(str(made.REFERENCE), module_relative=False)
    assert tried and not failed
    assert sorted(name for names in made.GROUPS.values() for name in names) == sorted(atoll.__all__)


def test_the_example_game_has_under_a_hundred_lines() -> None:
    source = (ROOT / "examples" / "pearl_dive" / "__init__.py").read_text(encoding="utf-8")
    assert len(source.splitlines()) < 100


def test_the_repository_names_no_machine_and_no_registry() -> None:
    """Files that are ours speak of no absolute path and no download host."""
    hosts = ["py" + "pi.org", "python" + "hosted.org", "registry." + "npmjs"]
    files = [path for path in ROOT.glob("*.*") if path.is_file()] + [
        *ROOT.glob("docs/**/*.md"),
        *ROOT.glob("src/**/*.py"),
    ]
    assert [
        path.name for path in files if any(host in path.read_text(encoding="utf-8", errors="ignore") for host in hosts)
    ] == []
