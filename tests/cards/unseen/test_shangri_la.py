"""Shangri-La: an 8 with industry is tucked and scored; else another is melded, and an 8 begins all again."""

from tests.kit import Table, table

EIGHTS = "Skyscrapers, Socialism, Quantum Theory"


def laid(first: str, eights: str, nines: str = "Fission") -> Table:
    """Lay out: the first card of the turn is one of The Unseen, the others are base cards."""
    return table(
        {"yellow": "Shangri-La"},
        {"red": "Coal"},
        decks={8: eights, 9: nines},
        further_decks={("unseen", 8): first, ("unseen", 9): "Fermi Paradox"},
    )


def test_a_card_with_industry_is_scored_and_nothing_follows() -> None:
    t = laid("Blacklight", EIGHTS)
    end = t.dogma("Shangri-La")
    assert end.score(0) == {"Blacklight"}
    assert end.pile(0, "yellow") == ["Shangri-La"]
    assert end.deck(8) == EIGHTS.split(", ")
    assert end.bystander(t, 1)


def test_without_industry_an_8_is_melded_and_all_begins_again_until_one_has_it() -> None:
    """The 8s run: Opus Dei is tucked, Socialism melded (an 8), Skyscrapers tucked and scored."""
    end = laid("Opus Dei", "Socialism, Skyscrapers, Quantum Theory").dogma("Shangri-La")
    assert end.pile(0, "purple") == ["Socialism", "Opus Dei"]
    assert end.score(0) == {"Skyscrapers"}
    assert end.deck(8) == ["Quantum Theory"]


def test_a_melded_card_of_another_value_ends_it() -> None:
    end = laid("Opus Dei", "").dogma("Shangri-La")
    assert end.pile(0, "blue") == ["Fermi Paradox"], "the 8s have run out, so the first card is an Unseen 9"
    assert end.pile(0, "red") == ["Fission"]
    assert end.score(0) == set()


def test_reading_a_scored_8_begins_all_again_too() -> None:
    """The last sentence stands after both branches: an 8 that was scored is an 8 as well."""
    t = table(
        {"yellow": "Shangri-La"},
        {"red": "Coal"},
        decks={8: "Socialism, Quantum Theory", 9: "Fission"},
        further_decks={("unseen", 8): "Blacklight", ("unseen", 9): "Fermi Paradox"},
        switches={"shangri-la": "either-card"},
    )
    end = t.dogma("Shangri-La")
    assert "Blacklight" in end.score(0)
    assert end.pile(0, "purple") == ["Socialism"], "the 8s run: Socialism is tucked after Blacklight was scored"
    assert end.pile(0, "red")[-1] == "Fission", "Quantum Theory was melded, an 8, so a 9 is tucked"
