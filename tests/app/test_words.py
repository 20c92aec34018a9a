"""What the panels of words show and when they are there."""

import pytest

import tutor
from tests.app.conftest import click
from tutor.app import App
from tutor.panels.concealed import Concealed
from tutor.panels.html import find, to_text


def test_panels_with_nothing_to_say_are_not_there(app: App) -> None:
    assert app.why.is_empty
    assert app.card.is_empty
    assert app.log.is_empty
    click(app, "draw")
    assert not app.why.is_empty
    assert not app.log.is_empty
    app.conceal(Concealed(outcome=True))
    assert app.why.is_empty
    assert app.log.is_empty
    app.conceal(Concealed())
    assert not app.why.is_empty
    assert not app.log.is_empty


@pytest.mark.parametrize("language", ["en", "uk"])
def test_numbers_of_a_reason_are_a_table_and_read_with_their_colon(language: str) -> None:
    app = tutor.open("lessons/dogma", language)
    click(app, "dogma")
    app.do("why")
    (first, *_) = find(app.why.content, "class", "itut-numbers")
    assert first[0] == "table"
    assert len(find(first, "scope", "row")) >= 2
    assert all(": " in to_text(row) for row in first[2][2:])


@pytest.mark.parametrize("language", ["en", "uk"])
def test_the_running_card_is_the_card_in_its_colour_with_picture_and_icons(language: str) -> None:
    app = tutor.open("lessons/dogma", language)
    click(app, "dogma")
    (card,) = find(app.card.content, "class", "itut-card itut-card-red")
    assert find(card, "class", "itut-card-picture")
    (icons,) = find(card, "class", "itut-card-icons")
    assert len(icons[2:]) == 4
