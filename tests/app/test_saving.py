"""What the app says of saving: that it fails, why, that it is tried again; that a game was also played elsewhere."""

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import tutor
from tests.app.conftest import click
from tutor.app import App
from tutor.course import Progress, TaskPanel, lesson
from tutor.desk.play import Play
from tutor.panels.app_text import catalogue
from tutor.panels.html import to_text
from tutor.saved_games import files, nth
from tutor.session import Session
from tutor.user_files import SAVING, save_path, state_folder
from tutor.widgets.panel import Panel


def words(panel: Panel) -> str:
    return " ".join(to_text(panel.content).split())


@contextmanager
def failing(number: int, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let every writing of a file fail."""

    def fail(target: Path, data: bytes) -> None:
        raise OSError(number, "in the system's words", str(target))

    with monkeypatch.context() as patch:
        patch.setattr("tutor.saved_games.write_whole", fail)
        patch.setattr("tutor.course.progress.write_whole", fail)
        yield


def message(lang: str, id_: str, **slots: Any) -> str:
    text = catalogue(lang).message(id_, **slots)
    return " ".join(text.split())


def saved(app: App) -> str:
    assert app.save_file is not None
    return app.save_file.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("number", "cause"),
    [(errno.ENOSPC, "full"), (errno.EMFILE, "files"), (errno.EACCES, "rights"), (errno.EIO, "other")],
)
def test_a_game_that_cannot_be_saved_says_so_until_it_can(
    lang: str, number: int, cause: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = tutor.open("lessons/staging", lang)
    click(app, "draw")
    before = saved(app)
    with failing(number, monkeypatch):
        app.do("back-decision")
        click(app, "dogma archery")
        for _ in range(2):
            text = words(app.error)
            assert message(lang, "ui-error-not-saved-title") in text
            assert message(lang, "ui-error-not-saved") in text
            why = f"[Errno {number}] in the system's words: '{app.save_file}'"
            assert message(lang, "error-not-saved", file=str(app.save_file), cause=cause, why=why, most=100) in text
            assert message(lang, "ui-error-plain") not in text
            app.do("back-decision")
        assert saved(app) == before, "the old file is whole"
        assert app.table.fallback_text == app.texts.message("app-still-not-kept", title=app.titles.title())
    app.do("decision")
    assert app.error.content == []
    assert saved(app) == app.session.dumps(), "all that was played meanwhile too"
    assert len(app.session.lines) == 2
    assert app.table.fallback_text == app.texts.message("app-still", title=app.titles.title())


def test_the_message_speaks_the_language_that_is_chosen(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    with failing(errno.ENOSPC, monkeypatch):
        click(app, "draw")
    app.lang = "uk"
    assert message("uk", "ui-error-not-saved-title") in words(app.error)
    assert "на диску немає місця" in words(app.error)


def test_the_message_can_be_closed_and_comes_again_only_after_a_save_that_worked(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    with failing(errno.ENOSPC, monkeypatch):
        click(app, "draw")
        app.error.activate("dismiss")
        assert app.error.content == []
        app.do("back-decision")
        assert app.error.content == []
    app.do("decision")
    app.error.activate("dismiss")
    with failing(errno.ENOSPC, monkeypatch):
        app.do("back-decision")
        assert app.error.content != []


def test_two_pages_that_resume_one_game_are_both_saved(lang: str) -> None:
    first = save_path("lessons/staging")
    assert first is not None
    begun = tutor.open("lessons/staging", lang)
    click(begun, "draw")
    one, other = (tutor.open("lessons/staging", lang) for _ in range(2))
    for app in (one, other):
        app.do("resume")
    click(one, "meld")
    click(other, "dogma")
    text = words(other.error)
    assert message(lang, "ui-error-played-elsewhere-title") in text
    assert message(lang, "ui-error-played-elsewhere") in text
    assert message(lang, "error-played-elsewhere", others=str(first), own=str(nth(first, 2))) in text
    assert one.error.content == []
    assert (saved(one), saved(other)) == (one.session.dumps(), other.session.dumps())
    again = tutor.open("lessons/staging", lang)
    hint = again.settings.buttons["resume"].tooltip
    assert hint == message(lang, "ui-set-resume.hint", n=2)
    assert hint != message(lang, "ui-set-resume.hint", n=1)
    resumed = []
    for left in (None, "none"):
        again.do("resume")
        resumed.append(again.session.dumps())
        assert again.settings.buttons["resume"].layout.display == left
    assert resumed == [other.session.dumps(), one.session.dumps()], "the last played comes first"
    again.do("start")
    assert saved(again) == again.session.dumps()
    assert again.save_file == first, "a resumed game goes on in its file"


def test_a_click_on_a_second_page_takes_nothing_from_the_first() -> None:
    one = tutor.open("lessons/staging")
    click(one, "draw")
    before = saved(one)
    other = tutor.open("lessons/staging")
    click(other, "dogma")
    assert saved(one) == before
    assert saved(other) == other.session.dumps()
    assert other.error.content == [], "two games that began apart need no message"


def test_what_comes_into_the_way_is_moved_aside_and_shown(app: App) -> None:
    click(app, "draw")
    assert app.save_file is not None
    app.save_file.write_text('{"schema":"innovation-session/99"}', encoding="utf-8")
    app.do("back-decision")
    (aside,) = app.save_file.parent.glob("*unreadable-1*")
    assert str(aside) in words(app.error)
    assert "newer version" in words(app.error)
    assert saved(app) == app.session.dumps()


def test_a_game_that_cannot_be_read_now_is_said_and_stays(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = tutor.open("lessons/staging", lang)
    click(begun, "draw")
    before = saved(begun)

    def fail(file: Path) -> bytes:
        raise OSError(errno.EMFILE, "Too many open files", str(file))

    with monkeypatch.context() as patch:
        patch.setattr("tutor.saved_games.read_whole", fail)
        app = tutor.open("lessons/staging", lang)
    assert message(lang, "ui-error-not-read-title") in words(app.error)
    assert message(lang, "error-not-read", file=str(begun.save_file), cause="files", why="", most=100) in words(
        app.error
    )
    click(app, "dogma")
    assert saved(begun) == before


# --- before a class -----------------------------------------------------------------------------------------


def test_before_a_class_nothing_is_read_and_nothing_written(monkeypatch: pytest.MonkeyPatch) -> None:
    teacher = tutor.open("lessons/staging")
    click(teacher, "draw")
    Progress.open().tried("01-first-steps", "a", correct=True)
    before = {file: file.read_bytes() for file in state_folder().rglob("*")}
    monkeypatch.setenv(SAVING, "off")
    visitor = tutor.open("lessons/staging")
    assert visitor.save_file is None
    assert visitor.settings.buttons["resume"].layout.display == "none"
    click(visitor, "dogma")
    panel = lesson("01-first-steps", "en")
    assert not panel.progress.records
    panel.progress.tried("01-first-steps", "b", correct=True)
    click(panel.app, "draw")
    page = Play("en")
    page.start()
    assert page.app is not None
    assert page.app.save_file is None
    assert {file: file.read_bytes() for file in state_folder().rglob("*")} == before


# --- a game from setup --------------------------------------------------------------------------------------


def test_a_new_game_from_setup_leaves_the_other_saved() -> None:
    texts = []
    for _ in range(2):
        page = Play("en")
        page.begin(page.chairs(), 7)
        assert page.app is not None
        page.app.answer(page.app.session.game.parse(page.app.session.game.options()[0]))
        texts.append(saved(page.app))
    page = Play("en")
    assert page.save_file is not None
    assert [file.read_text(encoding="utf-8") for file in files(page.save_file)] == texts
    page.resume()
    assert page.app is not None
    assert Session.loads(texts[-1]).state == page.app.session.state


# --- progress -----------------------------------------------------------------------------------------------


def panel_words(panel: TaskPanel) -> str:
    return words(panel.widget)


def test_a_lesson_says_that_progress_is_not_saved_until_it_is(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    panel = lesson("01-first-steps", lang)
    told = message(lang, "task-progress-trouble")
    with failing(errno.ENOSPC, monkeypatch):
        panel.progress.tried("01-first-steps", "a", correct=True)
        panel._show()
        assert told in panel_words(panel)
        path = panel.progress.path
        assert path is not None
        assert message(lang, "error-not-saved", file=str(path), cause="full", why="", most=100) in panel_words(panel)
        assert not path.exists()
    panel.progress.tried("01-first-steps", "b", correct=True)
    panel._show()
    assert told not in panel_words(panel)
    assert Progress.open().records.keys() == {"01-first-steps/a", "01-first-steps/b"}
