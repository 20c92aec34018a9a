"""Genetics: draw and meld an 11 (in the older editions a 10), and score all that lies beneath it.

Sources: 4e base p. 11, 17, 20 (All cards, Draw and X), 24.
"""

import pytest

from tests.kit import Table, table


def mine(elevens: str) -> Table:
    """Lay out: seat 1 has less concept."""
    return table(
        {"blue": "Genetics, Writing, Tools < left", "red": "Oars", "hand": "Coal", "score": "Paper"},
        {"red": "Archery", "blue": "Pottery", "score": "Optics"},
        decks={11: elevens},
    )


def test_all_cards_beneath_are_scored_also_genetics_itself() -> None:
    t = mine("Climatology, Fusion")
    end = t.dogma("Genetics")
    assert end.pile(0, "blue") == ["Climatology"]
    assert end.splay(0, "blue") == "none"
    assert end.score(0) == {"Paper", "Genetics", "Writing", "Tools"}
    assert (end.pile(0, "red"), end.hand(0)) == (["Oars"], {"Coal"})
    assert end.deck(11) == ["Fusion"]
    assert end.bystander(t, 1)


def test_only_the_melded_cards_color_is_scored() -> None:
    end = mine("Fusion").dogma("Genetics")
    assert end.pile(0, "red") == ["Fusion"]
    assert end.score(0) == {"Paper", "Oars"}
    assert (end.pile(0, "blue"), end.splay(0, "blue")) == (["Genetics", "Writing", "Tools"], "left")


def test_a_new_color_has_nothing_beneath() -> None:
    end = mine("Escapism").dogma("Genetics")
    assert end.pile(0, "purple") == ["Escapism"]
    assert end.score(0) == {"Paper"}


def test_without_an_11_the_game_ends_by_score() -> None:
    end = mine("").dogma("Genetics")
    assert end.winners is not None
    assert end.pile(0, "blue") == ["Genetics", "Writing", "Tools"]


def test_a_sharer_melds_and_scores_first() -> None:
    t = table(
        {"blue": "Genetics"},
        {"green": "Classification", "red": "Oars"},
        decks={9: "Ecology", 11: "Fusion, Climatology, Escapism"},
    )
    end = t.dogma("Genetics")
    assert (end.pile(1, "red"), end.score(1)) == (["Fusion"], {"Oars"})
    assert (end.pile(0, "blue"), end.score(0)) == (["Climatology"], {"Genetics"})
    assert end.free_draw
    assert end.hand(0) == {"Escapism"}


def tens(first: str) -> Table:
    """Lay out: seat 1 has less concept; what the older editions draw."""
    return table(
        {"blue": "Genetics, Writing, Tools < left", "red": "Oars", "hand": "Coal", "score": "Paper"},
        {"red": "Archery", "blue": "Pottery", "score": "Optics"},
        decks={10: first},
    )


@pytest.mark.editions(3, 1)
def test_in_the_older_editions_all_beneath_a_10_is_scored_also_genetics_itself() -> None:
    t = tens("Software, Databases")
    end = t.dogma("Genetics")
    assert end.pile(0, "blue") == ["Software"]
    assert end.splay(0, "blue") == "none"
    assert end.score(0) == {"Paper", "Genetics", "Writing", "Tools"}
    assert (end.pile(0, "red"), end.hand(0)) == (["Oars"], {"Coal"})
    assert end.deck(10) == ["Databases"]
    assert end.bystander(t, 1)
    assert not end.free_draw


@pytest.mark.editions(3, 1)
@pytest.mark.parametrize(("ten", "color", "scored"), [("Robotics", "red", {"Oars"}), ("A.I.", "purple", set())])
def test_in_the_older_editions_only_the_color_of_the_10_is_scored(ten: str, color: str, scored: set[str]) -> None:
    end = tens(ten).dogma("Genetics")
    assert end.pile(0, color) == [ten]
    assert end.score(0) == {"Paper"} | scored
    assert (end.pile(0, "blue"), end.splay(0, "blue")) == (["Genetics", "Writing", "Tools"], "left")


@pytest.mark.editions(3, 1)
def test_in_the_older_editions_the_game_ends_by_score_without_a_10() -> None:
    end = tens("").dogma("Genetics")
    assert end.winners is not None
    assert end.pile(0, "blue") == ["Genetics", "Writing", "Tools"]


@pytest.mark.editions(3, 1)
def test_in_the_older_editions_a_sharer_melds_and_scores_first() -> None:
    t = table(
        {"blue": "Genetics"},
        {"green": "Classification", "red": "Oars"},
        {"yellow": "Agriculture", "hand": "Coal"},
        decks={10: "Robotics, Software, A.I."},
    )
    end = t.dogma("Genetics")
    assert (end.pile(1, "red"), end.score(1)) == (["Robotics"], {"Oars"})
    assert (end.pile(0, "blue"), end.score(0)) == (["Software"], {"Genetics"})
    assert end.free_draw
    assert end.hand(0) == {"A.I."}
    assert end.bystander(t, 2)
