"""Popular Science: meld a card as high as a top green card anywhere, one above the top yellow card; blue right."""

from tests.kit import NONE, table


def test_the_values_of_all_top_green_cards_are_offered() -> None:
    t = table(
        {"blue": "Popular Science, Tools", "yellow": "Statistics", "green": "Paper, Bicycle"},
        {"green": "Navigation, Sailing"},
        decks={6: "Canning, Encyclopedia"},
        further_decks={("unseen", 4): "Legend"},
    )
    asking = t.play("dogma Popular Science", idle=False)
    assert asking.options() == ("3", "4")
    end = asking.play(4, "blue")
    assert end.pile(0, "purple") == ["Legend"]
    assert end.pile(0, "yellow") == ["Canning", "Statistics"]
    assert end.splay(0, "blue") == "right"
    assert end.bystander(t, 1)


def test_a_single_value_is_not_asked_for_and_the_splay_may_be_declined() -> None:
    t = table(
        {"blue": "Popular Science, Tools", "yellow": "Statistics"},
        {"green": "Navigation"},
        decks={6: "Canning"},
        further_decks={("unseen", 4): "Legend"},
    )
    end = t.dogma("Popular Science", NONE)
    assert end.pile(0, "purple") == ["Legend"]
    assert end.splay(0, "blue") == "none"


def test_what_there_is_not_has_the_value_0() -> None:
    """4e base p. 23, Value: a card of value 0 is a 1, one of value 1 as well."""
    t = table({"blue": "Popular Science"}, {}, decks={1: "Archery, Oars"}, further_decks={("unseen", 1): "Maze"})
    end = t.dogma("Popular Science")
    assert end.pile(0, "red") == ["Archery", "Maze"]
    assert end.hand(0) == set()
