"""James Clerk Maxwell: icons by cards in hand; an 8 before a lower card is returned."""

from tests.kit import NONE, table

SCIENTIST = {"blue": "James Clerk Maxwell", "red": "Engineering", "green": "Sailing", "yellow": "Steam Engine"}
"""one concept, one health and one efficiency are visible, two or more of every other icon"""


def test_each_card_in_hand_gives_one_of_every_icon_on_the_board() -> None:
    t = table({"blue": "James Clerk Maxwell", "red": "Oars", "hand": "Tools, Coal, Pottery"}, {"hand": "Masonry"})
    counts = {
        icon: t.icons(0, icon) for icon in ("authority", "prosperity", "efficiency", "avatar", "concept", "health")
    }
    assert counts == {"authority": 5, "prosperity": 4, "efficiency": 4, "avatar": 4, "concept": 0, "health": 0}
    assert t.icons(1, "authority") == 0


def test_meat_is_a_standard_icon_once_it_is_in_the_game() -> None:
    """Ultimate p. 30."""
    t = table({"blue": "James Clerk Maxwell", "yellow": "Skinning", "hand": "Tools, Coal"}, {})
    assert (t.icons(0, "meat"), t.icons(0, "health")) == (4, 3)


def test_twenty_cards_in_hand_overflow_into_no_other_icon() -> None:
    many = ", ".join(f"[{age}]" for age in (1, 2, 3, 4) for _ in range(5))
    t = table({"blue": "James Clerk Maxwell", "red": "Oars", "hand": many}, {})
    assert (t.icons(0, "authority"), t.icons(0, "prosperity"), t.icons(0, "concept")) == (22, 21, 0)


def test_nothing_while_he_is_covered_or_without_a_hand() -> None:
    assert table({"blue": "Tools, James Clerk Maxwell", "hand": "Oars"}, {}).icons(0, "concept") == 2
    assert table({"blue": "James Clerk Maxwell", "red": "Oars"}, {}).icons(0, "authority") == 2


def test_a_special_achievement_is_claimed_by_them() -> None:
    """Empire: two cards in hand make three of every icon."""
    t = table({**SCIENTIST, "hand": "Oars"}, {}, decks={7: "Railroad"})
    assert t.play("draw").achievements(0) == {"Empire"}


def test_one_card_is_too_few() -> None:
    t = table(SCIENTIST, {}, decks={7: "Railroad"})
    assert t.play("draw").achievements(0) == set()


def test_before_anybody_returns_a_low_card_his_owner_draws_an_8() -> None:
    t = table(
        {"blue": "Pottery", "hand": "Oars"}, {"blue": "James Clerk Maxwell"}, decks={8: "Flight", 1: "Tools, Sailing"}
    )
    end = t.play("dogma Pottery", "Oars")
    assert end.hand(1) == {"Flight"}
    assert "Oars" not in end.hand(0)


def test_an_8_is_returned_without_it() -> None:
    t = table({"blue": "Pottery", "hand": "Empiricism"}, {"blue": "James Clerk Maxwell"}, decks={8: "Flight"})
    assert t.play("dogma Pottery", "Empiricism").hand(1) == set()
    assert t.play("dogma Pottery", NONE).hand(1) == set()


def test_his_owner_draws_for_an_own_return_too() -> None:
    t = table(
        {"blue": "James Clerk Maxwell", "yellow": "Agriculture", "hand": "Oars"}, {}, decks={8: "Flight", 2: "Calendar"}
    )
    end = t.play("dogma Agriculture", "Oars")
    assert (end.hand(0), end.score(0)) == ({"Flight"}, {"Calendar"})
