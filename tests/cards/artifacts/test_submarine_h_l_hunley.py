"""Submarine H. L. Hunley: who would share melds a 7; an even bottom card of its color costs the color."""

from tests.kit import Table, table


def laid(bottom: str) -> Table:
    return table(
        {"red": "Submarine H. L. Hunley"},
        {"red": "Coal", "blue": f"Tools, {bottom}"},
        decks={7: "Evolution"},
    )


def test_an_even_one() -> None:
    end = laid("Calendar").dogma("Submarine H. L. Hunley")
    assert end.pile(1, "blue") == []
    assert end.pile(1, "red") == ["Coal"]


def test_an_odd_one() -> None:
    t = laid("Alchemy")
    end = t.dogma("Submarine H. L. Hunley")
    assert end.pile(1, "blue") == ["Evolution", "Tools", "Alchemy"]
    assert end.bystander(t, 0)
