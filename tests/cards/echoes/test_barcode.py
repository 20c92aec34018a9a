"""Barcode: a scored card is returned for each bonus of the victim; a color up, foreseen all of them."""

from tests.kit import NONE, table


def test_for_each_bonus_a_card_of_its_value() -> None:
    t = table(
        {"green": "Barcode", "red": "Oars, Archery"},
        {"yellow": "Soap", "purple": "Puppet", "red": "Bangle", "score": "Fermenting, Calendar, Paper, Coal"},
    )
    end = t.dogma("Barcode", "Calendar", "red")
    assert end.score(1) == {"Fermenting", "Coal"}
    assert end.splay(0, "red") == "up"


def test_foreseen_all_colors_go_up() -> None:
    t = table({"hand": "Software", "forecast": "Barcode", "red": "Oars, Archery", "yellow": "Masonry, Agriculture"}, {})
    end = t.play("meld Software", NONE)
    assert (end.splay(0, "red"), end.splay(0, "yellow")) == ("up", "up")
