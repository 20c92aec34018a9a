"""The four actions, turns, and what a turn's request offers."""

import pytest

from engine.game import Game
from engine.run.errors import GameOverError, IllegalAnswerError
from tests.kit import NONE, table


def test_draw_takes_from_the_deck_of_the_highest_top_card() -> None:
    t = table({"blue": "Writing", "purple": "Philosophy"}, {}, decks={2: "Calendar"})
    assert t.play("draw").hand(0) == {"Calendar"}


def test_an_empty_board_draws_a_1() -> None:
    t = table({}, {}, decks={1: "Oars"})
    assert t.play("draw").hand(0) == {"Oars"}


def test_a_draw_skips_empty_ages() -> None:
    t = table({"purple": "Philosophy"}, {}, decks={2: "", 3: "", 4: "Anatomy"})
    end = t.play("draw")
    assert end.hand(0) == {"Anatomy"}
    (fact,) = end.facts("draw-skips")
    assert (fact.number("asked"), fact.number("drawn")) == (2, 4)


def test_a_draw_past_the_last_age_ends_the_game_by_score_at_once() -> None:
    t = table({"purple": "Whataboutism", "score": "Oars"}, {"score": "Writing"}, decks={11: ""})
    end = t.play("draw")
    assert end.winners == ()  # one point each, no achievements: nobody
    t = table({"purple": "Whataboutism", "score": "Oars"}, {"score": "Calendar"}, decks={11: ""})
    assert t.play("draw").winners == (1,)


def test_most_achievements_breaks_a_tie_of_scores() -> None:
    t = table({"purple": "Whataboutism"}, {"achievements": "Sailing"}, decks={11: ""})
    assert t.play("draw").winners == (1,)


def test_too_many_points_beat_enough_achievements_when_the_decks_run_out() -> None:
    six = "Sailing, Pottery, Tools, Masonry, Clothing"
    t = table({"purple": "Whataboutism", "achievements": six}, {"score": "Oars"}, decks={11: ""})
    assert t.play("draw").winners == (1,)


def test_meld_goes_on_top_and_continues_the_splay() -> None:
    t = table({"blue": "Tools, Pottery < left", "hand": "Writing"}, {})
    end = t.play("meld Writing")
    assert end.pile(0, "blue") == ["Writing", "Tools", "Pottery"]
    assert end.splay(0, "blue") == "left"


@pytest.mark.parametrize(
    ("score", "top", "claimable"),
    [
        ("Oars, Sailing, Philosophy", "Writing", False),  # 4 points: one short of five
        ("Oars, Calendar, Philosophy", "Writing", True),  # exactly 5
        ("Oars, Calendar, Alchemy", "Writing", True),  # 6
    ],
)
def test_achieve_needs_five_points_a_value(score: str, top: str, claimable: bool) -> None:
    t = table({"blue": top, "score": score}, {}, achievements="Tools")
    assert ("achieve achievement-1" in t.options()) is claimable


def test_achieve_needs_a_top_card_of_that_value_and_spends_nothing() -> None:
    # the rulebook's example (4e base p. 27): 15 points, highest top card a 2
    t = table(
        {"green": "Currency", "red": "Archery", "score": "Experimentation, Invention, Enterprise, Paper"},
        {},
        achievements="Calendar, Education, Anatomy",
    )
    assert "achieve achievement-2" in t.options()
    assert "achieve achievement-3" not in t.options()
    end = t.play("achieve 2")
    assert end.points(0) == 15
    assert end.achievements(0) == {"Calendar"}


def test_a_claimed_achievement_is_out_of_reach() -> None:
    t = table({"blue": "Writing", "score": "Alchemy, Philosophy"}, {"achievements": "Tools"}, achievements="")
    assert not [option for option in t.options() if option.startswith("achieve")]


def test_two_actions_then_the_next_player() -> None:
    t = table({}, {})
    once = t.play("draw")
    assert once.decider() == 0
    assert once.play("draw").decider() == 1


def test_illegal_answers_change_nothing_and_name_the_nearest_option() -> None:
    t = table({"blue": "Writing"}, {})
    for answer in ("dogma Writting", "meld Writing", ("draw", "draw"), NONE, 99):
        assert t.refuses(answer), answer
    with pytest.raises(IllegalAnswerError, match="did you mean 'dogma writing'"):
        t.game.play("dogma Writting")


def test_nothing_can_be_played_after_the_end() -> None:
    end = table({"purple": "Whataboutism"}, {}, decks={11: ""}).play("draw")
    with pytest.raises(GameOverError):
        end.game.play("draw")


@pytest.mark.parametrize(
    ("players", "edition", "singles"), [(2, 4, 1), (3, 4, 1), (4, 4, 2), (5, 4, 2), (4, 3, 2), (5, 3, 1)]
)
def test_only_one_action_in_the_first_turns(players: int, edition: int, singles: int) -> None:
    names = [f"P{seat}" for seat in range(players)]
    game = Game.new(names, edition=edition, switches=[("most-players", "5")], seed=7)
    while game.request.purpose == "first-meld":
        game.play(game.request.options[0])
    actions = []
    for _ in range(players):
        seat, count = game.request.seat, 0
        while game.request.seat == seat:
            game.play("draw")
            count += 1
        actions.append(count)
    assert actions == [1] * singles + [2] * (players - singles)
