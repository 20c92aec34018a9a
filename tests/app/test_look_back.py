"""Looking back in the app: after the end only, in slices, exercises on the table as it was, lessons, silence."""

import asyncio

import pytest

from engine.positions import loads
from tests.app.conftest import option
from tests.test_lookback import LAST_TURN
from tutor.app import App
from tutor.course.teaching import teaching
from tutor.panels.concealed import Concealed
from tutor.panels.html import PLAIN, find, to_text
from tutor.session import Session


@pytest.fixture(autouse=True)
def _few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tutor.app.look_back.WORLDS", 10)


def told(app: App) -> str:
    """What the panel shows, with plain blanks."""
    return app.lookback.html.translate(PLAIN)


def lost_game(viewer: int | None = 0, lang: str = "en") -> App:
    """Ada drew twice instead of claiming the sixth achievement; Ben claims it."""
    position = loads(LAST_TURN)
    app = App(Session(position.game(), viewer=viewer), position=position, lang=lang)
    app.find_lessons = teaching
    for answer in ("draw", "draw", "achieve 6"):
        app.session.play(answer, run=True)
    assert app.session.state.result is not None
    return app


@pytest.fixture
def app() -> App:
    """The lost game, looked back on as Ada."""
    found = lost_game()
    found.do("lookback")
    return found


def test_a_missed_win_is_asked_about_and_the_answer_is_not_given_away(app: App) -> None:
    assert "A guess." in told(app)
    assert "Turning points: 1." in told(app)
    assert 'data-act="lookback-ask:0"' in app.lookback.html
    assert "Best:" not in told(app)
    (picture,) = find(app.lookback.content, "class", "itut-graph")
    assert "The chance to win" in picture[1]["aria-label"]
    assert len(find(picture, "class", "itut-graph-dot")) == 1


def test_the_exercise_is_the_table_of_then_and_a_better_answer_is_right(app: App) -> None:
    game, end = app.session.dumps(), app.session.state
    app.do("lookback-ask:0")
    assert app.session.view().players[0].points == 34
    assert app.session.state.result is None
    assert len(app.session.steps) == 1, "nothing that came later is on it"
    assert not app.looks_ahead
    assert "Best:" not in told(app)
    app.do("outlook-value")
    assert app.outlooks.outlook.values is None
    app.answer((option(app, "achieve"),))
    html = told(app)
    assert "Right: Achieve" in html
    assert "What was played: Draw" in html
    assert "achievements: +1.0" in html
    assert 'href="10-victory.ipynb"' in html
    assert app.looks_ahead
    app.do("lookback-back")
    assert (app.session.dumps(), app.session.state) == (game, end)
    assert "Best: Achieve" in told(app)
    assert not app.lookback.is_empty


def test_a_wrong_answer_says_so_and_another_may_be_tried_first(app: App) -> None:
    app.do("lookback-ask:0")
    app.answer((option(app, "meld oars"),))
    assert "Not the best: Meld Oars" in told(app), "an answer that was not tried before is tried then"
    assert "Best:" not in told(app)
    app.do("lookback-ask:0")
    app.answer((option(app, "draw"),))
    assert "Not the best: Draw" in told(app)
    assert not app.looks_ahead
    app.do("lookback-answer")
    assert "Best: Achieve" in told(app)
    assert app.looks_ahead


def test_what_is_said_of_an_answer_is_brought_into_view(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    brought: list[str] = []
    app.do("lookback-ask:0")
    monkeypatch.setattr(app.lookback, "bring_part_into_view", brought.append)
    app.notice("lookback-hidden")
    assert brought == [], "nothing was answered"
    app.answer((option(app, "meld oars"),))
    assert brought[-1] == "response"
    assert find(app.lookback.content, "key", "response")
    brought.clear()
    app.do("lookback-answer")
    assert brought[-1] == "response"


def test_the_table_before_puts_the_exercise_away(app: App) -> None:
    app.do("lookback-ask:0")
    app.do("whatif-back")
    assert not app.looks_back.asks
    assert app.looks_ahead
    assert app.session.state.result is not None
    assert "Turning points: 1." in told(app)


def test_another_table_in_place_of_the_exercise_is_not_judged(app: App) -> None:
    app.do("lookback-ask:0")
    app.do("restart")
    assert app.looks_back.asks
    app.show("lessons/staging")
    assert app.lookback.is_empty
    assert app.looks_ahead
    app.session.play("draw", run=True)
    assert app.lookback.is_empty


def test_it_works_in_slices_and_can_be_stopped_and_go_on() -> None:
    app = lost_game()

    async def asked() -> tuple[int, int]:
        app.do("lookback")
        found = app.looks_back.looking.found
        assert found is not None
        for _ in range(3_000):
            await asyncio.sleep(0.01)
            if found.games >= 3:
                break
        assert found.games < 12
        assert "Games played so far" in told(app)
        assert 'data-act="lookback-ask' not in app.lookback.html
        app.do("lookback-stop")
        games = found.games
        await asyncio.sleep(0.1)
        assert found.games == games
        assert "lookback-on" in app.lookback.html
        assert "Stopped: " in told(app)
        assert "Turning points" not in told(app)
        (row,) = find(app.lookback.content, "aria-label", "Where it looked worst besides")
        assert "Choose an action (2 of 2). Hardly any difference, or luck: 100 % ± " in to_text(row)
        assert len(find(row, "data-act")) == 1
        app.do("lookback-on")
        for _ in range(3_000):
            await asyncio.sleep(0.01)
            if not app.looks_back.running:
                break
        return games, found.games

    first, last = asyncio.run(asked())
    assert first < last
    assert "Turning points: 1." in told(app)


def test_before_the_end_and_for_other_eyes_there_is_nothing() -> None:
    position = loads(LAST_TURN)
    app = App(Session(position.game(), viewer=0), position=position, lang="en")
    app.press("t")
    assert app.lookback.is_empty
    assert "once it is over" in app.now.html
    app = lost_game(-1)
    app.do("lookback")
    assert app.lookback.is_empty
    app = lost_game()
    app.do("lookback:1")
    assert app.looks_back.looking.found is not None
    assert app.looks_back.looking.found.seat == 0, "another's decisions are no matter of this seat"
    app.seat = 1
    assert app.lookback.is_empty
    app = lost_game(None)
    app.do("lookback")
    assert app.lookback.html.count('data-act="lookback:') == 2


@pytest.mark.parametrize("concealed", [Concealed(outcome=True), Concealed(question_ahead=True)])
def test_it_is_silent_while_a_lesson_asks(app: App, concealed: Concealed) -> None:
    app.conceal(concealed)
    assert app.lookback.is_empty
    app.do("lookback")
    assert app.lookback.is_empty


def test_another_line_ends_it_and_closing_forgets_it(app: App) -> None:
    app.do("lookback-close")
    assert app.lookback.is_empty
    assert app.lookback not in app.slot.children
    app.do("lookback")
    assert app.lookback in app.slot.children
    app.session.goto(0)
    assert not app.lookback.is_empty
    app.session.play("meld oars", run=True)
    assert app.lookback.is_empty


def test_a_decision_is_shown_in_the_game(app: App) -> None:
    app.do("lookback-ask:0")
    app.do("lookback-answer")
    app.do("lookback-back")
    (go,) = {each[1]["data-act"] for each in find(app.lookback.content, "data-act") if "-go:" in each[1]["data-act"]}
    app.do(go)
    assert app.session.request is not None
    assert app.session.request.purpose == "turn"


def test_both_languages_word_it() -> None:
    app = lost_game(lang="uk")
    app.do("lookback")
    assert "Переломних моментів: 1." in told(app)
    app.do("lookback-ask:0")
    app.do("lookback-answer")
    assert "Найкраще: " in told(app)
    assert "Уроки про це:" in told(app)
