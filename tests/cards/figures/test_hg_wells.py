"""H G  Wells: a 10 is junked and super-executed instead of a card of the light bulb."""

from tests.kit import table


def test_a_10_instead() -> None:
    t = table({"purple": "H.G. Wells", "blue": "Writing"}, {}, decks={10: "Software", 2: "Calendar"})
    end = t.play("dogma Writing", idle=False)
    assert end.junk() >= {"Software"}
    assert "Calendar" not in end.hand(0)


def test_another_icon() -> None:
    t = table({"purple": "H.G. Wells", "green": "The Wheel"}, {}, decks={1: "Oars, Archery"})
    assert t.play("dogma The Wheel").hand(0) == {"Oars", "Archery"}
