"""Encyclopedia: choose a value, perhaps meld all such score cards; perhaps junk an available achievement of 5 to 7.

In the older editions perhaps meld all the highest score cards, and nothing more.
"""

import pytest

from tests.kit import NONE, table

NO_ACHIEVEMENTS = ""


def test_all_score_cards_of_the_chosen_value_are_melded_in_my_order() -> None:
    """DRW-10: a value is 1 to 11."""
    t = table(
        {"blue": "Encyclopedia", "red": "Oars", "score": "Coal, The Pirate Code, Physics, Canning", "hand": "Banking"},
        {"score": "Statistics"},
        achievements=NO_ACHIEVEMENTS,
    )
    asking = t.play("dogma Encyclopedia", idle=False)
    assert asking.options() == tuple(str(value) for value in range(1, 12))
    end = asking.play("5", "yes", "The Pirate Code")
    assert end.pile(0, "red") == ["Coal", "The Pirate Code", "Oars"]
    assert end.pile(0, "blue") == ["Physics", "Encyclopedia"]
    assert end.score(0) == {"Canning"}
    assert end.hand(0) == {"Banking"}
    assert end.bystander(t, 1)


def test_it_is_all_or_none() -> None:
    t = table({"blue": "Encyclopedia", "score": "Coal, Physics"}, {}, achievements=NO_ACHIEVEMENTS)
    asking = t.play("dogma Encyclopedia", "5", idle=False)
    assert asking.options() == ("no", "yes")
    assert asking.play("no").bystander(t, 0, 1)


def test_a_value_without_a_card_melds_nothing() -> None:
    t = table({"blue": "Encyclopedia", "score": "Coal", "hand": "Canning"}, {}, achievements=NO_ACHIEVEMENTS)
    assert t.dogma("Encyclopedia", "6").bystander(t, 0, 1)


def test_only_a_5_6_or_7_may_be_junked_from_the_available_achievements() -> None:
    t = table(
        {"blue": "Encyclopedia", "achievements": "Banking"},
        {"achievements": "Canning"},
        achievements="Invention, Coal, Democracy, Lighting, Flight",
    )
    asking = t.play("dogma Encyclopedia", "1", idle=False)
    assert set(asking.options()) == {"achievement-5", "achievement-6", "achievement-7"}
    end = asking.play("achievement-6")
    assert end.available() == {4, 5, 7, 8}
    assert "Democracy" in end.junk()
    assert (end.achievements(0), end.achievements(1)) == ({"Banking"}, {"Canning"})
    assert asking.play(NONE).available() == {4, 5, 6, 7, 8}


def test_nothing_to_junk_is_no_question_and_specials_have_no_value() -> None:
    t = table({"blue": "Encyclopedia"}, {}, achievements="Invention, Flight")
    end = t.dogma("Encyclopedia", "1")
    assert end.available() == {4, 8}
    assert end.specials() == t.specials()


def test_a_sharer_melds_and_junks_first_and_both_may_junk() -> None:
    t = table(
        {"blue": "Encyclopedia", "score": "Coal"},
        {"purple": "Enterprise", "score": "Physics"},
        achievements="Gunpowder, Banking, Democracy",
        decks={6: "Canning"},
    )
    end = t.dogma("Encyclopedia", "5", "yes", "1", "achievement-5", "achievement-6")
    assert end.pile(1, "blue") == ["Physics"]
    assert end.score(0) == {"Coal"}
    assert end.available() == {4}
    assert end.free_draw
    assert end.hand(0) == {"Canning"}


@pytest.mark.editions(3, 1)
def test_before_all_the_highest_score_cards_were_melded_in_my_order_and_no_value_was_chosen() -> None:
    t = table(
        {"blue": "Encyclopedia", "red": "Oars, Archery < left", "score": "Coal, The Pirate Code, Physics, Tools"},
        {"score": "Flight", "hand": "Banking"},
    )
    asking = t.play("dogma Encyclopedia", idle=False)
    assert (asking.decider(), asking.options()) == (0, ("no", "yes"))
    end = asking.play("yes", "The Pirate Code")
    assert end.pile(0, "red") == ["Coal", "The Pirate Code", "Oars", "Archery"]
    assert end.splay(0, "red") == "left"
    assert end.pile(0, "blue") == ["Physics", "Encyclopedia"]
    assert end.score(0) == {"Tools"}, "the highest of what is left are not the highest"
    assert end.available() == t.available(), "no achievement is junked"
    assert end.junk() == t.junk()
    assert end.bystander(t, 1)


@pytest.mark.editions(3, 1)
def test_before_it_was_all_of_them_or_none_as_well() -> None:
    t = table({"blue": "Encyclopedia", "score": "Coal, Physics, Tools"}, {})
    assert t.dogma("Encyclopedia", "no").bystander(t, 0, 1)


@pytest.mark.editions(3, 1)
def test_before_without_score_cards_nothing_was_asked() -> None:
    t = table({"blue": "Encyclopedia", "hand": "Coal"}, {"score": "Tools"})
    assert t.dogma("Encyclopedia").bystander(t, 0, 1)


@pytest.mark.editions(3, 1)
def test_before_a_sharer_decided_first_and_for_its_own_score_pile() -> None:
    t = table(
        {"blue": "Encyclopedia", "score": "Coal"},
        {"purple": "Enterprise", "score": "Tools, Physics"},
        {"red": "Oars", "score": "Flight"},
        decks={6: "Canning"},
    )
    end = t.dogma("Encyclopedia", "yes", "no")
    assert [request.seat for request, _options in end.asked[1:]] == [1, 0]
    assert (end.pile(1, "blue"), end.score(1)) == (["Physics"], {"Tools"})
    assert end.score(0) == {"Coal"}
    assert end.free_draw
    assert end.hand(0) == {"Canning"}
    assert end.bystander(t, 2)
    assert not t.dogma("Encyclopedia", "no", "yes").free_draw
