"""The next step is prepared while nobody acts: it is then found drawn, and nothing else is to be noticed of it."""

import asyncio
import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest

import tutor
from benchmarks.engine import pick
from tests.app.conftest import click, option
from tests.app.test_class_and_seats import late
from tests.app.test_kept import PARTS
from tutor.app import App, ahead
from tutor.app.ahead import Ahead
from tutor.panels import viewport
from tutor.scene.primitives import Item, Scene
from tutor.scene.table import draw_table
from tutor.session import Session, SessionError
from tutor.widgets import canvas
from tutor.widgets.canvas import commands


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[Scene]:
    """The tables that are drawn from now on."""
    found: list[Scene] = []
    draw = draw_table

    def noted(*given: Any) -> Scene:
        found.append(draw(*given))
        return found[-1]

    monkeypatch.setattr(viewport, "draw_table", noted)
    return found


def everything(app: App) -> tuple[object, ...]:
    """What is to be seen of an app and its session."""
    session = app.session
    return (
        [getattr(app, name).content for name in PARTS], app.table.scene, app.table.overlay.scene, app.hub.spoken,
        app.frames.keeper.frame, app.stepper.slider.max, session.cursor, session.line, [*session.lines],
        [*session.steps], [[*each] for each in session.children], app.drawing.log_tree._log._followed,
    )  # fmt: skip


def test_a_prepared_step_is_not_drawn_again(app: App, drawn: list[Scene]) -> None:
    click(app, "dogma")
    prepared = 0
    while app.stepping.can_step:
        before = everything(app)
        list(app.ahead.parts())
        assert everything(app) == before, "nothing of it is seen"
        prepared += len(drawn)
        drawn.clear()
        app.do("into")
        assert drawn == []
    assert prepared > 3


def test_it_shows_and_paints_what_is_shown_without_it(monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[str] = []
    written_before = 0

    def noted(canvas_: object, items: Sequence[Item], regions: Any = None, *, fineness: int, written: str = "") -> None:
        nonlocal written_before
        known = written.replace(canvas_.model_id, "x") if written else ""  # type: ignore[attr-defined]
        painted.append(commands(items, "IPY_MODEL_x", regions, fineness=fineness))
        written_before += known == painted[-1]
        assert known in ("", painted[-1])

    monkeypatch.setattr(canvas, "frame", noted)
    seen = []
    for prepares in (True, False):
        dice, session = random.Random(4), late(4, decisions=12)
        app = App(Session(session.game, viewer=0), motion=False)
        painted.clear()
        shown: list[object] = []
        for _ in range(40):
            if prepares:
                list(app.ahead.parts())
            if app.stepping.can_step:
                app.do("into")
            elif app.session.request is not None:
                app.answer(pick(app.session.game, dice))
            shown += [getattr(app, name).content for name in PARTS] + [app.table.scene, app.hub.spoken]
        seen.append((shown, [*painted]))
    assert seen[0] == seen[1]
    assert written_before > 15


def test_another_answer_is_not_taken_for_the_prepared_step(app: App) -> None:
    session = app.session
    click(app, "dogma")
    list(app.ahead.parts())
    assert session._next is not None
    after = session._next[1].state
    app.do("back")
    app.answer([option(app, "draw")])
    while app.stepping.can_step:
        app.do("into")
        assert session.state is not after
    assert session.line.name == "2"


def test_the_prepared_step_is_the_one_that_is_taken(app: App) -> None:
    click(app, "dogma")
    list(app.ahead.parts())
    assert app.session._next is not None
    after = app.session._next[1]
    app.do("into")
    assert app.session.step is after


def test_other_games_words_and_sizes_are_drawn_anew(app: App, drawn: list[Scene]) -> None:
    click(app, "dogma")
    room = {"theme": "dark", "width": 900, "height": 600, "pixels": 1}
    changes: list[Callable[[], None]] = [
        lambda: setattr(app, "lang", "uk"), lambda: app.display.environment(room), lambda: app.seats.see(1)
    ]  # fmt: skip
    for change in changes:
        list(app.ahead.parts())
        change()
        drawn.clear()
        app.do("into")
        assert len(drawn) == 1
        app.do("back")


def test_what_cannot_come_next_is_not_prepared(app: App, drawn: list[Scene]) -> None:
    list(app.ahead.parts())
    assert drawn == [], "somebody decides first"
    click(app, "dogma")
    assert app.ahead.is_wanted
    app.presenting = True
    app.classroom.toggle_blank()
    drawn.clear()
    list(app.ahead.parts())
    assert drawn == [], "nothing can be done on a blank screen"
    app.classroom.toggle_blank()
    app.presenting = False
    app.table.activate("archery")
    assert app.attention.reads
    drawn.clear()
    list(app.ahead.parts())
    assert drawn == [], "a card is read, and a step would close it"
    with pytest.raises(SessionError):
        tutor.open("lessons/staging").session.ahead()


def test_it_comes_after_a_pause_and_gives_way(app: App, monkeypatch: pytest.MonkeyPatch, drawn: list[Scene]) -> None:
    monkeypatch.setattr(ahead, "PAUSE", 0.01)
    monkeypatch.setattr(ahead, "BREATH", 0.0)
    parts = Ahead.parts
    done: list[int] = []

    def noted(self: Ahead) -> Any:
        for each in parts(self):
            done.append(self.app.session.cursor)
            yield each
        done.append(-1)

    monkeypatch.setattr(Ahead, "parts", noted)

    async def played() -> None:
        click(app, "dogma")
        assert done == [], "not before the answer is out"
        for _ in range(500):
            await asyncio.sleep(0.01)
            if -1 in done:
                break
        assert done[-1] == -1
        drawn.clear()
        app.do("into")
        assert drawn == []
        done.clear()
        await asyncio.sleep(0.011)  # the next one has begun
        app.do("back")
        at = app.session.cursor
        done.clear()
        await asyncio.sleep(0.1)
        assert set(done) <= {at, -1}, "what had begun goes no further"

    asyncio.run(played())


def test_what_fails_in_it_is_not_shown(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ahead, "PAUSE", 0.0)

    def broken(*_: object) -> Scene:
        raise ZeroDivisionError

    async def played() -> None:
        click(app, "dogma")
        with monkeypatch.context() as only:
            only.setattr(viewport, "draw_table", broken)
            await asyncio.sleep(0.1)
        assert app.error.content == []
        before = app.session.cursor
        app.do("into")
        assert app.session.cursor != before
        assert app.error.content == []

    asyncio.run(played())
