"""Printing Press: return a score card to draw two higher than your top purple card; perhaps splay blue right."""

import pytest

from tests.kit import NONE, table

pytestmark = pytest.mark.editions(4, 3, 1)


@pytest.mark.parametrize(
    ("purple", "drawn"), [("", "Calendar"), ("Mysticism, Astronomy < up", "Paper"), ("Astronomy, Mysticism", "Bicycle")]
)
def test_the_draw_looks_at_the_top_purple_card_only(purple: str, drawn: str) -> None:
    """DRW-07: without a purple card its value is 0, so a 2 is drawn."""
    t = table(
        {"blue": "Printing Press", "purple": purple, "score": "Tools, Coal", "red": "Flight", "hand": "Oars"},
        {"purple": "City States, Education", "score": "Archery"},
        decks={2: "Calendar", 3: "Paper", 7: "Bicycle", 5: "Banking"},
    )
    asking = t.play("dogma Printing Press", idle=False)
    assert set(asking.options()) == {"tools", "coal"}
    end = asking.play("Coal")
    assert end.score(0) == {"Tools"}
    assert end.hand(0) == {"Oars", drawn}
    assert end.deck(5) == ["Banking", "Coal"]
    assert end.bystander(t, 1)


def test_declining_or_having_no_score_card_draws_nothing() -> None:
    t = table({"blue": "Printing Press", "score": "Tools"}, {})
    assert t.dogma("Printing Press", NONE).bystander(t, 0, 1)
    u = table({"blue": "Printing Press", "hand": "Tools"}, {})
    assert u.dogma("Printing Press").bystander(u, 0, 1)


def test_two_higher_than_a_10_ends_the_game() -> None:
    """4e base p. 11: a 12 is drawn only over the end of the game. Coal is returned before scores are compared."""
    t = table({"blue": "Printing Press", "purple": "A.I.", "score": "Coal, Tools"}, {"score": "Calendar"})
    end = t.dogma("Printing Press", "Coal")
    assert end.winners == (1,)


@pytest.mark.editions(3, 1)  # the last age is 10
@pytest.mark.parametrize(
    ("purple", "drawn", "winners"), [("Empiricism", {"Robotics"}, None), ("Services", set(), (1,))]
)
def test_two_higher_than_an_8_is_the_most(purple: str, drawn: set[str], winners: tuple[int, ...] | None) -> None:
    t = table(
        {"blue": "Printing Press", "purple": purple, "score": "Coal, Tools"},
        {"score": "Calendar"},
        decks={10: "Robotics, Databases"},
    )
    end = t.dogma("Printing Press", "Coal")
    assert (end.hand(0), end.winners) == (drawn, winners)


def test_blue_may_be_splayed_right_over_a_left_splay_and_lose_prosperity_by_it() -> None:
    """SPL-03: the new direction replaces the old one."""
    t = table({"blue": "Printing Press, Tools, Writing < left", "red": "Oars, Archery"}, {"blue": "Pottery, Calendar"})
    assert t.icons(0, "prosperity") == 3
    asking = t.play("dogma Printing Press", idle=False)
    assert asking.options() == ("blue",)
    end = asking.play("blue")
    assert end.splay(0, "blue") == "right"
    assert end.splay(0, "red") == "none"
    assert end.icons(0, "prosperity") == 2
    assert end.bystander(t, 1)
    assert asking.play(NONE).splay(0, "blue") == "left"


def test_a_sharer_needs_as_much_concept() -> None:
    t = table(
        {"blue": "Printing Press", "score": "Tools"},
        {"purple": "Philosophy", "score": "Oars"},
        {"blue": "Alchemy", "score": "Archery"},
        decks={4: "Invention, Anatomy"},
    )
    end = t.dogma("Printing Press", "Oars", NONE)
    assert end.hand(1) == {"Invention"}
    assert end.bystander(t, 2)
    assert end.free_draw
    assert end.hand(0) == {"Anatomy"}
