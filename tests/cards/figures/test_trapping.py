"""Trapping: the hand cards of the colors of the demander's score pile go over to the demander's hand."""

from engine.query import sight
from tests.kit import table


def test_hand_cards_of_the_colors_of_my_score_pile_go_over() -> None:
    t = table({"red": "Trapping", "score": "Tools, Oars"}, {"hand": "Writing, Archery, Masonry, Sailing"})
    end = t.dogma("Trapping")
    assert end.hand(0) == {"Writing", "Archery"}
    assert end.hand(1) == {"Masonry", "Sailing"}
    assert end.score(0) == {"Tools", "Oars"}


def test_hand_and_score_pile_are_shown_to_all() -> None:
    t = table({"red": "Trapping", "score": "Tools"}, {"hand": "Sailing"}, {"yellow": "Skinning"})
    end = t.dogma("Trapping")
    for seat in range(3):
        for title in ("Tools", "Sailing"):
            assert sight.knows(end.m, end.s, seat, end.m.catalogue.find(title))


def test_without_a_score_pile_nothing_goes_over() -> None:
    t = table({"red": "Trapping"}, {"hand": "Sailing, Oars", "score": "Archery"})
    end = t.dogma("Trapping")
    assert end.hand(0) == set()
    assert end.hand(1) == {"Sailing", "Oars"}


def test_who_shows_as_much_meat_is_immune() -> None:
    t = table({"red": "Trapping", "score": "Oars"}, {"yellow": "Skinning", "hand": "Archery"})
    end = t.dogma("Trapping")
    assert end.bystander(t, 1)
