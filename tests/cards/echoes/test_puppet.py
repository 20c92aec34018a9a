"""Puppet: an available achievement of a value in the score pile is junked."""

from tests.kit import Table, table


def laid(score: str) -> Table:
    return table({"purple": "Puppet", "score": score}, {}, achievements="Oars, Calendar, Paper")


def test_one_of_a_value_in_the_score_pile() -> None:
    asking = laid("Tools, Optics").play("dogma Puppet", idle=False)
    assert len(asking.options()) == 2
    assert asking.play(asking.options()[1]).available() == {1, 2}


def test_none_of_such_a_value() -> None:
    t = laid("Coal")
    end = t.dogma("Puppet")
    assert end.available() == {1, 2, 3}
    assert laid("").dogma("Puppet").available() == {1, 2, 3}
