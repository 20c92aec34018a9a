"""Tuning Fork: a card of a scored value; another of a foreshadowed value is melded if it is higher there."""

from tests.kit import Table, empty, table


def laid(hand: str, deck: str, **more: str) -> Table:
    return table(
        {"purple": "Tuning Fork", "hand": hand, **more},
        {},
        decks={1: deck, 3: "Optics, Paper"},
        further_decks=empty("echoes"),
    )


def test_a_higher_card_is_melded() -> None:
    end = laid("Compass", "Oars", red="Archery").dogma("Tuning Fork")
    assert end.zone("forecast", 0) == {"Compass"}
    assert end.pile(0, "red") == ["Optics", "Archery"]


def test_a_card_that_is_no_higher_is_returned_and_the_effect_may_be_repeated() -> None:
    asking = laid("Tools, Sailing", "Oars, Writing", red="Archery").play("dogma Tuning Fork", "Tools", idle=False)
    assert asking.deck(1) == ["Writing", "Oars"]
    end = asking.play("yes")
    assert end.zone("forecast", 0) == {"Tools", "Sailing"}
    assert end.pile(0, "blue") == ["Writing"]
    assert asking.play("no").zone("forecast", 0) == {"Tools"}


def test_a_card_of_a_value_in_any_score_pile() -> None:
    t = table(
        {"purple": "Tuning Fork", "score": "Coal"},
        {"score": "Machinery"},
        decks={3: "Optics"},
        further_decks=empty("echoes"),
    )
    asking = t.play("dogma Tuning Fork", idle=False)
    assert asking.options() == ("3", "5")
    assert asking.play("3").zone("forecast", 0) == {"Optics"}


def test_without_scored_cards_and_without_a_hand_nothing_happens() -> None:
    t = laid("", "Oars")
    assert t.dogma("Tuning Fork").bystander(t, 0, 1)
