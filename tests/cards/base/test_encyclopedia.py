"""Encyclopedia: choose a value, perhaps meld all such score cards; perhaps junk an available achievement of 5 to 7."""

import pytest

from tests.kit import NONE, table

pytestmark = pytest.mark.editions(4, 3, 1)

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
