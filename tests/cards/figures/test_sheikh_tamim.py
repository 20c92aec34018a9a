"""Sheikh Tamim: for a card with the featured icon a Decree is issued before a Dogma action."""

import pytest

from tests.kit import NONE, Table, empty, table


def writing(**more: str) -> Table:
    """Writing features light bulbs, which Tools and Philosophy show and Oars does not; The Wheel is green."""
    mine = {"red": "Sheikh Tamim", "blue": "Writing", "hand": "Philosophy, Oars", "green": "The Wheel, Sailing", **more}
    return table(mine, {"score": "Pottery"}, decks={2: "Calendar"}, further_decks=empty("figures"))


def test_the_decree_of_the_returned_cards_color_is_issued_and_claimed() -> None:
    """No hand is junked: Philosophy is purple, so it is Rivalry."""
    end = writing().play("dogma writing", "Philosophy")
    assert end.hand(0) == {"Oars", "Calendar"}
    assert end.achievements(0) == {"Rivalry"}
    assert end.score(1) == set()


def test_it_may_be_declined() -> None:
    end = writing().play("dogma writing", NONE)
    assert end.hand(0) == {"Philosophy", "Oars", "Calendar"}
    assert end.achievements(0) == set()


def test_only_a_card_with_the_featured_icon_can_be_returned() -> None:
    asked = writing().play("dogma writing", idle=False)
    assert asked.options() == ("philosophy",)
    assert writing(hand="Oars").play("dogma writing").achievements(0) == set()


def test_where_the_decree_lies_decides_here_too() -> None:
    mine = writing(achievements="Rivalry").play("dogma writing", "Philosophy")
    assert (mine.achievements(0), mine.score(1)) == ({"Rivalry"}, set())
    t = table(
        {"red": "Sheikh Tamim", "blue": "Writing", "hand": "Philosophy"},
        {"score": "Pottery", "achievements": "Rivalry"},
        decks={2: "Calendar"},
    )
    theirs = t.play("dogma writing", "Philosophy")
    assert (theirs.score(1), "Rivalry" in theirs.zone("decree-supply")) == ({"Pottery"}, True)


@pytest.mark.parametrize(("choice", "fits"), [("who-takes-part", ("philosophy",)), ("featured-icon", ("plato",))])
def test_whether_an_auspice_changes_the_icon_is_a_switch(choice: str, fits: tuple[str, ...]) -> None:
    """Sneferu has an avatar and no light bulb."""
    t = table(
        {"red": "Sheikh Tamim", "blue": "Writing", "purple": "William Shakespeare", "hand": "Philosophy, Sneferu"},
        {},
        switches={"auspice-changes": choice},
    )
    asked = t.play("auspice writing", idle=False)
    assert asked.options() == (fits if choice == "who-takes-part" else ("sneferu",))
