"""Probability: the hand is returned; two 6s are shown and returned, and the kinds of icon on them counted; a 6."""

import pytest

from tests.kit import Table, table


def laid(six: str, *, hand: str = "Oars, Paper") -> Table:
    """Lay out: the first 6 is Placebo, with concept and industry; the second is given."""
    return table(
        {"blue": "Probability", "hand": hand},
        {"hand": "Tools"},
        decks={6: f"{six}, Machine Tools, Encyclopedia, Metric System", 7: "Railroad"},
        further_decks={("unseen", 6): "Placebo"},
    )


@pytest.mark.parametrize(
    ("six", "score", "hand"),
    [
        ("Emancipation", {"Machine Tools", "Encyclopedia"}, {"Metric System"}),  # industry, concept
        ("Atomic Theory", {"Machine Tools", "Encyclopedia"}, {"Metric System"}),
        ("Democracy", set(), {"Machine Tools"}),  # prosperity is the third
        ("Canning", set(), {"Machine Tools"}),  # health is the third
    ],
)
def test_exactly_two_kinds_score_two_6s(six: str, score: set[str], hand: set[str]) -> None:
    t = laid(six)
    end = t.dogma("Probability")
    assert end.score(0) == score
    assert end.hand(0) == hand
    assert end.deck(6)[-1] == six
    assert end.deck(6, "unseen") == ["Placebo"]
    assert end.bystander(t, 1)


def test_exactly_four_kinds_draw_a_7() -> None:
    t = table(
        {"blue": "Probability"},
        {},
        decks={6: "Vaccination, Machine Tools", 7: "Railroad"},
        further_decks={("unseen", 6): "Triad"},
    )
    assert t.dogma("Probability").hand(0) == {"Machine Tools"}, "health, industry and concept are three"
    t = table(
        {"blue": "Probability"},
        {},
        decks={6: "Metric System, Machine Tools", 7: "Railroad"},
        further_decks={("unseen", 6): "Triad"},
    )
    assert t.dogma("Probability").hand(0) == {"Railroad", "Machine Tools"}
    assert t.dogma("Probability").score(0) == set()


def test_the_hand_goes_first() -> None:
    end = laid("Democracy").dogma("Probability")
    assert (end.deck(1)[-1], end.deck(3)[-1]) == ("Oars", "Paper")
