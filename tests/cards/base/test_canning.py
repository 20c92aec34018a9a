"""Canning: perhaps draw and tuck a 6, then every top card without industry is scored; perhaps splay yellow right."""

import pytest

from tests.kit import NONE, table

pytestmark = pytest.mark.editions(4, 3, 1)


def test_a_tucked_card_costs_every_top_card_without_industry() -> None:
    t = table(
        {
            "red": "Industrialization",
            "yellow": "Canning",
            "green": "The Wheel, Sailing",
            "blue": "Chemistry, Tools",
            "purple": "Mysticism, Emancipation < left",
            "hand": "Oars",
        },
        {"green": "Clothing", "blue": "Pottery"},
        decks={6: "Vaccination, Democracy"},
    )
    end = t.dogma("Canning", "yes", NONE)
    assert end.pile(0, "yellow") == ["Canning", "Vaccination"]
    assert end.score(0) == {"The Wheel", "Mysticism"}
    assert end.pile(0, "green") == ["Sailing"], "a card of each color: what comes to light stays"
    assert end.pile(0, "purple") == ["Emancipation"]
    assert end.splay(0, "purple") == "none"
    assert end.pile(0, "red") == ["Industrialization"]
    assert end.pile(0, "blue") == ["Chemistry", "Tools"]
    assert end.hand(0) == {"Oars"}
    assert end.bystander(t, 1)


@pytest.mark.editions(3, 1)
@pytest.mark.parametrize(
    ("reading", "scored", "green"),
    [
        ("safe", {"The Wheel"}, ["Sailing", "Electricity", "Clothing"]),
        ("taken-too", {"The Wheel", "Sailing"}, ["Electricity", "Clothing"]),
    ],
)
def test_a_card_that_comes_to_light_is_scored_too_by_one_reading_of_all(
    reading: str, scored: set[str], green: list[str]
) -> None:
    """It goes on down to the first card with industry, as with Engineering and Electricity."""
    t = table(
        {"yellow": "Canning", "green": "The Wheel, Sailing, Electricity, Clothing", "blue": "Chemistry, Tools"},
        {"green": "Mapmaking", "blue": "Pottery"},
        decks={6: "Vaccination, Democracy"},
        switches={"uncovered-top-cards": reading},
    )
    end = t.dogma("Canning", "yes", NONE)
    assert end.score(0) == scored
    assert end.pile(0, "green") == green
    assert end.pile(0, "yellow") == ["Canning", "Vaccination"]
    assert end.pile(0, "blue") == ["Chemistry", "Tools"]
    assert end.bystander(t, 1)


def test_declining_scores_nothing() -> None:
    t = table({"yellow": "Canning", "green": "The Wheel"}, {}, decks={6: "Vaccination"})
    end = t.dogma("Canning", "no")
    assert end.bystander(t, 0, 1)
    assert end.deck(6) == ["Vaccination"]


def test_a_tucked_card_that_is_alone_in_its_color_is_a_top_card_too() -> None:
    t = table({"yellow": "Canning"}, {}, decks={6: "Democracy"})
    end = t.dogma("Canning", "yes")
    assert end.pile(0, "purple") == []
    assert end.score(0) == {"Democracy"}
    u = table({"yellow": "Canning"}, {}, decks={6: "Emancipation"})
    end = u.dogma("Canning", "yes")
    assert end.pile(0, "purple") == ["Emancipation"], "it has industry"
    assert end.score(0) == set()


def test_yellow_may_be_splayed_right() -> None:
    t = table({"yellow": "Canning, Masonry", "red": "Coal, Oars"}, {"yellow": "Agriculture, Fermenting"})
    asking = t.play("dogma Canning", "no", idle=False)
    assert asking.options() == ("yellow",)
    end = asking.play("yellow")
    assert (end.splay(0, "yellow"), end.splay(0, "red")) == ("right", "none")
    assert end.bystander(t, 1)
    assert asking.play(NONE).bystander(t, 0, 1)


def test_a_sharer_decides_alone_and_scores_from_its_own_board() -> None:
    t = table(
        {"yellow": "Canning", "blue": "Tools"},
        {"red": "Coal", "green": "Sailing"},
        decks={6: "Machine Tools, Encyclopedia"},
    )
    end = t.dogma("Canning", "yes", "no")
    assert end.pile(1, "red") == ["Coal", "Machine Tools"]
    assert end.score(1) == {"Sailing"}
    assert end.pile(0, "blue") == ["Tools"]
    assert end.score(0) == set()
    assert end.free_draw
    assert end.hand(0) == {"Encyclopedia"}
    both = t.dogma("Canning", "no", "no")
    assert not both.free_draw
