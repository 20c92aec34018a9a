"""Tran Huang Dao: a low red card is scored before a 3 is drawn; two castles give one of every other icon."""

from tests.kit import table


def test_each_two_castles_give_one_of_every_other_icon_that_is_there() -> None:
    """Five castles: two of each more, and none of what the board does not show; avatars are an icon like any other."""
    t = table({"red": "Tran Huang Dao", "green": "The Wheel", "blue": "Writing"}, {"blue": "Tools"})
    counts = {icon: t.icons(0, icon) for icon in ("authority", "prosperity", "concept", "avatar", "health", "industry")}
    assert counts == {"authority": 5, "prosperity": 3, "concept": 4, "avatar": 3, "health": 0, "industry": 0}
    assert t.icons(1, "concept") == 2


def test_two_castles_are_enough_and_three_give_no_more() -> None:
    assert table({"red": "Tran Huang Dao", "blue": "Writing"}, {}).icons(0, "prosperity") == 2
    assert table({"red": "Tran Huang Dao", "blue": "Tools"}, {}).icons(0, "concept") == 3


def test_nothing_while_he_is_covered() -> None:
    t = table({"red": "Archery, Tran Huang Dao", "blue": "Writing"}, {})
    assert t.icons(0, "prosperity") == 1


def test_a_low_red_top_card_from_any_board_is_scored_before_a_3_is_drawn() -> None:
    t = table({"red": "Tran Huang Dao"}, {"red": "Construction"}, {"red": "Coal"}, decks={3: "Machinery"})
    asked = t.play("draw", idle=False)
    assert set(asked.options()) == {"tran-huang-dao", "construction"}
    end = t.play("draw", "Construction")
    assert (end.score(0), end.hand(0), end.pile(1, "red")) == ({"Construction"}, {"Machinery"}, [])
    assert end.bystander(t, 2)


def test_he_may_have_to_score_himself() -> None:
    end = table({"red": "Tran Huang Dao", "yellow": "Medicine"}, {"red": "Coal"}, decks={3: "Machinery"}).play("draw")
    assert (end.score(0), end.hand(0)) == ({"Tran Huang Dao"}, {"Machinery"})


def test_a_3_is_drawn_though_the_karma_changes_the_highest_top_card() -> None:
    """The original action goes on (Ultimate p. 29): a draw of a 3, of which the karma has heard."""
    t = table({"red": "Tran Huang Dao", "yellow": "Masonry"}, {}, decks={3: "Machinery", 1: "Oars"})
    end = t.play("draw")
    assert (end.score(0), end.hand(0)) == ({"Tran Huang Dao"}, {"Machinery"})
    assert [fact.number("value") for fact in end.facts("draw-value-stays")] == [3]
    unchanged = table({"red": "Tran Huang Dao", "green": "Paper"}, {"red": "Oars"}, decks={3: "Machinery"})
    assert unchanged.play("draw", "Oars").facts("draw-value-stays") == []


def test_meat_is_an_icon_like_any_other_once_it_is_in_the_game() -> None:
    t = table({"red": "Tran Huang Dao", "yellow": "Skinning"}, {})
    assert (t.icons(0, "authority"), t.icons(0, "meat"), t.icons(0, "health")) == (2, 3, 2)


def test_another_value_is_drawn_without_it() -> None:
    t = table({"red": "Tran Huang Dao", "yellow": "Steam Engine"}, {"red": "Oars"}, decks={5: "Astronomy"})
    assert t.play("draw").score(0) == set()
