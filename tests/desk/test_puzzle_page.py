"""The page of puzzles: dealing, trying, what refutes a miss, hints, progress, both languages."""

import pytest

from engine.explore import answers
from engine.puzzles import puzzles
from engine.puzzles.shelf import FOLDER, goal_of
from tutor.course import Progress
from tutor.desk.puzzle_page import LESSON, TO_RISE, Puzzles, deal, strength
from tutor.desk.puzzle_try import Verdict
from tutor.panels.html import to_text

SHELF = puzzles()
TWO_ACTIONS = next(name for name, each in SHELF.items() if "two-actions" in goal_of(each).sees)


@pytest.fixture
def page() -> Puzzles:
    made = Puzzles("en", progress=Progress(), shelf=SHELF)
    made.open(TWO_ACTIONS)
    return made


def solve(page: Puzzles) -> None:
    """Play the proven line; the others answer by themselves."""
    trying = page.trying
    assert trying is not None
    for _ in range(50):
        request = trying.session.request
        if trying.verdict is not Verdict.OPEN or request is None:
            return
        state = trying.session.state
        good = next(each for each in answers(trying.prover.machine, state) if trying.prover.forces(state, each))
        trying.session.play(good, run=True)


def miss(page: Puzzles) -> None:
    """Give a wrong first answer, and go on somehow."""
    trying = page.trying
    assert trying is not None
    trying.session.play(trying.prover.proof().wrong[0], run=True)
    while trying.verdict is Verdict.OPEN and trying.session.request is not None:
        trying.session.play(next(iter(answers(trying.session.machine, trying.session.state))), run=True)


def shown(page: Puzzles) -> str:
    """The words beside the table."""
    return to_text(page.panel.content)


@pytest.mark.parametrize("language", ["en", "uk"])
def test_a_puzzle_is_dealt_and_solved(language: str) -> None:
    page = Puzzles(language, progress=Progress(), shelf=SHELF)
    assert page.app is None
    page._activated("next", "")
    assert page.position is not None
    assert page.position.question is not None
    assert page.position.question.of(language) in shown(page)
    solve(page)
    assert page.trying is not None
    assert page.trying.verdict is Verdict.SOLVED
    assert page.progress.is_solved(LESSON, page.name.removeprefix(FOLDER))
    assert page._texts.message("puzzles-solved-told") in shown(page)


def test_a_miss_is_refuted_in_words_and_on_the_table(page: Puzzles) -> None:
    miss(page)
    trying = page.trying
    assert trying is not None
    assert trying.verdict is Verdict.MISSED
    assert trying.miss is not None
    first = trying.words(trying.miss.line, page._texts.game_text, trying.session.machine)[0]
    assert first in shown(page)
    assert page.progress.of(LESSON, TWO_ACTIONS.removeprefix(FOLDER)).tries == 1
    page._activated("refute", "")
    assert trying.session.cursor != 0
    page._activated("again", "")
    assert page.trying is not None
    assert page.trying.verdict is Verdict.OPEN
    solve(page)
    record = page.progress.of(LESSON, TWO_ACTIONS.removeprefix(FOLDER))
    assert (record.tries, bool(record.solved)) == (2, True)


def test_a_step_back_takes_a_miss_back(page: Puzzles) -> None:
    miss(page)
    assert page.trying is not None
    page.trying.session.goto(0)
    assert page.trying.judge() is Verdict.OPEN
    solve(page)
    assert page.trying.judge() is Verdict.SOLVED
    assert page.progress.of(LESSON, TWO_ACTIONS.removeprefix(FOLDER)).tries == 1  # the try was a miss


def test_hints_come_one_by_one_and_a_shown_answer_solves_nothing(page: Puzzles) -> None:
    assert page.position is not None
    assert page.position.answer is not None
    hints = [hint.en for hint in page.position.hints]
    assert hints[0] not in shown(page)
    page._activated("hint", "")
    assert hints[0] in shown(page)
    page._activated("answer", "")
    solve(page)
    assert not page.progress.is_solved(LESSON, TWO_ACTIONS.removeprefix(FOLDER))


def test_harder_ones_come_when_three_are_solved() -> None:
    progress = Progress()
    grade = strength(SHELF, progress)
    of_that = sum(goal_of(each).grade == grade for each in SHELF.values())
    for _ in range(min(TO_RISE, of_that)):
        name = deal(SHELF, progress)
        assert goal_of(SHELF[name]).grade == grade
        progress.tried(LESSON, name.removeprefix(FOLDER), correct=True)
    assert strength(SHELF, progress) > grade
    assert goal_of(SHELF[deal(SHELF, progress)]).grade > grade
    name = deal(SHELF, progress)
    assert deal(SHELF, progress, name) != name
    for each in SHELF:
        progress.tried(LESSON, each.removeprefix(FOLDER), correct=True)
    assert deal(SHELF, progress) in SHELF


def test_the_list_opens_any_and_says_how_it_stands(page: Puzzles) -> None:
    solve(page)
    page._activated("fold", "")
    text = to_text(page.page.content)
    for position in SHELF.values():
        assert position.title.en in text
    last = [*SHELF][-1]
    page._activated(f"open:{last}", "")
    assert page.name == last


def test_the_language_changes_in_place(page: Puzzles) -> None:
    assert page.position is not None
    page.lang = "uk"
    assert page.position.title.uk in shown(page)
    assert page.app is not None
    assert page.app.lang == "uk"


def test_what_can_follow_is_told_only_when_the_puzzle_is_over(page: Puzzles) -> None:
    app = page.app
    assert app is not None
    for command in ("outlook-open", "outlook-value", "whatif"):
        app.do(command)
    assert "data-act" not in app.outlook.html
    assert "data-act" not in app.whatif.html
    assert app.outlooks.outlook.values is None
    solve(page)
    app.do("outlook-open")
    assert "data-act" in app.whatif.html
    page.open(TWO_ACTIONS)
    assert "data-act" not in app.outlook.html, "the next one is open again"
