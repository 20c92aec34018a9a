"""Quackery: score a card or draw a 4; return two cards and draw one of value their health and concept together."""

import pytest

from tests.kit import Table, table


def laid(hand: str, drawn: str = "Blackmail") -> Table:
    """Lay out: the 4 that can be drawn is an Unseen card."""
    return table({"blue": "Quackery", "hand": hand}, {"hand": "Oars"}, further_decks={("unseen", 4): drawn})


def test_a_card_can_be_scored() -> None:
    end = laid("Tools").dogma("Quackery", 0)
    assert end.score(0) == {"Tools"}
    assert end.hand(0) == set(), "there are not two cards to return"


@pytest.mark.parametrize(
    ("hand", "drawn", "value"),
    [
        ("Tools", "Blackmail", 3),  # two concept; one health
        ("Pottery", "Legend", 6),  # three health; two health, one concept
        ("Metalworking", "El Dorado", 1),  # none: of value 0 there is no card, the next is a 1
        ("Genetics", "The Prophecies", 6),
    ],
)
def test_two_cards_are_returned_for_one_of_value_their_icons(hand: str, drawn: str, value: int) -> None:
    t = laid(hand, drawn)
    end = t.dogma("Quackery", 1)
    (new,) = end.s.zones[end.m.zones.hand(0)]
    assert end.m.catalogue.age[new] == value
    assert end.m.catalogue.back[new][0] == "base", "the first card of the turn was the 4"
    assert end.deck(4, "unseen")[-1] == drawn
    assert end.bystander(t, 1)


def test_the_returned_cards_are_shown_as_their_icons_decide() -> None:
    end = laid("Tools").dogma("Quackery", 1)
    (proof,) = end.facts("proves-condition")
    assert {end.m.catalogue.title[card] for card in proof.cards} == {"Tools", "Blackmail"}


def test_of_three_cards_two_are_picked() -> None:
    t = laid("Tools, Pottery")
    end = t.dogma("Quackery", 1, ("Tools", "Pottery"), "Tools")
    assert "Blackmail" in end.hand(0)
    assert len(end.hand(0)) == 2


def test_without_cards_scoring_nothing_can_be_chosen() -> None:
    t = laid("")
    assert t.dogma("Quackery", 0).bystander(t, 0, 1)
