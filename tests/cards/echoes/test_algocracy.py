"""Algocracy: the single player with the most of the chosen icon gets all hand and score cards that feature it."""

from tests.kit import table


def test_all_cards_that_feature_it_come_to_the_hand() -> None:
    t = table(
        {"green": "Algocracy", "hand": "Computers, Tools", "score": "Rocketry"},
        {"red": "Archery", "score": "Fusion, Pottery, Mobility"},
    )
    end = t.dogma("Algocracy", "efficiency")
    assert end.hand(0) == {"Computers", "Tools", "Rocketry", "Fusion"}
    assert (end.score(0), end.score(1)) == (set(), {"Pottery", "Mobility"})


def test_the_player_with_the_most_may_be_another() -> None:
    t = table({"green": "Algocracy", "hand": "Metalworking, Oars"}, {"red": "Archery", "score": "Mysticism"})
    end = t.dogma("Algocracy", "authority")
    assert (end.hand(0), end.hand(1)) == (set(), {"Metalworking", "Oars", "Mysticism"})


def test_a_tie_is_nobody() -> None:
    t = table(
        {"green": "Algocracy", "yellow": "Agriculture", "hand": "Calendar"}, {"blue": "Pottery"}, {"hand": "Medicine"}
    )
    assert t.dogma("Algocracy", "health").bystander(t, 0, 1, 2)


def test_an_icon_that_is_not_featured_is_not_enough() -> None:
    """Computers shows industry and features efficiency."""
    t = table({"green": "Algocracy", "red": "Mobility"}, {"hand": "Computers, Robotics"})
    end = t.dogma("Algocracy", "industry")
    assert (end.hand(0), end.hand(1)) == ({"Robotics"}, {"Computers"})
