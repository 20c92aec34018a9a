"""Rosetta Stone: two 2s of a set I choose; one I meld, the other goes to a board of an opponent."""

from tests.kit import Table, table


def laid() -> Table:
    return table(
        {"blue": "Rosetta Stone"},
        {"green": "Sailing"},
        {"purple": "Philosophy"},
        decks={2: "Calendar, Construction, Currency"},
        further_decks={("artifacts", 2): "Chronicle of Zuo, Holy Grail"},
    )


def test_of_the_base_set() -> None:
    t = laid()
    asking = t.play("dogma Rosetta Stone", idle=False)
    assert asking.options() == ("base", "artifacts")
    end = asking.play("base", "Construction", "player-3")
    assert end.pile(0, "red") == ["Construction"]
    assert end.pile(2, "blue") == ["Calendar"]
    assert end.bystander(t, 1)


def test_of_another_set() -> None:
    end = laid().dogma("Rosetta Stone", "artifacts", "Holy Grail", "player-2")
    assert end.pile(0, "yellow") == ["Holy Grail"]
    assert end.pile(1, "red") == ["Chronicle of Zuo"]
    assert end.deck(2)[0] == "Calendar"


def test_where_the_set_has_no_2_left_base_cards_are_drawn() -> None:
    t = table(
        {"blue": "Rosetta Stone"},
        {"green": "Sailing"},
        decks={2: "Calendar, Construction, Currency"},
        further_decks={("artifacts", 2): "Holy Grail"},
    )
    end = t.dogma("Rosetta Stone", "artifacts", "Holy Grail")
    assert end.pile(0, "yellow") == ["Holy Grail"]
    assert end.pile(1, "blue") == ["Calendar"]
