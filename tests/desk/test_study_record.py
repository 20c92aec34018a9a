"""What was played on a table goes out as a study and comes back with nothing lost."""

import pytest

from engine.game import Game
from engine.positions import Position, PositionError, load
from engine.trace.recorder import Level
from tests.course.test_study_file import GOOD
from tutor.annotations import annotation
from tutor.course.study import At
from tutor.course.study_file import loads_study
from tutor.desk import export
from tutor.desk.study_record import recorded
from tutor.session import Session

COMMENT = 'Look: {here} [nowhere]\n\n  "both" # of them'


def played() -> tuple[Session, Position]:
    """Two lines that part after an action, with what was added to their steps."""
    position = load("lessons/staging")
    session = Session(position.game(), viewer=1, title="Mine")
    session.annotate(annotation(COMMENT, ["ring archery", "arrow hand-0 pile-0-red"]))
    session.play("dogma writing", run=True)
    session.back()
    session.annotate(annotation("amid the action"))
    session.to_end()
    session.play("draw", run=True)
    session.goto(session.steps[session.cursor].parent)
    session.to_start()
    session.to_decision()
    session.play("dogma archery", run=True)
    session.rename(session.line, "Ден {і} [castle]")
    session.annotate(annotation("", ["ring player-1"]))
    return session, position


def content(session: Session) -> list[tuple[object, ...]]:
    """The lines with their answers, and what is added to each step on them."""
    return [
        (
            session.saved_answers(line),
            [(session.steps[index].number, session.annotations.get(index)) for index in session.path(line)],
        )
        for line in session.lines
    ]


@pytest.mark.parametrize("language", ["en", "uk"])
def test_lines_comments_and_marks_come_back(language: str) -> None:
    session, position = played()
    text = recorded(session, export.texts_for(session, language, position), position, title="Моя: {гра}")
    study = loads_study(text)
    assert study.title.of(language) == "Моя: (гра)"
    assert study.lines[1].title.of(language) == "Ден (і) (castle)"
    assert study.lines[0].position.name(0, "uk") == position.name(0, "uk")
    assert study.lines[0].note(At(0)) is not None
    back = export.read(text)
    assert isinstance(back, Session)
    assert content(back) == content(session)
    assert back.viewer == 1
    assert (back.cursor, back.line) == (0, back.lines[0])
    again = recorded(back, export.texts_for(back, language, position), position)
    assert loads_study(again).lines[0].notes == study.lines[0].notes


def test_a_line_that_stops_amid_an_action_goes_on_to_the_next_decision() -> None:
    session, position = played()
    session.switch(session.lines[0])
    session.play("draw")
    back = export.read(recorded(session, export.texts_for(session, "en", position), position))
    assert isinstance(back, Session)
    assert back.saved_answers(back.lines[0]) == session.saved_answers(session.lines[0])
    assert back.steps[back.lines[0].tip].request is not None


def test_a_game_from_its_setup_is_recorded_from_its_first_turn() -> None:
    session = Session(Game.new(["Ada", "Ben"], seed=3, level=Level.FULL))
    while session.request is not None and session.request.purpose != "turn":
        session.play((session.request.options[0],), run=True)
    first = session.state.key()
    session.play("draw", run=True)
    texts = export.texts_for(session, "en")
    study = loads_study(recorded(session, texts))
    assert (study.lines[0].position.state().key(), study.lines[0].play) == (first, (("draw",),))
    session.to_start()
    session.annotate(annotation("before the first turn"))
    with pytest.raises(PositionError, match="was added before that") as raised:
        recorded(session, texts)
    assert "додано раніше" in raised.value.words("uk")


def test_what_has_no_table_to_begin_at_is_refused() -> None:
    session = Session(Game.new(["Ada", "Ben"], seed=3, level=Level.FULL))
    with pytest.raises(PositionError, match="no table between two actions") as raised:
        recorded(session, export.texts_for(session, "en"))
    assert "немає спільного столу" in raised.value.words("uk")


@pytest.mark.parametrize(
    "text",
    [
        GOOD,
        GOOD[: GOOD.index("        question")],
        GOOD[: GOOD.index("    steps")],
        GOOD[: GOOD.index("    text")] + "    position: lessons/staging\n  - ruling: dem-15\n",
    ],
)
def test_a_study_that_holds_more_than_lines_with_comments_is_not_cut_down(text: str) -> None:
    loads_study(text)
    with pytest.raises(PositionError, match="holds more than lines") as raised:
        export.read(text)
    assert "не лише лінії" in raised.value.words("uk")
