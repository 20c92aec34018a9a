"""Green Hydrogen: all covered green cards are scored, and an 11 is tucked for each."""

from tests.kit import table

UNSEEN = {("unseen", 11): "Dark Web"}


def test_all_but_the_top_green_card_and_an_11_each() -> None:
    t = table(
        {"green": "Green Hydrogen, Sailing, Clothing, Paper", "red": "Oars, Archery"},
        {"blue": "Tools"},
        decks={11: "Fusion, Hypersonics"},
        further_decks=UNSEEN,
    )
    end = t.dogma("Green Hydrogen")
    assert end.score(0) == {"Sailing", "Clothing", "Paper"}
    assert end.pile(0, "green") == ["Green Hydrogen", "Hypersonics"]
    assert end.pile(0, "red") == ["Oars", "Archery", "Dark Web", "Fusion"]
    assert end.bystander(t, 1)


def test_a_single_green_card_scores_and_draws_nothing() -> None:
    t = table({"green": "Green Hydrogen", "red": "Oars, Archery"}, {"blue": "Tools"}, further_decks=UNSEEN)
    end = t.dogma("Green Hydrogen")
    assert end.score(0) == set()
    assert end.pile(0, "red") == ["Oars", "Archery"]
