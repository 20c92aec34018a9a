"""Fight Club: an opponent's secret becomes my achievement; yellow may go up."""

from tests.kit import NONE, table


def test_a_secret_becomes_an_achievement_of_mine() -> None:
    t = table({"red": "Fight Club"}, {"safe": "Oars, Fission"}, {"purple": "The Internet", "safe": "Tools"})
    end = t.dogma("Fight Club", "safe-of-2-9")
    assert end.achievements(0) == {"Fission"}
    assert end.zone("safe", 1) == {"Oars"}
    assert end.zone("safe", 2) == {"Tools"}, "he has as many avatars"


def test_without_a_secret_nothing_is_won_and_yellow_may_go_up() -> None:
    t = table({"red": "Fight Club", "yellow": "Masonry, Agriculture"}, {"blue": "Tools"})
    end = t.dogma("Fight Club", "yellow")
    assert end.achievements(0) <= {special.title for special in end.m.catalogue.specials}
    assert end.splay(0, "yellow") == "up"
    assert t.dogma("Fight Club", NONE).splay(0, "yellow") == "none"
