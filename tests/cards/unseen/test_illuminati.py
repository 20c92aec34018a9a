"""Illuminati: a hand card is shown, its color splayed right; its top card and an achievement above it are hidden."""

from tests.kit import table


def test_the_top_card_and_an_achievement_one_higher_become_secrets() -> None:
    t = table(
        {"purple": "Illuminati, Monotheism, Code of Laws", "hand": "Reformation"}, {}, achievements="Lighting, Coal"
    )
    end = t.dogma("Illuminati")
    assert end.pile(0, "purple") == ["Monotheism", "Code of Laws"]
    assert end.splay(0, "purple") == "right"
    assert end.zone("safe", 0) == {"Illuminati", "Lighting"}
    assert end.hand(0) == {"Reformation"}


def test_a_full_safe_takes_neither() -> None:
    t = table(
        {
            "purple": "Illuminati, Monotheism, Code of Laws",
            "hand": "Reformation",
            "safe": "Domestication, Agriculture, Writing",
        },
        {},
        achievements="Lighting, Oars",
    )
    end = t.dogma("Illuminati")
    assert end.pile(0, "purple") == ["Illuminati", "Monotheism", "Code of Laws"]
    assert end.splay(0, "purple") == "right", "which makes the limit three"
    assert len(end.zone("safe", 0)) == 3
    assert end.zone("available") == {"Lighting", "Oars"}


def test_the_last_place_goes_to_the_top_card() -> None:
    t = table(
        {"purple": "Illuminati, Monotheism, Code of Laws", "hand": "Reformation", "safe": "Agriculture, Writing"},
        {},
        achievements="Lighting",
    )
    end = t.dogma("Illuminati")
    assert end.zone("safe", 0) == {"Agriculture", "Writing", "Illuminati"}
    assert end.zone("available") == {"Lighting"}


def test_one_of_several_hand_cards_is_shown() -> None:
    t = table({"purple": "Illuminati", "red": "Optics, Oars", "hand": "Reformation, Archery"}, {}, achievements="Coal")
    end = t.dogma("Illuminati", "Archery")
    assert end.zone("safe", 0) == {"Optics"}, "no achievement of value 4 is there"
    assert end.pile(0, "red") == ["Oars"]
    assert end.splay(0, "red") == "none", "one card is never splayed"
