"""Plato: a color goes left before the first action's Dogma."""

from tests.kit import table


def test_the_color_of_the_card() -> None:
    t = table({"purple": "Plato", "blue": "Writing, Tools"}, {}, achievements="Calendar")
    end = t.play("dogma Writing")
    assert (end.splay(0, "blue"), end.available()) == ("left", {2})


def test_if_it_cannot_be_splayed_a_2_is_junked() -> None:
    t = table({"purple": "Plato", "blue": "Writing"}, {}, achievements="Calendar, Paper")
    assert t.play("dogma Writing").available() == {3}
