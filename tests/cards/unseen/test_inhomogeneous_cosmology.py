"""Inhomogeneous Cosmology: top cards go back on their decks, hand cards are melded, as often as one likes; then 11s."""

from tests.kit import NONE, Table, table


def laid(**mine: str) -> Table:
    return table(
        {"blue": "Inhomogeneous Cosmology", **mine},
        {"red": "Oars"},
        decks={11: "Fusion, Hypersonics, Climatology, Escapism"},
        further_decks={("unseen", 11): "Dark Web"},
        specials="",
    )


def test_a_top_card_lies_on_its_deck_again_and_the_effect_is_repeated() -> None:
    t = laid(green="Sailing, Clothing", red="Coal", hand="Archery")
    end = t.dogma("Inhomogeneous Cosmology", "Sailing", "Archery", "Clothing", NONE)
    assert end.deck(1)[:2] == ["Clothing", "Sailing"]
    assert end.pile(0, "red") == ["Archery", "Coal"]
    assert end.hand(0) == {"Dark Web", "Fusion", "Hypersonics"}, "yellow, green and purple are missing"
    assert end.bystander(t, 1)


def test_doing_neither_ends_it() -> None:
    t = laid(green="Sailing", hand="Archery")
    end = t.dogma("Inhomogeneous Cosmology", NONE, NONE)
    assert end.pile(0, "green") == ["Sailing"]
    assert end.hand(0) == {"Archery", "Dark Web", "Fusion", "Hypersonics"}
