"""Woodworking: a 2 is melded, and scored if it is the bottom card of its color."""

from tests.kit import Table, table


def laid(**me: str) -> Table:
    return table({"yellow": "Woodworking", **me}, {"red": "Oars"}, further_decks={("unseen", 2): "Padlock"})


def test_alone_in_its_color_it_is_scored() -> None:
    t = laid()
    end = t.dogma("Woodworking")
    assert end.score(0) == {"Padlock"}
    assert end.pile(0, "red") == []
    assert end.bystander(t, 1)


def test_on_top_of_another_it_stays() -> None:
    end = laid(red="Archery").dogma("Woodworking")
    assert end.pile(0, "red") == ["Padlock", "Archery"]
    assert end.score(0) == set()


def test_a_sharer_goes_first_with_a_card_of_the_unseen_of_their_own() -> None:
    t = table(
        {"yellow": "Woodworking"},
        {"green": "Dance", "red": "Archery"},
        further_decks={("unseen", 2): "Padlock, Exile"},
        decks={1: "Tools"},
    )
    end = t.dogma("Woodworking")
    assert end.pile(1, "red") == ["Padlock", "Archery"]
    assert end.pile(0, "yellow") == ["Exile", "Woodworking"]
    assert end.free_draw
