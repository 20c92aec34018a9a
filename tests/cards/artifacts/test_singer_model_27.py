"""Singer Model 27: a card is tucked, its color splayed up, scored cards of it tucked."""

from tests.kit import Table, table


def laid(score: str) -> Table:
    return table(
        {"yellow": "Singer Model 27", "red": "Oars", "hand": "Archery", "score": score},
        {"purple": "Mysticism"},
        achievements="Tools, Calendar",
    )


def test_scored_cards_of_that_color() -> None:
    t = laid("Coal, Pottery")
    end = t.dogma("Singer Model 27", "achievement-1")
    assert end.pile(0, "red") == ["Oars", "Archery", "Coal"]
    assert end.splay(0, "red") == "up"
    assert end.score(0) == {"Pottery"}
    assert end.available() == {2}
    assert end.bystander(t, 1)


def test_none_of_that_color() -> None:
    end = laid("Pottery").dogma("Singer Model 27")
    assert end.available() == {1, 2}
