"""Syncom 3: the hand goes for five 9s; five colors win."""

from tests.kit import table


def test_five_colors() -> None:
    t = table(
        {"green": "Syncom 3", "hand": "Oars"},
        {"yellow": "Masonry"},
        decks={9: "Composites, Ecology, Satellites, Genetics, Services"},
    )
    assert t.dogma("Syncom 3").winners == (0,)


def test_four_colors() -> None:
    t = table(
        {"green": "Syncom 3", "hand": "Oars"},
        {"yellow": "Masonry"},
        decks={9: "Composites, Fission, Satellites, Genetics, Services"},
    )
    end = t.dogma("Syncom 3")
    assert end.winners is None
    assert len(end.hand(0)) == 5
    assert end.deck(1)[-1] == "Oars"
