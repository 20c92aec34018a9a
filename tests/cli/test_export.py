"""``export``: a scenario leaves as a page, a picture, or a line of text."""

from pathlib import Path

import pytest

from engine.positions import from_line, load, loads
from tests.cli.test_cli import LANGUAGES, Ran, run
from tutor import session_line
from tutor.annotations import annotation
from tutor.session import Session

STAGING = "lessons/staging"


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("INNOVATION_TUTOR_LANG", "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_of_a_line(language: str, tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    ran = run("export", STAGING, "--html", str(file), "--line", "archery", "--lang", language)
    assert ran == Ran(0, ran.out, "")
    assert str(file) in ran.out
    text = file.read_text(encoding="utf-8")
    position = load(STAGING)
    assert f'<html lang="{language}">' in text
    assert position.title.of(language) in text
    assert text.count("<section") > 10


def test_a_scenario_without_lines_is_a_page_of_one_step(tmp_path: Path) -> None:
    bare = tmp_path / "bare.yaml"
    bare.write_text("schema: innovation-position/1\nplayers: [A, B]\n", encoding="utf-8")
    file = tmp_path / "page.html"
    assert run("export", str(bare), "--html", str(file)).code == 0
    assert file.read_text(encoding="utf-8").count("<section") == 1


def test_a_picture_and_a_line_of_text(tmp_path: Path) -> None:
    file = tmp_path / "table.svg"
    ran = run("export", STAGING, "--svg", str(file), "--text", "--eyes", "nobody")
    assert ran.code == 0
    assert file.read_text(encoding="utf-8").startswith("<svg")
    told = next(line for line in ran.out.splitlines() if line.startswith("inn1"))
    assert from_line(told).state().key() == load(STAGING).state().key()


@pytest.mark.parametrize(
    ("args", "told"),
    [
        ((STAGING,), "--html"),
        ((STAGING, "--text", "--eyes", "3"), "no seat 3"),
        ((STAGING, "--text", "--eyes", "0"), "no seat 0"),
        ((STAGING, "--text", "--line", "achery"), "archery"),
        (("lessons/stagin", "--text"), "staging"),
        ((STAGING, "--html", "nowhere/at/all.html"), "nowhere"),
    ],
)
def test_what_cannot_be_done_is_one_clear_line(args: tuple[str, ...], told: str) -> None:
    ran = run("export", *args)
    assert ran.code == 2
    assert told in ran.err
    assert len(ran.err.splitlines()) == 1


def shared() -> str:
    """A session in one line, in the middle of an action, with an annotation."""
    session = Session(load(STAGING).game(), viewer=0, title="Two ways")
    session.play("draw", run=True)
    session.goto(0)
    session.annotate(annotation("Who shares?", ["ring writing"]))
    session.play("dogma Archery", run=True)
    return session_line.to_line(session)


def test_a_session_in_one_line_is_exported_explained_and_printed(tmp_path: Path) -> None:
    line, file = shared(), tmp_path / "page.html"
    assert run("export", line, "--html", str(file), "--lang", "en").code == 0
    text = file.read_text(encoding="utf-8")
    assert "Two ways" in text
    assert "Who shares?" in text
    assert run("export", line, "--html", str(file), "--line", "2").code == 0
    assert "No line" in run("export", line, "--html", str(file), "--line", "9").err
    ran = run("explain", line, "--lang", "en")
    assert ran.code == 0
    assert ran.out.startswith("Two ways")
    assert "Archery" in ran.out
    assert len(run("explain", line, "--line", "line-2", "--lang", "en").out) < len(ran.out)
    ran = run("position", line)
    assert ran.code == 0
    assert loads(ran.out).state() == load(STAGING).state()
    ran = run("compare", line, "--editions", "4,3")
    assert ran.code == 0
    for command in ("explain", "position", "compare", "explore"):
        ran = run(command, line[:-2])
        assert (ran.code, ran.out) == (1, ""), command
        assert "cut off" in ran.err


def test_everything_is_printed_as_one_line() -> None:
    ran = run("export", STAGING, "--line", "archery", "--session", "--eyes", "2")
    assert ran.code == 0
    session = session_line.from_line(ran.out)
    assert session.viewer == 1
    assert session.lines[-1].scripted
    assert session_line.to_line(session) == ran.out.strip()
