"""Empiricism: name two colors and draw a 9: one of them is melded and splayed up, else its color is unsplayed.

The older editions let one splay up, and unsplay nothing.

Sources: SPL-09 (no "may" here); 4e base p. 17, 20 (Draw and reveal), 24, 30.
"""

import pytest

from tests.kit import NONE, Table, table

FIVE = ("red", "yellow", "green", "blue", "purple")


def mine(nines: str = "Computers, Suburbia", **more: str) -> Table:
    """Lay out: nobody shares; the first 9 is blue."""
    return table(
        {"purple": "Empiricism", "blue": "Writing, Tools < left", "red": "Oars, Archery < right", **more},
        {"blue": "Calendar, Pottery < left", "hand": "Paper"},
        decks={9: nines, 10: "Databases"},
    )


def test_a_card_of_a_chosen_color_is_melded_and_its_color_splayed_up() -> None:
    t = mine()
    end = t.dogma("Empiricism", ("blue", "yellow"))
    assert end.asked[1][1] == FIVE
    assert end.pile(0, "blue") == ["Computers", "Writing", "Tools"]
    assert end.splay(0, "blue") == "up"
    assert end.hand(0) == set()
    assert end.splay(0, "red") == "right"
    assert end.bystander(t, 1)


def test_another_color_is_unsplayed_and_the_card_is_kept() -> None:
    t = mine()
    end = t.dogma("Empiricism", ("red", "yellow"))
    assert end.hand(0) == {"Computers"}
    assert end.pile(0, "blue") == ["Writing", "Tools"]
    assert (end.splay(0, "blue"), end.splay(0, "red")) == ("none", "right")
    assert end.splay(1, "blue") == "left"  # "that color" is yours
    assert end.deck(9) == ["Suburbia"]


@pytest.mark.editions(4, 3, 1)
def test_the_drawn_card_is_shown_to_all() -> None:
    end = mine().dogma("Empiricism", ("red", "yellow"))
    assert end.s.seen[end.m.catalogue.find("Computers")] == end.m.all_seats


@pytest.mark.editions(4, 3, 1)
def test_both_colors_must_be_chosen_before_anything_is_drawn() -> None:
    t = mine().play("dogma Empiricism", idle=False)
    assert t.hand(0) == set()
    for answer in ((), "red", ("red", "blue", "green")):
        assert t.refuses(answer)


@pytest.mark.editions(4, 3, 1)
def test_a_single_card_of_the_color_is_melded_but_cannot_be_splayed() -> None:
    end = mine("Suburbia").dogma("Empiricism", ("red", "yellow"))
    assert end.pile(0, "yellow") == ["Suburbia"]
    assert end.splay(0, "yellow") == "none"


@pytest.mark.parametrize(
    ("yellow", "red", "icons"), [("Statistics", "", 19), ("Ecology", "", 20), ("Ecology", "Colonialism", 21)]
)
def test_twenty_concept_icons_win_and_nineteen_do_not(yellow: str, red: str, icons: int) -> None:
    t = table(
        {
            "purple": "Empiricism",
            "blue": "Genetics, Evolution, Atomic Theory, Experimentation < aslant",
            "green": "Classification",
            "yellow": yellow,
            "red": red,
        },
        {"blue": "Writing"},
        decks={9: "Composites"},
    )
    assert t.icons(0, "concept") == icons
    end = t.dogma("Empiricism", ("blue", "green"))  # the red card drawn stays in hand
    assert end.winners == ((0,) if icons >= 20 else None)


def test_the_icons_are_counted_after_the_first_effect() -> None:
    t = table(
        {
            "purple": "Empiricism",
            "blue": "Evolution, Atomic Theory, Experimentation, Mathematics < aslant",
            "green": "Classification",
            "yellow": "Statistics",
        },
        {"blue": "Writing"},
        decks={9: "Ecology"},
    )
    assert t.icons(0, "concept") == 18
    end = t.dogma("Empiricism", ("yellow", "green"))  # Ecology covers Statistics and splays it up
    assert end.icons(0, "concept") == 20
    assert end.winners == (0,)


def test_a_sharer_executes_first_and_wins_with_twenty() -> None:
    t = table(
        {"purple": "Empiricism"},
        {"blue": "Genetics, Evolution, Atomic Theory, Experimentation < aslant", "green": "Classification, Paper < up"}
        | {"yellow": "Ecology, Perspective < right", "purple": "Philosophy"},
        decks={9: "Composites, Fission"},
    )
    assert t.icons(1, "concept") >= 20
    end = t.dogma("Empiricism", ("blue", "green"), ("blue", "green"))
    assert [request.seat for request, _ in end.asked] == [0, 1, 0]
    assert end.winners == (1,)


@pytest.mark.editions(3, 1)
@pytest.mark.parametrize(("answer", "splay"), [("blue", "up"), (NONE, "left")])
def test_in_the_older_editions_a_card_of_a_chosen_color_is_melded_and_may_be_splayed_up(
    answer: str | tuple[int, ...], splay: str
) -> None:
    t = mine()
    end = t.dogma("Empiricism", ("blue", "yellow"), answer)
    assert end.asked[1][1] == FIVE
    request, options = end.asked[2]
    assert (request.seat, request.optional, options) == (0, True, ("blue",))
    assert end.pile(0, "blue") == ["Computers", "Writing", "Tools"]
    assert end.splay(0, "blue") == splay
    assert end.splay(0, "red") == "right"
    assert end.hand(0) == set()
    assert end.bystander(t, 1)


@pytest.mark.editions(3, 1)
def test_in_the_older_editions_another_color_is_kept_in_hand_and_unsplays_nothing() -> None:
    t = mine()
    end = t.dogma("Empiricism", ("red", "yellow"))
    assert end.hand(0) == {"Computers"}
    assert end.pile(0, "blue") == ["Writing", "Tools"]
    assert (end.splay(0, "blue"), end.splay(0, "red")) == ("left", "right")
    assert end.deck(9) == ["Suburbia"]
    assert end.winners is None
    assert end.bystander(t, 1)


@pytest.mark.editions(4, 3, 1)
@pytest.mark.parametrize(
    ("green", "icons"), [("Paper", 19), ("Classification", 20), ("Classification, Paper < right", 21)]
)
def test_twenty_concept_icons_win_by_splays_that_every_edition_has(green: str, icons: int) -> None:
    t = table(
        {
            "purple": "Empiricism",
            "blue": "Genetics, Evolution, Atomic Theory, Experimentation, Computers < up",
            "yellow": "Statistics, Ecology < up",
            "red": "Colonialism",
            "green": green,
        },
        {"blue": "Writing"},
        decks={9: "Composites"},
    )
    assert t.icons(0, "concept") == icons
    end = t.dogma("Empiricism", ("blue", "green"))  # the red card drawn stays in hand
    assert end.winners == ((0,) if icons >= 20 else None)


@pytest.mark.editions(3, 1)
def test_in_the_older_editions_the_icons_are_counted_after_the_splay_and_a_sharer_wins_first() -> None:
    t = table(
        {"purple": "Empiricism"},
        {
            "blue": "Evolution, Atomic Theory, Experimentation, Physics, Tools < up",
            "purple": "Philosophy",
            "green": "Measurement, Classification",
            "yellow": "Ecology",
        },
        decks={9: "Satellites, Composites"},
    )
    before = t.icons(1, "concept")
    end = t.dogma("Empiricism", ("blue", "green"), "green", ("blue", "green"))
    assert [request.seat for request, _ in end.asked] == [0, 1, 1, 0]
    assert before < 20 <= end.icons(1, "concept")
    assert end.winners == (1,)
