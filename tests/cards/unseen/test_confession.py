"""Confession: top cards with authority are returned; without any a scored card is melded and a 4 scored."""

import pytest

from tests.kit import table


def test_one_card_with_authority_of_each_color_is_returned() -> None:
    t = table(
        {
            "purple": "Confession",
            "red": "Archery, Metalworking",
            "green": "The Wheel",
            "blue": "Writing",
            "score": "Oars",
        },
        {},
    )
    end = t.dogma("Confession", "Archery")
    assert end.pile(0, "red") == ["Metalworking"], "what comes to light stays"
    assert end.pile(0, "green") == []
    assert end.pile(0, "blue") == ["Writing"]
    assert end.score(0) == {"Oars"}
    assert end.hand(0) == set()


def test_without_any_a_scored_card_is_melded_and_a_4_scored() -> None:
    t = table(
        {"purple": "Confession", "score": "Tools, Domestication"},
        {},
        decks={4: "Reformation, Gunpowder"},
        further_decks={("unseen", 4): "Legend"},
    )
    end = t.dogma("Confession", "Tools")
    assert end.pile(0, "blue") == ["Tools"]
    assert end.score(0) == {"Domestication", "Legend"}
    assert end.hand(0) == {"Reformation"}, "one 4 lies among the scored cards now"


def test_without_scored_cards_a_4_is_scored_all_the_same() -> None:
    t = table({"purple": "Confession"}, {}, decks={4: "Reformation"}, further_decks={("unseen", 4): "Legend"})
    end = t.dogma("Confession")
    assert end.score(0) == {"Legend"}
    assert end.hand(0) == {"Reformation"}


@pytest.mark.parametrize(("score", "drawn"), [("Oars", 0), ("Navigation, Oars", 1), ("Navigation, Gunpowder", 2)])
def test_a_4_for_each_4_in_the_score_pile(score: str, drawn: int) -> None:
    t = table(
        {"purple": "Confession", "red": "Archery", "score": score},
        {"score": "Colonialism"},
        decks={4: "Reformation, Invention"},
        further_decks={("unseen", 4): "Legend"},
    )
    end = t.dogma("Confession")
    assert end.hand(0) == set(("Legend", "Reformation")[:drawn])
    assert end.pile(0, "red") == []
    assert end.bystander(t, 1)
