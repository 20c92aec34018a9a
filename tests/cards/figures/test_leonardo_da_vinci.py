"""Leonardo da Vinci: another card is melded first; a purple one brings cards and a Figure."""

from tests.kit import table


def test_another_card_is_melded_first() -> None:
    t = table({"yellow": "Leonardo da Vinci", "hand": "Oars, Tools"}, {})
    end = t.play("meld Oars")
    assert (end.pile(0, "red"), end.pile(0, "blue"), end.hand(0)) == (["Oars"], ["Tools"], set())


def test_of_one_color_it_lies_beneath() -> None:
    t = table({"yellow": "Leonardo da Vinci", "hand": "Oars, Archery"}, {})
    assert t.play("meld Oars").pile(0, "red") == ["Oars", "Archery"]


def test_a_purple_one_brings_three_4s_and_a_figure() -> None:
    t = table(
        {"yellow": "Leonardo da Vinci", "hand": "Oars, Mysticism"},
        {"blue": "Imhotep"},
        decks={4: "Gunpowder, Reformation, Navigation, Anatomy"},
    )
    end = t.play("meld Oars", "Imhotep")
    assert end.hand(0) == {"Gunpowder", "Reformation", "Navigation"}
    assert (end.score(0), end.pile(1, "blue")) == ({"Imhotep"}, [])


def test_the_card_itself_is_not_another() -> None:
    t = table({"yellow": "Leonardo da Vinci", "hand": "Mysticism"}, {}, decks={4: "Gunpowder"})
    end = t.play("meld Mysticism")
    assert (end.pile(0, "purple"), end.hand(0)) == (["Mysticism"], set())


def test_a_card_that_is_drawn_and_melded_is_meant() -> None:
    t = table({"yellow": "Leonardo da Vinci", "green": "Sailing", "hand": "Tools"}, {}, decks={1: "Oars"})
    end = t.play("dogma Sailing")
    assert (end.pile(0, "red"), end.pile(0, "blue")) == (["Oars"], ["Tools"])


def test_another_players_meld_is_not() -> None:
    t = table({"hand": "Oars, Tools"}, {"yellow": "Leonardo da Vinci"})
    assert t.play("meld Oars").hand(0) == {"Tools"}
