"""The Big Bang: as long as the top blue card changes anything a 10 is junked, and it is executed again."""

from tests.kit import NONE, table


def test_a_change_costs_a_10_and_it_goes_on() -> None:
    t = table(
        {"purple": "The Big Bang", "blue": "Tools", "hand": "Archery, Calendar, Gunpowder"},
        {},
        decks={3: "Engineering", 10: "Databases, Robotics"},
    )
    end = t.dogma("The Big Bang", ("Archery", "Calendar", "Gunpowder"))
    assert (end.pile(0, "red"), end.hand(0)) == (["Engineering"], set())
    assert (end.junk() & {"Databases", "Robotics"}, end.deck(10)) == ({"Databases"}, ["Robotics"])


def test_nothing_changed() -> None:
    t = table({"purple": "The Big Bang", "blue": "Tools", "hand": "Archery, Calendar, Gunpowder"}, {})
    assert t.dogma("The Big Bang", NONE).bystander(t, 0, 1)


def test_without_a_blue_card() -> None:
    t = table({"purple": "The Big Bang"}, {})
    assert t.dogma("The Big Bang").bystander(t, 0, 1)


def test_a_splay_is_a_change() -> None:
    t = table({"purple": "The Big Bang", "blue": "Printing Press, Tools"}, {}, decks={10: "Databases, Robotics"})
    end = t.dogma("The Big Bang", "blue")
    assert (end.splay(0, "blue"), end.deck(10)) == ("right", ["Robotics"]), "the second time it is splayed already"
