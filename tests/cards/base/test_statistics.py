"""Statistics: each victim takes all score cards of a value that I choose into hand; perhaps splay yellow right.

In the third edition all of the highest; in the first one of them, and again while the hand holds nothing else.
"""

import pytest

from tests.kit import NONE, table

pytestmark = pytest.mark.editions(4, 3, 1)


@pytest.mark.editions(4)
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


@pytest.mark.editions(4)
def test_a_value_the_victim_does_not_have_moves_nothing() -> None:
    t = table({"yellow": "Statistics"}, {"score": "Calendar", "hand": "Tools"})
    assert t.dogma("Statistics", "1").bystander(t, 0, 1)


@pytest.mark.editions(4)
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


@pytest.mark.editions(3, 1)
def test_before_an_empty_score_pile_gave_nothing_and_as_much_health_was_immune() -> None:
    t = table(
        {"yellow": "Statistics", "score": "Mathematics"},
        {"hand": "Tools", "red": "Coal"},
        {"score": "Philosophy, Coal", "yellow": "Fermenting"},
    )
    end = t.dogma("Statistics")
    assert end.bystander(t, 0, 1, 2)
    assert not end.free_draw


@pytest.mark.editions(3)
def test_third_edition_all_the_highest_score_cards_go_to_the_victims_hand_and_nobody_chooses() -> None:
    t = table(
        {"yellow": "Statistics", "score": "Mathematics"},
        {"score": "Calendar, Coal, Physics", "hand": "Mapmaking", "red": "Construction"},
        {"score": "", "hand": "Tools"},
    )
    end = t.dogma("Statistics")
    assert end.score(1) == {"Calendar"}
    assert end.hand(1) == {"Mapmaking", "Coal", "Physics"}
    assert end.pile(1, "red") == ["Construction"]
    assert end.bystander(t, 0, 2)
    assert not end.free_draw


@pytest.mark.editions(3)
def test_third_edition_each_victim_has_highest_cards_of_its_own_and_an_empty_hand_repeats_nothing() -> None:
    t = table({"yellow": "Statistics"}, {"score": "Calendar, Coal"}, {"score": "Tools, Writing"})
    end = t.dogma("Statistics")
    assert (end.score(1), end.hand(1)) == ({"Calendar"}, {"Coal"})
    assert (end.score(2), end.hand(2)) == (set(), {"Tools", "Writing"})


@pytest.mark.editions(1)
def test_first_edition_one_of_the_highest_goes_and_its_owner_picks() -> None:
    t = table(
        {"yellow": "Statistics", "score": "Mathematics"},
        {"score": "Calendar, Coal, Physics", "hand": "Mapmaking", "red": "Construction"},
    )
    asking = t.play("dogma Statistics", idle=False)
    assert asking.decider() == 1
    assert set(asking.options()) == {"coal", "physics"}
    assert asking.refuses(())
    end = asking.play("Coal")
    assert end.score(1) == {"Calendar", "Physics"}
    assert end.hand(1) == {"Mapmaking", "Coal"}, "two cards by now, so that nothing is repeated"
    assert end.pile(1, "red") == ["Construction"]
    assert end.bystander(t, 0)
    assert not end.free_draw


@pytest.mark.editions(1)
@pytest.mark.parametrize(
    ("pile", "hand", "left"),
    [
        ("Tools", {"Tools"}, set()),
        ("Tools, Calendar", {"Tools", "Calendar"}, set()),
        ("Tools, Calendar, Coal", {"Calendar", "Coal"}, {"Tools"}),
        ("Tools, Calendar, Coal, Flight", {"Flight", "Coal"}, {"Tools", "Calendar"}),
    ],
)
def test_first_edition_it_is_repeated_while_the_hand_holds_nothing_else(
    pile: str, hand: set[str], left: set[str]
) -> None:
    """A hand that was empty ends with two cards, if there are two; the third stays."""
    t = table({"yellow": "Statistics"}, {"score": pile})
    end = t.dogma("Statistics")
    assert (end.hand(1), end.score(1)) == (hand, left)
    assert end.bystander(t, 0)


@pytest.mark.editions(1)
def test_first_edition_one_card_in_hand_before_and_nothing_to_give_repeats_nothing() -> None:
    t = table({"yellow": "Statistics"}, {"hand": "Tools"})
    assert t.dogma("Statistics").bystander(t, 0, 1)


@pytest.mark.editions(1)
def test_first_edition_a_victim_is_through_with_the_repetition_before_the_next_begins() -> None:
    t = table({"yellow": "Statistics"}, {"score": "Oars, Archery, Coal"}, {"score": "Calendar, Mathematics"})
    end = t.dogma("Statistics", "Archery", "Mathematics")
    assert [request.seat for request, _options in end.asked[1:]] == [1, 2]
    assert (end.score(1), end.hand(1)) == ({"Oars"}, {"Coal", "Archery"})
    assert (end.score(2), end.hand(2)) == (set(), {"Calendar", "Mathematics"})
