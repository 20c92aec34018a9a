"""Statistics: each victim takes all score cards of a value that I choose into hand; perhaps splay yellow right."""

import pytest

from tests.kit import NONE, table

pytestmark = pytest.mark.editions(4, 3, 1)


def test_i_choose_any_value_and_all_such_score_cards_go_to_the_victims_hand() -> None:
    """DRW-10: a value is 1 to 11. "Of my choice" is the one who demands."""
    t = table(
        {"yellow": "Statistics", "score": "Mathematics"},
        {"score": "Calendar, Currency, Coal", "hand": "Mapmaking", "red": "Construction"},
        {"score": "Philosophy", "yellow": "Fermenting"},
    )
    asking = t.play("dogma Statistics", idle=False)
    assert asking.decider() == 0
    assert asking.options() == tuple(str(value) for value in range(1, 12))
    end = asking.play("2")
    assert end.score(1) == {"Coal"}
    assert end.hand(1) == {"Mapmaking", "Calendar", "Currency"}
    assert end.pile(1, "red") == ["Construction"]
    assert end.bystander(t, 0, 2)
    assert not end.free_draw


def test_a_value_the_victim_does_not_have_moves_nothing() -> None:
    t = table({"yellow": "Statistics"}, {"score": "Calendar", "hand": "Tools"})
    assert t.dogma("Statistics", "1").bystander(t, 0, 1)


def test_i_choose_anew_for_each_victim() -> None:
    t = table({"yellow": "Statistics"}, {"score": "Calendar, Coal"}, {"score": "Mathematics, Physics"})
    end = t.dogma("Statistics", "2", "5")
    assert (end.score(1), end.hand(1)) == ({"Coal"}, {"Calendar"})
    assert (end.score(2), end.hand(2)) == ({"Mathematics"}, {"Physics"})


def test_yellow_may_be_splayed_right_and_no_other_color() -> None:
    t = table(
        {"yellow": "Statistics, Masonry", "red": "Oars, Archery"}, {"yellow": "Agriculture", "red": "Coal, Optics"}
    )
    asking = t.play("dogma Statistics", idle=False)
    assert asking.options() == ("yellow",)
    end = asking.play("yellow")
    assert end.splay(0, "yellow") == "right"
    assert end.splay(0, "red") == "none"
    assert end.bystander(t, 1)
    assert asking.play(NONE).bystander(t, 0, 1)


def test_third_edition_all_the_highest_score_cards_go_to_the_victims_hand_and_nobody_chooses() -> None:
    t = table(
        {"yellow": "Statistics", "score": "Mathematics"},
        {"score": "Calendar, Coal, Physics", "hand": "Mapmaking"},
        {"score": "", "hand": "Tools"},
        edition=3,
    )
    end = t.dogma("Statistics")
    assert end.score(1) == {"Calendar"}
    assert end.hand(1) == {"Mapmaking", "Coal", "Physics"}
    assert end.bystander(t, 0, 2)
