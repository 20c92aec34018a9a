"""Apps without a browser: a click is a message to the handler that a browser's message would reach."""

from collections.abc import Callable
from pathlib import Path

import pytest

import tutor
from engine.run.options import open_options, token
from tutor.app import App

Play = Callable[[App, str], None]


@pytest.fixture(autouse=True)
def _own_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("INNOVATION_TUTOR_STATE", str(tmp_path / "state"))
    monkeypatch.delenv("INNOVATION_TUTOR_LANG", raising=False)


@pytest.fixture(params=["en", "uk"])
def lang(request: pytest.FixtureRequest) -> str:
    language: str = request.param
    return language


@pytest.fixture
def app() -> App:
    """The staging table in English."""
    return tutor.open("lessons/staging")


def option(app: App, name: str) -> int:
    """The option whose id contains the name."""
    request = app.session.request
    assert request is not None
    numbers = open_options(app.session.machine, app.session.state, request.seat)
    return next(each for each, id_ in zip(numbers, app.session.game.options(), strict=True) if name in id_)


def click(app: App, name: str) -> None:
    """Click the button of an option in the panel Now; who may not see it takes the seat that decides first."""
    picked, closed = option(app, name), app.session.closed
    if closed is not None:
        app.now.activate(f"decide-as:{closed.seat}")
    app.now.activate(f"option:{token_of(app, picked)}")


def token_of(app: App, picked: int) -> str:
    """The name of an option in the page."""
    return token(app.session.machine, app.session.state, app.session.viewer, picked)
