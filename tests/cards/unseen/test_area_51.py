"""Area 51: an 11 or an achievement hidden; then a secret is revealed, and super-executed by whose turn it is."""

from tests.kit import NONE, Table, table


def laid(safe: str = "", theirs: str = "", other: str = "Writing") -> Table:
    return table(
        {"green": "Area 51", "safe": safe, "blue": "Pottery"},
        {"blue": other, "safe": theirs},
        decks={11: "Fusion, Hypersonics", 1: "Agriculture, Sailing"},
        further_decks={("unseen", 11): "Dark Web", ("unseen", 1): "Dance"},
        achievements="Tools, Optics",
        specials="",
    )


def test_an_11_is_drawn_or_an_achievement_hidden() -> None:
    assert laid().dogma("Area 51", "option-1").hand(0) == {"Dark Web"}
    end = laid(other="Calendar").dogma("Area 51", "option-2", "achievement-3")
    assert end.available() == {1}
    assert end.achievements(0) == set()


def test_the_secret_is_revealed_and_super_executed_in_my_turn_and_stays_a_secret() -> None:
    """Archery demands: an opponent draws a 1 and gives me the highest card of the hand, whatever his icons."""
    t = laid("Archery")
    end = t.dogma("Area 51", "option-1")
    assert end.zone("safe", 0) == {"Archery"}
    assert end.facts("all-vulnerable")
    assert end.hand(0) == {"Dark Web", "Dance"}
    assert end.available() == {3}, "its other effect junks an achievement of value 1 or 2"


def test_who_shares_reveals_a_secret_and_executes_nothing() -> None:
    t = laid("", theirs="Oars", other="Experimentation")
    end = t.dogma("Area 51", "option-1", "option-1")
    assert end.zone("safe", 1) == {"Oars"}
    assert not end.facts("all-vulnerable")
    assert end.hand(1) == {"Dark Web"}


def test_green_may_go_up() -> None:
    t = table({"green": "Area 51, Sailing"}, {}, further_decks={("unseen", 11): "Dark Web"})
    assert t.dogma("Area 51", "green", "option-1").splay(0, "green") == "up"
    assert t.dogma("Area 51", NONE, "option-1").splay(0, "green") == "none"
