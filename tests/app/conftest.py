"""Apps without a browser: a click is a message to the handler that a browser's message would reach."""

from collections.abc import Callable
from pathlib import Path

import pytest

import tutor
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
    names = app.session.game.options()
    return next(number for number, each in zip(request.options, names, strict=True) if name in each)


def click(app: App, name: str) -> None:
    """Click the button of an option in the panel Now."""
    app.now.activate(f"option:{option(app, name)}")
