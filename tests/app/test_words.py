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


@pytest.mark.parametrize("language", ["en", "uk"])
def test_the_step_stands_apart_from_the_name_of_its_line_which_may_be_cut(language: str) -> None:
    app = tutor.open("lessons/staging", language)
    click(app, "draw")

    def parts() -> list[str]:
        (where,) = find(app.title.content, "class", "itut-where-am-i")
        return [to_text(each) for each in where[2:]]

    assert parts() == [app.texts.message("app-place", n=app.session.step.number, last=app.session.last)]
    app.session.rename(app.session.line, "Meld first, and then see")
    line, step = parts()
    assert line == "Meld first, and then see"
    assert str(app.session.last) in step
    number, last = app.session.step.number, app.session.last
    assert line + step == app.texts.message("app-place-named", line=line, n=number, last=last)
