"""``progress``: what is known is told, copied out and in, forgotten only on a plain word, hidden and revealed."""

import errno
from pathlib import Path

import pytest

from tests.cli.test_cli import run
from tutor.course import Progress
from tutor.course.misconceptions import MISCONCEPTIONS
from tutor.course.variants import covered
from tutor.panels.app_text import LANGUAGE
from tutor.user_files import STATE


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(STATE, str(tmp_path))
    monkeypatch.setenv(LANGUAGE, "en")
    Progress.open().tried("03-draw", "highest", correct=True)
    Progress.open().tried("04-meld", "next-draw", correct=False, misconception="draw-by-lowest")
    return tmp_path


@pytest.mark.parametrize("language", ["en", "uk"])
def test_what_is_solved_and_what_is_to_be_practised_is_told(language: str) -> None:
    ran = run("progress", "--lang", language)
    assert ran.code == 0
    assert ("1 of 8" if language == "en" else "1 із 8") in ran.out
    assert ("highest top card" if language == "en" else "верхньою") in ran.out


def test_a_copy_goes_to_a_file_and_comes_back(tmp_path: Path) -> None:
    copy = tmp_path / "copy.json"
    assert run("progress", "export", str(copy)).code == 0
    assert copy.read_text(encoding="utf-8") == run("progress", "export").out == Progress.open().export()
    assert run("progress", "reset", "--yes").code == 0
    assert not Progress.open().records
    assert run("progress", "import", str(copy)).code == 0
    assert Progress.open().export() == copy.read_text(encoding="utf-8")
    copy.write_text("{}", encoding="utf-8")
    ran = run("progress", "import", str(copy))
    assert ran.code == 1
    assert "nothing was changed" in ran.err
    assert Progress.open().is_solved("03-draw", "highest")
    assert run("progress", "import", str(tmp_path / "none.json")).code == 2


def test_nothing_is_forgotten_without_a_plain_word() -> None:
    assert run("progress", "reset").code == 1
    assert run("progress", "reset", "03-draw").code == 1
    assert Progress.open().is_solved("03-draw", "highest")
    assert run("progress", "reset", "03-drow", "--yes").code == 2
    assert run("progress", "reset", "03-draw", "--yes").code == 0
    assert Progress.open().records.keys() == {"04-meld/next-draw"}


def test_hidden_progress_is_not_told_and_not_forgotten() -> None:
    assert run("progress", "hide").code == 0
    assert "1 of 8" not in run("progress").out
    assert run("progress", "reset", "--yes").code == 1
    assert "1 of 8" in run("progress", "reveal").out


def test_which_errors_have_variants_is_counted() -> None:
    ran = run("progress", "variants")
    assert f"{len(covered())} of {len(MISCONCEPTIONS)}" in ran.out
    assert "draw-by-lowest: draw" in ran.out
    assert "owner-chooses: –" in ran.out


def test_an_unknown_word_is_told() -> None:
    assert "did you mean “export”" in run("progress", "exprt").err


@pytest.mark.parametrize("what", ["reset", "hide", "import", "show"])
def test_progress_that_cannot_be_written_or_read_is_not_said_to_be(
    state: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    copy = tmp_path / "copy.json"
    copy.write_text(Progress().export(), encoding="utf-8")
    before = (state / "progress.json").read_bytes()

    def fail(*_: object) -> None:
        raise OSError(errno.ENOSPC, "no room")

    monkeypatch.setattr(f"tutor.course.progress.{'read' if what == 'show' else 'write'}_whole", fail)
    more = {"reset": ["--yes"], "import": [str(copy)]}.get(what, [])
    ran = run("progress", what, *more)
    assert ran.code == 2
    assert f"progress.json cannot be {'read' if what == 'show' else 'written: there is no room'}" in ran.err
    assert ran.out == ""
    assert (state / "progress.json").read_bytes() == before
