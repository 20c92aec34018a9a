"""Meritocracy: all cards that show the icon I have the most of come over; foreseen, they are achievements."""

from tests.kit import table

THEIRS = {"red": "Archery", "yellow": "Agriculture, Masonry", "green": "The Wheel, Sailing < left"}


def test_cards_that_show_it_come_to_my_board() -> None:
    t = table({"purple": "Meritocracy", "red": "Metalworking"}, THEIRS)
    end = t.dogma("Meritocracy")
    assert (end.pile(0, "red"), end.pile(0, "green")) == (["Archery", "Metalworking"], ["The Wheel"])
    assert (end.pile(1, "yellow"), end.pile(1, "green")) == (["Agriculture", "Masonry"], ["Sailing"])


def test_a_splayed_card_shows_what_is_seen_of_it() -> None:
    """Of a card that is splayed right the left side is seen: Masonry shows authority once more, Domestication too."""
    t = table(
        {"purple": "Meritocracy", "red": "Metalworking"},
        {"yellow": "Agriculture, Domestication, Canal Building < right"},
    )
    end = t.dogma("Meritocracy")
    assert (end.pile(0, "yellow"), end.pile(1, "yellow")) == (["Domestication"], ["Agriculture", "Canal Building"])


def test_the_victim_chooses_among_icons_of_which_i_have_as_many() -> None:
    t = table({"purple": "Meritocracy", "red": "Metalworking", "green": "Navigation"}, THEIRS)
    asking = t.play("dogma Meritocracy", idle=False)
    assert asking.decider() == 1
    assert set(asking.options()) == {"authority", "prosperity"}
    end = asking.play("prosperity")
    assert end.bystander(t, 0, 1)
    assert t.dogma("Meritocracy", "authority").pile(1, "red") == []


def test_foreseen_with_an_icon_that_nobody_else_shows() -> None:
    t = table({"hand": "Fusion", "forecast": "Meritocracy"}, {"red": "Archery", "blue": "Pottery"})
    end = t.play("meld Fusion")
    assert (end.achievements(0), end.pile(1, "red"), end.pile(1, "blue")) == (set(), ["Archery"], ["Pottery"])


def test_foreseen_they_are_achievements() -> None:
    t = table(
        {"hand": "Fusion", "forecast": "Meritocracy", "yellow": "Masonry, Domestication < right", "green": "The Wheel"},
        {"purple": "Mysticism", "blue": "Pottery"},
    )
    end = t.play("meld Fusion")
    assert (end.achievements(0), end.pile(1, "purple"), end.pile(1, "blue")) == ({"Mysticism"}, [], ["Pottery"])
