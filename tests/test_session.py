"""Walking through a game in time: forward, back, branches, saving."""

import json

import pytest

from engine.game import Game
from engine.run.errors import IllegalAnswerError, SaveError
from engine.trace.events import Entry, Moved
from tests.kit import NONE, table
from tests.robustness.damage import resealed
from tutor.annotations import Annotation, AnnotationError, annotation
from tutor.session import BEFORE_ANNOTATIONS, SCHEMA, Session, SessionError


@pytest.fixture
def session() -> Session:
    t = table(
        {"red": "Archery", "blue": "Writing, Alchemy"},
        {"purple": "Philosophy", "green": "Sailing, The Wheel"},
        decks={1: "Tools, Oars", 2: "Calendar, Currency"},
        achievements="Pottery, Mapmaking",
    )
    return Session(t.game, viewer=0, title="staging")


def moved(entries: tuple[Entry, ...]) -> list[tuple[str, int]]:
    return [(entry.item.verb, entry.item.seat) for entry in entries if isinstance(entry.item, Moved)]


def test_a_dogma_is_stepped_one_change_at_a_time(session: Session) -> None:
    session.play("dogma Writing")
    assert not moved(session.step.entries), "the first stop is the locked verdicts"
    told = []
    while session.request is None:
        session.into()
        told.append(moved(session.step.entries))
    assert [step for step in told if step] == [[("draw", 1)], [("draw", 0)], [("draw", 0)]]


def test_stepping_back_and_forth_ends_where_it_was(session: Session) -> None:
    session.play("dogma Writing", run=True)
    end, number = session.state, session.step.number
    while session.step.parent >= 0:
        session.back()
    assert session.state == session.steps[0].state
    for _ in range(number):
        session.into()
    assert session.state is end
    assert len(session.lines) == 1


def test_over_out_and_the_same_ways_back(session: Session) -> None:
    session.play("dogma Writing")
    locked = session.cursor
    session.over()
    assert session.step.place == (0, 1)
    session.over()
    assert session.step.place == (0, 0)
    session.back_over()
    assert session.step.place == (0, 1)
    session.goto(locked)
    session.out()
    assert session.step.place == (0, 0), "the whole effect, the free Draw not yet"
    assert [move for step in session.history() for move in moved(step.entries)] == [("draw", 1), ("draw", 0)]
    session.back_out()
    assert session.cursor == locked
    session.to_end()
    session.back_to_decision()
    assert session.cursor == 0


def test_over_a_demand_takes_all_its_sentences(session: Session) -> None:
    session.play("dogma Archery")
    session.over()
    assert [move for step in session.history() for move in moved(step.entries)] == [("draw", 1), ("transfer", 1)]
    session.out()
    assert session.request is not None
    assert session.request.purpose == "junk", "a choice stops every run"


def test_a_decision_must_be_made_before_it_goes_on(session: Session) -> None:
    with pytest.raises(SessionError):
        session.into()
    before = session.cursor
    with pytest.raises(IllegalAnswerError):
        session.play("dogma Philosophy")
    assert session.cursor == before
    assert len(session.steps) == 1


def test_another_answer_begins_a_line_and_keeps_the_old_one(session: Session) -> None:
    session.play("dogma Writing", run=True)
    writing = session.line
    session.to_start()
    session.play("dogma Archery", run=True)
    session.play("achievement-1", run=True)
    archery = session.line
    assert archery is not writing
    assert [line.name for line in session.lines] == ["1", "2"]
    session.switch(writing)
    assert session.cursor == writing.tip
    session.to_start()
    session.play("dogma Archery")
    assert session.line is archery, "the answer given before leads along its own line"
    assert len(session.lines) == 2
    session.rename(archery, "  Archery ")
    assert archery.name == "Archery"


def test_deleting_a_line_keeps_what_others_share(session: Session) -> None:
    session.play("dogma Writing", run=True)
    writing = session.line
    session.to_start()
    session.play("draw", run=True)
    session.delete(session.line)
    assert session.lines == [writing]
    assert session.cursor in session.path(writing)
    with pytest.raises(SessionError):
        session.delete(writing)
    with pytest.raises(SessionError):
        session.goto(len(session.steps) - 1)


def test_a_session_is_saved_as_answers_and_resumed_as_it_was(session: Session) -> None:
    session.play("dogma Writing", run=True)
    session.to_start()
    session.play("dogma Archery", run=True)
    session.back()
    session.rename(session.line, "Лучники")
    again = Session.loads(session.dumps())
    assert again.state == session.state
    assert again.step.number == session.step.number
    assert [line.name for line in again.lines] == ["1", "Лучники"]
    assert [again.answers(line) for line in again.lines] == [session.answers(line) for line in session.lines]


@pytest.mark.parametrize(
    "damage",
    [
        "",
        "{",
        "[]",
        "null",
        '{"schema": "innovation-session/0"}',
        lambda data: data | {"root": {}},
        lambda data: data | {"lines": []},
        lambda data: data | {"lines": [{"id": 0, "name": "1", "answers": [["meld nothing"]], "steps": 3}]},
        lambda data: data | {"line": 7},
        lambda data: data | {"step": 99},
        lambda data: data | {"root": data["root"] | {"zones": {}}},
        lambda data: data | {"root": data["root"] | {"frames": [{"program": "os.system"}]}},
    ],
)
def test_a_damaged_save_is_refused_by_name(session: Session, damage: object) -> None:
    session.play("dogma Writing", run=True)
    text = damage if isinstance(damage, str) else resealed(damage(json.loads(session.dumps())))  # type: ignore[operator]
    with pytest.raises(SaveError):
        Session.loads(text)


def test_a_save_in_the_middle_of_an_effect_is_tied_to_its_program() -> None:
    t = table({"yellow": "Agriculture", "hand": "Oars, Tools"}, {})
    game = t.play("dogma Agriculture", idle=False).game
    data = json.loads(game.save())
    assert list(data["programs"]) == ["agriculture/0"]
    assert Game.load(game.save()).state == game.state
    data["programs"]["agriculture/0"] = "0" * 12
    with pytest.raises(SaveError, match="agriculture/0, whose program has changed"):
        Game.load(resealed(data))


def test_a_session_with_too_many_steps_takes_no_new_answer_and_all_else(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    session.play("draw", run=True)
    steps, kept = len(session.steps), session.dumps()
    monkeypatch.setattr("tutor.session.MOST_STEPS", steps)
    with pytest.raises(SessionError) as caught:
        session.play("draw", run=True)
    assert caught.value.reason == "session-full"
    assert (len(session.steps), session.dumps()) == (steps, kept)
    session.to_start()
    session.play("draw", run=True)
    assert session.dumps() == kept, "an answer given before makes no step"
    monkeypatch.setattr("tutor.session.MOST_STEPS", 1)
    with pytest.raises(SaveError) as refused:
        Session.loads(kept)
    assert refused.value.reason == "session-not-resumed"
    session.reset()
    monkeypatch.setattr("tutor.session.MOST_STEPS", 2)
    session.play("draw", run=True)


def test_listeners_hear_of_every_move(session: Session) -> None:
    heard: list[int] = []
    session.on_change(lambda: heard.append(session.cursor))
    session.play("dogma Writing")
    session.back()
    assert heard == [1, 0]


def test_a_declined_choice_is_a_line_like_any_other() -> None:
    t = table({"yellow": "Agriculture", "hand": "Oars"}, {})
    session = Session(t.game)
    session.play("dogma Agriculture")
    session.to_decision()
    session.play(NONE, run=True)
    session.back_to_decision()
    session.play("oars", run=True)
    assert [len(session.answers(line)) for line in session.lines] == [2, 2]


def test_a_branch_has_nothing_ahead_and_shares_what_is_done_again(session: Session) -> None:
    session.play("dogma Archery", run=True)
    session.play("achievement-1", run=True)
    first, tip, steps = session.line, session.cursor, len(session.steps)
    session.to_start()
    session.branch()
    assert session.line is not first
    assert session.at_tip
    with pytest.raises(SessionError):
        session.into()
    session.play("dogma Archery")
    session.to_decision()
    assert session.at_tip, "the answer that was given before is not given again by walking on"
    with pytest.raises(SessionError):
        session.to_decision() if session.can_step else session.into()
    session.play("achievement-1", run=True)
    assert (session.cursor, session.line) == (tip, first), "two lines that are the same are one"
    assert len(session.steps) == steps, "no step was made twice"
    assert session.lines == [first]


def test_a_branch_that_is_left_with_nothing_of_its_own_is_forgotten(session: Session) -> None:
    session.play("dogma Archery", run=True)
    first, tip = session.line, session.cursor
    for _ in range(3):
        session.to_start()
        session.branch()
        assert len(session.lines) == 2
    resumed = Session.loads(session.dumps())
    assert (resumed.at_tip, len(resumed.lines)) == (True, 2)
    session.goto(tip)
    assert session.lines == [first]
    session.to_start()
    session.branch()
    session.rename(session.line, "mine")
    session.goto(tip)
    assert [line.name for line in session.lines] == ["1", "mine"], "what somebody named stays"


def test_another_way_from_a_branch_is_a_line_of_its_own(session: Session) -> None:
    session.play("dogma Archery", run=True)
    session.play("achievement-1", run=True)
    first = session.line
    session.to_start()
    session.branch()
    session.play("dogma Archery", run=True)
    session.play("achievement-2", run=True)
    assert session.lines == [first, session.line]
    assert session.answers(first)[:1] == session.answers(session.line)[:1]
    assert session.answers(first) != session.answers(session.line)


def test_a_session_keeps_answers_by_name() -> None:
    made = Session(Game.new(seed=3))
    made.play(made.game.options()[0], run=True)
    made.play(made.game.options()[0], run=True)
    made.play("draw", run=True)
    answers = json.loads(made.dumps())["lines"][0]["answers"]
    assert answers[-1] == ["draw"]
    assert all(made.machine.catalogue.of_key[each] >= 0 for (each,) in answers[:2])


def test_annotations_belong_to_steps_and_branches_keep_theirs(session: Session) -> None:
    heard: list[int] = []
    session.on_change(lambda: heard.append(session.cursor))
    start, after, tip = (
        annotation("Before", ["ring hand-0"]),
        annotation("", ["arrow deck-1 hand-0"]),
        annotation("End"),
    )
    session.annotate(start)
    session.play("dogma Writing")
    session.annotate(after)
    session.to_end()
    session.annotate(tip)
    session.goto(0)
    session.play("dogma Archery")
    assert session.annotation == Annotation()
    session.annotate(annotation("Other"))
    assert heard == [1, 6, 0, 7], "annotations are no moves"
    again = Session.loads(session.dumps())
    assert again.annotation.comment == "Other"
    for number, line in enumerate(again.lines):
        found = {again.steps[index].number: again.annotations.get(index) for index in again.path(line)}
        assert found[0] == start, "a step that lines share has one annotation"
        assert found[1] == (after if number == 0 else annotation("Other"))
    assert list(again.annotations.values()).count(tip) == 1
    assert [session.dumps().count(f'"{text}"') for text in ("Before", "End", "Other")] == [1, 1, 1]
    again.goto(0)
    again.annotate(Annotation())
    assert 0 not in again.annotations


def test_what_is_added_is_of_this_game_or_nothing_changes(session: Session) -> None:
    session.annotate(annotation("a", ["ring archery"]))
    with pytest.raises(AnnotationError, match="'homer'"):
        session.annotate(annotation("b", ["ring homer"]))
    assert session.annotation.comment == "a"


def test_starting_over_leaves_what_was_added_to_the_table(session: Session) -> None:
    session.annotate(annotation("a"))
    session.play("draw")
    session.annotate(annotation("b"))
    session.reset()
    session.play("dogma Writing")
    assert session.annotations == {0: annotation("a")}


def test_a_session_without_annotations_opens_as_before(session: Session) -> None:
    session.play("dogma Writing", run=True)
    data = json.loads(session.dumps()) | {"schema": BEFORE_ANNOTATIONS}
    assert Session.loads(resealed(data)).state == session.state
    assert json.loads(session.dumps())["schema"] == SCHEMA


@pytest.mark.parametrize(
    ("added", "said"),
    [
        ({"99": {"comment": "a"}}, "its annotations"),
        ({"-1": {"comment": "a"}}, "the step of an annotation"),
        ({"²": {"comment": "a"}}, "the step of an annotation"),
        ({"0": {"comment": 7}}, "is no text"),
        ({"0": {"marks": "ring archery"}}, "is no text"),
        ({"0": {"sound": "a"}}, "a part is unknown"),
        ({"0": {"marks": ["ring homer"]}}, "step 0 cannot be there: .*'homer'"),
        ({"0": {"comment": "a\u202e"}}, "step 0 cannot be there: .*U\\+202E"),
        ({"0": ["ring archery"]}, "cannot be resumed"),
        (["ring archery"], "cannot be resumed"),
    ],
)
def test_annotations_that_cannot_be_there_are_refused_with_their_step(
    session: Session, added: object, said: str
) -> None:
    session.play("draw")
    data = json.loads(session.dumps())
    data["lines"][0]["annotations"] = added
    with pytest.raises(SaveError, match=said):
        Session.loads(resealed(data))
