"""Ark of the Covenant: a color is scored from every board without a top Artifact; then it goes to my hand."""

from tests.kit import table


def test_boards_without_a_top_artifact() -> None:
    """The Ark is an Artifact itself: while it is a top card, its own board keeps its cards."""
    t = table(
        {"purple": "Ark of the Covenant", "red": "Oars", "hand": "Coal, Tools"},
        {"red": "Archery, Gunpowder"},
        {"red": "Optics", "blue": "Treaty of Kadesh"},
    )
    end = t.dogma("Ark of the Covenant", "Coal")
    assert end.score(0) == {"Archery", "Gunpowder"}
    assert end.pile(0, "red") == ["Oars"]
    assert end.hand(0) == {"Tools", "Ark of the Covenant"}
    assert end.bystander(t, 2)


def test_a_covered_artifact_does_not_keep_them() -> None:
    t = table(
        {"purple": "Ark of the Covenant", "hand": "Coal"},
        {"red": "Archery", "blue": "Tools, Treaty of Kadesh"},
    )
    assert t.dogma("Ark of the Covenant").score(0) == {"Archery"}


def test_who_shares_takes_it() -> None:
    """Both effects are shared: the second player takes the Ark up from the board of the first."""
    t = table(
        {"purple": "Ark of the Covenant", "red": "Oars"},
        {"green": "The Wheel", "yellow": "Masonry", "hand": "Coal"},
        decks={1: "Tools"},
    )
    end = t.dogma("Ark of the Covenant")
    assert end.hand(1) == {"Ark of the Covenant"}
    assert end.score(1) == set(), "with the Ark on top, the first board kept its cards"
    assert end.hand(0) == {"Tools"}


def test_nothing_returned_nothing_scored() -> None:
    t = table({"purple": "Ark of the Covenant"}, {"red": "Archery"})
    end = t.dogma("Ark of the Covenant")
    assert end.score(0) == set()
    assert end.pile(1, "red") == ["Archery"]
