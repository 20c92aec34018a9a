"""Scouting: two 9s are revealed, one or both returned; after both a 10 is drawn if its color fits."""

from tests.kit import Table, table


def laid(tens: str) -> Table:
    return table(
        {"blue": "Scouting"},
        {"red": "Oars"},
        decks={9: "Fission, Ecology", 10: tens},
        further_decks={("unseen", 9): "Consulting"},
    )


def test_of_two_9s_one_may_be_kept_and_nothing_more_is_seen() -> None:
    end = laid("Robotics, Databases").dogma("Scouting", "Fission")
    assert end.hand(0) == {"Consulting"}
    assert end.deck(9) == ["Ecology", "Fission"]
    assert end.deck(10) == ["Robotics", "Databases"]


def test_after_both_the_next_10_is_drawn_if_it_has_the_color_of_one() -> None:
    t = laid("Robotics, Databases")
    end = t.dogma("Scouting", ("Consulting", "Fission"))
    assert end.hand(0) == {"Robotics"}, "red as Fission"
    assert end.bystander(t, 1)


def test_a_10_of_another_color_stays_on_its_deck() -> None:
    end = laid("Databases, Robotics").dogma("Scouting", ("Consulting", "Fission"))
    assert end.hand(0) == set()
    assert end.deck(10) == ["Databases", "Robotics"]


def test_at_least_one_is_returned() -> None:
    t = laid("Robotics").play("dogma Scouting", idle=False)
    assert t.refuses(())
