"""Camouflage: two top cards of one value become secrets, or two such secrets are scored; a 7 a special achievement."""

from tests.kit import table


def test_two_top_cards_of_one_value_are_junked_and_safeguarded() -> None:
    t = table({"red": "Camouflage, Oars", "purple": "Lighting", "green": "Paper"}, {})
    end = t.dogma("Camouflage", 0)
    assert end.zone("safe", 0) == {"Camouflage", "Lighting"}
    assert end.pile(0, "red") == ["Oars"]
    assert end.pile(0, "green") == ["Paper"]
    assert end.junk() == t.junk()


def test_without_two_of_one_value_neither_goes() -> None:
    t = table({"red": "Camouflage", "purple": "Mysticism", "green": "Paper"}, {})
    assert t.dogma("Camouflage", 0).bystander(t, 0)


def test_with_one_place_in_the_safe_the_other_card_stays_junked() -> None:
    t = table({"red": "Camouflage", "purple": "Lighting", "safe": "Tools, Masonry, Sailing, Mysticism"}, {})
    end = t.dogma("Camouflage", 0, "junk-7")
    assert "Lighting" in end.zone("safe", 0)
    assert len(end.zone("safe", 0)) == 5
    assert "Camouflage" in end.junk()


def test_two_secrets_of_one_value_are_scored() -> None:
    t = table({"red": "Camouflage", "safe": "Tools, Paper, Sailing, Coal"}, {})
    end = t.dogma("Camouflage", 1)
    assert end.score(0) == {"Tools", "Sailing"}
    assert end.zone("safe", 0) == {"Paper", "Coal"}


def test_secrets_of_different_values_stay() -> None:
    t = table({"red": "Camouflage", "safe": "Tools, Paper"}, {})
    assert t.dogma("Camouflage", 1).bystander(t, 0)


def test_a_7_for_each_special_achievement() -> None:
    t = table(
        {"red": "Camouflage", "achievements": "Monument, Empire, Oars"},
        {"achievements": "World"},
        decks={7: "Lighting, Railroad"},
        further_decks={("unseen", 7): "Black Market"},
    )
    end = t.dogma("Camouflage", 0)
    assert end.hand(0) == {"Black Market", "Lighting"}
