"""The app shows a game with the Bazaar: the parts in both languages, its action by a click, and no gap in the words."""

import json
from pathlib import Path

import pytest

from engine.positions import loads
from tests.app.conftest import click
from tests.toyset.test_shown import YAML
from tutor.app import App
from tutor.panels.html import to_text
from tutor.session import Session

PARTS = ("now", "why", "card", "log", "lines")


def opened(lang: str, viewer: int | None) -> App:
    position = loads(YAML)
    return App(Session(position.game(), viewer=viewer, title="Bazaar"), lang=lang, position=position)


def words(app: App) -> str:
    return " ".join(" ".join(to_text(getattr(app, part).content).split()) for part in PARTS)


@pytest.fixture(autouse=True)
def _own_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("INNOVATION_TUTOR_STATE", str(tmp_path / "state"))


@pytest.mark.parametrize(
    ("lang", "group", "log"),
    [("en", "Stow 5Stow Oars", "Ann stows Oars"), ("uk", "Схованка 5Сховати «Весла»", "Ann ховає «Весла»")],
)
def test_every_part_renders_and_the_action_is_taken_by_a_click(lang: str, group: str, log: str) -> None:
    app = opened(lang, None)
    assert group in words(app), words(app)
    click(app, "stow oars")
    said = words(app)
    assert log in said, said
    assert "⟦" not in said + app.hub.spoken
    click(app, "dogma awning")
    assert "⟦" not in words(app) + app.hub.spoken


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_the_other_seat_sees_backs_in_every_part(lang: str) -> None:
    app = opened(lang, 1)
    request = app.session.request
    assert request is not None
    app.session.play(app.session.game.parse("stow Agriculture"))
    shown = words(app) + json.dumps([getattr(app, part).content for part in PARTS], default=str, ensure_ascii=False)
    secret = ("Haggling", "Торг", "Clothing", "Одяг", "Agriculture", "Сільське")
    assert not [title for title in secret if title in shown], shown
