"""Escape Room: an opponent scores an 11 and a hand card of its color, or loses; then four top cards are scored."""

from tests.kit import Table, table

UNSEEN = {("unseen", 11): "Cloaking, Dark Web, Astrobiology"}


def laid(hand: str, **board: str) -> Table:
    return table({"yellow": "Escape Room", **board}, {"hand": hand, "blue": "Tools"}, further_decks=UNSEEN)


def test_who_has_a_card_of_that_color_scores_both() -> None:
    end = laid("Oars, Archery, Paper").dogma("Escape Room", "Oars")
    assert end.score(1) == {"Cloaking", "Oars"}
    assert end.hand(1) == {"Archery", "Paper"}
    assert end.winners is None


def test_who_has_none_loses() -> None:
    assert laid("Paper, Calendar").dogma("Escape Room").winners == (0,)


def test_top_cards_with_efficiency_are_scored_but_no_yellow_one() -> None:
    board = {"red": "Fission, Combustion", "green": "Sailing", "blue": "Computers", "purple": "Railroad"}
    end = laid("Archery", **board).dogma("Escape Room")
    assert end.score(0) == {"Fission", "Computers", "Railroad"}
    assert end.pile(0, "yellow") == ["Escape Room"]
    assert end.pile(0, "red") == ["Combustion"]
