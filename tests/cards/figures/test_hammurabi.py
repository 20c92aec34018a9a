"""Hammurabi: who demands of him is first demanded of."""

from tests.kit import table


def test_he_demands_first() -> None:
    """Ann draws a 1 and gives him her highest card; then he does the same for her."""
    t = table({"red": "Archery"}, {"red": "Hammurabi"}, decks={1: "Tools, Pottery"}, achievements="Calendar")
    end = t.play("dogma Archery", "Tools")
    assert (end.hand(0), end.hand(1)) == ({"Tools"}, {"Pottery"})
    assert len(end.facts("karma-first")) == 1


def test_it_is_no_part_of_what_is_due_to_the_demand() -> None:
    """U15: what Ann gave him is ignored by "if no cards were transferred due to this demand"."""
    t = table({"red": "Oars", "hand": "Writing"}, {"red": "Hammurabi"}, decks={1: "Tools, Pottery"})
    end = t.play("dogma Oars")
    assert end.score(1) == {"Writing"}
    assert end.hand(0) == {"Tools", "Pottery"}


def test_what_was_transferred_due_to_the_demand_itself_counts() -> None:
    t = table({"red": "Oars", "hand": "Tools"}, {"red": "Hammurabi", "hand": "Writing"}, decks={1: "Pottery, Archery"})
    end = t.play("dogma Oars")
    assert end.score(0) == {"Writing"}
    assert (end.hand(0), end.hand(1)) == ({"Tools"}, {"Pottery"})


def test_a_demand_of_somebody_else_is_not_turned() -> None:
    """Bob's demand is as it is; Cid's Hammurabi makes Ann draw and give a card before he does."""
    t = table(
        {"red": "Archery"},
        {"blue": "Tools"},
        {"red": "Hammurabi"},
        decks={1: "Pottery, Writing, Sailing"},
        achievements="Calendar",
    )
    end = t.play("dogma Archery", "Writing", "Sailing")
    assert len(end.facts("karma-first")) == 1
    assert (end.hand(0), end.hand(1), end.hand(2)) == ({"Pottery", "Sailing"}, set(), {"Writing"})


def test_who_is_not_vulnerable_demands_nothing() -> None:
    t = table(
        {"red": "Archery"},
        {"red": "Hammurabi", "yellow": "Masonry"},
        decks={1: "Tools, Pottery"},
        achievements="Calendar",
    )
    assert t.play("dogma Archery").facts("karma-first") == []


def test_a_card_that_is_super_executed_demands_of_him_too() -> None:
    """Avicenna super-executes a demand instead of Ann's first Dogma; her opponent answers it in the same way."""
    t = table(
        {"yellow": "Avicenna", "blue": "Writing"},
        {"red": "Hammurabi"},
        achievements="Archery",
        decks={1: "Tools, Oars"},
    )
    end = t.play("dogma Writing")
    assert end.facts("karma-first") == []  # it is executed in a karma, and karmas set off none


def test_what_compels_is_a_demand_too() -> None:
    """Moses compels who has as many leaves: Ann gives her top cards with crowns first, then he gives his."""
    t = table(
        {"yellow": "Moses", "green": "Mapmaking"},
        {"red": "Hammurabi", "yellow": "Agriculture", "green": "Currency"},
        sets=("base", "artifacts", "figures"),
    )
    end = t.play("dogma Moses", idle=False)
    assert len(end.facts("karma-first")) == 1
    assert end.score(1) == {"Mapmaking"}
    assert end.score(0) == {"Currency"}
