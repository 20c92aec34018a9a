"""April Fool's Day: a card goes to the right neighbor's board, or Folklore is claimed; yellow or purple goes right."""

from tests.kit import table


def test_a_hand_card_goes_to_the_board_of_the_player_on_the_right() -> None:
    t = table(
        {
            "yellow": "April Fool's Day, Agriculture",
            "purple": "Monotheism, Mysticism < left",
            "hand": "Oars",
            "score": "Tools",
        },
        {"blue": "Writing"},
        {"red": "Archery"},
    )
    asking = t.play("dogma April Fool's Day", idle=False)
    assert set(asking.options()) == {"oars", "tools"}
    end = asking.play("Oars", 0)
    assert end.pile(2, "red") == ["Oars", "Archery"], "the last seat sits to the right of the first"
    assert end.bystander(t, 1)
    assert (end.splay(0, "yellow"), end.splay(0, "purple")) == ("right", "none")
    assert "Folklore" in end.specials()
    other = asking.play("Tools", 1)
    assert other.pile(2, "blue") == ["Tools"]
    assert (other.splay(0, "yellow"), other.splay(0, "purple")) == ("none", "right")


def test_without_cards_folklore_is_claimed() -> None:
    t = table({"yellow": "April Fool's Day, Agriculture < right", "purple": "Monotheism, Mysticism"}, {})
    end = t.dogma("April Fool's Day", 1)
    assert end.achievements(0) == {"Folklore"}
    assert (end.splay(0, "yellow"), end.splay(0, "purple")) == ("none", "right")


def test_colors_that_cannot_be_splayed_leave_the_other_half() -> None:
    t = table({"yellow": "April Fool's Day", "purple": "Monotheism, Mysticism < left", "hand": "Oars"}, {})
    end = t.dogma("April Fool's Day", 0)
    assert (end.splay(0, "yellow"), end.splay(0, "purple")) == ("none", "none")


def test_a_sharer_gives_first_and_to_its_own_right() -> None:
    t = table({"yellow": "April Fool's Day", "hand": "Oars"}, {"yellow": "Anatomy", "hand": "Tools"})
    end = t.dogma("April Fool's Day", 0, 0)
    assert end.pile(0, "blue") == ["Tools"]
    assert end.pile(1, "red") == ["Oars"]
    assert end.free_draw
