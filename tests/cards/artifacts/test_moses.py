"""Moses: who would share gives me every top card with prosperity to score; then one more is scored."""

from tests.kit import table


def test_one_of_each_color() -> None:
    t = table(
        {"yellow": "Moses", "red": "Oars", "green": "Sailing"},
        {"yellow": "Anatomy", "green": "Currency", "purple": "Enterprise", "red": "Construction"},
    )
    end = t.dogma("Moses", "Sailing")
    assert end.score(0) == {"Currency", "Enterprise", "Sailing"}
    assert end.pile(1, "yellow") == ["Anatomy"]
    assert end.pile(1, "red") == ["Construction"]


def test_nobody_would_share() -> None:
    t = table({"yellow": "Moses", "red": "Oars"}, {"green": "Navigation"})
    end = t.dogma("Moses")
    assert end.score(0) == {"Oars"}
    assert end.bystander(t, 1)
