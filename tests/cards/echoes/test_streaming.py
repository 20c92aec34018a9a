"""Streaming: the top card of a color is achieved or scored; foreseen, again and again."""

from tests.kit import table


def test_it_is_scored_or_achieved() -> None:
    t = table({"blue": "Streaming", "red": "Oars, Archery", "score": "Coal"}, {})
    assert t.dogma("Streaming", "red", 1).score(0) == {"Coal", "Oars"}
    assert t.dogma("Streaming", "red", 0).achievements(0) == {"Oars"}


def test_without_the_points_it_stays() -> None:
    t = table({"blue": "Streaming", "red": "Optics"}, {})
    end = t.dogma("Streaming", "red", 0)
    assert end.pile(0, "red") == ["Optics"]


def test_foreseen_it_goes_on_with_the_same_color() -> None:
    t = table({"hand": "Fusion", "forecast": "Streaming", "green": "Sailing, Clothing"}, {})
    end = t.play("meld Fusion", "green", 1, 1, 1)
    assert end.score(0) == {"Sailing", "Clothing"}
    assert end.pile(0, "green") == []
