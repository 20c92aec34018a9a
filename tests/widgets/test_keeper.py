"""The kernel's half of kept frames: places, following, and refusing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from engine.game import Game
from tests.app.test_class_and_seats import late
from tutor.app import App
from tutor.panels.concealed import Concealed
from tutor.session import Session
from tutor.widgets import message_batch as module


@pytest.fixture
def app(monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    """An app with a page that listens, three steps on."""
    monkeypatch.setattr(module, "_queue", module._Queue())
    module._queue.channel().listens = True
    session = Session(Game.new(("Ann", "Ben"), seed=5), viewer=0)
    app = App(session, lang="en", motion=False)
    with module.batch():
        while session.step.number < 6:
            assert session.request is not None
            session.play(session.request.options[: max(1, session.request.low)], run=True)
    keeper = app.frames.keeper
    with module.batch():
        app.do("start")
    keeper._came = {session.cursor: None}  # as if the page had just been opened
    for _ in range(3):
        press(app, "ArrowRight")
    yield app
    app.box.close()


def press(app: App, key: str) -> None:
    data = {"method": "custom", "content": {"type": "key", "key": key}}
    app.hub._handle_msg({"content": {"data": data}, "buffers": []})


def tell(app: App, **content: Any) -> None:
    app.frames.keeper._handle_msg({"content": {"data": {"method": "custom", "content": content}}, "buffers": []})


def place(app: App) -> dict[str, Any]:
    return json.loads(app.frames.keeper.frame) if app.frames.keeper.frame else {}


def follow(app: App, step: int, key: str | None = None, serial: int = 1) -> None:
    tell(app, type="follow", key=place(app)["key"] if key is None else key, step=step, serial=serial)


def test_a_frame_knows_its_step_and_ways(app: App) -> None:
    session = app.session
    at = place(app)
    assert (at["step"], at["number"]) == (session.cursor, session.step.number)
    assert at["ways"]["back"] == session.step.parent
    assert at["ways"]["start"] == session.path()[0]
    press(app, "ArrowLeft")
    assert place(app)["ways"]["into"] == at["step"]
    assert place(app)["key"] == at["key"]


def test_the_kernel_follows_to_what_was_shown(app: App) -> None:
    before, spoken = app.session.cursor, app.hub.spoken
    press(app, "ArrowLeft")
    scene = app.table.scene
    painter = app.table._painter
    follow(app, before, serial=7)
    assert app.session.cursor == before
    assert app.frames.keeper.followed == 7
    assert app.hub.spoken == spoken, "with the news that it told when it was kept"
    assert app.table.scene is not scene
    if painter is not None and app.table._alive:
        assert painter._painted is not app.table.scene, "the page has the picture already"
    app.table._paused()
    if painter is not None:
        assert painter._painted is app.table.scene, "after a pause every page has it"


def test_no_step_is_followed_that_was_not_shown(app: App) -> None:
    session, cursor = app.session, app.session.cursor
    unseen = session.path()[session.last]
    assert unseen not in app.frames.keeper._came
    follow(app, unseen)
    assert session.cursor == cursor
    assert app.frames.keeper.is_deaf
    press(app, "ArrowLeft")
    assert session.cursor == cursor, "what was pressed on a refused frame is not taken"
    app.stepper.buttons["back"].click()
    assert session.cursor == cursor
    tell(app, type="settled")
    press(app, "ArrowLeft")
    assert session.cursor != cursor


@pytest.mark.parametrize(
    "change",
    [
        lambda app: setattr(app, "seat", 1),
        lambda app: setattr(app, "lang", "uk"),
        lambda app: setattr(app, "scale", 1.3),
        lambda app: app.conceal(Concealed(outcome=True)),
        lambda app: app.display.environment({"theme": "dark", "width": 900, "height": 700}),
        lambda app: app.session.branch(),
        lambda app: app.do("restart"),
        lambda app: app.replace(late(2, decisions=9)),
    ],
    ids=["viewer", "language", "scale", "concealment", "theme", "line", "restart", "other game"],
)
def test_what_was_shown_otherwise_is_refused(app: App, change: Any) -> None:
    press(app, "ArrowLeft")
    old = place(app)
    with module.batch():
        change(app)
    assert place(app).get("key") != old["key"]
    cursor = app.session.cursor
    assert place(app), "steps of the other table are kept as well"
    follow(app, old["ways"]["into"], key=old["key"])
    assert app.session.cursor == cursor
    assert app.frames.keeper.is_deaf


def test_what_shows_more_than_its_step_is_not_kept(app: App) -> None:
    with module.batch():
        app.do("end")
        app.say("something")
    assert not place(app)


def test_what_is_told_message_by_message_is_not_kept(app: App) -> None:
    app.do("back")
    assert not place(app), "outside a batch the page could not tell which picture is whose"
