"""Placebo: top cards of one color are returned one by one, a 7 drawn for each; a single 7 among them gives an 8."""

from tests.kit import Table, table


def laid(red: str) -> Table:
    """Lay out cards to return."""
    return table(
        {"blue": "Placebo", "red": red},
        {"red": "Archery"},
        decks={7: "Lighting, Railroad, Bicycle", 8: "Flight"},
        further_decks={("unseen", 7): "Mafia"},
    )


def test_as_many_as_i_like_and_two_7s_are_not_exactly_one() -> None:
    t = laid("Combustion, Optics, Explosives, Gunpowder")
    end = t.dogma("Placebo", "red", "yes", "yes", "no")
    assert end.pile(0, "red") == ["Gunpowder"]
    assert end.hand(0) == {"Mafia", "Lighting", "Railroad"}
    assert end.deck(3)[-1] == "Optics"
    assert end.bystander(t, 1)


def test_one_7_gives_an_8() -> None:
    end = laid("Combustion, Optics, Explosives, Gunpowder").dogma("Placebo", "red", "yes", "no")
    assert end.hand(0) == {"Mafia", "Lighting", "Flight"}
    assert end.pile(0, "red") == ["Explosives", "Gunpowder"]


def test_one_card_must_be_returned_and_with_the_last_it_ends() -> None:
    t = laid("Gunpowder")
    asking = t.play("dogma Placebo", idle=False)
    assert set(asking.options()) == {"red", "blue"}
    end = asking.play("red")
    assert end.pile(0, "red") == []
    assert end.hand(0) == {"Mafia"}


def test_it_can_return_itself() -> None:
    end = laid("Gunpowder").dogma("Placebo", "blue")
    assert end.pile(0, "blue") == []
    assert end.hand(0) == {"Mafia"}, "it is a 6"


def test_a_sharer_starts_with_a_color_of_its_own() -> None:
    t = table(
        {"blue": "Placebo", "red": "Oars, Optics"},
        {"blue": "Writing, Tools"},
        decks={7: "Lighting, Railroad, Bicycle"},
        further_decks={("unseen", 7): "Mafia, Private Eye"},
    )
    end = t.dogma("Placebo", "yes", "red", "no")
    assert end.pile(1, "blue") == []
    assert end.pile(0, "red") == ["Optics"]
