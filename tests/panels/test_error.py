"""What the panel of errors says of an error: in the language, and marked as English where there are no words for it."""

import pytest

from engine.positions import PositionError, UnknownScenarioError, load, loads
from engine.run.errors import GameError, IllegalAnswerError
from tutor.panels.app_text import AppText
from tutor.panels.error import error_content, own_words
from tutor.session import Session


def test_a_wrong_answer_is_told_in_the_language() -> None:
    with pytest.raises(GameError) as caught:
        load("lessons/staging").game().play("dogma Writng")
    assert own_words(caught.value, "uk")[1] == {"lang": "uk"}
    assert "тут немає варіанта 'dogma Writng'; може, 'dogma writing'?" in str(own_words(caught.value, "uk"))
    assert own_words(caught.value, "en") == ["span", {"lang": "en"}, str(caught.value)]


def test_a_bad_position_is_told_in_the_language() -> None:
    with pytest.raises(PositionError) as caught:
        loads("players: [A, B]")
    assert "position, рядок 1, стовпчик 1: немає ключа 'schema'" in str(own_words(caught.value, "uk"))


def test_what_a_session_cannot_do_and_what_is_not_there_are_told_in_the_language() -> None:
    session = Session(load("lessons/staging").game())
    with pytest.raises(GameError) as caught:
        session.into()
    assert own_words(caught.value, "uk") == ["span", {"lang": "uk"}, "спершу має вирішити You"]
    with pytest.raises(UnknownScenarioError) as unknown:
        load("lessons/stagin")
    assert own_words(unknown.value, "uk")[1] == {"lang": "uk"}
    shown = str(error_content(AppText(session.machine, "uk", ("You", "Opponent"), 0), unknown.value))
    assert "Такого сценарію немає." in shown
    assert "немає ні файлу, ні сценарію 'lessons/stagin'; може, 'lessons/staging'?" in shown


@pytest.mark.parametrize("error", [ValueError("so it is"), IllegalAnswerError("so it is")])
def test_what_has_no_words_is_marked_as_english(error: Exception) -> None:
    said = own_words(error, "uk")
    assert said[1] == {"lang": "en"}
    assert "so it is" in str(said)
    assert "ZeroDivisionError" in str(own_words(ZeroDivisionError(), "uk"))
