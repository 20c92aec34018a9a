"""Necronomicon: what a 3 costs or brings depends on its color."""

from tests.kit import Table, table


def laid(drawn: str) -> Table:
    return table(
        {
            "purple": "Necronomicon",
            "red": "Oars, Archery < left",
            "blue": "Tools, Writing < right",
            "hand": "Sailing",
            "score": "Calendar, Coal",
        },
        {"green": "The Wheel"},
        decks={3: drawn, 9: "Computers"},
    )


def test_yellow_costs_the_hand() -> None:
    end = laid("Medicine").dogma("Necronomicon")
    assert end.hand(0) == set()
    assert end.deck(1)[-1] == "Sailing"
    assert end.score(0) == {"Calendar", "Coal"}


def test_green_costs_the_splays() -> None:
    t = laid("Compass")
    end = t.dogma("Necronomicon")
    assert (end.splay(0, "red"), end.splay(0, "blue")) == ("none", "none")
    assert end.hand(0) == {"Sailing", "Compass"}


def test_red_costs_the_score_pile() -> None:
    end = laid("Optics").dogma("Necronomicon")
    assert end.score(0) == set()
    assert end.hand(0) == {"Sailing", "Optics"}


def test_blue_brings_a_9() -> None:
    t = laid("Alchemy")
    end = t.dogma("Necronomicon")
    assert end.hand(0) == {"Sailing", "Alchemy", "Computers"}
    assert end.splay(0, "red") == "left"
    assert end.bystander(t, 1)


def test_purple_does_nothing() -> None:
    end = laid("Education").dogma("Necronomicon")
    assert end.hand(0) == {"Sailing", "Education"}
    assert end.score(0) == {"Calendar", "Coal"}
