"""Pointing at a choice shows where it would lead, unless that is concealed."""

from __future__ import annotations

import pytest

from benchmarks.tables import late_game
from engine.run import actions
from engine.run.options import token
from tutor.app import App
from tutor.panels.concealed import Concealed
from tutor.scene.primitives import Text
from tutor.session import Session


@pytest.fixture(scope="module")
def app() -> App:
    game, _ = late_game()
    assert game.request is not None
    return App(Session(game, viewer=game.request.seat), lang="en", motion=False)


def named(app: App, kind: actions.ActionKind) -> list[str]:
    session, request = app.session, app.session.request
    assert request is not None
    options = [each for each in request.options if actions.split(session.machine, each)[0] is kind]
    return [f"option:{token(session.machine, session.state, session.viewer, each)}" for each in options]


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_a_draw_and_a_meld_have_an_arrow(app: App, lang: str) -> None:
    app.lang = lang
    for kind in (actions.DRAW, actions.MELD):
        (name, *_) = named(app, kind)
        found = app.choosing.preview(name)
        assert found is not None
        scene, said = found
        label = next(item.text for item in scene.items if isinstance(item, Text))
        assert label in said
        assert app.table.scene is not None
        assert (scene.width, scene.height) == (app.table.scene.width, app.table.scene.height)


def test_the_place_on_the_table_shows_the_same(app: App) -> None:
    (draw,) = named(app, actions.DRAW)
    (deck,) = (key for key in app.step_view.choices() if key.startswith("deck-"))
    assert app.choosing.preview(deck) == app.choosing.preview(draw)


def test_a_dogma_and_what_is_no_choice_have_none(app: App) -> None:
    assert app.choosing.preview(named(app, actions.DOGMA)[0]) is None
    assert app.choosing.preview("player-0") is None
    assert app.choosing.preview("option:nonsense") is None


@pytest.mark.parametrize(
    "concealed", [Concealed(outcome=True), Concealed(previews=True), Concealed(question_ahead=True)]
)
def test_what_a_lesson_asks_for_has_none(app: App, concealed: Concealed) -> None:
    app.conceal(concealed)
    try:
        assert app.choosing.preview(named(app, actions.DRAW)[0]) is None
    finally:
        app.conceal(Concealed())
