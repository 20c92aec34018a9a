"""Garland's Ruby Slippers: an 8 is melded: one without effects wins, any other is executed."""

from tests.kit import table


def test_battleship_yamato_wins() -> None:
    t = table({"purple": "Garland's Ruby Slippers", "hand": "Battleship Yamato, Oars"}, {"red": "Coal"})
    assert t.dogma("Garland's Ruby Slippers").winners == (0,)


def test_another_8_is_executed() -> None:
    t = table(
        {"purple": "Garland's Ruby Slippers", "hand": "Rocketry, Oars"}, {"red": "Coal", "score": "Tools, Calendar"}
    )
    end = t.play("dogma Garland's Ruby Slippers", idle=False)
    assert end.winners is None
    assert end.pile(0, "blue") == ["Rocketry"]


def test_without_an_8_nothing_is_melded_and_nobody_wins() -> None:
    t = table({"purple": "Garland's Ruby Slippers", "hand": "Oars"}, {"red": "Coal"})
    end = t.dogma("Garland's Ruby Slippers")
    assert end.winners is None
    assert end.bystander(t, 0, 1)
