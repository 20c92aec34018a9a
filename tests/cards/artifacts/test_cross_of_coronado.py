"""Cross of Coronado: five cards in five colors win."""

from tests.kit import Table, table

FIVE = "Oars, Tools, Sailing, Mysticism, Agriculture"


def laid(hand: str) -> Table:
    return table({"purple": "Cross of Coronado", "hand": hand}, {"yellow": "Masonry"})


def test_five_colors() -> None:
    assert laid(FIVE).dogma("Cross of Coronado").winners == (0,)


def test_six_cards_are_too_many() -> None:
    t = laid(FIVE + ", Archery")
    assert t.dogma("Cross of Coronado").bystander(t, 0, 1)


def test_four_colors_are_too_few() -> None:
    t = laid(FIVE.replace("Tools", "Archery"))
    end = t.dogma("Cross of Coronado")
    assert end.winners is None
    assert end.bystander(t, 0, 1)
