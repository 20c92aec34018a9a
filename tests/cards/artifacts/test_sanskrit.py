"""Sanskrit: all score piles are junked; if they were empty, all top cards but the highest are scored."""

from tests.kit import table


def test_score_piles_are_junked() -> None:
    t = table({"green": "Sanskrit", "score": "Oars"}, {"red": "Coal", "score": "Tools, Calendar"})
    end = t.dogma("Sanskrit")
    assert end.score(0) == end.score(1) == set()
    assert end.junk() >= {"Oars", "Tools", "Calendar"}
    assert end.pile(1, "red") == ["Coal"]


def test_without_any_top_cards_are_scored() -> None:
    t = table(
        {"green": "Sanskrit, Sailing", "red": "Robotics, Oars"},
        {"red": "Archery", "yellow": "Masonry, Fermenting", "purple": "Monotheism"},
    )
    end = t.dogma("Sanskrit")
    assert end.score(0) == {"Robotics"}
    assert end.pile(0, "green") == ["Sanskrit", "Sailing"]
    assert end.score(1) == {"Archery", "Masonry"}
    assert end.pile(1, "purple") == ["Monotheism"]
