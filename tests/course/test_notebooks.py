"""The notebooks are in step with their sources, in both languages, with nothing in them that changes by itself."""

import html
import json
import re
import shutil
from pathlib import Path

import pytest

from tests.conftest import ROOT
from tutor.course.notebooks import LANGUAGES, SourceError, build_all, out_of_step, sources, target, write_all

LESSONS = ROOT / "lessons"
BUILT = sorted(target(LESSONS, source, language) for source in sources(LESSONS) for language in LANGUAGES)


def test_every_notebook_is_in_step_with_its_source() -> None:
    assert out_of_step(LESSONS) == [], "python -m tutor lessons build mends it"


@pytest.mark.parametrize("path", BUILT, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_notebook_has_no_outputs_and_stable_ids(path: Path) -> None:
    notebook = json.loads(path.read_text(encoding="utf-8"))
    cells = notebook["cells"]
    assert [cell["id"] for cell in cells] == [f"{path.stem}-{n}" for n in range(1, len(cells) + 1)]
    assert all(not cell.get("outputs") and not cell.get("execution_count") for cell in cells)


@pytest.mark.parametrize("path", BUILT, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_links_lead_to_files_that_there_are(path: Path) -> None:
    notebook = json.loads(path.read_text(encoding="utf-8"))
    text = "".join("".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "markdown")
    links = [link for link in re.findall(r"\]\(([^)]+)\)", text) if "://" not in link]
    assert links
    assert all((path.parent / link).is_file() for link in links)
    other = "uk" if path.parent == LESSONS else ".."
    assert f"{other}/{path.name}" in links


@pytest.mark.parametrize("path", BUILT, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_text_says_what_the_page_shows(path: Path) -> None:
    """A page runs by itself, and below a pile stands how many cards it has, in words."""
    said = " ".join("".join(text_of(path)).casefold().split())
    assert not re.search(r"run this page|запустіть (?:цю )?сторінку|×\d", said)


@pytest.mark.parametrize("path", BUILT, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_picture_is_drawn_and_told_in_words(path: Path) -> None:
    for words, name in re.findall(r"!\[([^\]]*)\]\(([^)]+)\)", "".join(text_of(path))):
        drawn = (path.parent / name).read_text(encoding="utf-8")
        assert len(words.split()) > 10
        assert f"<title>{html.escape(words, quote=False)}</title>" in drawn
        assert len(re.findall("<(?:path|rect)", drawn)) > 10


def text_of(path: Path) -> list[str]:
    """What a notebook says outside its code."""
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "markdown"]


@pytest.mark.parametrize("path", BUILT, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_notebook_speaks_its_language(path: Path) -> None:
    notebook = json.loads(path.read_text(encoding="utf-8"))
    text = "".join("".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "markdown")
    cyrillic = sum("а" <= char <= "я" or char in "іїєґ" for char in text.casefold())
    latin = sum("a" <= char <= "z" for char in text.casefold())
    assert (cyrillic > latin) == (path.parent.name == "uk")


def code_of(path: Path) -> list[str]:
    """What a notebook runs, in the words of the English one."""
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    code = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    return [re.sub(r'"uk"', '"en"', re.sub(r"^#.*\n", "", each, flags=re.MULTILINE)) for each in code]


def test_a_page_runs_the_same_code_in_both_languages() -> None:
    english = [path for path in BUILT if path.parent == LESSONS]
    assert len(english) == len(BUILT) / 2
    assert [path.name for path in english if code_of(path) != code_of(LESSONS / "uk" / path.name)] == []


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shutil.copytree(LESSONS, tmp_path / "lessons")
    return tmp_path / "lessons"


def test_what_is_out_of_step_is_found_and_mended(folder: Path) -> None:
    assert out_of_step(folder) == []
    changed, missing, stray = folder / "01-first-steps.ipynb", folder / "uk" / "00-contents.ipynb", folder / "old.ipynb"
    changed.write_text(changed.read_text(encoding="utf-8").replace("First", "Last"), encoding="utf-8")
    missing.unlink()
    stray.write_text("{}", encoding="utf-8")
    assert out_of_step(folder) == sorted([changed, missing, stray])
    assert sorted(write_all(folder)) == sorted([changed, missing])
    assert out_of_step(folder) == [stray]
    assert write_all(folder) == []


def test_building_twice_gives_the_same(folder: Path) -> None:
    assert build_all(folder) == build_all(folder)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("<!-- en -->\nHello\n", r"1 parts in English but 0 in Ukrainian"),
        ("# Hello\n<!-- de -->\nHallo\n", r"broken\.md, line 2.*no such mark"),
        ("{{printings:nobody}}\n", r"nothing to put in for 'printings:nobody'"),
        ("# Hello {{picture:nobody}}\n", r"nothing to put in for 'picture:nobody'"),
        ("| {{traps:one-action,nobody}} |\n", r"nothing to put in for 'traps:one-action,nobody'"),
        ("# Hello {{nobody}}\n", r"broken\.md, line 1.*nothing to put in for 'nobody'"),
    ],
)
def test_a_faulty_source_is_told_with_its_line(folder: Path, text: str, message: str) -> None:
    (folder / "source" / "broken.md").write_text(text, encoding="utf-8")
    with pytest.raises(SourceError, match=message):
        build_all(folder)
