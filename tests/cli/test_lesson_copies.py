"""The user's own copies of the lessons: copied, refreshed, and left alone where the user has changed them."""

import io
import json
import os
import shutil
from pathlib import Path
from typing import Any, cast

import nbformat
import pytest
from nbformat.sign import NotebookNotary

from tests.conftest import ROOT
from tutor.cli import lab, lesson_copies
from tutor.cli.lesson_copies import LIST, refresh
from tutor.cli.shell import CliError, Shell, read
from tutor.user_files import STATE, lessons_folder

FIRST = "01-first-steps.ipynb"
BESIDE = "01-first-steps.new.ipynb"


@pytest.fixture(autouse=True)
def jupyter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Signatures go into a folder of the test."""
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "jupyter"))
    monkeypatch.setenv(STATE, str(tmp_path / "state"))


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """Lessons that came with the tutor: few, and a picture."""
    folder = tmp_path / "came"
    for name in ("00-contents.ipynb", FIRST, f"uk/{FIRST}", "pictures/card-en.svg"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / "lessons" / name, folder / name)
    (folder / "source").mkdir()
    (folder / "source" / "no.ipynb").write_text("{}", encoding="utf-8")
    return folder


def change(path: Path, text: str) -> None:
    """Write a sentence into a notebook, as its reader or its author does."""
    notebook = json.loads(path.read_text(encoding="utf-8"))
    notebook["cells"][0]["source"] = [text]
    path.write_text(json.dumps(notebook), encoding="utf-8")


def run(path: Path) -> None:
    """Leave in a notebook what JupyterLab leaves there when it was run and saved."""
    notebook: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            cell |= {"execution_count": 3, "outputs": [{"output_type": "stream", "name": "stdout", "text": ["hello"]}]}
            cell["metadata"]["trusted"] = True
    notebook["cells"].append(
        {"cell_type": "code", "id": "x", "metadata": {}, "execution_count": None, "outputs": [], "source": []}
    )
    path.write_text(json.dumps(notebook), encoding="utf-8")


def first_cell(path: Path) -> str:
    return "".join(json.loads(path.read_text(encoding="utf-8"))["cells"][0]["source"])


def test_the_first_start_copies_pages_and_pictures_and_signs_the_pages(source: Path, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    report = refresh(source, folder)
    assert report.changed == []
    assert sorted(report.fresh) == ["00-contents.ipynb", FIRST, "pictures/card-en.svg", f"uk/{FIRST}"]
    for name in report.fresh:
        assert (folder / name).read_bytes() == (source / name).read_bytes()
    assert not (folder / "source").exists()
    with cast("Any", NotebookNotary)() as notary:
        assert notary.check_signature(cast("Any", nbformat).read(folder / FIRST, as_version=4))
    assert refresh(source, folder).fresh == [], "a second start has nothing to do"


def test_a_page_that_was_only_run_is_refreshed_when_a_newer_one_comes(source: Path, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    refresh(source, folder)
    run(folder / FIRST)
    before = (folder / FIRST).read_bytes()
    assert refresh(source, folder).fresh == []
    assert (folder / FIRST).read_bytes() == before, "what is up to date keeps its results"
    change(source / FIRST, "newer")
    assert refresh(source, folder).fresh == [FIRST]
    assert first_cell(folder / FIRST) == "newer"
    notebook = json.loads((source / FIRST).read_text(encoding="utf-8"))
    notebook["cells"][1]["metadata"]["jupyter"] = {"source_hidden": False}
    (source / FIRST).write_text(json.dumps(notebook), encoding="utf-8")
    assert refresh(source, folder).fresh == [FIRST], "what a cell looks like comes along, too"


def test_a_changed_page_stays_and_the_newer_one_is_laid_beside_it(source: Path, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    refresh(source, folder)
    change(folder / FIRST, "my own notes")
    assert refresh(source, folder).changed == [], "nothing newer came, so nothing is offered"
    change(source / FIRST, "newer")
    report = refresh(source, folder)
    assert (report.changed, report.fresh) == ([(FIRST, BESIDE)], [BESIDE])
    assert (first_cell(folder / FIRST), first_cell(folder / BESIDE)) == ("my own notes", "newer")

    change(source / FIRST, "newer still")
    assert refresh(source, folder).changed == [(FIRST, BESIDE)]
    assert (first_cell(folder / FIRST), first_cell(folder / BESIDE)) == ("my own notes", "newer still")
    change(folder / BESIDE, "notes there, too")
    change(source / FIRST, "the newest")
    refresh(source, folder)
    assert first_cell(folder / BESIDE) == "notes there, too", "that is the user's own now"

    (folder / BESIDE).unlink()
    assert refresh(source, folder).changed == [], "what was thrown away is not offered twice"
    change(folder / FIRST, "the newest")
    assert refresh(source, folder).changed == []
    change(source / FIRST, "after that")
    assert refresh(source, folder).fresh == [FIRST], "the notes are gone, so the page is refreshed again"


def test_what_was_there_before_the_first_copy_is_the_users_own(source: Path, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / FIRST).write_text("no notebook at all", encoding="utf-8")
    assert refresh(source, folder).changed == [(FIRST, BESIDE)]
    assert (folder / FIRST).read_text(encoding="utf-8") == "no notebook at all"
    (folder / LIST).write_text("broken", encoding="utf-8")
    change(folder / "00-contents.ipynb", "mine")
    change(source / "00-contents.ipynb", "newer")
    assert {name for name, _ in refresh(source, folder).changed} == {FIRST, "00-contents.ipynb"}
    assert first_cell(folder / "00-contents.ipynb") == "mine"


def test_a_page_that_no_longer_comes_goes_unless_it_was_changed(source: Path, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    refresh(source, folder)
    change(folder / FIRST, "my own notes")
    for name in (FIRST, f"uk/{FIRST}"):
        (source / name).unlink()
    refresh(source, folder)
    assert first_cell(folder / FIRST) == "my own notes"
    assert not (folder / "uk" / FIRST).exists()


def test_a_deleted_page_comes_again(source: Path, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    refresh(source, folder)
    (folder / FIRST).unlink()
    assert refresh(source, folder).fresh == [FIRST]


def test_links_between_copies_lead_to_copies(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    refresh(ROOT / "lessons", folder)
    pages = {path.relative_to(ROOT / "lessons").as_posix() for path in (ROOT / "lessons").rglob("*.ipynb")}
    assert {path.relative_to(folder).as_posix() for path in folder.rglob("*.ipynb")} == pages
    assert len(pages) > 50


@pytest.mark.parametrize("language", ["en", "uk"])
def test_the_command_tells_what_it_left_alone(source: Path, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "lessons", lambda: source)
    refresh(source, lessons_folder())
    change(lessons_folder() / FIRST, "my own notes")
    change(source / FIRST, "newer")
    out = io.StringIO()
    assert lab.run(Shell(language, out, io.StringIO()), read(lab.USAGE, []), lambda command, environment: 0) == 0
    told = [line for line in out.getvalue().splitlines() if FIRST in line]
    assert len(told) == 1
    assert BESIDE in told[0]
    assert "⟦" not in out.getvalue()


def test_a_checkout_stays_as_it_is(tmp_path: Path) -> None:
    checkout = tmp_path / "checkout"
    shutil.copytree(ROOT / "lessons", checkout, ignore=shutil.ignore_patterns("source", ".ipynb_checkpoints"))
    before = {path: path.read_bytes() for path in checkout.rglob("*") if path.is_file()}
    refresh(checkout, tmp_path / "mine")
    run(tmp_path / "mine" / FIRST)
    refresh(checkout, tmp_path / "mine")
    assert {path: path.read_bytes() for path in checkout.rglob("*") if path.is_file()} == before


def test_a_folder_that_cannot_be_written_is_told(source: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(CliError) as caught:
        refresh(source, tmp_path / "file" / "mine")
    for language in ("en", "uk"):
        told = Shell(language, io.StringIO(), io.StringIO()).message(caught.value.message, **caught.value.slots)
        assert str(tmp_path / "file" / "mine") in told
        assert "--folder" in told


@pytest.mark.skipif(os.geteuid() == 0, reason="to root every folder is open")
def test_a_folder_without_rights_is_told(source: Path, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir(mode=0o500)
    with pytest.raises(CliError):
        refresh(source, folder)


def test_pages_are_copied_also_where_they_cannot_be_signed(
    source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "jupyter").write_text("no folder", encoding="utf-8")
    assert FIRST in refresh(source, tmp_path / "mine").fresh
    assert lesson_copies.said(FIRST, (source / FIRST).read_bytes()) == lesson_copies.said(
        FIRST, (tmp_path / "mine" / FIRST).read_bytes()
    )
