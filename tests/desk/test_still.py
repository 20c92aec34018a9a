"""A notebook reopened without its kernel: list and game show the last table and say how to go on."""

from html import escape
from typing import Any

import pytest

import tutor
from tutor.desk.elements import messages_in
from tutor.desk.explorer import Explorer
from tutor.desk.finder import Finder
from tutor.desk.play import Play

LANGUAGES = ("en", "uk")


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """What is displayed as HTML, by its id; what is displayed again takes the place of what was."""
    found: dict[str, str] = {}

    def publish(data: dict[str, str], transient: dict[str, str], **_: object) -> None:
        found[transient["display_id"]] = data["text/html"]

    def display(each: Any, **_: object) -> None:
        if not isinstance(each, dict):
            each._ipython_display_()

    monkeypatch.setattr("IPython.display.publish_display_data", publish)
    monkeypatch.setattr("IPython.display.display", display)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_list_says_what_it_was_and_then_keeps_the_last_table(shown: dict[str, str], lang: str) -> None:
    finder = Finder(lang)
    finder._ipython_display_()
    (before,) = shown.values()
    assert escape(messages_in(lang)("find-still-empty")) in before
    assert "<img" not in before
    finder.open("rulings/shr-01")
    assert finder.app is not None
    assert finder.app.position is not None
    (first,) = shown.values()
    assert "<img" in first
    assert escape(messages_in(lang)("find-still", title=finder.app.position.title.of(lang))) in first
    finder.app.hub.press("1")
    (after,) = shown.values()
    assert after != first, "it follows the table"
    finder.open("rulings/shr-02")
    (other,) = shown.values()
    assert escape(finder.app.position.title.of(lang)) in other
    finder.lang = "uk" if lang == "en" else "en"
    assert (
        escape(messages_in(finder.lang)("find-still", title=finder.app.position.title.of(finder.lang)))
        in shown.popitem()[1]
    )


def test_an_explorer_has_its_table_at_once(shown: dict[str, str]) -> None:
    explorer = Explorer("en")
    explorer._ipython_display_()
    (html,) = shown.values()
    assert "<img" in html


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_says_how_to_go_on_with_it(shown: dict[str, str], lang: str) -> None:
    play: Play = tutor.play(lang=lang)
    play._ipython_display_()
    (before,) = shown.values()
    assert escape(messages_in(lang)("play-still-empty")) in before
    assert "<img" not in before
    play.start()
    (after,) = shown.values()
    assert "<img" in after
    assert escape(messages_in(lang)("play-still")) in after
    assert messages_in(lang)("play-go-on") in after
