"""Plüsch Beweglich Rod Bear: colors with a top card of a value are splayed up; that value leaves all score piles."""

from tests.kit import table


def test_colors_of_that_value() -> None:
    t = table(
        {
            "yellow": "Plüsch Beweglich Rod Bear",
            "green": "Satellites, Sailing",
            "blue": "Computers, Tools",
            "red": "Flight, Archery",
            "score": "Suburbia, Robotics",
        },
        {"purple": "Specialization, Mysticism", "score": "Fission, Socialism"},
    )
    end = t.dogma("Plüsch Beweglich Rod Bear", "9", "Suburbia")
    assert (end.splay(0, "green"), end.splay(0, "blue"), end.splay(0, "red")) == ("up", "up", "none")
    assert end.splay(1, "purple") == "none"
    assert end.score(0) == {"Robotics"}
    assert end.score(1) == {"Socialism"}
