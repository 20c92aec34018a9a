"""Coal: draw and tuck a 5; perhaps splay red right; perhaps choose a color and score its top two cards.

In the older editions perhaps score a top card and the card beneath it.
"""

import pytest

from tests.kit import NONE, table

pytestmark = pytest.mark.editions(4, 3, 1)

BENEATH = {"coal": "top-card-and-beneath"}
TWICE = {"coal": "top-card-twice"}


def test_the_5_is_tucked_and_red_may_be_splayed_right() -> None:
    t = table({"red": "Coal"}, {"red": "Oars, Archery"}, decks={5: "The Pirate Code, Banking"})
    end = t.dogma("Coal", "red", NONE)
    assert end.pile(0, "red") == ["Coal", "The Pirate Code"]
    assert end.splay(0, "red") == "right"
    assert end.score(0) == end.hand(0) == set()
    assert end.bystander(t, 1)


@pytest.mark.editions(4)
def test_both_offers_may_be_declined_and_a_lone_red_card_cannot_be_splayed() -> None:
    t = table({"red": "Coal"}, {}, decks={5: "Statistics"})
    asking = t.play("dogma Coal", idle=False)
    assert set(asking.options()) == {"red", "yellow", "green", "blue", "purple"}, "the splay was not offered"
    end = asking.play(NONE)
    assert (end.pile(0, "red"), end.pile(0, "yellow")) == (["Coal"], ["Statistics"])
    assert end.score(0) == set()


@pytest.mark.editions(4)
@pytest.mark.parametrize(
    ("pile", "scored", "left"),
    [
        ("", set(), []),
        ("Writing", {"Writing"}, []),
        ("Writing, Tools", {"Writing", "Tools"}, []),
        ("Writing, Tools, Pottery", {"Writing", "Tools"}, ["Pottery"]),
    ],
)
def test_the_top_two_of_the_chosen_color_are_scored_or_as_many_as_there_are(
    pile: str, scored: set[str], left: list[str]
) -> None:
    """Golden rule (4e base p. 18); a color one does not have may be chosen."""
    t = table({"red": "Coal, Oars", "blue": pile}, {"blue": "Calendar"}, decks={5: "Statistics"})
    end = t.dogma("Coal", NONE, "blue")
    assert end.score(0) == scored
    assert end.pile(0, "blue") == left
    assert end.pile(0, "red") == ["Coal", "Oars"]
    assert end.bystander(t, 1)


@pytest.mark.editions(4)
def test_coal_itself_may_be_scored_with_its_tucked_card_and_red_forgets_its_splay() -> None:
    """4e base p. 24: a color reduced to one card or none is not splayed any more."""
    t = table({"red": "Coal, Oars < left"}, {}, decks={5: "The Pirate Code"})
    end = t.dogma("Coal", "red", "red")
    assert end.score(0) == {"Coal", "Oars"}
    assert end.pile(0, "red") == ["The Pirate Code"]
    assert end.splay(0, "red") == "none"


@pytest.mark.parametrize(
    ("pile", "scored"), [("Writing", {"Writing"}), ("Writing, Tools, Pottery", {"Writing", "Tools"})]
)
def test_top_card_and_the_one_beneath(pile: str, scored: set[str]) -> None:
    """The older editions' text, and that of the rulebook's picture (4e base p. 13)."""
    t = table({"red": "Coal", "blue": pile}, {}, decks={5: "Statistics"}, switches=BENEATH)
    asking = t.play("dogma Coal", idle=False)
    assert set(asking.options()) == {"coal", "statistics", "writing"}, "top cards, not colors"
    end = asking.play("Writing")
    assert end.score(0) == scored
    assert end.pile(0, "blue") == ["Pottery"] * ("Pottery" in pile)
    assert end.pile(0, "red") == ["Coal"]
    declined = asking.play(NONE)
    assert declined.score(0) == set()


@pytest.mark.editions(3, 1)
@pytest.mark.parametrize("reading", ["top-card-and-beneath", "top-two-of-color", "top-card-twice"])
def test_the_older_editions_have_one_text_only(reading: str) -> None:
    """Coal itself with the card tucked before; red, down to one card, forgets its splay (3e rulebook, Splaying)."""
    t = table(
        {"red": "Coal, Oars < left"}, {"red": "Archery"}, decks={5: "The Pirate Code"}, switches={"coal": reading}
    )
    asking = t.play("dogma Coal", "red", idle=False)
    assert asking.options() == ("coal",)
    end = asking.play("Coal")
    assert end.score(0) == {"Coal", "Oars"}
    assert end.pile(0, "red") == ["The Pirate Code"]
    assert end.splay(0, "red") == "none"
    assert end.bystander(t, 1)


@pytest.mark.editions(3, 1)
def test_the_card_beneath_is_of_the_same_pile_and_no_other_goes() -> None:
    t = table({"red": "Coal, Oars", "blue": "Writing", "hand": "Tools"}, {"blue": "Pottery"}, decks={5: "Statistics"})
    asking = t.play("dogma Coal", NONE, idle=False)
    assert set(asking.options()) == {"coal", "statistics", "writing"}, "top cards of my board"
    end = asking.play("Statistics")
    assert end.score(0) == {"Statistics"}, "nothing lies beneath it"
    assert (end.pile(0, "red"), end.pile(0, "blue")) == (["Coal", "Oars"], ["Writing"])
    assert end.hand(0) == {"Tools"}
    assert end.bystander(t, 1)


@pytest.mark.editions(4)
def test_reading_top_card_twice() -> None:
    """The Ukrainian rulebook's picture (p. 8): score the top card of the chosen color, and again."""
    t = table({"red": "Coal", "blue": "Writing, Tools, Pottery"}, {}, decks={5: "Statistics"}, switches=TWICE)
    end = t.dogma("Coal", "blue")
    assert end.score(0) == {"Writing", "Tools"}
    assert end.pile(0, "blue") == ["Pottery"]
    assert t.dogma("Coal", "green").score(0) == set()
    assert t.dogma("Coal", NONE).pile(0, "blue") == ["Writing", "Tools", "Pottery"]


def test_a_sharer_goes_first_and_gets_the_first_5() -> None:
    t = table({"red": "Coal"}, {"red": "Explosives"}, decks={5: "Statistics, Banking, Chemistry"})
    end = t.dogma("Coal", NONE, NONE)
    assert end.pile(1, "yellow") == ["Statistics"]
    assert end.pile(0, "green") == ["Banking"]
    assert end.free_draw
    assert end.hand(0) == {"Chemistry"}
