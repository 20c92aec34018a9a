"""Hiking: a 6 is revealed; a top card with industry of its color has it tucked, a 7 revealed, and so on."""

from tests.kit import table


def test_without_industry_the_6_stays_in_hand() -> None:
    t = table({"green": "Hiking", "red": "Archery"}, {}, further_decks={("unseen", 6): "Sniping"})
    end = t.dogma("Hiking")
    assert end.hand(0) == {"Sniping"}
    assert end.pile(0, "red") == ["Archery"]


def test_without_a_top_card_of_the_color_as_well() -> None:
    t = table({"green": "Hiking"}, {}, further_decks={("unseen", 6): "Sniping"})
    end = t.dogma("Hiking")
    assert end.hand(0) == {"Sniping"}
    assert end.pile(0, "red") == []


def test_industry_on_top_tucks_it_and_a_7_without_health_stays_in_hand() -> None:
    t = table(
        {"green": "Hiking", "red": "Gunpowder"}, {}, decks={7: "Railroad"}, further_decks={("unseen", 6): "Sniping"}
    )
    end = t.dogma("Hiking")
    assert end.pile(0, "red") == ["Gunpowder", "Sniping"]
    assert end.hand(0) == {"Railroad"}


def test_a_7_with_health_is_melded_for_an_8() -> None:
    t = table(
        {"green": "Hiking", "red": "Gunpowder"},
        {},
        decks={7: "Lighting", 8: "Flight"},
        further_decks={("unseen", 6): "Sniping"},
    )
    end = t.dogma("Hiking")
    assert end.pile(0, "red") == ["Gunpowder", "Sniping"]
    assert end.pile(0, "purple") == ["Lighting"]
    assert end.hand(0) == {"Flight"}


def test_the_drawn_card_itself_is_not_looked_at() -> None:
    """Sniping shows industry, but the top red card is another."""
    t = table({"green": "Hiking", "red": "Archery, Gunpowder < left"}, {}, further_decks={("unseen", 6): "Sniping"})
    assert t.dogma("Hiking").hand(0) == {"Sniping"}
