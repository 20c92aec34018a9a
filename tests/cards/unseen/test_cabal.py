"""Cabal: hand cards of my secrets' values go to my score pile, for a 5; an achievement like a top card is hidden."""

from tests.kit import Table, table


def laid(**other: str) -> Table:
    """Lay out: secrets of values 2 and 3."""
    return table(
        {"red": "Cabal", "safe": "Optics, Mathematics"},
        other,
        achievements="Gunpowder, Measurement",
        further_decks={("unseen", 5): "Gallery"},
    )


def test_all_cards_of_those_values_go_and_a_5_is_drawn() -> None:
    end = laid(hand="Machinery, Coal, Monotheism, Paper").dogma("Cabal")
    assert end.score(0) == {"Machinery", "Monotheism", "Paper"}
    assert end.hand(1) == {"Coal", "Gallery"}
    assert end.zone("safe", 0) == {"Optics", "Mathematics", "Measurement"}
    assert end.zone("available") == {"Gunpowder"}


def test_without_such_cards_a_5_is_drawn_all_the_same() -> None:
    end = laid(hand="Coal").dogma("Cabal")
    assert end.score(0) == set()
    assert end.hand(1) == {"Coal", "Gallery"}


def test_without_secrets_nothing_goes() -> None:
    t = table({"red": "Cabal"}, {"hand": "Oars, Paper"}, achievements="", further_decks={("unseen", 5): "Gallery"})
    end = t.dogma("Cabal")
    assert end.hand(1) == {"Oars", "Paper", "Gallery"}
    assert end.zone("safe", 0) == set()


def test_an_achievement_of_the_value_of_any_top_card_will_do() -> None:
    t = table(
        {"red": "Cabal, Archery", "blue": "Experimentation"},
        {"red": "Optics"},
        achievements="Gunpowder, Measurement, Oars",
    )
    asking = t.play("dogma Cabal", idle=False)
    assert set(asking.options()) == {"achievement-4", "achievement-5"}
    assert asking.play("achievement-4").zone("safe", 0) == {"Gunpowder"}


def test_a_full_safe_takes_none() -> None:
    t = table({"red": "Cabal, Archery < aslant", "safe": "Tools"}, {"red": "Optics"}, achievements="Measurement")
    end = t.dogma("Cabal")
    assert end.zone("safe", 0) == {"Tools"}
    assert end.zone("available") == {"Measurement"}
