"""Heirloom: a secret becomes an available achievement for a card one higher; else one like the top red is hidden."""

from tests.kit import table


def test_a_secret_is_freed_and_a_card_one_higher_drawn() -> None:
    t = table(
        {"yellow": "Heirloom", "red": "Gunpowder", "safe": "Monotheism"},
        {},
        achievements="Legend",
        further_decks={("unseen", 3): "Knights Templar"},
    )
    end = t.dogma("Heirloom")
    assert end.hand(0) == {"Knights Templar"}
    assert end.zone("safe", 0) == set()
    assert end.zone("available") == {"Monotheism", "Legend"}


def test_of_several_secrets_one_is_picked_by_its_back() -> None:
    t = table({"yellow": "Heirloom", "safe": "Monotheism, Gunpowder"}, {}, achievements="")
    asking = t.play("dogma Heirloom", idle=False)
    assert len(asking.options()) == 2
    end = asking.play("safe-of-1-4")
    assert end.zone("available") == {"Gunpowder"}
    (drawn,) = end.s.zones[end.m.zones.hand(0)]
    assert end.m.catalogue.back[drawn] == ("unseen", 5)


def test_without_a_secret_an_achievement_like_the_top_red_card_is_hidden() -> None:
    t = table({"yellow": "Heirloom", "red": "Gunpowder"}, {}, achievements="Legend, Physics")
    end = t.dogma("Heirloom")
    assert end.zone("safe", 0) == {"Legend"}
    assert end.zone("available") == {"Physics"}


def test_without_an_achievement_of_that_value_nothing_is_hidden() -> None:
    t = table({"yellow": "Heirloom", "red": "Oars"}, {}, achievements="Legend, Physics")
    assert t.dogma("Heirloom").zone("safe", 0) == set()


def test_without_a_secret_a_card_of_value_1_is_drawn() -> None:
    """4e base p. 23, Value: that of the card that is not there is 0; one draws what one can (golden rule)."""
    t = table({"yellow": "Heirloom"}, {}, achievements="Legend", further_decks={("unseen", 1): "Maze"})
    end = t.dogma("Heirloom")
    assert end.hand(0) == {"Maze"}
    assert end.zone("safe", 0) == set(), "no top red card has the value 0, too"


def test_reading_nothing_is_drawn_without_a_secret() -> None:
    """Battlestar's reading."""
    switches = {"heirloom-without-a-secret": "draws-nothing"}
    t = table({"yellow": "Heirloom", "red": "Gunpowder"}, {}, achievements="Legend", switches=switches)
    end = t.dogma("Heirloom")
    assert end.hand(0) == set()
    assert end.zone("safe", 0) == {"Legend"}
    t = table(
        {"yellow": "Heirloom", "safe": "Monotheism"},
        {},
        achievements="",
        further_decks={("unseen", 3): "Knights Templar"},
        switches=switches,
    )
    assert t.dogma("Heirloom").hand(0) == {"Knights Templar"}
