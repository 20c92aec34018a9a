"""Greenland: who would share returns top cards with efficiency while there are any; then those with prosperity go."""

from tests.kit import table


def test_all_with_efficiency_one_by_one() -> None:
    t = table(
        {"green": "Greenland", "red": "Optics, Oars"},
        {"blue": "Rocketry, Quantum Theory, Pottery", "yellow": "Agriculture"},
    )
    end = t.dogma("Greenland")
    assert end.pile(1, "blue") == ["Pottery"]
    assert end.pile(1, "yellow") == ["Agriculture"]
    assert end.pile(0, "red") == []
    assert end.deck(3)[-1] == "Optics"


def test_who_would_not_share_is_left_alone() -> None:
    t = table({"green": "Greenland"}, {"blue": "Rocketry"})
    assert t.dogma("Greenland").bystander(t, 0, 1)
