"""Denver Airport: a secret may be achieved, whatever its value; purple may go up."""

from tests.kit import NONE, table


def test_a_secret_becomes_an_achievement_without_points_or_a_top_card_for_it() -> None:
    t = table({"green": "Denver Airport", "safe": "Oars, Fusion"}, {"red": "Archery"}, specials="")
    end = t.dogma("Denver Airport", "safe-of-1-11")
    assert end.achievements(0) == {"Fusion"}
    assert end.zone("safe", 0) == {"Oars"}
    assert end.bystander(t, 1)


def test_it_may_be_declined_and_purple_may_go_up() -> None:
    t = table(
        {"green": "Denver Airport", "safe": "Oars", "purple": "Mysticism, Education"}, {"red": "Archery"}, specials=""
    )
    end = t.dogma("Denver Airport", NONE, "purple")
    assert end.achievements(0) == set()
    assert end.splay(0, "purple") == "up"
    assert t.dogma("Denver Airport", NONE, NONE).splay(0, "purple") == "none"


def test_without_a_secret_nothing_is_achieved() -> None:
    t = table({"green": "Denver Airport"}, {"red": "Archery"}, specials="")
    assert t.dogma("Denver Airport").achievements(0) == set()
