"""Measurement: show and return a hand card; splay its color right and draw a card as high as that color is deep.

In the first edition return a card unseen; the color is chosen.
"""

import pytest

from engine.trace.events import Revealed
from tests.kit import NONE, table

pytestmark = pytest.mark.editions(4, 3)

BLUE = (
    "Pottery, Tools, Writing, Calendar, Mathematics, Alchemy, Translation, Experimentation, Printing Press, Chemistry"
)


@pytest.mark.parametrize(
    ("pile", "drawn", "splay"),
    [
        ("", "Sailing", "none"),
        ("Alchemy", "Sailing", "none"),
        ("Alchemy, Tools", "Philosophy", "right"),
        ("Alchemy, Tools, Writing < left", "Paper", "right"),
    ],
)
def test_draws_by_the_number_of_cards_of_that_color(pile: str, drawn: str, splay: str) -> None:
    """DRW-09: with none or one of the color nothing is splayed, but a card is drawn all the same."""
    t = table(
        {"green": "Measurement, Currency", "blue": pile, "hand": "Calendar", "score": "Pottery"},
        {"blue": "Chemistry, Physics"},
        decks={1: "Sailing", 2: "Philosophy", 3: "Paper", 4: "Invention"},
    )
    end = t.dogma("Measurement", "Calendar")
    assert end.hand(0) == {drawn}
    assert end.splay(0, "blue") == splay
    assert end.splay(0, "green") == "none"
    assert end.deck(2)[-1:] == (["Calendar"])
    assert end.score(0) == {"Pottery"}
    assert end.bystander(t, 1)


def test_the_card_is_shown_before_it_goes_back() -> None:
    t = table({"green": "Measurement", "hand": "Calendar, Oars"}, {})
    asking = t.play("dogma Measurement", idle=False)
    assert set(asking.options()) == {"calendar", "oars"}
    end = asking.play("Oars")
    shown = [entry.item.card for entry in end.entries if isinstance(entry.item, Revealed)]
    assert [end.m.catalogue.title[card] for card in shown] == ["Oars"]
    assert "Oars" in end.deck(1)
    assert "Calendar" in end.hand(0)


@pytest.mark.editions(4, 3, 1)
def test_declining_neither_splays_nor_draws() -> None:
    t = table({"green": "Measurement", "blue": "Tools, Writing", "hand": "Calendar"}, {})
    assert t.dogma("Measurement", NONE).bystander(t, 0, 1)


@pytest.mark.editions(4, 3, 1)
def test_with_an_empty_hand_nothing_is_offered() -> None:
    t = table({"green": "Measurement, Sailing", "blue": "Tools, Writing"}, {})
    assert t.dogma("Measurement").bystander(t, 0, 1)


def test_a_color_splayed_right_already_still_draws() -> None:
    """The condition is that the card was returned, not that anything can be splayed."""
    t = table(
        {"green": "Measurement", "blue": "Tools, Writing < right", "hand": "Calendar"}, {}, decks={2: "Philosophy"}
    )
    end = t.dogma("Measurement", "Calendar")
    assert end.hand(0) == {"Philosophy"}
    assert end.splay(0, "blue") == "right"


@pytest.mark.editions(4)  # an 11
def test_eleven_cards_draw_an_11_and_twelve_end_the_game() -> None:
    """4e base p. 11: attempting to draw a 12 ends the game; by score."""
    eleven = table(
        {"green": "Measurement", "blue": f"{BLUE}, Physics", "hand": "Encyclopedia"},
        {"score": "Oars"},
        decks={11: "Fusion"},
    ).dogma("Measurement", "Encyclopedia")
    assert eleven.hand(0) == {"Fusion"}
    assert eleven.winners is None
    twelve = table(
        {"green": "Measurement", "blue": f"{BLUE}, Physics, Atomic Theory", "hand": "Encyclopedia"},
        {"score": "Oars"},
        decks={11: "Fusion"},
    ).dogma("Measurement", "Encyclopedia")
    assert twelve.hand(0) == set()
    assert twelve.winners == (1,)


@pytest.mark.editions(3)  # the last age is 10
def test_ten_cards_draw_a_10_and_eleven_end_the_game() -> None:
    """3e rulebook, Draw: a card higher than 10 ends the game; by score."""
    mine, other = {"green": "Measurement", "hand": "Encyclopedia"}, {"score": "Oars"}
    ten = table({**mine, "blue": BLUE}, other, decks={10: "Robotics"}).dogma("Measurement", "Encyclopedia")
    assert ten.hand(0) == {"Robotics"}
    assert ten.winners is None
    eleven = table({**mine, "blue": f"{BLUE}, Physics"}, other, decks={10: "Robotics"})
    end = eleven.dogma("Measurement", "Encyclopedia")
    assert end.hand(0) == set()
    assert end.winners == (1,)


def test_a_sharer_uses_the_sharers_own_board() -> None:
    t = table(
        {"green": "Measurement", "blue": "Tools, Writing, Pottery"},
        {"blue": "Experimentation, Calendar", "hand": "Alchemy", "yellow": "Statistics"},
        decks={2: "Philosophy", 5: "Banking"},
    )
    end = t.dogma("Measurement", "Alchemy")
    assert end.hand(1) == {"Philosophy"}
    assert (end.splay(1, "blue"), end.splay(0, "blue")) == ("right", "none")
    assert end.free_draw
    assert end.hand(0) == {"Banking"}


@pytest.mark.editions(1)
@pytest.mark.parametrize(
    ("color", "drawn", "splay"),
    [
        ("red", "Sailing", "none"),
        ("yellow", "Sailing", "none"),
        ("green", "Philosophy", "right"),
        ("blue", "Paper", "right"),
        ("purple", "Philosophy", "right"),
    ],
)
def test_first_edition_any_color_may_be_chosen_whatever_was_returned(color: str, drawn: str, splay: str) -> None:
    """Rules notes (FAQ of 2011): also one that is splayed right already (purple) or has one card; red has none."""
    t = table(
        {
            "yellow": "Masonry",
            "green": "Measurement, Currency",
            "blue": "Alchemy, Tools, Writing < left",
            "purple": "Mysticism, Education < right",
            "hand": "Calendar, Oars",
            "score": "Pottery",
        },
        {"blue": "Chemistry, Physics"},
        decks={1: "Sailing", 2: "Philosophy", 3: "Paper", 4: "Invention"},
    )
    asking = t.play("dogma Measurement", "Oars", idle=False)
    assert asking.decider() == 0
    assert set(asking.options()) == {"red", "yellow", "green", "blue", "purple"}
    assert asking.refuses(()), "the choice of a color is no offer"
    end = asking.play(color)
    assert end.hand(0) == {"Calendar", drawn}
    assert end.deck(1)[-1] == "Oars"
    assert end.splay(0, color) == splay
    others = {"yellow": "none", "green": "none", "blue": "left", "purple": "right"}
    assert all(end.splay(0, other) == how for other, how in others.items() if other != color)
    assert end.score(0) == {"Pottery"}
    assert end.bystander(t, 1)


@pytest.mark.editions(1)
def test_first_edition_the_card_goes_back_unseen() -> None:
    t = table({"green": "Measurement", "hand": "Calendar, Oars"}, {}, decks={1: "Sailing, Tools"})
    end = t.dogma("Measurement", "Oars", "green")
    assert not [entry.item for entry in end.entries if isinstance(entry.item, Revealed)]
    assert end.deck(1) == ["Tools", "Oars"]
    assert end.hand(0) == {"Calendar", "Sailing"}


@pytest.mark.editions(1)
def test_first_edition_ten_cards_of_the_chosen_color_draw_a_10_and_eleven_end_the_game() -> None:
    mine, other = {"green": "Measurement", "hand": "Encyclopedia"}, {"score": "Oars"}
    ten = table({**mine, "blue": BLUE}, other, decks={10: "Robotics"}).dogma("Measurement", "Encyclopedia", "blue")
    assert ten.hand(0) == {"Robotics"}
    assert ten.winners is None
    eleven = table({**mine, "blue": f"{BLUE}, Physics"}, other, decks={10: "Robotics"})
    end = eleven.dogma("Measurement", "Encyclopedia", "blue")
    assert end.hand(0) == set()
    assert end.winners == (1,)


@pytest.mark.editions(1)
def test_first_edition_a_sharer_chooses_a_color_of_its_own_board() -> None:
    t = table(
        {"green": "Measurement", "blue": "Tools, Writing, Pottery"},
        {"blue": "Experimentation, Calendar", "hand": "Oars", "yellow": "Statistics"},
        decks={2: "Philosophy", 5: "Banking"},
    )
    end = t.dogma("Measurement", "Oars", "blue")
    assert end.hand(1) == {"Philosophy"}
    assert (end.splay(1, "blue"), end.splay(0, "blue")) == ("right", "none")
    assert end.free_draw
    assert end.hand(0) == {"Banking"}
