"""Astrobiology: a bottom card is returned, its color goes aslant, and all of it without health is scored."""

from tests.kit import Table, table


def laid(**mine: str) -> Table:
    return table({"blue": "Astrobiology", **mine}, {"red": "Oars"}, specials="")


def test_the_color_of_the_returned_card_goes_aslant_and_is_scored_but_for_health() -> None:
    t = laid(blue="Astrobiology, Pottery, Tools, Calendar, Writing", green="Sailing, Clothing")
    end = t.dogma("Astrobiology", "Writing")
    assert end.deck(1)[-1] == "Writing"
    assert end.score(0) == {"Tools"}
    assert end.pile(0, "blue") == ["Astrobiology", "Pottery", "Calendar"]
    assert end.splay(0, "blue") == "aslant"
    assert end.pile(0, "green") == ["Sailing", "Clothing"]
    assert end.bystander(t, 1)


def test_a_single_card_may_be_the_bottom_one_and_leaves_nothing_to_score() -> None:
    end = laid(green="Sailing").dogma("Astrobiology", "Sailing")
    assert end.pile(0, "green") == []
    assert end.score(0) == set()
