"""The panel leads through a lesson: guess, walk, verdict; nothing is shown too early, and nothing is a dead end."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from engine.positions.position import Bilingual
from tests.conftest import ROOT
from tutor.app import App, open_
from tutor.course import Lesson, Progress, Task, TaskPanel, lesson, lesson_view, load, names
from tutor.course.lesson_view import following
from tutor.course.task_text import authored, option_text
from tutor.course.tasks import Answer, Option
from tutor.panels.html import Nodes, find, to_text
from tutor.session import SessionError
from tutor.user_files import STATE, save_path

NAME = "01-first-steps"
LANGUAGES = ("en", "uk")


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(STATE, str(tmp_path))
    return tmp_path


@pytest.fixture(params=LANGUAGES)
def panel(request: pytest.FixtureRequest) -> TaskPanel:
    return lesson(NAME, request.param, progress=Progress())


@pytest.fixture
def english() -> TaskPanel:
    return lesson(NAME, "en", progress=Progress())


def shown(panel: TaskPanel) -> str:
    text = to_text(panel.widget.content)
    assert "⟦" not in text
    assert "{" not in text
    return text


def acts(panel: TaskPanel) -> set[str]:
    return {element[1]["data-act"] for element in find(panel.widget.content, "data-act")}


def play(app: App, answer: str) -> None:
    app.answer(app.session.game.parse(answer))


def playthrough(panel: TaskPanel, task: Task) -> None:
    """Do what the task's solution does, step by step."""
    answers: Iterator[tuple[str, ...]] = iter(task.solution.play)
    for _ in range(60):
        if panel.phase != "play":
            return
        closed = panel.app.session.closed
        if closed is not None:
            panel.app.now.activate(f"decide-as:{closed.seat}")
        if panel.app.session.request is not None:
            panel.app.answer(panel.app.session.game.parse(next(answers)))
        else:
            panel.app.do("into")
    pytest.fail("the walk has no end")


def answer(panel: TaskPanel, given: Answer) -> None:
    """Click the options of an answer, and the button that gives it where there is one."""
    for option in given:
        panel.widget.activate(f"choose:{option}")
    if panel.phase == "ask" and "predict" in acts(panel):
        panel.widget.activate("predict")


def back_to_start(panel: TaskPanel) -> None:
    for _ in range(60):
        if panel.phase != "find":
            return
        panel.app.do("back")
    pytest.fail("there is no way back")


def through(panel: TaskPanel, wrong: bool = False) -> list[str]:
    """Go through a whole lesson; return what was shown at each verdict."""
    told = []
    while panel.phase != "ended":
        task = panel.task
        shown(panel)
        if panel.phase == "find":
            back_to_start(panel)
        for stage in range(3):
            assert "hint" in acts(panel)
            panel.widget.activate("hint")
            hint = authored(panel.app.texts, panel.task.hints[stage])
            assert hint.split("[")[0] in shown(panel)
        assert "hint" not in acts(panel)
        answer(panel, task.wrong[0].answer if wrong and task.asks else task.solution.answer)
        shown(panel)
        playthrough(panel, task)
        assert panel.phase == "shown"
        told.append(shown(panel))
        panel.widget.activate("next")
    shown(panel)
    return told


def test_a_lesson_from_start_to_end_all_right(panel: TaskPanel) -> None:
    tasks = panel.lesson.tasks
    told = through(panel)
    assert len(told) == len(tasks)
    assert all(panel.app.texts.message("task-verdict-right") in text for text in told)
    assert all(panel.progress.is_solved(NAME, task.id) for task in tasks)
    assert len(panel.app.session.lines) == 2


def test_a_lesson_from_start_to_end_all_wrong(panel: TaskPanel) -> None:
    told = through(panel, wrong=True)
    assert all(panel.app.texts.message("task-verdict-wrong") in text for text in told)
    tasks = panel.lesson.tasks
    assert not any(panel.progress.is_solved(NAME, task.id) for task in tasks)
    for task in tasks:
        assert task.wrong[0].misconception in panel.progress.of(NAME, task.id).misconceptions
        found = panel.app.texts.message(f"misconception-{task.wrong[0].misconception}.truth")
        assert found.split("[")[0] in shown(panel)


@pytest.mark.parametrize("name", names())
def test_every_lesson_is_walked_from_start_to_end(name: str) -> None:
    right = lesson(name, "en", progress=Progress())
    assert all(right.app.texts.message("task-verdict-right") in text for text in through(right))
    assert all(right.progress.is_solved(name, task.id) for task in right.lesson)
    wrong = lesson(name, "uk", progress=Progress())
    through(wrong, wrong=True)
    for task in wrong.lesson:
        assert wrong.progress.is_solved(name, task.id) != task.asks


def test_the_language_changes_in_place_at_every_point(english: TaskPanel) -> None:
    panel = english
    for phase in ("ask", "play", "shown", "ended"):
        before = shown(panel)
        panel.app.lang = "uk"
        other = shown(panel)
        assert other != before
        assert panel.widget.language == "uk"
        panel.app.lang = "en"
        assert shown(panel) == before
        if phase == "ask":
            assert panel.phase == "ask"
            answer(panel, ("1",))
        elif phase == "play":
            assert panel.phase == "play"
            play(panel.app, "draw")
        elif phase == "shown":
            assert panel.phase == "shown"
            panel.goto(len(panel.lesson.tasks) - 1)
            answer(panel, panel.task.solution.answer)
            panel.next()


def test_the_future_is_hidden_while_a_guess_is_pending(english: TaskPanel) -> None:
    assert english.app.concealed.outcome
    answer(english, ("1",))
    assert not english.app.concealed.outcome
    play(english.app, "draw")
    assert not english.app.concealed.outcome
    english.next()
    assert english.app.concealed.outcome


def drawings(panel: TaskPanel, do: Callable[[], object]) -> int:
    """How often the table and the panels are drawn while something is done."""
    before, show = [0], panel.app.now.show

    def counted(content: Nodes) -> None:
        before[0] += 1
        show(content)

    panel.app.now.show = counted  # type: ignore[method-assign]
    try:
        do()
    finally:
        panel.app.now.show = show  # type: ignore[method-assign]
    return before[0]


@pytest.mark.parametrize("name", [NAME, "05-sharing", "06-demand"])
def test_an_answer_and_the_next_task_are_drawn_once(name: str) -> None:
    panel = lesson(name, "en", progress=Progress())
    nexts = 0
    for _ in range(len(panel.lesson.tasks)):
        while panel.phase == "ask":
            for option in panel.task.solution.answer:
                assert drawings(panel, lambda option=option: panel.choose(option)) <= 1  # type: ignore[misc]
            if panel.phase == "ask":
                assert drawings(panel, panel.predict) <= 1
        if panel.phase == "find":
            assert drawings(panel, panel.set_table) <= 1
            continue
        if panel.phase == "play":
            playthrough(panel, panel.task)
        if panel.phase != "shown":
            break
        assert drawings(panel, panel.next) <= 1
        nexts += 1
    assert nexts


def previews(panel: TaskPanel) -> bool:
    return "itut-preview" in str(panel.app.now.content)


def test_no_action_tells_what_a_task_asks(english: TaskPanel) -> None:
    answer(english, ("1",))
    assert not previews(english), "the card to meld is asked next"
    play(english.app, "draw")
    assert english.phase == "shown"
    assert not previews(english), "the next task asks about this very table"
    play(english.app, "meld agriculture")
    play(english.app, "draw")
    assert previews(english), "no task begins here"
    english._enter("ended")
    assert previews(english), "the table is the learner's"


def test_a_goal_shows_what_actions_bring() -> None:
    panel = lesson("04-meld", "en", progress=Progress())
    panel.goto([task.id for task in panel.lesson].index("six-castles"))
    assert panel.phase == "play"
    assert previews(panel)


def test_a_guess_is_not_judged_before_the_walk(english: TaskPanel) -> None:
    answer(english, ("2",))
    assert english.phase == "play"
    assert "Not so" not in shown(english)
    assert authored(english.app.texts, english.task.wrong[0].message).split("[")[0] not in shown(english)
    assert not english.progress.records


def test_a_wrong_guess_can_be_made_again(english: TaskPanel) -> None:
    answer(english, ("2",))
    play(english.app, "draw")
    assert "again" in acts(english)
    english.widget.activate("again")
    assert (english.phase, english.app.session.step.number) == ("ask", 0)
    answer(english, ("1",))
    play(english.app, "draw")
    assert english.judged is not None
    assert english.judged.verdict.correct
    assert english.progress.of(NAME, "draw-deck").tries == 2


def test_another_action_leads_astray_and_the_table_can_be_set_again(english: TaskPanel) -> None:
    answer(english, ("1",))
    play(english.app, "dogma writing")
    assert english.task.astray is not None
    assert authored(english.app.texts, english.task.astray) in shown(english)
    assert english.phase == "play"
    english.widget.activate("set-table")
    assert english.app.session.step.number == 0
    play(english.app, "draw")
    assert english.phase == "shown"
    assert len(english.app.session.lines) == 2


def test_walking_away_while_asked_stops_nobody(english: TaskPanel) -> None:
    play(english.app, "dogma writing")
    assert "set-table" in acts(english)
    answer(english, ("1",))
    assert english.app.session.step.number == 0, "the table is set once the guess is made"


def test_an_order_is_built_and_taken_back(english: TaskPanel) -> None:
    english.goto(5)
    assert english.task.id == "writing-order"
    disabled = find(english.widget.content, "aria-disabled", "true")
    assert [element[1]["data-act"] for element in disabled] == ["predict"]
    english.widget.activate("predict")
    assert english.phase == "ask"
    for option in ("p1-draw-2", "p2-draw-2", "p1-draw-2", "p1-draw-2"):
        english.widget.activate(f"choose:{option}")
    assert english.answer == ("p2-draw-2", "p1-draw-2")
    pressed = find(english.widget.content, "aria-pressed", "true")
    assert {element[1]["data-act"] for element in pressed} == {"choose:p2-draw-2", "choose:p1-draw-2"}


def test_what_is_said_of_an_order_stays_while_it_is_built(panel: TaskPanel) -> None:
    panel.goto(5)
    how = panel.app.texts.message("task-order-how")
    assert how in shown(panel)
    panel.widget.activate("choose:p1-draw-2")
    assert how in shown(panel)


def test_what_needs_no_play_is_judged_at_once_and_no_more_than_one_guess_waits(panel: TaskPanel) -> None:
    panel.goto(4)
    assert panel.task.id == "writing-who"
    answer(panel, ("nothing",))
    assert panel.phase == "shown"
    assert panel.task_run.at_start, "nothing was played"
    assert authored(panel.app.texts, panel.task.because).split("]")[-1] not in shown(panel), (
        "the right answer is not given away"
    )
    answer(panel, ("shares",))
    assert panel.progress.is_solved(NAME, "writing-who")
    panel.next()
    answer(panel, panel.task.solution.answer)
    assert panel.phase == "play"
    assert shown(panel).count(panel.app.texts.message("task-predicted")) == 1


def test_after_a_wrong_answer_the_way_past_it_is_not_the_first(panel: TaskPanel) -> None:
    panel.goto(4)
    answer(panel, ("nothing",))

    def main() -> list[str]:
        return [each[1]["data-act"] for each in find(panel.widget.content, "data-first")]

    assert main() == ["again"]
    assert "next" in acts(panel)
    chosen = find(panel.widget.content, "data-act", "choose:nothing")[0]
    assert "itut-option-wrong" in chosen[1]["class"]
    assert panel.app.texts.message("task-option-wrong") in to_text(chosen)
    assert not [each for each in find(panel.widget.content, "class") if "itut-option-missed" in each[1]["class"]]
    panel.widget.activate("reveal")
    assert main() == ["next"]
    assert authored(panel.app.texts, panel.task.because).split("]")[-1] in shown(panel)
    right = [each for each in find(panel.widget.content, "class") if "itut-option-missed" in each[1]["class"]]
    assert len(right) == 1
    assert not find(panel.widget.content, "data-act", "choose:nothing"), "what is shown cannot be chosen"


def test_a_digit_answers_again_after_a_wrong_answer(english: TaskPanel) -> None:
    english.goto(4)
    english.app.hub.press("2")
    assert (english.phase, english.answer) == ("shown", ("nothing",))
    english.app.hub.press("3")
    assert english.judged is not None
    assert english.judged.verdict.correct
    english.goto(3)
    english.app.hub.press("4")
    assert english.answer == ("4",), "where the options are numbers, a digit is a number"
    keys = [each[1]["aria-keyshortcuts"] for each in find(english.widget.content, "aria-keyshortcuts")]
    assert keys == []


def test_a_prediction_is_judged_when_what_it_is_about_was_played() -> None:
    panel = lesson("16-who-decides", "en", progress=Progress())
    assert panel.task.on_table
    answer(panel, panel.task.solution.answer)
    for given in panel.task.solution.play:
        if panel.phase != "play":
            break
        panel.app.session.play(given, run=True)
    assert panel.phase == "shown"
    assert panel.app.session.request is not None
    assert panel.app.session.request.purpose != "turn", "the action is not over"
    panel.next()
    assert panel.phase == "ask"


def test_a_task_is_open_to_repeat_or_solved(panel: TaskPanel) -> None:
    told = through(panel, wrong=True)
    assert len(told) == len(panel.lesson.tasks)
    again = lesson(NAME, panel.app.lang, progress=panel.progress)
    assert again.phase == "ended", "no task is open"
    n = len(panel.lesson.tasks)
    assert again.app.texts.message("task-repeat", n=n) in shown(again)
    primary = find(again.widget.content, "data-first")
    assert [each[1]["data-act"] for each in primary] == ["repeat"]
    again.widget.activate("goto:3")
    answer(again, again.task.solution.answer)
    playthrough(again, again.task)
    again._enter("ended")
    again.widget.activate("repeat")
    asked = []
    while again.phase != "ended":
        asked.append(again.place)
        if again.phase == "find":
            again.set_table()
        answer(again, again.task.solution.answer)
        playthrough(again, again.task)
        again.next()
    assert asked == [place for place in range(n) if place != 3]
    assert again.to_repeat() == []
    assert "repeat" not in acts(again)


def test_two_futures_are_put_side_by_side_whatever_was_played(panel: TaskPanel) -> None:
    panel.goto(len(panel.lesson.tasks) - 1)
    assert panel.task.id == "compare"
    lines = len(panel.app.session.lines)
    panel.widget.activate("compare")
    assert panel.app.comparing.compares
    assert len(panel.app.session.lines) == lines
    panel.app.compare(None)
    answer(panel, ("writing",))
    assert panel.judged is not None
    assert panel.judged.verdict.correct


def test_the_row_of_tasks_tells_how_they_stand(panel: TaskPanel) -> None:
    progress = panel.progress
    progress.tried(NAME, "draw-deck", correct=True)
    progress.tried(NAME, "meld-covers", correct=False)
    panel.goto(2)
    dots = [each for each in find(panel.widget.content, "class") if each[1]["class"].startswith("itut-dot ")]
    assert [each[1]["class"].removeprefix("itut-dot itut-dot-") for each in dots[:3]] == ["solved", "repeat", "open"]
    assert [each[1]["aria-label"] for each in dots[:2]] == [
        panel.app.texts.message(f"task-standing-{standing}", n=n) for n, standing in ((1, "solved"), (2, "repeat"))
    ]
    assert [each[1].get("aria-current") for each in dots[1:4]] == [None, "step", None]
    panel.widget.activate("goto:1")
    assert panel.task.id == "meld-covers"


def test_digits_choose_the_options_of_a_pending_question(english: TaskPanel) -> None:
    app = english.app
    app.hub.press("9")
    assert (english.phase, app.session.step.number) == ("ask", 0), "there are fewer options"
    keys = [element[1]["aria-keyshortcuts"] for element in find(english.widget.content, "aria-keyshortcuts")]
    assert keys == [option.id for option in english.task.options]
    app.hub.press("2")
    assert english.answer == ("2",), "one option is the answer at once"
    assert english.phase == "play"
    app.hub.press("1")
    assert app.session.step.number > 0, "the digits are the game's again"
    english.goto(5)
    options = [option.id for option in english.task.options]
    for key in "213":
        app.hub.press(key)
    assert list(english.answer) == [options[1], options[0], options[2]]
    assert english.phase == "ask", "an order is given by the button, which has the focus"


def test_restarting_before_a_class_begins_the_tasks_anew(english: TaskPanel) -> None:
    answer(english, ("1",))
    play(english.app, "draw")
    before = english.progress.export()
    english.vary()
    english.app.hub.press("0")
    assert english._saved_lesson is not None, "before a class only"
    english.app.presenting = True
    english.app.hub.press("0")
    assert (english.place, english.phase, english.judged) == (0, "ask", None)
    assert english.app.concealed.outcome
    assert english.lesson.id == NAME
    assert (english.app.session.step.number, len(english.app.session.steps)) == (0, 1)
    assert english.progress.export() == before


def test_it_is_said_when_the_table_moves(panel: TaskPanel) -> None:
    moved = panel.app.texts.message("task-was-set")
    assert moved not in shown(panel)
    answer(panel, ("1",))
    play(panel.app, "draw")
    panel.next()
    assert moved not in shown(panel), "the second begins where the first ended"
    panel.goto(0)
    assert moved in shown(panel)
    play(panel.app, "draw")
    assert moved not in shown(panel)
    panel.widget.activate("set-table")
    assert moved in shown(panel)


def test_an_ended_lesson_leads_to_the_next(panel: TaskPanel) -> None:
    panel.goto(len(panel.lesson.tasks) - 1)
    panel._enter("ended")
    assert [element[1]["href"] for element in find(panel.widget.content, "href")] == [
        "02-the-table.ipynb",
        "00-contents.ipynb",
    ]
    assert following(names()[-1]) is None


def primary(panel: TaskPanel) -> list[str]:
    """What the main buttons of the panel do."""
    return [each[1]["data-act"] for each in find(panel.widget.content, "data-act") if "primary" in each[1]["class"]]


def test_the_question_stays_above_its_judged_options(panel: TaskPanel) -> None:
    asked = 0
    for place, task in enumerate(panel.lesson):
        if not task.asks or task.on_table or task.many or task.kind == "order":
            continue
        panel.goto(place)
        if panel.phase == "find":
            panel.set_table()
        question = to_text(panel.app.texts.marked(authored(panel.app.texts, task.question)))
        panel.choose(task.options[0].id)
        assert panel.judged is not None
        asked += 1
        assert question in shown(panel)
        if panel.reveal():
            assert question in shown(panel)
    assert asked > 1


def test_the_answer_is_revealed_to_a_class_also_where_it_was_played(english: TaskPanel) -> None:
    app = english.app
    app.presenting = True
    answer(english, ("2",))
    play(app, "draw")
    assert english._mistaken
    assert english.task.on_table
    app.press("r")
    assert english.revealed
    assert not app.curtained


def test_several_or_none_may_be_chosen() -> None:
    for name in names():
        panel = lesson(name, "uk", progress=Progress())
        for place, task in enumerate(panel.lesson):
            if task.many and task.start == "set":
                panel.goto(place)
                none = panel.app.texts.message("task-predict-none")
                assert none in shown(panel)
                assert primary(panel) == [], "to choose nothing is not the first thing to do"
                panel.widget.activate(f"choose:{task.options[0].id}")
                assert none not in shown(panel)
                assert primary(panel) == ["predict"]
                return
    pytest.fail("no task asks for several")


def test_a_reason_can_be_mended_at_once(english: TaskPanel) -> None:
    english.goto(9)
    assert english.task.id == "free-draw-again"
    answer(english, ("everybody",))
    assert english.phase == "shown"
    because = authored(english.app.texts, english.task.because)
    assert because not in shown(english)
    answer(english, ("too-few",))
    assert because in shown(english)
    assert english.progress.is_solved(NAME, "free-draw-again")


def test_walking_back_is_noticed_and_can_be_done_for_one(english: TaskPanel) -> None:
    english.goto(5)
    answer(english, english.task.solution.answer)
    playthrough(english, english.task)
    english.next()
    answer(english, ("2",))
    english.next()
    assert (english.task.id, english.phase) == ("archery-opponent", "find")
    english.app.do("back")
    assert english.phase == "find"
    english.widget.activate("set-table")
    assert english.phase == "ask"
    assert english.task_run.at_start


def test_a_session_that_begins_anew_misleads_nobody(english: TaskPanel) -> None:
    english.goto(2)
    assert english.task_run.at_start
    english.app.do("restart")
    assert not english.task_run.at_start
    assert "set-table" in acts(english)
    play(english.app, "draw")
    play(english.app, "draw")
    play(english.app, "draw")
    assert not english.task_run.at_start
    english.widget.activate("set-table")
    answer(english, ("2",))
    play(english.app, "draw")
    assert english.judged is not None
    assert english.judged.verdict.correct


def test_both_achievements_can_be_junked(english: TaskPanel) -> None:
    english.goto(8)
    answer(english, ("p2-draw", "p2-transfer", "p1-junk"))
    play(english.app, "dogma archery")
    english.app.do("decision")
    play(english.app, "achievement-2")
    while english.phase == "play":
        english.app.do("into")
    assert english.judged is not None
    assert english.judged.verdict.correct


def test_progress_is_taken_up_where_it_was_left(state: Path) -> None:
    first = lesson(NAME, "en")
    answer(first, ("1",))
    play(first.app, "draw")
    first.next()
    assert (state / "progress.json").is_file()
    again = lesson(NAME, "en")
    assert again.task.id == "meld-covers"
    assert again.task_run.at_start
    again.reset()
    assert again.task.id == "draw-deck"
    assert lesson(NAME, "en").task.id == "draw-deck"


def test_a_progress_file_that_cannot_be_read_is_told(state: Path) -> None:
    (state / "progress.json").write_text("broken", encoding="utf-8")
    panel = lesson(NAME, "en")
    assert "The old file is safe" in shown(panel)
    assert "progress.unreadable-1.json" in shown(panel)
    assert (state / "progress.unreadable-1.json").read_text(encoding="utf-8") == "broken"


def of_three_tables() -> Lesson:
    """A lesson each of whose parts is on a position of its own, the first one's twice."""
    parts = [load(name) for name in (NAME, "03-draw", "08-keywords")]
    tasks = [*parts[0].tasks[:1], *parts[1].tasks[:2], *parts[2].tasks[:3], *parts[0].tasks[1:3]]
    positions = {name: position for part in parts for name, position in part.positions}
    return replace(parts[0], id="99-three", tasks=tuple(tasks), positions=tuple(positions.items()))


@pytest.mark.parametrize("wrong", [False, True])
def test_a_lesson_goes_from_table_to_table(state: Path, wrong: bool) -> None:
    made = of_three_tables()
    app = open_(made.tasks[0].position, "en")
    panel = TaskPanel(app, made, Progress())
    titles = [app.title.html]
    app.on_step(lambda _: titles.append(app.title.html))
    through(panel, wrong=wrong)
    assert all(any(position.title.en in title for title in titles) for _, position in made.positions)
    assert app.position == made.position(made.tasks[0].position), "the first again for the last tasks"
    assert [panel.progress.is_solved(made.id, task.id) for task in made if task.asks] == [
        not wrong for task in made if task.asks
    ]
    assert app.save_file == save_path(made.tasks[0].position), "every table has a file of its own"
    assert {save_path(name).is_file() for name, _ in made.positions} == {True}
    for place, task in enumerate(made):
        panel.goto(place)
        assert panel.task_run.fits
        assert app.session.source == panel.task.position == task.position


def test_a_lesson_resumed_at_a_reason_shows_what_it_asks_about(state: Path) -> None:
    progress = Progress()
    for task in load(NAME).tasks[:10]:
        progress.tried(NAME, task.id, correct=True)
    panel = lesson(NAME, "en", progress=progress)
    assert (panel.task.id, panel.task.start) == ("compare", "here")
    hand = panel.app.session.view().players[0].hand
    assert [card.title for card in hand] == ["Pottery", "Calendar"]


def test_a_button_that_there_is_not_is_an_error(english: TaskPanel) -> None:
    with pytest.raises(SessionError, match="no command 'explode'"):
        english.widget.activate("explode")


MOVES = [f"p{seat}-{verb}{value}" for seat in (1, 2) for verb in (
    "draw", "free", "meld", "tuck", "score", "return", "transfer", "junk", "achieve"
) for value in ("", "-3")]  # fmt: skip
OPTIONS = [
    *(Option(move, "moves", move) for move in MOVES),
    Option("3", "decks", "3"),
    Option("0", "counts", "0"),
    Option("p1", "seats", "p1"),
    Option("p2", "seats", "p2"),
    Option("writing", "cards", "writing"),
    Option("draw", "actions", "draw"),
    Option("meld writing", "actions", ""),
    Option("dogma writing", "actions", ""),
    Option("achieve 1", "actions", ""),
]


def test_every_kind_of_option_has_words(panel: TaskPanel) -> None:
    texts = [option_text(panel.app.texts, option) for option in OPTIONS]
    assert all(text and "⟦" not in text for text in texts)
    assert len(set(texts)) == len(texts)


def test_it_is_plain_data_that_a_notebook_shows(english: TaskPanel) -> None:
    assert repr(english) == "TaskPanel('01-first-steps', task 'draw-deck', ask)"
    assert isinstance(english.lesson, Lesson)
    assert english.widget in english.app.slot.children
    assert (ROOT / "lessons").is_dir()


def test_a_hint_that_is_asked_for_is_brought_into_sight(panel: TaskPanel, monkeypatch: pytest.MonkeyPatch) -> None:
    """The column scrolls as one: a hint below many options would else be told out of sight."""
    seen: list[str] = []
    monkeypatch.setattr(panel.widget, "bring_part_into_view", seen.append)
    panel.hint()
    panel.hint()
    assert seen == ["hint-1", "hint-2"]
    assert find(panel.widget.content, "key", seen[-1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_but_the_last_ends_with_a_link_to_the_next(language: str) -> None:
    texts = lesson(NAME, language, progress=Progress()).app.texts
    order = names()
    for place, name in enumerate(order, start=1):
        after = next((each for each in order[place:] if not load(each).aside), "")
        content = lesson_view.ended(texts, load(name), Progress())
        links = [element[1]["href"] for element in find(content, "href")]
        assert links == [*([f"{after}.ipynb"] if after else []), "00-contents.ipynb"]
        folder = ROOT / "lessons" / ("uk" if language == "uk" else "")
        assert all((folder / link).is_file() for link in links)


def test_what_the_next_task_asks_of_this_table_waits_for_it() -> None:
    """Between a verdict and the next task nothing is offered on a table that the next task asks about."""
    panel = lesson(NAME, "en", progress=Progress())
    app = panel.app
    answer(panel, ("1",))
    play(app, "draw")
    assert panel.phase == "shown"
    assert app.concealed.question_ahead
    assert app.texts.message("now-next") in to_text(app.now.content)
    assert not find(app.now.content, "data-act"), "nothing is offered"
    before = app.session.cursor
    app.press("1")
    assert app.session.cursor == before
    assert app.texts.message("notice-next") in to_text(app.now.content)
    app.do("back")
    assert not app.concealed.question_ahead
    app.do("into")
    assert app.concealed.question_ahead
    panel.next()
    assert (panel.phase, app.concealed.question_ahead) == ("ask", False)
    answer(panel, panel.task.solution.answer)
    assert not app.concealed.question_ahead
    assert find(app.now.content, "data-act")
    panel._enter("ended")
    assert not app.concealed.question_ahead


def test_an_authors_article_suits_the_number_behind_it(english: TaskPanel) -> None:
    """A variant fills numbers into texts: "a [{top}]" is "an [11]" where the number is 11."""
    said = {number: authored(english.app.texts, Bilingual(f"a [{number}]", f"[{number}]")) for number in (7, 8, 11)}
    assert said == {7: "a [7]", 8: "an [8]", 11: "an [11]"}
