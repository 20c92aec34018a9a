"""Chintz: a 4; with one card in hand two more, one of them scored; foreseen, the hand becomes available."""

from tests.kit import Table, table


def laid(hand: str, **more: str) -> Table:
    return table(
        {"green": "Chintz", "red": "Colonialism", "hand": hand, **more},
        {},
        decks={4: "Gunpowder, Reformation, Navigation"},
        achievements="Oars",
    )


def test_a_lone_card_in_hand_is_worth_two_more() -> None:
    end = laid("").dogma("Chintz")
    assert end.hand(0) == {"Gunpowder", "Reformation"}
    assert end.score(0) == {"Navigation"}


def test_with_two_cards_there_is_only_the_first_4() -> None:
    end = laid("Tools").dogma("Chintz")
    assert end.hand(0) == {"Tools", "Gunpowder"}
    assert end.score(0) == set()


def test_foreseen_the_hand_becomes_available() -> None:
    t = table(
        {"hand": "Perspective, Tools", "forecast": "Chintz", "red": "Colonialism"},
        {},
        decks={4: "Gunpowder"},
        achievements="Oars",
    )
    end = t.play("meld Perspective")
    assert end.hand(0) == set()
    assert sorted(end.titles(end.m.zones.available)) == ["Gunpowder", "Oars", "Tools"]
