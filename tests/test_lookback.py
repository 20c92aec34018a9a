"""Looking back: a missed win is found, luck is not called a turning point, and nothing depends on what was hidden."""

from engine import explore
from engine.bots.outlook import Outlook, choice_of
from engine.game import Game
from engine.lookback import MOST_ANSWERS, Decision, LookBack, worst
from engine.positions import load, loads
from engine.workers import Workers
from tutor.session import Session

GAMES = 16
MISSED = ("draw", "draw")
"""two actions of Ada, who could have claimed the sixth achievement with either, before Ben does"""


LAST_TURN = """
schema: innovation-position/1
players:
  - name: Ada
    board: {blue: [Bioengineering]}
    hand: [Oars, Tools]
    score: [Software, Computers, Rocketry, Lighting]
    achievements: [1, 2, 3, 4, 5]
  - name: Ben
    board: {red: [Robotics]}
    score: [Globalization, Stem Cells, Genetics, Flight]
    achievements: [7, 8, 9, empire, monument]
"""


def played(*answers: str) -> Session:
    session = Session(loads(LAST_TURN).game(), viewer=0)
    for answer in answers:
        session.play(answer, run=True)
    return session


def looked(session: Session, games: int = 0, **how: object) -> LookBack:
    found = LookBack(session.machine, 0, session.decisions(0), seed=2, **how)  # type: ignore[arg-type]
    for _ in found.glance():
        pass
    for _ in found.grow(games):
        pass
    return found


def content(found: LookBack) -> list[object]:
    return [
        (each.loss, each.tried, [(value.choice, value.won) for value in point.values.values])
        for each, point in zip(worst(found.glances), found.points, strict=True)
    ]


def test_a_missed_win_is_the_turning_point_and_rules_say_what_it_is_about() -> None:
    found = looked(played(*MISSED), GAMES)
    (point,) = found.turning()
    assert found.is_clear(*point.loss)
    assert (point.best.share, point.played.share) == (1.0, 0.0)
    options = Game(point.decision.state, machine_=found.machine).options()
    assert point.decision.state.request is not None
    place = point.decision.state.request.options.index(point.best.answer[0])
    assert options[place].startswith("achieve")
    assert found.is_right(point, point.best)
    assert not found.is_right(point, point.played)
    missed, instead = found.rules(point)
    assert {"achieve-eligible", "win-achievements"} <= missed
    assert "draw-highest-top" in instead


def test_a_chance_passed_up_twice_in_a_row_is_one_point() -> None:
    session = played(*MISSED)
    found = looked(session)
    assert [each.loss > 0 for each in found.glances] == [True, True]
    assert [point.decision.place for point in found.points] == [session.decisions(0)[1].place], "the last chance"


def test_a_few_games_are_no_reason_to_call_it_a_turning_point() -> None:
    assert looked(played(*MISSED), 2).turning() == []
    assert looked(played(*MISSED)).turning() == []


def test_what_may_be_luck_is_asked_about_after_the_turning_points() -> None:
    clear = looked(played(*MISSED), GAMES)
    assert clear.to_ask(3) == clear.turning()
    few = looked(played(*MISSED), 4)
    assert few.turning() == []
    assert few.to_ask(3) == few.points, "four games of four were lost, and won with the other answer"
    assert few.to_ask(0) == []
    assert looked(played(*MISSED), 2).to_ask(3) == [], "two games are as good as none"
    assert looked(played(*MISSED)).to_ask(3) == [], "without a game nothing did better"


def test_what_looks_best_is_no_point() -> None:
    session = played()
    best = Outlook(session.game)
    assert len(best.choices) > 1
    found = looked(played("achieve 6"))
    assert len(found.glances) == 1
    assert (found.glances[0].loss, found.points) == (0.0, [])
    assert found.glanced
    assert list(found.grow(3)) == []


def test_only_decisions_of_the_seat_are_looked_at_and_only_those_with_a_choice_are_points() -> None:
    session = played("draw", "draw")
    other = LookBack(session.machine, 1, session.decisions(0))
    assert (other.decisions, other.glanced, other.worlds, other.turning()) == ([], True, 0, [])
    assert session.decisions(1) == []
    for point in looked(session).points:
        assert 2 <= len(point.values.values) <= MOST_ANSWERS


def test_three_rounds_are_played_on_unless_it_is_said_otherwise() -> None:
    session = played(*MISSED)
    assert looked(session).turns == 6
    whole = looked(session, 1, turns=0)
    assert whole.points[0].values.job(whole.points[0].best, 0).turns == 0
    assert looked(session).points[0].values.job(whole.points[0].best, 0).turns == 6


def test_it_can_stop_and_go_on_and_is_the_same_whoever_works() -> None:
    session = played(*MISSED)
    whole = looked(session, 4)
    halted = LookBack(session.machine, 0, session.decisions(0), seed=2)
    assert next(halted.glance()) == 1
    assert not halted.glanced
    assert halted.points == []
    parts = halted.in_parts(4, 5)
    for _ in range(3):
        next(parts)
    for games in halted.grow(4):
        if games == 5:
            break
    with Workers.processes(2) as two:
        assert [*halted.grow(4, two)][-1] == whole.games == whole.wanted(4)
    assert content(halted) == content(whole)


def test_it_is_the_same_whatever_the_seat_could_not_know() -> None:
    session = played("draw", "draw")
    first = looked(session, 2)
    for number in (1, 2):
        others = []
        for each in session.decisions(0):
            state = explore.imagine(session.machine, each.state, 0, number)
            state.rng = each.state.rng
            others.append(Decision(each.place, state, each.answer))
        other = LookBack(session.machine, 0, others, seed=2)
        for _ in other.glance():
            pass
        for _ in other.grow(2):
            pass
        assert content(other) == content(first)
        assert [other.rules(point) for point in other.points] == [first.rules(point) for point in first.points]


def test_an_answer_is_found_among_the_choices() -> None:
    for name in ("lessons/staging", "lessons/demand", "lessons/victory"):
        game = load(name).game()
        outlook = Outlook(game)
        assert [choice_of(game.machine, game.state, outlook.answer(each)) for each in outlook.choices] == [
            *outlook.choices
        ]


def test_an_answer_that_was_not_tried_can_be_added_and_catches_up() -> None:
    session = played(*MISSED)
    found = looked(session, 3)
    (point,) = found.points
    game = Game(point.decision.state, machine_=found.machine)
    left = next(each for each in Outlook(game).choices if point.values.value_of(each) is None)
    games, errors = found.games, found.errors
    value = point.values.also(left)
    assert point.values.also(left) is value
    for _ in found.grow(3):
        pass
    assert len(value.won) == 3
    assert found.games == games + 3
    assert found.errors == errors, "what stood out before is what stands out after"
