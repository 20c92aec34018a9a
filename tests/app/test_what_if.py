"""What would change the answer, in the app: asked with a click, compared, put on the table, silent when it must be."""

import asyncio

import pytest

from engine.positions import loads
from tests.app.conftest import click
from tutor.app import App
from tutor.panels.concealed import Concealed
from tutor.panels.html import PLAIN
from tutor.session import Session


def told(app: App) -> str:
    """What the panel shows, with plain blanks."""
    return app.whatif.html.translate(PLAIN)


def opened(text: str) -> App:
    """An app on a position, seen by its first player."""
    position = loads(text)
    return App(Session(position.game(), viewer=0), position=position, lang="en")


@pytest.fixture
def writing(app: App) -> App:
    """The staging table after Writing: both have three concepts, so it is shared."""
    click(app, "dogma writing")
    app.do("end")
    return app


def test_the_question_is_asked_with_a_click_and_the_answer_is_told(writing: App) -> None:
    writing.do("whatif")
    html = told(writing)
    assert writing.tabs.children[writing.tabs.selected_index] is writing.whatif
    assert "shares (3 ≥ 3) → does not share (2 &lt; 3)" in html, "one concept fewer for the opponent"
    assert "shares (3 ≥ 3) → does not share (3 &lt; 4)" in html, "one more for you"
    assert "the answer turns: 2" in html


def test_before_any_action_there_is_nothing_to_ask_about(app: App) -> None:
    app.do("whatif")
    assert app.what_if.asking.whatif is None
    assert "Nothing was answered yet" in app.now.html


def test_it_is_played_in_slices_and_can_be_stopped_and_go_on(writing: App) -> None:
    async def asked() -> tuple[int, int]:
        writing.do("whatif")
        whatif = writing.what_if.asking.whatif
        assert whatif is not None
        await asyncio.sleep(0)
        at_first = len(whatif.tried)
        writing.do("whatif-stop")
        await asyncio.sleep(0.1)
        assert len(whatif.tried) == at_first, "nothing goes on after a stop"
        assert "Not everything was tried" in told(writing)
        writing.do("whatif-on")
        for _ in range(200):
            await asyncio.sleep(0.01)
            if not writing.what_if.running:
                break
        return at_first, len(whatif.tried)

    first, last = asyncio.run(asked())
    assert first < last
    whatif = writing.what_if.asking.whatif
    assert whatif is not None
    assert whatif.complete


def test_another_action_ends_it(writing: App) -> None:
    writing.do("whatif")
    assert writing.what_if.asking.whatif is not None
    click(writing, "draw")
    assert writing.what_if.asking.whatif is None


def test_a_varied_table_stands_beside_the_own_one(writing: App) -> None:
    writing.do("whatif")
    writing.do("whatif-compare:1")
    assert writing.comparing.compares
    assert "Opponent" in writing.side_by_side.head.html
    writing.do("uncompare")
    assert not writing.comparing.compares


def test_a_varied_table_is_put_on_the_table_and_the_one_before_comes_back(writing: App) -> None:
    before = writing.session.dumps()
    writing.do("whatif")
    writing.do("whatif-open:1")
    assert writing.session.request is not None
    icons = writing.session.view(None).players[1].icons
    assert icons[3] == 2, "the opponent has one concept fewer"
    assert writing.position is not None
    assert writing.position.title.uk == "Перші кроки: «Писемність» чи «Стрільба з лука»"
    writing.do("whatif-back")
    assert writing.session.dumps() == before
    assert "whatif-back" not in told(writing)


@pytest.mark.parametrize("concealed", [Concealed(outcome=True), Concealed(question_ahead=True)])
def test_it_is_silent_while_a_lesson_asks(writing: App, concealed: Concealed) -> None:
    writing.do("whatif")
    writing.conceal(concealed)
    assert "turns" not in told(writing)
    writing.do("whatif")
    assert writing.what_if.asking.whatif is None


def test_before_a_class_it_is_shown_when_the_answer_is_revealed(writing: App) -> None:
    writing.presenting = True
    assert "data-act" not in told(writing)
    writing.do("reveal")
    writing.do("whatif")
    assert "the answer turns: 2" in told(writing)


def test_a_seat_learns_nothing_of_cards_that_it_cannot_know() -> None:
    found = []
    for deck in ("[Currency, Calendar]", "[Calendar, Currency]"):
        text = f"""
schema: innovation-position/1
decks: {{2: {deck}}}
players:
  - {{name: Ann, board: {{blue: [Writing]}}}}
  - {{name: Ben, board: {{red: [Archery]}}}}
"""
        app = opened(text)
        click(app, "dogma writing")
        app.do("end")
        app.do("whatif")
        found.append(told(app))
    assert found[0] == found[1]


def test_both_languages_word_it(writing: App) -> None:
    writing.do("whatif")
    writing.lang = "uk"
    assert "долучається (3 ≥ 3) → не долучається (2 &lt; 3)" in told(writing)
