"""Engineering: a top card with authority of each colour goes to my score pile; you may splay red left.

Sources: DRW-18; rules notes (Engineering: a card that is uncovered is safe).
"""

import pytest

from tests.kit import NONE, Table, table


def demanded(other: dict[str, str], **mine: str) -> Table:
    """Lay out: seat 1 is vulnerable, seat 2 is not."""
    return table(
        {"red": "Engineering", "purple": "Monotheism", "yellow": "Masonry", **mine},
        other,
        {"red": "Construction", "green": "The Wheel", "purple": "Mysticism"},
    )


@pytest.mark.parametrize("reading", ["safe", "taken-too"])
def test_one_top_card_with_authority_of_each_color_goes_a_card_beneath_stays(reading: str) -> None:
    t = table(
        {"red": "Engineering", "purple": "Monotheism", "yellow": "Masonry"},
        {
            "red": "Oars, Archery",
            "green": "Navigation, Mapmaking",
            "blue": "Alchemy",
            "purple": "Philosophy",
            "hand": "Domestication",
            "score": "Road Building",
        },
        {"red": "Construction", "green": "The Wheel", "purple": "Mysticism"},
        switches={"uncovered-top-cards": reading},
    )
    end = t.dogma("Engineering")
    assert end.score(0) == {"Oars", "Alchemy"}
    assert end.pile(1, "red") == ["Archery"]
    assert end.pile(1, "green") == ["Navigation", "Mapmaking"]
    assert end.pile(1, "blue") == []
    assert end.pile(1, "purple") == ["Philosophy"]
    assert end.hand(1) == {"Domestication"}
    assert end.score(1) == {"Road Building"}
    assert end.bystander(t, 2)
    assert len(end.asked) == 1  # nobody has a choice


def test_a_pile_reduced_to_one_card_forgets_its_splay() -> None:
    end = demanded({"red": "Oars, Archery < left"}).dogma("Engineering")
    assert end.splay(1, "red") == "none"
    (told,) = end.facts("splay-forgotten")
    assert (told.seat, told.rule, told.number("count")) == (1, "splay-forgotten", 1)


def test_without_such_a_card_nothing_goes() -> None:
    t = demanded({"red": "Coal, Archery < left", "blue": "Physics"})
    assert t.dogma("Engineering").bystander(t, 0, 1, 2)


def test_red_and_only_red_may_be_splayed_left() -> None:
    t = demanded({"blue": "Physics"}, red="Engineering, Coal", yellow="Masonry, Canning")
    end = t.dogma("Engineering", "red")
    assert end.asked[1][1] == ("red",)
    assert end.splay(0, "red") == "left"
    assert end.splay(0, "yellow") == "none"
    assert t.dogma("Engineering", NONE).bystander(t, 0, 1, 2)


def test_a_sharer_may_splay_its_red_cards() -> None:
    t = table({"red": "Engineering"}, {"red": "Construction, Coal", "blue": "Physics, Tools"}, decks={3: "Paper"})
    end = t.dogma("Engineering", "red")
    assert end.asked[1][0].seat == 1
    assert end.splay(1, "red") == "left"
    assert end.free_draw
    assert end.hand(0) == {"Paper"}
    refused = t.dogma("Engineering", NONE)
    assert refused.bystander(t, 0, 1)
    assert not refused.free_draw


# --- the third and the first edition -----------------------------------------------------------------------


@pytest.mark.editions(3, 1)
@pytest.mark.parametrize(
    ("reading", "scored", "red"),
    [("safe", {"Oars", "Alchemy"}, ["Archery", "Coal"]), ("taken-too", {"Oars", "Archery", "Alchemy"}, ["Coal"])],
)
def test_all_top_cards_with_authority_and_those_that_come_to_light_by_a_switch(
    reading: str, scored: set[str], red: list[str]
) -> None:
    """The FAQ of 2011: a card that is uncovered is safe (DRW-18); by the fourth edition's "all" it goes too."""
    t = table(
        {"red": "Engineering", "purple": "Monotheism", "yellow": "Masonry"},
        {
            "red": "Oars, Archery, Coal",
            "green": "Navigation, Mapmaking",
            "blue": "Alchemy",
            "purple": "Philosophy",
            "hand": "Domestication",
        },
        {"red": "Construction", "green": "The Wheel", "purple": "Mysticism"},
        switches={"uncovered-top-cards": reading},
    )
    end = t.dogma("Engineering")
    assert end.score(0) == scored
    assert end.pile(1, "red") == red
    assert end.pile(1, "green") == ["Navigation", "Mapmaking"]
    assert (end.pile(1, "blue"), end.pile(1, "purple"), end.hand(1)) == ([], ["Philosophy"], {"Domestication"})
    assert end.bystander(t, 2)


@pytest.mark.editions(3, 1)
def test_in_the_older_editions_an_uncovered_card_is_safe_unless_one_chooses_otherwise() -> None:
    t = demanded({"red": "Oars, Archery", "blue": "Physics"})
    end = t.dogma("Engineering")
    assert (end.score(0), end.pile(1, "red")) == ({"Oars"}, ["Archery"])


@pytest.mark.editions(3, 1)
def test_red_may_be_splayed_left_in_the_older_editions() -> None:
    t = demanded({"blue": "Physics"}, red="Engineering, Coal", yellow="Masonry, Canning")
    end = t.dogma("Engineering", "red")
    assert (end.splay(0, "red"), end.splay(0, "yellow")) == ("left", "none")
    assert t.dogma("Engineering", NONE).bystander(t, 0, 1, 2)
