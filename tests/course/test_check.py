"""What is right is read from the game; what the rulebooks leave open marks nobody wrong."""

from dataclasses import replace

import pytest

from engine.cards.sets import card_set, set_names
from engine.editions import SWITCHES
from engine.game import Game
from engine.positions import Position, loads
from engine.run.link import SHAPES
from engine.trace.recorder import Level
from tests.course.test_task_file import GOOD
from tutor.course import AnswerError, Lesson, Task, check, loads_tasks
from tutor.course.grading import fits, open_readings, reached, right, start_of
from tutor.course.questions import Playthrough, TruthError, holds, truth
from tutor.course.tasks import Term, Wrong

STAGING = "lessons/staging"


def task_of(text: str) -> tuple[Task, Position]:
    lesson: Lesson = loads_tasks(text)
    (task,) = lesson.tasks
    return task, lesson.position(task.position)


@pytest.fixture
def deck() -> tuple[Task, Position]:
    return task_of(GOOD)


def test_right_and_wrong(deck: tuple[Task, Position]) -> None:
    assert check(*deck, ("1",)).correct is True
    wrong = check(*deck, ("2",))
    assert (wrong.correct, wrong.misconception, wrong.right) == (False, "draw-by-other-board", ("1",))


def test_a_try_that_nobody_foresaw_is_wrong_without_words(deck: tuple[Task, Position]) -> None:
    task, position = deck
    verdict = check(replace(task, wrong=()), position, ("2",))
    assert (verdict.correct, verdict.message) == (False, None)


@pytest.mark.parametrize("answer", [(), ("1", "2"), ("7",), ("1", "1")])
def test_what_is_no_answer_is_refused(deck: tuple[Task, Position], answer: tuple[str, ...]) -> None:
    with pytest.raises(AnswerError):
        check(*deck, answer)


def test_a_reading_that_nobody_decided_does_not_mark_a_learner_wrong(
    deck: tuple[Task, Position], monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the rulebooks left open whether the last age is 10, an answer by either reading would do."""
    task, position = deck
    ages = replace(task, read=Term("test-last-age"), options=task.options, wrong=task.wrong)
    monkeypatch.setattr(
        "tutor.course.questions.READERS",
        {"test-last-age": lambda playthrough, _term: ("1",) if playthrough.machine.last_age == 11 else ("2",)},
    )
    monkeypatch.setattr("tutor.course.grading.open_readings", lambda _game: iter([("last-age", "10")]))
    assert check(ages, position, ("1",)).correct is True
    verdict = check(ages, position, ("2",))
    assert (verdict.correct, verdict.reading, verdict.right) == (None, ("last-age", "10"), ("1",))


def test_a_further_wrong_try_plays_no_reading_again(
    deck: tuple[Task, Position], monkeypatch: pytest.MonkeyPatch
) -> None:
    first = check(*deck, ("2",))
    monkeypatch.setattr("tutor.course.grading.with_reading", lambda *_: pytest.fail("played again"))
    assert check(*deck, ("2",)) == first


def test_the_open_readings_are_those_that_are_undecided_and_not_played(deck: tuple[Task, Position]) -> None:
    found = list(open_readings(start_of(*deck)))
    assert found
    for switch, choice in found:
        assert SWITCHES[switch].undecided
        assert choice != SWITCHES[switch].default(4)


def test_the_readings_of_sets_that_are_not_played_are_not_tried() -> None:
    """No rule and no card of the game asks them."""
    of_set = {switch.id for switch in card_set("figures").switches if switch.undecided}
    assert of_set
    assert not of_set & {switch for switch, _ in open_readings(Game.new())}
    assert of_set <= {switch for switch, _ in open_readings(Game.new(sets=("base", "figures")))}


def test_the_tables_of_every_open_reading_are_kept_at_once() -> None:
    """Otherwise every wrong answer would make them all anew."""
    game = Game.new(sets=set_names())
    assert len(list(open_readings(game))) < SHAPES


def test_every_open_reading_can_be_tried_in_every_walk(deck: tuple[Task, Position]) -> None:
    """A wrong answer is held against each of them, so none may raise."""
    task, position = deck
    assert check(replace(task, wrong=()), position, ("2",)).correct is False


FAULTY = [
    Term("deck", (("seat", 1),)),
    Term("rule", (("fact", "no-such-fact"),)),
    Term("covered"),
    Term("verdict", (("seat", 1),)),
    Term("holds", (("fact", "if-you-do"),)),
    Term("decides"),
    Term("colors-offered"),
    Term("winners"),
    Term("ending"),
]


@pytest.mark.parametrize("read", FAULTY, ids=lambda term: term.name)
def test_a_walk_that_does_not_tell_is_a_mistake_of_the_task(deck: tuple[Task, Position], read: Term) -> None:
    task, position = deck
    with pytest.raises(TruthError):
        check(replace(task, read=read), position, ("1",))


# --- the vocabulary -----------------------------------------------------------------------------------------


def walk_of(*answers: str) -> Playthrough:
    task, position = task_of(GOOD)
    return Playthrough.play(start_of(task, position), tuple((answer,) for answer in answers))


FIRST_TURNS = ("draw", "meld agriculture", "draw", "meld canal-building")
WRITING = (*FIRST_TURNS, "dogma writing")
ARCHERY = (*FIRST_TURNS, "dogma archery", "achievement-1")


@pytest.mark.parametrize(
    ("answers", "read", "found"),
    [
        (WRITING, Term("deck"), ("1",)),
        (WRITING, Term("deck", (("which", "last"),)), ("1",)),
        (WRITING, Term("deck", (("seat", 1),)), ("2",)),
        (("draw", "meld agriculture"), Term("covered"), ("0",)),
        (WRITING, Term("verdict", (("seat", 0),)), ("last",)),
        (WRITING, Term("verdict", (("seat", 1),)), ("shares",)),
        (ARCHERY, Term("verdict", (("seat", 1),)), ("vulnerable",)),
        (WRITING, Term("sharers"), ("p2",)),
        (WRITING, Term("vulnerable"), ()),
        (ARCHERY, Term("vulnerable"), ("p2",)),
        (WRITING, Term("executes"), ("p2", "p1")),
        (ARCHERY, Term("executes", (("effect", 1),)), ("p2",)),
        (ARCHERY, Term("executes", (("effect", 2),)), ("p1",)),
        (WRITING, Term("free-draw"), ("yes",)),
        (ARCHERY, Term("free-draw"), ("no",)),
        (WRITING, Term("moves", (("verbs", ("free",)),)), ("p1-free-1",)),
        (WRITING, Term("moves", (("seat", 1), ("values", False))), ("p2-draw", "p2-meld", "p2-draw")),
        (ARCHERY, Term("rule", (("fact", "no-free-draw-nobody-shared"),)), ("free-draw-only-sharing",)),
        (WRITING, Term("count", (("seat", 0), ("zone", "hand"))), ("2",)),
        (WRITING, Term("count", (("seat", 0), ("zone", "board"))), ("4",)),
        (WRITING, Term("icons", (("seat", 1), ("icon", "concept"))), ("3",)),
        ((), Term("featured", (("card", "archery"),)), ("authority",)),
        (WRITING, Term("points", (("seat", 0),)), ("0",)),
        (("draw",), Term("where", (("card", "agriculture"),)), ("p1-hand",)),
        (WRITING, Term("where", (("card", "agriculture"),)), ("p1-top",)),
        (ARCHERY, Term("where", (("card", "pottery"),)), ("p1-hand",)),
        ((), Term("where", (("card", "alchemy"),)), ("p1-covered",)),
        ((), Term("where", (("card", "calendar"),)), ("deck",)),
        ((), Term("top", (("seat", 1), ("color", "green"))), ("sailing",)),
        ((), Term("top", (("seat", 1), ("color", "red"))), ("none",)),
        ((), Term("splay", (("seat", 1), ("color", "green"))), ("none",)),
        (WRITING, Term("holds", (("fact", "free-draw"),)), ("yes",)),
        (ARCHERY, Term("holds", (("fact", "no-free-draw-nobody-shared"),)), ("no",)),
        (ARCHERY, Term("decides", (("purpose", "junk"),)), ("p1",)),
        (("draw",), Term("sees", (("seat", 0), ("card", "agriculture"))), ("yes",)),
        (("draw",), Term("sees", (("seat", 1), ("card", "agriculture"))), ("no",)),
        (("draw",), Term("next-action"), ("p1",)),
        (("draw", "draw"), Term("next-action"), ("p2",)),
        ((), Term("highest-achievement"), ("10",)),
        (("draw",), Term("over"), ("no",)),
        (("draw",), Term("specials", (("seat", 0),)), ("none",)),
        (("draw",), Term("legal", (("at", "last"), ("of", ("meld agriculture",)))), ("meld agriculture",)),
        (("draw",), Term("visible", (("seat", 1), ("of", ("archery", "agriculture")))), ("archery",)),
        (ARCHERY, Term("proves", (("seat", 1),)), ("no",)),
        ((), Term("legal", (("of", ("draw", "meld agriculture", "achieve 1")),)), ("draw",)),
        ((), Term("illegal", (("of", ("draw", "meld agriculture", "achieve 1")),)), ("meld agriculture", "achieve 1")),
    ],
)
def test_what_is_read_from_a_walk(answers: tuple[str, ...], read: Term, found: tuple[str, ...]) -> None:
    assert truth(walk_of(*answers), read) == found


@pytest.mark.parametrize(
    ("answers", "term", "holding"),
    [
        (("draw",), Term("done", (("action", "draw"),)), True),
        (("draw",), Term("done", (("action", "draw"), ("seat", 1))), False),
        (("draw",), Term("done", (("action", "meld"),)), False),
        (("dogma archery",), Term("began", (("action", "dogma archery"),)), True),
        (("dogma archery",), Term("done", (("action", "dogma archery"),)), False),
        (("dogma archery",), Term("began-other", (("action", "dogma writing"),)), True),
        ((), Term("began-other", (("action", "dogma writing"),)), False),
        (("draw",), Term("began-other", (("action", "draw"), ("then", ("meld",)))), False),
        (("draw", "meld agriculture"), Term("began-other", (("action", "draw"), ("then", ("meld",)))), False),
        (("draw", "draw"), Term("began-other", (("action", "draw"), ("then", ("meld",)))), True),
        (("draw",), Term("has", (("card", "agriculture"), ("seat", 0), ("zone", "hand"))), True),
        (("draw",), Term("has", (("card", "agriculture"), ("seat", 0), ("zone", "board"))), False),
        ((), Term("top-card", (("card", "writing"), ("seat", 0))), True),
        ((), Term("top-card", (("card", "alchemy"), ("seat", 0))), False),
        (("draw",), Term("count", (("seat", 0), ("zone", "hand"), ("is", 1))), True),
        (("draw",), Term("count", (("seat", 0), ("zone", "hand"), ("at-least", 2))), False),
        ((), Term("icons", (("seat", 0), ("icon", "authority"), ("at-most", 2))), True),
        ((), Term("score", (("seat", 0), ("at-least", 5))), False),
        (("draw", "draw"), Term("actions", (("at-most", 1),)), False),
        (("draw", "draw"), Term("turn", (("seat", 1),)), True),
        ((), Term("splayed", (("seat", 0), ("color", "blue"), ("splay", "left"))), False),
        ((), Term("splayed", (("seat", 0), ("color", "blue"), ("splay", "none"))), True),
        ((), Term("colors", (("seat", 0), ("at-least", 3))), False),
        (FIRST_TURNS, Term("colors", (("seat", 0), ("at-least", 3))), True),
        (("draw", "draw"), Term("won", (("seat", 0),)), False),
        (("draw", "draw"), Term("game-over"), False),
    ],
)
def test_what_holds_of_a_walk(answers: tuple[str, ...], term: Term, *, holding: bool) -> None:
    assert holds(walk_of(*answers), (term,)) is holding


def test_no_conditions_never_hold() -> None:
    assert not holds(walk_of(), ())


def test_wrong_tries_are_told_apart_by_what_they_have_in_common(deck: tuple[Task, Position]) -> None:
    task = replace(deck[0], kind="order")

    def wrong(name: str, *ids: str) -> Wrong:
        return Wrong((), (Term(name, (("ids", ids),)),), "x", task.because)

    assert fits(task, wrong("first", "a"), ("a", "b"))
    assert not fits(task, wrong("first", "a"), ("b", "a"))
    assert fits(task, wrong("last", "b"), ("a", "b"))
    assert fits(task, wrong("has", "a", "b"), ("b", "a"))
    assert not fits(task, wrong("has", "a", "c"), ("a", "b"))
    assert fits(task, wrong("lacks", "c"), ("a", "b"))
    assert not fits(task, wrong("lacks", "a"), ("a", "b"))
    assert fits(task, wrong("before", "a", "b"), ("a", "x", "b"))
    assert not fits(task, wrong("before", "b", "a"), ("a", "b"))


ILLEGAL = GOOD.replace("kind: predict", "kind: find-illegal-step").replace(
    "options: {from: decks, values: [1, 2]}\n    read: {deck: {seat: p1}}",
    "many: true\n    options: {from: actions, ids: [draw, dogma writing, achieve 1]}\n    read: illegal",
)
ILLEGAL = ILLEGAL.replace("answer: 2,", "answer: draw,").replace("answer: 1, play: [draw]", "answer: achieve 1")


def test_find_the_illegal_step() -> None:
    task, position = task_of(ILLEGAL)
    assert right(task, Playthrough.play(start_of(task, position), ())) == ("achieve 1",)
    assert check(task, position, ("achieve 1",)).correct is True
    assert check(task, position, ("achieve 1", "dogma writing")).correct is False
    assert check(task, position, ()).correct is False


GOAL = (
    GOOD[: GOOD.index("    options:")].replace("kind: predict", "kind: reach-goal")
    + """\
    now: {en: Do it, uk: Дійте}
    success: {top-card: {seat: p1, card: agriculture}}
    failure: {actions: {at-least: 3}}
    astray: {en: Too slow, uk: Задовго}
"""
    + GOOD[GOOD.index("    hints:") : GOOD.index("    wrong:")]
    + "    solution: {play: [draw, meld agriculture]}\n"
    + GOOD[GOOD.index("    because:") :]
)


def test_reach_a_goal_within_so_many_actions() -> None:
    task, position = task_of(GOAL)
    start = start_of(task, position)
    assert reached(task, Playthrough.play(start, (("draw",),))) is None
    won = reached(task, Playthrough.play(start, task.solution.play))
    assert won is not None
    assert won.correct is True
    lost = reached(task, Playthrough.play(start, (("draw",), ("draw",), ("draw",))))
    assert lost is not None
    assert (lost.correct, lost.message) == (False, task.astray)


def test_the_truth_follows_the_table() -> None:
    """The same question over another table has another answer, and nobody wrote it down."""
    task, _ = task_of(GOOD)
    other = loads(
        "schema: innovation-position/1\nid: other\nplayers:\n- {name: You, board: {purple: [Philosophy]}}\n- Opponent\n"
    )
    assert check(task, other, ("2",), Playthrough.play(other.game(Level.FULL), (("draw",),))).correct is True
