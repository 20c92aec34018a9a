"""Soap: cards of a color are tucked; with a higher top card of it than each opponent one may achieve from hand."""

from tests.kit import NONE, Table, table


def laid(score: str, theirs: str = "Archery") -> Table:
    hand = "Gunpowder, Oars, Tools, Optics"
    return table({"yellow": "Soap", "red": "Engineering", "hand": hand, "score": score}, {"red": theirs})


def test_cards_are_tucked_and_one_of_value_1_achieved() -> None:
    asking = laid("Coal").play("dogma Soap", "red", ("Gunpowder", "Oars"), "Gunpowder", idle=False)
    assert asking.pile(0, "red")[0] == "Engineering"
    assert asking.refuses("Optics")
    assert asking.play("Tools").achievements(0) == {"Tools"}
    assert asking.play(NONE).achievements(0) == set()


def test_not_with_a_top_card_that_is_no_higher() -> None:
    end = laid("Coal", "Machine Tools").dogma("Soap", "red", ("Oars",))
    assert end.achievements(0) == set()
    assert end.pile(0, "red") == ["Engineering", "Oars"]


def test_nothing_tucked_nothing_achieved() -> None:
    t = laid("Coal")
    assert t.dogma("Soap", "red", NONE).bystander(t, 0, 1)
    assert t.dogma("Soap", "purple").bystander(t, 0, 1)
