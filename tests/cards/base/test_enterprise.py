"""Enterprise: each victim gives me a top non-purple prosperity card and melds a 4; perhaps splay green right."""

import pytest

from tests.kit import NONE, table

pytestmark = pytest.mark.editions(4, 3, 1)


def test_the_victim_who_gives_a_card_melds_the_4() -> None:
    """CRD-14: "you" is the player demanded of; what I get is transferred, on top of my pile."""
    t = table(
        {"purple": "Enterprise", "green": "Sailing, Paper < left"},
        {"green": "Currency", "hand": "Oars"},
        decks={4: "Gunpowder, Anatomy"},
    )
    end = t.dogma("Enterprise", NONE)
    assert end.pile(0, "green") == ["Currency", "Sailing", "Paper"]
    assert end.splay(0, "green") == "left"
    assert end.pile(1, "red") == ["Gunpowder"]
    assert end.pile(1, "green") == []
    assert (end.hand(0), end.hand(1)) == (set(), {"Oars"})
    assert not end.free_draw


def test_the_victim_picks_a_top_card_with_prosperity_that_is_not_purple() -> None:
    t = table(
        {"purple": "Enterprise"},
        {
            "red": "Oars",
            "yellow": "Masonry, Canal Building",
            "blue": "Writing",
            "purple": "City States",
            "hand": "Paper",
        },
        decks={4: "Gunpowder"},
    )
    assert t.icons(0, "prosperity") == 3
    u = table(
        {"purple": "Enterprise", "yellow": "Canal Building"},
        {"red": "Oars", "blue": "Writing", "purple": "City States", "yellow": "Masonry, Medicine", "hand": "Paper"},
        decks={4: "Gunpowder"},
    )
    assert t.dogma("Enterprise").bystander(t, 0, 1), "four prosperity to three: not vulnerable"
    asking = u.play("dogma Enterprise", idle=False)
    assert asking.decider() == 1
    assert set(asking.options()) == {"oars", "writing"}
    end = asking.play("Writing")
    assert end.pile(0, "blue") == ["Writing"]
    assert end.pile(1, "red") == ["Gunpowder", "Oars"]
    assert end.pile(1, "purple") == ["City States"]
    assert end.pile(1, "yellow") == ["Masonry", "Medicine"]


def test_nothing_given_nothing_melded() -> None:
    t = table({"purple": "Enterprise"}, {"purple": "City States", "blue": "Tools, Writing", "hand": "Sailing"})
    assert t.dogma("Enterprise").bystander(t, 0, 1)


def test_green_may_be_splayed_right_with_the_card_just_received() -> None:
    t = table({"purple": "Enterprise", "green": "The Wheel", "red": "Oars, Archery"}, {"green": "Currency"})
    asking = t.play("dogma Enterprise", idle=False)
    assert asking.options() == ("green",)
    assert asking.play("green").splay(0, "green") == "right"
    assert asking.play(NONE).splay(0, "green") == "none"


def test_an_immune_player_shares_the_splay_and_gives_nothing() -> None:
    t = table(
        {"purple": "Enterprise"},
        {"green": "Sailing"},
        {"green": "Navigation, The Wheel", "blue": "Writing"},
        decks={4: "Gunpowder, Anatomy"},
    )
    end = t.dogma("Enterprise", "green")
    assert end.pile(0, "green") == ["Sailing"]
    assert end.pile(1, "red") == ["Gunpowder"]
    assert end.pile(2, "blue") == ["Writing"]
    assert end.splay(2, "green") == "right"
    assert end.free_draw
    assert end.hand(0) == {"Anatomy"}
