"""Pride and Prejudice: 6s are melded, and scored while their color is one with the fewest visible cards."""

import pytest

from tests.kit import Table, table


def laid(drawn: str, switch: str, **me: str) -> Table:
    return table(
        {"yellow": "Pride and Prejudice", **me},
        {"purple": "Mysticism"},
        decks={6: drawn},
        switches={"pride-and-prejudice": switch},
    )


@pytest.mark.parametrize(
    ("switch", "scored"),
    [("colors-there", {"Machine Tools", "Democracy"}), ("all-five", set()), ("all-cards", set())],
)
def test_an_unsplayed_color_shows_one_card(switch: str, scored: set[str]) -> None:
    """Red has two cards of which one is visible; blue is splayed and shows two. There is no green card."""
    t = laid(
        "Machine Tools, Democracy, Encyclopedia, Canning",
        switch,
        red="Oars, Archery",
        blue="Tools, Writing < left",
        purple="Philosophy, Code of Laws",
    )
    end = t.dogma("Pride and Prejudice")
    assert end.score(0) == scored
    assert end.bystander(t, 1)


@pytest.mark.parametrize("switch", ["colors-there", "all-five"])
def test_with_all_five_colors(switch: str) -> None:
    t = laid(
        "Machine Tools, Encyclopedia, Canning",
        switch,
        red="Oars, Archery",
        blue="Tools, Writing < left",
        purple="Philosophy",
        green="Sailing",
    )
    end = t.dogma("Pride and Prejudice")
    assert end.score(0) == {"Machine Tools"}
    assert end.pile(0, "blue") == ["Encyclopedia", "Tools", "Writing"]
    assert end.deck(6) == ["Canning"]


def test_all_cards_counted() -> None:
    t = laid("Democracy, Machine Tools, Canning", "all-cards", red="Oars, Archery")
    end = t.dogma("Pride and Prejudice")
    assert end.score(0) == {"Democracy"}
    assert end.pile(0, "red")[0] == "Machine Tools"
