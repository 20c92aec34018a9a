"""Confucius: a card of castles is scored instead."""

from tests.kit import table


def test_it_is_scored_and_a_deck_is_junked() -> None:
    t = table({"purple": "Confucius", "red": "Archery"}, {"hand": "Oars"})
    end = t.play("dogma Archery", 0)
    assert end.score(0) == {"Archery"}
    assert end.deck(2) == []
    assert end.hand(1) == {"Oars"}


def test_other_icons_are_left_alone() -> None:
    t = table({"purple": "Confucius", "blue": "Writing"}, {}, decks={2: "Calendar"})
    assert t.play("dogma Writing").hand(0) == {"Calendar"}
