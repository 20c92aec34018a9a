"""Positions in which cards execute each other without end: wherever they are played, a named error and nothing done."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

import tutor
from engine import explore
from engine.bots import BOTS, Budget, bot
from engine.game import Game
from engine.lang.lower import Code
from engine.positions import check, from_line, load, to_line
from engine.run import bounds
from engine.run.errors import EndlessError
from engine.run.link import machine
from engine.run.machine import Machine
from engine.trace.recorder import Level
from tests.soak import check as check_invariants
from tests.soak import go_on
from tutor.session import Session

FOLDER = Path(__file__).parent / "endless"


@dataclass(frozen=True)
class Circle:
    """How a position comes to go round in a circle."""

    answers: tuple[str, ...]
    """as far as play goes"""
    refused: str
    """the next one"""
    why: str
    out: str
    """another answer, which is taken"""
    rounds: int = 0
    """how often ``refused`` is taken before"""


CIRCLES = {
    "near-field-comm": Circle(("dogma Near-Field Comm",), "3", "same-table", ""),
    "self-service": Circle(("dogma Near-Field Comm", "3"), "Near-Field Comm", "within-itself", "Archery", 100),
    "robotics": Circle(
        ("dogma Robotics", "dogma Near-Field Comm", "3"), "Near-Field Comm", "within-itself", "Databases", 100
    ),
}


@pytest.fixture(params=CIRCLES)
def name(request: pytest.FixtureRequest) -> str:
    found: str = request.param
    return found


def before(name: str, level: Level = Level.OFF) -> Game:
    """Return the game as it stands before the answer that is refused."""
    game, circle = load(FOLDER / f"{name}.yaml").game(level), CIRCLES[name]
    for answer in (*circle.answers, *(circle.refused,) * circle.rounds):
        game.play(answer)
    return game


@pytest.mark.parametrize("level", [Level.OFF, Level.FULL])
def test_play_refuses_it_and_stands_at_the_last_question(name: str, level: Level) -> None:
    game, circle = before(name, level), CIRCLES[name]
    game.take_trace()
    state, saved, asked = game.state, game.save(), game.request
    with pytest.raises(EndlessError) as caught:
        game.play(circle.refused)
    assert caught.value.reason == f"endless-{circle.why}"
    assert (game.state, game.save(), game.request) == (state, saved, asked)
    assert game.state is state
    assert game.take_trace() == ()
    again = Game.load(saved)
    with pytest.raises(EndlessError):
        again.play(circle.refused)
    if circle.out:
        game.play(circle.out)
        again.play(circle.out)
        assert game.save() == again.save() != saved
        assert len(game.state.frames) < 10  # out of the circle
    else:
        game.concede(0)
        assert game.result is not None


def test_a_session_refuses_it_and_stands_where_it_stood(name: str) -> None:
    circle = CIRCLES[name]
    session = Session(load(FOLDER / f"{name}.yaml").game())
    for answer in (*circle.answers, *(circle.refused,) * circle.rounds):
        session.play(answer, run=True)
    steps, at, kept = len(session.steps), session.step, session.dumps()
    for run in (False, True):
        with pytest.raises(EndlessError):
            session.play(circle.refused, run=run)
        assert (len(session.steps), session.step, session.dumps()) == (steps, at, kept)
    assert Session.loads(kept).state == session.state
    if circle.out:
        session.play(circle.out, run=True)
        assert len(session.steps) > steps
    session.back_to_decision()
    session.back_to_decision()
    assert session.step.number < at.number or circle.out
    assert session.request is not None


def test_written_as_one_line_it_is_refused_alike(name: str) -> None:
    circle = CIRCLES[name]
    text = to_line(load(FOLDER / f"{name}.yaml").game())
    assert "switches/chain-rule=none" in text
    game = from_line(text).game()
    for answer in (*circle.answers, *(circle.refused,) * circle.rounds):
        game.play(answer)
    with pytest.raises(EndlessError):
        game.play(circle.refused)
    assert game.state == before(name).state


def test_check_names_it(tmp_path: Path, name: str) -> None:
    circle = CIRCLES[name]
    text = (FOLDER / f"{name}.yaml").read_text(encoding="utf-8")
    answers = (*circle.answers, *(circle.refused,) * (circle.rounds + 1))
    played = "".join(f"    - You: {answer}\n" for answer in answers)
    file = tmp_path / "round.yaml"
    file.write_text(f"{text}lines:\n- id: round\n  title: {{en: Round, uk: Коло}}\n  play:\n{played}", encoding="utf-8")
    (problem,) = check(file)
    assert problem.code == f"error-endless-{circle.why}"
    assert problem.line == text.count("\n") + 4 + len(answers)


def test_the_app_says_so_and_goes_on(lenient: Callable[[], None]) -> None:
    lenient()
    app = tutor.open(str(FOLDER / "near-field-comm.yaml"), save=False)
    app.answer(app.session.game.parse("dogma Near-Field Comm"))
    while app.session.request is None:
        app.do("decision")
    at = app.session.step
    app.now.activate("option:3")
    assert app.session.step == at
    assert "This action would never end. Nothing has changed" in str(app.error.content)
    app.do("back-decision")
    app.answer(app.session.game.parse("draw"))
    assert app.session.step.number > 0


def test_the_explorer_comes_to_an_end(name: str) -> None:
    game, circle = before(name), CIRCLES[name]
    for seat in (None, 0):
        found = explore.outcomes(game, game.parse(circle.refused), seat=seat, limit=50)
        assert found.endless == found.ways == 1
    told = explore.change(game, game.parse(circle.refused), 0, explore.Tries(50))
    assert told is explore.Change.UNKNOWN
    counted = explore.divide(game, 1)
    assert game.parse(circle.refused) not in counted
    assert not circle.out or game.parse(circle.out) in counted


@pytest.mark.parametrize("thinker", BOTS)
def test_bots_leave_the_circle(name: str, thinker: str) -> None:
    game, circle = before(name), CIRCLES[name]
    answer = bot(thinker, seed=1, budget=Budget(answers=4)).answer(game)
    assert game.request is not None
    assert answer in [(option,) for option in game.request.options]
    assert not circle.out or answer != game.parse(circle.refused)


def test_random_games_go_on_from_there(name: str) -> None:
    for seed in range(3):
        game, dice = load(FOLDER / f"{name}.yaml").game(), random.Random(seed)
        for _ in range(40):
            if game.result is not None:
                break
            check_invariants(game)
            go_on(game, dice)


# --- the bounds -----------------------------------------------------------------------------------------------------


def codes() -> list[Code]:
    """Return the programs of all effects of all editions."""
    found = []
    for edition in (1, 3, 4):
        m = running(edition)
        found += [code for card in m.effects for code in m.effects[card]]
    return found


def running(edition: int) -> Machine:
    return machine(Game.new(("A", "B"), edition=edition).state.setup)


def test_a_program_goes_back_only_where_that_is_counted_or_by_as_many_cards_as_it_draws() -> None:
    back = {
        ins.op
        for code in codes()
        for at, ins in enumerate(code.body)
        if any(-1 < jump <= at for jump in (ins.jump, *ins.jumps))
    }
    assert back == {"repeat-effect", "draw-again"}


def test_ordinary_play_is_far_from_being_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    most = 0

    def again(m: Machine, s: object, card: int) -> None:
        nonlocal most
        s.repeats += 1  # type: ignore[attr-defined]
        most = max(most, s.repeats)  # type: ignore[attr-defined]

    monkeypatch.setattr(bounds, "again", again)
    for seed in range(20):
        game, dice = Game.new(("A", "B", "C"), seed=seed), random.Random(seed)
        while game.result is None:
            go_on(game, dice)
    assert 0 < most < bounds.ORDINARY / 5


def test_a_state_changed_by_hand_is_not_led_back_to_another() -> None:
    game = before("near-field-comm")
    game.state.rng += 1
    with pytest.raises(EndlessError):
        game.play("3")
    assert game.state.rng == before("near-field-comm").state.rng + 1
