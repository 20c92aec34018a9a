"""Railroad: return the whole hand; draw three 6s; perhaps splay up a color that is splayed right."""

import pytest

from tests.kit import NONE, table


@pytest.mark.editions(4, 3, 1)
def test_the_whole_hand_goes_and_three_6s_come() -> None:
    t = table(
        {"purple": "Railroad", "hand": "Coal, Tools, Canning", "score": "Paper", "red": "Oars"},
        {"hand": "Writing"},
        decks={1: "Sailing", 5: "Banking", 6: "Democracy, Emancipation, Encyclopedia"},
    )
    end = t.dogma("Railroad")
    assert end.hand(0) == {"Democracy", "Emancipation", "Encyclopedia"}
    assert end.deck(6) == ["Canning"]
    assert (end.deck(1), end.deck(5)) == (["Sailing", "Tools"], ["Banking", "Coal"])
    assert end.score(0) == {"Paper"}
    assert end.pile(0, "red") == ["Oars"]
    assert end.bystander(t, 1)


@pytest.mark.editions(4, 3, 1)
def test_an_empty_hand_draws_them_too() -> None:
    """Rules notes (FAQ of 2011)."""
    t = table({"purple": "Railroad"}, {}, decks={6: "Democracy", 7: "Bicycle, Explosives, Lighting"})
    end = t.dogma("Railroad")
    assert end.hand(0) == {"Democracy", "Bicycle", "Explosives"}


@pytest.mark.editions(4, 3, 1)
def test_only_a_color_splayed_right_may_go_up() -> None:
    t = table(
        {
            "red": "Oars, Archery < right",
            "yellow": "Masonry, Agriculture < left",
            "green": "Sailing, Paper < right",
            "blue": "Tools, Writing < up",
            "purple": "Railroad, Mysticism",
        },
        {"red": "Coal, Optics < right"},
    )
    asking = t.play("dogma Railroad", idle=False)
    assert set(asking.options()) == {"red", "green"}
    end = asking.play("green")
    colors = ("red", "yellow", "green", "blue", "purple")
    assert [end.splay(0, color) for color in colors] == ["right", "left", "up", "up", "none"]
    assert end.bystander(t, 1)
    assert asking.play(NONE).splay(0, "green") == "right"


@pytest.mark.editions(4, 3, 1)
def test_order_of_return_is_asked_for_equal_values() -> None:
    t = table({"purple": "Railroad", "hand": "Coal, Banking, Tools"}, {}, decks={5: "Physics"})
    end = t.dogma("Railroad", "Banking")
    assert end.deck(5) == ["Physics", "Banking", "Coal"]


def test_a_sharer_returns_a_hand_before_anybody_draws_the_6s() -> None:
    """4e base p. 16: B and A both finish the first effect before the second begins; B's 6 comes back to A."""
    t = table(
        {"purple": "Railroad", "hand": "Tools"},
        {"blue": "Rocketry", "hand": "Canning"},
        decks={6: "Democracy, Emancipation, Encyclopedia, Vaccination, Industrialization", 7: "Bicycle"},
    )
    end = t.dogma("Railroad")
    assert end.hand(1) == {"Democracy", "Emancipation", "Encyclopedia"}
    assert end.hand(0) == {"Vaccination", "Industrialization", "Canning", "Bicycle"}
    assert end.free_draw


def test_aslant_is_not_right() -> None:
    end = table({"purple": "Railroad", "blue": "Tools, Writing < aslant"}, {}).dogma("Railroad")
    assert len(end.asked) == 1
    assert end.splay(0, "blue") == "aslant"


@pytest.mark.parametrize(
    ("edition", "theirs", "yours"),
    [
        (4, {"Democracy", "Emancipation", "Canning"}, {"Bicycle", "Explosives", "Lighting"}),
        (3, {"Democracy", "Emancipation", "Bicycle"}, {"Canning", "Explosives", "Lighting"}),
        (1, {"Democracy", "Emancipation", "Bicycle"}, {"Canning", "Explosives", "Lighting"}),
    ],
)
def test_your_6_comes_back_in_time_for_a_sharer_in_the_fourth_edition_only(
    edition: int, theirs: set[str], yours: set[str]
) -> None:
    """In the older editions returning and drawing are one effect, so a sharer has drawn before you return."""
    t = table(
        {"purple": "Railroad", "hand": "Canning"},
        {"blue": "Rocketry"},
        {"blue": "Tools", "hand": "Coal"},
        decks={6: "Democracy, Emancipation", 7: "Bicycle, Explosives, Lighting, Evolution"},
        edition=edition,
    )
    end = t.dogma("Railroad")
    assert end.hand(1) == theirs
    assert end.hand(0) == yours | {"Evolution"}  # the free draw
    assert end.bystander(t, 2)
    assert end.free_draw
